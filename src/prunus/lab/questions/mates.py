"""Mating problems, as the authors of the paper had them in earlier work: what an order of the attacker's moves saves df-pn.

Problems are made by seed (`lab.mating`): from some an order is learned, on others it is chosen, on the rest it is compared. Every
order must solve every problem. One job is one problem, solved in all orders.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from prunus.core.declaration import Cost
from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange
from prunus.jobs.job import Answer, Job
from prunus.jobs.runner import Runner
from prunus.lab.comparison import Disagreement
from prunus.lab.contest import Contest, Setting
from prunus.lab.finding import Finding, Line, measured
from prunus.lab.mating import DEPTHS, GAME, problems
from prunus.logic.syntax import parse_program
from prunus.searches.driving.parts import find_evaluation, find_ordering, sound
from prunus.searches.proof.prove import prove
from prunus.study.attack import JUDGED_BY, MEGABYTES, Problem, learn_attack

NATURAL = "natural"
CHOSEN = "chosen"  # in the settings of the finding: the program that costs least on the problems put aside
NOTES = """\
As multiples of those of df-pn in the natural order, means over problems, in brackets how many. Static: by Shannon's evaluation.
Learned before the move: by predicates that need not play it; with a look: by all that can be said after it."""


@dataclass(frozen=True)
class Mating:
    """How many problems are solved in all orders, learned from and put aside, and how many plies the longest has."""

    problems: int = 60
    learned: int = 24
    aside: int = 16
    deepest: int = DEPTHS[-1]
    seed: int = 1

    def __post_init__(self) -> None:
        for name in ("problems", "learned", "aside"):
            if getattr(self, name) < 1:
                raise OutOfRange(f"there must be at least one of {name}, not {getattr(self, name)}")

    def files(self) -> dict[str, str]:
        """No files of the user's take part."""
        return {}


class Order(NamedTuple):
    """An order by name, with the evaluation that it asks, or a program, as text."""

    name: str
    order: str = NATURAL
    evaluation: str = JUDGED_BY
    program: str | None = None


PLAIN = (Order(NATURAL), Order("captures first", "graded"), Order("static", "static:1", "shannon"))
LEARNED = (  # name, learner, dearest predicates
    ("learned before the move", "voters", Cost.PER_MOVE),
    ("learned with a look", "voters", Cost.LOOK),
    ("learned with a look, by FOIL", "foil", Cost.LOOK),
)


def mates(asked: Mating, runner: Runner) -> Finding:
    """Nodes and time of every order, beside the natural one: of mates in two, in three, and of all."""
    every = problems(asked.problems + asked.learned + asked.aside, asked.seed, runner, asked.deepest)
    tested, learned, aside = _parted(every, asked)
    studies = {
        name: learn_attack(GAME, learned, aside, learner=learner, cost=cost, seed=asked.seed, runner=runner)
        for name, learner, cost in LEARNED
    }
    programs = {name: str(study.program) for name, study in studies.items()}
    chosen = min(studies, key=lambda name: studies[name].cost)
    orders = [*PLAIN, *(Order(name, program=text) for name, text in programs.items())]
    depths = sorted({each.depth for each in tested})
    contests = [_held(orders, [each for each in tested if each.depth == depth], depth, runner) for depth in depths]
    kinds = [(f"mate in {(contest.setting.depth + 1) // 2}", contest) for contest in contests]
    if len(kinds) > 1:
        kinds.append(("all", _together(contests)))
    lines = [
        Line((f"{kind} ({len(contest.positions)})", each.name), measured(contest, each.name, NATURAL))
        for kind, contest in kinds
        for each in orders
    ]
    return Finding(
        "mates",
        "What an order of the attacker's moves saves df-pn in mating problems",
        ("problems", "order"),
        ("nodes", "time"),
        tuple(lines),
        NOTES,
        asdict(asked) | {"game": GAME, CHOSEN: chosen, "pairs": {name: study.pairs for name, study in studies.items()}},
        programs,
        tuple(contests),
    )


def _parted(every: Sequence[Problem], asked: Mating) -> tuple[list[Problem], list[Problem], list[Problem]]:
    """Problems to compare on, to learn from, and to choose on: the first, the next and the last of each depth."""
    ends = asked.problems, asked.problems + asked.learned
    return list(every[: ends[0]]), list(every[ends[0] : ends[1]]), list(every[ends[1] :])


def _held(orders: Sequence[Order], tested: Sequence[Problem], depth: int, runner: Runner) -> Contest:
    given = [list(each) for each in orders]
    jobs = [Job("prunus.lab.questions.mates:solved", {**each._asdict(), "orders": given}) for each in tested]
    answers = list(runner.run(jobs, f"problems of {depth} plies", len(jobs)))
    nodes = zip(*(answer.value for answer in answers), strict=True)
    seconds = zip(*(answer.measured for answer in answers), strict=True)
    names, positions = tuple(each.name for each in orders), tuple(each.position for each in tested)
    return Contest(Setting(GAME, JUDGED_BY, depth, "df-pn"), names, positions, (1,) * len(tested), tuple(nodes), tuple(seconds))


def _together(contests: Sequence[Contest]) -> Contest:
    """All problems of several contests."""

    def joined(rows: str) -> Any:
        return tuple(tuple(sum(parts, ())) for parts in zip(*(getattr(each, rows) for each in contests), strict=True))

    first, positions = contests[-1], tuple(text for each in contests for text in each.positions)
    return Contest(first.setting, first.names, positions, (1,) * len(positions), joined("nodes"), joined("seconds"))


def solved(position: str, depth: int, orders: Sequence[Any]) -> Answer:
    """A job: the nodes and CPU seconds that df-pn takes for a problem in every order."""
    found: dict[str, tuple[int, float]] = {}
    begin = zlib.crc32(position.encode()) % len(orders)  # nobody is always the first
    for each in (Order(*given) for given in [*orders[begin:], *orders[:begin]]):
        _timed(each, position, 1)  # loaded before it is timed
        found[each.name] = _timed(each, position, depth)
    named = [found[Order(*given).name] for given in orders]
    return Answer([nodes for nodes, _ in named], [seconds for _, seconds in named])


def _timed(order: Order, position: str, depth: int) -> tuple[int, float]:
    """Nodes and CPU seconds of a problem in one order."""
    place = sound(find_game(GAME).parse(position))  # anew: a board that was searched knows its moves
    named: Any = order.order if order.program is None else parse_program(order.program, order.name)
    arranged = find_ordering(named, place, find_evaluation(order.evaluation, place), depth, 0)
    begun = time.process_time()
    proof = prove(place, depth=depth, megabytes=MEGABYTES, ordering=arranged)
    seconds = time.process_time() - begun
    if depth > 1 and proof.answer is not True:
        raise Disagreement(f"{order.name} finds no mate within {depth} plies in {position}, where there is one")
    return proof.nodes, seconds
