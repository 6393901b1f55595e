"""ProbCut: a shallow search foretells a deep one, and where its word is beyond doubt the deep one is left out.

    deep ≈ a · shallow + b ± sigma            fitted by `prunus fit-prob-cut` on searches of this program

        shallow  ──────────────┤ low ├─────────── alpha … beta ───────────┤ high ├──────────────
                  value <= alpha                                            value >= beta, almost surely

Buro, 1995, for one pair of depths; multi-ProbCut, Buro, 1997 and 1999: several depths, several shallow searches a depth, the
cheapest first, and other parameters for every stage of the game; here inside principal variation search. A cut is a good bet and no
proof, so results are not exact.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements, operations
from prunus.core.grammar import file_and
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.values import INFINITY, NO_MOVE, ONE, WIN, ZERO
from prunus.errors import OutOfRange
from prunus.searches.prob_cut_fit import ONE_STAGE, SQUARES, Fit, Predictor, shipped
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.context import Selecting
from prunus.searches.shared.trace import NOWHERE

THRESHOLD = 1.5  # standard deviations, where nobody says; Buro's choice
TWO = np.int64(2)
UNSEEN = np.int64(NOWHERE)  # where probes stand in a trace: they are counted, not drawn


class Probe(NamedTuple):
    """A question to a shallow search: does it reach `bound`? If the answer is `foretold`, the deep value is taken for `value`."""

    shallow: int
    bound: np.int64
    foretold: bool
    value: int


@operations
class Staging:
    def stage_of(self, position: Any) -> int:
        """The stage of the game, from 0 on."""


@implements(Staging)
class OneStage(NamedTuple):
    """The game is one from beginning to end."""

    def stage_of(self, position: Any) -> Any:
        return ZERO


@implements(Staging)
class BySquaresLeft(NamedTuple):
    """`stages[squares left]`"""

    stages: Cells

    def stage_of(self, position: Any) -> int:
        return self.stages[position.left()]


@operations
class Foretelling:
    def probes(self, position: Any, depth: int, alpha: int, beta: int, evaluation: Any) -> Iterable[Probe]:
        """What to ask before a search of `position`, `depth` plies deep, with this window, the cheapest first."""


@implements(Selecting, Foretelling)
class Predictors(NamedTuple):
    """Those of a stage s for depth d stand in places begins[s * depths + d] to the next; `margins` are threshold * sigma."""

    staging: Any
    depths: np.int64
    begins: Cells
    shallow: Cells
    slopes: Cells
    offsets: Cells
    margins: Cells

    @classmethod
    def of(cls, predictors: Iterable[Predictor], threshold: float, depth: int, stages: Sequence[int] = ONE_STAGE) -> Predictors:
        """For searches of at most `depth` plies."""
        depths = depth + 1
        ordered = sorted(
            (each for each in predictors if each.depth <= depth), key=lambda each: (each.stage, each.depth, each.shallow)
        )
        begins = np.searchsorted([depths * each.stage + each.depth for each in ordered], range(depths * len(stages) + 1))
        columns = ([each.a for each in ordered], [each.b for each in ordered], [threshold * each.sigma for each in ordered])
        staging: Any = OneStage()
        if len(stages) > 1:
            staging = BySquaresLeft(Cells(np.searchsorted(stages, range(SQUARES + 1), "right") - 1))
        cells = (Cells(column, np.float64) for column in columns)
        return cls(staging, np.int64(depths), Cells(begins), Cells([each.shallow for each in ordered]), *cells)

    def probes(self, position: Any, depth: int, alpha: int, beta: int, evaluation: Any) -> Iterable[Probe]:
        # On the side of the window where the estimate does not lie a probe is hardly ever answered as hoped. Decided values took
        # no part in the fit, so windows at them are left alone.
        row = self.depths * self.staging.stage_of(position) + depth
        first, last = self.begins[row], self.begins[row + ONE]
        if first < last:
            estimate = evaluation.evaluate(position)
            for place in range(first, last):
                high = (beta - self.offsets[place] + self.margins[place]) / self.slopes[place]
                if estimate >= beta > -WIN and abs(high) < WIN:
                    yield Probe(self.shallow[place], np.int64(math.ceil(high)), True, beta)
                low = (alpha - self.offsets[place] - self.margins[place]) / self.slopes[place]
                if estimate <= alpha < WIN and abs(low) < WIN:
                    yield Probe(self.shallow[place], np.int64(math.floor(low)) + ONE, False, alpha)


@kernel
def prob_cut(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """Principal variation search, with v the minimax value of the tree that is left. A node is cut, unsearched, where a shallow
    value says

        a * shallow + b - threshold * sigma >= beta      =>   beta        (likely v >= beta)
        a * shallow + b + threshold * sigma <= alpha     =>   alpha       (likely v <= alpha)

    The root is never cut. Buro, 1995 and 1999. A probe is searched as if two plies further down, where it disturbs neither the
    line nor the window of its node, and MAX is still MAX; shallow + 2 <= depth makes room for it. From `best` on this is
    `principal_variation` line by line, and cannot be shared with it: a kernel calls itself.
    """
    known = context.arrive(position, depth, alpha, beta, ply)
    if known.settles(alpha, beta):
        return known.settled_value(beta)
    if ply > 0:
        for probe in context.selection.probes(position, depth, alpha, beta, context.evaluation):
            there = context.trace.visit(UNSEEN, NO_MOVE, probe.bound - ONE, probe.bound)
            value = prob_cut(position, probe.shallow, probe.bound - ONE, probe.bound, ply + TWO, there, context)
            if context.tally.is_stopped():
                return probe.value
            if (value >= probe.bound) == probe.foretold:
                context.table.store(position, depth, alpha, beta, probe.value, NO_MOVE, False)
                return probe.value
    best, best_move, tried, window_alpha, horizon = -INFINITY, NO_MOVE, ZERO, alpha, context.tally.horizon()
    for move in context.ordering.arrange(position, depth, ply, known.best_move):
        if best >= beta:
            context.cut(position, depth, beta, ply, best_move, tried)
            break
        tried += ONE
        successor = position.play(move)
        upper = beta if tried == 1 else alpha + ONE
        while True:
            child = context.descend(node, ply, move, -upper, -alpha)
            value = -prob_cut(successor, depth - ONE, -upper, -alpha, ply + ONE, child, context)
            if context.is_void(child, value):
                return best
            if value < upper or upper == beta:
                break
            upper = beta  # better than alpha: how much better?
        best, best_move, alpha = context.improve(ply, move, value, best, best_move, alpha)
    return context.conclude(position, depth, window_alpha, beta, best, best_move, horizon)


def prob_cut_with(fit: Fit, threshold: float = THRESHOLD) -> Algorithm:
    """The algorithm that cuts what lies `threshold` standard deviations beyond the window, by fitted parameters."""
    if not 0 <= threshold < math.inf:
        raise OutOfRange(f"a threshold of {threshold:g} standard deviations is not a number from 0 on")

    def prepare(position: Any, evaluation: Any, depth: int) -> Predictors:
        fit.check(position, evaluation)
        return Predictors.of(fit.believed(depth), threshold, depth, fit.stages)

    # The name salts tables: what one fit takes for true another may doubt.
    name = f"prob-cut:{threshold:g}:{fit.digest}"
    return replace(ALGORITHM, name=name, prepare=prepare)


def from_file(argument: str) -> Algorithm:
    """By FILE[:THRESHOLD], with the parameters of a file, or with those that come with a game of this name."""
    file, threshold = file_and(argument, r"-?([0-9]{1,20}(\.[0-9]{0,20})?|\.[0-9]{1,20}|inf|nan)")
    return prob_cut_with(shipped(file) or Fit.load(Path(file)), THRESHOLD if threshold is None else float(threshold))


ALGORITHM = Algorithm(
    "prob-cut",
    "pvs that believes shallow searches",
    prob_cut,
    is_exact=False,
    argument=":FILE[:THRESHOLD]",
    remark="FILE may be a game's own, `prob-cut:othello`; `prunus fit-prob-cut GAME -o FILE` fits parameters",
    given=from_file,
)
