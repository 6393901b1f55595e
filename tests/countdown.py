"""Countdown, the smallest game there is, as people write it in a file of their own: texts for tests to put together and to break.

Who takes the last one wins. A class begins with its fields and `moves`, and goes on with one of the texts below.
"""

from __future__ import annotations

PLAIN = """
    def play(self, move):
        return Countdown(self.left - move)

    def is_over(self):
        return self.left == 0

    def outcome(self):
        return -1
"""
COMPILED = f"""{PLAIN}
    def max_moves(self):
        return 3

    def move_count(self):
        return counted_moves(self)

    def key(self):
        return hashed_fields(self)
"""


def game_from(start: str) -> str:
    """The words of the game, which begins as this expression says."""
    return f"""
class CountdownGame(Game):
    name = "countdown"

    def start(self):
        return {start}

GAME = CountdownGame()
"""
