"""`prunus compare GAME`"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import OUTPUT_FILE, SEED, Whole, evaluation_option, game_argument, named_option, table_option
from prunus.cli.shared import (
    compilation_announced,
    find,
    jobs_options,
    json_option,
    position_option,
    print_json,
    progress_shown,
)
from prunus.core import files


@examples("compare connect-four --depth 5 --positions 4", "compare nim --depth 4 --positions 4 --searches alpha-beta,pvs,mtdf")
@click.command()
@game_argument
@position_option
@click.option("--depth", "-d", type=Whole(1, 512), default=6, show_default=True, metavar="N", help="Plies to search.")
@named_option(
    "algorithm",
    "--searches",
    metavar="A,B,…",
    text="Each with every ordering; as SEARCH/ORDERING, with that one alone.  [default: a selection; alpha-beta with --orderings]",
)
@named_option(
    "ordering", "--orderings", metavar="X,Y,…", text="By themselves or chained.  [default: the best known with --searches]"
)
@click.option("--positions", type=Whole(1, 1_000_000), default=20, show_default=True, metavar="N", help="Positions of the sample.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the sample, and of the random ordering.")
@evaluation_option()
@table_option("For searches that have a table.  [default: {megabytes}]")
@click.option("--out", type=OUTPUT_FILE, metavar="FILE", help="Draw the ratios into an SVG file.")
@jobs_options
@json_option
def compare(
    game: str,
    position: str | None,
    depth: int,
    searches: str | None,
    orderings: str | None,
    positions: int,
    seed: int,
    evaluation: str | None,
    table: str | None,
    out: Path | None,
    workers: str,
    journal: Path | None,
    as_json: bool,
) -> None:
    """Search the same random midgame positions in several ways; ratios are to the first row.

    A search has a table if it needs one or if its ordering contains `hash`; then it is deepened ply by ply, and all nodes count.
    """
    from prunus.core.grammar import files_named, listed
    from prunus.draw.charts.intervals import interval_svg
    from prunus.draw.charts.sheet import Mark, ready
    from prunus.jobs.job import file_digests
    from prunus.lab import comparison
    from prunus.lab.origin import origin
    from prunus.searches.driving.defaults import MEGABYTES

    if out is not None:
        ready()
    (found, start), started = find(game, position), time.perf_counter()
    measure = found.default_evaluation if evaluation is None else evaluation
    named = [None if names is None else listed(names) for names in (searches, orderings)]
    with compilation_announced(), progress_shown() as progress:
        request: dict[str, Any] = {"positions": positions, "seed": seed} | ({} if table is None else {"table": table})
        request |= {"workers": workers, "journal": journal}
        result = comparison.compare(start, depth, *named, evaluation=evaluation, progress=progress, **request)
    title = f"{game}, depth {depth}, {measure}, {positions} midgame positions, seed {seed}"
    if out is not None:
        marks = [Mark(row.candidate.name, *row.ratio) for row in result.rows]
        files.write_text(out, interval_svg(title, f"nodes, as a multiple of {result.rows[0].candidate.name}", marks))
    if as_json:
        own = file_digests(files_named(game, measure, *(text for names in named for text in names or ()), table or ""))
        about = origin(["prunus", *sys.argv[1:]], own, time.perf_counter() - started, workers)
        asked = {"evaluation": measure, "seed": seed, "table": f"{MEGABYTES:g}" if table is None else table}
        print_json(_as_json(found, result, **asked) | {"provenance": about})
    else:
        show(title, result)


def _as_json(game: Any, result: Any, **request: Any) -> dict[str, Any]:
    from prunus.lab.ratio import METHOD

    found = result.rows[0].results  # the units of all of them
    places = [
        place._asdict() | {"position": game.format(place.position), "value": first.told(place.value)}
        for place, first in zip(result.places, found, strict=True)
    ]
    rows = [row.as_json(result.depth) for row in result.rows]
    return {"game": game.name, "depth": result.depth, **request, "interval": METHOD, "positions": places, "rows": rows}


def show(title: str, result: Any) -> None:
    """Print the comparison as a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from prunus.lab.comparison import LEGEND

    shown = Table(box=box.MARKDOWN)
    headings, rows = result.table()
    for i, heading in enumerate(headings):
        shown.add_column(heading, justify="left" if i < 2 else "right", no_wrap=True)
    for row in rows:
        shown.add_row(*row)
    print(title)
    Console(width=200).print(shown)
    print(LEGEND)
    for sentence in result.remarks():
        print(sentence)
