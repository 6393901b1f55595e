"""A search by random games, as people find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prunus.core.grammar import Entry


@dataclass(frozen=True)
class SamplerEntry(Entry):
    """`kernel(position, depth, tree, sampling)` grows a tree; `given(argument)` is how much it explores, else `exploration`.

    With a `trust` the moves of a game lend each other its reward: so many of such rewards are worth at most a visit's own.
    """

    kernel: Any
    exploration: float
    given: Callable[[str], float]
    trust: float = 0.0
