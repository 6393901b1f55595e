"""Games and positions of the view of play as they come and go: arranged boards, pasted texts, written files, what is seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from prunus import game as find_game
from prunus.core.registry import all_games
from prunus.errors import PrunusError
from prunus.study.explanation import explain
from prunus.study.shipped import shipped
from prunus.web.question import House
from tests.asking import HAS_CHESS, asked, house_with, refused

GAMES = [board for name, each in all_games().items() for board in (name, *each.variants)] + ["chess"] * HAS_CHESS
ON_BOARDS = {name for name in GAMES if name.partition("-")[0] not in ("nim", "random", "tree")}
needs_chess = pytest.mark.skipif(not HAS_CHESS, reason="python-chess is not installed: pip install 'prunus[chess]'")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return house_with(tmp_path_factory.mktemp("own"))


def wandered(house: House, name: str, plies: int, seed: int) -> dict[str, Any]:
    """A game by chance, as far as it goes; the fields of a question."""
    chance, moves = random.Random(seed), list[str]()
    for _ in range(plies):
        legal = asked(house, "position", game=name, moves=moves)["legal"]
        if not legal:
            break
        moves.append(chance.choice(legal)["move"])
    return {"game": name, "moves": moves}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_is_read_again_and_so_is_its_position(house: House, name: str) -> None:
    fields = wandered(house, name, 9, seed=5)
    seen = asked(house, "position", **fields)
    forms = [each["name"] for each in seen["formats"]]
    assert {"json", "moves"} <= set(forms)
    for form in forms:
        if form == "obf":  # positions alone
            assert refused(house, "export", **fields, format=form)[0] == "format"
            continue
        written = asked(house, "export", **fields, format=form)
        read = asked(house, "paste", game=name, text=written["text"])
        assert (read["game"], read["start"], read["moves"]) == (name, "", fields["moves"])
        if form in ("json", "moves"):  # which say of which game they are
            assert asked(house, "paste", game="nim" if name != "nim" else "tree", text=written["text"]) == read
    if seen["notation"]:
        there = asked(house, "paste", game=name, text=seen["notation"])
        again = asked(house, "position", game=there["game"], start=there["start"], moves=there["moves"])
        assert (again["rows"], again["notation"]) == (seen["rows"], seen["notation"])


@pytest.mark.parametrize("name", GAMES)
def test_boards_are_arranged_as_they_are_seen(house: House, name: str) -> None:
    for plies, seed in ((0, 1), (5, 2), (8, 3)):
        seen = asked(house, "position", **wandered(house, name, plies, seed))
        if seen["is_over"]:
            continue
        assert seen["can_be_edited"] == (name in ON_BOARDS)
        if name in ON_BOARDS:
            made = asked(house, "edit", game=name, rows=seen["rows"], side=seen["sides"][seen["seat"]])
            again = asked(house, "position", game=name, start=made["start"])
            assert (again["rows"], again["sides"][0]) == (seen["rows"], made["side"])
            assert made["side"] == seen["sides"][seen["seat"]]


def test_stones_tell_whose_turn_it_is_where_the_game_says_so(house: House) -> None:
    made = asked(house, "edit", game="tic-tac-toe", rows=["X..", "...", "..."], side="X")
    assert made == {"start": "X........", "side": "O"}
    for side, sign in (("black", "X"), ("white", "O")):
        rows = ["........"] * 3 + ["...OX...", "...XO..."] + ["........"] * 3
        assert asked(house, "edit", game="othello", rows=rows, side=side)["start"].endswith(f" {sign}")
    assert refused(house, "edit", game="checkers", rows=["b......."] + ["........"] * 7, side="black")[1] == (
        "checkers is played on the dark squares"
    )


class Mirrored:
    """A row of which two end squares are filled; it is read from the right."""

    start = "..."

    def moves(self, row: str) -> list[int]:
        return [i for i in range(3) if row[i] == "."]

    def play(self, row: str, move: int) -> str:
        return row[:move] + "X" + row[move + 1 :]

    def is_over(self, row: str) -> bool:
        return "." not in row

    def outcome(self, row: str) -> int:
        return -1

    def rows(self, row: str) -> list[str]:
        return [row]

    def text(self, row: str) -> str:
        return row[::-1]

    def read(self, text: str) -> str:
        return text[::-1]


def test_a_board_that_is_read_as_another_is_not_arranged() -> None:
    game = find_game(Mirrored)
    own = House({game.name: lambda: game}, None, 60)
    seen = asked(own, "position", game=game.name, moves=["0"])
    assert (seen["rows"], seen["notation"], seen["can_be_edited"]) == (["X.."], "..X", False)
    assert "does not read positions by their boards" in refused(own, "edit", game=game.name, rows=["X.."])[1]


@needs_chess
def test_men_go_from_square_to_square(house: House) -> None:
    def way(moves: str, move: str) -> tuple[str, str]:
        seen = asked(house, "position", game="chess", moves=moves.split())
        found = next(each for each in seen["legal"] if each["move"] == move)
        return tuple(seen["squares"][row][column] for row, column in (found["from"], found["place"]))  # type: ignore[return-value]

    assert way("", "e4") == ("e2", "e4")
    assert way("e4 e5 Nf3 Nc6 Bb5 a6", "O-O") == ("e1", "g1")  # and the rook
    assert way("e4 a6 e5 d5", "exd6") == ("e5", "d6")  # and the pawn that is taken in passing
    assert way("h4 g5 hxg5 h6 gxh6 a6 h7 a5", "hxg8=Q") == ("h7", "g8")
    made = asked(house, "edit", game="chess", rows=["....k...", *["........"] * 6, "R...K..R"], side="white")
    assert made["start"] == "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"


def test_men_of_checkers_jump_and_discs_are_put(house: House) -> None:
    jump = asked(house, "position", game="checkers", start="B:W18,K32:B14")["legal"]
    squares = asked(house, "position", game="checkers", start="B:W18,K32:B14")["squares"]
    ways = [(each["move"], *(squares[row][column] for row, column in (each["from"], each["place"]))) for each in jump]
    assert ways == [("14x23", "14", "23")]
    crowned = asked(house, "position", game="checkers", start="B:W27:B23")["legal"]
    assert [(each["move"], squares[each["from"][0]][each["from"][1]]) for each in crowned] == [("23x32", "23")]
    for name in ("othello", "connect-four", "hex-4x4", "tic-tac-toe"):
        assert all(each["from"] is None and each["place"] for each in asked(house, "position", game=name)["legal"])
    turned = asked(house, "position", game="othello", moves=["f5"])
    assert (turned["last"], turned["changed"]) == ([4, 5], ["e5"])


def test_a_text_names_no_game_that_is_not_here(house: House) -> None:
    for text in ("# game: openspiel:go\n1", "# game: os:path\n1", '{"game": "x.py:G", "moves": [], "start": "", "remarks": []}'):
        field, said = refused(house, "paste", game="tic-tac-toe", text=text)
        assert field == "text"
        assert "library" not in said
    small = House({"nim": lambda: find_game("nim")}, None, 9)
    assert "which is not played here" in refused(small, "paste", text="f5d6c3")[1]
    assert asked(house, "paste", game="chess" if HAS_CHESS else "nim", text="f5d6c3")["game"] == "othello"
    assert asked(house, "paste", game="othello", text="4453")["game"] == "connect-four"


def test_rules_order_moves_and_say_why(house: House) -> None:
    game, moves = find_game("othello"), ["f5", "d6", "c3", "d3", "c4"]
    answer = asked(house, "order", game="othello", moves=moves)
    judge = game.playing_evaluation
    said = explain(shipped("othello", judge), game.parse("".join(moves)), game=game, evaluation=judge)  # type: ignore[arg-type]
    first, *others = [each["move"] for each in answer["order"]]
    assert answer["is_by_rules"]
    assert others == [each.move for each in said.preferences if each.move != first]
    assert [each["move"] for each in answer["order"] if each["is_found_best"]] == [first]
    assert {each["move"]: each["points"] for each in answer["order"]} == {
        each.move: round(each.points, 3) for each in said.preferences
    }
    assert answer["sentences"] == said.spoken
    assert not asked(house, "order", game="tic-tac-toe")["is_by_rules"]  # a search does without them here


def test_why_not_tells_what_refutes_a_move(house: House) -> None:
    answer = asked(house, "why", game="tic-tac-toe", moves=["5"], move="2")
    assert answer["says"][0] == f"After {' '.join(answer['refutation'])}, 2 loses, this is exact."
    assert answer["says"][1].startswith(f"{answer['best']} draws, with {answer['best']} ")
    assert answer["says"][-1].startswith("All rules together")
    best = asked(house, "why", game="tic-tac-toe", moves=["5"], move=answer["best"])
    assert best["says"][0].startswith(f"No move is better than {answer['best']}.")


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("gomoku", "hex")])  # two hundred moves, each of many
def test_a_game_to_its_end_says_who_has_won(house: House, name: str) -> None:
    fields = wandered(house, name, 400, seed=2)
    seen = asked(house, "position", **fields)
    assert seen["is_over"]
    assert seen["result"] in ("It is a draw.", "Nothing says who has won.") or any(
        seen["result"].startswith(f"{side} wins") for side in seen["sides"]
    )
    assert seen["legal"] == []
    with pytest.raises(PrunusError, match="the game is over"):
        asked(house, "values", **fields)
