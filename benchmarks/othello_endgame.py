"""Othello endgames: problems solved to the end, and nodes a second

Every problem of the forum's collections (OBF files, `othello/` in the folder that PRUNUS_DATA names), and numbers 40 to 44 of the
endgame test of the French federation, each with a table of 256 MB that was empty before. CPU seconds are those of one
thread, seconds those of the wall clock with two, which tell of the solver only where nobody else is using the machine; compiling is
left out. A value is right if it is the file's, counted as the file does (squares left empty go to the winner), and if the
move is one of the file's best; where a problem has at most 16 empty squares every other move was checked too. A node is a position
entered, those with one square left and those of estimates included. The targets are 30 million nodes a second on one core with 14
empty squares, and 6 seconds on two cores, better 2, with 20 to 23.
"""

from __future__ import annotations

import functools
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.report import Measured, cpu_time, table
from prunus import game
from prunus.core.bits import count
from prunus.core.generic import typed
from prunus.errors import Stopped
from prunus.solvers.othello.rules import EmptiesToWinner
from prunus.solvers.othello.solver import OthelloSolver
from prunus.solvers.othello.work import NODES

ENDGAME_TEST = {
    40: "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    41: "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
    42: "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
    43: "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O",
    44: "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O",
}
RATE_TARGET = 30.0  # million nodes a second
EMPTIES_AT_RATE = 14
SECONDS_TARGET = 6.0
SECONDS_HOPED = 2.0
CHECKED = 16  # empty squares up to which all moves are checked
POSITIONS = 200
LIMIT = 60.0  # seconds a problem


HEAD = (
    "problem", "empty", "value", "move", "right", "nodes", "CPU seconds", "million nodes/s",
    "nodes of the busier of two threads", "seconds",
)  # fmt: skip


class Problem(NamedTuple):
    name: str
    text: str
    values: dict[str, int]  # of moves, where a file gives them


def sections(measured: Measured) -> Iterator[str]:
    yield from measured(rate)
    problems = [*from_files(), *(Problem(f"#{n}", text, {}) for n, text in ENDGAME_TEST.items())]
    if len(problems) == len(ENDGAME_TEST):
        yield "Collections: not measured, PRUNUS_DATA names no folder with othello/*.obf."
    rows = measured(row, problems)
    yield table(HEAD, rows)
    yield verdict(rows)


@functools.cache
def solver_with(threads: int) -> OthelloSolver:
    """One that is compiled."""
    solver = OthelloSolver(256, threads, EmptiesToWinner())
    solver.solve(game("othello").parse(ENDGAME_TEST[40]), seconds=60)
    return solver


def rate() -> str:
    """Nodes a second of CPU time over positions of random games; the fastest of three rounds."""
    solver = solver_with(threads=1)
    positions = [drawn(seed) for seed in range(POSITIONS)]
    rounds = []
    for _ in range(3):
        solver.reset()
        started = cpu_time()
        nodes = sum(solver.solve(position).nodes for position in positions)
        rounds.append((cpu_time() - started, nodes))
    seconds, nodes = min(rounds)
    reached = "reached" if nodes / seconds / 1e6 >= RATE_TARGET else "missed"
    return (
        f"{POSITIONS} positions of random games with {EMPTIES_AT_RATE} empty squares, one thread: {nodes:,} nodes in "
        f"{seconds:.3f} CPU seconds, {nodes / seconds / 1e6:.1f} million nodes/s. The target is {reached}."
    )


def drawn(seed: int) -> Any:
    """A position of a random game with so many empty squares as the rate is measured with."""
    chance = random.Random(seed)
    position = game("othello").start()
    while count(position.empty) > EMPTIES_AT_RATE:
        moves = list(position.moves())
        position = position.play(chance.choice(moves)) if moves else game("othello").start()
    return typed(position)


def from_files() -> Iterator[Problem]:
    """The problems of every OBF file, by the numbers in its name."""
    for path in sorted((Path(os.environ.get("PRUNUS_DATA", "")) / "othello").glob("*.obf")):
        number = int(path.stem.split("-")[1])
        for line in path.read_text().splitlines():
            text, *moves = (part.strip() for part in line.split(";") if part.strip())
            values = {move.lower(): int(value) for move, value in (part.split(":") for part in moves)}
            yield Problem(str(number), text, values)
            number += 1


def row(name: str, text: str, values: dict[str, int]) -> list[Any]:
    """A problem, by one thread and by two."""
    position, one, two = game("othello").parse(text), solver_with(threads=1), solver_with(threads=2)
    for solver in (one, two):
        solver.reset()
    started = cpu_time()
    alone = solved(one, position)
    seconds = cpu_time() - started
    together = solved(two, position)
    move = game("othello").format_move(position, alone.line[0]) if alone.line else ""
    busier = max(int(search.work[NODES]) for search in two.searches)
    right = is_right(position, values, alone, together, move) if values else None
    rate = alone.nodes / seconds / 1e6
    return [name, count(position.empty), alone.value, move, right, alone.nodes, seconds, rate, busier, together.seconds]


def solved(solver: OthelloSolver, position: Any) -> Any:
    """The solution, or what was known of it when the time was over."""
    try:
        return solver.solve(position, seconds=LIMIT)
    except Stopped as stopped:
        return stopped.result


def is_right(position: Any, values: dict[str, int], alone: Any, together: Any, move: str) -> str:
    if not (alone.is_complete and together.is_complete):
        return "given up"
    right = alone.value == together.value == max(values.values()) == values[move]
    if count(position.empty) <= CHECKED:
        found = solver_with(threads=1).value_of_moves(position).values
        right = right and {game("othello").format_move(position, each): value for each, value in found.items()} == values
    return "yes" if right else "no"


def verdict(rows: list[list[Any]]) -> str:
    wrong = [row[0] for row in rows if row[4] == "no"]
    slowest = max((row for row in rows if 20 <= row[1] <= 23), key=lambda row: row[-1])
    met = "missed" if slowest[-1] > SECONDS_TARGET else "reached" if slowest[-1] > SECONDS_HOPED else "reached, and so is the aim"
    open_ones = [row[0] for row in rows if row[4] == "given up"]
    answers = f"Wrong: {', '.join(wrong) or 'none'}; given up after {LIMIT:.0f} s: {', '.join(open_ones) or 'none'}."
    return f"{answers} Slowest with 20 to 23 empty squares: {slowest[-1]:.2f} s on two threads ({slowest[0]}). The target is {met}."
