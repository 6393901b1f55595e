"""The growth law: exponents of alpha-beta on uniform trees."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus import game
from prunus.cli import main as command_line
from prunus.core.jit import interpreting
from prunus.lab.growth import grow, least_squares, pearl_branching, theory
from tests.commands import ended, refused
from tests.pictures import tips
from tests.plain import look_ahead


@given(branching=st.integers(2, 5), depth=st.integers(1, 5), seed=st.integers(0, 2**32))
def test_perfect_order_looks_at_the_leaves_of_knuth_and_moore_and_worst_order_at_all(branching: int, depth: int, seed: int) -> None:
    fewest = branching ** ((depth + 1) // 2) + branching ** (depth // 2) - 1
    for order, leaves in (("perfect", fewest), ("worst", branching**depth)):
        root = game("random-tree").root(branching, depth, seed, order)
        assert look_ahead(root, depth, evaluation="leaf-value").leaves == leaves


def test_exponents_are_one_half_one_and_in_between() -> None:
    growth = grow((2, 3, 4), range(2, 9), seeds=5)
    exponents = {(fit.order, fit.branching): fit.exponent for fit in growth.fits}
    for branching in (2, 3, 4):
        assert exponents["worst", branching] == pytest.approx(1)
        assert exponents["perfect", branching] == pytest.approx(1 / 2, abs=0.06)
        assert exponents["perfect", branching] < exponents["shuffled", branching] < 1
        assert theory("random", branching) < exponents["random", branching] < 0.85
    assert exponents["worst", None] == pytest.approx(1)
    assert all(fit.standard_error == pytest.approx(0, abs=1e-7) for fit in growth.fits if fit.order == "worst")
    assert all(0 < fit.standard_error < 0.1 for fit in growth.fits if fit.order != "worst")


def test_the_exponent_of_the_perfect_order_tends_to_one_half_with_depth() -> None:
    shallow, deep = (
        next(fit.exponent for fit in grow((2,), depths, seeds=1).fits if fit.order == "perfect")
        for depths in (range(2, 7), range(12, 18))
    )
    assert abs(deep - 1 / 2) < 0.02 < abs(shallow - 1 / 2)


@given(slope=st.floats(-3, 3), start=st.floats(-3, 3), seed=st.integers(0, 2**32), number=st.integers(3, 30))
def test_least_squares_agree_with_numpy(slope: float, start: float, seed: int, number: int) -> None:
    chance = np.random.default_rng(seed)
    x = np.arange(number, dtype=float)
    y = start + slope * x + chance.normal(size=number)
    found, error = least_squares(list(zip(x.tolist(), y.tolist(), strict=True)))
    assert found == pytest.approx(np.polyfit(x, y, 1)[0], abs=1e-9)
    rest = y - np.polyval(np.polyfit(x, y, 1), x)
    assert error == pytest.approx(math.sqrt((rest @ rest) / (number - 2) / ((x - x.mean()) @ (x - x.mean()))), abs=1e-9)


def test_pearls_branching_solves_his_equation() -> None:
    assert pearl_branching(2) == pytest.approx((1 + math.sqrt(5)) / 2)
    for branching in (2, 3, 8, 40, 1000):
        root = pearl_branching(branching) / (1 + pearl_branching(branching))
        assert root**branching + root == pytest.approx(1)
        assert math.sqrt(branching) < pearl_branching(branching) < branching


def test_the_command_answers_in_json_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "growth.svg"
    request = ["lab", "growth", "--branching", "2,3", "--depths", "2-4,6", "--seeds", "2", "--out", str(picture)]
    with interpreting():
        done = CliRunner().invoke(command_line.prunus, [*request, "--json"])
        shown = CliRunner().invoke(command_line.prunus, request)
    assert done.exit_code == shown.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found) == {"branching", "depths", "seeds", "cells", "fits", "provenance"}
    assert (found["branching"], found["depths"]) == ([2, 3], [2, 3, 4, 6])
    assert len(found["cells"]) == 4 * 2 * 4
    assert set(found["cells"][0]) == {"order", "branching", "depth", "leaves", "mean"}
    assert len(found["fits"]) == 4 * (2 + 1)
    assert set(found["fits"][0]) == {"order", "branching", "exponent", "standard_error", "theory", "slides"}
    drawn = tips(picture.read_text())
    assert [sum(tip == law for tip in drawn) for law in ("b^(d/2)", "b^(3d/4)", "b^d")] == [2, 2, 2]
    assert [sum(tip == order for tip in drawn) for order in ("perfect", "random", "shuffled", "worst")] == [2, 2, 2, 2]
    told = [f"{cell['order']}, depth {cell['depth']}: {cell['mean']:,.0f} leaves" for cell in found["cells"]]
    assert sorted(tip for tip in drawn if "depth" in tip) == sorted(told)
    assert "| worst    |         3 | 1.000 ± 0.000 |  1.000 |   1.00 |" in shown.output


BAD_REQUESTS = {
    ("--seeds", "0"): "--seeds: '0' is not a whole number from 1 to",
    ("--branching", "1,2"): "a tree grows if its branching is 2 or more, not 1, 2",
    ("--branching", "2,x"): "--branching: '2,x' is not whole numbers and ranges such as 2,4,6-8",
    ("--depths", "4"): "an exponent is fitted to two depths or more, all of them above zero, not to [4]",
    ("--depths", "0-3"): "an exponent is fitted to two depths or more, all of them above zero, not to [0, 1, 2, 3]",
    ("--depths", "5-2"): "--depths: '5-2' is not whole numbers and ranges such as 2,4,6-8",
    ("--depths", ""): "--depths: '' is not whole numbers and ranges such as 2,4,6-8",
    ("--branching", "40", "--depths", "2-10"): "the worst order looks at all 40 ** 10 leaves",
}  # fmt: skip


@pytest.mark.parametrize("arguments", BAD_REQUESTS, ids=" ".join)
def test_a_bad_request_is_refused_in_one_sentence(arguments: tuple[str, ...]) -> None:
    refused(ended("lab", "growth", *arguments), BAD_REQUESTS[arguments])
