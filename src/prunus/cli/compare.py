"""`prunus compare GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

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
@table_option("For searches that have a table.  [default: 64]")
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
    from prunus.core.grammar import listed
    from prunus.draw.charts.intervals import interval_svg
    from prunus.draw.charts.sheet import Mark, ready
    from prunus.lab import comparison

    if out is not None:
        ready()
    found, start = find(game, position)
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
        print_json(_as_json(found, result, evaluation=measure, seed=seed, table="64" if table is None else table))
    else:
        show(title, result)


def _as_json(game: Any, result: Any, **request: Any) -> dict[str, Any]:
    from prunus.lab.ratio import METHOD

    places = [place._asdict() | {"position": game.format(place.position)} for place in result.places]
    rows = [row.as_json(result.depth) for row in result.rows]
    return {"game": game.name, "depth": result.depth, **request, "interval": METHOD, "positions": places, "rows": rows}


COUNTS = ("nodes", "of first", "95 %", "leaves", "α cutoffs", "β cutoffs", "deep")
SHARES = ("first move", "branching", "/ tree", "/ graph", "hits", "Mn/s")

LEGEND = """\
of first: nodes as a multiple of the first row's, a geometric mean; 95 %: its interval, from paired differences of logarithms;
first move: the share of cutoffs by the first move; branching: of a uniform tree with as many leaves; / tree: leaves to the fewest
that can prove the value; / graph: nodes to those of a search with a table that knows the best moves; hits: nodes settled by the
table; Mn/s: million nodes a second of CPU."""


def show(title: str, result: Any) -> None:
    """Print the comparison as a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=box.MARKDOWN)
    for heading in ("search", "ordering"):
        shown.add_column(heading, no_wrap=True)
    for heading in COUNTS + SHARES:
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in result.rows:
        shown.add_row(*_cells(row, result.depth))
    print(title)
    Console(width=200).print(shown)
    print(LEGEND)
    for row in result.rows:
        if not row.candidate.is_exact:
            print(f"≈ {row.candidate.name} is not exact: it missed the value of {row.missed} of {len(result.places)} positions.")
        elif row.missed:
            print(f"{row.candidate.name} ran out of memory in {row.missed} of {len(result.places)} positions.")
    if result.places[0].minimal_leaves is None:
        print("The minimal trees were not counted: the whole trees are too large.")


def _cells(row: Any, depth: int) -> list[str]:
    name, ratio, branching = row.candidate.search_name, row.ratio, row.branching(depth)
    return [
        name if row.candidate.is_exact else f"≈ {name}",
        row.candidate.ordering_name,
        f"{row.total('nodes'):,}",
        f"{ratio.mean:.3f}",
        "–" if ratio.low is None else f"{ratio.low:.3f}–{ratio.high:.3f}",
        f"{row.total('leaves'):,}",
        *(f"{row.cutoffs(kind):,}" for kind in ("alpha", "beta", "deep")),
        f"{row.first_move_share:.0%}" if row.cutoffs("alpha") + row.cutoffs("beta") else "–",
        "–" if branching is None else f"{branching:.2f}",
        "–" if row.to_minimal_tree is None else f"{row.to_minimal_tree:.2f}",
        f"{row.to_minimal_graph:.2f}",
        f"{row.total('table_hits'):,}",
        f"{row.nodes_a_second / 1e6:.1f}",
    ]
