"""The learner, FOIL-I style: a covering loop around a best-first search for clauses.

FOIL's covering loop (Quinlan 1990; Quinlan and Cameron-Jones 1993): find a clause (`logic.clause_search`), set aside the positives
that it covers, go on until nothing uncovered is worth a clause. FOIL-I (Inuzuka and others, 1996, 1997) evaluates background
knowledge on demand by types and modes, searches best-first, and saturates with determinate literals; its source is not to be had,
so this is FOIL-I style and no more.

Three deliberate differences, each measured on the task of move ordering: a literal is judged both on the positives that no
earlier clause covers, as FOIL does, and on all of them, and the better clause is taken; a clause needs a minimum accuracy, not
purity; among the clauses seen, the one is taken that is worth most, p * (1 - a) - n * a over what it newly covers, with a the
minimum accuracy.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from prunus.errors import BadTask
from prunus.logic.clause_search import ClauseSearch
from prunus.logic.coverage import Bits, pack, popcount, unpack
from prunus.logic.outcome import INTERRUPTED, Learned, Limits, Outcome
from prunus.logic.table import Binding, Language, Table
from prunus.logic.terms import Clause, Literal
from prunus.logic.writing import negation

SAMPLE_WORDS = 4096  # of 64 examples each: beyond these the search for a clause looks at a sample


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
        self.sample = np.arange(0)  # the words that the search for a clause looks at, if there are too many to look at all
        self.sampled = self.table
        words = self.table.columns.shape[1]
        if words > SAMPLE_WORDS:
            self.sample = np.sort(np.random.default_rng(0).choice(words - 1, SAMPLE_WORDS, replace=False))
            columns = np.ascontiguousarray(self.table.columns[:, self.sample])
            self.sampled = Table(language, self.table.bindings, np.arange(64 * SAMPLE_WORDS), self.table.tests, columns)

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
        """The best clause, and what it covers.

        Among very many examples the search looks at a sample of them; what it finds is pruned and counted on all.
        """
        search = ClauseSearch(self.table, self.positives, len(self.labels), self.limits)
        if len(self.sample):
            small = ClauseSearch(self.sampled, self.positives[self.sample], self.sampled.size, self.limits)
            best = small.best(fresh[self.sample], covered[self.sample])
            best = best and search.node(best.tests, self.table, ())
        else:
            best = search.best(fresh, covered)
        if best is None:
            return None, fresh
        best = search.pruned(best, fresh, covered)
        return search.learned(self.head, best, fresh), search.examples(best)

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
        state = pack(np.ones(table.size, np.bool_))
        for literal in clause.body:
            if literal in table.places:
                state = state & table.column(literal)
            elif negation(literal) in table.places:
                state = state & ~table.column(negation(literal))
        rows = np.zeros(len(self.labels), np.bool_)
        rows[table.examples[unpack(state, table.size)]] = True
        return pack(rows)


class _Test:
    is_determinate = True


_TEST = _Test()
