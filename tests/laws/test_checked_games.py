"""Laws of plain games: a mistake anywhere in a game is said in one sentence with the position and the moves that led there."""

from __future__ import annotations

import gc
import re
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus import game, perft
from prunus.core.checked import CheckedPosition, checked, unchecked
from prunus.core.game import Position as Rules
from prunus.core.game import hashed_fields
from prunus.core.numbering import HIGHEST, ITS_OWN, Numbering
from prunus.errors import BadGame, OutOfRange
from prunus.searches.conspiracy.conspire import conspire
from prunus.searches.driving.parts import asking, sound
from prunus.searches.proof.prove import prove
from prunus.solvers.general import AlphaBetaSolver
from prunus.tables.folded import Folded
from prunus.tables.transposition import Table
from tests.plain import look_ahead, without_argument

ALGORITHMS = [name for name in without_argument("algorithm") if name != "futility"]
WRONG_AT = 4  # stones left, where the mistakes below are made; the start has seven


class Stones(Rules):
    """Take one or two; who takes the last one wins. Right everywhere."""

    def __init__(self, left: int = 7) -> None:
        self.left = left

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.left})"

    def moves(self) -> Any:
        return list(range(1, min(2, self.left) + 1))

    def play(self, move: int) -> Any:
        return type(self)(self.left - move)

    def is_over(self) -> Any:
        return self.left == 0

    def outcome(self) -> Any:
        return -1


def mistaken(method: str, answer: Any, kind: Any = Stones) -> Any:
    """Stones with a `method` that answers otherwise where WRONG_AT are left; `answer(position, *arguments)` or a value."""

    def wrong(self: Any, *arguments: Any) -> Any:
        if self.left != (0 if method == "outcome" else WRONG_AT):
            return getattr(kind, method)(self, *arguments)
        return answer(self, *arguments) if callable(answer) else answer

    return type("Mistaken", (kind,), {method: wrong})


def changing(self: Any, move: int) -> Any:
    self.left -= move
    return self


def changing_and_copying(self: Any, move: int) -> Any:
    self.left -= move
    return type(self)(self.left)


MISTAKES = {
    "moves returns nothing": ("moves", None, r"moves\(\) returns None"),
    "moves is not a list": ("moves", 3, r"moves\(\) raises TypeError: 'int' object is not iterable"),
    "a move twice": ("moves", [1, 1], r"moves\(\) lists a move twice: \[1, 1\]"),
    "a move that has no hash": ("moves", [[1]], r"moves\(\) has a move in it that cannot be told from others, unhashable type:"),
    "not over and no moves": ("moves", [], "the game is not over and there are no moves"),
    "over and moves": ("is_over", True, "the game is over and there are 2 moves"),
    "over or not is not said": ("is_over", None, r"is_over\(\) returns None"),
    "the outcome is not said": ("outcome", None, r"outcome\(\) returns None, which is not a whole number"),
    "half an outcome": ("outcome", 0.5, r"outcome\(\) returns 0.5, which is not a whole number"),
    "an outcome beyond all": ("outcome", 2**62, r"outcome\(\) returns 4611686018427387904, which is not a whole number below"),
    "play returns nothing": ("play", None, r"play\([12]\) returns None, which is not a Mistaken"),
    "play returns something else": ("play", "left", r"play\([12]\) returns 'left', which is not a Mistaken"),
    "play returns the changed parent": ("play", changing, r"play\([12]\) changes the position it is asked of, its 'left'"),
    "play changes the parent": ("play", changing_and_copying, r"play\([12]\) changes the position it is asked of, its 'left'"),
    "play raises": ("play", lambda self, move: 1 // 0, r"play\([12]\) raises ZeroDivisionError: "),
    "moves raises on the way": ("moves", lambda self: (1 // 0 for _ in range(2)), r"moves\(\) raises ZeroDivisionError"),
    "is_over raises": ("is_over", lambda self: [][0], r"is_over\(\) raises IndexError: list index out of range"),
    "the number of moves is wrong": ("move_count", 9, r"move_count\(\) is 9, and moves\(\) has 2"),
    "a key that is none": ("key", "key", r"key\(\) returns 'key', which is not a whole number"),
}  # fmt: skip


def doors(position: Any) -> dict[str, Any]:
    """Everything that looks at the positions of a game."""
    found: dict[str, Any] = {
        name: lambda name=name: look_ahead(position, 7, algorithm=name, table=None if name in ("minimax", "fail-hard") else 1)
        for name in ALGORITHMS
    }
    found |= {name: lambda name=name: look_ahead(position, 7, algorithm=name, table=1) for name in asking()}
    found["prove"] = lambda: prove(position)
    found["conspire"] = lambda: conspire(position, conspirators=None)
    found["solve"] = lambda: AlphaBetaSolver(1).solve(position)
    return found


class StonesAsTuple(NamedTuple):
    """The same game as a NamedTuple with a text in it, which is interpreted, too."""

    left: int = 7
    colour: str = "white"

    def moves(self) -> Any:
        return list(range(1, min(2, self.left) + 1))

    def play(self, move: int) -> Any:
        return type(self)(self.left - move)

    def is_over(self) -> Any:
        return self.left == 0

    def outcome(self) -> Any:
        return -1

    def max_moves(self) -> int:
        return 2

    def move_count(self) -> int:
        return len(self.moves())

    def key(self) -> Any:
        return hashed_fields(self)


OF_A_CHANGED_PARENT = ("play returns the changed parent", "play changes the parent")  # which a tuple does not let happen


@pytest.mark.parametrize("mistake", [mistake for mistake in MISTAKES if mistake not in OF_A_CHANGED_PARENT])
def test_an_interpreted_tuple_is_watched_as_other_classes_are(mistake: str) -> None:
    method, answer, sentence = MISTAKES[mistake]
    position = mistaken(method, answer, StonesAsTuple)()
    searches = doors(position)
    with pytest.raises(BadGame, match=sentence):
        searches["df-pn" if method == "move_count" else "alpha-beta"]()


def test_an_interpreted_tuple_is_searched_as_its_plain_twin() -> None:
    for left in range(1, 9):
        plain, found = (look_ahead(kind(left), left, table=1) for kind in (Stones, StonesAsTuple))
        assert (plain.value, plain.line, plain.nodes) == (found.value, found.line, found.nodes)


NAMES: dict[str, Any] = {
    "texts": {1: "one", 2: "two"},
    "tuples": {1: ("take", 1), 2: ("take", 2)},
    "numbers below zero": {1: -1, 2: -2},
    "large numbers": {1: 2**40, 2: 2**90},
    "fractions": {1: 0.5, 2: 1.5},
    "one number and a word": {1: 1, 2: "two"},
    "truth values": {1: True, 2: False},
    "objects": {1: Fraction(1, 3), 2: Fraction(2, 3)},
}


@pytest.mark.parametrize("kind", NAMES)
def test_moves_may_be_of_any_kind_that_has_a_hash(kind: str) -> None:
    """Searched as if they were small numbers, and told as the game calls them."""
    names = NAMES[kind]
    numbers = {name: number for number, name in names.items()}

    class Named(Stones):
        def moves(self) -> Any:
            return [names[number] for number in super().moves()]

        def play(self, move: Any) -> Any:
            return super().play(numbers[move])

    usual, found = (doors(game(7)) for game in (Stones, Named))
    for name in usual:
        expected, answer = usual[name](), found[name]()
        assert getattr(expected, "value", None) == getattr(answer, "value", None), name
        assert [names[move] for move in expected.line] == list(answer.line), name
        assert expected.nodes == answer.nodes or name == "monte-carlo-pn", name  # whose chance is drawn from keys
    for ordering in ("killer+history", "hash+killer", "static"):
        one, other = (look_ahead(game(7), 7, ordering=ordering, table=1, deepening=True) for game in (Stones, Named))
        assert (one.value, one.nodes, tuple(names[move] for move in one.line)) == (other.value, other.nodes, other.line)
    assert perft(Named(7), 4).divide == {names[move]: leaves for move, leaves in perft(Stones(7), 4).divide.items()}
    solutions = [AlphaBetaSolver(1).value_of_moves(game(7)) for game in (Stones, Named)]
    assert {names[move]: value for move, value in solutions[0].values.items()} == solutions[1].values


def test_numbers_of_moves_are_the_same_in_every_process_and_different_for_different_moves() -> None:
    first, second = Numbering(), Numbering()
    moves = [*(f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)), *((i, j) for i in range(30) for j in range(30))]
    numbers = [first.number(move) for move in moves]
    assert len(set(numbers)) == len(moves)
    assert [second.number(move) for move in reversed(moves)] == numbers[::-1]
    assert all(ITS_OWN <= number <= HIGHEST for number in numbers)
    assert [first.move(number) for number in numbers] == moves
    assert [first.number(move) for move in (0, 7, ITS_OWN - 1, np.int8(3))] == [0, 7, ITS_OWN - 1, 3]


def test_a_position_is_asked_once_in_however_many_ways_a_search_comes_to_it() -> None:
    asked: list[int] = []

    class Counted(Stones):
        def is_over(self) -> Any:
            asked.append(self.left)
            return super().is_over()

    assert look_ahead(Counted(12), 12).value == look_ahead(Stones(12), 12).value
    assert sorted(asked) == list(range(13))


def test_what_is_remembered_of_a_game_has_a_bound_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = look_ahead(Stones(14), 14)
    monkeypatch.setattr("prunus.core.graph.MOST", 5)
    watched = checked(Stones(14))
    found = look_ahead(watched, 14)
    assert (found.value, found.nodes, found.line) == (whole.value, whole.nodes, whole.line)
    met = (thing for thing in gc.get_objects() if issubclass(type(thing), CheckedPosition))
    alive = [thing for thing in met if thing.graph is watched.graph]
    assert len(alive) <= 2 * 5


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_middle_of_a_game_is_said_by_every_search(mistake: str) -> None:
    method, answer, sentence = MISTAKES[mistake]
    kind = mistaken(method, answer)
    position = kind()
    asked_by_all = method not in ("move_count", "key")
    for name, search in doors(position).items():
        if not asked_by_all and name not in ({"key": "alpha-beta", "move_count": "df-pn"}[method],):
            continue
        with pytest.raises(BadGame, match=sentence) as error:
            search()
        said = str(error.value)
        assert said.startswith("Mistaken: "), name
        assert "\n" not in said
        line = re.search(r", in Mistaken\((-?\d+)\)(?: after the moves ([\d, ]+))?$", said)
        assert line is not None, said
        moves = [int(move) for move in (line[2] or "").split(", ") if move]
        if method != "play":
            assert 7 - sum(moves) == int(line[1]) == (0 if method == "outcome" else WRONG_AT), said


def test_perft_says_it_too() -> None:
    with pytest.raises(BadGame, match=r"Mistaken: moves\(\) returns None: .*, in Mistaken\(4\) after the moves 1, 1, 1"):
        perft(mistaken("moves", None)(), 7)


def test_the_moves_that_led_there_are_said_in_their_order() -> None:
    greedy = type("Greedy", (mistaken("is_over", None),), {"moves": lambda self: Stones.moves(self)[::-1]})
    with pytest.raises(BadGame, match=r"in Greedy\(4\) after the moves 2, 1$"):
        perft(greedy(), 7)


@pytest.mark.parametrize(("method", "answer"), [("leaf_value", 0.5), ("max_moves", None), ("turned", "left")])
def test_what_only_some_games_answer_is_watched_too(method: str, answer: Any) -> None:
    answers = {"leaf_value": 0, "max_moves": 2, "turns": 2, "turned_move": 1, method: answer}
    some: Any = {"turned": lambda self, turn: self} | {name: lambda self, *_, said=said: said for name, said in answers.items()}
    with pytest.raises(BadGame, match=rf"Some: {method}\(1?\) returns {answer!r}, which is not a (whole number|Some), in Some\("):
        look_ahead(type("Some", (Stones,), some)(), 2, evaluation="leaf-value", table=Folded(Table.of(1)))


@pytest.mark.parametrize("value", [0.5, None, "3", 2**61])
def test_an_evaluation_that_is_no_whole_number_is_refused(value: Any) -> None:
    class Guess:
        def evaluate(self, position: Any) -> Any:
            return value if position.left == WRONG_AT else 0

    for position in (Stones(), Stones(5)):
        with pytest.raises(BadGame, match=r"Guess.evaluate returns .* of Stones\(4\), which is not a whole number"):
            look_ahead(position, position.left - WRONG_AT, evaluation=Guess())

    class Broken:
        def evaluate(self, position: Any) -> Any:
            return position.board

    with pytest.raises(BadGame, match=r"Broken.evaluate raises AttributeError: .*board.*, of Stones\(6\)"):
        look_ahead(Stones(), 1, evaluation=Broken())


def test_a_plain_evaluation_of_a_compiled_game_is_watched_too() -> None:
    class Guess:
        def evaluate(self, position: Any) -> Any:
            return 0.5

    with pytest.raises(BadGame, match=r"Guess.evaluate returns 0.5 of Position"):
        look_ahead(game("tic-tac-toe").start(), 2, evaluation=Guess())


class Remembering(Stones):
    """Remembers what it has worked out, in attributes of its own."""

    def __init__(self, left: int = 7) -> None:
        super().__init__(left)
        self._asked: list[int] = []
        self.best: int | None = None

    @cached_property
    def half(self) -> int:
        return self.left // 2

    def play(self, move: int) -> Any:
        self._asked.append(move)
        self.best = self.left + self.half
        return super().play(move)


class Unforgettable(Stones):
    """Changes what it hides under a name of its own, and answers otherwise from then on."""

    def __init__(self, left: int = 7) -> None:
        self._left = left

    @property
    def left(self) -> int:  # type: ignore[override]
        return self._left

    def play(self, move: int) -> Any:
        self._left -= move
        return type(self)(self._left)


class Listed(Stones):
    """A board in a list that is shared with the next position, which changes it."""

    def __init__(self, board: Any = 7) -> None:
        self.board = [1] * board if isinstance(board, int) else board

    @property
    def left(self) -> int:  # type: ignore[override]
        return sum(self.board)

    def play(self, move: int) -> Any:
        for i in [i for i, stone in enumerate(self.board) if stone][:move]:
            self.board[i] = 0
        return type(self)(self.board)


def test_a_position_may_remember_what_nobody_notices_but_not_change() -> None:
    for left in range(1, 9):
        assert look_ahead(Remembering(left), left, table=1).value == look_ahead(Stones(left), left).value
    with pytest.raises(BadGame, match=r"play\([12]\) changes the position it is asked of, it: it must leave that alone"):
        look_ahead(Unforgettable(), 7)
    with pytest.raises(BadGame, match=r"play\([12]\) changes the position it is asked of, its 'board'"):
        look_ahead(Listed(), 7)


def test_checked_and_unchecked_games_are_searched_alike() -> None:
    for name in ("nim", "tree"):
        position = game(name).start()
        depth = game(name).default_depth(position) - (5 if name == "nim" else 0)
        found = look_ahead(position, depth, evaluation=game(name).default_evaluation, ordering="killer")
        with unchecked():
            assert sound(position).graph.is_believed
            again = look_ahead(position, depth, evaluation=game(name).default_evaluation, ordering="killer")
        assert (found.value, found.line, found.nodes, found.cutoffs) == (again.value, again.line, again.nodes, again.cutoffs)
    with unchecked():
        assert look_ahead(mistaken("outcome", 0.5)(), 7).value is not None


def test_what_stands_in_for_a_position_is_taken_for_one() -> None:
    position = Stones(5)
    watched = checked(position)
    assert type(watched) is not Stones
    assert isinstance(watched, Stones)
    assert isinstance(watched, CheckedPosition)
    assert checked(watched) is watched
    assert (repr(watched), str(watched), watched.left) == ("Stones(5)", "Stones(5)", 5)
    assert type(watched).__name__ == "Stones"
    assert not hasattr(type(watched), "turned")
    assert not hasattr(type(watched), "leaf_value")
    assert hasattr(type(checked(game("tree").start())), "leaf_value")
    nim = game("nim").start()
    assert checked(nim) == nim == checked(nim)
    assert hash(checked(nim)) == hash(nim)
    assert isinstance(checked(nim).key(), np.uint64)
    assert checked(nim).key() == nim.key()
    assert checked(mistaken("key", -1)(WRONG_AT)).key() == np.uint64(2**64 - 1)


def test_an_interpreted_game_is_searched_as_deep_as_the_stack_allows_and_no_deeper() -> None:
    class Endless(Stones):
        def moves(self) -> Any:
            return [0]

        def is_over(self) -> Any:
            return False

    assert look_ahead(Endless(), 200).depth == 200
    with pytest.raises(OutOfRange, match="a depth of 201 is too much for a game that is interpreted; at most 200 plies"):
        look_ahead(Endless(), 201)
    assert look_ahead(Endless(), nodes=2_000).depth > 50
