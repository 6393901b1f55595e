"""Files of positions whose answers are known, one a line.

    4455…21 -3                              a position and its value (Connect Four: columns in order, then the score)
    --XO…-- X; G8:+18; H1:+12; B1:-4;       a position and the values of moves (OBF, as Othello problems are written)

Positions and moves are in the notation of the game; values are for the player to move. Empty lines and lines that begin with # or %
are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.game import Game
from prunus.draw import words
from prunus.errors import NotationError, PrunusError, Stopped
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Solver

SHORT = 100  # characters of a line in a message


class BadLine(PrunusError):
    """A line of a problem file that cannot be read: file and number come first."""

    def __init__(self, path: Path, number: int, line: str, cause: str) -> None:
        text = line if len(line) <= SHORT else f"{line[: SHORT - 1]}…"
        super().__init__(f"{path}, line {number}, {text!r}: {cause}")


@dataclass(frozen=True)
class Problem:
    """`value` is that of the best move; `values` are those of the moves that the file lists."""

    number: int
    text: str
    position: Any
    value: int
    values: Mapping[int, int] = field(default_factory=dict)

    def differences(self, game: Game, solution: Solution) -> list[str]:
        """What is otherwise than the file says, each as the end of a sentence."""
        found = []
        assert solution.value is not None  # or Stopped was raised
        if solution.value != self.value:
            found.append(f"the value is {words.number(solution.value)}, not {words.number(self.value)}")
        for move, value in self.values.items():
            if move in solution.values and solution.values[move] != value:
                worth = words.number(solution.values[move])
                found.append(f"{game.format_move(self.position, move)} is worth {worth}, not {words.number(value)}")
        return found


@dataclass
class Totals:
    """What solving a file came to; `wrong` has (problem, differences)."""

    positions: int = 0
    wrong: list[tuple[Problem, list[str]]] = field(default_factory=list)
    nodes: int = 0
    seconds: float = 0.0


def read_problems(path: Path, game: Game) -> list[Problem]:
    """All problems of a file; the first line that makes no sense is an error with its number and text."""
    problems = []
    for number, line in enumerate(files.read_text(path, "problem file").splitlines(), 1):
        if line.strip() and line.strip()[0] not in "#%":
            try:
                problems.append(_problem(number, line, game))
            except PrunusError as error:
                raise BadLine(path, number, line, str(error)) from error
    return problems


def _problem(number: int, line: str, game: Game) -> Problem:
    text, semicolon, answers = line.strip().partition(";")
    if not semicolon:
        text, space, value = text.rpartition(" ")
        if not space:
            raise NotationError("problem", line, len(line), "a position, a space and its value")
        return Problem(number, line, game.parse(text), _value(value, line))
    position = game.parse(text.strip())
    values = {}
    for answer in filter(None, map(str.strip, answers.split(";"))):
        move, colon, value = answer.partition(":")
        if not colon:
            raise NotationError("answer", answer, len(answer), "MOVE:VALUE")
        values[game.parse_move(position, move)] = _value(value, answer)
    if not values:
        raise NotationError("problem", line, len(line), "at least one MOVE:VALUE after the position")
    return Problem(number, line, position, max(values.values()), values)


def _value(text: str, whole: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text.strip()):
        raise NotationError("problem", whole, whole.rindex(text) if text else 0, "a whole number as the value")
    return int(text)


def solve_problems(
    problems: list[Problem],
    game: Game,
    solver: Solver,
    *,
    all_moves: bool = False,
    seconds: float | None = None,
    tell: Callable[[Problem, Solution, list[str]], None] | None = None,
) -> Totals:
    """Solve one after the other; with `all_moves` the value of every move is compared. `tell` is called after each.

    After `seconds` of solving, or Ctrl-C, it raises Stopped, which carries what it has come to by then.
    """
    totals = Totals()
    for problem in problems:
        left = None if seconds is None else seconds - totals.seconds
        try:
            if left is not None and left <= 0:
                raise Stopped("no time is left", None)
            solution = (solver.value_of_moves if all_moves else solver.value)(problem.position, left)
        except Stopped as error:
            raise Stopped(f"stopped after {totals.positions:,} of {len(problems):,} positions", totals) from error
        differences = problem.differences(game, solution)
        totals.positions += 1
        totals.nodes += solution.nodes
        totals.seconds += solution.seconds
        if differences:
            totals.wrong.append((problem, differences))
        if tell is not None:
            tell(problem, solution, differences)
    return totals
