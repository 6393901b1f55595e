"""What an estimate is made of: its parts, which add up to it, each with a name that people know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from prunus.core.features import Features, features_of
from prunus.core.game import Game
from prunus.core.knowledge import knowledge_of
from prunus.core.patterns import Shape
from prunus.errors import DoesNotFit
from prunus.evaluations.categories import Categories
from prunus.evaluations.conjunctions import Conjunctions
from prunus.evaluations.patterns import Patterns
from prunus.evaluations.weighted import FINE, Odds, Weighted


class Part(NamedTuple):
    """What a part says of a position, and how much of the value it is."""

    says: str
    value: float


def split(evaluation: Any, position: Any, game: Game) -> list[Part]:
    """The parts of the static value of an unfinished position, the largest first. Those of odds add up to what the curve bends."""
    kinds: dict[type, Callable[[], list[Part]]] = {
        Weighted: lambda: _of_weights(evaluation, position, features_of(game)),
        Odds: lambda: _of_weights(evaluation.sum, position, features_of(game)),
        Categories: lambda: _of_category(evaluation, position, features_of(game)),
        Conjunctions: lambda: _of_clauses(evaluation, position, features_of(game)),
        Patterns: lambda: _of_patterns(evaluation, position, groups_shape(evaluation, knowledge_of(game).patterns, position)),
    }
    if type(evaluation) not in kinds:
        raise DoesNotFit(f"{type(evaluation).__name__} is of one piece: learned evaluations have parts")
    return sorted(kinds[type(evaluation)](), key=lambda part: -abs(part.value))


def _measured(features: Features, feature: int, position: Any) -> tuple[str, int]:
    name = features.names[feature]
    return features.declarations[name].says, int(features.measures.measure(feature, position))


def _of_weights(evaluation: Weighted, position: Any, features: Features) -> list[Part]:
    found = [Part("in any case", int(evaluation.constant) / 2**FINE)]
    for feature, weight in zip(evaluation.numbers[:].tolist(), evaluation.weights[:].tolist(), strict=True):
        says, measured = _measured(features, feature, position)
        found.append(Part(f"{says} is {measured}", weight * measured / 2**FINE))
    return found


def _of_category(evaluation: Categories, position: Any, features: Features) -> list[Part]:
    told = [_measured(features, feature, position) for feature in evaluation.numbers[: int(evaluation.size)].tolist()]
    alike = " and ".join(f"{says} is about {measured}" for says, measured in told)
    return [Part(f"positions in which {alike}" if told else "all positions", float(evaluation.evaluate(position)))]


def _of_clauses(evaluation: Conjunctions, position: Any, features: Features) -> list[Part]:
    found = []
    for clause in range(int(evaluation.size)):
        tests = range(int(evaluation.begins[clause]), int(evaluation.begins[clause + 1]))
        told = [(*_measured(features, int(evaluation.features[test]), position), test) for test in tests]
        if all(evaluation.lows[test] <= measured <= evaluation.highs[test] for _, measured, test in told):
            says = " and ".join(f"{says} is {measured}" for says, measured, _ in told) or "in any case"
            found.append(Part(says, float(evaluation.weights[clause])))
    return found


def groups_shape(evaluation: Patterns, patterns: Mapping[str, Sequence[int]], position: Any) -> Shape:
    """The groups of squares that patterns are of, if they are those that the game names."""
    shape = Shape.of(patterns, position)
    if shape.reach != evaluation.reach or not np.array_equal(shape.shares.ravel(), evaluation.shares.array):
        raise DoesNotFit("these patterns are of other groups of squares than the game names: their parts have no names")
    return shape


def _of_patterns(evaluation: Patterns, position: Any, shape: Shape) -> list[Part]:
    """A part a kind of group, all its images together."""
    base, weights = int(evaluation.bases[int(position.left())]), evaluation.weights
    cells = shape.cells(np.array([position.own], np.uint64), np.array([position.opponent], np.uint64))[0]
    found, lane = [], 0
    for group in shape.groups:
        ours = cells[lane : lane + len(group.images)]
        lane += len(group.images)
        found.append(Part(f"{group.name} ({len(group.images)})", float(sum(weights[base + int(cell)] for cell in ours))))
    reaches = (("squares within our reach", 0, position.reach()), ("within the opponent's", shape.REACH, position.opponent_reach()))
    for says, offset, reach in reaches:
        found.append(Part(f"{int(reach)} {says}", float(weights[base + int(evaluation.reach) + offset + int(reach)])))
    left = int(position.left())
    return [*found, Part(f"{left} squares left", float(evaluation.levels[left]))]
