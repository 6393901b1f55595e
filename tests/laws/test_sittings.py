"""A game at a board: what is undone, redone, saved and drawn, over every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prunus.core.drawing import EMPTY, NOWHERE, Drawing
from prunus.core.jit import interpreting
from prunus.core.registry import all_games, game
from prunus.draw.board import Board
from prunus.draw.spoken_board import spoken_lines
from prunus.draw.text_board import MANY_KINDS, WIDTH, board_lines, board_of, glyph, legend, text_of, written
from prunus.players.clock import TimeControl
from prunus.players.keeping import keep, opened
from prunus.players.kinds.human import person
from prunus.players.player import Choice, Player, Situation, find_player
from prunus.players.sitting import Sitting
from tests.plain import games_for_laws
from tests.reference import playout

GAMES = games_for_laws()
BOARDS = [board for each in all_games().values() for board in (each.name, *each.variants)]
every_game = pytest.mark.parametrize("name", GAMES)
few = settings(max_examples=5)
seeds = st.integers(0, 2**32)


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


def begun(name: str, seed: int, plies: int = 12, **said: Any) -> tuple[Sitting, random.Random]:
    """A game of two people, some moves old."""
    sitting, chance = Sitting(game(name), (person(), person()), **said), random.Random(seed)
    for _ in range(chance.randrange(plies)):
        if not sitting.is_over:
            sitting.make(chance.choice(list(sitting.legal.values())))
    return sitting, chance


@every_game
@few
@given(seed=seeds)
def test_undo_gives_the_position_before_and_redo_the_one_after(name: str, seed: int) -> None:
    sitting, _ = begun(name, seed)
    if sitting.record.moves and not sitting._was_forced(len(sitting.record.moves) - 1):
        after, record, before = sitting.situation, sitting.record, sitting.before
        assert before is not None
        assert sitting.undo() == [record.moves[-1]]
        assert sitting.situation.position == before[0]
        assert sitting.record.moves == record.moves[:-1]
        assert not sitting.is_over
        assert sitting.redo() == [record.moves[-1]]
        assert (sitting.situation, sitting.record) == (after, record)


@every_game
@few
@given(seed=seeds)
def test_what_is_saved_is_what_is_loaded(name: str, seed: int, tmp_path: Path) -> None:
    sitting, _ = begun(name, seed)
    keep(sitting.record, tmp_path / "game")
    assert opened(tmp_path / "game", sitting.game) == sitting.record
    assert Sitting(sitting.game, (person(), person()), record=sitting.record).situation == sitting.situation


@every_game
@few
@given(seed=seeds)
def test_a_move_is_meant_by_its_name_in_any_case_and_by_a_beginning_of_its_own(name: str, seed: int) -> None:
    sitting, _ = begun(name, seed)
    legal = sitting.legal
    for text, move in legal.items():
        assert sitting.meant(text) == move
        assert sitting.meant(f" {text.upper()} ") == move or text.upper() in legal
        for length in range(1, len(text)):
            beginning = text[:length]
            if sum(other.lower().startswith(beginning.lower()) for other in legal) == 1:
                assert sitting.meant(beginning) == move


def test_against_a_player_a_pair_is_undone_and_between_people_one_move() -> None:
    this = game("tic-tac-toe")
    for seats, number in (
        ((person(), find_player("random", this)), 2),
        ((find_player("random", this), person()), 2),
        ((person(), person()), 1),
    ):
        sitting = Sitting(this, seats)
        while len(sitting.record.moves) < 4 or not sitting.seats[sitting.turn].is_human:
            if not sitting.seats[sitting.turn].is_human:
                sitting.answer()
            else:
                sitting.make(next(iter(sitting.legal.values())))
        before = sitting.record
        assert len(sitting.undo()) == number
        assert sitting.seats[sitting.turn].is_human
        assert len(sitting.redo()) == number
        assert sitting.record == before


def test_a_pass_is_nobodys_choice_and_undo_goes_behind_it() -> None:
    this = game("othello-4x4")
    for seed in range(200):
        line = list(playout(this.start(), seed, 40))
        forced = [ply for ply, position in enumerate(line) if list(position.moves()) == [next(iter(position.moves()), None)]]
        passes = [ply for ply in forced if this.rows(line[ply]) == this.rows(line[ply].play(next(iter(line[ply].moves()))))]
        if passes:
            break
    else:
        pytest.fail("no game of chance has a pass")
    sitting = Sitting(this, (person(), person()), start=line[passes[0] - 1])
    chosen = next(move for move in sitting.legal.values() if sitting.situation.position.play(move) == line[passes[0]])
    sitting.make(chosen)
    move = sitting.forced()
    assert this.format_move(sitting.situation.position, move) == "pass"
    sitting.make(move)
    assert len(sitting.undo()) == 2
    assert sitting.situation.position == line[passes[0] - 1]


def test_a_move_made_again_by_hand_leaves_the_rest_to_redo_and_another_one_does_not() -> None:
    sitting = Sitting(game("tic-tac-toe"), (person(), person()))
    for text in "125":
        sitting.make(sitting.meant(text))
    sitting.undo(), sitting.undo()
    sitting.make(sitting.meant("2"))
    assert sitting.redo() == ["5"]
    sitting.undo(), sitting.undo()
    sitting.make(sitting.meant("3"))
    assert sitting.redo() == []


def test_clocks_run_are_taken_back_with_moves_and_end_the_game() -> None:
    now = [0.0]
    control = TimeControl(game=10.0, increment=1.0)
    sitting = Sitting(game("tic-tac-toe"), (person(), person()), control=control, now=lambda: now[0])

    def left() -> list[float | None]:
        assert sitting.clocks is not None
        return [None if clock.left is None else round(clock.left) for clock in sitting.clocks]

    for text, seconds in (("1", 4.0), ("2", 2.0), ("3", 5.0)):
        now[0] += seconds
        sitting.make(sitting.meant(text))
    assert left() == [3, 9]
    sitting.undo()
    assert left() == [7, 9]
    assert Sitting(sitting.game, (person(), person()), control=control, record=sitting.record).clocks is not None
    now[0] += 8.0
    sitting.make(sitting.meant("3"))
    assert (sitting.record.ending, sitting.record.outcome, len(sitting.record.moves)) == ("time", -1, 2)
    sitting.undo()
    assert not sitting.is_over
    sitting.resign()
    assert (sitting.record.ending, sitting.record.outcome) == ("resignation", -1)


def test_seats_change_hands() -> None:
    this = game("nim")
    player, somebody = find_player("random", this), person()
    sitting = Sitting(this, (somebody, player))
    sitting.change_sides()
    assert (sitting.seats, sitting.record.players) == ([player, somebody], ("random", "human"))
    sitting.seat(0, person())
    assert sitting.record.players == ("human", "human")
    assert sitting.hint(player, 1.0).move in sitting.legal.values()


class Cheating(Player):
    def choose(self, situation: Situation, cancel: Any = None) -> Choice:
        return Choice(99, "cheating")


def test_a_player_that_cheats_is_refused_and_the_game_stays_as_it_is() -> None:
    from prunus.players.playing import IllegalChoice

    sitting = Sitting(game("tic-tac-toe"), (Cheating("cheating", []), person()))
    with pytest.raises(IllegalChoice, match="99 is no move"):
        sitting.answer()
    assert sitting.record.moves == ()


@pytest.mark.parametrize("name", BOARDS)
def test_boards_fit_into_80_columns_and_show_every_stone(name: str) -> None:
    this = game(name)
    line = list(playout(this.start(), 1, 60))
    for position, before in list(zip(line[1:], line, strict=False))[:: max(1, len(line) // 6)]:
        move = next(move for move in before.moves() if before.play(move) == position)
        board = board_of(this, position, (before, move))
        if board is None:
            assert written(this, position)
            assert all(len(row) <= WIDTH for row in written(this, position))
            continue
        signs = [sign for row in board.rows for sign in row if sign not in (EMPTY, NOWHERE)]
        for has_colour in (False, True):
            lines = board_lines(board, has_colour)
            texts = [text_of(each) for each in lines]
            assert all(len(text) <= WIDTH for text in texts)
            shown = [span.text.strip() for each in lines for span in each]
            for sign, stone in this.drawing.stones.items():
                alike = [
                    other
                    for other in this.drawing.stones
                    if glyph(this.drawing.stones[other], other, has_colour) == glyph(stone, sign, has_colour)
                ]
                assert shown.count(glyph(stone, sign, has_colour)) == sum(map(signs.count, alike))
            is_marked = any("[" in text or ">" in text for text in texts)
            assert is_marked == (board.placed is not None)
            meanings = [text_of(each) for each in legend(board, has_colour)]
            assert all(len(text) <= WIDTH for text in meanings)
            kinds = [stone for sign, stone in this.drawing.stones.items() if sign in signs]
            if 1 < len(this.drawing.stones) <= MANY_KINDS and has_colour and all(stone.shape == "disc" for stone in kinds):
                assert all(stone.name in "; ".join(meanings) for stone in kinds)  # a disc does not say whose it is


@pytest.mark.parametrize("name", BOARDS)
def test_stones_are_told_apart_with_colours_and_without(name: str) -> None:
    stones = game(name).drawing.stones
    assert len({glyph(stone, sign, False) for sign, stone in stones.items()}) == len(stones)
    assert len({(glyph(stone, sign, True), stone.colour) for sign, stone in stones.items()}) == len(stones)


def test_a_stone_has_its_colours_where_it_is_explained() -> None:
    board = board_of(game("othello"), game("othello").start())
    assert board is not None
    stones = [span for span in legend(board, has_colour=True)[0] if "●" in span.text]
    shown = {span for line in board_lines(board, has_colour=True) for span in line if "●" in span.text}
    assert {span.style for span in stones} == {span.style for span in shown}
    assert len(stones) == 2


@pytest.mark.parametrize(
    ("rows", "before", "said"),
    [
        (["...", "..."], None, ["The board is empty."]),
        (["...", ".  "], ["...", "..."], ["Changed: b2 gone, c2 gone.", "Row 1: squares a to c.", "Row 2: square a."]),
        (["X .", "   "], None, ["Row 1: squares a, c, a black.", "Row 2: no square."]),
    ],
)
def test_squares_that_are_gone_are_told_in_words(rows: list[str], before: list[str] | None, said: list[str]) -> None:
    assert spoken_lines(Board(Drawing(), rows), before) == said


@pytest.mark.parametrize("name", BOARDS)
def test_in_words_every_stone_is_named_and_only_plain_characters_are_used(name: str) -> None:
    this = game(name)
    line = list(playout(this.start(), 2, 30))
    for position, before in list(zip(line[1:], line, strict=False))[:: max(1, len(line) // 4)]:
        board = board_of(this, position)
        said = written(this, position) if board is None else spoken_lines(board, this.rows(before))
        assert all(each.isascii() and each.isprintable() for each in said)
        if board is not None and (board.drawing.columns != "none" or board.drawing.is_numbered):
            rows = [each for each in said if each.startswith("Row ")]
            named = sum(len(each.split(", ")) for each in rows)
            assert not any(NOWHERE in row for row in board.rows)
            assert named == sum(sign not in (EMPTY, NOWHERE) for row in board.rows for sign in row)
