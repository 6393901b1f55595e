"""A recorded search as a picture that plays by itself: an SVG in which nodes, bounds and cuts come as the search finds them.

For places that show pictures and nothing else. All of its times are style sheets: nothing is a program, and whoever has asked for
less motion, or prints it, sees the end. A picture that can be stepped through is `recording.html()`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any
from xml.sax.saxutils import escape

from prunus.draw.layout import LINE, Cut, Place
from prunus.draw.paper import MARGIN, canvas, room, wrapped
from prunus.draw.pen import Pen
from prunus.draw.style import VALUE
from prunus.draw.svg import WIDTH, Tree, fitted, levels
from prunus.draw.words import SIGN, number
from prunus.errors import DoesNotFit
from prunus.searches.shared.recording import Node, Recording
from prunus.searches.steps.script import Script

PACE, REST = 1.6, 6.0  # seconds of a step, and of the end
MOST = 60  # steps: a picture of more would not be waited for
LEAST, TOP = 640, 20  # the width that sentences take, and what is above the tree
TITLE = "A search that plays by itself"


@dataclass
class Moment(Place):
    """A node as it looks for a while."""

    text: str = ""

    @property
    def inside(self) -> list[str]:
        return [self.text]


class Times:
    """When something is to be seen: from one step on, up to another one or to the end; and the style sheet that says so."""

    def __init__(self, steps: int) -> None:
        self.steps, self.used = steps, set[tuple[int, int]]()
        self.whole = steps * PACE + REST

    def shown(self, begin: int, end: int, drawn: Iterable[str]) -> Iterator[str]:
        if begin < end:
            self.used.add((begin, end))
            yield f'<g class="{self._name(begin, end)}">'
            yield from drawn
            yield "</g>"

    def sheet(self) -> str:
        """Everything without motion is as it is at the end."""
        lines = []
        for begin, end in sorted(self.used):
            name = self._name(begin, end)
            marks = [(0.0, 0), (begin * PACE / self.whole, 1), (end * PACE / self.whole if end < self.steps else 1.0, 0)]
            frames = " ".join(
                f"{100 * share:.2f}% {{ opacity: {seen} }}" for share, seen in marks if share < 1 and (seen or share or begin)
            )
            lines.append(f"@keyframes {name} {{ {frames} }}")
            lines.append(f".{name} {{ opacity: {int(end >= self.steps)}; animation: {name} {self.whole:.1f}s step-end infinite }}")
        quiet = "@media (prefers-reduced-motion: reduce), print { g[class] { animation: none } }"
        return "<style>\n" + "\n".join([*lines, quiet, "svg:hover g[class] { animation-play-state: paused }"]) + "\n</style>"

    def _name(self, begin: int, end: int) -> str:
        return f"of{self.steps}from{begin}to{end}"


def moving_svg(recording: Recording, width: int = WIDTH) -> str:
    """The picture. One look at the root, and at most MOST steps: what is larger is stepped through (`recording.html()`)."""
    script = recording.script()
    if script.kind != "window" or len(recording.roots) != 1 or len(script.steps) > MOST:
        raise DoesNotFit(
            f"a picture that plays by itself has one tree and at most {MOST} steps, and this search has "
            f"{len(recording.roots)} and {len(script.steps)}: step through it on a page (--html), or look less deep"
        )
    (tree,), _ = fitted(recording, len(recording.nodes), width)
    wide = max(tree.width, LEAST) + 2 * MARGIN
    tree.left, tree.top = (wide - tree.width) / 2, float(TOP)
    times = Times(len(script.steps))
    body = [*levels(tree, tree.left, tree.top), *_tree(tree, script, times)]
    said = [wrapped(step.sentence, lambda line: room(line, VALUE) <= wide - 2 * MARGIN) for step in script.steps]
    top = TOP + tree.height + 2 * LINE
    for at, lines in enumerate(said):
        end = at + 1 if at + 1 < len(said) else times.steps
        body += times.shown(at, end, _sentence(lines, wide / 2, top))
    high = top + max(map(len, said)) * (LINE + 4) + MARGIN / 2
    return canvas(f"{TITLE}: {script.steps[-1].sentence}", wide, high, [times.sheet(), *body])


def _sentence(lines: list[str], x: float, y: float) -> Iterator[str]:
    for i, line in enumerate(lines):
        yield f'<text class="value" x="{x:.1f}" y="{y + i * (LINE + 4):.1f}">{escape(line)}</text>'


def _tree(tree: Tree, script: Script, times: Times) -> Iterator[str]:
    """Edges first, then boxes, then what is written beside both, each from when to when it is so."""
    end, best = times.steps, _lines(script)
    first = {
        number: next(at for at, step in enumerate(script.steps) if number in step.shows) for number in range(len(script.nodes))
    }
    cut = {step.node: at for at, step in enumerate(script.steps) if step.kind == "cut"}
    x, y = tree.left + (0 if tree.frame.is_across else tree.levels), tree.top + (tree.levels if tree.frame.is_across else 0)
    pens = {is_best: Pen(tree.frame, x, y, set(first) if is_best else set()) for is_best in (False, True)}
    nodes = [(place, place.item) for place in tree.place.all() if isinstance(place.item, Node)]
    written: list[str] = []
    for place, node in nodes:
        for child in place.children:
            alone = replace(place, children=[child])
            begin = first[child.item.number] if isinstance(child.item, Node) else cut.get(node.number, first[node.number])
            spans = best.get(child.item.number, []) if isinstance(child.item, Node) else []
            yield from times.shown(begin, end, pens[False].edges(alone))
            for span in spans:
                yield from times.shown(*span, pens[True].edges(alone))
            if isinstance(child.item, Cut):
                yield from times.shown(begin, end, pens[False].shape(child))
            else:
                written += times.shown(begin, end, pens[False].texts(replace(alone, hidden=0)))
        reasons = [child for child in place.children if isinstance(child.item, Cut)]
        if reasons:
            begin = cut.get(node.number, first[node.number])
            written += times.shown(begin, end, pens[False].texts(replace(place, children=reasons)))
    for place, node in nodes:
        for begin, until, text in _moments(node, script, end):
            moment = Moment(node, place.ply, [], x=place.x, y=place.y, text=text)
            yield from times.shown(begin, until, pens[False].shape(moment))
    yield from written


def _moments(node: Node, script: Script, end: int) -> Iterator[tuple[int, int, str]]:
    """What is written in a node, from when to when."""
    value: Any = None
    bound, texts = "=", list[tuple[int, str]]()
    for at, step in enumerate(script.steps):
        if node.number in step.shows:
            shown = step.shows[node.number]
            value, bound = shown.get("value", value), shown.get("bound", bound)
            text = " ".join(filter(None, [node.label, "" if value is None else SIGN[bound] + number(value)]))
            if not texts or texts[-1][1] != text:
                texts.append((at, text))
    for (begin, text), (until, _) in itertools.pairwise([*texts, (end, "")]):
        yield begin, until, text


def _lines(script: Script) -> dict[int, list[tuple[int, int]]]:
    """When each node is on the best line."""
    found, since = dict[int, list[tuple[int, int]]](), dict[int, int]()
    for at, step in enumerate(script.steps):
        if step.line:
            for number in set(since) - set(step.line):
                found.setdefault(number, []).append((since.pop(number), at))
            for number in step.line:
                since.setdefault(number, at)
    for number, begin in since.items():
        found.setdefault(number, []).append((begin, len(script.steps)))
    return found
