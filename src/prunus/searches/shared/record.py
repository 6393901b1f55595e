"""Record: a search, traced node by node, in the words of its game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from prunus.core.game import Game, is_max_to_move
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.numbering import numbered
from prunus.core.registry import named_game_of
from prunus.core.requests import Cancellation, NodeListener
from prunus.core.units import WHOLE, Told, Units
from prunus.core.values import INFINITY
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.searches.driving.entry import search
from prunus.searches.driving.parts import CONSPIRACY, is_asking, is_sampling, told
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.recording import Node, Pruned, Recording, SettledBy
from prunus.searches.shared.trace import (
    ABOVE,
    ALPHA,
    BETA,
    BY_BOUND,
    BY_TABLE,
    IS_COMPLETE,
    MOVE,
    PARENT,
    SETTLED,
    SHORTER,
    VALUE,
    Trace,
)
from prunus.tables.transposition import Table

MAX_RECORDED = 1_000_000
SETTLED_BY: dict[int, SettledBy] = {int(BY_TABLE): "table", int(BY_BOUND): "bound"}  # every other way is a shallow search


def record(
    position: Any,
    depth: int | None = None,
    *,
    game: Game | None = None,
    algorithm: AlgorithmName | str | Algorithm = "alpha-beta",
    evaluation: EvaluationName | str | Any = None,
    ordering: OrderingName | str | Any = "natural",
    seed: int | None = None,
    table: Table | str | float | None = None,
    limit: int = 10_000,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
) -> Recording:
    """Search `position` and record at most `limit` nodes of the search; plain alpha-beta, where nothing else is said.

    Moves are written as `game` does, by default the one that the position belongs to; it also says how deep to search where
    nobody does. `progress` is called with the number of nodes; Ctrl-C or a `cancel` token raises Stopped: half a search is no
    recording.
    """
    game = named_game_of(position) if game is None else game
    depth = game.default_depth(position) if depth is None else depth
    if not 1 <= limit <= MAX_RECORDED:
        raise OutOfRange(f"a recording of {limit} nodes is not between 1 and {MAX_RECORDED}")
    if is_asking(algorithm):
        proof = "`prunus prove GAME -a proof-number --tree N`, or `--svg FILE`, draws a proof"
        instead = "`prunus conspire GAME` draws its numbers" if algorithm == CONSPIRACY else proof
        raise DoesNotFit(f"{algorithm} asks questions and has no windows to record; {instead}, and `step_through` tells its steps")
    if is_sampling(algorithm):
        raise DoesNotFit(f"{algorithm} plays random games and has no windows to record; `step_through` tells its steps")
    evaluation = game.default_evaluation if evaluation is None else evaluation
    trace = Trace.of_at_most(limit)
    request: dict[str, Any] = {"algorithm": algorithm, "evaluation": evaluation, "ordering": ordering, "seed": seed}
    request |= {"table": 0 if table is None else table, "deepening": False, "trace": trace}
    result = search(position, depth, progress=progress, cancel=cancel, **request)
    if result.stopped_by is not None:
        raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
    assert result.value is not None  # without limits every search comes to its end
    found = result.as_json(game, position)
    return Recording(
        game=game.name,
        position=game.format(position),
        algorithm=told(algorithm),
        evaluation=told(evaluation),
        ordering=told(ordering),
        depth=depth,
        drawing=game.drawing,
        result=found | {"value": result.told(result.value if is_max_to_move(position) else -result.value)},
        dropped=trace.dropped,
        nodes=list(_nodes(game, position, depth, trace, result.units)),
    )


def _nodes(game: Game, root: Any, depth: int, trace: Trace, units: Units) -> Iterator[Node]:
    rows = trace.recorded
    positions: list[Any] = []
    plies: list[int] = []
    tried: list[set[int]] = [set() for _ in rows]
    for parent, move, shorter in rows[:, [PARENT, MOVE, SHORTER]]:
        if parent != ABOVE and shorter == rows[parent][SHORTER]:  # a shallower search looks for a first move, and tries none
            tried[parent].add(int(move))
    look = 0
    for number, row in enumerate(rows):
        parent = None if row[PARENT] == ABOVE else int(row[PARENT])
        look += parent is None
        move = None if parent is None else numbered(positions[parent])[int(row[MOVE])]
        position = root if parent is None else positions[parent].play(move)
        ply = 0 if parent is None else plies[parent] + 1
        positions.append(position)
        plies.append(ply)
        is_max = (ply % 2 == 0) == is_max_to_move(root)
        left = depth - ply - int(row[SHORTER])
        is_leaf = left == 0 or bool(position.is_over())
        is_settled = parent is not None and not is_leaf and not tried[number] and bool(row[IS_COMPLETE])
        is_open = not is_leaf and not is_settled
        untried = [other for place, other in numbered(position).items() if place not in tried[number]] if is_open else []
        sign = 1 if is_max else -1
        window = sorted(sign * int(row[bound]) for bound in (ALPHA, BETA))
        value = sign * int(row[VALUE])
        placed = None if parent is None else game.place(positions[parent], move)
        yield Node(
            number=number,
            look=look,
            parent=parent,
            ply=ply,
            depth=left,
            move="" if parent is None else game.format_move(positions[parent], move),
            alpha=_finite(window[0], units),
            beta=_finite(window[1], units),
            value=units.told(value),
            bound="=" if is_leaf else _bound(value, *window),
            is_max=is_max,
            is_leaf=is_leaf,
            label=game.label(position),
            player=game.player(position),
            board=game.rows(position),
            placed=list(placed or ()),
            pruned=[_pruned(game, position, other, units) for other in untried],
            cut_by=_owner_of_beta(rows, number) if untried else None,
            is_complete=bool(row[IS_COMPLETE]),
            settled_by=SETTLED_BY.get(int(row[SETTLED]), "probe") if is_settled else "",
            null_at=_null_at(*window),
        )


def _pruned(game: Game, position: Any, move: Any, units: Units) -> Pruned:
    behind = position.play(move)
    value = game.written_value(behind)
    return Pruned(game.format_move(position, move), game.label(behind), None if value is None else units.told(value))


def _bound(value: int, alpha: int, beta: int) -> str:
    """How a fail-soft value relates to the true one, by where it lies relative to the window."""
    if value <= alpha:
        return "<="
    return ">=" if value >= beta else "="


def _owner_of_beta(rows: Any, number: int) -> int | None:
    """The ancestor that set the bound at which a node is cut; None if it came with the window of the look.

    A node's beta is its parent's -alpha. Either the parent raised it itself, or it had it from its grandparent; and that had it
    from further up, unless it asked with a null window.
    """
    while (parent := int(rows[number][PARENT])) != ABOVE:
        if -rows[number][BETA] != rows[parent][ALPHA]:
            return parent
        above = int(rows[parent][PARENT])
        if above == ABOVE:
            break
        if -rows[parent][ALPHA] != rows[above][BETA]:
            return above
        number = above
    return None


def _finite(bound: int, units: Units = WHOLE) -> Told | None:
    """None for infinity, and for its neighbour: SSS* and DUAL* begin with a null window at infinity."""
    return None if abs(bound) >= int(np.int64(INFINITY)) - 1 else units.told(bound)


def _null_at(alpha: int, beta: int) -> str:
    """The infinity at which both ends of a window are; "" for every other window."""
    if _finite(alpha) is not None or _finite(beta) is not None or (alpha < 0) != (beta < 0):
        return ""
    return "+" if alpha > 0 else "-"
