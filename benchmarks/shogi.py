"""Shogi: how fast libraries list its moves

The authors of the paper learned from mating problems of shogi. Two libraries know its rules: python-shogi, in Python, and
OpenSpiel, in C++, whose games are searched here as `openspiel:shogi`. Both count the lines of so many plies from two boards, by
listing moves and making all but the last, and both count what was published. The second board is the one in the middle of a
game that perft results are published for, with 207 moves. They count by turns, five rounds, in CPU time; microseconds are the
median, with the least and the greatest. python-chess stands beside them, counting chess.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.report import Measured, cpu_time, table

PEERS = ("python-shogi", "open_spiel", "python-chess")
ROUNDS = 5
BOARDS = {
    "the start": ("", 3, 25470),
    "in the middle": ("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", 2, 28684),
}


def pushed(board: Any, plies: int) -> int:
    """Lines of a board that is changed: python-shogi's and python-chess's."""
    moves = list(board.legal_moves)
    if plies == 1:
        return len(moves)
    lines = 0
    for move in moves:
        board.push(move)
        lines += pushed(board, plies - 1)
        board.pop()
    return lines


def followed(state: Any, plies: int) -> int:
    """Lines of a state of OpenSpiel."""
    moves = state.legal_actions()
    return len(moves) if plies == 1 else sum(followed(state.child(move), plies - 1) for move in moves)


def counted(name: str) -> list[list[Any]]:
    import chess
    import pyspiel

    import shogi

    board, plies, lines = BOARDS[name]
    rules = pyspiel.load_game("shogi")
    jobs: dict[str, Callable[[], int]] = {
        "python-shogi": lambda: pushed(shogi.Board(board) if board else shogi.Board(), plies),
        "OpenSpiel": lambda: followed(rules.new_initial_state(board) if board else rules.new_initial_state(), plies),
    }
    if not board:
        jobs["python-chess, chess"] = lambda: pushed(chess.Board(), plies)
    seconds: dict[str, list[float]] = {program: [] for program in jobs}
    for _ in range(ROUNDS):
        for program, job in jobs.items():
            started = cpu_time()
            found = job()
            seconds[program].append(cpu_time() - started)
            assert found == (8902 if "chess" in program else lines)
    rows = list[list[Any]]()
    for program, spent in seconds.items():
        number = 8902 if "chess" in program else lines
        least, median, greatest = (1e6 * each / number for each in (min(spent), statistics.median(spent), max(spent)))
        rows.append([name, plies, program, number, median, f"{least:.3g}–{greatest:.3g}"])
    return rows


def sections(measured: Measured) -> Iterator[str]:
    rows = [row for each in measured(counted, [(name,) for name in BOARDS]) for row in each]
    yield table(("board", "plies", "program", "lines", "µs a line", "from–to"), rows)
