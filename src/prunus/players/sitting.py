"""Sitting: a game at a board between people and players, move by move; no terminal and no page is known here.

    sitting = Sitting(game, (person(), find_player("level:club", game)))  a person begins, a player answers
    sitting.make(sitting.meant("d3"))                                     the person's move, as it was typed
    sitting.answer()                                                      the player's
    sitting.undo(), sitting.redo(), sitting.change_sides(), sitting.seat(1, person()), sitting.resign()

Seat 0 belongs to who is to move in the first position. A person is a player whom nobody asks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.core.units import amount
from prunus.errors import DoesNotFit, NoValue, PrunusError
from prunus.players.clock import Clock, TimeControl
from prunus.players.garbage import uncollected
from prunus.players.player import Choice, Player, Situation
from prunus.players.playing import LOSS, MARGIN, illegal
from prunus.players.record import GameRecord, Remark, record_of
from prunus.searches.driving import worker

SEATS = ("first player", "second player")  # where a game has no names for them
THINKING = 5.0  # seconds a player takes at most where no clock runs


class Sitting:
    """One game. Every change of it is a method; `record` is the game so far and `situation` where it stands."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Player],
        *,
        start: Any = None,
        record: GameRecord | None = None,
        control: TimeControl | None = None,
        seconds: float = THINKING,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game, self.seats, self.control, self.seconds, self.now = game, list(seats), control, seconds, now
        self.record = record_of(game, start, ()) if record is None else record
        self.situation = Situation.at(game, self.record.begins_at(game), self.record.moves_in(game))
        self.undone: list[list[tuple[str, Remark, bool]]] = []  # what `redo` makes again, the latest last
        self.was_own = [self.seats[ply % 2].is_human for ply in range(len(self.record.moves))]  # which moves people chose
        self.thought: Choice | None = None  # by the player who moved last
        self._name_seats()
        self._settle()

    @property
    def turn(self) -> int:
        """The seat that is to move."""
        return len(self.situation.moves) % 2

    @property
    def is_over(self) -> bool:
        return self.record.ending != "unfinished"

    @property
    def people(self) -> int:
        """How many of the seats people have."""
        return sum(player.is_human for player in self.seats)

    @property
    def before(self) -> tuple[Any, Any] | None:
        """The position in which the last move was made, and the move."""
        moves = self.situation.moves
        return (self._at(len(moves) - 1), moves[-1]) if moves else None

    @property
    def legal(self) -> dict[str, Any]:
        """The moves that can be made, as the game writes them."""
        position = self.situation.position
        return {} if self.is_over else {self.game.format_move(position, move): move for move in position.moves()}

    def side(self, seat: int) -> str:
        """What the game calls who sits there."""
        position = self.situation.position
        if seat != self.turn:  # seen to move before or after
            after = next(iter(position.moves()), None)
            moves = self.situation.moves
            position = position.play(after) if after is not None else self._at(len(moves) - 1) if moves else position
            if after is None and not moves:
                return SEATS[seat]
        return self.game.player(position) or SEATS[seat]

    def meant(self, text: str) -> Any:
        """The move that a person means: as the game reads it, in other case, or by how it begins if that begins one move alone."""
        try:
            return self.game.parse_move(self.situation.position, text)
        except PrunusError:
            legal = self.legal
            wanted = "".join(text.split()).lower()
            for fits in (str.__eq__, str.startswith):
                found = [move for move in legal if wanted and fits(move.lower(), wanted)]
                if len(found) == 1:
                    return legal[found[0]]
                if found:
                    raise DoesNotFit(f"{text!r} could be {', '.join(found)}: say which") from None
            raise

    def make(self, move: Any, value: Any = None) -> None:
        """Make a move for whose turn it is, in the time since the last one; who is too late has lost instead."""
        text = self.game.format_move(self.situation.position, move)
        seconds = self.now() - self.begun
        clock = None if self.clocks is None else self.clocks[self.turn]
        if clock is not None and not clock.spend(seconds, MARGIN):
            self._end(self.turn, "time", f"{text} came after {seconds:.1f} s")
            return
        left = None if clock is None or clock.control.move is not None else clock.left
        again = self.undone and self.undone[-1]
        remark = Remark(value=amount(value), seconds=round(seconds, 3), clock=None if left is None else round(left, 3))
        self._play(move, text, remark, self.seats[self.turn].is_human)
        if again and again[0][0] == text:  # made again by hand
            self.undone[-1] = again[1:]
            self.undone = [group for group in self.undone if group]
        else:
            self.undone.clear()

    def begin(self) -> None:
        """The time of whose turn it is runs from now on."""
        self.begun = self.now()

    def answer(self, cancel: Cancellation | None = None) -> Choice:
        """Let the player whose turn it is move; Ctrl-C stops it, and is raised when it has ended."""
        player = self.seats[self.turn]
        if player.is_human:
            raise DoesNotFit(f"{self.side(self.turn)} is a person, who moves when they like")
        seconds = self.seconds if self.clocks is None else self.clocks[self.turn].budget
        with uncollected(seconds):
            choice = asked(player, self.situation._replace(seconds=seconds), cancel)
            self.make(choice.move, choice.value)
        self.thought = choice
        return choice

    def undo(self) -> list[str]:
        """Take back the last move that a person chose, and all after it; those moves. A game that was given up goes on first.

        Where there are no people the last move is taken back. A move that was the only one and changed nothing was nobody's choice;
        one that a person made before they left that seat was theirs, and so is one that was made in the seat that they have now.
        """
        if self.is_over and self.record.ending != "over":
            self._return_to(len(self.record.moves))
            return []
        plies = len(self.record.moves)
        while plies:
            plies -= 1
            is_own = self.seats[plies % 2].is_human or self.was_own[plies]
            if not self.people or (is_own and not self._was_forced(plies)):
                taken = list(self.record.moves[plies:])
                remarks = [self.record.remark(ply) for ply in range(plies, len(self.record.moves))]
                self.undone.append(list(zip(taken, remarks, self.was_own[plies:], strict=True)))
                self._return_to(plies)
                return taken
        return []

    def redo(self) -> list[str]:
        """Make again what was taken back last."""
        if not self.undone:
            return []
        group = self.undone.pop()
        for text, remark, was_own in group:
            self._play(self.game.parse_move(self.situation.position, text), text, remark, was_own)
        return [text for text, *_ in group]

    def hint(self, adviser: Player, seconds: float, cancel: Cancellation | None = None) -> Choice:
        """What somebody else would play here."""
        return asked(adviser, self.situation._replace(seconds=seconds), cancel)

    def change_sides(self) -> None:
        """Everybody takes the other seat; the board stays as it is."""
        self.seats.reverse()
        self._name_seats()

    def seat(self, seat: int, player: Player) -> None:
        """Somebody else takes over a seat: a player, or a person."""
        self.seats[seat] = player
        self._name_seats()

    def resign(self) -> None:
        self._end(self.turn, "resignation", f"{self.side(self.turn)} resigns")

    def forced(self) -> Any:
        """The only move, where there is one alone and it changes nothing on the board: a pass; None otherwise."""
        if self.is_over:
            return None
        return _forced(self.game, self.situation.position)

    def _was_forced(self, ply: int) -> bool:
        return _forced(self.game, self._at(ply)) is not None

    def _at(self, ply: int) -> Any:
        """The position after so many moves."""
        return Situation.at(self.game, self.situation.start, self.situation.moves[:ply]).position

    def _play(self, move: Any, text: str, remark: Remark, is_own: bool) -> None:
        self.record = self.record.with_move(text, remark)
        self.was_own.append(is_own)
        self.situation = self.situation.after(move)
        self._settle()

    def _return_to(self, plies: int) -> None:
        self.record = replace(self.record.shortened(plies), comment="")
        self.situation = Situation.at(self.game, self.situation.start, self.situation.moves[:plies])
        self.was_own = self.was_own[:plies]
        self.thought = None
        self._settle()

    def _settle(self) -> None:
        """The record says whether the game is over, and the clocks what is left by it."""
        if not self.is_over and self.situation.position.is_over():
            try:
                self.record = self.record.finished(self.game)
            except NoValue as error:  # a tree that does not say how it ends
                self.record = replace(self.record, ending="over", comment=str(error))
        self.clocks = None if self.control is None else [self._clock(seat) for seat in (0, 1)]
        self.begin()

    def _clock(self, seat: int) -> Clock:
        assert self.control is not None
        clock = Clock(self.control, self.seats[seat].lateness)
        left = [self.record.remark(ply).clock for ply in range(seat, len(self.record.moves), 2)]
        if self.control.move is None and left and left[-1] is not None:
            clock.left = left[-1]
        return clock

    def _end(self, loser: int, ending: Any, why: str) -> None:
        self.record = replace(self.record, outcome=-LOSS if loser else LOSS, ending=ending, comment=why)

    def _name_seats(self) -> None:
        first, second = (player.name for player in self.seats)
        self.record = replace(self.record, players=(first, second))


def asked(player: Player, situation: Situation, cancel: Cancellation | None = None) -> Choice:
    """What a player chooses, asked in a thread of its own: Ctrl-C is heard here, and raised when the player has ended."""
    cancel = cancel or Cancellation()
    choice: Choice
    choice, stopped_by = worker.run(lambda: player.choose(situation, cancel), cancel.cancel)
    if stopped_by == "keyboard":
        raise KeyboardInterrupt
    if choice.move not in list(situation.position.moves()):
        raise illegal(situation, choice)
    return choice


def _forced(game: Game, position: Any) -> Any:
    moves, rows = list(position.moves()), game.rows(position)
    return moves[0] if len(moves) == 1 and rows and game.rows(position.play(moves[0])) == rows else None
