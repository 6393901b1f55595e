"""`prunus ugi GAME`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.parameters import game_argument
from prunus.cli.serving import player_options, serve


@examples("ugi connect-four", "ugi mygame.py --player search:seconds=1")
@click.command()
@game_argument
@player_options
def ugi(game: str, player: str, seed: int) -> None:
    """Play any game, one of your own included, for programs that speak UGI, the Universal Game Interface."""
    from prunus.core import registry
    from prunus.players.protocols.ugi import UgiServer

    found = registry.game(game)
    serve(lambda say: UgiServer(found, player, say, seed))
