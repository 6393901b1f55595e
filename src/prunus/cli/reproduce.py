"""`prunus reproduce`"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import FOLDER, INPUT_FILE, MOST_SEED, GameName, Numbers, Whole, evaluation_option
from prunus.cli.shared import compilation_announced, json_option, print_json, progress_shown, workers_option
from prunus.core import files
from prunus.core.grammar import listed
from prunus.errors import DoesNotFit


@examples(
    "reproduce --training-games 50 --out run",
    "reproduce --game tic-tac-toe -e open-lines --games 4 --depth 3 --training-games 6 --seeds 3-4",
)
@click.command()
@click.option("--game", type=GameName(), help="What is played.  [default: othello]")
@evaluation_option(
    "Or FILE.py:NAME; as often as you like.  [default: square-weights and corners-mobility, or the game's own]", multiple=True
)
@click.option("--background", type=INPUT_FILE, metavar="FILE", help="A .pl file with further predicates.")
@click.option("--games", type=Whole(1, 1_000_000), metavar="N", help="Games to play with every seed.  [default: 50]")
@click.option("--depth", "-d", type=Whole(1, 512), metavar="N", help="Plies to look ahead.  [default: 5]")
@click.option(
    "--levels", type=Whole(1, 512), metavar="N", help="The first levels that are ordered; all of them are tried, too.  [default: 1]"
)
@click.option(
    "--training-games",
    type=Whole(1, 1_000_000),
    metavar="N",
    help="Games to learn from with every seed; the paper has one.  [default: 400]",
)
@click.option(
    "--seeds",
    type=Numbers(0, MOST_SEED, 10_000),
    metavar="S,…",
    help="Numbers and ranges, as in 1-20; games are pooled.  [default: 1]",
)
@click.option(
    "--recipes",
    callback=lambda _context, _option, text: None if text is None else tuple(listed(text)),
    metavar="R,…",
    help="Ways of learning to compare.  [default: voters,foil,one-game]",
)
@click.option(
    "--as-published", is_flag=True, help="The paper's method as it was, over twenty seeds, and what each of our additions is worth."
)
@click.option("--protocol", type=INPUT_FILE, metavar="FILE", help="A TOML file with what the options above say.")
@workers_option("all")
@click.option("--out", type=FOLDER, metavar="DIR", help="Keep everything there; a run that was stopped goes on from there.")
@json_option
def reproduce(protocol: Path | None, workers: str, out: Path | None, as_json: bool, as_published: bool, **request: Any) -> None:
    """Repeat the paper's experiment: learn an order, play games with and without it, count the nodes."""
    from prunus.jobs.runner import Runner
    from prunus.lab import bundle, published, report
    from prunus.lab.origin import origin
    from prunus.lab.paper import reproduce as run
    from prunus.lab.protocol import Protocol
    from prunus.lab.recipes import STEPS

    if as_published:
        if request["recipes"] is not None:
            raise DoesNotFit("what is as published follows recipes of its own: leave out --recipes or --as-published")
        request["recipes"] = STEPS
        request["seeds"] = request["seeds"] or tuple(range(1, 21))
    request["evaluations"] = request.pop("evaluation") or None
    request["background"] = None if request["background"] is None else str(request["background"])
    chosen = Protocol.of(**request) if protocol is None else Protocol.read(protocol, **request)
    if out is not None:
        report.check_ready()
        files.make_folder(out)
        bundle.refuse_another(out, chosen)
    journal = None if out is None else out / bundle.JOURNAL
    started = time.perf_counter()
    with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
        experiment = run(chosen, runner)
    seconds = time.perf_counter() - started
    provenance = origin(["prunus", *sys.argv[1:]], chosen.files(), seconds, workers)
    if out is not None:
        data = bundle.write(out, experiment, provenance)
        report.write(out, experiment, provenance)
    else:
        data = bundle.results(experiment) | {"provenance": provenance}
    if as_json:
        print_json(data)
        return
    show(experiment)
    print(f"{f'published: {published.sentence()}; ' if published.is_of(chosen) else ''}this took {seconds:.0f} s")
    if out is not None:
        print(f"report: {out / 'report.html'}")


def show(experiment: Any) -> None:
    """Print what came of it: a table an evaluation, and what was learned with the first seed."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from prunus.lab.report import HEADINGS, LEGEND, SHORT, cells, left_out, said_of
    from prunus.lab.rules import first_learned, spoken
    from prunus.lab.summary import comparisons, summaries

    protocol, console = experiment.protocol, Console(width=112)
    found, compared = summaries(experiment), comparisons(experiment)
    for evaluation in protocol.evaluations:
        many = (
            f"{protocol.games * len(protocol.seeds):,} games, depth {protocol.depth}, seeds {', '.join(map(str, protocol.seeds))}"
        )
        shown = Table(title=f"{evaluation}: {many}", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for column in SHORT:
            shown.add_column(HEADINGS[column], justify="right" if column else "left", no_wrap=True)
        for summary in found:
            if summary.evaluation == evaluation:
                shown.add_row(*(cells(summary)[column] for column in SHORT))
        console.print(shown)
        for each in compared:
            if each.evaluation == evaluation:
                console.print(said_of(each), highlight=False)
        for sentence in left_out(experiment, evaluation):
            console.print(sentence, highlight=False)
        for number, text in enumerate(spoken(first_learned(experiment, evaluation)), 1):
            console.print(f"  {number}. {text}", highlight=False)
    print(LEGEND)
