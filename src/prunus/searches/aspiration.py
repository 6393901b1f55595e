"""Aspiration windows: search around the value of an earlier depth, and again where the value lies outside.

Slate and Atkin, 1977; Baudet, 1978. A narrow window cuts more; a wrong one costs a second search.
"""

from __future__ import annotations

from prunus.searches.principal_variation import principal_variation
from prunus.searches.shared.algorithm import Algorithm, Look

HALF = 2  # the half width of the first window; each miss widens it four times


def aspiration(look: Look, alpha: int, beta: int, guess: int) -> int:
    """The fail-soft contract of (alpha, beta), by windows that grow around the guess on the side on which they failed."""
    half = HALF
    lower, upper = max(alpha, guess - half), min(beta, guess + half)
    if lower >= upper:
        return look(alpha, beta)
    while True:
        value = look(lower, upper)
        half *= 4
        if value <= lower and lower > alpha:
            lower = max(alpha, value - half)
        elif value >= upper and upper < beta:
            upper = min(beta, value + half)
        else:
            return value


ALGORITHM = Algorithm("aspiration", "a window around an earlier depth's value", principal_variation, drive=aspiration)
