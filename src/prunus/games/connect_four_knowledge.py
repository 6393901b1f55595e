"""What can be said about Connect Four boards and moves, on any size of board.

A place is the square on which the stone comes to rest. Rows are counted from 1 at the floor; the distance from the centre is 0 in
the middle column, or in both middle ones. We are the player to move.

    row 3   . . . . . . .       X to move in column 5 wins: four in row 1. Otherwise it would be a bad move, since the square
    row 2   . . O O . O .       above it completes four for O (gives_above). O would not complete four in row 1, so that it
    row 1   . X X X . X O       blocks nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit, lines_with
from prunus.core.declaration import Cost
from prunus.core.jit import inline
from prunus.core.knowledge import Knowledge
from prunus.games.connect_four import STRIDE, UP, completing, has_four, landings


def squares_at(*places: tuple[int, int]) -> tuple[int, ...]:
    """The squares of columns and rows, counted from 1."""
    return tuple(STRIDE * (column - 1) + row - 1 for column, row in places)


def groups_of_squares() -> dict[str, tuple[int, ...]]:
    """What is learned of groups of squares on 7 x 6, each standing for its mirror image: lines, and blocks of nine."""
    found = {f"column {c}": squares_at(*((c, r) for r in range(1, 7))) for c in range(1, 5)}
    found |= {f"row {r}": squares_at(*((c, r) for c in range(1, 8))) for r in range(1, 7)}
    for start in range(-2, 4):  # diagonals that rise to the right and are long enough for four
        found[f"diagonal {start + 3}"] = squares_at(*((c, c + start) for c in range(1, 8) if 1 <= c + start <= 6))
    for c in range(1, 4):
        for r in range(1, 5):
            found[f"block {c}{r}"] = squares_at(*((c + i, r + j) for j in range(3) for i in range(3)))
    return found


KNOWLEDGE = Knowledge(
    game="connect-four",
    patterns=groups_of_squares(),
    units=("squares", "columns", "row", "stones", "lines", "threats", "wins"),
    definitions="""
        :- mode(nearer_to_centre(+board, +place, +place)).
        :- mode(higher_than(+place, +place)).
        nearer_to_centre(B, P1, P2) :- distance_from_centre(B, P1, D1), distance_from_centre(B, P2, D2), lt(D1, D2).
        higher_than(P1, P2) :- row(P1, R1), row(P2, R2), lt(R2, R1).
    """,
    says={
        "nearer_to_centre": ("{1} is nearer to the centre than {2}", "{1} is not nearer to the centre than {2}"),
        "higher_than": ("{0} is higher than {1}", "{0} is not higher than {1}"),
    },
)
predicate = KNOWLEDGE.predicate


@inline
def around(square: np.uint64) -> np.uint64:
    """The squares that touch a square, and the square; some may be outside the board."""
    tall = square | (square << UP) | (square >> UP)
    return tall | (tall << np.uint64(STRIDE)) | (tall >> np.uint64(STRIDE))


@predicate("remain_places(+board, -squares)", Cost.CONSTANT, "the number of empty squares", result="Empty")
def remain_places(position: Any) -> int:
    return bits.count(position.empty)


@predicate("row(+place, -row)", Cost.PER_MOVE, "the row of {0}", result="Row")
def row(place: int) -> int:
    return place % STRIDE + 1


@predicate("odd_row(+place)", Cost.PER_MOVE, "{0} is in an odd row", "{0} is in an even row")
def odd_row(place: int) -> bool:
    return place % STRIDE % 2 == 0


@predicate(
    "distance_from_centre(+board, +place, -columns)",
    Cost.PER_MOVE,
    "the distance of {1} from the middle of the board",
    result="Distance",
)
def distance_from_centre(position: Any, place: int) -> int:
    last = bits.highest(position.own | position.opponent | position.empty) // STRIDE
    return abs(2 * (place // STRIDE) - last) // 2


@predicate("neighbours(+board, +place, -stones)", Cost.PER_MOVE, "the number of our stones around {1}", result="Own")
def neighbours(position: Any, place: int) -> int:
    return bits.count(around(bit(place)) & position.own)


@predicate(
    "opponents_around(+board, +place, -stones)", Cost.PER_MOVE, "the number of the opponent's stones around {1}", result="Others"
)
def opponents_around(position: Any, place: int) -> int:
    return bits.count(around(bit(place)) & position.opponent)


@predicate(
    "lines_through(+board, +place, -lines)", Cost.PER_MOVE, "the number of lines through {1} that are open to us", result="Lines"
)
def lines_through(position: Any, place: int) -> int:
    return lines_with(bit(place), position.own | position.empty, STRIDE, 4)


@predicate(
    "lines_closed(+board, +place, -lines)",
    Cost.PER_MOVE,
    "the number of the opponent's open lines that {1} closes",
    result="Closed",
)
def lines_closed(position: Any, place: int) -> int:
    return lines_with(bit(place), position.opponent | position.empty, STRIDE, 4)


@predicate(
    "blocks(+board, +place)",
    Cost.PER_MOVE,
    "{1} is where the opponent would complete four",
    "{1} is not where the opponent would complete four",
)
def blocks(position: Any, place: int) -> bool:
    return has_four(position.opponent | bit(place))


@predicate(
    "gives_above(+board, +place)",
    Cost.PER_MOVE,
    "the square above {1} completes four for the opponent",
    "the square above {1} does not complete four for the opponent",
)
def gives_above(position: Any, place: int) -> bool:
    return has_four(position.opponent | ((bit(place) << UP) & position.empty))


@predicate(
    "spoils_above(+board, +place)",
    Cost.PER_MOVE,
    "the square above {1} completes four for us",
    "the square above {1} does not complete four for us",
)
def spoils_above(position: Any, place: int) -> bool:
    """Who plays below a square of one's own lets the opponent take it."""
    return (completing(position.own) & (bit(place) << UP) & position.empty) != EMPTY


@predicate("wins(+board, +place)", Cost.LOOK, "{1} completes four", "{1} does not complete four")
def wins(successor: Any, place: int) -> bool:
    return has_four(successor.opponent)


@predicate(
    "threats_made(+board, +place, -threats)",
    Cost.LOOK,
    "the number of squares that come to complete four for us by {1}",
    result="Threats",
)
def threats_made(position: Any, successor: Any, place: int) -> int:
    return bits.count(completing(successor.opponent) & ~completing(position.own) & successor.empty)


@predicate(
    "threats_at_once(+board, +place, -wins)",
    Cost.LOOK,
    "the number of columns in which we could complete four at once after {1}",
    result="AtOnce",
)
def threats_at_once(successor: Any, place: int) -> int:
    return bits.count(completing(successor.opponent) & landings(successor.empty))


@predicate("winning_replies(+board, +place, -wins)", Cost.LOOK, "the number of replies to {1} that complete four", result="Wins")
def winning_replies(successor: Any, place: int) -> int:
    return bits.count(completing(successor.own) & landings(successor.empty))


KNOWLEDGE.compile(__name__)
