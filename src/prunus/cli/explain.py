"""`prunus explain PROGRAM`"""

from __future__ import annotations

from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, Whole
from prunus.cli.shared import NOTATION, find, json_option, print_json, refuse_dropped, show_position


@examples("explain othello", "explain rules.pl -p f5d6c3", "explain othello -e features -p f5d6c3")
@click.command()
@click.argument("program", type=INPUT_FILE)
@click.option("--position", "-p", metavar="P", help=f"Say which clause prefers which move there, {NOTATION}")
@click.option("--game", help="The game of the program.  [default: what the program says]")
@click.option("--background", type=INPUT_FILE, metavar="FILE", help="A .pl file with further predicates.")
@click.option("--evaluation", "-e", metavar="E", help="Of the game PROGRAM: what this learned evaluation is made of at --position.")
@click.option("--svg", type=OUTPUT_FILE, metavar="FILE", help="With -e: draw the parts; without --position, the evaluation itself.")
@click.option("--left", type=Whole(0, 64), metavar="N", help="Draw patterns with so many squares left.  [default: half of them]")
@json_option
def explain(
    program: Path,
    position: str | None,
    game: str | None,
    background: Path | None,
    evaluation: str | None,
    svg: Path | None,
    left: int | None,
    as_json: bool,
) -> None:
    """Say in English what a learned program prefers; of a position, which clause prefers which move.

    PROGRAM is a file, or a game that comes with one, as othello. With -e it is a game, and a value is split into its parts.
    """
    from prunus.study import explanation

    if evaluation is not None:
        refuse_dropped("game background", "with an evaluation PROGRAM is the game")
        if svg is not None:
            return _draw(str(program), evaluation, position, left, svg)
        refuse_dropped("left", "without --svg nothing is drawn")
        return _split(str(program), evaluation, position, as_json)
    refuse_dropped("svg left", "without -e nothing is drawn")
    found = explanation.explain(program, position, game=game, background=background)
    if as_json:
        moves = [{"move": each.move, "points": each.points, "by_clause": each.by_clause} for each in found.preferences]
        clauses = list(map(str, found.clauses))
        print_json({"game": found.game.name, "sentences": list(found.sentences), "clauses": clauses, "moves": moves})
    elif position is None:
        for number, (text, clause) in enumerate(zip(found.spoken, found.clauses, strict=True), 1):
            print(f"{number}. {text}")
            print("\n".join(f"     {line}" for line in str(clause).splitlines()))
    else:
        print(f"{found}\n")
        is_weighted = any(clause.weight is not None for clause in found.clauses)
        show_position(found.game, found.game.read(position))
        for each in found.preferences:
            print(f"{each.move:>5}  {f'{each.points:+.3f} votes' if is_weighted else f'{each.points} points'}")
            for number, beaten in each.by_clause.items():
                print(f"         clause {number} prefers it to {' '.join(beaten)}")
    return None


def _split(name: str, evaluation: str, position: str | None, as_json: bool) -> None:
    from prunus.study.value_parts import parts_of

    game, place = find(name, position)
    parts = parts_of(evaluation, place, game=game)
    if as_json:
        print_json(
            {"game": game.name, "evaluation": evaluation, "parts": [{"says": each.says, "value": each.value} for each in parts]}
        )
        return
    show_position(game, place)
    for each in parts:
        print(f"{each.value:+10.1f}  {each.says}".replace("-", "\u2212"))
    print(f"{sum(each.value for each in parts):+10.1f}  in all".replace("-", "\u2212"))


def _draw(name: str, evaluation: str, position: str | None, left: int | None, svg: Path) -> None:
    from prunus.core import files
    from prunus.study.evaluation_picture import picture_of

    files.check_target(svg)
    game, place = find(name, position)
    files.write_text(svg, picture_of(evaluation, game, None if position is None else place, left=left))
    print(f"written: {svg}")
