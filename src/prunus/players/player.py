"""Player: who chooses a move, and how one is found by its name.

A player is a row of advisers, NAME[:ARGUMENT] joined by `+`, asked one after the other until one of them knows a move:

    book:openings.book+solver+search        a book where it knows the position, the exact solver where the end is in reach, a search
    random:20+search:depth=2                one move of five by chance
    level:casual, or casual                 the same, by the name of a level

The names are the entries of `players/kinds`; what a kind may be told stands in its entry.
"""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from prunus.core.game import Game
from prunus.core.grammar import Entry, Word, words
from prunus.core.registry import entries, find, known
from prunus.core.requests import Cancellation
from prunus.core.units import Told
from prunus.draw.words import counted, number
from prunus.errors import BadGame, DoesNotFit, UnknownName
from prunus.players.clock import Lateness


class Situation(NamedTuple):
    """What a player is shown when it is to move."""

    game: Game
    start: Any
    moves: tuple[Any, ...]  # from the start on
    position: Any
    seconds: float | None = None  # how long to think; None where nobody counts
    depth: int | None = None  # and how many plies or nodes deep, where somebody says
    nodes: int | None = None
    only: tuple[Any, ...] = ()  # moves that may be chosen, where not all of them
    lines: int = 1  # so many of the best moves are wanted, with what follows on each
    report: Callable[[Choice], None] | None = None  # told what is known by then, again and again

    @classmethod
    def at(cls, game: Game, start: Any = None, moves: Sequence[Any] = (), seconds: float | None = None) -> Situation:
        """What is to be shown after `moves` from `start`, by default the start of the game, with so many seconds for a move."""
        position = start = game.start() if start is None else start
        for move in moves:
            position = position.play(move)
        return cls(game, start, tuple(moves), position, seconds)

    def after(self, move: Any) -> Situation:
        """What the opponent is shown next."""
        return Situation(self.game, self.start, (*self.moves, move), self.position.play(move))

    def drawn(self, seed: int) -> random.Random:
        """Chance that is the same whenever the same player is shown the same game."""
        return random.Random(f"{seed} {self.game.name} {self.game.format(self.position)} {len(self.moves)}")


@dataclass(frozen=True)
class Choice:
    """A move, and what was thought: the value for who makes it, told as the game counts, and the line that is expected."""

    move: Any
    by: str  # the adviser
    value: Told | None = None
    line: tuple[Any, ...] = ()
    depth: int | None = None  # plies that were searched
    is_exact: bool = False  # the value is how the game ends with best play
    nodes: int = 0
    seconds: float = 0.0
    others: tuple[Choice, ...] = ()  # the next best moves, where several were wanted

    def told(self, situation: Situation) -> str:
        """What was thought, as a line for people."""
        said = [f"{situation.game.format_move(situation.position, self.move)} ({self.by})"]
        if self.value is not None:
            said.append(f"value {number(self.value)}" + ", exact" * self.is_exact)
        if self.depth is not None and not self.is_exact:
            said.append(counted(self.depth, "ply"))
        if len(self.line) > 1:
            said.append("line " + " ".join(situation.game.format_line(situation.position, self.line)))
        return "; ".join(said)


class Adviser(ABC):
    """One of those that a player asks."""

    name = ""
    is_human = False  # a person, whom nobody asks
    gives_lines = False  # whether it knows more than one move, where several are wanted

    def prepare(self, situation: Situation) -> None:  # noqa: B027 (most have nothing to prepare)
        """Compile and open what advice in such games needs, so that no clock runs meanwhile."""

    @abstractmethod
    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        """A move, within the seconds of the situation or soon after `cancel`; None where somebody else must know."""

    @contextmanager
    def pondering(self, situation: Situation) -> Iterator[None]:
        """Think about a situation in which the opponent is to move, as long as the context lasts."""
        yield

    def forget(self) -> None:  # noqa: B027
        """A new game begins: be as new."""

    def draw_anew(self, seed: int) -> None:  # noqa: B027 (most draw nothing)
        """Let chance be that of another seed."""

    def close(self) -> None:  # noqa: B027
        """Nobody will ask any more."""


class Player:
    """Advisers in a row. The last must always know a move; `random` and `search` do."""

    def __init__(self, name: str, advisers: Sequence[Adviser]) -> None:
        self.name, self.advisers, self.lateness = name, list(advisers), Lateness()

    @property
    def is_human(self) -> bool:
        """Whether this is a person, who moves when they like and cannot be asked."""
        return any(adviser.is_human for adviser in self.advisers)

    def prepare(self, game: Game, start: Any = None) -> None:
        """Be ready to play at once: whatever must be compiled is compiled now."""
        situation = Situation.at(game, start)
        if not situation.position.is_over():
            for adviser in self.advisers:
                adviser.prepare(situation)

    def choose(self, situation: Situation, cancel: Cancellation | None = None) -> Choice:
        """The move of the first adviser who knows one, and how long it took; if that was too long, clocks will keep more back.

        Who knows one move alone is not asked for several, unless nobody else is left; and who chooses a move that is not among
        those that may be chosen is not listened to, unless nobody chooses another: then it is the first that may.
        """
        started = time.perf_counter()
        for adviser in self.advisers:
            is_last = adviser is self.advisers[-1]
            if situation.lines > 1 and not adviser.gives_lines and not is_last:
                continue
            spent = time.perf_counter() - started
            left = None if situation.seconds is None else max(situation.seconds - spent, 0.001)
            choice = adviser.advise(situation._replace(seconds=left), cancel or Cancellation())
            if choice is not None and situation.only and choice.move not in situation.only:
                choice = Choice(situation.only[0], adviser.name) if is_last else None
            if choice is not None:
                spent = time.perf_counter() - started
                if situation.seconds is not None:
                    self.lateness.learn(spent - situation.seconds)
                return replace(choice, seconds=spent)
        raise BadGame(f"player {self.name!r} knows no move in {situation.game.format(situation.position)!r}")

    @contextmanager
    def pondering(self, situation: Situation) -> Iterator[None]:
        """Think on the opponent's time; what is found serves the next choice."""
        with self.advisers[-1].pondering(situation):
            yield

    def forget(self) -> None:
        """A new game begins."""
        for adviser in self.advisers:
            adviser.forget()

    def draw_anew(self, seed: int) -> None:
        """Let chance be that of another seed, with everything that is compiled kept."""
        for adviser in self.advisers:
            adviser.draw_anew(seed)

    def close(self) -> None:
        """Nobody will ask any more: programs that play are ended."""
        for adviser in self.advisers:
            adviser.close()


@dataclass(frozen=True)
class PlayerEntry(Entry):
    """A kind of adviser as people find it. `make(game, argument, seed)` gives those that its name stands for; `always_knows` says
    whether the last of them may be the last of a player. `choices` are arguments that are names of players by themselves."""

    make: Callable[[Game, str, int], Sequence[Adviser]]
    always_knows: bool = False
    choices: tuple[str, ...] = ()


BEST, HUMAN = "best", "human"


def all_players() -> dict[str, PlayerEntry]:
    """What players are made of, by name."""
    return entries("player")


def find_player(name: str, game: Game, seed: int = 0, *, seats_people: bool = False) -> Player:
    """The player that a text names, for a game; a person only where people have seats."""
    if not isinstance(name, str):
        raise DoesNotFit(f"{name!r} is no name of a player")
    found, entry = [], None
    for word in words(name):
        whole = _with_kind(word)
        entry = find("player", whole)
        found += entry.make(game, whole.argument or "", seed)
    if entry is None or not entry.always_knows:
        raise DoesNotFit(f"player {name!r} may know no move: let one come last that always does, as {name}+search")
    player = Player(name, found)
    if player.is_human and (len(found) > 1 or not seats_people):
        because = "nobody gives a person advice" if seats_people else "only programs play here, and `prunus play` seats people"
        raise DoesNotFit(f"player {name!r} is a person: {because}")
    return player


def _with_kind(word: Word) -> Word:
    """`level:expert`, where somebody says `expert` alone."""
    if known("player", word.name) is not None or word.name in (every := all_players()):
        return word
    for entry in every.values():
        if word.name in entry.choices and word.argument is None:
            return Word(entry.name, word.name)
    raise UnknownName("player", word.name, [*every, *(choice for entry in every.values() for choice in entry.choices)])


def settings(kind: str, argument: str, allowed: Sequence[str]) -> dict[str, str]:
    """What `depth=6,evaluation=corners-mobility` says, by name. A + within a value is written &, for + joins advisers."""
    found: dict[str, str] = {}
    for part in argument.split(",") if argument else ():
        name, sign, value = part.partition("=")
        if name.strip() not in allowed or not sign:
            raise UnknownName(f"setting of {kind!r}", name.strip(), allowed)
        found[name.strip()] = value.strip().replace("&", "+")
    return found
