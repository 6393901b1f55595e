"""What the pictures of a recorded search say."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from prunus import Recording, game, record
from prunus.draw.svg import tree_svg
from prunus.draw.terminal import tree_lines
from prunus.draw.words import window

TREE = game("tree")
THREE_BY_THREE = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"


def recorded(text: str, algorithm: str) -> Recording:
    position = TREE.parse(text)
    return record(TREE, position, position.height, algorithm=algorithm)


def drawn_line(recording: Recording) -> list[int]:
    """The numbers of the nodes to which the picture draws the best line; edges are drawn in the order of visits."""
    kinds = re.findall(r'<path class="(edge line|edge)"', tree_svg(recording))
    assert len(kinds) == len(recording.nodes) - 1
    return [number for number, kind in enumerate(kinds, start=1) if kind == "edge line"]


@pytest.mark.parametrize(("algorithm", "first"), [("sss-star", "(+∞ − 1, +∞)"), ("dual-star", "(−∞, −∞ + 1)")])
def test_null_windows_at_infinity_have_no_finite_end(algorithm: str, first: str) -> None:
    recording = recorded(THREE_BY_THREE, algorithm)
    child = recording.nodes[1]
    assert (child.alpha, child.beta) == (None, None)
    assert window(child) == first
    assert not re.search(r"\d{10}", "\n".join(tree_lines(recording)) + tree_svg(recording))


def test_an_open_window_is_infinite_at_both_ends() -> None:
    root, child, *_ = recorded(THREE_BY_THREE, "alpha-beta").nodes
    assert window(root) == window(child) == "(−∞, +∞)"


def test_bounds_have_a_minus_sign_and_no_hyphen() -> None:
    recording = recorded(THREE_BY_THREE, "mtdf")
    assert window(recording.nodes[1]) == "(−1, 0)"
    assert "MIN (−1, 0) ≥ 3" in "\n".join(tree_lines(recording))
    assert window(replace(recording.nodes[1], alpha=-7, beta=-6)) == "(−7, −6)"


@pytest.mark.parametrize("algorithm", ["pvs", "mtdf", "sss-star"])
def test_the_best_line_goes_through_the_last_visit_of_a_move(algorithm: str) -> None:
    recording = recorded("[[3, 12, 8], [7, 4, 9], [1, 5, 2]]", algorithm)
    first, second = recording.result["line"]
    visits = [node.number for node in recording.nodes if node.parent == 0 and node.move == first]
    assert len(visits) > 1
    replies = [node.number for node in recording.nodes if node.parent == visits[-1] and node.move == second]
    assert drawn_line(recording) == [visits[-1], *replies[-1:]]
