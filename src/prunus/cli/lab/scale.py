"""`prunus lab scale`"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, SEED, Numbers, Real
from prunus.cli.shared import json_option, print_json
from prunus.core import files
from prunus.core.grammar import listed

MOST_KINDS = 5


@examples("lab scale --workers 1,10,100 --lengths 0.1,1")
@click.command()
@click.option(
    "--workers",
    "numbers",
    type=Numbers(1, 100_000),
    default="1,2,5,10,20,50,100,200,500,1000",
    show_default=True,
    metavar="N,…",
    help="Numbers of workers to simulate.",
)
@click.option("--lengths", default="0.01,0.1,1,10", show_default=True, metavar="S,…", help="Seconds of a job; a curve each.")
@click.option("--journal", type=INPUT_FILE, metavar="FILE", help="Take the lengths of jobs from a run, as one more curve.")
@click.option(
    "--deaths",
    type=Real(0, 1e6),
    default=0.01,
    show_default=True,
    metavar="N",
    help="How often a worker dies in an hour: an assumption, for nobody measures it here.",
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of lengths and deaths.")
@click.option("--out", type=OUTPUT_FILE, metavar="FILE", help="Draw the curves into an SVG file.")
@json_option
def scale(
    numbers: tuple[int, ...], lengths: str, journal: Path | None, deaths: float, seed: int, out: Path | None, as_json: bool
) -> None:
    """How far many workers help: a simulation, from what a job is measured to cost on this machine."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from prunus.draw.charts.sheet import ready
    from prunus.jobs.job import file_digests
    from prunus.lab.origin import origin
    from prunus.lab.pictures import scale_svg
    from prunus.lab.scale import lengths_of, measured_costs, scaled

    started = time.perf_counter()
    if out is not None:
        ready()
    kinds = {f"{each:g} s a job": [each] for each in _seconds(lengths)}
    if journal is not None:
        kinds[f"as in {journal.name}"] = lengths_of(journal)
    costs = measured_costs()
    found = {name: scaled(each, numbers, costs, deaths, seed) for name, each in kinds.items()}
    rows = {name: [each._asdict() | {"speed": each.speed} for each in row] for name, row in found.items()}
    said = {"costs": costs._asdict(), "deaths_an_hour": deaths, "seed": seed, "outcomes": rows}
    if out is not None:
        files.write_text(out, scale_svg(said))
    if as_json:
        own = file_digests([] if journal is None else [journal])
        print_json(said | {"provenance": origin(["prunus", *sys.argv[1:]], own, time.perf_counter() - started, "1")})
        return
    shown = Table(box=box.MARKDOWN)
    shown.add_column("workers", justify="right")
    for name in found:
        shown.add_column(name, justify="right", no_wrap=True)
    for i, number in enumerate(numbers):
        shown.add_row(f"{number:,}", *(f"{row[i].speed:,.1f} ({row[i].parent:.0%})" for row in found.values()))
    Console(width=120).print(shown)
    print("times as fast as one worker, and in brackets the share of the time in which the parent is busy;")
    print(f"measured: a job costs the parent {1e3 * costs.job:.2f} ms, a batch {1e3 * costs.batch:.2f} ms of CPU;")
    print(f"assumed: a worker dies {deaths:g} times an hour")


def _seconds(text: str) -> list[float]:
    parts = [Real(0, 1e6, above=True).convert(part, None, None) for part in listed(text)]
    if len(parts) > MOST_KINDS:
        raise click.BadParameter(f"at most {MOST_KINDS} lengths have a curve of their own")
    return parts
