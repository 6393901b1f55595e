"""`prunus check GAME`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.parameters import SEED, Real, Whole, game_argument
from prunus.cli.shared import json_option, print_json


@examples("check tic-tac-toe --games 100", "check mygame.py --seconds 5")
@click.command()
@game_argument
@click.option("--twin", metavar="GAME", help="The same game, written otherwise, say the plain class of a compiled one.")
@click.option("--games", type=Whole(1, 10**7), default=2_000, show_default=True, help="How many games to play by chance.")
@click.option("--seconds", type=Real(0.1, 86_400), default=20.0, show_default=True, help="How long to look for mistakes.")
@click.option("--seed", type=SEED, default=0, show_default=True, help="Seed of the games.")
@json_option
def check(game: str, twin: str | None, games: int, seconds: float, seed: int, as_json: bool) -> None:
    """Look for mistakes in a game, one's own first of all.

    Positions near the start and games by chance are looked at; each mistake is a sentence with the moves that show it. Exit code 1
    if there is an error.
    """
    from prunus.lab.checking.check import check as door
    from prunus.lab.checking.finding import Mistaken

    found = door(game, twin=twin, games=games, seconds=seconds, seed=seed)
    if as_json:
        print_json(found.as_json())
    else:
        print(found)
    if found.errors:
        number = f"{len(found.errors)} mistakes" if len(found.errors) > 1 else "a mistake"
        raise Mistaken(f"{found.game} has {number}")
