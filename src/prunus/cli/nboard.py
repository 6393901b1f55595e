"""`prunus nboard`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.serving import player_options, serve


@examples("nboard --player level:club")
@click.command()
@player_options
def nboard(player: str, seed: int) -> None:
    """Play Othello for programs that speak NBoard (version 2), such as NBoard itself."""
    from prunus.players.protocols.nboard import NBoardServer

    serve(lambda say: NBoardServer(player, say, seed))
