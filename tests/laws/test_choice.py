"""Laws of what is learned from and of what is taken: losses are nodes that a search loses, and what is returned was judged."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pytest

from prunus import game, record
from prunus.core.declaration import Cost
from prunus.core.jit import interpreting
from prunus.errors import BadTask
from prunus.logic.learned import Criteria
from prunus.logic.terms import Program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.graded import Graded
from prunus.orderings.rules import Rules
from prunus.searches.driving.parts import all_evaluations, find_evaluation
from prunus.searches.shared.record import MAX_RECORDED
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring
from prunus.study.examples import Examples
from prunus.study.judgement import DEEPER, Trial, effort_of
from prunus.study.learners import Proposal
from prunus.study.losses import values_and_losses
from prunus.study.task import LIMITS, SHORT, Task, judge, study
from tests.laws.test_learning import background, examples, random_program
from tests.plain import boards_of_rows, look_ahead
from tests.reference import Remembered, minimax, playout

# Losses


@lru_cache(100_000)
def counted(position: Any, depth: int, alpha: int, beta: int, evaluation: Any) -> tuple[int, int]:
    """(value, nodes) of alpha-beta in natural order, fail-soft, as a list of lines."""
    if depth == 0 or position.is_over():
        return int(evaluation.evaluate(position)), 1
    return tried(position, list(position.moves()), depth, alpha, beta, evaluation)


def tried(position: Any, moves: Sequence[Any], depth: int, alpha: int, beta: int, evaluation: Any) -> tuple[int, int]:
    """The same of a node that tries these moves, in this order."""
    best, nodes = -(2**60), 1
    for move in moves:
        value, below = counted(position.play(move), depth - 1, -beta, -max(alpha, best), evaluation)
        best, nodes = max(best, -value), nodes + below
        if best >= beta:
            break
    return best, nodes


def nodes_in_order(position: Any, moves: Sequence[Any], depth: int, evaluation: Any) -> int:
    return tried(position, moves, depth, -(2**60), 2**60, evaluation)[1]


BOARDS = boards_of_rows()
SEARCHED = [(board, name) for board in BOARDS for name, entry in all_evaluations().items() if entry.suits(game(board).start())]


def compiled_too() -> set[tuple[str, str]]:
    """Of these every game with its own evaluation and every evaluation with some game: it takes seconds, but not for every size."""
    kinds = {board: type(game(board).start()) for board in BOARDS}
    types = {(kinds[board], game(board).default_evaluation) for board in BOARDS}
    types |= {(kinds["othello"], name) for board, name in SEARCHED if board == "othello"}  # which has all that nobody calls its own
    assert {name for _, name in types} == {name for _, name in SEARCHED}
    return {(board, name) for board, name in SEARCHED if (kinds[board], name) in types}


COMPILED = compiled_too()


@pytest.mark.parametrize(("board", "evaluation"), SEARCHED)
def test_a_loss_is_what_a_search_loses_that_tries_the_move_before_the_best_one(board: str, evaluation: str) -> None:
    start, lost = game(board).start(), 0
    size = max(start.max_moves(), 1)
    for seed, depth in ((0, 1), (1, 2), (2, 3), (3, 3)):
        for position in list(playout(start, seed, 60))[2::11]:
            measure = find_evaluation(evaluation, position)
            moves, plainly = list(map(int, position.moves())), Remembered(measure)
            worth = [-minimax(position.play(move), depth - 1, plainly) for move in moves]
            best = moves[worth.index(max(worth))] if moves else None
            others = [move for move in moves if move != best]
            nodes = nodes_in_order(position, [best, *others], depth, plainly) if moves else None
            expected = [
                0
                if move == best
                else max(
                    0,
                    nodes_in_order(position, [move, best], depth, plainly) - nodes_in_order(position, [best, move], depth, plainly),
                )
                for move in moves
            ]
            both = (values_and_losses, values_and_losses.interpreted)
            for run in both if (board, evaluation) in COMPILED else both[1:]:
                found = [np.zeros(size, np.int64) for _ in range(3)]
                total, counter = np.full(1, -1, np.int64), np.zeros(1, np.int64)
                assert run(position, np.int64(depth), measure, counter, *found, total) == len(moves)
                if not moves:
                    continue
                listed, values, losses = (column[: len(moves)].tolist() for column in found)
                assert listed == moves
                assert values == worth
                assert int(total[0]) == nodes
                assert losses == expected
                lost += sum(losses)
    assert lost > 0 or game(board).name.startswith("random-tree") or evaluation == "win-loss-draw"


def test_duels_are_of_a_best_move_and_one_whose_loss_they_cost() -> None:
    found = examples("othello")
    expected = []
    for number in range(len(found.positions)):
        mine = np.nonzero(found.owners == number)[0]
        best = [k for k in mine if found.values[k] == found.values[mine].max()]
        for other, first in itertools.product(mine, best):
            if other not in best and found.losses[other] > 0:
                cost = found.losses[other] / found.nodes[number] / len(best)
                expected.append((number, int(found.moves[first]), int(found.moves[other]), cost))
    boards, first, other, costs = found.duels()
    assert sorted(zip(boards.tolist(), first.tolist(), other.tolist(), costs.tolist(), strict=True)) == sorted(expected)
    some = np.arange(len(found.positions)) % 3 == 0
    assert [len(column) for column in found.duels(some)] == [sum(each[0] % 3 == 0 for each in expected)] * 4
    assert [len(column) for column in found.duels(np.zeros_like(some))] == [0] * 4


# The choice


@cache
def unseen() -> Any:
    unseen = Task(examples("othello"), background("othello")).unseen
    assert unseen is not None
    return unseen


def ratios(program: Program, levels: str = "first", found: Examples | None = None, only: Any = None) -> list[float]:
    """Nodes of a search in the order of the program by those of a plain one, on every position put aside, or on these.

    At all levels the searches are two plies deeper, asking costs, and the half with the larger trees counts.
    """
    found = found or examples("othello")
    depth, evaluation = found.source.depth, found.source.evaluation
    stage: Any = Rules(numbered_scoring(program, background("othello"), found.prototype))
    effort, ground = 0.0, "natural"
    if levels == "first":
        ordering = ordered_by([FirstLevels(np.int64(1), stage)], found.prototype, depth)
    else:
        depth, ground = depth + DEEPER, "graded"
        ordering = ordered_by([stage], found.prototype, depth, Graded())
        effort = effort_of(program, background("othello"))
    costs = []
    for row in np.nonzero(unseen() if only is None else only)[0]:
        position = found.position(int(row))
        plain, ordered = (look_ahead(position, depth, evaluation=evaluation, ordering=each) for each in (ground, ordering))
        assert plain.value == ordered.value
        asked = with_a_choice(position, depth, ordering) if effort else 0
        costs.append((plain.nodes, ordered.nodes + effort * asked))
    least = statistics.median(plain for plain, _ in costs) if levels == "all" else 0
    return [cost / plain for plain, cost in costs if plain >= least]


def with_a_choice(position: Any, depth: int, ordering: Any) -> int:
    """How many inner nodes of a search have several moves: those are ordered."""
    evaluation = examples("othello").source.evaluation
    recording = record(position, depth, algorithm="alpha-beta", evaluation=evaluation, ordering=ordering, limit=MAX_RECORDED)
    assert len(recording.nodes) < MAX_RECORDED
    visited = recording.children()
    return sum(len(visited[node.number]) + len(node.pruned) > 1 for node in recording.nodes)


@pytest.mark.parametrize("levels", ["first", "all"])
def test_a_trial_costs_what_searches_in_the_order_cost_beside_plain_ones(levels: str) -> None:
    """Where all levels are ordered, every node of every search is recorded: a few positions will do, and three plies."""
    found, only = examples("othello"), unseen()
    if levels == "all":
        found = replace(found, source=replace(found.source, depth=3 - DEEPER))
        only = only & (np.arange(len(only)) % 9 == 0)
    trial = Trial(found, background("othello"), only, levels)
    for seed in range(3):
        program = random_program("othello", seed)
        with interpreting() if levels == "all" else nullcontext():  # the trial is compiled
            expected = ratios(program, levels, found, only)
        assert len(expected) >= 5
        assert trial.costs_of(program).tolist() == pytest.approx(expected)


class Given:
    """A learner that proposes what it is given."""

    def __init__(self, programs: Sequence[Program]) -> None:
        self.given = [Proposal(each.clauses, ("",) * len(each.clauses), 1, f"number {i}", "") for i, each in enumerate(programs)]

    def proposals(self, judged: Callable[[Proposal], float]) -> Iterator[Proposal]:
        yield from self.given

    def why_not(self) -> str:
        return "nothing was given"


def chosen(programs: Sequence[Program]) -> Any:
    """What a task takes of these."""
    task = Task(examples("othello"), background("othello"), max_cost=Cost.LOOK)
    task.learners[Cost.LOOK] = Given(programs)
    return task.study("first")


@cache
def proposed() -> list[tuple[Program, list[float]]]:
    return [(program, ratios(program)) for program in (random_program("othello", seed) for seed in range(24))]


def test_the_task_takes_the_proposal_of_the_least_mean_and_what_was_judged_is_what_it_returns() -> None:
    means = [statistics.fmean(each) for _, each in proposed()]
    best = min(range(len(means)), key=means.__getitem__)
    for first in (0, 7):  # wherever it stands
        turned = proposed()[first:] + proposed()[:first]
        found = chosen([program for program, _ in turned])
        assert found.program.clauses == proposed()[best][0].clauses
        assert found.cost == pytest.approx(means[best])
        assert found.judgement == judge(proposed()[best][0], background("othello"), examples("othello"), unseen())


def test_a_few_large_trees_do_not_decide() -> None:
    """Of two programs one has fewer nodes in all, and the other on most positions: that one is taken."""
    found = examples("othello")
    plain = [
        look_ahead(found.position(int(row)), found.source.depth, evaluation=found.source.evaluation).nodes
        for row in np.nonzero(unseen())[0]
    ]
    pairs = 0
    for (one, its), (other, others) in itertools.permutations(proposed(), 2):
        in_all = [sum(ratio * nodes for ratio, nodes in zip(each, plain, strict=True)) for each in (its, others)]
        if statistics.fmean(its) < statistics.fmean(others) and in_all[0] > in_all[1]:
            pairs += 1
            if pairs <= 4:
                assert chosen([other, one]).program.clauses == one.clauses
    assert pairs > 0


@pytest.mark.parametrize("learner", ["voters", "foil"])
@pytest.mark.parametrize("levels", ["first", "all"])
def test_a_learned_program_is_one_of_those_proposed_and_costs_what_is_said(learner: str, levels: str) -> None:
    choices = (Criteria(min_accuracy=0.6), Criteria(min_accuracy=0.75)) if learner == "foil" else ()
    task = Task(examples("othello"), background("othello"), learner=learner, choices=choices)
    found = task.study(levels)
    (proposing,) = task.learners.values()
    proposals = list(proposing.proposals(lambda _: 0.0))
    trial = Trial(examples("othello"), background("othello"), unseen(), levels)
    limits = LIMITS if levels == "all" else (None,)
    limited = [[replace(each, from_depth=limit) for limit in limits] for each in proposals]
    judged = [[trial.costs_of(each.bare(background("othello"))) for each in row] for row in limited]
    costs = [min(row, key=np.mean) for row in judged]
    assert found.program.clauses == found.proposal.clauses
    assert found.proposal.from_depth in limits
    assert found.cost == trial.costs_of(found.program).mean()
    assert found.cost == min(each.mean() for each in costs)
    assert found.judgement == judge(found.program, background("othello"), examples("othello"), unseen())
    if len(found.program.clauses) > SHORT and learner == "voters":
        assert found.short is not None
        assert len(found.short.program.clauses) <= SHORT
        assert found.short.cost == min(each.mean() for each, p in zip(costs, proposals, strict=True) if len(p.clauses) <= SHORT)
    else:
        assert found.short is None


def test_without_positions_put_aside_the_first_proposal_is_taken_and_no_cost_is_told() -> None:
    found = study(examples("othello"), background("othello"), validation=0.0)
    assert found.cost is None
    assert found.proposal.settings.startswith("Voters: at most 6, of at most 1 test")
    assert "of the nodes of a plain one" not in str(found.program)


def test_a_task_that_nothing_is_proposed_for_says_why() -> None:
    with pytest.raises(BadTask, match="nothing could be learned: nothing was given"):
        chosen([])


def test_literals_of_a_game_never_compare_different_predicates() -> None:
    """Replies and moves left are numbers of moves both; static values and those of the best reply are values both."""
    known = Background.of("othello")
    task = Task(examples("othello"), known, max_cost=Cost.SEARCH)
    tuples = task._proposing(Cost.SEARCH).booster.tuples  # type: ignore[attr-defined]
    found_by = {binding.variable: binding.predicate for binding in tuples.bindings}
    compared = {tuple(found_by[variable] for variable in test.variables) for test in tuples.tests if len(test.variables) == 2}
    of_numbers = {pair for pair in compared if all(pair)}
    assert {("replies", "replies"), ("moves_left", "moves_left"), ("static", "static"), ("best_reply", "best_reply")} <= of_numbers
    assert all(one == other for one, other in of_numbers)
    assert replace(known.declarations["replies"], name="").arguments == known.declarations["moves_left"].arguments
