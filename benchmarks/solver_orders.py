"""Solver orders: learned programs beside the orders that were made by hand

Programs learned from games of random starts, in the Connect Four solver and in the Othello endgame solver, where they decide
before the hand-made order, which breaks their ties. The same positions for all rows, one thread, the table emptied before
each. The order with the fewest seconds is the default of the solver.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.report import table
from prunus import game
from prunus.core.declaration import Cost
from prunus.solvers.connect_four.solver import ConnectFourSolver
from prunus.solvers.learned import LearnedEndgame, LearnedPromise
from prunus.solvers.othello.ordering import FewestReplies, Foresight
from prunus.solvers.othello.solver import OthelloSolver
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring
from prunus.study.examples import Source
from prunus.study.learners import LEARNERS
from prunus.study.task import Task
from prunus.study.training import collect

HEAD = ("order", "nodes", "of the default", "CPU seconds", "of the default")


def sections() -> Iterator[str]:
    source = Source("connect-four", "lines-and-centre", depth=8, games=60, starts="opening", seed=3)
    scorings = learned(source)
    four: dict[str, Callable[[], Any]] = {"threats, then centre (the default)": lambda: ConnectFourSolver(64)}
    for name, scoring in scorings.items():
        promise = LearnedPromise.by(scoring)
        four[name] = lambda promise=promise: ConnectFourSolver(64, order=lambda: promise)  # type: ignore[misc]
    positions = sample("connect-four", 40, lambda chance: chance.randrange(14, 19))
    yield f"## Connect Four, 14 to 18 stones, 40 positions\n\n{table(HEAD, rows(four, positions))}"

    scorings = learned(Source("othello", "disc-difference", depth=5, games=60, seed=3))
    endgame: dict[str, Callable[[], Any]] = {
        "foresight (the default)": lambda: OthelloSolver(64),
        "fewest replies": lambda: OthelloSolver(64, scorer=FewestReplies),
    }
    for name, scoring in scorings.items():
        near = LearnedEndgame.by(scoring)
        usual = Foresight.usual()
        endgame[name] = lambda near=near: OthelloSolver(64, scorer=lambda: near)  # type: ignore[misc]
        endgame[f"foresight, then {name}"] = lambda near=near, usual=usual: OthelloSolver(  # type: ignore[misc]
            64, scorer=lambda: usual._replace(near=near)
        )
    positions = sample("othello", 30, lambda chance: 46)
    yield f"## Othello, 14 empty squares, 30 positions\n\n{table(HEAD, rows(endgame, positions))}"


def learned(source: Source) -> dict[str, Any]:
    """What scores by programs over all predicates, and over those that need not play the move: voters, and the paper's."""
    background = Background.of(source.game, None, source.evaluation, source.depth)
    examples = collect(source)
    found = {}
    for learner, (name, cost) in itertools.product(LEARNERS, (("with looks", Cost.LOOK), ("without looks", Cost.PER_MOVE))):
        program = Task(examples, background, learner=learner, max_cost=cost).study("all").program
        scoring = generated_scoring(program, background, background.start())
        found[f"{learner} {name}, {len(program.clauses)} clauses"] = scoring
    return found


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


def rows(solvers: dict[str, Callable[[], Any]], positions: list[Any]) -> Iterator[list[Any]]:
    base: Any = None
    for name, make in solvers.items():
        solver = make()
        solver.value(positions[0])  # compiles
        nodes, seconds, values = 0, 0.0, []
        for position in positions:
            solver.reset()
            started = time.process_time()
            solution = solver.value(position)
            seconds += time.process_time() - started
            nodes += solution.nodes
            values.append(solution.value)
        base = base or (nodes, seconds, values)
        if values != base[2]:
            raise AssertionError(f"{name} finds other values")
        yield [name, nodes, nodes / base[0], seconds, seconds / base[1]]
