"""Numbers that a refactoring leaves alone: positions by depth, and the nodes that a fixed search or proof visits.

A change that moves a node count changes the search: it says so in its commit. The positions of small trees are counted by the
slow second implementation as well; those of larger ones are the published ones. For Othello there are two published tables:
one counts as we do, the other (Bik, 2009) counts games that ended before as well.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from prunus import game, perft, prove
from prunus.core.jit import interpreting
from tests import reference
from tests.plain import look_ahead

POSITIONS = {
    "othello": [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571056],
    "othello-6x6": [1, 4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912],
    "othello-4x4": [1, 4, 12, 44, 128, 424, 1256, 3624, 9112, 20032, 36412],
    "connect-four": [1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572],
    "connect-four-4x4": [1, 4, 16, 64, 256, 1020, 4020, 15540, 57504],
    "tic-tac-toe": [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872],
    "in-a-row-3x3": [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872],
    "in-a-row-4x3": [1, 12, 132, 1320, 11880, 95040, 622944, 3499200, 14031360],
}
LEAVES = {  # with the games that ended before
    "checkers": [1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680],
    "othello": [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284],
    "othello-6x6": [1, 4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912],
    "othello-4x4": [1, 4, 12, 44, 128, 424, 1256, 3624, 9116, 20044, 36540],
    "connect-four": [1, 7, 49, 343, 2401, 16807, 117649, 823536, 5686266, 39452034],
    "connect-four-4x4": [1, 4, 16, 64, 256, 1020, 4020, 15540, 57756],
    "tic-tac-toe": [1, 9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168],
    "gomoku-8x3-3": [1, 24, 552, 12144, 255024],
    "hex-3x3": [1, 9, 72, 504, 3024, 15120, 56160, 154080, 257760, 257760],
    "in-a-row-3x3": [1, 9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168],
    "in-a-row-4x3": [1, 12, 132, 1320, 11880, 95040, 628992, 3544992, 14770080],
}
SLOW_DEPTH = {
    "checkers": 5,
    "othello": 5,
    "othello-6x6": 5,
    "othello-4x4": 7,
    "connect-four": 4,
    "connect-four-4x4": 6,
    "tic-tac-toe": 6,
    "gomoku-8x3-3": 3,
    "hex-3x3": 6,
    "in-a-row-3x3": 6,
    "in-a-row-4x3": 4,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_by_depth(name: str) -> None:
    start = game(name).start()
    counts = [perft(start, depth) for depth in range(len(POSITIONS[name]))]
    assert [count.positions for count in counts] == POSITIONS[name]
    assert [count.positions + count.ended_before for count in counts] == LEAVES[name]
    for count in counts[1:]:
        assert sum(below.positions for below in count.divide.values()) == count.positions
        assert sum(below.ended_before for below in count.divide.values()) == count.ended_before


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_are_counted_twice(name: str) -> None:
    this = game(name)
    slow = reference.second(this, this.start())
    for depth in range(SLOW_DEPTH[name] + 1):
        positions, ended_before = reference.perft(slow, depth)
        assert (positions, positions + ended_before) == (POSITIONS[name][depth], LEAVES[name][depth])


def test_a_finished_game_is_a_position_at_depth_0_and_has_ended_before_any_other() -> None:
    over = game("tic-tac-toe").parse("XXXOO....")
    assert [(count.positions, count.ended_before, count.divide) for count in (perft(over, 0), perft(over, 1), perft(over, 5))] == [
        (1, 0, {}),
        (0, 1, {}),
        (0, 1, {}),
    ]


def test_a_player_who_can_turn_nothing_over_passes_and_that_is_a_ply() -> None:
    this = game("othello-4x4")
    position = this.parse("XXO- XXOO OXOO XXXX O".replace(" ", "", 3))
    assert [this.format_move(position, move) for move in position.moves()] == ["pass"]
    assert this.format(position.play(64)) == "XXO-XXOOOXOOXXXX X"
    counts = [perft(position, depth) for depth in (1, 2, 3)]
    assert [(count.positions, count.ended_before) for count in counts] == [(1, 0), (1, 0), (0, 1)]


ROWS = "..... .O... XXO.. ..... ....."
OPENING = "f5d6c3d3c4f4f6f3e6e7d7"
GLASGOW = "11-15 23-19 8-11 22-17"
# game, position, depth, evaluation, ordering, algorithm, megabytes: value, nodes, leaves, alpha, beta and deep cutoffs;
# with a table, depths 1, 2, … are searched and counted together
SIGNATURES: dict[tuple[str, str, int, str, str, str, int | None], tuple[int, ...]] = {
    ("othello", OPENING, 6, "disc-difference", "natural", "alpha-beta", None): (-1, 47426, 36302, 8006, 1078, 7624),
    ("othello", OPENING, 6, "disc-difference", "static", "alpha-beta", None): (-1, 4889, 3000, 1538, 86, 1519),
    ("othello", OPENING, 6, "square-weights", "natural", "alpha-beta", None): (-3, 80431, 63955, 10403, 1934, 8208),
    ("othello", OPENING, 6, "corners-mobility", "random", "alpha-beta", None): (0, 46845, 36734, 6939, 999, 5868),
    ("othello", OPENING, 5, "disc-difference", "true", "alpha-beta", None): (6, 1991, 1593, 143, 99, 204),
    ("othello", OPENING, 5, "disc-difference", "worst", "alpha-beta", None): (6, 166029, 149800, 933, 6884, 6143),
    ("othello", OPENING, 6, "disc-difference", "graded", "alpha-beta", None): (-1, 24724, 18955, 3754, 741, 3543),
    ("othello", OPENING, 6, "disc-difference", "static:2+natural", "alpha-beta", None): (-1, 4453, 2635, 1493, 85, 1494),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history:1+natural", "pvs", 1): (-1, 8679, 5820, 2008, 340, 2199),
    ("connect-four", "4453", 8, "lines-and-centre", "natural", "alpha-beta", None): (-4, 565944, 370536, 148019, 12471, 142457),
    ("connect-four", "4453", 8, "win-loss-draw", "static", "alpha-beta", None): (0, 5690, 2726, 2095, 383, 2439),
    ("tic-tac-toe", ".........", 9, "open-lines", "static", "alpha-beta", None): (0, 3955, 1516, 961, 212, 951),
    ("in-a-row", ROWS, 6, "open-lines", "natural", "alpha-beta", None): (-5, 1664236, 1444557, 160234, 19609, 137614),
    ("in-a-row", ROWS, 6, "open-lines", "graded", "alpha-beta", None): (-5, 63687, 45176, 13511, 2233, 11922),
    ("in-a-row", ROWS, 7, "open-lines", "hash+killer+history", "pvs", 1): (0, 46454, 31521, 4999, 6541, 10997),
    ("gomoku", "h8 i9 h9 h10 g8", 3, "stones-in-lines", "graded", "alpha-beta", None): (224, 59421, 58267, 217, 684, 0),
    ("gomoku-9x9", "e5 f6 e6 e7", 4, "stones-in-lines", "hash+killer+history", "pvs", 1): (20, 39262, 31909, 6406, 505, 6210),
    ("hex", "f6 e7 d8", 3, "shortest-connection", "hash+killer+history", "pvs", 1): (0, 14810, 14301, 234, 152, 36),
    ("hex-7x7", "d4 c5", 4, "shortest-connection", "hash+killer+history", "pvs", 1): (1, 9233, 6691, 2303, 90, 2122),
    ("hex", "f6 e7 d8", 2, "shortest-connection", "graded", "alpha-beta", None): (-1, 517, 398, 117, 0, 0),
    ("checkers", GLASGOW, 8, "material", "natural", "alpha-beta", None): (8, 8843, 5451, 683, 608, 1101),
    ("checkers", GLASGOW, 10, "material", "hash+killer+history", "pvs", 1): (0, 21297, 11583, 2880, 903, 3657),
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
    ("othello", OPENING, 6, "disc-difference", "hash+countermove+static", "pvs", 1): (-1, 8020, 5326, 1937, 293, 2073),
    ("othello", OPENING, 7, "corners-mobility", "hash+static", "pvs", 1): (2, 37517, 27817, 3472, 3543, 6636),
    ("othello", OPENING, 7, "corners-mobility", "hash+rules:othello", "pvs", 1): (2, 36582, 27255, 3520, 3150, 6272),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "aspiration", 1): (-1, 9212, 6244, 2081, 361, 2321),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "mtdf", 1): (-1, 8818, 5918, 2050, 362, 2404),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "sss-star", 1): (-1, 12540, 7736, 3280, 431, 3705),
    ("othello", OPENING, 6, "disc-difference", "hash+killer+history", "dual-star", 1): (-1, 9367, 6188, 2014, 492, 2491),
    ("connect-four", "4453", 10, "lines-and-centre", "hash+killer+history", "pvs", 1): (-4, 44062, 22607, 8696, 5307, 13637),
    ("connect-four", "4453", 10, "lines-and-centre", "hash+killer+history", "mtdf", 1): (-4, 33703, 17539, 7295, 3259, 10545),
}


FEW_NODES = 9_000  # Python has seen them before they are compiled


@pytest.mark.parametrize("request_", SIGNATURES)
def test_a_fixed_search_visits_the_same_nodes_as_ever(request_: tuple[str, str, int, str, str, str, int | None]) -> None:
    name, text, depth, evaluation, ordering, algorithm, megabytes = request_
    kind: dict[str, Any] = {"evaluation": evaluation, "ordering": ordering, "algorithm": algorithm, "seed": 1}
    is_short = SIGNATURES[request_][1] < FEW_NODES and ordering != "true"  # which searches to know
    with interpreting() if is_short else nullcontext():  # a law of searches: compiled, there are as many
        result = look_ahead(game(name).parse(text), depth, table=megabytes, deepening=megabytes is not None, **kind)
    assert (result.value, result.nodes, result.leaves, *result.cutoffs.values()) == SIGNATURES[request_]


MANY, FEW = 1 / 4, 1 / 64  # megabytes: all that is met has its place, or df-pn forgets and the others give up
# game, position, threshold, depth, prover, megabytes: answer, nodes, leaves
PROOFS: dict[tuple[str, str, int, int | None, str, float], tuple[bool | None, int, int]] = {
    ("tic-tac-toe", ".........", 0, None, "df-pn", MANY): (True, 383, 71),
    ("tic-tac-toe", ".........", 0, None, "proof-number", MANY): (True, 2510, 119),
    ("tic-tac-toe", ".........", 0, None, "pn2", MANY): (True, 3760, 253),
    ("tic-tac-toe", ".........", 0, None, "monte-carlo-pn", MANY): (True, 1424, 85),
    ("connect-four-4x4", "2332142", 0, None, "df-pn", MANY): (True, 134, 13),
    ("connect-four-4x4", "2332142", 0, None, "proof-number", MANY): (True, 518, 19),
    ("connect-four-4x4", "2332142", 0, None, "pn2", MANY): (True, 834, 46),
    ("connect-four-4x4", "2332142", 0, None, "monte-carlo-pn", MANY): (True, 374, 18),
    ("connect-four-4x4", "2332", 1, None, "df-pn", FEW): (False, 1667, 91),
    ("connect-four-4x4", "2332", 1, None, "proof-number", FEW): (None, 341, 0),
    ("connect-four-4x4", "2332", 1, None, "pn2", FEW): (None, 5299, 67),
    ("connect-four-4x4", "2332", 1, None, "monte-carlo-pn", FEW): (None, 339, 0),
    ("othello-4x4", "-----OX--XO----- X", 1, 6, "df-pn", MANY): (False, 161, 25),
    ("othello-4x4", "-----OX--XO----- X", 1, 6, "proof-number", MANY): (False, 475, 118),
    ("othello-4x4", "-----OX--XO----- X", 1, 6, "pn2", MANY): (False, 584, 171),
    ("othello-4x4", "-----OX--XO----- X", 1, 6, "monte-carlo-pn", MANY): (False, 475, 118),
    ("random-tree", "branching=3 depth=6 seed=7", 0, 6, "df-pn", MANY): (False, 214, 63),
    ("random-tree", "branching=3 depth=6 seed=7", 0, 6, "proof-number", MANY): (False, 349, 93),
    ("random-tree", "branching=3 depth=6 seed=7", 0, 6, "pn2", MANY): (False, 433, 141),
    ("random-tree", "branching=3 depth=6 seed=7", 0, 6, "monte-carlo-pn", MANY): (False, 292, 81),
}


@pytest.mark.parametrize("request_", PROOFS)
def test_a_fixed_question_takes_the_same_nodes_as_ever(request_: tuple[str, str, int, int | None, str, float]) -> None:
    name, text, threshold, depth, prover, megabytes = request_
    with interpreting():  # a law of proofs: compiled, there are as many
        seed = 1 if prover == "monte-carlo-pn" else None
        proof = prove(game(name).parse(text), threshold, algorithm=prover, depth=depth, megabytes=megabytes, seed=seed)
    assert (proof.answer, proof.nodes, proof.leaves) == PROOFS[request_]
