"""What the view of play answers: every question of every game, what it refuses and where, and what it never does."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prunus import game as find_game
from prunus.core.registry import all_games
from prunus.core.requests import Cancellation
from prunus.errors import PrunusError
from prunus.solvers.solver import find_solver
from prunus.web.playing import judging
from prunus.web.question import AskAgain, House
from prunus.web.views.play import QUESTIONS
from tests.asking import HAS_CHESS, asked, house_with, refused

OWN = "gaps.py"
GAMES = [board for name, each in all_games().items() for board in (name, *each.variants)] + ["chess"] * HAS_CHESS + [OWN]
TREE = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"  # the one that the game begins with has leaves without values


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return house_with(tmp_path_factory.mktemp("own"))


def named(house: House, name: str) -> str:
    return next(each for each in house.games if each.endswith(name)) if name == OWN else name


def begun(house: House, name: str, plies: int, seed: int = 1) -> dict[str, Any]:
    """A game some moves after its start, by chance: the fields of a question about it."""
    chance = random.Random(seed)
    fields: dict[str, Any] = {"game": named(house, name), "start": TREE if name == "tree" else "", "moves": []}
    for _ in range(plies):
        legal = asked(house, "position", **fields)["legal"]
        if len(legal) < 2:
            break
        fields["moves"] = [*fields["moves"], chance.choice(legal)["move"]]
    return fields


@pytest.mark.parametrize("name", GAMES)
def test_every_question_about_every_game_is_answered(house: House, name: str) -> None:
    fields = begun(house, name, 1 if name in ("tree", OWN) else 3)
    seen = asked(house, "position", **fields)
    legal = [each["move"] for each in seen["legal"]]
    depth = {} if name == "tree" else {"depth": 1}
    assert seen["moves"] == fields["moves"]
    assert len(set(seen["sides"])) == 2
    assert asked(house, "typed", **fields, text=f" {legal[0]} ") == {"move": legal[0]}
    for player in ("random", "search:depth=1"):
        assert asked(house, "answer", **fields, player=player, seed=7)["move"] in legal
    valued = asked(house, "values", **fields, **depth)
    assert sorted(each["move"] for each in valued["values"]) == sorted(legal)
    assert valued["values"][0]["is_best"]
    assert valued["is_exact"] == (valued["depth"] is None)
    assert sorted(each["move"] for each in asked(house, "order", **fields)["order"]) == sorted(legal)
    why = asked(house, "why", **fields, **depth, move=legal[-1])
    for line in (why["line"], why["refutation"]):
        asked(house, "position", **fields | {"moves": fields["moves"] + line})
    course = asked(house, "analyse", **fields, **depth)["course"]
    assert [each["move"] for each in course] == fields["moves"]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_gets_the_same_answer(house: House, name: str) -> None:
    fields = begun(house, name, 1, seed=3)
    for question, more in (("position", {}), ("answer", {"player": "random", "seed": 5}), ("export", {})):
        assert asked(house, question, **fields, **more) == asked(house, question, **fields, **more)


TIC = {"game": "tic-tac-toe"}
WRONG = [
    ("position", {"game": "tic-tac-toe", "start": "XXX......"}, "start", "expected as many X as O"),
    ("position", TIC | {"moves": ["5", "5"]}, "moves", "move 2: move '5' is illegal"),
    ("position", TIC | {"moves": ["5"] * 1001}, "moves", "at most 1,000 are read"),
    ("position", TIC | {"moves": "5"}, "moves", "moves is a list of texts"),
    ("position", {}, "game", "game is missing"),
    ("typed", TIC | {"text": "10"}, "text", "illegal"),
    ("typed", TIC, "text", "text is missing"),
    ("answer", TIC | {"moves": list("142536789"[:5])}, "moves", "the game is over"),
    ("answer", TIC | {"seed": -1}, "seed", "not between 0 and"),
    ("answer", TIC | {"player": "nobody"}, "player", "nobody called 'nobody' plays here"),
    ("answer", TIC | {"player": "rules:othello"}, "player", "the program is for othello"),
    ("answer", TIC | {"player": "solver"}, "player", "may know no move"),
    ("answer", TIC | {"player": "+".join(["random:1"] * 9)}, "player", "9 advisers are too many"),
    ("values", TIC | {"depth": 13}, "depth", "depth is 13, which is not between 1 and 12"),
    ("values", TIC | {"depth": "3"}, "depth", "depth is a whole number"),
    ("why", TIC | {"move": "x"}, "move", "illegal"),
    ("analyse", TIC, "moves", "no move was made yet"),
    ("paste", TIC | {"text": " "}, "text", "there is nothing in it"),
    ("paste", TIC | {"text": "hello"}, "text", "as a game: "),
    ("edit", TIC | {"rows": ["...", "..."]}, "rows", "this is no board of tic-tac-toe"),
    ("edit", TIC | {"rows": ["XX.", "X..", "..."]}, "rows", "as many X as O"),
    ("edit", TIC | {"rows": ["Z..", "...", "..."]}, "rows", "this is no board of tic-tac-toe"),
]


@pytest.mark.parametrize(("question", "fields", "field", "sentence"), WRONG)
def test_what_is_wrong_is_said_of_its_field(house: House, question: str, fields: dict[str, Any], field: str, sentence: str) -> None:
    name, said = refused(house, question, **fields)
    assert name == field
    assert sentence in said


def test_a_game_that_is_not_offered_is_not_looked_for(house: House) -> None:
    for name in ("go", "openspiel:go", "/etc/passwd", "os:path", str(Path(__file__))):
        for question in QUESTIONS.keys() - {"games"}:
            with pytest.raises(PrunusError, match="no game is called"):
                asked(house, question, game=name, moves=["a1"], text="a1", move="a1", rows=[])


FIELDS = ("game", "start", "moves", "text", "player", "seed", "depth", "move", "format", "rows", "side")
WORDS = st.sampled_from(
    f"tic-tac-toe|nim|tree|checkers|{OWN}|5|pass|X........|{TREE}|3-4|random|solver+random|level:casual|search:nodes=9|rules:notes|json|"
    'moves|pgn|# game: nim\n11|1. 9-14|f5d6c3|{"game": "nim"}|...|X'.split("|")
)
TEXTS = WORDS | st.text(max_size=20)
ANYTHING = TEXTS | st.none() | st.booleans() | st.integers(-3, 14) | st.integers() | st.floats() | st.lists(TEXTS, max_size=4)


@pytest.mark.parametrize("question", QUESTIONS)
def test_nonsense_is_refused_with_a_sentence(house: House, question: str) -> None:
    @settings(max_examples=60)
    @given(st.dictionaries(st.sampled_from(FIELDS), ANYTHING | st.dictionaries(TEXTS, ANYTHING, max_size=2), max_size=7))
    def law(fields: dict[str, Any]) -> None:
        if isinstance(fields.get("game", "nim"), str):
            fields["game"] = named(house, fields.get("game", "nim"))
        if isinstance(fields.get("depth"), int):
            fields["depth"] = min(fields["depth"], 3)
        with contextlib.suppress(PrunusError):
            asked(house, question, **fields)

    law()


def test_who_has_not_thought_makes_no_move(house: House) -> None:
    late = Cancellation()
    late.cancel()
    for question, more in (("answer", {"player": "search:depth=3"}), ("values", {}), ("order", {}), ("why", {"move": "d3"})):
        with pytest.raises(AskAgain) as caught:
            asked(house, question, late, game="othello", **more)
        assert caught.value.name == "again"


def test_values_are_exact_where_the_solver_reaches(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "USUALLY", 60.0)  # however busy the machine is
    transcript = "f5d6c3d3c4f4f6f3e6e7d7"
    for name, text in (("tic-tac-toe", "X...O...."), ("othello-4x4", ""), ("connect-four-5x4", "3322")):
        game = find_game(name)
        position = game.parse(text) if text else game.start()
        answer = asked(house, "values", game=name, start=game.format(position))
        solved = find_solver(position).make(16, 1).value_of_moves(position)
        assert answer["is_exact"]
        assert all(each["is_exact"] for each in answer["values"])
        best = {game.format_move(position, move) for move in solved.best_moves}
        assert {each["move"] for each in answer["values"] if each["is_best"]} == best
    estimated = asked(house, "values", game="othello", start=transcript, depth=2)
    assert (estimated["is_exact"], estimated["depth"]) == (False, 2)
    assert not any(each["is_exact"] for each in estimated["values"])


def test_a_search_that_sees_the_end_proves_what_it_says(house: House) -> None:
    answer = asked(house, "values", game="gomoku-9x9", moves=["e5", "a1", "e6", "a2", "e7", "a3", "e8", "b4"], depth=1)
    assert (answer["is_exact"], answer["depth"]) == (False, 1)
    for wins in (
        {each["move"] for each in answer["values"] if each[key] in ("wins", True)} for key in ("text", "is_exact", "is_best")
    ):
        assert wins == {"e4", "e9"}
