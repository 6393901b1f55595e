"""`prunus certify GAME`"""

from __future__ import annotations

import time
from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import MEGABYTES, OUTPUT_FILE, SECONDS, Whole, game_argument
from prunus.cli.shared import compilation_announced, counting_shown, find, json_option, position_option, print_json


@examples("certify tic-tac-toe --claim draw -o draw.cert", "certify nim -p 3-4-5 -o nim.cert")
@click.command()
@game_argument
@position_option
@click.option(
    "--claim",
    "-c",
    metavar="C",
    help="What to prove, for the player to move: >=N, <=N, =N, win, loss or draw.  [default: the exact value]",
)
@click.option(
    "--output",
    "-o",
    required=True,
    type=OUTPUT_FILE,
    metavar="FILE",
    help="Where to write the certificate.",
)
@click.option(
    "--tries", type=Whole(1, 65_535), default=2, show_default=True, metavar="N", help="Moves of the claimant to compare at a node."
)
@click.option("--seconds", type=SECONDS, metavar="S", help="Give up after so many seconds.")
@click.option("--megabytes", type=MEGABYTES, default=128, show_default=True, metavar="M", help="Memory of the tables.")
@json_option
def certify(
    game: str,
    position: str | None,
    claim: str | None,
    output: Path,
    tries: int,
    seconds: float | None,
    megabytes: float,
    as_json: bool,
) -> None:
    """Solve a position and write a proof that `prunus verify` can check. Ctrl-C gives up, and nothing is written."""
    from prunus.solvers.certificates import certification

    found, start = find(game, position)
    began = time.perf_counter()
    with compilation_announced(), counting_shown() as progress:
        certificate = certification.certify(
            start, claim, game=found, megabytes=megabytes, tries=tries, seconds=seconds, progress=progress
        )
    taken = time.perf_counter() - began
    size, nodes = certificate.write(output), sum(part.nodes for part in certificate.parts)
    if as_json:
        about = {"game": certificate.game, "position": certificate.position, "claim": str(certificate.claim)}
        print_json(about | {"file": str(output), "bytes": size, "nodes": nodes, "seconds": taken})
        return
    print(f"certified: the value of {certificate.position!r} is {certificate.claim} for the player to move")
    print(f"file  {output}, {size:,} bytes")
    print(f"cost  a proof of {nodes:,} nodes, made and checked in {taken:.3f} s")
