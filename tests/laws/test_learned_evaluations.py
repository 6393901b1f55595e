"""Evaluations that are learned: all kinds say the same compiled, interpreted and counted slowly; no file is believed blindly."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import prunus
from prunus.core.features import features_of
from prunus.core.jit import interpreting, kernel
from prunus.core.knowledge import knowledge_of
from prunus.core.patterns import Shape
from prunus.core.values import WIN
from prunus.errors import BadFile, BadProgram, BadTask, DoesNotFit, OutOfRange, PrunusError, UnknownName
from prunus.evaluations.categories import expected
from prunus.evaluations.feature_file import CategoryTable, FeatureWeights, parsed, written
from prunus.evaluations.pattern_file import Head, PatternWeights
from prunus.searches.driving.parts import find_evaluation
from prunus.study.evaluations.clauses import conjunctions_of, evaluation_of
from prunus.trainers.backwards import stages_of
from prunus.trainers.fits import Fitting, logistic, ridge
from prunus.trainers.measured import Measured

OTHELLO = prunus.game("othello")


@kernel
def asked(position, evaluation):  # type: ignore[no-untyped-def]
    return np.int64(evaluation.evaluate(position))


def positions(game: Any, count: int, seed: int = 1) -> list[Any]:
    """Unfinished positions of random games."""
    chance, found = random.Random(seed), list[Any]()
    while len(found) < count:
        position = game.start()
        for _ in range(chance.randrange(60)):
            if position.is_over():
                break
            position = position.play(chance.choice(list(position.moves())))
        if not position.is_over():
            found.append(position)
    return found


def some_weights(game: Any, seed: int = 1) -> PatternWeights:
    """Weights by lot for the patterns of a game, in three stages."""
    patterns = knowledge_of(game).patterns
    shape = Shape.of(patterns, game.start())
    weights = np.random.default_rng(seed).integers(-300, 300, (3, shape.size)).astype(np.int16)
    weights[:, shape.nothing] = 0
    stages = [min(left // 20, 2) for left in range(65)]
    levels = np.random.default_rng(seed).integers(-500, 500, 65).tolist()
    head = Head(game.name, {name: list(squares) for name, squares in patterns.items()}, stages, 6_400, {"seed": seed}, levels)
    return PatternWeights(head, shape, weights[:, shape.canonical])


def slow_count(weights: PatternWeights, position: Any) -> int:
    """The sum, square by square."""
    row = weights.weights[weights.head.stages[int(position.left())]].astype(int)
    shape, total = weights.shape, weights.head.levels[int(position.left())]
    for begin, image in shape.images:
        digits = [1 if int(position.own) >> s & 1 else 2 if int(position.opponent) >> s & 1 else 0 for s in image]
        total += row[begin + sum(digit * 3**i for i, digit in enumerate(digits))]
    total += row[shape.reach + int(position.reach())] + row[shape.reach + shape.REACH + int(position.opponent_reach())]
    return max(-weights.head.most, min(weights.head.most, int(total)))


@pytest.mark.parametrize("name", ["othello", "connect-four"])
def test_patterns_are_summed_up_alike_by_everybody(name: str) -> None:
    game = prunus.game(name)
    weights = some_weights(game)
    for position in positions(game, 60):
        wanted = slow_count(weights, position)
        assert int(asked(position, weights.evaluation)) == wanted
        with interpreting():
            assert int(weights.evaluation.evaluate(position)) == wanted


def test_a_turned_board_is_worth_the_same() -> None:
    weights = some_weights(OTHELLO)
    for position in positions(OTHELLO, 30):
        values = {int(asked(position.turned(np.int64(turn)), weights.evaluation)) for turn in range(8)}
        assert len(values) == 1


def test_finished_games_are_worth_their_outcome_and_estimates_less_than_a_win() -> None:
    weights = some_weights(OTHELLO)
    over = OTHELLO.parse("X" * 40 + "O" * 24 + " X")
    assert int(asked(over, weights.evaluation)) == WIN + 16
    assert all(abs(int(asked(each, weights.evaluation))) <= 6_400 for each in positions(OTHELLO, 30))


def test_no_sum_goes_beyond_the_bound_of_estimates() -> None:
    weights, places = some_weights(OTHELLO), positions(OTHELLO, 30)
    wild = PatternWeights(
        weights.head, weights.shape, (weights.weights.astype(np.int32) * 40).clip(-32_000, 32_000).astype(np.int16)
    )
    values = [int(asked(position, wild.evaluation)) for position in places]
    assert {-6_400, 6_400} <= set(values)
    assert all(value == slow_count(wild, position) for value, position in zip(values, places, strict=True))


def test_patterns_come_back_from_their_file(tmp_path: Path) -> None:
    weights = some_weights(OTHELLO)
    weights.save(tmp_path / "a.patterns")
    read = find_evaluation(f"patterns:{tmp_path / 'a.patterns'}", OTHELLO.start())
    assert np.array_equal(read.weights.array, weights.weights.ravel())
    assert read.levels[:].tolist() == weights.head.levels
    assert find_evaluation(f"patterns:{tmp_path / 'a.patterns'}", OTHELLO.start()).weights is read.weights  # tables know it again


def test_no_damaged_file_of_patterns_is_read(tmp_path: Path) -> None:
    data, path, chance = some_weights(OTHELLO).written(), tmp_path / "b.patterns", random.Random(1)
    cut = [data[: chance.randrange(len(data))] for _ in range(30)]
    flipped = []
    for _ in range(60):
        place = chance.randrange(len(data))
        flipped.append(data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :])
    for damaged in [*cut, *flipped, b"", b"prunus patterns 1\n"]:
        path.write_bytes(damaged)
        with pytest.raises(BadFile, match="evaluation file"):
            find_evaluation(f"patterns:{path}", OTHELLO.start())


def test_an_evaluation_is_for_one_game_on_one_board(tmp_path: Path) -> None:
    some_weights(OTHELLO).save(tmp_path / "c.patterns")
    for other in ("connect-four", "othello-6x6"):
        with pytest.raises(DoesNotFit, match=f"is for othello, not for {other}"):
            find_evaluation(f"patterns:{tmp_path / 'c.patterns'}", prunus.game(other).start())
    with pytest.raises(DoesNotFit, match="is for another game"):
        find_evaluation(f"patterns:{tmp_path / 'c.patterns'}", prunus.game("nim").start())
    with pytest.raises(DoesNotFit, match="no patterns come with othello-6x6"):
        find_evaluation("patterns", prunus.game("othello-6x6").start())


@pytest.mark.parametrize("width", [2, 4, 6])
@pytest.mark.parametrize("squares", [42, 60])
def test_every_number_of_squares_has_its_stage(squares: int, width: int) -> None:
    stages = stages_of(squares, width)
    assert stages[0] == 0
    assert all(0 <= later - stage <= 1 for stage, later in itertools.pairwise(stages))
    assert set(stages[squares:]) == {max(stages)}


COUNTING = ("othello", "connect-four", "tic-tac-toe", "hex-4x4", "checkers")


def one_of_each(game: Any) -> Iterator[Any]:
    """Evaluations of the kinds that count, with numbers by lot."""
    features, chance = features_of(game), random.Random(2)
    weights = {name: chance.uniform(-20, 20) for name in features.names}
    yield FeatureWeights(game.name, 3.5, weights, 900).evaluation(features)
    yield FeatureWeights(game.name, 3.5, weights, 900, 256).evaluation(features)
    cuts = {name: sorted(chance.sample(range(-5, 12), 2)) for name in features.names[:3]}
    classes = [[chance.randrange(40) for _ in range(2)] + [1 + chance.randrange(40)]]
    classes += [[a, *(1 + chance.randrange(60) for _ in range(3))] for a in range(3)]
    yield CategoryTable(game.name, cuts, classes, 50).evaluation(features)
    first, second = features.names[0], features.names[-1]
    text = f"""feature(B, 40).
        feature(B, -120) :- {first}(B, X), X > 2, X =< 7.
        feature(B, 75) :- {first}(B, X), X > 1, {second}(B, Y), \\+ Y > 3."""
    yield evaluation_of(conjunctions_of(program(text), features, "a text"), features, 900)


def program(text: str) -> Any:
    from prunus.logic.syntax import parse_program

    return parse_program(text, "a text")


@pytest.mark.parametrize("name", COUNTING)
def test_what_counts_says_the_same_compiled_and_interpreted(name: str) -> None:
    game = prunus.game(name)
    for evaluation in one_of_each(game):
        for position in positions(game, 15):
            compiled = int(asked(position, evaluation))
            with interpreting():
                assert int(evaluation.evaluate(position)) == compiled
            assert abs(compiled) <= 1_000


def test_what_counts_gives_finished_games_their_outcome() -> None:
    over = OTHELLO.parse("X" * 40 + "O" * 24 + " X")
    assert [int(asked(over, evaluation)) for evaluation in one_of_each(OTHELLO)] == [WIN + 16] * 4


def test_odds_are_bent_by_their_curve_and_never_reach_a_win() -> None:
    features = features_of(OTHELLO)
    for odds in (64, 256):
        evaluation = FeatureWeights("othello", 10.0, {"mobility": 30.0, "corners": 500.0}, 1_000, odds).evaluation(features)
        for position in positions(OTHELLO, 20):
            measured = {
                name: int(features.measures.measure(features.names.index(name), position)) for name in ("mobility", "corners")
            }
            bent = 1_000 * math.tanh((10 + 30 * measured["mobility"] + 500 * measured["corners"]) / odds / 2)
            assert abs(int(asked(position, evaluation)) - bent) <= 1 + 1_000 / odds / 4
    far = FeatureWeights("othello", 1e6, {"mobility": 1.0}, 1_000, 256).evaluation(features)
    assert int(asked(OTHELLO.start(), far)) == 1_000


def test_a_weighted_sum_is_the_sum_of_weights_times_features() -> None:
    features = features_of(OTHELLO)
    weights = {"mobility": 12.5, "corners": 300.0, "discs": -1.0}
    evaluation = FeatureWeights("othello", -4.0, weights, 6_400).evaluation(features)
    for position in positions(OTHELLO, 20):
        measured = {name: int(features.measures.measure(features.names.index(name), position)) for name in weights}
        wanted = -4.0 + sum(weights[name] * measured[name] for name in weights)
        assert abs(int(asked(position, evaluation)) - wanted) <= 0.5


def test_the_example_of_the_slides() -> None:
    assert expected(82, 16, 2) == pytest.approx(0.90)
    features = features_of(prunus.game("tic-tac-toe"))
    table = CategoryTable("tic-tac-toe", {"choices": [4]}, [[0, 1, 1], [1, 82, 16, 2]], 50)
    assert int(asked(prunus.game("tic-tac-toe").start(), table.evaluation(features))) == 800  # 0.90, from -1 to 1


def test_a_category_that_was_met_seldom_takes_the_value_of_a_coarser_one() -> None:
    features, game = features_of(prunus.game("tic-tac-toe")), prunus.game("tic-tac-toe")
    classes = [[50, 0, 50], [1, 60, 0, 0], [1, 1, 3, 0, 30]]  # nine moves at choice, eight open lines: met 33 times alone
    table = CategoryTable("tic-tac-toe", {"choices": [5], "open_lines": [5]}, classes, 50)
    assert int(asked(game.start(), table.evaluation(features))) == 1_000
    often = CategoryTable("tic-tac-toe", {"choices": [5], "open_lines": [5]}, [*classes[:2], [1, 1, 15, 0, 45]], 50)
    assert int(asked(game.start(), often.evaluation(features))) == -500


@pytest.mark.parametrize("found", [
    FeatureWeights("othello", 1.5, {"mobility": 2.25, "corners": -3.0}, 6_400, 0, {"seed": 1}),
    CategoryTable("othello", {"corners": [-1, 0]}, [[5, 1, 4], [2, 50, 1, 9]], 50, {"seed": 1}),
])  # fmt: skip
def test_a_text_is_read_back(found: Any) -> None:
    assert parsed(written(found), "a text", type(found)) == found


AMISS: dict[str, Any] = {
    "format": "prunus-evaluation 2", "kind": "categories", "game": 7, "constant": "much", "weights": [1], "most": 0, "odds": -1,
    "origin": None,
}  # fmt: skip


@pytest.mark.parametrize("name", AMISS)
def test_a_text_in_which_something_is_amiss_is_refused(name: str) -> None:
    data = json.loads(written(FeatureWeights("othello", 1.5, {"mobility": 2.25}, 6_400)))
    for changed in (data | {name: AMISS[name]}, {each: value for each, value in data.items() if each != name}):
        with pytest.raises((BadFile, DoesNotFit), match="a text"):
            parsed(json.dumps(changed), "a text", FeatureWeights)


def test_a_feature_that_the_game_does_not_have_is_told_with_those_that_it_has() -> None:
    with pytest.raises(UnknownName, match="mobility"):
        FeatureWeights("othello", 1.5, {"mobilty": 2.25}, 6_400).evaluation(features_of(OTHELLO))


@pytest.mark.parametrize("text", [
    "better_choice(B, M1, M2) :- corner(M1).", "worth(B, 5) :- mobility(B, X), X > 1.",
    "feature(B, W) :- mobility(B, W).", "feature(B, 5) :- mobility(B, X), X > Y.",
    "feature(B, 5) :- mobility(C, X), X > 1.", "feature(B, 5) :- flips(B, M, X), X > 1.", "feature(B, 5) :- X > 1.",
    "feature(B, 5) :- weight(0.5), mobility(B, X), X > 1.", "feature(B, 9999999).", "feature(B, 5) :- \\+ mobility(B, X).",
])  # fmt: skip
def test_a_clause_that_is_no_conjunction_of_tests_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(BadProgram, match="a text:1"):
        conjunctions_of(program(text), features_of(OTHELLO), "a text")


def test_least_squares_and_odds_find_the_weights_that_made_the_outcomes() -> None:
    chance = np.random.default_rng(3)
    features = chance.integers(-5, 6, (4_000, 3)).astype(float)
    constant, weights = ridge(Fitting(("a", "b", "c"), features, 2 + features @ [3.0, -1.0, 0.0]))
    assert constant == pytest.approx(200, abs=1)
    assert weights == pytest.approx([300, -100, 0], abs=1)
    odds = 1 / (1 + np.exp(-(0.5 + features @ [0.8, -0.4, 0.0])))
    outcomes = np.where(chance.random(4_000) < odds, 1.0, -1.0)
    moved = Fitting(("a", "b", "c"), features + 10, outcomes)  # of which the mean is far from zero, so that the constant is
    constant, weights = logistic(moved)
    constant += 10 * weights.sum()
    assert [constant, *weights] == pytest.approx([0.5, 0.8, -0.4, 0.0], abs=0.15)


def test_what_is_asked_of_training_is_within_bounds() -> None:
    for wrong in ({"kind": "magic"}, {"games": 0}, {"rounds": 0}, {"games": 1.5}):
        with pytest.raises(OutOfRange):
            prunus.train("tic-tac-toe", **wrong)
    with pytest.raises(DoesNotFit, match="names no groups of squares"):
        prunus.train("tic-tac-toe", kind="patterns")
    with pytest.raises(BadTask, match="too few"):
        prunus.train("tic-tac-toe", kind="features", games=2)


def test_features_that_are_always_the_same_teach_nothing() -> None:
    rows, every = 80, np.ones(80, bool)
    results, games = np.resize([1.0, -1.0], rows), np.arange(rows)
    same = Measured(("a", "b"), np.full((rows, 2), 7), results, games, 0)
    with pytest.raises(BadTask, match="every feature is the same in all positions"):
        Fitting.of(same, every)
    one = np.column_stack([np.full(rows, 7), np.arange(rows) % 5])
    assert Fitting.of(Measured(("a", "b"), one, results, games, 0), every).names == ("b",)


class Endless:
    """Nobody ever wins."""

    start = 0

    def moves(self, state: int) -> list[int]:
        return [1, 2]

    def play(self, state: int, move: int) -> int:
        return (state + move) % 5

    def is_over(self, state: int) -> bool:
        return False

    def outcome(self, state: int) -> int:
        return 0


ENDLESS: Any = Endless


def test_a_game_that_never_ends_by_itself_teaches_nothing() -> None:
    with pytest.raises(BadTask, match=r"none of 3 games of .* came to an end within 512 moves"):
        prunus.train(ENDLESS, kind="features", games=3, rounds=1)


@pytest.mark.parametrize("kind", ["features", "categories", "clauses"])
def test_the_same_seed_learns_the_same_bytes_and_another_does_not(kind: Any, tmp_path: Path) -> None:
    first, again, other = (prunus.train("tic-tac-toe", kind=kind, games=60, rounds=1, seed=seed) for seed in (1, 1, 2))
    assert first.content == again.content != other.content
    first.save(tmp_path / "learned")
    found = find_evaluation(f"{kind}:{tmp_path / 'learned'}", prunus.game("tic-tac-toe").start())
    for position in positions(prunus.game("tic-tac-toe"), 20):
        assert int(asked(position, found)) == int(asked(position, first.evaluation))


def test_every_error_of_a_file_names_it(tmp_path: Path) -> None:
    path, start = tmp_path / "x.y", OTHELLO.start()
    for content in (b"", b"{}", b"[1]", b"\xff\xfe", b"feature(B, 5).", b":- game(othello).\nfeature(B, 5).", b"{" * 100_000):
        path.write_bytes(content)
        for kind in ("patterns", "features", "categories", "clauses"):
            with pytest.raises(PrunusError):
                find_evaluation(f"{kind}:{path}", start)
    path.write_bytes(some_weights(OTHELLO).written().replace(b"prunus patterns 1", b"prunus patterns 2"))
    with pytest.raises(BadFile, match="no weights of patterns that this version can read"):
        find_evaluation(f"patterns:{path}", start)
    with pytest.raises(PrunusError, match=r"missing\.z"):
        find_evaluation(f"features:{tmp_path / 'missing.z'}", start)
