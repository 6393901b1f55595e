"""The paper's experiment: a protocol in, a bundle out, and whether the bundle is true."""

from __future__ import annotations

import contextlib
import csv
import dataclasses
import itertools
import json
import os
import random
import shutil
import sqlite3
import statistics as plain
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import prunus
from prunus.cli import main as command_line
from prunus.core.jit import interpreting
from prunus.core.values import WIN
from prunus.errors import BadFile, BadGame, OutOfRange
from prunus.jobs.job import file_digests
from prunus.jobs.journal import Journal
from prunus.jobs.runner import Runner
from prunus.lab import bundle, published, statistics, summary
from prunus.lab.paper import Row, reproduce
from prunus.lab.protocol import Protocol
from prunus.lab.recipes import STEPS
from prunus.lab.report import histogram, left_out
from prunus.lab.rules import WEIGHTS, explained, first_learned, spoken, worth
from prunus.lab.scale import Costs, simulated
from tests.commands import ended, refused
from tests.pictures import tips, words

SMALL = ["--game", "tic-tac-toe", "-e", "open-lines", "--games", "4", "--depth", "3", "--training-games", "3", "--seeds", "3-4"]
ONE_RECIPE = [*SMALL[:6], "--depth", "2", "--training-games", "6", "--seeds", "3", "--recipes", "weights"]
MINE = """
from typing import NamedTuple
from prices import PRICE

class Mine(NamedTuple):
    def evaluate(self, position):
        return position.outcome() * 1000 if position.is_over() else PRICE
"""
OWN_LINES = """
from prunus.searches.driving.parts import find_evaluation

def lines(position):
    return int(find_evaluation("open-lines", position).evaluate(position))
"""
ORIGIN = {"prunus", "code", "python", "machine", "date", "command", "packages", "files", "workers", "seconds"}
BACKGROUND = """
:- mode(middle_first(+place, +place)).
middle_first(M1, M2) :- centre(M1), \\+ centre(M2).
"""


def refusal(*arguments: str) -> str:
    with interpreting():
        return refused(ended(*arguments))


def invoked(*arguments: str) -> Any:
    """A command in this process, where nothing is compiled; other processes that it starts compile."""
    with interpreting():
        return CliRunner().invoke(command_line.prunus, arguments)


def ran(*arguments: str) -> Any:
    done = invoked(*arguments)
    assert done.exit_code == 0, done.output
    return done


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("experiment")
    ran("reproduce", *SMALL, "--workers", "1", "--out", str(place / "run"))
    return place / "run"


@pytest.fixture(scope="module")
def one_recipe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A smaller run, for those who begin it again and again, by compiled code."""
    place = tmp_path_factory.mktemp("experiment")
    request = ["reproduce", *ONE_RECIPE, "--workers", "1", "--out", str(place / "run")]
    assert CliRunner().invoke(command_line.prunus, request).exit_code == 0
    return place / "run"


@pytest.fixture(scope="module")
def own_lines(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Path]:
    """A run of all recipes with an evaluation that nobody compiles, not even other processes: what was asked, and the bundle."""
    place = tmp_path_factory.mktemp("lines")
    (place / "own_lines.py").write_text(OWN_LINES)
    asked = [
        "reproduce",
        *SMALL[:2],
        "-e",
        str(place / "own_lines.py:lines"),
        "--games",
        "2",
        "--depth",
        "2",
        "--training-games",
        "6",
    ]
    ran(*asked, "--workers", "1", "--out", str(place / "run"))
    return asked, place / "run"


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "copy"))


@pytest.fixture
def again(one_recipe: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(one_recipe, tmp_path / "again"))


def test_a_run_writes_every_game_every_number_and_where_it_comes_from(folder: Path) -> None:
    rows = list(csv.DictReader((folder / "games.csv").read_text().splitlines()))
    assert list(rows[0]) == list(Row._fields)
    games = {(row["seed"], row["game"]) for row in rows}
    assert games == set(itertools.product("34", "0123"))
    for row in rows:
        same = [other for other in rows if (other["seed"], other["game"]) == (row["seed"], row["game"])]
        assert {(each["start"], each["value"], each["plies"]) for each in same} == {(row["start"], row["value"], row["plies"])}
        assert {("plain", "0"), ("true", "1"), ("true", "3"), ("voters", "1"), ("voters", "3")} <= {
            (each["order"], each["levels"]) for each in same
        }
    said = json.loads((folder / "results.json").read_text())
    assert (
        said["protocol"]
        == Protocol.of(game="tic-tac-toe", evaluations=("open-lines",), games=4, depth=3, training_games=3, seeds=(3, 4)).as_json()
    )
    assert set(said["provenance"]) == ORIGIN
    (first,) = [each for each in said["summaries"] if (each["order"], each["levels"]) == ("voters", 1)]
    nodes = {(row["seed"], row["game"], row["order"], row["levels"]): int(row["nodes"]) for row in rows}
    changes = [100 * (nodes[*game, "voters", "1"] / nodes[*game, "plain", "0"] - 1) for game in games]
    assert first["change"]["value"] == pytest.approx(plain.fmean(changes))
    assert first["deviation"] == pytest.approx(plain.stdev(changes))
    ours, true = ([nodes[*game, order, "1"] for game in games] for order in ("voters", "true"))
    assert first["over_true"]["value"] == pytest.approx(plain.fmean(one / other for one, other in zip(ours, true, strict=True)))
    assert first["total_over_true"]["value"] == pytest.approx(sum(ours) / sum(true))
    assert first["change"]["low"] <= first["change"]["value"] <= first["change"]["high"]
    assert set(first["by_seed"]) == {"3", "4"}
    for learned in said["learned"]:
        assert (folder / learned["file"]).read_text().startswith("% better_choice")


@pytest.mark.parametrize(
    "asked",
    ["compare tic-tac-toe --depth 2 --positions 2", "lab growth --branching 2 --depths 2-3 --seeds 1", "lab scale --workers 1"],
)
def test_whatever_the_lab_writes_says_where_it_comes_from(asked: str, tmp_path: Path) -> None:
    (tmp_path / "own_view.py").write_text("def view(position):\n    return 0\n")
    own = ["-e", str(tmp_path / "own_view.py:view")] if asked.startswith("compare") else []
    with interpreting():
        done = ended(*asked.split(), *own, "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)["provenance"]
    assert set(found) == ORIGIN
    assert found["command"] == ["prunus", *asked.split(), *own, "--json"]
    assert found["files"] == file_digests([tmp_path / "own_view.py"] if own else [])


def test_the_report_stands_alone_and_says_what_the_bundle_says(folder: Path) -> None:
    page = (folder / "report.html").read_text().replace("http://www.w3.org/2000/svg", "")
    said = json.loads((folder / "results.json").read_text())
    assert not any(word in page for word in ("http:", "https:", "src=", "<script", "@import"))
    assert page.count("<svg") >= 1 + len(said["learned"][0]["sentences"][:1])
    for sentence in said["learned"][0]["sentences"]:
        assert sentence.replace("'", "&#39;") in page
    first = next(each for each in said["summaries"] if (each["order"], each["levels"]) == ("voters", 1))
    assert f"{abs(first['change']['value']):.1f} %" in page
    assert f"{first['reduced']} of {first['reducible']}" in page
    assert "prunus" in page.rpartition("How to make it again")[2]
    shown = page.partition("What was learned with seed 3")[2].partition("</ol>")[0]
    rules = len(said["learned"][0]["sentences"])
    assert shown.count("<li>") == shown.count("<figcaption>") + shown.count("No board: ") == rules
    assert "Beside what was published" not in page  # that is of another game


def test_what_was_published_stands_beside_every_evaluation_and_belongs_to_none() -> None:
    experiment = bundle.read(Path(__file__).parents[2] / "docs" / "bundles" / "paper").experiment
    beside = published.rows(experiment)
    assert [row[0] for row in beside[:2]] == ["published, function 1", "published, function 2"]
    assert [row[0] for row in beside[2:]] == [f"here, {evaluation}" for evaluation in experiment.protocol.evaluations]
    for evaluation, row in zip(experiment.protocol.evaluations, beside[2:], strict=True):
        drawn = words(histogram(experiment, evaluation))
        assert {"published, function 1: −4.0 ± 5.5 %", "published, function 2: −4.0 ± 9.4 %"} <= set(drawn)
        changes = summary.reductions(experiment, evaluation)
        assert row[1:] == [
            str(len(changes)),
            f"−{-plain.fmean(changes):.1f} %",
            f"{plain.stdev(changes):.1f} %",
            f"{100 * sum(change < 0 for change in changes) / len(changes):.0f} %",
        ]


def test_rules_are_told_as_people_write_numbers(folder: Path) -> None:
    learned = first_learned(bundle.read(folder).experiment, "open-lines")
    said = tuple("Prefer a move if its value is large (more than -53)." for _ in learned.sentences)
    assert all(each.endswith("(more than −53).") for each in spoken(dataclasses.replace(learned, sentences=said)))
    assert explained(learned) == (WEIGHTS if "weight(" in learned.program else "")
    assert [worth(value) for value in (3, -4, WIN, WIN + 8, -WIN - 2)] == ["3", "−4", "a win", "a win by 8", "a loss by 2"]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("engine", ["processes", "cluster"])
def test_the_same_protocol_gives_the_same_answers_whoever_performs_it(
    engine: str, own_lines: tuple[list[str], Path], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asked, whole = own_lines
    workers = request.getfixturevalue("cluster") if engine == "cluster" else "2"
    ran(*asked, "--workers", workers, "--out", str(tmp_path / "two"))
    tables = [
        [line.rpartition(",")[0] for line in (place / "games.csv").read_text().splitlines()] for place in (whole, tmp_path / "two")
    ]
    assert tables[0] == tables[1]  # but for the seconds, which are the last column
    for name in [*(path.relative_to(whole) for path in (whole / "programs").iterdir()), Path("results.json")]:
        one, two = (place / name for place in (whole, tmp_path / "two"))
        if name.suffix == ".pl":
            assert one.read_bytes() == two.read_bytes()
        else:
            found = [json.loads(path.read_text()) for path in (one, two)]
            assert found[0]["answers"] == found[1]["answers"]
            assert found[0]["learned"] == found[1]["learned"]


def test_a_run_goes_on_where_it_was(one_recipe: Path, again: Path) -> None:
    """Begun by compiled code and ended by its twin."""
    with Journal(again / "journal.sqlite") as journal:
        whole = len(journal)
        assert whole > 9
        journal.connection.execute("DELETE FROM answers WHERE key IN (SELECT key FROM answers ORDER BY key LIMIT 9)")
    (again / "results.json").unlink()
    ran("reproduce", *ONE_RECIPE, "--workers", "1", "--out", str(again))
    assert bundle.read(again).said["answers"] == bundle.read(one_recipe).said["answers"]
    with Journal(again / "journal.sqlite") as journal:
        assert len(journal) == whole


def test_an_experiment_that_is_killed_again_and_again_equals_the_undisturbed_one(one_recipe: Path, tmp_path: Path) -> None:
    with Journal(one_recipe / "journal.sqlite") as journal:
        moments = sorted(random.Random(11).sample(range(1, len(journal)), 2))  # answers
    command = [sys.executable, "-m", "prunus", "reproduce", *ONE_RECIPE, "--workers", "2", "--out", str(tmp_path / "run")]
    for moment in moments:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as parent:
            while _answers(tmp_path / "run" / "journal.sqlite") < moment:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    raise AssertionError(f"it has ended by itself: {parent.wait(0.02)}")
            parent.kill()
            noise = parent.communicate()[1]  # of its workers, too, and of whoever cleans up after them
        assert not (tmp_path / "run" / "results.json").exists()
        assert "Traceback" not in noise
        assert "leaked" not in noise
    ran("reproduce", *ONE_RECIPE, "--workers", "1", "--out", str(tmp_path / "run"))
    assert bundle.read(tmp_path / "run").said["answers"] == bundle.read(one_recipe).said["answers"]
    with Journal(tmp_path / "run" / "journal.sqlite") as kept, Journal(one_recipe / "journal.sqlite") as undisturbed:
        question = "SELECT key, value FROM answers ORDER BY key"
        assert kept.rows(question) == undisturbed.rows(question)


def _answers(journal: Path) -> int:
    """How many a journal has that somebody writes at this moment."""
    if not journal.exists():
        return 0
    with contextlib.closing(sqlite3.connect(f"{journal.as_uri()}?mode=ro", uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM answers").fetchone()[0])


def test_a_bundle_is_repeated_and_what_was_changed_is_found(folder: Path, one_recipe: Path, again: Path) -> None:
    assert "all agree" in ran("rerun", str(one_recipe)).output
    assert "all agree" in ran("rerun", str(folder), "--sample", "0.3").output
    table = (again / "games.csv").read_text().splitlines()
    cells = table[1].split(",")
    cells[-2] = str(int(cells[-2]) + 1)
    (again / "games.csv").write_text("\n".join([table[0], ",".join(cells), *table[2:], ""]))
    done = invoked("rerun", str(again))
    assert done.exit_code == 1
    assert (
        f"open-lines, seed 3, game 0, plain at 0: nodes: the bundle says {cells[-2]}, now it is {int(cells[-2]) - 1}" in done.output
    )
    shutil.copy(one_recipe / "games.csv", again)
    said = json.loads((again / "results.json").read_text())
    said["summaries"][0]["change"]["value"] -= 1
    (again / "results.json").write_text(json.dumps(said))
    done = invoked("rerun", str(again), "--sample", "0.1", "--json")
    assert done.exit_code == 1
    (difference,) = json.loads(done.stdout)["differences"]
    assert difference.startswith("results.json, summaries[0].change.value: ")
    said["summaries"][0]["change"]["value"] += 1
    said["learned"][0]["accuracy"] += 0.01
    (again / "results.json").write_text(json.dumps(said))
    done = invoked("rerun", str(again), "--json")
    (difference,) = json.loads(done.stdout)["differences"]
    assert f"{Path(said['learned'][0]['file']).name}, accuracy: " in difference
    program = next((again / "programs").iterdir())
    program.write_text(program.read_text() + "% more\n")
    assert invoked("rerun", str(again)).exit_code == 1


def test_an_evaluation_and_a_predicate_of_ones_own_take_part_by_their_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("of_mine.py").write_text(MINE)
    Path("prices.py").write_text("PRICE = 0\n")
    Path("more.pl").write_text(BACKGROUND)
    request = {"game": "tic-tac-toe", "evaluations": ("of_mine.py:Mine",), "background": "more.pl", "games": 2, "depth": 2}
    protocol = Protocol.of(**request, training_games=6, recipes=("voters",))
    with interpreting():
        experiment = reproduce(protocol)
    assert {row.evaluation for row in experiment.rows} == {"of_mine.py:Mine"}
    before = protocol.files()
    assert set(before) == {"of_mine.py", "more.pl"}
    Path("prices.py").write_text("PRICE = 1\n")
    assert protocol.files()["of_mine.py"] != before["of_mine.py"]


def test_a_run_with_files_of_ones_own_goes_on_and_is_repeated_elsewhere_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bundle is complete: in another process and folder, with the files changed and gone, everything comes out again."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "mine")
    # A plain class, which is not compiled: every process and folder would compile its own.
    Path("own_price.py").write_text(MINE.replace("prices", "own_prices").replace("Mine(NamedTuple)", "Mine"))
    Path("own_prices.py").write_text("PRICE = 0\n")
    Path("more.pl").write_text(BACKGROUND)
    request = ["--game", "tic-tac-toe", "-e", "own_price.py:Mine", "--background", "more.pl", "--games", "2", "--depth", "2"]
    request += ["--training-games", "6", "--recipes", "voters", "--workers", "1", "--out", str(tmp_path / "run")]
    ran("reproduce", *request)
    whole = bundle.read(tmp_path / "run").said
    assert set(whole["provenance"]["files"]) == {"own_price.py", "more.pl"}
    kept = {path.name: path.read_text() for path in (tmp_path / "run" / "files").rglob("*.*")}
    assert kept == {name: Path(name).read_text() for name in ("own_price.py", "own_prices.py", "more.pl")}
    with Journal(tmp_path / "run" / "journal.sqlite") as journal:
        journal.connection.execute("DELETE FROM answers WHERE job LIKE '%counted%'")
    ran("reproduce", *request)
    assert bundle.read(tmp_path / "run").said["answers"] == whole["answers"]

    def repeated(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "prunus", "rerun", str(tmp_path / "run"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=os.getcwd())

    Path("own_prices.py").write_text("PRICE = 1\n")
    said = repeated("--sample", "0.5")
    told = "file 'own_price.py' is not what it was when the bundle was made: the one of the bundle is used\n"
    assert said.stdout.startswith(told), said
    assert "all agree" in said.stdout
    for name in ("own_price.py", "own_prices.py", "more.pl"):
        Path(name).unlink()
    monkeypatch.chdir(tmp_path / "elsewhere")
    said = repeated()
    assert said.stdout.endswith("numbers and texts compared, all agree\n"), said
    assert said.stdout.count("\n") == 1
    shutil.copytree(tmp_path / "run", tmp_path / "c++")
    assert "its folder has a + or : in its name: move it" in refusal("rerun", str(tmp_path / "c++"))
    (price,) = (tmp_path / "run" / "files").rglob("own_prices.py")
    price.write_text("PRICE = 1\n")
    assert "own_price.py' is not what it was when the run was made" in refusal("rerun", str(tmp_path / "run"))


def test_a_file_that_is_changed_while_the_experiment_goes_on_spoils_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("more.pl").write_text(BACKGROUND)
    asked = {"game": "tic-tac-toe", "evaluations": ("open-lines",), "background": "more.pl", "games": 1, "depth": 2}
    protocol = Protocol.of(**asked, training_games=6, recipes=("weights",))

    def change(message: str, _share: float) -> None:
        if message.startswith("training games"):
            Path("more.pl").write_text(BACKGROUND + "\n")

    told = r"'more.pl' was changed while the experiment went on"
    with interpreting(), Runner(progress=change) as runner, pytest.raises(BadFile, match=told):
        reproduce(protocol, runner)


def test_predicates_that_make_no_sense_are_refused_before_anybody_plays(tmp_path: Path) -> None:
    path = tmp_path / "wrong.pl"
    path.write_text(BACKGROUND.replace("+place, +place", "+place, +palace"))
    asked = ["--game", "tic-tac-toe", "-e", "open-lines", "--background", str(path), "--workers", "1"]
    told = f"{path}:2:1: no type is called 'palace'; there are "
    assert told in refusal("reproduce", *asked, "--out", str(tmp_path / "run"))
    assert not (tmp_path / "run").exists()
    journal = tmp_path / "journal"
    assert told in refusal("learn", "tic-tac-toe", "--background", str(path), "--journal", str(journal))
    assert not journal.exists()


def test_a_protocol_is_read_from_toml_and_options_go_before_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "tic-tac-toe"\nevaluations = ["open-lines", "win-loss-draw"]\nseeds = [1, 2]\ndepth = 3\n')
    found = Protocol.read(path, depth=4, games=None)
    assert (found.game, found.evaluations, found.seeds, found.depth, found.games) == (
        "tic-tac-toe", ("open-lines", "win-loss-draw"), (1, 2), 4, 50
    )  # fmt: skip
    assert Protocol.from_json(found.as_json(), "it") == found
    cases = {
        "gmae = 'othello'": "has a field that no experiment has: no field is called 'gmae'; did you mean game",
        "depth = 'five'": "depth is not a whole number",
        "depth = true": "depth is not a whole number",
        "seeds = [1, 'two']": "seeds is not a list of whole numbers",
        "evaluations = 'open-lines'": "evaluations is not a list of texts",
        "depth = ": "is no TOML",
        "recipes = ['foul']": "no recipe is called 'foul'; did you mean foil?",
        "recipes = ['foil', 'foil']": "the experiment needs at least one recipe, and each once, not foil, foil",
        "recipes = 'foil'": "recipes is not a list of texts",
        "seeds = []": "the experiment needs at least one seed",
        "seeds = [1, 1]": "and each once",
        "games = 0": "at least one of games",
        "evaluations = ['square-wights']": "no evaluation is called 'square-wights'",
        "game = 'tic-tac-toe'\nevaluations = ['square-weights']": "is for another game",
        "depth = 600": "600 is not between",
    }
    for text, sentence in cases.items():
        path.write_text(text)
        assert sentence in refusal("reproduce", "--protocol", str(path)), text


def test_a_folder_with_the_run_of_another_protocol_is_left_as_it_is(copied: Path) -> None:
    before = (copied / "results.json").read_bytes()
    assert "holds the run of another protocol" in refusal("reproduce", *SMALL, "--games", "5", "--out", str(copied))
    assert (copied / "results.json").read_bytes() == before


@pytest.mark.parametrize(("given", "seeds"), [((), tuple(range(1, 21))), (("--seeds", "3,5-6"), (3, 5, 6))])
def test_as_published_means_seeds_1_to_20_where_no_others_are_given(
    given: tuple[str, ...], seeds: tuple[int, ...], tmp_path: Path
) -> None:
    """The folder holds a run of exactly what is meant, so it is not refused; that nobody is to work comes next."""
    meant = Protocol.of(recipes=STEPS, seeds=seeds)
    (tmp_path / bundle.RESULTS).write_text(json.dumps({"protocol": meant.as_json()}))
    said = refusal("reproduce", "--as-published", *given, "--out", str(tmp_path), "--workers", "0")
    assert "workers, not 0" in said


def test_an_order_that_was_not_learned_with_every_seed_says_so(folder: Path) -> None:
    experiment = bundle.read(folder).experiment
    (evaluation,) = experiment.protocol.evaluations
    missing = {(each.order, each.seed) for each in experiment.learned if each.order != "one-game"}
    assert missing == {(order, seed) for order in ("voters", "foil") for seed in experiment.protocol.seeds}
    said = left_out(experiment, evaluation)
    assert all("foil, one game" in each for each in said)  # a single game may be too short to teach anything
    learned = [each for each in experiment.learned if (each.order, each.seed) != ("voters", 4)]
    fewer = left_out(dataclasses.replace(experiment, learned=learned), evaluation)
    assert fewer == ["“voters” learned nothing with seed 4: those games count in natural order.", *said]


def test_an_evaluation_by_a_function_that_returns_no_whole_number_is_told_in_a_sentence() -> None:
    def half(position: Any) -> Any:
        return 0.5

    with pytest.raises(BadGame, match=r"half.evaluate returns 0.5 of .*, which is not a whole number"):
        prunus.search(prunus.game("tic-tac-toe").start(), 2, evaluation=half)


def test_bad_requests_of_experiments_are_refused_in_a_sentence(folder: Path, copied: Path, tmp_path: Path) -> None:
    assert "--seeds: '3-1' is not whole numbers and ranges such as 2,4,6-8" in refusal("reproduce", "--seeds", "3-1")
    assert "is not there" in refusal("rerun", str(tmp_path / "nowhere"))
    assert "--sample: '0' is not a number above 0" in refusal("rerun", str(folder), "--sample", "0")
    (copied / "games.csv").write_text("one,two\n")
    assert "is damaged: ValueError: games.csv has other columns" in refusal("rerun", str(copied))
    (copied / "results.json").write_text('{"format": "prunus-bundle 0"}')
    assert "is not of the format 'prunus-bundle 1'" in refusal("rerun", str(copied))
    said = json.loads((folder / "results.json").read_text())
    learned = said["learned"]
    for field, wrong in {"evaluation": "../../../etc/passwd", "seed": [1], "order": "x/../../y", "levels": "/../z"}.items():
        (copied / "results.json").write_text(json.dumps(said | {"learned": [learned[0] | {field: wrong}]}))
        assert f"{field} {wrong!r} of what was learned is not one of the protocol's" in refusal("rerun", str(copied))
    for field, wrong in {"summaries": [1], "learned": [], "provenance": 1, "protocol": said["protocol"] | {"games": 3}}.items():
        (copied / "results.json").write_text(json.dumps(said | {field: wrong}))
        shutil.copy(folder / "games.csv", copied)
        assert "is damaged: " in refusal("rerun", str(copied)), field
    shutil.copy(folder / "results.json", copied)
    first, row, *rest = (folder / "games.csv").read_text().splitlines()
    cells = row.split(",")
    for lines in (rest, [row, row, *rest[1:]], ["x" * 200_000], [",".join([*cells[:-2], "9" * 400, "0"]), *rest]):
        (copied / "games.csv").write_text("\n".join([first, *lines, ""]))
        assert "is damaged: " in refusal("rerun", str(copied))


def test_the_bootstrap_holds_the_true_mean_about_as_often_as_it_says() -> None:
    chance = np.random.default_rng(7)
    held = 0
    for _ in range(100):
        found = statistics.mean(list(chance.normal(3.0, 2.0, 30)))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 3.0 <= found.high
    assert 87 <= held <= 99  # 95 of 100, and the binomial noise of it
    assert statistics.mean([4.0]) == (4.0, None, None)
    assert statistics.mean([]) == (None, None, None)
    assert statistics.ratio([1.0, 2.0], [0.0, 0.0]).value is None
    assert statistics.ratio([5.0, 5.0], [-5.0, -5.0]).value is None  # a share of what was not saved
    assert statistics.ratio([1.0, 2.0], [0.0, 4.0]) == (0.75, None, None)  # a quarter of the draws would be of nothing
    found = statistics.ratio([1.0, *[2.0] * 9], [0.0, *[4.0] * 9])
    assert all(each is not None and np.isfinite(each) for each in found)
    half = statistics.ratio([1.0, 2.0, 3.0], [2.0, 4.0, 6.0])
    assert half == pytest.approx((0.5, 0.5, 0.5))
    assert half.told("{:.1f}", " %") == "0.5 % [0.5, 0.5]"
    assert statistics.Estimate(0.0, -0.04, 21.0).told("{:+.1f}", " %") == "0.0 % [0.0, +21.0]"


def test_chance_is_judged_as_by_all_tosses_of_the_signs() -> None:
    differences = [1.0, 2.0, -0.5, 3.0, 0.7, 1.2, -0.2, 2.5]
    tosses = [abs(np.dot(signs, differences)) for signs in itertools.product((-1, 1), repeat=len(differences))]
    exact = float(np.mean([toss >= abs(sum(differences)) - 1e-9 for toss in tosses]))
    assert statistics.probability_of_chance(differences) == pytest.approx(exact, abs=0.01)
    assert statistics.probability_of_chance([0.0, 0.0]) == 1.0
    assert statistics.probability_of_chance([]) == 1.0


COSTS = Costs(job=0.0001, batch=0.001)


@pytest.mark.parametrize("deaths", [0.0, 50.0])
def test_a_simulated_run_does_all_the_work_and_no_more_than_workers_and_parent_can(deaths: float) -> None:
    lengths = [0.01, 0.05, 0.4]
    before = 0.0
    for workers in (1, 2, 8, 64, 512):
        found = simulated(lengths, 4000, workers, COSTS, deaths, seed=3)
        assert found.work == pytest.approx(4000 * plain.fmean(lengths), rel=0.1)
        assert before * 0.98 <= found.speed <= workers
        assert found.parent <= 1
        assert found.seconds >= 4000 * COSTS.job  # the parent does one thing at a time
        assert (found.lost > 0) == (deaths > 0)
        before = found.speed
    assert found == simulated(lengths, 4000, 512, COSTS, deaths, seed=3)
    with pytest.raises(OutOfRange, match="a simulation needs lengths above zero"):
        simulated([0.0], 1, 1, COSTS)


def test_the_parent_is_the_limit_where_the_model_says() -> None:
    """workers <= seconds of a job / seconds of the parent a job"""
    expensive = Costs(job=0.01, batch=0.0)
    few, many = (simulated([1.0], 5000, workers, expensive) for workers in (20, 1000))
    assert few.speed > 19
    assert 90 <= many.speed <= 100
    assert many.parent > 0.95


def test_how_far_workers_help_is_told_and_drawn(folder: Path, tmp_path: Path) -> None:
    picture, journal = tmp_path / "scale.svg", str(folder / "journal.sqlite")
    request = ["lab", "scale", "--workers", "1,10,100", "--lengths", "0.1,1", "--journal", journal]
    found = json.loads(ran(*request, "--out", str(picture), "--json").stdout)
    assert list(found["outcomes"]) == ["0.1 s a job", "1 s a job", "as in journal.sqlite"]
    assert [row["workers"] for row in found["outcomes"]["1 s a job"]] == [1, 10, 100]
    assert 0 < found["costs"]["job"] < 0.01
    told = tips(picture.read_text())
    assert sum("1 s a job, 100 workers: " in tip for tip in told) >= 1
    assert "| workers |" in ran(*request).output
    assert "is not a number above 0" in refusal("lab", "scale", "--lengths", "1,0")
    assert "is not there" in refusal("lab", "scale", "--journal", str(tmp_path / "nowhere"))
    assert not (tmp_path / "nowhere").exists()
    assert "would seldom outlive" in refusal("lab", "scale", "--workers", "1", "--lengths", "1000000", "--deaths", "1000")


def test_training_games_that_teach_nothing_are_refused_in_a_sentence() -> None:
    few = ["--games", "1", "--depth", "2", "--training-games", "1", "--seeds", str(2**63 - 1), "--workers", "1"]
    assert f"open-lines, seed {2**63 - 1}, foil: nothing could be learned: " in refusal(
        "reproduce", "--game", "tic-tac-toe", "-e", "open-lines", *few
    )
