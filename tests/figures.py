"""`make figures`: the tables of README and docs that come from runs, and the pictures beside them, made from docs/bundles.

`make bundles` makes the bundles anew; a test holds the pages against them. Tables of benchmarks are columns of those in
benchmarks/results.
"""

from __future__ import annotations

import functools
import itertools
import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from prunus.draw.words import with_minus
from prunus.lab.bundle import read
from prunus.lab.finding import table
from prunus.lab.paper import STATIC
from prunus.lab.pictures import depth_strength_svg, finding_svg, growth_svg, scale_svg
from prunus.lab.recipes import RECIPES
from prunus.lab.report import HEADINGS, SHORT, cells, histogram, told
from prunus.lab.summary import Summary, comparisons, summaries
from prunus.players.strength import Elo
from prunus.study.evaluation_picture import picture_of
from tests.pages import put_between, stands_between
from tests.pictures import is_same

ROOT = Path(__file__).parents[1]
BUNDLES, PICTURES = ROOT / "docs" / "bundles", ROOT / "docs" / "pictures"
MEASURED = ROOT / "benchmarks" / "results"
QUESTIONS = ("levels", "stages", "sorting", "games", "background")


def paper() -> str:
    """What the paper's experiment comes to: a row for every evaluation and order."""
    found = read(BUNDLES / "paper")
    rows = [[each.evaluation, *cells(each)] for each in summaries(found.experiment)]
    return "\n".join([_made(found.said["provenance"]), "", *_table(["evaluation", *HEADINGS], rows)])


def shortly() -> str:
    """The same on the first level, with our order and sorting by value alone."""
    found = read(BUNDLES / "paper")
    protocol = found.experiment.protocol
    told = [each for each in summaries(found.experiment) if each.levels == protocol.levels]
    chosen = [each for each in told if each.order in (STATIC, protocol.recipes[0])]
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


def scale() -> str:
    """How far many workers help, and what was measured and assumed."""
    said = json.loads((BUNDLES / "scale.json").read_text())
    outcomes, costs = said["outcomes"], {name: f"{1000 * seconds:.2f} ms" for name, seconds in said["costs"].items()}
    rows = [
        [f"{same[0]['workers']:,}", *(f"{each['speed']:,.0f} ({each['parent']:.0%})" for each in same)]
        for same in zip(*outcomes.values(), strict=True)
    ]
    told = (
        f"Measured: a job costs the parent {costs['job']}, a batch {costs['batch']} of CPU. Assumed: a worker dies "
        f"{said['deaths_an_hour']:g} times an hour. Simulated: times as fast as one worker; in brackets, how much of the time the "
        "parent is busy."
    )
    return "\n".join([_made(said["provenance"]), "", *_table(["workers", *outcomes], rows), "", told])


def strength(name: str) -> str:
    """What a ply more is worth."""
    said = json.loads((BUNDLES / f"{name}.json").read_text())
    rows = []
    for curve in said["curves"]:
        for step in curve["steps"]:
            results = ", ".join(f"{step[kind]:,}" for kind in ("wins", "draws", "losses"))
            pairs = ", ".join(f"{count:,}" for count in step["pentanomial"])
            steps = Elo(**step["elo"]).told(), Elo(**step["total"]).told()
            rows.append([curve["game"], str(step["depth"]), str(step["below"]), results, pairs, *steps])
    headings = ["game", "depth", "against", "won, drawn, lost", "pairs", "Elo", "against the first"]
    return "\n".join([_made(said["provenance"]), "", *_table(headings, rows)])


def matched(*names: str) -> str:
    """What matches came to, each as `prunus match --json` has written it."""
    rows, made = [], []
    for name in names:
        said = json.loads((BUNDLES / f"match-{name}.json").read_text())
        (pairing,) = said["results"]["pairings"]
        results = ", ".join(f"{pairing[kind]:,}" for kind in ("wins", "draws", "losses"))
        pairs = ", ".join(f"{count:,}" for count in pairing["pentanomial"])
        rows.append(
            [
                *(f"`{player}`" for player in pairing["players"]),
                results,
                pairs,
                f"{pairing['score']:.1%}",
                Elo(**pairing["elo"]).told(),
            ]
        )
        made.append(_made(said["provenance"])[:-1])
    headings = ["first", "second", "won, drawn, lost", "pairs", "score", "Elo"]
    return "\n".join([*_table(headings, rows), "", f"{'; '.join(made)}."])


def finding(name: str) -> str:
    """The answer to an open question of the paper."""
    said = json.loads((BUNDLES / f"{name}.json").read_text())
    return "\n".join([_made(said["provenance"]), "", *_table(*table(said)), "", f"{said['notes']} Brackets: {said['interval']}."])


def measured(benchmark: str, *columns: str) -> str:
    """Columns of the table of a benchmark that has them all."""
    lines = (MEASURED / f"{benchmark}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else [] for line in lines]
    first = next(number for number, row in enumerate(cells) if set(columns) <= set(row))
    rows = itertools.takewhile(bool, cells[first:])
    chosen = [cells[first].index(column) for column in columns]
    return "\n".join(f"| {' | '.join(_figure(row[column]) for column in chosen)} |" for row in rows)


def _figure(cell: str) -> str:
    return with_minus(cell) if re.fullmatch(r"-[0-9.,]+", cell) else cell


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
    ("docs/searches.md", "figures: comparison"): comparison,
    ("docs/the-paper.md", "figures: paper"): paper,
    ("docs/the-paper.md", "figures: seeds"): seeds,
    ("docs/the-paper.md", "figures: published"): published,
    ("docs/growth.md", "figures: growth"): growth,
    ("docs/experiments.md", "figures: scale"): scale,
    ("docs/games-of-others.md", "figures: mates"): functools.partial(finding, "mates"),
    ("docs/playing-strength.md", "figures: depth-strength"): functools.partial(strength, "depth-strength"),
    ("docs/playing-strength.md", "figures: chess"): functools.partial(strength, "depth-strength-chess"),
} | {("docs/results.md", f"figures: {name}"): functools.partial(finding, name) for name in QUESTIONS}

BY_BOARD, BY_MEMORY = ("board", "kind"), ("megabytes",)
PROOFS = {
    ("proof-number-search", "boards"): (*BY_BOARD, "alpha-beta", "with table", "proof-number"),
    ("df-pn", "boards"): (*BY_BOARD, "alpha-beta", "with table", "df-pn", "df-pn fewer than alpha-beta in"),
    ("df-pn", "memory"): (*BY_MEMORY, "df-pn"),
    ("pn2", "memory"): (*BY_MEMORY, "proof-number", "pn2"),
    ("monte-carlo-proof-number-search", "boards"): (*BY_BOARD, "proof-number", "monte-carlo-pn"),
    ("conspiracy-number-search", "conspirators"): ("conspirators", "value", "nodes", "best line, plies"),
}
FIGURES |= {
    (f"docs/{page}.md", f"figures: {name}"): functools.partial(measured, "proofs", *columns)
    for (page, name), columns in PROOFS.items()
}
SAMPLED = {
    "matches": ("game", "first", "second", "nodes a move", "games", "won", "drawn", "lost", "pairs", "Elo"),
    "convergence": ("board", "by", "random games", "best moves", "proved"),
}
FIGURES |= {
    ("docs/monte-carlo-tree-search.md", f"figures: {name}"): functools.partial(measured, "monte_carlo", *columns)
    for name, columns in SAMPLED.items()
}
PLAIN_GAMES = {
    "road": ("step", "all nodes", "seconds", "times as fast as", "that step", "least and greatest"),
    "easyAI": ("game", "depth", "form", "program", "nodes", "asked", "CPU seconds", "times as fast", "from–to"),
}
FIGURES |= {
    ("docs/plain-to-compiled.md", f"figures: {name}"): functools.partial(measured, "plain_games", *columns)
    for name, columns in PLAIN_GAMES.items()
}


FIGURES["docs/results.md", "figures: matches"] = functools.partial(matched, "patterns-depth-6")
FIGURES["docs/prob-cut.md", "figures: match"] = functools.partial(matched, "prob-cut-nodes")


DRAWINGS: dict[str, Callable[[Mapping[str, Any]], str]] = dict.fromkeys(QUESTIONS, finding_svg)
DRAWINGS |= {"growth": growth_svg, "scale": scale_svg, "depth-strength": depth_strength_svg}


LEARNED = BUNDLES / "learned"
EVALUATIONS: dict[str, Callable[[], str]] = {
    f"evaluation-{kind}": functools.partial(picture_of, f"{kind}:{LEARNED / f'othello.{kind}'}", "othello")
    for kind in ("features", "categories", "clauses")
}
EVALUATIONS["evaluation-patterns"] = functools.partial(picture_of, "patterns", "othello", left=20)


def drawn(name: str) -> str:
    """The picture of a bundle."""
    return DRAWINGS[name](json.loads((BUNDLES / f"{name}.json").read_text()))


def pictures() -> dict[str, str]:
    """The paper's Figure 1 of what it published as a method, by the name of the file."""
    experiment = read(BUNDLES / "as-published").experiment
    return {f"as-published-{each}.svg": histogram(experiment, each) for each in experiment.protocol.evaluations}


def differing() -> list[str]:
    """The places and pictures that say something else than their bundles."""
    texts = [f"{page}, {name}" for (page, name), made in FIGURES.items() if stands_between(ROOT / page, name) != made()]
    made = {name: functools.partial(drawn, name) for name in DRAWINGS} | EVALUATIONS
    return texts + [name for name, picture in made.items() if not is_same((PICTURES / f"{name}.svg").read_text(), picture())]


if __name__ == "__main__":
    for (page, name), made in FIGURES.items():
        put_between(ROOT / page, name, made())
    for name in DRAWINGS:
        (PICTURES / f"{name}.svg").write_text(drawn(name))
    for name, picture in EVALUATIONS.items():
        (PICTURES / f"{name}.svg").write_text(picture())
    for name, svg in pictures().items():
        (PICTURES / name).write_text(svg)
