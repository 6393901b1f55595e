"""Searches that the tests play: one of every kind, small."""

from __future__ import annotations

from functools import cache

from prunus import game
from prunus.searches.steps.script import Script
from prunus.searches.steps.step_through import step_through
from tests.golden.test_lectures import SIXTEEN

OTHELLO = "f5d6c3d3c4f4f6f3e6e7d7"
REQUESTS = {
    "lecture-28": ("tree", SIXTEEN, {"algorithm": "alpha-beta"}),
    "minimax": ("tree", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", {"algorithm": "minimax"}),
    "nine": ("tree", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", {"algorithm": "alpha-beta"}),
    "mtdf": ("tree", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", {"algorithm": "mtdf"}),
    "sss-star": ("tree", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", {"algorithm": "sss-star"}),
    "tic-tac-toe": ("tic-tac-toe", "XOX.O..X.", {"algorithm": "pvs", "depth": 3}),
    "othello": ("othello", OTHELLO, {"algorithm": "alpha-beta", "depth": 2}),
    "proof-number": ("tic-tac-toe", "XOX.O..X.", {"algorithm": "proof-number"}),
    "df-pn": ("tic-tac-toe", "XOX.O..X.", {"algorithm": "df-pn"}),
    "conspiracy": ("tic-tac-toe", "XOX.O..X.", {"algorithm": "conspiracy", "values": [-1, 0, 1], "evaluation": "win-loss-draw"}),
}


@cache
def played(name: str) -> Script:
    """A search step by step, by its name here."""
    about, position, request = REQUESTS[name]
    found = game(about)
    return step_through(found.parse(position), game=found, **request)
