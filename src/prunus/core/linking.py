"""What kernels absorb is linked into them, and made into nothing else.

Numba gets every function ready to be called by Python: its callees are linked into it, the whole is optimised, and machine code is
made of it, before the same is done for the function that calls it. Nobody calls what a kernel absorbs. Here such a function ends as
plain LLVM code, and only kernels, with all that they absorb, are optimised and made into machine code. That saves a fifth of the
time that a new combination of game, search and ordering takes, and the code is as fast.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import register_pass
from numba.core.generators import GeneratorLower
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering

from prunus.core.steps import KernelCompiler

NO_ADDRESS = 0


class AbsorbedCode(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that is only ever part of kernels, with the code of what it absorbs itself."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


class AbsorbedGenerator(GeneratorLower):  # type: ignore[misc]
    """Numba inlines a generator's beginning, never its next step: `for move in position.moves()` would be a call for each move."""

    def __init__(self, lower: Any) -> None:
        super().__init__(lower)
        self.gendesc.inline = self.fndesc.inline


class AbsorbedLower(Lower):  # type: ignore[misc]
    GeneratorLower = AbsorbedGenerator


@register_pass(mutates_CFG=True, analysis_only=False)
class AbsorbedLowering(NativeLowering):  # type: ignore[misc]
    _name = "absorbed_lowering"

    @property
    def lowering_class(self) -> type:
        return AbsorbedLower

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


class AbsorbedCompiler(KernelCompiler):
    """With another last step."""

    lowering = AbsorbedLowering
