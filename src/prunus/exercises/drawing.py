"""Pictures of exercises: the tree as it is seen before the answer, and the search that has the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from prunus.draw.layout import Frame, Place, laid_out
from prunus.draw.paper import MARGIN, canvas, room
from prunus.draw.pen import Pen
from prunus.draw.proof import proof_svg
from prunus.draw.style import TEXT
from prunus.draw.svg import tree_svg
from prunus.exercises.exercise import Exercise, SeenNode
from prunus.exercises.proving import proof_nodes_of
from prunus.exercises.trees import parsed, searched
from prunus.searches.steps.script import Script
from prunus.searches.steps.step_through import step_through

WIDE, SOLVED = 760, 1_000  # pictures on paper: of a question, and of a search with all its windows, which is made smaller
LEVELS = 46  # the room for MAX and MIN
BLANK = "___"  # where something is to be written
TURNED = "turned: the leftmost child is the topmost"
RING = 5  # from the box of the node that the question is about
PROOF = "proof-number"


@dataclass
class Blank(Place):
    """A node of which only is written what the exercise says."""

    text: str = ""

    @property
    def inside(self) -> list[str]:
        return [self.text]

    @property
    def beside(self) -> list[str]:
        return ["", ""]


def question_svg(exercise: Exercise) -> str:
    """The tree as it is seen by who is to answer."""
    places = [Blank(None, node.ply, text=_text(exercise, node)) for node in exercise.nodes]
    for node, place in zip(exercise.nodes, places, strict=True):
        if node.parent is not None:
            places[node.parent].children.append(place)
    for is_across in (False, True):
        frame = Frame(None, 0, is_across)
        extent = laid_out(places[0], frame)
        if extent.width + LEVELS + 2 * MARGIN <= WIDE:
            break
    left, top = (MARGIN, MARGIN + 20) if is_across else (MARGIN + LEVELS, MARGIN)
    pen = Pen(frame, left, top, set())
    body = [*_levels(exercise, places, pen)]
    body += [line for place in places for line in pen.edges(place)]
    for node, place in zip(exercise.nodes, places, strict=True):
        body += _box(node, place, pen, exercise.algorithm == PROOF, node.name == exercise.asked)
    width, height = left + extent.width + MARGIN, top + extent.height + MARGIN
    if is_across:
        body.append(f'<text class="level" x="{MARGIN}" y="{height:.0f}">{TURNED}</text>')
        width, height = max(width, room(TURNED, TEXT) + 2 * MARGIN), height + MARGIN / 2
    return canvas(f"tree of the exercise: {exercise.tree}", width, height, body)


def question_lines(exercise: Exercise) -> Iterator[str]:
    """The same in lines of text, a node a line."""
    below: dict[int | None, list[SeenNode]] = {}
    for node in exercise.nodes:
        below.setdefault(node.parent, []).append(node)

    def walk(node: SeenNode, indent: str) -> Iterator[str]:
        children = below.get(node.number, [])
        for i, child in enumerate(children):
            is_last = i == len(children) - 1
            yield f"{indent}{'└─' if is_last else '├─'} {_described(exercise, child)}"
            yield from walk(child, indent + ("   " if is_last else "│  "))

    root = exercise.nodes[0]
    yield _described(exercise, root)
    yield from walk(root, "")


def solution_svg(exercise: Exercise) -> str:
    """The search that has the answer; of proof numbers the tree with all of them."""
    if exercise.algorithm == PROOF:
        return proof_svg(
            f"proof and disproof numbers; green: the way to {exercise.expected}", proof_nodes_of(parsed(exercise.tree))
        )
    return tree_svg(searched(exercise.searched), width=SOLVED)


def script_of(exercise: Exercise) -> Script | None:
    """The search step by step; None where there is none."""
    if not exercise.searched:
        return None
    if exercise.limit is None:
        return step_through(parsed(exercise.searched), algorithm=exercise.algorithm)
    return step_through(parsed(exercise.searched), algorithm=exercise.algorithm, limit=exercise.limit, threshold=1)


def _text(exercise: Exercise, node: SeenNode) -> str:
    is_blank = exercise.form == "numbers" and node.is_leaf
    return " ".join(filter(None, [node.name, BLANK if is_blank else node.text]))


def _level(exercise: Exercise, node: SeenNode) -> str:
    """Who moves at a node."""
    first, second = ("OR", "AND") if exercise.algorithm == PROOF else ("MAX", "MIN")
    return first if node.is_max else second


def _described(exercise: Exercise, node: SeenNode) -> str:
    who = "" if node.is_leaf else _level(exercise, node)
    return "  ".join(filter(None, [node.name, who, node.text, "◂" if node.name == exercise.asked else ""]))


def _levels(exercise: Exercise, places: list[Blank], pen: Pen) -> Iterator[str]:
    inner = {node.ply: (node, place) for node, place in zip(exercise.nodes, places, strict=True) if not node.is_leaf}
    for node, place in inner.values():
        x, y = pen.middle(place)
        at = f'x="{x - 18:.1f}" y="{MARGIN}"' if pen.frame.is_across else f'x="{MARGIN}" y="{y + 4:.1f}"'
        yield f'<text class="level" {at}>{_level(exercise, node)}</text>'


def _box(node: SeenNode, place: Blank, pen: Pen, is_proof: bool, is_asked: bool) -> Iterator[str]:
    """Rounded for MAX, with a flat bottom for MIN; of AND/OR trees boxes for OR and round for AND. What is asked for is ringed."""
    (x, y), (width, height) = pen.middle(place), pen.frame.box(place)
    left, top = x - width / 2, y - height / 2
    size = f'x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'
    if is_proof:
        yield f'<rect class="open" {size} rx="{2 if node.is_max else 13}"/>'
    elif node.is_leaf:
        yield f'<rect class="leaf" {size} rx="2"/>'
    elif node.is_max:
        yield f'<rect class="max" {size} rx="12"/>'
    else:
        sides = f"v{height - 12:.1f} h{-width:.1f} v{12 - height:.1f} Z"
        yield f'<path class="min" d="M{left:.1f} {top + 12:.1f} a12 12 0 0 1 12 -12 h{width - 24:.1f} a12 12 0 0 1 12 12 {sides}"/>'
    if is_asked:
        around = f'x="{left - RING:.1f}" y="{top - RING:.1f}" width="{width + 2 * RING:.1f}" height="{height + 2 * RING:.1f}"'
        yield f'<rect class="edge" {around} rx="15" stroke-dasharray="5 3"/>'
    yield f'<text class="value" x="{x:.1f}" y="{y + 5:.1f}">{escape(place.text)}</text>'
