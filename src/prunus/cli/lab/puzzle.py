"""`prunus lab puzzle`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import OUTPUT_FILE, SEED, Whole, named_option
from prunus.cli.shared import compilation_announced, json_option, print_json, progress_shown
from prunus.core import files


@examples("lab puzzle eight-puzzle-2x3 --positions 20")
@click.command()
@click.argument("puzzle", default="eight-puzzle")
@named_option("heuristic", "--heuristic", text="How many moves are left at least.  [default: the puzzle's own]")
@click.option("--positions", type=Whole(2, 100_000), default=200, show_default=True, help="Fresh positions to search.")
@click.option(
    "--starts", type=Whole(1, 100_000), default=150, show_default=True, help="Positions whose shortest ways are learned from."
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Seed of all positions.")
@click.option("--output", "-o", type=OUTPUT_FILE, metavar="FILE", help="Keep the learned program.")
@json_option
def puzzle(puzzle: str, output: Path | None, as_json: bool, **request: Any) -> None:
    """What an order of moves saves IDA* on a puzzle of one player: natural, sorted by the heuristic, learned; beside A*."""
    from prunus.core import registry
    from prunus.lab.puzzle import ordered_ways

    with compilation_announced(), progress_shown() as progress:
        found = ordered_ways(registry.puzzle(puzzle), progress=progress, **request)
    if output is not None:
        files.write_text(output, f"{found.study.program}\n")
    if as_json:
        print_json(found.as_json())
    else:
        _show(found)


def _show(found: Any) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=box.MARKDOWN)
    shown.add_column("order")
    for heading in ("nodes", "of natural", "95 %", "last round", "95 %", "CPU s"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for order in found.orders:
        shown.add_row(order.name, f"{order.nodes:,}", *_ratio(order.ratio), *_ratio(order.last), f"{order.seconds:.2f}")
    print(f"{found.puzzle}, {found.heuristic}, {found.positions} fresh positions, {found.mean_length:.1f} moves on average")
    Console(width=120).print(shown)
    study = found.study
    print(f"learned from {study.pairs:,} pairs of moves in {study.positions:,} positions: {len(study.program.clauses)} voters")
    print("of natural: the geometric mean of the ratios of nodes, and its interval; A* counts expanded positions, and is Python.")


def _ratio(ratio: Any) -> tuple[str, str]:
    return ("–", "–") if ratio is None else (f"{ratio.mean:.3f}", f"{ratio.low:.3f}–{ratio.high:.3f}")
