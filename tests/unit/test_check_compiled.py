"""`prunus check` of compiled games: every mistake has its sentence there, too, and so has a twin that differs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import prunus
from prunus.core.jit import interpreting
from prunus.lab.checking.check import check
from tests.commands import ended

FEW: dict[str, Any] = {"games": 30, "seconds": 5.0}
RIGHT = """
from typing import NamedTuple
import numpy as np
from prunus.core.game import Position
from prunus.core.generic import implements

@implements(Position)
class Stones(NamedTuple):
    left: np.int64 = np.int64(7)
    word: np.uint64 = np.uint64(1)

    def moves(self):
        for number in range(1, 3):
            if number <= self.left:
                yield number

    def play(self, move):
        return Stones(self.left - move, self.word)

    def is_over(self):
        return self.left == 0

    def outcome(self):
        return -1

    def max_moves(self):
        return 2
"""
PLAIN = """
class Plain:
    start = 7
    def moves(self, left): return range(1, min(2, left) + 1)
    def play(self, left, move): return left - move
    def is_over(self, left): return left == 0
    def outcome(self, left): return -1
"""
TURNS = """    def turns(self): return 2

    def turned(self, turn): return self if turn == 0 else Stones(max(0, self.left - 1), self.word)

    def turned_move(self, move, turn): return move
"""
SEVERAL = """    def text(self): return 'x'

    @staticmethod
    def read(text): return Stones()

    def evaluate(self): return self.left / 2

    def move_count(self): return 2
"""
LAST = "    def max_moves"
ENDS = "return self.left == 0"
BROKEN: dict[str, tuple[str, str, str]] = {  # what is written instead of what, and what is said
    "no moves are listed": ("yield number", "number", "Stones.moves returns nothing in Stones"),
    "play returns nothing": ("return Stones(", "Stones(", r"Stones.play\(1\) in Stones\(.*\) does not return a Stones"),
    "it is not said whether it is over": (ENDS, "self.left == 0", "Stones.is_over returns nothing in"),
    "the outcome is not said": (
        "return -1",
        "-1",
        r"outcome\(\) returns None, which is not a whole number.*after the moves 1, 2, 2, 2",
    ),
    "half an outcome": ("return -1", "return -0.5", r"outcome\(\) returns -0.5, which is not a whole number"),
    "no moves and not over": (
        "if number <= self.left",
        "if number <= self.left and self.left != 3",
        r"the game is not over and there are no moves, in Stones\(.*\) after the moves 2, 2",
    ),
    "over and moves": (ENDS, "return self.left <= 1", r"the game is over and there are 1 moves.* after the moves 2, 2, 2"),
    "a move twice": ("yield number", "yield 1", r"lists a move twice in .*\[1, 1\]"),
    "no key": (
        LAST,
        "    def key(self):\n        pass\n\n    def max_moves",
        r"key\(\) returns None: it must say what",
    ),
    "different positions, one key": (
        LAST,
        "    def key(self):\n        return np.uint64(self.left // 2)\n\n    def max_moves",
        r"two different positions have the same key \d, also that after .*: .* worth .* and ",
    ),
    "a turn that changes the value": (
        LAST,
        f"{TURNS}\n{LAST}",
        r"symmetry 1 changes the game, .* to ",
    ),
    "too little room": ("return 2", "return 1", r"max_moves\(\) is 1, and there are 2 moves"),
    "other moves as Python": (
        "if number <= self.left",
        "if number <= self.left and (number == 1 or self.word << np.uint64(61 + self.left) != 0)",
        r"compiled it has \d+ positions 2 plies on, as Python \d+ \[after ",
    ),
    "another outcome as Python": (
        "return -1",
        "return -1 if self.word >> np.uint64(64 - self.left) else 1",
        r"compiled its outcome is -1, as Python 1 \[after 1 2 2 2\]",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_mistake_of_a_compiled_game_has_its_sentence(mistake: str, tmp_path: Path) -> None:
    before, instead, said = BROKEN[mistake]
    assert before in RIGHT
    file = tmp_path / f"{tmp_path.name}.py"  # a name of its own: a module is loaded once
    file.write_text(RIGHT.replace(before, instead))
    errors = check(str(file), **FEW).errors
    assert any(re.search(said, str(error)) for error in errors), list(map(str, errors))
    assert all("\n" not in str(error) for error in errors)


def test_each_of_several_mistakes_has_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "stones_with_several_mistakes.py"
    file.write_text(RIGHT.replace(LAST, f"{SEVERAL}\n{LAST}"))
    found = "\n".join(map(str, check(str(file), **FEW).errors))
    assert "'x' is written of a position and reads back as another one" in found
    assert re.search(r"evaluate\(\) returns .*3.5.*, which is not a whole number", found)
    assert re.search(r"move_count\(\) is 2, and there are [01] moves", found)


def test_a_compiled_game_without_end_is_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "endless_stones.py"
    file.write_text(RIGHT.replace("self.left - move", "self.left - (move & 1)"))
    found = check(str(file), **FEW)
    assert not found.errors
    assert [str(each) for each in found.warnings if "the position after 0 moves stands again after 1 [after 2]" in str(each)]


def test_one_that_is_right_has_no_mistake_and_is_what_its_plain_twin_is(tmp_path: Path) -> None:
    file, plain = tmp_path / "right_stones.py", tmp_path / "plain_stones.py"
    file.write_text(RIGHT)
    plain.write_text(PLAIN)
    found = check(str(file), twin=str(plain), **FEW)
    assert not found.findings, list(map(str, found.findings))
    assert found.compiled == "it is compiled"
    assert not check(str(plain), twin=str(file), **FEW).findings


@pytest.mark.parametrize(
    ("before", "instead", "said"),
    [
        ("min(2, left)", "(1 if left == 3 else min(2, left))", r"has the moves 1 2.* and .* the moves 1 \[after 2 2\]"),
        (
            "return -1",
            "return 1",
            r"has an end of -1 for the player to move and .* an end of \+1 for the player to move \[after 1 2 2 2\]",
        ),
        ("left == 0", "left <= 1", r"has the moves 1 and .* an end of -1 for the player to move \[after 2 2 2\]"),
        ("range(1, min(2, left) + 1)", "range(1, min(3, left) + 1)", r"has the moves 1 2.* and .* the moves 1 2 3"),
    ],
)
def test_where_twins_differ_is_told_with_the_fewest_moves(before: str, instead: str, said: str, tmp_path: Path) -> None:
    file, plain = (tmp_path / f"{kind}_{tmp_path.name}.py" for kind in ("right", "other"))
    file.write_text(PLAIN)
    plain.write_text(PLAIN.replace(before, instead))
    command = ended("check", str(file), "--twin", str(plain), "--games", "30")
    assert command.code == 1
    assert re.search(said, command.out), command.out


def test_a_compiled_game_says_itself_what_an_unfinished_position_is_worth(tmp_path: Path) -> None:
    file = tmp_path / "estimating_stones.py"
    file.write_text(RIGHT + "\n    def evaluate(self):\n        return 10 * self.left\n")
    found = prunus.game(str(file))
    assert found.default_evaluation == "own"
    assert prunus.search(found.start(), depth=2).value == 40


QUICK = {
    "no moves and not over": (
        "if number <= self.left",
        "if number <= self.left and self.left != 3",
        "not over and there are no moves",
    ),
    "too little room": ("return 2", "return 1 + (self.left > 7)", r"max_moves\(\) is 1, and there are 2 moves"),
    "a move twice": ("yield number", "yield 1 + (number == 2 and self.left > 5)", r"lists a move twice in .*\[1, 1\]"),
    "play raises": (
        "self.left - move,",
        "self.left - move * {4: 1, 7: 1, 6: 1, 5: 1}[int(self.left)],",
        "Stones.play .* raises KeyError",
    ),
}


@pytest.mark.parametrize("mistake", QUICK)
def test_a_quick_look_is_had_before_a_compiled_game_is_searched(mistake: str, tmp_path: Path) -> None:
    before, instead, said = QUICK[mistake]
    assert before in RIGHT
    file = tmp_path / f"quick_{tmp_path.name}.py"
    file.write_text(RIGHT.replace(before, instead))
    start = prunus.game(str(file)).start()
    for _ in range(2):  # it is not believed the second time either
        with pytest.raises(prunus.PrunusError, match=said) as caught:
            prunus.search(start, depth=7)
    assert mistake == "too little room" or "after the moves " in str(caught.value)


def test_a_compiled_game_that_is_believed_is_not_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "believed_stones.py"
    before, instead, _ = QUICK["too little room"]
    file.write_text(RIGHT.replace(before, instead))
    with prunus.unchecked(), interpreting():
        assert prunus.search(prunus.game(str(file)).start(), depth=3).value == 0  # it is too shallow to be sorted
