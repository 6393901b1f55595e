"""A recorded search as an SVG for a slide: windows on the edges, bounds on the nodes, severed branches in red."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from prunus.draw.board import squares
from prunus.draw.layout import Place, arranged
from prunus.draw.paper import MARGIN, room, sheet
from prunus.draw.style import SMALL, TEXT, TINY
from prunus.draw.words import name_of, number, player, title, verdict, window
from prunus.searches.shared.recording import Node, Recording

LEVEL, HEAD, LEVELS_WIDTH = 104, 56, 44
NODE_WIDTH, NODE_HEIGHT = 58, 26
LEAF_WIDTH, LEAST_WIDTH = 74, 420
SLOPE = 0.8  # how far down an edge its move and window are written
BOARD_ROOM = 40  # boards are drawn when the tree is at most so many leaves wide


def tree_svg(recording: Recording, limit: int = 300) -> str:
    """The picture, as deep as `limit` nodes allow."""
    root, leaves, lowest = arranged(recording, limit)
    rows = recording.nodes[0].board
    drawn = rows if rows and leaves <= BOARD_ROOM else []
    cell = max(9, 56 // len(drawn[0])) if drawn else 0
    unit = max(_widest(root), len(drawn[0]) * cell + 16 if drawn else 0)
    level = LEVEL + len(drawn) * cell
    width = 2 * MARGIN + LEVELS_WIDTH + max(leaves * unit, LEAST_WIDTH)
    height = HEAD + 20 + lowest * level + NODE_HEIGHT / 2 + len(drawn) * cell + 20 + MARGIN
    canvas = _Canvas(recording, unit, level, cell)
    body = [*canvas.levels(lowest), *canvas.edges(root), *canvas.shapes(root), *canvas.texts(root)]
    more = f" · {recording.dropped:,} nodes not recorded" if recording.dropped else ""
    return sheet(title(recording) + more, width, height, body)


def _widest(place: Place) -> float:
    """The width of a leaf that leaves room for every text at and below a place."""
    texts = [room(_inside(place), TEXT) + 16]
    if place.ply:
        # Edges run together towards the parent, and what is written on them is drawn SLOPE of the way down.
        texts.append((room(_above(place), SMALL) + 6) / SLOPE)
        texts.append((room(_between(place), TINY) + 6) / SLOPE)
    return max([LEAF_WIDTH, *texts, *map(_widest, place.children)])


def _inside(place: Place) -> str:
    """What is written in the box: the value of a node; where a move was pruned, what everybody can read there."""
    item = place.item
    if isinstance(item, Node):
        return verdict(item)
    return item.label if item.value is None else number(item.value)


def _above(place: Place) -> str:
    """What is written above the box: the move, and the name of the position, unless that is in the box."""
    item = place.item
    if isinstance(item, Node) or item.value is not None:
        return name_of(item)
    return "" if item.move == item.label else item.move


def _between(place: Place) -> str:
    """What is written between move and box: the window."""
    return window(place.item) if isinstance(place.item, Node) else ""


class _Canvas:
    """Where a place is on the paper, and how its parts look; `cell` is the size of a board's square, 0 without boards."""

    def __init__(self, recording: Recording, unit: float, level: float, cell: int) -> None:
        self.unit, self.level, self.cell = unit, level, cell
        self.best = self._best_line(recording)
        self.root_is_max = recording.nodes[0].is_max

    @staticmethod
    def _best_line(recording: Recording) -> set[int]:
        """The numbers of the nodes on the line that the search returned."""
        children, node, best = recording.children(), 0, {0}
        for move in recording.result["line"]:
            # Null windows visit a move again; the last visit is the one that settled it.
            node = next((child.number for child in reversed(children[node]) if child.move == move), -1)
            if node < 0:
                break
            best.add(node)
        return best

    def point(self, place: Place) -> tuple[float, float]:
        return MARGIN + LEVELS_WIDTH + (place.x + 0.5) * self.unit, HEAD + 20 + place.ply * self.level

    def bottom(self, place: Place) -> float:
        """The lower end of a box with the board below it."""
        board = len(place.item.board) * self.cell + 6 if self.cell and isinstance(place.item, Node) else 0
        return self.point(place)[1] + NODE_HEIGHT / 2 + board

    def levels(self, lowest: int) -> Iterator[str]:
        for ply in range(lowest + 1):
            y = HEAD + 24 + ply * self.level
            yield f'<text class="level" x="{MARGIN}" y="{y:.0f}">{player((ply % 2 == 0) == self.root_is_max)}</text>'

    def edges(self, place: Place) -> Iterator[str]:
        (x, _), bottom = self.point(place), self.bottom(place)
        for child in place.children:
            cx, cy = self.point(child)
            top = cy - NODE_HEIGHT / 2
            if isinstance(child.item, Node):
                kind = "edge line" if child.item.number in self.best else "edge"
                yield f'<path class="{kind}" d="M{x:.1f} {bottom:.1f} L{cx:.1f} {top:.1f}"/>'
            else:
                yield f'<path class="severed" d="M{x:.1f} {bottom:.1f} L{cx:.1f} {top:.1f}"/>'
                yield from _scissors(x + 0.45 * (cx - x), bottom + 0.45 * (top - bottom))
            yield from self.edges(child)

    def shapes(self, place: Place) -> Iterator[str]:
        (x, y), text = self.point(place), _inside(place)
        if isinstance(place.item, Node):
            node = place.item
            yield _box(x, y, "leaf" if node.is_leaf else player(node.is_max).lower(), text)
            yield f'<text x="{x:.1f}" y="{y + 4:.1f}">{escape(text)}</text>'
            if self.cell:
                yield from squares(x, y + NODE_HEIGHT / 2 + 3, node.board, self.cell)
        else:
            yield _box(x, y, "stub", text)
            yield f'<text class="faint" x="{x:.1f}" y="{y + 4:.1f}">{escape(text)}</text>'
        for child in place.children:
            yield from self.shapes(child)

    def texts(self, place: Place) -> Iterator[str]:
        """What is written across edges: moves, windows and reasons."""
        (x, _), bottom = self.point(place), self.bottom(place)
        if isinstance(place.item, Node) and place.item.cutoff:
            yield f'<text class="why" x="{x:.1f}" y="{bottom + 14:.1f}">{place.item.cutoff} cutoff</text>'
        elif place.hidden:
            yield f'<text class="more" x="{x:.1f}" y="{bottom + 14:.1f}">… {place.hidden} below</text>'
        for child in place.children:
            cx, cy = self.point(child)
            tx, ty = x + SLOPE * (cx - x), bottom + SLOPE * (cy - NODE_HEIGHT / 2 - bottom)
            kind, up = ("move", 12) if isinstance(child.item, Node) else ("move faint", 0)
            if _above(child):
                yield f'<text class="{kind}" x="{tx:.1f}" y="{ty - up:.1f}">{escape(_above(child))}</text>'
            if _between(child):
                yield f'<text class="window" x="{tx:.1f}" y="{ty:.1f}">{escape(_between(child))}</text>'
            yield from self.texts(child)


def _scissors(x: float, y: float) -> Iterator[str]:
    for shift in (-2, 3):
        yield f'<path class="cut" d="M{x - 7:.1f} {y + shift + 3:.1f} L{x + 7:.1f} {y + shift - 3:.1f}"/>'


def _box(x: float, y: float, kind: str, text: str) -> str:
    width = max(NODE_WIDTH, room(text, TEXT) + 10)
    radius = 3 if kind in ("leaf", "stub") else 12
    size = f'width="{width:.1f}" height="{NODE_HEIGHT}" rx="{radius}"'
    return f'<rect class="{kind}" x="{x - width / 2:.1f}" y="{y - NODE_HEIGHT / 2:.1f}" {size}/>'
