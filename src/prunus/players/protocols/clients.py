"""The other side of the protocols: we ask, a program of others answers.

A client is told a situation and gives the answer: a move in the words of the protocol, and what was said of it. Whoever has no
clock and no other limit gives a program a second a move; NBoard knows no clocks, there a depth is told.
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.errors import DoesNotFit, UnknownName
from prunus.players.player import Situation
from prunus.players.protocols.nboard import square, written_game
from prunus.players.protocols.program import Peer, PeerFailed

SECONDS = 1.0  # a move, where nobody says how long or how deep
DEPTH = 6  # where a program knows no clock


class Reply(NamedTuple):
    move: str
    value: int | None = None
    depth: int | None = None
    nodes: int = 0


class Client(ABC):
    """What we say to one program. `options` are told to it before it begins."""

    farewell = "quit"
    takes_options = False
    games = ""  # which games are played by it; "" is any

    def __init__(self, program: Peer, game: Game, options: Mapping[str, str], patience: float) -> None:
        self.program, self.game, self.options, self.patience = program, game, options, patience

    @classmethod
    def check(cls, protocol: str, game: Game, options: Mapping[str, str]) -> None:
        """Refuse what cannot be said in this protocol."""
        if not (re.sub("-.*", "", game.name) == cls.games or not cls.games):
            raise DoesNotFit(f"{protocol} is spoken of {cls.games}, not of {game.name}")
        for name in options if not cls.takes_options else ():
            raise UnknownName(f"setting of engine:{protocol}", name, ["depth", "nodes", "patience"])

    @abstractmethod
    def greet(self) -> None:
        """Wait until the program is ready."""

    @abstractmethod
    def begin(self) -> None:
        """A new game."""

    @abstractmethod
    def ask(self, situation: Situation, cancel: Cancellation, seconds: float) -> Reply | None:
        """The answer, within so many seconds; None if somebody has cancelled."""

    def wanted(self, start: str, seconds: float | None = None, cancel: Cancellation | None = None) -> str | None:
        """The next line that begins so."""
        return self.program.answer(
            lambda line: (line.split() or [""])[0] == start, start, self.patience if seconds is None else seconds, cancel
        )


class UgiClient(Client):
    hello, new_game, takes_options = "ugi", "uginewgame", True

    def greet(self) -> None:
        self.program.say(self.hello)
        self.wanted(f"{self.hello}ok")
        for name, value in self.options.items():
            self.program.say(f"setoption name {name} value {value}")
        self.begin()

    def begin(self) -> None:
        self.program.say(self.new_game)
        self.program.say("isready")
        self.wanted("readyok")

    def ask(self, situation: Situation, cancel: Cancellation, seconds: float) -> Reply | None:
        self.program.say(f"position {self.position(situation)}")
        limits = {"depth": situation.depth, "nodes": situation.nodes}
        said = [f"{name} {value}" for name, value in limits.items() if value is not None]
        if situation.seconds is not None or not said:
            said.append(f"movetime {max(1, int(1000 * (situation.seconds or SECONDS)))}")
        self.program.say(" ".join(["go", *said]))
        last = [""]

        def is_it(line: str) -> bool:
            if line.startswith("info ") and " score " in line:
                last[0] = line
            return (line.split() or [""])[0] == "bestmove"

        answer = self.program.answer(is_it, "go", seconds, cancel)
        if answer is None:
            self.program.say("stop")
            answer = self.program.answer(is_it, "stop", self.patience)
        words = (answer or "").split()
        if len(words) < 2:
            raise PeerFailed(f"{self.program.name} answers go with {answer!r}")
        found = {name: re.search(rf" {name} (-?[0-9]{{1,15}})\b", last[0]) for name in ("score cp", "depth", "nodes")}
        value, depth, nodes = (None if each is None else int(each[1]) for each in found.values())
        return Reply(words[1], value, depth, nodes or 0)

    def position(self, situation: Situation) -> str:
        game, position = situation.game, situation.start
        head = "startpos" if position == game.start() else f"fen {game.format(position)}"
        moves = []
        for move in situation.moves:
            moves.append(self.text_of(position, move))
            position = position.play(move)
        return " ".join([head, *(["moves"] if moves and not self.has_moves(head) else []), *moves])

    def has_moves(self, head: str) -> bool:
        """Whether a position is written with moves of its own, which others follow."""
        return False

    def text_of(self, position: Any, move: Any) -> str:
        return "_".join(self.game.format_move(position, move).split())


class UciClient(UgiClient):
    hello, new_game, games = "uci", "ucinewgame", "chess"

    def has_moves(self, head: str) -> bool:
        return "moves" in head.split()

    def text_of(self, position: Any, move: Any) -> str:
        return str(position.legal[int(move)].uci())


class GtpClient(Client):
    games = "othello"

    def greet(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.command(f"boardsize {self.game.size}", self.patience)  # type: ignore[attr-defined]
        self.clear()

    def clear(self) -> None:
        self.command("clear_board", self.patience)
        self.made: tuple[Any, ...] = ()

    def ask(self, situation: Situation, cancel: Cancellation, seconds: float) -> Reply | None:
        if situation.start != situation.game.start():
            raise DoesNotFit("GTP cannot say that a game of Othello began elsewhere than at its start")
        until = time.monotonic() + seconds
        if self.made != situation.moves[: len(self.made)]:
            self.clear()
        position = situation.start
        for ply, move in enumerate(situation.moves):
            if ply >= len(self.made):
                self.command(f"play {self.colour(position)} {self.game.format_move(position, move).upper()}", self.patience)
            position = position.play(move)
        if situation.seconds is not None:
            told = situation.seconds if situation.seconds < 1 else int(situation.seconds)
            self.command(f"time_settings 0 {told:.3g} 1", self.patience, may_fail=True)
        self.made = ()  # until we know what it has made
        answer = self.command(f"genmove {self.colour(position)}", until - time.monotonic(), cancel=cancel)
        if answer is None:
            return None
        move = next((move for move in position.moves() if self.game.format_move(position, move) == answer.lower()), None)
        self.made = () if move is None else (*situation.moves, move)
        return Reply(answer)

    def colour(self, position: Any) -> str:
        return self.game.player(position)

    def command(self, line: str, seconds: float, *, may_fail: bool = False, cancel: Cancellation | None = None) -> str | None:
        """What the program answers; None if somebody has cancelled."""
        self.program.say(line)
        answer = self.program.answer(lambda said: said[:1] in ("=", "?"), line, seconds, cancel)
        if answer is not None and answer[0] == "?" and not may_fail:
            raise PeerFailed(f"{self.program.name} answers {line!r} with {answer!r}")
        return None if answer is None else answer[1:].strip()


class NBoardClient(Client):
    games = "othello"
    pings = 0

    def greet(self) -> None:
        self.program.say("nboard 2")
        self.begin()

    def begin(self) -> None:
        """What was said of another game is over when the program answers a ping."""
        self.pings += 1
        self.program.say(f"ping {self.pings}")
        wanted = f"pong {self.pings}"
        self.program.answer(lambda line: line.strip() == wanted, "ping", self.patience)

    def ask(self, situation: Situation, cancel: Cancellation, seconds: float) -> Reply | None:
        self.program.say(f"set game {written_game(situation)}")
        self.program.say(f"set depth {situation.depth or DEPTH}")
        self.begin()
        self.program.say("go")
        answer = self.wanted("===", seconds, cancel)
        if answer is None:
            return None
        words = [word for word in re.split(r"[/\s]+", answer.partition("===")[2]) if word]
        if not words:
            raise PeerFailed(f"{self.program.name} answers go with {answer!r}")
        value = re.fullmatch(r"[+-]?[0-9]{1,4}(\.[0-9]{1,9})?", words[1]) if len(words) > 1 else None
        text = words[0].lower()
        return Reply("pass" if text == square(64).lower() else text, None if value is None else round(float(words[1])))


CLIENTS: dict[str, type[Client]] = {"ugi": UgiClient, "uci": UciClient, "gtp": GtpClient, "nboard": NBoardClient}
