"""Orders that come with the package: found by name, in keeping with the game, and made again to the byte."""

from __future__ import annotations

from typing import Any

import pytest

from prunus import Searcher, game, search
from prunus.errors import MissingFile
from prunus.searches.driving.defaults import PLAIN
from prunus.study.background import Background
from prunus.study.compilation import checked
from prunus.study.explanation import explain
from prunus.study.shipped import PROGRAMS, shipped, shipped_for
from prunus.study.shipping import LESSONS, taught
from tests.plain import known_games


def test_every_game_with_predicates_of_its_own_has_an_order_and_every_order_a_lesson() -> None:
    assert set(shipped_for()) == set(known_games())
    made = {(name, evaluation) for name, evaluations in shipped_for().items() for evaluation in evaluations}
    assert made == {lesson[:2] for lesson in LESSONS}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson[0]}, {lesson[1]}")
def test_an_order_says_which_game_and_evaluation_it_is_for_and_reads_in_a_minute(lesson: tuple[str, str, int]) -> None:
    name, evaluation, _ = lesson
    program = shipped(name, evaluation)
    assert program is not None
    assert (program.stated("game"), program.stated("evaluation")) == (name, evaluation)
    assert program.is_weighted
    assert len(checked(program, Background.of(name, None, evaluation))) == len(explain(program).sentences) <= 20


def test_an_evaluation_without_an_order_has_that_of_the_games_own() -> None:
    assert shipped("othello", "win-loss-draw") == shipped("othello", game("othello").default_evaluation)
    assert shipped("chess") is None


def test_a_search_takes_the_order_of_its_evaluation() -> None:
    position = game("tic-tac-toe").start()
    plain = search(position, 9, evaluation="win-loss-draw", **PLAIN)
    ordered = search(position, 9, evaluation="win-loss-draw", **(PLAIN | {"ordering": "rules:tic-tac-toe"}))
    assert (ordered.value, ordered.nodes < plain.nodes) == (plain.value, True)
    with pytest.raises(MissingFile):
        search(position, 3, ordering="rules:chess")


def test_a_search_of_which_nothing_is_said_takes_the_order_that_is_best_known_for_its_board_and_evaluation() -> None:
    class Mine:
        def evaluate(self, position: Any) -> int:
            return 0

    def taken(name: str, **said: Any) -> str:
        parts = Searcher(**said).parts_for(game(name).start())
        return str(parts.ordering)

    assert taken("othello") == taken("othello", evaluation="square-weights") == "hash+rules:othello"
    assert taken("othello", table=0) == "rules:othello"
    assert taken("othello", algorithm="minimax") == "natural"
    assert taken("connect-four") == "hash+rules:connect-four"
    assert taken("othello", evaluation=Mine()) == taken("othello-6x6") == taken("tic-tac-toe") == "hash+killer+history"


def test_an_order_is_made_again_to_the_byte() -> None:
    name, evaluation, depth = LESSONS[-1]
    assert str(taught(name, evaluation, depth)) == PROGRAMS.joinpath(f"{name}/{evaluation}.pl").read_text("utf-8")
