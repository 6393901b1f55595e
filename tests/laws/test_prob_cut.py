"""Laws of prob-cut: what it does when it cuts nothing, when its predictions are perfect, and what its parameters are fitted to."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus.cli.fit_prob_cut import fit_prob_cut
from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.values import WIN
from prunus.errors import BadFile, DoesNotFit, MissingFile, NotationError, OutOfRange, PrunusError
from prunus.games.random_tree import RandomTree
from prunus.lab.prob_cut_errors import measured
from prunus.lab.prob_cut_samples import fitted, played_position, stages_of
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_algorithm, find_evaluation
from prunus.searches.driving.searcher import Searcher
from prunus.searches.prob_cut import Predictors, Probe, prob_cut_with
from prunus.searches.prob_cut_fit import FITS, Fit, Predictor, regression, shipped
from prunus.searches.shared.trace import Trace
from prunus.tables.transposition import Table
from tests.forking import ran
from tests.plain import look_ahead
from tests.reference import minimax, somewhere

EVALUATION = "corners-mobility"
PAIRS = [(3, 1), (4, 2), (5, 1), (6, 2), (8, 2), (8, 4)]


def made(name: str, evaluation: str, sigma: float, a: float = 1.0, b: float = 0.0) -> Fit:
    """Parameters that nobody fitted: the deep value is a * shallow + b."""
    this = game(name)
    predictors = [Predictor(depth, shallow, a, b, sigma, 100, 0.9) for depth, shallow in PAIRS]
    return Fit.of(this, evaluation, find_evaluation(evaluation, this.start()), 1, 100, predictors)


class Left(NamedTuple):
    """As much of a position as a stage is told by."""

    squares: int

    def left(self) -> int:
        return self.squares


class Said(NamedTuple):
    """An evaluation that says one thing."""

    value: int

    def evaluate(self, position: Any) -> int:
        return self.value


def asked(predictors: Predictors, depth: int, alpha: int, beta: int, estimate: int, left: int = 30) -> list[Probe]:
    return list(predictors.probes(Left(left), depth, alpha, beta, Said(estimate)))


class KnownTree(RandomTree):
    """Every node of this tree has its true value written on it, so a search of any depth finds the same."""

    def start(self) -> Any:
        return self.root(branching=4, depth=9, seed=5, order="random")


@pytest.fixture(scope="module")
def othello() -> Fit:
    return fitted(game("othello"), EVALUATION, positions=200, depths=(3, 5))


@given(a=st.floats(0.1, 3), b=st.floats(-20, 20), noise=st.floats(0, 5), seed=st.integers(0, 2**32))
def test_least_squares_finds_the_line_and_leaves_decided_games_out(a: float, b: float, noise: float, seed: int) -> None:
    chance = np.random.default_rng(seed)
    x = chance.normal(0, 30, 2000)
    pairs = list(zip(x, a * x + b + chance.normal(0, noise, 2000), strict=True))
    found = regression(6, 2, pairs)
    assert found is not None
    assert (found.a, found.b, found.sigma) == pytest.approx((a, b, noise), abs=0.15 * noise + 1e-6)
    decided = [(int(WIN) + 2, 3), (4, -int(WIN)), (-int(WIN) - 9, -int(WIN) - 9)]
    assert regression(6, 2, [*pairs, *decided]) == found


def test_too_few_positions_or_values_that_never_differ_give_no_line() -> None:
    assert regression(4, 2, [(i, i) for i in range(19)]) is None
    assert regression(4, 2, [(3, i) for i in range(100)]) is None
    assert regression(4, 2, [(int(WIN) + i, i) for i in range(100)]) is None


@given(beta=st.integers(-300, 300), a=st.floats(0.2, 3), b=st.floats(-9, 9), margin=st.floats(0, 50))
def test_a_probe_is_answered_as_foretold_exactly_where_the_line_says_so(beta: int, a: float, b: float, margin: float) -> None:
    """On both sides of the bound; a hair beside it, where floats are rounded, either answer will do."""
    alpha = beta - 7
    predictors = Predictors.of([Predictor(6, 2, a, b, margin, 100, 0.9)], 1.0, 8)
    (high,), (low,) = (asked(predictors, 6, alpha, beta, estimate) for estimate in (beta, alpha))
    for shallow in (high.bound - 1, high.bound):
        distance = a * shallow + b - margin - beta
        assert (shallow >= high.bound) == (distance >= 0) or abs(distance) < 1e-6
    for shallow in (low.bound - 1, low.bound):
        distance = a * shallow + b + margin - alpha
        assert (shallow < low.bound) == (distance <= 0) or abs(distance) < 1e-6
    assert (high.foretold, high.value) == (True, beta)
    assert (low.foretold, low.value) == (False, alpha)


def test_windows_at_decided_values_are_not_asked_about() -> None:
    predictors = Predictors.of(made("othello", EVALUATION, 5).used, 1.5, 8)
    for estimate in (-5, 5):
        assert asked(predictors, 6, -int(WIN), int(WIN), estimate) == []
        assert asked(predictors, 6, -int(WIN) - 1, -int(WIN), estimate) == []
        assert asked(predictors, 6, int(WIN), int(WIN) + 1, estimate) == []
        assert asked(predictors, 7, 0, 1, estimate) == []  # nothing was fitted for this depth
        probes = asked(predictors, 8, 0, 1, estimate)
        assert [(probe.shallow, probe.foretold) for probe in probes] == [(2, estimate > 0), (4, estimate > 0)]
    assert asked(predictors, 8, -9, 9, 0) == []  # the estimate lies within the window


@given(stages=st.sets(st.integers(1, 64), max_size=5), left=st.integers(0, 64), depth=st.integers(3, 9), data=st.data())
def test_a_position_is_foretold_by_the_predictors_of_its_stage_alone(
    stages: set[int], left: int, depth: int, data: st.DataObject
) -> None:
    begins = (0, *sorted(stages))
    every = [(stage, deep) for stage in range(len(begins)) for deep in range(3, 10)]
    chosen = data.draw(st.lists(st.sampled_from(every), unique=True, min_size=1))
    predictors = [Predictor(deep, 1, 1.0, 100.0 * stage + deep, 0.0, 100, 0.9, stage) for stage, deep in chosen]
    stage = max(number for number, least in enumerate(begins) if least <= left)
    probes = asked(Predictors.of(predictors, 1.0, 9, begins), depth, -1, 0, 0, left)
    assert [probe.bound for probe in probes] == ([-(100 * stage + depth)] if (stage, depth) in chosen else [])


def test_what_is_deeper_than_was_fitted_is_foretold_from_as_many_plies_below() -> None:
    fit = made("othello", EVALUATION, 2.0)  # to depth 8; of depth 7 there is nothing
    assert [(each.depth, each.shallow) for each in fit.believed(13)][len(fit.used) :] == [(10, 4), (12, 6)]
    assert fit.believed(8) == fit.used


def test_stages_of_a_game_share_the_squares_that_a_deep_search_leaves() -> None:
    start = game("othello").start()
    assert stages_of(start, 10, 1000) == (0, 22, 35, 47)
    assert stages_of(start, 10, 250) == (0, 35)  # too few positions for more
    assert stages_of(start, 10, 199) == (0,)
    assert stages_of(game("othello-4x4").start(), 10, 1000) == (0,)  # twelve squares
    assert stages_of(game("nim").start(), 4, 1000) == (0,)


@pytest.mark.parametrize("table", [None, 1.0])
def test_what_cuts_nothing_finds_the_minimax_value_and_visits_the_nodes_of_pvs_besides_its_probes(table: float | None) -> None:
    fit = made("othello-4x4", EVALUATION, 1.0)
    for seed in range(3):
        position = somewhere(game("othello-4x4").start(), seed, seed)
        traces = Trace.of_at_most(100_000), Trace.of_at_most(100_000)
        request: dict[str, Any] = {"evaluation": EVALUATION, "table": table}
        with interpreting():
            exact = look_ahead(position, 6, trace=traces[0], algorithm="pvs", **request)
            found = look_ahead(position, 6, trace=traces[1], algorithm=prob_cut_with(fit, 1000.0), **request)
        assert found.value == exact.value == minimax(position, 6, find_evaluation(EVALUATION, position))
        assert found.line == exact.line
        assert found.nodes == exact.nodes + traces[1].dropped
        assert traces[1].dropped > 0
        if table is None:
            assert (traces[0].recorded == traces[1].recorded).all()


def test_probes_leave_the_counts_of_their_node_alone() -> None:
    """Probes of depth zero are leaves that cut nothing: the cutoffs are those of pvs."""
    fit = replace(made("othello-4x4", EVALUATION, 1.0), predictors=tuple(Predictor(d, 0, 1, 0, 1, 100, 0.9) for d in range(2, 6)))
    position = game("othello-4x4").start()
    with interpreting():
        exact = look_ahead(position, 6, evaluation=EVALUATION, algorithm="pvs")
        found = look_ahead(position, 6, evaluation=EVALUATION, algorithm=prob_cut_with(fit, 1000.0))
    assert (found.value, found.line, found.cutoffs) == (exact.value, exact.line, exact.cutoffs)
    assert found.nodes - exact.nodes == found.leaves - exact.leaves > 0


def test_bounds_that_no_estimate_reaches_are_not_even_probed() -> None:
    position = game("othello-4x4").start()
    with interpreting():
        exact = look_ahead(position, 6, evaluation=EVALUATION, algorithm="pvs")
        found = look_ahead(position, 6, evaluation=EVALUATION, algorithm=prob_cut_with(made("othello-4x4", EVALUATION, 1.0), 1e9))
    assert (found.value, found.line, found.nodes, found.cutoffs) == (exact.value, exact.line, exact.nodes, exact.cutoffs)


def test_perfect_predictions_are_fitted_without_deviation_and_cut_without_error() -> None:
    tree = KnownTree()
    with interpreting():
        fit = fitted(tree, "leaf-value", positions=20, depths=(3, 6))
    assert [(each.depth, each.shallow) for each in fit.used] == [(3, 1), (4, 2), (5, 1), (6, 2)]
    for predictor in fit.predictors:
        assert (predictor.a, predictor.b, predictor.sigma) == pytest.approx((1, 0, 0), abs=1e-6)
    for seed in range(10):
        root = tree.root(4, 7, seed, "random")
        with interpreting():
            exact = look_ahead(root, 7, evaluation="leaf-value", algorithm="pvs")
            found = look_ahead(root, 7, evaluation="leaf-value", algorithm=prob_cut_with(fit))
        assert found.value == exact.value == root.value
        assert found.line[:1] == exact.line[:1]
        assert found.nodes < exact.nodes / 2
        assert exact.is_exact
        assert not found.is_exact


def test_compiled_prob_cut_equals_interpreted_prob_cut(othello: Fit) -> None:
    for seed in range(4):
        position = somewhere(game("othello").start(), seed, 8 * seed)
        for threshold in (0.5, 1.5):
            request: dict[str, Any] = {"algorithm": prob_cut_with(othello, threshold), "evaluation": EVALUATION, "table": 1.0}
            compiled = look_ahead(position, 5, **request)
            with interpreting():
                interpreted = look_ahead(position, 5, **request)
            for field in ("value", "line", "nodes", "leaves", "cutoffs", "table_hits", "is_exact"):
                assert getattr(compiled, field) == getattr(interpreted, field)


def test_a_table_that_prob_cut_has_filled_does_not_mislead_an_exact_search() -> None:
    """With no margin at all prob-cut is often wrong; its entries are its own."""
    table = Table.of(4)
    bold = prob_cut_with(made("othello", EVALUATION, 0.0, b=9.0))
    wrong = 0
    for seed in range(8):
        position = somewhere(game("othello").start(), seed, 4 * seed)
        true = look_ahead(position, 5, evaluation=EVALUATION).value
        wrong += Searcher(bold, EVALUATION, table=table).think(position, Limits(depth=5)).value != true
        assert Searcher("alpha-beta", EVALUATION, table=table).think(position, Limits(depth=5)).value == true
    assert wrong > 0


def test_a_prob_cut_that_is_stopped_says_so() -> None:
    fit = made("othello", EVALUATION, 2.0)
    result = look_ahead(game("othello").start(), 12, evaluation=EVALUATION, algorithm=prob_cut_with(fit), nodes=5000, table=1.0)
    assert result.stopped_by == "nodes"
    assert 0 < result.depth < 12
    assert result.nodes < 6000


def test_errors_are_none_where_nothing_is_cut_and_some_where_everything_is(othello: Fit) -> None:
    request: dict[str, Any] = {"depth": 5, "positions": 12}
    careful, bold = measured(game("othello"), othello, thresholds=[1e9, 0.0], **request)
    assert (careful.values_right, careful.moves_right, careful.value_error, careful.move_loss) == (12, 12, 0, 0)
    assert careful.nodes == careful.exact_nodes
    assert bold.values_right < 12
    assert bold.value_error > 0
    assert bold.move_loss >= 0
    assert bold.nodes < bold.exact_nodes


def test_positions_are_drawn_by_the_seed_and_leave_room_for_the_search() -> None:
    this = game("othello-4x4")
    drawn, again, other = ([played_position(this, EVALUATION, 6, seed, number) for number in range(30)] for seed in (7, 7, 8))
    assert drawn == again != other
    for position in drawn:
        assert not somewhere(position, 0, 0).is_over()


def test_what_is_saved_is_read_back(othello: Fit, tmp_path: Path) -> None:
    path = tmp_path / "fit.json"
    othello.save(path)
    assert Fit.load(path) == othello
    assert find_algorithm(f"prob-cut:{path}").name == prob_cut_with(othello, 1.5).name
    assert find_algorithm(f"prob-cut:{path}:2").name == prob_cut_with(othello, 2.0).name
    assert (othello.game, othello.evaluation, othello.seed, othello.positions) == ("othello", EVALUATION, 1, 200)


def test_parameters_that_come_with_a_game_are_those_of_the_evaluation_that_comes_with_it() -> None:
    """Whoever learns its weights anew fits these anew: docs/prob-cut.md says how."""
    names = [each.name.removesuffix(".json") for each in FITS.iterdir()]
    assert "othello" in names
    for name in names:
        fit, position = shipped(name), game(name).start()
        assert fit is not None
        fit.check(position, find_evaluation(fit.evaluation, position))
        assert find_algorithm(f"prob-cut:{name}").name == prob_cut_with(fit).name
        assert {each.stage for each in fit.used} == set(range(len(fit.stages)))
    assert shipped("nim") is None
    assert shipped("../fits/othello") is None


def test_bad_requests_are_refused_in_one_sentence(tmp_path: Path) -> None:
    good = made("othello", EVALUATION, 4.0)
    good.save(tmp_path / "good.json")
    data = json.loads((tmp_path / "good.json").read_text())
    contents = {
        "text": "hello",
        "format": json.dumps(data | {"format": "prunus-trace 1"}),
        "lacking": json.dumps({name: value for name, value in data.items() if name != "seed"}),
        "endless": json.dumps(data | {"predictors": [data["predictors"][0] | {"sigma": float("nan")}]}),
        "too-deep": json.dumps(data | {"predictors": [data["predictors"][0] | {"shallow": 2}]}),
        "stages": json.dumps(data | {"stages": [3, 1]}),
        "nowhere": json.dumps(data | {"predictors": [data["predictors"][0] | {"stage": 1}]}),
        "words": json.dumps(data | {"predictors": [data["predictors"][0] | {"a": "steep"}]}),
    }
    for name, content in contents.items():
        (tmp_path / f"{name}.json").write_text(content)
    refusals: dict[str, tuple[type[PrunusError], str]] = {
        "prob-cut": (NotationError, "expected prob-cut:FILE[:THRESHOLD]; FILE may be a game's own"),
        f"prob-cut:{tmp_path}/none.json": (MissingFile, "is not there; `prunus fit-prob-cut GAME -o"),
        f"prob-cut:{tmp_path}/good.json:-1": (OutOfRange, "a threshold of -1 standard deviations is not a number from 0 on"),
        f"prob-cut:{tmp_path}/good.json:nan": (OutOfRange, "a threshold of nan standard deviations"),
        f"prob-cut:{tmp_path}/text.json": (NotationError, "'hello' stops making sense at character 1, 'h': expected JSON"),
        f"prob-cut:{tmp_path}/format.json": (NotationError, 'expected parameters of the format "prunus-prob-cut 2"'),
        f"prob-cut:{tmp_path}/lacking.json": (NotationError, "what `prunus fit-prob-cut` writes, and 'seed' is amiss"),
        f"prob-cut:{tmp_path}/endless.json": (BadFile, "NaN is not a finite number"),
        f"prob-cut:{tmp_path}/too-deep.json": (NotationError, "0 <= shallow <= depth - 2"),
        f"prob-cut:{tmp_path}/stages.json": (NotationError, "stages that do not begin with 0 and rise is amiss"),
        f"prob-cut:{tmp_path}/nowhere.json": (NotationError, "a predictor of a stage that there is not is amiss"),
        f"prob-cut:{tmp_path}/words.json": (NotationError, "what `prunus fit-prob-cut` writes"),
    }
    for text, (kind, sentence) in refusals.items():
        with pytest.raises(kind) as refusal:
            look_ahead(game("othello").start(), 3, algorithm=text, evaluation=EVALUATION)
        assert sentence in str(refusal.value)
        assert refusal.value.exit_code == 2
    with pytest.raises(DoesNotFit, match="are for othello, not for connect-four; `prunus fit-prob-cut connect-four"):
        look_ahead(game("connect-four").start(), 3, algorithm=f"prob-cut:{tmp_path}/good.json")
    algorithm = prob_cut_with(good)
    with pytest.raises(DoesNotFit, match=r"are for othello with the evaluation 'corners-mobility', not for .*DiscDifference"):
        look_ahead(game("othello").start(), 3, algorithm=algorithm, evaluation="disc-difference")
    with pytest.raises(DoesNotFit, match=r"are for othello, not for othello-6x6"):
        look_ahead(game("othello-6x6").start(), 3, algorithm=algorithm, evaluation=EVALUATION)
    with pytest.raises(DoesNotFit, match="games of tic-tac-toe are too short for searches of 12 plies"):
        fitted(game("tic-tac-toe"), "open-lines", positions=20, depths=(3, 12))
    with interpreting(), pytest.raises(DoesNotFit, match="no shallow search foretells a deep one in random-tree"):
        fitted(game("random-tree"), "win-loss-draw", positions=20, depths=(3, 3))
    with pytest.raises(OutOfRange, match="seed 1 drew the positions of the fit: errors are measured on others"):
        measured(game("othello"), good, seed=1)
    with pytest.raises(OutOfRange, match="lie between 3 and 512, not from 2 to 8"):
        fitted(game("othello"), EVALUATION, depths=(2, 8))
    with pytest.raises(OutOfRange, match="19 positions are too few to fit a deviation: at least 20"):
        fitted(game("othello"), EVALUATION, positions=19)


def test_the_command_fits_and_then_checks(tmp_path: Path) -> None:
    path = str(tmp_path / "fit.json")
    done = CliRunner().invoke(fit_prob_cut, ["othello", "-e", EVALUATION, "--positions", "30", "--depths", "3-4", "-o", path])
    assert done.exit_code == 0, done.output
    assert "othello, corners-mobility, 30 positions: deep = a * shallow + b" in done.output
    assert f"written: {path}" in done.output
    done = CliRunner().invoke(
        fit_prob_cut, ["othello", "--check", path, "-d", "4", "--positions", "5", "--thresholds", "1", "--json"]
    )
    answer = json.loads(done.stdout)
    assert answer["evaluation"] == EVALUATION
    assert [row["positions"] for row in answer["errors"]] == [5]
    for wrong in (["othello"], ["othello", "-o", path, "--check", path], ["othello", "-o", path, "--depths", "8"]):
        assert CliRunner().invoke(fit_prob_cut, wrong).exit_code == 2
    assert isinstance(CliRunner().invoke(fit_prob_cut, ["othello-6x6", "--check", path]).exception, DoesNotFit)


def test_the_kernel_runs_in_two_processes_in_a_row(othello: Fit, tmp_path: Path) -> None:
    """Compiled in the first, if nobody has done so before, and loaded from the disk in the second."""
    othello.save(tmp_path / "fit.json")
    program = (
        "from prunus import game, search\n"
        f"algorithm = 'prob-cut:{tmp_path}/fit.json'\n"
        f"result = search(game('othello').start(), 6, algorithm=algorithm, evaluation={EVALUATION!r})\n"
        "print(result.value, result.nodes)\n"
    )
    runs = [ran(program, folder=tmp_path, environment={}) for _ in range(2)]
    assert [run.returncode for run in runs] == [0, 0], runs[0].stderr + runs[1].stderr
    assert runs[0].stdout == runs[1].stdout
