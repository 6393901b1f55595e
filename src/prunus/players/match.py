"""Matches: any players against each other, in pairs of games from one opening with colours exchanged.

A match is a value; a pair of games is a job (`jobs/`), so that it is played by as many workers as there are and goes on where it
was stopped. Answers are looked at in the order of the pairs, whoever was first: a test that ends the match ends it after the same
pair. More than two players meet everybody else from the same openings.
"""

from __future__ import annotations

import itertools
import re
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from prunus.core.game import Game
from prunus.core.grammar import files_named
from prunus.core.registry import game as find_game
from prunus.core.requests import check_request
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.jobs.job import Answer, Job, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.players.clock import TimeControl
from prunus.players.kinds.solver import PATIENCE, empty_squares
from prunus.players.openings import openings
from prunus.players.player import Player, Situation, find_player
from prunus.players.playing import Judge, play_game
from prunus.players.record import GameRecord
from prunus.players.standing import Pairing, Played
from prunus.players.strength import Sprt
from prunus.solvers.solver import MEGABYTES, find_solver

MOST_GAMES = 10_000_000
MOST_PLAYERS = 64
APART = 1_000_003  # between the seeds of two players


@dataclass(frozen=True)
class Match:
    """`games` are those of every two players. `adjudicate` is at how many empty squares the solver ends a game, 0 for never;
    `most_plies`, when a game that goes on is a draw; `level`, how far the value of an opening may be from zero."""

    game: str
    players: tuple[str, ...]
    games: int = 100
    seed: int = 1
    time: str | None = None
    start: str = ""
    opening_plies: int | None = None
    level: int | None = None
    sprt: Sprt | None = None
    adjudicate: int = 0
    most_plies: int | None = None

    def __post_init__(self) -> None:
        check_request(seed=self.seed)
        if not 2 <= len(self.players) <= MOST_PLAYERS:
            raise OutOfRange(f"a match is between 2 to {MOST_PLAYERS} players, not {len(self.players)}")
        if not 2 <= self.games <= MOST_GAMES or self.games % 2:
            raise OutOfRange(f"games are played in pairs: an even number from 2 to {MOST_GAMES:,}, not {self.games:,}")
        if self.sprt is not None and len(self.players) > 2:
            raise DoesNotFit(f"a test is between two players, and these are {len(self.players)}")
        if self.time is not None:
            TimeControl.parse(self.time)

    def as_json(self) -> dict[str, Any]:
        """The settings, from which the same match is played again."""
        return vars(self) | {"players": list(self.players), "sprt": None if self.sprt is None else vars(self.sprt)}

    def files(self) -> dict[str, str]:
        """The files of the user's that decide what is played, with their digests."""
        parts = [part for player in self.players for by in (r"$", r"[,=&]", r"[,=&\s]") for part in re.split(by, player)]
        # a command that ends in the name of a file is no file
        return file_digests(files_named(self.game, *(part for part in parts if not part.endswith(".py") or Path(part).is_file())))

    def check(self) -> None:
        """Refuse players that do not suit the game, before any of them plays."""
        game = find_game(self.game)
        for name in dict.fromkeys(self.players):
            find_player(name, game, self.seed).close()
        if self.adjudicate:
            find_solver(game.start())

    def jobs(self) -> Iterator[tuple[int, int, Job]]:
        """(first player, second, the job of a pair of their games), those of two players one after the other."""
        game, digests = find_game(self.game), self.files()
        start = game.parse(self.start) if self.start else game.start()
        drawn = openings(game, self.games // 2, self.seed, self.opening_plies, start=start, within=self.level)
        texts = [game.format_line(start, moves) for moves in drawn]
        settings = {"game": self.game, "start": self.start, "time": self.time, "adjudicate": self.adjudicate}
        for first, second in itertools.combinations(range(len(self.players)), 2):
            about = {"players": [self.players[first], self.players[second]], "most_plies": self.most_plies}
            for number, opening in enumerate(texts):
                seed = self.seed + 2 * APART * (number + 1)
                yield (
                    first,
                    second,
                    Job("prunus.players.match:pair_played", settings | about | {"opening": opening, "seed": seed}, digests),
                )


def play_match(match: Match, runner: Runner | None = None) -> Played:
    """Play it; Stopped, with what was played by then, if somebody stops it."""
    match.check()
    found = {(one, two): Pairing(one, two) for one, two in itertools.combinations(range(len(match.players)), 2)}
    records: list[GameRecord] = []
    verdict = None
    work = list(match.jobs())
    answers = (runner or Runner()).run([job for _, _, job in work], "pairs of games")
    try:
        for answer in answers:
            one, two, _ = work[answer.number]
            pair = records_of(answer.value, answer.measured)
            records += pair
            found[one, two] = found[one, two].with_pair(pair)
            verdict = None if match.sprt is None else match.sprt.verdict(found[one, two].pentanomial)
            if verdict is not None:
                break
    except Stopped as error:
        played = Played(match.players, tuple(found.values()), tuple(records), match.sprt, None, was_stopped=True)
        raise Stopped(str(error), played) from error
    finally:
        answers.close()  # type: ignore[attr-defined]  # workers that are ahead of a test's end
        _ready.cache_clear()
    return Played(match.players, tuple(found.values()), tuple(records), match.sprt, verdict)


def records_of(value: Any, measured: Any) -> list[GameRecord]:
    """The records of a pair, with the times that were measured."""
    found = []
    for said, times in zip(value, measured, strict=True):
        record = GameRecord.from_json(said)
        remarks = tuple(
            replace(remark, seconds=spent, clock=left) for remark, (spent, left) in zip(record.remarks, times, strict=True)
        )
        found.append(replace(record, remarks=remarks))
    return found


def pair_played(
    game: str,
    start: str,
    players: Sequence[str],
    opening: Sequence[str],
    seed: int,
    time: str | None,
    adjudicate: int,
    most_plies: int | None,
) -> Answer:
    """A job: two games from one opening, the second with colours exchanged; beside it how long each move took."""
    this = find_game(game)
    ready: _Ready = _ready(game, start, *players, adjudicate)
    begin = this.parse(start) if start else this.start()
    moves = tuple(GameRecord(this.name, tuple(opening), start).moves_in(this))
    control = None if time is None else TimeControl.parse(time)
    for place, player in enumerate(ready.players):
        player.draw_anew(seed + APART * place)
    found, measured = [], []
    for order in (1, -1):
        judge = None if ready.judge is None else ready.judge.begun()
        seats = ready.players[::order]
        record = play_game(this, seats, control, start=begin, opening=moves, judge=judge, most_plies=most_plies)
        measured.append([[remark.seconds, remark.clock] for remark in record.remarks])
        plain = tuple(replace(remark, seconds=None, clock=None) for remark in record.remarks)
        found.append(replace(record, remarks=plain).as_json())
    return Answer(found, measured)


class _Ready:
    """Two players with all that they need, closed when nobody needs them any more, and who ends their games."""

    def __init__(self, game: Game, start: Any, names: Sequence[str], adjudicate: int) -> None:
        self.players: list[Player] = [find_player(name, game) for name in names]
        weakref.finalize(self, _close, self.players)
        for player in self.players:
            player.prepare(game, start)
        self.judge = _Solving(start, adjudicate) if adjudicate else None


def _close(players: Sequence[Player]) -> None:
    for player in players:
        player.close()


@prepared(4)
def _ready(game: str, start: str, first: str, second: str, adjudicate: int) -> _Ready:
    this = find_game(game)
    return _Ready(this, this.parse(start) if start else this.start(), (first, second), adjudicate)


class _Solving:
    """Adjudication: the solver says how a game ends with best play. What takes too long it tries again two plies later."""

    def __init__(self, start: Any, reach: int) -> None:
        self.solver, self.reach = find_solver(start).make(MEGABYTES, 1), reach

    def begun(self) -> Judge:
        """The judge of a new game."""
        reach = self.reach

        def judge(situation: Situation) -> int | None:
            nonlocal reach
            empty = empty_squares(situation.game, situation.position)
            if empty is None or empty > reach:
                return None
            try:
                return self.solver.value(situation.position, PATIENCE).value
            except Stopped:
                reach = empty - 2
                return None

        return judge
