"""Numbers that a refactoring leaves alone: leaves of game trees, and the nodes that a fixed search visits.

A change that moves a node count changes the search: it says so in its commit. The leaves of small trees are counted by the
slow second implementation as well; those of larger ones are the published ones.
"""

from __future__ import annotations

from typing import Any

import pytest

from prunus import game, perft
from tests import reference
from tests.plain import look_ahead

LEAVES = {
    "othello": [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284],
    "othello-6x6": [1, 4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912],
    "othello-4x4": [1, 4, 12, 44, 128, 424, 1256, 3624, 9116, 20044, 36540],
    "connect-four": [1, 7, 49, 343, 2401, 16807, 117649, 823536, 5686266, 39452034],
    "connect-four-4x4": [1, 4, 16, 64, 256, 1020, 4020, 15540, 57756],
    "tic-tac-toe": [1, 9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168],
}
SLOW_DEPTH = {"othello": 5, "othello-6x6": 5, "othello-4x4": 7, "connect-four": 4, "connect-four-4x4": 6, "tic-tac-toe": 6}


@pytest.mark.parametrize("name", LEAVES)
def test_leaves_by_depth(name: str) -> None:
    start = game(name).start()
    assert [perft(start, depth).leaves for depth in range(len(LEAVES[name]))] == LEAVES[name]


@pytest.mark.parametrize("name", LEAVES)
def test_leaves_are_counted_twice(name: str) -> None:
    this = game(name)
    slow = reference.second(this, this.start())
    depths = range(SLOW_DEPTH[name] + 1)
    assert [reference.leaves(slow, depth) for depth in depths] == LEAVES[name][: len(depths)]


def test_a_player_who_can_turn_nothing_over_passes_and_that_is_a_ply() -> None:
    this = game("othello-4x4")
    position = this.parse("XXO- XXOO OXOO XXXX O".replace(" ", "", 3))
    assert [this.format_move(position, move) for move in position.moves()] == ["pass"]
    assert this.format(position.play(64)) == "XXO-XXOOOXOOXXXX X"
    assert [perft(position, depth).leaves for depth in (1, 2, 3)] == [1, 1, 1]


OPENING = "f5d6c3d3c4f4f6f3e6e7d7"
# game, position, depth, evaluation, ordering, algorithm, megabytes: value, nodes, leaves, alpha, beta and deep cutoffs;
# with a table, depths 1, 2, … are searched and counted together
SIGNATURES: dict[tuple[str, str, int, str, str, str, int | None], tuple[int, ...]] = {
    ("othello", OPENING, 6, "disc-difference", "natural", "alpha-beta", None): (-1, 47426, 36302, 8006, 1078, 7624),
    ("othello", OPENING, 6, "disc-difference", "static", "alpha-beta", None): (-1, 7856, 5400, 1918, 139, 1756),
    ("othello", OPENING, 6, "square-weights", "natural", "alpha-beta", None): (-3, 80431, 63955, 10403, 1934, 8208),
    ("othello", OPENING, 6, "corners-mobility", "random", "alpha-beta", None): (0, 46845, 36734, 6939, 999, 5868),
    ("othello", OPENING, 5, "disc-difference", "true", "alpha-beta", None): (6, 1991, 1593, 143, 99, 204),
    ("othello", OPENING, 5, "disc-difference", "worst", "alpha-beta", None): (6, 166029, 149800, 933, 6884, 6143),
    ("othello", OPENING, 6, "disc-difference", "graded", "alpha-beta", None): (-1, 24724, 18955, 3754, 741, 3543),
    ("othello", OPENING, 6, "disc-difference", "static:2+natural", "alpha-beta", None): (-1, 4453, 2635, 1493, 85, 1494),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history:1+natural", "pvs", 1): (-1, 8679, 5820, 2008, 340, 2199),
    ("connect-four", "4453", 8, "lines-and-centre", "natural", "alpha-beta", None): (-4, 565944, 370536, 148019, 12471, 142457),
    ("connect-four", "4453", 8, "win-loss-draw", "static", "alpha-beta", None): (0, 8031, 3871, 3029, 482, 3289),
    ("tic-tac-toe", ".........", 9, "open-lines", "static", "alpha-beta", None): (0, 3955, 1516, 961, 212, 951),
    ("random-tree", "branching=5 depth=6 seed=7", 6, "leaf-value", "natural", "alpha-beta", None): (
        -248569,
        4502,
        3110,
        682,
        188,
        668,
    ),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "alpha-beta", 1): (-1, 10033, 7035, 2011, 379, 2079),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "pvs", 1): (-1, 9459, 6451, 2060, 418, 2325),
    ("othello", OPENING, 6, "disc-difference", "hash+countermove+static", "pvs", 1): (-1, 8328, 5575, 1950, 319, 2120),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "aspiration", 1): (-1, 9212, 6244, 2081, 361, 2321),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "mtdf", 1): (-1, 8818, 5918, 2050, 362, 2404),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "sss-star", 1): (-1, 12540, 7736, 3280, 431, 3705),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "dual-star", 1): (-1, 9367, 6188, 2014, 492, 2491),
    ("connect-four", "4453", 10, "lines-and-centre", "hash+killer+history", "pvs", 1): (-4, 44990, 24744, 7570, 5213, 12458),
    ("connect-four", "4453", 10, "lines-and-centre", "hash+killer+history", "mtdf", 1): (-4, 40605, 22882, 7695, 3591, 11276),
}


@pytest.mark.parametrize("request_", SIGNATURES)
def test_a_fixed_search_visits_the_same_nodes_as_ever(request_: tuple[str, str, int, str, str, str, int | None]) -> None:
    name, text, depth, evaluation, ordering, algorithm, megabytes = request_
    kind: dict[str, Any] = {"evaluation": evaluation, "ordering": ordering, "algorithm": algorithm, "seed": 1}
    result = look_ahead(game(name).parse(text), depth, table=megabytes, deepening=megabytes is not None, **kind)
    assert (result.value, result.nodes, result.leaves, *result.cutoffs.values()) == SIGNATURES[request_]
