"""A recorded search as an SVG for a slide: windows beside the edges, bounds in the nodes, severed branches in red.

A search of several looks at the root is drawn as so many trees, numbered, each with its window and what it returned. Trees that are
too wide are folded; those that are much wider than high grow from left to right.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from prunus.draw.layout import LINE, Extent, Frame, Place, chosen, laid_out
from prunus.draw.paper import MARGIN, room, sheet
from prunus.draw.pen import Pen, level_of
from prunus.draw.style import TEXT, TITLE, VALUE
from prunus.draw.words import look, shown_depth, title
from prunus.searches.shared.recording import Node, Recording

WIDTH, HEIGHT = 1200, 900  # of a slide
LEAST_WIDTH = 420
HEAD = 52  # where trees begin
LOOK_HEAD = 26  # above a tree of several
BETWEEN_LOOKS = 36
MOST_LOOKS = 8
BROTHERS = (1000, 8, 6, 5, 4, 3)  # at most so many of a node's children, the more the better
MUCH_WIDER = 3
BOARD, LEAST_CELL = 60, 8  # the width of a board at a node, and of one of its cells


@dataclass
class Tree:
    """A look at the root, laid out."""

    place: Place
    frame: Frame
    extent: Extent
    heading: str
    left: float = 0.0
    top: float = 0.0

    @property
    def levels(self) -> float:
        """The room for the names of levels: left of a tree, or above one that grows to the right."""
        texts = {text for place in self.place.all() if isinstance(place.item, Node) for text in level_of(place.item)}
        return LINE * 2 + 4 if self.frame.is_across else max(room(text, TEXT) for text in texts) + 14

    @property
    def width(self) -> float:
        wide = self.extent.width + (0 if self.frame.is_across else self.levels)
        return max(wide, room(self.heading, VALUE))

    @property
    def height(self) -> float:
        return self.extent.height + (self.levels if self.frame.is_across else 0) + (LOOK_HEAD if self.heading else 0)


def tree_svg(recording: Recording, limit: int = 300, width: int = WIDTH) -> str:
    """The picture, as deep as `limit` nodes allow, and about as wide as a slide or as `width` says."""
    trees, hidden = fitted(recording, limit, width)
    wide, high = _arranged(trees, width)
    body = list(itertools.chain.from_iterable(_drawn(tree, recording.best_line()) for tree in trees))
    if hidden:
        body.append(f'<text class="level" x="{MARGIN}" y="{high + 6:.0f}">… {hidden} looks between them are not drawn</text>')
        high += LINE
    more = f" · {recording.dropped:,} nodes not recorded" if recording.dropped else ""
    said = title(recording) + more
    return sheet(said, max(wide, LEAST_WIDTH, min(room(said, TITLE) + 2 * MARGIN, WIDTH * 0.6)), high, body)


def fitted(recording: Recording, limit: int, width: int) -> tuple[list[Tree], int]:
    """The trees as they fit on a slide: with boards if there is room, else without; folded as little, and as deep, as possible."""
    roots = recording.roots
    hidden = max(0, len(roots) - MOST_LOOKS)
    shown = roots if not hidden else [*roots[: MOST_LOOKS // 2], *roots[-MOST_LOOKS // 2 :]]
    best, found = recording.best_line(), None
    cells = [max(LEAST_CELL, BOARD // max(len(row) for row in recording.nodes[0].board)), 0] if recording.nodes[0].board else [0]
    for deepest in range(shown_depth(recording, limit), 0, -1):
        for cell, most, is_across in itertools.product(cells, BROTHERS, (False, True)):
            found = [
                _tree(recording, root, (deepest, most), Frame(recording.drawing, cell, is_across), best, len(roots))
                for root in shown
            ]
            if all(_fits(tree, width) for tree in found) and _arranged(found, width)[1] <= HEIGHT * (1 if len(found) == 1 else 2):
                return found, hidden
    return found or [_tree(recording, root, (0, 0), Frame(recording.drawing, 0, False), best, len(roots)) for root in shown], hidden


def _tree(recording: Recording, root: Node, most: tuple[int, int], frame: Frame, best: set[int], looks: int) -> Tree:
    place = chosen(recording, root, *most, best)
    return Tree(place, frame, laid_out(place, frame), look(root, looks) if looks > 1 else "")


def _fits(tree: Tree, width: int) -> bool:
    if tree.width > width - 2 * MARGIN or tree.height > HEIGHT:
        return False
    return tree.frame.is_across or tree.width <= max(MUCH_WIDER * tree.height, width / 2)


def _arranged(trees: list[Tree], width: int) -> tuple[float, float]:
    """Put trees side by side, in as many rows as they need; the size of the sheet."""
    left, top, row, widest = float(MARGIN), float(HEAD), 0.0, 0.0
    for tree in trees:
        if left > MARGIN and left + tree.width > width - MARGIN:
            left, top, row = MARGIN, top + row + BETWEEN_LOOKS, 0.0
        tree.left, tree.top = left, top
        left += tree.width + BETWEEN_LOOKS
        row, widest = max(row, tree.height), max(widest, left - BETWEEN_LOOKS + MARGIN)
    return widest, top + row + MARGIN


def _drawn(tree: Tree, best: set[int]) -> Iterator[str]:
    """A tree at its place on the paper: edges first, then boxes, then what is written."""
    x, y = tree.left, tree.top
    if tree.heading:
        yield f'<text class="look" x="{x:.1f}" y="{y + 4:.1f}">{escape(tree.heading)}</text>'
        y += LOOK_HEAD
    yield from levels(tree, x, y)
    if tree.frame.is_across:
        y += tree.levels
    else:
        x += tree.levels
    pen = Pen(tree.frame, x, y, best)
    for draw in (pen.edges, pen.shape, pen.texts):
        for place in tree.place.all():
            yield from draw(place)


def levels(tree: Tree, x: float, y: float) -> Iterator[str]:
    """Who moves at each level; where there are leaves alone, only what the game calls the player."""
    nodes = [(place, place.item) for place in tree.place.all() if isinstance(place.item, Node)]
    for ply in range(max(place.ply for place, _ in nodes) + 1):
        here = [(place, node) for place, node in nodes if place.ply == ply]
        place, node = here[0]
        lines = level_of(node)[1:] if all(node.is_leaf for _, node in here) else level_of(node)
        wide, _ = tree.frame.box(place)
        left, top = (x + place.x - wide / 2, y + 8) if tree.frame.is_across else (x, y + place.y + 4)
        for i, text in enumerate(lines):
            yield f'<text class="level" x="{left:.1f}" y="{top + i * LINE:.1f}">{escape(text)}</text>'
