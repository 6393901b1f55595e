"""Clocks: how well players keep to their time

Two players of the game's best search, with a clock for each move, from openings by seed. A move takes what it takes from the
question to the answer, on the wall clock; what must be compiled is compiled before. *Late* are moves that took longer than the
clock allows, *lost* the games that were lost by it, which happens beyond a margin of 50 milliseconds.

Then matches of the same players against themselves on busy cores: two games at once on each core, both sides thinking in turn, so
that every search gets half a core and the clock does not wait for it. Of a game that is lost nobody counts further moves.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from benchmarks.report import Measured, table
from prunus.core.registry import game as find_game
from prunus.jobs.runner import Runner
from prunus.players.clock import TimeControl
from prunus.players.match import Match, play_match
from prunus.players.openings import openings
from prunus.players.player import find_player
from prunus.players.playing import play_game
from prunus.players.record import GameRecord

CASES = (
    ("othello", "100ms/move", 6),
    ("connect-four", "100ms/move", 12),
    ("othello", "1s/move", 2),
    ("connect-four", "1s/move", 6),
)
BUSY = (("othello", "1s/move", 50), ("connect-four", "1s/move", 150))
AT_ONCE = 2  # games on each core
HEAD = ("game", "clock", "games", "moves", "median, ms", "95 %, ms", "longest, ms", "late", "lost")
PLAYER = "search"  # the solver answers at once near the end, which would flatter


def sections(measured: Measured) -> Iterator[str]:
    yield table(HEAD, [[*case, *row] for case, row in zip(CASES, measured(kept, list(CASES)), strict=True)])
    yield f"On busy cores, {AT_ONCE} games at once on each:"
    yield table(HEAD, [[*case, *row] for case, row in zip(BUSY, measured(kept_when_busy, list(BUSY)), strict=True)])


def kept(game: str, control: str, games: int) -> list[float]:
    """How the clock is kept in games that are played one after the other."""
    this, time = find_game(game), TimeControl.parse(control)
    both = [find_player(PLAYER, this, seed) for seed in (1, 2)]
    for player in both:
        player.prepare(this)
    return told(time, [play_game(this, both, time, opening=opening) for opening in openings(this, games, seed=5)])


def kept_when_busy(game: str, control: str, games: int) -> list[float]:
    """The same in a match with several games at once."""
    match = Match(game, (PLAYER, PLAYER), games, seed=6, time=control)
    with Runner(AT_ONCE * (os.cpu_count() or 1)) as runner:
        return told(TimeControl.parse(control), play_match(match, runner).records)


def told(time: TimeControl, records: Sequence[GameRecord]) -> list[Any]:
    """How many moves there were, and how long they took: median, 95 %, longest, in milliseconds; moves late and games lost."""
    ms = 1000 * np.array([each.seconds for record in records for each in record.remarks if each.seconds is not None])
    lost = sum(record.ending == "time" for record in records)
    late = int((ms > 1000 * (time.move or 0.0)).sum()) + lost  # the move that loses a game is not in its record
    return [len(ms), float(np.median(ms)), float(np.percentile(ms, 95)), float(ms.max()), late, lost]
