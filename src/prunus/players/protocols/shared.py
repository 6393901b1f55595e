"""What our side of every protocol does: it reads lines, answers them, and thinks in a thread of its own.

    lines ──> hear ──> say              whoever hears also answers pings and `stop` while the player thinks
                └────> Thinking ──> say

The player is prepared, which compiles all that it needs, before the program at the other end is told that we are ready. That
program reads neither tracebacks nor exit codes: whatever goes wrong is told in one line of its protocol, or not at all.
"""

from __future__ import annotations

import contextvars
import logging
import re
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.core.units import Told, amount
from prunus.core.values import WIN
from prunus.errors import PrunusError
from prunus.players.garbage import uncollected
from prunus.players.player import Choice, Player, Situation, find_player

NAME = "Prunus"
MOST = 2**40  # of numbers that we are told: larger ones mean no more
LONGEST = 300  # characters of a complaint

Say = Callable[[str], None]


class Thought:
    """What is being thought about; an answer that is no longer wanted is not said."""

    def __init__(self) -> None:
        self.cancel = Cancellation()
        self.is_wanted = True

    def wait(self) -> None:
        """Until somebody asks for the answer, or for its end."""
        ended = threading.Event()
        with self.cancel.heard_by(ended.set):
            ended.wait()


class Thinking:
    """One thought at a time."""

    def __init__(self) -> None:
        self.thought: Thought | None = None
        self.thread: threading.Thread | None = None

    def begin(self, work: Callable[[Thought], None]) -> None:
        """Think about something else."""
        self.stop()
        self.thought = Thought()
        context = contextvars.copy_context()
        self.thread = threading.Thread(target=context.run, args=(work, self.thought), name="prunus-thinking", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Have what is known by now said."""
        if self.thought is not None:
            self.thought.cancel.cancel()
        self.wait()

    def drop(self) -> None:
        """Nobody wants to know."""
        if self.thought is not None:
            self.thought.is_wanted = False
        self.stop()

    def wait(self) -> None:
        """Let it come to its end."""
        if self.thread is not None:
            self.thread.join()
        self.thought = self.thread = None


class Server(ABC):
    """Our side of a protocol, for one game and one player; `say` writes a line."""

    def __init__(self, game: Game, player: str, say: Say, seed: int = 0) -> None:
        self.seed, self.thinking, self._say, self._lock = seed, Thinking(), say, threading.Lock()
        self.game, self.player = game, find_player(player, game, seed)
        self.situation, self.is_ready = Situation.at(game), False

    def change(self, game: Game, player: str) -> None:
        """Have another player; an error leaves everything as it was."""
        found = find_player(player, game, self.seed)
        self.player.close()
        self.game, self.player, self.is_ready = game, found, False

    def prepare(self) -> None:
        """Compile whatever a move needs, before somebody counts the seconds."""
        if not self.is_ready:
            self.player.prepare(self.game)
            self.is_ready = True

    def serve(self, lines: Iterable[str]) -> None:
        """Answer until there are no more lines, or one of them ends it."""
        try:
            for line in lines:
                if self._attempted(lambda line=line: self.hear(line)) is False:  # type: ignore[misc]
                    self.thinking.drop()
                    return
            self.at_end()
        finally:
            self.thinking.drop()
            self.player.close()

    @abstractmethod
    def hear(self, line: str) -> bool | None:
        """Answer a line; False where it is the last."""

    @abstractmethod
    def complain(self, sentence: str) -> None:
        """Say what is wrong, as the protocol does."""

    def at_end(self) -> None:
        """Nobody asks for more: what is being thought about is answered with what is known."""
        self.thinking.stop()

    def say(self, line: str) -> None:
        with self._lock:
            self._say(line)

    def think(self, work: Callable[[Thought], None], seconds: float | None = None) -> None:
        """Have `work` done beside the lines, within so many seconds if somebody counts them; what goes wrong is said."""

        def attempt(thought: Thought) -> None:
            with uncollected(seconds):
                self._attempted(lambda: work(thought))

        self.thinking.begin(attempt)

    def _attempted(self, work: Callable[[], Any]) -> Any:
        try:
            return work()
        except BrokenPipeError:  # nobody listens any more
            return False
        except PrunusError as error:
            self.complain(told(str(error)))
        except Exception as error:  # of a game of the user's, or ours: the other program can only read its protocol
            logging.getLogger("prunus").warning("%s: %s", type(error).__name__, error)
            self.complain(told(f"{type(error).__name__}: {error}"))
        return None


def told(sentence: str) -> str:
    """A sentence on one line."""
    return " ".join(sentence.split())[:LONGEST]


def number(text: str) -> int | None:
    """A whole number, as protocols write them; None if it is something else."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        return None
    return max(-MOST, min(int(text), MOST))


def chosen(player: Player, situation: Situation, cancel: Cancellation) -> Choice:
    """The player's choice; one that was stopped before it knew anything looks a ply ahead all the same."""
    choice = player.choose(situation, cancel)
    if cancel.is_cancelled and choice.value is None:
        return player.choose(situation._replace(depth=1))
    return choice


def margin(value: Told | None) -> float | None:
    """What a value says in the units of the game, whether it is an estimate or a decided game; None if it is no number."""
    found = amount(value)
    if found is None:
        return None
    return found - WIN if found >= WIN else found + WIN if found <= -WIN else found
