"""Recording: a traced search as a tree that can be read, drawn and saved.

Numbers in a recording are MAX's, as lectures write them: MAX is the player to move at the root, unless the position says that MIN
is; a window (alpha, beta) means alpha < value < beta for MAX, and a MIN node cuts when its value falls to alpha.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.fields import Amiss, read_fields
from prunus.core.game import Game, is_max_to_move
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.registry import named_game_of
from prunus.core.values import INFINITY
from prunus.errors import DoesNotFit, NotationError, OutOfRange
from prunus.searches.driving.entry import search
from prunus.searches.driving.parts import CONSPIRACY, is_asking, told
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.trace import ALPHA, BETA, IS_COMPLETE, MOVE, PARENT, VALUE, Trace

FORMAT = "prunus-trace 2"
MAX_RECORDED = 1_000_000


@dataclass(frozen=True)
class Pruned:
    """A move that was not tried, and what is written at the position behind it: a name, MAX's value, both or nothing."""

    move: str
    label: str = ""
    value: int | None = None


@dataclass
class Node:
    """A visited node. `cut_by` is the ancestor whose bound made this node leave the moves in `pruned` untried."""

    number: int
    parent: int | None
    ply: int
    move: str
    alpha: int | None  # None stands for infinity, here and in JSON
    beta: int | None
    value: int
    bound: str  # "=", "<=" or ">=": how the value relates to the true one
    is_max: bool
    is_leaf: bool
    label: str
    board: list[str]
    pruned: list[Pruned] = field(default_factory=list)
    cut_by: int | None = None
    is_complete: bool = True
    is_settled: bool = False  # its value was known without a look at its moves: from a table, or from a bound
    null_at: str = ""  # "+" or "-": both ends of the window are at that infinity, one apart, as SSS* and DUAL* begin

    @property
    def cutoff(self) -> str | None:
        """The kind of cutoff that happened here: alpha at MIN nodes, beta at MAX nodes, deep if not the parent's doing."""
        if not self.pruned or not self.is_complete:
            return None
        kind = "beta" if self.is_max else "alpha"
        return f"deep {kind}" if self.cut_by != self.parent and self.cut_by is not None else kind


@dataclass
class Recording:
    """Everything about a recorded search. `dropped` counts the nodes that did not fit; the value in `result` is MAX's too."""

    game: str
    position: str
    algorithm: str
    evaluation: str
    ordering: str
    depth: int
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

    def as_json(self) -> dict[str, Any]:
        nodes = [asdict(node) | {"cutoff": node.cutoff} for node in self.nodes]
        return {"format": FORMAT} | vars(self) | {"nodes": nodes}

    def save(self, path: Path) -> None:
        """Write the recording as JSON."""
        files.write_json(path, self.as_json())

    @classmethod
    def load(cls, path: Path) -> Recording:
        """Read what `save` has written; what does not hang together is refused."""
        text, what = files.read_text(path, "recording"), f"recording {str(path)!r} with"
        data = files.parse_json(text, f"recording {str(path)!r}")
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise NotationError(what, text, 0, f'a recording of the format "{FORMAT}"')
        try:
            recording: Recording = read_fields(cls, data, without=("format", "cutoff"))
            check_recording(recording)
        except Amiss as error:
            raise NotationError(what, text, None, f"what `prunus trace` saves, and {error}") from error
        return recording


def check_recording(recording: Recording) -> None:
    """Raise Amiss unless the nodes are a tree, listed in order of visit, and everything that a picture shows is there."""
    for word, kind in {"value": int, "line": list, "nodes": int, "leaves": int}.items():
        if type(recording.result.get(word)) is not kind:
            raise Amiss(f"its result has no {word!r}")
    if not recording.nodes:
        raise Amiss("it has no nodes")
    for number, node in enumerate(recording.nodes):
        if node.number != number or (node.parent is None) != (number == 0) or not 0 <= (node.parent or 0) < max(1, number):
            raise Amiss(f"node {number} is out of its place")
        above = None if node.parent is None else recording.nodes[node.parent]
        if (node.ply, node.is_max) != ((0, node.is_max) if above is None else (above.ply + 1, not above.is_max)):
            raise Amiss(f"node {number} does not follow the one above it")
        if node.bound not in ("=", "<=", ">=") or node.null_at not in ("", "+", "-"):
            raise Amiss(f"node {number} has a bound or a window that cannot be")
        if node.cut_by is not None and not 0 <= node.cut_by < number:
            raise Amiss(f"node {number} is cut by a node that is not above it")
        if any(len(row) != len(node.board[0]) or set(row) - set("XO.") for row in node.board):
            raise Amiss(f"node {number} has a board with other signs than X, O and .")


def record(
    position: Any,
    depth: int | None = None,
    *,
    game: Game | None = None,
    algorithm: AlgorithmName | str | Algorithm = "alpha-beta",
    evaluation: EvaluationName | str | Any = None,
    ordering: OrderingName | str | Any = "natural",
    seed: int = 0,
    table: Any = None,
    limit: int = 10_000,
    progress: Callable[[int], None] | None = None,
) -> Recording:
    """Search `position` and record at most `limit` nodes of the search; plain alpha-beta, where nothing else is said.

    Moves are written as `game` does, by default the one that the position belongs to; it also says how deep to search where
    nobody does. `progress` is called with the number of nodes.
    """
    game = named_game_of(position) if game is None else game
    depth = game.default_depth(position) if depth is None else depth
    if not 1 <= limit <= MAX_RECORDED:
        raise OutOfRange(f"a recording of {limit} nodes is not between 1 and {MAX_RECORDED}")
    if is_asking(algorithm):
        proof = "`prunus prove GAME -a proof-number --tree N`, or `--svg FILE`, draws a proof"
        instead = "`prunus conspire GAME` draws its numbers" if algorithm == CONSPIRACY else proof
        raise DoesNotFit(f"{algorithm} asks questions and has no windows to record; {instead}")
    evaluation = game.default_evaluation if evaluation is None else evaluation
    trace = Trace.of_at_most(limit)
    request: dict[str, Any] = {"algorithm": algorithm, "evaluation": evaluation, "ordering": ordering, "seed": seed}
    request |= {"table": 0 if table is None else table, "deepening": False, "trace": trace, "progress": progress}
    result = search(position, depth, **request)
    assert result.value is not None  # without limits every search comes to its end
    found = result.as_json(game, position)
    return Recording(
        game=game.name,
        position=game.format(position),
        algorithm=told(algorithm),
        evaluation=told(evaluation),
        ordering=told(ordering),
        depth=depth,
        result=found | {"value": result.value if is_max_to_move(position) else -result.value},
        dropped=trace.dropped,
        nodes=list(_nodes(game, position, depth, trace)),
    )


def _nodes(game: Game, root: Any, depth: int, trace: Trace) -> Iterator[Node]:
    rows = trace.recorded
    positions: list[Any] = []
    plies: list[int] = []
    tried: list[set[int]] = [set() for _ in rows]
    for parent, move in rows[1:, [PARENT, MOVE]]:
        tried[parent].add(int(move))
    for number, row in enumerate(rows):
        parent = None if number == 0 else int(row[PARENT])
        position = root if parent is None else positions[parent].play(int(row[MOVE]))
        ply = 0 if parent is None else plies[parent] + 1
        positions.append(position)
        plies.append(ply)
        is_max = (ply % 2 == 0) == is_max_to_move(root)
        is_leaf = ply == depth or bool(position.is_over())
        is_settled = number > 0 and not is_leaf and not tried[number] and bool(row[IS_COMPLETE])
        untried = [] if is_leaf or is_settled else [move for move in position.moves() if int(move) not in tried[number]]
        sign = 1 if is_max else -1
        window = sorted(sign * int(row[bound]) for bound in (ALPHA, BETA))
        value = sign * int(row[VALUE])
        yield Node(
            number=number,
            parent=parent,
            ply=ply,
            move="" if parent is None else game.format_move(positions[parent], int(row[MOVE])),
            alpha=_finite(window[0]),
            beta=_finite(window[1]),
            value=value,
            bound="=" if is_leaf else _bound(value, *window),
            is_max=is_max,
            is_leaf=is_leaf,
            label=game.label(position),
            board=game.rows(position),
            pruned=[_pruned(game, position, move) for move in untried],
            cut_by=_owner_of_beta(rows, number) if untried else None,
            is_complete=bool(row[IS_COMPLETE]),
            is_settled=is_settled,
            null_at=_null_at(*window),
        )


def _pruned(game: Game, position: Any, move: int) -> Pruned:
    behind = position.play(move)
    return Pruned(game.format_move(position, move), game.label(behind), game.written_value(behind))


def _bound(value: int, alpha: int, beta: int) -> str:
    """How a fail-soft value relates to the true one, by where it lies relative to the window."""
    if value <= alpha:
        return "<="
    return ">=" if value >= beta else "="


def _owner_of_beta(rows: Any, number: int) -> int | None:
    """The ancestor that set the bound at which a node is cut; None if it came with the window of the root.

    A node's beta is its parent's -alpha. Either the parent raised it itself, or it had it from its grandparent; and that had it
    from further up, unless it asked with a null window.
    """
    while number > 0:
        parent = int(rows[number][PARENT])
        if -rows[number][BETA] != rows[parent][ALPHA]:
            return parent
        above = int(rows[parent][PARENT])
        if above >= 0 and -rows[parent][ALPHA] != rows[above][BETA]:
            return above
        number = above
    return None


def _finite(bound: int) -> int | None:
    """None for infinity, and for its neighbour: SSS* and DUAL* begin with a null window at infinity."""
    return None if abs(bound) >= int(np.int64(INFINITY)) - 1 else bound


def _null_at(alpha: int, beta: int) -> str:
    """The infinity at which both ends of a window are; "" for every other window."""
    if _finite(alpha) is not None or _finite(beta) is not None or (alpha < 0) != (beta < 0):
        return ""
    return "+" if alpha > 0 else "-"
