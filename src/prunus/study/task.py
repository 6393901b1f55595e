"""A learning task over a game: its examples as tables, its predicates asked by compiled code, a program as the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.jit import kernel
from prunus.core.registry import game as find_game
from prunus.errors import BadTask
from prunus.logic.declarations import Cost
from prunus.logic.foil import Learner
from prunus.logic.outcome import INTERRUPTED, Learned, Limits, Outcome
from prunus.logic.table import Binding, Column, Language
from prunus.logic.terms import Clause, Constant, Literal, Program
from prunus.ordering.first_levels import FirstLevels
from prunus.ordering.natural import Natural
from prunus.ordering.rules import AT_MOVES, AT_SCORES, relate
from prunus.search.entry import find_evaluation
from prunus.search.repeated import Repeated
from prunus.study.background import HEAD, Background
from prunus.study.compilation import rules_for
from prunus.study.examples import Examples
from prunus.study.sentences import sentence

Progress = Callable[[str, float], None]
CHOICES = tuple(
    Limits(min_accuracy=accuracy, max_length=length) for length in (2, 3, 4) for accuracy in (0.55, 0.6, 0.65, 0.7, 0.8)
)


@kernel
def ask_all(known, predicate, prototype, rows, boards, first, second, place, answers):  # type: ignore[no-untyped-def]
    """answers[k] for boards[k] and the inputs; `place` says which input is the move to be played, -1 for none."""
    for k in range(boards.size):
        position = prototype.from_row(rows, boards[k])
        successor = position
        if place == 0:
            successor = position.play(first[k])
        answers[k] = known.answer(predicate, first[k], second[k], position, successor)


@dataclass
class Asker:
    """Answers the predicates of a background for columns of inputs."""

    background: Background
    positions: NDArray[np.uint64]
    known: Any
    prototype: Any

    def solve(self, name: str, inputs: Sequence[Column]) -> tuple[NDArray[np.int64], list[Column]]:
        """(rows with an answer, the answers), as `logic.table` asks for them."""
        if name in self.background.definitions:
            return np.nonzero(self._defined(name, inputs))[0], []
        declaration = self.background.declarations[name]
        answers = self._answers(name, inputs)
        if declaration.outputs:
            return np.arange(len(answers)), [answers.astype(np.int32)]
        return np.nonzero(answers)[0], []

    def _answers(self, name: str, inputs: Sequence[Column]) -> NDArray[np.int64]:
        declaration = self.background.declarations[name]
        size = len(inputs[0]) if inputs else 0
        boards = np.zeros(size, np.int64)
        others = []
        for position, values in zip(declaration.inputs, inputs, strict=True):
            if declaration.arguments[position].type == "board":
                boards = values.astype(np.int64)
            else:
                others.append(values.astype(np.int64))
        first, second = (*others, np.zeros(size, np.int64), np.zeros(size, np.int64))[:2]
        answers = np.zeros(size, np.int64)
        number = np.int64(self.background.knowledge.number(name))
        place = np.int64(0 if declaration.cost == Cost.LOOK else -1)
        ask_all(self.known, number, self.prototype, self.positions, boards, first, second, place, answers)
        return answers

    def _defined(self, name: str, inputs: Sequence[Column]) -> NDArray[np.bool_]:
        """A defined predicate, clause by clause and literal by literal."""
        holds = np.zeros(len(inputs[0]), np.bool_)
        for clause in self.background.definitions[name]:
            values = dict(zip(clause.head.variables, inputs, strict=True))
            here = np.ones(len(inputs[0]), np.bool_)
            for literal in clause.body:
                here &= self.literal(literal, values, len(inputs[0]))
            holds |= here
        return holds

    def literal(self, literal: Literal, values: dict[Any, Any], size: int) -> NDArray[np.bool_]:
        def column(term: Any) -> Any:
            if isinstance(term, Constant):
                names = (names for _, names in self.background.types.symbols if term.value in names)
                code = term.value if isinstance(term.value, int) else next(names).index(str(term.value))
                return np.full(size, code, np.int32)
            return values[term]

        declaration = self.background.declarations.get(literal.predicate)
        if declaration is None:
            left = column(literal.arguments[0])
            right = column(literal.arguments[1]) if len(literal.arguments) > 1 else np.zeros(size, np.int32)
            comparison = {"lt": np.less, ">": np.greater, "=<": np.less_equal, "=": np.equal, "zero": np.equal, "\\=": np.not_equal}
            result: NDArray[np.bool_] = comparison[literal.predicate](left, right)
        else:
            rows, outputs = self.solve(literal.predicate, [column(literal.arguments[i]) for i in declaration.inputs])
            result = np.zeros(size, np.bool_)
            result[rows] = True
            if declaration.outputs:
                output = literal.arguments[declaration.outputs[0]]
                if output in values or isinstance(output, Constant):
                    result = outputs[0] == column(output)
                else:
                    values[output] = outputs[0]
        return result != literal.is_negated


@dataclass
class Study:
    """What came of learning: the program, and how well it orders moves of positions that it was not learned from."""

    program: Program
    outcome: Outcome
    limits: Limits
    judgement: Judgement
    examples: int
    positions: int


@kernel
def judge_all(rules, prototype, rows, starts, moves, values, result):  # type: ignore[no-untyped-def]
    """Count, over all pairs of moves of different value: ordered right, level, wrong; both directions claimed, neither."""
    memory = rules.memory
    scores, begins = memory[AT_SCORES], memory[AT_MOVES]
    for p in range(starts.size - 1):
        begin, size = starts[p], starts[p + 1] - starts[p]
        position = prototype.from_row(rows, p)
        for i in range(size):
            memory[begins + i] = moves[begin + i]
        relate(rules, position, begins, size)
        rules.weighing.weigh(rules.relation, size, memory, scores)
        for i in range(size):
            for j in range(size):
                if values[begin + i] > values[begin + j]:
                    difference = memory[scores + i] - memory[scores + j]
                    result[0 if difference > 0 else 1 if difference == 0 else 2] += 1
                    forward = (rules.relation[i] >> np.uint64(j)) & np.uint64(1)
                    backward = (rules.relation[j] >> np.uint64(i)) & np.uint64(1)
                    if forward == backward:
                        result[3 if forward else 4] += 1
                    if forward:
                        result[5] += 1
                    if not backward:
                        result[6] += 1


@dataclass(frozen=True)
class Judgement:
    """How a program does on pairs of moves of different value."""

    right: int
    level: int
    wrong: int
    contradictions: int  # both directions are claimed
    gaps: int  # neither is
    ties: int  # pairs of equal value, which have no right order

    @property
    def accuracy(self) -> float:
        """The share of pairs in the right order; level ones count half."""
        return (self.right + 0.5 * self.level) / max(1, self.right + self.level + self.wrong)


def judge(program: Program, background: Background, examples: Examples, only: NDArray[np.bool_] | None = None) -> Judgement:
    """Order the moves of every chosen position by the program, and compare with their values."""
    chosen = np.nonzero(np.ones(len(examples.positions), np.bool_) if only is None else only)[0]
    bounds = np.searchsorted(examples.owners, np.arange(len(examples.positions) + 1))
    spans = [np.arange(bounds[p], bounds[p + 1]) for p in chosen]
    taken = np.concatenate(spans) if spans else np.zeros(0, np.int64)
    starts = np.concatenate([[0], np.cumsum([len(span) for span in spans])]).astype(np.int64)
    rules = rules_for(program, background, 1)
    result = np.zeros(7, np.int64)
    prototype = find_game(examples.source.game).start()
    judge_all(
        rules, prototype, examples.positions[chosen], starts, examples.moves[taken].astype(np.int64),
        examples.values[taken].astype(np.int64), result,
    )  # fmt: skip
    right, level, wrong, both, neither = map(int, result[:5])
    pairs = int((np.diff(starts) * (np.diff(starts) - 1) // 2).sum())
    return Judgement(right, level, wrong, both, neither, pairs - right - level - wrong)


def learner_for(
    examples: Examples,
    background: Background,
    limits: Limits,
    only: NDArray[np.bool_] | None = None,
    max_cost: Cost = Cost.LOOK,
    progress: Progress | None = None,
) -> Learner:
    """A learner of better_choice from the pairs of the chosen positions."""
    boards, first, second, labels = examples.pairs(only)
    if not len(labels):
        raise BadTask("there are no examples: no position has two moves of different value")
    asker = Asker(background, examples.positions, background.knowledge.known, find_game(examples.source.game).start())
    columns = zip(HEAD.arguments, ("board", "place", "place"), (boards, first, second), strict=True)
    bindings = [Binding(variable, kind, values) for variable, kind, values in columns]  # type: ignore[arg-type]
    language = Language(background.declarations, background.types, asker.solve, max_cost=max_cost)
    return Learner(HEAD, bindings, labels, language, limits, progress)


def study(
    examples: Examples,
    background: Background,
    *,
    choices: Sequence[Limits] = (),
    max_cost: Cost = Cost.LOOK,
    validation: float = 0.25,
    progress: Progress | None = None,
) -> Study:
    """Learn with every choice of limits, keep the one that saves most nodes on unseen positions, and learn it from all of them.

    Positions, never pairs, are put aside for validation: the pairs of one position are too much alike.
    """
    choices = choices or CHOICES
    unseen = np.random.default_rng(examples.source.seed).random(len(examples.positions)) < validation
    tried: list[tuple[int, int, Judgement]] = []  # nodes, which choice, how it did on unseen pairs
    if unseen.any() and not unseen.all():
        learner = learner_for(examples, background, choices[0], ~unseen, max_cost)
        for number, limits in enumerate(choices):
            learner.limits = limits
            outcome = learner.learn()
            if outcome.clauses:
                program = _bare(outcome, background)
                nodes = nodes_with(program, background, examples, unseen)
                tried.append((nodes, number, judge(program, background, examples, unseen)))
            if progress is not None:
                progress(f"tried {number + 1} of {len(choices)} limits", (number + 1) / (len(choices) + 1))
            if outcome.why_stopped == INTERRUPTED:
                break
    best_first = sorted(tried, key=lambda each: each[:2])
    learner = learner_for(examples, background, choices[0], None, max_cost)
    for number in dict.fromkeys([*(number for _, number, _ in best_first), *range(len(choices))]):
        learner.limits = choices[number]
        outcome = learner.learn()
        if outcome.clauses:
            break
    else:
        raise BadTask(f"nothing could be learned: {outcome.why_stopped}")
    judgements = {number: judgement for _, number, judgement in tried}
    judgement = judgements.get(number) or judge(_bare(outcome, background), background, examples)
    program = _annotated(outcome, learner.limits, judgement, examples, background)
    return Study(program, outcome, learner.limits, judgement, len(learner.labels), len(examples.positions))


def nodes_with(program: Program, background: Background, examples: Examples, only: NDArray[np.bool_]) -> int:
    """What alpha-beta costs on the chosen positions if the program orders the moves at the root: what learning is for."""
    source = examples.source
    prototype = find_game(source.game).start()
    evaluation = find_evaluation(source.evaluation, prototype)
    ordering = FirstLevels(np.int64(1), rules_for(program, background, source.depth), Natural())
    search = Repeated(source.depth, evaluation, ordering)
    for row in np.nonzero(only)[0]:
        search.run(prototype.from_row(examples.positions, row))
    return search.nodes


def _bare(outcome: Outcome, background: Background) -> Program:
    game = Clause(Literal("game", (Constant(background.knowledge.game),)))
    return Program(tuple(each.clause for each in outcome.clauses), (game,))


def _annotated(outcome: Outcome, limits: Limits, judgement: Judgement, examples: Examples, background: Background) -> Program:
    """The program with its provenance at the top, and above every clause what it covers and what it says."""
    source = examples.source
    heading = [
        "better_choice(B, M1, M2): on board B, try move M1 before move M2.",
        f"Learned by Prunus: {source.games} games of {source.game}, {len(examples.positions):,} positions ({source.nodes}).",
        f"Values: minimax, depth {source.depth}, evaluation {source.evaluation}.",
        f"Examples: {outcome.size:,} pairs, starts {source.starts}, ties {source.ties}, pairs {source.pairs}, seed {source.seed}.",
        f"Limits: accuracy {limits.min_accuracy}, support {limits.min_support}, length {limits.max_length}.",
        f"Unseen pairs in the right order: {judgement.accuracy:.1%}.",
        f"Both directions claimed: {judgement.contradictions:,}, neither: {judgement.gaps:,}, equal value: {judgement.ties:,}.",
        f"Stopped because {outcome.why_stopped}.",
    ]
    if outcome.rejected is not None:
        clause = " ".join(str(outcome.rejected.clause).split())
        heading.append(f"The best clause that was rejected ({outcome.rejected.accuracy:.1%}): {clause}")
    clauses = tuple(replace(each.clause, comments=_notes(each, background)) for each in outcome.clauses)
    return background.self_contained(Program(clauses, _bare(outcome, background).directives, tuple(heading)))


def _notes(learned: Learned, background: Background) -> tuple[str, ...]:
    covered = f"Covers {learned.positives:,} pairs rightly and {learned.negatives:,} wrongly ({learned.accuracy:.1%}), "
    return sentence(learned.clause, background), covered + f"{learned.fresh:,} of them new."
