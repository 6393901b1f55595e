"""Laws of every search with every ordering on every game."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prunus import search
from prunus.core.jit import interpreting
from prunus.core.registry import entries, game
from prunus.core.values import INFINITY
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, find_ordering
from prunus.searches.driving.searcher import Searcher
from prunus.searches.minimal_tree import minimal_leaves
from prunus.searches.shared.record import record
from prunus.searches.shared.trace import Trace
from tests.plain import games_for_laws, look_ahead, without_argument
from tests.reference import minimax, somewhere, textbook_nodes, value_of, written_trees

ALGORITHMS = without_argument("algorithm")
ORDERINGS = [*without_argument("ordering"), "static:1", "history:1"]  # by default these two sort far from the leaves only
EVALUATIONS = entries("evaluation")
GAMES = [*(name for name in games_for_laws() if name != "tree"), "othello-4x4", "connect-four-4x4"]
ALL_CASES = [(name, evaluation) for name in GAMES for evaluation, entry in EVALUATIONS.items() if entry.suits(game(name).start())]
WIDE = (
    "gomoku",
    "hex",
)  # boards in several words, at which Python is slow: little of them is searched by it, and that by the twins
CASES = [case for case in ALL_CASES if not case[0].startswith(WIDE)]
DEPTH = 3

every_case = pytest.mark.parametrize(("name", "evaluation"), CASES)
every_case_and_board = pytest.mark.parametrize(("name", "evaluation"), ALL_CASES)
seeds = st.integers(0, 2**32)


def every_ordering() -> Iterator[tuple[str, int]]:
    """Every ordering with three of eight seeds, others than those of its neighbour: a case has all seeds and all orderings."""
    for number, ordering in enumerate(ORDERINGS):
        for further in range(3):
            yield ordering, (3 * number + further) % 8


def fits(algorithm: str, name: str, evaluation: str) -> bool:
    """Futility is for evaluations that bound what a move can gain."""
    return algorithm != "futility" or hasattr(type(EVALUATIONS[evaluation].suited_to(game(name).start())), "most_gain")


CASES_BY_ALGORITHM = [(name, evaluation, a) for name, evaluation in CASES for a in ALGORITHMS if fits(a, name, evaluation)]
every_algorithm = pytest.mark.parametrize(("name", "evaluation", "algorithm"), CASES_BY_ALGORITHM)
CHAINS = ["hash+killer+history:1", "hash+countermove+static:1", "killer+random"]

# Compiling takes a second a combination, so what has nothing to do with the twin is interpreted, on boards of both sizes, and
# the twins are compared on a board of each kind: every evaluation on it once, every search and every ordering somewhere.
SMALL = [(name, evaluation) for name, evaluation in CASES if name not in ("othello", "connect-four")]
TWINS = [
    *(
        (*case, *(("alpha-beta", "natural") if case[1] == "win-loss-draw" else ("pvs", "static:1")))
        for case in ALL_CASES
        if case not in CASES
    ),
    *(
        (*case, algorithm, ordering)
        for case, algorithm, ordering in zip(
            [case for case in SMALL if case[0] != "nim"],
            itertools.cycle(a for a in ALGORITHMS if a != "futility"),
            itertools.cycle([*ORDERINGS, "hash+killer+history:1"]),
            strict=False,
        )
    ),
    ("othello-4x4", "disc-difference", "futility", "natural"),
]


@every_algorithm
def test_every_search_with_every_ordering_finds_the_minimax_value(name: str, evaluation: str, algorithm: str) -> None:
    first, (every, depth) = (
        CASES_BY_ALGORITHM.index((name, evaluation, algorithm)),
        (2, DEPTH) if (name, evaluation) in SMALL else (6, 2),
    )
    with interpreting():
        for seed, ordering in list(enumerate([*ORDERINGS, *CHAINS]))[first % every :: every]:
            position = somewhere(game(name).start(), seed, 4 * seed)
            table = [None, 0.01, 1][seed % 3] if ALGORITHMS[algorithm].uses_table else None
            request: dict[str, Any] = {"algorithm": algorithm, "evaluation": evaluation, "ordering": ordering, "seed": seed}
            result = look_ahead(position, depth, table=table, deepening=seed % 2 == 0, **request)
            measure = find_evaluation(evaluation, position)
            assert result.value == minimax(position, depth, measure)
            if result.line:
                _check_line(position, result, measure)
            else:
                assert position.is_over()


@pytest.mark.parametrize(
    ("name", "algorithm"),
    [
        *(("random-tree", algorithm) for algorithm in ALGORITHMS if algorithm not in ("fail-hard", "futility", "minimax")),
        *zip([name for name in GAMES if name not in ("random-tree", "nim")], itertools.cycle(["pvs", "mtdf"]), strict=False),
        ("othello-4x4", "futility"),
    ],
)
def test_compiled_searches_with_a_shared_table_find_the_minimax_value(name: str, algorithm: str) -> None:
    this = game(name)
    exact = Searcher("minimax", this.default_evaluation, "natural", table=0)
    searcher = Searcher(algorithm, this.default_evaluation, "hash+killer+history:2", table=0.1)
    depth = 3 if name.startswith(WIDE) else 4
    for seed in range(40):
        position = somewhere(this.start(), seed, seed)
        found = searcher.think(position, Limits(depth=depth))
        assert found.value == exact.think(position, Limits(depth=depth), depths=[found.depth]).value
        assert found.is_complete


def _check_line(position: Any, result: Any, measure: Any) -> None:
    """Following the line leads to a leaf with the value of the root, up to the sign of who moves there."""
    for move in result.line:
        assert move in list(position.moves())
        position = position.play(move)
    assert len(result.line) == result.depth or position.is_over()
    assert int(measure.evaluate(position)) * (-1) ** len(result.line) == result.value


@every_case
@settings(max_examples=15)
@given(seed=seeds, plies=st.integers(0, 40), centre=st.integers(-30, 30), half=st.integers(1, 20))
def test_alpha_beta_is_fail_soft(name: str, evaluation: str, seed: int, plies: int, centre: int, half: int) -> None:
    position = somewhere(game(name).start(), seed, plies)
    true = minimax(position, 2, find_evaluation(evaluation, position))
    alpha, beta = centre - half, centre + half
    with interpreting():
        value = look_ahead(position, 2, evaluation=evaluation, window=(alpha, beta)).value
        hard = look_ahead(position, 2, evaluation=evaluation, window=(alpha, beta), algorithm="fail-hard").value
    assert value is not None
    assert (alpha < value < beta and value == true) or (value <= alpha and true <= value) or (value >= beta and true >= value)
    assert hard == min(max(true, alpha), beta) or position.is_over()


@every_case
def test_the_papers_fail_hard_form_visits_the_same_nodes(name: str, evaluation: str) -> None:
    for ordering, seed in every_ordering():
        position = somewhere(game(name).start(), seed, 5 * seed)
        request: dict[str, Any] = {"evaluation": evaluation, "ordering": ordering, "seed": seed}
        traces = Trace.of_at_most(50_000), Trace.of_at_most(50_000)
        with interpreting():  # the law does not depend on the twin, and there are many combinations to compile
            soft = look_ahead(position, 2, trace=traces[0], **request)
            hard = look_ahead(position, 2, trace=traces[1], algorithm="fail-hard", **request)
        assert (soft.value, soft.line, soft.nodes, soft.leaves, soft.cutoffs) == (
            hard.value, hard.line, hard.nodes, hard.leaves, hard.cutoffs
        )  # fmt: skip
        assert (traces[0].recorded[:, :4] == traces[1].recorded[:, :4]).all()


@every_case_and_board
def test_an_ordering_is_a_permutation_of_the_moves(name: str, evaluation: str) -> None:
    for ordering, seed in every_ordering():
        position = somewhere(game(name).start(), seed, 5 * seed)
        measure = find_evaluation(evaluation, position)
        with interpreting():
            arranged = list(find_ordering(ordering, position, measure, 2, seed).arrange(position, 2, 0))
        assert sorted(map(int, arranged)) == sorted(map(int, position.moves()))


@every_case
def test_symmetry_keeps_values(name: str, evaluation: str) -> None:
    this, depth = game(name), DEPTH if (name, evaluation) in SMALL else 2  # deeper ones on large boards: `make attack`, twins
    for seed in range(8):
        position = somewhere(this.start(), seed, 5 * seed)
        with interpreting():
            value = look_ahead(position, depth, evaluation=evaluation).value
            for image in this.symmetries():
                assert look_ahead(image(position), depth, evaluation=evaluation).value == value


@every_case_and_board
def test_an_evaluation_is_bounded_and_final_where_the_game_is(name: str, evaluation: str) -> None:
    from prunus.core.values import WIN

    for seed in range(12):
        position = somewhere(game(name).start(), seed, 200)
        value = int(find_evaluation(evaluation, position).evaluate(position))
        assert position.is_over()
        assert (value > 0) == (position.outcome() > 0)
        assert (value < 0) == (position.outcome() < 0)
        early = somewhere(game(name).start(), seed, 4)
        if not early.is_over():
            assert abs(int(find_evaluation(evaluation, early).evaluate(early))) < WIN


def test_the_twins_that_are_compared_have_every_case_search_and_ordering() -> None:
    cases, algorithms, orderings = zip(*(((a, b), c, d) for a, b, c, d in TWINS), strict=True)
    assert ({*cases, ("nim", "win-loss-draw")}, {*algorithms}) == ({*ALL_CASES} - ({*CASES} - {*SMALL}), {*ALGORITHMS})
    assert {*orderings} >= {*ORDERINGS}


@pytest.mark.parametrize(("name", "evaluation", "algorithm", "ordering"), TWINS)
def test_compiled_searches_equal_interpreted_ones(name: str, evaluation: str, algorithm: str, ordering: str) -> None:
    for seed in range(6):
        position = somewhere(game(name).start(), seed, 3 * seed)
        request: dict[str, Any] = {"evaluation": evaluation, "ordering": ordering, "algorithm": algorithm, "seed": seed}
        compiled = look_ahead(position, DEPTH, **request)
        with interpreting():
            interpreted = look_ahead(position, DEPTH, **request)
        for field in ("value", "line", "nodes", "leaves", "cutoffs"):
            assert getattr(compiled, field) == getattr(interpreted, field)


@pytest.mark.parametrize(("name", "evaluation"), SMALL)
def test_no_order_beats_the_minimal_tree(name: str, evaluation: str) -> None:
    with interpreting():
        for seed in range(4):
            position = somewhere(game(name).start(), seed, 3 * seed)
            least = minimal_leaves(position, DEPTH, evaluation)
            for ordering in ORDERINGS:
                assert look_ahead(position, DEPTH, evaluation=evaluation, ordering=ordering, seed=seed).leaves >= least


@given(branching=st.integers(1, 6), depth=st.integers(0, 6), seed=seeds)
def test_perfect_order_reaches_the_minimum_of_knuth_and_moore(branching: int, depth: int, seed: int) -> None:
    minimum = branching ** -(-depth // 2) + branching ** (depth // 2) - 1
    for order in ("perfect", "natural", "worst"):
        root = game("random-tree").root(branching, depth, seed, order)
        assert minimal_leaves(root, depth, "leaf-value") == minimum
        ordering = "natural" if order == "perfect" else "true"
        assert look_ahead(root, depth, evaluation="leaf-value", ordering=ordering).leaves == minimum


@given(branching=st.integers(1, 6), depth=st.integers(0, 6), seed=seeds)
def test_the_worst_order_cuts_nothing(branching: int, depth: int, seed: int) -> None:
    root = game("random-tree").root(branching, depth, seed, "worst")
    result = look_ahead(root, depth, evaluation="leaf-value")
    assert result.leaves == branching**depth
    assert result.cutoffs == {"alpha": 0, "beta": 0, "deep": 0}


@given(written=written_trees(), ordering=st.sampled_from(["natural", "random", "true"]), seed=seeds)
def test_every_search_agrees_with_max_and_min_on_written_trees(written: Any, ordering: str, seed: int) -> None:
    text, tree, is_max = written
    position = game("tree").parse(text)
    for algorithm in [a for a in ALGORITHMS if a not in ("futility", "iid")]:  # these evaluate inner nodes, which have no value
        result = look_ahead(position, position.height, algorithm=algorithm, evaluation="leaf-value", ordering=ordering, seed=seed)
        asked = search(position, algorithm=algorithm)  # with all that is the default, tables and the hash move among it
        assert result.value == asked.value == value_of(tree, is_max) * (1 if is_max else -1)


@given(written=written_trees(), algorithm=st.sampled_from([a for a in ALGORITHMS if a not in ("futility", "iid", "prob-cut")]))
def test_a_recording_tells_the_same_story_as_the_counts(written: Any, algorithm: str) -> None:
    """Of every look at the root; not of searches that look at a node again with less depth, or probe."""
    text, _, is_max = written
    this = game("tree")
    position = this.parse(text)
    recording = record(position, position.height, algorithm=algorithm)
    cutoffs = [node.cutoff for node in recording.nodes if node.cutoff]
    assert len(recording.nodes) == recording.result["nodes"]
    assert sum(node.is_leaf for node in recording.nodes) == recording.result["leaves"]
    assert sum(node.is_settled for node in recording.nodes) == recording.result["table_hits"]
    assert {
        "alpha": sum("alpha" in cutoff for cutoff in cutoffs),
        "beta": sum("beta" in cutoff for cutoff in cutoffs),
        "deep": sum("deep" in cutoff for cutoff in cutoffs),
    } == recording.result["cutoffs"]
    plain = look_ahead(position, position.height, algorithm=algorithm, evaluation="leaf-value")
    assert recording.result["cutoffs"] == plain.cutoffs
    assert [node.is_max for node in recording.nodes] == [(node.ply % 2 == 0) == is_max for node in recording.nodes]


@given(written=written_trees(), algorithm=st.sampled_from([a for a in ALGORITHMS if a not in ("futility", "iid")]))
def test_the_numbers_of_a_recording_are_those_of_max_as_they_are_written(written: Any, algorithm: str) -> None:
    """Values and bounds of every node, against max and min by the book; and leaves that were left out keep their values."""
    text, tree, is_max = written
    this = game("tree")
    position = this.parse(text)
    recording = record(position, position.height, algorithm=algorithm)
    assert recording.result["value"] == recording.roots[-1].value == value_of(tree, is_max)
    subtrees: dict[int, Any] = {}
    for node in recording.nodes:
        subtrees[node.number] = tree if node.parent is None else subtrees[node.parent][int(node.move) - 1]
        here = subtrees[node.number]
        true = value_of(here, node.is_max)
        assert {"=": node.value == true, "<=": node.value >= true, ">=": node.value <= true}[node.bound]
        for severed in node.pruned:
            behind = here[int(severed.move) - 1]
            assert severed.value == (behind if isinstance(behind, int) else None)


@given(written=written_trees())
def test_a_recording_of_alpha_beta_has_the_nodes_windows_and_values_of_the_textbook(written: Any) -> None:
    text, tree, is_max = written
    this = game("tree")
    position = this.parse(text)
    recording = record(position, position.height)
    paths: list[tuple[int, ...]] = [()]
    for node in recording.nodes[1:]:
        assert node.parent is not None
        paths.append((*paths[node.parent], int(node.move) - 1))
    windows = [(-math.inf if n.alpha is None else n.alpha, math.inf if n.beta is None else n.beta) for n in recording.nodes]
    recorded = [[path, *window, node.value] for path, window, node in zip(paths, windows, recording.nodes, strict=True)]
    assert recorded == textbook_nodes(tree, is_max)


@given(written=written_trees())
def test_pruned_leaves_never_matter(written: Any) -> None:
    """Blank out every leaf that alpha-beta did not look at: the search gives the same value, and looks at no blank."""
    text, tree, is_max = written
    this = game("tree")
    position = this.parse(text)
    recording = record(position, position.height)
    path_of: dict[int, tuple[int, ...]] = {0: ()}
    for node in recording.nodes[1:]:
        assert node.parent is not None
        path_of[node.number] = (*path_of[node.parent], int(node.move) - 1)
    seen = {path_of[node.number] for node in recording.nodes if node.is_leaf}

    def blanked(node: Any, path: tuple[int, ...]) -> Any:
        if isinstance(node, int):
            return str(node) if path in seen else "?"
        return f"[{', '.join(blanked(child, (*path, i)) for i, child in enumerate(node))}]"

    again = this.parse(("" if is_max else "MIN ") + blanked(tree, ()))
    assert record(again, again.height).result["value"] == value_of(tree, is_max)


@every_case
def test_tracing_changes_nothing_and_stays_within_its_bound(name: str, evaluation: str) -> None:
    position = somewhere(game(name).start(), 3, 8)
    trace = Trace.of_at_most(10)
    with interpreting():
        plain = look_ahead(position, DEPTH, evaluation=evaluation)
        traced = look_ahead(position, DEPTH, evaluation=evaluation, trace=trace)
    assert (plain.value, plain.line, plain.nodes) == (traced.value, traced.line, traced.nodes)
    assert len(trace.recorded) == min(10, plain.nodes)
    assert trace.dropped == plain.nodes - len(trace.recorded)


def test_depth_zero_is_the_static_value() -> None:
    start = game("othello").parse("f5")
    result = look_ahead(start, 0, evaluation="disc-difference")
    assert (result.value, result.move, result.nodes, result.leaves) == (-3, None, 1, 1)


def test_a_window_of_any_size_is_accepted_up_to_infinity() -> None:
    start = game("tic-tac-toe").start()
    assert look_ahead(start, 2, window=(-int(INFINITY), int(INFINITY))).value == 0
