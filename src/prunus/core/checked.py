"""Checked: games and evaluations written as plain classes, watched at every node while they are searched.

A mistake in the middle of a game would give a wrong value without a word: a `moves` that forgets to return, an outcome of 0.5, a
`play` that changes the position it is asked of. Each answer is looked at before it is believed, and the error says which position
it was and which moves led there. `with unchecked():` leaves the looking out.

A game has no memory, so its answers can be remembered: a position is asked once, in however many ways a search comes to it. Two
positions are the same if they are made of the same (`content_of`); where that cannot be read each is by itself.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import numpy as np

from prunus.core.bits import WORD
from prunus.core.content import Content, is_frozen
from prunus.core.graph import LOOKED_AT, Graph, is_name
from prunus.core.identity import is_ours
from prunus.core.jit import is_compilable, is_interpreting
from prunus.core.standing_in import Missing, StandIn, itself, stand_in_for, told_error, told_shortly
from prunus.core.values import INFINITY, WIN
from prunus.errors import BadGame, PrunusError

BY_TURNS = frozenset({(0, 1), (1, 0)})
NOBODY: dict[int, Any] = {}  # the children of whoever has not been played on
_is_unchecked = ContextVar("is_unchecked", default=False)


@contextmanager
def unchecked() -> Iterator[None]:
    """Within this context plain games are believed: faster, and a mistake in one of them is not noticed."""
    token = _is_unchecked.set(True)
    try:
        yield
    finally:
        _is_unchecked.reset(token)


def is_believed() -> bool:
    """Whether plain games are believed here."""
    return _is_unchecked.get()


def checked(position: Any) -> Any:
    """`position`, watched together with everything below it if its class is a plain one."""
    if is_compilable(position) or (isinstance(position, tuple) and is_interpreting()):
        return position
    return watched(position, is_folded=True)


def watched(position: Any, is_folded: bool = False) -> Any:
    """`position`, watched whatever its class: one that could be compiled is asked as Python. Where it `is_folded` the symmetries of
    a plain game are believed, and not looked at as the rest."""
    if isinstance(position, CheckedPosition):
        return position
    kind: Any = type(position)
    return Graph(kind, _position_class(kind), _is_unchecked.get(), is_folded).node(position, None, None)


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


class CheckedPosition(StandIn):
    """A position, the move that led there first from its parent, and what it has answered so far."""

    __slots__ = (
        "_children", "_is_over", "_is_safe", "_key", "_moves", "_name", "_of", "_outcome", "_turn", "first", "graph", "move",
        "parent",
    )  # fmt: skip

    def __init__(
        self, graph: Graph, position: Any, parent: CheckedPosition | None, move: int | None, name: Any, is_safe: bool
    ) -> None:
        self.__wrapped__, self.graph, self.parent, self.move, self._name = position, graph, parent, move, name
        self._of = position.state if graph.is_turning else position  # what the functions of the game are given
        self._is_safe: bool | None = is_safe or None  # whether nobody has to look if `play` changes it; None before it is known
        self._children: dict[int, CheckedPosition] = NOBODY
        self._is_over: bool | None = None
        self._moves: list[int] | None = None
        self._outcome: int | None = None
        self._key: np.uint64 | None = None
        self._turn: Any = None
        self.first: CheckedPosition | None = None  # an image of it that answers for it, by the symmetries of its game

    def is_over(self) -> bool:
        return self._asked_is_over() if self._is_over is None else self._is_over

    def moves(self) -> list[int]:
        return self._asked_moves() if self._moves is None else self._moves

    def play(self, move: int) -> Any:
        child = self._children.get(move)
        return self._played(int(move)) if child is None else child

    def outcome(self) -> int:
        if self.first is not None and self._outcome is None:
            self._outcome = self.first.outcome()
        if self._outcome is None:
            self._outcome = self._whole("outcome")
            is_asked_twice = self.graph.is_turning and not self.graph.is_believed
            both = self.__wrapped__.outcomes() if is_asked_twice else None
            if both is not None and both[0] != -both[1]:
                raise self._wrong(f"outcome is {both[0]} for player 0 and {both[1]} for player 1: what one wins the other loses")
        return self._outcome

    def key(self) -> np.uint64:
        if self._key is None:
            key = self._ask("key")
            if key is None:
                raise self._wrong("key() returns None: it must say what tells positions apart")
            if not isinstance(key, (int, np.integer)):
                raise self._wrong(f"key() returns {told_shortly(key)}, which is not a whole number")
            self._key = np.uint64(int(key) & WORD)
        return self._key

    @property
    def name(self) -> Any:
        """What no other position has, whatever the game says that its key is; None where that cannot be read."""
        return self._name

    def table_name(self) -> Any:
        """What a dictionary knows the position by, among those of its class: its name says all that a key of ours would."""
        return self.key() if self._name is None or self.graph.has_own_keys else self._name

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
        noisy = self.graph.numbering.numbers(self._listed("noisy_moves", operator.methodcaller("noisy_moves"), self.__wrapped__))
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

    def seen(self, view: Callable[[Any], Any], number: int) -> Any:
        """The state as it is seen by a symmetry of its game."""
        try:
            image = view(self._of)
        except Exception as error:
            raise self._wrong(f"symmetry {number} raises {told_error(error)}") from error
        if image is None or not is_name(image):
            raise self._wrong(f"symmetry {number} returns {told_shortly(image)}, which is no state of the game")
        return image

    def _asked_is_over(self) -> bool:
        graph, first = self.graph, self.first
        if first is not None:
            self._is_over = is_over = first.is_over()
            if is_over:
                self._moves = []
            if graph.images <= LOOKED_AT and not graph.is_believed:
                self._look_at(first)
            return is_over
        try:
            answer = graph.is_over(self._of)
        except PrunusError:
            raise
        except Exception as error:
            raise self._fault("is_over", (), error) from error
        if answer is None:
            raise self._wrong("is_over() returns None: it must say True or False")
        self._is_over = is_over = bool(answer)
        if is_over and graph.is_turning:
            self._moves = []  # nobody is asked for more
        elif is_over and not graph.is_believed:
            self.moves()  # none, or somebody would go on from here
        return is_over

    def _asked_moves(self) -> list[int]:
        graph = self.graph
        if graph.is_turning and self.is_over():
            return []
        moves = self._listed("moves", graph.moves, self._of)
        try:
            numbers = graph.numbering.numbers(moves)
        except TypeError as error:
            raise self._wrong(f"moves() has a move in it that cannot be told from others, {error}: a tuple can") from error
        if not graph.is_believed:
            if len(set(numbers)) != len(numbers) or (numbers is not moves and len(set(moves)) != len(moves)):  # 1 is True
                raise self._wrong(f"moves() lists a move twice: {moves}")
            if self.is_over() != (not numbers):
                state, number = ("over", len(numbers)) if self.is_over() else ("not over", "no")
                raise self._wrong(f"the game is {state} and there are {number} moves")
        self._moves = numbers
        return numbers

    def _played(self, number: int) -> CheckedPosition:
        graph = self.graph
        move = graph.numbering.move(number)
        if self._is_safe is None:
            self._is_safe = is_frozen(self.__wrapped__)
        before = None if self._is_safe else Content(self.__wrapped__)
        try:
            made = graph.play(self._of, move)
        except PrunusError:
            raise
        except Exception as error:
            raise self._fault("play", (move,), error) from error
        if before is not None:
            self._look_for_changes(before, move)
        node: CheckedPosition | None = graph.child(made, self, number)
        if node is None:
            raise self._wrong(f"play({move!r}) returns {told_shortly(made)}, which is not a {graph.kind.__name__}")
        if graph.watches_turns:
            self._look_whose_turn(node, move)
        if graph.number < graph.most:
            if self._children is NOBODY:
                self._children = {}
            self._children[number] = node
        return node

    def _look_at(self, first: CheckedPosition) -> None:
        """Who answers for the position must say what it would say itself: not looked at for all, or nothing would be saved."""
        if self._ask("is_over"):
            said = f"over with outcome {self._whole('outcome')}"
        else:
            said = f"not over and has {len(self._listed('moves', self.graph.moves, self._of))} moves"
        known = f"over with outcome {first.outcome()}" if first.is_over() else f"not over and has {len(first.moves())} moves"
        if said != known:
            raise self._wrong(
                f"it is {said}, and {told_shortly(first)}, which the game's symmetries call the same, is {known}: "
                "a symmetry moves everything that the position is made of, and keeps whose turn it is"
            )

    def _look_for_changes(self, before: Content, move: Any) -> None:
        """`play` must leave the position alone that it was asked of."""
        changed = before.changed(self.__wrapped__)
        if changed is not None and (changed or not self._answers_as_before()):
            what = f"its {changed!r}" if changed else "it"
            raise self._wrong(
                f"play({move!r}) changes the position it is asked of, {what}: it must leave that alone and make a new one"
            )

    def _look_whose_turn(self, child: CheckedPosition, move: Any) -> None:
        """A game that says whose turn it is must change it with each move: searches change sides with each ply."""
        here = self._whose_turn() if self._turn is None else self._turn
        there = child._whose_turn() if child._turn is None else child._turn
        if here is None or there is None:
            raise self._wrong(f"turn() returns None{'' if here is None else f' after play({move!r})'}: it must say 0 or 1")
        if (here, there) not in BY_TURNS:
            raise self._wrong(
                f"turn is {told_shortly(here)}, and {told_shortly(there)} after play({move!r}): it is 0 and 1 by turns; "
                "where one may not move, or the other may move again, a move like any other is to pass"
            )

    def _whose_turn(self) -> Any:
        if self._turn is None:
            self._turn = getattr(self.__wrapped__, "turn", None)
        return self._turn

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

    def _ask(self, method: str, *arguments: Any) -> Any:
        try:
            return getattr(self.__wrapped__, method)(*arguments)
        except PrunusError:
            raise
        except Exception as error:
            raise self._fault(method, arguments, error) from error

    def _listed(self, method: str, ask: Callable[[Any], Any], of: Any) -> list[Any]:
        """Moves, which may be listed as they are asked for."""
        try:
            answer = ask(of)
            if answer is not None:
                return list(answer)
        except PrunusError:
            raise
        except Exception as error:
            raise self._fault(method, (), error) from error
        raise self._wrong(f"{method}() returns None: it must list the moves, none when the game is over")

    def _fault(self, method: str, arguments: tuple[Any, ...], error: Exception) -> BadGame:
        """A method of the user's has raised an error."""
        return self._wrong(f"{method}({', '.join(map(repr, arguments))}) raises {told_error(error)}")

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
