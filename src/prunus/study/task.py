"""A learning task over a game: its examples as tables, its predicates asked by compiled code, a program as the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost
from prunus.errors import BadTask
from prunus.logic.foil import Learner
from prunus.logic.language import Language
from prunus.logic.learned import INTERRUPTED, Criteria, LearnedClause, LearnedProgram
from prunus.logic.terms import Clause, Constant, Literal, Program
from prunus.logic.tuples import Binding
from prunus.searches.driving.parts import told
from prunus.study.asking import Asker, ask_all
from prunus.study.background import HEAD, Background
from prunus.study.examples import Examples
from prunus.study.judgement import Judgement, cost_with, judge
from prunus.study.sentences import sentence

__all__ = ["Asker", "Judgement", "Study", "Task", "ask_all", "judge", "learner_for", "study"]

Progress = Callable[[str, float], None]
SUPPORTS = (20, 100, 500)
CHOICES = tuple(
    Criteria(min_accuracy=accuracy, max_length=length) for length in (2, 3, 4) for accuracy in (0.55, 0.6, 0.65, 0.7, 0.8)
)


@dataclass
class Study:
    """What came of learning: the program, and how well it orders moves of positions that it was not learned from."""

    program: Program
    learned: LearnedProgram
    criteria: Criteria
    judgement: Judgement
    examples: int
    positions: int


def learner_for(
    examples: Examples,
    background: Background,
    criteria: Criteria,
    only: NDArray[np.bool_] | None = None,
    max_cost: Cost = Cost.LOOK,
    progress: Progress | None = None,
) -> Learner:
    """A learner of better_choice from the pairs of the chosen positions."""
    boards, first, second, labels = examples.pairs(only)
    if not len(labels):
        raise BadTask("there are no examples: no position has two moves of different value")
    asker = Asker(background, examples.positions, background.knowledge.known, examples.prototype)
    columns = zip(HEAD.arguments, ("board", "place", "place"), (boards, first, second), strict=True)
    bindings = [Binding(variable, kind, values) for variable, kind, values in columns]  # type: ignore[arg-type]
    language = Language(background.declarations, background.types, asker.solve, max_cost=max_cost)
    return Learner(HEAD, bindings, labels, language, criteria, progress)


class Task:
    """Pairs of moves to learn from, and criteria to choose among: what is learned with each is remembered.

    Positions, never pairs, are put aside for the choice: the pairs of one position are too much alike.
    """

    def __init__(
        self,
        examples: Examples,
        background: Background,
        *,
        choices: Sequence[Criteria] = (),
        max_cost: Cost = Cost.LOOK,
        validation: float = 0.25,
        progress: Progress | None = None,
    ) -> None:
        self.examples, self.background, self.max_cost = examples, background, max_cost
        self.choices = tuple(choices) or CHOICES
        self.supports = () if choices else SUPPORTS
        self.progress = progress or (lambda _message, _share: None)
        self.unseen = np.random.default_rng(examples.source.seed).random(len(examples.positions)) < validation
        self.tried: dict[Criteria, LearnedProgram] = {}  # learned without the unseen positions
        self.whole: Learner | None = None
        self.part: Learner | None = None

    def study(self, levels: str = "first") -> Study:
        """Learn with the criteria whose program costs least on unseen positions, now from all of them.

        `levels` says for which levels of a search the order is meant: the "first" or "all".
        """
        ranked = self._ranked(levels) if self.unseen.any() and not self.unseen.all() else []
        self.whole = self.whole or learner_for(self.examples, self.background, self.choices[0], None, self.max_cost)
        for criteria in dict.fromkeys([*ranked, *self.choices]):
            self.whole.criteria = criteria
            learned = self.whole.learn()
            if learned.clauses:
                break
        else:
            raise BadTask(f"nothing could be learned: {learned.why_stopped}")
        before = self.tried.get(criteria)
        judged, unseen = (before, self.unseen) if before and before.clauses else (learned, None)
        judgement = judge(_bare(judged, self.background), self.background, self.examples, unseen)
        program = _annotated(learned, criteria, judgement, self.examples, self.background)
        return Study(program, learned, criteria, judgement, len(self.whole.labels), len(self.examples.positions))

    def _ranked(self, levels: str) -> list[Criteria]:
        """The criteria that teach something, the best first: accuracy and length are chosen together, support after them."""
        costs: dict[Criteria, float] = {}
        total = len(self.choices) + len(self.supports)
        for number, criteria in enumerate(self.choices):
            self._try(criteria, levels, costs)
            self.progress(f"tried {number + 1} of {total} criteria", (number + 1) / (total + 1))
        if costs:
            best = min(costs, key=costs.__getitem__)
            for number, support in enumerate(self.supports):
                self._try(replace(best, min_support=support), levels, costs)
                self.progress(f"tried {len(self.choices) + number + 1} of {total} criteria", 1 - 1 / total)
        return sorted(costs, key=costs.__getitem__)  # stable: of two equal ones the earlier

    def _try(self, criteria: Criteria, levels: str, costs: dict[Criteria, float]) -> None:
        """Learn with these criteria unless it has been done, and say what the program costs."""
        if any(learned.why_stopped == INTERRUPTED for learned in self.tried.values()):
            return
        if criteria not in self.tried:
            self.part = self.part or learner_for(self.examples, self.background, criteria, ~self.unseen, self.max_cost)
            self.part.criteria = criteria
            self.tried[criteria] = self.part.learn()
        if self.tried[criteria].clauses:
            program = _bare(self.tried[criteria], self.background)
            costs[criteria] = cost_with(program, self.background, self.examples, self.unseen, levels)


def study(examples: Examples, background: Background, *, levels: str = "first", **settings: Any) -> Study:
    """Learn an order for the first or for all levels of a search; `settings` are those of a Task."""
    return Task(examples, background, **settings).study(levels)


def _bare(learned: LearnedProgram, background: Background) -> Program:
    game = Clause(Literal("game", (Constant(background.knowledge.game),)))
    return Program(tuple(each.clause for each in learned.clauses), (game,))


def _annotated(
    learned: LearnedProgram, criteria: Criteria, judgement: Judgement, examples: Examples, background: Background
) -> Program:
    """The program with its provenance at the top, and above every clause what it covers and what it says."""
    source = examples.source
    heading = [
        "better_choice(B, M1, M2): on board B, try move M1 before move M2.",
        f"Learned by Prunus: {source.games} games of {source.game}, {len(examples.positions):,} positions ({source.nodes}).",
        f"Values: minimax, depth {source.depth}, evaluation {told(source.evaluation)}.",
        f"Examples: {learned.size:,} pairs, starts {source.starts}, ties {source.ties}, pairs {source.pairs}, seed {source.seed}.",
        f"Criteria: accuracy {criteria.min_accuracy}, support {criteria.min_support}, length {criteria.max_length}.",
        f"Unseen pairs in the right order: {judgement.accuracy:.1%}.",
        f"Both directions claimed: {judgement.contradictions:,}, neither: {judgement.gaps:,}, equal value: {judgement.ties:,}.",
        f"Stopped because {learned.why_stopped}.",
    ]
    if learned.rejected is not None:
        clause = " ".join(str(learned.rejected.clause).split())
        heading.append(f"The best clause that was rejected ({learned.rejected.accuracy:.1%}): {clause}")
    clauses = tuple(replace(each.clause, comments=_notes(each, background)) for each in learned.clauses)
    return background.self_contained(Program(clauses, _bare(learned, background).directives, tuple(heading)))


def _notes(learned: LearnedClause, background: Background) -> tuple[str, ...]:
    covered = f"Covers {learned.positives:,} pairs rightly and {learned.negatives:,} wrongly ({learned.accuracy:.1%}), "
    return sentence(learned.clause, background), covered + f"{learned.fresh:,} of them new."
