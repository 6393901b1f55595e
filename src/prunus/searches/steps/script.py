"""Script: a search as steps, each with what changes on the picture and a sentence that says why.

    nodes    what there is to see of a node: its move, its board, who is to move; in the order in which the search meets them
    steps    what happens, and in `shows` which fields of which nodes have new values from then on

Whoever plays a script needs to know nothing of searches: a node is there from the first step that shows it, a field keeps its value
until a step shows another, and to go back is to put the values back that were there before. Numbers are MAX's, as in a recording.

| kind of script | fields of nodes |
|---|---|
| window | alpha, beta (the window on the edge above it; None is infinity), value, bound, state, cut (moves not tried), cut_by |
| proof | proof, disproof (None is infinity), proof_limit, disproof_limit, state |
| conspiracy | value, up, down (how many leaves must conspire to raise or lower it), state |
| sampling | visits, mean (of random games, from −1 to 1; None before the first), value (where it is proved), state |
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from prunus.core import files
from prunus.core.drawing import Drawing, can_be_drawn
from prunus.core.fields import Amiss, read_fields, read_saved
from prunus.core.showing import drawer

FORMAT = "prunus-steps 1"

Kind = Literal["window", "proof", "conspiracy", "sampling"]
Doing = Literal["look", "enter", "leaf", "settle", "improve", "return", "cut", "select", "expand", "playout", "update", "done"]
CUTOFF, LINE = "cutoff", "line"  # what marks say
MARKS = ("", CUTOFF, LINE, f"{CUTOFF} {LINE}")
FIELDS = {
    "window": {"alpha", "beta", "value", "bound", "state", "cut", "cut_by"},
    "proof": {"proof", "disproof", "proof_limit", "disproof_limit", "state"},
    "conspiracy": {"value", "up", "down", "state"},
    "sampling": {"visits", "mean", "value", "state"},
}
STATES = {
    "window": {"open", "done", "cut", "settled"},
    "proof": {"open", "proved", "disproved", "unknown"},
    "conspiracy": {"open", "done"},
    "sampling": {"open", "proved"},
}
COUNTS = {"nodes", "leaves", "cutoffs"}


@dataclass(frozen=True)
class ScriptNode:
    """What of a node never changes; `look` counts from 1 the looks at the root by a driver that looks several times."""

    number: int
    parent: int | None
    look: int
    ply: int
    move: str
    is_max: bool
    is_leaf: bool
    label: str
    player: str  # who is to move, in the words of the game; "" where nobody says
    board: list[str]
    placed: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Step:
    """`node` is at work after the step. `line` are the nodes of the best line known so far, where it has changed; else empty."""

    kind: Doing
    node: int
    sentence: str
    mark: str  # "cutoff", "line", both or nothing
    shows: dict[int, dict[str, Any]]
    counts: dict[str, int]
    line: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Script:
    """A search that can be played. `dropped` counts the nodes that were not recorded."""

    game: str
    position: str
    algorithm: str
    evaluation: str
    ordering: str
    depth: int | None  # None where only the ends of games count
    kind: Kind
    drawing: Drawing
    result: dict[str, Any]
    dropped: int
    nodes: list[ScriptNode]
    steps: list[Step]

    def as_json(self) -> dict[str, Any]:
        """What the component that plays it is given; a step that does not change the line says nothing of it."""
        nodes, steps = [vars(node) for node in self.nodes], [_step_as_json(step) for step in self.steps]
        return {"format": FORMAT} | vars(self) | {"drawing": asdict(self.drawing), "nodes": nodes, "steps": steps}

    def html(self, *others: Script) -> str:
        """A page that stands alone and plays it; with another script both, side by side, and which nodes each of them visits."""
        page: str = drawer("web.export").page(self.as_json(), *(other.as_json() for other in others))
        return page

    def widget(self) -> Any:
        """The same in a notebook (`pip install 'prunus[notebook]'`)."""
        return drawer("web.widget").widget(self.as_json())

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        return drawer("web.widget").mimebundle(self, is_at_end=False, **asked)

    def save(self, path: Path) -> None:
        """Write the script as JSON."""
        files.write_json(path, self.as_json())

    @classmethod
    def load(cls, path: Path) -> Script:
        """Read what `save` has written; what does not hang together is refused."""
        return read_saved(path, "script", FORMAT, "prunus trace --steps", _read_script)


def _step_as_json(step: Step) -> dict[str, Any]:
    told = vars(step) | {"shows": {str(node): fields for node, fields in step.shows.items()}}
    if not step.line:
        del told["line"]
    return told


def _read_script(data: dict[str, Any]) -> Script:
    steps = data.get("steps")
    if isinstance(steps, list):
        data = data | {"steps": [{"line": []} | step if isinstance(step, dict) else step for step in steps]}
    script: Script = read_fields(Script, data, without=("format",))
    script = replace(script, steps=[_numbered(number, step) for number, step in enumerate(script.steps)])
    check_script(script)
    return script


def _numbered(number: int, step: Step) -> Step:
    """A step as JSON has it, with numbers for the names of its nodes."""
    named: dict[Any, Any] = step.shows
    if not all(name.isdecimal() and isinstance(fields, dict) for name, fields in named.items()):
        raise Amiss(f"step {number} shows what is no node")
    return replace(step, shows={int(name): fields for name, fields in named.items()})


def check_script(script: Script) -> None:
    """Raise Amiss unless every step shows nodes that there are, parents before their children, with fields that they have."""
    if not script.nodes or not script.steps:
        raise Amiss("it has no nodes or no steps")
    for number, node in enumerate(script.nodes):
        if node.number != number or not (0 <= node.parent < number if node.parent is not None else node.ply == 0):
            raise Amiss(f"node {number} is out of its place")
        if not can_be_drawn(node.board):
            raise Amiss(f"node {number} has a board that cannot be drawn")
    there: set[int | None] = {None}
    for number, step in enumerate(script.steps):
        for shown, fields in step.shows.items():
            if shown >= len(script.nodes) or script.nodes[shown].parent not in there:
                raise Amiss(f"step {number} shows node {shown} before its parent")
            if fields.keys() - FIELDS[script.kind] or fields.get("state", "open") not in STATES[script.kind]:
                raise Amiss(f"step {number} shows of node {shown} what it does not have")
            there.add(shown)
        if step.node not in there or not there.issuperset(step.line):
            raise Amiss(f"step {number} is at a node that is not there yet")
        if step.mark not in MARKS or step.counts.keys() != COUNTS or not step.sentence:
            raise Amiss(f"step {number} has no sentence, or a mark or counts that cannot be")
