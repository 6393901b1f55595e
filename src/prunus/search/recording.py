"""Recording: a traced search as a tree that can be read, drawn and saved.

Numbers in a recording are MAX's, as lectures write them: MAX is the player to move at the root, a window (alpha, beta) means
alpha < value < beta for MAX, and a MIN node cuts when its value falls to alpha.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.game import Game
from prunus.core.values import INFINITY
from prunus.errors import NotationError, OutOfRange
from prunus.search.entry import look_ahead
from prunus.search.result import Result
from prunus.search.trace import ALPHA, BETA, IS_COMPLETE, MOVE, PARENT, VALUE, Trace

FORMAT = "prunus-trace 1"
MAX_RECORDED = 1_000_000


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
    pruned: list[str] = field(default_factory=list)
    cut_by: int | None = None
    is_complete: bool = True
    is_settled: bool = False  # its value was known without a look at its moves: from a table, or from a bound

    @property
    def cutoff(self) -> str | None:
        """The kind of cutoff that happened here: alpha at MIN nodes, beta at MAX nodes, deep if not the parent's doing."""
        if not self.pruned or not self.is_complete:
            return None
        kind = "beta" if self.is_max else "alpha"
        return f"deep {kind}" if self.cut_by != self.parent and self.cut_by is not None else kind


@dataclass
class Recording:
    """Everything about a recorded search. `dropped` counts the nodes that did not fit."""

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
        return {"format": FORMAT} | {name: getattr(self, name) for name in _HEAD} | {"nodes": nodes}

    def save(self, path: Path) -> None:
        """Write the recording as JSON."""
        files.write_json(path, self.as_json())

    @classmethod
    def load(cls, path: Path) -> Recording:
        """Read what `save` has written."""
        text = files.read_text(path, "trace")
        data = files.parse_json(text, f"trace {str(path)!r}")
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise NotationError("trace", text, 0, f'a recording of the format "{FORMAT}"')
        nodes = [Node(**{name: value for name, value in row.items() if name != "cutoff"}) for row in data["nodes"]]
        return cls(nodes=nodes, **{name: data[name] for name in _HEAD})


_HEAD = ("game", "position", "algorithm", "evaluation", "ordering", "depth", "result", "dropped")


def record(
    game: Game,
    position: Any,
    depth: int,
    *,
    algorithm: str = "alpha-beta",
    evaluation: str | None = None,
    ordering: str | Any = "natural",
    seed: int = 0,
    table: Any = None,
    limit: int = 10_000,
) -> Recording:
    """Search `position` and record at most `limit` nodes of the search."""
    if not 1 <= limit <= MAX_RECORDED:
        raise OutOfRange(f"a recording of {limit} nodes is not between 1 and {MAX_RECORDED}")
    evaluation = evaluation or game.default_evaluation
    trace = Trace.of_at_most(limit)
    request: dict[str, Any] = {"algorithm": algorithm, "evaluation": evaluation, "ordering": ordering, "seed": seed, "table": table}
    result = look_ahead(position, depth, trace=trace, **request)
    return Recording(
        game=game.name,
        position=game.format(position),
        algorithm=algorithm,
        evaluation=evaluation,
        ordering=ordering if isinstance(ordering, str) else getattr(ordering, "text", type(ordering).__name__),
        depth=depth,
        result=result.as_json(game, position),
        dropped=trace.dropped,
        nodes=list(_nodes(game, position, depth, result, trace)),
    )


def _nodes(game: Game, root: Any, depth: int, result: Result, trace: Trace) -> Iterator[Node]:
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
        is_max = ply % 2 == 0
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
            pruned=[game.format_move(position, move) for move in untried],
            cut_by=_owner_of_beta(rows, number) if untried else None,
            is_complete=bool(row[IS_COMPLETE]),
            is_settled=is_settled,
        )


def _bound(value: int, alpha: int, beta: int) -> str:
    """How a fail-soft value relates to the true one, by where it lies relative to the window."""
    if value <= alpha:
        return "<="
    return ">=" if value >= beta else "="


def _owner_of_beta(rows: Any, number: int) -> int | None:
    """The ancestor that set the bound at which a node is cut; None if it came with the window of the root.

    A node's beta is its parent's -alpha. Either the parent raised it itself, or it had it from its grandparent already.
    """
    while True:
        parent = int(rows[number][PARENT])
        if number == 0 or parent < 0:
            return None
        if -rows[number][BETA] != rows[parent][ALPHA]:
            return parent
        number = int(rows[parent][PARENT])
        if number < 0:
            return None


def _finite(bound: int) -> int | None:
    """None for infinity, and for its neighbour: SSS* and DUAL* begin with a null window at infinity."""
    return None if abs(bound) >= int(np.int64(INFINITY)) - 1 else bound
