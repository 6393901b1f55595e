"""`prunus lab mates`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.lab.questions import answered
from prunus.cli.parameters import OUTPUT_FILE, SEED, Whole
from prunus.cli.shared import jobs_options, json_option
from prunus.core import files


@examples("lab mates --problems 20 --learned 10")
@click.command()
@click.option("--problems", type=Whole(2, 100_000), default=60, show_default=True, metavar="N", help="Problems to compare on.")
@click.option("--learned", type=Whole(1, 100_000), default=24, show_default=True, metavar="N", help="Problems to learn from.")
@click.option("--aside", type=Whole(1, 100_000), default=16, show_default=True, metavar="N", help="Problems to choose on.")
@click.option("--moves", type=Whole(2, 3), default=3, show_default=True, metavar="N", help="Of the longest mates.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of all problems.")
@click.option("--output", "-o", type=OUTPUT_FILE, metavar="FILE", help="Keep the program that does best on the problems put aside.")
@click.option("--out", type=OUTPUT_FILE, metavar="FILE", help="Draw the ratios into an SVG file.")
@jobs_options
@json_option
def mates(moves: int, output: Path | None, **request: Any) -> None:
    """What an order of the attacker's moves saves df-pn in mating problems of chess: natural, captures first, static, learned."""
    from prunus.lab.questions.mates import CHOSEN, Mating
    from prunus.lab.questions.mates import mates as answer

    found = answered(request | {"deepest": 2 * moves - 1}, Mating, answer)
    if output is not None:
        files.write_text(output, f"{found.programs[found.settings[CHOSEN]]}\n")
