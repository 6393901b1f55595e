"""The rules of Hex a second time: rows of text, neighbours from coordinates, connection by walking. Slow and plain."""

from __future__ import annotations

import heapq

NEIGHBOURS = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)]


class Hex:
    """X joins the first and the last row, O the first and the last column."""

    def __init__(self, rows: list[str], side: str) -> None:
        self.rows, self.side, self.size = rows, side, len(rows)

    def lacking(self, mark: str) -> int | None:
        """The fewest stones with which a player would join his sides (Dijkstra, 1959); None if they cannot be joined."""
        places = [(row, column) for row in range(self.size) for column in range(self.size)]
        prices = {place: {mark: 0, ".": 1}.get(self.rows[place[0]][place[1]]) for place in places}
        along = 0 if mark == "X" else 1
        queue = [(price, place) for place, price in prices.items() if place[along] == 0 and price is not None]
        heapq.heapify(queue)
        seen = set()
        while queue:
            paid, place = heapq.heappop(queue)
            if place[along] == self.size - 1:
                return paid
            if place not in seen:
                seen.add(place)
                for dr, dc in NEIGHBOURS:
                    beside = place[0] + dr, place[1] + dc
                    price = prices.get(beside)
                    if price is not None:
                        heapq.heappush(queue, (paid + price, beside))
        return None

    def winner(self) -> str | None:
        return next((mark for mark in "XO" if self.joins(mark)), None)

    def joins(self, mark: str) -> bool:
        """Whether stones of this player lead from one of his sides to the other."""
        stones = {(row, column) for row, marks in enumerate(self.rows) for column, each in enumerate(marks) if each == mark}
        along = 0 if mark == "X" else 1
        todo = [place for place in stones if place[along] == 0]
        while todo:
            row, column = place = todo.pop()
            if place[along] == self.size - 1:
                return True
            stones.discard(place)
            todo += [(row + dr, column + dc) for dr, dc in NEIGHBOURS if (row + dr, column + dc) in stones]
        return False

    def moves(self) -> list[str]:
        if self.winner():
            return []
        return [f"{chr(ord('a') + c)}{r + 1}" for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark == "."]

    def play(self, move: str) -> Hex:
        column, row = ord(move[0]) - ord("a"), int(move[1:]) - 1
        rows = [list(marks) for marks in self.rows]
        rows[row][column] = self.side
        return Hex(["".join(marks) for marks in rows], "O" if self.side == "X" else "X")

    def outcome(self) -> int:
        return 1 if self.winner() == self.side else -1

    def text(self) -> str:
        return f"{''.join(self.rows)} {self.side}"
