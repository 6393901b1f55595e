"""`prunus perft GAME DEPTH`"""

from __future__ import annotations

from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import DEPTH, game_argument
from prunus.cli.shared import find, json_option, position_option, print_json, show_found


@examples("perft othello 6", "perft connect-four 3 -p 4453 --divide")
@click.command(context_settings={"ignore_unknown_options": True})  # so that -2 is a depth, if a bad one
@game_argument
@click.argument("depth", type=DEPTH)
@position_option
@click.option("--divide", is_flag=True, help="Show the count below each move.")
@json_option
def perft(game: str, depth: int, position: str | None, divide: bool, as_json: bool) -> None:
    """Count the positions exactly DEPTH plies deep, and apart from them the games that ended before; a pass is a ply."""
    from prunus.searches import perft as door

    found, start = find(game, position)
    show_found(
        lambda progress: door.perft(start, depth, progress=progress),
        lambda counted: _show(found, start, counted, divide, as_json),
    )


def _show(game: Any, start: Any, counted: Any, divide: bool, as_json: bool) -> None:
    below = {game.format_move(start, move): count for move, count in counted.divide.items()}
    if as_json:
        about = {"positions": counted.positions, "ended_before": counted.ended_before, "is_complete": counted.is_complete}
        divided = {"divide": {move: count._asdict() for move, count in below.items()}} if divide else {}
        print_json(about | {"seconds": counted.seconds} | divided)
        return
    at_least = "" if counted.is_complete else "at least "
    if divide:
        for move, count in below.items():
            print(f"{move}: {at_least}{count.positions:,}{_ended(count.ended_before)}")
    number = f"{at_least}{counted.positions:,} positions{_ended(counted.ended_before)}"
    print(f"{number}{'' if counted.is_complete else ', not finished,'} in {counted.seconds:.3f} s")


def _ended(games: int) -> str:
    return f" and {games:,} games that ended before" if games else ""
