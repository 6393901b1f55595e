"""`prunus fit-prob-cut GAME`"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, SEED, Whole, evaluation_option, game_argument
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown, refuse_dropped
from prunus.core.grammar import listed


def _depths(_context: Any, _parameter: Any, text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,3})-([0-9]{1,3})", text)
    if match is None:
        raise click.BadParameter(f"{text[:80]!r} is not a range of depths such as 3-8")
    return int(match[1]), int(match[2])


def _thresholds(_context: Any, _parameter: Any, text: str) -> list[float]:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?(,[0-9]{1,6}(\.[0-9]{1,6})?){0,99}", text):
        raise click.BadParameter(f"{text[:80]!r} is not a list of thresholds such as 1,1.5,2")
    return [float(each) for each in listed(text)]


@examples("fit-prob-cut othello -e corners-mobility --positions 100 -o othello.json")
@click.command("fit-prob-cut")
@game_argument
@evaluation_option()
@click.option(
    "--positions", type=Whole(1, 10_000_000), metavar="N", help="Positions to search.  [default: 1000, or 200 with --check]"
)
@click.option("--depths", callback=_depths, default="3-8", show_default=True, metavar="A-B", help="The depths to be foretold.")
@click.option("--seed", type=SEED, metavar="N", help="Of the games.  [default: 1; with --check another than the fit's]")
@click.option("--output", "-o", type=OUTPUT_FILE, metavar="FILE", help="Where to write the parameters, as JSON.")
@click.option(
    "--check", type=INPUT_FILE, metavar="FILE", help="Fit nothing: measure the errors of these parameters on other positions."
)
@click.option("--depth", "-d", type=Whole(1, 512), default=8, show_default=True, metavar="N", help="How deep --check searches.")
@click.option(
    "--thresholds", callback=_thresholds, default="1,1.5,2", show_default=True, metavar="T,T…", help="What --check tries."
)
@jobs_options
@json_option
def fit_prob_cut(
    game: str,
    evaluation: str | None,
    positions: int | None,
    depths: tuple[int, int],
    seed: int | None,
    output: Path | None,
    check: Path | None,
    depth: int,
    thresholds: list[float],
    workers: str,
    journal: Path | None,
    as_json: bool,
) -> None:
    """Fit the parameters of prob-cut on exact searches of positions of its own games, or measure what they are worth.

    `prunus search GAME -e E --algorithm prob-cut:FILE[:THRESHOLD]` uses them.
    """
    from prunus.core import registry
    from prunus.errors import MissingFile
    from prunus.jobs.runner import Runner
    from prunus.lab.prob_cut_errors import measured
    from prunus.lab.prob_cut_samples import fitted
    from prunus.searches.prob_cut_fit import Fit

    if (output is None) == (check is None):
        raise click.UsageError("say either where the parameters go, -o FILE.json, or which to measure, --check FILE.json")
    if output is not None and not output.parent.is_dir():
        raise MissingFile(f"the folder of {str(output)!r} is not there")
    if check is not None:
        refuse_dropped("evaluation depths", "what --check measures was fitted before")
    else:
        refuse_dropped("depth thresholds", "without --check nothing is measured")
    this = registry.game(game)
    number = (1000 if check is None else 200) if positions is None else positions
    with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
        if check is not None:
            fit = Fit.load(check)
            rows = measured(this, fit, thresholds=thresholds, depth=depth, positions=number, seed=seed, runner=runner)
        else:
            assert output is not None
            measure, first = evaluation or this.default_evaluation, 1 if seed is None else seed
            fit = fitted(this, measure, positions=number, depths=depths, seed=first, runner=runner)
            fit.save(output)
            rows = []
    if as_json:
        print_json(fit.as_json() | {"errors": [row.as_json() for row in rows]})
    elif check is not None:
        _show_errors(fit, rows)
    else:
        _show_fit(fit)
        print(f"written: {output}")


def _show_fit(fit: Any) -> None:
    print(f"{fit.game}, {fit.evaluation}, {fit.positions:,} positions: deep = a * shallow + b, give or take sigma")
    _show(
        ("squares left", "depth", "shallow", "a", "b", "sigma", "correlation", "samples", "used"),
        [
            (
                f"{fit.stages[each.stage]}-",
                f"{each.depth}",
                f"{each.shallow}",
                f"{each.a:.3f}",
                f"{each.b:.2f}",
                f"{each.sigma:.2f}",
                f"{each.correlation:.3f}",
                f"{each.samples:,}",
                "yes" if each.is_used else "no",
            )
            for each in fit.predictors
        ],
    )


def _show_errors(fit: Any, rows: Sequence[Any]) -> None:
    first = rows[0]
    print(f"{fit.game}, {fit.evaluation}, depth {first.depth}: prob-cut beside pvs on {first.positions:,} unseen positions")
    _show(
        ("threshold", "nodes", "time", "value right", "mean error", "move right", "mean loss", "decided wrongly"),
        [
            (
                f"{row.threshold:g}",
                f"{row.share:.0%}",
                f"{row.seconds / row.exact_seconds:.0%}",
                f"{row.values_right / row.positions:.1%}",
                f"{row.value_error:.2f}",
                f"{row.moves_right / row.positions:.1%}",
                f"{row.move_loss:.2f}",
                f"{row.decided_errors}",
            )
            for row in rows
        ],
    )


def _show(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from prunus.draw.words import with_minus

    table = [headings, *(list(map(with_minus, row)) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        print("  ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)))
