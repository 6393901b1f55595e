"""Learning in games that are plain Python: a plain game teaches what its compiled twin teaches."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from prunus import explain, game, learn, search
from prunus.core.declaration import Cost
from prunus.core.jit import interpreting
from prunus.errors import BadGame, BadProgram, BadTask, OutOfRange
from prunus.games import tic_tac_toe
from prunus.jobs.runner import Runner
from prunus.logic.syntax import parse_program
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.driving.parts import sound
from prunus.study.background import Background
from prunus.study.examples import Examples, Source
from prunus.study.task import Task
from prunus.study.training import _Player, collect

THREE = """
from dataclasses import dataclass

from prunus.core.game import Game, Position

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

@dataclass(frozen=True)
class Board(Position):
    squares: str  # x: of the player to move

    def moves(self):
        return [] if self.is_over() else [i for i, mark in enumerate(self.squares) if mark == "."]

    def play(self, move):
        turned = self.squares.translate(str.maketrans("xo", "ox"))
        return Board(turned[:move] + "o" + turned[move + 1 :])

    def is_won(self):
        return any(all(self.squares[i] == "o" for i in line) for line in LINES)

    def is_over(self):
        return self.is_won() or "." not in self.squares

    def outcome(self):
        return -1 if self.is_won() else 0

class Three(Game):
    name = "three"
    summary = "three in a row, plainly"

    def start(self):
        return Board("." * 9)

    def parse(self, text):
        return Board(text)

    def format(self, position):
        return position.squares

GAME = Three()
"""
LOOKS = ("static", "replies", "best_reply", "mean_reply")  # what can be said of both


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "three.py"
    path.write_text(THREE)
    return str(path)


def examples_of(name: str) -> Examples:
    with interpreting():
        return collect(Source(name, "win-loss-draw", 3, 20, seed=5), Runner())


def test_a_plain_game_gives_the_examples_of_its_compiled_twin(three: str) -> None:
    plain, twin = examples_of(three), examples_of("tic-tac-toe")
    assert len(plain.told) == len(plain.positions) == len(twin.positions) > 20
    assert twin.told == ()
    for part in ("owners", "values", "losses", "nodes"):
        assert np.array_equal(getattr(plain, part), getattr(twin, part)), part
    assert np.array_equal(plain.moves, twin.moves // 4 * 3 + twin.moves % 4)  # the twin has four bits a row
    for number, text in enumerate(plain.told):
        assert plain.position(number) == game(three).parse(text)


@pytest.mark.parametrize("learner", ["voters", "foil"])
def test_a_plain_game_teaches_what_its_compiled_twin_teaches(three: str, learner: str) -> None:
    found = []
    for name in (three, "tic-tac-toe"):
        examples = examples_of(name)
        known = Background.of(name, None, "win-loss-draw", 3)
        with interpreting():
            found.append(Task(examples, known, learner=learner, max_cost=Cost.LOOK, predicates=LOOKS).study("first"))
    plain, twin = found
    assert [(each.body, each.weight) for each in plain.program.clauses] == [
        (each.body, each.weight) for each in twin.program.clauses
    ]
    assert (plain.judgement, plain.cost, plain.positions) == (twin.judgement, twin.cost, twin.positions)


def test_what_was_learned_in_a_plain_game_orders_its_searches(three: str) -> None:
    study = learn(three, games=20, depth=3, seed=5, levels="all")
    position = game(three).parse("x...o....")
    asked: dict[str, Any] = {**PLAIN, "evaluation": "win-loss-draw"}
    nodes = [search(position, 6, **(asked | {"ordering": each})) for each in ("natural", study.program)]
    assert nodes[0].value == nodes[1].value
    assert nodes[1].nodes < nodes[0].nodes


def test_examples_of_a_plain_game_are_kept_in_its_notation(three: str, tmp_path: Path) -> None:
    examples = examples_of(three)
    file = tmp_path / "examples.npz"
    examples.save(file)
    again = Examples.load(file)
    assert (again.told, again.source) == (examples.told, examples.source)
    assert [again.position(i) for i in range(3)] == [examples.position(i) for i in range(3)]
    assert Examples.from_text(examples.as_text()).told == examples.told
    fewer = Examples(*(getattr(examples, name) for name in ("source", "positions", "owners", "moves", "values", "losses", "nodes")))
    fewer.told = examples.told[:-1]
    fewer.save(file)
    with pytest.raises(BadTask, match="its parts do not fit together"):
        Examples.load(file)


WORDS = """
class Spoken:
    start = "." * 9
    names = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
    lines = ("012", "345", "678", "036", "147", "258", "048", "246")

    def moves(self, squares):
        return [("put on", self.names[i]) for i, mark in enumerate(squares) if mark == "."]

    def play(self, squares, move):
        place, turned = self.names.index(move[1]), squares.translate(str.maketrans("xo", "ox"))
        return turned[:place] + "o" + turned[place + 1 :]

    def is_won(self, squares):
        return any(all(squares[int(i)] == "o" for i in line) for line in self.lines)

    def is_over(self, squares):
        return self.is_won(squares) or "." not in squares

    def outcome(self, squares):
        return -1 if self.is_won(squares) else 0

    def move_text(self, move):
        return move[1]

    def text(self, squares):
        return squares

    def read(self, text):
        return text
"""


def test_moves_of_any_kind_teach_what_numbers_teach(three: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game with a tuple of words for each move: examples, program, order of moves and nodes are the same."""
    (tmp_path / "spoken.py").write_text(WORDS)
    monkeypatch.chdir(tmp_path)
    spoken, plain = examples_of("spoken.py"), examples_of(three)
    assert spoken.told == plain.told
    for part in ("owners", "values", "losses", "nodes"):
        assert np.array_equal(getattr(spoken, part), getattr(plain, part)), part
    assert len(np.unique(spoken.moves)) == 9 == len(np.unique(plain.moves))
    asked: dict[str, Any] = {"games": 20, "depth": 3, "seed": 5, "levels": "all"}
    programs = [learn(name, **asked).program for name in ("spoken.py", three)]
    assert [(each.body, each.weight) for each in programs[0].clauses] == [(each.body, each.weight) for each in programs[1].clauses]
    text = "x...o...."
    told = [explain(program, text, game=name).preferences for name, program in zip(("spoken.py", three), programs, strict=True)]
    with pytest.raises(BadProgram, match="the program is for three, which is no game of ours: say with `game` where it is"):
        explain(programs[1], text)
    names = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
    assert [each.move for each in told[0]] == [names[int(each.move)] for each in told[1]]
    assert [each.points for each in told[0]] == [each.points for each in told[1]]
    found = [
        search(game(name).parse(text), 6, **(PLAIN | {"evaluation": "win-loss-draw", "ordering": program}))
        for name, program in zip(("spoken.py", three), programs, strict=True)
    ]
    assert (found[0].nodes, found[0].value) == (found[1].nodes, found[1].value)
    assert found[0].move in game("spoken.py").parse(text).moves()


def test_examples_whose_moves_are_not_those_of_the_game_are_refused(three: str) -> None:
    examples = examples_of(three)
    examples.moves = examples.moves.copy()
    examples.moves[0] += 9
    with pytest.raises(BadTask, match="are not those that the examples were made of"):
        examples.position(0)


def test_of_a_training_game_only_so_many_plies_are_played() -> None:
    with interpreting():
        long, short = (collect(Source("tic-tac-toe", "win-loss-draw", 2, 3, starts="given", plies=plies)) for plies in (None, 2))
    assert len(short.positions) == 2 < len(long.positions)
    with pytest.raises(OutOfRange, match="at least 1 ply"):
        Source("tic-tac-toe", "win-loss-draw", plies=0)


OWN_WORDS = """
from prunus.core.declaration import Cost
from prunus.core.knowledge import Knowledge

KNOWLEDGE = Knowledge("spoken", units=("stones",))

@KNOWLEDGE.predicate("middle(+place)", Cost.PER_MOVE, "{{0}} is the middle", "{{0}} is not the middle")
def middle(move):
    return move == {middle}

@KNOWLEDGE.predicate("replies(+board, +place, -moves)", Cost.LOOK, "the number of replies to {{1}}", result="Replies")
def replies_of(successor, move):
    return {replies}

@KNOWLEDGE.predicate("stones(+board, +place, -stones)", Cost.LOOK, "the number of stones after {{1}}", result="Stones")
def stones(successor, move):
    return {stones}
"""
BY_WORDS = "better_choice(B, M1, M2) :- middle(M1), \\+ middle(M2).\n"


@pytest.mark.parametrize("kind", ["plain", "compiled"])
def test_predicates_in_the_file_of_a_game_are_asked_as_the_game_speaks(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = f"own_words_{kind}.py"
    if kind == "plain":
        own = OWN_WORDS.format(middle='("put on", "b2")', stones='9 - successor.count(".")', replies='successor.count(".")')
        Path(file).write_text(own + WORDS)
    else:
        own = OWN_WORDS.format(middle="5", stones="count(successor.own | successor.opponent)", replies="successor.move_count()")
        source = inspect.getsource(tic_tac_toe).replace('name = "tic-tac-toe"', 'name = "spoken"')
        Path(file).write_text(source + own + "\nfrom prunus.core.bits import count\n")
    this, text = game(file), "x...o...." if kind == "plain" else "X........"
    known = Background.of(this, None, "win-loss-draw", 3)
    with interpreting():
        said = explain(parse_program(BY_WORDS), text, game=this)
        assert str(said) == "1. Prefer a move to another if it is the middle and the other is not the middle."
        found = [learn(file, games=6, depth=2, evaluation="win-loss-draw").program for _ in range(2)]
        position = sound(this.parse(text))
        known_to = known.known(position)
        for move in position.moves():
            number = known.knowledge.names.index("stones")
            answer = known_to.answer(number, move, 0, position, position.play(move))
            assert answer == (3 if kind == "plain" else 2)
            redeclared = known_to.answer(known.knowledge.names.index("replies"), move, 0, position, position.play(move))
            assert redeclared == (6 if kind == "plain" else 7)
    if kind == "compiled":
        assert said.preferences[0].move == this.format_move(this.parse(text), 5)
    assert found[0] == found[1]
    assert set(known.declarations) == {*Background.of("tic-tac-toe").knowledge.names[:5], "middle", "stones"}


@pytest.mark.parametrize("answer", ["40000", "0.5", "None"])
def test_a_predicate_that_answers_what_cannot_be_compared_is_told(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = f"own_answer_{answer.replace('.', '_')}.py"
    Path(file).write_text(OWN_WORDS.format(middle="0", stones=answer, replies="0") + WORDS)
    with pytest.raises(BadGame, match=f"predicate stones answers {re.escape(answer)}: whole numbers up to 32767 are compared"):
        learn(file, games=3, depth=2)


def test_a_game_that_changes_has_no_states_to_ask_predicates_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    changing = """
class Taking:
    def __init__(self):
        self.left = 6
    def moves(self):
        return [1, 2][: self.left]
    def play(self, move):
        self.left -= move
    def undo(self, move):
        self.left += move
    def is_over(self):
        return self.left == 0
    def outcome(self):
        return -1
"""
    Path("own_changing.py").write_text(OWN_WORDS.format(middle="0", stones="0", replies="0") + changing)
    with pytest.raises(BadGame, match="changes and takes moves back: write its functions of a state"):
        learn("own_changing.py", games=3, depth=2)


NAMED_BY_PLACE = """
class Coins:
    start = 12

    def moves(self, coins):
        return [f"{taken} of {coins}" for taken in (1, 2, 3) if taken <= coins]

    def play(self, coins, move):
        return coins - int(move[0])

    def is_over(self, coins):
        return coins == 0

    def outcome(self, coins):
        return -1
"""


def test_a_training_game_is_the_same_whatever_was_played_before(tmp_path: Path) -> None:
    """Every game numbers the words of its moves itself; a position that another game has met is looked at again."""
    file = tmp_path / "coins.py"
    file.write_text(NAMED_BY_PLACE)
    source = Source(str(file), "win-loss-draw", 3, 8, "path")
    one_after_the_other = _Player(source)
    for number in range(8):
        assert one_after_the_other.positions(number) == _Player(source).positions(number)
