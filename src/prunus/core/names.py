"""The names of what Prunus has, as types: editors complete them, and any other text may be given too; made by `make names`."""

from __future__ import annotations

from typing import Literal

GameName = Literal[
    "checkers",
    "chess",
    "connect-four",
    "connect-four-5x4",
    "connect-four-6x5",
    "gomoku",
    "gomoku-8x3-3",
    "gomoku-9x9",
    "hex",
    "hex-4x4",
    "hex-7x7",
    "in-a-row",
    "in-a-row-4x4",
    "in-a-row-6x6-5",
    "nim",
    "othello",
    "othello-4x4",
    "othello-6x6",
    "random-tree",
    "tic-tac-toe",
    "tree",
]

AlgorithmName = Literal[
    "alpha-beta",
    "aspiration",
    "conspiracy",
    "df-pn",
    "dual-star",
    "fail-hard",
    "futility",
    "iid",
    "minimax",
    "monte-carlo-pn",
    "mtdf",
    "pn2",
    "prob-cut",
    "proof-number",
    "pvs",
    "rave",
    "sss-star",
    "uct",
]

EvaluationName = Literal[
    "categories",
    "clauses",
    "corners-mobility",
    "disc-difference",
    "features",
    "leaf-value",
    "lines-and-centre",
    "material",
    "open-lines",
    "own",
    "patterns",
    "quiescent",
    "shannon",
    "shortest-connection",
    "square-weights",
    "stones-in-lines",
    "win-loss-draw",
]

OrderingName = Literal[
    "countermove",
    "flow",
    "graded",
    "hash",
    "history",
    "killer",
    "natural",
    "random",
    "rules",
    "shallower",
    "static",
    "true",
    "worst",
]

ProverName = Literal[
    "df-pn",
    "monte-carlo-pn",
    "pn2",
    "proof-number",
]

SolverName = Literal[
    "alpha-beta",
    "connect-four",
    "df-pn",
    "othello",
]

ExerciseName = Literal[
    "leaves",
    "most-proving",
    "order",
    "pruned",
    "window",
]
