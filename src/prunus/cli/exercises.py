"""`prunus exercises`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import MOST_SEED, OUTPUT_FILE, SEED, Whole, named_option
from prunus.cli.shared import json_option, print_json, refuse_dropped
from prunus.core import files
from prunus.core.grammar import listed
from prunus.errors import DoesNotFit, OutOfRange, PrunusError

MOST_EXERCISES = 100


@examples(
    "exercises -k pruned --seed 4 --solve",
    "exercises -k window,order --count 6 --out sheet.html",
    "exercises -k pruned --tree '[[3, 5], [2, 9]]' --answer b",
)
@click.command()
@named_option(
    "exercise",
    "--kind",
    "-k",
    metavar="K[,K]",
    text="In turn, if there are several.  [default: all of them, or all that fit --tree]",
)
@click.option("--count", type=Whole(1, MOST_EXERCISES), metavar="N", help="So many exercises.  [default: one of each kind]")
@click.option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Of the first; others follow.")
@click.option("--difficulty", "-d", type=Whole(1, 3), default=2, show_default=True, metavar="1-3", help="From easy to hard.")
@click.option("--tree", metavar="T", help="On a tree of your own: a text such as [[3, 5], [6, 9]], or a file.")
@click.option("--answer", metavar="A", help="Check an answer to the one exercise that there is: b, d or 3, +∞ or A: C, B; B: …")
@click.option("--solve", is_flag=True, help="Print the solutions, too.")
@click.option("--out", "-o", type=OUTPUT_FILE, metavar="FILE", help="Write a sheet to print: HTML, solutions on pages behind.")
@click.option("--solutions", type=OUTPUT_FILE, metavar="FILE", help="Write the solutions there, and not into the sheet.")
@json_option
def exercises(
    kind: str | None,
    count: int | None,
    seed: int,
    difficulty: int,
    tree: str | None,
    answer: str | None,
    solve: bool,
    out: Path | None,
    solutions: Path | None,
    as_json: bool,
) -> None:
    """Make exercises on trees, and check answers: pruning, windows, leaves, orders, proof numbers.

    The same kind, seed and difficulty make the same exercise again.
    """
    if tree is not None:
        refuse_dropped("difficulty", "a tree of your own is as hard as it is")
        tree = _read(tree)
    if solutions is not None and out is None:
        raise click.UsageError("--solutions goes with a sheet: say with --out where that is to be written")
    if out is not None and solutions is not None and out.resolve() == solutions.resolve():
        raise PrunusError(f"the sheet and its solutions cannot both be {str(out)!r}")
    found = _made(_kinds(kind, tree), count, seed, difficulty, tree)
    if answer is not None:
        refuse_dropped("out solve", "an answer is only checked")
        _check(found, answer, as_json)
        return
    if out is not None:
        refuse_dropped("solve", "a sheet has the solutions, or --solutions has them")
        _write(found, out, solutions)
    if as_json:
        print_json({"exercises": [each.as_json() for each in found]})
    elif out is None:
        for number, each in enumerate(found, 1):
            _show(number, each, solve)


def _read(tree: str) -> str:
    """The text of a tree that was written, or that stands in a file."""
    from prunus.core.registry import game

    return str(game("tree").format(game("tree").read(tree)))


def _kinds(names: str | None, tree: str | None) -> list[str]:
    """The kinds that are asked for, or all of which there are exercises on this tree."""
    from prunus.exercises.exercise import all_exercises
    from prunus.exercises.trees import own_tree

    if names is not None or tree is None:
        return list(all_exercises()) if names is None else listed(names)
    root = own_tree(tree)
    fitting = [name for name, kind in all_exercises().items() if not kind.refusal(root)]
    if not fitting:
        raise DoesNotFit(f"no exercise can be made of this tree: {all_exercises()['pruned'].refusal(root)}")
    return fitting


def _made(names: list[str], count: int | None, seed: int, difficulty: int, tree: str | None) -> list[Any]:
    from prunus.exercises.exercise import make_exercise

    many = len(names) if count is None else count
    last = seed + (many - 1) // len(names)
    if last > MOST_SEED:
        raise OutOfRange(f"--seed: {seed} leaves no room for {many} exercises; take one that is smaller")
    return [make_exercise(names[i % len(names)], seed + i // len(names), difficulty, tree) for i in range(many)]


def _check(found: list[Any], answer: str, as_json: bool) -> None:
    if len(found) > 1:
        raise click.UsageError("--answer is to one exercise: say with --kind to which")
    verdict = found[0].check(answer)
    if as_json:
        print_json(
            {"is_right": verdict.is_right, "sentence": verdict.sentence, "misconception": verdict.misconception}
            | {"exercise": found[0].as_json()}
        )
    else:
        print(verdict.sentence)


def _write(found: list[Any], out: Path, solutions: Path | None) -> None:
    from prunus.exercises.sheet import question_sheet, solution_sheet

    files.write_text(out, question_sheet(found, with_solutions=solutions is None))
    if solutions is not None:
        files.write_text(solutions, solution_sheet(found))


def _show(number: int, exercise: Any, with_solution: bool) -> None:
    """A question in the terminal, with its tree a node a line."""
    from prunus.exercises.drawing import question_lines

    print("\n" * (number > 1) + f"{number}. {exercise.question} {exercise.variant}".rstrip())
    for line in question_lines(exercise):
        print(f"   {line}")
    if with_solution:
        print(f"   {exercise.solution}")
