"""What a learned order is worth in other games: natural, static, learned and true, at the first level and at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from prunus.jobs.runner import Runner
from prunus.lab.contest import PLAIN, RULES, Contestant
from prunus.lab.finding import Finding, Line
from prunus.lab.lessons import Wish
from prunus.lab.questions.asked import Asked, Study

GAMES = ("othello", "othello-6x6", "connect-four", "connect-four-6x5", "tic-tac-toe", "in-a-row-4x4", "in-a-row", "nim")
DEPTHS = {"connect-four": 7, "connect-four-6x5": 7}  # where five plies are a small tree
FEW = {"nim": 20}  # positions that a game has besides those that are learned from
ORDERS = ("static", "learned", "true")
NOTES = """\
As multiples of those of plain alpha-beta in natural order, means over positions, in brackets how many: with the first level
ordered, and with all, down to where it pays. Games without predicates of their own are described by what can be asked of any
game; nim is plain Python."""


def games(asked: Asked, runner: Runner, names: Sequence[str] = GAMES) -> Finding:
    """A line for every game and order, beside plain alpha-beta in natural order."""
    lines, contests = [], []
    programs: dict[str, str] = {}
    depths: dict[str, int] = {}
    for name in names:
        plies, number = max(asked.depth, DEPTHS.get(name, 0)), min(asked.positions, FEW.get(name, asked.positions))
        here = replace(asked, game=name, evaluation=None, depth=plies, positions=number)
        study = Study(here, runner, "first", "all")
        texts = {each: study.lesson(Wish(each)).program for each in ("first", "all")}
        programs |= {f"{name}, {each}": str(text) for each, text in texts.items()}
        depths[name] = plies
        contestants = [Contestant("natural", "natural")]
        for order in ORDERS:
            chain = RULES if order == "learned" else order
            for key, levels in (("first", 1), ("all", None)):
                program = texts[key] if order == "learned" else None
                contestants.append(Contestant(f"{order} {key}", chain, levels, program))
        contest = study.contest(contestants, PLAIN)
        contests.append(contest)
        for order in ORDERS:
            first, whole = (contest.of_nodes(f"{order} {key}", "natural") for key in ("first", "all"))
            time = None if order == "true" else contest.of_time(f"{order} all", "natural")
            lines.append(Line((f"{name}, depth {plies} ({number})", here.measure, order), (first, whole, time)))
    return Finding(
        "games",
        "What a learned order is worth in other games",
        ("game", "evaluation", "order"),
        ("first level: nodes", "nodes", "time"),
        tuple(lines),
        NOTES,
        asked.as_json() | {"games": list(names), "depths": depths},
        programs,
        tuple(contests),
    )
