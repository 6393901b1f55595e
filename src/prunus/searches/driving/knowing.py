"""What is known before a search: openings from a book, and the ends of games from a table that has solved them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from prunus.core.generic import typed
from prunus.core.registry import named_game_of
from prunus.core.requests import file_of
from prunus.core.units import units_of
from prunus.errors import DoesNotFit
from prunus.evaluations.solved import Solved as SolvedEvaluation
from prunus.searches.driving.defaults import MEGABYTES, evaluation_of
from prunus.searches.driving.parts import find_evaluation, told
from prunus.searches.shared.result import Result
from prunus.tables.book import Book
from prunus.tables.endgame import UNITS, Endgame
from prunus.tables.endgame_file import EndgameFile, read_endgame
from prunus.tables.kinds import find_table
from prunus.tables.solved import Solved as SolvedTable

GAMES = 50  # random games from which the units of an evaluation are told


def found_in(book: Book | Path | str, position: Any, evaluation: Any, depth: int | None) -> Result | None:
    """What a book says of a position, if it knows it so deep: a result without a node; None if it does not."""
    if not isinstance(book, Book):
        measure = evaluation_of(position) if evaluation is None else told(evaluation)
        with Book.open(file_of(book, "book"), named_game_of(position), measure) as opened:
            return found_in(opened, position, evaluation, depth)
    entry = book.find(position)
    if entry is None or not (entry.is_exact or depth is None or entry.depth >= depth):
        return None
    line = () if entry.move is None else (int(entry.move),)
    nothing: dict[str, Any] = {"nodes": 0, "leaves": 0, "first_move_cutoffs": 0, "table_hits": 0, "seconds": 0.0}
    nothing["cutoffs"] = {"alpha": 0, "beta": 0, "deep": 0}
    known: dict[str, Any] = {"lower": entry.value, "upper": entry.value, "to_the_end": entry.is_exact}
    known["units"] = units_of(position, find_evaluation(evaluation_of(position) if evaluation is None else evaluation, position))
    return Result(value=entry.value, move=entry.move, line=line, depth=entry.depth, position=position, **nothing, **known)


def opened_endgame(endgame: EndgameFile | Path | str, position: Any) -> Endgame:
    """The table of a file, which must be of the position's game."""
    file = endgame if isinstance(endgame, EndgameFile) else read_endgame(file_of(endgame, "endgame table"), named_game_of(position))
    return file.endgame


def with_endgame(endgame: Endgame, position: Any, evaluation: str | Any, table: Any = None) -> tuple[Any, Any]:
    """(evaluation, table) for any search of positions like this one: both know what the endgame table knows.

    `table` keeps the other positions: a table, its name, or its size in megabytes.
    """
    rest = find_table(MEGABYTES if table is None else table)
    if rest is None:
        raise DoesNotFit("an endgame table is asked together with a table of positions, and a table of 0 megabytes is none")
    estimate = find_evaluation(evaluation, position)
    known = endgame._replace(unit=unit_of(estimate, position))
    return typed(SolvedEvaluation(estimate, known)), SolvedTable(rest, known)


def unit_of(evaluation: Any, position: Any) -> Any:
    """The unit in which an evaluation counts finished games, found by playing some."""
    chance, fitting = random.Random(0), list(UNITS)
    for _ in range(GAMES):
        end = position
        while not end.is_over():
            end = end.play(chance.choice(list(end.moves())))
        given, outcome = int(evaluation.evaluate(end)), int(end.outcome())
        fitting = [unit for unit in fitting if int(unit.in_units(outcome)) == given]
        if not fitting:
            kind = type(evaluation).__name__
            raise DoesNotFit(f"{kind} gives a game that ends with {outcome} the value {given}: an endgame table has no such unit")
        if len(fitting) == 1:
            break
    return fitting[0]
