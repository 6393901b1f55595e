"""Refutations: orders learned from what refutes at inner nodes, beside orders learned from what wrong orders cost

Both are voters for all levels of Othello, learned from the same 100 games (depth 6, inner nodes of their trees) with the
same predicates, chosen in the same way. *Costs* is how all orders here are learned: in a pair of a best move and another, what
trying the other first costs a search with the whole window. *Refutations* has a null window at each node, below a value
between those of its moves, drawn by lot: who reaches it refutes, and in a pair of a move that refutes and one that does not the
latter costs the nodes that it takes to see that it does not. The positions are those of [orders.md](orders.md), none was learned
from. Nodes are exact; ratios are of sums over positions, with 95 % intervals by bootstrap over positions.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.measuring import midgame
from benchmarks.orders import DEEPENED, OTHELLO, PLAIN, SEED, Case
from benchmarks.report import Measured, table
from prunus import Table, game
from prunus.core.jit import kernel
from prunus.core.rows import restored
from prunus.core.values import ONE
from prunus.lab import statistics
from prunus.lab.comparison import Disagreement
from prunus.logic.terms import Program
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.searcher import Searcher
from prunus.study import training
from prunus.study.background import Background
from prunus.study.examples import Source
from prunus.study.losses import counted_value
from prunus.study.task import Task

GAMES, DEPTH, SEED_OF_GAMES = 100, 6, 77
POSITIONS = {8: 60, 10: 40}  # by depth
HEAD = ("evaluation", "search", "positions", "costs: nodes", "refutations: nodes", "refutations over costs")


def sections(measured: Measured) -> Iterator[str]:
    rows = []
    for evaluation in OTHELLO:
        for row in measured(compared, [(evaluation,)])[0]:
            costs, refutations = row[3:]
            told = statistics.ratio(refutations, costs).told("{:.3f}")
            rows.append([*row[:3], sum(costs), sum(refutations), told])
    yield table(HEAD, rows)


def compared(evaluation: str) -> list[list[Any]]:
    """For each kind of search: what it is called, and the nodes of every position by either program."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        programs = [Path(folder) / f"{name}.pl" for name in ("costs", "refutations")]
        for path, program in zip(programs, learned(evaluation), strict=True):
            path.write_text(str(program), "utf-8")
        for case in (each for each in (*PLAIN, *DEEPENED) if each.evaluation == evaluation):
            positions = midgame(case.game, *case.plies, POSITIONS[case.depth], SEED)
            nodes, values = zip(*(searched(case, program, positions) for program in programs), strict=True)
            if values[0] != values[1]:
                raise Disagreement(f"{evaluation}, depth {case.depth}: the order changed a value")
            how = "alpha-beta" if case.is_plain else "pvs, hash move, deepened"
            rows.append([evaluation, f"{how}, depth {case.depth}", len(positions), *nodes])
    return rows


def searched(case: Case, program: Path, positions: list[Any]) -> tuple[list[int], list[Any]]:
    """The nodes and the value of every position."""
    order = f"{'' if case.is_plain else 'hash+'}rules:{program}"
    algorithm, memory, depths = ("alpha-beta", 0, [case.depth]) if case.is_plain else ("pvs", Table.of(64), None)
    searcher = Searcher(algorithm, case.evaluation, order, table=memory)
    nodes, values = [], []
    for position in positions:
        searcher.forget()
        found = searcher.think(position, Limits(depth=case.depth), depths=depths)
        nodes.append(found.nodes)
        values.append(found.value)
    return nodes, values


def learned(evaluation: str) -> tuple[Program, Program]:
    """From costs, and from refutations at the same nodes."""
    source = Source("othello", evaluation, depth=DEPTH, games=GAMES, nodes="40", seed=SEED_OF_GAMES)
    met: dict[Any, training.Met] = {}
    for number in range(GAMES):
        for each in map(training.Met._make, training.game_played(asdict(source), number)):
            met.setdefault((str(each.row), each.depth), each)
    known = Background.of("othello", None, evaluation, DEPTH)
    windowed = [found for each in met.values() if (found := refuted(each, evaluation)) is not None]
    both = training.gathered(source, list(met.values())), training.gathered(source, windowed)
    costs, refutations = (Task(examples, known).study("all").program for examples in both)
    return costs, refutations


def refuted(each: training.Met, evaluation: str) -> training.Met | None:
    """The node with a null window: who refutes is worth 1, the others 0, and lose what it takes to see it; None if none can."""
    levels = sorted(set(each.values))[1:]
    if not levels:
        return None
    beta = random.Random(str(each.row)).choice(levels)
    start = game("othello").start()
    position = restored(start, np.array(each.row, np.uint64), 0)
    moves, nodes, counter = np.array(each.moves, np.int64), np.zeros(len(each.moves), np.int64), np.zeros(1, np.int64)
    count_null(position, np.int64(each.depth), find_evaluation(evaluation, start), counter, moves, np.int64(beta), nodes)
    values = [int(value >= beta) for value in each.values]
    losses = [0 if value else taken for value, taken in zip(values, nodes.tolist(), strict=True)]
    least = min(taken for value, taken in zip(values, nodes.tolist(), strict=True) if value)
    return each._replace(values=values, losses=losses, nodes=1 + least)


@kernel
def count_null(position, depth, evaluation, counter, moves, beta, nodes):  # type: ignore[no-untyped-def]
    """Write how many nodes it takes to see of every move whether it reaches beta."""
    for i in range(len(moves)):
        counter[0] = 0
        counted_value(position.play(moves[i]), depth - ONE, -beta, -beta + ONE, evaluation, counter)
        nodes[i] = counter[0]
