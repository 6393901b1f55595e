"""Laws of futility: what it leaves out cannot matter where the evaluation bounds it, and results say where it might."""

from __future__ import annotations

import pytest

from prunus import game
from prunus.errors import DoesNotFit, NotationError
from prunus.searches.driving.parts import find_evaluation
from tests.plain import look_ahead
from tests.reference import somewhere


@pytest.mark.parametrize("name", ["othello", "othello-6x6", "othello-4x4"])
def test_no_move_gains_more_than_the_evaluation_says(name: str) -> None:
    for seed in range(40):
        position = somewhere(game(name).start(), seed, seed)
        measure = find_evaluation("disc-difference", position)
        most = int(measure.evaluate(position)) + int(measure.most_gain(position))
        for move in position.moves():
            assert most >= -int(measure.evaluate(position.play(move)))


def test_a_proved_bound_keeps_every_value_and_a_margin_says_that_it_may_not() -> None:
    for seed in range(20):
        position = somewhere(game("othello").start(), seed, 30)
        plain = look_ahead(position, 4, evaluation="disc-difference")
        window = (plain.value + 30, plain.value + 31) if plain.value is not None else (0, 1)
        for bounds in (window, (-(2**60), 2**60)):
            exact = look_ahead(position, 4, evaluation="disc-difference", algorithm="futility", window=bounds)
            assert exact.proved == ("upper bound" if bounds == window else "value")
            assert exact.value is not None
            assert plain.value is not None
            assert exact.value == plain.value if bounds != window else plain.value <= exact.value <= window[0]
        hoping = look_ahead(position, 4, evaluation="disc-difference", algorithm="futility:3")
        assert not hoping.is_exact
        assert hoping.nodes <= plain.nodes


def test_margins_trade_nodes_for_errors() -> None:
    positions = [somewhere(game("othello").start(), seed, 26) for seed in range(12)]
    nodes, errors = [], []
    for margin in (0, 6, 12, 10**6):
        found = [look_ahead(p, 4, evaluation="disc-difference", algorithm=f"futility:{margin}") for p in positions]
        exact = [look_ahead(p, 4, evaluation="disc-difference") for p in positions]
        nodes.append(sum(result.nodes for result in found))
        errors.append(sum(result.value != true.value for result, true in zip(found, exact, strict=True)))
    assert nodes == sorted(nodes)
    assert nodes[0] < nodes[-1]
    assert errors[-1] == 0


def test_futility_refuses_what_it_cannot_prove_and_margins_that_are_none() -> None:
    with pytest.raises(DoesNotFit, match="of this game disc-difference does"):
        look_ahead(game("othello").start(), 3, algorithm="futility", evaluation="square-weights")
    refusals = {
        "futility:-3": "a whole number from 0 on",
        "futility:wide": "a whole number from 0 on",
        "futility:": "expected futility",
    }
    for text, sentence in refusals.items():
        with pytest.raises(NotationError, match=sentence):
            look_ahead(game("othello").start(), 3, algorithm=text, evaluation="square-weights")
