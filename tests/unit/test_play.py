"""`prunus play`, as it is typed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from prunus.cli import conversation
from prunus.cli.main import prunus
from prunus.cli.screen import Screen
from prunus.cli.typed import COMMANDS
from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.draw.text_board import WIDTH
from prunus.errors import BadFile, Stopped, WriteFailed
from prunus.players.kinds.level import LEVELS
from prunus.players.player import Player, Situation
from prunus.players.record import GameRecord, record_of
from prunus.players.sitting import Sitting
from tests.commands import ended, refused
from tests.countdown import OF_WORDS

TWO = ["--against", "human"]  # people at one board


@pytest.fixture(autouse=True)
def _place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    with interpreting():
        yield


def typed(lines: str, *arguments: str) -> Result:
    """What is said to lines, one a word, with _ for a blank."""
    said = "".join(f"{line.replace('_', ' ')}\n" for line in lines.split(" "))
    return CliRunner().invoke(prunus, ["play", *arguments, "--seed", "1"], input=said)


def heard(lines: str, *arguments: str) -> str:
    """The same, however the lines were broken."""
    done = typed(lines, *arguments)
    assert done.exception is None, done.exception
    assert done.exit_code == 0
    assert all(len(line) <= WIDTH + 20 for line in done.stdout.splitlines())  # a prompt stands before what is said to it
    return " ".join(done.stdout.split())


def saved(name: str) -> GameRecord:
    return GameRecord.from_json(json.loads(Path(name).read_text()))


def test_a_game_of_othello_to_the_end_with_hints_and_undo() -> None:
    this, moves = game("othello-4x4"), ["b1", "hint", "undo", "b1"]
    said = heard(" ".join([*moves, *["go"] * 8, "quit"]), "othello-4x4", "--level", "beginner", "--save", "game.json")
    record = saved("game.json")
    assert record.ending == "over"
    assert record.finished(this) == record
    assert record.players == ("human", "level:beginner")
    assert record.moves[0] == "b1"
    assert "Hint: " in said
    assert "Taken back: b1 " in said
    assert "The game is over. You " in said
    (command,) = re.findall(r"`prunus (analyse [^`]*)` looks at it move by move", said)
    assert command == "analyse othello-4x4 game.json"
    assert "judged exactly" in ended(*command.split()).out  # it does what was said
    assert ("passes." in said) == ("pass" in record.moves)
    assert "`prunus play othello-4x4 --load game.json --save game.json` goes on with it" in said


def test_a_game_of_ones_own_to_the_end_by_beginnings_of_moves() -> None:
    Path("countdown.py").write_text(OF_WORDS)
    said = heard("hint tw undo tw o o quit", "countdown.py", "--save", "game.json")
    assert "Hint: Two (search); value 1, exact" in said
    assert "Taken back: Two " in said
    assert saved("game.json").ending == "over"
    assert saved("game.json").moves[0] == "Two"


def test_two_people_at_one_board() -> None:
    said = heard("1 4 2 5 3", "tic-tac-toe", *TWO, "--save", "game.json")
    assert "The game is over. X wins." in said
    assert saved("game.json").players == ("human", "human")


def test_bad_moves_are_answered_in_a_sentence_and_nothing_is_lost() -> None:
    said = heard("1 1 z9 /nothing 9_9 undo undo redo redo", "tic-tac-toe", *TWO, "--save", "game.json")
    assert "'1' is no move here, and no command. Legal moves: 2, 3, 4, 5, 6, 7, 8, 9." in said
    assert "'z9' is no move here" in said
    assert "No command is called 'nothing'" in said
    assert "There is no move of a person to take back." in said
    assert "Nothing was taken back that could be made again." in said
    assert saved("game.json").moves == ("1",)
    assert "'1' could be 11, 12, 13: say which." in heard("1", "nim")


def test_the_end_of_the_input_ends_politely() -> None:
    done = CliRunner().invoke(prunus, ["play", "nim", *TWO, "--save", "game.json"], input="11\n")
    assert done.exit_code == 0
    said = " ".join(done.stdout.split())
    assert said.endswith("The game is kept in game.json: `prunus play nim --load game.json --save game.json` goes on with it.")


@pytest.mark.parametrize("where", ["at the prompt", "while a player thinks"])
def test_ctrl_c_leaves_the_game_in_its_file(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["11"])

    def read(_: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    def think(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(conversation, "input", read, raising=False)
    seats = TWO
    if where != "at the prompt":
        monkeypatch.setattr("prunus.players.player.Player.choose", think)
        seats = ["--against", "random"]
    done = CliRunner().invoke(prunus, ["play", "nim", *seats, "--save", "game.json"])
    assert isinstance(done.exception, Stopped)
    assert str(done.exception).startswith("stopped; the game is kept in game.json: ")
    assert saved("game.json").moves == ("11",)


def test_a_game_goes_on_where_it_was_with_who_played_it() -> None:
    first = heard("2 quit", "othello-4x4", "--level", "casual", "--second", "--save", "game.json", "--time", "1h")
    assert "Black is level:casual, white is you." in first
    moves = saved("game.json").moves
    said = heard("game go quit", "othello-4x4", "--load", "game.json", "--save", "game.json")
    assert "Black is level:casual, white is you." in said
    assert " ".join(moves) in said
    assert "clocks 3600 s, 3600 s" in said
    assert saved("game.json").moves[: len(moves)] == moves
    assert len(saved("game.json").moves) == len(moves) + 2
    before = Path("game.json").read_text()
    heard("go go", "othello-4x4", "--load", "game.json")
    assert Path("game.json").read_text() == before


def test_a_person_keeps_the_seat_that_they_had() -> None:
    heard("2 quit", "othello-4x4", "--level", "casual", "--second", "--save", "game.json")
    assert "Black is level:beginner, white is you." in heard("quit", "othello-4x4", "--load", "game.json", "--level", "beginner")
    assert "Black is random, white is you." in heard("quit", "othello-4x4", "--load", "game.json", "--against", "random")
    assert "Black is you, white is level:casual." in heard("quit", "othello-4x4", "--load", "game.json", "--first")
    assert "game.json: 1 move. Black is random, white is you." in heard("load_game.json", "othello-4x4", "--against", "random")
    heard("1 2", "tic-tac-toe", *TWO, "--save", "two.json")
    assert "X is level:casual, O is you." in heard("quit", "tic-tac-toe", "--load", "two.json", "--level", "casual", "--second")


def test_two_players_who_have_finished_leave_a_prompt() -> None:
    said = heard("seat_2_random seat_1_random save_end.json undo", "nim")
    assert "`save FILE` keeps the game, `undo` goes back, `quit` leaves. The game is over> The game is in end.json" in said
    assert "Taken back: " in said


def test_a_move_that_was_made_before_changing_sides_can_be_taken_back() -> None:
    said = heard("5 sides undo undo undo", "tic-tac-toe", "--against", "search:depth=1")
    answer = said.partition("O plays ")[2][:1]
    assert f"Taken back: {answer} " in said  # where the person, who has the other seat now, chooses instead of the player
    assert "Taken back: 5." in said
    assert said.count("There is no move of a person to take back.") == 1


def test_a_player_thinks_meanwhile_where_it_is_asked_to_and_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pondered: list[int] = []
    ponder = Player.pondering

    @contextmanager
    def watched(self: Player, situation: Situation) -> Iterator[None]:
        pondered.append(len(situation.moves))
        with ponder(self, situation):
            yield
        if len(situation.moves) == 4:
            raise ZeroDivisionError("by zero")

    monkeypatch.setattr(Player, "pondering", watched)
    lines, request = "5 hint 1 undo 2 3 4 6 7 8 9 quit", ("tic-tac-toe", "--against", "search:depth=3")
    plain = heard(lines, *request)
    assert pondered == []
    said = heard(lines, *request, "--ponder")
    assert pondered[:3] == [0, 2, 2]  # before the first move, before the hint and after it
    assert max(pondered) == 4  # then it is told why, and no more of it is tried
    complaint = "search:depth=3 cannot think meanwhile: ZeroDivisionError: by zero. "
    assert said.replace(complaint, "") == plain
    assert complaint in said
    refused(ended("play", "tic-tac-toe", *TWO, "--ponder"), "no player begins or thinks")


def test_a_player_who_begins_leaves_one_board_on_the_screen() -> None:
    assert typed("quit", "othello-4x4", "--second", "--level", "beginner").stdout.count("   a  b  c  d") == 1


def test_sides_seats_levels_and_resignation() -> None:
    said = heard("1 sides seat_1_casual level level_beginner seat_x_random seat_2 resign undo resign", "tic-tac-toe")
    assert "X is level:club, O is you." in said
    assert "X is casual, O is you." in said
    assert "X is beginner, O is you." in said
    assert all(f"{name}: {level.says}."[:60] in said for name, level in LEVELS.items())
    assert "X is random, O is you." in said
    assert said.count("`seat` takes a side (1, 2, x, o) and who is to sit there: human, beginner,") == 1
    assert "You lose: O resigns." in said
    assert "The game goes on." in said
    over = heard("seat_2_random seat_1_random", "nim")
    assert "player wins." in over


def test_what_a_player_thinks_is_said_where_it_is_asked_for() -> None:
    assert "(search); value" in heard("5", "tic-tac-toe", "--show-thinking", "--against", "search:depth=2")
    said = heard("5 think", "tic-tac-toe", "--against", "search:depth=2")
    assert "The last move was 1 (search); value" in said


def test_files_are_not_replaced_that_hold_something_else() -> None:
    Path("old.json").write_text("old")
    said = heard("1 save_old.json save save_new.json 2 save_new.json load_new.json save_no/where", "tic-tac-toe", *TWO)
    assert "There is something in 'old.json' already" in said
    assert "`save` needs the name of a file." in said
    assert saved("new.json").moves == ("1", "2")
    assert "There is no folder" in said
    assert "this game is in no file yet" in heard("1 load_new.json", "tic-tac-toe", *TWO).lower()
    refused(ended("play", "tic-tac-toe", *TWO, "--save", "old.json"), "there is something in 'old.json' already")
    assert Path("old.json").read_text() == "old"


def test_a_full_disk_is_said_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(record: GameRecord, path: Path) -> None:
        raise WriteFailed(f"{str(path)!r} could not be written")

    monkeypatch.setattr(conversation, "keep", fail)
    said = heard("1 2", "tic-tac-toe", *TWO, "--save", "game.json")
    assert said.count("'game.json' could not be written.") == 2


def damaged() -> dict[str, Any]:
    this = game("tic-tac-toe")
    whole = record_of(this, None, [0, 1]).as_json()
    return {
        "another game": (record_of(game("nim"), None, [11]).as_json(), "it is a game of nim, not of tic-tac-toe"),
        "an illegal move": (whole | {"moves": ["1", "1"]}, "move 2: move '1' is illegal"),
        "an end that is none": (whole | {"ending": "over"}, "says that the game is over, and it is not"),
        "a clock that is none": (whole | {"tags": {"time": "0s"}}, "leaves no time"),
        "a tag that is no text": (whole | {"tags": {"seed": 3}}, "should be a text"),
        "a time that is none": (whole | {"remarks": [{"clock": "soon"}, {}]}, "is no number"),
        "a start that is none": (whole | {"start": "?"}, "stops making sense"),
        "no record": ({"game": "tic-tac-toe"}, "no record of a game"),
        "a list": ([], "no record of a game"),
        "no JSON": (None, "'bad.json' is no saved game"),
    }


@pytest.mark.parametrize("what", damaged())
def test_damaged_files_and_those_of_other_games_are_refused_in_a_sentence(what: str) -> None:
    said, sentence = damaged()[what]
    Path("bad.json").write_text("class Chomp:" if said is None else json.dumps(said))
    refused(ended("play", "tic-tac-toe", "--load", "bad.json"), sentence)
    assert "'bad.json'" in heard("1 save_x.json load_bad.json 2", "tic-tac-toe", *TWO)
    assert saved("x.json").moves == ("1", "2")
    Path("x.json").unlink()


BAD_REQUESTS = {
    ("othelo",): "no game is called 'othelo'",
    ("nim", "--level", "champion"): "no level is called 'champion'; ",
    ("nim", "--against", "nobody"): "no player is called 'nobody'",
    ("nim", "--against", "solver"): "may know no move",
    ("nim", "--against", "random", "--level", "club"): "--against says who plays: --level would say nothing",
    (
        "nim",
        "--against",
        "human",
        "--second",
    ): "between two people no player begins or thinks: --first and --second would say nothing",
    ("nim", "--time", "0s"): "leaves no time to think",
    ("nim", "--time", "-1s"): "expected 5m, 5m+3s or 1s/move",
    ("nim", "--time", "5m", "--seconds", "1"): "--seconds would say nothing",
    ("nim", "--seconds", "0"): "--seconds: '0' is not a number above 0",
    ("nim", "-p", "x"): "nim position 'x'",
    ("nim", "--load", "nothing.json"): "game 'nothing.json' is not there",
    ("nim", "--load", "nothing.json", "-p", "1"): "begins where it began: --position would say nothing",
    ("nim", "--save", "no/where"): "there is no folder",
}


@pytest.mark.parametrize("arguments", BAD_REQUESTS)
def test_bad_requests_are_refused_in_a_sentence(arguments: tuple[str, ...]) -> None:
    refused(ended("play", *arguments), BAD_REQUESTS[arguments])


def test_the_levels_are_explained() -> None:
    said = " ".join(ended("play", "--levels").out.split())
    assert all(level.says in said and name in said for name, level in LEVELS.items())


def test_plain_speech_has_plain_characters_and_says_changes_first() -> None:
    said = heard("d3 hint help think moves undo", "othello-4x4", "--plain", "--level", "beginner")
    assert said.isascii()
    assert said.isprintable()
    assert "White plays d4. Changed: d4 white, c3 white. Row 2: b white, c black." in said
    assert "legal moves: b1, a2, d3, c4." in said


def test_colours_are_used_where_the_terminal_has_some_and_nobody_has_refused_them(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> int:
            return len(text)

        def flush(self) -> None: ...

    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr("sys.stdout", Terminal())
    assert Screen(is_plain=False).has_colour
    assert not Screen(is_plain=True).has_colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Screen(is_plain=False).has_colour
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not Screen(is_plain=False).has_colour


def test_every_command_has_a_letter_of_its_own_or_none() -> None:
    letters = [command.letter for command in COMMANDS.values() if command.letter]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set(COMMANDS)


def test_a_player_that_breaks_down_leaves_its_seat_to_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Sitting) -> None:
        raise BadFile("its book is gone")

    monkeypatch.setattr(Sitting, "answer", fail)
    said = heard("1 2", "tic-tac-toe", "--against", "random", "--save", "game.json")
    assert "cannot go on: its book is gone. A person has the seat now." in said
    assert saved("game.json").moves == ("1", "2")
    assert saved("game.json").players == ("human", "human")


def test_a_tree_without_a_value_ends_without_one() -> None:
    said = heard("2 x", "tree", *TWO)
    assert "The game is over. The search looked at the leaf 'x', which has no value" in said


def test_nonsense_that_is_typed_is_answered_and_the_game_goes_on() -> None:
    nonsense = [" ", "-", "\t", "x\0y", "٣", "∞", "%s", "../..", "'", "\\", "🂡", "/", "//", "~", "~x", "a" * 5000, "[" * 500]
    commands = [name for name in COMMANDS if name not in ("quit", "go", "hint", "resign", "undo")]
    lines = [f"{name} {each}" for name in ("", *commands, "seat 1") for each in nonsense]
    said = "".join(f"{line}\n" for line in ["1", *lines, "save game.json", "2"])
    done = CliRunner().invoke(prunus, ["play", "tic-tac-toe", *TWO, "--plain", "--save", "game.json"], input=said)
    assert done.exception is None, done.exception
    assert saved("game.json").moves == ("1", "2")
    assert done.stdout.isascii()
    bytes_typed = CliRunner().invoke(prunus, ["play", "tic-tac-toe", *TWO], input=b"1\n\xff\xfe\n2\n")
    assert bytes_typed.exit_code == 0
