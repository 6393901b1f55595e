"""The steps from Python to LLVM, of which Numba repeats for every combination of types what does not depend on types.

Before Numba asks for a type it reads the bytecode of a function, finds its blocks and single assignments, and which variable lives
where. A search absorbs some seventy functions, and a hundred searches absorb much the same ones. Here a function of Prunus is read
once, and each combination of types begins where types begin. What happens after types, and depends on them no more than that, is
kept as well: the function without phis, with the ends of all lives marked. A user's functions go Numba's own way, since what their
modules hold may have changed since.
"""

from __future__ import annotations

import operator
import sys
import weakref
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from numba import types
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import _pass_registry
from numba.core.errors import NumbaError
from numba.core.typed_passes import (
    InlineOverloads,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NoPythonSupportedFeatureValidation,
    NopythonTypeInference,
    PreLowerStripPhis,
)

ASKING_FOR_TYPES = {"isinstance", "hasattr", "literally", "literal_unroll"}  # what stands around these depends on types


class Read(NamedTuple):
    """A function before types are looked for, and as it is lowered. Whoever goes on from here takes a copy."""

    untyped: Any
    lowered: Any
    truths: list[str]  # the variables that are asked whether they are true

    def fits(self, state: Any) -> bool:
        """Whether Numba would not put a body in the place of a call: it does so for the truth of what is no number."""
        return all(isinstance(state.typemap[name], types.Number | types.Boolean) for name in self.truths)


_read: weakref.WeakKeyDictionary[Callable[..., Any], dict[Hashable, Read]] = weakref.WeakKeyDictionary()


def _key(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Hashable:
    """What Numba asks of the types of arguments before it looks for types; None for a function that is to be read each time."""
    name = function.__module__ or ""
    is_ours = name.startswith("prunus.") and vars(sys.modules[name]) is function.__globals__ and function.__closure__ is None
    return tuple(map(_form, arguments)) if is_ours and ASKING_FOR_TYPES.isdisjoint(function.__code__.co_names) else None


def _form(kind: Any) -> Hashable:
    if isinstance(kind, types.Omitted):
        return "omitted", kind.value is None
    if isinstance(kind, types.NoneType | types.Literal):
        return kind
    if isinstance(kind, types.BaseTuple):
        return "tuple", kind.count
    return ("array", kind.ndim) if isinstance(kind, types.Array) else None


def _own(known: Any, state: Any) -> Any:
    own = known.copy()
    own.func_id = state.func_id
    return own


def _truths(function: Any) -> list[str]:
    values = (each.value for block in function.blocks.values() for each in block.find_insts(ir.Assign))
    calls = (each for each in values if isinstance(each, ir.Expr) and each.op == "call")
    defined = ((each, function._definitions.get(each.func.name, ())) for each in calls)
    return [call.args[0].name for call, those in defined if any(getattr(each, "value", None) is bool for each in those)]


def _statements(function: Any) -> list[Any]:
    return [statement for block in function.blocks.values() for statement in block.body]


class Steps:
    """What a function goes through; Numba's sentences name it as they name their own."""

    pipeline_name = "nopython"

    def __init__(self, lowering: type) -> None:
        self.lowering = lowering
        self.exec_times: dict[str, Any] = {}

    def run(self, state: Any) -> None:
        key = _key(state.func_id.func, state.args)
        kept = {} if key is None else _read.setdefault(state.func_id.func, {})
        if key not in kept or not self._go_on(state, kept[key]):
            read = self._from_the_beginning(state)
            if read is not None and key is not None:
                kept[key] = read
        self._step(NoPythonSupportedFeatureValidation, state)
        self._step(self.lowering, state)
        self._step(NoPythonBackend, state)

    def _go_on(self, state: Any, known: Read) -> bool:
        """Go on from what was read; whether that is how it would have gone from the beginning."""
        asked_for = state.return_type
        state.nargs = known.untyped.arg_count
        state.func_ir = _own(known.untyped, state)
        self._step(NopythonTypeInference, state)
        if not known.fits(state):
            state.func_ir, state.return_type = None, asked_for
            return False
        state.func_ir = _own(known.lowered, state)
        told, found = state.func_ir.generator_info, state.return_type
        if told is not None:  # what a generator keeps depends on the lives of variables, and those on phis
            kept = [state.typemap[name] for name in told.state_vars]
            parts = (found.gen_func, found.yield_type, found.arg_types, kept, found.has_finalizer)
            state.return_type = types.Generator(*parts)
        return True

    def _from_the_beginning(self, state: Any) -> Read | None:
        """As Numba does it; what other types can use, unless it put a body in the place of a call."""
        DefaultPassBuilder.define_untyped_pipeline(state, self.pipeline_name).run(state)
        untyped = state.func_ir.copy()
        self._step(NopythonTypeInference, state)
        self._step(PreLowerStripPhis, state)
        before = _statements(state.func_ir)
        self._step(InlineOverloads, state)
        after = _statements(state.func_ir)
        self._step(IRLegalization, state)
        is_the_same = len(before) == len(after) and all(map(operator.is_, before, after))
        return Read(untyped, state.func_ir.copy(), _truths(untyped)) if is_the_same else None

    def _step(self, kind: Any, state: Any) -> None:
        try:
            _pass_registry.get(kind).pass_inst.run_pass(state)
        except NumbaError as error:
            error.args = (f"Failed in {self.pipeline_name} mode pipeline (step: {kind._name})\n{error}",)
            raise


class KernelCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own way, with fewer steps."""

    lowering: type = NativeLowering

    def define_pipelines(self) -> list[Any]:
        return [Steps(self.lowering)]
