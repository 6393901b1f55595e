"""What can be said about tic-tac-toe boards and moves: the words of the strategy that never loses.

Newell and Simon (1972) list it: win, else block, else fork, else prevent a fork, else the centre, else the corner opposite to the
opponent's, else a corner, else a side. We are the player to move.

    corner side   corner        X . .     X to move on 7 blocks 7-8-9, and forks: 3 and 4 both complete three then
    side   centre side          . X .
    corner side   corner        . O O
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit, lines_with
from prunus.core.declaration import Cost
from prunus.core.jit import inline
from prunus.core.knowledge import Knowledge
from prunus.games.tic_tac_toe import BOARD, CENTRE

CORNERS = bits.as_set([0, 2, 8, 10])
SIDES = BOARD & ~CORNERS & ~CENTRE
LAST = 10  # a half turn of the board takes square s to LAST - s

KNOWLEDGE = Knowledge(
    game="tic-tac-toe",
    units=("squares", "lines", "threats"),
    definitions="""
        :- mode(on_more_lines(+place, +place)).
        on_more_lines(P1, P2) :- centre(P1), not centre(P2).
        on_more_lines(P1, P2) :- corner(P1), side(P2).
    """,
    says={"on_more_lines": ("{0} is on more lines of the board than {1}", "{0} is not on more lines of the board than {1}")},
)
predicate = KNOWLEDGE.predicate


@inline
def completing_along(stones: np.uint64, step: int) -> np.uint64:
    """The squares that are the first, second or third of three in a row whose other two are stones."""
    one, two = np.uint64(step), np.uint64(2 * step)
    return ((stones >> one) & (stones >> two)) | ((stones << one) & (stones >> one)) | ((stones << one) & (stones << two))


@inline
def completing(stones: np.uint64) -> np.uint64:
    """The squares that complete three with two of the stones; some may be occupied or outside the board."""
    return completing_along(stones, 1) | completing_along(stones, 4) | completing_along(stones, 5) | completing_along(stones, 3)


@predicate("remain_places(+board, -squares)", Cost.CONSTANT, "the number of empty squares", result="Empty")
def remain_places(position: Any) -> int:
    return bits.count(position.unoccupied())


@predicate("centre(+place)", Cost.PER_MOVE, "{0} is the centre", "{0} is not the centre")
def centre(place: int) -> bool:
    return bit(place) == CENTRE


@predicate("corner(+place)", Cost.PER_MOVE, "{0} is a corner", "{0} is not a corner")
def corner(place: int) -> bool:
    return (bit(place) & CORNERS) != EMPTY


@predicate("side(+place)", Cost.PER_MOVE, "{0} is a side", "{0} is not a side")
def side(place: int) -> bool:
    return (bit(place) & SIDES) != EMPTY


@predicate(
    "opposite_corner(+board, +place)",
    Cost.PER_MOVE,
    "{1} is the corner opposite to one of the opponent's",
    "{1} is not the corner opposite to one of the opponent's",
)
def opposite_corner(position: Any, place: int) -> bool:
    return (bit(LAST - place) & CORNERS & position.opponent) != EMPTY


@predicate(
    "open_lines_through(+board, +place, -lines)",
    Cost.PER_MOVE,
    "the number of lines through {1} that are open to us",
    result="Lines",
)
def open_lines_through(position: Any, place: int) -> int:
    return lines_with(bit(place), position.own | position.unoccupied(), 4, 3)


@predicate(
    "lines_closed(+board, +place, -lines)",
    Cost.PER_MOVE,
    "the number of the opponent's open lines that {1} closes",
    result="Closed",
)
def lines_closed(position: Any, place: int) -> int:
    return lines_with(bit(place), position.opponent | position.unoccupied(), 4, 3)


@predicate(
    "blocks(+board, +place)",
    Cost.PER_MOVE,
    "{1} is where the opponent would complete three",
    "{1} is not where the opponent would complete three",
)
def blocks(position: Any, place: int) -> bool:
    return position.lines_within(position.opponent | bit(place)) > 0


@predicate(
    "blocks_fork(+board, +place)",
    Cost.PER_MOVE,
    "{1} is where the opponent would make two threats",
    "{1} is not where the opponent would make two threats",
)
def blocks_fork(position: Any, place: int) -> bool:
    stones = position.opponent | bit(place)
    return bits.count(completing(stones) & position.unoccupied() & ~stones) >= 2


@predicate("wins(+board, +place)", Cost.LOOK, "{1} completes three", "{1} does not complete three")
def wins(successor: Any, place: int) -> bool:
    return successor.lines_within(successor.opponent) > 0


@predicate(
    "threats(+board, +place, -threats)",
    Cost.LOOK,
    "the number of squares that complete three for us after {1}",
    result="Threats",
)
def threats(successor: Any, place: int) -> int:
    return bits.count(completing(successor.opponent) & successor.unoccupied())


@predicate("forks(+board, +place)", Cost.LOOK, "{1} makes two threats or more", "{1} makes at most one threat")
def forks(successor: Any, place: int) -> bool:
    return bits.count(completing(successor.opponent) & successor.unoccupied()) >= 2


KNOWLEDGE.compile(__name__)
