"""Voters: weighted clauses, found one by one where those before them order worst.

An example is a pair of moves, the better one first, and what it costs to take them the wrong way round. A clause votes +1 where it
prefers the better move, -1 where it prefers the other, 0 where it prefers both or neither. The margin of a pair is the sum of the
votes, each times the weight of its clause, and the loss of a set of voters

    loss = sum over pairs of cost * log(1 + exp(-margin))

Boosting (Freund and Schapire 1997; for rankings Freund and others 2003): each round adds the clause for which
sqrt(W+) - sqrt(W-) is largest, with W+ and W- what the pairs still cost on which it votes rightly and wrongly; then all weights are
fitted anew by Newton steps on the loss and kept at or above zero. A clause is a test, or a conjunction that is grown test by test.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from prunus.errors import BadTask
from prunus.logic.coverage import unpack
from prunus.logic.language import Language
from prunus.logic.terms import MOST_WEIGHT, PARTS, Clause, Literal
from prunus.logic.tuples import Binding, Tuples
from prunus.logic.writing import with_definitions, written

STEPS, HALVES = 30, 30  # of Newton's, and of each of them
RIDGE = 1e-4
MOST_MARGIN = 30.0
BEAM = 5  # the best of a round, which are made longer
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Voter:
    """A clause with its weight, and how it votes on the pairs that it was learned from: what these cost, a share of all."""

    clause: Clause
    tests: tuple[Literal, ...]
    right: float
    wrong: float


@dataclass(frozen=True)
class Ballot:
    """A conjunction of tests: of which pairs it holds, as they are and with their moves exchanged."""

    tests: tuple[Literal, ...]
    forward: NDArray[np.bool_]
    backward: NDArray[np.bool_]

    @property
    def votes(self) -> NDArray[np.int8]:
        return self.forward.astype(np.int8) - self.backward.astype(np.int8)

    def and_also(self, other: Ballot) -> Ballot:
        return Ballot(self.tests + other.tests, self.forward & other.forward, self.backward & other.backward)


class Booster:
    """One learning task. `bindings` have every pair twice: as it is, and then, behind all of them, with its moves exchanged."""

    def __init__(self, head: Literal, bindings: list[Binding], costs: NDArray[np.float64], language: Language) -> None:
        if not costs.sum() > 0:
            raise BadTask("there is nothing to learn: no pair of moves costs anything the wrong way round")
        self.head, self.costs = head, costs / costs.sum()
        self.tuples = Tuples.of(language, bindings)
        self.ballots = list(self._ballots())
        shape = len(self.ballots), len(costs)
        self.forward = np.array([ballot.forward for ballot in self.ballots], np.float32).reshape(shape)
        self.backward = np.array([ballot.backward for ballot in self.ballots], np.float32).reshape(shape)
        self.both = self.forward * self.backward

    def learn(self, length: int, sizes: Sequence[int]) -> dict[int, list[Voter]]:
        """For each of the sizes at most so many voters of at most `length` tests, the first found first.

        Where there are fewer the last are all that there are. Those whose weight came to nothing are left out.
        """
        chosen: list[Ballot] = []
        weights, margin = np.zeros(0), np.zeros(len(self.costs))
        found: dict[int, list[Voter]] = {}
        for number in range(1, max(sizes) + 1):
            ballot = self._best(length, {each.votes.tobytes() for each in chosen}, self._urgency(margin))
            if ballot is None:
                break
            chosen.append(ballot)
            votes = np.array([each.votes for each in chosen], np.float64)
            weights = self._fitted(votes, np.append(weights, 0.0))
            margin = weights @ votes
            if number in sizes:
                found[number] = list(self._voters(chosen, weights))
        return found if len(chosen) in found else found | {len(chosen): list(self._voters(chosen, weights))}

    def _ballots(self) -> Iterator[Ballot]:
        """The tests and their negations, without those that vote as one before them.

        What is said of the first move comes before what is said of the second, and `lt(R1, R2)` before `\\+ lt(R2, R1)`. That a
        number of two moves differs says nothing that `lt` does not say better.
        """
        of_second = {self.head.arguments[2]}
        for binding in self.tuples.bindings:
            if binding.definition is not None and of_second & {*binding.definition.variables}:
                of_second.add(binding.variable)
        seen: set[bytes] = set()
        for is_second, is_negated in itertools.product((False, True), repeat=2):
            for test, column in zip(self.tuples.tests, self.tuples.columns, strict=True):
                if all(variable in of_second for variable in test.variables) != is_second:
                    continue
                if is_negated != (test.predicate == "\\=") and self._are_alike(test):
                    continue
                holds = unpack(column, self.tuples.size) != is_negated
                forward, backward = holds[: len(self.costs)], holds[len(self.costs) :]
                ballot = Ballot((test.denied if is_negated else test,), forward, backward)
                content = (
                    ballot.votes.tobytes() if ballot.votes.any() else holds.tobytes()
                )  # what says the same of both is a condition
                if content not in seen:
                    seen.add(content)
                    yield ballot

    def _are_alike(self, test: Literal) -> bool:
        """Whether a test holds two numbers against each other for being the same, or not, and one predicate finds both."""
        if test.predicate not in ("=", "\\=") or len(test.variables) < 2:
            return False
        found = {each.variable: each.definition for each in self.tuples.bindings}
        one, other = (found.get(variable) for variable in test.variables[:2])
        return one is not None and other is not None and one.predicate == other.predicate

    def _urgency(self, margin: NDArray[np.float64]) -> Floats:
        """What every pair still costs: much where the voters are wrong, little where they are right."""
        return (self.costs / (1 + np.exp(np.clip(margin, -MOST_MARGIN, MOST_MARGIN)))).astype(np.float32)

    def _best(self, length: int, taken: set[bytes], urgency: Floats) -> Ballot | None:
        """The conjunction of highest gain that votes as none that is taken, the shortest of equal ones; None if nothing gains."""
        everything = Ballot((), np.ones(len(urgency), np.bool_), np.ones(len(urgency), np.bool_))
        best: list[tuple[float, Ballot]] = []
        shorter = [everything]
        for _length in range(length):
            grown = [longer for each in shorter for longer in self._grown(each, taken, urgency)]
            best = sorted([*best, *grown], key=lambda pair: -pair[0])[:BEAM]
            shorter = [ballot for _, ballot in best]
        return best[0][1] if best and best[0][0] > 0 else None

    def _grown(self, ballot: Ballot, taken: set[bytes], urgency: Floats) -> list[tuple[float, Ballot]]:
        """(gain, the ballot with one test more), those of highest gain."""
        both = self.both @ (urgency * ballot.forward * ballot.backward)
        right = self.forward @ (urgency * ballot.forward) - both
        wrong = self.backward @ (urgency * ballot.backward) - both
        gains = np.sqrt(np.maximum(right, 0)) - np.sqrt(np.maximum(wrong, 0))
        found: list[tuple[float, Ballot]] = []
        for place in np.argsort(-gains, kind="stable"):
            if len(found) == BEAM:
                break
            (test,) = self.ballots[place].tests
            longer = ballot.and_also(self.ballots[place])
            is_new = test.affirmed not in {each.affirmed for each in ballot.tests}
            if is_new and longer.votes.tobytes() not in taken:
                found.append((float(gains[place]), longer))
        return found

    def _fitted(self, votes: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
        """The weights of least loss among those that are not below zero, with a small ridge.

        Newton's method, projected (Bertsekas 1982): a weight at zero that wants to go below stays there, the others take a step,
        which is halved until the loss falls.
        """
        loss = self._loss(votes, weights)
        for _step in range(STEPS):
            doubt = 1 / (1 + np.exp(np.clip(weights @ votes, -MOST_MARGIN, MOST_MARGIN)))
            slope = votes @ (self.costs * doubt) - RIDGE * weights
            free = (weights > 0) | (slope > 0)
            curve = (votes * (self.costs * doubt * (1 - doubt))) @ votes.T + RIDGE * np.eye(len(weights))
            step = np.zeros_like(weights)
            step[free] = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
            for _half in range(HALVES):
                stepped = np.maximum(weights + step, 0)
                if (below := self._loss(votes, stepped)) < loss:
                    break
                step /= 2
            else:
                break  # there is no step to a smaller loss
            weights, loss = stepped, below
        return weights

    def _loss(self, votes: NDArray[np.float64], weights: NDArray[np.float64]) -> float:
        return float(self.costs @ np.logaddexp(0, -(weights @ votes)) + RIDGE / 2 * (weights @ weights))

    def _voters(self, chosen: list[Ballot], weights: NDArray[np.float64]) -> Iterator[Voter]:
        scale = min(PARTS, (MOST_WEIGHT - len(weights)) / max(float(weights.sum()), 1e-9))  # only ratios of weights matter
        for ballot, weight in zip(chosen, weights, strict=True):
            parts = round(scale * float(weight))
            if parts > 0:
                tests = tuple(written(test) for test in ballot.tests)
                clause = with_definitions(self.head, list(tests), self.tuples, ())
                right, wrong = (float(self.costs[ballot.votes == sign].sum()) for sign in (1, -1))
                yield Voter(replace(clause, weight=parts), tests, right, wrong)
