"""Games of one's own, written as a plain class with the functions of a game; nothing is inherited, types are optional.

    class Countdown:                                class Countdown:
        start = 10                                      def __init__(self, left=10):
                                                            self.left = left
        def moves(self, left):                          def moves(self):
            return ["one", "two"][:left]                    return ["one", "two"][: self.left]
        def play(self, left, move):                     def play(self, move):
            return left - (1 if move == "one" else 2)       return Countdown(self.left - (1 if move == "one" else 2))
        …                                               …

Either the functions are given a state, which may be anything, or the object is the position itself. An object that changes when it
is played on, and takes moves back with `undo`, is taken too (core/walking.py). What each form is called by is a `PlainPosition`: an
immutable position, seen by the player to move. Moves are of any kind that has a hash.

    start, moves, play, is_over, outcome      what every game has; `start` is a function or a value, or how the object is made
    turn                                      0 or 1, whose move it is: then outcome and evaluate speak of player 0 (or of the
                                              player in `outcome(state, player)`), and otherwise of the player to move
    evaluate, key, symmetries, text, read, move_text, rows, drawing, label, player      what a game may have besides
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from prunus.core.drawing import Drawing, squared
from prunus.core.game import Game, Position
from prunus.core.generic import is_numbers
from prunus.core.keys import SIMPLE, content_of, digest_of, hashed_fields, told
from prunus.core.showing import show_positions
from prunus.core.standing_in import StandIn, Turning, told_shortly
from prunus.core.tuple_game import START, TupleGame, parameters
from prunus.core.walking import Walking
from prunus.errors import BadGame, NotationError

NEEDED = ("moves", "play", "is_over", "outcome")


class PlainPosition(Position, Turning):
    """A state of a game, and the moves that led there from its start; None where that is not known."""

    __slots__ = ("path", "state")

    game: Any  # of the class that is made for each game
    rules: Rules

    def __init__(self, state: Any, path: tuple[Any, ...] | None = None) -> None:
        self.state, self.path = state, path

    def made_of(self) -> Any:
        """What tells a position from others: the way there is no part of it."""
        return self.rules.made_of(self.state)

    def has_frozen_state(self) -> bool:
        """Whether nobody could change the state: a text or a number, or a tuple of such."""
        kind = type(self.state)
        is_text = kind in SIMPLE or (kind is tuple and SIMPLE.issuperset(map(type, self.state)))
        return is_text and self.rules.walking is None

    @classmethod
    def has_named_states(cls) -> bool:
        """Whether the states are all there is to the positions, and equal ones the same."""
        return cls.rules.walking is None and not cls.rules.is_position

    def moves(self) -> Iterable[Any]:
        return () if self.is_over() else self.rules.moves(self.state)

    def play(self, move: Any) -> Any:
        state = self.rules.play(self.state, move)
        return None if state is None else self.followed_by(state, move)

    def followed_by(self, state: Any, move: Any) -> Any:
        """The position of the state that a move from here leads to."""
        return type(self)(state, None if self.path is None else (*self.path, move))

    def is_over(self) -> bool:
        return self.rules.is_over(self.state)

    def outcome(self) -> int:
        both = self.outcomes()
        return self._seen(self.rules.outcome(self.state)) if both is None else both[self.turn == 1]

    def outcomes(self) -> tuple[Any, Any] | None:
        """The results of player 0 and of player 1, of a game whose `outcome` is asked about either."""
        ask: Any = self.rules.outcome
        return (ask(self.state, 0), ask(self.state, 1)) if self.rules.has_outcomes_of_players else None

    def key(self) -> Any:
        if self.rules.key is None:
            return hashed_fields(self)
        said = self.rules.key(self.state)
        return None if said is None else digest_of(f"{self.game.name} {told(said)}")

    @property
    def turn(self) -> int | None:
        """0 or 1, whose move it is; None where the game does not say."""
        turn = self.rules.turn
        return None if turn is None else turn(self.state)

    def _seen(self, value: Any) -> Any:
        """A value that is player 0's, if the game says whose move it is, for the player to move; None if it was not said."""
        return -value if self.turn == 1 and value is not None else value

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and told(self.made_of()) == told(other.made_of())

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return told_shortly(self.state) if self.rules.is_position else f"{type(self).__name__}({told_shortly(self.state)})"


class Rules:
    """The functions of a game, each of a state, from whatever was written."""

    def __init__(self, written: Any) -> None:
        kind = written if inspect.isclass(written) else type(written)
        missing = [name for name in NEEDED if not callable(getattr(written, name, None))]
        if missing:
            raise BadGame(f"{kind.__name__} is no game: it has no function {', '.join(map(repr, missing))}")
        self.name = kind.__name__
        takes_state = parameters(getattr(kind, "moves")) == 2  # noqa: B009 (self and a state)
        if takes_state:
            self.of: Any = written() if inspect.isclass(written) else written
            self.walking, start = None, getattr(self.of, "start", None)
        elif hasattr(kind, "undo"):
            self.of = self.walking = Walking(written)
            start = ()
        else:
            self.of, self.walking = kind, None
            start = getattr(kind, "start", written)
        if start is None:
            raise BadGame(f"{kind.__name__} does not say where play starts: give it a `start`")
        self.start: Callable[[], Any] = start if callable(start) else lambda: start
        for name in NEEDED:
            setattr(self, name, getattr(self.of, name))
        self.has_outcomes_of_players = takes_state and parameters(getattr(kind, "outcome")) == 3  # noqa: B009 (and a player)
        for name in ("evaluate", "key", "turn", "text", "read", "rows", "label", "player"):
            found = getattr(self.of, name, None)
            if found is not None and not callable(found) and takes_state:
                raise BadGame(f"{kind.__name__}.{name} is {told_shortly(found)}, and it should be a function of a state")
            setattr(self, name, found if callable(found) else None)  # an object may keep something of its own under such a name
        self.symmetries = getattr(self.of, "symmetries", None) or ()
        if not isinstance(self.symmetries, list | tuple) or not all(map(callable, self.symmetries)):
            raise BadGame(f"{kind.__name__}.symmetries is {told_shortly(self.symmetries)}, and it should be a list of functions")
        self.is_position = inspect.isclass(self.of)  # whether the states are objects that answer themselves

    moves: Callable[[Any], Iterable[Any]]
    play: Callable[[Any, Any], Any]
    is_over: Callable[[Any], bool]
    outcome: Callable[[Any], int]
    evaluate: Any
    key: Any
    turn: Any
    text: Any
    read: Any
    rows: Any
    label: Any
    player: Any
    symmetries: Sequence[Callable[[Any], Any]]

    def made_of(self, state: Any) -> Any:
        if self.walking is not None:
            return self.walking.made_of(state)
        return (content_of(state) or state) if self.is_position else state


class PlainGame(Game):
    """The words of a game that is a plain class."""

    is_plain = True

    def __init__(self, written: Any, name: str = "") -> None:
        self.rules = Rules(written)
        self.name = name or self.rules.name
        self.summary = next(iter((inspect.getdoc(self.rules.of) or "").splitlines()), "")
        self.default_evaluation = "win-loss-draw" if self.rules.evaluate is None else "own"
        drawing = getattr(self.rules.of, "drawing", None)
        self.drawing = drawing if isinstance(drawing, Drawing) else Game.drawing
        members: dict[str, Any] = {"__slots__": (), "game": self, "__module__": getattr(written, "__module__", __name__)}
        members |= {"rules": self.rules, "says_turn": self.rules.turn is not None, "has_own_keys": self.rules.key is not None}
        if self.rules.evaluate is not None:
            members["evaluate"] = _evaluate
        self.position: Any = type(self.rules.name, (PlainPosition,), members)
        show_positions(self.position)

    def start(self) -> Any:
        return self.position(self.rules.start(), ())

    def at(self, state: Any) -> Any:
        """The position of a state."""
        return self.position(state)

    def parse(self, text: str) -> Any:
        if self.rules.read is not None:
            return self.position(self.rules.read(text))
        position = self.start()
        for word in [] if text.strip() == START else text.replace(",", " ").split():
            position = position.play(self.parse_move(position, word))
        return position

    def format(self, position: Any) -> str:
        if self.rules.text is not None:
            return str(self.rules.text(position.state))
        if position.path is None:
            raise NotationError(self.name, repr(position), None, "moves from the start, or a function `text` of the game's own")
        return " ".join(self.format_line(self.start(), position.path)) or START

    def format_move(self, position: Any, move: Any) -> str:
        move_text = getattr(self.rules.of, "move_text", None)
        if move_text is None:
            return "".join(str(move).split())
        if self.rules.walking is not None or (self.rules.is_position and parameters(move_text) == 2):  # of the position, and a move
            return str(move_text(position.state, move))
        return str(move_text(move))

    def rows(self, position: Any) -> list[str]:
        return [] if self.rules.rows is None else squared(self.rules.rows(position.state))

    def label(self, position: Any) -> str:
        return "" if self.rules.label is None else str(self.rules.label(position.state))

    def player(self, position: Any) -> str:
        if self.rules.player is not None:
            return str(self.rules.player(position.state))
        return "" if position.turn is None else f"player {position.turn}"

    def symmetries(self) -> Sequence[Callable[[Any], Any]]:
        return [functools.partial(self._seen_by, view) for view in self.rules.symmetries]

    def _seen_by(self, view: Callable[[Any], Any], position: Any) -> Any:
        return self.position(view(position.state))


def _evaluate(position: Any) -> int:
    """What the game says that an unfinished position is worth; only for games that do."""
    return position._seen(position.game.rules.evaluate(position.state))


def as_position(thing: Any) -> Any:
    """A position, or what an object of a plain class that is none is as one."""
    kind = type(thing)
    is_ours = isinstance(thing, (Position, StandIn)) or hasattr(kind, "_fields")
    if is_ours or not callable(getattr(kind, "moves", None)) or parameters(kind.moves) != 1:
        return thing
    if hasattr(kind, "undo"):
        return PlainGame(thing).start()
    found: PlainGame = game_of_class(kind)  # type: ignore[arg-type]
    return found.at(thing)


@functools.cache
def game_of_class(kind: Any) -> Any:
    """The game that a class is."""
    return game_made_of(kind)


def game_made_of(written: Any, name: str = "") -> Any:
    """The game of a plain class or of an object of one, or of a NamedTuple whose fields are numbers, which is compiled."""
    kind: Any = written
    return TupleGame(kind, name) if inspect.isclass(written) and is_numbers(kind) else PlainGame(kind, name)


def made_of_class(game: Game) -> bool:
    """Whether the words of a game are those of its class, and not of a `Game` that somebody wrote."""
    return isinstance(game, PlainGame | TupleGame)
