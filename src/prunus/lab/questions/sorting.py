"""Which order to sort by: those that engines use, alone and chained, beside what was learned and the true values."""

from __future__ import annotations

from pathlib import Path

from prunus.core.grammar import words
from prunus.core.registry import game as find_game
from prunus.jobs.runner import Runner
from prunus.lab.contest import FULL, PLAIN, RULES, Contestant
from prunus.lab.finding import Finding, Line, measured
from prunus.lab.lessons import Wish
from prunus.lab.questions.asked import Asked, Study
from prunus.searches.driving.defaults import stages

TRUE = "true"
ALONE = ("natural", "random", "static", "killer", "history", "hand-made", "learned", TRUE)
CHAINED = ("killer+history", "static+killer+history", "learned+history", "learned+killer+history")
WITH_TABLE = (
    "natural",
    "static",
    "learned",
    "hash",
    "hash+static",
    "hash+history",
    "hash+killer+history",
    "hash+static+history",
    "hash+hand-made",
    "hash+learned",
    "hash+learned+history",
    "hash+killer+learned",
    "hash+true",
)
DEEPEST_TRUE = 6  # plies: every node of it is searched for its order
BASES = {PLAIN: "natural", FULL: "hash+static"}
NOTES = """\
As multiples of those in the natural order, or for pvs, which has a table and is deepened, of hash+static; means over positions.
Hand-made: few replies and corners first, as engines have it. True: by the values that the search is about to find, which takes
longer than the search itself."""


def sorting(asked: Asked, runner: Runner, full_depth: int | None = None) -> Finding:
    """Nodes and time of every order: in plain alpha-beta beside the natural one, with a table and deepening beside hash+static."""
    study = Study(asked, runner, "all")
    programs = {"learned": str(study.lesson(Wish("all")).program)}
    by_hand = hand_made(asked.game)
    if by_hand is not None:
        programs["hand-made"] = by_hand
    lines, contests = [], []
    for search, orders in ((PLAIN, ALONE + CHAINED), (FULL, WITH_TABLE)):
        depth = asked.depth if search == PLAIN or full_depth is None else full_depth
        left_out = {*(["hand-made"] if by_hand is None else []), *([TRUE] if depth > DEEPEST_TRUE else [])}
        contestants = [_contestant(order, programs) for order in orders if not left_out & stages(order)]
        contest = study.contest(contestants, search, depth)
        contests.append(contest)
        for each in contestants:
            nodes, time = measured(contest, each.name, BASES[search])
            lines.append(Line((f"{search}, depth {depth}", each.name), (nodes, None if TRUE in each.name else time)))
    return Finding(
        "sorting",
        f"Which order to sort by: {asked.game}, {asked.measure}, {asked.positions} positions",
        ("search", "order"),
        ("nodes", "time"),
        tuple(lines),
        NOTES,
        asked.as_json() | {"full_depth": full_depth or asked.depth},
        programs,
        tuple(contests),
    )


def _contestant(name: str, programs: dict[str, str]) -> Contestant:
    program = next((text for key, text in programs.items() if key in stages(name)), None)
    chain = [RULES if word.name in programs else str(word) for word in words(name)]
    return Contestant(name, "+".join(chain), None, program)


def hand_made(game: str) -> str | None:
    """The order that programs for this game have had by hand, as a program of weighted clauses; None where nobody wrote one."""
    path = Path(__file__).parent / f"{find_game(game).name.replace('-', '_')}_by_hand.pl"
    return path.read_text("utf-8") if path.exists() else None
