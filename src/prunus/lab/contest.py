"""A contest: orders of moves side by side, over the same positions.

Every contestant searches every position from nothing; what an order has learned and what a table holds is forgotten in between. All
must find the same value. One job is one position, searched by all of them, so that what is compared was measured side by side.
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from prunus.core.grammar import files_named, words
from prunus.core.memory import cells_in
from prunus.core.ordering import Wanted, reach_of
from prunus.core.registry import address_of, find, known
from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange
from prunus.jobs.job import Answer, Job, canonical, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.lab import statistics
from prunus.lab.comparison import Disagreement
from prunus.lab.statistics import Estimate
from prunus.logic.syntax import parse_program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.from_depth import FromDepth
from prunus.orderings.graded import ground_of
from prunus.orderings.rules import Rules
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, find_ordering
from prunus.searches.driving.repeated import Repeated
from prunus.searches.driving.searcher import Searcher
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring
from prunus.tables.kinds import find_table

PLAIN, FULL = "alpha-beta", "pvs"  # as the lectures have it; with table and deepening
SEARCHES = {PLAIN: "alpha-beta", FULL: "PVS with table and deepening"}
MEGABYTES = 16.0
RULES = "rules"  # in the chain of a contestant: its program
EVERYWHERE = ("hash",)  # stages that speak at all levels, whatever the others do


class Contestant(NamedTuple):
    """An order by name or chained (`hash+static`); `rules` in it is the program, as text.

    It orders the first `levels`, every node of them; without, as searches by name do: down to where it pays. A program that
    `is_tried` only, for so many levels, is not compiled: the nodes are the same, and time means nothing.
    """

    name: str
    order: str
    levels: int | None = None
    program: str | None = None
    is_tried: bool = False


@dataclass(frozen=True)
class Setting:
    """What all contestants of a contest have in common."""

    game: str
    evaluation: str
    depth: int
    search: str = PLAIN
    seed: int = 1  # of the random order

    @property
    def told(self) -> str:
        return f"{self.game}, {self.evaluation}, depth {self.depth}, {SEARCHES[self.search]}"


@dataclass(frozen=True)
class Contest:
    """The nodes and CPU seconds of every contestant: a row each, a number a position."""

    setting: Setting
    names: tuple[str, ...]
    positions: tuple[str, ...]
    values: tuple[int, ...]
    nodes: tuple[tuple[int, ...], ...]
    seconds: tuple[tuple[float, ...], ...]

    def of_nodes(self, name: str, base: str) -> Estimate:
        """How many times the nodes of `base`: the mean over positions, with its interval."""
        return self._ratio(self.nodes, name, base)

    def of_time(self, name: str, base: str) -> Estimate:
        """The same of CPU seconds."""
        return self._ratio(self.seconds, name, base)

    def _ratio(self, counts: Sequence[Sequence[float]], name: str, base: str) -> Estimate:
        mine, theirs = (counts[self.names.index(each)] for each in (name, base))
        return statistics.mean([one / other for one, other in zip(mine, theirs, strict=True)])

    def as_json(self) -> dict[str, Any]:
        """What was counted; seconds are told by what they come to."""
        said = asdict(self)
        del said["seconds"]
        return said


def held(setting: Setting, contestants: Sequence[Contestant], positions: Sequence[Any], runner: Runner, what: str = "") -> Contest:
    """Search all positions by all contestants."""
    if not positions or len({each.name for each in contestants}) < len(contestants):
        raise OutOfRange("a contest needs at least one position, and contestants whose names differ")
    this = find_game(setting.game)
    address = address_of(this)
    digests = file_digests(files_named(str(address), setting.evaluation))
    given = asdict(setting) | {"contestants": [list(each) for each in contestants]}
    texts = [this.format(position) for position in positions]
    jobs = [Job("prunus.lab.contest:searched", {"position": text, **given}, digests) for text in texts]
    answers = list(runner.run(jobs, what or f"positions, depth {setting.depth}", len(jobs)))
    nodes = zip(*(answer.value["nodes"] for answer in answers), strict=True)
    seconds = zip(*(answer.measured for answer in answers), strict=True)
    values = tuple(answer.value["value"] for answer in answers)
    return Contest(setting, tuple(each.name for each in contestants), tuple(texts), values, tuple(nodes), tuple(seconds))


def searched(position: str, contestants: Sequence[Any], **setting: Any) -> Answer:
    """A job: the value of a position, and the nodes and CPU seconds of every contestant."""
    this = find_game(setting["game"])
    place = this.parse(position)
    searches = _searches(canonical(setting), canonical(contestants))
    begin = zlib.crc32(position.encode()) % len(searches)  # nobody is always the first, whose caches are cold
    found = [each.run(place) for each in searches[begin:] + searches[:begin]]
    found = found[len(found) - begin :] + found[: len(found) - begin]
    value = found[0].value
    for one, (name, *_) in zip(found, contestants, strict=True):
        if one.value != value:
            raise Disagreement(
                f"{contestants[0][0]} finds {value} and {name} finds {one.value} in {position}: one of them is wrong"
            )
    return Answer({"value": value, "nodes": [one.nodes for one in found]}, [one.seconds for one in found])


class _Found(NamedTuple):
    value: int
    nodes: int
    seconds: float


class _Plain:
    """Alpha-beta and nothing else; killers and history begin anew with every position."""

    def __init__(self, setting: Setting, evaluation: Any, ordering: Any) -> None:
        self.search = Repeated(setting.depth, evaluation, ordering)
        self.beginnings = [(cells, cells.array.copy()) for cells in cells_in(ordering)]

    def run(self, position: Any) -> _Found:
        for cells, beginning in self.beginnings:
            cells.array[:] = beginning
        self.search.nodes, self.search.seconds = 0, 0.0
        value, _ = self.search.run(position)
        return _Found(value, self.search.nodes, self.search.seconds)


class _Full:
    """A search with a table, deepened ply by ply: the nodes of all depths count."""

    def __init__(self, setting: Setting, evaluation: Any, contestant: Contestant, table: Any) -> None:
        def made(position: Any, measure: Any, depth: int, _seed: int) -> Any:
            return _ordering(contestant, setting, position, measure, depth)

        self.depth = setting.depth
        self.searcher = Searcher(setting.search, evaluation, made, table=table, seed=setting.seed)

    def run(self, position: Any, nodes: int | None = None) -> _Found:
        self.searcher.forget()
        begun = time.process_time()
        found = self.searcher.think(position, Limits(self.depth, nodes), deepening=True)
        return _Found(found.value if found.value is not None else 0, found.nodes, time.process_time() - begun)


@prepared(64)
def _searches(setting: str, contestants: str) -> list[Any]:
    """The searches of all contestants, compiled."""
    about = Setting(**json.loads(setting))
    start = find_game(about.game).start()
    evaluation = find_evaluation(about.evaluation, start)
    every = [Contestant(*each) for each in json.loads(contestants)]
    if about.search == PLAIN:
        found: list[Any] = [_Plain(about, evaluation, _ordering(each, about, start, evaluation, about.depth)) for each in every]
        for each in found:
            each.run(start)
        return found
    table = find_table(MEGABYTES)
    found = [_Full(about, evaluation, each, table) for each in every]
    for each in found:
        each.run(start, 1000)
    return found


def _ordering(contestant: Contestant, setting: Setting, position: Any, evaluation: Any, depth: int) -> Any:
    """The order of a contestant, with room for a search of `depth` plies."""
    program = None if contestant.program is None else parse_program(contestant.program, f"the program of {contestant.name}")
    if contestant.levels is None and (program is None or contestant.order == RULES):
        return find_ordering(contestant.order if program is None else program, position, evaluation, depth, setting.seed)
    stages, chain = [], words(contestant.order)
    reach = reach_of((find("ordering", word) for word in chain if word.name != RULES), depth)
    for word in chain:
        is_ours = program is not None and word.name == RULES
        if program is not None and is_ours and contestant.is_tried:
            background = Background.of(setting.game, None, setting.evaluation, depth)
            stage: Any = Rules(numbered_scoring(program, background, position))
        else:
            entry = known("ordering", RULES) if is_ours else find("ordering", word)
            wanted = Wanted(position, evaluation, depth, setting.seed, program if is_ours else word.argument or "", reach)
            stage = None if entry.stage is None else entry.stage(wanted)
        if contestant.levels is not None and word.name not in EVERYWHERE and stage is not None:
            whole = stage.stage if isinstance(stage, FromDepth) else stage
            stage = FirstLevels(np.int64(contestant.levels), whole)
        stages += [] if stage is None else [stage]
    return ordered_by(stages, position, depth, ground_of(stages, position))
