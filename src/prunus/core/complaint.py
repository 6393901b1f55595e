"""Complaint: what Numba has against a user's game, in one sentence out of its pages."""

from __future__ import annotations

import re
import sys
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from prunus.core.faults import place

# Lines that lead to a reason without being one. A function of Python that has no implementation is one whose body has a fault,
# which comes further down.
NOISE = re.compile(
    r"$|(\w+: )?Failed in nopython|- Resolution failure|There are \d+ cand|- Of which|Overload |With arg|Rejected as"
    r"|During:|raised from|File |None$"
)
WRAPPING = re.compile(r"No implementation of function Function\(<function .* found for signature:")
MISSING = re.compile(r"No implementation of function .* found for signature:")


# The fault that was found first in each class; it stays what is wrong with the class, whichever kernel asks next.
blamed: weakref.WeakKeyDictionary[type, str] = weakref.WeakKeyDictionary()


def complaint(kernel: str, kinds: Sequence[type], error: Exception) -> str:
    """Why a kernel cannot be compiled for the user's classes: what was found in one of them, or else Numba's first reason."""
    found = [blamed[kind] for kind in kinds if kind in blamed]
    if found:
        return found[0]
    reason, line = _reason(error, kinds)
    where = "" if line is None else f" ({line[0]}, line {line[1]})"
    return f"{kernel} cannot be compiled for {kinds[0].__module__}.{kinds[0].__qualname__}: {reason}{where}"


def complaint_about(kind: type, method: Any, error: Exception) -> str:
    """Why a method of the user's class cannot be compiled, by what Numba says first."""
    reason, where = _reason(error, [kind])
    return f"{place(f'{kind.__name__}.{method.__name__}', method, where and where[1])} cannot be compiled: {reason}"


def _reason(error: Exception, kinds: Sequence[type]) -> tuple[str, tuple[str, int] | None]:
    """The first reason that Numba gives, and where in the user's files it stands, if Numba says so."""
    lines = [line.strip() for line in re.sub(r"\x1b\[\d*m", "", str(error)).splitlines()]
    reasons = [at for at, line in enumerate(lines) if not NOISE.match(line) and not line.startswith(">>>")]
    best = [at for at in reasons if not WRAPPING.match(lines[at])]
    if not reasons:
        return type(error).__name__, None
    begin = (best or reasons)[0]
    reason = lines[begin]
    if MISSING.match(reason):
        signature = next((line for line in lines[begin:] if line.startswith(">>>")), reason)
        reason = f"Numba has no {signature.removeprefix('>>>').strip()}"
    reason = re.sub(r"( for '\$[^']*')?[,.]? (defined at|Raised from) \S+ \(\d+\)", "", reason)
    return reason, next(_places(lines[begin:], kinds), None)


def _places(lines: Sequence[str], kinds: Sequence[type]) -> Iterator[tuple[str, int]]:
    """File and line wherever Numba names a file that defines one of the classes."""
    files = {getattr(sys.modules.get(kind.__module__), "__file__", None) for kind in kinds}
    for line in lines:
        for file, number in re.findall(r"(\S+\.py) \((\d+)\)", line):
            if file in files:
                yield Path(file).name, int(number)
