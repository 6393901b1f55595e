"""The parts that everything stands on."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba.core.errors import NumbaError

from prunus import game, perft
from prunus.core import bits
from prunus.core.game import Position
from prunus.core.jit import inline, interpreting, kernel
from prunus.errors import BadGame, OutOfRange
from prunus.games.othello import flips, placements
from tests.plain import look_ahead

words = st.integers(0, 2**64 - 1).map(np.uint64)


@kernel
def all_bit_operations(a, b, c):  # type: ignore[no-untyped-def]
    total = np.int64(0)
    for square in bits.each(a):
        total += square
    return (
        bits.count(a), bits.lowest(a | np.uint64(1)), bits.highest(a | np.uint64(1)), bits.bit(total % 64), bits.mix(a),
        bits.runs(a, 7, 4), placements(a & b, a & ~b), flips(c & ~a, a & b, a & ~b),
    )  # fmt: skip


@given(words, words, st.integers(0, 63).map(lambda s: np.uint64(1 << s)))
def test_bit_operations_are_the_same_compiled_and_interpreted(a: np.uint64, b: np.uint64, c: np.uint64) -> None:
    compiled = all_bit_operations(a, b, c)
    interpreted = all_bit_operations.interpreted(a, b, c)
    assert list(map(int, compiled)) == list(map(int, interpreted))


def test_the_twin_is_not_the_compiled_kernel() -> None:
    """The differential tests would prove nothing if `interpreting` ran compiled code."""
    seen = []

    class Spy(Position):
        def moves(self) -> list[int]:
            return [1]

        def play(self, move: int) -> Spy:
            return self

        def is_over(self) -> bool:
            seen.append("looked")
            return False

        def outcome(self) -> int:
            return 0

    look_ahead(Spy(), 3)
    assert len(seen) > 3
    start = game("tic-tac-toe").start()
    before = len(all_bit_operations.overloads)
    with interpreting():
        assert perft(start, 3).positions == 504
        all_bit_operations(np.uint64(1), np.uint64(1), np.uint64(1))
    assert len(all_bit_operations.overloads) == before


class NoPlay(NamedTuple):
    stones: np.int64

    def moves(self) -> list[int]:
        return []

    def is_over(self) -> bool:
        return True


class Hidden(NamedTuple):
    moves: np.int64

    def play(self, move: int) -> Hidden:
        return self


class Endless(Position):
    """Says that it is not over, and has no moves."""

    def moves(self) -> list[int]:
        return []

    def play(self, move: int) -> Endless:
        return self

    def is_over(self) -> bool:
        return False

    def outcome(self) -> int:
        return 0


class Forgetful(Endless):
    """Forgets to return the new position."""

    def moves(self) -> list[int]:
        return [1]

    def play(self, move: int) -> Any:
        return None


class Twice(Endless):
    def moves(self) -> list[int]:
        return [1, 1]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (NoPlay(np.int64(0)), "NoPlay is not a Position: it has no method 'play', 'outcome'"),
        (Hidden(np.int64(0)), "Hidden has a field 'moves', which is the name of an operation of Position: rename it"),
        (Endless(), r"Endless: the game is not over and there are no moves, in Endless\(\)"),
        (Forgetful(), r"Forgetful: play\(1\) returns None, which is not a Forgetful, in Forgetful\(\)"),
        (Twice(), r"Twice: moves\(\) lists a move twice: \[1, 1\], in Twice\(\)"),
    ],
)
def test_a_bad_game_is_explained(position: Any, sentence: str) -> None:
    with pytest.raises(BadGame, match=sentence):
        look_ahead(position, 2)


def test_an_empty_window_is_refused() -> None:
    with pytest.raises(OutOfRange, match="a window needs -INFINITY <= alpha < beta <= INFINITY, not 3 and 3"):
        look_ahead(game("nim").start(), 2, window=(3, 3))


class Uncompilable(NamedTuple):
    """A game that Python can play and Numba cannot compile."""

    left: np.int64

    def moves(self) -> Iterator[int]:
        yield from range(min(1, int(self.left)))

    def play(self, move: int) -> Uncompilable:
        return Uncompilable(np.int64(self.left - 1))

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return 0

    def max_moves(self) -> int:
        return 1

    def move_count(self) -> int:
        return len(sorted(self.moves()))

    def key(self) -> np.uint64:
        return np.uint64(self.left)


def test_a_game_that_cannot_be_compiled_is_told_so_in_one_sentence() -> None:
    """The method, the line where it goes wrong, and why, of pages that Numba writes."""
    lines, first = inspect.getsourcelines(Uncompilable)
    line = first + next(i for i, text in enumerate(lines) if "yield from" in text)
    with pytest.raises(BadGame) as caught:
        perft(Uncompilable(np.int64(3)), 3)
    why = "says `yield from`, which compiled code does not know: write a loop, and yield in it"
    assert str(caught.value) == f"Uncompilable.moves (test_core.py, line {line}) {why}"


def test_a_fault_of_our_own_kernels_is_shown_in_full() -> None:
    @kernel
    def wrong(number):  # type: ignore[no-untyped-def]
        return number.missing

    with pytest.raises(NumbaError, match="Unknown attribute 'missing'"):
        wrong(np.int64(1))


@inline
def doubled(number: Any) -> Any:
    return number + number


@inline
def quadrupled(number: Any) -> Any:
    return doubled(doubled(number))


@kernel
def octupled(number: Any) -> Any:
    return doubled(quadrupled(number))


def test_only_kernels_become_machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))  # nothing is there yet, so it is compiled
    assert octupled(np.int64(3)) == 24
    (compiled,) = octupled.overloads.values()
    symbols = compiled.library.codegen._engine._defined_symbols
    assert any("octupled" in symbol for symbol in symbols)
    absorbed = [symbol for symbol in symbols if "doubled" in symbol or "quadrupled" in symbol]
    assert all("NumbaEnv" in symbol for symbol in absorbed)  # a variable that Numba keeps for each function


@inline
def four(word: Any) -> Any:
    return bits.mix(bits.mix(bits.mix(bits.mix(word))))


@inline
def windings(word: Any) -> Iterator[Any]:
    """So long, and asked for from so many places, that LLVM would not absorb it by itself."""
    while word:
        yield four(word)
        yield four(word ^ np.uint64(1))
        yield four(word ^ np.uint64(2))
        yield four(word ^ np.uint64(3))
        word &= word - np.uint64(1)


@kernel
def wound(word: Any) -> Any:
    total = word
    for first in windings(word):
        for second in windings(first):
            total ^= second
        for third in windings(total):
            total ^= third
    return total


def test_a_step_of_a_generator_is_part_of_the_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`for move in position.moves()` must not be a call for each move, which Numba would make of it (core/linking.py)."""
    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    assert wound(np.uint64(4)) == wound.interpreted(np.uint64(4))
    (compiled,) = wound.overloads.values()
    named = [line for line in compiled.library.get_llvm_str().splitlines() if "windings" in line]
    assert named  # Numba's variable for each function
    assert all("NumbaEnv" in line for line in named)


def test_progress_is_reported_while_a_search_runs() -> None:
    seen: list[int] = []
    result = look_ahead(game("connect-four").start(), 10, evaluation="lines-and-centre", progress=seen.append)
    assert seen == sorted(seen)
    assert not seen or seen[-1] <= result.nodes
