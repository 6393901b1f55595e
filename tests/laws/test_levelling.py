"""Levels: what is added to patterns for every number of squares left, and what is shipped with them."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import prunus
from prunus.core.registry import address_of
from prunus.errors import BadFile, BadTask, DoesNotFit
from prunus.evaluations.pattern_file import PatternWeights, read_patterns
from prunus.evaluations.trained import FILES
from prunus.jobs.runner import Runner
from prunus.searches.driving.parts import find_evaluation
from prunus.solvers.solver import find_solver
from prunus.trainers.backwards import Trainer
from prunus.trainers.levelling import Levelling, gaps, levelled
from prunus.trainers.plan import Plan
from prunus.trainers.training import level, patterns_of
from tests.commands import ended, refused
from tests.laws.test_learned_evaluations import some_weights

GAME = prunus.game("connect-four")
SHIPPED = sorted(path.name for path in FILES.iterdir() if path.name.endswith(".patterns"))
FEW = Levelling(exact=24, openings=(2, 6), noises=(100, 300), one_in=16, seed=5, depth=1, positions=10, quick=10)


def small_weights() -> PatternWeights:
    """Weights that are so small that no sum of them is cut off."""
    found = some_weights(GAME)
    return replace(found, weights=(found.weights // 30).astype(np.int16))


@pytest.fixture(scope="module")
def levelled_once(tmp_path_factory: pytest.TempPathFactory) -> PatternWeights:
    with Runner() as runner:
        return levelled(GAME, small_weights(), FEW, tmp_path_factory.mktemp("once"), runner)


def test_levels_are_decided_by_the_weights_and_the_plan_alone(levelled_once: PatternWeights, tmp_path: Path) -> None:
    other_levels = replace(levelled_once, head=replace(levelled_once.head, levels=[7] * 65, origin={"seed": 1}))
    with Runner() as runner:
        again = levelled(GAME, other_levels, FEW, tmp_path, runner)
    assert again.written() == levelled_once.written()  # wherever the folder is, and whatever the levels were before
    assert np.array_equal(again.weights, small_weights().weights)
    assert len(set(again.head.levels)) > 15


@pytest.mark.parametrize("left", [23, 24, 25, 32])
def test_levelled_values_are_right_in_the_mean_for_every_number_of_squares_left(
    left: int, levelled_once: PatternWeights, tmp_path: Path
) -> None:
    levelled_once.save(tmp_path / "levelled.patterns")
    is_exact = left <= FEW.exact
    name, number = f"patterns:{tmp_path / 'levelled.patterns'}", 1_000_000 * left
    levels = list(levelled_once.head.levels)
    asked: dict[str, Any] = {"game": address_of(GAME), "weights": name, "left": left, "exact": is_exact, "plan": asdict(FEW)}
    found = gaps(levels=levels, number=number, count=FEW.positions, **asked)
    assert found
    assert abs(np.mean(found)) <= 0.5 + 1e-9  # a level is a whole number


def test_exact_labels_are_those_of_the_solver(tmp_path: Path) -> None:
    weights = small_weights()
    weights.save(tmp_path / "bare.patterns")
    plan = asdict(FEW)
    asked: dict[str, Any] = {"game": address_of(GAME), "weights": f"patterns:{tmp_path / 'bare.patterns'}", "plan": plan}
    exactly = gaps(levels=[0] * 65, left=24, number=24_000_000, count=10, exact=True, **asked)
    shifted = gaps(levels=[25] * 65, left=24, number=24_000_000, count=10, exact=True, **asked)
    assert [a - b for a, b in zip(exactly, shifted, strict=True)] == [25] * len(exactly)


def test_training_a_small_form_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    """One stage, as shipped files are made: games, exact labels, fit."""

    class OneStage(Trainer):
        def first_stage(self) -> bytes:
            samples = self._samples(1, None, None, (18, 21))
            weights, _ = self._fit(1, (18, 21), samples, np.zeros(self.shape.size), 0.0)
            return self._rounded(np.tile(weights, (self.head.stage_count, 1))).written()

    def made(seed: int, folder: Path) -> bytes:
        with Runner() as runner:
            plan = Plan(games=250, first_games=250, seed=seed, exact=find_solver(GAME.start()).quick)
            return OneStage(GAME, patterns_of(GAME), plan, folder, runner).first_stage()

    first = made(1, tmp_path / "first")
    assert first == made(1, tmp_path / "second") != made(2, tmp_path / "third")


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_file_says_how_it_was_made_and_is_what_was_written(name: str) -> None:
    """Its digest is looked at by reading it; what was read is written again, byte for byte."""
    data = FILES.joinpath(name).read_bytes()
    game = prunus.game(name.removesuffix(".patterns"))
    found = read_patterns(data, name, game.start())
    assert found.written() == data
    assert found.head.game == game.name
    assert found.head.patterns == {each: list(squares) for each, squares in patterns_of(game).items()}
    plan = Plan.of(found.head.origin["plan"])
    assert plan.exact == find_solver(game.start()).quick
    assert Levelling.after(plan, find_solver(game.start())) == Levelling(**_tuples(found.head.origin["levelling"]))


def _tuples(written: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in written.items()}


def test_shipped_files_are_small_enough_for_the_wheel() -> None:
    assert sum(len(FILES.joinpath(name).read_bytes()) for name in SHIPPED) <= 2_000_000


def test_a_file_that_does_not_say_how_it_was_made_is_not_levelled(tmp_path: Path) -> None:
    small_weights().save(tmp_path / "own.patterns")
    with pytest.raises(BadFile, match=r"own.patterns' does not say how it was made"):
        level(GAME, tmp_path / "own.patterns")
    with pytest.raises(DoesNotFit, match="is for connect-four, not for othello"):
        level("othello", tmp_path / "own.patterns")


def test_a_command_that_levels_takes_everything_else_from_the_file(tmp_path: Path) -> None:
    small_weights().save(tmp_path / "own.patterns")
    asked = "train", "connect-four", "--level", str(tmp_path / "own.patterns"), "-o", str(tmp_path / "new.patterns")
    refused(ended(*asked, "--games", "5"), "the file says how it was made: --games would say nothing")
    refused(ended(*asked), "does not say how it was made")
    assert not (tmp_path / "new.patterns").exists()


def test_too_few_positions_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadTask, match="positions with 8 to 11 squares left are too few to learn from; at least 50 are needed"):
        prunus.train(GAME, kind="patterns", games=20, rounds=1)


def test_levels_are_parts_that_people_see() -> None:
    position = prunus.game("othello").parse(f"{'-' * 27}OX{'-' * 6}XO{'-' * 27} X")
    parts = prunus.parts_of("patterns", position)
    evaluation = find_evaluation("patterns", position)
    assert sum(part.value for part in parts) == evaluation.evaluate(position)
    assert next(part.value for part in parts if part.says == "60 squares left") == evaluation.levels[60]
