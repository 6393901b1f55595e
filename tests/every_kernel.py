"""Every kernel of the package run on a game, for laws that must hold for all of them.

A scene runs one door, or a kernel where a door would need more than a game, and tells what came of it in plain numbers. Games have
the fields of tic-tac-toe, so that its predicates can be asked about them.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import numpy as np

import prunus
from prunus.core.features import features_of
from prunus.core.game import admit
from prunus.core.generic import typed
from prunus.core.jit import Kernel
from prunus.core.looks import true_value
from prunus.core.memory import Cells
from prunus.core.quick import ask_is_over, ask_outcome, list_moves, play_move
from prunus.core.registry import all_games
from prunus.core.rows import written
from prunus.core.values import INFINITY
from prunus.evaluations.quiescent import FARTHEST, quiet_value
from prunus.logic.coverage import counted
from prunus.logic.syntax import parse_program
from prunus.orderings.chain import ordered_by
from prunus.orderings.hash_move import HashMove
from prunus.orderings.history import History
from prunus.orderings.natural import Natural
from prunus.orderings.preferred import Preferred
from prunus.orderings.ranked import write_moves
from prunus.orderings.sorter import row_of
from prunus.searches.conspiracy.conspire import conspire
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.minimal_tree import strategies
from prunus.searches.monte_carlo.sampler import Sampler
from prunus.searches.perft import count_positions
from prunus.searches.prob_cut import Predictors, prob_cut
from prunus.searches.prob_cut_fit import Predictor
from prunus.searches.proof.prove import prove
from prunus.searches.proof.question import ByOutcome
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.context import Context, Everything
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.tally import Tally
from prunus.searches.shared.trace import NoTrace
from prunus.solvers.certificates.certificate import Claim, Part
from prunus.solvers.certificates.certification import write_proof
from prunus.solvers.certificates.proved import proved_none
from prunus.solvers.certificates.smallest_proof import Choosing
from prunus.solvers.certificates.verification import CHOICES, COUNTS, NODES, TAKEN, Walk, is_proved, side_of
from prunus.solvers.strong.reach import Index, Reach, file_under, refile, slot_of
from prunus.solvers.strong.retrograde import settle
from prunus.study.asking import ask_all
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring
from prunus.study.judgement import judge_all
from prunus.study.losses import values_and_losses
from prunus.tables.no_table import NoTable
from prunus.tables.transposition import Table
from prunus.trainers.labels import Searched
from prunus.trainers.measured import measured
from prunus.trainers.pattern_fit import descend
from prunus.trainers.self_play import Playing
from tests.coins import Balance, coins
from tests.plain import look_ahead

PROGRAM = """
better_choice(B, M1, M2) :- corner(M1), not corner(M2).
better_choice(B, M1, M2) :- threats(B, M1, T1), threats(B, M2, T2), T1 > T2.
"""
VOTERS = """
better_choice(B, M1, M2) :- weight(0.8), corner(M1), not corner(M2).
better_choice(B, M1, M2) :- weight(0.3), static(B, M1, S1), static(B, M2, S2), lt(S2, S1).
"""
DEPTH = np.int64(4)


def kernels() -> dict[str, Kernel]:
    """All kernels of the package by module and name."""
    names = [info.name for info in pkgutil.walk_packages(prunus.__path__, "prunus.") if not info.name.endswith("__main__")]
    every = (thing for name in names for thing in vars(importlib.import_module(name)).values())
    return {f"{k.py_func.__module__}.{k.py_func.__name__}": k for k in every if isinstance(k, Kernel)}


def kernels_of_any_game() -> dict[str, Kernel]:
    """Without those of solvers made for one game: their modules begin with the name of the game."""
    own = tuple(f"prunus.solvers.{name.replace('-', '_')}" for name in all_games())
    own += ("prunus.searches.paths",)  # of one player
    own += ("prunus.trainers.self_play.ply_with",)  # of games that count empty squares
    return {name: kernel for name, kernel in kernels().items() if not name.startswith(own)}


def scenes(game: Any) -> dict[str, Callable[[], Any]]:
    """What is run, by name; together they run every kernel that is not made for another game."""
    position = game.start()
    for _ in range(2):
        position = position.play(next(iter(position.moves())))
    evaluation = find_evaluation("win-loss-draw", position)
    return {
        "quick": lambda: asked_quickly(position),
        "perft": lambda: int(count_positions(position, DEPTH, Cells.zeros(2))),
        "minimal tree": lambda: tuple(map(int, strategies(position, DEPTH, np.int64(0), evaluation))),
        "minimax": lambda: searched(position, "minimax"),
        "alpha-beta": lambda: searched(position, "alpha-beta"),
        "fail-hard": lambda: searched(position, "fail-hard"),
        "pvs": lambda: searched(position, "pvs"),
        "sorting": lambda: sorted_by_history(position),
        "listing": lambda: listed_behind_a_hint(position),
        "prob-cut": lambda: searched(position, believing()),
        "df-pn": lambda: proved(position, "df-pn"),
        "proof-number": lambda: proved(position, "proof-number"),
        "pn2": lambda: proved(position, "pn2"),
        "conspiracy": lambda: conspired(position),
        "uct": lambda: sampled(position, "uct"),
        "rave": lambda: sampled(position, "rave"),
        "certificate": lambda: certified(position),
        "strong solution": lambda: settled(position),
        "refiling": refiled,
        "true value": lambda: [
            int(true_value(position.play(move), DEPTH, -INFINITY, INFINITY, evaluation)) for move in position.moves()
        ],
        "values and losses": lambda: valued(position, evaluation),
        "asking": lambda: asked(position),
        "judging": lambda: judged(position),
        "preferring": lambda: preferred(position),
        "self-play": lambda: played(position, evaluation),
        "labels": lambda: Searched(position, evaluation, 5).labels([position, *map(position.play, position.moves())]),
        "measuring": lambda: measured([position, *map(position.play, position.moves())], features_of(game)).tolist(),
        "fitting": fitting,
        "quiescence": quiet,
        "coverage": lambda: counted(*(np.arange(1, 3, dtype=np.uint64).reshape(shape) for shape in ((2, 1), 2, 2, 2))).tolist(),
    }


WITHOUT_A_GAME = {"refiling", "quiescence", "coverage", "fitting"}


def played(position: Any, evaluation: Any) -> Any:
    playing = Playing(position, evaluation, (1, 2), (3,), 4, 1)
    return [[[int(field) for field in each] for each in playing.path(number)[0]] for number in range(3)]


def fitting() -> Any:
    cells, labels, order = np.array([[0, 1], [1, 2]], np.int32), np.array([3.0, -5.0]), np.arange(2)
    weights, prior, squares = np.zeros(3), np.zeros(3), np.ones(3)
    return float(descend(cells, labels, order, weights, prior, squares, 1.0, 0.1)), weights.tolist()


def asked_quickly(position: Any) -> Any:
    cells = Cells.zeros(64)
    count = list_moves(position, cells, np.int64(64))
    children = [play_move(position, cells[i]) for i in range(count)]
    ended = position
    while not ended.is_over():
        ended = ended.play(next(iter(ended.moves())))
    told = bool(ask_is_over(position)), int(ask_outcome(ended))
    return cells.array.tolist(), told, [tuple(map(int, child)) for child in children]


def searched(position: Any, algorithm: Any) -> Any:
    result = look_ahead(position, int(DEPTH), algorithm=algorithm)
    return result.value, result.nodes, result.leaves, result.line


def quiet() -> Any:
    """In a game with noisy moves, which has the scene to itself."""
    position = typed(coins(4, 4))
    admit(position)
    return int(quiet_value(position, -INFINITY, INFINITY, FARTHEST, Balance()))


def believing() -> Algorithm:
    def prepare(_position: Any, _evaluation: Any, depth: int) -> Predictors:
        return Predictors.of([Predictor(3, 1, 1.0, 0.0, 0.5, 100, 0.9)], 1.0, depth)

    return Algorithm("prob-cut", "for a law", prob_cut, is_exact=False, prepare=prepare)


def proved(position: Any, algorithm: str) -> Any:
    proof = prove(position, 1, algorithm=algorithm, megabytes=1)
    return proof.answer, proof.proof, proof.disproof, proof.nodes


def sampled(position: Any, algorithm: str) -> Any:
    found = Sampler(algorithm, table=1, seed=1).think(position, Limits(nodes=60))
    assert found.estimate is not None
    return found.lower, found.upper, [(each.move, each.visits, each.mean, each.lower, each.upper) for each in found.estimate.moves]


def conspired(position: Any) -> Any:
    found = conspire(position, values=(-1, 0, 1), conspirators=None, depth=3, megabytes=1)
    return found.value, found.numbers, found.nodes


def certified(position: Any) -> Any:
    """A proof that the value is at least -1, as `certify` would write it, but with a context that is soon compiled."""
    bound, deepest, room = Claim(-1, None), np.int64(9), 1000
    parts = find_evaluation(ByOutcome(), position), Natural(), Tally.for_depth(10), Lines.for_depth(10), NoTrace(), NoTable()
    sizes = Table.of(0.1)
    choosing = Choosing(Context(*parts, Everything()), sizes.salted("claimant"), sizes.salted("opponent"), np.int64(2), deepest)
    proof = Walk(Cells.zeros(room, np.uint16), Cells.zeros(COUNTS), proved_none(position, room))
    proof.counts[CHOICES] = room
    assert write_proof(position, *side_of(bound), deepest, proof, choosing)
    choices = proof.choices.array[: int(proof.counts[TAKEN])].copy()
    part = Part(bound, choices, int(proof.proved.recorded()), int(proof.counts[NODES]))
    return choices.tolist(), part.positions, part.nodes, bool(is_proved(position, part))


def sorted_by_history(position: Any) -> Any:
    order = ordered_by([HashMove(), History.empty()], position, 1)
    last = np.int64(max(position.moves()))
    return [int(move) for move in order.arrange(position, DEPTH, np.int64(0), last)]


def listed_behind_a_hint(position: Any) -> Any:
    order = ordered_by([HashMove()], position, 1)
    last, row = np.int64(max(position.moves())), row_of(np.int64(0), order.room)
    size = write_moves(order, position, DEPTH, np.int64(0), last)
    return order.memory[row : row + size].tolist()


def settled(position: Any) -> Any:
    for _ in range(2):
        position = position.play(next(iter(position.moves())))
    reach = Reach(position, folded=False, most=2000)
    assert reach.go_on(2000)
    return [column.tolist() for column in settle(reach)]


def refiled() -> Any:
    old, new = Index.of(16), Index.of(32)
    for name in map(np.uint64, (3, 19, 35)):
        file_under(old, slot_of(old, name), name, int(name))
    refile(old, new)
    return new.names.array.tolist(), new.numbers.array.tolist()


def valued(position: Any, evaluation: Any) -> Any:
    moves, values, losses = (np.zeros(9, np.int64) for _ in range(3))
    counter, nodes = np.zeros(1, np.int64), np.zeros(1, np.int64)
    size = values_and_losses(position, DEPTH, evaluation, counter, moves, values, losses, nodes)
    return moves[:size].tolist(), values[:size].tolist(), losses[:size].tolist(), int(nodes[0])


def rows_below(position: Any) -> tuple[Any, list[list[int]]]:
    """The positions after each move as rows of a table, and their moves."""
    children = [position.play(move) for move in position.moves()]
    return written(children), [[int(move) for move in child.moves()] for child in children]


def asked(position: Any) -> Any:
    """The threats that each move makes; what was free after it shows the board."""
    background = Background.of("tic-tac-toe", None, "win-loss-draw")
    knowledge, known = background.knowledge, background.known(position)
    rows, moves = rows_below(position)
    boards = np.repeat(np.arange(len(rows)), [len(each) for each in moves])
    first = np.array([move for each in moves for move in each], np.int64)
    answers = []
    for name, place in (("threats", 0), ("remain_places", -1)):
        column = np.zeros(len(first), np.int64)
        number = np.int64(knowledge.names.index(name))
        ask_all(known, number, position, rows.reshape(-1), boards, first, np.zeros_like(first), np.int64(place), column)
        answers.append(column.tolist())
    return answers


def scoring(program: str, position: Any) -> Any:
    """What scores moves by a program; it asks the evaluation that the other scenes have."""
    return generated_scoring(parse_program(program, "a law"), Background.of("tic-tac-toe", None, "win-loss-draw"), position)


def judged(position: Any) -> Any:
    rows, moves = rows_below(position)
    starts = np.cumsum([0, *map(len, moves)]).astype(np.int64)
    flat = [move for each in moves for move in each]
    result = np.zeros(3, np.int64)
    judge_all(scoring(PROGRAM, position), position, rows.reshape(-1), starts, Cells(flat), np.array(flat, np.int64), result)
    return result.tolist()


def preferred(position: Any) -> Any:
    orders = [Preferred.by(scoring(program, position), position, 1) for program in (PROGRAM, VOTERS)]
    children = [position, *map(position.play, position.moves())]
    return [[int(move) for move in order.arrange(child, 1, 0)] for order in orders for child in children]
