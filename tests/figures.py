"""`make figures`: the tables of README and docs that come from runs, made from their bundles in docs/bundles.

`make bundles` makes the bundles anew; a test holds the pages against them.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from prunus.draw.words import with_minus
from prunus.lab.bundle import read
from prunus.lab.finding import table
from prunus.lab.paper import STATIC
from prunus.lab.recipes import RECIPES
from prunus.lab.report import HEADINGS, SHORT, cells, told
from prunus.lab.summary import Summary, comparisons, summaries
from tests.pages import put_between, stands_between

ROOT = Path(__file__).parents[1]
BUNDLES = ROOT / "docs" / "bundles"
QUESTIONS = ("levels", "stages", "sorting", "games", "background")


def paper() -> str:
    """What the paper's experiment comes to: a row for every evaluation and order."""
    found = read(BUNDLES / "paper")
    rows = [[each.evaluation, *cells(each)] for each in summaries(found.experiment)]
    return "\n".join([_made(found.said["provenance"]), "", *_table(["evaluation", *HEADINGS], rows)])


def shortly() -> str:
    """The same with our order and sorting by value alone."""
    found = read(BUNDLES / "paper")
    chosen = [each for each in summaries(found.experiment) if each.order in (STATIC, found.experiment.protocol.recipes[0])]
    rows = [[each.evaluation, *(cells(each)[column] for column in SHORT)] for each in chosen]
    headings = ["evaluation", *(HEADINGS[column] for column in SHORT)]
    return "\n".join([_made(found.said["provenance"]), "", *_table(headings, rows)])


def published() -> str:
    """The paper as published, and every addition beside the step before."""
    found = read(BUNDLES / "as-published")
    levels = found.experiment.protocol.levels
    gained = {(each.evaluation, each.first): each for each in comparisons(found.experiment)}
    rows = []
    for each in summaries(found.experiment):
        if each.levels == levels and each.order != STATIC:
            change, of_true, reduced = cells(each)[1:4]
            step = gained.get((each.evaluation, each.order))
            says = RECIPES[each.order].says
            gain = "" if step is None else told(step.difference, "")
            rows.append([each.evaluation, says, change, _deviation(each), gain, of_true, reduced])
    headings = ["evaluation", "recipe", "nodes a game", "deviation", "points more", "of true order", "reduced"]
    return "\n".join([_made(found.said["provenance"]), "", *_table(headings, rows)])


def _deviation(summary: Summary) -> str:
    return "" if summary.deviation is None else f"± {summary.deviation:.1f} %"


def seeds() -> str:
    """How much what is learned depends on the training games."""
    experiment = read(BUNDLES / "paper").experiment
    first = experiment.protocol.recipes[0], experiment.protocol.levels
    found = [each for each in summaries(experiment) if (each.order, each.levels) == first]
    names = list(found[0].by_seed)
    rows = [[each.evaluation, *(_of_seed(each, name) for name in names)] for each in found]
    return "\n".join(_table(["evaluation", *(f"seed {name}" for name in names)], rows))


def _of_seed(summary: Summary, seed: str) -> str:
    change, share = summary.by_seed[seed]
    return with_minus(f"{change:+.1f} %") + ("" if share is None else f", {100 * share:.0f} %")


def comparison() -> str:
    """Searches beside each other."""
    said = json.loads((BUNDLES / "compare.json").read_text())
    rows = []
    for row in said["rows"]:
        ratio = row["ratio"]
        interval = f"{ratio['low']:.3f}–{ratio['high']:.3f}"
        rows.append(
            [
                row["search"],
                row["ordering"],
                f"{row['nodes']:,}",
                f"{ratio['mean']:.3f}",
                interval,
                f"{row['first_move_share']:.0%}",
            ]
        )
    return "\n".join(_table(["search", "ordering", "nodes", "of first", "95 %", "first move"], rows))


def growth() -> str:
    """Exponents by order and branching."""
    said = json.loads((BUNDLES / "growth.json").read_text())
    rows = []
    for fit in said["fits"]:
        shapes = [each for each in said["cells"] if (each["order"], each["branching"]) == (fit["order"], fit["branching"])]
        ends = [f"{each['mean']:,.0f} at {each['depth']}" for each in (shapes[:1] + shapes[-1:])] or ["", ""]
        theory = "–" if fit["theory"] is None else f"{fit['theory']:.3f}"
        exponent = f"{fit['exponent']:.3f} ± {fit['standard_error']:.3f}"
        rows.append([fit["order"], str(fit["branching"] or "all"), exponent, theory, f"{fit['slides']:.2f}", *ends])
    return "\n".join(_table(["order", "branching", "exponent", "theory", "slides", "leaves, from", "to"], rows))


def finding(name: str) -> str:
    """The answer to an open question of the paper."""
    said = json.loads((BUNDLES / f"{name}.json").read_text())
    return "\n".join([_made(said["provenance"]), "", *_table(*table(said)), "", f"{said['notes']} Brackets: {said['interval']}."])


def _made(provenance: dict[str, Any]) -> str:
    return (
        f"`{' '.join(provenance['command'])}`, {provenance['date'][:10]}, Prunus {provenance['prunus']}, {provenance['machine']}:"
    )


def _table(headings: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(headings)} |"
    yield f"|{'|'.join('---' for _ in headings)}|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


FIGURES: dict[tuple[str, str], Callable[[], str]] = {
    ("README.md", "figures: paper"): shortly,
    ("README.md", "figures: comparison"): comparison,
    ("docs/the-paper.md", "figures: paper"): paper,
    ("docs/the-paper.md", "figures: seeds"): seeds,
    ("docs/the-paper.md", "figures: published"): published,
    ("docs/growth.md", "figures: growth"): growth,
} | {("docs/results.md", f"figures: {name}"): functools.partial(finding, name) for name in QUESTIONS}


def differing() -> list[str]:
    """The places that say something else than their bundles."""
    return [f"{page}, {name}" for (page, name), made in FIGURES.items() if stands_between(ROOT / page, name) != made()]


if __name__ == "__main__":
    for (page, name), made in FIGURES.items():
        put_between(ROOT / page, name, made())
