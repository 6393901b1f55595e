"""Connect Four: the solver beside a leading C++ one, and whole boards

Positions: two public sets of 1,000 (Pons, 2015), random positions in which nobody can win at once, and 1,000 that are *decided
early*: random play of 1 to 13 stones, after which the game ends by best play with one of the next 3 to 14. Prunus and bitbully,
a C++ solver that pip installs, solve the same positions, with one thread, through the Python door of both; CPU time of solving,
the fastest of three rounds. Where tables are emptied before each position, emptying is not counted: Prunus starts a new
generation in some microseconds, bitbully clears its table in about a twentieth of a second, so that only the first 200
positions of a set are compared in this way, and what it finds afterwards is memory that no cache knows. Where tables are kept,
each position of the set is solved once. The targets are bitbully's time on the sets, and four fifths of it on random positions.
The sets are not part of the project: the folder that holds `connect_four/` is named by PRUNUS_DATA.

Boards: solved from the empty board, without a book, with an empty table. Seconds are those of the wall clock, which tell of the
solver only where nobody else is using the machine. The target for 7 x 6 is 300 seconds on two cores.
"""

from __future__ import annotations

import functools
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.report import Measured, table
from prunus.core.bits import count
from prunus.games.connect_four import ConnectFour
from prunus.solvers.connect_four.solver import ConnectFourSolver

PEERS = ("bitbully",)
SETS = ("end_easy", "middle_easy")
COMPARED = 200
STONES = (12, 13, 14, 15, 16)
RANDOM = 20
ROUNDS = 3
EARLY, FEWEST_PLIES, MOST_PLIES, EARLY_SEED = 1000, 3, 14, 140_001  # fewer plies take no search
BOARDS = ((5, 5), (6, 5), (7, 5), (6, 6), (7, 6))
MEGABYTES = 512


class Timed(NamedTuple):
    seconds: float
    values: list[int]
    nodes: int = 0


Peer = Callable[[list[str], str], Timed]


def sections(measured: Measured) -> Iterator[str]:
    head = ("positions", "number", "tables", "nodes of Prunus", "Prunus µs", "bitbully µs", "ratio", "target", "values")
    missing = [[f"{name}: PRUNUS_DATA names no folder with it", *[None] * 8] for name in SETS if not file_of(name).is_file()]
    cases = [case for name in SETS if file_of(name).is_file() for case in public(name)]
    cases += [(f"random, {stones} stones", games_of(stones), "emptied", 0.8, None) for stones in STONES]
    cases += [("decided early", decided_early(), tables, 1.0, None) for tables in ("emptied", "kept")]
    yield table(head, missing + measured(compared, cases))
    yield from measured(typical)
    head = ("board", "threads", "value", "nodes", "seconds", "CPU seconds", "million nodes/s of CPU")
    yield table(head, measured(whole, [(*board, threads) for board in BOARDS for threads in (1, 2)]))


def file_of(name: str) -> Path:
    return Path(os.environ.get("PRUNUS_DATA", "")) / "connect_four" / f"{name}.txt"


def public(name: str) -> Iterator[tuple[str, list[str], str, float, list[int]]]:
    """A public set: in part with empty tables, and all of it with tables that are kept."""
    games, texts = zip(*(line.split() for line in file_of(name).read_text().splitlines()), strict=True)
    values = list(map(int, texts))
    yield name, list(games[:COMPARED]), "emptied", 1.0, values[:COMPARED]
    yield name, list(games), "kept", 1.0, values


def compared(name: str, games: list[str], tables: str, target: float, values: list[int] | None) -> list[Any]:
    """The means of both, in microseconds; `values` are the true ones where they are known."""
    peer = bitbully()
    ours = fastest_of(prunus, games, tables)
    row = [name, len(games), tables, ours.nodes / len(games), each(ours)]
    right = "" if values is None else f", {sum(a == b for a, b in zip(ours.values, values, strict=True)):,} right"
    if peer is None:
        return [*row, "not installed", None, target, right.removeprefix(", ")]
    theirs = fastest_of(peer, games, tables)
    agreement = "equal" if ours.values == theirs.values else "DIFFERENT"
    return [*row, each(theirs), ours.seconds / theirs.seconds, target, agreement + right]


def fastest_of(program: Peer, games: list[str], tables: str) -> Timed:
    """Of some rounds, each by a new solver."""
    return min((program(games, tables) for _ in range(ROUNDS)), key=lambda timed: timed.seconds)


def each(timed: Timed) -> float:
    return 1e6 * timed.seconds / len(timed.values)


def prunus(games: list[str], tables: str) -> Timed:
    """Solve games written as columns."""
    solver = ConnectFourSolver(megabytes=64)
    positions = [ConnectFour().parse(game) for game in games]
    solver.value(ConnectFour(6, 5).start())  # compiles, also what only long searches need
    solver.value(ConnectFour().parse("444444"))
    nodes = 0

    def solve(position: Any) -> int:
        nonlocal nodes
        solution = solver.value(position)
        nodes += solution.nodes
        assert solution.value is not None
        return solution.value

    return timed(solver.reset if tables == "emptied" else nothing, solve, positions)._replace(nodes=nodes)


def bitbully() -> Peer | None:
    """The same by bitbully, None if it is not installed."""
    try:
        from bitbully import bitbully_core
    except ImportError:
        return None

    def board(game: str) -> Any:
        made = bitbully_core.BoardCore()
        made.setBoard([int(column) - 1 for column in game])
        return made

    def solve_all(games: list[str], tables: str) -> Timed:
        solver = bitbully_core.BitBullyCore()
        solver.mtdf(board("444444"), 0)
        reset = solver.resetTranspositionTable if tables == "emptied" else nothing
        return timed(reset, lambda position: solver.mtdf(position, 0), [board(game) for game in games])

    return solve_all


def nothing() -> None:
    """Keep the table."""


def timed(reset: Callable[[], None], solve: Callable[[Any], int], positions: list[Any]) -> Timed:
    seconds, values = 0.0, []
    for position in positions:
        reset()
        started = time.process_time()
        values.append(solve(position))
        seconds += time.process_time() - started
    return Timed(seconds, values)


def games_of(stones: int) -> list[str]:
    """Random games of so many moves after which nobody can win at once."""
    chance, game, found = random.Random(stones), ConnectFour(), []
    while len(found) < RANDOM:
        text, position = "", game.start()
        while len(text) < stones and not position.is_over():
            move = chance.choice(list(position.moves()))
            text, position = text + game.format_move(position, move), position.play(move)
        if not position.is_over() and not any(position.play(move).is_over() for move in position.moves()):
            found.append(text)
    return found


@functools.cache
def decided_early() -> list[str]:
    """Random games of few stones that end soon by best play."""
    chance, game, solver, found = random.Random(EARLY_SEED), ConnectFour(), ConnectFourSolver(64), list[str]()
    while len(found) < EARLY:
        text, position = "", game.start()
        for _ in range(chance.randrange(1, 14)):
            if not position.is_over():
                move = chance.choice(list(position.moves()))
                text, position = text + game.format_move(position, move), position.play(move)
        if not position.is_over() and ends_soon(solver, position):
            found.append(text)
    return found


def ends_soon(solver: ConnectFourSolver, position: Any) -> bool:
    """Whether the number of plies to the end is within bounds: odd where the player to move wins, even where it loses."""
    soon, late, lost_soon, lost_late = (
        (count(position.empty) - plies + 2) >> 1 for plies in (FEWEST_PLIES, MOST_PLIES - 1, FEWEST_PLIES + 1, MOST_PLIES)
    )
    for least, most in ((late, soon), (-lost_soon, -lost_late)):
        solution = solver.bounds(position, least - 1, most + 1)
        if solution.value is not None and least <= solution.value <= most:
            return True
    return False


def typical() -> str:
    """The nodes that most of the positions decided early take: a few of them take most of the sum."""
    solver, game = ConnectFourSolver(64), ConnectFour()
    nodes = []
    for text in decided_early():
        solver.reset()
        nodes.append(solver.value(game.parse(text)).nodes)
    return f"Positions decided early: {sum(nodes):,} nodes in all, {statistics.geometric_mean(nodes):.1f} in geometric mean."


def whole(width: int, height: int, threads: int) -> list[Any]:
    solver = ConnectFourSolver(MEGABYTES, threads)
    solver.value(ConnectFour(6, 5).start())  # compiles
    solver.reset()
    started = time.process_time()
    solution = solver.value(ConnectFour(width, height).start())
    busy = time.process_time() - started
    rate = solution.nodes / busy / 1e6
    return [f"{width} x {height}", threads, solution.value, solution.nodes, solution.seconds, busy, rate]
