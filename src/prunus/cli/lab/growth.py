"""`prunus lab growth`"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import OUTPUT_FILE, Numbers, Whole
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown
from prunus.core import files


@examples("lab growth --branching 2,3 --depths 2-4 --seeds 5")
@click.command()
@click.option(
    "--branching", type=Numbers(0, 1_000_000), default="2,4,8", show_default=True, metavar="B,…", help="Moves of every inner node."
)
@click.option(
    "--depths", type=Numbers(0, 1_000_000), default="2-8", show_default=True, metavar="D,…", help="Plies: numbers and ranges."
)
@click.option("--seeds", type=Whole(1, 1_000_000), default=20, show_default=True, metavar="N", help="Trees of each shape.")
@click.option("--out", type=OUTPUT_FILE, metavar="FILE", help="Draw leaves by depth into an SVG file.")
@jobs_options
@json_option
def growth(
    branching: tuple[int, ...],
    depths: tuple[int, ...],
    seeds: int,
    out: Path | None,
    workers: str,
    journal: Path | None,
    as_json: bool,
) -> None:
    """How the leaves of alpha-beta grow with depth, in perfect, random and worst order; exponents beside 1/2, 3/4 and 1."""
    from prunus.draw.charts.sheet import ready
    from prunus.jobs.runner import Runner
    from prunus.lab.growth import grow
    from prunus.lab.origin import origin
    from prunus.lab.pictures import growth_svg

    shapes, started = (branching, depths), time.perf_counter()
    if out is not None:
        ready()
    with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
        found = grow(*shapes, seeds, runner)
    if out is not None:
        files.write_text(out, growth_svg(found.as_json()))
    if as_json:
        about = origin(["prunus", *sys.argv[1:]], {}, time.perf_counter() - started, workers)
        print_json({"branching": shapes[0], "depths": shapes[1], "seeds": seeds, **found.as_json(), "provenance": about})
    else:
        _show(found)


def _show(found: Any) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from prunus.lab.growth import SLIDES

    shown = Table(box=box.MARKDOWN)
    shown.add_column("order")
    for heading in ("branching", "exponent", "theory", "slides", "leaves, from", "to"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for fit in found.fits:
        cells = [cell for cell in found.cells if (cell.order, cell.branching) == (fit.order, fit.branching)]
        shown.add_row(
            fit.order,
            "all" if fit.branching is None else str(fit.branching),
            f"{fit.exponent:.3f} ± {fit.standard_error:.3f}",
            "–" if fit.theory is None else f"{fit.theory:.3f}",
            f"{SLIDES[fit.order]:.2f}",
            *(f"{cell.mean:,.0f} at {cell.depth}" for cell in (cells[:1] + cells[-1:])),
        )
    Console(width=120).print(shown)
    print("exponent: e of leaves = c * b ** (e * d), least squares ± standard error; theory: its limit for deep trees,")
    print(
        "of random leaf values log R / log b with R = x / (1 - x), x ** b + x = 1 (Pearl, 1982); slides: what the AIMA slides say."
    )
