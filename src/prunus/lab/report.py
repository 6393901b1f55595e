"""The report of an experiment: what was asked, the answer with its interval, pictures, rules on boards, how to make it again."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.draw.style import SHEET
from prunus.draw.words import with_minus
from prunus.errors import MissingLibrary
from prunus.lab import published, rules
from prunus.lab.paper import STATIC, Experiment
from prunus.lab.protocol import stem
from prunus.lab.recipes import STEPS
from prunus.lab.statistics import METHOD, Estimate
from prunus.lab.summary import Comparison, Summary, comparisons, reductions, summaries

TEMPLATES = Path(__file__).parent / "templates"
SHORT = (0, 1, 2, 3, 6)  # columns that a terminal has room for
HEADINGS = (
    "order",
    "nodes a game",
    "of true order",
    "reduced",
    "all nodes",
    "all, of true order",
    "time",
    "over true order's",
    "all, over true order's",
)
LEGEND = (
    "Nodes and time are beside plain alpha-beta's; of true order: the share of what sorting by the true\n"
    "values saves; over true order's: how many times its nodes, the mean a game, and of all games together;\n"
    f"reduced: of the games that it reduces; [ ]: {METHOD}."
)
NAMES = {STATIC: "static value", "one-game": "foil, one game", STEPS[0]: "as published"}
NAMES |= {name: f"+ {name}" for name in STEPS[1:]}


def check_ready() -> None:
    """Refuse now what a report would need at the end of hours of work."""
    from prunus.draw.charts.sheet import ready

    ready()
    _environment()


def write(folder: Path, experiment: Experiment, provenance: dict[str, Any]) -> None:
    """Write report.html and the plots that it shows."""
    charts = {evaluation: histogram(experiment, evaluation) for evaluation in experiment.protocol.evaluations}
    for evaluation, picture in charts.items():
        files.write_text(folder / f"histogram-{stem(evaluation)}.svg", picture)
    files.write_text(folder / "report.html", page(experiment, provenance, charts))


def page(experiment: Experiment, provenance: dict[str, Any], charts: dict[str, str]) -> str:
    """The whole report as HTML that stands alone."""
    found, compared = summaries(experiment), comparisons(experiment)
    sections = [
        {
            "evaluation": evaluation,
            "answer": answer([each for each in found if each.evaluation == evaluation], experiment),
            "chart": charts[evaluation],
            "rows": [cells(each) for each in found if each.evaluation == evaluation],
            "compared": [
                *(said_of(each) for each in compared if each.evaluation == evaluation),
                *left_out(experiment, evaluation),
            ],
            "seeds": _by_seed([each for each in found if each.evaluation == evaluation], experiment.protocol.recipes[0]),
            "rules": list(rules.shown(experiment, evaluation)),
            "weights": rules.explained(rules.first_learned(experiment, evaluation)),
            "programs": [each for each in experiment.learned if each.evaluation == evaluation],
        }
        for evaluation in experiment.protocol.evaluations
    ]
    return (
        _environment()
        .get_template("report.html.jinja")
        .render(
            protocol=experiment.protocol,
            sections=sections,
            headings=HEADINGS,
            published=published,
            beside=published.rows(experiment),
            legend=LEGEND.replace("\n", " "),
            provenance=provenance,
            command=shlex.join(provenance["command"]),
            sheet=SHEET,
        )
    )


def histogram(experiment: Experiment, evaluation: str) -> str:
    """As the paper's Figure 1, and every game as a dot; beside it, what was published."""
    from prunus.draw.charts.histogram import histogram_svg

    changes, levels = reductions(experiment, evaluation), _levels(experiment.protocol.levels)
    title = f"{evaluation}: games by change in visited nodes, {levels} ordered by what was learned"
    return histogram_svg(title, "change in visited nodes; games", changes, marks=published.marks(experiment.protocol), dots=True)


def cells(summary: Summary) -> list[str]:
    """A row of the table that the terminal and the page show."""
    return [
        f"{NAMES.get(summary.order, summary.order)}, {_levels(summary.levels).removeprefix('the ')}",
        told(summary.change, " %"),
        _share(summary.of_true),
        f"{summary.reduced} of {summary.reducible}",
        told(summary.total_change, " %"),
        _share(summary.total_of_true),
        summary.time.told("{:.2f}"),
        summary.over_true.told("{:.3f}"),
        summary.total_over_true.told("{:.3f}"),
    ]


def said_of(comparison: Comparison) -> str:
    """Two orders on the same games, in a sentence."""
    first, second = (NAMES.get(name, name) for name in (comparison.first, comparison.second))
    chance = "less than 0.001" if comparison.by_chance < 0.001 else f"{comparison.by_chance:.3f}"
    return (
        f"{first} beside {second}, on the same games: "
        f"{told(comparison.difference, ' points')}; by chance alone with probability {chance}."
    )


def left_out(experiment: Experiment, evaluation: str) -> list[str]:
    """A sentence for every recipe that taught nothing with some seed: its games are in natural order."""
    taught = {(each.order, each.seed) for each in experiment.learned if each.evaluation == evaluation}
    found = []
    for recipe in experiment.protocol.recipes:
        missing = [str(seed) for seed in experiment.protocol.seeds if (recipe, seed) not in taught]
        if missing:
            many = f"seed{'s' * (len(missing) > 1)} {', '.join(missing)}"
            found.append(f"“{NAMES.get(recipe, recipe)}” learned nothing with {many}: those games count in natural order.")
    return found


def answer(found: list[Summary], experiment: Experiment) -> str:
    """What came out, in two sentences."""
    protocol = experiment.protocol
    first = next(each for each in found if (each.order, each.levels) == (protocol.recipes[0], protocol.levels))
    return (
        f"With {_levels(first.levels)} ordered by what was learned, alpha-beta visits {_fewer(first.change)} nodes a game: "
        f"{_share(first.of_true)} of what the true order saves. {first.reduced} of {first.reducible} reducible games are reduced. "
        f"Brackets are 95 % intervals over {first.games:,} games{_deviation(first)}.{published.verdict(first)}"
    )


def _fewer(change: Estimate) -> str:
    """13.6 % [11.8, 15.4] fewer"""
    assert change.value is not None  # there is a game
    sign = -1 if change.value <= 0 else 1
    ends = sorted(sign * each for each in change[1:] if each is not None)
    size = Estimate(sign * change.value, *(ends or (None, None))).told("{:.1f}", " %")
    return f"{with_minus(size)} {'fewer' if sign < 0 else 'more'}"


def _deviation(summary: Summary) -> str:
    return "" if summary.deviation is None else f", whose standard deviation is {summary.deviation:.1f} points"


def told(estimate: Estimate, unit: str) -> str:
    return with_minus(estimate.told("{:+.1f}", unit))


def _share(estimate: Estimate) -> str:
    percent = Estimate(*(None if each is None else 100 * each for each in estimate))
    return with_minus(percent.told("{:.0f}", " %"))


def _levels(levels: int) -> str:
    return "the first level" if levels == 1 else f"{levels} levels"


def _by_seed(found: list[Summary], recipe: str) -> list[list[str]]:
    """Where there are several seeds: how much what is learned depends on the training games."""
    first = next(each for each in found if each.order == recipe)
    if len(first.by_seed) < 2:
        return []
    return [
        [seed, with_minus(f"{change:+.1f} %"), "–" if share is None else f"{100 * share:.0f} %"]
        for seed, (change, share) in first.by_seed.items()
    ]


def _environment() -> Any:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError as error:
        raise MissingLibrary("reports are written by Jinja2", "lab") from error
    return Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
