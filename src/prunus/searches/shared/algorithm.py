"""An algorithm: a kernel, a driver that calls it, and what is to be known about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prunus.core.grammar import Entry
from prunus.core.values import INFINITY

Look = Callable[[int, int], int]  # a fail-soft search of the root with a window (alpha, beta)
OPEN = (-int(INFINITY), int(INFINITY))


def once(look: Look, alpha: int, beta: int, guess: int) -> int:
    """The driver of searches that need one look."""
    return look(alpha, beta)


@dataclass(frozen=True)
class Algorithm(Entry):
    """`kernel(position, depth, alpha, beta, ply, node, context)` returns a value for the player to move.

    `drive(look, alpha, beta, guess)` finds the value by calls of `look`, which runs the kernel on the root; `guess` is the value
    of the search two plies shallower. It keeps the fail-soft contract for its window. An algorithm that `needs_table` is given
    one; one that `uses_table` not at all is refused it.
    An algorithm that is not exact may miss the minimax value. `prepare(position, evaluation, depth)` gives what the kernel finds in
    `context.selection`. `given(argument)` is the algorithm with its argument.
    """

    kernel: Any
    uses_window: bool = True
    drive: Callable[[Look, int, int, int], int] = once
    needs_table: bool = False
    uses_table: bool = True
    cuts: bool = True  # or visits every node, in whatever order
    is_exact: bool = True
    prepare: Callable[[Any, Any, int], Any] | None = None
    given: Callable[[str], Algorithm] | None = None
