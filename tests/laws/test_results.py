"""Laws of results: what is said to be proved is true, however a search was stopped and wherever its lines lead."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.game import Position as Rules
from prunus.core.jit import interpreting
from prunus.core.registry import entries, game
from prunus.errors import BadGame
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import asking
from prunus.searches.driving.searcher import Searcher
from prunus.searches.proof.prove import LEAST_MEGABYTES
from prunus.searches.shared.algorithm import OPEN
from prunus.solvers.solver import find_solver
from prunus.tables.folded import Folded
from prunus.tables.foreseeing import Foreseeing
from prunus.tables.transposition import Table
from tests.attack.graphs import Graph, truth_of_graph
from tests.attack.judging import Request, complaint
from tests.plain import look_ahead, without_argument
from tests.reference import minimax, somewhere

EXACT = [name for name, algorithm in without_argument("algorithm").items() if algorithm.is_exact and name != "futility"]
WITH_TABLES = [name for name in EXACT if name not in ("minimax", "fail-hard")]


class PlainGraph(Rules):
    """The same as a class of another kind, whose moves lead to equal objects and not to the same ones."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    def moves(self) -> list[int]:
        return list(self.graph.moves())

    def play(self, move: int) -> PlainGraph:
        return PlainGraph(self.graph.play(move))

    def is_over(self) -> bool:
        return self.graph.is_over()

    def outcome(self) -> int:
        return self.graph.outcome()

    def leaf_value(self) -> int:
        return self.graph.leaf_value()


@cache
def value_to(graph: Graph, depth: int) -> int:
    """Minimax on a graph, every (node, depth) once."""
    if depth == 0 or graph.is_over():
        return graph.leaf_value()
    return max(-value_to(graph.play(move), depth - 1) for move in graph.moves())


@pytest.mark.parametrize("algorithm", WITH_TABLES)
@given(seed=st.integers(0, 2**32), depth=st.integers(1, 7), kind=st.sampled_from([lambda t: t, Foreseeing]), is_plain=st.booleans())
def test_deepening_with_a_table_on_graphs_with_loops_finds_the_value_of_the_depth(
    algorithm: str, seed: int, depth: int, kind: Any, is_plain: bool
) -> None:
    root = Graph(np.uint64(seed), np.int64(0))
    searcher = Searcher(algorithm, "leaf-value", "hash+history", table=kind(Table.of(0.01)))
    with interpreting():
        for graph in (root, Graph(np.uint64(seed), np.int64(1))):  # the second with what the first has left in the table
            result = searcher.think(PlainGraph(graph) if is_plain else graph, Limits(depth=depth))
            assert result.value == value_to(graph, depth)
            if result.to_the_end:
                assert {value_to(graph, deeper) for deeper in range(result.depth, result.depth + 12)} == {result.value}
            else:
                assert result.depth == depth


@pytest.mark.parametrize(("algorithm", "seed", "depth"), [
    ("mtdf", 1520229760, 6),  # a bound that has ended joins one that has not
    ("dual-star", 498592357, 4),  # and the other way round
    ("mtdf", 2938104483, 6),  # a child that is foreseen has not ended
    ("aspiration", 1022050301, 9),
])  # fmt: skip
def test_lines_have_ended_only_if_all_that_the_table_says_of_them_has(algorithm: str, seed: int, depth: int) -> None:
    """Searches that would take what is true at one depth for true at all; such cases are rare."""
    truth = truth_of_graph(seed)
    searcher = Searcher(algorithm, "leaf-value", "hash+history", table=Foreseeing(Table.of(0.01)))
    with interpreting():
        for number in range(3):
            found = searcher.think(truth.positions[number], Limits(depth))
            assert complaint(found, Request(number, depth, True, OPEN, None), truth) is None


def test_searches_that_see_the_end_of_every_line_say_so() -> None:
    for name, depth in (("tic-tac-toe", 9), ("nim", 12), ("connect-four-4x4", 16)):
        start, depth = somewhere(game(name).start(), 3, depth // 2), depth - depth // 2
        for table in (None, 1):
            with interpreting():
                found = look_ahead(start, algorithm="pvs", ordering="killer", table=table, depth=depth + 9, deepening=True)
                true = look_ahead(start, depth + 9)
                shallow = look_ahead(start, 1, table=table, deepening=True)
            assert found.to_the_end
            assert found.depth <= depth + 1
            assert found.value == true.value
            assert not shallow.to_the_end


@pytest.mark.parametrize("algorithm", EXACT)
@given(seed=st.integers(0, 2**32), nodes=st.integers(1, 150), deepening=st.booleans(), data=st.data())
def test_what_a_stopped_search_says_is_proved_is_true(algorithm: str, seed: int, nodes: int, deepening: bool, data: Any) -> None:
    this = game("random-tree")
    position = this.root(branching=3, depth=6, seed=seed)
    window = (-(2**60), 2**60)
    if data.draw(st.booleans()):
        alpha = data.draw(st.integers(-400_000, 400_000))
        window = alpha, alpha + data.draw(st.integers(1, 100_000))
    request: dict[str, Any] = {"evaluation": "leaf-value", "algorithm": algorithm, "deepening": deepening, "window": window}
    with interpreting():
        found = look_ahead(position, 4, nodes=nodes, **request)
        measure = entries("evaluation")["leaf-value"].suited_to(position)
        true = minimax(position, found.depth, measure)
    assert found.lower is None or found.lower <= true
    assert found.upper is None or true <= found.upper
    if found.is_exact:
        assert found.value == true
    if found.proved == "nothing":
        assert (found.value, found.depth) == (None, 0)
        assert found.stopped_by == "nodes"
    else:
        assert found.value in (found.lower, found.upper)
    if found.stopped_by is None:
        assert found.depth == 4
        assert found.proved != "nothing"
    if not deepening and found.stopped_by is not None and found.value is not None:
        assert found.depth == 4
        assert found.proved != "value" or found.value == true
    assert found.move in list(position.moves()) or found.proved == "upper bound"
    if found.lower is not None and found.move is not None:
        with interpreting():
            assert -minimax(position.play(found.move), found.depth - 1, measure) >= found.lower


@pytest.mark.parametrize(("seed", "asked"), [
    (2560346829, Request(7, 6, False, OPEN, 82)),
    (145331355, Request(8, 7, True, OPEN, 10)),
])  # fmt: skip
def test_a_stopped_search_plays_a_move_that_keeps_what_its_looks_have_proved(seed: int, asked: Request) -> None:
    """A first look proves a bound, and a second one is stopped before it has proved as much; such cases are rare."""
    truth = truth_of_graph(seed)
    searcher = Searcher("aspiration", "leaf-value", "natural" if not asked.deepening else "hash+killer+history", table=0)
    with interpreting():
        limits = Limits(asked.depth, asked.nodes)
        found = searcher.think(truth.positions[asked.number], limits, deepening=asked.deepening)
    assert complaint(found, asked, truth) is None


@pytest.mark.parametrize("algorithm", asking())
@given(seed=st.integers(0, 2**32), nodes=st.integers(1, 400))
def test_what_a_stopped_search_by_questions_says_is_proved_is_true(algorithm: str, seed: int, nodes: int) -> None:
    position = game("random-tree").root(branching=2, depth=5, seed=seed)
    measure = entries("evaluation")["leaf-value"].suited_to(position)
    with interpreting():
        request: dict[str, Any] = {"evaluation": "leaf-value", "table": LEAST_MEGABYTES}
        found = look_ahead(position, 3, algorithm=algorithm, nodes=nodes, **request)
        true = minimax(position, 3, measure)
    assert found.lower is None or found.lower <= true
    assert found.upper is None or true <= found.upper
    assert found.nodes <= nodes + 20
    assert found.is_exact or found.stopped_by == "nodes"
    assert found.move in list(position.moves())
    if found.lower is not None:
        with interpreting():
            assert -minimax(position.play(found.move), 2, measure) >= found.lower


def test_what_a_solver_costs_is_counted_in_nodes_and_seconds() -> None:
    this = game("nim")
    solver = find_solver(this.start(), "alpha-beta").make(1, 1)
    for solution in (solver.value(this.start()), solver.solve(this.start()), solver.value_of_moves(this.start())):
        assert type(solution.nodes) is int
        assert solution.nodes > 1
        assert type(solution.seconds) is float


def test_a_search_that_bets_proves_nothing() -> None:
    result = look_ahead(game("othello-4x4").start(), 3, algorithm="futility:1", evaluation="disc-difference")
    assert result.value is not None
    assert (result.proved, result.lower, result.upper, result.is_exact) == ("nothing", None, None, False)


class Moody(Rules):
    """A game whose outcome is another one each time it is asked for."""

    asked = 0

    def __init__(self, left: int = 3) -> None:
        self.left = left

    def moves(self) -> list[int]:
        return [1, 2][: self.left]

    def play(self, move: int) -> Moody:
        return Moody(self.left - move)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        Moody.asked += 1
        return 10 if Moody.asked < 3 else -10

    def leaf_value(self) -> int:
        return self.outcome()


def test_bounds_that_contradict_each_other_are_not_given_out() -> None:
    with pytest.raises(BadGame, match=r"worth at least -?[0-9]+ and at most -?[0-9]+"):
        look_ahead(Moody(), 3, algorithm="mtdf", evaluation="leaf-value")


@pytest.mark.parametrize("folded", [False, True])
def test_a_shared_table_with_entries_of_all_depths_changes_no_value(folded: bool) -> None:
    """Entries of earlier positions, depths and windows, with and without the end in sight."""
    this = game("tic-tac-toe")
    table: Any = Folded(Table.of(0.05)) if folded else Table.of(0.05)
    searcher = Searcher("pvs", "open-lines", "hash", table=table)
    measure = entries("evaluation")["open-lines"].suited_to(this.start())
    with interpreting():
        for seed in range(30):
            position, depth = somewhere(this.start(), seed, 3 + seed % 5), 1 + seed % 4
            assert searcher.think(position, Limits(depth=depth)).value == minimax(position, depth, measure)
