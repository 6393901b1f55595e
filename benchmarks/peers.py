"""Peers: the same trees, searched by others

Each row is one alpha-beta search of the same game from its start, to the same depth, with the same evaluation and order of
moves, an open window, no table. OpenSpiel is `alpha_beta_search`, a search in Python of games in C++; easyAI is
`Negamax`, in Python throughout. All three search fail-soft and cut off where the best value reaches beta, so they have to
visit the same nodes: a node is one call of the recursive function. What was done to make the trees equal:

- Win, loss or draw: OpenSpiel gives finished games 1, 0 or -1 itself, and its value function gives 0 to all others. easyAI
  multiplies every value by 1 + depth / 1000, so that quick wins are worth more, which makes another tree; the values given
  to it refuse to be multiplied.
- Disc difference: OpenSpiel would give a finished game of Othello 1, 0 or -1, but no game is over before the ninth ply. Its
  states show their discs in no cheaper way than as text, so the discs are counted there. easyAI's Reversi ends when a
  player has to pass, and its board starts mirrored: no one has to pass before the eighth ply, where these searches end,
  and the board is turned.
- Moves come column by column or square by square, row by row, in all of them.
- easyAI plays the games that it comes with. Its tic-tac-toe takes moves back; the others copy the board for each move.

Time is CPU time of the whole call, checks and preparation included, and the fastest run counts, of three at least. Peers
are counted in a run of their own, so that counting costs them nothing; Prunus counts always. Compiling is left out. The
targets are 20 times the nodes a second of OpenSpiel and 1,000 times those of easyAI.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NamedTuple
from unittest import mock

from benchmarks.report import Measured, fastest, table
from prunus import PLAIN, game, search


class Task(NamedTuple):
    game: str
    depth: int
    evaluation: str


class Program(NamedTuple):
    """`solve` searches once and returns the value; `count` does it again and returns the nodes."""

    solve: Callable[[], float]
    count: Callable[[], int]


def prunus(task: Task) -> Program:
    position = game(task.game).start()

    def searched() -> Any:
        return search(position, task.depth, evaluation=task.evaluation, **PLAIN)

    nodes = searched().nodes
    return Program(lambda: searched().value, lambda: nodes)


def open_spiel(task: Task) -> Program:
    import pyspiel
    from open_spiel.python.algorithms import minimax

    def discs(state: Any) -> int:
        board = state.to_string().partition("\n")[2]
        return board.count("x") - board.count("o")

    played = pyspiel.load_game(task.game.replace("-", "_"))
    value = {"disc-difference": discs, "win-loss-draw": lambda state: 0}[task.evaluation]

    def solve() -> float:
        return minimax.alpha_beta_search(played, value_function=value, maximum_depth=task.depth)[0]

    return Program(solve, lambda: calls(minimax, "_alpha_beta", solve))


class Plain(int):
    """A number that easyAI's bonus for quick wins leaves alone."""

    def __mul__(self, bonus: Any) -> int:
        return int(self)


def easy_ai(task: Task) -> Program:
    negamax = importlib.import_module("easyAI.AI.Negamax")
    name = {"tic-tac-toe": "TicTacToe", "connect-four": "ConnectFour", "othello": "Reversi"}[task.game]
    kind = getattr(importlib.import_module(f"easyAI.games.{name}"), name)

    def outcome(played: Any) -> int:
        return Plain(-1 if played.lose() else 0)

    def discs(played: Any) -> int:
        return Plain((played.board == played.current_player).sum() - (played.board == played.opponent_index).sum())

    algorithm = negamax.Negamax(task.depth, {"disc-difference": discs, "win-loss-draw": outcome}[task.evaluation])

    def solve() -> float:
        played = kind(players=[None, None])
        if task.game == "othello":
            played.board = played.board[:, ::-1].copy()
        algorithm(played)
        return algorithm.alpha

    return Program(solve, lambda: calls(negamax, "negamax", solve))


def calls(module: ModuleType, name: str, job: Callable[[], Any]) -> int:
    """How often `job` calls the function, which may call itself."""
    function, number = getattr(module, name), 0

    def counting(*arguments: Any, **options: Any) -> Any:
        nonlocal number
        number += 1
        return function(*arguments, **options)

    with mock.patch.object(module, name, counting):
        job()
    return number


PROGRAMS = {"Prunus": prunus, "OpenSpiel": open_spiel, "easyAI": easy_ai}
PEERS = ("easyAI", "open_spiel")
TARGETS = {"OpenSpiel": 20, "easyAI": 1000}
TASKS = {
    Task("tic-tac-toe", 9, "win-loss-draw"): ("Prunus", "OpenSpiel", "easyAI"),
    Task("connect-four", 8, "win-loss-draw"): ("Prunus", "OpenSpiel", "easyAI"),
    Task("connect-four", 11, "win-loss-draw"): ("Prunus", "OpenSpiel"),
    Task("othello", 6, "disc-difference"): ("Prunus", "OpenSpiel", "easyAI"),
    Task("othello", 8, "disc-difference"): ("Prunus", "OpenSpiel", "easyAI"),
}


class Row(NamedTuple):
    game: str
    depth: int
    evaluation: str
    program: str
    value: int | str
    nodes: int | None = None
    seconds: float | None = None
    rate: float | None = None
    ratio: float | None = None


def sections(measured: Measured) -> Iterator[str]:
    head = ("game", "depth", "evaluation", "program", "value", "nodes", "CPU seconds", "nodes/s", "times as fast is Prunus")
    rows = [row for task, names in TASKS.items() for row in compared(task, names, measured)]
    yield table(head, rows)
    trees = {row[:3]: {(other.value, other.nodes) for other in rows if other.nodes and other[:3] == row[:3]} for row in rows}
    differing = [" ".join(map(str, task)) for task, found in trees.items() if len(found) > 1]
    yield f"Searches in which values or nodes differ: {', '.join(differing) or 'none'}."
    for name, target in TARGETS.items():
        ratios = [row.ratio for row in rows if row.program == name and row.ratio]
        reached = sum(ratio >= target for ratio in ratios)
        yield f"At least {target:,} times as fast as {name}: in {reached} of {len(ratios)} searches."
    ((_, _, idle),) = measured(ran, [("Prunus", "othello", 0, "disc-difference")])
    yield f"A call of Prunus that visits the root alone takes {1000 * idle:.2f} ms."


def compared(task: Task, names: tuple[str, ...], measured: Measured) -> Iterator[Row]:
    """A row a program, Prunus first."""
    found = measured(ran, [(name, *task) for name in names])
    _, nodes, seconds = found[0]
    ours = nodes / seconds
    for name, run in zip(names, found, strict=True):
        if run is None:
            yield Row(*task, name, "not installed")
            continue
        value, nodes, seconds = run
        rate = nodes / seconds
        yield Row(*task, name, value, nodes, seconds, rate, None if name == "Prunus" else ours / rate)


def ran(name: str, *task: Any) -> tuple[int, int, float] | None:
    """The value, the nodes and the seconds of a program; None if it is not installed."""
    try:
        program = PROGRAMS[name](Task(*task))
    except ImportError:
        return None
    (run,) = fastest(program.solve, seconds=1.0)
    return int(run.result), program.count(), run.seconds
