"""An algorithm: a kernel and what is to be known about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Algorithm:
    """`kernel(position, depth, alpha, beta, ply, node, context)` returns a value for the player to move."""

    name: str
    summary: str
    kernel: Any
    uses_window: bool = True
