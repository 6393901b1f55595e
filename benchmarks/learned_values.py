"""Learned values: what patterns know of Othello, and what they save the endgame solver

Positions of games that nothing was learned from: one ply deep by corners and mobility, with errors on purpose, of seeds of their
own. *Regret* is how many discs the move with the best static value loses, 13 squares being empty; *error* and *bias* are of static
values beside exact ones, in discs (other evaluations do not count in discs). The solver has one thread and an empty table before
each position; *foresight* is its order without patterns, a short search with an estimate that was fitted by hand. Ratios are of
sums, with 95 % intervals by bootstrap over positions; of time the faster of two runs counts. Every order must find the same values.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.report import Measured, table
from prunus import game
from prunus.lab import statistics
from prunus.lab.comparison import Disagreement
from prunus.searches.driving.parts import find_evaluation
from prunus.solvers.othello.by_patterns import ByPatterns
from prunus.solvers.othello.ordering import Foresight
from prunus.solvers.othello.solver import OthelloSolver
from prunus.trainers.labels import PARTS
from prunus.trainers.self_play import Playing

SEED = 770_001
CHOICES, EMPTY = 600, 13
JUDGED = {12: 600, 13: 600, 16: 200, 17: 200, 20: 40, 21: 40}  # squares left -> positions
SOLVED = {16: 100, 18: 60, 20: 40, 22: 30}
EVALUATIONS = ("patterns", "corners-mobility", "square-weights", "disc-difference")
ORDERS = {"foresight": Foresight.usual, "patterns (the default)": ByPatterns.usual}
ROUNDS = 2


def sections(measured: Measured) -> Iterator[str]:
    losses = measured(regret, [(name,) for name in EVALUATIONS])
    told = [[name, statistics.mean(loss).told("{:.2f}")] for name, loss in zip(EVALUATIONS, losses, strict=True)]
    yield f"## The choice by static values, {CHOICES} positions\n\n{table(('evaluation', 'regret, discs'), told)}"
    errors = measured(error, [(left,) for left in JUDGED])
    rows = [[left, len(each), statistics.mean(np.abs(each)).told("{:.2f}"), statistics.mean(each).told("{:+.2f}")]
            for left, each in zip(JUDGED, errors, strict=True)]  # fmt: skip
    yield f"## Static values of patterns beside exact ones\n\n{table(('squares left', 'positions', 'error', 'bias'), rows)}"
    for left, number in SOLVED.items():
        found = measured(solved, [(left, order) for order in ORDERS])
        heads = ("order", "nodes", "of foresight's", "CPU seconds", "of foresight's")
        yield f"## The endgame solver, {left} squares left, {number} positions\n\n{table(heads, compared(found))}"


def fresh(left: int, number: int) -> list[Any]:
    """Positions with so many squares left and a choice, each of a game of its own."""
    start = game("othello").start()
    playing = Playing(start, find_evaluation("corners-mobility", start), (2, 30), (3, 8), 16, SEED + left)
    found: list[Any] = []
    each = 0
    while len(found) < number:
        position = playing.position_with(playing.game(each), left)
        each += 1
        if position is not None and position.move_count() > 1:
            found.append(position)
    return found


def regret(name: str) -> list[int]:
    """What the choice by an evaluation loses, position by position."""
    evaluation, solver = find_evaluation(name, game("othello").start()), OthelloSolver(16)
    losses = []
    for position in fresh(EMPTY, CHOICES):
        after = [position.play(move) for move in position.moves()]
        values = [-(solver.value(each).value or 0) for each in after]
        scores = [-int(evaluation.evaluate(each)) for each in after]
        losses.append(max(values) - values[scores.index(max(scores))])
    return losses


def error(left: int) -> list[float]:
    evaluation, solver = find_evaluation("patterns", game("othello").start()), OthelloSolver(64)
    return [int(evaluation.evaluate(each)) / PARTS - (solver.value(each).value or 0) for each in fresh(left, JUDGED[left])]


def solved(left: int, order: str) -> list[Any]:
    """The name of an order, and for every position the nodes, the CPU seconds and the value."""
    solver = OthelloSolver(64, scorer=ORDERS[order])
    positions = fresh(left, SOLVED[left])
    solver.value(positions[0])  # compiles
    found: list[list[Any]] = [[], [], []]
    for position in positions:
        taken = float("inf")
        for _ in range(ROUNDS):
            solver.reset()
            started = time.process_time()
            solution = solver.value(position)
            taken = min(taken, time.process_time() - started)
        for column, value in zip(found, (solution.nodes, taken, solution.value), strict=True):
            column.append(value)
    return [order, *found]


def compared(found: list[Any]) -> Iterator[list[Any]]:
    _, nodes, seconds, values = found[0]
    for name, its_nodes, its_seconds, its_values in found:
        if its_values != values:
            raise Disagreement(f"{name} finds other values than {found[0][0]}")
        ratios = [statistics.ratio(*pair).told("{:.3f}") for pair in ((its_nodes, nodes), (its_seconds, seconds))]
        yield [name, sum(its_nodes), ratios[0], sum(its_seconds), ratios[1]]
