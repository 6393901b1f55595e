"""Laws of keys: different positions have different ones, whatever the game, the board or the class."""

from __future__ import annotations

import collections
import random
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus.core.bits import mix
from prunus.core.game import Position as Rules
from prunus.core.jit import interpreting
from prunus.core.keys import absorbed, hashed_fields, key_of_sets, seed_of, told
from prunus.core.registry import all_games, game
from prunus.errors import BadGame, DoesNotFit
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.solvers.strong.by_table import TableSolver
from prunus.solvers.strong.strong import solve_strongly
from prunus.tables.transposition import Table
from tests.plain import look_ahead
from tests.reference import playout, somewhere

BOARDS = [
    *(f"connect-four-{width}x{height}" for width in range(1, 8) for height in range(1, 7)),
    *(f"in-a-row-{width}x{height}" for width in range(3, 8) for height in range(3, 8)),
    *(f"in-a-row-5x7-{length}" for length in (3, 5, 6, 7)),
    *("gomoku-8x8", "gomoku-8x9", "gomoku-9x8", "gomoku-8x8-4", "gomoku-13x15-6"),
    *(f"hex-{size}x{size}" for size in range(2, 11)),
    "othello-6x6",
    "othello-4x4",
]
NAMES = [*all_games(), *(name for name in BOARDS if name not in ("connect-four-7x6", "in-a-row-5x5"))]


ROWS = ["tic-tac-toe", "in-a-row-3x3", "in-a-row-4x4", "in-a-row-4x4-3"]


def content(position: Any) -> Any:
    """What a key tells: an Othello position without whose colour is whose, and which squares the board has."""
    if type(position).__module__.endswith("othello"):
        position = position[:3]
    return type(position).__module__, position


def test_keys_are_equal_exactly_for_equal_positions_of_all_games_and_boards_together() -> None:
    keys: dict[int, Any] = {}
    for name in NAMES:
        for seed in range(6 if "-" in name else 30):
            for position in playout(game(name).start(), seed, 80):
                assert keys.setdefault(int(position.key()), content(position)) == content(position), name
    assert len({repr(each) for each in keys.values()}) == len(keys)


@pytest.mark.parametrize("evaluation", ["disc-difference", "win-loss-draw"])
def test_one_table_may_be_shared_by_all_boards_and_games(evaluation: str) -> None:
    table = Table.of(1)
    names = ["othello", "othello-6x6", "othello-4x4"] if evaluation == "disc-difference" else [*ROWS, "connect-four-4x4", "nim"]
    shared = Searcher("pvs", evaluation, "hash+killer", table=table)
    with interpreting():
        for seed in range(4):
            for name in names:
                position = somewhere(game(name).start(), seed, seed)
                alone = look_ahead(position, 4, evaluation=evaluation, ordering="killer")
                assert shared.think(position, Limits(depth=4), depths=[4]).value == alone.value, name


@dataclass(frozen=True, slots=True)
class SlottedStones(Rules):
    """The base class has a `__dict__`, which is empty here."""

    left: int

    def moves(self) -> range:
        return range(1, min(3, self.left) + 1)

    def play(self, move: int) -> Any:
        return type(self)(self.left - move)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1


class HalfSlotted(SlottedStones):
    """Keeps something in its `__dict__` and the rest in slots."""

    def __init__(self, left: int, more: int = 0) -> None:
        SlottedStones.__init__(self, left)
        self.__dict__["more"] = more


class PrivatelySlotted(Rules):
    __slots__ = ("__left",)

    def __init__(self, left: int) -> None:
        self.__left = left

    @property
    def left(self) -> int:
        return self.__left

    moves, play = SlottedStones.moves, SlottedStones.play
    is_over, outcome = SlottedStones.is_over, SlottedStones.outcome


class Listing(Rules):
    """Keeps what it knows in a list, a set, a dictionary and an array."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.parts = [[left], {left}, {left: -1}, np.array([left]), None, "left", 0.5, SlottedStones(left)]

    moves, play = SlottedStones.moves, SlottedStones.play
    is_over, outcome = SlottedStones.is_over, SlottedStones.outcome


def extending(base: type, inside: Any) -> Any:
    """Stones whose number is kept as the list, text or the like that the class extends, beside an attribute."""

    class Extending(Rules, base):  # type: ignore[misc, valid-type]
        def __new__(cls, left: int) -> Any:
            return base.__new__(cls, inside(left)) if base in (tuple, frozenset, str, bytes, int, float) else base.__new__(cls)

        def __init__(self, left: int) -> None:
            if base in (list, dict, set):
                base.__init__(self, inside(left))  # type: ignore[misc]
            self.mover = "white"

        def __repr__(self) -> str:
            return "stones"

        @property
        def left(self) -> int:
            return len(self) if hasattr(base, "__len__") else int(self)

        moves, play = SlottedStones.moves, SlottedStones.play
        is_over, outcome = SlottedStones.is_over, SlottedStones.outcome

    Extending.__qualname__ = f"Extending{base.__name__}"
    return Extending


EXTENDING = [
    *(extending(base, lambda left: range(max(left, 0))) for base in (list, tuple, set, frozenset)),
    extending(dict, lambda left: dict.fromkeys(range(max(left, 0)))),
    extending(str, lambda left: "o" * left),
    extending(bytes, lambda left: b"o" * left),
    extending(int, int),
    extending(float, float),
]
PLAIN = [SlottedStones, HalfSlotted, PrivatelySlotted, Listing]


@pytest.mark.parametrize("kind", EXTENDING, ids=lambda kind: kind.__qualname__)
def test_a_class_that_extends_one_of_pythons_has_a_key_for_every_content(kind: Any) -> None:
    assert len({int(kind(left).key()) for left in range(200)}) == 200
    assert kind(7).key() == kind(7).key()
    for left in range(1, 9):
        assert look_ahead(kind(left), left, table=1, deepening=True).value == (1 if left % 4 else -1)


class Queue(collections.deque):  # type: ignore[type-arg]
    def __init__(self, *parts: Any) -> None:
        super().__init__(parts)
        self.name = "queue"


class Words(str):
    def __repr__(self) -> str:
        return "words"


class Marked(list):  # type: ignore[type-arg]
    mark = 0


def test_values_that_extend_one_of_pythons_are_told_with_all_they_have() -> None:
    one, other = Marked([1]), Marked([1])
    other.mark = 1
    assert told(one) != told(other)
    assert told(Words("a")) != told(Words("b"))
    assert told(Marked([1])) != told(Marked([2]))
    for value in (Queue(1), collections.deque([1]), random.Random(1)):
        with pytest.raises(BadGame, match="cannot be read"):
            told(value)


@pytest.mark.parametrize("kind", PLAIN)
def test_a_plain_class_has_a_key_for_every_content_wherever_it_keeps_it(kind: Any) -> None:
    assert len({int(kind(left).key()) for left in range(-20, 200)}) == 220
    assert kind(7).key() == kind(7).key()
    for left in range(1, 9):
        assert look_ahead(kind(left), left, table=1, deepening=True).value == (1 if left % 4 else -1)


def test_positions_of_different_classes_have_different_keys() -> None:
    assert len({int(kind(7).key()) for kind in PLAIN}) == len(PLAIN)
    assert HalfSlotted(7, 1).key() != HalfSlotted(7, 2).key()


def test_games_on_one_board_have_different_keys() -> None:
    sets = np.uint64(1), np.uint64(2), np.uint64(7)
    assert len({int(key_of_sets(seed_of(name), *sets)) for name in NAMES}) == len(NAMES)


HIDDEN: dict[int, int] = {}


class Hiding(Rules):
    """Keeps what it knows where nobody can look, as objects of other languages do."""

    def __init__(self, left: int) -> None:
        HIDDEN[id(self)] = left

    @property
    def left(self) -> int:
        return HIDDEN[id(self)]

    moves, play = SlottedStones.moves, SlottedStones.play
    is_over, outcome = SlottedStones.is_over, SlottedStones.outcome


class HidingInside(Listing):
    def __init__(self, left: int) -> None:
        super().__init__(left)
        self.engine = object()


@pytest.mark.parametrize("kind", [Hiding, HidingInside])
def test_a_class_whose_content_cannot_be_read_is_refused_and_asked_for_a_key(kind: Any) -> None:
    with pytest.raises(BadGame, match=r"what a (Hiding|object) is made of cannot be read.* give the class a method `key`"):
        look_ahead(kind(5), 5, table=1)
    assert look_ahead(kind(5), 5).value == 1  # no key is needed without a table


def test_a_content_that_contains_itself_is_refused() -> None:
    position = Listing(3)
    position.parts.append(position.parts)
    with pytest.raises(BadGame, match="levels of content inside content"):
        position.key()


@pytest.mark.parametrize(
    ("one", "other"),
    [(-1, -2), (1, "1"), ((1,), [1]), ("a", b"a"), ((1, 2), (12,)), ("a,b", ("a", "b")), (None, "None"), (0.5, 0),
     (1e300, 10**300 + 1), ({1: 2}, {2: 1}), ({1}, (1,)), ("'", '"'), (np.zeros(2), np.zeros((2, 1))), (int, "int"),
     (True, 2), (frozenset([1]), {1: 1})],
)  # fmt: skip
def test_what_is_told_of_different_values_differs(one: Any, other: Any) -> None:
    assert told(one) != told(other)
    assert told(one) == told(one)


def test_what_is_told_of_equal_values_is_equal() -> None:
    assert told({1: 2, 3: 4}) == told({3: 4, 1: 2})
    assert told({"b", "a"}) == told({"a", "b"})
    assert told(1) == told(1.0) == told(True) == told(np.int8(1))


class Two(NamedTuple):
    own: np.uint64
    opponent: np.uint64

    def key(self) -> np.uint64:
        return hashed_fields(self)


def test_the_last_word_of_a_key_cannot_be_solved_for() -> None:
    """With `mix(key ^ word)` alone, word' = word ^ key ^ key' would do, whatever else was changed before."""
    chance = random.Random(1)
    for _ in range(200):
        key, other, word = (np.uint64(chance.getrandbits(64)) for _ in range(3))
        solved = word ^ key ^ other
        assert mix(key ^ word) == mix(other ^ solved)
        assert absorbed(key, word) != absorbed(other, solved)
    for _ in range(200):
        own, opponent, forged = (np.uint64(chance.getrandbits(64)) for _ in range(3))
        board = np.uint64(2**64 - 1)
        solved = mix(own) ^ opponent ^ mix(forged)
        assert key_of_sets(np.uint64(0), own, opponent, board) != key_of_sets(np.uint64(0), forged, solved, board)
        assert Two(own, opponent).key() != Two(forged, solved).key()


class Forged(NamedTuple):
    """Another game, whose first position has the key of the empty tic-tac-toe board."""

    own: np.uint64
    opponent: np.uint64

    def moves(self) -> list[int]:
        return [] if self.opponent else [0]

    def play(self, move: int) -> Forged:
        return Forged(self.own, np.uint64(1))

    def is_over(self) -> bool:
        return bool(self.opponent)

    def outcome(self) -> int:
        return 5

    def max_moves(self) -> int:
        return 1

    def move_count(self) -> int:
        return len(self.moves())

    def key(self) -> np.uint64:
        return game("tic-tac-toe").start().key() if not self.opponent else np.uint64(1)


def test_a_strong_table_answers_only_for_positions_of_its_game_and_root(tmp_path: Any) -> None:
    this = game("tic-tac-toe")
    root = this.parse("XOX.O..X.")
    with interpreting():
        solver = TableSolver(this, solve_strongly(root, tmp_path / "table", game=this, folded=False).file)
        assert solver.value(root).value == 0
        with pytest.raises(DoesNotFit, match="knows nothing about a Forged"):
            solver.solve(Forged(np.uint64(0), np.uint64(0)))
        # A position whose key is in the table by contrivance: its successors are not.
        number = int(np.nonzero(solver.endgame.distances.array > 1)[0][0])
        keys = solver.endgame.keys.array.copy()
        keys[number] = int(this.start().key())
        forged = solver.endgame._replace(keys=type(solver.endgame.keys)(np.sort(keys), np.uint64))
        solver.endgame = forged
        with pytest.raises(DoesNotFit, match=r"is not in endgame table|contradicts the rules of tic-tac-toe at"):
            solver.value(this.start())


def test_a_table_that_contradicts_the_rules_is_refused(tmp_path: Any) -> None:
    this = game("nim")
    solver = TableSolver(this, solve_strongly(this.start(), tmp_path / "table").file)
    values = solver.endgame.values.array.copy()
    chance, refused = random.Random(2), 0
    positions = [somewhere(this.start(), seed, seed % 5) for seed in range(60)]
    for position in positions:
        assert solver.value(position).value in (1, -1)
    for number in chance.sample(range(len(values)), len(values) // 2):
        values[number] = -values[number]
    solver.endgame = solver.endgame._replace(values=type(solver.endgame.values)(values, np.int32))
    for position in positions:
        try:
            solver.value(position)
        except DoesNotFit as error:
            assert "contradicts the rules of nim" in str(error)  # noqa: PT017
            refused += 1
    assert refused > 20
