"""Laws of games that are plain classes: whatever form they have, they are searched as their compiled twins are."""

from __future__ import annotations

import functools
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import prunus
from prunus import PLAIN, game, search, unchecked
from prunus.core.memory import Cells, PlainCells, as_python_has_it
from prunus.core.plain import PlainGame
from prunus.core.values import NO_MOVE
from prunus.errors import BadGame, PrunusError, UnknownName
from prunus.orderings.chain import ordered_by
from prunus.orderings.killer import Killers
from tests.plain import look_ahead


class TicTacToe:
    """Three in a row."""

    lines = ("012", "345", "678", "036", "147", "258", "048", "246")
    start = "." * 9

    def turn(self, board: str) -> int:
        return (9 - board.count(".")) % 2

    def moves(self, board: str) -> list[int]:
        return [square for square in range(9) if board[square] == "."]

    def play(self, board: str, square: int) -> str:
        return board[:square] + "XO"[self.turn(board)] + board[square + 1 :]

    def won(self, board: str, side: str) -> bool:
        return any(all(board[int(square)] == side for square in line) for line in self.lines)

    def is_over(self, board: str) -> bool:
        return self.won(board, "X") or self.won(board, "O") or "." not in board

    def outcome(self, board: str) -> int:
        return self.won(board, "X") - self.won(board, "O")

    def rows(self, board: str) -> list[str]:
        return [board[:3], board[3:6], board[6:]]


class OfPlayers(TicTacToe):
    """The same, told of either player."""

    def outcome(self, board: str, player: int) -> int:  # type: ignore[override]
        return self.won(board, "XO"[player]) - self.won(board, "OX"[player])


class Words(TicTacToe):
    """The same with moves that are words."""

    def moves(self, board: str) -> Any:
        return ["abc"[square % 3] + str(square // 3) for square in super().moves(board)]

    def play(self, board: str, move: Any) -> str:
        return super().play(board, "abc".index(move[0]) + 3 * int(move[1]))


class AsObject:
    """The same as an object that is the position, seen by the player to move, and that is called what it is made of."""

    def __init__(self, board: str = "." * 9) -> None:
        self.board = board

    def moves(self) -> list[int]:
        return TicTacToe().moves(self.board)

    def play(self, square: int) -> AsObject:
        return AsObject(TicTacToe().play(self.board, square))

    def is_over(self) -> bool:
        return TicTacToe().is_over(self.board)

    def outcome(self) -> int:
        return -1 if any(TicTacToe().won(self.board, side) for side in "XO") else 0


class Taking:
    """The same as an object that changes, and takes moves back."""

    def __init__(self) -> None:
        self.board = list("." * 9)
        self.made = 0

    def moves(self) -> list[int]:
        return [square for square in range(9) if self.board[square] == "."]

    def play(self, square: int) -> None:
        self.board[square] = "XO"[self.made % 2]
        self.made += 1

    def undo(self, square: int) -> None:
        self.board[square] = "."
        self.made -= 1

    def is_over(self) -> bool:
        return TicTacToe().is_over("".join(self.board))

    def outcome(self) -> int:
        return -1 if any(TicTacToe().won("".join(self.board), side) for side in "XO") else 0


FORMS = [TicTacToe, TicTacToe(), OfPlayers, Words, AsObject, Taking]
OPENING = "0 4 8 2"  # squares
WORDS = "a0 b1 c2 c0"


def opening(form: Any, game: Any = None) -> Any:
    return (game or prunus.game(form)).parse(WORDS if form is Words else OPENING)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: getattr(form, "__name__", "an instance"))
@pytest.mark.parametrize("table", [0, 1])
def test_every_form_of_a_game_is_searched_as_the_compiled_one(form: Any, table: int) -> None:
    ours = prunus.game("tic-tac-toe")
    twin = ours.parse("X.O.O...X")
    expected = look_ahead(twin, 5, table=table)
    found = look_ahead(opening(form), 5, table=table)
    assert (found.value, found.lower, found.upper) == (expected.value, expected.lower, expected.upper)
    if not table:  # which positions share an entry is a matter of keys
        assert (found.nodes, found.leaves, found.cutoffs) == (expected.nodes, expected.leaves, expected.cutoffs)
    squares = [int(text) - 1 for text in ours.format_line(twin, expected.line)]
    assert list(found.line) == (["abc"[square % 3] + str(square // 3) for square in squares] if form is Words else squares)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: getattr(form, "__name__", "an instance"))
def test_positions_of_every_form_are_written_and_read_and_know_themselves_again(form: Any) -> None:
    game = prunus.game(form)
    position = opening(form, game)
    assert game.format(position) == (WORDS if form is Words else OPENING)
    assert game.parse(game.format(position)) == position
    assert hash(game.parse(game.format(position))) == hash(position)
    assert game.format(game.start()) == "start"
    assert game.parse("start") == game.start()
    moves = ["a0", "c2", "b1", "c0"] if form is Words else [0, 8, 4, 2]
    other = game.start()
    for move in moves:
        other = other.play(move)
    assert other != position  # the same squares, held by others
    with pytest.raises(PrunusError, match="is illegal in position"):
        game.parse("0 0" if form is not Words else "a0 a0")


@pytest.mark.parametrize("thing", [TicTacToe, AsObject, Taking], ids=lambda kind: kind.__name__)
def test_objects_of_a_plain_class_are_searched_as_they_are(thing: Any) -> None:
    if thing is TicTacToe:
        with pytest.raises(BadGame):
            look_ahead(thing(), 3)  # the rules are no position
    else:
        assert look_ahead(thing(), 5).nodes == look_ahead(prunus.game("tic-tac-toe").start(), 5).nodes


def test_a_game_of_a_state_that_changes_is_noticed() -> None:
    class Careless:
        def start(self) -> list[int]:
            return [3, 3]

        def moves(self, heaps: list[int]) -> list[int]:
            return [number for number, heap in enumerate(heaps) if heap]

        def play(self, heaps: list[int], number: int) -> list[int]:
            heaps[number] -= 1
            return heaps

        def is_over(self, heaps: list[int]) -> bool:
            return not any(heaps)

        def outcome(self, heaps: list[int]) -> int:
            return -1

    with pytest.raises(BadGame, match=r"Careless: play\(0\) changes the position it is asked of"):
        look_ahead(prunus.game(Careless).start(), 3)


def test_an_undo_that_forgets_something_is_noticed() -> None:
    class Forgetful(Taking):
        def undo(self, square: int) -> None:
            self.board[square] = "."

    with pytest.raises(BadGame, match=r"Forgetful: undo does not take back play\(\d\): its 'made' is another than before"):
        look_ahead(prunus.game(Forgetful).start(), 3)


def test_whose_turn_it_is_changes_with_every_move() -> None:
    class Staying(TicTacToe):
        def turn(self, board: str) -> int:
            return 0

    with pytest.raises(BadGame, match=r"turn is 0, and 0 after play\(0\): it is 0 and 1 by turns"):
        look_ahead(prunus.game(Staying).start(), 2)


def test_what_one_player_wins_the_other_loses() -> None:
    class Generous(OfPlayers):
        def outcome(self, board: str, player: int) -> int:  # type: ignore[override]
            return 1

    with pytest.raises(BadGame, match="outcome is 1 for player 0 and 1 for player 1"):
        look_ahead(prunus.game(Generous).start(), 9)


def test_a_game_says_itself_what_an_unfinished_position_is_worth() -> None:
    class Central(TicTacToe):
        def evaluate(self, board: str) -> int:
            return {"X": 5, "O": -5, ".": 0}[board[4]]

    game = prunus.game(Central)
    assert game.default_evaluation == "own"
    assert prunus.search(game.start(), 1, **prunus.PLAIN).value == 5
    assert prunus.search(game.start().play(4), 1, **prunus.PLAIN).value == -5
    assert prunus.search(game.parse("0 4 1 5"), 1, **prunus.PLAIN).value == 1_000_001

    class Sure(TicTacToe):
        def evaluate(self, board: str) -> int:
            return 10**6

    with pytest.raises(BadGame, match=r"evaluate\(\) returns -1000000, and a won game is worth 1,000,000"):
        prunus.search(prunus.game(Sure).start(), 1)


@pytest.mark.parametrize("name", ["moves", "play", "is_over", "outcome"])
def test_a_class_without_a_function_of_a_game_is_none(name: str) -> None:
    kind = type("Part", (), {each: getattr(TicTacToe, each) for each in ("moves", "play", "is_over", "outcome") if each != name})
    with pytest.raises(BadGame, match=f"Part is no game: it has no function {name!r}"):
        PlainGame(kind)


def test_games_are_found_in_files_and_modules(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "beside.py").write_text("LAST = -1\n")
    stones = (
        "from beside import LAST\n"
        "class {name}:\n"
        "    start = {start}\n"
        "    def moves(self, left): return range(1, min(3, left) + 1)\n"
        "    def play(self, left, move): return left - move\n"
        "    def is_over(self, left): return left == 0\n"
        "    def outcome(self, left): return LAST\n"
    )
    (tmp_path / "one_game.py").write_text(stones.format(name="Stones", start=5))
    (tmp_path / "two_games.py").write_text(stones.format(name="Few", start=4) + stones.format(name="Many", start=9))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for name, start in {"one_game.py": 5, "one_game.py:Stones": 5, "two_games.py:Many": 9, "two_games:Few": 4}.items():
        game = prunus.game(name)
        assert (game.name, game.start().state) == (name, start)
        assert prunus.game(name) is game
        assert prunus.search(game.start(), 9).value == (-1 if start % 4 == 0 else 1)
    (tmp_path / "not_on_the_path").mkdir()
    monkeypatch.chdir(tmp_path / "not_on_the_path")
    Path("in_this_folder.py").write_text(stones.format(name="Stones", start=6))
    assert prunus.game("in_this_folder:Stones").start().state == 6
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadGame, match=r"'two_games\.py' has several games: say which one, as two_games\.py:Few"):
        prunus.game("two_games.py")
    with pytest.raises(UnknownName, match=r"no game in 'two_games\.py' is called 'Mony'; did you mean Many"):
        prunus.game("two_games.py:Mony")


def test_the_parts_of_an_interpreted_search_are_as_python_has_them_and_share_what_they_shared() -> None:
    cells, words = Cells.zeros(3), Cells.zeros(3, np.uint64)
    one, other = as_python_has_it(Killers(cells, cells))
    assert one is other
    assert type(one) is PlainCells
    assert as_python_has_it(Killers(cells, words)).before is words  # which may be meant to wrap around
    assert type(as_python_has_it(np.int64(3))) is int


def test_an_ordering_that_was_handed_in_learns_where_its_owner_sees_it() -> None:
    position, killers = opening(TicTacToe), Killers.for_depth(9)
    prunus.search(position, 5, ordering=ordered_by([killers], position, 9), table=0)
    assert set(killers.latest.array.tolist()) != {int(NO_MOVE)}


@pytest.mark.parametrize("form", [TicTacToe, AsObject])
def test_a_position_is_asked_once_whether_it_is_over_and_whose_turn_it_is(form: Any) -> None:
    asked: list[Any] = []

    class Counted(form):  # type: ignore[misc]
        def play(self, *arguments: Any) -> Any:
            found = super().play(*arguments)
            return type(self)(found.board) if form is AsObject else found

        def is_over(self, *arguments: Any) -> Any:
            asked.append((arguments, getattr(self, "board", None)))
            return super().is_over(*arguments)

    prunus.search(opening(Counted), 5)
    asked_by_parsing = 5
    assert len(asked) <= len(set(asked)) + asked_by_parsing


def test_a_plain_game_goes_to_its_depth_by_two_and_by_one_where_something_else_may_end_it() -> None:
    position = prunus.game(TicTacToe).start()
    for depth in (6, 7):
        asked, by_one, by_two = (prunus.search(position, depth, **step) for step in ({}, {"step": 1}, {"step": 2}))
        assert asked.nodes == by_two.nodes != by_one.nodes
        assert asked.value == by_one.value
        assert prunus.search(position, depth, nodes=10**6).nodes == by_one.nodes


class Counting:
    """Take one or two from what is left; states are numbers, texts or bytes down to the empty one, and lists now and then."""

    def __init__(self, of: Any, left: Any, asked: list[Any]) -> None:
        self.of, self.left, self.asked, self.start = of, left, asked, of(9)

    def moves(self, state: Any) -> list[int]:
        return [1, 2][: self.left(state)]

    def play(self, state: Any, move: int) -> Any:
        return self.of(self.left(state) - move)

    def is_over(self, state: Any) -> bool:
        self.asked.append(self.left(state))
        return bool(self.left(state) == 0)

    def outcome(self, state: Any) -> int:
        return -1


STATES: dict[str, tuple[Any, Any]] = {
    "numbers": (int, int),
    "texts": (lambda left: "." * left, len),
    "bytes": (bytes, len),
    "tuples": (lambda left: (left, "x"), lambda state: state[0]),
    "tuples of tuples": (lambda left: (left, ("x",)), lambda state: state[0]),
    "lists": (lambda left: [0] * left, len),
    "some lists": (lambda left: [0] * left if left % 3 else (0,) * left, len),
}


@pytest.mark.parametrize("form", STATES)
def test_states_of_every_kind_are_asked_once_the_empty_one_too(form: str) -> None:
    asked: list[Any] = []
    position = PlainGame(Counting(*STATES[form], asked)).start()
    result = prunus.search(position, 9, **{**prunus.PLAIN, "table": 1})
    assert result.value == (1 if 9 % 3 else -1)
    assert sorted(asked) == list(range(10))


def test_two_threads_walk_on_ways_of_their_own() -> None:
    there, back = threading.Event(), threading.Event()

    class Slow:
        """Countdown that changes; who asks at 3 is answered when somebody has gone elsewhere meanwhile."""

        def __init__(self) -> None:
            self.left = 5

        def moves(self) -> list[int]:
            if self.left == 3:
                there.set()
                assert back.wait(60)
            return [1, 2][: self.left]

        def play(self, move: int) -> None:
            self.left -= move

        def undo(self, move: int) -> None:
            self.left += move

        def is_over(self) -> bool:
            return self.left == 0

        def outcome(self) -> int:
            return -1

    start = prunus.game(Slow).start()
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(lambda: list(start.play(2).moves()))
        assert there.wait(60)
        assert list(start.play(2).play(2).moves()) == [1]
        back.set()
        assert waiting.result() == [1, 2]


class Turned(TicTacToe):
    """With all of its symmetries: half of them are rotations."""

    symmetries = (
        lambda board: board[::-1],
        lambda board: board[6:] + board[3:6] + board[:3],
        lambda board: board[2::-1] + board[5:2:-1] + board[8:5:-1],
        lambda board: board[::3] + board[1::3] + board[2::3],
        lambda board: board[8::-3] + board[7::-3] + board[6::-3],
        lambda board: board[6::-3] + board[7::-3] + board[8::-3],
        lambda board: board[2::3] + board[1::3] + board[::3],
    )


class Weighed(Turned):
    """An estimate that is another one for each image."""

    def evaluate(self, board: str) -> int:
        return sum(place * {"X": 1, "O": -1, ".": 0}[sign] for place, sign in enumerate(board))


@pytest.mark.parametrize("form", [Turned, Weighed])
@pytest.mark.parametrize("parts", [{}, {**PLAIN, "table": 1}, {"algorithm": "mtdf"}, {"table": "1+etc"}], ids=str)
def test_symmetries_of_a_plain_game_change_neither_values_nor_what_lines_are_worth(form: Any, parts: dict[str, Any]) -> None:
    evaluation = "win-loss-draw" if form is Turned else "own"
    for moves in ([], [0], [4, 1], [1, 4, 8], [2, 4, 3, 5]):
        position = game(form).start()
        for move in moves:
            position = position.play(move)
        for depth in (3, 5):
            exact = search(position, depth, evaluation=evaluation, **PLAIN)
            found = search(position, depth, evaluation=evaluation, **parts)
            end = functools.reduce(lambda here, move: here.play(move), found.line, position)
            worth = search(end, 0, evaluation=evaluation, **PLAIN).value
            assert found.value == exact.value == (-1) ** len(found.line) * worth


def test_images_of_a_plain_position_are_searched_once() -> None:
    """A third of the nodes, and no two images asked about; the nodes of a search without a table stay as they are."""
    asked: dict[str, int] = {}

    class Asked(Turned):
        def is_over(self, board: str) -> bool:
            image = min(board, *(view(board) for view in self.symmetries))
            asked[image] = asked.get(image, 0) + 1
            return super().is_over(board)

    with unchecked():
        nodes = [search(game(form).start(), 9, **PLAIN).nodes for form in (TicTacToe, Turned, Asked)]
    assert len(set(nodes)) == 1
    assert set(asked.values()) == {1}
    table = {**PLAIN, "table": 1}
    assert 3 * search(game(Turned).start(), 9, **table).nodes < search(game(TicTacToe).start(), 9, **table).nodes


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    {
        "one that changes the game": (
            lambda board: board[1:] + board[0],
            r"it is (not )?over .*, and .*, which the game's symmetries call the same, is (not )?over .*after the moves",
        ),
        "one that returns nothing": (lambda board: None, "symmetry 1 returns None, which is no state of the game"),
        "one that fails": (lambda board: board[9], "symmetry 1 raises IndexError: .*test_plain_games.py, line"),
    }.values(),
)
def test_a_wrong_symmetry_is_noticed_by_a_search(wrong: Any, sentence: str) -> None:
    kind = type("Wrong", (TicTacToe,), {"symmetries": (wrong,)})
    with pytest.raises(BadGame, match=sentence):
        search(game(kind).start(), 9)


def test_symmetries_are_a_list_of_functions() -> None:
    with pytest.raises(BadGame, match=r"symmetries is <.*, and it should be a list of functions"):
        game(type("Wrong", (TicTacToe,), {"symmetries": Turned.symmetries[0]}))


class Spoken(NamedTuple):
    left: int = 3

    def moves(self) -> Any:
        for step in range(1, min(2, self.left) + 1):
            yield step

    def play(self, move: int) -> Any:
        return Spoken(self.left - move)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1

    def move_text(self, move: int) -> str:
        return f"take{move}"


class SpokenObject:
    def __init__(self, left: int = 3) -> None:
        self.left = left

    def moves(self) -> list[int]:
        return list(range(1, min(2, self.left) + 1))

    def play(self, move: int) -> Any:
        return SpokenObject(self.left - move)

    is_over, outcome, move_text = Spoken.is_over, Spoken.outcome, Spoken.move_text


class SpokenWalker(SpokenObject):
    def play(self, move: int) -> None:
        self.left -= move

    def undo(self, move: int) -> None:
        self.left += move


@pytest.mark.parametrize("form", [Spoken, SpokenObject, SpokenWalker])
def test_a_position_that_is_an_object_may_say_how_its_moves_are_written(form: Any) -> None:
    this = game(form)
    assert this.format_move(this.start(), 1) == "take1"
    assert this.parse_move(this.start(), "take2") == 2
