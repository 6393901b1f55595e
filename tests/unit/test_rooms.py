"""A new thing is one new file: it is found, listed, completed and used without another word."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import prunus

GAME = """
from dataclasses import dataclass
from prunus.core.game import Game, Position as Rules

@dataclass(frozen=True)
class Countdown(Rules):
    stones: int

    def moves(self):
        return [taken for taken in (1, 2) if taken <= self.stones]

    def play(self, move):
        return Countdown(self.stones - move)

    def is_over(self):
        return self.stones == 0

    def outcome(self):
        return -1

class CountdownGame(Game):
    name = "new-game"
    summary = "one or two stones, the last one wins"

    def start(self):
        return Countdown(7)

    def format(self, position):
        return str(position.stones)

    def parse(self, text):
        return Countdown(int(text))

GAME = CountdownGame()
"""
ADAPTER = """
from prunus.core.adapter import Adapter
from prunus.games.new_game import GAME, Countdown

ADAPTER = Adapter("new-library", "a game of others", lambda argument: GAME, Countdown, GAME, argument=":GAME")
"""
EVALUATION = """
from prunus.core.evaluation import EvaluationEntry

class Even:
    def evaluate(self, position):
        return position.outcome() if position.is_over() else 0

EVALUATION = EvaluationEntry("new-evaluation", "nothing before the end", lambda position: Even())
"""
ORDERING = """
from typing import NamedTuple
from prunus.core.generic import implements
from prunus.core.ordering import OrderingEntry, Stage

@implements(Stage)
class Backwards(NamedTuple):
    def score_bits(self):
        return 10

    def score(self, position, move, index, depth, ply, hint):
        return index

ORDERING = OrderingEntry("new-ordering", "the last move first", "nothing", lambda wanted: Backwards())
"""
ALGORITHM = """
from prunus.searches.minimax import minimax
from prunus.searches.shared.algorithm import Algorithm

ALGORITHM = Algorithm("new-algorithm", "minimax by another name", minimax, uses_window=False, uses_table=False)
"""
PROVER = """
from dataclasses import replace
from prunus.searches.proof.df_pn import PROVER as DF_PN

PROVER = replace(DF_PN, name="new-prover")
"""
TABLE = """
from prunus.tables.kinds import TableEntry

TABLE = TableEntry("new-table", "as it is", lambda table: table, layer=2)
"""
SOLVER = """
from dataclasses import replace
from prunus.solvers.general import SOLVER as GENERAL

SOLVER = replace(GENERAL, name="new-solver")
"""
EXERCISE = """
from dataclasses import replace
from prunus.exercises.kinds.pruned import EXERCISE as PRUNED

EXERCISE = replace(PRUNED, name="new-exercise")
"""
KNOWLEDGE = """
from dataclasses import replace
from prunus.games.tic_tac_toe_knowledge import KNOWLEDGE as OTHER

KNOWLEDGE = replace(OTHER, game="new-game", definitions=OTHER.definitions + '''
:- mode(new_predicate(+place)).
new_predicate(M) :- corner(M).
''')
"""
FILES = {
    "games/new_game.py": GAME,
    "games/new_game_knowledge.py": KNOWLEDGE,
    "games/adapters/new_library.py": ADAPTER,
    "evaluations/new_evaluation.py": EVALUATION,
    "orderings/new_ordering.py": ORDERING,
    "searches/new_algorithm.py": ALGORITHM,
    "searches/proof/new_prover.py": PROVER,
    "tables/new_table.py": TABLE,
    "solvers/new_solver.py": SOLVER,
    "exercises/kinds/new_exercise.py": EXERCISE,
}


@pytest.mark.parametrize(
    "word", ["Cancellation", "Limits", "Outcome", "Program", "Progress", "Proof", "Result", "Solution", "Table"]
)
def test_a_word_that_is_everybodys_is_one_thing(word: str) -> None:
    """A class, or a type with a name; what is called so by a library is another matter."""
    assert len(homes()[word]) <= 1


@cache
def homes() -> Mapping[str, list[str]]:
    """The files in which each name stands for a class or a thing."""
    found = defaultdict[str, list[str]](list)
    for path in Path(prunus.__file__).parent.rglob("*.py"):
        for each in ast.parse(path.read_text("utf-8")).body:
            targets = each.targets if isinstance(each, ast.Assign) else []
            named = [target.id for target in targets if isinstance(target, ast.Name)]
            for name in [*named, each.name] if isinstance(each, ast.ClassDef) else named:
                found[name].append(path.name)
    return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Prunus, with what Python has made of its files, and a new file in every room."""
    copy = tmp_path_factory.mktemp("house")
    shutil.copytree(Path(prunus.__file__).parent, copy / "prunus")
    for name, source in FILES.items():
        (copy / "prunus" / name).write_text(source)
    return copy


COMMAND = "import sys; from prunus.cli.main import main; sys.argv[0] = 'prunus'; main()"


def run(house: Path, *arguments: str, **environment: str) -> str:
    """What the command says, run from the copy."""
    within = os.environ | {"PYTHONPATH": str(house)} | environment
    done = subprocess.run([sys.executable, "-c", COMMAND, *arguments], env=within, cwd=house, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_new_file_is_listed(house: Path) -> None:
    for command, names in {
        ("games",): ["new-game", "new-library:GAME"],
        ("search", "--help"): ["new-algorithm", "new-evaluation", "new-ordering", "new-prover", "[+new-table]"],
        ("solve", "--help"): ["new-solver"],
        ("prove", "--help"): ["new-prover"],
        ("exercises", "--help"): ["new-exercise"],
    }.items():
        shown = "".join(run(house, *command).split())
        assert all(name in shown for name in names), command


def test_every_new_file_is_used(house: Path) -> None:
    parts = ("-a", "new-algorithm", "-e", "new-evaluation", "-o", "new-ordering")
    found = json.loads(run(house, "search", "new-game", *parts, "-d", "8", "--json"))
    assert (found["value"], found["move"]) == (1, "1")
    assert json.loads(run(house, "search", "new-library:any", *parts, "-d", "8", "--json"))["value"] == 1
    by_table = json.loads(run(house, "search", "new-game", "--table", "1+new-table", "-d", "8", "--json"))
    assert by_table["value"] == 1
    assert json.loads(run(house, "prove", "new-game", "-a", "new-prover", "--json"))["answer"] is True
    assert json.loads(run(house, "solve", "new-game", "--solver", "new-solver", "--json"))["value"] == 1
    (made,) = json.loads(run(house, "exercises", "--kind", "new-exercise", "--json"))["exercises"]
    assert made["kind"] == "new-exercise"


def test_a_new_predicate_is_known(house: Path) -> None:
    (house / "rules.pl").write_text(":- game('new-game').\nbetter_choice(B, M1, M2) :- new_predicate(M1), \\+ new_predicate(M2).\n")
    assert "1. " in run(house, "explain", "rules.pl")


def test_a_new_file_is_completed(house: Path) -> None:
    asked = {"COMP_WORDS": "prunus search new-game -o hash+new", "COMP_CWORD": "4", "_PRUNUS_COMPLETE": "bash_complete"}
    assert run(house, **asked).strip() == "plain,hash+new-ordering"
