"""The pen: how the places of a tree that is laid out look on paper."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from prunus.draw.layout import ACROSS_GAP, BESIDE, DOWN_GAP, LINE, Cut, Folded, Frame, Place
from prunus.draw.paper import room
from prunus.draw.style import TEXT
from prunus.draw.words import cutoff, name_of, player, verdict, window
from prunus.searches.shared.recording import Node


class Pen:
    """Draws places of a tree whose upper left corner is at (left, top)."""

    def __init__(self, frame: Frame, left: float, top: float, best: set[int]) -> None:
        self.frame, self.left, self.top, self.best = frame, left, top, best

    def middle(self, place: Place) -> tuple[float, float]:
        return self.left + place.x, self.top + place.y

    def leaving(self, place: Place) -> tuple[float, float]:
        """Where the edges to its children begin."""
        (x, y), (wide, high), (whole_wide, whole_high) = self.middle(place), self.frame.box(place), self.frame.body(place)
        if self.frame.is_across:
            return x - wide / 2 + whole_wide, y
        return x, y - high / 2 + whole_high

    def bend(self, place: Place, child: Place) -> tuple[float, float]:
        """Where the edge to a child has reached the line on which the child is entered: at one third."""
        (x, y), (cx, cy) = self.leaving(place), self.middle(child)
        return (x + ACROSS_GAP, cy) if self.frame.is_across else (cx, y + DOWN_GAP / 3)

    def edges(self, place: Place) -> Iterator[str]:
        x, y = self.leaving(place)
        for child in place.children:
            (bx, by), (cx, cy), (wide, high) = self.bend(place, child), self.middle(child), self.frame.box(child)
            ex, ey = (cx - wide / 2, cy) if self.frame.is_across else (cx, cy - high / 2)
            way = f'd="M{x:.1f} {y:.1f} L{bx:.1f} {by:.1f} L{ex:.1f} {ey:.1f}"'
            if isinstance(child.item, Cut):
                yield f'<path class="severed" {way}/>'
                yield _strokes((bx + ex) / 2, (by + ey) / 2, self.frame.is_across)
            else:
                is_best = isinstance(child.item, Node) and child.item.number in self.best
                yield f'<path class="{"edge line" if is_best else "edge"}" {way}/>'

    def shape(self, place: Place) -> Iterator[str]:
        (x, y), (wide, high), item = self.middle(place), self.frame.box(place), place.item
        if isinstance(item, Node):
            kind = "leaf" if item.is_leaf else player(item.is_max).lower()
            yield f"<g><title>{escape(_said(item))}</title>"
        else:
            kind = "stub"
        if not isinstance(item, Folded):
            yield _box(x, y, wide, high, kind)
        lines, size = place.inside, "value" if isinstance(item, Node) or len(place.inside) == 1 else ""
        shade = "" if isinstance(item, Node) else "more" if isinstance(item, Folded) else "faint"
        for i, line in enumerate(lines):
            at = y + 5 + (i - (len(lines) - 1) / 2) * LINE
            yield f'<text class="{f"{size} {shade}".strip()}" x="{x:.1f}" y="{at:.1f}">{escape(line)}</text>'
        board = self.frame.board(place)
        if board is not None:
            wide_board, high_board = board.size(self.frame.cell)
            if self.frame.is_across:
                yield from board.shapes(x + wide / 2 + 5, y - high_board / 2, self.frame.cell)
            else:
                yield from board.shapes(x - wide_board / 2, y + high / 2 + 5, self.frame.cell)
        if isinstance(item, Node):
            yield "</g>"

    def texts(self, place: Place) -> Iterator[str]:
        """What is written beside edges, and below boxes."""
        yield from self._below(place)
        for child in place.children:
            (bx, by), (move, span) = self.bend(place, child), child.beside
            kind = "move" if isinstance(child.item, Node) else "move faint"
            if self.frame.is_across:
                x, y = bx + BESIDE, by - 6
                places = [(x, y), (x + (room(move, TEXT) + BESIDE if move else 0), y)]
            else:
                x, y = bx + BESIDE, by + 15
                places = [(x, y), (x, y + (LINE if move else 4))]
            for (at, down), text, style in zip(places, (move, span), (kind, "window"), strict=True):
                if text:
                    yield f'<text class="{style}" x="{at:.1f}" y="{down:.1f}">{escape(text)}</text>'
        reasons = [child for child in place.children if isinstance(child.item, Cut)]
        if reasons:
            yield from self._reason(reasons)

    def _below(self, place: Place) -> Iterator[str]:
        if isinstance(place.item, Node) and place.below:
            x, y = self.leaving(place)
            if self.frame.is_across:
                yield f'<text class="level" x="{x + BESIDE:.1f}" y="{y + 4:.1f}">{place.below[0]}</text>'
            else:
                yield f'<text class="more" x="{x:.1f}" y="{y + LINE:.1f}">{place.below[0]}</text>'

    def _reason(self, stubs: list[Place]) -> Iterator[str]:
        """Why moves were cut off: below their boxes, or behind the first."""
        lines = stubs[0].below
        if self.frame.is_across:
            (x, y), (wide, _) = self.middle(stubs[0]), self.frame.box(stubs[0])
            at = x + wide / 2 + BESIDE + room(" ".join(lines), TEXT) / 2
            yield f'<text class="why" x="{at:.1f}" y="{y + 4:.1f}">{" ".join(lines)}</text>'
            return
        x = (self.middle(stubs[0])[0] + self.middle(stubs[-1])[0]) / 2
        bottom = max(self.middle(stub)[1] + self.frame.box(stub)[1] / 2 for stub in stubs)
        for i, line in enumerate(lines):
            yield f'<text class="why" x="{x:.1f}" y="{bottom + LINE * (i + 1):.1f}">{line}</text>'


def _said(node: Node) -> str:
    """A node in a sentence, for the mouse."""
    parts = [f"node {node.number}", name_of(node), *level_of(node)]
    if node.is_leaf:
        return ", ".join(filter(None, [*parts, f"leaf, value {verdict(node)}"]))
    return ", ".join(
        filter(None, [*parts, f"window {window(node)}", f"value {verdict(node)}", cutoff(node) if node.cutoff else ""])
    )


def _strokes(x: float, y: float, is_across: bool) -> str:
    """Two strokes across a branch that was cut off."""
    ways = [f"M{x - 7:.1f} {y + shift + 3:.1f} L{x + 7:.1f} {y + shift - 3:.1f}" for shift in (-2.5, 2.5)]
    if is_across:
        ways = [f"M{x + shift + 3:.1f} {y - 7:.1f} L{x + shift - 3:.1f} {y + 7:.1f}" for shift in (-2.5, 2.5)]
    return f'<path class="cut" d="{" ".join(ways)}"/>'


def _box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """Rounded for MAX, with a flat bottom for MIN, and with corners for leaves and what was cut off."""
    left, top = x - width / 2, y - height / 2
    if kind == "min":
        sides = f"v{height - 12:.1f} h{-width:.1f} v{12 - height:.1f}"
        way = f"M{left:.1f} {top + 12:.1f} a12 12 0 0 1 12 -12 h{width - 24:.1f} a12 12 0 0 1 12 12 {sides} Z"
        return f'<path class="min" d="{way}"/>'
    radius = 12 if kind == "max" else 2
    return f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius}"/>'


def level_of(node: Node) -> list[str]:
    """MAX or MIN, and who that is in the words of the game."""
    who = player(node.is_max)
    return [who, *([node.player] if node.player not in ("", who) else [])]
