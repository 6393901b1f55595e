"""Countdown, the smallest game there is, as people write it in a file of their own: texts for tests to put together and to break.

Who takes the last one wins. `OF_WORDS` is whole, with moves that are words. Otherwise a class begins with its fields and `moves`,
and goes on with one of the texts below.
"""

from __future__ import annotations

OF_WORDS = """
class Countdown:
    start = 5

    def moves(self, left):
        return ["One", "Two"][:left]

    def play(self, left, move):
        return left - 1 - (move == "Two")

    def is_over(self, left):
        return left == 0

    def outcome(self, left):
        return -1
"""
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
