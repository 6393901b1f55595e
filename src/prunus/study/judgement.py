"""Judgement: how well a program orders moves whose values are known, and what a search with it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.bits import count
from prunus.core.declaration import Cost
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.rows import restored
from prunus.logic.terms import Program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.rules import Points, Rules
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import coded, numbered_relation
from prunus.study.examples import Examples

# What it takes to order the moves of one node, in plain nodes: measured on Othello, where a node has about seven moves.
SORTING = 2.0
ASKING = {Cost.CONSTANT: 0.0, Cost.PER_MOVE: 0.25, Cost.LOOK: 1.25}
COMPARING = 0.15  # a literal
MAX_SEARCHED = 200  # positions that are searched with all levels ordered


@kernel
def judge_all(relation, prototype, words, starts, moves, values, result):  # type: ignore[no-untyped-def]
    """Count, over all pairs of moves of different value: ordered right, level, wrong; both directions claimed, neither."""
    preferred = relation.rows
    for p in range(starts.size - 1):
        begin, size = starts[p], starts[p + 1] - starts[p]
        relation.relate(restored(prototype, words, p * len(prototype)), moves, begin, size)
        for i in range(size):
            for j in range(size):
                if values[begin + i] > values[begin + j]:
                    difference = count(preferred[i]) - count(preferred[j])
                    result[0 if difference > 0 else 1 if difference == 0 else 2] += 1
                    forward = (preferred[i] >> np.uint64(j)) & np.uint64(1)
                    backward = (preferred[j] >> np.uint64(i)) & np.uint64(1)
                    if forward == backward:
                        result[3 if forward else 4] += 1


@dataclass(frozen=True)
class Judgement:
    """How a program does on pairs of moves of different value."""

    right: int
    level: int
    wrong: int
    contradictions: int  # both directions are claimed
    gaps: int  # neither is
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
    result = np.zeros(5, np.int64)
    words, moves = examples.positions[chosen].reshape(-1), Cells(examples.moves[taken])
    values = examples.values[taken].astype(np.int64)
    judge_all(numbered_relation(program, background), examples.prototype, words, starts, moves, values, result)
    right, level, wrong, both, neither = map(int, result)
    pairs = int((np.diff(starts) * (np.diff(starts) - 1) // 2).sum())
    return Judgement(right, level, wrong, both, neither, pairs - right - level - wrong)


def cost_with(program: Program, background: Background, examples: Examples, only: NDArray[np.bool_], levels: str) -> float:
    """What alpha-beta costs on the chosen positions, in plain nodes, if the program orders the first level or all of them.

    At the first level asking is for nothing. At all levels it is not: `effort` is added for every inner node.
    """
    source = examples.source
    prototype = examples.prototype
    stage: Any = Rules.of(numbered_relation(program, background), Points())
    rows = np.nonzero(only)[0]
    if levels == "first":
        stage = FirstLevels(np.int64(1), stage)
    else:
        rows = rows[:: max(1, len(rows) // MAX_SEARCHED)]
    search = Repeated(source.depth, find_evaluation(source.evaluation, prototype), ordered_by([stage], prototype, source.depth))
    for row in rows:
        search.run(examples.position(int(row)))
    return search.nodes if levels == "first" else search.nodes + (search.nodes - search.leaves) * effort(program, background)


def effort(program: Program, background: Background) -> float:
    """What it takes to order the moves of a node by a program, in plain nodes."""
    code = coded(program, background)
    asking = sum(ASKING[code.background.declarations[name].cost] for name in code.asked())
    return SORTING + asking + COMPARING * len(code.literals)
