"""The worked examples of the lectures that the package comes from.

AIMA slides: the lecture on alpha-beta pruning after Russell and Norvig. MIT notes: Introduction to AI Techniques (2009).
Lecture 28: Game Playing, Alpha Beta, of the NPTEL course on artificial intelligence. Their figures are not part of the texts
that we have; where a test had to fill in what only a figure showed, it says so.
"""

from __future__ import annotations

import pytest

from prunus import Recording, game, perft, record
from prunus.errors import NoValue
from prunus.evaluations.open_lines import OpenLines
from prunus.searches.shared.recording import Node
from tests.plain import look_ahead

TREE = game("tree")
THREE_BY_THREE = "[[3, 12, 8], [2, x, y], [14, 5, 2]]"
SIXTEEN = "[[[[50, 40], [30, a]], [[70, 60], [b, c]]], [[[30, d], [70, 80]], [[80, 90], [e, f]]]]"
HELEN = "[A: [[7, 3], [5, 8]], B: [[7, 2], [p, q], [r]], C: [A: [10], [11], B: [2, 15, s]]]"


def moves(node: Node) -> list[str]:
    """What was pruned at a node."""
    return [pruned.move for pruned in node.pruned]


def recorded(text: str) -> Recording:
    position = TREE.parse(text)
    return record(position, position.height)


def test_the_three_by_three_tree_of_the_slides_is_worth_3_and_x_and_y_are_never_looked_at() -> None:
    recording = recorded(THREE_BY_THREE)
    assert recording.result["value"] == 3
    assert [node.value for node in recording.nodes if node.is_leaf] == [3, 12, 8, 2, 14, 5, 2]
    assert recording.result["cutoffs"] == {"alpha": 1, "beta": 0, "deep": 0}
    (cut,) = [node for node in recording.nodes if node.cutoff]
    assert (moves(cut), cut.bound, cut.value, cut.cut_by) == (["x", "y"], "<=", 2, 0)


def test_minimax_looks_at_x_and_says_so() -> None:
    with pytest.raises(NoValue, match="looked at the leaf 'x', which has no value"):
        look_ahead(TREE.parse(THREE_BY_THREE), 2, algorithm="minimax", evaluation="leaf-value")


def test_14_and_5_are_pruned_too_if_2_comes_first() -> None:
    """The slides: had 2 been generated first, its two siblings would have been pruned."""
    recording = recorded("[[3, 12, 8], [2, x, y], [2, 14, 5]]")
    assert recording.result["leaves"] == 5
    assert moves(recording.nodes[-2]) == ["2", "3"]


def test_the_sixteen_leaf_tree_of_lecture_28_is_worth_70_and_ten_leaves_are_seen() -> None:
    recording = recorded(SIXTEEN)
    assert recording.result["value"] == 70
    assert [node.value for node in recording.nodes if node.is_leaf] == [50, 40, 30, 70, 60, 30, 70, 80, 80, 90]
    assert recording.result["line"] == ["2", "1", "2", "1"]  # the moves that the lecture reads off in the end


def test_lecture_28_cuts_where_it_says() -> None:
    cuts = [(node.cutoff, node.value, moves(node), node.cut_by) for node in recorded(SIXTEEN).nodes if node.cutoff is not None]
    assert cuts == [
        ("alpha", 30, ["a"], 2),  # this beta says at most 30, its parent at least 40
        ("beta", 60, ["2"], 1),  # this alpha says at least 60, its parent at most 40
        ("deep alpha", 30, ["d"], 0),  # the root's 40 cuts, three levels up
        ("beta", 80, ["2"], 12),  # this alpha says at least 80, its parent at most 70
    ]


def test_helen_and_stavros() -> None:
    """The figure is missing; this is a tree built to the story, and the story's counts fit it: 26 nodes, 6 never evaluated.

    The notes speak of options A to D, but of three nodes below the root. Stavros answers C with A for 10; if he answered with
    the third branch, Helen would get 15.
    """
    recording = recorded(HELEN)
    assert recording.result["value"] == 10
    assert recording.result["line"][0] == "C"
    assert recording.result["nodes"] == 26 - 6
    left, middle, right = (node for node in recording.nodes if node.ply == 1)
    assert (left.value, moves(left)) == (7, [])
    assert (middle.value, moves(middle), middle.cutoff) == (7, ["2", "3"], "alpha")
    assert (right.value, moves(right)) == (10, [])
    last = recording.nodes[-3]
    assert (last.value, last.bound, moves(last), last.cutoff) == (15, ">=", ["s"], "beta")


CORNER_REPLIES = {"2": 1, "3": 0, "5": -1, "6": 1, "9": 0}


@pytest.mark.parametrize(("reply", "value"), CORNER_REPLIES.items())
def test_open_lines_after_a_corner_are_counted_as_lecture_28_does(reply: str, value: int) -> None:
    """The lecturer first says 5 - 5 = 0 of one of them and then corrects himself to 6 - 5 = 1: an edge blocks two lines."""
    ttt = game("tic-tac-toe")
    position = ttt.parse("X........")
    position = position.play(ttt.parse_move(position, reply))
    assert OpenLines().evaluate(position) == value


def test_after_an_edge_the_first_reply_in_the_corner_is_worth_minus_1() -> None:
    assert OpenLines().evaluate(game("tic-tac-toe").parse("OX.......")) == -1


def test_two_plies_of_tic_tac_toe_cut_at_the_second_move_as_lecture_28_shows() -> None:
    """The corner is worth -1, so one look at the reply to the edge is enough. The centre, left as an exercise, is worth 1."""
    ttt = game("tic-tac-toe")
    recording = record(ttt.start(), 2, evaluation="open-lines")
    corner, edge = (node for node in recording.nodes if node.ply == 1 and node.move in ("1", "2"))
    assert (corner.value, corner.cutoff) == (-1, None)
    assert (edge.value, edge.bound, edge.cutoff, len(edge.pruned)) == (-1, "<=", "alpha", 7)
    assert (recording.result["value"], recording.result["move"]) == (1, "5")


def test_tic_tac_toe_has_255168_games() -> None:
    count = perft(game("tic-tac-toe").start(), 9)
    assert (count.positions, count.positions + count.ended_before) == (127_872, 255_168)  # all nine squares full, and all


def test_tic_tac_toe_has_5478_positions() -> None:
    seen = set()
    frontier = [game("tic-tac-toe").start()]
    while frontier:
        position = frontier.pop()
        if position not in seen:
            seen.add(position)
            frontier += [position.play(move) for move in position.moves()]
    assert len(seen) == 5_478


def test_tic_tac_toe_is_a_draw_and_alpha_beta_sees_18297_of_549946_nodes() -> None:
    start = game("tic-tac-toe").start()
    whole = look_ahead(start, 9, algorithm="minimax")
    pruned = look_ahead(start, 9)
    assert (whole.value, whole.nodes, whole.leaves) == (0, 549_946, 255_168)
    assert (pruned.value, pruned.nodes) == (0, 18_297)
