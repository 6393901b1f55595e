"""`prunus gtp`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.serving import player_options, serve


@examples("gtp --player search:depth=6")
@click.command()
@player_options
def gtp(player: str, seed: int) -> None:
    """Play Othello for programs that speak GTP (version 2), such as GoGui."""
    from prunus.players.protocols.gtp import GtpServer

    serve(lambda say: GtpServer(player, say, seed))
