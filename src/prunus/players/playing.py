"""Playing: one game between two players, by the rules and by the clock, kept as a record.

Whoever answers rubbish, an illegal move or nothing in time loses that game, and the record says so; nothing is raised, so that a
match goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.core.units import amount
from prunus.errors import PrunusError
from prunus.players.clock import Clock, TimeControl
from prunus.players.garbage import uncollected
from prunus.players.player import Choice, Player, Situation
from prunus.players.record import GameRecord, Remark, record_of

LOSS = -1  # the outcome of who breaks the rules, whatever the game counts in
MARGIN = 0.05  # seconds by which a clock may be overrun: what other programs take to say their move
Judge = Callable[[Situation], int | None]  # the outcome for who is to move, where it is known before the end


def play_game(
    game: Game,
    players: Sequence[Player],
    control: TimeControl | None = None,
    *,
    start: Any = None,
    opening: Sequence[Any] = (),
    judge: Judge | None = None,
    most_plies: int | None = None,
    ponders: bool = False,
    margin: float = MARGIN,
    cancel: Cancellation | None = None,
    watch: Callable[[Situation, Choice], None] | None = None,
    now: Callable[[], float] = time.perf_counter,
) -> GameRecord:
    """The record of a game. The moves of the opening are made for both; a judge may end the game early; `now` tells the time."""
    situation = Situation.at(game, start, opening)
    record = record_of(game, start, opening, players=(players[0].name, players[1].name))
    clocks = None if control is None else [Clock(control, player.lateness) for player in players]
    for seat, player in enumerate(players):
        try:
            player.forget()
        except Exception as error:
            return _lost(record, seat, *fault(error))
    while not situation.position.is_over():
        seat = len(situation.moves) % 2
        if cancel is not None and cancel.is_cancelled:
            return record
        known = judge(situation) if judge is not None else None
        if known is None and most_plies is not None and len(situation.moves) >= most_plies:
            known = 0
        if known is not None:
            return replace(record, outcome=-known if seat else known, ending="adjudication")
        clock = None if clocks is None else clocks[seat]
        asked = situation._replace(seconds=None if clock is None else clock.budget)
        at_fault = 1 - seat
        try:
            with ExitStack() as meanwhile:
                if ponders:
                    meanwhile.enter_context(players[1 - seat].pondering(situation))
                meanwhile.enter_context(uncollected(asked.seconds))
                at_fault, started = seat, now()
                choice = players[seat].choose(asked, cancel)
                text, seconds = _written(asked, choice), now() - started
                at_fault = 1 - seat
        except Exception as error:  # a player may be anybody's program, and a match goes on
            return _lost(record, at_fault, *fault(error))
        in_time = True if clock is None else clock.spend(seconds, margin)
        if not in_time:
            return _lost(record, seat, "time", f"{text} took {seconds:.3f} s")
        value = amount(choice.value)
        left = None if clock is None or clock.control.move is not None else clock.left
        record = record.with_move(text, Remark(value=value, seconds=round(seconds, 4), clock=left))
        if watch is not None:
            watch(situation, choice)
        situation = situation.after(choice.move)
    return record.finished(game)


class IllegalChoice(PrunusError):
    """A player that makes a move which the rules forbid."""

    ending = "illegal move"


def _written(situation: Situation, choice: Choice) -> str:
    """The move as the game writes it; IllegalChoice if there is no such move."""
    legal = list(situation.position.moves())
    if choice.move not in legal:
        raise illegal(situation, choice)
    return situation.game.format_move(situation.position, choice.move)


def illegal(situation: Situation, choice: Choice) -> IllegalChoice:
    """What to say of a move that there is not."""
    return IllegalChoice(f"{choice.move!r} is no move in {situation.game.format(situation.position)!r}")


def fault(error: Exception) -> tuple[Any, str]:
    """How a game ends in which a player raises something, and the sentence for it."""
    if isinstance(error, PrunusError):
        return getattr(error, "ending", "crash"), str(error)
    return "crash", " ".join(f"{type(error).__name__}: {error}".split())


def _lost(record: GameRecord, seat: int, ending: Any, why: str) -> GameRecord:
    outcome = -LOSS if seat else LOSS
    return replace(record, outcome=outcome, ending=ending, comment=f"{record.players[seat]}: {why}")
