"""Orders: what a learned order saves, and what it costs

Forty positions from games between players of random moves, searched to each depth in natural order, by static value, by the learned
program at the first level and at all levels, and by true value at all levels. Nodes are relative to the natural order; time is CPU
time of the searches relative to the natural order, in the same run. The program is the one that
`prunus reproduce` learns for all levels.
"""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.report import Measured, table
from prunus import game
from prunus.lab.paper import TRAINING_SEED
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.rules import Rules
from prunus.orderings.static_value import StaticValue
from prunus.orderings.true_value import TrueValue
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring, preferred_order
from prunus.study.examples import Source
from prunus.study.learning import NODES
from prunus.study.task import Task
from prunus.study.training import collect

DEPTHS = range(4, 9)
EVALUATIONS = ("disc-difference", "square-weights", "corners-mobility")


def sections(measured: Measured) -> Iterator[str]:
    for name in EVALUATIONS:
        rows = [row for rows in measured(at_depth, [(name, depth) for depth in DEPTHS]) for row in rows]
        head = ("depth", "order", "nodes", "of natural", "time of natural", "ns a node", "ns an inner node")
        yield f"## {name}\n\n{table(head, rows)}"


def at_depth(name: str, depth: int) -> list[list[Any]]:
    """All orders on the same positions."""
    start = game("othello").start()
    background, evaluation, program = Background.of("othello", None, name, depth), find_evaluation(name, start), learned(name)
    rules = Rules(generated_scoring(program, background, start))
    stages: dict[str, list[Any]] = {
        "natural": [],
        "static": [StaticValue(evaluation)],
        "rules, first level": [FirstLevels(np.int64(1), rules)],
        "rules, all levels": [],
        "true, all levels": [TrueValue(evaluation)],
    }
    orders: dict[str, Any] = {order: ordered_by(chain, start, depth) for order, chain in stages.items()}
    orders["rules, all levels"] = preferred_order(program, background, depth)
    return list(compared(depth, evaluation, orders, list(sample(40))))


@functools.cache
def learned(name: str) -> Any:
    """The program for all levels that `prunus reproduce` learns."""
    source = Source("othello", name, depth=5, games=100, nodes=NODES["all"], seed=TRAINING_SEED + 1)
    return Task(collect(source), Background.of("othello", None, name, source.depth)).study("all").program


def sample(number: int) -> Iterator[Any]:
    chance = random.Random(12)
    while number:
        position = game("othello").start()
        for _ in range(chance.randrange(8, 44)):
            moves = list(position.moves())
            if not moves:
                break
            position = position.play(chance.choice(moves))
        if not position.is_over():
            number -= 1
            yield position


def compared(depth: int, evaluation: Any, orders: dict[str, Any], positions: list[Any]) -> Iterator[list[Any]]:
    base = None
    for name, ordering in orders.items():
        search = Repeated(depth, evaluation, ordering)
        search.run(positions[0])
        best = float("inf")
        for _ in range(3):
            search.nodes = search.leaves = 0
            started = time.process_time()
            for position in positions:
                search.run(position)
            best = min(best, time.process_time() - started)
        base = base or (search.nodes, best)
        inner = search.nodes - search.leaves
        yield [depth, name, search.nodes, search.nodes / base[0], best / base[1], 1e9 * best / search.nodes, 1e9 * best / inner]
