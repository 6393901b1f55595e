"""Square prices: what a disc on a square of an Othello board is worth, for those who evaluate and those who learn.

100 -20  10   5          the classes of squares under the symmetries of the board, counted from
-20 -50  -2  -2          the corner inwards; smaller boards keep the corner and lose the middle
 10  -2   2   1
  5  -2   1   0
"""

from __future__ import annotations

from collections.abc import Collection

_QUARTER = ((100, -20, 10, 5), (-20, -50, -2, -2), (10, -2, 2, 1), (5, -2, 1, 0))


def prices_of(board: Collection[int]) -> dict[int, int]:
    """The price of every square of a board, which stands in the middle of 8 x 8: square s is in column s % 8 and row s // 8."""
    margin = min(square % 8 for square in board)

    def inwards(line: int) -> int:
        return min(line - margin, 7 - margin - line)

    return {square: _QUARTER[inwards(square // 8)][inwards(square % 8)] for square in board}
