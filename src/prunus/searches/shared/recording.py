"""Recording: a traced search as a tree that can be read, drawn and saved.

Numbers in a recording are MAX's, as lectures write them: MAX is the player to move at the root, unless the position says that MIN
is; a window (alpha, beta) means alpha < value < beta for MAX, and a MIN node cuts when its value falls to alpha.

A driver that looks at the root several times, as MTD(f) and SSS* do, has as many trees recorded, one after the other.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from prunus.core import files
from prunus.core.drawing import Drawing, can_be_drawn
from prunus.core.fields import Amiss, read_fields, read_saved
from prunus.core.showing import Shown, drawer
from prunus.core.units import Told
from prunus.core.units import number as in_words
from prunus.errors import MissingLibrary

if TYPE_CHECKING:
    from prunus.searches.steps.script import Script

FORMAT = "prunus-trace 4"
SettledBy = Literal["", "table", "bound", "probe"]


@dataclass(frozen=True)
class Pruned:
    """A move that was not tried, and what is written at the position behind it: a name, MAX's value, both or nothing."""

    move: str
    label: str = ""
    value: Told | None = None


@dataclass
class Node:
    """A visited node. `cut_by` is the ancestor whose bound made this node leave the moves in `pruned` untried; None if it came with
    the window of the look."""

    number: int
    look: int  # at the root, counted from 1, to which it belongs
    parent: int | None
    ply: int
    depth: int  # plies to the horizon; less than at its parent by more than one where a shallower search looks for a first move
    move: str
    alpha: Told | None  # None stands for infinity, here and in JSON
    beta: Told | None
    value: Told
    bound: str  # "=", "<=" or ">=": how the value relates to the true one
    is_max: bool
    is_leaf: bool
    label: str
    player: str  # who is to move, in the words of the game; "" where nobody says
    board: list[str]
    placed: list[int] = field(default_factory=list)  # row and column on the board of the stone that the move put there, if it did
    pruned: list[Pruned] = field(default_factory=list)
    cut_by: int | None = None
    is_complete: bool = True
    settled_by: SettledBy = ""  # what gave it its value without a look at its moves: a table, a bound, or a shallow search
    null_at: str = ""  # "+" or "-": both ends of the window are at that infinity, one apart, as SSS* and DUAL* begin

    @property
    def window(self) -> tuple[str, str]:
        """Both ends of the window in words."""
        if self.null_at:
            return ("+∞ − 1", "+∞") if self.null_at == "+" else ("−∞", "−∞ + 1")
        return "−∞" if self.alpha is None else in_words(self.alpha), "+∞" if self.beta is None else in_words(self.beta)

    @property
    def is_settled(self) -> bool:
        """Whether its value was known without a look at its moves."""
        return self.settled_by != ""

    @property
    def cutoff(self) -> str | None:
        """The kind of cutoff that happened here: alpha at MIN nodes, beta at MAX nodes, deep if it is neither at the root nor the
        parent's doing."""
        if not self.pruned or not self.is_complete:
            return None
        kind = "beta" if self.is_max else "alpha"
        return kind if self.cut_by == self.parent else f"deep {kind}"


@dataclass
class Recording(Shown):
    """Everything about a recorded search. `dropped` counts the nodes that did not fit; the value in `result` is MAX's too."""

    game: str
    position: str
    algorithm: str
    evaluation: str
    ordering: str
    depth: int
    drawing: Drawing
    result: dict[str, Any]
    dropped: int
    nodes: list[Node]

    def children(self) -> dict[int, list[Node]]:
        """The visited children of every node, in order of visit."""
        below: dict[int, list[Node]] = {node.number: [] for node in self.nodes}
        for node in self.nodes:
            if node.parent is not None:
                below[node.parent].append(node)
        return below

    @property
    def roots(self) -> list[Node]:
        """The root, once for every look at it."""
        return [node for node in self.nodes if node.parent is None]

    def best_line(self) -> set[int]:
        """The numbers of the nodes on the line that the search returned, in the look that found it."""
        mine = "<=" if self.nodes[0].is_max else ">="  # the bound of a look that found no move good enough
        roots = [root.number for root in self.roots if root.bound != mine]
        best = set(roots[-1:])
        below = self.children() if roots else {}
        node = roots[-1] if roots else 0
        for move in self.result["line"] if roots else ():
            # Null windows visit a move again; the last visit is the one that settled it.
            following = next((child.number for child in reversed(below[node]) if child.move == move), None)
            if following is None:
                break
            node = following
            best.add(node)
        return best

    def script(self) -> Script:
        """The search step by step, to be played forward and back."""
        from prunus.searches.steps.window import script_of  # made of recordings

        return script_of(self)

    def svg(self, limit: int = 300, width: int = 1200) -> str:
        """The picture of the search, as deep as so many nodes allow, and about so wide."""
        drawn: str = drawer("draw.svg").tree_svg(self, limit, width)
        return drawn

    def animated(self, width: int = 1200) -> str:
        """A picture that plays a small search by itself, for where no page can be shown; whoever wants less motion sees its end."""
        drawn: str = drawer("draw.moving").moving_svg(self, width)
        return drawn

    def html(self) -> str:
        """A page that stands alone and plays the search step by step; on paper a table of the nodes."""
        return self.script().html()

    def widget(self) -> Any:
        """The same in a notebook (`pip install 'prunus[notebook]'`)."""
        return self.script().widget()

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        return drawer("web.widget").mimebundle(self, is_at_end=True, **asked)  # all of it is seen at first

    def _repr_svg_(self) -> str:
        return self.svg()

    def dataframe(self) -> Any:
        """The nodes as a pandas DataFrame, a row a node, by number; None stands for infinity in windows."""
        try:
            import pandas
        except ImportError as error:
            raise MissingLibrary("a table of nodes is made by pandas", "notebook") from error
        rows = [vars(node) | {"pruned": [each.move for each in node.pruned], "cutoff": node.cutoff} for node in self.nodes]
        whole = ["parent", "alpha", "beta", "cut_by"]  # with gaps
        return pandas.DataFrame(rows).astype(dict.fromkeys(whole, "Int64")).set_index("number")

    def as_json(self) -> dict[str, Any]:
        """What `save` writes; docs/reference/formats.md describes it."""
        nodes = [vars(node) | {"pruned": [vars(each) for each in node.pruned], "cutoff": node.cutoff} for node in self.nodes]
        return {"format": FORMAT} | vars(self) | {"drawing": asdict(self.drawing), "nodes": nodes}

    def save(self, path: Path) -> None:
        """Write the recording as JSON."""
        files.write_json(path, self.as_json())

    @classmethod
    def load(cls, path: Path) -> Recording:
        """Read what `save` has written; what does not hang together is refused."""
        return read_saved(path, "recording", FORMAT, "prunus trace", _read_recording)


def _read_recording(data: dict[str, Any]) -> Recording:
    recording: Recording = read_fields(Recording, data, without=("format", "cutoff"))
    check_recording(recording)
    return recording


def check_recording(recording: Recording) -> None:
    """Raise Amiss unless the nodes are trees, listed in order of visit, and everything that a picture shows is there."""
    for word, kinds in {"value": (int, str), "line": (list,), "nodes": (int,), "leaves": (int,)}.items():
        if type(recording.result.get(word)) not in kinds:
            raise Amiss(f"its result has no {word!r}")
    if not recording.nodes:
        raise Amiss("it has no nodes")
    for number, node in enumerate(recording.nodes):
        if node.number != number or (number == 0 and node.parent is not None) or not 0 <= (node.parent or 0) < max(1, number):
            raise Amiss(f"node {number} is out of its place")
        if node.parent is None:
            above = recording.nodes[number - 1] if number else None
            following = (0, recording.nodes[0].is_max, 1 if above is None else above.look + 1)
            is_deep = node.depth == recording.depth
        else:
            above = recording.nodes[node.parent]
            following = (above.ply + 1, not above.is_max, recording.nodes[number - 1].look)
            is_deep = 0 <= node.depth < above.depth
        if (node.ply, node.is_max, node.look) != following or (above is not None and above.look > node.look) or not is_deep:
            raise Amiss(f"node {number} does not follow the one above it")
        if node.bound not in ("=", "<=", ">=") or node.null_at not in ("", "+", "-"):
            raise Amiss(f"node {number} has a bound or a window that cannot be")
        if node.cut_by is not None and not 0 <= node.cut_by < number:
            raise Amiss(f"node {number} is cut by a node that is not above it")
        if not can_be_drawn(node.board):
            raise Amiss(f"node {number} has a board whose rows are not of equal length, or of signs that cannot be written")
        if node.placed and not _is_on(node.board, node.placed):
            raise Amiss(f"node {number} has a stone beside its board")


def _is_on(board: list[str], place: list[int]) -> bool:
    return len(place) == 2 and 0 <= place[0] < len(board) and 0 <= place[1] < len(board[0])
