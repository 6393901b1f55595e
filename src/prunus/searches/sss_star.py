"""SSS*: best-first, as null windows from above (Stockman, 1979; Plaat, Schaeffer, Pijls and de Bruin, 1996).

Each look asks whether the value can be as high as the last upper bound said. With a table that forgets nothing the looks expand
the nodes of Stockman's OPEN list in his order; `search.stockman` is that list itself.
"""

from __future__ import annotations

from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.shared.algorithm import OPEN, Algorithm, Look


def sss_star(look: Look, alpha: int, beta: int, guess: int) -> int:
    """The fail-soft contract of (alpha, beta); minimax value <= `upper` after every look."""
    upper = min(beta, OPEN[1])
    while True:
        value = look(upper - 1, upper)
        if value >= upper or value <= alpha:
            return value
        upper = value


ALGORITHM = Algorithm("sss-star", "best-first by null windows from above", alpha_beta, drive=sss_star, needs_table=True)
