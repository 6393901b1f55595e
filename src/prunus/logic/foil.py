"""The learner, FOIL-I style: a covering loop around a best-first search for clauses.

FOIL (Quinlan 1990; Quinlan and Cameron-Jones 1993) grows a clause literal by literal and judges a literal by

    gain = t * (I(T) - I(T')),   I(T) = -log2(p / (p + n)),

with p and n the positive and negative tuples of T before, T' after, and t the positive tuples that go on. Since I(T') >= 0, no
specialisation of a clause gains more than t * I(T), which cuts the search. FOIL-I (Inuzuka and others, 1996, 1997) evaluates
background knowledge on demand by types and modes, searches best-first, and saturates with determinate literals; its source is
not to be had, so this is FOIL-I style and no more.

Three deliberate differences, each measured on the task of move ordering: a literal is judged both on the positives that no
earlier clause covers, as FOIL does, and on all of them, and the better clause is taken; a clause needs a minimum accuracy, not
purity; among the clauses seen, the one is taken that is worth most, p * (1 - a) - n * a over what it newly covers, with a the
minimum accuracy.
"""

from __future__ import annotations

import copy
import heapq
import itertools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from prunus.errors import BadTask
from prunus.logic.coverage import Bits, counted, pack, popcount, unpack
from prunus.logic.outcome import INTERRUPTED, Learned, Limits, Outcome
from prunus.logic.table import Binding, Language, Table
from prunus.logic.terms import Clause, Literal
from prunus.logic.writing import negation, with_definitions

MAX_JOINED = 5_000_000  # rows of a table after a literal with several answers
SAMPLE_WORDS = 4096  # of 64 examples each: beyond these the search for a clause looks at a sample


@dataclass(order=True)
class _Node:
    """A partial clause in the search; nodes of higher promise come first."""

    order: tuple[float, int]
    tests: tuple[int, ...] = field(compare=False)  # index of a test, or ~index when negated
    state: Bits = field(compare=False)
    table: Table = field(compare=False)
    joins: tuple[Literal, ...] = field(compare=False)
    every: int = field(compare=False)
    positive: int = field(compare=False)


class Learner:
    """One learning task: a table of examples, their labels, and the limits."""

    def __init__(
        self,
        head: Literal,
        bindings: list[Binding],
        labels: NDArray[np.bool_],
        language: Language,
        limits: Limits = Limits(),  # noqa: B008 (frozen)
        progress: Callable[[str, float], None] | None = None,
    ) -> None:
        if not labels.any():
            raise BadTask("there are no positive examples to learn from")
        if labels.all():
            raise BadTask("there are no negative examples: every clause, even the empty one, would do")
        if not 0.5 <= limits.min_accuracy <= 1 or limits.max_length < 1 or limits.min_support < 1:
            raise BadTask(f"the limits contradict themselves or allow nothing: {limits}")
        self.head, self.language, self.limits = head, language, limits
        self.progress = progress or (lambda _message, _share: None)
        self.table = Table.of(language, bindings)
        self.labels = labels
        self.positives = pack(labels)
        self.should_stop = False
        self.sample = self._sampled(np.random.default_rng(0)) if self.table.columns.shape[1] > SAMPLE_WORDS else None

    def _sampled(self, chance: np.random.Generator) -> tuple[Learner, NDArray[np.int64]]:
        """A learner over some of the words of all columns: enough to tell which literals are good, and as fast at any size."""
        words = np.sort(chance.choice(self.table.columns.shape[1] - 1, SAMPLE_WORDS, replace=False))
        small = copy.copy(self)
        small.labels = unpack(self.positives[words], 64 * SAMPLE_WORDS)
        small.positives = self.positives[words]
        rows = np.arange(64 * SAMPLE_WORDS)
        small.table = Table(
            self.language, self.table.bindings, rows, self.table.tests, np.ascontiguousarray(self.table.columns[:, words])
        )
        small.sample = None
        return small, words

    def learn(self) -> Outcome:
        """Clauses until nothing uncovered is worth a clause; Ctrl-C ends with what there is."""
        size = len(self.labels)
        outcome = Outcome([], "", None, np.zeros_like(self.positives), size)
        while True:
            fresh = self.positives & ~outcome.covered
            left = popcount(fresh) / max(1, popcount(self.positives))
            self.progress(f"{len(outcome.clauses)} clauses, {left:.0%} of the positive examples uncovered", 1 - left)
            outcome.why_stopped = self._reason(outcome, fresh)
            if outcome.why_stopped:
                break
            try:
                found, covered = self._best_clause(fresh, outcome.covered)
            except KeyboardInterrupt:
                outcome.why_stopped = INTERRUPTED
                break
            if found is None or found.accuracy < self.limits.min_accuracy or found.fresh < self.limits.min_support:
                outcome.rejected = found
                outcome.why_stopped = "no clause reaches the minimum accuracy and support"
                break
            outcome.clauses.append(found)
            outcome.covered = outcome.covered | covered
        self._prune_program(outcome)
        return outcome

    def _reason(self, outcome: Outcome, fresh: Bits) -> str:
        if self.should_stop:
            return INTERRUPTED
        if len(outcome.clauses) == self.limits.max_clauses:
            return f"it had found {self.limits.max_clauses} clauses, the most that are allowed, before pruning"
        if popcount(fresh) < self.limits.min_support:
            return "every positive example is covered"
        return ""

    def _best_clause(self, fresh: Bits, covered: Bits) -> tuple[Learned | None, Bits]:
        """The clause that is worth most among all that two searches meet: literals judged on all positives, and on the new.

        Among very many examples the search looks at a sample of them; what it finds is pruned and counted on all.
        """
        searcher, words = self.sample or (self, np.arange(len(fresh)))
        looked_at = fresh[words], covered[words]
        judged = (searcher.positives, looked_at[0]) if covered.any() else (looked_at[0],)
        best, worth = max((searcher._search(*looked_at, each) for each in judged), key=lambda pair: pair[1])
        if best is None or worth == -math.inf:
            return None, fresh
        if self.sample:
            best = self._node(best.tests, self.table, ())
        best = self._pruned(best, fresh, covered)
        return self._learned(best, fresh), self._examples(best)

    def _search(self, fresh: Bits, covered: Bits, judged: Bits) -> tuple[_Node | None, float]:
        """Best-first: the partial clause of highest gain is specialised first; the best of all seen, and its worth."""
        everything = pack(np.ones(self.table.size, np.bool_))
        settled = self.positives & ~judged  # neither for nor against
        root = self._node((), self.table, ())
        root.state = everything & ~settled
        root.every, root.positive = popcount(root.state), popcount(judged)
        ticket = itertools.count(1)
        agenda = [root]
        best, best_worth = None, -math.inf
        seen: set[frozenset[object]] = set()
        for _step in range(self.limits.open_nodes):
            if not agenda:
                break
            node = heapq.heappop(agenda)
            children = sorted(self._specialisations(node, fresh, judged), key=lambda c: -c[0])[: self.limits.beam]
            for gain, child in children:
                identity = frozenset(
                    [*(str(child.table.tests[t if t >= 0 else ~t]) + str(t < 0) for t in child.tests), *child.joins]
                )
                if identity in seen or gain < self.limits.checkpoint_share**3 * children[0][0]:
                    continue
                seen.add(identity)
                worth = self._worth(child, fresh, covered)
                if worth > best_worth and self._affordable(child):
                    best, best_worth = child, worth
                # The bound: no specialisation of the child gains more than what purity would give it.
                bound = self._fresh(child, fresh) * _information(child.positive, child.every)
                if len(child.tests) < self.limits.max_length and bound > 0:
                    child.order = (-gain, next(ticket))
                    heapq.heappush(agenda, child)
            del agenda[self.limits.open_nodes :]
        return (None if best is None else self._node(best.tests, best.table, best.joins)), best_worth

    def _specialisations(self, node: _Node, fresh: Bits, judged: Bits) -> Iterator[tuple[float, _Node]]:
        """The node with one literal more: every test, its negation, and every literal with several answers."""
        before = _information(node.positive, node.every)
        table = node.table
        positives, new = self._on(table, judged), self._on(table, fresh)
        counts = counted(table.columns, node.state, positives, new)
        total_new = popcount(node.state & new)
        taken = {t if t >= 0 else ~t for t in node.tests}
        for test, (every, positive, t) in enumerate(counts.tolist()):
            if test in taken:
                continue
            yield from self._child(node, test, before, every, positive, t)
            if self.language.negation:
                yield from self._child(node, ~test, before, node.every - every, node.positive - positive, total_new - t)
        if len(node.joins) < 1 and table.size <= MAX_JOINED:
            for literal in table.generators():
                joined = table.joined(literal)
                if 0 < joined.size <= MAX_JOINED:
                    yield from self._join(node, joined, literal, fresh, judged)

    def _child(self, node: _Node, test: int, before: float, every: int, positive: int, t: int) -> Iterator[tuple[float, _Node]]:
        if t < self.limits.min_support or every == node.every:
            return
        gain = t * (before - _information(positive, every))
        if gain > 0:
            column = node.table.columns[test if test >= 0 else ~test]
            state = node.state & (column if test >= 0 else ~column)
            yield gain, _Node((0.0, 0), (*node.tests, test), state, node.table, node.joins, every, positive)

    def _join(self, node: _Node, joined: Table, literal: Literal, fresh: Bits, judged: Bits) -> Iterator[tuple[float, _Node]]:
        """After a literal with several answers the tests of the larger table are tried at once, one literal further."""
        kept = unpack(node.state, node.table.size)
        names = {str(test): i for i, test in enumerate(joined.tests)}
        moved = []
        for test in node.tests:
            literal_before = node.table.tests[test if test >= 0 else ~test]
            if str(literal_before) not in names:
                return
            index = names[str(literal_before)]
            moved.append(index if test >= 0 else ~index)
        state = pack(kept[np.searchsorted(node.table.examples, joined.examples)])
        positives = self._on(joined, judged)
        after = _Node((0.0, 0), tuple(moved), state, joined, (*node.joins, literal), popcount(state), popcount(state & positives))
        if after.every:
            yield from self._specialisations(after, fresh, judged)

    def _on(self, table: Table, bits: Bits) -> Bits:
        """Bits of examples as bits of the rows of a table."""
        if table is self.table:
            return bits
        return pack(unpack(bits, len(self.labels))[table.examples])

    def _examples(self, node: _Node) -> Bits:
        """The examples that a partial clause covers: those with at least one row left."""
        if node.table is self.table:
            return node.state
        flags = np.zeros(len(self.labels), np.bool_)
        flags[node.table.examples[unpack(node.state, node.table.size)]] = True
        return pack(flags)

    def _fresh(self, node: _Node, fresh: Bits) -> int:
        return popcount(self._examples(node) & fresh)

    def _worth(self, node: _Node, fresh: Bits, covered: Bits) -> float:
        examples = self._examples(self._node(node.tests, node.table, node.joins))
        negatives = popcount(examples & ~self.positives & ~covered)
        accuracy = popcount(examples & self.positives) / max(1, popcount(examples))
        worth = self.limits.worth(popcount(examples & fresh), negatives)
        return worth if accuracy >= self.limits.min_accuracy else worth - len(self.labels)

    def _affordable(self, node: _Node) -> bool:
        """Quinlan's encoding length: a clause may not cost more bits than naming the positives it covers would."""
        covered = popcount(self._examples(node) & self.positives)
        size = len(self.labels)
        choices = (math.lgamma(size + 1) - math.lgamma(covered + 1) - math.lgamma(size - covered + 1)) / math.log(2)
        literals = len(node.tests) + len(node.joins)
        each = 1 + math.log2(len(self.language.declarations) + 5) + math.log2(max(2, len(node.table.bindings) ** 2))
        return literals * each - math.log2(math.factorial(literals)) <= math.log2(size) + choices

    def _pruned(self, node: _Node, fresh: Bits, covered: Bits) -> _Node:
        """Without the literals whose loss does not lower its worth."""
        worth = self._worth(node, fresh, covered)
        for shorter in self._generalisations(node):
            if self._worth(shorter, fresh, covered) >= worth:
                return self._pruned(shorter, fresh, covered)
        return node

    def _generalisations(self, node: _Node) -> Iterator[_Node]:
        """The node without its literals of several answers, where no test needs them, and without each of its tests."""
        if node.joins:
            names = {str(test): i for i, test in enumerate(self.table.tests)}
            texts = [str(node.table.tests[t if t >= 0 else ~t]) for t in node.tests]
            if all(text in names for text in texts):
                moved = [names[x] if t >= 0 else ~names[x] for x, t in zip(texts, node.tests, strict=True)]
                yield self._node(tuple(moved), self.table, ())
        if len(node.tests) > 1:
            for test in node.tests:
                yield self._node(tuple(other for other in node.tests if other != test), node.table, node.joins)

    def _node(self, tests: tuple[int, ...], table: Table, joins: tuple[Literal, ...]) -> _Node:
        """A partial clause made from its tests."""
        state = pack(np.ones(table.size, np.bool_))
        for test in tests:
            column = table.columns[test if test >= 0 else ~test]
            state = state & (column if test >= 0 else ~column)
        return _Node((0.0, 0), tests, state, table, joins, popcount(state), popcount(state & self._on(table, self.positives)))

    def _learned(self, node: _Node, fresh: Bits) -> Learned:
        tests = []
        for test in node.tests:
            literal = node.table.tests[test if test >= 0 else ~test]
            tests.append(literal if test >= 0 else negation(literal))
        examples = self._examples(node)
        positives = popcount(examples & self.positives)
        return Learned(
            with_definitions(self.head, tests, node.table, node.joins),
            tuple(tests),
            positives,
            popcount(examples) - positives,
            popcount(examples & fresh),
        )

    def _prune_program(self, outcome: Outcome) -> None:
        """Drop, from the last to the first, the clauses without which the program is worth as much."""
        covers = {id(each): self.coverage(each.clause) for each in outcome.clauses}

        def worth(clauses: list[Learned]) -> float:
            union = np.zeros_like(self.positives)
            for each in clauses:
                union = union | covers[id(each)]
            right = popcount(union & self.positives)
            return self.limits.worth(right, popcount(union) - right)

        for each in reversed(list(outcome.clauses)):
            rest = [other for other in outcome.clauses if other is not each]
            if rest and worth(rest) >= worth(outcome.clauses):
                outcome.clauses = rest
        outcome.covered = np.zeros_like(self.positives)
        for each in outcome.clauses:
            outcome.covered = outcome.covered | covers[id(each)]

    def coverage(self, clause: Clause) -> Bits:
        """The examples that a clause in the language of this task covers."""
        joins = tuple(lit for lit in clause.body if not self.language.declarations.get(lit.predicate, _TEST).is_determinate)
        table = self.table
        for literal in joins:
            table = table.joined(literal)
        names = {str(test): i for i, test in enumerate(table.tests)}
        state = pack(np.ones(table.size, np.bool_))
        for literal in clause.body:
            if str(literal) in names:
                state = state & table.columns[names[str(literal)]]
            elif str(negation(literal)) in names:
                state = state & ~table.columns[names[str(negation(literal))]]
        return self._examples(_Node((0.0, 0), (), state, table, joins, 0, 0)) & pack(np.ones(len(self.labels), np.bool_))


class _Test:
    is_determinate = True


_TEST = _Test()


def _information(positive: int, every: int) -> float:
    """The bits that tell that a tuple is positive."""
    return -math.log2(positive / every) if positive else math.inf
