"""The parts that everything stands on."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus import game, look_ahead, perft
from prunus.core import bits
from prunus.core.game import Position
from prunus.core.jit import interpreting, kernel
from prunus.errors import BadGame, OutOfRange
from prunus.games.othello import flips, placements

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
        assert perft(start, 3).leaves == 504
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
        (Hidden(np.int64(0)), "Hidden has a field 'moves', which is the name of an operation: rename it"),
        (Endless(), "Endless contradicts itself: .* is not over and has 0 moves"),
        (Forgetful(), r"Forgetful.play\(1\) in .* does not return a Forgetful"),
        (Twice(), r"Twice lists a move twice in .*: \[1, 1\]"),
    ],
)
def test_a_bad_game_is_explained(position: Any, sentence: str) -> None:
    with pytest.raises(BadGame, match=sentence):
        look_ahead(position, 2)


def test_an_empty_window_is_refused() -> None:
    with pytest.raises(OutOfRange, match="a window needs -INFINITY <= alpha < beta <= INFINITY, not 3 and 3"):
        look_ahead(game("nim").start(), 2, window=(3, 3))


def in_a_fresh_process(script: str, cache: Path, folder: Path | None = None) -> str:
    environment = os.environ | {"PRUNUS_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(script)],
        capture_output=True, text=True, env=environment, timeout=300, cwd=folder,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


EVERY_KERNEL = """
    from prunus import game, look_ahead, minimal_leaves, perft, record
    from prunus.core.cache import compile_listeners
    compiled = []
    compile_listeners.append(compiled.append)
    o = game("othello").parse("f5d6")
    found = [perft(o, 3).leaves, minimal_leaves(o, 2, "disc-difference")]
    for algorithm in ("minimax", "alpha-beta", "fail-hard"):
        found.append(look_ahead(o, 3, algorithm=algorithm, evaluation="disc-difference", ordering="true").nodes)
        found.append(len(record(game("othello"), o, 3, algorithm=algorithm).nodes))
    print(found, len(compiled))
"""


def test_every_kernel_runs_in_two_processes_in_a_row_and_is_compiled_once(tmp_path: Path) -> None:
    first, second = (in_a_fresh_process(EVERY_KERNEL, tmp_path).rpartition(" ") for _ in range(2))
    assert first[0] == second[0]
    assert int(first[2]) >= 8
    assert second[2] == "0"


COUNTDOWN = '''
from typing import NamedTuple
import numpy as np
from prunus import Game
from prunus.core.game import counted_moves, hashed_fields
from steps import LARGEST

class Countdown(NamedTuple):
    """Take 1 to LARGEST; who takes the last one wins."""
    left: np.int64
    def moves(self):
        for step in range(1, min(LARGEST, self.left) + 1):
            yield step
    def play(self, move):
        return Countdown(self.left - move)
    def is_over(self):
        return self.left == 0
    def outcome(self):
        return -1
    def max_moves(self):
        return LARGEST
    def move_count(self):
        return counted_moves(self)
    def key(self):
        return hashed_fields(self)

class CountdownGame(Game):
    name = "countdown"
    def start(self):
        return Countdown(np.int64(7))

GAME = CountdownGame()
'''

PLAY_COUNTDOWN = """
    from prunus import game, look_ahead
    from prunus.core.cache import compile_listeners
    compiled = []
    compile_listeners.append(compiled.append)
    result = look_ahead(game("countdown.py").start(), 7, ordering="random")
    print(result.value, result.nodes, len(compiled))
"""


def test_the_cache_notices_an_edited_game_and_an_edited_file_that_the_game_imports(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    (tmp_path / "countdown.py").write_text(COUNTDOWN)
    (tmp_path / "steps.py").write_text("LARGEST = 3\n")
    script = "import sys; sys.path.insert(0, '.')\n" + textwrap.dedent(PLAY_COUNTDOWN)

    def play() -> list[int]:
        return [int(number) for number in in_a_fresh_process(script, cache, tmp_path).split()]

    first, again = play(), play()
    assert first[:2] == again[:2]
    assert (first[2], again[2]) == (2, 0)  # the search, and the sorting of its moves
    (tmp_path / "steps.py").write_text("LARGEST = 2\n")
    fewer = play()
    assert fewer[1] != first[1]
    assert fewer[2] == 2
    (tmp_path / "countdown.py").write_text(COUNTDOWN.replace("return -1", "return 1"))
    reversed_ = play()
    assert reversed_[2] == 2
    assert (fewer[0], reversed_[0]) == (1, -1)


def test_a_kernel_that_would_crash_when_loaded_is_refused() -> None:
    one = np.int64(1)

    @kernel
    def count_down(n, step):  # type: ignore[no-untyped-def]
        if n <= 0:
            return one
        return count_down(n - one, 1) + one

    with pytest.raises(TypeError, match="a literal 0 is a type of its own"):
        count_down(np.int64(3), np.uint64(1))


def test_an_unwritable_cache_only_costs_time(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    script = "from prunus import game, perft\nprint(perft(game('tic-tac-toe').start(), 5).leaves)"
    assert in_a_fresh_process(script, blocked / "cache") == "15120"


def test_progress_is_reported_while_a_search_runs() -> None:
    seen: list[int] = []
    result = look_ahead(game("connect-four").start(), 10, evaluation="lines-and-centre", progress=seen.append)
    assert seen == sorted(seen)
    assert not seen or seen[-1] <= result.nodes


def test_warm_up_compiles_in_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from prunus.lab.warm_up import Specialisation, compile_all, specialisations

    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    this = Specialisation("tic-tac-toe", "alpha-beta", "win-loss-draw", "natural")
    assert this in specialisations()
    assert list(compile_all([this], jobs=1)) == [this]
    assert list(tmp_path.glob("*/alpha_beta.*.nbc"))
