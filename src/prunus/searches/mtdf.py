"""MTD(f): null windows alone, from a first guess towards the value (Plaat, Schaeffer, Pijls and de Bruin, 1996).

lower ………… f ………… upper        a look at (bound - 1, bound) moves one of the ends to what it found;
      ◂──── ────▸               the table keeps what the looks have in common
"""

from __future__ import annotations

from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.shared.algorithm import OPEN, Algorithm, Look


def mtdf(look: Look, alpha: int, beta: int, guess: int) -> int:
    """The fail-soft contract of (alpha, beta); lower <= minimax value <= upper after every look."""
    lower, upper = OPEN
    value = min(max(guess, alpha + 1), beta)
    while lower < upper:
        bound = max(value, lower + 1)
        value = look(bound - 1, bound)
        if value < bound:
            upper = value
        else:
            lower = value
        if upper <= alpha or lower >= beta:
            break
    return value


ALGORITHM = Algorithm("mtdf", "null windows from a guess to the value", alpha_beta, drive=mtdf, needs_table=True)
