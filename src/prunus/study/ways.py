"""Learning an order of moves for IDA*: which move of a puzzle leads to the goal by a shortest way.

Examples are positions on shortest ways and beside them. In the last round of IDA* a move that is on no shortest way costs all that
is below the bound behind it; so much is lost by who tries it before a better one, and by that the pairs of a better move and
another are weighed. A move that takes the last one back is never tried, and is in no pair. The voters are those of any game
(`study.learners`); which of them to take is chosen by the nodes of IDA* on positions put aside.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from prunus.core.declaration import Cost
from prunus.core.memory import Cells
from prunus.core.registry import puzzle as find_puzzle
from prunus.core.rows import written
from prunus.core.values import INFINITY, MAX_PLY, NO_MOVE, ZERO
from prunus.errors import OutOfRange
from prunus.logic.terms import Program
from prunus.orderings.chain import ordered_by
from prunus.orderings.natural import Natural
from prunus.orderings.rules import Rules
from prunus.searches.paths.find import find_heuristic, find_path
from prunus.searches.paths.ida_star import Seeking, within
from prunus.searches.paths.path import LIMIT, NEXT, NO_LIMIT, NODES
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring
from prunus.study.examples import Examples, Source
from prunus.study.learners import Bias, ByVotes, Proposal

OF_TWO_PLAYERS = ("static", "replies", "best_reply", "mean_reply", "searched")  # where nobody plays against one they say nothing


class WayExamples(Examples):
    """Examples of a puzzle's moves."""

    @functools.cached_property
    def start(self) -> Any:
        return find_puzzle(self.source.game).start()


@dataclass(frozen=True)
class WayStudy:
    """A learned order; `cost` is that of IDA* in this order as a share of the natural one, a mean over positions put aside."""

    program: Program
    cost: float
    positions: int
    pairs: int


def learn_way(
    puzzle: Any, *, starts: int = 150, judged_on: int = 50, seed: int = 1, heuristic: Any = None, cost: Cost = Cost.REPLIES
) -> WayStudy:
    """An order of moves for IDA*, learned from the shortest ways of `starts` positions and chosen on `judged_on` others."""
    if starts < 1 or judged_on < 1:
        raise OutOfRange(f"a way is learned from one position or more and judged on one or more, not {starts} and {judged_on}")
    chance = random.Random(seed)
    measure = find_heuristic(puzzle.default_evaluation if heuristic is None else heuristic, puzzle.start())
    examples = examples_of(puzzle, measure, [puzzle.shuffled(chance) for _ in range(starts)], seed)
    background = Background.of(puzzle, None, measure)
    predicates = [name for name in background.declarations if name not in OF_TWO_PLAYERS]
    learner = ByVotes(examples, background, None, Bias(cost, predicates))
    aside = [puzzle.shuffled(chance) for _ in range(judged_on)]
    plain = [find_path(position, heuristic=measure).nodes for position in aside]

    def costs(proposal: Proposal) -> float:
        rules = Rules(numbered_scoring(proposal.bare(background), background, puzzle.start()))
        ordering = ordered_by([rules], puzzle.start(), MAX_PLY, Natural())
        nodes = [find_path(position, heuristic=measure, ordering=ordering).nodes for position in aside]
        return float(np.mean([count / base for count, base in zip(nodes, plain, strict=True)]))

    best_cost, best = min(((costs(each), each) for each in learner.proposals(lambda _: 0.0)), key=lambda pair: pair[0])
    comments = (
        "better_choice(B, M1, M2): on board B, IDA* tries move M1 before move M2.",
        f"Learned by Prunus: shortest ways of {starts} positions of {puzzle.name}, seed {seed}; {best.settings}.",
        f"Examples: {best.size:,} pairs of moves in {len(examples.positions):,} positions, by what the wrong order costs.",
        f"On {judged_on} positions put aside IDA* takes {best_cost:.1%} of its nodes in the natural order.",
    )
    program = replace(best.bare(background), clauses=best.annotated(background), comments=comments)
    return WayStudy(program, best_cost, len(examples.positions), best.size)


def examples_of(puzzle: Any, heuristic: Any, starts: list[Any], seed: int) -> WayExamples:
    """Every position on the shortest ways, and one beside each, with the moves that lead on from there and what the others cost."""
    rows: list[Any] = []
    owners: list[int] = []
    moves: list[int] = []
    values: list[int] = []
    losses: list[int] = []
    nodes: list[int] = []
    chance = random.Random(seed)
    for position, back, left in _met(heuristic, starts, chance):
        tried = [(int(move), _lost(position, move, left, heuristic)) for move in position.moves() if move != back]
        if len({lost is None for _, lost in tried}) == 2:  # some move is better than another
            lost = [0 if each is None else each for _, each in tried]
            owners += [len(rows)] * len(tried)
            moves += [move for move, _ in tried]
            values += [1 if each is None else 0 for _, each in tried]
            losses += lost
            nodes.append(left + sum(lost))
            rows.append(position)
    source = Source(puzzle.name, heuristic, 1, len(starts), seed=seed)
    return WayExamples(
        source,
        written(rows),
        owners=np.array(owners, np.int32),
        moves=np.array(moves, np.int32),
        values=np.array(values, np.int32),
        losses=np.array(losses, np.int64),
        nodes=np.array(nodes, np.int64),
    )


def _met(heuristic: Any, starts: list[Any], chance: random.Random) -> Iterator[tuple[Any, int, int]]:
    """(position, the move that takes the last one back, its true distance), on the ways and a move beside them."""
    for position in starts:
        back = int(NO_MOVE)
        way = find_path(position, heuristic=heuristic).moves or ()
        for passed, move in enumerate(way):
            yield position, back, len(way) - passed
            others = [int(other) for other in position.moves() if int(other) not in (move, back)]
            if others:
                other = chance.choice(others)
                beside = position.play(other)
                length = find_path(beside, heuristic=heuristic).length
                if length:
                    yield beside, int(position.taking_back(other)), length
            back, position = int(position.taking_back(move)), position.play(np.int64(move))


def _lost(position: Any, move: Any, left: int, heuristic: Any) -> int | None:
    """The nodes behind a move that is on no way of `left` moves, all of which are visited in vain; None if it is on one."""
    cells = Cells.zeros(4)
    cells[LIMIT], cells[NEXT] = NO_LIMIT, INFINITY
    seeking = Seeking(heuristic, Natural(), cells, Cells.zeros(MAX_PLY + 1))
    found = within(position.play(move), ZERO, np.int64(left - 1), np.int64(position.taking_back(move)), seeking)
    return None if found >= 0 else int(cells[NODES])
