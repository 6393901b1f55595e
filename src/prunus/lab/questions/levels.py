"""How deep to order: what ordering the first 1, 2, 3, … levels saves in nodes, and what it costs in time.

Plain alpha-beta is the base where it ends soon. Deeper searches have a table, are deepened, and are held against the order
hash+static as searches have it by name; the levels that are not ordered by value or rules have the hash move alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from prunus.errors import OutOfRange
from prunus.jobs.runner import Runner
from prunus.lab.contest import FULL, PLAIN, RULES, Contestant
from prunus.lab.finding import Finding, Line, measured
from prunus.lab.lessons import Wish
from prunus.lab.questions.asked import Asked, Study

DEPTHS = (5, 6, 7, 8, 9, 10)
DEEPEST_PLAIN = 8  # plies that plain alpha-beta is asked for
LEVELS = (1, 2, 3, 4, 5, 6, 8, 10)
BASE = "base"
NOTES = """\
As multiples of the base's, means over positions: plain alpha-beta in natural order, or from depth {deep} on PVS with table,
deepening and the order hash+static as searches have it by name. Every node of the first levels is ordered; it pays: those that
searches by name order, from some remaining depth on. Beside hash+static the hash move comes first at all levels. In brackets
how many positions. Learned once, at depth {depth}."""


def levels(asked: Asked, runner: Runner, depths: Sequence[int] = DEPTHS, deepest_plain: int = DEEPEST_PLAIN) -> Finding:
    """Nodes and time of `static` and of what was learned, at the first levels and at all."""
    if not depths or min(depths) < 2:
        raise OutOfRange(f"levels are told apart at depths of 2 and more, not at {', '.join(map(str, depths)) or 'none'}")
    study = Study(asked, runner, "all")
    program = study.lesson(Wish("all")).program
    lines, contests = [], []
    for depth in depths:
        is_plain = depth <= deepest_plain
        prefix = "" if is_plain else "hash+"
        counts = [*(each for each in LEVELS if each < depth), depth, None]
        base = Contestant(BASE, "natural" if is_plain else "hash+static")
        others = [
            Contestant(_name(order, count), prefix + order, count, program if order == RULES else None)
            for count in counts
            for order in ("static", RULES)
        ]
        contest = study.contest([base, *others], PLAIN if is_plain else FULL, depth)
        contests.append(contest)
        for count in counts:
            numbers = [each for order in ("static", RULES) for each in measured(contest, _name(order, count), BASE)]
            labels = (str(depth), f"{'plain' if is_plain else 'hash+static'} ({len(contest.positions)})", _told(count, depth))
            lines.append(Line(labels, tuple(numbers)))
    return Finding(
        "levels",
        f"How deep to order: {asked.game}, {asked.measure}",
        ("depth", "base", "levels"),
        ("static: nodes", "static: time", "learned: nodes", "learned: time"),
        tuple(lines),
        NOTES.format(deep=deepest_plain + 1, depth=asked.depth),
        asked.as_json() | {"depths": list(depths), "deepest_plain": deepest_plain},
        {"learned": str(program)},
        tuple(contests),
    )


def _name(order: str, count: int | None) -> str:
    return f"{order} {'where it pays' if count is None else count}"


def _told(count: int | None, depth: int) -> str:
    return "it pays" if count is None else "all" if count == depth else str(count)
