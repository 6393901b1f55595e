"""`prunus prove` and `prunus conspire`, and what they refuse."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from prunus import game
from prunus.cli.conspire import conspire
from prunus.cli.prove import prove
from prunus.draw import words
from prunus.errors import BadGame, PrunusError
from prunus.searches.proof import prove as door

TREE = "[[[3,5],[2,9],[7,1]],[[0,1],[7,4]],[[6,8],[1,2],[9,0]]]"


def run(command: Any, *arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def answer(command: Any, *arguments: str) -> Any:
    done = run(command, *arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


BAD_QUESTIONS = {
    ("tree",): "a tree has values and nobody wins it: say which value is to be reached, with a threshold",
    ("connect-four", "--nodes", "0"): "--nodes: '0' is not a whole number from 1 to",
    ("connect-four", "--seconds", "-1"): "--seconds: '-1' is not a number above 0 and up to 1,000,000,000",
    ("connect-four", "--megabytes", "0"): "--megabytes: '0' is not a number above 0",
    ("connect-four", "--megabytes", "-3"): "--megabytes: '-3' is not a number above 0",
    ("connect-four", "--megabytes", "nan"): "--megabytes: 'nan' is not a number above 0",
    ("connect-four", "--megabytes", "1e9"): "a limit of 1,000,000,000 megabytes is more than this machine's memory of",
    ("connect-four", "--depth", "-1"): "--depth: '-1' is not a whole number from 0 to 512",
    ("nim", "--depth", "300"): "a depth of 300 is too much for a game that is interpreted; at most 200 plies",
    ("connect-four", "-a", "df-pm"): "no prover is called 'df-pm'; did you mean df-pn",
    ("connect-four", "-t", str(2**61)): "is not a whole number from -1,152,921,504,606,846,976 to",
    ("connect-four", "-e", "disc-difference"): "evaluation 'disc-difference' is for another game",
    ("nim", "--tree", "10"): "df-pn keeps no tree; proof-number, pn2 and monte-carlo-pn do",
    ("nim", "-a", "pn2", "--tree", "0"): "--tree: '0' is not a whole number from 1 to 1,000,000",
}

BAD_CONSPIRACIES = {
    ("nim", "--conspirators", "-1"): "--conspirators: '-1' is not a whole number from 0 to",
    ("nim", "--width", "-1"): "--width: '-1' is not a whole number from 0 to 1,000",
    ("nim", "--values", "3"): "range of values '3' ends too early: expected LOW:HIGH or LOW:HIGH:STEP",
    ("nim", "--values", "1:x"): "range of values '1:x' stops making sense at character 3, 'x'",
    ("nim", "--values", "1:9:0"): "with a step above zero",
    ("nim", "--values", "3:1"): "conspiracy numbers are for 2 to 1000 different values, not 0",
    ("nim", "--megabytes", "0"): "--megabytes: '0' is not a number above 0",
    ("tree",): "has no value of its own; search 2 plies deeper to see its leaves",
}


@pytest.mark.parametrize(
    ("command", "request_", "sentence"),
    [(prove, *item) for item in BAD_QUESTIONS.items()] + [(conspire, *item) for item in BAD_CONSPIRACIES.items()],
)
def test_a_bad_request_is_refused_in_a_sentence(command: Any, request_: tuple[str, ...], sentence: str) -> None:
    done = run(command, *request_)
    assert isinstance(done.exception, PrunusError), done.output
    assert done.exception.exit_code == 2
    assert sentence in str(done.exception)
    assert "\n" not in str(done.exception)
    assert done.stdout == ""


def test_a_game_that_does_not_say_who_wins_is_refused() -> None:
    class Endless:
        def moves(self) -> list[int]:
            return [1]

        def play(self, move: int) -> Endless:
            return self

        def is_over(self) -> bool:
            return False

    with pytest.raises(BadGame, match="Endless is no game: it has no function 'outcome'"):
        door.prove(Endless())


def test_prove_says_what_was_proved_and_how() -> None:
    done = run(prove, "nim", "-p", "3-4-5")
    assert "proved: the value is at least 1 for the player to move\nline  12 " in done.stdout
    assert "root  proof 0, disproof ∞\n" in done.stdout
    assert "disproved: the value is below 1 for the player to move\nline  –" in run(prove, "nim", "-p", "1-1").stdout


def test_prove_as_json() -> None:
    proof = answer(prove, "nim", "-p", "1-2-3", "--threshold", "-1")
    assert (proof["answer"], proof["proof"], proof["disproof"], proof["threshold"]) == (True, 0, None, -1)
    assert proof["memory"] <= 64 * 2**20
    unknown = answer(prove, "connect-four", "-a", "proof-number", "--nodes", "50")
    assert (unknown["answer"], unknown["reason"], unknown["line"]) == (None, "its nodes are spent", unknown["line"])
    assert unknown["proof"] > 0 < unknown["disproof"]


@pytest.mark.parametrize("algorithm", ["proof-number", "df-pn", "pn2", "monte-carlo-pn"])
def test_every_prover_has_its_name_on_the_command_line(algorithm: str) -> None:
    proof = answer(prove, "tree", "-p", TREE, "-t", "5", "-a", algorithm)
    assert (proof["answer"], proof["algorithm"]) == (True, algorithm)
    assert answer(prove, "tree", "-p", TREE, "-t", "6", "-a", algorithm)["answer"] is False


def test_the_tree_is_shown_and_drawn_with_its_numbers(tmp_path: Path) -> None:
    """The picture of docs/proof-number-search.md."""
    picture = tmp_path / "tree.svg"
    request = ("tree", "-p", TREE, "-t", "6", "-a", "proof-number", "--nodes", "15", "--tree", "50")
    lines = run(prove, *request, "--svg", str(picture)).stdout.splitlines()
    assert "OR (3, 1)" in lines
    assert "├─ 1  AND (∞, 0)" in lines
    assert "└─▸3  AND (3, 1)" in lines
    assert "   ├─▸1  OR (1, 1)" in lines
    texts = [text.text for text in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("(3, 1)") == 2
    assert texts.count("(1, 1)") == 6
    nodes = answer(prove, *request)["tree"]
    assert [node["is_or"] for node in nodes] == [node["ply"] % 2 == 0 for node in nodes]
    assert (nodes[0]["proof"], nodes[0]["disproof"], nodes[1]["proof"], nodes[1]["disproof"]) == (3, 1, None, 0)
    assert len(nodes) == 16


def test_a_tree_is_cropped_at_whole_levels() -> None:
    lines = run(prove, "tic-tac-toe", "-p", "X...O...X", "-a", "proof-number", "--tree", "7").stdout.splitlines()
    assert lines[-1] == "└─ 8  AND (∞, 0)  … 5 below"
    assert sum("AND" in line for line in lines) == 6


def test_conspire_shows_and_draws_a_number_for_every_value(tmp_path: Path) -> None:
    picture = tmp_path / "steps.svg"
    request = ("tic-tac-toe", "--values", "-5:5")
    shown = run(conspire, *request, "--svg", str(picture)).stdout
    result = answer(conspire, *request)
    numbers = dict(result["numbers"])
    assert list(numbers) == list(range(-5, 6))
    assert numbers[result["value"]] == 0
    value = words.number(result["value"])
    assert f"value {value} for the player to move, nothing of it is proved; likely: {value}" in shown
    for value, number in numbers.items():
        assert f"{words.number(value):>10} {number:>6} " in shown
    bars = [title.text for title in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}title")]
    assert bars == [f"{words.number(value)}: {number}" for value, number in numbers.items()]


def test_conspire_without_conspirators_proves_the_value() -> None:
    result = answer(conspire, "nim", "-p", "1-2", "--conspirators", "0", "--values", "-1:1")
    assert result["numbers"] == [[-1, None], [0, None], [1, 0]]
    stopped = answer(conspire, "nim", "-p", "5-5-5", "--conspirators", "0", "--nodes", "20")
    assert (stopped["is_complete"], stopped["reason"]) == (False, "its nodes are spent")


def test_the_start_of_a_proof_is_the_position_itself() -> None:
    over = game("tic-tac-toe").parse("XXXOO....")
    for algorithm in ("proof-number", "df-pn", "pn2", "monte-carlo-pn"):
        assert door.prove(over, -1, algorithm=algorithm).answer is True
        assert door.prove(over, 0, algorithm=algorithm).answer is False
