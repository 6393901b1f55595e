"""The open questions of the paper: the same positions for all, unseen, from nothing; what is told is what was counted."""

from __future__ import annotations

import dataclasses
import itertools
import json
import statistics as plain
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from prunus import game, search
from prunus.cli import main as command_line
from prunus.core.jit import interpreting
from prunus.errors import OutOfRange
from prunus.jobs.runner import Runner
from prunus.lab.contest import FULL, PLAIN, RULES, Contestant, Setting, held
from prunus.lab.finding import table
from prunus.lab.lessons import chosen, examples_for, keys_of
from prunus.lab.origin import origin
from prunus.lab.questions.asked import Asked, Study
from prunus.lab.questions.sorting import hand_made, sorting
from prunus.lab.questions.stages import staged
from prunus.lab.sample import unseen
from prunus.logic.syntax import parse_program
from prunus.searches.driving.defaults import PLAIN as PLAINLY
from prunus.study.background import Background
from prunus.study.compilation import numbered_scoring
from tests.commands import ended, refused
from tests.pictures import tips

TIC_TAC_TOE = Setting("tic-tac-toe", "open-lines", 3)
SMALL = ["--positions", "4", "--training-games", "8", "--depth", "3", "--seed", "7"]
COMMANDS = {
    "levels": ["--game", "tic-tac-toe", "--depths", "3-4", "--plain-to", "3", "--training-games", "4"],
    "stages": ["--game", "tic-tac-toe", "--borders", "2"],
    "sorting": ["--game", "tic-tac-toe"],
    "games": ["--games", "tic-tac-toe"],
    "background": ["--game", "tic-tac-toe", "--no-singles"],
}
EARLY = """
:- game('tic-tac-toe').
better_choice(B, M1, M2) :- weight(2.0), centre(M1).
better_choice(B, M1, M2) :- weight(1.0), corner(M1).
"""
LATE = """
:- game('tic-tac-toe').
better_choice(B, M1, M2) :- weight(3.0), wins(B, M1).
better_choice(B, M1, M2) :- weight(1.5), blocks(B, M1).
"""


def asked(name: str, *more: str) -> Any:
    with interpreting():
        done = CliRunner().invoke(command_line.prunus, ["lab", name, *SMALL, *COMMANDS[name], *more])
    assert done.exit_code == 0, done.output
    return done


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of all questions: who asks one again need not wait."""
    return tmp_path_factory.mktemp("questions") / "journal.sqlite"


@pytest.fixture(scope="module")
def found(journal: Path) -> dict[str, Any]:
    return {name: json.loads(asked(name, "--json", "--journal", str(journal)).stdout) for name in COMMANDS}


@pytest.mark.parametrize(("name", "depth"), [("tic-tac-toe", 3), ("connect-four-5x4", 4), ("othello-6x6", 2), ("nim", 2)])
def test_unseen_positions_are_other_ones_with_a_choice_and_enough_plies_left(name: str, depth: int) -> None:
    this = game(name)
    first = unseen(this, 6, depth, 1, this.default_evaluation)
    keys = [int(position.key()) for position in first]
    assert len(set(keys)) == 6
    assert all(len(list(position.moves())) > 1 for position in first)
    assert [int(each.key()) for each in unseen(this, 6, depth, 1, this.default_evaluation)] == keys
    others = unseen(this, 6, depth, 1, this.default_evaluation, set(keys[:3]))
    assert not {int(each.key()) for each in others} & set(keys[:3])
    assert [int(each.key()) for each in unseen(this, 6, depth, 2, this.default_evaluation)] != keys


def test_where_there_are_too_few_unseen_positions_one_is_told() -> None:
    nim = game("nim")
    every = {int(nim.parse(f"{a}-{b}-{c}").key()) for a, b, c in itertools.product(range(4), range(5), range(6))}
    with pytest.raises(OutOfRange, match=r"gave 0 positions .* that nothing was learned from, not 2: ask for fewer positions"):
        unseen(nim, 2, 2, 1, nim.default_evaluation, every)


@pytest.mark.parametrize("search_name", [PLAIN, FULL])
def test_a_contest_counts_what_searches_by_name_count_whatever_came_before(search_name: str) -> None:
    orders = ("natural", "static", "killer+history", "random") + (("hash+static",) if search_name == FULL else ())
    contestants = [Contestant(order, order) for order in orders]
    this = game("tic-tac-toe")
    positions = unseen(this, 4, 3, 1, "open-lines")
    setting = dataclasses.replace(TIC_TAC_TOE, search=search_name)
    with interpreting():
        contest = held(setting, contestants, positions, Runner())
        backwards = held(setting, contestants[::-1], positions[::-1], Runner())
        for order, counts in zip(orders, contest.nodes, strict=True):
            if search_name == PLAIN:
                asked_for: dict[str, Any] = {**PLAINLY, "ordering": order}
            else:
                asked_for = {"algorithm": "pvs", "ordering": order, "table": 16, "deepening": True}
            alone = [
                search(each, 3, evaluation="open-lines", seed=1 if order == "random" else None, **asked_for) for each in positions
            ]
            assert list(counts) == [result.nodes for result in alone]
            assert list(contest.values) == [result.value for result in alone]
    assert [row[::-1] for row in backwards.nodes[::-1]] == list(contest.nodes)


def test_a_program_that_is_only_tried_visits_the_nodes_of_the_compiled_one_at_every_level(tmp_path: Path) -> None:
    this = game("tic-tac-toe")
    positions = unseen(this, 8, 3, 1, "open-lines")
    contestants = [
        Contestant(f"{levels} {is_tried}", RULES, levels, LATE, is_tried)
        for levels in (1, 2, 3, None)
        for is_tried in (False, True)
    ]
    with interpreting():
        contest = held(TIC_TAC_TOE, [Contestant("natural", "natural"), *contestants], positions, Runner())
    for i in range(1, 7, 2):
        assert contest.nodes[i] == contest.nodes[i + 1]
    assert contest.nodes[1] != contest.nodes[3] != contest.nodes[5]
    file = tmp_path / "late.pl"
    file.write_text(LATE)
    with interpreting():
        for levels, counts in zip((1, 2, 3), contest.nodes[1::2], strict=False):
            by_name: dict[str, Any] = {**PLAINLY, "ordering": f"rules:{file}:{levels}", "evaluation": "open-lines"}
            assert [search(each, 3, **by_name).nodes for each in positions] == list(counts)
    assert contest.of_nodes("natural", "natural") == (1.0, 1.0, 1.0)


def test_a_program_may_have_as_many_ranks_as_it_likes() -> None:
    clause = "better_choice(B, M1, M2) :- weight({}), {}(B, M1, N1), {}(B, M2, N2), lt(N{}, N{}).\n"
    names = ("static", "replies", "threats", "open_lines_through", "lines_closed", "best_reply", "mean_reply")
    many = "".join(clause.format(1.5 + i, name, name, *pair) for pair in ((1, 2), (2, 1)) for i, name in enumerate(names))
    positions = unseen(game("tic-tac-toe"), 3, 2, 1, "open-lines")
    contestants = [Contestant(f"{is_tried}", RULES, 2, many, is_tried) for is_tried in (False, True)]
    with interpreting():
        contest = held(dataclasses.replace(TIC_TAC_TOE, depth=2), contestants, positions, Runner())
    assert contest.nodes[0] == contest.nodes[1]


def test_a_program_by_stages_says_at_every_stage_what_its_program_says() -> None:
    programs = [parse_program(text, "a test") for text in (EARLY, LATE, EARLY)]
    whole = staged(programs, (6, 4))
    known = Background.of("tic-tac-toe", None, "open-lines", 3)
    assert str(staged(programs[:1], ())) == str(programs[0])
    heavy = [parse_program(text.replace("weight(", "weight(2"), "a test") for text in (EARLY, LATE, EARLY)]
    numbered_scoring(staged(heavy, (6, 4)), known, game("tic-tac-toe").start())  # whose weights are 138 together
    met = set()
    with interpreting():
        for position in unseen(game("tic-tac-toe"), 30, 1, 3, "open-lines"):
            empty = len(list(position.moves()))
            stage = 0 if empty > 6 else 1 if empty > 4 else 2
            met.add(stage)
            scores = []
            for program in (whole, programs[stage]):
                scoring = numbered_scoring(program, known, position)
                moves = np.array(list(position.moves()), np.int64)
                scoring.score_moves(position, moves, 0, len(moves))
                scores.append([int(each) for each in scoring.scores[: len(moves)]])
            assert scores[0] == scores[1]
    assert met == {0, 1, 2}


def test_chosen_examples_are_whole_and_have_the_pairs_of_their_positions() -> None:
    with interpreting():
        examples = examples_for("tic-tac-toe", "open-lines", 2, 20, 1, Runner())
        only = np.arange(len(examples.positions)) % 3 == 1
        part = chosen(examples, only)
        assert part.is_whole()
        assert keys_of(part) == {int(examples.position(int(i)).key()) for i in np.nonzero(only)[0]}
        both = [
            sorted(zip(*(column.tolist() for column in each.pairs(mask)[1:]), strict=True))
            for each, mask in ((examples, only), (part, None))
        ]
    assert both[0] == both[1]


@pytest.mark.parametrize("name", ["othello", "connect-four"])
def test_the_hand_made_orders_are_programs_of_their_games(name: str) -> None:
    text = hand_made(name)
    assert text is not None
    this = game(name)
    position = this.start()
    numbered_scoring(parse_program(text, name), Background.of(name), position)
    assert hand_made("tic-tac-toe") is None


@pytest.mark.parametrize("name", COMMANDS)
def test_what_is_told_is_what_was_counted(name: str, found: dict[str, Any]) -> None:
    said = found[name]
    assert said["question"] == name
    assert set(said["provenance"]) == set(origin([], {}, 0.0, "1"))
    assert said["settings"]["seed"] == 7
    headings, rows = table(said)
    assert all(len(row) == len(headings) for row in rows)
    contest = said["contests"][0]
    base = contest["nodes"][0]
    means = {round(plain.fmean(n / b for n, b in zip(row, base, strict=True)), 9) for row in contest["nodes"]}
    told = [number["value"] for line in said["lines"] for number in line["numbers"] if number and number["low"] is not None]
    assert means & {round(each, 9) for each in told}
    for line in said["lines"]:
        for number in filter(None, line["numbers"]):
            assert number["low"] is None or number["low"] <= number["value"] <= number["high"]
    for contest in said["contests"]:
        assert len(contest["positions"]) == len(set(contest["positions"])) == len(contest["values"])


def test_every_question_has_the_lines_that_it_promises(found: dict[str, Any]) -> None:
    labels = {name: [tuple(line["labels"]) for line in said["lines"]] for name, said in found.items()}
    assert [each[-1] for each in labels["levels"]] == ["1", "2", "all", "it pays", "1", "2", "3", "all", "it pays"]
    assert [each[1] for each in labels["levels"]] == ["plain (4)"] * 4 + ["hash+static (4)"] * 5
    assert {"natural", "random", "static", "killer", "history", "learned", "true"} <= {each[1] for each in labels["sorting"]}
    assert {"hash+static", "hash+killer+history", "hash+learned", "hash+learned+history"} <= {each[1] for each in labels["sorting"]}
    assert [each[-1] for each in labels["games"]] == ["static", "learned", "true"]
    assert labels["stages"][:2] == [("static",), ("one program",)]
    assert [each[0] for each in labels["background"]][:2] == ["all", "− all of boards"]
    assert ("only those of replies",) in labels["background"]
    for name, said in found.items():
        assert all("better_choice" in text for text in said["programs"].values()), name


def test_levels_have_the_base_that_they_name(found: dict[str, Any]) -> None:
    shallow, deep = found["levels"]["contests"]
    by_name = [dict(zip(contest["names"], contest["nodes"], strict=True)) for contest in (shallow, deep)]
    assert by_name[1]["base"] == by_name[1]["static where it pays"]
    this = game("tic-tac-toe")
    with interpreting():
        for text, nodes in zip(shallow["positions"], by_name[0]["base"], strict=True):
            assert search(this.parse(text), 3, evaluation="open-lines", **PLAINLY).nodes == nodes


def test_no_position_of_a_contest_was_learned_from() -> None:
    with interpreting():
        study = Study(Asked("tic-tac-toe", depth=2, positions=60, training_games=60), Runner(), "first", "all")
        contest = study.contest([Contestant("natural", "natural")], PLAIN)
    assert len(study.seen) > 20
    assert len(contest.positions) == 60
    assert not {int(game("tic-tac-toe").parse(text).key()) for text in contest.positions} & study.seen


def test_a_question_goes_on_where_it_was_and_finds_the_same(found: dict[str, Any], tmp_path: Path) -> None:
    for _ in range(2):
        said = json.loads(asked("games", "--json", "--journal", str(tmp_path / "journal.sqlite")).stdout)
        for each in (said, found["games"]):
            each.pop("provenance", None)
        assert said["contests"] == found["games"]["contests"]
        assert said["programs"] == found["games"]["programs"]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_question_is_shown_and_drawn(name: str, found: dict[str, Any], journal: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    shown = asked(name, "--out", str(picture), "--journal", str(journal)).output
    said = found[name]
    assert said["title"] in shown
    assert max(map(len, shown.splitlines())) <= 120
    for line in said["lines"]:
        assert line["labels"][-1] in shown
    drawn = tips(picture.read_text())
    assert any("95 %" in tip for tip in drawn)


def test_where_nothing_was_learned_nothing_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "new.svg"
    request = ["lab", "background", "--no-singles", "--depth=1", "--positions=1", "--training-games=1"]
    with interpreting():
        assert "only those of replies" in ended(*request).out
        refused(ended(*request, f"--out={picture}"), "there is nothing to draw: play more training games")
    assert not picture.exists()


def test_the_true_order_is_not_asked_for_where_it_would_take_for_ever(found: dict[str, Any]) -> None:
    with interpreting():
        deep = sorting(Asked("tic-tac-toe", None, 2, 1, 8), Runner(), 7)
    assert "hash+true" in found["sorting"]["contests"][1]["names"]
    assert [contest.setting.depth for contest in deep.contests] == [2, 7]
    assert "true" in deep.contests[0].names
    assert not any("true" in name for name in deep.contests[1].names)


BAD_REQUESTS = {
    ("levels", "--depths", "1-3"): "--depths: '1-3' is not whole numbers and ranges",
    ("stages", "--game", "othello-6x6"): "nothing says remain_places of othello-6x6",
    ("sorting", "--game", "tic-tac-toe", "-e", "square-weights"): "is for another game",
    ("games", "--games", "ludo"): "no game is called 'ludo'",
    ("background", "--positions", "0"): "--positions: '0' is not a whole number",
}


@pytest.mark.parametrize("arguments", BAD_REQUESTS, ids=" ".join)
def test_a_bad_question_is_refused_in_one_sentence(arguments: tuple[str, ...]) -> None:
    refused(ended("lab", *arguments), BAD_REQUESTS[arguments])
