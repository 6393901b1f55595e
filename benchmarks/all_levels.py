"""All levels: nodes over the true order's where the first levels are ordered more dearly

The games and the programs of [docs/bundles/paper](../../docs/bundles/paper): alpha-beta, depth 5, all levels ordered, the positions
that a plain search meets; nodes are exact. *One program* is the one that was learned for all levels, and takes the nodes that
the bundle says, or nothing is reported. *Two programs* are the one that was learned for the first level, which may look at all
replies, at one, two or three levels, and below them the one for all levels: nothing is learned for it. A *shallower search* sorts
the first two levels by the exact values of a search that is a ply shallower, whose nodes are not counted, and leaves the others to
the program for all levels: what deepening would be worth if it left exact values and not bounds. Ratios are to the true
order: the mean of ratios a game, and of the nodes of all games together; intervals are 95 % by bootstrap over games. That
two levels are enough was seen on other games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.report import Measured, table
from prunus.core.generic import implements
from prunus.core.ordering import Stage
from prunus.core.registry import game as find_game
from prunus.core.values import ONE
from prunus.lab import bundle, statistics
from prunus.lab.comparison import Disagreement
from prunus.lab.paper import STATIC, TRUE, Experiment
from prunus.logic.syntax import parse_program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.natural import Natural
from prunus.orderings.rules import Rules
from prunus.orderings.true_value import TrueValue
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring
from prunus.study.training import start_position

PAPER = Path(__file__).parents[1] / "docs" / "bundles" / "paper"
VOTERS = "voters"
ONE_PROGRAM = "one program"
HEAD = ("order", "nodes", "mean of games", "all nodes")


def sections(measured: Measured) -> Iterator[str]:
    protocol = bundle.read(PAPER).experiment.protocol
    for evaluation in protocol.evaluations:
        games = len(protocol.seeds) * protocol.games
        found = measured(counted, [(evaluation, seed) for seed in protocol.seeds])
        yield f"## {evaluation}, {games} games\n\n{table(HEAD, rows(found))}"


def counted(evaluation: str, seed: int) -> dict[str, list[int]]:
    """The nodes of every game of a seed, in every order; static and true values as the bundle has them."""
    paper = bundle.read(PAPER).experiment
    programs = {
        each.levels: each.program
        for each in paper.learned
        if (each.evaluation, each.seed, each.order) == (evaluation, seed, VOTERS)
    }
    game, searches = find_game(paper.protocol.game), searches_by(evaluation, paper.protocol.depth, programs)
    plain = Repeated(paper.protocol.depth, find_evaluation(evaluation, game.start()), Natural())
    found: dict[str, list[int]] = {order: [] for order in searches}
    for number in range(paper.protocol.games):
        for search in searches.values():
            search.nodes = 0
        position = start_position(game, "random", random.Random(f"test {seed} {number}"))
        while not position.is_over():
            value, move = plain.run(position)
            if any(search.run(position)[0] != value for search in searches.values()):
                raise Disagreement(f"an order changed the value of {game.format(position)}")
            position = position.play(move)
        for order, search in searches.items():
            found[order].append(search.nodes)
    known = {order: nodes_of(paper, evaluation, seed, order) for order in (STATIC, VOTERS, TRUE)}
    if found[ONE_PROGRAM] != known[VOTERS]:
        raise Disagreement(f"the games of {evaluation}, seed {seed}, are not those of {PAPER.name}")
    return {"static value": known[STATIC], **found, "true order": known[TRUE]}


def nodes_of(paper: Experiment, evaluation: str, seed: int, order: str) -> list[int]:
    """The nodes of the games of a seed with all levels so ordered, as the bundle has them."""
    wanted = evaluation, seed, order, paper.protocol.depth
    return [row.nodes for row in paper.rows if (row.evaluation, row.seed, row.order, row.levels) == wanted]


def searches_by(evaluation: str, depth: int, programs: dict[str, str]) -> dict[str, Repeated]:
    """A search for every order."""
    start = find_game("othello").start()
    known = Background.of("othello", None, evaluation, depth)
    measure = find_evaluation(evaluation, start)

    def rules(levels: str) -> Rules:
        return Rules(numbered_scoring(parse_program(programs[levels], "a learned program"), known, start))

    def first(levels: int, stage: Any) -> FirstLevels:
        return FirstLevels(np.int64(levels), stage)

    chains: dict[str, list[Any]] = {ONE_PROGRAM: [rules("all")]}
    for levels in (1, 2, 3):
        chains[f"two programs, the first for {levels} level{'s' * (levels > 1)}"] = [first(levels, rules("first")), rules("all")]
    chains["a shallower search for 2 levels, its nodes not counted"] = [first(2, PlyLess(TrueValue(measure))), rules("all")]
    return {order: Repeated(depth, measure, ordered_by(stages, start, depth)) for order, stages in chains.items()}


@implements(Stage)
class PlyLess(NamedTuple):
    """A stage that is asked as if a ply less were left."""

    stage: Any

    def score_bits(self) -> int:
        return self.stage.score_bits()

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.stage.score(position, move, index, depth - ONE, ply, hint)


def rows(found: list[dict[str, list[int]]]) -> Iterator[list[Any]]:
    """A row an order, the one with the most nodes first: the games of all seeds."""
    nodes = {order: [each for seed in found for each in seed[order]] for order in found[0]}
    best = nodes["true order"]
    for order, mine in sorted(nodes.items(), key=lambda pair: -sum(pair[1])):
        each = statistics.mean([one / other for one, other in zip(mine, best, strict=True) if other])
        yield [order, sum(mine), each.told("{:.3f}"), statistics.ratio(mine, best).told("{:.3f}")]
