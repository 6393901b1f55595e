"""Rules by stage of the game: one program for the whole game beside programs for parts of it, with borders found by validation.

A program by stages is one program: every clause has the condition on the number of empty squares of its stage. The positions that
are learned from are split into some that programs are learned from and some on which borders are chosen; those of the table are
others again.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.errors import BadTask, DoesNotFit
from prunus.jobs.runner import Runner
from prunus.lab.contest import PLAIN, RULES, Contest, Contestant, Setting, held
from prunus.lab.finding import Finding, Line, measured
from prunus.lab.lessons import Wish, chosen, learned
from prunus.lab.questions.asked import Asked, Study
from prunus.lab.statistics import Estimate
from prunus.logic.syntax import parse_program
from prunus.logic.terms import MOST_WEIGHT, Clause, Constant, Literal, Program, Variable
from prunus.study.asking import Asker
from prunus.study.background import Background
from prunus.study.examples import Examples

STAGE = "remain_places"  # the predicate that tells how far a game has come
CANDIDATES = 5  # borders that are tried: the examples are split evenly by them
MOST_BORDERS = 2
VALIDATION = 0.25
MOST_VALIDATED = 200  # positions
WHOLE = "one program"
Borders = tuple[int, ...]  # falling; a stage has more empty squares than its border, and no more than the one before
NOTES = """\
By number of empty squares; the borders are those with the least nodes at all levels on positions put aside (validation). Nodes
and time as multiples of those of plain alpha-beta in natural order, means over other positions, with the first level ordered,
and with all, down to where it pays; of one program: nodes at all levels, as a multiple of those of one program."""


def stages(asked: Asked, runner: Runner, candidates: int = CANDIDATES) -> Finding:
    """One program beside the best programs of two and three stages, at the first level and at all."""
    known = Background.of(asked.game, None, asked.measure, asked.depth)
    if STAGE not in known.declarations:
        raise DoesNotFit(f"stages are told apart by the number of empty squares, and nothing says {STAGE} of {asked.game}")
    study = Study(asked, runner, "all")
    examples = study.examples["all"]
    empties = _empties(examples, known)
    aside = np.random.default_rng(examples.source.seed).random(len(empties)) < VALIDATION
    teaching = chosen(examples, ~aside)
    tried = sorted({int(each) for each in np.quantile(empties, np.arange(1, candidates + 1) / (candidates + 1))}, reverse=True)
    search = _Search(asked, known, runner, teaching, empties[~aside], [examples.position(int(i)) for i in np.nonzero(aside)[0]])
    found = search.best(tried)
    if not found:
        raise BadTask("nothing could be learned about the whole game: play more training games, or look deeper")
    programs = {WHOLE if not borders else _told(borders): text for borders, (_, text) in found.items()}
    contestants = [Contestant("natural", "natural"), Contestant("static first", "static", 1), Contestant("static", "static")]
    for name, text in programs.items():
        contestants += [Contestant(f"{name} first", RULES, 1, text, is_tried=True), Contestant(name, RULES, None, text)]
    contest = study.contest(contestants, PLAIN)
    lines = [Line(("static",), _numbers(contest, "static", None))]
    for (_, (validated, _)), name in zip(found.items(), programs, strict=True):
        lines.append(Line((name,), _numbers(contest, name, validated)))
    return Finding(
        "stages",
        f"Rules by stage of the game: {asked.game}, {asked.measure}, depth {asked.depth}, {asked.positions} positions",
        ("program",),
        ("validation: nodes", "first level: nodes", "nodes", "time", "of one program"),
        tuple(lines),
        NOTES,
        asked.as_json() | {"candidates": tried, "borders": [list(borders) for borders in found]},
        programs,
        (contest,),
    )


def _numbers(contest: Contest, name: str, validated: Estimate | None) -> tuple[Estimate | None, ...]:
    first = contest.of_nodes(f"{name} first", "natural")
    return (validated, first, *measured(contest, name, "natural"), contest.of_nodes(name, WHOLE))


def staged(programs: Sequence[Program], borders: Borders) -> Program:
    """One program of several: the clauses of the first for more empty squares than the first border, and so on.

    Weights that are too large together are made smaller, all by the same factor.
    """
    if not borders:
        return programs[0]
    weights = [clause.weight or 0 for program in programs for clause in program.clauses]
    most, total = MOST_WEIGHT - len(weights), sum(weights)
    clauses: list[Clause] = []
    for number, program in enumerate(programs):
        conditions = [Literal(STAGE, (Variable("B"), Variable("Stage")))]
        if number < len(borders):
            conditions.append(Literal(">", (Variable("Stage"), Constant(borders[number]))))
        if number > 0:
            conditions.append(Literal("=<", (Variable("Stage"), Constant(borders[number - 1]))))
        for clause in program.clauses:
            weight = clause.weight if clause.weight is None or total <= most else max(1, clause.weight * most // total)
            clauses.append(replace(clause, body=(*conditions, *clause.body), weight=weight))
    return Program(tuple(clauses), programs[0].directives)


class _Search:
    """Looks for borders: every stage is learned once, every choice of borders is tried on the positions put aside."""

    def __init__(
        self,
        asked: Asked,
        known: Background,
        runner: Runner,
        teaching: Examples,
        empties: NDArray[np.int64],
        aside: Sequence[Any],
    ) -> None:
        self.asked, self.known, self.runner, self.teaching, self.empties = asked, known, runner, teaching, empties
        self.aside = aside[:: max(1, len(aside) // MOST_VALIDATED)]
        self.stages: dict[tuple[int | None, int | None], Program | None] = {}

    def best(self, tried: Sequence[int]) -> dict[Borders, tuple[Estimate, str]]:
        """By number of borders, the best ones: what they come to, and the program. More borders are tried beside the best ones."""
        found: dict[Borders, tuple[Estimate, str]] = {}
        best: Borders = ()
        for number in range(MOST_BORDERS + 1):
            choices = [tuple(sorted({*best, each}, reverse=True)) for each in tried if each not in best] if number else [()]
            programs = self._learned(choices)
            if not programs:
                break
            contest = self._validated(programs)
            best = min(programs, key=lambda borders: contest.of_nodes(_told(borders), "natural").value or 0.0)
            found[best] = contest.of_nodes(_told(best), "natural"), programs[best]
        return found

    def _learned(self, choices: Sequence[Borders]) -> dict[Borders, str]:
        """The programs of all choices whose stages teach something."""
        spans = {span for borders in choices for span in _spans(borders)} - set(self.stages)
        wanted = sorted(spans, key=str)
        parts = [(chosen(self.teaching, self._within(*span)), Wish("all")) for span in wanted if self._within(*span).any()]
        lessons = iter(learned(parts, self.runner, what="stages learned"))
        for span in wanted:
            lesson = next(lessons) if self._within(*span).any() else None
            text = None if lesson is None else lesson.program
            self.stages[span] = None if text is None else parse_program(text, "a stage")
        found = {}
        for borders in choices:
            programs = [self.stages[span] for span in _spans(borders)]
            if all(each is not None for each in programs):
                found[borders] = str(staged([each for each in programs if each is not None], borders))
        return found

    def _within(self, low: int | None, high: int | None) -> NDArray[np.bool_]:
        whole = np.ones(len(self.empties), np.bool_)
        return (whole if low is None else self.empties > low) & (whole if high is None else self.empties <= high)

    def _validated(self, programs: dict[Borders, str]) -> Contest:
        setting = Setting(self.asked.game, self.asked.measure, self.asked.depth, PLAIN, self.asked.seed)
        contestants = [Contestant("natural", "natural")]
        contestants += [
            Contestant(_told(borders), RULES, self.asked.depth, text, is_tried=True) for borders, text in programs.items()
        ]
        return held(setting, contestants, self.aside, self.runner, "positions, borders")


def _spans(borders: Borders) -> list[tuple[int | None, int | None]]:
    """(more than, at most) of every stage, the first stage of the game first."""
    return [(low, high) for high, low in itertools.pairwise([None, *borders, None])]


def _told(borders: Borders) -> str:
    return f"stages at {' and '.join(map(str, borders))}" if borders else WHOLE


def _empties(examples: Examples, known: Background) -> NDArray[np.int64]:
    """How many squares are empty in every position."""
    asker = Asker(known, examples.positions, examples.prototype)
    _, (answers,) = asker.solve(STAGE, [np.arange(len(examples.positions), dtype=np.int32)])
    return answers.astype(np.int64)
