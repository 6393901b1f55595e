"""Learned evaluations as pictures: what a value is made of, or what the evaluation knows by itself, each kind in its way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.features import Features, features_of
from prunus.core.game import Game, game_given
from prunus.core.grammar import words
from prunus.core.knowledge import knowledge_of
from prunus.core.names import EvaluationName, GameName
from prunus.core.patterns import Group, Shape
from prunus.core.units import with_minus
from prunus.draw.charts.bars import bars_svg, shares_svg
from prunus.draw.charts.sheet import Mark
from prunus.draw.patterns import Content, Drawn, patterns_svg
from prunus.errors import DoesNotFit, OutOfRange
from prunus.evaluations.categories import Categories
from prunus.evaluations.conjunctions import Conjunctions
from prunus.evaluations.feature_file import CategoryTable, parsed
from prunus.evaluations.parts import groups_shape
from prunus.evaluations.patterns import Patterns
from prunus.evaluations.weighted import FINE, Odds, Weighted
from prunus.searches.driving.parts import find_evaluation, sound
from prunus.study.evaluations.clauses import conjunctions_in
from prunus.study.value_parts import parts_of

MOST_ROWS = 14
NO_PLACE = (-1, -1)
BEST = 3  # contents of a group that are shown, and as many of the worst
SCORE, PARTS = "hundredths of the score", 100


def picture_of(
    evaluation: EvaluationName | str | Any, game: Game | GameName | str, position: Any = None, *, left: int | None = None
) -> str:
    """An SVG: of a position what its value is made of, as bars; without one what the evaluation knows: the weights of features or
    clauses as bars, how often categories were won, patterns as small boards with so many squares `left`."""
    this: Game = game_given(game)
    start = sound(this.start() if position is None else position)
    found = find_evaluation(evaluation, start)
    name = _called(evaluation) if isinstance(evaluation, str) else type(found).__name__.lower()
    if position is not None:
        marks = [Mark(part.says, part.value) for part in parts_of(found, position, game=this)[:MOST_ROWS]]
        return bars_svg(f"{this.name}: {name}, part by part", _units(found), marks)
    if left is not None and not isinstance(found, Patterns):
        raise DoesNotFit(f"{name} has no stages: only patterns depend on how many squares are left")
    title = f"{this.name}: {name}"
    match found:
        case Patterns():
            return _of_patterns(title, found, this, int(start.left()) // 2 if left is None else left)
        case Weighted():
            return bars_svg(title, f"{_units(found)}, for each unit", _weights(found, features_of(this)))
        case Odds():
            return bars_svg(title, f"{_units(found)}, for each unit", _weights(found.sum, features_of(this)))
        case Conjunctions():
            told = [Mark(each.sentence(features_of(this)), each.weight) for each in conjunctions_in(found, features_of(this))]
            return bars_svg(title, SCORE, sorted(told, key=lambda mark: -abs(mark.at))[:MOST_ROWS])
        case Categories() if isinstance(evaluation, str):
            return _of_categories(title, evaluation, features_of(this))
    raise DoesNotFit(f"{name} is of one piece: only learned evaluations, by name, have a picture")


def _called(evaluation: str) -> str:
    """The name of an evaluation without the folders of its file."""
    word = words(evaluation)[0]
    return word.name if word.argument is None else f"{word.name}, {Path(word.argument).name}"


def _units(found: Any) -> str:
    """What parts are counted in."""
    return {Odds: "logarithm of odds, in parts", Categories: f"thousandths from {with_minus('-1')} to 1"}.get(type(found), SCORE)


def _weights(found: Weighted, features: Features) -> list[Mark]:
    told = zip(found.numbers[:].tolist(), found.weights[:].tolist(), strict=True)
    marks = [Mark(features.declarations[features.names[number]].says, weight / 2**FINE) for number, weight in told]
    return sorted(marks, key=lambda mark: -abs(mark.at))[:MOST_ROWS]


def _of_categories(title: str, evaluation: str, features: Features) -> str:
    """The categories that were met most often, finest last, with their shares."""
    path = str(words(evaluation)[0].argument)
    table: CategoryTable = parsed(files.read_text(Path(path), "evaluation file"), path, CategoryTable)
    names = list(table.cuts)
    counts = sorted(table.counts.items(), key=lambda pair: (len(pair[0]), -sum(pair[1])))
    known = [(category, met) for category, met in counts if not category or sum(met) >= table.least]
    coarse = [pair for pair in known if len(pair[0]) < 2][: MOST_ROWS // 2]
    fine = [pair for pair in known if len(pair[0]) == len(names) and len(names) > 1][: MOST_ROWS - len(coarse)]
    rows = []
    for category, met in [*coarse, *fine]:
        told = [
            _span(features.declarations[name].says, table.cuts[name], each) for name, each in zip(names, category, strict=False)
        ]
        shares = dict(zip(("won", "drawn", "lost"), (each / sum(met) for each in met), strict=True))
        rows.append((f"{' and '.join(told) or 'all positions'} ({sum(met):,})", shares))
    return shares_svg(title, "of the positions that are alike", rows)


def _span(says: str, cuts: list[int], category: int) -> str:
    """Which numbers a class has."""
    if category == 0:
        return f"{says} is at most {cuts[0]}"
    if category == len(cuts):
        return f"{says} is more than {cuts[-1]}"
    low, high = cuts[category - 1] + 1, cuts[category]
    return f"{says} is {low}" if low == high else f"{says} is {low} to {high}"


def _of_patterns(title: str, found: Patterns, game: Game, left: int) -> str:
    if not 0 <= left <= 64:
        raise OutOfRange(f"from 0 to 64 squares can be left, not {left}")
    rows = game.rows(game.start())
    mover = next(iter(game.drawing.stones))
    head = f"{title}, {left} squares left; {game.drawing.stone(mover).name or mover} is to move"
    return patterns_svg(head, game.drawing, (len(rows), len(rows[0])), telling(found, game, left))


def telling(found: Patterns, game: Game, left: int) -> list[Drawn]:
    """Every group of squares with what stands on it where that is best, and where it is worst, for the player to move."""
    start = sound(game.start())
    shape: Shape = groups_shape(found, knowledge_of(game).patterns, start)
    base, weights = int(found.bases[left]), found.weights.array
    signs = list(game.drawing.stones)[:2]
    drawn = []
    for begin, group in zip(shape.begins, shape.groups, strict=False):
        places = [game.place(start, square) or NO_PLACE for square in group.images[0]]
        table = weights[base + begin : base + begin + group.contents].astype(np.int64)
        contents = []
        for number in _telling(group, table):
            stones = {place: signs[digit - 1] for place, digit in zip(places, _digits(number), strict=False) if digit}
            contents.append(Content(stones, int(table[number]) / PARTS))
        drawn.append(Drawn(group.name, places, contents))
    return drawn


def _telling(group: Group, table: Any) -> list[int]:
    """The contents with the largest weights, and those with the least, of all that are alike one."""
    kinds = np.unique(group.canonical)
    order = kinds[np.argsort(-table[kinds], kind="stable")].tolist()
    return [*order[:BEST], *order[-BEST:]]


def _digits(number: int) -> Iterator[int]:
    """What stands on the squares of a group, one by one: 0 nothing, 1 an own stone, 2 one of the opponent's."""
    while True:
        number, digit = divmod(number, 3)
        yield digit
