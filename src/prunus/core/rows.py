"""Rows: positions as words of 64 bits, a word a field, one behind the other; the one way there and back.

Only positions that are NamedTuples of integers are written so (`is_row`). What a row means is said by a prototype, any position of
the same class whose fields have their types. A place is the index of a row's first word, so that whoever keeps rows may put words
of its own between them. Positions of other classes are `Listed`, and their row is one word, their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from prunus.core.bits import WORD
from prunus.core.jit import INLINE_OPTIONS


class Listed:
    """A prototype of rows for positions of any class: these ones. A plain class: kernels that are handed it run as Python."""

    def __init__(self, positions: Sequence[Any]) -> None:
        self.positions = positions

    def __len__(self) -> int:
        return 1  # word a row


def any_of(prototype: Any) -> Any:
    """A position of those that rows with this prototype mean."""
    return prototype.positions[0] if isinstance(prototype, Listed) else prototype


def is_row(position: Any) -> bool:
    """Whether a position is a NamedTuple of integers; True and False are such."""
    return hasattr(position, "_fields") and all(isinstance(field, (int, np.integer, np.bool_)) for field in position)


def written(positions: Sequence[Any]) -> NDArray[np.uint64]:
    """[position, field]: a row for each position."""
    return np.array([_words(position) for position in positions], np.uint64)


def in_rows(positions: Sequence[Any]) -> tuple[NDArray[np.uint64], Any]:
    """A row for each position of any class, and their prototype."""
    if is_row(positions[0]):
        return written(positions), positions[0]
    return np.arange(len(positions), dtype=np.uint64).reshape(-1, 1), Listed(positions)


def write(position: Any, words: Any, place: int) -> None:
    """Write a position as the row that begins at `place`."""
    for index, word in enumerate(_words(position)):
        words[place + index] = word


def restored(prototype: Any, words: Any, place: int) -> Any:
    """The position whose row begins at `place`."""
    if isinstance(prototype, Listed):
        return prototype.positions[int(words[place])]
    row = words[place : place + len(prototype)].view(np.int64)
    return type(prototype)(*(type(field)(word) for field, word in zip(prototype, row, strict=True)))


def is_written(position: Any, words: Any, place: int) -> bool:
    """Whether the row that begins at `place` is that of this position."""
    return all(int(words[place + index]) == word for index, word in enumerate(_words(position)))


def _words(position: Any) -> list[int]:
    """The fields as words; what is below zero is written as its complement."""
    return [int(field) & WORD for field in position]


# A kernel cannot run over fields of several types, so it is given one line a field.


@overload(write, jit_options=INLINE_OPTIONS)
def _write(position, words, place):  # type: ignore[no-untyped-def]
    lines = [f"words[place + {i}] = uint64(position.{name})" for i, name in enumerate(position.instance_class._fields)]
    return _made("write(position, words, place)", "; ".join(lines), uint64=np.uint64)


@overload(restored, jit_options=INLINE_OPTIONS)
def _restored(prototype, words, place):  # type: ignore[no-untyped-def]
    kinds = {f"kind{i}": kind for i, kind in enumerate(prototype.types)}
    fields = ", ".join(f"kind{i}(words[place + {i}])" for i in range(len(kinds)))
    return _made("restored(prototype, words, place)", f"return Position({fields})", Position=prototype.instance_class, **kinds)


@overload(is_written, jit_options=INLINE_OPTIONS)
def _is_written(position, words, place):  # type: ignore[no-untyped-def]
    names = position.instance_class._fields
    same = " and ".join(f"words[place + {i}] == uint64(position.{name})" for i, name in enumerate(names))
    return _made("is_written(position, words, place)", f"return {same}", uint64=np.uint64)


def _made(head: str, body: str, **scope: Any) -> Any:
    """A function of this text."""
    exec(f"def {head}:\n    {body}\n", scope)
    return scope[head.partition("(")[0]]
