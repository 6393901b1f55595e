"""Cells: an array that kernels see as one machine word.

A NumPy array is passed as seven words, copied at each call of a recursion, and every index is checked for being negative. Cells are
passed as an address, and indices are taken as they come: for storage whose size the door has made sure of. For Python, Cells are an
array in one dimension, whose single cells are Python's whole numbers: with NumPy's, interpreted searches would take several times
as long. What never meets a compiled kernel is held as Python holds it best (`as_python_has_it`): cells as a list, whose single
cells are quicker to read and to write.
"""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Iterator
from typing import Any

import numpy as np
from numba import types
from numba.extending import NativeValue, intrinsic, models, overload, register_model, typeof_impl, unbox
from numba.np.numpy_support import from_dtype

from prunus.core.jit import INLINE_OPTIONS, compilable_classes


class CellsType(types.Type):  # type: ignore[misc]
    """The type of Cells in kernels."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        super().__init__(name=f"Cells({dtype})")


@functools.cache
def _cells_of(dtype: Any) -> CellsType:
    return CellsType(from_dtype(dtype))


_serials = itertools.count()


class Cells:
    """A one-dimensional array that kernels address directly; it is the caller's duty to stay inside."""

    def __init__(self, values: Any, dtype: Any = np.int64) -> None:
        self.array = np.ascontiguousarray(values, dtype).reshape(-1)
        self.words = memoryview(self.array.data)
        self.address = self.array.__array_interface__["data"][0]
        self._numba_type_ = _cells_of(self.array.dtype)
        self.serial = next(_serials)  # by which storage is told apart, for addresses are used again

    @classmethod
    def zeros(cls, size: int, dtype: Any = np.int64) -> Cells:
        return cls(np.zeros(size, dtype), dtype)

    def __getitem__(self, index: Any) -> Any:
        return self.array[index] if type(index) is slice else self.words[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is slice:
            self.array[index] = value
        else:
            self.words[index] = value

    def between(self, place: int, end: int) -> list[int]:
        """The cells from `place` to before `end`, as Python's whole numbers."""
        between: list[int] = self.array[place:end].tolist()
        return between


class PlainCells(list[int]):
    """Cells of a search that is interpreted."""

    def between(self, place: int, end: int) -> list[int]:
        return self[place:end]


def as_python_has_it(value: Any, known: dict[int, PlainCells] | None = None) -> Any:
    """A part of a search, for one that is interpreted: whole numbers are Python's own, and each of its cells is a copy as a list.

    Cells of other numbers, which may be meant to wrap around, stay as they are.
    """
    known = {} if known is None else known
    if isinstance(value, Cells) and value.array.dtype == np.int64:
        return known.setdefault(value.serial, PlainCells(value.array.tolist()))
    if isinstance(value, np.int64):
        return int(value)
    if hasattr(type(value), "_fields"):
        return type(value)(*(as_python_has_it(part, known) for part in value))
    return value


compilable_classes.append(Cells)


PAGE = 4096  # bytes, or a multiple of them


def have_memory(value: Any) -> None:
    """Have the memory of all Cells of a value now, and not when a search comes to it: the first look at a page takes long."""
    for cells in (each for each in cells_in(value) if isinstance(each, Cells)):
        cells.array[:: PAGE // cells.array.itemsize] |= 0


def cells_in(value: Any) -> Iterator[Any]:
    """All the Cells that a value is made of."""
    if isinstance(value, (Cells, PlainCells)):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from cells_in(part)


@register_model(CellsType)
class _Model(models.PointerModel):  # type: ignore[misc]
    pass


@typeof_impl.register(Cells)
def _typeof(value: Cells, _context: Any) -> CellsType:
    return value._numba_type_


@unbox(CellsType)
def _unbox(kind: Any, value: Any, context: Any) -> Any:
    number = context.pyapi.object_getattr_string(value, "address")
    address = context.pyapi.long_as_ulonglong(number)
    context.pyapi.decref(number)
    return NativeValue(context.builder.inttoptr(address, context.context.get_value_type(kind)))


@intrinsic
def _load(_typing: Any, cells: Any, index: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = builder.gep(arguments[0], [_word(context, builder, signature.args[1], arguments[1])])
        return builder.load(place)

    return cells.dtype(cells, index), emit


@intrinsic
def _store(_typing: Any, cells: Any, index: Any, value: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = builder.gep(arguments[0], [_word(context, builder, signature.args[1], arguments[1])])
        builder.store(arguments[2], place)
        return context.get_dummy_value()

    return types.void(cells, index, cells.dtype), emit


def _word(context: Any, builder: Any, kind: Any, index: Any) -> Any:
    """An index as a 64-bit word."""
    return context.cast(builder, index, kind, types.intp) if kind != types.intp else index


@overload(operator.getitem, jit_options=INLINE_OPTIONS)
def _getitem(cells, index):  # type: ignore[no-untyped-def]
    if isinstance(cells, CellsType):
        return lambda cells, index: _load(cells, index)
    return None


@overload(operator.setitem, jit_options=INLINE_OPTIONS)
def _setitem(cells, index, value):  # type: ignore[no-untyped-def]
    if isinstance(cells, CellsType):
        return lambda cells, index, value: _store(cells, index, value)
    return None
