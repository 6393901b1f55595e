"""What kernels absorb is linked into them, and made into nothing else.

Numba gets every function ready to be called by Python: its callees are linked into it, the whole is optimised, and machine code is
made of it, before the same is done for the function that calls it. Nobody calls what a kernel absorbs. Here such a function ends as
plain LLVM code, and only kernels, with all that they absorb, are optimised and made into machine code. That saves a fifth of the
time that a new combination of game, search and ordering takes, and the code is as fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

NO_ADDRESS = 0


class KernelCode(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel, with that of everything it absorbs."""

    def add_linking_library(self, library: Any) -> None:
        for each in _closure(library):
            super().add_linking_library(each)


class AbsorbedCode(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function that is only ever part of kernels."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


def _closure(library: Any) -> Iterator[Any]:
    """The library and, where absorbed code is not whole in itself, all that it needs, each once."""
    seen, todo = {library}, [library]
    while todo:
        each = todo.pop()
        yield each
        if isinstance(each, AbsorbedCode):
            new = [needed for needed in dict.fromkeys(each._linking_libraries) if needed not in seen]
            seen.update(new)
            todo += new


@register_pass(mutates_CFG=True, analysis_only=False)
class KernelLowering(NativeLowering):  # type: ignore[misc]
    _name = "kernel_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = KernelCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class AbsorbedLowering(NativeLowering):  # type: ignore[misc]
    _name = "absorbed_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = library = AbsorbedCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        described = lowered.fndesc
        name = described.qualname.rpartition(".")[2]
        # Numba knows a compiled function by an object that Python could call; there is nothing behind this one.
        entry = _dynfunc.make_function(described.lookup_module(), name, "", NO_ADDRESS, lowered.env, (library,))
        state.targetctx.insert_user_function(entry, described, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = lowered._replace(cfunc=entry)
        return True


def _pipeline(lowering: type, state: Any) -> list[Any]:
    """Numba's own, with another last step."""
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [(lowering if each is NativeLowering else each, told) for each, told in passes.passes]
    passes.finalize()
    return [passes]


class KernelCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        return _pipeline(KernelLowering, self.state)


class AbsorbedCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        return _pipeline(AbsorbedLowering, self.state)
