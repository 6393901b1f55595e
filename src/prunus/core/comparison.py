"""Comparisons of neighbouring cells, sixty-four at once: rows times columns in one word of bits.

    above8(cells, mine, theirs)    bit 8 i + j says whether cell theirs + j is greater than cell mine + i, for i, j < 8

A number is compared with all others in one or a few vector instructions, and no branch depends on the outcome. `…8` compares
8 cells with 8, `…16` compares 4 cells with 16, `…64` one cell with 64. All cells that take part must be there; bits of cells that
mean nothing are the caller's to drop.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from prunus.core.jit import compiled_form

_INDEX = ir.IntType(32)


def _comparison(sign: str, columns: int) -> Any:
    """A function of cells and two places for Python and for kernels; LLVM finds the vector instructions of the machine."""
    rows = 64 // columns

    def python(cells: Any, mine: int, theirs: int) -> np.uint64:
        own, others = cells[mine : mine + rows], cells[theirs : theirs + columns]
        holds = {">": np.greater, "<": np.less, "==": np.equal}[sign](others[None, :], own[:, None])
        return np.packbits(holds.reshape(-1), bitorder="little").view(np.uint64)[0]

    def define(_typing: Any, cells: Any, mine: Any, theirs: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            address, own, others = arguments
            left = _spread(builder, address, others, columns, [j for _ in range(rows) for j in range(columns)])
            right = _spread(builder, address, own, rows, [i for i in range(rows) for _ in range(columns)])
            return builder.bitcast(builder.icmp_signed(sign, left, right), ir.IntType(64))

        return types.uint64(cells, types.int64, types.int64), generate

    define.__name__ = f"compare{columns}"
    recorded = intrinsic(define)

    @compiled_form(python)
    def _compiled(cells: Any, mine: int, theirs: int) -> np.uint64:
        return recorded(cells, mine, theirs)

    return python


def _spread(builder: Any, address: Any, place: Any, size: int, order: list[int]) -> Any:
    """A vector of 64 cells: those from `place` on, in the given order."""
    cell = address.type.pointee
    vector = ir.VectorType(cell, size)
    begin = builder.bitcast(builder.gep(address, [place]), vector.as_pointer())
    loaded = builder.load(begin, align=cell.width // 8)
    places = ir.Constant(ir.VectorType(_INDEX, 64), [_INDEX(k) for k in order])
    return builder.shuffle_vector(loaded, ir.Constant(vector, ir.Undefined), places)


above8, below8, equal8 = (_comparison(sign, 8) for sign in (">", "<", "=="))
above16, below16, equal16 = (_comparison(sign, 16) for sign in (">", "<", "=="))
above64, below64, equal64 = (_comparison(sign, 64) for sign in (">", "<", "=="))
