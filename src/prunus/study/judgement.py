"""Judgement: how well a program orders moves whose values are known, and what a search with it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.rows import restored
from prunus.logic.terms import Program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.natural import Natural
from prunus.orderings.rules import Rules
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import coded, numbered_scoring
from prunus.study.examples import Examples

# What it takes to order the moves of one node, in plain nodes: measured on Othello, where a node has about seven moves.
SORTING = 2.0
ASKING = {Cost.CONSTANT: 0.0, Cost.PER_MOVE: 0.25, Cost.LOOK: 1.25, Cost.REPLIES: 20.0, Cost.SEARCH: 1000.0}
COMPARING = 0.15  # a literal
MAX_SEARCHED = 200  # positions that are searched with all levels ordered


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
    """Positions that were put aside, searched: what an order costs on them, a mean of ratios to the natural order.

    A mean of ratios, because in a sum of nodes a few large trees decide. At the first level of a search asking is for nothing. At
    all levels it is not: `effort` is added for every inner node.
    """

    def __init__(self, examples: Examples, background: Background, only: NDArray[np.bool_], levels: str) -> None:
        self.background, self.levels = background, levels
        self.depth, self.start = examples.source.depth, examples.start
        self.evaluation = find_evaluation(examples.source.evaluation, self.start)
        rows = np.nonzero(only)[0]
        if levels == "all":
            rows = rows[:: max(1, len(rows) // MAX_SEARCHED)]
        self.positions = [examples.position(int(row)) for row in rows]
        self.plain = [nodes for nodes, _ in self._searched(Natural())]

    def costs_of(self, program: Program) -> NDArray[np.float64]:
        """What a search of each position in the order of the program costs, as a share of a plain one."""
        stage: Any = Rules(numbered_scoring(program, self.background, self.start))
        effort = 0.0 if self.levels == "first" else effort_of(program, self.background)
        if self.levels == "first":
            stage = FirstLevels(np.int64(1), stage)
        searched = self._searched(ordered_by([stage], self.start, self.depth))
        return np.array([(nodes + inner * effort) / plain for (nodes, inner), plain in zip(searched, self.plain, strict=True)])

    def _searched(self, ordering: Any) -> list[tuple[int, int]]:
        """(nodes, inner nodes) of every position."""
        search = Repeated(self.depth, self.evaluation, ordering)
        found = []
        for position in self.positions:
            search.nodes = search.leaves = 0
            search.run(position)
            found.append((search.nodes, search.nodes - search.leaves))
        return found


def effort_of(program: Program, background: Background) -> float:
    """What it takes to order the moves of a node by a program, in plain nodes."""
    code = coded(program, background)
    asking = sum(ASKING[code.background.declarations[name].cost] for name in code.asked())
    return SORTING + asking + COMPARING * len(code.literals)
