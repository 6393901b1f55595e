"""`prunus perft GAME DEPTH`"""

from __future__ import annotations

from typing import Any

import click

from prunus.cli.parameters import DEPTH, game_argument
from prunus.cli.shared import find, json_option, position_option, print_json, show_found


@click.command(context_settings={"ignore_unknown_options": True})  # so that -2 is a depth, if a bad one
@game_argument
@click.argument("depth", type=DEPTH)
@position_option
@click.option("--divide", is_flag=True, help="Show the leaves below each move.")
@json_option
def perft(game: str, depth: int, position: str | None, divide: bool, as_json: bool) -> None:
    """Count the leaves of the game tree DEPTH plies deep; finished games count once, a pass is a ply."""
    from prunus.searches import perft as door

    found, start = find(game, position)
    show_found(
        lambda progress: door.perft(start, depth, progress=progress),
        lambda counted: _show(found, start, counted, divide, as_json),
    )


def _show(game: Any, start: Any, counted: Any, divide: bool, as_json: bool) -> None:
    is_complete = counted.is_complete
    below = {game.format_move(start, move): leaves for move, leaves in counted.divide.items()}
    if as_json:
        about = {"leaves": counted.leaves, "is_complete": is_complete, "seconds": counted.seconds}
        print_json(about | ({"divide": below} if divide else {}))
        return
    if divide:
        for move, leaves in below.items():
            print(f"{move}: {leaves:,}" if is_complete else f"{move}: at least {leaves:,}")
    number = f"{counted.leaves:,} leaves" if is_complete else f"at least {counted.leaves:,} leaves, not finished,"
    print(f"{number} in {counted.seconds:.3f} s")
