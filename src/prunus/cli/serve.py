"""`prunus serve`"""

from __future__ import annotations

import ipaddress
import sys
from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import FOLDER, Whole


@examples("serve --open", "serve --game mygame.py:MyGame --port 0")
@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Where to listen.")
@click.option("--port", type=Whole(0, 65_535), default=8017, show_default=True, metavar="N", help="0: any that is free.")
@click.option(
    "--name", "names", multiple=True, metavar="HOST", help="A name by which visitors may ask for the page; as often as you like."
)
@click.option(
    "--game", "-g", "games", multiple=True, metavar="GAME", help="A game of your own, FILE.py:NAME; as often as you like."
)
@click.option("--folder", type=FOLDER, metavar="FOLDER", help="Where runs and certificates are kept.")
@click.option(
    "--seconds", type=Whole(1, 600), default=10, show_default=True, metavar="N", help="The longest that an answer may take."
)
@click.option("--open", "is_opened", is_flag=True, help="Open the page in the browser.")
def serve(
    host: str, port: int, names: tuple[str, ...], games: tuple[str, ...], folder: Path | None, seconds: int, is_opened: bool
) -> None:
    """Show the page: searches step by step, exercises, play and analysis, rules, proofs and experiments.

    It is for this machine alone, unless --host says otherwise.
    """
    from prunus.web.serving import Serving, house_of

    house = house_of(games, folder, seconds)
    with Serving(house, host, port, names) as serving:
        print(f"Prunus is at {serving.address}   (Ctrl-C ends it)", flush=True)
        if not _is_loopback(host):
            print("prunus: everybody who reaches this machine can ask for the page", file=sys.stderr)
        if is_opened:
            click.launch(serving.address)
        serving.run()


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
