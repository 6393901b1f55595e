"""`prunus lab depth-strength`"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import OUTPUT_FILE, SEED, Numbers, Whole
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown
from prunus.core import files


@examples("lab depth-strength --game connect-four --depths 1-3 --games 20")
@click.command("depth-strength")
@click.option(
    "--game",
    "played",
    multiple=True,
    default=["othello/corners-mobility", "connect-four"],
    show_default=True,
    metavar="GAME[/E]",
    help="As often as you like, with the evaluation E or the game's own.",
)
@click.option("--depths", type=Numbers(1, 64, 64), default="1-7", show_default=True, metavar="D,…", help="Numbers and ranges.")
@click.option("--games", type=Whole(1), default=1000, show_default=True, metavar="N", help="Of every two neighbours.")
@click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help="Of the openings.")
@click.option("--most-plies", type=Whole(1), metavar="N", help="A game that goes on for so many moves is a draw.")
@click.option("--out", type=OUTPUT_FILE, metavar="FILE", help="Draw Elo by depth into an SVG file.")
@jobs_options
@json_option
def depth_strength(
    played: tuple[str, ...], out: Path | None, workers: str, journal: Path | None, as_json: bool, **request: Any
) -> None:
    """How much stronger a search gets with every ply: each depth against the next one, as Elo with intervals."""
    from prunus.core.grammar import files_named
    from prunus.draw.charts.sheet import ready
    from prunus.jobs.job import file_digests
    from prunus.jobs.runner import Runner
    from prunus.lab.depth_strength import depth_strength as measured
    from prunus.lab.origin import origin
    from prunus.lab.pictures import depth_strength_svg

    named = [each.partition("/") if not Path(each).exists() else (each, "", "") for each in played]
    started = time.perf_counter()
    if out is not None:
        ready()
    with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
        found = [measured(game, evaluation or None, runner=runner, **request) for game, _, evaluation in named]
    data = request | {"curves": [curve.as_json() for curve in found]}
    if out is not None:
        files.write_text(out, depth_strength_svg(data))
    if as_json:
        own = file_digests(files_named(*(text for game, _, evaluation in named for text in (game, evaluation) if text)))
        print_json(data | {"provenance": origin(["prunus", *sys.argv[1:]], own, time.perf_counter() - started, workers)})
    else:
        _show(found, request["games"])


def _show(found: Any, games: int) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    for curve in found:
        shown = Table(box=box.MARKDOWN)
        for heading in ("depth", "against", "won, drawn, lost", "Elo", "in all"):
            shown.add_column(heading, justify="right", no_wrap=True)
        for step in curve.steps:
            own = step.pairing
            results = f"{own.wins}, {own.draws}, {own.losses}"
            shown.add_row(str(step.depth), str(step.below), results, own.elo.told(), step.total.told())
        print(f"{curve.game}, {curve.evaluation}, {games:,} games of every two neighbours")
        Console(width=80).print(shown)
    print("Elo: of a depth against the one below it, in brackets its 95 % interval;")
    print("in all: against the first depth, the sum of the steps.")
