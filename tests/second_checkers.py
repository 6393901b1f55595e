"""The rules of checkers a second time: a dictionary from (row, column) to a letter, jumps by recursion. Slow and plain."""

from __future__ import annotations

import itertools
import re

UP, DOWN = [(-1, -1), (-1, 1)], [(1, -1), (1, 1)]


def place(number: int) -> tuple[int, int]:
    """Row and column of a square of PDN; the topmost row is 0 and has squares 1 to 4 in columns 1, 3, 5 and 7."""
    row = (number - 1) // 4
    return row, 2 * ((number - 1) % 4) + (1 if row % 2 == 0 else 0)


NUMBERS = {place(number): number for number in range(1, 33)}


class Checkers:
    """b and w are men, B and W kings; `side` is b or w."""

    def __init__(self, pieces: dict[tuple[int, int], str], side: str, quiet: int) -> None:
        self.pieces, self.side, self.quiet = pieces, side, quiet

    @classmethod
    def read(cls, rows: list[str], fen: str) -> Checkers:
        """The pieces from a drawing, side and counter from a FEN."""
        pieces = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."}
        counter = re.search(r"H(\d+)$", fen)
        return cls(pieces, fen[0].lower(), int(counter[1]) if counter else 0)

    def directions(self, mark: str) -> list[tuple[int, int]]:
        return {"b": DOWN, "w": UP}.get(mark, UP + DOWN)

    def jumps(self, path: list[tuple[int, int]], mark: str, taken: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """The squares of all ways to jump on from the end of a path, each to its end; none if there is no jump."""
        row, column = path[-1]
        found = []
        for dr, dc in self.directions(mark):
            over, to = (row + dr, column + dc), (row + 2 * dr, column + 2 * dc)
            is_theirs = self.pieces.get(over, self.side).lower() != self.side and over not in taken
            if is_theirs and to in NUMBERS and (to == path[0] or to not in self.pieces):
                longer = [*path, to]
                crowned = mark.islower() and to[0] in (0, 7)
                found += ([] if crowned else self.jumps(longer, mark, [*taken, over])) or [longer]
        return found

    def paths(self) -> list[list[tuple[int, int]]]:
        if self.quiet >= 80:
            return []
        own = {square: mark for square, mark in self.pieces.items() if mark.lower() == self.side}
        jumps = [path for square, mark in own.items() for path in self.jumps([square], mark, [])]
        if jumps:
            return jumps
        steps = [[square, (square[0] + dr, square[1] + dc)] for square, mark in own.items() for dr, dc in self.directions(mark)]
        return [path for path in steps if path[1] in NUMBERS and path[1] not in self.pieces]

    def named(self) -> dict[str, list[tuple[int, int]]]:
        """The moves by their texts: start and end, or the whole way where two ways have these."""
        paths, named = self.paths(), {}
        for path in paths:
            is_jump = abs(path[0][0] - path[1][0]) == 2
            alike = [other for other in paths if (other[0], other[-1]) == (path[0], path[-1])]
            squares = [path[0], path[-1]] if len(alike) == 1 else path
            named[("x" if is_jump else "-").join(str(NUMBERS[square]) for square in squares)] = path
        return named

    def moves(self) -> list[str]:
        return sorted(self.named())

    def play(self, move: str) -> Checkers:
        path = self.named()[move]
        pieces = dict(self.pieces)
        mark = pieces.pop(path[0])
        is_quiet = mark.isupper()
        for (row, column), (to_row, to_column) in itertools.pairwise(path):
            if abs(row - to_row) == 2:
                del pieces[(row + to_row) // 2, (column + to_column) // 2]
                is_quiet = False
        pieces[path[-1]] = mark.upper() if path[-1][0] == (7 if self.side == "b" else 0) else mark
        return Checkers(pieces, "w" if self.side == "b" else "b", self.quiet + 1 if is_quiet else 0)

    def outcome(self) -> int:
        """Of a finished game: who cannot move has lost, and else it is a draw."""
        return 0 if Checkers(self.pieces, self.side, 0).paths() else -1

    def text(self) -> str:
        """The drawing, the side and the counter in one."""
        marks = "".join(self.pieces.get((row, column), ".") for row in range(8) for column in range(8))
        return f"{marks} {self.side} {self.quiet}"
