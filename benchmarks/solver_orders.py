"""Solver orders: learned programs beside the orders that were made by hand

Programs learned from games, in the Connect Four solver and in the Othello endgame solver, where they decide before the hand-made
order, which breaks their ties. Those for endgames are learned from the last ten plies of random games; programs that count
refutations were worse (docs/orderings.md). The same positions for all rows, one thread, the table emptied before each. Ratios are
of sums over positions, with 95 % intervals by bootstrap over positions; of time the fastest of three runs of a position counts. The
first order of Connect Four is the solver's default; Othello's asks patterns (learned_values).
"""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.report import Measured, table
from prunus import game
from prunus.core.declaration import Cost
from prunus.lab import statistics
from prunus.lab.comparison import Disagreement
from prunus.solvers.connect_four.solver import ConnectFourSolver
from prunus.solvers.learned import LearnedEndgame, LearnedPromise
from prunus.solvers.othello.ordering import FewestReplies, Foresight
from prunus.solvers.othello.solver import OthelloSolver
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring
from prunus.study.examples import Source
from prunus.study.task import Task
from prunus.study.training import collect

HEAD = ("order", "nodes", "of the first's", "CPU seconds", "of the first's")
CONNECT_FOURS = 200  # positions
ROUNDS = 3
ENDGAMES = {14: 300, 16: 150, 18: 60}  # empty squares -> positions
COSTS = {"a program": Cost.LOOK, "a program without looks": Cost.PER_MOVE}  # what it may ask, and what it is called


def sections(measured: Measured) -> Iterator[str]:
    found = measured(in_connect_four, [("",), *((program,) for program in COSTS)])
    yield f"## Connect Four, 14 to 18 stones, {CONNECT_FOURS} positions\n\n{table(HEAD, rows(found))}"
    orders = [("foresight", ""), ("", "fewest replies"), *((far, program) for program in COSTS for far in ("", "foresight"))]
    for empty, number in ENDGAMES.items():
        found = measured(in_othello, [(empty, *order) for order in orders])
        yield f"## Othello, {empty} empty squares, {number} positions\n\n{table(HEAD, rows(found))}"


def in_connect_four(program: str) -> list[Any]:
    """With the order of a learned program, or the one that was made by hand."""
    positions = sample("connect-four", CONNECT_FOURS, lambda chance: chance.randrange(14, 19))
    if not program:
        return compared("threats, then centre (the default)", ConnectFourSolver(64), positions)
    source = Source("connect-four", "lines-and-centre", depth=8, games=60, starts="opening", seed=3)
    name, scoring = learned(source, program)
    promise = LearnedPromise.by(scoring)
    return compared(name, ConnectFourSolver(64, order=lambda: promise), positions)


def in_othello(empty: int, far: str, near: str) -> list[Any]:
    """With one order far from the end of the game and another near it, or one for all."""
    name, scorer = "foresight (made by hand)", Foresight.usual()
    if near in COSTS:
        name, scoring = learned(Source("othello", "disc-difference", depth=10, games=600, starts="late", seed=3), near)
        scorer = LearnedEndgame.by(scoring)
    elif near:
        name, scorer = near, FewestReplies()
    if far and near:
        name, scorer = f"{far}, then {name}", Foresight.usual()._replace(near=scorer)
    return compared(name, OthelloSolver(64, scorer=lambda: scorer), sample("othello", ENDGAMES[empty], lambda chance: 60 - empty))


@functools.cache
def learned(source: Source, program: str) -> tuple[str, Any]:
    """The name and the scores of a program over the predicates that it may ask."""
    background = Background.of(source.game, None, source.evaluation, source.depth)
    found = Task(examples(source), background, max_cost=COSTS[program]).study("all").program
    return f"{program} of {len(found.clauses)} clauses", generated_scoring(found, background, background.start())


examples = functools.cache(collect)


def sample(name: str, number: int, plies: Callable[[random.Random], int]) -> list[Any]:
    chance = random.Random(9)
    found: list[Any] = []
    while len(found) < number:
        position = game(name).start()
        for _ in range(plies(chance)):
            if not position.is_over():
                position = position.play(chance.choice(list(position.moves())))
        if not position.is_over():
            found.append(position)
    return found


def compared(name: str, solver: Any, positions: list[Any]) -> list[Any]:
    """The name of the order, and for every position the nodes, the CPU seconds and the value."""
    solver.value(positions[0])  # compiles
    nodes, seconds, values = [], [], []
    for position in positions:
        taken = float("inf")
        for _ in range(ROUNDS):
            solver.reset()
            started = time.process_time()
            solution = solver.value(position)
            taken = min(taken, time.process_time() - started)
        nodes.append(solution.nodes)
        seconds.append(taken)
        values.append(solution.value)
    return [name, nodes, seconds, values]


def rows(found: list[Any]) -> Iterator[list[Any]]:
    _, nodes, seconds, values = found[0]
    for name, its_nodes, its_seconds, its_values in found:
        if its_values != values:
            raise Disagreement(f"{name} finds other values than {found[0][0]}")
        ratios = [statistics.ratio(*pair).told("{:.3f}") for pair in ((its_nodes, nodes), (its_seconds, seconds))]
        yield [name, sum(its_nodes), ratios[0], sum(its_seconds), ratios[1]]
