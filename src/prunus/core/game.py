"""What a game must answer.

A game is two things. A `Position` knows the rules: it is immutable and seen by the player to move. A `Game` knows the
words: where play starts, how positions and moves are written, how a board is drawn. Searches need the position alone,
so a user's class with four methods can be searched at once.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from prunus.core import drawing
from prunus.core.drawing import Drawing
from prunus.core.faults import raised
from prunus.core.generic import Same, answers, default, operations, require
from prunus.core.jit import inline
from prunus.core.keys import hashed_fields
from prunus.core.quick import answer_quickly
from prunus.core.showing import show_positions
from prunus.errors import BadGame, DoesNotFit, IllegalMove, PrunusError, UnknownName

__all__ = ["Game", "Position", "counted_moves", "hashed_fields"]  # what a game of one's own is written with


@operations
class Position:
    """The rules of a game, as seen by the player to move.

    A NamedTuple with these methods is compiled. Any other class is interpreted. The last three have defaults, which an
    ordinary class inherits and a NamedTuple has by `@implements(Position)`; or it calls `counted_moves` and `hashed_fields` itself.
    """

    def moves(self) -> Iterable[int]:
        """The legal moves, each once, in the natural order of the game; none when the game is over."""

    def play(self, move: int) -> Same:
        """The position after a legal move, seen by the other player."""

    def is_over(self) -> bool:
        """Whether the game has ended here."""

    def outcome(self) -> int:
        """The result of a finished game for the player to move: positive when won, in the game's own units."""

    @default
    def max_moves(self) -> int:
        """A number of moves that no position below this one exceeds."""
        return 1024

    @default
    def move_count(self) -> int:
        """How many legal moves there are."""
        return counted_moves(self)

    @default
    def key(self) -> np.uint64:
        """A well mixed word; different positions have different keys, up to accidents of one in 2**63."""
        return hashed_fields(self)

    @staticmethod
    def _completed(kind: type) -> None:
        answer_quickly(kind)
        show_positions(kind)


show_positions(Position)


@inline
def counted_moves(position: Any) -> int:
    """The number of moves of a position, by listing them."""
    count = 0
    for _move in position.moves():
        count += 1
    return count


@operations
class Aligned(Position):
    """Further answers of games that are won by stones in a line."""

    def lines_within(self, squares: np.uint64) -> int:
        """How many winning lines lie wholly within a set of squares."""

    def unoccupied(self) -> np.uint64:
        """The squares without a stone."""

    def centre(self) -> np.uint64:
        """The squares that most lines run through."""


@operations
class Lined(Position):
    """A further answer of games that are won by stones in a line, on boards of any size."""

    def line_difference(self, factor: int) -> int:
        """The sum of factor ** stones over the lines in which the player to move has stones and the opponent none, minus the same
        of the opponent."""


@operations
class Territorial(Position):
    """Further answers of games that are won by holding more squares."""

    def disc_difference(self) -> int:
        """Discs of the player to move minus discs of the opponent."""

    def mobility(self) -> int:
        """On how many squares the player to move may place a disc; a pass is none."""

    def opponent_mobility(self) -> int:
        """On how many squares the opponent could place a disc if it were their turn."""


@operations
class Connecting(Position):
    """Further answers of games in which each player joins two sides of the board."""

    def distance(self) -> int:
        """How many stones the player to move lacks at least, if the opponent did not move."""

    def opponent_distance(self) -> int:
        """How many stones the opponent lacks at least, if the player to move did not move."""


@operations
class Crowned(Position):
    """Further answers of games of men, who go forwards and become kings."""

    def man_difference(self) -> int:
        """Men of the player to move minus men of the opponent."""

    def king_difference(self) -> int:
        """Kings of the player to move minus kings of the opponent."""

    def advance_difference(self) -> int:
        """How many rows the men of the player to move are from where their side begins, all together, minus the opponent's."""


@operations
class Graded(Position):
    """A further answer of games whose moves are not all alike: there are squares that are good in most positions."""

    def graded_moves(self) -> Iterable[int]:
        """The legal moves, each once, those first that are good most often; it costs hardly more than `moves`."""

    def grade(self, move: int) -> int:
        """The place of a move among all that there could be in that order: the smaller, the earlier; 0 <= grade < 1024."""


@operations
class Symmetric(Position):
    """Further answers of games whose board can be turned or mirrored without changing any value."""

    def turns(self) -> int:
        """How many ways there are to look at the board, the usual one included."""

    def turned(self, turn: int) -> Same:
        """The position seen in another way, 0 <= turn < turns(); turn 0 is the position itself."""

    def turned_move(self, move: int, turn: int) -> int:
        """What `move` is called in `turned(turn)`."""


@operations
class Patterned(Position):
    """Further answers of games of stones on at most 64 squares, whose fields `own` and `opponent` are the sets of squares that each
    side has; what is learned of groups of squares, stage by stage, is asked of them."""

    def left(self) -> int:
        """How many squares are empty: 0 <= left() <= 64."""

    def reach(self) -> int:
        """How many squares the player to move can use at once, in whatever sense matters most: 0 <= reach() < 64."""

    def opponent_reach(self) -> int:
        """The same of the opponent, if it were their turn."""


@operations
class Valued(Position):
    """A further answer of trees, in which values are written."""

    def leaf_value(self) -> int:
        """The value written at this node, for the player to move."""


@operations
class Estimating(Position):
    """A further answer of games that say themselves what an unfinished position is worth."""

    def evaluate(self) -> int:
        """An estimate for the player to move: -WIN < evaluate() < WIN."""


@operations
class Hasty(Position):
    """A further answer of games that know how a random game ends without playing it move by move."""

    def random_outcome(self, word: np.uint64, side: int, game: int, listener: Any) -> int:
        """The outcome, for the player to move, of a game in which every move is drawn, as likely as by playing it; `word` is the
        chance. The position is not over. `listener.mark(move, side, game)` hears of the moves, those of the player to move as those
        of `side`, of the opponent as those of 1 - side."""


@operations
class Noisy(Position):
    """Further answers of games in which a single move changes so much that no position before it can be judged as it stands."""

    def noisy_moves(self) -> Iterable[int]:
        """The moves of that kind, such as captures; all moves where `may_stand` is false. Every line of such moves has an end."""

    def may_stand(self) -> bool:
        """Whether the position may be judged as if nobody had to move: not where a threat must be answered, such as check."""


@operations
class Armed(Position):
    """Further answers of games with men of different worth, of which pawns are the least."""

    def material(self) -> int:
        """What the men of the player to move are worth, in pawns, minus those of the opponent; kings are worth nothing."""

    def weak_pawns(self) -> int:
        """Doubled, isolated and backward pawns of the player to move, minus those of the opponent."""

    def freedom(self) -> int:
        """How many moves the player to move has, minus those that the opponent would have if it were their turn."""


class Game:
    """The words of a game: its name, its start, its notation and its picture."""

    name = ""
    summary = ""
    variants: Sequence[str] = ()  # names of further boards, as `variant` understands them
    scale = ""  # what the margin of a win counts, in a sentence for people
    default_evaluation = "win-loss-draw"
    playing_evaluation = ""  # what plays best, where that is another
    default_ordering = "killer+history"  # what orders its moves best, behind the hash move, with evaluations of ours
    drawing = Drawing()  # how the signs of `rows` and the ground look
    is_plain = False  # whether it is made of a plain class, for whose positions searches have stand-ins
    is_valued_within = True  # whether positions before the end have values, by which a search could stop there

    def __repr__(self) -> str:
        return f"game({self.name!r})" if self.name else object.__repr__(self)

    def start(self) -> Any:
        """The position in which play begins."""
        raise BadGame(f"{type(self).__name__} does not say where play starts")

    def default_depth(self, position: Any) -> int:
        """How many plies to search when nobody says."""
        return 6

    def parse(self, text: str) -> Any:
        """The position that `text` describes."""
        raise BadGame(f"{type(self).__name__} cannot read positions")

    def read(self, text: str) -> Any:
        """The position that somebody names on the command line: its text or, in games where it may be long, a file with it. Texts
        that come from elsewhere are parsed: they open no files."""
        return self.parse(text)

    def format(self, position: Any) -> str:
        """The text of a position; `parse` gives it back."""
        raise BadGame(f"{type(self).__name__} cannot write positions")

    def format_move(self, position: Any, move: Any) -> str:
        """The text of a move; `parse_move` gives it back."""
        return str(move)

    def parse_move(self, position: Any, text: str) -> Any:
        """The legal move that `text` names in `position`."""
        legal = {self.format_move(position, move): move for move in position.moves()}
        for wanted in (text.strip(), text.strip().lower()):
            if wanted in legal:
                return legal[wanted]
        raise IllegalMove(text, self.format(position), legal)

    def format_line(self, position: Any, line: Iterable[Any]) -> list[str]:
        """The texts of moves that follow one another from `position`."""
        texts = []
        for move in line:
            texts.append(self.format_move(position, move))
            position = position.play(move)
        return texts

    def rows(self, position: Any) -> list[str]:
        """The board as rows of signs that `drawing` has, `.` for an empty square; empty when the game has no board."""
        return []

    def player(self, position: Any) -> str:
        """Who is to move, in the words of the game; "" where a position does not say."""
        return ""

    def place(self, position: Any, move: Any) -> tuple[int, int] | None:
        """Row and column in `rows` where a move puts its stone; None where there is no such place."""
        return drawing.placed(self.rows(position), self.rows(position.play(move)))

    def label(self, position: Any) -> str:
        """A short name of a position in a drawing."""
        return ""

    def written_value(self, position: Any) -> int | None:
        """MAX's value that is written at a position for everybody to read, without a search; None where nothing is written."""
        return None

    def symmetries(self) -> Sequence[Callable[[Any], Any]]:
        """Maps from position to position that change neither rules nor values; the identity is not listed."""
        return ()

    def board_of(self, position: Any) -> Game:
        """The same game on the board that a position is of."""
        return self

    def variant(self, suffix: str) -> Game:
        """The same game on another board: the text after `name-`."""
        raise UnknownName("game", f"{self.name}-{suffix}", [self.name, *self.variants])


_admitted: weakref.WeakSet[type] = weakref.WeakSet()
_played_before: weakref.WeakSet[type] = weakref.WeakSet()


def is_game(thing: Any) -> bool:
    return all(hasattr(thing, part) for part in ("name", "start", "parse"))


def game_given(game: Any) -> Any:
    """A game by name or from its file, of a plain class, or itself; DoesNotFit if it is none."""
    from prunus.core import registry

    if isinstance(game, str | type):
        return registry.game(game)
    if not is_game(game):
        raise DoesNotFit(f"{game!r} is no game: give its name, its file, or what `prunus.game` has found")
    return game


def admit(position: Any) -> None:
    """Raise BadGame if `position` is none; from then on kernels may ask it whatever of the above it answers."""
    if type(position) not in _admitted:
        if is_game(position):
            raise DoesNotFit(f"{position.name} is a game, and a position of it is wanted: its `start()`, or what its `parse` reads")
        require(position, Position)
        for further in (Aligned, Territorial, Symmetric, Valued, Estimating, Hasty, Noisy, Armed):
            answers(position, further)
        show_positions(type(position))
        _admitted.add(type(position))


def is_max_to_move(position: Any) -> bool:
    """Whether the player to move is called MAX: the player at the root is, unless the position says otherwise (`is_max`)."""
    return bool(getattr(position, "is_max", True))


def other_views(position: Any) -> list[Callable[[Any], Any]]:
    """The symmetries of a position that knows its turns."""
    return [lambda seen, turn=turn: seen.turned(np.int64(turn)) for turn in range(1, int(position.turns()))]  # type: ignore[misc]


def playable(position: Any) -> Any:
    """`position` itself if it is a sound beginning of a search; BadGame in one sentence if it is not.

    A compiled game is looked at here alone, a plain one at every node (core/checked.py).
    """
    try:
        return _played(position)
    except PrunusError:
        raise
    except Exception as error:
        said = raised(position, error) if isinstance(position, tuple) else None
        if said is None:
            raise
        raise BadGame(said) from error


def _played(position: Any) -> Any:
    kind, listed, is_over = type(position).__name__, position.moves(), position.is_over()
    for method, answer in (("moves", listed), ("is_over", is_over)):
        if answer is None:
            raise BadGame(f"{kind}.{method} returns nothing in {position!r}: a `return` or a `yield` is missing")
    moves = list(listed)
    if is_over != (not moves):
        state, number = ("over", len(moves)) if is_over else ("not over", 0)
        raise BadGame(f"{kind} contradicts itself: {position!r} is {state} and has {number} moves")
    if len(set(moves)) != len(moves):
        raise BadGame(f"{kind} lists a move twice in {position!r}: {moves}")
    if moves and type(position) not in _played_before:
        if not isinstance(position.play(moves[0]), type(position)):
            raise BadGame(f"{kind}.play({moves[0]!r}) in {position!r} does not return a {kind}")
        if isinstance(position, tuple):  # what a compiled method returns is a matter of its class
            _played_before.add(type(position))
    return position
