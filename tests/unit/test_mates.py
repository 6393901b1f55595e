"""Mating problems: what is said of chess, problems made by chance, what is learned from them, and what df-pn does with it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from prunus import explain, game, prove
from prunus.errors import BadTask, OutOfRange, UnknownName
from prunus.evaluations.win_loss_draw import WinLossDraw
from prunus.games.adapters import chess_knowledge as said
from prunus.jobs.runner import Runner
from prunus.lab.comparison import Disagreement
from prunus.lab.finding import table
from prunus.lab.mating import attempted, problems
from prunus.lab.questions.mates import CHOSEN, LEARNED, PLAIN, solved
from prunus.logic.syntax import parse_program
from prunus.orderings.votes import LEVEL
from prunus.searches.driving.parts import sound
from prunus.study import prolog
from prunus.study.attack import Problem, attacked, learn_attack
from prunus.study.attack import solved as nodes_of
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring
from prunus.study.literally import votes
from tests.commands import ended, refused
from tests.reference import minimax, playout

chess: Any = pytest.importorskip("chess", reason="python-chess is not installed: pip install 'prunus[chess]'")
CHESS = game("chess")
IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
SMALL = ["lab", "mates", "--problems", "2", "--learned", "2", "--aside", "1", "--moves", "2", "--seed", "3"]


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mates") / "journal.sqlite"


@pytest.fixture(scope="module")
def found(journal: Path) -> dict[str, Any]:
    """A small answer to the question of the lab."""
    done = ended(*SMALL, "--json", "--journal", str(journal))
    assert done.code == 0, done.err
    return dict(json.loads(done.out))


def test_what_is_said_of_moves_is_what_their_notation_says() -> None:
    """SAN marks captures, checks, mates, kings and promotions; what is counted is counted again by hand."""
    seen = set()
    for position in list(playout(CHESS.start(), 5, 140))[3::9]:
        board = position.board
        enemy = board.king(not board.turn)
        for number, move in position.legal.items():
            text, after = board.san(move), position.play(number)
            replies = list(after.board.legal_moves)
            king = after.board.king(after.board.turn)
            assert said.gives_check(position, number) == text.endswith(("+", "#"))
            assert (said.worth_taken(position, number) > 0) == ("x" in text)
            assert said.moves_king(position, number) == text.startswith(("K", "O"))
            assert (said.worth_made(position, number) > 0) == ("=" in text)
            assert said.worth_moved(position, number) == {"K": 0, "O": 0, "Q": 9, "R": 5, "B": 3, "N": 3}.get(text[0], 1)
            assert said.steps_to_king(position, number) == chess.square_distance(move.to_square, enemy)
            assert said.steps_before(position, number) == chess.square_distance(move.from_square, enemy)
            assert said.king_squares(after, number) == sum(reply.from_square == king for reply in replies)
            assert said.takers(position, after, number) == sum(reply.to_square == move.to_square for reply in replies)
            assert (said.checkers(after, number) > 0) == text.endswith(("+", "#"))
            beside = [square for square in chess.SQUARES if chess.square_distance(square, king) == 1]
            assert said.ring_attacked(after, number) == sum(after.board.is_attacked_by(board.turn, each) for each in beside)
            attackers = [bool(board.attackers_mask(side, move.to_square) & ~(1 << move.from_square)) for side in (True, False)]
            assert (said.supported(position, number) > 0) == attackers[0 if board.turn else 1]
            assert (said.attacked(position, number) > 0) == attackers[1 if board.turn else 0]
            seen |= {mark for mark in "x+K=Q" if mark in text}
        assert said.in_check(position) == board.is_check()
    assert {"x", "+", "K"} <= seen


def test_problems_are_made_by_seed_and_have_a_mate_in_their_number_of_moves_and_no_sooner(
    found: dict[str, Any], journal: Path
) -> None:
    with Runner(1, journal) as runner:  # which has all attempts already
        made = problems(5, 3, runner, deepest=3)
    assert len({each.position for each in made}) == 5
    assert [each.position for each in made[:2]] == found["contests"][0]["positions"]
    assert attempted(3, 0, 3) == made[0]
    for position, depth in made:
        assert depth == 3
        assert prove(CHESS.parse(position), depth=3, algorithm="proof-number").answer is True
        assert minimax(CHESS.parse(position), 1, WinLossDraw()) == 0
    with pytest.raises(OutOfRange, match="at least one problem"):
        problems(0, 3, Runner())


def test_from_a_move_earlier_a_move_and_a_reply_lead_to_the_board() -> None:
    chance, number = random.Random(2), 0
    for _ in range(12):
        here = CHESS.by_lot(chance)
        earlier = CHESS.a_move_earlier(here, chance)
        if earlier is not None:
            number += 1
            after = (earlier.play(move) for move in earlier.legal)
            assert any(here.board.board_fen() == then.play(reply).board.board_fen() for then in after for reply in then.legal)
    assert number > 3


def test_examples_say_of_every_move_whether_it_keeps_the_mate() -> None:
    met = attacked("chess", IN_TWO, 3, 1)
    assert met[0].row == IN_TWO
    assert {each.depth for each in met} == {3, 1}
    for each in met:
        position = sound(CHESS.parse(str(each.row)))
        for move, value, loss in zip(each.moves, each.values, each.losses, strict=True):
            child = position.play(move)
            worth = -minimax(child, each.depth - 1, WinLossDraw())
            assert value == (worth == 1)
            assert (loss == 0) == (value == 1)
        assert 0 < sum(each.values) < len(each.values)
        assert each.nodes > sum(each.losses)


def test_what_is_learned_is_explained_and_proves_the_same(found: dict[str, Any], tmp_path: Path) -> None:
    assert set(found["programs"]) == {name for name, *_ in LEARNED}
    for text in found["programs"].values():
        program = parse_program(text)
        told = explain(program, IN_TWO, game="chess")
        assert len(told.sentences) == len(program.clauses)
        assert all(sentence.startswith(("Prefer ", "When ", "(")) for sentence in told.sentences), told.sentences
        assert {each.move for each in told.preferences} == {
            CHESS.format_move(p, m) for p in [CHESS.parse(IN_TWO)] for m in p.moves()
        }
        (tmp_path / "mates.pl").write_text(text)
        proof = prove(CHESS.parse(IN_TWO), depth=3, ordering=f"rules:{tmp_path / 'mates.pl'}", megabytes=4)
        assert (proof.answer, CHESS.format_move(CHESS.parse(IN_TWO), proof.move)) == (True, "Ra6")
        assert proof.nodes == nodes_of("chess", IN_TWO, 3, text)
        assert prove(CHESS.parse(IN_TWO), depth=1, ordering=program, megabytes=4).answer is False


def test_the_scores_of_chess_moves_are_those_of_the_clauses_taken_literally(found: dict[str, Any]) -> None:
    known = Background.of("chess", None, "win-loss-draw")
    program, position = parse_program(found["programs"]["learned with a look"]), sound(CHESS.parse(IN_TWO))
    scoring, moves = numbered_scoring(program, known, position), list(position.moves())
    scoring.score_moves(position, moves, 0, len(moves))
    assert [int(score) - LEVEL for score in scoring.scores[: len(moves)]] == votes(program, known, position).tolist()


@pytest.mark.skipif(not prolog.is_available(), reason="SWI-Prolog is not installed")
@pytest.mark.parametrize("name", [name for name, *_ in LEARNED])
def test_prolog_orders_chess_moves_alike(name: str, found: dict[str, Any]) -> None:
    """Every pair, vote and order, from the same answers; and a program that is another one is noticed."""
    program, known = parse_program(found["programs"][name]), Background.of("chess", None, "win-loss-draw")
    positions = [CHESS.parse(IN_TWO)]
    assert not prolog.disagreements(program, known, CHESS, positions, in_facts=True)
    other = parse_program("better_choice(B, M1, M2) :- gives_check(B, M2), \\+ in_check(B).")
    assert not prolog.disagreements(other, known, CHESS, positions, in_facts=True)
    assert prolog.disagreements(other, known, CHESS, positions, compiled=program, in_facts=True)


def test_what_the_lab_tells_is_what_was_counted(found: dict[str, Any], journal: Path, tmp_path: Path) -> None:
    headings, rows = table(found)
    assert headings == ["problems", "order", "nodes", "time"]
    assert [row[1] for row in rows] == [each.name for each in PLAIN] + [name for name, *_ in LEARNED]
    (contest,) = found["contests"]
    assert found["settings"]["seed"] == 3
    for text, natural in zip(contest["positions"], contest["nodes"][0], strict=True):
        assert natural == nodes_of("chess", text, 3, None)
        assert natural == prove(CHESS.parse(text), depth=3, megabytes=4).nodes
    program, picture = tmp_path / "mates.pl", tmp_path / "mates.svg"
    again = ended(*SMALL, "--journal", str(journal), "-o", str(program), "--out", str(picture))
    assert again.code == 0, again.err
    assert found["title"] in again.out
    assert program.read_text() == found["programs"][found["settings"][CHOSEN]] + "\n"
    assert "learned with a look" in picture.read_text()


def test_a_problem_that_is_none_is_told() -> None:
    with pytest.raises(BadTask, match="nobody wins within 1 plies"):
        nodes_of("chess", IN_TWO, 1, None)
    with pytest.raises(Disagreement, match="finds no mate within 2 plies"):
        solved(IN_TWO, 2, [list(PLAIN[0])])
    problem = [Problem(IN_TWO, 3)]
    with pytest.raises(OutOfRange, match="one problem or more"):
        learn_attack("chess", problem, [])
    with pytest.raises(UnknownName, match="learner"):
        learn_attack("chess", problem, problem, learner="progol")
    refused(ended("lab", "mates", "--problems", "1"), "--problems: '1' is not a whole number")
