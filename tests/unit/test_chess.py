"""Chess by python-chess: its rules, its words, what is said of draws, and what is judged."""

from __future__ import annotations

import random
from typing import Any

import pytest

from prunus import game, prove, search
from prunus.core.game import playable
from prunus.core.registry import address_of, game_of
from prunus.core.values import WIN
from prunus.errors import DoesNotFit, IllegalMove, NotationError
from prunus.games.adapters.pawns import weak_pawns
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.perft import perft
from tests.reference import playout

chess: Any = pytest.importorskip("chess", reason="python-chess is not installed: pip install 'prunus[chess]'")
CHESS = game("chess")
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

# Published: the six positions of the Chess Programming Wiki, "Perft Results".
PERFT = {
    "": (20, 400, 8902),
    KIWIPETE: (48, 2039, 97862),
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1": (14, 191, 2812),
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1": (6, 264, 9467),
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8": (44, 1486),
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": (46, 2079),
}


@pytest.mark.parametrize("text", PERFT)
def test_perft_is_what_is_published(text: str) -> None:
    for depth, leaves in enumerate(PERFT[text], 1):
        assert perft(CHESS.parse(text), depth).positions == leaves


def test_what_laws_ask_of_every_game_holds() -> None:
    for position in list(playout(CHESS.start(), 3, 120))[::7]:
        assert playable(position) is position
        moves = list(position.moves())
        assert len(moves) == position.move_count() <= position.max_moves()
        assert all(0 <= move < 2**15 for move in moves)
        assert CHESS.parse(CHESS.format(position)) == position
        assert CHESS.parse(CHESS.format(position)).key() == position.key()
        for move in moves:
            written = CHESS.format_move(position, move), position.legal[move].uci()
            assert [CHESS.parse_move(position, text) for text in written] == [move, move]
        assert sorted(position.graded_moves()) == sorted(moves) == sorted(moves, key=position.grade) or moves
        assert sorted(map(position.grade, moves)) == list(range(len(moves)))
        assert set(position.noisy_moves()) <= set(moves)
        before = position.board.fen()
        assert not moves or position.play(moves[0]).board.turn != position.board.turn
        assert position.board.fen() == before
        assert game_of(position) is CHESS
    assert address_of(CHESS) == "chess"


ENDS = {
    "7k/5KQ1/8/8/8/8/8/8 b - - 0 1": -1,  # mate
    "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1": 0,  # stalemate
    "8/8/8/4k3/8/8/8/KN6 w - - 0 1": 0,  # a knight cannot mate
    "8/8/8/4k3/8/8/8/KR6 w - - 100 90": 0,  # fifty moves by each side
    "7k/5KQ1/8/8/8/8/8/8 b - - 100 90": -1,  # mate comes first
}


@pytest.mark.parametrize("fen", ENDS)
def test_games_end_by_mate_and_in_four_kinds_of_draws(fen: str) -> None:
    position = CHESS.parse(fen)
    assert (position.is_over(), position.move_count(), position.outcome()) == (True, 0, ENDS[fen])
    assert not CHESS.parse("8/8/8/4k3/8/8/8/KR6 w - - 99 90").is_over()


def test_a_position_that_comes_back_is_drawn() -> None:
    there = CHESS.parse("Nf3 Nf6 Ng1")
    assert not there.is_over()
    back = there.play(CHESS.parse_move(there, "Ng8"))
    assert (back.is_over(), back.outcome()) == (True, 0)
    assert not CHESS.parse("e4 e5 Ke2 Ke7 Ke1 Ke8").is_over()  # they can no longer castle
    assert CHESS.parse("e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7").is_over()


def test_the_way_to_a_position_is_part_of_it() -> None:
    """A board after as many moves, from which other positions would be repetitions; behind a pawn's move the way is forgotten."""
    one, other = CHESS.parse("Nf3 Nf6 Nc3"), CHESS.parse("Nc3 Nf6 Nf3")
    assert one.board.fen() == other.board.fen()
    assert one != other
    assert one.key() != other.key()
    one, other = CHESS.parse("Nf3 Nf6 Nc3 e6"), CHESS.parse("Nc3 Nf6 Nf3 e6")
    assert (one, one.key(), hash(one)) == (other, other.key(), hash(other))
    later = CHESS.parse("8/8/8/4k3/8/8/8/KR6 w - - 12 40"), CHESS.parse("8/8/8/4k3/8/8/8/KR6 w - - 10 40")
    assert later[0] != later[1]


@pytest.mark.parametrize(("clock", "depth", "seed"), [(0, 5, 0), (0, 6, 1), (94, 5, 0), (94, 7, 1)])
def test_a_table_does_not_change_a_value_where_repetition_and_fifty_moves_matter(clock: int, depth: int, seed: int) -> None:
    """Two kings and nothing else to do. Keys without the way to a position find 76 in place of 80 in the first of these."""
    position = CHESS.parse(f"k7/8/8/p7/P7/8/8/7K w - - {clock} 80")

    def noise(seen: Any) -> int:
        value = random.Random(f"{seed} {seen.identity}").randrange(100)
        return 0 if seen.is_over() else value if seen.board.turn else -value

    asked: dict[str, Any] = {"evaluation": noise, "ordering": "natural", "deepening": False, "algorithm": "alpha-beta"}
    without, with_table = (search(position, depth, table=table, **asked).value for table in (0, 1))
    assert without == with_table


def test_bad_positions_and_moves_are_refused_in_a_sentence() -> None:
    for text, said in {
        "8/8/8/8 w - - 0 1": "expected 8 rows",
        "8/8/8/8/8/8/8/8 w - - 0 1": "no white king, no black king",
        "4k3/8/8/8/8/8/8/4K2R w Q - 0 1": "bad castling rights",
    }.items():
        with pytest.raises(NotationError, match=said):
            CHESS.parse(text)
    with pytest.raises(IllegalMove, match="legal moves: Nh3"):
        CHESS.parse("e5")
    with pytest.raises(NotationError, match="takes no argument"):
        game("chess:960")


def weak_by_hand(board: Any, side: bool) -> int:
    """Doubled, isolated and backward pawns, square by square with python-chess."""
    own, other = (board.pieces(chess.PAWN, color) for color in (side, not side))
    step, weak = 1 if side else -1, 0
    for file in range(8):
        weak += max(0, sum(chess.square_file(square) == file for square in own) - 1)
    for square in own:
        beside = [each for each in own if abs(chess.square_file(each) - chess.square_file(square)) == 1]
        if not beside:
            weak += 1
        elif all(step * chess.square_rank(each) > step * chess.square_rank(square) for each in beside):
            weak += bool(board.attackers(not side, square + 8 * step) & other)
    return weak


def test_weak_pawns_are_those_counted_by_hand() -> None:
    chance, seen = random.Random(4), set()
    for _ in range(300):
        board = chess.Board(None)
        for square in chance.sample(range(8, 56), chance.randrange(2, 12)):
            board.set_piece_at(square, chess.Piece(chess.PAWN, chance.random() < 0.5))
        white, black = (int(board.pieces(chess.PAWN, side)) for side in (True, False))
        found = weak_pawns(white, black, True), weak_pawns(black, white, False)
        assert found == (weak_by_hand(board, True), weak_by_hand(board, False))
        seen |= set(found)
    assert len(seen) > 4


def test_shannons_evaluation_counts_men_weak_pawns_and_moves() -> None:
    from prunus.evaluations.shannon import Shannon

    for fen, value in {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1": 0,
        "4k3/8/8/8/8/8/8/3QK3 w - - 0 1": 0,
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1": 10 - 5 + 2,  # an isolated pawn with two moves
        "4k3/p7/8/8/8/8/P1P5/4K3 w - - 0 1": 10 - 5 + 2,  # three isolated pawns
        "4k3/8/8/8/8/P7/P7/4K3 b - - 0 1": -(20 - 15 + 1),  # doubled, and both isolated
    }.items():
        position = CHESS.parse(fen)
        if "Q" not in fen:
            assert Shannon().evaluate(position) == value
        mirrored = CHESS.parse(position.board.mirror().fen())
        assert Shannon().evaluate(mirrored) == Shannon().evaluate(position)
    mated = CHESS.parse("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
    assert Shannon().evaluate(mated) == -WIN - 1


def test_behind_captures_a_queen_that_is_guarded_is_not_won() -> None:
    """Depth 1 would take a pawn with the queen; behind the captures it is lost for that."""
    position = CHESS.parse("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1")
    greedy, quiet = (search(position, 1, evaluation=each, **PLAIN) for each in ("shannon", "quiescent:shannon"))
    assert CHESS.format_line(position, greedy.line)[0] == "Qxd6"
    assert CHESS.format_line(position, quiet.line)[0] != "Qxd6"
    with pytest.raises(DoesNotFit, match="this one has"):
        search(game("nim").start(), 1, evaluation="quiescent:win-loss-draw")


@pytest.mark.parametrize("prover", ["df-pn", "proof-number"])
def test_mating_problems_are_solved_in_their_number_of_moves(prover: str) -> None:
    position = CHESS.parse("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
    found = prove(position, depth=3, algorithm=prover, megabytes=4)
    assert (found.answer, CHESS.format_line(position, found.line)[0]) == (True, "Ra6")
    assert prove(position, depth=1, algorithm=prover, megabytes=4).answer is False


def test_an_order_for_the_attacker_is_taken_in_mating_problems() -> None:
    position = CHESS.parse("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
    for ordering in ("graded", "killer+history", "static:1"):
        found = prove(position, depth=3, ordering=ordering, megabytes=4)
        assert (found.answer, CHESS.format_line(position, found.line)[0]) == (True, "Ra6")


def test_where_there_are_more_moves_than_a_program_compares_none_is_preferred(tmp_path: Any) -> None:
    position = CHESS.parse("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")
    assert position.move_count() == 218  # as many as in no other position that is known
    program = tmp_path / "few.pl"
    program.write_text("better_choice(B, M1, M2) :- weight(0.5), replies(B, M1, R1), replies(B, M2, R2), lt(R1, R2).\n")
    found = [
        search(position, 2, **(PLAIN | {"ordering": ordering}), evaluation="win-loss-draw")
        for ordering in ("graded", f"rules:{program}", f"rules:{program}+killer")
    ]
    assert len({each.value for each in found}) == 1
