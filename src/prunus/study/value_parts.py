"""The door to what an estimate is made of."""

from __future__ import annotations

from typing import Any

from prunus.core.game import Game, game_given
from prunus.core.names import EvaluationName
from prunus.core.registry import named_game_of
from prunus.errors import DoesNotFit
from prunus.evaluations.parts import Part, split
from prunus.searches.driving.parts import find_evaluation, sound


def parts_of(evaluation: EvaluationName | str | Any, position: Any, *, game: Game | str | None = None) -> list[Part]:
    """The parts of what a learned evaluation says of a position, by name or itself, the largest first.

    Parts are in the units of the evaluation, and add up to its value, unless that is bent by odds or cut off at its bounds.
    """
    this: Game = named_game_of(position) if game is None else game_given(game)
    place = sound(position)
    if place.is_over():
        raise DoesNotFit(f"{this.format(position)} is over: its value is its outcome, and has no parts")
    return split(find_evaluation(evaluation, place), place, this)
