"""DUAL*: SSS* upside down, null windows from below (Marsland, Reinefeld and Schaeffer, 1987)."""

from __future__ import annotations

from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.shared.algorithm import OPEN, Algorithm, Look


def dual_star(look: Look, alpha: int, beta: int, guess: int) -> int:
    """The fail-soft contract of (alpha, beta); minimax value >= `lower` after every look."""
    lower = max(alpha, OPEN[0])
    while True:
        value = look(lower, lower + 1)
        if value <= lower or value >= beta:
            return value
        lower = value


ALGORITHM = Algorithm("dual-star", "best-first by null windows from below", alpha_beta, drive=dual_star, needs_table=True)
