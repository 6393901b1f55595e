"""A sheet of exercises to print, and the solutions on pages of their own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from prunus.draw.page import page
from prunus.exercises.drawing import question_svg, solution_svg
from prunus.exercises.exercise import Exercise

TITLE, SOLUTIONS = "Exercises on trees", "Solutions"
STYLE = """<style>
.prunus-card { max-width: 800px; margin: 0 auto; padding: 1.5rem 1rem }
.prunus-card h1 { font-size: 1.5rem; margin: 0 0 1.2rem }
.exercise { break-inside: avoid; margin: 0 0 2.4rem } .exercise h2 { font-size: 1.1rem; margin: 0 0 .3rem }
.exercise p { margin: 0 0 .5rem; max-width: 46rem } .exercise svg { display: block; margin: .2rem 0 .6rem }
.exercise .seed { color: var(--quiet); font-size: .85rem; font-weight: normal; margin-left: .6rem }
.exercise .answer { display: flex; flex-wrap: wrap; gap: .9rem 1.6rem; color: var(--quiet) }
.exercise .answer span { display: inline-block; border-bottom: 1px solid var(--quiet); min-width: 6rem; height: 1.7rem }
.exercise .answer .long { min-width: min(34rem, 90%) }
.solutions { break-before: page; border-top: 1px solid var(--hairline); padding-top: 1.5rem }
@page { margin: 18mm 16mm }
@media print { .solutions { border: 0; padding: 0 } .prunus-card { padding: 0; overflow: visible } }
</style>
"""
LINE = '<span class="long"></span>'
ANSWERS = {
    "marks": f"never looked at: {LINE}",
    "window": "alpha <span></span> beta <span></span>",
    "numbers": "Write them at the leaves.",
    "leaf": "leaf <span></span>",
}


def question_sheet(exercises: Sequence[Exercise], with_solutions: bool = True) -> str:
    """The questions, and behind them on a new page the solutions, unless these go elsewhere."""
    parts = [STYLE, f"<h1>{TITLE}</h1>", *(_question(i, each) for i, each in enumerate(exercises, 1))]
    return _page(TITLE, *parts, *(_solutions(exercises) if with_solutions else ()))


def solution_sheet(exercises: Sequence[Exercise]) -> str:
    """The solutions alone."""
    return _page(SOLUTIONS, STYLE, *_solutions(exercises))


def _page(name: str, *parts: str) -> str:
    """Dark on the screens of those who prefer that, and never on paper."""
    whole = page(name, "<main>", *parts, "</main>")
    return whole.replace("@media (prefers-color-scheme: dark)", "@media screen and (prefers-color-scheme: dark)")


def _question(number: int, exercise: Exercise) -> str:
    answer = ANSWERS.get(exercise.form) or "".join(f"<div>{escape(name)}: <span></span></div>" for name in exercise.families)
    return (
        f'<section class="exercise">{_heading(number, exercise)}<p>{escape(f"{exercise.question} {exercise.variant}".strip())}</p>'
        f'{question_svg(exercise)}<div class="answer">{answer}</div></section>\n'
    )


def _solutions(exercises: Sequence[Exercise]) -> list[str]:
    found = [f'<section class="solutions"><h1>{SOLUTIONS}</h1>']
    for number, exercise in enumerate(exercises, 1):
        picture = solution_svg(exercise)
        found.append(
            f'<section class="exercise">{_heading(number, exercise)}<p>{escape(exercise.solution)}</p>{picture}</section>\n'
        )
    return [*found, "</section>"]


def _heading(number: int, exercise: Exercise) -> str:
    """With what the exercise is made by: whoever has that has the exercise."""
    level = "" if exercise.difficulty is None else f", difficulty {exercise.difficulty}"
    made = f"{exercise.kind}{level}, seed {exercise.seed}"
    return f'<h2>{number}. {escape(exercise.title)} <span class="seed">{escape(made)}</span></h2>'
