"""Analysis: the values of moves are true, losses are what was lost, and no reason is given without evidence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.requests import Cancellation
from prunus.errors import Stopped
from prunus.players.analysis import Analysis, analyse
from prunus.players.analysis_page import html, lines, svg
from prunus.players.player import find_player
from prunus.players.playing import play_game
from prunus.players.record import GameRecord, record_of
from prunus.players.why_not import why_not
from prunus.searches.driving.entry import search
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Solver, solve
from prunus.study.background import Background
from prunus.study.compilation import checked
from prunus.study.examples import Examples, Source
from prunus.study.literally import by_clause, votes
from prunus.study.shipped import shipped
from prunus.study.training import collect

GAMES = {"tic-tac-toe": (3, 5), "connect-four-4x4": (3, 6), "othello-4x4": (3, 6), "nim": (2, 0)}  # depth, reach


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


@cache
def played(name: str, seed: int) -> GameRecord:
    this = game(name)
    with interpreting():
        return play_game(this, [find_player("random:40+search:depth=1", this, seed), find_player("random", this, seed + 1)])


@cache
def analysed(name: str, seed: int) -> Analysis:
    depth, reach = GAMES[name]
    with interpreting():
        return analyse(played(name, seed), game(name), depth=depth, reach=reach)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_its_value_and_the_best_is_worth_most(name: str) -> None:
    this, found = game(name), analysed(name, 1)
    assert [each.move for each in found.moves] == list(played(name, 1).moves)
    for judged in found.moves:
        position = this.parse(judged.position)
        for move in position.moves():
            after, text = position.play(move), this.format_move(position, move)
            if judged.is_exact:
                value = -1 * (after.outcome() if after.is_over() else solve(after).value or 0)
            else:
                plain = {"algorithm": "minimax", "ordering": "natural", "table": 0, "deepening": False}
                below = search(after, found.depth - 1, evaluation=this.playing_evaluation or None, **plain)
                assert below.value is not None
                value = -below.value
            assert judged.values[text] == value
        assert judged.best_value == max(judged.values.values())
        assert (judged.loss == 0) == (judged.best == judged.move)
        assert judged.loss == int(judged.best_value) - int(judged.value)
        assert judged.line[0] == judged.best
        assert judged.refutation[0] == judged.move
        for line in (judged.line, judged.refutation):
            list(GameRecord(this.name, line, judged.position).replayed(this))


@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four-4x4", "othello-4x4"])
def test_the_end_is_judged_exactly_and_the_beginning_by_a_search(name: str) -> None:
    kinds = [each.is_exact for each in analysed(name, 1).moves]
    assert kinds == sorted(kinds)
    assert {False, True} == set(kinds)


def test_a_game_without_squares_is_solved_from_its_end_on_as_far_as_time_allows_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    this, record = game("nim"), played("nim", 1)
    assert [each.is_exact for each in analyse(record, this, depth=1).moves] == [True] * len(record.moves)
    assert not any(each.is_exact for each in analyse(record, this, depth=1, reach=0).moves)
    ask, asked = Solver.value_of_moves, list[object]()

    def out_of_time(self: Solver, position: object, seconds: float | None = None) -> Solution:
        asked.append(position)
        if len(asked) > 2:
            raise Stopped("stopped", None)
        return ask(self, position, seconds)

    monkeypatch.setattr(Solver, "value_of_moves", out_of_time)
    assert [each.is_exact for each in analyse(record, this, depth=1).moves] == [False] * (len(record.moves) - 2) + [True] * 2
    assert len(asked) == 3  # and nobody tries again


def test_who_gives_a_game_away_blunders() -> None:
    """After the centre an edge loses and a corner does not; where one move is left there is nothing to choose."""
    this = game("tic-tac-toe")
    moves = [this.parse_move(this.start(), move) for move in "521"]
    verdicts = [each.verdict for each in analyse(record_of(this, None, moves), this, reach=9).moves]
    assert verdicts == ["best", "blunder", "best"]
    last = GameRecord("tic-tac-toe", ("9",), "XOX XOO OX.")
    assert [each.verdict for each in analyse(last, this, reach=9).moves] == ["only"]


@pytest.mark.parametrize("seed", range(3))
def test_verdicts_are_what_they_are_said_to_be(seed: int) -> None:
    for name in GAMES:
        for judged in analysed(name, seed).moves:
            if len(judged.values) == 1:
                assert judged.verdict == "only"
            elif judged.loss == 0:
                assert judged.verdict == "best"
            elif judged.is_exact:
                result = [(int(value) > 0) - (int(value) < 0) for value in (judged.value, judged.best_value)]
                assert (judged.verdict == "blunder") == (result[0] < result[1])
            else:
                assert judged.verdict in ("slip", "mistake", "blunder")
                if 2 * judged.loss < judged.at_stake:
                    assert judged.verdict != "blunder"


@cache
def examples() -> Examples:
    with interpreting():
        return collect(Source("tic-tac-toe", "open-lines", 3, 6, "path", seed=5))


@cache
def worth() -> dict[str, list[int]]:
    """What the moves of each position of the examples are worth."""
    found = examples()
    texts = [game("tic-tac-toe").format(found.position(number)) for number in range(len(found.positions))]
    return {text: found.values[found.owners == number].tolist() for number, text in enumerate(texts)}


def test_reasons_are_what_the_clauses_say_and_their_counterexamples_are_wrong() -> None:
    this, program = game("tic-tac-toe"), shipped("tic-tac-toe", "open-lines")
    assert program is not None
    known = Background.of(this, None, "open-lines")
    understood, background = known.understood(program)
    clauses = list(checked(understood, background))
    looked_at = wrong = 0
    for seed in range(4):
        for judged in analysed("tic-tac-toe", seed).moves:
            if judged.loss == 0:
                continue
            found = why_not(judged, this, program, examples())
            position = this.parse(judged.position)
            names = [this.format_move(position, move) for move in position.moves()]
            best, made = names.index(judged.best), names.index(judged.move)
            expected: dict[int, Any] = {}
            for number, clause in enumerate(clauses, 1):
                holds = by_clause(clause, background, position)
                if holds[best, made] != holds[made, best]:
                    expected[number] = bool(holds[best, made])
            assert {each.clause: each.speaks_for_best for each in found.reasons} == expected
            scores = votes(program, known, position)
            assert found.agrees == (None if scores[best] == scores[made] else bool(scores[best] > scores[made]))
            assert str(found).startswith(f"Why not {judged.ply + 1}. {judged.move}? After {judged.move}")
            assert ("the rules are wrong" in str(found)) == (found.agrees is False and bool(found.reasons))
            assert ("as the search does" in str(found)) == (found.agrees is True and bool(found.reasons))
            for reason in found.reasons:
                assert "right on" in reason.record
                if reason.wrong_in is None:
                    continue
                wrong += 1
                there = this.parse(reason.wrong_in.position)
                moves = [this.format_move(there, move) for move in there.moves()]
                i, j = moves.index(reason.wrong_in.preferred), moves.index(reason.wrong_in.better)
                assert by_clause(clauses[reason.clause - 1], background, there)[i, j]
                values = worth()[reason.wrong_in.position]
                assert values[j] - values[i] == reason.wrong_in.lost > 0
            looked_at += 1
    assert looked_at > 3
    assert wrong > 3


def test_how_a_game_ended_is_told_in_words() -> None:
    this = game("othello-4x4")
    moves = ("b1",)
    ends: dict[str, dict[str, Any]] = {
        "unfinished": {},
        "black won (resignation)": {"outcome": 1, "ending": "resignation"},
        "second player won (time)": {"outcome": -1, "ending": "time"},  # of whom there is no move
        "a draw (adjudication)": {"outcome": 0, "ending": "adjudication"},
    }
    for said, end in ends.items():
        found = analyse(GameRecord(this.name, moves, **end), this, depth=1, reach=0)
        assert list(lines(found))[-1].startswith(f"Result: {said}. black: ")
        assert list(lines(found))[-1].endswith("0 of 1 move judged exactly, the others by a search of 1 ply.")
        assert said in html(found)
        assert "Every other dot" in html(found)
    exact = analysed("tic-tac-toe", 1)
    assert ("Every other dot" in html(exact)) == (not all(each.is_exact for each in exact.moves))


def test_what_is_pointed_out_on_a_board_looks_like_no_stone() -> None:
    found = next(each for seed in range(1, 20) if (each := analysed("othello-4x4", seed)).blunders)
    page = html(found)
    assert 'class="passed"' in page
    assert '<circle class="' not in page.partition("a blunder")[2]


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_is_told_in_eighty_columns_as_json_as_a_picture_and_as_a_page(name: str) -> None:
    found = analysed(name, 1)
    text = list(lines(found))
    assert len([line for line in text if line[:1].isdigit()]) >= len(found.moves)
    assert all(len(line) <= 80 for line in text[: len(found.moves) + 1])
    assert json.loads(json.dumps(found.as_json()))["moves"][0]["move"] == found.moves[0].move
    ElementTree.fromstring(svg(found))
    page = html(found)
    assert page.count(": a blunder</h2>") == len(found.blunders)


def test_a_cancelled_analysis_says_so() -> None:
    token = Cancellation()
    token.cancel()
    with pytest.raises(Stopped):
        analyse(played("tic-tac-toe", 1), game("tic-tac-toe"), cancel=token)
