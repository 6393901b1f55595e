"""`prunus reproduce`"""

from __future__ import annotations

import time
from pathlib import Path

import click

from prunus.cli.parameters import INPUT_FILE, SEED, Whole
from prunus.cli.shared import compilation_announced, json_option, print_json, progress_shown
from prunus.core import files


@click.command()
@click.option("--games", type=Whole(1, 1_000_000), default=50, show_default=True, help="Games to play.")
@click.option("--depth", type=Whole(1, 512), default=5, show_default=True, help="Plies to look ahead.")
@click.option("--levels", type=Whole(1, 512), default=1, show_default=True, help="Levels of the search that are ordered.")
@click.option(
    "--training-games", type=Whole(1, 1_000_000), default=100, show_default=True, help="Games to learn from; the paper has one."
)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--out", type=INPUT_FILE, metavar="DIR", help="Write report.html, pictures and programs there.")
@json_option
def reproduce(games: int, depth: int, levels: int, training_games: int, seed: int, out: Path | None, as_json: bool) -> None:
    """Repeat the paper's experiment: learn an order, play games with and without it, count the nodes."""
    from rich.console import Console
    from rich.table import Table

    from prunus.draw.charts.sheet import ready
    from prunus.draw.words import with_minus
    from prunus.lab import report
    from prunus.lab.paper import Protocol
    from prunus.lab.paper import reproduce as run

    protocol = Protocol(games, depth, levels, seed, training_games)
    if out is not None:
        ready()
        files.make_folder(out)
    started = time.perf_counter()
    with compilation_announced(), progress_shown() as progress:
        heuristics = run(protocol, progress=progress)
    seconds = time.perf_counter() - started
    data = {"heuristics": [heuristic.as_json() for heuristic in heuristics], "seconds": seconds}
    if out is not None:
        files.write_text(out / "report.html", report.page(heuristics, protocol, seconds))
        files.write_json(out / "results.json", data)
        for heuristic in heuristics:
            files.write_text(out / f"histogram-{heuristic.name}.svg", report.histogram(heuristic))
            files.write_text(out / f"rules-{heuristic.name}.pl", str(heuristic.many.study.program))
    if as_json:
        print_json(data)
        return
    console = Console(width=120)
    for heuristic in heuristics:
        shown = Table(title=f"{heuristic.name}: nodes saved in {games} games, depth {depth}", title_justify="left")
        for heading in ("order", "mean a game", "true order", "reduced", "all nodes", "true order", "time", "pairs right"):
            shown.add_column(heading, justify="left" if heading == "order" else "right")
        for name, row in report.table(heuristic):
            shown.add_row(
                name,
                with_minus(f"{row['mean_reduction']:.1f} ± {row['sd']:.1f} %"),
                with_minus(f"{row['oracle_mean_reduction']:.1f} %"),
                f"{row['share_reduced']:.0%} of {row['reducible']}",
                with_minus(f"{row['total_reduction']:.1f} %"),
                with_minus(f"{row['oracle_total_reduction']:.1f} %"),
                f"{float(str(row['seconds_ordered'])) / max(1e-9, float(str(row['seconds_plain']))):.2f}",
                f"{row['accuracy']:.1%}",
            )
        console.print(shown)
        for number, text in enumerate(heuristic.sentences, 1):
            console.print(f"  {number}. {text}", highlight=False)
    print(f"published: −4.0 ± 5.5 % and −4.0 ± 9.4 % a game, about 80 % of games reduced; this took {seconds:.0f} s")
    if out is not None:
        print(f"report: {out / 'report.html'}")
