"""Laws of compiled games that are not right: one sentence says which method, where, and what is wrong, in the user's terms."""

from __future__ import annotations

import importlib.util
import logging
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus import game, perft
from prunus.core.game import Position
from prunus.core.generic import implements, require
from prunus.core.jit import interpreting
from prunus.errors import BadGame
from tests import countdown
from tests.plain import look_ahead

COUNTDOWN = f"""
from typing import NamedTuple
import numpy as np
from prunus.core.game import counted_moves, hashed_fields
from prunus.core.jit import inline

STEPS = [1, 2, 3]

def largest(left):
    return min(3, left)

@inline
def smallest(left):
    return min(1, left)

class Countdown(NamedTuple):
    left: np.int64

    def moves(self):
        for step in range(smallest(self.left), min(3, self.left) + 1):
            yield step
{countdown.COMPILED}
    def halved(self, step):
        return step // 2

    @property
    def rest(self):
        return self.left % 4
"""
LOOP = """        for step in range(smallest(self.left), min(3, self.left) + 1):
            yield step
"""
COLLECTING = """        found = []
        for step in range(1, min(3, self.left) + 1):
            found.append(step)
"""
INLINE = "write @inline above it, with `from prunus.core.jit import inline`"
SLASH = "`/` makes a float, `//` a whole number"
GLOBAL_LIST = "reads STEPS, a list; compiled code reads tuples and NumPy arrays: make it one of them"
NO_OPERATION = "which is no operation: make it a function, with @inline above it (from prunus.core.jit)"
NO_DEFAULTS = "compiled code knows no defaults of fields, so give it all of them"
ONE_BY_ONE = "compiled code yields its moves one by one"

# What is changed into what, how the line that is blamed goes on, and what is said: `{}` stands for file and line.
BROKEN = {
    "a list written": (
        LOOP,
        "        return [step for step in range(1, 1 + min(3, self.left))]\n",
        "return [",
        f"Countdown.moves {{}} returns a list; {ONE_BY_ONE}",
    ),
    "a list made": (
        LOOP,
        COLLECTING + "        return found\n",
        "return found",
        f"Countdown.moves {{}} returns a list; {ONE_BY_ONE}",
    ),
    "a list on the way": (
        LOOP,
        COLLECTING + "        for step in found:\n            yield step\n",
        "found = []",
        "Countdown.moves {} makes a list; compiled code makes none: count, add up or yield instead, one by one",
    ),
    "a plain helper": (
        "min(3, self.left)",
        "largest(self.left)",
        "largest(self.left)",
        f"Countdown.moves {{}} calls largest, a plain function: {INLINE}",
    ),
    "a helper of a helper": (
        "return min(1, left)",
        "return largest(1)",
        "return largest(1)",
        f"smallest {{}} calls largest, a plain function: {INLINE}",
    ),
    "no return": (
        "return -1",
        "self.left",
        "def outcome",
        "Countdown.outcome {} returns nothing: a `return` is missing",
    ),
    "no return on one way": (
        "return -1",
        "if self.left < 5: return -1",
        "def outcome",
        "Countdown.outcome {} returns nothing on one of its ways: a `return` is missing",
    ),
    "no position on one way": (
        "return Countdown(",
        "if move < 5: return Countdown(",
        "def play",
        "Countdown.play {} returns nothing on one of its ways: a `return` is missing",
    ),
    "half a stone": (
        "self.left - move)",
        "(2 * self.left - 2 * move) / 2)",
        "/ 2",
        f"Countdown.play {{}} returns a Countdown whose 'left' is a float where a whole number belongs: {SLASH}",
    ),
    "half a point": (
        "return -1",
        "return -1 / 2",
        "/ 2",
        f"Countdown.outcome {{}} returns a float where a whole number belongs: {SLASH}",
    ),
    "half a move": (
        "yield step",
        "yield step / 1",
        "/ 1",
        f"Countdown.moves {{}} yields a float, and moves are whole numbers: {SLASH}",
    ),
    "another integer": (
        "Countdown(self.left - move)",
        "Countdown(np.uint64(self.left - move))",
        "np.uint64(",
        "Countdown.play {} returns a Countdown whose 'left' is a uint64 and not an int64: write np.int64(…) around it",
    ),
    "a field left to its default": (
        "left: np.int64\n",
        "left: np.int64\n    score: np.int64 = np.int64(0)\n",
        "return Countdown(",
        f"Countdown.play {{}} returns a Countdown without its 'score': {NO_DEFAULTS}",
    ),
    "a global list": (
        "yield step",
        "yield STEPS[step - 1]",
        "STEPS[",
        f"Countdown.moves {{}} {GLOBAL_LIST}",
    ),
    "a global list in a helper": (
        "return min(1, left)",
        "return STEPS[0]",
        "STEPS[0]",
        f"smallest {{}} {GLOBAL_LIST}",
    ),
    "a field misspelt": (
        "self.left == 0",
        "self.lft == 0",
        "self.lft",
        "Countdown.is_over {} uses self.lft, and there is no such field or method; did you mean 'left'?",
    ),
    "a field misspelt far away": (
        "return -1",
        "return -1 if self.left == 0 else self.lft",
        "self.lft",
        "Countdown.outcome {} uses self.lft, and there is no such field or method; did you mean 'left'?",
    ),
    "a field without self": (
        "self.left == 0",
        "left == 0",
        "left == 0",
        "Countdown.is_over {} uses 'left', a name that is not defined; did you mean 'self.left'?",
    ),
    "a field misspelt and without self": (
        "self.left == 0",
        "letf == 0",
        "letf == 0",
        "Countdown.is_over {} uses 'letf', a name that is not defined; did you mean 'self.left'?",
    ),
    "a global misspelt": (
        "return -1",
        "return -1 if self.left == 0 else STEP",
        "STEP\n",
        "Countdown.outcome {} uses 'STEP', a name that is not defined; did you mean 'STEPS'?",
    ),
    "a global misspelt at once": (
        "min(3, self.left)",
        "mini(3, self.left)",
        "mini(",
        "Countdown.moves {} uses 'mini', a name that is not defined; did you mean 'min'?",
    ),
    "a method misspelt": (
        "return -1",
        "return -1 if self.left == 0 else self.max_move()",
        "self.max_move()",
        "Countdown.outcome {} uses self.max_move, and there is no such field or method; did you mean 'max_moves'?",
    ),
    "a method of its own": (
        "return -1",
        "return -1 - self.halved(0)",
        "self.halved(0)",
        f"Countdown.outcome {{}} uses self.halved, {NO_OPERATION}",
    ),
    "a property": (
        "return -1",
        "return -1 - self.rest",
        "self.rest\n",
        f"Countdown.outcome {{}} uses self.rest, {NO_OPERATION}",
    ),
    "a text": (
        "return -1",
        'return -1 + "a"',
        'return -1 + "a"',
        "Countdown.outcome {} cannot be compiled: Numba has no add(Literal[int](-1), Literal[str](a))",
    ),
    "yield from": (
        LOOP,
        "        yield from range(1, min(3, self.left) + 1)\n",
        "yield from",
        "Countdown.moves {} says `yield from`, which compiled code does not know: write a loop, and yield in it",
    ),
}


def loaded(source: str, path: Path) -> Any:
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_game_that_cannot_be_compiled_is_told_where_and_why(mistake: str, tmp_path: Path) -> None:
    old, new, at, said = BROKEN[mistake]
    assert COUNTDOWN.count(old) == 1
    source = COUNTDOWN.replace(old, new)
    path = tmp_path / f"broken_{mistake.replace(' ', '_')}.py"
    start = loaded(source, path).Countdown(7)
    line = source[: source.index(at, source.index(new.strip().split("\n")[0]) if at in new else 0)].count("\n") + 1
    for _ in range(2):  # the second time Numba knows already, and we too
        with pytest.raises(BadGame) as caught:
            look_ahead(start, 5)
        assert str(caught.value) == said.format(f"({path.name}, line {line})")


def test_what_the_changes_were_made_to_is_right(tmp_path: Path) -> None:
    start = loaded(COUNTDOWN, tmp_path / "unbroken.py").Countdown(7)
    assert look_ahead(start, 7).value == 1


HALF = """from typing import NamedTuple
class Half(NamedTuple):
    def evaluate(self, position):
        return position.left / 2
"""


def test_an_evaluation_is_told_as_well(tmp_path: Path) -> None:
    half = loaded(HALF, tmp_path / "half.py").Half()
    start = loaded(COUNTDOWN, tmp_path / "whole.py").Countdown(7)
    with pytest.raises(BadGame) as caught:
        look_ahead(start, 3, evaluation=half)
    assert str(caught.value) == f"Half.evaluate (half.py, line 4) returns a float where a whole number belongs: {SLASH}"


def test_a_game_that_fails_where_it_is_first_asked_says_where(tmp_path: Path) -> None:
    path = tmp_path / "failing.py"
    start = loaded(COUNTDOWN.replace("return self.left == 0", "return 1 // (self.left - self.left) == 0"), path).Countdown(7)
    with (
        np.errstate(all="raise"),
        pytest.raises(BadGame, match=r"^Countdown.is_over \(failing.py, line \d+\) raises FloatingPointError"),
    ):
        look_ahead(start, 5)


BARE = """
from typing import NamedTuple
import numpy as np
from prunus.core.game import Position
from prunus.core.generic import implements

class Bare(NamedTuple):
    left: np.int64

    def moves(self):
        for step in range(1, min(3, self.left) + 1):
            yield step

    def play(self, move):
        return Bare(self.left - move)

    def is_over(self):
        return self.left == 0

    def outcome(self):
        return -1
"""


def test_a_named_tuple_without_what_protocols_answer_themselves_is_told_how_to_have_it(tmp_path: Path) -> None:
    with pytest.raises(BadGame) as caught:
        look_ahead(loaded(BARE, tmp_path / "bare.py").Bare(7), 3)
    assert str(caught.value) == (
        "Bare is not a Position: it has no method 'max_moves', 'move_count', 'key'; "
        "@implements(Position) above the class, from prunus.core.generic, gives it them"
    )
    better = BARE.replace("class Bare", "@implements(Position)\nclass Bare")
    with interpreting():
        assert look_ahead(loaded(better, tmp_path / "better.py").Bare(7), 7).value == 1


class Plain:
    """Its methods are those that a game must write."""

    def moves(self) -> Any:
        return range(1)

    play = is_over = outcome = moves


def test_a_class_that_is_asked_as_a_position_is_told_so_too() -> None:
    """At the doors a plain class is taken as it is, and told what its functions return."""
    with pytest.raises(BadGame, match=r"'key'; class Plain\(Position\), from prunus.core.game, has them$"):
        require(Plain(), Position)
    with pytest.raises(BadGame, match=r"^Plain: outcome\(\) returns range\(0, 1\), which is not a whole number, in Plain\(\)$"):
        look_ahead(Plain(), 3)
    with pytest.raises(BadGame, match=r"'move_count', 'key'$"):
        look_ahead(3, 3)


@implements(Position)
class Labelled(NamedTuple):
    """Cannot be compiled because of its label."""

    left: np.int64
    label: str

    def moves(self) -> Any:
        return range(1, min(3, int(self.left)) + 1)

    def play(self, move: int) -> Labelled:
        return Labelled(np.int64(self.left - move), self.label)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1

    def key(self) -> np.uint64:
        return np.uint64(self.left)


def test_a_named_tuple_that_is_interpreted_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    start = Labelled(np.int64(5), "five")
    with caplog.at_level(logging.WARNING, "prunus"):
        assert look_ahead(start, 5).value == 1
        assert perft(start, 2).positions == 8
    said = (
        "Labelled is interpreted, which is a hundred times slower than compiled: its field 'label' is a str, and compiled code "
        "knows numbers, NumPy arrays and NamedTuples of such; keep it elsewhere, or write it as numbers"
    )
    assert caplog.record_tuples == [("prunus", logging.WARNING, said)]


def test_who_hands_in_a_plain_evaluation_is_not_told_of_our_own_classes(caplog: pytest.LogCaptureFixture) -> None:
    """The orders that ask it hold it in a field of theirs."""

    class Seven:
        def evaluate(self, position: Any) -> int:
            return 7

    with caplog.at_level(logging.WARNING, "prunus"):
        look_ahead(game("tic-tac-toe").start(), 2, evaluation=Seven(), ordering="killer+static")
    assert caplog.record_tuples == []
