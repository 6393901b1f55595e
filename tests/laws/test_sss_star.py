"""Laws of SSS*: Stockman's list, the null windows that visit the same leaves, and alpha-beta, which visits them all.

A leaf is a path of moves from the root. The null-window driver evaluates a leaf again in a later look where the table forgets it
(tables hold nothing below two plies), so its leaves are compared as sets; Stockman's list evaluates a leaf once.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.shared.trace import ABOVE, MOVE, PARENT, Trace
from prunus.searches.stockman import stockman
from tests.plain import look_ahead
from tests.reference import minimax, somewhere, trees, value_of

Path = tuple[int, ...]
written = st.integers(1, 5).flatmap(trees)


def named(tree: Any, names: Any = None) -> str:
    """The tree as text in which every leaf has a name: no two subtrees are equal, so no table takes one for the other."""
    names = names or itertools.count()
    if isinstance(tree, int):
        return f"n{next(names)}: {tree}"
    return f"[{', '.join(named(child, names) for child in tree)}]"


def mirrored(tree: Any) -> Any:
    """MAX's tree as MIN's."""
    return -tree if isinstance(tree, int) else [mirrored(child) for child in tree]


def leaves_of(algorithm: str, position: Any, depth: int, evaluation: str, **more: Any) -> tuple[int | None, list[Path]]:
    """(value, the leaves that a search evaluates, in order and as often as it does)."""
    trace = Trace.of_at_most(200_000)
    result = look_ahead(position, depth, algorithm=algorithm, evaluation=evaluation, ordering="natural", trace=trace, **more)
    assert trace.dropped == 0
    found: list[Path] = []
    nodes: list[tuple[Any, Path]] = []
    for row in trace.recorded:
        if row[PARENT] == ABOVE:  # a look at the root
            nodes.append((position, ()))
            continue
        above, path = nodes[int(row[PARENT])]
        move = int(row[MOVE])
        node = above.play(move), (*path, move)
        nodes.append(node)
        if len(node[1]) == depth or node[0].is_over():
            found.append(node[1])
    return result.value, found or [()]


@given(tree=written)
def test_stockmans_value_is_that_of_max_and_min_and_no_leaf_is_evaluated_twice(tree: Any) -> None:
    position = game("tree").parse(str(tree))
    found = stockman(position, position.height, "leaf-value")
    assert found.value == value_of(tree)
    assert len(set(found.leaves)) == len(found.leaves)


@given(tree=written)
def test_stockman_evaluates_no_leaf_that_alpha_beta_does_not(tree: Any) -> None:
    position = game("tree").parse(str(tree))
    _, alpha_beta = leaves_of("alpha-beta", position, position.height, "leaf-value")
    assert set(stockman(position, position.height, "leaf-value").leaves) <= set(alpha_beta)


@given(tree=written)
def test_null_windows_from_above_evaluate_exactly_stockmans_leaves(tree: Any) -> None:
    position = game("tree").parse(named(tree))
    found = stockman(position, position.height, "leaf-value")
    value, leaves = leaves_of("sss-star", position, position.height, "leaf-value", table=16)
    assert value == found.value
    assert list(dict.fromkeys(leaves)) == found.leaves


@given(tree=written)
def test_null_windows_from_below_evaluate_stockmans_leaves_of_the_mirrored_tree(tree: Any) -> None:
    """DUAL* is SSS* for the other player: in the mirror MIN's only move leads to the tree with MAX and MIN exchanged."""
    position = game("tree").parse(named(tree))
    mirror = game("tree").parse(named([mirrored(tree)]))
    found = stockman(mirror, mirror.height, "leaf-value")
    value, leaves = leaves_of("dual-star", position, position.height, "leaf-value", table=16)
    assert value == -found.value
    assert {(0, *leaf) for leaf in leaves} == set(found.leaves)


@given(branching=st.integers(1, 4), depth=st.integers(0, 5), seed=st.integers(0, 2**32))
def test_on_random_trees_the_three_of_them_agree(branching: int, depth: int, seed: int) -> None:
    position = game("random-tree").root(branching, depth, seed)
    found = stockman(position, depth, "leaf-value")
    with interpreting():
        value, alpha_beta = leaves_of("alpha-beta", position, depth, "leaf-value")
        assert leaves_of("sss-star", position, depth, "leaf-value", table=16)[0] == value == found.value
        assert set(found.leaves) == set(leaves_of("sss-star", position, depth, "leaf-value", table=16)[1])
    assert set(found.leaves) <= set(alpha_beta)


@pytest.mark.parametrize("name", ["tic-tac-toe", "nim", "connect-four-4x4", "othello-4x4"])
def test_in_games_stockman_finds_the_minimax_value_and_stays_within_alpha_betas_leaves(name: str) -> None:
    this = game(name)
    for seed in range(12):
        position = somewhere(this.start(), seed, seed)
        found = stockman(position, 4, this.default_evaluation)
        assert found.value == minimax(position, 4, find_evaluation(this.default_evaluation, position))
        with interpreting():
            assert set(found.leaves) <= set(leaves_of("alpha-beta", position, 4, this.default_evaluation)[1])


def test_the_list_is_as_long_as_a_uniform_tree_has_strategies_to_begin_with() -> None:
    """b ** ceil(d / 2) states at most: one for every leaf of a strategy of MIN."""
    for branching, depth in itertools.product((2, 3), (1, 2, 3, 4, 5)):
        found = stockman(game("random-tree").root(branching, depth, 1), depth, "leaf-value")
        assert found.largest_open == branching ** -(-depth // 2)


def test_a_worked_example() -> None:
    """MAX's three moves, MIN's answers: the second strategy looks best after one leaf each, and stays so."""
    position = game("tree").parse("[[3, 12, 8], [9, 10], [4, 5, 2]]")
    found = stockman(position, 2, "leaf-value")
    assert found.value == 9
    assert found.leaves == [(0, 0), (1, 0), (2, 0), (1, 1)]
    assert leaves_of("alpha-beta", position, 2, "leaf-value")[1] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
