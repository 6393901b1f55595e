"""Twins: one game twice, side by side: a compiled one and its source as Python, or two classes that somebody has written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prunus.core.game import Game
from prunus.core.generic import typed
from prunus.core.jit import interpreting, is_compilable
from prunus.core.quick import ask_outcome
from prunus.core.standing_in import itself
from prunus.errors import IllegalMove, NotationError
from prunus.lab.checking.finding import Finding, Place
from prunus.lab.checking.shallow import LITTLE, shallow_value, some
from prunus.searches.perft import perft

OF_TYPES = "mind the types: a bitboard is np.uint64, a constant that meets one too, and nothing is shifted by 64 or more"
OF_BOTH = (
    "one of the two is wrong here: ask both about this position; moves are known by their texts, so if the same ones are only "
    "written otherwise, give one game a `move_text`"
)


def twins_agree(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """A compiled game does what its source does as Python."""
    if not is_compilable(itself(start)):
        return
    for place in places:
        position = itself(place.position)
        if position.is_over() and (compiled := int(ask_outcome(typed(position)))) != (said := int(position.outcome())):
            yield Finding(f"compiled its outcome is {compiled}, as Python {said}", place.told(game, start), OF_TYPES)
            return
    for place in some(places):
        position = itself(place.position)
        counted, value = perft(position, LITTLE), shallow_value(position, LITTLE)
        with interpreting():
            again, as_python = perft(position, LITTLE), shallow_value(position, LITTLE)
        if counted.divide == again.divide and value == as_python:
            continue
        what = f"compiled it has {counted.positions:,} positions {LITTLE} plies on, as Python {again.positions:,}"
        if counted.divide == again.divide:
            what = f"compiled a search of {LITTLE} plies says {value}, as Python {as_python}"
        yield Finding(what, place.told(game, start), OF_TYPES)
        return


def written_alike(twin: Game, game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """Where two games differ, the fewest moves from the start.

    Moves are known by their texts, and results are those of the player to move: how either game keeps a position does not matter.
    """
    nearest = sorted(places, key=lambda place: len(place.line))
    searched = {place.line for place in some(places)}
    for is_searched in (False, True):  # what a search says follows from what the games say, and says less about where
        for place in nearest:
            if is_searched and place.line not in searched:
                continue
            words = place.told(game, start)
            here, there = itself(place.position), twin.start()
            try:
                for word in words:
                    there = there.play(twin.parse_move(there, word))
            except (IllegalMove, NotationError) as error:
                yield Finding(f"{twin.name} does not know these moves: {error}", words, OF_BOTH)
                return
            says, answers = (_told(*each, is_searched) for each in ((game, here), (twin, there)))
            if says != answers:
                yield Finding(f"{game.name} has {says} and {twin.name} {answers}", words, OF_BOTH)
                return


def _told(game: Game, position: Any, is_searched: bool) -> str:
    if position.is_over():
        return f"an end of {int(position.outcome()):+d} for the player to move"
    moves = " ".join(sorted(game.format_move(position, move) for move in position.moves()))
    value = f", worth {shallow_value(position, LITTLE)} {LITTLE} plies on" if is_searched else ""
    return f"the moves {moves}{value}"
