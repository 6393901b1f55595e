"""`prunus explain PROGRAM`"""

from __future__ import annotations

from pathlib import Path

import click

from prunus.cli.parameters import INPUT_FILE
from prunus.cli.shared import json_option, position_option, print_json


@click.command()
@click.argument("program", type=INPUT_FILE)
@position_option
@click.option("--game", help="The game of the program.  [default: what the program says]")
@click.option("--background", type=INPUT_FILE, metavar="FILE", help="A .pl file with further predicates.")
@json_option
def explain(program: Path, position: str | None, game: str | None, background: Path | None, as_json: bool) -> None:
    """Say in English what a learned program prefers; of a position, which clause prefers which move."""
    from prunus.core.registry import game as find_game
    from prunus.errors import BadProgram
    from prunus.logic.syntax import read_program
    from prunus.study.background import Background
    from prunus.study.explanation import preferences, sentences

    found = read_program(program)
    named = found.directive("game")
    name = game or (str(named.arguments[0]).strip("'") if named is not None else None)
    if name is None:
        raise BadProgram(f"{program}:1:1: the program does not say which game it is for; say it with --game")
    known = Background.of(name, background)
    said = sentences(found, known)
    preferring = known.understood(found)[0].clauses
    this = find_game(name)
    ordered = [] if position is None else preferences(found, known, this, this.parse(position))
    if as_json:
        moves = [{"move": each.move, "points": each.points, "by_clause": each.by_clause} for each in ordered]
        print_json({"game": name, "sentences": said, "clauses": list(map(str, found.clauses)), "moves": moves})
        return
    for number, text in enumerate(said, 1):
        print(f"{number}. {text}")
        if position is None:
            print("\n".join(f"     {line}" for line in str(preferring[number - 1]).splitlines()))
    if position is not None:
        print()
        for row in this.rows(this.parse(position)):
            print(" ".join(row))
        for each in ordered:
            print(f"{each.move:>5}  {each.points} points")
            for number, beaten in each.by_clause.items():
                print(f"         clause {number} prefers it to {' '.join(beaten)}")
