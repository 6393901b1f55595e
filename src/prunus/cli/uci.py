"""`prunus uci`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.serving import player_options, serve


@examples("uci --player search:depth=3")
@click.command()
@player_options
def uci(player: str, seed: int) -> None:
    """Play chess for programs that speak UCI; the rules are python-chess's (the extra `chess`)."""
    from prunus.players.protocols.uci import UciServer

    serve(lambda say: UciServer(player, say, seed))
