"""What is read once and compiled for many types: the same as read each time, and a user's function is read each time."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from prunus.core.jit import inline, kernel
from prunus.core.steps import _read

SOURCE = """
    def sum_of(x, other=None):
        if other is None:
            return x
        return x + other

    def last_of(values):
        if len(values) > 2:
            return values[2]
        return values[0]

    def is_there(values):
        if values[0]:
            return 1
        return 0

    def of_nothing(x):
        return is_there((None,)) + x

    def multiples(x, most):
        total = x
        while total < most:
            if total == 6:
                total += x
            yield total
            total += x

    def asked(x):
        result = 0
        for multiple in multiples(x, 20):
            result += multiple * is_there((multiple,))
        return result, sum_of(x), sum_of(x, 2), last_of((x, x + 1)), last_of((x, x, 5)), is_there((x, x)), is_there((None, x))
"""


@pytest.fixture
def ours() -> Iterator[ModuleType]:
    """A module of Prunus's own."""
    module = ModuleType("prunus.of_a_test")
    sys.modules[module.__name__] = module
    exec(compile(textwrap.dedent(SOURCE), "of_a_test.py", "exec"), vars(module))
    for function in (module.sum_of, module.last_of, module.is_there, module.multiples):
        inline(function)
    yield module
    del sys.modules[module.__name__]


def test_whatever_the_types_a_function_that_was_read_before_is_compiled_as_if_it_were_read_now(ours: ModuleType) -> None:
    """Branches that a missing argument, the length of a tuple or the truth of nothing decides, generators, and loops."""
    assert kernel(ours.of_nothing)(np.int64(0)) == 0
    ask = kernel(ours.asked)
    for kind in (np.int64, np.float64, np.uint8, np.int64, np.int16):
        assert ask(kind(3)) == ask.twin(kind(3)), kind
    assert [len(_read[each]) for each in (ours.asked, ours.multiples, ours.sum_of, ours.last_of)] == [1, 1, 2, 2]


STEP = 1


@inline
def stepped(x: Any) -> Any:
    return x + STEP


@kernel
def walked(x):  # type: ignore[no-untyped-def]
    return stepped(x)


def test_what_a_users_module_holds_by_now_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba freezes globals when it reads a function; the cache finds an entry by what they are at that moment."""
    assert walked(np.int64(1)) == 2
    monkeypatch.setattr(sys.modules[__name__], "STEP", 2)
    assert walked(np.float64(1)) == 3
    assert _read.get(stepped, {}) == {}
