"""A plain game of one's own with a quick experiment, for tests of the lab: coins in a row."""

from __future__ import annotations

from dataclasses import dataclass

from prunus.core.game import Game, Position


@dataclass(frozen=True)
class Row(Position):
    """Coins in a row: who takes one has it, and the one to its right is lost."""

    coins: tuple
    ahead: int = 0  # of the player to move

    def moves(self):
        return list(range(len(self.coins)))

    def play(self, move):
        return Row(self.coins[:move] + self.coins[move + 2 :], -(self.ahead + self.coins[move]))

    def is_over(self):
        return not self.coins

    def outcome(self):
        return self.ahead

    def evaluate(self):
        return self.ahead


class Coins(Game):
    name = "coins"
    summary = "take one, and the next is lost"
    default_evaluation = "own"

    def start(self):
        return Row((3, 1, 4, 1, 5, 9))

    def random_start(self, chance):
        return Row(tuple(chance.randrange(1, 10) for _ in range(6)))

    def parse(self, text):
        ahead, *coins = map(int, text.split())
        return Row(tuple(coins), ahead)

    def format(self, position):
        return " ".join(map(str, (position.ahead, *position.coins)))


GAME = Coins()
