"""Classes that say themselves what a `Game` says for others: NamedTuples of numbers, and plain ones with boards of any signs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import prunus
from prunus.cli.shared import show_position
from prunus.core.drawing import Drawing, Stone
from prunus.core.jit import interpreting
from prunus.errors import BadGame, NotationError
from prunus.searches.shared.recording import Recording
from tests.commands import ended

COUNTDOWN = """
from typing import NamedTuple
import numpy as np
from prunus.core.game import Position
from prunus.core.generic import implements


@implements(Position)
class Countdown(NamedTuple):
    left: np.int64 = np.int64(7)

    def moves(self):
        for step in range(1, min(3, self.left) + 1):
            yield step

    def play(self, move):
        return Countdown(self.left - move)

    def is_over(self):
        return self.left == 0

    def outcome(self):
        return -1
"""


@pytest.fixture
def countdown(tmp_path: Path) -> str:
    file = tmp_path / "counted_down.py"
    file.write_text(COUNTDOWN)
    return str(file)


def test_a_named_tuple_of_numbers_is_searched_as_it_is(countdown: str) -> None:
    """Its positions are its own, which can be compiled, and not what stands in for a plain class."""
    this = prunus.game(countdown)
    start = this.start()
    assert type(start).__name__ == "Countdown"
    assert isinstance(start.left, np.int64)
    assert prunus.game(type(start)).start() == start
    with interpreting():
        assert prunus.search(start, 9).value == 1
        assert prunus.search(this.parse("left=4"), 9).value == -1


def test_its_positions_are_written_by_their_fields_and_read_back(countdown: str) -> None:
    this = prunus.game(countdown)
    start = this.start()
    for text in ("left=7", "left=0"):
        assert this.format(this.parse(text)) == text
    assert this.parse("start") == start
    assert this.parse("3 1") == start.play(3).play(1)
    for wrong in ("left=x", "right=3", "left=3 right=4", "left=99999999999999999999999"):
        with pytest.raises(NotationError):
            this.parse(wrong)


def test_commands_take_it(countdown: str) -> None:
    with interpreting():
        found = ended("perft", countdown, "2")
    assert found.code == 0, found.err


class Nowhere(NamedTuple):
    left: np.int64

    def moves(self) -> Any:
        yield 1

    def play(self, move: int) -> Any:
        return Nowhere(self.left - 1)

    def is_over(self) -> bool:
        return bool(self.left == 0)

    def outcome(self) -> int:
        return -1


def test_one_that_does_not_say_where_play_starts_is_told_so() -> None:
    with pytest.raises(BadGame, match="Nowhere does not say where play starts: give its fields defaults"):
        prunus.game(Nowhere).start()


class Fences:
    """A board of signs that no drawing knows."""

    start = 3
    drawing: Any = None

    def moves(self, left: int) -> list[int]:
        return [1, 2][:left]

    def play(self, left: int, move: int) -> int:
        return left - move

    def is_over(self, left: int) -> bool:
        return left == 0

    def outcome(self, left: int) -> int:
        return -1

    def rows(self, left: int) -> Any:
        return "+-+\n| |\n+" + "-" * left


class Painted(Fences):
    drawing = Drawing({"+": Stone("disc", "red"), "-": Stone("ring"), "|": Stone("ring")})


def test_signs_that_a_drawing_does_not_have_stand_for_themselves(tmp_path: Path) -> None:
    with interpreting():
        recording = prunus.record(prunus.game(Fences).start(), 2)
    assert recording.nodes[0].board == ["+-+ ", "| | ", "+---"]
    assert ">+</text>" in recording.svg()
    recording.save(tmp_path / "fences.json")
    assert Recording.load(tmp_path / "fences.json").svg() == recording.svg()


def test_a_plain_class_may_say_how_its_board_looks() -> None:
    assert prunus.game(Painted).drawing is Painted.drawing
    assert prunus.game(Fences).drawing == Drawing()
    with interpreting():
        assert ">+</text>" not in prunus.record(prunus.game(Painted).start(), 2).svg()


class Duel:
    """Two men on a board, written with signs of their own; whose turn it is stands behind it."""

    start = "b../.../w.. w"

    def turn(self, state: str) -> int:
        return 0 if state.endswith("w") else 1

    def moves(self, state: str) -> list[str]:
        return ["ahead"]

    def play(self, state: str, move: str) -> str:
        board = state[:-2].replace("/", "")
        side, step = (state[-1], -3) if state.endswith("w") else (state[-1], 3)
        here = board.index(side)
        squares = list(board)
        squares[here], squares[here + step] = ".", side
        moved = "".join(squares)
        return f"{moved[:3]}/{moved[3:6]}/{moved[6:]} {'b' if side == 'w' else 'w'}"

    def is_over(self, state: str) -> bool:
        return not ("b" in state[:3] and "w" in state[8:11])

    def outcome(self, state: str) -> int:
        return 1

    def rows(self, state: str) -> list[str]:
        return state[:-2].split("/")


class Named(Duel):
    drawing = Drawing({"w": Stone("disc", "white"), "b": Stone("disc", "black")}, origin="bottom")

    def player(self, state: str) -> str:
        return "white" if state.endswith("w") else "black"


@pytest.mark.parametrize(("kind", "first_row", "mover"), [(Duel, "1  b  .  .", "player 0"), (Named, "3  b  .  .", "white")])
def test_boards_of_any_signs_have_coordinates_and_say_whose_turn_it_is(
    kind: Any, first_row: str, mover: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = prunus.game(kind)
    show_position(found, found.start())
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "   a  b  c"
    assert shown[1] == first_row
    assert shown[-1].startswith(f"{mover} to move")
    assert f"{mover} to move" in found.start()._repr_html_()


def test_a_compiled_class_may_say_whose_turn_it_is() -> None:
    class Sided(NamedTuple):
        left: np.int64 = np.int64(3)

        def moves(self) -> Any:
            for step in range(1, min(2, self.left) + 1):
                yield step

        def play(self, move: int) -> Any:
            return Sided(self.left - move)

        def is_over(self) -> bool:
            return bool(self.left == 0)

        def outcome(self) -> int:
            return -1

        def player(self) -> str:
            return f"who has {self.left}"

    found = prunus.game(Sided)
    assert found.player(found.start()) == "who has 3"


def test_steps_of_a_game_whose_board_has_signs_of_its_own_are_read_back(tmp_path: Path) -> None:
    with interpreting():
        script = prunus.step_through(prunus.game(Duel).start(), 1)
    script.save(tmp_path / "duel.json")
    assert prunus.Script.load(tmp_path / "duel.json").steps == script.steps
