"""`prunus analyse GAME FILE`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import DEPTH, INPUT_FILE, OUTPUT_FILE, SECONDS, Whole, evaluation_option, game_argument
from prunus.cli.shared import compilation_announced, json_option, print_json, progress_shown
from prunus.core import files


@examples("analyse othello game.txt", "analyse othello games.sgf --number 2 --html blunders.html")
@click.command()
@game_argument
@click.argument("file", type=INPUT_FILE)
@click.option("--number", type=Whole(1), default=1, show_default=True, metavar="N", help="Which game of the file.")
@click.option("--depth", "-d", type=DEPTH, metavar="N", help="Plies that moves are searched.  [default: the game's own]")
@evaluation_option()
@click.option("--reach", type=Whole(0, 4096), metavar="N", help="Solve where at most so many squares are empty.")
@click.option("--seconds", type=SECONDS, metavar="S", default=10.0, show_default=True, help="For an exact value, at most.")
@click.option("--program", metavar="FILE", help="Say what these rules think of it: a .pl file, or a game's own by its name.")
@click.option("--examples", type=INPUT_FILE, metavar="FILE", help="What they were learned from: where a rule was wrong before.")
@click.option("--svg", type=OUTPUT_FILE, metavar="FILE", help="Draw the course of the game.")
@click.option("--html", type=OUTPUT_FILE, metavar="FILE", help="Write a page with the blunders on boards.")
@json_option
def analyse(
    game: str,
    file: Path,
    number: int,
    program: str | None,
    examples: Path | None,
    svg: Path | None,
    html: Path | None,
    as_json: bool,
    **request: Any,
) -> None:
    """Judge every move of a game: its value, the best move and its line, blunders; exactly where the solver reaches."""
    from prunus.core.registry import game as find_game
    from prunus.draw.words import counted
    from prunus.errors import Stopped
    from prunus.players import analysis, analysis_page
    from prunus.players.formats.door import read_records
    from prunus.players.why_not import rules_named, why_not

    if examples is not None and program is None:
        raise click.UsageError("examples are those of a program: say which one with --program")
    found = find_game(game)
    records = read_records(file, found)
    if number > len(records):
        raise click.UsageError(f"{file} has {counted(len(records), 'game')}, and no game {number}")
    rules = None if program is None else rules_named(program, found, examples)

    def show(done: analysis.Analysis) -> None:
        mistaken = [each for each in done.moves if each.verdict in ("blunder", "mistake")]
        reasons = [] if rules is None else [why_not(each, found, *rules) for each in mistaken]
        if svg is not None:
            files.write_text(svg, analysis_page.svg(done))
        if html is not None:
            files.write_text(html, analysis_page.html(done, reasons))
        if as_json:
            print_json(done.as_json() | {"why_not": [each.as_json() for each in reasons]})
        else:
            for line in analysis_page.lines(done, reasons):
                print(line)

    try:
        with compilation_announced(), progress_shown() as progress:
            listener = lambda done, all_: progress(f"{done} of {all_} moves judged", done / all_)  # noqa: E731
            done = analysis.analyse(records[number - 1], found, progress=listener, **request)
    except Stopped as stopped:
        if stopped.result is not None:
            show(stopped.result)
        raise
    show(done)
