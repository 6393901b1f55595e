"""Laws of voters: weights are those of least loss, and a clause is found where the truth has one. Logic alone, no games."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from prunus.core.declaration import Declaration
from prunus.errors import BadTask
from prunus.logic.boosting import RIDGE, Booster, Voter
from prunus.logic.declarations import Types
from prunus.logic.language import Column, Language
from prunus.logic.terms import PARTS, Literal, Variable
from prunus.logic.tuples import Binding, Tuples

HEAD = Literal("better", (Variable("B"), Variable("M1"), Variable("M2")))
DECLARED = [
    "red(+thing)",
    "round(+thing)",
    "rare(+box)",
    "size(+thing, -metres)",
    "width(+thing, -metres)",
    "age(+thing, -years)",
]
seeds = st.integers(0, 2**32)
Truth = Callable[["World", Any, Any, Any], NDArray[np.float64]]


class World:
    """Things in boxes, some of them red, some round, each with a size, a width and an age; all by chance."""

    def __init__(self, seed: int, things: int = 80) -> None:
        self.chance = np.random.default_rng(seed)
        self.facts = {name: self.chance.random(things) < share for name, share in (("red", 0.4), ("round", 0.5), ("rare", 0.5))}
        self.numbers = {name: self.chance.integers(0, 6, things) for name in ("size", "width", "age")}
        self.language = Language(
            {each.name: each for each in map(Declaration.of, DECLARED)}, Types(frozenset({"metres", "years"})), self.solve
        )

    def solve(self, name: str, inputs: Sequence[Column]) -> tuple[Any, list[Column]]:
        if name in self.facts:
            return np.nonzero(self.facts[name][inputs[0]])[0], []
        return np.arange(len(inputs[0])), [self.numbers[name][inputs[0]].astype(np.int32)]

    def pairs(self, number: int, truth: Truth) -> list[Any]:
        """[boxes, better, other]: drawn by chance, the one first that is better in truth; what is level by the lot."""
        things = len(self.numbers["size"])
        boxes, first, further = self.chance.integers(0, (things, things, things - 1), (number, 3)).T.astype(np.int32)
        second = (first + 1 + further) % things
        lead = truth(self, boxes, first, second) + self.chance.normal(0, 0.3, number)
        return [boxes, np.where(lead > 0, first, second), np.where(lead > 0, second, first)]

    def booster(self, columns: Sequence[Any], costs: Any = None) -> Booster:
        boxes, better, other = columns
        twice = np.concatenate([boxes, boxes]), np.concatenate([better, other]), np.concatenate([other, better])
        kinds = ("box", "thing", "thing")
        bindings = [Binding(v, kind, c) for v, kind, c in zip(HEAD.arguments, kinds, twice, strict=True)]  # type: ignore[arg-type]
        return Booster(HEAD, bindings, np.ones(len(boxes)) if costs is None else costs, self.language)


def signed(name: str) -> Truth:
    """More of a number is better."""
    return lambda world, _boxes, one, two: (world.numbers[name][one] - world.numbers[name][two]).astype(float)


def mixed(world: World, _boxes: Any, one: Any, two: Any) -> NDArray[np.float64]:
    red, size, age = world.facts["red"], world.numbers["size"], world.numbers["age"]
    return 1.0 * red[one] - red[two] + 0.5 * np.sign(size[one] - size[two]) - 0.2 * np.sign(age[one] - age[two])


def votes_of(voters: Sequence[Voter], booster: Booster) -> NDArray[np.float64]:
    """[voter, pair], taken from the columns of every test."""
    rows = []
    for voter in voters:
        holds = np.ones(2 * len(booster.costs), np.bool_)
        for test in voter.tests:
            holds &= column(booster.tuples, test)
        forward, backward = np.split(holds, 2)
        rows.append(forward.astype(float) - backward)
    return np.array(rows)


def column(tuples: Tuples, test: Literal) -> NDArray[np.bool_]:
    """Where a test holds, by its meaning."""
    values = {binding.variable: binding.values for binding in tuples.bindings}
    left, *right = (values[t] if isinstance(t, Variable) else np.full(tuples.size, t.value) for t in test.arguments)
    if test.predicate in tuples.language.declarations:
        holds = np.zeros(tuples.size, np.bool_)
        holds[tuples.language.solve(test.predicate, [left])[0]] = True
    else:
        other = right[0] if right else np.zeros(tuples.size)
        signs = {"lt": np.less, ">": np.greater, "=<": np.less_equal, "=": np.equal, "zero": np.equal, "\\=": np.not_equal}
        holds = signs[test.predicate](left, other)
    return holds != test.is_negated


def loss(weights: Any, votes: Any, costs: Any) -> float:
    return float(costs @ np.logaddexp(0, -(weights @ votes)) + RIDGE / 2 * weights @ weights)


def by_descent(votes: Any, costs: Any) -> Any:
    """The weights of least loss, none below zero, by small steps downhill: slow, and nothing to go wrong with."""
    weights, rate = np.zeros(len(votes)), 4 / ((votes**2).sum(axis=0).max() * costs.sum() + RIDGE)
    for _ in range(60_000):
        doubt = 1 / (1 + np.exp(weights @ votes))
        stepped = np.maximum(weights + rate * (votes @ (costs * doubt) - RIDGE * weights), 0)
        if np.abs(stepped - weights).max() < 1e-9:
            break
        weights = stepped
    return weights


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("length", [1, 2])
def test_weights_are_those_of_least_loss_and_none_is_below_zero(seed: int, length: int) -> None:
    world = World(seed)
    booster = world.booster(world.pairs(400, mixed), world.chance.exponential(1, 400))
    (voters,) = booster.learn(length, [8]).values()
    votes = votes_of(voters, booster)
    weights = np.array([voter.clause.weight for voter in voters]) / PARTS
    assert (weights > 0).all()
    expected = by_descent(votes, booster.costs)
    assert np.abs(weights - expected).max() <= 0.003
    assert loss(weights, votes, booster.costs) <= loss(expected, votes, booster.costs) + 1e-5
    for voter, row in zip(voters, votes, strict=True):
        assert np.isclose(voter.right, booster.costs[row > 0].sum())
        assert np.isclose(voter.wrong, booster.costs[row < 0].sum())


@given(seeds, st.integers(2, 5))
@settings(max_examples=40)
def test_a_weight_that_wants_to_be_negative_is_zero_and_the_others_know_it(seed: int, number: int) -> None:
    """Votes of any kind, those among them too that are wrong more often than right beside the others."""
    chance = np.random.default_rng(seed)
    world = World(1)
    booster = world.booster(world.pairs(120, mixed), chance.exponential(1, 120))
    common = chance.integers(-1, 2, 120)
    votes = np.array([np.where(chance.random(120) < 0.5, common, chance.integers(-1, 2, 120)) for _ in range(number)], float)
    found = booster._fitted(votes, np.zeros(number))
    assert (found >= 0).all()
    assert np.abs(found - by_descent(votes, booster.costs)).max() < 1e-3


@pytest.mark.parametrize("seed", range(4))
def test_no_clause_votes_as_another_of_the_same_voters_does(seed: int) -> None:
    world = World(seed, things=12)  # so few that many tests vote alike
    booster = world.booster(world.pairs(60, mixed))
    for length in (1, 2, 3):
        for voters in booster.learn(length, [6, 12, 30]).values():
            rows = [tuple(row) for row in votes_of(voters, booster)]
            assert len(set(rows)) == len(rows)
            assert len({voter.tests for voter in voters}) == len(voters)


def test_learning_twice_is_learning_the_same() -> None:
    first, again = ((world := World(3)).booster(world.pairs(300, mixed)) for _ in range(2))
    once = first.learn(2, [4, 9])
    assert once == again.learn(2, [4, 9]) == first.learn(2, [4, 9])


@pytest.mark.parametrize("length", [1, 2])
def test_sizes_are_beginnings_of_one_run(length: int) -> None:
    """Apart from weights, which are fitted anew, and from voters whose weight has come to nothing."""
    world = World(5)
    booster = world.booster(world.pairs(500, mixed))
    found = booster.learn(length, [3, 6, 10])
    assert list(found) == [3, 6, 10]
    for size, voters in found.items():
        assert len(voters) <= size
        (alone,) = booster.learn(length, [size]).values()
        assert alone == voters
    for shorter, longer in itertools.pairwise(found.values()):
        kept = [each.tests for each in longer if each.tests in {one.tests for one in shorter}]
        assert kept == [each.tests for each in longer][: len(kept)]
        assert kept == [each.tests for each in shorter if each.tests in kept]


def test_where_few_clauses_say_something_no_more_are_asked_for() -> None:
    """The last of a run that ends early is there, whatever sizes were wanted."""
    world = World(2, things=4)
    booster = world.booster(world.pairs(40, signed("size")))
    found = booster.learn(1, [1, 500])
    assert min(found) == 1
    assert 1 < max(found) < 500
    assert len(found[max(found)]) > len(found[1])


def told(voters: Sequence[Voter]) -> list[frozenset[str]]:
    return [frozenset(map(str, voter.tests)) for voter in voters]


def test_a_number_that_is_the_truth_is_found_as_a_comparison() -> None:
    world = World(7)
    (voters,) = world.booster(world.pairs(500, signed("width"))).learn(1, [1]).values()
    assert told(voters) == [frozenset({"lt(Metres2b, Metres1b)"})]
    assert " ".join(str(voters[0].clause).split()).endswith("width(M1, Metres1b), width(M2, Metres2b), lt(Metres2b, Metres1b).")


@pytest.mark.parametrize("seed", range(4))
def test_a_conjunction_is_found_where_the_truth_is_one(seed: int) -> None:
    """A thing that is red and round is better; one that is red alone, or round alone, is as good as any."""

    def truth(world: World, _boxes: Any, one: Any, two: Any) -> NDArray[np.float64]:
        good = world.facts["red"] & world.facts["round"]
        return 2.0 * good[one] - 2.0 * good[two]

    world = World(seed)
    (voters,) = world.booster(world.pairs(600, truth)).learn(2, [1]).values()
    assert told(voters) == [frozenset({"red(M1)", "round(M1)"})]


@pytest.mark.parametrize("seed", range(4))
def test_a_condition_of_the_box_is_found_where_the_truth_has_one(seed: int) -> None:
    """In rare boxes the larger thing is better, in others the older one."""

    def truth(world: World, boxes: Any, one: Any, two: Any) -> NDArray[np.float64]:
        by_size, by_age = (2.0 * np.sign(world.numbers[name][one] - world.numbers[name][two]) for name in ("size", "age"))
        return np.where(world.facts["rare"][boxes], by_size, by_age)

    world = World(seed)
    (voters,) = world.booster(world.pairs(900, truth)).learn(2, [2]).values()
    assert {*told(voters)} == {
        frozenset({"rare(B)", "lt(Metres2, Metres1)"}),
        frozenset({"\\+ rare(B)", "lt(Years2, Years1)"}),
    }


def test_literals_never_compare_different_predicates() -> None:
    """Size and width are metres both, and nothing says that a size is to be compared with a width."""
    world = World(1)
    tuples = world.booster(world.pairs(200, mixed)).tuples
    found_by = {binding.variable: binding.predicate for binding in tuples.bindings}
    compared = [test for test in tuples.tests if len(test.variables) == 2]
    assert {tuple(found_by[v] for v in test.variables) for test in compared} == {(name, name) for name in ("size", "width", "age")}


def test_pairs_that_cost_nothing_teach_nothing() -> None:
    world = World(1)
    with pytest.raises(BadTask, match="there is nothing to learn: no pair of moves costs anything the wrong way round"):
        world.booster(world.pairs(20, mixed), np.zeros(20))


@given(seeds)
@settings(max_examples=10)
def test_no_clause_asks_whether_one_number_of_two_things_differs(seed: int) -> None:
    world = World(seed)
    booster = world.booster(world.pairs(200, mixed))
    equal = [literal for literal in booster.tuples.tests if literal.predicate == "=" and len(literal.variables) == 2]
    asked = {test for ballot in booster.ballots for test in ballot.tests}
    assert equal
    assert {each for each in equal if each in asked}  # that they are the same may be asked
    assert not {each.denied for each in equal} & asked
