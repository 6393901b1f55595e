"""`prunus book`: positions with their values, kept in a file"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from prunus.cli.folding import as_it_is
from prunus.cli.group import Group, examples
from prunus.cli.parameters import COUNT, INPUT_FILE, OUTPUT_FILE, Whole, evaluation_option, game_argument
from prunus.cli.shared import (
    compilation_announced,
    find,
    json_option,
    position_option,
    print_json,
    progress_shown,
    refuse_dropped,
    workers_option,
)
from prunus.core import files

file_argument = click.argument("file", type=INPUT_FILE)
depth_option = click.option(
    "--depth", "-d", type=Whole(1, 512), default=8, show_default=True, metavar="N", help="Plies to search each position."
)
measure_option = evaluation_option("Or FILE.py:NAME.  [default: the book's, or the game's own]")
game_option = click.option("--game", "-g", metavar="GAME", help="The game, where it is not one of Prunus but a file.")


@examples("book build openings.book othello --plies 4 --depth 6", "book show openings.book -p f5d6")
@click.group(cls=Group)
def book() -> None:
    """Opening books: searched positions, kept in a file that survives whatever happens while it is written."""


@examples("book add small.book tic-tac-toe -p X...O.... -d 4")
@book.command()
@file_argument
@game_argument
@click.option(
    "--position", "-p", "positions", multiple=True, metavar="P", help="A position; as often as you like.  [default: the start]"
)
@depth_option
@measure_option
@json_option
def add(file: Path, game: str, positions: tuple[str, ...], depth: int, evaluation: str | None, as_json: bool) -> None:
    """Search positions and keep what was found; a book that is not there is begun."""
    from prunus.lab.book_building import Searched, judged

    found, start = find(game, None)
    places = [found.read(text) for text in positions] or [start]
    with _opened(file, found, evaluation) as opened, compilation_announced():
        judge = Searched(found, opened.evaluation, depth)
        for place, entry, is_new in judged(opened, judge, places):
            about = _about(opened, place, entry)
            if as_json:
                print_json(about | {"is_new": is_new})
            else:
                print(f"{'searched' if is_new else 'known   '}  {_words(about)}")


@examples("book build openings.book othello --plies 2 --depth 4")
@book.command()
@file_argument
@game_argument
@position_option
@click.option("--plies", type=Whole(0, 512), metavar="N", help="All positions up to N plies ahead.")
@click.option("--positions", type=COUNT, metavar="N", help="The N positions that good play reaches first.")
@click.option(
    "--loss", type=COUNT, default=1, show_default=True, metavar="V", help="With --positions: a move that loses V counts as two."
)
@depth_option
@measure_option
@workers_option("1")
@json_option
def build(
    file: Path,
    game: str,
    position: str | None,
    plies: int | None,
    positions: int | None,
    loss: int,
    depth: int,
    evaluation: str | None,
    workers: str,
    as_json: bool,
) -> None:
    """Search many positions. Stop it with Ctrl-C and start it again: what is in the book is not searched a second time."""
    from prunus.jobs.runner import Runner
    from prunus.lab import book_building

    found, start = find(game, position)
    if (plies is None) == (positions is None):
        raise click.UsageError("say either how many --plies or how many --positions")
    if positions is None:
        refuse_dropped("loss", "all positions are taken, whatever a move loses")
    with _opened(file, found, evaluation) as opened, compilation_announced(), progress_shown() as progress:
        judge = book_building.Searched(found, opened.evaluation, depth)
        with Runner(workers, progress=progress) as runner:
            if plies is not None:
                searched = book_building.build(opened, judge, start, plies, runner)
            else:
                assert positions is not None
                searched = book_building.build_best_first(opened, judge, start, positions, loss, runner)
        number = len(opened)
    if as_json:
        print_json({"file": str(file), "searched": searched, "positions": number})
    else:
        print(f"searched {searched:,} positions; {file} has {number:,}")


@examples("book show small.book", "book show small.book -p X...O....")
@book.command()
@file_argument
@position_option
@game_option
@json_option
def show(file: Path, position: str | None, game: str | None, as_json: bool) -> None:
    """Say what a book knows: how much, and what it advises, here or from the start on."""
    with _read(file, game) as opened:
        found = opened.game
        place = found.start() if position is None else found.read(position)
        line: list[str] = []
        entries: list[dict[str, Any]] = []
        while (entry := opened.find(place)) is not None:
            entries.append(_about(opened, place, entry))
            if entry.move is None or len(line) >= 100:
                break
            line.append(found.format_move(place, entry.move))
            place = place.play(entry.move)
        about = {"game": found.name, "evaluation": opened.evaluation, "positions": len(opened)}
    if as_json:
        print_json(about | {"entry": entries[0] if entries else None, "line": line})
        return
    from prunus.draw.words import counted

    print(f"{file}: {counted(int(about['positions']), 'position')} of {about['game']}, values of {about['evaluation']}")
    print(_words(entries[0]) if entries else "this position is not in the book")
    print(f"line  {' '.join(line) or '–'}")


@examples("book export small.book --output small.txt")
@book.command()
@file_argument
@click.option(
    "--format", "form", type=click.Choice(["json", "text"]), default="json", show_default=True, help="JSON lines, or text."
)
@click.option("--output", "-o", type=OUTPUT_FILE, metavar="FILE", help="[default: the terminal]")
@game_option
def export(file: Path, form: str, output: Path | None, game: str | None) -> None:
    """Write every position on a line of its own."""
    from prunus.core.units import WHOLE, units_of

    with _read(file, game) as opened:
        lines = []
        is_whole = units_of(opened.game.start()) == WHOLE
        for text, entry, move in opened.entries():
            value = entry.value if is_whole else _units(opened, opened.game.parse(text)).told(entry.value)
            about = {"position": text, "value": value, "depth": entry.depth, "exact": entry.is_exact, "move": move}
            lines.append(json.dumps(about) if form == "json" else _words(about))
    if output is None:
        as_it_is(sys.stdout).writelines(f"{line}\n" for line in lines)
    else:
        files.write_text(output, "".join(f"{line}\n" for line in lines))


def _opened(file: Path, game: Any, evaluation: str | None) -> Any:
    """The book, begun if it is not there; its own evaluation unless the user names one."""
    from prunus.tables.book import Book

    if evaluation is None and file.exists():
        return Book.open(file, game)
    return Book.open_or_create(file, game, evaluation or game.default_evaluation)


def _read(file: Path, game: str | None) -> Any:
    """A book that is there. Its game is looked up among those of Prunus: a book cannot make us run a file."""
    from prunus.core import registry
    from prunus.tables.book import BOOK, BadBook, Book

    name = BOOK.described(file)["game"]
    if game is None and name.endswith(".py"):
        raise BadBook(f"book {str(file)!r} names a file, {name!r}, where the name of a game must stand")
    return Book.open(file, registry.game(game or name))


def _units(opened: Any, position: Any) -> Any:
    """The units in which a book tells the value of a position."""
    from prunus.core.units import units_of
    from prunus.searches.driving.parts import find_evaluation
    from prunus.tables.book import OUTCOME

    return units_of(position, None if opened.evaluation == OUTCOME else find_evaluation(opened.evaluation, position))


def _about(opened: Any, position: Any, entry: Any) -> dict[str, Any]:
    game = opened.game
    move = None if entry.move is None else game.format_move(position, entry.move)
    value = _units(opened, position).told(entry.value)
    about = {"position": game.format(position), "value": value, "depth": entry.depth}
    return about | {"exact": entry.is_exact, "move": move}


def _words(about: dict[str, Any]) -> str:
    from prunus.draw.words import counted, number

    certainty = "to the end" if about["exact"] else counted(about["depth"], "ply")
    return f"{about['position']!r}  value {number(about['value'])} ({certainty}), move {about['move'] or '–'}"
