"""What the background is worth: groups of predicates, and single ones, left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from prunus.core.declaration import Cost
from prunus.jobs.runner import Runner
from prunus.lab.contest import PLAIN, RULES, Contestant
from prunus.lab.finding import Finding, Line, exact, measured
from prunus.lab.lessons import Wish, examples_for, learned
from prunus.lab.questions.asked import Asked, Study
from prunus.study.background import Background

GROUPS = {"boards": Cost.CONSTANT, "moves": Cost.PER_MOVE, "successors": Cost.LOOK, "replies": Cost.REPLIES}
NOTES = """\
Learned for the first level from clauses of all predicates, all but (−) some, or some alone: of boards, of moves that are not
played, of the positions after them, and after the replies to them. Accuracy: pairs of moves from other games in the right
order. Nodes and time as multiples of those of plain alpha-beta in natural order, means over positions, with the first level
ordered, and with every node ordered by the same program; of all's: the former as a multiple of those with all predicates. –:
nothing could be learned."""


def background(asked: Asked, runner: Runner, singles: bool = True) -> Finding:
    """Accuracy on pairs of other games, nodes at the first level and at all, time, for every choice of predicates."""
    known = Background.of(asked.game, None, asked.measure, asked.depth)
    choices = list(_choices(known, singles))
    study = Study(asked, runner, "first")
    examination = examples_for(asked.game, asked.measure, asked.depth, asked.training_games, asked.seed, runner, examining=True)
    lessons = learned([(study.examples["first"], Wish("first", tuple(each.predicates))) for each in choices], runner, examination)
    texts = dict.fromkeys(lesson.program for lesson in lessons if lesson.program is not None)  # each once: some are not missed
    contestants = [Contestant("natural", "natural")]
    for number, text in enumerate(texts):
        contestants += [Contestant(f"{number} first", RULES, 1, text, is_tried=True), Contestant(f"{number}", RULES, None, text)]
    contest = study.contest(contestants, PLAIN)
    lines = []
    for choice, lesson in zip(choices, lessons, strict=True):
        if lesson.program is None:
            lines.append(Line((choice.name,), (None,) * 5))
            continue
        number = list(texts).index(lesson.program)
        first = contest.of_nodes(f"{number} first", "natural"), contest.of_nodes(f"{number} first", "0 first")
        lines.append(Line((choice.name,), (exact(lesson.accuracy), *first, *measured(contest, f"{number}", "natural"))))
    return Finding(
        "background",
        f"What the background is worth: {asked.game}, {asked.measure}, depth {asked.depth}, {asked.positions} positions",
        ("predicates",),
        ("accuracy", "1 level: nodes", "of all's", "nodes", "time"),
        tuple(lines),
        NOTES,
        asked.as_json() | {"singles": singles},
        {choice.name: lesson.program for choice, lesson in zip(choices, lessons, strict=True) if lesson.program},
        (contest,),
    )


class _Choice(NamedTuple):
    name: str
    predicates: Sequence[str]  # that may be used


def _choices(known: Background, singles: bool) -> Iterator[_Choice]:
    """All, without a group, a group alone, without one; those of a search are no background, but the search itself."""
    every = [name for name, each in known.declarations.items() if each.cost < Cost.SEARCH]
    yield _Choice("all", every)
    groups = {group: [name for name in every if known.declarations[name].cost == cost] for group, cost in GROUPS.items()}
    for group, members in groups.items():
        if members:
            yield _Choice(f"− all of {group}", [name for name in every if name not in members])
    for group, members in groups.items():
        if members:
            yield _Choice(f"only those of {group}", members)
    if singles:
        for left_out in every:
            yield _Choice(f"− {left_out}", [name for name in every if name != left_out])
