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

import numpy as np
from numpy.typing import NDArray

from prunus.core.requests import ShareListener
from prunus.errors import BadTask
from prunus.logic.clause_search import ClauseSearch
from prunus.logic.coverage import Bits, pack, popcount, unpack
from prunus.logic.language import Language
from prunus.logic.learned import INTERRUPTED, Criteria, LearnedClause, LearnedProgram
from prunus.logic.terms import Clause, Literal
from prunus.logic.tuples import Binding, Tuples
from prunus.logic.writing import negation

SAMPLE_WORDS = 4096  # of 64 examples each: beyond these the search for a clause looks at a sample


class Learner:
    """One learning task: examples as tuples, their labels, and the criteria."""

    def __init__(
        self,
        head: Literal,
        bindings: list[Binding],
        labels: NDArray[np.bool_],
        language: Language,
        criteria: Criteria = Criteria(),  # noqa: B008 (frozen)
        progress: ShareListener | None = None,
    ) -> None:
        if not labels.any():
            raise BadTask("there are no positive examples to learn from")
        if labels.all():
            raise BadTask("there are no negative examples: every clause, even the empty one, would do")
        if not 0.5 <= criteria.min_accuracy <= 1 or criteria.max_length < 1 or criteria.min_support < 1:
            raise BadTask(f"the criteria contradict themselves or allow nothing: {criteria}")
        self.head, self.language, self.criteria = head, language, criteria
        self.progress = progress or (lambda _message, _share: None)
        self.tuples = Tuples.of(language, bindings)
        self.labels = labels
        self.positives = pack(labels)
        self.should_stop = False
        self.sample = np.arange(0)  # the words that the search for a clause looks at, if there are too many to look at all
        self.sampled = self.tuples
        words = self.tuples.columns.shape[1]
        if words > SAMPLE_WORDS:
            self.sample = np.sort(np.random.default_rng(0).choice(words - 1, SAMPLE_WORDS, replace=False))
            columns = np.ascontiguousarray(self.tuples.columns[:, self.sample])
            self.sampled = Tuples(language, self.tuples.bindings, np.arange(64 * SAMPLE_WORDS), self.tuples.tests, columns)

    def learn(self) -> LearnedProgram:
        """Clauses until nothing uncovered is worth a clause; Ctrl-C ends with what there is."""
        size = len(self.labels)
        learned = LearnedProgram([], "", None, np.zeros_like(self.positives), size)
        while True:
            fresh = self.positives & ~learned.covered
            left = popcount(fresh) / max(1, popcount(self.positives))
            self.progress(f"{len(learned.clauses)} clauses, {left:.0%} of the positive examples uncovered", 1 - left)
            learned.why_stopped = self._reason(learned, fresh)
            if learned.why_stopped:
                break
            try:
                found, covered = self._best_clause(fresh, learned.covered)
            except KeyboardInterrupt:
                learned.why_stopped = INTERRUPTED
                break
            if found is None or found.accuracy < self.criteria.min_accuracy or found.fresh < self.criteria.min_support:
                learned.rejected = found
                learned.why_stopped = "no clause reaches the minimum accuracy and support"
                break
            learned.clauses.append(found)
            learned.covered = learned.covered | covered
        self._prune_program(learned)
        return learned

    def _reason(self, learned: LearnedProgram, fresh: Bits) -> str:
        if self.should_stop:
            return INTERRUPTED
        if len(learned.clauses) == self.criteria.max_clauses:
            return f"it had found {self.criteria.max_clauses} clauses, the most that are allowed, before pruning"
        if popcount(fresh) < self.criteria.min_support:
            return "every positive example is covered"
        return ""

    def _best_clause(self, fresh: Bits, covered: Bits) -> tuple[LearnedClause | None, Bits]:
        """The best clause, and what it covers.

        Among very many examples the search looks at a sample of them; what it finds is pruned and counted on all.
        """
        search = ClauseSearch(self.tuples, self.positives, len(self.labels), self.criteria)
        if len(self.sample):
            small = ClauseSearch(self.sampled, self.positives[self.sample], self.sampled.size, self.criteria)
            best = small.best(fresh[self.sample], covered[self.sample])
            best = best and search.node(best.tests, self.tuples, ())
        else:
            best = search.best(fresh, covered)
        if best is None:
            return None, fresh
        best = search.pruned(best, fresh, covered)
        return search.learned(self.head, best, fresh), search.examples(best)

    def _prune_program(self, learned: LearnedProgram) -> None:
        """Drop, from the last to the first, the clauses without which the program is worth as much."""
        covers = {id(each): self.coverage(each.clause) for each in learned.clauses}

        def worth(clauses: list[LearnedClause]) -> float:
            union = np.zeros_like(self.positives)
            for each in clauses:
                union = union | covers[id(each)]
            right = popcount(union & self.positives)
            return self.criteria.worth(right, popcount(union) - right)

        for each in reversed(list(learned.clauses)):
            rest = [other for other in learned.clauses if other is not each]
            if rest and worth(rest) >= worth(learned.clauses):
                learned.clauses = rest
        learned.covered = np.zeros_like(self.positives)
        for each in learned.clauses:
            learned.covered = learned.covered | covers[id(each)]

    def coverage(self, clause: Clause) -> Bits:
        """The examples that a clause in the language of this task covers."""
        joins = tuple(lit for lit in clause.body if not self.language.declarations.get(lit.predicate, _TEST).is_determinate)
        tuples = self.tuples
        for literal in joins:
            tuples = tuples.joined(literal)
        state = pack(np.ones(tuples.size, np.bool_))
        for literal in clause.body:
            if literal in tuples.places:
                state = state & tuples.column(literal)
            elif negation(literal) in tuples.places:
                state = state & ~tuples.column(negation(literal))
        rows = np.zeros(len(self.labels), np.bool_)
        rows[tuples.examples[unpack(state, tuples.size)]] = True
        return pack(rows)


class _Test:
    is_determinate = True


_TEST = _Test()
