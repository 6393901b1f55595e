"""Weighted features and categories as files: JSON that people can read, with where it comes from.

{"format": "prunus-evaluation 1", "kind": "features", "game": "othello", "constant": …, "weights": {"mobility": 1.25, …}, …}
{"format": "prunus-evaluation 1", "kind": "categories", "game": "othello", "cuts": {"corners": [-1, 0], …}, "classes": [[…], …], …}
"""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.features import Features, features_of
from prunus.core.memory import Cells
from prunus.core.registry import named_game_of
from prunus.errors import BadFile, DoesNotFit, UnknownName
from prunus.evaluations.categories import SCALE, Categories, expected
from prunus.evaluations.trained import refuse_another
from prunus.evaluations.weighted import CURVE, FINE, Odds, Weighted

FORMAT = "prunus-evaluation 1"
MOST_WEIGHT = 1e9
MOST_CATEGORIES = 1_000_000
LARGEST_CUT = 2**40


@dataclass(frozen=True)
class FeatureWeights:
    """`weights` in hundredths of the game's score; with `odds` the sum is a logarithm of odds, in units of 1/odds."""

    game: str
    constant: float
    weights: Mapping[str, float]
    most: int
    odds: int = 0
    origin: Mapping[str, Any] = field(default_factory=dict)

    kind = "features"

    def __post_init__(self) -> None:
        numbers = [self.constant, *self.weights.values()]
        if not all(isinstance(each, int | float) and abs(each) < MOST_WEIGHT for each in numbers):
            raise ValueError("a weight is no number")
        if type(self.most) is not int or not 1 <= self.most <= 500_000 or type(self.odds) is not int or not 0 <= self.odds <= CURVE:
            raise ValueError("a bound is no number")

    def evaluation(self, features: Features) -> Weighted | Odds:
        numbers = _numbers(self.weights, features)
        weights = [round(weight * 2**FINE) for weight in self.weights.values()]
        constant, most = np.int64(round(self.constant * 2**FINE)), np.int64(self.most)
        found = Weighted(features.measures, np.int64(len(numbers)), Cells(numbers), Cells(weights), constant, most)
        if not self.odds:
            return found
        curve = [round(SCALE * math.tanh(place / self.odds / 2)) for place in range(-CURVE, CURVE + 1)]
        return Odds(found, Cells(curve))


@dataclass(frozen=True)
class CategoryTable:
    """`cuts` of every feature, the one that is left out first at the end; `classes` are [classes of the first features…, wins,
    draws, losses], of whole and of coarser categories alike."""

    game: str
    cuts: Mapping[str, list[int]]
    classes: list[list[int]]
    least: int  # positions that a category must have been met in
    origin: Mapping[str, Any] = field(default_factory=dict)

    kind = "categories"

    def __post_init__(self) -> None:
        widths = [len(cuts) + 1 for cuts in self.cuts.values()]
        if not all(_are_whole(cuts) and cuts == sorted(set(cuts)) for cuts in self.cuts.values()):
            raise ValueError("cuts are whole numbers in order")
        if math.prod(widths) > MOST_CATEGORIES or type(self.least) is not int or self.least < 1:
            raise ValueError("too many categories")
        for row in self.classes:
            if not _are_whole(row) or not 3 <= len(row) <= 3 + len(widths) or min(row) < 0 or sum(row[-3:]) == 0:
                raise ValueError("a category is no row of counts")
            if any(each >= width for each, width in zip(row[:-3], widths, strict=False)):
                raise ValueError("a category that there is not")
        if () not in self.counts:
            raise ValueError("the category of all positions is missing")

    @property
    def counts(self) -> dict[tuple[int, ...], tuple[int, int, int]]:
        """Wins, draws and losses by the classes of the first features."""
        return {tuple(row[:-3]): (row[-3], row[-2], row[-1]) for row in self.classes}

    def known(self, category: tuple[int, ...], counts: Mapping[tuple[int, ...], tuple[int, int, int]]) -> tuple[int, ...]:
        """The finest category that this one belongs to and that was met often enough."""
        while category and sum(counts.get(category, (0,))) < self.least:
            category = category[:-1]
        return category

    def evaluation(self, features: Features) -> Categories:
        numbers, counts = _numbers(self.cuts, features), self.counts
        values = []
        for category in itertools.product(*(range(len(cuts) + 1) for cuts in self.cuts.values())):
            share = expected(*counts[self.known(category, counts)])
            values.append(round(SCALE * (2 * share - 1)))
        begins = np.cumsum([0, *map(len, self.cuts.values())])
        cuts = Cells(list(itertools.chain(*self.cuts.values())) or [0])
        return Categories(features.measures, np.int64(len(numbers)), Cells(numbers or [0]), Cells(begins), cuts, Cells(values))


def _are_whole(numbers: Any) -> bool:
    return isinstance(numbers, list) and all(type(each) is int and abs(each) < LARGEST_CUT for each in numbers)


def _numbers(named: Mapping[str, Any], features: Features) -> list[int]:
    for name in named:
        if name not in features.declarations:
            raise UnknownName("feature", name, features.names)
    return [features.names.index(name) for name in named]


def written(found: FeatureWeights | CategoryTable) -> str:
    """The text of a file; lists stand on one line each."""
    text = json.dumps({"format": FORMAT, "kind": found.kind} | asdict(found), indent=1)
    return re.sub(r"\[\s+([-0-9,\s]+?)\s+\]", lambda row: f"[{' '.join(row[1].split())}]", text) + "\n"


def parsed(text: str, name: str, kind: type[Any]) -> Any:
    """What `written` gave; `name` is said in messages."""
    data = files.parse_json(text, name)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(f"{name} is no evaluation that this version can read: its format is not {FORMAT!r}")
    if data.get("kind") != kind.kind:
        raise DoesNotFit(f"{name} has {str(data.get('kind'))[:40]!r}, not {kind.kind!r}: ask for it by that name")
    wanted = [each.name for each in fields(kind)]
    try:
        if not all(isinstance(data[each], dict) for each in ("weights", "cuts", "origin") if each in wanted):
            raise ValueError("a part of another kind")
        if not isinstance(data["game"], str):
            raise ValueError("a game that is no name")
        return kind(**{each: data[each] for each in wanted})
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(f"{name} is not what `prunus train` writes: {error} is amiss") from error


def evaluation_in(data: bytes, name: str, kind: type[Any], position: Any) -> tuple[str, Any]:
    """For which game a file is, and its evaluation."""
    found = parsed(files.decoded(data, name), name, kind)
    refuse_another(found.game, name, position)
    return found.game, found.evaluation(features_of(named_game_of(position)))
