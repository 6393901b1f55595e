"""`prunus verify FILE`"""

from __future__ import annotations

from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE
from prunus.cli.shared import compilation_announced, json_option, print_json


@examples("verify draw.cert", "verify mine.cert --game mygame.py")
@click.command()
@click.argument("file", type=INPUT_FILE)
@click.option(
    "--game", "-g", metavar="GAME", help="The game, where it is not one of Prunus but a file.  [default: the certificate's]"
)
@json_option
def verify(file: Path, game: str | None, as_json: bool) -> None:
    """Check a certificate with the rules of its game alone. Exit 0: proved; 1: not proved; 2: not a certificate, or changed."""
    from prunus.solvers.certificates import verification

    with compilation_announced():
        shown = verification.verify(file, game)
    if as_json:
        about = {"game": shown.game, "position": shown.position, "claim": str(shown.claim)}
        print_json({"proved": True} | about | {"nodes": shown.nodes, "seconds": shown.seconds})
        return
    print(f"proved: {shown.game}, the value of {shown.position!r} is {shown.claim} for the player to move")
    print(f"cost  {shown.nodes:,} nodes, {shown.seconds:.4f} s")
