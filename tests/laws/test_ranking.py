"""Ranked moves: worth what a search of their own says, the best of them first; and drawn moves, which are as good as the best."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.requests import Cancellation
from prunus.players.kinds.level import LEVELS
from prunus.players.player import Situation, find_player
from prunus.players.ranking import Ranking
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher

GAMES = ["tic-tac-toe", "connect-four-4x4", "othello-4x4", "nim"]
DEPTH = 3


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


def positions(name: str) -> Iterator[Any]:
    """Some positions of a game in which there is a choice."""
    this, chance = game(name), random.Random(name)
    for _ in range(4):
        position = this.start()
        while not position.is_over():
            moves = list(position.moves())
            if len(moves) > 1:
                yield position
            position = position.play(chance.choice(moves))


def worth(position: Any, move: Any, depth: int = DEPTH) -> int:
    """What a search of its own says, which knows nothing of ranking."""
    value = Searcher(table=0, ordering="natural").think(position.play(move), Limits(depth=depth - 1), deepening=False).value
    assert value is not None
    return -value


@pytest.mark.parametrize("name", GAMES)
def test_ranked_moves_are_the_best_with_the_values_of_their_own_searches(name: str) -> None:
    chance, seen = random.Random(1), 0
    for position in positions(name):
        moves = list(position.moves())
        some = chance.sample(moves, chance.randrange(1, len(moves) + 1))
        wanted = chance.randrange(1, 4)
        ranking = Ranking(Searcher(), position, Limits(depth=DEPTH), Cancellation())
        told: list[int] = []
        ranking.deepen(some, wanted, lambda ranking=ranking, told=told: told.append(ranking.best[0].depth))  # type: ignore[misc]
        values = {move: worth(position, move, told[-1]) for move in some}
        assert [each.value for each in ranking.best] == sorted(values.values(), reverse=True)[:wanted]
        assert all(each.value == values[each.move] for each in ranking.best)
        assert len({each.move for each in ranking.best}) == min(wanted, len(some))
        assert told == list(range(1, told[-1] + 1))
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", GAMES)
def test_moves_as_good_as_the_best_are_all_that_have_its_value(name: str) -> None:
    several = 0
    for position in positions(name):
        searcher = Searcher()
        best = searcher.think(position, Limits(depth=DEPTH))
        found = Ranking(searcher, position, Limits(depth=DEPTH), Cancellation()).as_good_as(best)
        assert {*found} == {move for move in position.moves() if worth(position, move, best.depth) == best.value}
        several += len(found) > 1
    assert several


def test_a_game_begins_in_several_ways_and_in_the_same_with_the_same_seed() -> None:
    this = game("tic-tac-toe")

    def begun(player: str, seed: int) -> list[Any]:
        own, situation = find_player(player, this, seed), Situation.at(this)
        for _ in range(4):
            situation = situation.after(own.choose(situation).move)
        return list(situation.moves)

    games = [begun("search:depth=1,variety=4", seed) for seed in range(8)]
    assert len({*map(tuple, games)}) > 2
    assert [begun("search:depth=1,variety=4", seed) for seed in range(8)] == games
    assert len({tuple(begun("search:depth=1", seed)) for seed in range(8)}) == 1
    again = find_player("search:depth=1,variety=4", this)
    again.draw_anew(5)
    assert again.choose(Situation.at(this)).move == games[5][0]


def test_levels_that_draw_nothing_else_vary_their_openings() -> None:
    assert all("variety=" in level.player or level.player.startswith("random") for level in LEVELS.values())


def test_a_ranking_that_is_stopped_has_what_it_finished() -> None:
    position, cancel = game("othello-4x4").start(), Cancellation()
    ranking = Ranking(Searcher(), position, Limits(), cancel)
    ranking.deepen(list(position.moves()), 2, lambda: cancel.cancel() if ranking.best[0].depth == 2 else None)
    assert [each.depth for each in ranking.best] == [2, 2]
    few = Ranking(Searcher(), position, Limits(nodes=1), Cancellation())
    few.deepen(list(position.moves()), 2)
    assert few.best == []
