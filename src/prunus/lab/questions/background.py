"""What the background is worth: groups of predicates, and single ones, left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prunus.core.declaration import Cost
from prunus.jobs.runner import Runner
from prunus.lab.contest import PLAIN, RULES, Contestant
from prunus.lab.finding import Finding, Line, exact
from prunus.lab.lessons import Wish, examples_for, learned
from prunus.lab.questions.asked import Asked, Study
from prunus.study.background import Background

GROUPS = {
    "of the board": Cost.CONSTANT,
    "of a move unplayed": Cost.PER_MOVE,
    "one ply ahead": Cost.LOOK,
    "of the replies": Cost.REPLIES,
}


def background(asked: Asked, runner: Runner, singles: bool = True) -> Finding:
    """Accuracy on pairs of other games, nodes at the first level and at all, time, for every choice of predicates."""
    known = Background.of(asked.game, None, asked.measure, asked.depth)
    choices = dict(_choices(known, singles))
    study = Study(asked, runner)
    examination = examples_for(asked.game, asked.measure, asked.depth, asked.training_games, asked.seed, runner, examining=True)
    lessons = learned([(study.examples, Wish("first", tuple(names))) for _, names in choices.values()], runner, examination)
    taught = {name: lesson for name, lesson in zip(choices, lessons, strict=True) if lesson.program is not None}
    contestants = [Contestant("natural", "natural"), Contestant("static", "static")]
    for name, lesson in taught.items():
        contestants += [Contestant(f"{name} first", RULES, 1, lesson.program), Contestant(name, RULES, asked.depth, lesson.program)]
    contest = study.contest(contestants, PLAIN)
    lines = []
    for (name, (kind, _)), lesson in zip(choices.items(), lessons, strict=True):
        if lesson.program is None:
            lines.append(Line((kind, name), (None, None, None, None)))
            continue
        nodes = contest.of_nodes(f"{name} first", "natural"), contest.of_nodes(name, "natural")
        lines.append(Line((kind, name), (exact(lesson.accuracy), *nodes, contest.of_time(name, "natural"))))
    return Finding(
        "background",
        f"What the background is worth: {asked.game}, {asked.measure}, depth {asked.depth}, {asked.positions} positions",
        ("predicates", ""),
        ("accuracy", "first level: nodes", "nodes", "time"),
        tuple(lines),
        "Learned for the first level from clauses that have all predicates but those that are named, or those "
        "alone. Accuracy: pairs of moves from other games in the right order. Nodes and time as multiples of "
        "those of plain alpha-beta in natural order, means over positions, with the first level ordered, and "
        "with all. –: nothing could be learned.",
        asked.as_json() | {"singles": singles},
        {name: str(lesson.program) for name, lesson in taught.items()},
        (contest,),
        "first level: nodes",
    )


def _choices(known: Background, singles: bool) -> Iterator[tuple[str, tuple[str, Sequence[str]]]]:
    """(name, (kind, predicates that may be used)), those of a search left out: it is no background, but the search itself."""
    every = [name for name, each in known.declarations.items() if each.cost < Cost.SEARCH]
    yield "all of them", ("all", every)
    groups = {group: [name for name in every if known.declarations[name].cost == cost] for group, cost in GROUPS.items()}
    for group, members in groups.items():
        if members:
            yield f"without {group}", ("without", [name for name in every if name not in members])
    for group, members in groups.items():
        if members:
            yield f"only {group}", ("only", members)
    if singles:
        for left_out in every:
            yield f"without {left_out}", ("without", [name for name in every if name != left_out])
