"""The parts of a search by name: found where their files are, checked, and fitted to a position."""

from __future__ import annotations

from typing import Any

from prunus.core.checked import CheckedPosition, checked, checked_evaluation
from prunus.core.evaluation import Evaluation
from prunus.core.game import admit, playable
from prunus.core.generic import require, typed
from prunus.core.jit import is_compilable, tell_if_interpreted
from prunus.core.ordering import Ordering
from prunus.core.registry import entries, find
from prunus.core.values import INFINITY, INTERPRETED_PLIES, MAX_PLY
from prunus.errors import DoesNotFit, OutOfRange
from prunus.orderings.chain import ordered_by
from prunus.searches.shared.algorithm import Algorithm


def check_depth(depth: int) -> None:
    """Depths are counted in plies from 0 to MAX_PLY."""
    if not 0 <= depth <= MAX_PLY:
        raise OutOfRange(f"a depth of {depth} is not between 0 and {MAX_PLY} plies")


def check_window(alpha: int, beta: int) -> None:
    """Windows are open and not empty."""
    if not -INFINITY <= alpha < beta <= INFINITY:
        raise OutOfRange(f"a window needs -INFINITY <= alpha < beta <= INFINITY, not {alpha} and {beta}")


def sound(position: Any) -> Any:
    """`position` with its types, after a check that it can be searched at all; a plain one is watched from here on."""
    if isinstance(position, CheckedPosition):
        return position
    admit(position)
    position = typed(position)
    tell_if_interpreted(position)
    return playable(checked(position))


def deepest_ply(position: Any, depth: int | None, evaluation: Any = ()) -> int:
    """The deepest ply that a search of `position` may come to."""
    deepest = MAX_PLY if is_compilable((position, evaluation)) else INTERPRETED_PLIES
    if depth is not None and depth > deepest:
        raise OutOfRange(f"a depth of {depth} is too much for a game that is interpreted; at most {deepest} plies")
    return deepest if depth is None else depth


def find_algorithm(algorithm: str | Algorithm) -> Algorithm:
    """An algorithm by name, or itself; `prob-cut:FILE[:THRESHOLD]` and `futility:MARGIN` have a parameter."""
    if isinstance(algorithm, str) and algorithm.partition(":")[0] == "prob-cut":
        from prunus.searches.prob_cut import prob_cut_from

        return prob_cut_from(algorithm)
    if isinstance(algorithm, str) and algorithm.startswith("futility:"):
        from prunus.searches.futility import futility_from

        return futility_from(algorithm)
    if isinstance(algorithm, str):
        return find("algorithm", algorithm, "prunus.searches", "ALGORITHM")
    return algorithm


def find_evaluation(evaluation: str | Any, position: Any) -> Any:
    """An evaluation by name with the parameters that suit `position`, or itself."""
    if isinstance(evaluation, str):
        kind = find("evaluation", evaluation, "prunus.evaluations", "EVALUATION")
        if not kind.suits(position):
            fitting = [name for name, other in entries("prunus.evaluations", "EVALUATION").items() if other.suits(position)]
            raise DoesNotFit(f"evaluation {evaluation!r} is for another game; this one has {', '.join(fitting)}")
        evaluation = kind.suited_to(position)
    require(evaluation, Evaluation)
    evaluation = typed(evaluation)
    tell_if_interpreted(evaluation)
    return checked_evaluation(evaluation)


def find_ordering(ordering: str | Any, position: Any, evaluation: Any, depth: int, seed: int) -> Any:
    """An ordering with room for a search of `depth` plies: by name, a chain of names (`hash+killer`), by a function, or itself."""
    if isinstance(ordering, str):
        stages = [find_stage(name, position, evaluation, depth, seed) for name in ordering.split("+")]
        ordering = ordered_by([stage for stage in stages if stage is not None], position, depth)
    elif callable(ordering):
        ordering = ordering(position, evaluation, depth, seed)
    require(ordering, Ordering)
    ordering = typed(ordering)
    tell_if_interpreted(ordering)
    return ordering


def find_stage(name: str, position: Any, evaluation: Any, depth: int, seed: int) -> Any:
    """The stage of an ordering; None for the natural order, which ties are left to anyway."""
    entry = find("ordering", name, "prunus.orderings", "ORDERING")
    return None if entry.stage is None else entry.stage(position, evaluation, depth, seed)
