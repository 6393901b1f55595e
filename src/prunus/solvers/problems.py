"""Files of positions whose answers are known, one a line.

    4455…21 -3                              a position and its value (Connect Four: columns in order, then the score)
    --XO…-- X; G8:+18; H1:+12; B1:-4;       a position and the values of moves (OBF, as Othello problems are written)

Positions and moves are in the notation of the game; values are for the player to move. Empty lines and lines that begin with # or %
are passed over, and so is what stands behind a % in a line of OBF.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.game import Game
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.core.units import Units, units_of
from prunus.draw import words
from prunus.errors import NotationError, PrunusError, Stopped
from prunus.jobs.job import Answer, Job, canonical, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.solvers.solver import Solver, solver_of_problems

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

    def _told(self, value: int) -> str:
        return words.number(units_of(self.position).told(value))

    def differences(self, game: Game, found_value: int, found_values: Mapping[int, int]) -> list[str]:
        """What is otherwise than the file says, each as the end of a sentence."""
        found = []
        if found_value != self.value:
            found.append(f"the value is {self._told(found_value)}, not {self._told(self.value)}")
        for move, value in self.values.items():
            if move in found_values and found_values[move] != value:
                worth = self._told(found_values[move])
                found.append(f"{game.format_move(self.position, move)} is worth {worth}, not {self._told(value)}")
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
    text, semicolon, _ = line.strip().partition(";")
    if not semicolon:
        text, space, value = text.rpartition(" ")
        if not space:
            raise NotationError("problem", line, len(line), "a position, a space and its value")
        position = game.parse(text)
        return Problem(number, line, position, _value(value, line, units_of(position)))
    position, values, _ = answered(line, game)
    if not values:
        raise NotationError("problem", line, len(line), "at least one MOVE:VALUE after the position")
    return Problem(number, line, position, max(values.values()), values)


def answered(line: str, game: Game) -> tuple[Any, dict[int, int], str]:
    """A line of OBF: the position, the values of those moves that have one, and the remark behind a %."""
    said, _, remark = line.partition("%")
    text, _, answers = said.strip().partition(";")
    position = game.parse(text.strip())
    values = {}
    for answer in filter(None, map(str.strip, answers.split(";"))):
        move, colon, value = answer.partition(":")
        if not colon:
            raise NotationError("answer", answer, len(answer), "MOVE:VALUE")
        values[game.parse_move(position, move)] = _value(value, answer, units_of(position))
    return position, values, remark.strip()


def _value(text: str, whole: str, units: Units) -> int:
    if units.denominator != 1:
        return units.read(text, "the value")
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text.strip()):
        raise NotationError("problem", whole, whole.rindex(text) if text else 0, "a whole number as the value")
    return int(text)


def solve_problems(
    problems: Sequence[Problem],
    game: Game,
    *,
    all_moves: bool = False,
    seconds: float | None = None,
    runner: Runner | None = None,
    **chosen: Any,
) -> Totals:
    """Solve problems, with `all_moves` for the value of every move; `chosen` is the solver, as `solver_of_problems` takes it.

    After `seconds` of solving, or Ctrl-C, it raises Stopped, which carries what it has come to by then. What a solver has found in
    one problem helps it in the next, so nodes depend on who solves what; values do not.
    """
    totals, address = Totals(), address_of(game)
    chosen = {name: str(value) if isinstance(value, Path) else value for name, value in chosen.items()}
    is_named = address is not None and seconds is None
    given = {"game": address if is_named else game, "all_moves": all_moves, **chosen}
    solver_of_problems(game, **chosen)  # what does not fit is refused before anybody begins
    digests = (
        file_digests(name for name in (address or "", chosen.get("endgame") or "") if os.path.isfile(name)) if is_named else {}
    )

    def left() -> float:
        assert seconds is not None
        return seconds - totals.seconds

    def jobs() -> Iterator[Job]:
        for problem in problems:
            if is_named:
                yield Job("prunus.solvers.problems:solved", given | {"position": game.format(problem.position)}, digests)
            else:
                yield Job(solved, given | {"position": problem.position, "left": None if seconds is None else left})

    try:
        answers = (runner or Runner()).run(jobs(), "problems", len(problems))
        for answer in answers:
            problem, (value, values) = problems[answer.number], answer.value
            differences = problem.differences(game, value, {int(move): worth for move, worth in values})
            totals.positions += 1
            totals.nodes += answer.measured["nodes"]
            totals.seconds += answer.measured["seconds"]
            if differences:
                totals.wrong.append((problem, differences))
    except Stopped as error:
        raise Stopped(f"stopped after {totals.positions:,} of {len(problems):,} positions", totals) from error
    return totals


@prepared(4)
def _solver(game: str | Game, chosen: str) -> Solver:
    return solver_of_problems(find_game(game) if isinstance(game, str) else game, **json.loads(chosen))


def solved(game: str | Game, position: Any, all_moves: bool, left: Callable[[], float] | None = None, **chosen: Any) -> Answer:
    """A job: the value of a position, and of its moves if they are wanted."""
    this = find_game(game) if isinstance(game, str) else game
    place = this.parse(position) if isinstance(position, str) else position
    limit = None if left is None else left()
    if limit is not None and limit <= 0:
        raise Stopped("no time is left", None)
    solver = _solver(game, canonical(chosen))
    solution = (solver.value_of_moves if all_moves else solver.value)(place, limit)
    return Answer((solution.value, list(solution.values.items())), {"nodes": solution.nodes, "seconds": solution.seconds})
