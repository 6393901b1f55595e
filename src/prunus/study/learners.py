"""The learners of a task: what they propose for its examples, each with the settings that are tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost
from prunus.errors import BadTask, UnknownName
from prunus.logic.boosting import Booster, Voter
from prunus.logic.foil import Learner
from prunus.logic.language import Language
from prunus.logic.learned import INTERRUPTED, Criteria
from prunus.logic.terms import FROM_DEPTH, Clause, Constant, Literal, Program
from prunus.logic.tuples import Binding
from prunus.study.asking import Asker
from prunus.study.background import HEAD, Background
from prunus.study.examples import Examples, Source
from prunus.study.sentences import sentence

LEARNERS = ("voters", "foil")
SUPPORTS = (20, 100, 500)
CHOICES = tuple(
    Criteria(min_accuracy=accuracy, max_length=length) for length in (2, 3, 4) for accuracy in (0.55, 0.6, 0.65, 0.7, 0.8)
)
LENGTHS, SIZES = (1, 2), (6, 12, 20)  # of voters, and of sets of them
MAX_PAIRS = 40_000  # that votes are counted on: of more, a sample
Chosen = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Proposal:
    """A program that was learned with some settings: its clauses, and a note on each about the pairs that it was learned from."""

    clauses: tuple[Clause, ...]
    notes: tuple[str, ...]
    size: int  # pairs
    settings: str
    why_stopped: str
    remarks: tuple[str, ...] = ()
    from_depth: int | None = None  # how many plies must be left where it orders; None: it orders all that it is asked to

    def bare(self, background: Background) -> Program:
        """The program with nothing but what decides its meaning."""
        directives = [Clause(Literal("game", (Constant(background.game),)))]
        if isinstance(background.evaluation, str):
            directives.append(Clause(Literal("evaluation", (Constant(background.evaluation),))))
        if self.from_depth is not None:
            directives.append(Clause(Literal(FROM_DEPTH, (Constant(self.from_depth),))))
        return Program(self.clauses, tuple(directives))

    def annotated(self, background: Background) -> tuple[Clause, ...]:
        """The clauses, above each of them what it says and what it covers."""
        pairs = zip(self.clauses, self.notes, strict=True)
        return tuple(replace(clause, comments=(sentence(clause, background), note)) for clause, note in pairs)

    def about_pairs(self, source: Source) -> str:
        if any(clause.weight is not None for clause in self.clauses):
            return "a best move and another, by what the wrong order costs"
        return f"ties {source.ties}, pairs {source.pairs}"


class Proposing(Protocol):
    """What a task asks a learner."""

    def proposals(self, judged: Callable[[Proposal], float]) -> Iterator[Proposal]:
        """Programs to choose among; `judged` says what a search in the order of one costs, the less the better."""

    def why_not(self) -> str:
        """Why there is no proposal."""


class Bias(NamedTuple):
    """What clauses may be made of: the dearest predicates, and if not all, which ones."""

    max_cost: Cost = Cost.LOOK
    predicates: Sequence[str] | None = None

    def language(self, background: Background, asker: Asker) -> Language:
        known, wanted = background.declarations, self.predicates
        for name in wanted or ():
            if name not in known:
                raise UnknownName("predicate", name, known)
        allowed = {name: declaration for name, declaration in known.items() if wanted is None or name in wanted}
        return Language(allowed, background.types, asker.solve, max_cost=self.max_cost)


def bindings_of(boards: Any, first: Any, second: Any) -> list[Binding]:
    """The variables of the head of better_choice, bound by columns."""
    columns = zip(HEAD.arguments, ("board", "place", "place"), (boards, first, second), strict=True)
    return [Binding(variable, kind, values) for variable, kind, values in columns]  # type: ignore[arg-type]


def learner_for(
    examples: Examples,
    background: Background,
    criteria: Criteria,
    only: Chosen | None = None,
    bias: Bias = Bias(),  # noqa: B008 (immutable)
) -> Learner:
    """FOIL on the pairs of the chosen positions."""
    boards, first, second, labels = examples.pairs(only)
    if not len(labels):
        raise BadTask("there are no examples: no position has two moves of different value")
    asker = Asker(background, examples.positions, examples.prototype)
    return Learner(HEAD, bindings_of(boards, first, second), labels, bias.language(background, asker), criteria)


class ByFoil:
    """The paper's method: clauses of a minimum accuracy. Accuracy and length are chosen together, support after them."""

    def __init__(
        self, examples: Examples, background: Background, seen: Chosen | None, bias: Bias, choices: Sequence[Criteria] = ()
    ) -> None:
        self.background = background
        self.choices = tuple(choices) or CHOICES
        self.supports = () if choices else SUPPORTS
        self.foil = learner_for(examples, background, self.choices[0], seen, bias)
        self.tried: dict[Criteria, Proposal] = {}
        self.rejected = ""

    def proposals(self, judged: Callable[[Proposal], float]) -> Iterator[Proposal]:
        yield from self._with(self.choices)
        if self.tried:
            best = min(self.tried, key=lambda criteria: judged(self.tried[criteria]))
            yield from self._with([replace(best, min_support=support) for support in self.supports])

    def why_not(self) -> str:
        return self.rejected

    def _with(self, choices: Sequence[Criteria]) -> Iterator[Proposal]:
        for criteria in choices:
            if any(each.why_stopped == INTERRUPTED for each in self.tried.values()):
                return
            proposal = self.tried.get(criteria) or self._learned(criteria)
            if proposal.clauses:
                self.tried[criteria] = proposal
                yield proposal
            else:
                self.rejected = proposal.why_stopped

    def _learned(self, criteria: Criteria) -> Proposal:
        self.foil.criteria = criteria
        learned = self.foil.learn()
        remarks = [f"Stopped because {learned.why_stopped}."]
        if learned.rejected is not None:
            clause = " ".join(str(learned.rejected.clause).split())
            remarks.append(f"The best clause that was rejected ({learned.rejected.accuracy:.1%}): {clause}")
        notes = (
            f"Covers {one.positives:,} pairs rightly and {one.negatives:,} wrongly ({one.accuracy:.1%}), {one.fresh:,} of them new."
            for one in learned.clauses
        )
        return Proposal(
            tuple(each.clause for each in learned.clauses),
            tuple(notes),
            learned.size,
            f"FOIL: accuracy {criteria.min_accuracy}, support {criteria.min_support}, length {criteria.max_length}",
            learned.why_stopped,
            tuple(remarks),
        )


class ByVotes:
    """Weighted clauses (`logic.boosting`); number and length are chosen."""

    def __init__(self, examples: Examples, background: Background, seen: Chosen | None, bias: Bias) -> None:
        boards, better, other, costs = examples.duels(seen)
        if not len(costs):
            raise BadTask("there are no examples: the order of moves makes no difference in any position")
        if len(costs) > MAX_PAIRS:
            sample = np.sort(np.random.default_rng(examples.source.seed).choice(len(costs), MAX_PAIRS, replace=False))
            boards, better, other, costs = boards[sample], better[sample], other[sample], costs[sample]
        asker = Asker(background, examples.positions, examples.prototype)
        twice = np.concatenate([boards, boards]), np.concatenate([better, other]), np.concatenate([other, better])
        self.booster = Booster(HEAD, bindings_of(*twice), costs, bias.language(background, asker))
        self.tried: dict[int, list[Proposal]] = {}  # by length

    def proposals(self, judged: Callable[[Proposal], float]) -> Iterator[Proposal]:
        for length in LENGTHS:
            if length not in self.tried:
                found = self.booster.learn(length, SIZES)
                self.tried[length] = [self._proposal(length, size, voters) for size, voters in found.items() if voters]
            yield from self.tried[length]

    def why_not(self) -> str:
        return "no clause tells better moves from worse ones"

    def _proposal(self, length: int, size: int, voters: list[Voter]) -> Proposal:
        notes = (f"Of what wrong orders cost, right on {each.right:.0%} and wrong on {each.wrong:.0%}." for each in voters)
        return Proposal(
            tuple(each.clause for each in voters),
            tuple(notes),
            len(self.booster.costs),
            f"Voters: at most {size}, of at most {length} test{'s' * (length > 1)}",
            f"there were {size} voters",
        )
