"""Complaint: what Numba has against a user's game, in one sentence out of its pages."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence

# Lines that lead to a reason without being one. A function of Python that has no implementation is one whose body has a fault,
# which comes further down.
NOISE = re.compile(
    r"$|(\w+: )?Failed in nopython|- Resolution failure|There are \d+ cand|- Of which|Overload |With arg|Rejected as"
    r"|During:|raised from|File |None$"
)
WRAPPING = re.compile(r"No implementation of function Function\(<function .* found for signature:")
MISSING = re.compile(r"No implementation of function .* found for signature:")


def complaint(error: Exception, kinds: Sequence[type]) -> str:
    """The first reason that Numba gives, and where in the user's files it stands, if Numba says so."""
    lines = [line.strip() for line in re.sub(r"\x1b\[\d*m", "", str(error)).splitlines()]
    reasons = [place for place, line in enumerate(lines) if not NOISE.match(line) and not line.startswith(">>>")]
    best = [place for place in reasons if not WRAPPING.match(lines[place])]
    if not reasons:
        return type(error).__name__
    begin = (best or reasons)[0]
    reason = lines[begin]
    if MISSING.match(reason):
        signature = next((line for line in lines[begin:] if line.startswith(">>>")), reason)
        reason = f"Numba has no {signature.removeprefix('>>>').strip()}"
    reason = re.sub(r"( for '\$[^']*')?[,.]? (defined at|Raised from) \S+ \(\d+\)", "", reason)
    where = next(_places(lines[begin:], kinds), None)
    return reason if where is None else f"{reason} ({where})"


def _places(lines: Sequence[str], kinds: Sequence[type]) -> Iterator[str]:
    """File and line wherever Numba names a file that defines one of the classes."""
    files = {getattr(sys.modules.get(kind.__module__), "__file__", None) for kind in kinds}
    for line in lines:
        for file, number in re.findall(r"(\S+\.py) \((\d+)\)", line):
            if file in files:
                yield f"{file}, line {number}"
