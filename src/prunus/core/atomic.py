"""Words that several threads use at once: read and written in one piece, and brought near before they are needed."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from prunus.core.jit import compiled_form
from prunus.core.memory import Cells


def load(words: Cells, place: int | np.int64) -> np.uint64:
    """A word, read in one piece while other threads write."""
    return words[place]


def save(words: Cells, place: int | np.int64, word: np.uint64) -> None:
    """Write a word in one piece."""
    words[place] = word


def fetch(words: Cells, place: int | np.int64) -> None:
    """Have the cache line of a word brought near, and do not wait for it: a miss takes as long as a hundred instructions."""


@intrinsic
def _load(_typing: Any, words: Any, place: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(builder.gep(arguments[0], [arguments[1]]), "monotonic", 8)

    return types.uint64(words, types.int64), emit


@intrinsic
def _save(_typing: Any, words: Any, place: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        builder.store_atomic(arguments[2], builder.gep(arguments[0], [arguments[1]]), "monotonic", 8)
        return context.get_dummy_value()

    return types.void(words, types.int64, types.uint64), emit


@intrinsic
def _fetch(_typing: Any, words: Any, place: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        address = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), cgutils.voidptr_t)
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
        prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(prefetch, [address, number(0), number(3), number(1)])  # to be read, everywhere near, data
        return context.get_dummy_value()

    return types.void(words, types.int64), emit


@compiled_form(load)
def _load_compiled(words: Any, place: int | np.int64) -> np.uint64:
    return _load(words, place)


@compiled_form(save)
def _save_compiled(words: Any, place: int | np.int64, word: np.uint64) -> None:
    _save(words, place, word)


@compiled_form(fetch)
def _fetch_compiled(words: Any, place: int | np.int64) -> None:
    _fetch(words, place)
