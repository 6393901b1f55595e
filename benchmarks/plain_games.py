"""Plain games: classes of the user's, beside easyAI, and the road from plain to compiled

The definitions are those of the pages: tic-tac-toe and Connect Four as classes of functions from docs/your-own-game.md, and the
other forms of Connect Four from docs/plain-to-compiled.md. easyAI's `Negamax` is given the same classes, function by function; its
moves are taken back by going back to the state before, which costs nothing. Its bonus for quick wins, which makes another tree, is
left out. OpenSpiel's `alpha_beta_search` is a search in Python of its own games in C++: for comparison, not the same definition.

- *no table*: alpha-beta, natural order; the same nodes in all programs.
- *table*: the same with a table on both sides.
- *our order*: easyAI with its table; Prunus as it comes, with its table, its order of moves and deepening.

*the game alone* is what no search could be faster than: the functions of the game asked once about each position that Prunus asked
about, in a loop that does nothing else. Where that is more than half of easyAI's time, nobody can be twice as fast on that tree.

*asked* is how often a game was asked `is_over` or `outcome`, counted in a run of its own. Programs search by turns, five rounds, in
CPU time of the whole call; seconds are those of the fastest round, and *times as fast* is the median of the ratios within a round,
with the least and the greatest. The midgame is four positions of Connect Four after 8 to 19 random moves. Checks are on, except
where it says unchecked; compiling is left out. *symmetries*: the same class, which says its symmetries too; easyAI has no use for
them. The targets: no slower than easyAI without a table, twice as fast with tables,
three times with our order.
"""

from __future__ import annotations

import functools
import importlib.util
import random
import re
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.peers import Plain, calls
from benchmarks.report import Measured, cpu_time, table
from prunus import PLAIN, game, search, unchecked
from prunus.core.jit import interpreting

PEERS = ("easyAI", "open_spiel")
DOCS = Path(__file__).parents[1] / "docs"
ROUNDS = 5
SEED = 20261118
TASKS = {
    "tic-tac-toe": ("TicTacToe", 9),
    "connect-four": ("FourInARow", 7),
    "connect-four, midgame": ("FourInARow", 7),
    "tic-tac-toe, symmetries": ("Turned", 9),
    "connect-four, symmetries": ("Mirrored", 7),
}
FORMS: dict[str, dict[str, Any]] = {"no table": {**PLAIN}, "table": {**PLAIN, "table": 64}, "our order": {}}
TARGETS = {"no table": 1, "table": 2, "our order": 3}
ROAD = {  # the class of each step, and the step that it is compared with
    "1 texts": ("FourInARow", ""),
    "2 numbers": ("FourInBits", "1 texts"),
    "3 an object": ("FourObject", "2 numbers"),
    "3 an object with a key": ("FourWithKey", "3 an object"),
    "4 numbers, unchecked": ("FourInBits", "2 numbers"),
    "5 a NamedTuple, as Python": ("FourCompiled", "2 numbers"),
    "5 a NamedTuple, compiled": ("FourCompiled", "2 numbers"),
}
TURNS = (  # as the page has them
    lambda board: board[::-1],
    lambda board: board[6:] + board[3:6] + board[:3],
    lambda board: board[2::-1] + board[5:2:-1] + board[8:5:-1],
    lambda board: board[::3] + board[1::3] + board[2::3],
    lambda board: board[8::-3] + board[7::-3] + board[6::-3],
    lambda board: board[6::-3] + board[7::-3] + board[8::-3],
    lambda board: board[2::3] + board[1::3] + board[::3],
)


@functools.cache
def shown() -> dict[str, Any]:
    """The classes that the pages show, each from a file of its own, as a user would have it."""
    folder, found = Path(tempfile.mkdtemp()), dict[str, Any]()
    for page in ("your-own-game.md", "plain-to-compiled.md"):
        for name, block in re.findall(r"```python\n# (\w+)\.py\n(.*?)```", (DOCS / page).read_text(), re.DOTALL):
            (folder / f"{name}.py").write_text(block)
            spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
            assert spec is not None
            assert spec.loader is not None
            module = sys.modules[name] = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            found |= {key: value for key, value in vars(module).items() if isinstance(value, type)}
    found["FourWithKey"] = _with_key(found["FourObject"])
    found["Turned"] = type("Turned", (found["TicTacToe"],), {"symmetries": TURNS})
    found["Mirrored"] = type("Mirrored", (found["FourInARow"],), {"symmetries": (lambda columns: columns[::-1],)})
    return found


def _with_key(kind: Any) -> Any:
    class FourWithKey(kind):  # type: ignore[misc]
        def play(self, column: int) -> Any:
            child = super().play(column)
            return FourWithKey(child.own, child.every)

        def key(self) -> Any:
            return self.own, self.every

    return FourWithKey


@functools.cache
def lines(task: str) -> list[list[int]]:
    """The moves that lead to the positions of a task."""
    if task != "connect-four, midgame":
        return [[]]
    rules, chance, found = shown()["FourInARow"](), random.Random(SEED), list[list[int]]()
    while len(found) < 4:
        state, line = rules.start, list[int]()
        for _ in range(chance.randrange(8, 20)):
            if not rules.is_over(state):
                line.append(chance.choice(rules.moves(state)))
                state = rules.play(state, line[-1])
        if not rules.is_over(state):
            found.append(line)
    return found


def played(start: Any, line: list[int]) -> Any:
    for move in line:
        start = start.play(np.int64(move) if hasattr(start, "_fields") else move)
    return start


def easy_ai(kind: Any, task: str, depth: int, has_table: bool) -> list[int]:
    """The values that easyAI finds, given the functions of a plain class."""
    from easyAI import Negamax, TranspositionTable, TwoPlayerGame

    class Given(TwoPlayerGame):  # type: ignore[misc]
        def __init__(self, line: list[int]) -> None:
            self.rules, self.players, self.current_player = kind(), [None, None], 1
            self.before: list[Any] = []
            self.state = self.rules.start
            for move in line:
                self.make_move(move)
                self.switch_player()

        def possible_moves(self) -> Any:
            return self.rules.moves(self.state)

        def make_move(self, move: Any) -> None:
            self.before.append(self.state)
            self.state = self.rules.play(self.state, move)

        def unmake_move(self, move: Any) -> None:
            self.state = self.before.pop()

        def is_over(self) -> Any:
            return self.rules.is_over(self.state)

        def scoring(self) -> int:
            outcome = self.rules.outcome(self.state)
            return Plain(outcome if self.current_player == 1 else -outcome)

        def ttentry(self) -> Any:
            return self.state

    values = []
    for line in lines(task):
        algorithm = Negamax(depth, tt=TranspositionTable() if has_table else None)
        algorithm(Given(line))
        values.append(int(algorithm.alpha))
    return values


def ours(kind: Any, task: str, depth: int, form: str) -> list[Any]:
    start = game(kind).start()
    return [search(played(start, line), depth, **FORMS[form]) for line in lines(task)]


def counted(kind: Any) -> tuple[Any, list[int]]:
    """The class, and how often its objects are asked whether the game is over, or who has won."""
    asked = [0]

    class Counted(kind):  # type: ignore[misc]
        def is_over(self, state: Any) -> Any:
            asked[0] += 1
            return super().is_over(state)

        def outcome(self, state: Any) -> Any:
            asked[0] += 1
            return super().outcome(state)

    return Counted, asked


def alone(kind: Any, task: str, depth: int, form: str) -> Callable[[], None]:
    """A loop that asks the functions of the game about each position that a search of ours asks about, and nothing else."""
    ends: dict[Any, None] = {}
    met: dict[Any, list[Any]] = {}

    class Kept(kind):  # type: ignore[misc]
        def is_over(self, state: Any) -> Any:
            ends.setdefault(state)
            return super().is_over(state)

        def play(self, state: Any, move: Any) -> Any:
            met.setdefault(state, []).append(move)
            return super().play(state, move)

    with unchecked():  # without the looks at images
        ours(Kept, task, depth, form)
    rules = kind()

    def asking() -> None:
        for state in ends:
            if rules.is_over(state):
                rules.outcome(state)
        for state, moves in met.items():
            rules.moves(state)
            for move in moves:
                rules.play(state, move)

    return asking


def by_turns(jobs: dict[str, Callable[[], Any]]) -> dict[str, list[float]]:
    """CPU seconds of each job in each round."""
    seconds: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            started = cpu_time()
            job()
            seconds[name].append(cpu_time() - started)
    return seconds


def ratio(slower: list[float], faster: list[float]) -> tuple[float, str]:
    """The median of the ratios within a round, and the least and the greatest."""
    ratios = sorted(one / other for one, other in zip(slower, faster, strict=True))
    return statistics.median(ratios), f"{ratios[0]:.2f}–{ratios[-1]:.2f}"


def compared(task: str) -> list[list[Any]]:
    """Rows of one task: every form, easyAI first."""
    name, depth = TASKS[task]
    kind, rows = shown()[name], list[list[Any]]()
    jobs: dict[str, Callable[[], Any]] = {
        f"easyAI {has}": functools.partial(easy_ai, kind, task, depth, has) for has in (False, True)
    }
    jobs |= {form: functools.partial(ours, kind, task, depth, form) for form in FORMS}
    jobs |= {f"alone {form}": alone(kind, task, depth, form) for form in FORMS}
    module: Any = importlib.import_module("easyAI.AI.Negamax")
    seconds = by_turns(jobs)
    for form in FORMS:
        has_table = form != "no table"
        theirs = jobs[f"easyAI {has_table}"]
        watched, asked = counted(kind)
        values = easy_ai(watched, task, depth, has_table)
        nodes = calls(module, "negamax", theirs)
        spent = seconds[f"easyAI {has_table}"]
        rows.append([task, depth, form, "easyAI", nodes, asked[0], min(spent), 1e6 * min(spent) / nodes, None, ""])
        watched, asked = counted(kind)
        found = ours(watched, task, depth, form)
        assert [result.value for result in found] == values
        mine = sum(result.nodes for result in found)
        assert has_table or mine == nodes
        times = ratio(spent, seconds[form])
        rows.append([task, depth, form, "Prunus", mine, asked[0], min(seconds[form]), 1e6 * min(seconds[form]) / mine, *times])
        floor = seconds[f"alone {form}"]
        rows.append([task, depth, form, "the game alone", None, asked[0], min(floor), None, *ratio(spent, floor)])
    return rows


def open_spiel(task: str) -> list[Any]:
    """OpenSpiel's own game, searched without a table from its start."""
    import pyspiel
    from open_spiel.python.algorithms import minimax

    found = pyspiel.load_game(task.replace("-", "_"))

    def solve() -> Any:
        return minimax.alpha_beta_search(found, value_function=lambda state: 0, maximum_depth=TASKS[task][1])

    nodes, seconds = calls(minimax, "_alpha_beta", solve), min(by_turns({"": solve})[""])
    return [task, TASKS[task][1], "no table", "OpenSpiel, its own game", nodes, None, seconds, 1e6 * seconds / nodes, None, ""]


def road() -> list[list[Any]]:
    """Each form of Connect Four, and the one before."""
    task, depth = "connect-four, midgame", 7

    def searched(step: str) -> Any:
        kind = shown()[ROAD[step][0]]
        start = kind(np.uint64(0), np.uint64(0)) if hasattr(kind, "_fields") else game(kind).start()
        positions = [played(start, line) for line in lines(task)]
        around = interpreting() if step.endswith("as Python") else unchecked() if step.endswith("unchecked") else nullcontext()
        with around:
            return sum(search(position, depth, evaluation="win-loss-draw", step=2).nodes for position in positions)

    jobs: dict[str, Callable[[], Any]] = {step: functools.partial(searched, step) for step in ROAD}
    nodes = {step: job() for step, job in jobs.items()}  # compiles, too
    seconds = by_turns(jobs)
    rows = list[list[Any]]()
    for step, spent in seconds.items():
        before = ROAD[step][1]
        factor = ratio(seconds[before], spent) if before else (None, "")
        rows.append([step, nodes[step], min(spent), 1e6 * min(spent) / nodes[step], *factor, before])
    return rows


def sections(measured: Measured) -> Iterator[str]:
    found = measured(compared, [(task,) for task in TASKS])
    rows = [row for each in found for row in each]
    for place, task in ((3, "tic-tac-toe"), (13, "connect-four")):
        rows[place:place] = measured(open_spiel, [(task,)])
    yield table(
        ("game", "depth", "form", "program", "nodes", "asked", "CPU seconds", "µs a node", "times as fast", "from–to"), rows
    )
    for form, target in TARGETS.items():
        ratios = [row[8] for row in rows if row[2] == form and row[3] == "Prunus"]
        reached = sum(each >= target for each in ratios)
        yield f"{form}: at least {target} times as fast as easyAI in {reached} of {len(ratios)} tasks."
    yield (
        "The road from plain to compiled: Connect Four, the midgame positions, depth 7, the default search with `win-loss-draw`, "
        "deepened by two:"
    )
    head = ("step", "all nodes", "seconds", "µs a node, all told", "times as fast as", "least and greatest", "that step")
    yield table(head, *measured(road))
