"""The paper's experiment: learn an order from training games, then play other games, and compare the nodes of every order.

Inuzuka, Fujimoto, Nakano and Itoh, "Pruning Nodes in the Alpha-Beta Method Using Inductive Logic Programming", section 5. What it
leaves open and what we chose is written in docs/the-paper.md. Training games, learning and test games are jobs (`jobs/`): the same
protocol gives the same numbers, whoever performs them.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from prunus.core.declaration import Cost
from prunus.core.registry import game as find_game
from prunus.errors import BadFile, BadTask
from prunus.jobs.job import Answer, Job, canonical, prepared
from prunus.jobs.runner import Runner
from prunus.lab.protocol import Protocol, stem
from prunus.lab.recipes import RECIPES, Recipe
from prunus.logic.learned import Criteria
from prunus.logic.syntax import parse_program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.natural import Natural
from prunus.orderings.rules import Rules
from prunus.orderings.static_value import StaticValue
from prunus.orderings.true_value import TrueValue
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring, preferred_order
from prunus.study.examples import Examples, Source
from prunus.study.explanation import sentences
from prunus.study.learning import COSTS, LEVELS, NODES
from prunus.study.task import Task
from prunus.study.training import collect, start_position

TRAINING_SEED = 1_000_003  # added to the seed of the test games, so that training boards are others
PLAIN, STATIC, TRUE = "plain", "static", "true"  # orders that are not learned


class Order(NamedTuple):
    """How the first `levels` of a search are ordered: by nothing, by static or true values, or by a program."""

    name: str
    levels: int
    program: str | None = None


@dataclass(frozen=True)
class Learned:
    """A program that was learned for one evaluation with one seed, for the first or for all levels, and how it does unseen."""

    evaluation: str
    seed: int
    order: str  # the name of its recipe
    levels: str  # "first" or "all"
    program: str
    sentences: tuple[str, ...]
    clauses: int
    accuracy: float
    cost: float | None
    examples: int
    positions: int

    @property
    def file(self) -> str:
        """What its file is called in a bundle."""
        return f"{stem(self.evaluation)}-seed-{self.seed}-{self.order}-{self.levels}.pl"


class Row(NamedTuple):
    """One test game, searched in one order: nodes and CPU seconds of all its searches, the value of its start."""

    evaluation: str
    seed: int
    game: int
    start: str
    order: str
    levels: int
    plies: int
    value: int
    nodes: int
    seconds: float


@dataclass(frozen=True, eq=False)
class Experiment:
    """What came of a protocol: the programs, and a row for every game and order. Each is itself alone, so that sums are kept."""

    protocol: Protocol
    learned: Sequence[Learned]
    rows: Sequence[Row]


def reproduce(protocol: Protocol, runner: Runner | None = None) -> Experiment:
    """The experiment, for every evaluation and seed."""
    runner, digests = runner or Runner(), protocol.files()
    learned = _learned(protocol, runner)
    experiment = Experiment(protocol, learned, _played(protocol, learned, runner))
    for name, digest in protocol.files().items():
        if digests.get(name) != digest:
            raise BadFile(f"file {name!r} was changed while the experiment went on, so that its numbers do not belong together")
    return experiment


def orders_of(protocol: Protocol, learned: Sequence[Learned]) -> list[Order]:
    """What is compared: nothing, static values, the programs and the true values at the first levels, and at all of them.

    A recipe that has taught nothing leaves the natural order.
    """
    orders = [Order(PLAIN, 0)]
    for levels, name in {protocol.levels: "first", protocol.depth: "all"}.items():
        orders += [Order(TRUE, levels), Order(STATIC, levels)]
        programs = {each.order: each.program for each in learned if each.levels == name}
        orders += [
            Order(recipe, levels, programs.get(recipe)) for recipe in protocol.recipes if recipe in programs or name == "first"
        ]
    return orders


def _learned(protocol: Protocol, runner: Runner) -> list[Learned]:
    """For every evaluation and seed what each recipe makes, for the first levels and, if it is meant for them, for all."""
    wanted: list[tuple[str, int, Recipe, str, Job]] = []
    groups = itertools.product(protocol.evaluations, protocol.seeds, (RECIPES[name] for name in protocol.recipes), LEVELS)
    for evaluation, seed, recipe, levels in groups:
        if levels == "all" and not (recipe.for_all_levels and protocol.depth > protocol.levels):
            continue
        games = recipe.games or protocol.training_games
        named = protocol.placed(protocol.game), protocol.placed(evaluation)
        about = *named, protocol.depth, games, NODES[levels]
        source = Source(*about, pairs=recipe.pairs, seed=TRAINING_SEED + seed)
        try:
            examples = collect(source, runner)
        except BadTask:  # a single game can be too short to teach anything
            if recipe.games is None:
                raise
            continue
        own = None if protocol.background is None else protocol.placed(protocol.background)
        arguments = {"examples": examples.as_text(), "background": own, "recipe": recipe.name, "levels": levels}
        wanted.append((evaluation, seed, recipe, levels, Job("prunus.lab.paper:studied", arguments, protocol.files())))
    # The quickest first, alone, since it warms the kernels; then what takes longest, so that nobody waits for the last one.
    order = sorted(range(len(wanted)), key=lambda number: _quickness(*wanted[number][2:]))
    order = order[-1:] + order[:-1]
    answers = dict(zip(order, runner.run([wanted[number][-1] for number in order], "programs learned"), strict=True))
    found = []
    for number, (evaluation, seed, recipe, levels, _) in enumerate(wanted):
        study = answers[number].value
        if not isinstance(study, str):
            told = {"sentences": tuple(study["sentences"]), "program": protocol.named(study["program"])}
            found.append(Learned(evaluation, seed, recipe.name, levels, **(study | told)))
        elif recipe.games is None:
            raise BadTask(f"{evaluation}, seed {seed}, {recipe.name}: {study}")
    return found


def _quickness(recipe: Recipe, levels: str, job: Job) -> tuple[bool, bool, bool, int]:
    """The more, the quicker: a single game is soon learned from, to try a program at all levels takes long, FOIL tries many."""
    return recipe.games is not None, levels == "first", recipe.learner != "foil", -len(job.arguments["examples"])


def studied(examples: str, background: str | None, recipe: str, levels: str) -> dict[str, Any] | str:
    """A job: what is learned from these examples by a recipe, for these levels; where they teach nothing, why."""
    read = Examples.from_text(examples)
    source = read.source
    known = Background.of(source.game, None if background is None else Path(background), source.evaluation, source.depth)
    by = RECIPES[recipe]
    task = Task(
        read,
        known,
        learner=by.learner,
        choices=() if by.accuracy is None else (Criteria(min_accuracy=by.accuracy),),
        max_cost=None if by.cost is None else Cost(COSTS.index(by.cost)),
        predicates=by.predicates,
        validation=0.25 if by.accuracy is None else 0.0,
    )
    try:
        study = task.study(levels)
    except BadTask as error:
        return str(error)
    return {
        "program": str(study.program),
        "sentences": sentences(study.program, known),
        "clauses": len(study.program.clauses),
        "accuracy": study.judgement.accuracy,
        "cost": study.cost,
        "examples": study.examples,
        "positions": study.positions,
    }


def _played(protocol: Protocol, learned: Sequence[Learned], runner: Runner) -> list[Row]:
    """The test games. Game by game and not seed by seed, so that workers do not compile the same program at the same time."""
    groups = [(evaluation, seed) for evaluation in protocol.evaluations for seed in protocol.seeds]
    return _counted(protocol, learned, [(*group, number) for number in range(protocol.games) for group in groups], runner)


def counted_again(experiment: Experiment, games: set[tuple[str, int, int]], runner: Runner) -> list[Row]:
    """The rows of some games (evaluation, seed, number), played anew with the programs of an experiment."""
    return _counted(experiment.protocol, experiment.learned, sorted(games), runner)


def _counted(protocol: Protocol, learned: Sequence[Learned], games: Sequence[tuple[str, int, int]], runner: Runner) -> list[Row]:
    own = None if protocol.background is None else protocol.placed(protocol.background)
    settings = {"game": protocol.placed(protocol.game), "background": own, "depth": protocol.depth}
    digests = protocol.files()
    orders = {
        (evaluation, seed): orders_of(protocol, [each for each in learned if (each.evaluation, each.seed) == (evaluation, seed)])
        for evaluation, seed, _ in games
    }

    def job(evaluation: str, seed: int, number: int) -> Job:
        about = {"evaluation": protocol.placed(evaluation), "orders": orders[evaluation, seed], "seed": seed, "number": number}
        return Job("prunus.lab.paper:counted", settings | about, digests)

    rows = []
    for game, answer in zip(games, runner.run((job(*each) for each in games), "test games", len(games)), strict=True):
        about = answer.value
        for order, nodes, seconds in zip(orders[game[:2]], about["nodes"], answer.measured, strict=True):
            rows.append(Row(*game, about["start"], order.name, order.levels, about["plies"], about["value"], nodes, seconds))
    return sorted(rows, key=lambda row: (protocol.evaluations.index(row.evaluation), row.seed, row.game))


def counted(
    game: str, background: str | None, depth: int, evaluation: str, orders: Sequence[Any], seed: int, number: int
) -> Answer:
    """A job: test game `number`, and the nodes of its searches in every order, each on the positions that the plain one meets."""
    this = find_game(game)
    searches = _searches(game, background, depth, evaluation, canonical(orders))
    for each in searches:
        each.nodes, each.seconds = 0, 0.0
    position = start_position(this, "random", random.Random(f"test {seed} {number}"))
    start, plies, first = this.format(position), 0, 0
    while not position.is_over():
        value, move = searches[0].run(position)
        if {each.run(position)[0] for each in searches[1:]} - {value}:
            raise AssertionError(f"an order changed the value of {this.format(position)}")
        first = first if plies else value
        position, plies = position.play(move), plies + 1
    found = {"start": start, "plies": plies, "value": first, "nodes": [each.nodes for each in searches]}
    return Answer(found, [each.seconds for each in searches])


@prepared(256)
def _searches(game: str, background: str | None, depth: int, evaluation: str, orders: str) -> list[Repeated]:
    start = find_game(game).start()
    known = Background.of(game, None if background is None else Path(background), evaluation, depth)
    measure = find_evaluation(evaluation, start)

    def search(order: Order) -> Repeated:
        if order.program is None and order.name not in (STATIC, TRUE):
            return Repeated(depth, measure, Natural())
        if order.program is not None:
            program = parse_program(order.program, "a learned program")
            if order.levels >= depth:  # what is asked at every node gets code of its own
                return Repeated(depth, measure, preferred_order(program, known, depth))
            stage: Any = Rules(numbered_scoring(program, known, start))
        else:
            stage = StaticValue(measure) if order.name == STATIC else TrueValue(measure)
        if order.levels < depth:  # a choice at every node costs time, so it is made only where there is one
            stage = FirstLevels(np.int64(order.levels), stage)
        return Repeated(depth, measure, ordered_by([stage], start, depth))

    found = [search(Order(*each)) for each in json.loads(orders)]
    for each in found:
        each.run(start)  # compiles
    return found
