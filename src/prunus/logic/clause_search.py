"""The search for one clause: best-first over literals, with checkpoints and a bound.

FOIL (Quinlan 1990; Quinlan and Cameron-Jones 1993) grows a clause literal by literal and judges a literal by

    gain = t * (I(T) - I(T')),   I(T) = -log2(p / (p + n)),

with p and n the positive and negative tuples of T before, T' after, and t the positive tuples that go on. The clause of highest
gain is specialised first; among all that are seen the one is taken that is worth most, p * (1 - a) - n * a over what it newly
covers, with a the minimum accuracy. A specialisation never covers more: one that newly covers t positives is worth at most
t * (1 - a), and where that does not exceed the best worth so far neither it nor anything below it is looked at.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.logic.coverage import Bits, counted, pack, popcount, unpack
from prunus.logic.learned import Criteria, LearnedClause
from prunus.logic.terms import Literal
from prunus.logic.tuples import Tuples
from prunus.logic.writing import with_definitions, written

MAX_JOINED = 5_000_000  # tuples after a literal with several answers


@dataclass(order=True)
class Node:
    """A partial clause in the search; nodes of higher promise come first."""

    order: tuple[float, int]
    tests: tuple[Literal, ...] = field(compare=False)  # of those that the tuples have, some of them negated
    state: Bits = field(compare=False)
    tuples: Tuples = field(compare=False)
    joins: tuple[Literal, ...] = field(compare=False)
    every: int = field(compare=False)
    positive: int = field(compare=False)
    fresh: int = field(compare=False)  # positive rows that no earlier clause covers

    @property
    def literals(self) -> frozenset[Literal]:
        """What tells clauses apart: those of the same literals in another order are one."""
        return frozenset(self.tests + self.joins)


class Gains(NamedTuple):
    """What literals bring to a partial clause: which test, or its negation, its counts (all, positive, fresh), its gain."""

    node: Node
    tests: NDArray[np.int64]
    is_negated: NDArray[np.bool_]
    counts: NDArray[np.int64]
    gains: NDArray[np.float64]

    def highest(self, number: int) -> list[int]:
        """Where the highest gains stand, the first of equal ones first."""
        return np.argsort(-self.gains, kind="stable")[:number].tolist()

    def child(self, place: int) -> Node:
        """The partial clause with one test more."""
        node, test = self.node, self.node.tuples.tests[self.tests[place]]
        if self.is_negated[place]:
            test = test.denied
        state = node.state & node.tuples.column(test)
        return Node((0.0, 0), (*node.tests, test), state, node.tuples, node.joins, *map(int, self.counts[place]))


class ClauseSearch:
    """Searches for clauses over tuples whose examples are positive where `positives` says so."""

    def __init__(self, tuples: Tuples, positives: Bits, size: int, criteria: Criteria) -> None:
        self.tuples, self.positives, self.size, self.criteria = tuples, positives, size, criteria
        self.language = tuples.language

    def best(self, fresh: Bits, covered: Bits) -> Node | None:
        """The clause that is worth most among all that two searches meet: literals judged on all positives, and on the new."""
        judged = (self.positives, fresh) if covered.any() else (fresh,)
        best, worth = None, -math.inf
        for each in judged:
            found, its_worth = self._search(fresh, covered, each, worth)
            if found is not None:
                best, worth = found, its_worth
        return best

    def _search(self, fresh: Bits, covered: Bits, judged: Bits, best_worth: float) -> tuple[Node | None, float]:
        """The best clause of those that are worth more than `best_worth`, and its worth; None if none is."""
        everything = pack(np.ones(self.tuples.size, np.bool_))
        settled = self.positives & ~judged  # neither for nor against
        root = self.node((), self.tuples, ())
        root.state = everything & ~settled
        root.every, root.positive, root.fresh = popcount(root.state), popcount(judged), popcount(fresh)
        ticket = itertools.count(1)
        agenda, best = [root], None
        seen: set[frozenset[Literal]] = set()
        for _step in range(self.criteria.max_steps):
            agenda = sorted(node for node in agenda if self._bound(node.fresh) > best_worth)[: self.criteria.max_open]
            if not agenda:
                break
            node = agenda.pop(0)
            children = self._specialisations(node, fresh, judged, best_worth)
            for gain, child in children:
                if child.literals in seen or gain < self.criteria.gain_share * children[0][0]:
                    continue
                seen.add(child.literals)
                worth = self._worth(child, fresh, covered)
                if worth > best_worth and self._affordable(child):
                    best, best_worth = child, worth
                if len(child.tests) < self.criteria.max_length and child.positive < child.every:
                    child.order = (-gain, next(ticket))
                    agenda.append(child)
        return (None if best is None else self.node(best.tests, best.tuples, best.joins)), best_worth

    def _bound(self, fresh: Any) -> Any:
        """What a clause that newly covers so many positives, and every specialisation of it, is worth at most."""
        return self.criteria.worth(fresh, 0)

    def _specialisations(self, node: Node, fresh: Bits, judged: Bits, best_worth: float) -> list[tuple[float, Node]]:
        """The node with one literal more, of highest gain first, as many as are kept at a step: a test, its negation, or a literal
        with several answers and then a test of the longer tuples."""
        found = [self._gains(node, fresh, judged, best_worth)]
        if len(node.joins) < 1 and node.tuples.size <= MAX_JOINED:
            for literal in node.tuples.generators():
                joined = node.tuples.joined(literal)
                if 0 < joined.size <= MAX_JOINED and (after := self._after(node, joined, literal, fresh, judged)):
                    found.append(self._gains(after, fresh, judged, best_worth))
        kept = [(float(each.gains[place]), each, place) for each in found for place in each.highest(self.criteria.beam)]
        kept.sort(key=lambda literal: -literal[0])
        return [(gain, each.child(place)) for gain, each, place in kept[: self.criteria.beam]]

    def _gains(self, node: Node, fresh: Bits, judged: Bits, best_worth: float) -> Gains:
        """What every test, and its negation, brings to a node: those that are allowed and bring something."""
        positives, new = self._on(node.tuples, judged), self._on(node.tuples, fresh)
        counts = counted(node.tuples.columns, node.state, positives, new)
        tests = np.arange(len(counts))
        is_negated = np.zeros(len(counts), np.bool_)
        if self.language.negation:  # each test is followed by its negation
            rest = np.array([node.every, node.positive, popcount(node.state & new)]) - counts
            counts = np.stack([counts, rest], axis=1).reshape(-1, 3)
            tests, is_negated = np.repeat(tests, 2), np.tile([False, True], len(tests))
        is_allowed = ~np.isin(tests, [node.tuples.places[test.affirmed] for test in node.tests])
        every, positive, new_too = counts.T
        is_allowed &= (new_too >= self.criteria.min_support) & (every != node.every) & (positive > 0)
        is_allowed &= self._bound(new_too) > best_worth
        every, positive, new_too = counts[is_allowed].T
        gains = new_too * (_information(node.positive, node.every) + np.log2(positive / every))
        kept = np.nonzero(is_allowed)[0][gains > 0]
        return Gains(node, tests[kept], is_negated[kept], counts[kept], gains[gains > 0])

    def _after(self, node: Node, joined: Tuples, literal: Literal, fresh: Bits, judged: Bits) -> Node | None:
        """The node after a literal with several answers, which alone is no specialisation; None if it covers nothing, or if one of
        its tests tells nothing apart any more."""
        if not joined.has_all(node.tests):
            return None
        kept = unpack(node.state, node.tuples.size)
        state = pack(kept[np.searchsorted(node.tuples.examples, joined.examples)])
        positive, new = (popcount(state & self._on(joined, each)) for each in (judged, fresh))
        after = Node((0.0, 0), node.tests, state, joined, (*node.joins, literal), popcount(state), positive, new)
        return after if after.every else None

    def _on(self, tuples: Tuples, bits: Bits) -> Bits:
        """Bits of examples as bits of tuples."""
        if tuples is self.tuples:
            return bits
        return pack(unpack(bits, self.size)[tuples.examples])

    def examples(self, node: Node) -> Bits:
        """The examples that a partial clause covers: those with at least one row left."""
        if node.tuples is self.tuples:
            return node.state
        flags = np.zeros(self.size, np.bool_)
        flags[node.tuples.examples[unpack(node.state, node.tuples.size)]] = True
        return pack(flags)

    def _worth(self, node: Node, fresh: Bits, covered: Bits) -> float:
        examples = self.examples(self.node(node.tests, node.tuples, node.joins))
        negatives = popcount(examples & ~self.positives & ~covered)
        accuracy = popcount(examples & self.positives) / max(1, popcount(examples))
        worth = self.criteria.worth(popcount(examples & fresh), negatives)
        return worth if accuracy >= self.criteria.min_accuracy else worth - self.size

    def _affordable(self, node: Node) -> bool:
        """Quinlan's encoding length: a clause may not cost more bits than naming the positives it covers would."""
        covered = popcount(self.examples(node) & self.positives)
        size = self.size
        choices = (math.lgamma(size + 1) - math.lgamma(covered + 1) - math.lgamma(size - covered + 1)) / math.log(2)
        literals = len(node.tests) + len(node.joins)
        each = 1 + math.log2(len(self.language.declarations) + 5) + math.log2(max(2, len(node.tuples.bindings) ** 2))
        return literals * each - math.log2(math.factorial(literals)) <= math.log2(size) + choices

    def pruned(self, node: Node, fresh: Bits, covered: Bits) -> Node:
        """Without the literals whose loss does not lower its worth."""
        worth = self._worth(node, fresh, covered)
        for shorter in self._generalisations(node):
            if self._worth(shorter, fresh, covered) >= worth:
                return self.pruned(shorter, fresh, covered)
        return node

    def _generalisations(self, node: Node) -> Iterator[Node]:
        """The node without its literals of several answers, where no test needs them, and without each of its tests."""
        if node.joins and self.tuples.has_all(node.tests):
            yield self.node(node.tests, self.tuples, ())
        if len(node.tests) > 1:
            for test in node.tests:
                yield self.node(tuple(other for other in node.tests if other != test), node.tuples, node.joins)

    def node(self, tests: tuple[Literal, ...], tuples: Tuples, joins: tuple[Literal, ...]) -> Node:
        """A partial clause made from its tests."""
        state = pack(np.ones(tuples.size, np.bool_))
        for test in tests:
            state = state & tuples.column(test)
        positive = popcount(state & self._on(tuples, self.positives))
        return Node((0.0, 0), tests, state, tuples, joins, popcount(state), positive, positive)

    def learned(self, head: Literal, node: Node, fresh: Bits) -> LearnedClause:
        tests = [written(test) for test in node.tests]
        examples = self.examples(node)
        positives = popcount(examples & self.positives)
        return LearnedClause(
            with_definitions(head, tests, node.tuples, node.joins),
            tuple(tests),
            positives,
            popcount(examples) - positives,
            popcount(examples & fresh),
        )


def _information(positive: int, every: int) -> float:
    """The bits that tell that a tuple is positive."""
    return -math.log2(positive / every) if positive else math.inf
