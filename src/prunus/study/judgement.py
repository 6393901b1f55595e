"""Judgement: how well a program orders moves whose values are known, and what a search with it costs."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost
from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.ordering import Stage
from prunus.core.rows import is_row, restored
from prunus.logic.terms import FROM_DEPTH, Program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.from_depth import FromDepth
from prunus.orderings.graded import graded_if_possible
from prunus.orderings.natural import Natural
from prunus.orderings.rules import Rules
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import coded, numbered_scoring
from prunus.study.examples import Examples
from prunus.study.generation import counted_by_pairs

# What it takes to order the moves of one node, in plain nodes: measured on Othello, where a node has about ten moves.
SORTING = 8.0
ASKING = {Cost.CONSTANT: 0.0, Cost.PER_MOVE: 0.1, Cost.LOOK: 0.5, Cost.REPLIES: 30.0, Cost.SEARCH: 1000.0}
COMPARING = 0.05  # a literal
PAIRING = 5.0  # a voter whose votes are counted pair by pair
MAX_SEARCHED = 400  # positions of which the half with the larger trees is searched with all levels ordered
DEEPER = (
    2  # plies: how much deeper these searches are than the values were, so that there are levels between the first and the last
)


@kernel
def judge_all(scoring, prototype, words, starts, moves, values, result):  # type: ignore[no-untyped-def]
    """Count, over all pairs of moves of different value: ordered right, level, wrong."""
    scores = scoring.scores
    for p in range(starts.size - 1):
        begin, size = starts[p], starts[p + 1] - starts[p]
        if size > 1:
            scoring.score_moves(restored(prototype, words, p * len(prototype)), moves, begin, size)
            for i in range(size):
                for j in range(size):
                    if values[begin + i] > values[begin + j]:
                        result[0 if scores[i] > scores[j] else 1 if scores[i] == scores[j] else 2] += 1


@dataclass(frozen=True)
class Judgement:
    """How a program does on pairs of moves of different value."""

    right: int
    level: int
    wrong: int
    ties: int  # pairs of equal value, which have no right order

    @property
    def accuracy(self) -> float:
        """The share of pairs in the right order; level ones count half."""
        return (self.right + 0.5 * self.level) / max(1, self.right + self.level + self.wrong)


def judge(program: Program, background: Background, examples: Examples, only: NDArray[np.bool_] | None = None) -> Judgement:
    """Order the moves of every chosen position by the program, and compare with their values."""
    chosen = np.nonzero(np.ones(len(examples.positions), np.bool_) if only is None else only)[0]
    bounds = np.searchsorted(examples.owners, np.arange(len(examples.positions) + 1))
    spans = [np.arange(bounds[p], bounds[p + 1]) for p in chosen]
    taken = np.concatenate(spans) if spans else np.zeros(0, np.int64)
    starts = np.concatenate([[0], np.cumsum([len(span) for span in spans])]).astype(np.int64)
    result = np.zeros(3, np.int64)
    words, moves = examples.positions[chosen].reshape(-1), Cells(examples.moves[taken])
    values = examples.values[taken].astype(np.int64)
    scoring = numbered_scoring(program, background, examples.start)
    judge_all(scoring, examples.prototype, words, starts, moves, values, result)
    right, level, wrong = map(int, result)
    pairs = int((np.diff(starts) * (np.diff(starts) - 1) // 2).sum())
    return Judgement(right, level, wrong, pairs - right - level - wrong)


class Trial:
    """Positions that were put aside, searched: what an order costs on them, a mean of ratios to a search that sorts nothing.

    A mean of ratios, because in a sum of nodes a few large trees decide. At the first level of a search, on the natural order,
    asking is for nothing. At all levels it is not: `effort_of` is added for every node that is ordered, and nodes nearer to the
    leaves than the program says are left as the game grades its moves. Compiled searches are deeper then, and small trees, of
    which any sorting is a large part, are left out.
    """

    def __init__(self, examples: Examples, background: Background, only: NDArray[np.bool_], levels: str) -> None:
        self.background, self.levels = background, levels
        self.depth, self.start = examples.source.depth, examples.start
        self.evaluation = find_evaluation(examples.source.evaluation, self.start)
        self.ground: Any = Natural()
        rows = np.nonzero(only)[0]
        if levels == "all":
            self.ground = graded_if_possible(self.start)
            self.depth += DEEPER if is_row(self.start) else 0
            rows = rows[:: max(1, len(rows) // MAX_SEARCHED)]
        self.positions = [examples.position(int(row)) for row in rows]
        self.ordered = Cells.zeros(1)
        self.plain = self._searched(self.ground, 0.0)
        if levels == "all":
            large = self.plain >= np.median(self.plain)
            self.positions = list(itertools.compress(self.positions, large))
            self.plain = self.plain[large]

    def costs_of(self, program: Program) -> NDArray[np.float64]:
        """What a search of each position in the order of the program costs, as a share of one that sorts nothing."""
        rules = Rules(numbered_scoring(program, self.background, self.start))
        if self.levels == "first":
            return self._searched(ordered_by([FirstLevels(np.int64(1), rules)], self.start, self.depth), 0.0) / self.plain
        stage = FromDepth(np.int64(program.stated(FROM_DEPTH) or 1), np.int64(0), Counted(rules, self.ordered))
        ordering = ordered_by([stage], self.start, self.depth, self.ground)
        return self._searched(ordering, effort_of(program, self.background)) / self.plain

    def _searched(self, ordering: Any, effort: float) -> NDArray[np.float64]:
        """What every position costs: its nodes, and for each that was ordered the effort."""
        search = Repeated(self.depth, self.evaluation, ordering)
        found = []
        for position in self.positions:
            search.nodes = self.ordered[0] = 0
            search.run(position)
            found.append(search.nodes + effort * int(self.ordered[0]))
        return np.array(found, np.float64)


@implements(Stage)
class Counted(NamedTuple):
    """A stage that counts the nodes that it is asked to order."""

    stage: Any
    number: Cells

    def score_bits(self) -> int:
        return self.stage.score_bits()

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        self.number[0] += 1
        self.stage.consider(position, moves, place, size, depth, ply)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.stage.score(position, move, index, depth, ply, hint)


def effort_of(program: Program, background: Background) -> float:
    """What it takes to order the moves of a node by a program, in plain nodes."""
    code = coded(program, background)
    asking = sum(ASKING[code.background.declarations[name].cost] for name in code.asked())
    return SORTING + asking + COMPARING * len(code.literals) + PAIRING * counted_by_pairs(code)
