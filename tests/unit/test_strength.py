"""Elo, superiority and the sequential test: published numbers, slow references, and what must hold whatever was counted."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from prunus.errors import OutOfRange
from prunus.players.strength import (
    MOST_ELO,
    PER_SPREAD,
    Elo,
    Sprt,
    elo_difference,
    elo_of,
    law_of,
    normalised_elo,
    score_of,
    superiority,
    superiority_by_games,
)

pairs = st.lists(st.integers(0, 500), min_size=5, max_size=5)
counts = st.one_of(pairs, st.lists(st.integers(0, 500), min_size=3, max_size=3))
bounds = st.tuples(st.floats(-MOST_ELO, MOST_ELO), st.floats(-MOST_ELO, MOST_ELO)).filter(lambda both: both[1] - both[0] > 0.01)


def half(elo: Elo) -> float:
    assert elo.low is not None
    assert elo.high is not None
    return (elo.high - elo.low) / 2


# Pairs with 0, 1/2, 1, 3/2 and 2 points, or games lost, drawn, won: Elo ± half of its interval, the same normalised, superiority.
PUBLISHED = {
    (30, 6, 18, 0, 6): ("-168.40 73.37 -170.08 62.16", "0.00"),  # github.com/Disservin/fastchess/issues/807
    (0, 2, 9, 4, 0): ("23.20 55.06 52.98 124.33", None),  # …/fastchess/pull/720
    (835, 6884, 13116, 7201, 852): ("2.11 1.70 3.52 2.83", "99.25"),  # github.com/brunocodutra/cinder/pull/836
    (147, 1252, 2509, 1445, 165): ("7.21 3.87 12.07 6.48", "99.99"),  # …/pull/800
    (457, 4273, 9516, 4350, 467): ("0.88 1.98 1.56 3.49", "80.89"),  # …/pull/782
    (759, 1863, 880): ("12.0 7.9", "99.9"),  # github.com/cutechess/cutechess/issues/543
}


@pytest.mark.parametrize("counted", PUBLISHED)
def test_elo_and_superiority_are_those_that_other_programs_have_published(counted: tuple[int, ...]) -> None:
    expected, likely = PUBLISHED[counted]
    plain, normal = elo_difference(counted), normalised_elo(counted)
    for said, found in zip(expected.split(), (plain.value, half(plain), normal.value, half(normal)), strict=False):
        assert f"{found:.{len(said.partition('.')[2])}f}" == said
    if likely is not None:
        assert f"{100 * superiority(counted):.{len(likely.partition('.')[2])}f}" == likely


# Bounds and the logarithm of the likelihood ratio; normalised Elo but for the last.
RATIOS = [
    ((365, 16618, 36229, 16974, 390), (0, 2), "2.25"),  # github.com/Disservin/fastchess/pull/426
    ((36027, 68692, 36433), (0, 2), "0.92"),  # …, games
    ((214, 8992, 19871, 9102, 235), (0, 2.5), "0.16"),  # github.com/Yoshie2000/PlentyChess/pull/334
    ((5, 942, 2469, 1050, 5), (-3, 1), "2.90"),
    ((44, 241, 590, 413, 71), (0, 3), "2.91"),  # …/pull/213
    ((584, 11950, 25215, 11975, 596), (0, 3), "-2.96"),  # github.com/cosmobobak/viridithas/pull/292
    ((78, 64, 64, 14, 4), (0, 5), "-2.95"),  # github.com/paulsonkoly/chess-3/pull/39
    ((0, 0, 2, 0, 37), (0, 20), "2.96"),  # fastchess, in github.com/heofthetea/dhbw
    ((835, 6884, 13116, 7201, 852), (0, 3), "2.89"),
    ((423, 3637, 6484, 3702, 450), (-3, 1), "3.23"),  # github.com/brunocodutra/cinder/pull/835
    ((759, 1863, 880), (0, 5), "2.95"),  # cutechess
]


@pytest.mark.parametrize(("counted", "both", "expected"), RATIOS)
def test_likelihood_ratios_are_those_that_other_programs_have_published(
    counted: tuple[int, ...], both: tuple[float, float], expected: str
) -> None:
    test = Sprt(*both, is_normalised=counted != (759, 1863, 880))
    assert f"{test.log_likelihood_ratio(counted):.2f}" == expected


def test_the_bounds_of_the_test_are_walds() -> None:
    assert f"{Sprt(0, 1).lower:.2f} {Sprt(0, 1).upper:.2f}" == "-2.94 2.94"
    assert f"{Sprt(0, 1, 0.05, 0.1).lower:.2f} {Sprt(0, 1, 0.05, 0.1).upper:.2f}" == "-2.25 2.89"


def test_the_curve_of_elo() -> None:
    assert elo_of(0.5) == 0
    assert score_of(100) == pytest.approx(0.640065, abs=1e-6)
    assert score_of(400) == pytest.approx(10 / 11)
    assert elo_of(0.75) == pytest.approx(190.8485, abs=1e-4)
    assert (elo_of(0), elo_of(1)) == (None, None)


@given(st.floats(-1000, 1000))
def test_elo_and_score_are_each_others_inverse(elo: float) -> None:
    assert elo_of(score_of(elo)) == pytest.approx(elo, abs=1e-6)


@pytest.mark.parametrize(
    ("wins", "losses", "expected"), [(0, 0, 0.5), (10, 10, 0.5), (880, 759, 0.99860), (6, 0, 0.99285), (0, 1, 0.158655)]
)
def test_superiority_by_games_is_the_share_of_the_normal_law(wins: int, losses: int, expected: float) -> None:
    assert superiority_by_games(wins, losses) == pytest.approx(expected, abs=1e-5)


@given(counts)
def test_who_exchanges_the_players_exchanges_the_signs(counted: list[int]) -> None:
    for measure in (elo_difference, normalised_elo):
        one, other = measure(counted), measure(counted[::-1])
        for number, negated in ((one.value, other.value), (one.low, other.high), (one.high, other.low)):
            assert (number is None) == (negated is None)
            assert number is None or number == pytest.approx(-negated, abs=1e-6)  # type: ignore[operator]
    assert superiority(counted) + superiority(counted[::-1]) == pytest.approx(1)


@given(counts, bounds, st.booleans())
def test_who_exchanges_players_and_bounds_negates_the_ratio(counted: list[int], both: tuple[float, float], normal: bool) -> None:
    one = Sprt(*both, is_normalised=normal).log_likelihood_ratio(counted)
    other = Sprt(-both[1], -both[0], is_normalised=normal).log_likelihood_ratio(counted[::-1])
    assert one == pytest.approx(-other, rel=1e-6, abs=1e-6)


@given(st.lists(st.integers(1, 400), min_size=3, max_size=3))
def test_pairs_that_do_not_depend_on_each_other_say_what_their_games_say(games: list[int]) -> None:
    number = sum(games)
    both = np.convolve(games, games) / number / 2  # so many pairs of two games each
    one, other = elo_difference(games), elo_difference(both.tolist())
    for each, same in ((one, other), (normalised_elo(games), normalised_elo(both.tolist()))):
        for number_of_games, number_of_pairs in zip(each, same, strict=True):
            assert (number_of_games is None) == (number_of_pairs is None)
            assert number_of_games is None or number_of_games == pytest.approx(number_of_pairs, abs=1e-6)
    assert superiority(games) == pytest.approx(superiority(both.tolist()))


@pytest.mark.parametrize("counted", [(20, 60, 100, 80, 40), (150, 20, 60, 0, 20), (3, 10, 300, 20, 5), (120, 200, 80)])
def test_the_interval_is_about_that_of_drawing_again_from_what_was_counted(counted: tuple[int, ...]) -> None:
    number, kinds = sum(counted), len(counted)
    drawn = np.random.default_rng(5).multinomial(number, np.array(counted) / number, 20_000)
    scores = drawn @ (np.arange(kinds) / (kinds - 1)) / number
    low, high = (elo_of(float(end)) for end in np.quantile(scores, [0.025, 0.975]))
    found = elo_difference(counted)
    assert (found.low, found.high) == (pytest.approx(low, abs=2.5), pytest.approx(high, abs=2.5))
    assert superiority(counted) == pytest.approx(np.mean(scores > 0.5) + np.mean(scores == 0.5) / 2, abs=0.01)


def test_of_a_hundred_intervals_ninety_five_hold_the_truth() -> None:
    law = np.array([0.08, 0.2, 0.4, 0.22, 0.1])
    truth = elo_of(float(law @ (np.arange(5) / 4)))
    assert truth is not None
    found = [elo_difference(each) for each in np.random.default_rng(7).multinomial(100, law, 4000).tolist()]
    held = sum(each.low < truth < each.high for each in found if each.low is not None and each.high is not None)
    assert held / len(found) == pytest.approx(0.95, abs=0.015)


def likeliest(games: Sequence[int], mean_of: float | None, distance: float | None) -> float:
    """The greatest log-likelihood of lost, drawn and won games, over a fine grid of the share of draws: all that is free."""
    draws = np.linspace(1e-9, 1 - 1e-9, 20_001)
    if mean_of is not None:
        wins = mean_of - draws / 2
    else:
        assert distance is not None  # (wins - losses) / 2 = distance * sqrt(1 - draws - (wins - losses) ** 2) / 2
        wins = (1 - draws + distance * np.sqrt((1 - draws) / (1 + distance**2))) / 2
    law = np.array([1 - draws - wins, draws, wins])
    return float((np.array(games) @ np.log(law[:, (law > 0).all(axis=0)])).max())


@pytest.mark.parametrize("is_normalised", [False, True])
@pytest.mark.parametrize(("games", "both"), [((40, 30, 60), (0, 50)), ((5, 200, 9), (-20, 20)), ((100, 3, 20), (-300, -150))])
def test_the_ratio_is_that_of_the_likeliest_laws_found_by_trying(
    games: tuple[int, ...], both: tuple[float, float], is_normalised: bool
) -> None:
    if is_normalised:
        low, high = (likeliest(games, None, elo / PER_SPREAD) for elo in both)
    else:
        low, high = (likeliest(games, score_of(elo), None) for elo in both)
    assert Sprt(*both, is_normalised=is_normalised).log_likelihood_ratio(games) == pytest.approx(high - low, abs=1e-3)


def test_the_test_is_as_rarely_wrong_as_it_says() -> None:
    """Players of equal strength are tested for 150 Elo: at most one match of twenty may find them."""
    test, drawn = Sprt(0, 150), np.random.default_rng(3)
    wrong = 0
    for _ in range(60):
        counted, verdict = [0] * 5, None
        while verdict is None:
            counted[drawn.choice(5, p=[0.15, 0.2, 0.3, 0.2, 0.15])] += 1
            verdict = test.verdict(counted)
        wrong += verdict == "elo1"
    assert wrong <= 60 * 0.05 + 4


def test_before_any_game_nothing_is_known() -> None:
    assert elo_difference([0] * 5) == normalised_elo([0] * 3) == (None, None, None)
    assert law_of([0] * 5) is None
    assert superiority([0] * 5) == 0.5
    assert Sprt(0, 5).verdict([0] * 5) is None


@given(st.integers(1, 10_000), st.integers(0, 4))
def test_where_all_pairs_are_alike_the_interval_is_of_what_could_have_been(number: int, place: int) -> None:
    counted = [0] * 5
    counted[place] = number
    found = elo_difference(counted)
    assert found.value == elo_of(place / 4)
    least = 0.025 ** (
        1 / number
    )  # the least probability of this kind, if that it alone comes is not to be a chance of one in forty
    for end, score in ((found.low, place / 4 * least), (found.high, 1 - (1 - place / 4) * least)):
        assert end is None if elo_of(score) is None else end == pytest.approx(elo_of(score))
    assert (superiority(counted) > 0.5) == (place > 2)
    assert (superiority(counted) == 0.5) == (place == 2)
    assert normalised_elo(counted) == (None, None, None)


@given(counts, bounds)
def test_more_of_the_same_says_the_same_louder(counted: list[int], both: tuple[float, float]) -> None:
    assume(all(counted))
    double = [2 * count for count in counted]
    assert elo_difference(double).value == pytest.approx(elo_difference(counted).value)
    assert Sprt(*both).log_likelihood_ratio(double) == pytest.approx(
        2 * Sprt(*both).log_likelihood_ratio(counted), rel=1e-6, abs=1e-6
    )


@pytest.mark.parametrize("counted", [[1, 2], [1, 2, 3, 4], [-1, 2, 3], []])
def test_what_is_no_count_is_refused(counted: list[int]) -> None:
    with pytest.raises(OutOfRange, match="three numbers or in five"):
        elo_difference(counted)


@pytest.mark.parametrize("asked", [(5, 5), (5, 0), (0, 501), (math.nan, 5), (0, 5, 0, 0.05), (0, 5, 0.05, 0.5), (0, 5, math.nan)])
def test_tests_that_are_none_are_refused(asked: tuple[float, ...]) -> None:
    with pytest.raises(OutOfRange, match=r"a test needs|error rates"):
        Sprt(*asked)
