"""Monte-Carlo tree search in which a move is also judged by the games in which it was made later: rapid action value estimation."""

from __future__ import annotations

from prunus.searches.monte_carlo.entry import SamplerEntry
from prunus.searches.monte_carlo.uct import exploring, uct

EXPLORATION = 0.05
TRUST = 1000.0

SAMPLER = SamplerEntry(
    "rave",
    "uct in which the moves of a random game also count where they could have been made before",
    uct,
    EXPLORATION,
    lambda argument: exploring("rave", argument),
    TRUST,
    argument="[:EXPLORATION]",
    is_drawn=True,
)
