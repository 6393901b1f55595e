"""Nim: take any number from one heap; who takes the last one wins. Written as anybody would write it: a plain class.

Because it is not a NamedTuple it is not compiled: the same searches run it as Python. A move says heap and number,
10 * heap + number with the heaps counted from 1, so "12" takes two from the first heap.
"""

from __future__ import annotations

from dataclasses import dataclass

from prunus.core.drawing import NOWHERE, Drawing, Stone
from prunus.core.game import Game
from prunus.core.game import Position as Rules
from prunus.core.notation import Reader


@dataclass(frozen=True)
class Nim(Rules):
    heaps: tuple[int, ...]

    def moves(self) -> list[int]:
        return [10 * (i + 1) + n for i, heap in enumerate(self.heaps) for n in range(1, heap + 1)]

    def play(self, move: int) -> Nim:
        index, number = move // 10 - 1, move % 10
        return Nim((*self.heaps[:index], self.heaps[index] - number, *self.heaps[index + 1 :]))

    def is_over(self) -> bool:
        return not any(self.heaps)

    def outcome(self) -> int:
        return -1  # the opponent took the last one


class NimGame(Game):
    name = "nim"
    summary = "take any number from one heap, the last one wins; plain Python"
    drawing = Drawing({"o": Stone("disc", "blue", name="one")}, ground="none", columns="none")

    def start(self) -> Nim:
        return Nim((3, 4, 5))

    def default_depth(self, position: Nim) -> int:
        return sum(position.heaps)

    def parse(self, text: str) -> Nim:
        reader = Reader("nim position", text)
        heaps = [int(reader.take("[0-9](?![0-9])", "a heap of 0 to 9"))]
        while reader.peek():
            reader.take("[,-]?", "a comma")
            heaps.append(int(reader.take("[0-9](?![0-9])", "a heap of 0 to 9")))
        return Nim(tuple(heaps))

    def format(self, position: Nim) -> str:
        return "-".join(map(str, position.heaps))

    def rows(self, position: Nim) -> list[str]:
        widest = max(1, *position.heaps)
        return [("o" * heap).ljust(widest, NOWHERE) for heap in position.heaps]

    def label(self, position: Nim) -> str:
        return self.format(position)


GAME = NimGame()
