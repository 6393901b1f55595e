"""Where the nodes of a drawn tree stand, and which of many brothers are drawn.

    down        leaves side by side, parents above the middle of their children; edges fan out in the first third and then go down
    across      the same, turned: a leaf a row, a level a column

What is not drawn is counted: brothers as "… 6 more", what lies deeper as "… 6 below", moves that were cut off by their names.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from prunus.core.drawing import Drawing
from prunus.draw.board import Board
from prunus.draw.paper import room, wrapped
from prunus.draw.style import TEXT, VALUE
from prunus.draw.words import moved, named, number, verdict, window
from prunus.searches.shared.recording import Node, Pruned, Recording

BOX_HEIGHT, LEAST_BOX = 26, 36
DOWN_GAP, ACROSS_GAP = 76, 30  # of an edge: from level to level, and for its bend
BETWEEN, ROW = 14, 7  # leaves side by side, and one below the other
BESIDE = 7  # from a line to what is written beside it
LINE = 15
MOST_LINES, LINE_ROOM = 3, 86  # of the names of moves that were cut off


class Cut(NamedTuple):
    """Moves that were not tried; the first of `together` such brothers says why, in short lines."""

    moves: tuple[Pruned, ...]
    why: list[str]
    together: int


class Folded(NamedTuple):
    """Brothers that were visited and are not drawn."""

    number: int


@dataclass
class Place:
    """A node, moves that were cut off, or brothers that are not drawn; the middle of its box at (x, y). Whoever draws something
    else says what is written in the box and beside its edge."""

    item: Node | Cut | Folded | None
    ply: int
    children: list[Place] = field(default_factory=list)
    hidden: int = 0  # children that are not drawn
    x: float = 0.0
    y: float = 0.0

    def all(self) -> Iterator[Place]:
        """This place and everything below it."""
        yield self
        for child in self.children:
            yield from child.all()

    @property
    def inside(self) -> list[str]:
        """What is written in the box: the name of the node and its value; of what was cut off, what everybody can read there."""
        if isinstance(self.item, Node):
            return [" ".join(filter(None, [self.item.label, verdict(self.item)]))]
        if isinstance(self.item, Folded):
            return [f"… {self.item.number} more"]
        assert self.item is not None
        if len(self.item.moves) == 1:
            only = self.item.moves[0]
            return [" ".join(filter(None, [only.label, "" if only.value is None else number(only.value)])) or only.move]
        lines = wrapped(", ".join(map(named, self.item.moves)), lambda line: room(line, TEXT) <= LINE_ROOM)
        if len(lines) > MOST_LINES:
            shown = sum(line.count(",") for line in lines[: MOST_LINES - 1])
            lines = [*lines[: MOST_LINES - 1], f"… {len(self.item.moves) - shown} more"]
        return lines

    @property
    def beside(self) -> list[str]:
        """What is written beside its edge: the move, unless its name is in the box, and the window."""
        if isinstance(self.item, Node):
            return [moved(self.item), "" if self.item.is_leaf or not self.ply else window(self.item)]
        if isinstance(self.item, Cut) and len(self.item.moves) == 1:
            only = self.item.moves[0]
            is_in_box = only.value is None and self.inside[0] == only.move
            return ["" if is_in_box else moved(only), ""]
        return ["", ""]

    @property
    def below(self) -> list[str]:
        """What is written below the box, or behind it: what lies deeper, or why this was cut off."""
        if isinstance(self.item, Cut):
            return self.item.why
        return [f"… {self.hidden} below"] if self.hidden else []


class Frame(NamedTuple):
    """How a tree is laid out: the look of boards and the size of a cell, 0 without, and whether it grows from left to right."""

    drawing: Drawing | None
    cell: float
    is_across: bool

    def board(self, place: Place) -> Board | None:
        if not self.cell or self.drawing is None or not isinstance(place.item, Node) or not place.item.board:
            return None
        placed = place.item.placed
        return Board(self.drawing, place.item.board, (placed[0], placed[1]) if placed else None)

    def box(self, place: Place) -> tuple[float, float]:
        """Width and height of the box."""
        lines = place.inside
        size = VALUE if isinstance(place.item, Node) or len(lines) == 1 else TEXT
        return max(LEAST_BOX, *(room(line, size) + 14 for line in lines)), BOX_HEIGHT + LINE * (len(lines) - 1)

    def body(self, place: Place) -> tuple[float, float]:
        """Width and height of the box with its board: below it, or behind it in a tree that grows to the right."""
        width, height = self.box(place)
        board = self.board(place)
        if board is None:
            return width, height
        wide, high = board.size(self.cell)
        return (width + 5 + wide, max(height, high)) if self.is_across else (max(width, wide), height + 5 + high)

    def label(self, place: Place) -> float:
        """The room for what is written beside an edge."""
        if self.is_across:
            return sum(room(text, TEXT) + BESIDE for text in place.beside if text)
        return max(room(text, TEXT) for text in place.beside)


class Extent(NamedTuple):
    width: float
    height: float


def laid_out(root: Place, frame: Frame) -> Extent:
    """Put every place where it belongs, the upper left corner of the whole at (0, 0); how large it is."""
    return _across(root, frame) if frame.is_across else _down(root, frame)


def _down(root: Place, frame: Frame) -> Extent:
    heights: dict[int, float] = {}
    for place in root.all():
        heights[place.ply] = max(heights.get(place.ply, 0), frame.body(place)[1])
    tops = {0: 0.0}
    for ply in range(1, max(heights) + 1):
        tops[ply] = tops[ply - 1] + heights[ply - 1] + DOWN_GAP

    def put(place: Place, left: float) -> float:
        """Put a place and what is below it to the right of `left`; where that ends."""
        own_left, own_right = _sides(place, frame)
        place.y = tops[place.ply] + frame.box(place)[1] / 2
        right = left
        for child in place.children:
            right = put(child, right)
        place.x = (place.children[0].x + place.children[-1].x) / 2 if place.children else left + own_left
        short = left + own_left - place.x
        if short > 0:  # what is written here is wider than all that is below
            for each in place.all():
                each.x += short
            right += short
        return max(right, place.x + own_right)

    width = put(root, 0)
    lowest = max(place.y - frame.box(place)[1] / 2 + frame.body(place)[1] + LINE * len(place.below) for place in root.all())
    return Extent(width, lowest)


def _sides(place: Place, frame: Frame) -> tuple[float, float]:
    """How far a place reaches to the left and right of its edge."""
    half = frame.body(place)[0] / 2
    if not isinstance(place.item, Cut) or place.item.together == 1:
        half = max([half, *(room(text, TEXT) / 2 for text in place.below)])
    label = frame.label(place)
    return half + BETWEEN / 2, max(half, label + BESIDE if label else 0) + BETWEEN / 2


def _across(root: Place, frame: Frame) -> Extent:
    widths: dict[int, float] = {}
    labels: dict[int, float] = {}
    for place in root.all():
        behind = room(" ".join(place.below), TEXT) + BESIDE if place.below else 0.0
        widths[place.ply] = max(widths.get(place.ply, 0), frame.body(place)[0] + behind)
        labels[place.ply] = max(labels.get(place.ply, 0), frame.label(place))
    lefts = {0: 0.0}
    for ply in range(1, max(widths) + 1):
        lefts[ply] = lefts[ply - 1] + widths[ply - 1] + ACROSS_GAP + labels[ply] + 2 * BESIDE

    def put(place: Place, top: float) -> float:
        height = frame.body(place)[1] + ROW
        place.x = lefts[place.ply] + frame.box(place)[0] / 2
        bottom = top
        for child in place.children:
            bottom = put(child, bottom)
        place.y = (place.children[0].y + place.children[-1].y) / 2 if place.children else top + height / 2
        short = top + height / 2 - place.y
        if short > 0:
            for each in place.all():
                each.y += short
            bottom += short
        return max(bottom, place.y + height / 2)

    height = put(root, 0)
    return Extent(lefts[max(lefts)] + widths[max(widths)], height)


def chosen(recording: Recording, root: Node, deepest: int, most: int, best: set[int]) -> Place:
    """The tree below a root down to a ply, with at most so many of every node's children, and its cut off moves."""
    below = recording.children()

    def place(node: Node) -> Place:
        here, visited = Place(node, node.ply), below[node.number]
        if node.ply >= deepest:
            here.hidden = len(visited)
            return here
        kept = _kept(node, visited, most, best)
        for is_drawn, group in itertools.groupby(visited, lambda child: child.number in kept):
            brothers = list(group)
            if is_drawn:
                here.children += map(place, brothers)
            elif len(brothers) == 1:  # which takes no more room than a word about it
                here.children.append(Place(brothers[0], node.ply + 1, hidden=len(below[brothers[0].number])))
            else:
                here.children.append(Place(Folded(len(brothers)), node.ply + 1))
        if node.cutoff:
            is_told_apart = len(node.pruned) <= most and any(each.label or each.value is not None for each in node.pruned)
            groups = [(each,) for each in node.pruned] if is_told_apart else [tuple(node.pruned)]
            for i, moves in enumerate(groups):
                why = f"{node.cutoff} cutoff".rsplit(" ", 1) if i == 0 else []
                here.children.append(Place(Cut(moves, why, len(groups)), node.ply + 1))
        return here

    return place(root)


def _kept(node: Node, visited: list[Node], most: int, best: set[int]) -> set[int]:
    """The children that are drawn: that of the line first, then the one that cut, those better than all before, the rest."""
    if len(visited) <= most:
        return {child.number for child in visited}
    better: set[int] = set()
    best_value: Fraction | None = None
    for child in visited:
        value = Fraction(child.value)
        if best_value is None or (value > best_value if node.is_max else value < best_value):
            better.add(child.number)
            best_value = value
    last = {visited[-1].number} if node.cutoff else set()
    first = {visited[0].number}
    order = sorted(visited, key=lambda child: [child.number not in each for each in (best, last, first, better)])
    return {child.number for child in order[:most]}
