"""The report of an experiment: what was asked, the answer with its interval, pictures, rules on boards, how to make it again."""

from __future__ import annotations

import random
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.registry import game as find_game
from prunus.draw.board import board_svg
from prunus.draw.style import SHEET
from prunus.draw.words import number, with_minus
from prunus.errors import MissingLibrary
from prunus.lab.paper import STATIC, Experiment, Learned
from prunus.lab.protocol import Protocol, stem
from prunus.lab.recipes import STEPS
from prunus.lab.statistics import METHOD, Estimate
from prunus.lab.summary import PUBLISHED, PUBLISHED_REDUCED, Comparison, Summary, comparisons, reductions, summaries
from prunus.logic.syntax import parse_program
from prunus.searches.driving.parts import find_evaluation
from prunus.study.background import HEAD, Background
from prunus.study.decisions import decisions
from prunus.study.sentences import with_weight

TEMPLATES = Path(__file__).parent / "templates"
SHORT = (0, 1, 2, 3, 6)  # columns that a terminal has room for
HEADINGS = ("order", "nodes a game", "of true order", "reduced", "all nodes", "all, of true order", "time")
LEGEND = (
    "Nodes and time are beside plain alpha-beta's; of true order: the share of what sorting by the true\n"
    f"values saves; reduced: of the games that it reduces; [ ]: {METHOD}."
)
NAMES = {STATIC: "static value", "one-game": "foil, one game", STEPS[0]: "as published"}
NAMES |= {name: f"+ {name}" for name in STEPS[1:]}
LOOKED_AT = 20  # games from which the examples of a rule are taken


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
            "rules": list(_rules(experiment, evaluation)),
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
            legend=LEGEND.replace("\n", " "),
            provenance=provenance,
            command=shlex.join(provenance["command"]),
            sheet=SHEET,
        )
    )


def histogram(experiment: Experiment, evaluation: str) -> str:
    """The paper's Figure 1, and every game as a dot; beside it, what was published."""
    from prunus.draw.charts.histogram import histogram_svg
    from prunus.draw.charts.sheet import Mark

    changes, levels = reductions(experiment, evaluation), _levels(experiment.protocol.levels)
    mean, deviation = PUBLISHED[min(experiment.protocol.evaluations.index(evaluation), 1)]
    name = with_minus(f"published: {mean:.1f} ± {deviation:.1f} % (mean and standard deviation)")
    title = f"{evaluation}: games by change in visited nodes, {levels} ordered by what was learned"
    is_theirs = experiment.protocol.game == "othello"  # what was published is of no other game
    marks = [Mark(name, mean, mean - deviation, mean + deviation)] if is_theirs else []
    return histogram_svg(title, "change in visited nodes; games", changes, marks=marks, dots=True)


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
        f"Brackets are 95 % intervals over {first.games:,} games{_deviation(first)}.{_verdict(first, protocol)}"
    )


def _verdict(summary: Summary, protocol: Protocol) -> str:
    """Whether the method as it was published gives what was claimed."""
    if summary.order != STEPS[0] or summary.change.low is None or summary.change.high is None:
        return ""
    mean = PUBLISHED[0][0]
    share = summary.reduced / max(1, summary.reducible)
    if summary.change.high < mean:
        said = "Yes, and more"
    else:
        said = "Yes" if summary.change.low <= mean else "No, less"
    return with_minus(
        f" Does the method, as it was, give what was claimed, {mean:.1f} % and about {PUBLISHED_REDUCED:.0%} of games reduced? "
        f"{said}; {share:.0%} of the reducible games are reduced."
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


def _rules(experiment: Experiment, evaluation: str) -> Iterator[dict[str, Any]]:
    """The sentences of what was learned with the first seed, each with a board on which it decides, if one was found."""
    protocol = experiment.protocol
    learned = first_learned(experiment, evaluation)
    this = find_game(protocol.game)
    own = None if protocol.background is None else Path(protocol.background)
    known = Background.of(protocol.game, own, evaluation, protocol.depth)
    program = parse_program(learned.program, learned.file)
    starts = list(dict.fromkeys(row.start for row in experiment.rows))[:LOOKED_AT]
    met = [position for start in starts for position in _positions(this.parse(start), start)]
    found = {
        each.clause: each for each in decisions(program, known, met, protocol.depth, find_evaluation(evaluation, this.start()))
    }
    for i, sentence in enumerate(spoken(learned)):
        rule: dict[str, Any] = {"sentence": sentence, "board": None}
        if i in found and this.rows(found[i].position):
            decision = found[i]
            better, other = (this.format_move(decision.position, move) for move in (decision.better, decision.other))
            places = [this.place(decision.position, move) for move in (decision.better, decision.other)]
            marks = {place: mark for place, mark in zip(places, (("preferred", "1"), ("passed", "2")), strict=True) if place}
            rule["board"] = board_svg(f"{better} is preferred to {other}", this.rows(decision.position), marks)
            rule["caption"] = (
                f"{_mover(this, decision.position, decision.better)} to move: {better} (1) before {other} (2). A search of "
                f"{protocol.depth} plies finds them worth {number(decision.better_value)} and {number(decision.other_value)}."
            )
        yield rule


def _mover(game: Any, position: Any, move: int) -> str:
    """Who is to move, by the colour of the stone that a move puts down."""
    place = game.place(position, move)
    mark = None if place is None else game.rows(position.play(move))[place[0]][place[1]]
    return {"X": "Black", "O": "White"}.get(mark or "", "The player")


def spoken(learned: Learned) -> list[str]:
    """The sentences of what was learned, those of voters behind their weights."""
    clauses = (each for each in parse_program(learned.program, learned.file).clauses if each.head.predicate == HEAD.predicate)
    return [with_weight(said, clause) for said, clause in zip(learned.sentences, clauses, strict=True)]


def first_learned(experiment: Experiment, evaluation: str) -> Learned:
    """What the first recipe that taught something made with the first such seed."""
    order = experiment.protocol.recipes.index
    found = (each for each in experiment.learned if (each.evaluation, each.levels) == (evaluation, "first"))
    return min(found, key=lambda each: order(each.order))


def _positions(position: Any, seed: str) -> Iterator[Any]:
    """A random game from here on."""
    chance = random.Random(seed)
    while not position.is_over():
        yield position
        position = position.play(chance.choice(list(position.moves())))


def _environment() -> Any:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError as error:
        raise MissingLibrary("reports are written by Jinja2", "lab") from error
    return Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
