"""What can be said about Othello boards and moves: the predicates of the paper's Table 3, and further ones.

The paper's list: zero, lt (both of logic itself), color_of_this_turn, color_of_another_turn, number_of_pieces, remain_places,
corner, on_edge, many_opponents_pieces, inner_than, and not_on_edge, which its Table 4 uses.
Rings are counted from the edge inwards.

    edge ring 0   C squares beside a corner   X squares diagonal to it
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit
from prunus.core.declaration import Cost
from prunus.core.jit import inline
from prunus.core.knowledge import Knowledge
from prunus.core.prices import prices_of
from prunus.games.othello import flips as turned_over
from prunus.games.othello import placements

CORNERS = bits.as_set([0, 7, 56, 63])
EDGES = bits.as_set([s for s in range(64) if s % 8 in (0, 7) or s // 8 in (0, 7)])
X_SQUARES = bits.as_set([9, 14, 49, 54])
C_SQUARES = bits.as_set([1, 6, 8, 15, 48, 57, 55, 62])
RINGS = np.array([min(s % 8, 7 - s % 8, s // 8, 7 - s // 8) for s in range(64)])
NOT_A, NOT_H = ~np.uint64(0x0101010101010101), ~np.uint64(0x8080808080808080)
MANY = 4  # opponent's discs around a square that are many: half of its neighbours

PRICES = np.array(list(prices_of(range(64)).values()))
PRICED = [
    (int(price), bits.as_set([s for s in range(64) if PRICES[s] == price])) for price in sorted(set(PRICES.tolist())) if price
]
PRICE_VALUES = np.array([price for price, _ in PRICED])
PRICE_SQUARES = np.array([squares for _, squares in PRICED], np.uint64)


def squares_named(names: str) -> tuple[int, ...]:
    return tuple(8 * (int(name[1]) - 1) + "abcdefgh".index(name[0]) for name in names.split())


# What is learned of groups of squares: each stands for its images when the board is turned.
PATTERNS = {
    "corner": squares_named("a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    "triangle": squares_named("a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    "edge": squares_named("a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    "block": squares_named("a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
    "second row": squares_named("a2 b2 c2 d2 e2 f2 g2 h2"),
    "third row": squares_named("a3 b3 c3 d3 e3 f3 g3 h3"),
    "fourth row": squares_named("a4 b4 c4 d4 e4 f4 g4 h4"),
    "diagonal": squares_named("a1 b2 c3 d4 e5 f6 g7 h8"),
    "diagonal of 7": squares_named("a2 b3 c4 d5 e6 f7 g8"),
    "diagonal of 6": squares_named("a3 b4 c5 d6 e7 f8"),
    "diagonal of 5": squares_named("a4 b5 c6 d7 e8"),
    "diagonal of 4": squares_named("a5 b6 c7 d8"),
}

KNOWLEDGE = Knowledge(
    game="othello",
    units=("squares", "ring", "flips", "moves", "corners", "frontier", "neighbours", "price", "gain"),
    symbols={"color": ("black", "white")},
    places=tuple(range(64)),
    patterns=PATTERNS,
    fits_variants=False,  # corners, edges and rings are those of 8 x 8
    definitions="""
        :- mode(inner_than(+place, +place)).
        inner_than(P1, P2) :- ring(P1, R1), ring(P2, R2), lt(R2, R1).
    """,
    says={"inner_than": ("{0} is nearer to the centre than {1}", "{0} is not nearer to the centre than {1}")},
)
predicate = KNOWLEDGE.predicate


@inline
def around(squares: np.uint64) -> np.uint64:
    """The squares that touch the set, and the set."""
    wide = squares | ((squares & NOT_H) << np.uint64(1)) | ((squares & NOT_A) >> np.uint64(1))
    return wide | (wide << np.uint64(8)) | (wide >> np.uint64(8))


@predicate("color_of_this_turn(+board, -color)", Cost.CONSTANT, "the colour of the player to move", result="Turn")
def color_of_this_turn(position: Any) -> int:
    return position.color


@predicate("color_of_another_turn(+board, -color)", Cost.CONSTANT, "the opponent's colour", result="Other")
def color_of_another_turn(position: Any) -> int:
    return 1 - position.color


@predicate("number_of_pieces(+color, +board, -squares)", Cost.CONSTANT, "the number of discs of {0}", result="Pieces")
def number_of_pieces(color: int, position: Any) -> int:
    return bits.count(position.own) if color == position.color else bits.count(position.opponent)


@predicate("remain_places(+board, -squares)", Cost.CONSTANT, "the number of empty squares", result="Empty")
def remain_places(position: Any) -> int:
    return bits.count(position.empty)


@predicate("corner(+place)", Cost.PER_MOVE, "{0} is a corner", "{0} is not a corner")
def corner(place: int) -> bool:
    return (bit(place) & CORNERS) != EMPTY


@predicate("on_edge(+place)", Cost.PER_MOVE, "{0} is on an edge", "{0} is not on an edge")
def on_edge(place: int) -> bool:
    return (bit(place) & EDGES) != EMPTY


@predicate("not_on_edge(+place)", Cost.PER_MOVE, "{0} is not on an edge", "{0} is on an edge")
def not_on_edge(place: int) -> bool:
    return (bit(place) & EDGES) == EMPTY


@predicate("x_square(+place)", Cost.PER_MOVE, "{0} is diagonally next to a corner", "{0} is not diagonally next to a corner")
def x_square(place: int) -> bool:
    return (bit(place) & X_SQUARES) != EMPTY


@predicate("c_square(+place)", Cost.PER_MOVE, "{0} is on an edge next to a corner", "{0} is not on an edge next to a corner")
def c_square(place: int) -> bool:
    return (bit(place) & C_SQUARES) != EMPTY


@predicate("ring(+place, -ring)", Cost.PER_MOVE, "the distance of {0} from the edge", result="Ring")
def ring(place: int) -> int:
    return RINGS[place]


@predicate("price(+place, -price)", Cost.PER_MOVE, "the price of {0}", result="Price")
def price(place: int) -> int:
    return PRICES[place]


@predicate(
    "many_opponents_pieces(+board, +place, +color)",
    Cost.PER_MOVE,
    f"{MANY} or more discs that are not {{2}} touch {{1}}",
    f"fewer than {MANY} discs that are not {{2}} touch {{1}}",
)
def many_opponents_pieces(position: Any, place: int, color: int) -> bool:
    others = position.opponent if color == position.color else position.own
    return bits.count(around(bit(place)) & others) >= MANY


@predicate(
    "odd_region(+board, +place)", Cost.PER_MOVE, "{1} is in a region of oddly many empty squares", "{1} is in an even region"
)
def odd_region(position: Any, place: int) -> bool:
    region, before = bit(place), EMPTY
    while region != before:
        before = region
        region = around(region) & position.empty
    return bits.count(region) % 2 == 1


@predicate("flips(+board, +place, -flips)", Cost.LOOK, "the number of discs that {1} turns over", result="Flips")
def flips(position: Any, successor: Any, place: int) -> int:
    return bits.count(position.opponent) - bits.count(successor.own)


@predicate("replies(+board, +place, -moves)", Cost.LOOK, "the number of replies to {1}", result="Replies")
def replies(successor: Any, place: int) -> int:
    return successor.mobility()


@predicate("moves_left(+board, +place, -moves)", Cost.LOOK, "the number of squares that we could play after {1}", result="Moves")
def moves_left(successor: Any, place: int) -> int:
    return successor.opponent_mobility()


@predicate("corners_given(+board, +place, -corners)", Cost.LOOK, "the number of corners that {1} gives away", result="Corners")
def corners_given(successor: Any, place: int) -> int:
    return bits.count(placements(successor.own, successor.opponent) & successor.empty & CORNERS)


@predicate("corners_won(+board, +place, -corners)", Cost.LOOK, "the number of corners within our reach after {1}", result="Reach")
def corners_won(successor: Any, place: int) -> int:
    return bits.count(placements(successor.opponent, successor.own) & successor.empty & CORNERS)


@predicate(
    "frontier(+board, +place, -frontier)", Cost.LOOK, "the number of our discs with an empty neighbour after {1}", result="Frontier"
)
def frontier(successor: Any, place: int) -> int:
    return bits.count(around(successor.empty) & successor.opponent)


@predicate(
    "beside_ours(+board, +place, -neighbours)",
    Cost.LOOK,
    "the number of empty squares beside our discs after {1}",
    result="Beside",
)
def beside_ours(successor: Any, place: int) -> int:
    return bits.count(around(successor.opponent) & successor.empty)


@predicate(
    "beside_theirs(+board, +place, -neighbours)",
    Cost.LOOK,
    "the number of empty squares beside the opponent's discs after {1}",
    result="BesideTheirs",
)
def beside_theirs(successor: Any, place: int) -> int:
    return bits.count(around(successor.own) & successor.empty)


@predicate("gain(+board, +place, -gain)", Cost.LOOK, "the balance of prices after {1}", result="Gain")
def gain(successor: Any, place: int) -> np.int64:
    total = np.int64(0)
    for i in range(PRICE_VALUES.size):
        held = bits.count(successor.opponent & PRICE_SQUARES[i]) - bits.count(successor.own & PRICE_SQUARES[i])
        total += PRICE_VALUES[i] * held
    return total


@predicate("largest_reply(+board, +place, -flips)", Cost.REPLIES, "the most discs that a reply to {1} turns over", result="Answer")
def largest_reply(successor: Any, place: int) -> int:
    most = 0
    for reply in bits.each(placements(successor.own, successor.opponent) & successor.empty):
        most = max(most, bits.count(turned_over(bit(reply), successor.own, successor.opponent)))
    return most


feature = KNOWLEDGE.feature


@feature("corners(+board, -corners)", "the number of corners held, own minus opponent's")
def corners(position: Any) -> int:
    return bits.count(position.own & CORNERS) - bits.count(position.opponent & CORNERS)


@feature("corners_in_reach(+board, -corners)", "the number of corners that can be taken at once")
def corners_in_reach(position: Any) -> int:
    return bits.count(placements(position.own, position.opponent) & position.empty & CORNERS)


@feature("their_corners_in_reach(+board, -corners)", "the number of corners that the opponent could take at once")
def their_corners_in_reach(position: Any) -> int:
    return bits.count(placements(position.opponent, position.own) & position.empty & CORNERS)


@feature("beside_corners(+board, -discs)", "the number of discs beside empty corners, own minus opponent's")
def beside_corners(position: Any) -> int:
    beside = around(position.empty & CORNERS)
    return bits.count(position.own & beside) - bits.count(position.opponent & beside)


@feature("edges(+board, -discs)", "the number of discs on edges, own minus opponent's")
def edges(position: Any) -> int:
    return bits.count(position.own & EDGES) - bits.count(position.opponent & EDGES)


@feature("open_discs(+board, -discs)", "the number of discs with an empty neighbour, own minus opponent's")
def open_discs(position: Any) -> int:
    beside = around(position.empty)
    return bits.count(position.own & beside) - bits.count(position.opponent & beside)


@feature("parity(+board, -squares)", "the number of empty squares, odd (1) or even (0)")
def parity(position: Any) -> int:
    return bits.count(position.empty) & 1


KNOWLEDGE.compile(__name__)
