"""Is what a result says to be proved true? Judged by values that were found without any part of the package that searches."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.searches.shared.algorithm import OPEN
from tests.attack.graphs import BEYOND, Truth


class Request(NamedTuple):
    """What a search was asked for, about position `number` of a game whose truth is known."""

    number: int
    depth: int
    deepening: bool
    window: tuple[int, int]
    nodes: int | None


def complaint(found: Any, asked: Request, truth: Truth, uses_window: bool = True) -> str | None:
    """What is wrong with a result, or None."""
    window = asked.window if uses_window else OPEN
    for what, is_so in (
        ("a bound is not true", _bounds_are_true(found, asked, truth)),
        ("the value does not follow from the bounds", _value_is_proved(found)),
        ("it ended, and proves less than it should", found.stopped_by is not None or _is_enough(found, asked, truth, window)),
        ("the line is not what it should be", _line_is_good(found, asked, truth, window)),
    ):
        if not is_so:
            return f"{what}: {found}"
    return None


def _bounds_are_true(found: Any, asked: Request, truth: Truth) -> bool:
    """lower <= true <= upper at the depth of the result, and at every greater one if all lines have ended."""
    if found.proved == "nothing":
        return found.value is None and found.depth == 0 and found.stopped_by is not None and not found.to_the_end
    depths = range(found.depth, BEYOND + 1) if found.to_the_end else [found.depth]
    true = [truth.at(asked.number, depth) for depth in depths]
    return (found.lower is None or found.lower <= min(true)) and (found.upper is None or max(true) <= found.upper)


def _value_is_proved(found: Any) -> bool:
    return found.proved == "nothing" or found.value in (found.lower, found.upper)


def _is_enough(found: Any, asked: Request, truth: Truth, window: tuple[int, int]) -> bool:
    """A search that was not stopped has come to its depth, or seen the end of every line; then fail-soft holds."""
    true = truth.at(asked.number, found.depth)
    if found.depth != asked.depth and not (found.to_the_end and found.depth < asked.depth):
        return False
    if window[0] < true < window[1]:
        return bool(found.is_exact) and found.value == true
    return found.upper is not None if true <= window[0] else found.lower is not None


def _line_is_good(found: Any, asked: Request, truth: Truth, window: tuple[int, int]) -> bool:
    """Moves are legal; the first keeps the lower bound; the line of a proved value leads to it, to the horizon or the end."""
    at, values = asked.number, []
    for ply, move in enumerate(found.line, 1):
        if move not in truth.successors[at]:
            return False
        at = truth.successors[at][move]
        if ply <= found.depth:
            values.append((-1) ** ply * truth.at(at, found.depth - ply))
    if (found.line[0] if found.line else None) != found.move:
        return False
    if found.move is None:  # nothing to play, no ply to play it in, or no move that beats alpha
        return not truth.successors[asked.number] or asked.depth == 0 or (found.value is not None and found.value <= window[0])
    if found.lower is not None and found.value > window[0] and values and values[0] < found.lower:
        return False
    if found.is_exact and found.stopped_by is None and window[0] < found.value < window[1]:
        return set(values) <= {found.value} and (len(found.line) == found.depth or not truth.successors[at])
    return True
