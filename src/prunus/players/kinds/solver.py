"""The exact solver, where the end is in reach."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.errors import OutOfRange, Stopped
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation
from prunus.solvers.solver import MEGABYTES, Solver, find_solver

SHARE = 0.5  # of the time for a move: if the solver has not found it by then, somebody else needs the rest
PATIENCE = 5.0  # seconds, where nobody counts


class Exact(Adviser):
    """Solves positions with at most `reach` empty squares. What it could not solve in time it tries again two moves later."""

    name, gives_lines = "solver", True

    def __init__(self, solver: Solver, reach: int) -> None:
        self.solver, self.reach = solver, reach
        self.gave_up_at: int | None = None

    def prepare(self, situation: Situation) -> None:
        near = near_the_end(situation)
        empty = None if near is None else empty_squares(situation.game, near)
        if empty is not None and empty <= self.reach:  # a game of chess may end on a board that is out of reach, and take hours
            self.solver.solve(near)

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        empty = empty_squares(situation.game, situation.position)
        if empty is None or empty > self.reach or not _is_within(situation, empty):
            return None
        if self.gave_up_at is not None and empty > self.gave_up_at - 2:
            return None
        self.solver.cancel = cancel
        try:
            choice = solved(self.solver, situation, self.name, PATIENCE if situation.seconds is None else SHARE * situation.seconds)
        except Stopped:
            self.gave_up_at = None if cancel.is_cancelled else empty
            return None
        self.gave_up_at = None
        return choice

    def forget(self) -> None:
        self.gave_up_at = None


def solved(solver: Solver, situation: Situation, name: str, seconds: float | None = None) -> Choice:
    """What a solver chooses; the values of all moves are asked for only where several are wanted, or not all may be chosen."""
    if situation.lines == 1 and not situation.only:
        found = solver.solve(situation.position, seconds)
        move = (*found.line, *found.best_moves)[0]  # there is no line where play need not end
        return Choice(move, name, found.told(found.value), found.line or (move,), None, True, found.nodes)
    found = solver.value_of_moves(situation.position, seconds)
    moves = [move for move in found.values if not situation.only or move in situation.only]
    moves.sort(key=lambda move: (-found.values[move], move != next(iter(found.line), None)))
    best, *others = [
        Choice(move, name, found.told(found.values[move]), found.line if move in found.line[:1] else (move,), None, True)
        for move in moves[: situation.lines]
    ]
    return replace(best, others=tuple(others), nodes=found.nodes)


def _is_within(situation: Situation, empty: int) -> bool:
    """Whether a search as deep as somebody asks for would come to the end: then the solver may answer for it."""
    return situation.nodes is None and (situation.depth is None or empty <= situation.depth)


def empty_squares(game: Game, position: Any) -> int | None:
    """How many squares of the board are empty; None where a game has no board."""
    rows = game.rows(position)
    return sum(row.count(".") for row in rows) if rows else None


def near_the_end(situation: Situation) -> Any:
    """A position a few moves before the end of some game, which is soon solved; None if a game of chance does not end."""
    drawn, line = situation.drawn(0), [situation.position]
    while not line[-1].is_over():
        if len(line) > 1000:
            return None
        line.append(line[-1].play(drawn.choice(list(line[-1].moves()))))
    return line[max(0, len(line) - 5)] if len(line) > 1 else None


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    if argument and not (argument.isdecimal() and argument.isascii() and len(argument) < 5):
        raise OutOfRange(f"solver:{argument} is not a number of empty squares")
    entry = find_solver(game.start())
    return [Exact(entry.make(MEGABYTES, 1), int(argument or entry.reach))]


PLAYER = PlayerEntry(
    "solver",
    "the exact solver of the game, where at most so many squares are empty and the time suffices",
    _made,
    argument="[:EMPTY]",
)
