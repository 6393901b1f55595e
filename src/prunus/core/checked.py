"""Checked: games and evaluations written as plain classes, watched at every node while they are searched.

A mistake in the middle of a game would give a wrong value without a word: a `moves` that forgets to return, an outcome of 0.5, a
`play` that changes the position it is asked of. Each answer is looked at before it is believed, and the error says which position
it was and which moves led there. `with unchecked():` leaves the looking out.

A game has no memory, so its answers can be remembered: a position is asked once, in however many ways a search comes to it. Two
positions are the same if they are made of the same (`content_of`); where that cannot be read each is by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import numpy as np

from prunus.core.bits import WORD
from prunus.core.content import Content, is_frozen
from prunus.core.identity import is_ours
from prunus.core.jit import is_compilable, is_interpreting
from prunus.core.keys import content_of
from prunus.core.numbering import Numbering
from prunus.core.standing_in import Missing, StandIn, Turning, itself, stand_in_for, told_error, told_shortly
from prunus.core.values import INFINITY, WIN
from prunus.errors import BadGame, PrunusError

MOST = 100_000  # positions that are remembered, about a thousand bytes each
_is_unchecked = ContextVar("is_unchecked", default=False)


@contextmanager
def unchecked() -> Iterator[None]:
    """Within this context plain games are believed: faster, and a mistake in one of them is not noticed."""
    token = _is_unchecked.set(True)
    try:
        yield
    finally:
        _is_unchecked.reset(token)


def checked(position: Any) -> Any:
    """`position`, watched together with everything below it if its class is a plain one."""
    is_compiled = is_compilable(position) or (isinstance(position, tuple) and is_interpreting())
    if is_compiled or isinstance(position, CheckedPosition):
        return position
    return Graph(type(position), is_believed=_is_unchecked.get()).node(position, None, None)


def checked_evaluation(evaluation: Any) -> Any:
    """`evaluation`, watched if its class is a plain one and not one of ours."""
    is_stranger = getattr(type(evaluation), "holds_what_users_wrote", False) or not is_ours(type(evaluation))
    if not is_stranger or isinstance(evaluation, (tuple, CheckedEvaluation)):
        return evaluation
    kind: Any = type(evaluation)
    return stand_in_for(kind, CheckedEvaluation)(evaluation, _is_unchecked.get())


def own_line(asked: Any, searched: Any, line: Iterable[int]) -> tuple[Any, ...]:
    """Moves of a search as they are called by whoever asked about the position `asked`, which was searched as `searched`."""
    return tuple(line) if asked is searched or not isinstance(searched, CheckedPosition) else searched.as_called(line)


class Graph:
    """The positions that a search has met, each once, and the numbers of their moves."""

    __slots__ = ("_nodes", "_number", "_stand_in", "is_believed", "numbering")

    def __init__(self, kind: Any, is_believed: bool) -> None:
        self._nodes: dict[bytes, CheckedPosition] = {}
        self._number, self._stand_in = 0, _position_class(kind)
        self.is_believed, self.numbering = is_believed, Numbering()

    def node(self, position: Any, parent: CheckedPosition | None, move: int | None) -> CheckedPosition:
        """What stands in for a position, met first or again."""
        content = content_of(position)
        known = self._nodes.get(content)
        if known is None:
            known = self._stand_in(self, position, parent, move)
            self._number += 1
            if content and self.has_room:
                self._nodes[content] = known
        return known

    @property
    def has_room(self) -> bool:
        """Whether another position can be remembered; one that is not is asked again where it is met again."""
        return self._number < MOST


class CheckedPosition(StandIn):
    """A position, the move that led there first from its parent, and what it has answered so far."""

    __slots__ = ("_children", "_is_over", "_key", "_moves", "_outcome", "graph", "move", "parent")

    def __init__(self, graph: Graph, position: Any, parent: CheckedPosition | None, move: int | None) -> None:
        self.__wrapped__, self.graph, self.parent, self.move = position, graph, parent, move
        self._children: dict[int, CheckedPosition] = {}
        self._is_over: bool | None = None
        self._moves: list[int] | None = None
        self._outcome: int | None = None
        self._key: np.uint64 | None = None

    def is_over(self) -> bool:
        return self._asked_is_over() if self._is_over is None else self._is_over

    def moves(self) -> list[int]:
        return self._asked_moves() if self._moves is None else self._moves

    def play(self, move: int) -> Any:
        child = self._children.get(move)
        return self._played(int(move)) if child is None else child

    def outcome(self) -> int:
        if self._outcome is None:
            self._outcome = self._whole("outcome")
            both = None if self.graph.is_believed else getattr(self.__wrapped__, "outcomes", lambda: None)()
            if both is not None and both[0] != -both[1]:
                raise self._wrong(f"outcome is {both[0]} for player 0 and {both[1]} for player 1: what one wins the other loses")
        return self._outcome

    def key(self) -> np.uint64:
        if self._key is None:
            key = self._ask("key")
            if not isinstance(key, (int, np.integer)):
                raise self._wrong(f"key() returns {told_shortly(key)}, which is not a whole number")
            self._key = np.uint64(int(key) & WORD)
        return self._key

    def leaf_value(self) -> int:
        return self._whole("leaf_value")

    def evaluate(self) -> int:
        value = self._whole("evaluate")
        if abs(value) >= WIN and not self.graph.is_believed:
            raise self._wrong(f"evaluate() returns {value}, and a won game is worth {WIN:,}: no estimate may be")
        return value

    def max_moves(self) -> int:
        return self._whole("max_moves")

    def move_count(self) -> int:
        listed = len(self.moves())
        number = self._whole("move_count")
        if number != listed:
            raise self._wrong(f"move_count() is {number}, and moves() has {listed}")
        return number

    def noisy_moves(self) -> list[int]:
        noisy = list(map(self.graph.numbering.number, self._ask("noisy_moves", listing=True)))
        strange = next((move for move in noisy if move not in self.moves()), None)
        if strange is not None:
            raise self._wrong(f"noisy_moves() has {self.as_called([strange])[0]!r} in it, which is no legal move")
        return noisy

    def turned(self, turn: int) -> Any:
        seen = self._ask("turned", turn)
        if not isinstance(seen, type(self.__wrapped__)):
            raise self._wrong(f"turned({turn!r}) returns {told_shortly(seen)}, which is not a {type(self.__wrapped__).__name__}")
        return self.graph.node(seen, self.parent, self.move)

    def turned_move(self, move: int, turn: int) -> int:
        numbering = self.graph.numbering
        return numbering.number(self._ask("turned_move", numbering.move(move), turn))

    def as_called(self, line: Iterable[int]) -> tuple[Any, ...]:
        """Moves, by number, as the game calls them."""
        return tuple(map(self.graph.numbering.move, line))

    def _asked_is_over(self) -> bool:
        answer = self._ask("is_over")
        if answer is None:
            raise self._wrong("is_over() returns None: it must say True or False")
        self._is_over = bool(answer)
        if answer and not self.graph.is_believed:
            self.moves()  # none, or somebody would go on from here
        return self._is_over

    def _asked_moves(self) -> list[int]:
        moves = self._ask("moves", listing=True)
        try:
            numbers = list(map(self.graph.numbering.number, moves))
        except TypeError as error:
            raise self._wrong(f"moves() has a move in it that cannot be told from others, {error}: a tuple can") from error
        if not self.graph.is_believed:
            if len(set(numbers)) != len(numbers):
                raise self._wrong(f"moves() lists a move twice: {moves}")
            if self.is_over() != (not numbers):
                state, number = ("over", len(numbers)) if self.is_over() else ("not over", "no")
                raise self._wrong(f"the game is {state} and there are {number} moves")
        self._moves = numbers
        return numbers

    def _played(self, number: int) -> CheckedPosition:
        position, move = self.__wrapped__, self.graph.numbering.move(number)
        before = None if self.graph.is_believed or is_frozen(position) else Content(position)
        child = self._ask("play", move)
        changed = None if before is None else before.changed(position)
        if changed is not None and (changed or not self._answers_as_before()):
            what = f"its {changed!r}" if changed else "it"
            raise self._wrong(
                f"play({move!r}) changes the position it is asked of, {what}: it must leave that alone and make a new one"
            )
        kind = type(position)
        if not isinstance(child, kind):
            raise self._wrong(f"play({move!r}) returns {told_shortly(child)}, which is not a {kind.__name__}")
        if not self.graph.is_believed:
            self._look_whose_turn(child, move)
        node = self.graph.node(child, self, number)
        if self.graph.has_room:
            self._children[number] = node
        return node

    def _look_whose_turn(self, child: Any, move: Any) -> None:
        """A game that says whose turn it is must change it with each move: searches change sides with each ply."""
        here, there = (getattr(position, "turn", None) for position in (self.__wrapped__, child))
        if here is not None and isinstance(self.__wrapped__, Turning) and (here, there) not in ((0, 1), (1, 0)):
            raise self._wrong(
                f"turn is {told_shortly(here)}, and {told_shortly(there)} after play({move!r}): it is 0 and 1 by turns; "
                "a player who may not move passes"
            )

    def _answers_as_before(self) -> bool:
        """What only the position itself uses has changed: it may remember what it has worked out, as long as nobody notices."""
        moves, is_over = self._moves, self._is_over
        self._moves = self._is_over = None
        return (moves is None or moves == self.moves()) and (is_over is None or is_over == self.is_over())

    def _whole(self, method: str) -> int:
        value = self._ask(method)
        if self.graph.is_believed:
            return value
        if not isinstance(value, (int, np.integer)) or abs(int(value)) >= INFINITY:
            raise self._wrong(f"{method}() returns {told_shortly(value)}, which is not a whole number" + _beyond(value))
        return int(value)

    def _ask(self, method: str, *arguments: Any, listing: bool = False) -> Any:
        try:
            answer = getattr(self.__wrapped__, method)(*arguments)
            if not listing:
                return answer
            if answer is not None:
                return list(answer)
        except PrunusError:
            raise
        except Exception as error:
            told_arguments = ", ".join(map(repr, arguments))
            raise self._wrong(f"{method}({told_arguments}) raises {told_error(error)}") from error
        raise self._wrong(f"{method}() returns None: it must list the moves, none when the game is over")

    def _wrong(self, what: str) -> BadGame:
        path: list[int] = []
        node: CheckedPosition | None = self
        while node is not None and node.parent is not None and node.move is not None:
            path.append(node.move)
            node = node.parent
        moves = ", ".join(map(str, self.as_called(reversed(path))))
        after = f" after the moves {moves}" if path else ""
        return BadGame(f"{type(self.__wrapped__).__name__}: {what}, in {told_shortly(self)}{after}")


class CheckedEvaluation(StandIn):
    __slots__ = ("is_believed",)

    def __init__(self, evaluation: Any, is_believed: bool) -> None:
        self.__wrapped__, self.is_believed = evaluation, is_believed

    def evaluate(self, position: Any) -> int:
        position = itself(position)  # in which moves are called what the game calls them
        if self.is_believed:
            return self.__wrapped__.evaluate(position)
        name = getattr(self.__wrapped__, "name", type(self.__wrapped__).__name__)
        try:
            value = self.__wrapped__.evaluate(position)
        except PrunusError:
            raise
        except Exception as error:
            raise BadGame(f"{name}.evaluate raises {told_error(error)}, of {told_shortly(position)}") from error
        if not isinstance(value, (int, np.integer)) or abs(int(value)) >= INFINITY:
            raise BadGame(
                f"{name}.evaluate returns {told_shortly(value)} of {told_shortly(position)}, which is not a whole number"
                + _beyond(value)
            )
        return int(value)


def _position_class(kind: Any) -> Any:
    """Optional operations that `kind` does not have are not there either."""
    stand_in = stand_in_for(kind, CheckedPosition)
    for name in ("evaluate", "leaf_value", "noisy_moves", "turned", "turned_move"):
        if not hasattr(kind, name):
            setattr(stand_in, name, Missing())
    return stand_in


def _beyond(value: Any) -> str:
    return f" below {INFINITY}" if isinstance(value, (int, np.integer)) else ""
