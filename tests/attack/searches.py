"""Searches against the truth: random games, every algorithm, ordering and table, deepening or not, with windows and limits.

A case is one search by a `Searcher` as users have it, kernels compiled, its table filled by the searches before it. Nine of ten
run without the thread of their own that listens to the keyboard, which would take most of the time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from prunus.core.generic import typed
from prunus.core.registry import game
from prunus.searches.driving import searcher as module
from prunus.searches.driving import worker
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import asking, find_evaluation
from prunus.searches.driving.searcher import Searcher
from prunus.searches.proof.prove import LEAST_MEGABYTES
from prunus.searches.shared.algorithm import OPEN
from tests.attack.graphs import BEYOND, DEEPEST, Truth, truth_of_graph
from tests.attack.judging import Request, complaint
from tests.plain import look_ahead
from tests.reference import somewhere

Case = tuple[str, str | None]  # its family, and what was wrong
POSITIONS = 400  # of a board game at most: from there on to all its ends

# Algorithm, ordering, table: every algorithm, every stage, every kind of table, small ones and one that forgets nothing.
MANY = [
    ("minimax", "natural", None), ("fail-hard", "natural", None), ("fail-hard", "killer+history", None),
    ("alpha-beta", "natural", None), ("alpha-beta", "natural", "0.0005"), ("alpha-beta", "hash+history", "0.01"),
    ("alpha-beta", "hash+history", "0.01+etc"), ("alpha-beta", "random", "1"), ("alpha-beta", "hash+countermove+killer", "0.002"),
    ("alpha-beta", "static", "0.01"), ("alpha-beta", "worst", None), ("pvs", "natural", None),
    ("pvs", "hash+killer+history", "0.01"), ("pvs", "hash+killer+history", "1+etc"), ("pvs", "hash+static", "0.0005"),
    ("iid", "hash", "0.01"), ("iid", "hash+history", "0.001+etc"), ("iid", "natural", None),
    ("aspiration", "hash+killer+history", "0.01"), ("aspiration", "natural", None), ("mtdf", "hash+history", "0.01"),
    ("mtdf", "natural", "0.0005"), ("mtdf", "hash+history", "0.01+etc"), ("sss-star", "hash+history", "0.01"),
    ("sss-star", "natural", "0.002"), ("dual-star", "hash+history", "0.01+etc"), ("dual-star", "natural", "1"),
]  # fmt: skip
FEW = [
    ("alpha-beta", "natural", None), ("alpha-beta", "hash+history", "0.01"), ("pvs", "hash+killer+history", "0.01"),
    ("pvs", "hash+killer+history", "0.01+etc"), ("mtdf", "hash+history", "0.002"), ("aspiration", "hash+killer+history", "0.01"),
    ("iid", "hash", "0.01"), ("minimax", "natural", None), ("sss-star", "hash+history", "0.01"),
    ("dual-star", "hash+history", "0.01"),
]  # fmt: skip
FOLDED = [("pvs", "hash+killer+history", "0.01+folded"), ("alpha-beta", "hash+history", "0.002+folded+etc")]


def truth_of_tree(seed: int) -> Truth:
    """A random tree of three moves a node, four plies deep, and more than one position of it."""
    root = game("random-tree").root(branching=3, depth=4, seed=seed)
    return closed(root, find_evaluation("leaf-value", root))


def truth_of_board(name: str) -> Callable[[int], Truth]:
    def truth(seed: int) -> Truth:
        this, plies = game(name), 3
        measure = find_evaluation(this.default_evaluation, typed(this.start()))
        while True:
            try:
                return closed(somewhere(this.start(), seed, plies), measure)
            except TooMany:
                plies += 1

    return truth


class TooMany(Exception):
    """More positions than we want to know."""


def closed(root: Any, measure: Any) -> Truth:
    """`root` and all positions below it."""
    root = typed(root)
    numbers, positions, successors = {root: 0}, [root], []
    for position in positions:  # which grows meanwhile
        below = []
        for move in () if position.is_over() else position.moves():
            after = position.play(move)
            if after not in numbers:
                numbers[after] = len(positions)
                positions.append(after)
            below.append((int(move), numbers[after]))
        successors.append(below)
        if len(positions) > POSITIONS:
            raise TooMany
    return Truth(positions, successors, [int(measure.evaluate(position)) for position in positions], BEYOND)


# Family: the truth of a game by its seed, its evaluation, how it is searched, and how many games and searches of each a round has.
FAMILIES: dict[str, tuple[Callable[[int], Truth], str, list[Any], int, int]] = {
    "graphs with cycles": (truth_of_graph, "leaf-value", MANY, 20, 600),
    "random trees": (truth_of_tree, "leaf-value", FEW, 5, 400),
    "tic-tac-toe": (truth_of_board("tic-tac-toe"), game("tic-tac-toe").default_evaluation, FEW + FOLDED, 2, 1000),
    "connect-four-4x4": (truth_of_board("connect-four-4x4"), game("connect-four-4x4").default_evaluation, FEW + FOLDED, 2, 1000),
    "othello-4x4": (truth_of_board("othello-4x4"), game("othello-4x4").default_evaluation, FEW + FOLDED, 2, 1000),
}


def attack(chance: random.Random) -> Iterator[Case]:
    """One round: searchers with empty tables, a few games of every family, many searches in each."""
    for family, (truth_of, evaluation, ways, games, number) in FAMILIES.items():
        searchers = {way: Searcher(way[0], evaluation, way[1], table=way[2] or 0) for way in ways}
        for _ in range(games):
            seed = chance.getrandbits(32)
            truth = truth_of(seed)
            for _ in range(number):
                way, asked = chance.choice(ways), request(truth, chance)
                yield family, searched(searchers[way], asked, truth, f"game {seed}, {way}", chance)
    yield from questions(chance)


def request(truth: Truth, chance: random.Random) -> Request:
    """Anywhere, to any depth; half with a window that is near the value, a quarter with a limit that many searches meet."""
    number, depth = chance.randrange(len(truth.positions)), chance.randrange(DEEPEST)
    window = OPEN
    if chance.random() < 0.5:
        alpha = truth.at(number, depth) + chance.randrange(-4, 4)
        window = alpha, alpha + chance.randrange(1, 5)
    return Request(number, depth, chance.random() < 0.5, window, chance.randrange(1, 200) if chance.random() < 0.25 else None)


def searched(searcher: Searcher, asked: Request, truth: Truth, where: str, chance: random.Random) -> str | None:
    """What is wrong with the answer to a request, or None."""
    limits = Limits(depth=asked.depth, nodes=asked.nodes)
    with without_a_thread(chance.random() < 0.9):
        found = searcher.think(truth.positions[asked.number], limits, deepening=asked.deepening, window=asked.window)
    wrong = complaint(found, asked, truth, searcher.algorithm.uses_window)
    return wrong and f"{where}, {asked}: {wrong}"


def questions(chance: random.Random) -> Iterator[Case]:
    """df-pn and its kin find values by halving."""
    for algorithm in asking():
        seed = chance.getrandbits(32)
        truth = truth_of_graph(seed)
        for _ in range(2):
            number, depth = chance.randrange(len(truth.positions)), chance.randrange(1, 4)
            nodes = chance.choice([None, chance.randrange(1, 300)])
            found = look_ahead(
                truth.positions[number], depth, algorithm=algorithm, evaluation="leaf-value", table=LEAST_MEGABYTES, nodes=nodes
            )
            wrong = complaint(found, Request(number, depth, False, OPEN, nodes), truth)
            yield (
                "searches by questions",
                wrong and f"game {seed}, {algorithm}, position {number}, depth {depth}, {nodes} nodes: {wrong}",
            )


class InThisThread:
    """What `worker.run` does, without the thread."""

    @staticmethod
    def run(work: Callable[[], Any], *_: Any) -> tuple[Any, None]:
        return work(), None


@contextmanager
def without_a_thread(is_so: bool) -> Iterator[None]:
    module.worker = InThisThread if is_so else worker  # type: ignore[assignment]
    try:
        yield
    finally:
        module.worker = worker
