"""Laws of the sorter: the order of Python's own stable sort, however many moves there are."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prunus.core.bits import counted_bytes
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.errors import BadGame
from prunus.orderings.sorter import LAST_INDEX, SCORE_BITS, row_of, sort, storage, word

PLY = 1


@kernel
def sort_all(memory, scores, room, row):  # type: ignore[no-untyped-def]
    for index in range(scores.size):
        memory[index] = word(scores[index], index)
    sort(memory, room, row, scores.size)


@kernel
def count_bytes(number):  # type: ignore[no-untyped-def]
    return counted_bytes(number)


@given(st.lists(st.integers(0, 3) | st.integers(0, 2**SCORE_BITS - 1), max_size=40))
@example([0] * 300 + [1] * 300)
@example(list(range(int(LAST_INDEX) + 1)))
def test_the_highest_score_comes_first_and_equal_ones_stay_in_order(scores: list[int]) -> None:
    room = np.int64(len(scores) + 8)
    row = row_of(PLY, room)
    moves = [7 * index % 1031 for index in range(len(scores))]
    expected = [move for _, move in sorted(zip(scores, moves, strict=True), key=lambda pair: -pair[0])]
    for run in (sort_all, sort_all.interpreted):
        memory = Cells.zeros(4 * int(room))
        memory[int(room) : int(room) + len(moves)] = moves
        run(memory, np.array(scores, np.int64), room, row)
        assert memory[row : row + len(moves)].tolist() == expected
        assert not memory[row + len(moves) + 1 :].any()  # one cell behind the last may be written, no more


@given(st.integers(0, 2**64 - 1))
def test_bits_are_counted_byte_by_byte(number: int) -> None:
    expected = [byte.bit_count() for byte in number.to_bytes(8, "little")]
    for run in (count_bytes, count_bytes.interpreted):
        assert list(int(run(np.uint64(number))).to_bytes(8, "little")) == expected


def test_more_moves_than_words_can_tell_apart_are_refused() -> None:
    class Wide:
        def max_moves(self) -> int:
            return int(LAST_INDEX) + 2

    with pytest.raises(BadGame, match="at most 1024 of them, not 1025"):
        storage(Wide(), 3)
