"""`prunus check`: every mistake that people make in a game has its sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import prunus
from prunus.core.game import Position, counted_moves, hashed_fields
from prunus.core.generic import implements
from prunus.lab.checking.check import check
from tests.commands import ended
from tests.laws.test_plain_games import OfPlayers, Taking, TicTacToe

FEW: dict[str, Any] = {"games": 30, "seconds": 5.0}


class Nothing(TicTacToe):
    def moves(self, board: str) -> Any:
        return None if board.count(".") == 7 else super().moves(board)


class Stuck(TicTacToe):
    def moves(self, board: str) -> Any:
        return [] if board.count(".") == 7 else super().moves(board)


class Twice(TicTacToe):
    def moves(self, board: str) -> Any:
        return [8, 8] if board.count(".") == 7 else super().moves(board)


class TrueAndOne(TicTacToe):
    def moves(self, board: str) -> Any:
        return [1, True] if board.count(".") == 7 else super().moves(board)


class OfASet(TicTacToe):
    """Moves that are words in a set."""

    def moves(self, board: str) -> Any:
        return {f"at {square}" for square in super().moves(board)}

    def play(self, board: str, move: Any) -> Any:
        return super().play(board, int(move[3:]))


class HalfWorth(TicTacToe):
    def evaluate(self, board: str) -> Any:
        return 0.5


class Ragged(TicTacToe):
    def rows(self, board: str) -> Any:
        return ["a\tb"]


class Missing(TicTacToe):
    outcome = None  # type: ignore[assignment]


class Half(TicTacToe):
    def outcome(self, board: str) -> Any:
        return 0.5


class Changing:
    """A board that is changed in place."""

    def start(self) -> list[int]:
        return [0] * 4

    def moves(self, board: list[int]) -> list[int]:
        return [square for square in range(4) if not board[square]]

    def play(self, board: list[int], square: int) -> list[int]:
        board[square] = 1
        return board

    def is_over(self, board: list[int]) -> bool:
        return all(board)

    def outcome(self, board: list[int]) -> int:
        return -1


class Generous(OfPlayers):
    def outcome(self, board: str, player: int) -> int:  # type: ignore[override]
        return 1


class Forgetful(TicTacToe):
    """A key that leaves out who holds the squares."""

    def key(self, board: str) -> Any:
        return board.replace("O", "X")


class Moody(TicTacToe):
    """A key that is another each time."""

    asked = 0

    def key(self, board: str) -> Any:
        type(self).asked += 1
        return board, self.asked


class Crooked(TicTacToe):
    """A symmetry that moves one row alone."""

    symmetries = (lambda board: board[2::-1] + board[3:],)


class Unread(TicTacToe):
    """A text that leaves out the last square."""

    def text(self, board: str) -> str:
        return board[:8]

    def read(self, text: str) -> str:
        return text + "."


class Mumbling(TicTacToe):
    """Two moves are written alike."""

    def move_text(self, square: int) -> str:
        return "abc"[square % 3]


class Endless:
    """Walks to and fro."""  # codespell:ignore fro

    start = 0

    def moves(self, place: int) -> list[int]:
        return [1, -1]

    def play(self, place: int, step: int) -> int:
        return (place + step) % 5

    def is_over(self, place: int) -> bool:
        return False

    def outcome(self, place: int) -> int:
        return 0


class Nobodys(TicTacToe):
    """Does not say whose turn it is."""

    def turn(self, board: str) -> Any:
        return None

    def play(self, board: str, square: int) -> str:
        return board[:square] + "XO"[(9 - board.count(".")) % 2] + board[square + 1 :]


class Keyless(TicTacToe):
    def key(self, board: str) -> Any:
        return None


class Numbered(TicTacToe):
    def rows(self, board: str) -> Any:
        return 5


class Speechless(TicTacToe):
    def label(self, board: str) -> Any:
        return board[9]

    def text(self, board: str) -> Any:
        return {}[board]


class Remembering(TicTacToe):
    """Lists other moves every second time."""

    asked = 0

    def moves(self, board: str) -> Any:
        type(self).asked += 1
        return super().moves(board)[:: 1 if self.asked % 2 else -1]


class Rare(TicTacToe):
    """Goes wrong where the last square of the board is taken last, at the end of few games."""

    def outcome(self, board: str) -> Any:
        return None if "." not in board and super().outcome(board) == 0 else super().outcome(board)


class Sided(TicTacToe):
    """Says who has won as if the player to move had."""

    turn = None  # type: ignore[assignment]

    def play(self, board: str, square: int) -> str:
        return board[:square] + "XO"[(9 - board.count(".")) % 2] + board[square + 1 :]

    def outcome(self, board: str) -> int:
        return 1 if self.won(board, "X") or self.won(board, "O") else 0


MOST = 2


class Frozen(NamedTuple):
    """A compiled game whose code holds what a global was when it was compiled."""

    left: np.int64

    def moves(self) -> Any:
        for step in range(1, min(MOST, self.left) + 1):
            yield step

    def play(self, move: int) -> Any:
        return Frozen(self.left - move)

    def is_over(self) -> bool:
        return bool(self.left == 0)

    def outcome(self) -> int:
        return -1

    def max_moves(self) -> int:
        return 3

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> Any:
        return hashed_fields(self)


class FrozenGame(prunus.Game):
    name = "frozen"

    def start(self) -> Frozen:
        return Frozen(np.int64(7))

    def parse(self, text: str) -> Frozen:
        return Frozen(np.int64(int(text)))

    def format(self, position: Frozen) -> str:
        return str(position.left)


def test_a_compiled_game_that_is_another_as_python_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not check(FrozenGame(), **FEW).errors
    monkeypatch.setattr("tests.unit.test_check.MOST", 3)
    (error,) = check(FrozenGame(), **FEW).errors
    assert re.fullmatch(r"compiled it has \d+ positions 2 plies on, as Python \d+", error.sentence)


MISTAKES: dict[str, tuple[Any, str]] = {
    "a move twice, of two kinds": (TrueAndOne, "moves\\(\\) lists a move twice: \\[1, True\\]"),
    "a set of words": (OfASet, "moves\\(\\) returns a set of texts"),
    "half a value": (HalfWorth, "0.5, which is not a whole number"),
    "rows that cannot be drawn": (Ragged, "rows\\(\\) cannot be drawn"),
    "it is not said whose turn it is": (Nobodys, r"turn\(\) returns None: it must say 0 or 1"),
    "no key": (Keyless, r"key\(\) returns None: it must say what tells positions apart, in "),
    "rows that are none": (Numbered, r"rows\(\) cannot be drawn: it raises TypeError"),
    "a text that fails": (Speechless, r"raises KeyError: .*test_check.py, line \d+"),
    "a game that remembers": (Remembering, r"moves\(\) is \[.*\], and asked again \[.*\]"),
    "an outcome that is seldom missing": (Rare, r"outcome\(\) returns None.*after the moves (\d, ){8}\d"),
    "moves returns nothing": (Nothing, r"Nothing: moves\(\) returns None.*after the moves 0, 1"),
    "no moves and not over": (Stuck, r"the game is not over and there are no moves, in Stuck.* after the moves 0, 1"),
    "a move twice": (Twice, r"moves\(\) lists a move twice: \[8, 8\].*after the moves 0, 1"),
    "half an outcome": (Half, r"outcome\(\) returns -?0.5, which is not a whole number"),
    "the state is changed by play": (Changing, r"play\(0\) changes the position it is asked of"),
    "outcomes are not opposite": (Generous, r"outcome is 1 for player 0 and 1 for player 1: what one wins the other loses"),
    "different positions, one key": (Forgetful, r"two different positions have the same key \d+, also that after"),
    "a symmetry that changes a value": (Crooked, r"symmetry 1 changes the game, "),
    "a text that does not read back": (Unread, r"is written of a position and reads back as another one"),
    "moves that are written alike": (Mumbling, r"two moves are written 'a': 0 and 3"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_has_its_sentence(mistake: str) -> None:
    game, sentence = MISTAKES[mistake]
    found = check(game, **FEW)
    assert re.search(sentence, str(found.errors[0])), str(found.errors[0])


def test_one_position_with_two_keys_is_told() -> None:
    found = check(Moody, **FEW)
    assert [finding for finding in found.errors if finding.sentence.startswith("one position has two keys, ")]


class OneKey(TicTacToe):
    def key(self, board: str) -> Any:
        return "the board"


def test_a_search_with_a_table_that_says_something_else_is_told() -> None:
    found = [str(finding) for finding in check(OneKey, **FEW).errors]
    assert any(re.search("a search of 3 plies says -?[01] without a table and -?[01] with 1", each) for each in found), found


def test_a_key_may_leave_out_what_decides_nothing() -> None:
    """A position with colours changed has other signs and, where the other player is to move, the same future."""

    class Countdown:
        start = (7, 0)

        def turn(self, state: tuple[int, int]) -> int:
            return state[1]

        def moves(self, state: tuple[int, int]) -> list[int]:
            return [1, 2][: state[0]]

        def play(self, state: tuple[int, int], move: int) -> tuple[int, int]:
            return state[0] - move, 1 - state[1]

        def is_over(self, state: tuple[int, int]) -> bool:
            return state[0] == 0

        def outcome(self, state: tuple[int, int]) -> int:
            return 2 * state[1] - 1

        def key(self, state: tuple[int, int]) -> int:
            return state[0]

    found = check(Countdown, **FEW)
    assert not found.errors
    assert [each for each in found.warnings if "they go on alike as far as was seen" in each.hint]
    assert not check("othello-4x4", games=20, seconds=5).findings


def test_of_games_that_go_wrong_the_shortest_is_told() -> None:
    class Growing:
        """Goes on for ever wherever a one follows a two."""

        start = ""

        def moves(self, word: str) -> list[str]:
            return ["1", "2", "3"]

        def play(self, word: str, sign: str) -> str:
            return word if word.endswith("2") and sign == "1" and len(word) > 9 else word + sign

        def is_over(self, word: str) -> bool:
            return len(word) == 60

        def outcome(self, word: str) -> int:
            return -1

    (warning,) = [each for each in check(Growing, games=300, seconds=20).warnings if "for ever" in each.sentence]
    assert len(warning.line) == 11, warning


def test_a_class_that_lacks_a_function_is_told() -> None:
    with pytest.raises(prunus.PrunusError, match="Missing is no game: it has no function 'outcome'"):
        check(Missing, **FEW)


def test_a_game_without_end_and_a_winner_who_did_not_move_are_warnings() -> None:
    (endless,) = check(Endless, **FEW).warnings
    assert "the game can go on for ever: the position after" in endless.sentence
    assert not check(Endless, **FEW).errors
    (sided,) = check(Sided, games=200, seconds=20).warnings
    assert "who made the last move has lost" in sided.sentence


@pytest.mark.parametrize("game", [TicTacToe, OfPlayers, Taking, "nim", "connect-four-4x4"])
def test_games_that_are_right_have_no_mistake(game: Any) -> None:
    found = check(game, **FEW)
    assert not found.findings, list(map(str, found.findings))
    assert found.games > 0
    assert found.positions > 5
    assert found.branching > 0
    assert found.longest >= found.length > 0
    assert {"moves", "play", "is_over", "outcome", "key"} <= set(found.microseconds)
    assert found.compiled.startswith("it is compiled" if game == "connect-four-4x4" else "it is interpreted")


def test_a_tree_whose_leaves_have_no_values_can_be_checked() -> None:
    assert not check("tree", **FEW).findings


def refused_by_name(said: str, path: Path) -> bool:
    return said == f"prunus: {path} has a mistake\n"


def test_the_command_says_it_and_its_exit_code_too(tmp_path: Path) -> None:
    good = tmp_path / "walking_stones.py"
    good.write_text(
        "class Stones:\n"
        "    start = 5\n"
        "    def moves(self, left): return range(1, min(3, left) + 1)\n"
        "    def play(self, left, move): return left - move\n"
        "    def is_over(self, left): return left == 0\n"
        "    def outcome(self, left): return -1\n"
    )
    bad = tmp_path / "walking_badly.py"
    bad.write_text(good.read_text().replace("return -1", "pass"))
    right, wrong = (ended("check", str(path), "--games", "10") for path in (good, bad))
    assert right.code == 0
    assert "no mistake was found in" in right.out
    assert wrong.code == 1
    assert "error: Stones: outcome() returns None, which is not a whole number, in Stones(0) after the moves" in wrong.out
    assert refused_by_name(wrong.err, bad)
    as_json = ended("check", str(bad), "--games", "10", "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["findings"][0]["is_error"]


class Worded(NamedTuple):
    left: np.int64
    label: str

    def moves(self) -> Any:
        return range(1, min(3, int(self.left)) + 1)

    def play(self, move: int) -> Any:
        return Worded(np.int64(self.left - move), self.label)

    def is_over(self) -> bool:
        return bool(self.left == 0)

    def outcome(self) -> int:
        return -1


@implements(Position)
class Lists(NamedTuple):
    left: np.int64

    def moves(self) -> Any:
        return [1, 2] if self.left > 1 else [1]

    def play(self, move: int) -> Any:
        return Lists(self.left - move)

    def is_over(self) -> bool:
        return bool(self.left == 0)

    def outcome(self) -> int:
        return -1


@implements(Position)
class Sides(NamedTuple):
    """What it keeps under `turn` is a number of its own."""

    left: np.int64
    turn: np.int64

    def moves(self) -> Any:
        for step in range(1, min(3, self.left) + 1):
            yield step

    def play(self, move: int) -> Any:
        return Sides(self.left - move, 1 - self.turn)

    def is_over(self) -> bool:
        return bool(self.left == 0)

    def outcome(self) -> int:
        return -1


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (TicTacToe, "it is interpreted: its positions are of class str, and compiled are NamedTuples whose fields are numbers"),
        (Worded(np.int64(4), "x"), "it is interpreted: its field 'label' is of class str, and compiled are NamedTuples"),
        (Sides(np.int64(4), np.int64(0)), "it is compiled"),
    ],
)
def test_whether_a_game_would_be_compiled_is_said_and_if_not_why(game: Any, said: str) -> None:
    found = check(game, **FEW)
    assert not found.errors
    assert found.compiled.startswith(said)
    assert said in str(found)


def test_a_game_that_should_be_compiled_and_cannot_is_told_first() -> None:
    (error,) = check(Lists(np.int64(4)), **FEW).errors
    assert re.fullmatch(
        r"Lists.moves \(test_check.py, line \d+\) returns a list; compiled code yields its moves one by one", error.sentence
    )
