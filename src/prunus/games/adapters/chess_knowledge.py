"""What can be said about chess boards and moves: the words of an attack on a king.

We are the player to move. Boards are those of python-chess, whose squares are numbers; men are worth what Shannon gives them, and a
king 0. What a board alone tells is asked before the move is made, what has to be counted behind it after.
"""

from __future__ import annotations

from typing import Any

from prunus.core.declaration import Cost
from prunus.core.knowledge import Knowledge
from prunus.games.adapters.python_chess import PAWN, WORTH

KNOWLEDGE = Knowledge(game="chess", units=("pawns", "steps", "men", "squares"))
predicate = KNOWLEDGE.predicate


def steps_between(square: int, other: int) -> int:
    """How many steps a king takes from one square to another."""
    return max(abs(square // 8 - other // 8), abs(square % 8 - other % 8))


def ring(square: int) -> int:
    """The squares beside one, as a set of bits."""
    return sum(1 << other for other in range(64) if steps_between(square, other) == 1)


RINGS = tuple(map(ring, range(64)))


def target(position: Any, place: int) -> int:
    """The square that a move goes to."""
    return int(position.legal[int(place)].to_square)


@predicate("in_check(+board)", Cost.CONSTANT, "we are in check", "we are not in check")
def in_check(position: Any) -> bool:
    return bool(position.board.is_check())


@predicate("gives_check(+board, +place)", Cost.PER_MOVE, "{1} gives check", "{1} does not give check")
def gives_check(position: Any, place: int) -> bool:
    return bool(position.board.gives_check(position.legal[int(place)]))


@predicate("moves_king(+board, +place)", Cost.PER_MOVE, "{1} moves our king", "{1} does not move our king")
def moves_king(position: Any, place: int) -> bool:
    return position.legal[int(place)].from_square == position.board.king(position.board.turn)


@predicate("worth_moved(+board, +place, -pawns)", Cost.PER_MOVE, "the worth of the man that {1} moves", result="Moved")
def worth_moved(position: Any, place: int) -> int:
    return WORTH[position.board.piece_type_at(position.legal[int(place)].from_square)]


@predicate("worth_taken(+board, +place, -pawns)", Cost.PER_MOVE, "the worth of the man that {1} takes", result="Taken")
def worth_taken(position: Any, place: int) -> int:
    board, move = position.board, position.legal[int(place)]
    return WORTH[board.piece_type_at(move.to_square) or PAWN] if board.is_capture(move) else 0


@predicate("worth_made(+board, +place, -pawns)", Cost.PER_MOVE, "the worth of the man that a pawn becomes by {1}", result="Made")
def worth_made(position: Any, place: int) -> int:
    return WORTH[position.legal[int(place)].promotion or 0]


@predicate(
    "steps_to_king(+board, +place, -steps)", Cost.PER_MOVE, "the steps from where {1} goes to the opponent's king", result="Steps"
)
def steps_to_king(position: Any, place: int) -> int:
    return steps_between(target(position, place), position.board.king(not position.board.turn))


@predicate(
    "steps_before(+board, +place, -steps)", Cost.PER_MOVE, "the steps from where {1} begins to the opponent's king", result="Before"
)
def steps_before(position: Any, place: int) -> int:
    return steps_between(position.legal[int(place)].from_square, position.board.king(not position.board.turn))


@predicate(
    "attacked(+board, +place, -men)",
    Cost.PER_MOVE,
    "the number of the opponent's men that attack where {1} goes",
    result="Attackers",
)
def attacked(position: Any, place: int) -> int:
    return len(position.board.attackers(not position.board.turn, target(position, place)))


@predicate(
    "supported(+board, +place, -men)", Cost.PER_MOVE, "the number of our other men that guard where {1} goes", result="Supporters"
)
def supported(position: Any, place: int) -> int:
    guards = position.board.attackers(position.board.turn, target(position, place))
    guards.discard(position.legal[int(place)].from_square)
    return len(guards)


@predicate(
    "king_squares(+board, +place, -squares)",
    Cost.LOOK,
    "the number of squares that the opponent's king can go to after {1}",
    result="Free",
)
def king_squares(successor: Any, place: int) -> int:
    king = successor.board.king(successor.board.turn)
    return sum(1 for move in successor.legal.values() if move.from_square == king)


@predicate(
    "ring_attacked(+board, +place, -squares)",
    Cost.LOOK,
    "the number of squares beside the opponent's king that we attack after {1}",
    result="Ring",
)
def ring_attacked(successor: Any, place: int) -> int:
    board = successor.board
    side, ring = board.turn, RINGS[board.king(board.turn)]
    return sum(board.is_attacked_by(not side, square) for square in range(64) if ring >> square & 1)


@predicate("checkers(+board, +place, -men)", Cost.LOOK, "the number of our men that give check after {1}", result="Checkers")
def checkers(successor: Any, place: int) -> int:
    return len(successor.board.checkers())


@predicate(
    "takers(+board, +place, -moves)", Cost.LOOK, "the number of replies that take the man that {1} has moved", result="Takers"
)
def takers(position: Any, successor: Any, place: int) -> int:
    square = target(position, place)
    return sum(1 for move in successor.legal.values() if move.to_square == square)


KNOWLEDGE.compile(__name__)
