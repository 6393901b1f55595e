"""Rules: a learned program: what its clauses say, how often they are right, and what they are worth to a search.

A question names a game and an evaluation, and so the program that comes with them; or it brings a program, which is then compared
with that one. Clauses may be switched off, by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import asdict, dataclass, replace
from typing import Any

from prunus.core.game import Game
from prunus.core.registry import entries
from prunus.errors import Stopped
from prunus.games.tree import TreeGame
from prunus.lab.rules import worth
from prunus.lab.weighing import Sample, without
from prunus.logic.terms import Clause, Program, as_decimal
from prunus.study.background import Background
from prunus.study.decisions import Decision
from prunus.study.sentences import sentence
from prunus.study.shipped import shipped, shipped_for
from prunus.web.kept import Kept
from prunus.web.program import FIELD, MOST_CLAUSES, read_program, understood
from prunus.web.question import BadQuestion, Question

MOST_SEED = 999
AGAIN = "again"  # the field of an answer that was not ready in time, and would be now
SAMPLES: Kept[Sample] = Kept(12)
NODES: Kept[list[int]] = Kept(500)


@dataclass(frozen=True)
class Asked:
    """What a question is about: a program, as it was read and without what is switched off, and the one that comes with us."""

    game: Game
    evaluation: str | None
    program: Program
    base: Program | None
    clauses: list[Clause]
    background: Background
    off: Set[int]

    @property
    def is_base(self) -> bool:
        return self.base is not None and _bare(self.program) == _bare(self.base)

    @property
    def left(self) -> Program | None:
        return without(self.program, self.off)

    @classmethod
    def of(cls, question: Question) -> Asked:
        read = read_program(question) if question.has(FIELD) else None
        game = question.house.game(_game(question, read))
        evaluation = _evaluation(question, read, game)
        base = shipped(game.name, evaluation)
        program = base if read is None else read
        if program is None:
            raise BadQuestion(FIELD, f"no program comes with {game.name}: write one, or paste one that was learned")
        clauses, known = understood(program, Background.of(game, None, evaluation))
        return cls(game, evaluation, program, base, clauses, known, _off(question, len(clauses)))

    def sample(self, question: Question) -> Sample:
        seed = question.whole("seed", 1, MOST_SEED, 1)
        return SAMPLES.answer((self.game.name, self.evaluation, seed), lambda: Sample.drawn(self.game, self.evaluation, seed))


def choices(question: Question) -> Mapping[str, Any]:
    """The programs that come with us, and the games that a program may be about, each with its evaluations."""
    house, games, programs = question.house, [], []
    for name in house.games:
        game = house.game(name)
        if isinstance(game, TreeGame):  # one position that somebody wrote: there is no sample of it
            continue
        games.append({"name": name, "called": Background.of(game).game, "evaluations": _suiting(game)})
    for name, evaluations in shipped_for().items():
        if name in house.games:
            game = house.game(name)
            board = {"rows": game.rows(game.start()), "drawing": asdict(game.drawing)}
            programs += [{"game": name, "evaluation": each, **board} for each in evaluations]
    return {"programs": programs, "games": games}


def program(question: Question) -> Mapping[str, Any]:
    """A program, clause by clause, and the predicates that one may use."""
    asked = Asked.of(question)
    about = asked.background
    used = [clause for clause in asked.program.clauses if clause.head.predicate == "better_choice"]
    clauses = [
        {
            "logic": str(replace(clause, weight=None, comments=())), "line": clause.place.line if clause.place else 0,
            "sentence": sentence(inner, about), "weight": None if inner.weight is None else inner.weight / 1000,
            "written": "" if inner.weight is None else as_decimal(inner.weight), "learned": _learned(clause),
        }
        for clause, inner in zip(used, asked.clauses, strict=True)
    ]  # fmt: skip
    text = question.text(FIELD) if question.has(FIELD) else str(_bare(asked.program)).strip() + "\n"
    base = None if asked.base is None else str(_bare(asked.base)).strip() + "\n"
    return {
        "game": asked.game.name, "evaluation": asked.evaluation, "text": text, "base": base, "is_base": asked.is_base,
        "clauses": clauses, "from_depth": asked.program.stated("from_depth"),
    }  # fmt: skip


def predicates(question: Question) -> Mapping[str, Any]:
    """What clauses about a game may ask."""
    known = Background.of(question.game()).declarations.values()
    says = [each.says.format(*(f"the {argument.type}" for argument in each.arguments)) for each in known]
    return {
        "predicates": [{"name": str(each), "says": said, "cost": str(each.cost)} for each, said in zip(known, says, strict=True)]
    }


def review(question: Question) -> Mapping[str, Any]:
    """How often the program and each of its clauses is right, by a search, with examples for and against."""
    asked = Asked.of(question)
    sample = asked.sample(question)
    try:
        found = sample.review(asked.program, asked.off, question.cancel)
    except Stopped as error:
        raise BadQuestion(AGAIN, f"{error}, which is as long as this page takes") from error
    names = ("right", "wrong", "level", "decides_right", "decides_wrong")
    clauses = [
        {name: getattr(each, name) for name in names}
        | {"for": _example(sample, each.best), "against": _example(sample, each.worst)}
        for each in found.verdicts
    ]
    return {
        "positions": len(sample.positions), "depth": sample.judged_depth, "pairs": found.pairs, "right": found.right,
        "wrong": found.wrong, "ties": found.ties, "clauses": clauses, "drawing": asdict(asked.game.drawing),
    }  # fmt: skip


def nodes(question: Question) -> Mapping[str, Any]:
    """What a search of the same positions visits in each order: as listed, as graded, by the program, without what is off."""
    asked = Asked.of(question)
    sample = asked.sample(question)
    key = (asked.game.name, asked.evaluation, question.whole("seed", 1, MOST_SEED, 1))

    def counted(name: str, order: Callable[[], Any]) -> dict[str, Any]:
        try:
            each = NODES.answer((*key, name), lambda: sample.nodes(order(), question.cancel))
        except Stopped as error:
            raise BadQuestion(AGAIN, f"{error}, which is as long as this page takes") from error
        return {"nodes": sum(each), "each": each}

    def ordered(this: Program | None) -> dict[str, Any]:
        return counted("natural" if this is None else str(_bare(this)), lambda: sample.by(this))

    rows = [{"order": "natural", **counted("natural", sample.natural)}]
    if type(sample.graded()) is not type(sample.natural()):
        rows.append({"order": "graded", **counted("graded", sample.graded)})
    if asked.base is not None and not asked.is_base:
        rows.append({"order": "base", **ordered(asked.base)})
    rows.append({"order": "program", **ordered(asked.program)})
    if asked.off:
        rows.append({"order": "without", **ordered(asked.left)})
    return {"depth": sample.depth, "positions": len(sample.searched), "rows": rows}


def order(question: Question) -> Mapping[str, Any]:
    """The moves of one of the positions, in the order of the program and without what is switched off."""
    asked = Asked.of(question)
    sample = asked.sample(question)
    number = question.whole("at", 0, len(sample.positions) - 1, 0)
    position, game = sample.told[number], asked.game
    is_edited = asked.base is not None and not asked.is_base
    before = sample.order(asked.base if is_edited else asked.program, number)
    ranks = {each.move: rank for rank, each in enumerate(before, 1)}
    names, places = sample.named(number), sample.places(number)
    moves = [
        {
            "move": names[each.move], "place": list(places[each.move] or ()), "points": each.points,
            "rank": rank, "before": ranks[each.move], "worth": worth(sample.worth[number, each.move]),
        }
        for rank, each in enumerate(sample.order(asked.left, number), 1)
    ]  # fmt: skip
    return {
        "at": number, "positions": len(sample.positions), "text": game.format(position), "player": game.player(position),
        "rows": game.rows(position), "drawing": asdict(game.drawing), "moves": moves, "listed": list(names.values()),
        "depth": sample.judged_depth, "compared": "base" if is_edited else "program",
    }  # fmt: skip


def _game(question: Question, read: Program | None) -> str:
    """The game of the field, or the one that the program says it is for."""
    if question.has("game") or read is None:
        return question.text("game", longest=200)
    stated = read.stated("game")
    if stated is None:
        raise BadQuestion(FIELD, "the program does not say which game it is for: begin it with `:- game(othello).`, or choose one")
    return stated[:200]


def _evaluation(question: Question, read: Program | None, game: Game) -> str | None:
    """The evaluation of the field, that of the program, or the game's own: by a name of ours, never a file."""
    stated = None if read is None else read.stated("evaluation")
    if not question.has("evaluation") and stated in entries("evaluation"):
        return stated
    own = game.default_evaluation if isinstance(game.default_evaluation, str) else None
    return question.one_of("evaluation", _suiting(game), own) if question.has("evaluation") or own is not None else None


def _suiting(game: Game) -> list[str]:
    """The evaluations that suit a game, its own first."""
    names = [name for name, entry in entries("evaluation").items() if entry.suits(game.start())]
    return sorted(names, key=lambda name: name != game.default_evaluation)


def _off(question: Question, clauses: int) -> frozenset[int]:
    """The clauses that are switched off, counted from 0; the page counts from 1."""
    found = set()
    for text in question.texts("off", MOST_CLAUSES):
        if not (text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= clauses):
            raise BadQuestion("off", f"there is no clause {text[:20]!r}: they are numbered from 1 to {clauses}")
        found.add(int(text) - 1)
    return frozenset(found)


def _bare(program: Program) -> Program:
    """Without comments."""
    return replace(program, comments=(), clauses=tuple(replace(clause, comments=()) for clause in program.clauses))


def _learned(clause: Clause) -> str:
    """What the learner wrote above a clause about how well it does: its last line, if there is more than the sentence."""
    return clause.comments[-1] if len(clause.comments) > 1 else ""


def _example(sample: Sample, decision: Decision | None) -> dict[str, Any] | None:
    """A board on which a clause decides."""
    if decision is None:
        return None
    number = sample.number_of(decision.position)
    game, position, names, places = sample.game, sample.told[number], sample.named(number), sample.places(number)
    moves = [
        {"move": names[move], "place": list(places[move] or ()), "worth": worth(value)}
        for move, value in ((decision.better, decision.better_value), (decision.other, decision.other_value))
    ]
    return {"text": game.format(position), "rows": game.rows(position), "player": game.player(position), "moves": moves}


QUESTIONS: dict[str, Callable[[Question], Mapping[str, Any]]] = {
    each.__name__: each for each in (choices, program, predicates, review, nodes, order)
}
