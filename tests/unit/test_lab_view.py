"""The lab of the page: what can be asked, what is refused, and what is shown of runs."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from prunus.errors import PrunusError
from prunus.lab import bundle
from prunus.lab.summary import reductions, summaries
from prunus.web.question import House, Question
from prunus.web.runs import laboratory
from prunus.web.runs.asked import BOUNDS
from prunus.web.runs.folder import REQUEST
from prunus.web.runs.measured import MEASURED
from prunus.web.server import application
from prunus.web.views.lab import QUESTIONS
from tests.laboratory import GAME, PAIR, SMALL, asked, files_said, followed, gathered, house_with, read_event


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    yield (found := house_with(tmp_path))
    laboratory.close(found)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, list[Any]]]:
    """An experiment and a comparison, and what each has reported."""
    house = house_with(tmp_path_factory.mktemp("finished"))
    asked(house, "start", run="paper", **SMALL)
    asked(house, "start", run="pair", **PAIR)
    yield house, [followed(house, name) for name in ("paper", "pair")]
    laboratory.close(house)


def refused(house: House, question: str, /, **fields: Any) -> PrunusError:
    with pytest.raises(PrunusError) as caught:
        QUESTIONS[question](Question(fields, house))
    assert "\n" not in str(caught.value)
    return caught.value


def test_what_can_be_chosen_lies_within_its_bounds(house: House) -> None:
    found = asked(house, "settings")
    assert [each["name"] for each in found["games"]] == list(house.games)
    for game in found["games"]:
        assert game["evaluation"] in game["evaluations"]
    for least, most, usual in BOUNDS.values():
        assert least <= usual <= most


def test_an_experiment_followed_to_its_end_has_the_figures_of_its_bundle(finished: tuple[House, list[Any]]) -> None:
    house, (events, _) = finished
    assert house.folder is not None
    assert events[-1][1]["state"] == "done"
    read = bundle.read(house.folder / "paper")
    changes = sorted(reductions(read.experiment, "own"))
    assert sorted(change for _, change in gathered(events)) == pytest.approx(changes)
    found = asked(house, "run", run="paper")
    assert sorted(change for _, change in found["measured"]) == pytest.approx(changes)
    assert {series for series, _ in found["measured"]} == {"own"}
    for row, summary in zip(found["figures"], summaries(read.experiment), strict=True):
        assert (row["series"], row["order"], row["levels"]) == (summary.evaluation, summary.order, summary.levels)
        assert row["numbers"]["change"] == list(summary.change)
        assert row["numbers"]["of_true"] == list(summary.of_true)
    told = [each.program.replace(GAME, "coin_row.py") for each in read.experiment.learned]
    assert [each["program"] for each in found["programs"]] == told
    assert str(Path(GAME).parent) not in json.dumps(found)  # where files lie is nobody's business
    assert (house.folder / "paper" / "report.html").is_file()


def test_a_comparison_has_the_figures_that_were_measured(finished: tuple[House, list[Any]]) -> None:
    house, (_, events) = finished
    assert events[-1][1]["state"] == "done"
    found = asked(house, "run", run="pair")
    assert found["measured"] == gathered(events)
    assert [row["series"] for row in found["figures"]] == ["alpha-beta/natural", "alpha-beta/static"]
    assert {series for series, _ in found["measured"]} == {"alpha-beta/static"}
    assert len(found["measured"]) == PAIR["positions"]
    assert found["figures"][0]["numbers"]["change"] == [0, 0, 0]


def test_the_command_that_is_told_finds_the_same(finished: tuple[House, list[Any]], tmp_path: Path) -> None:
    house, _ = finished
    assert house.folder is not None
    command = asked(house, "run", run="paper")["provenance"]["command"]
    assert command[:4] == ["prunus", "reproduce", "--game", "coin_row.py"]
    shutil.copy(GAME, tmp_path)
    subprocess.run([sys.executable, "-m", "prunus", *command[1:], "--workers", "1"], cwd=tmp_path, check=True, capture_output=True)
    there, here = (files_said(folder / "paper") for folder in (house.folder, tmp_path))
    assert (here["figures"], here["games"]) == (there["figures"], there["games"])
    assert {name for name in here["protocol"] if here["protocol"][name] != there["protocol"][name]} == {"game"}


def test_two_runs_are_compared_number_by_number(finished: tuple[House, list[Any]]) -> None:
    house, _ = finished
    found = asked(house, "compared", run="paper", **{"with": "paper"})
    assert found["settings"] == []
    assert found["rows"]
    assert {row["difference"] for row in found["rows"]} <= {0, None}
    other = asked(house, "compared", run="paper", **{"with": "pair"})
    assert other["rows"] == []
    assert all(other["alone"])
    assert refused(house, "compared", run="paper", **{"with": "none"})


@pytest.mark.parametrize(
    ("fields", "field", "sentence"),
    [
        ({"run": None}, "run", "run is missing"),
        *(
            ({"run": name}, "run", "cannot be the name of a run")
            for name in ("../up", "a/b", "a\\b", "..", ".x", "", "a b", "é", "x" * 61)
        ),
        ({"game": "ludo"}, None, "no game is called 'ludo'"),
        ({"depth": 7}, "depth", "between 2 and 6"),
        ({"games": 1}, "games", "between 2 and 200"),
        ({"training_games": "many"}, "training_games", "is a whole number"),
        ({"seeds": []}, "seeds", "seeds are 1 to 5 whole numbers"),
        ({"seeds": [1, True]}, "seeds", "seeds are 1 to 5 whole numbers"),
        ({"seeds": [1, 1]}, "seeds", "a number twice"),
        ({"seeds": 1}, "seeds", "seeds are 1 to 5 whole numbers"),
        ({"evaluations": ["disc-difference"]}, "evaluations", "cannot have 'disc-difference'"),
        ({"evaluations": ["mine.py:Mine"]}, "evaluations", "cannot have 'mine.py:Mine'"),
        ({"learner": "guesses"}, None, "no learner is called 'guesses'"),
        ({"question": "party"}, None, "no question is called 'party'"),
        ({"question": "compare", "searches": ["alpha-beta"], "orderings": ["natural"]}, "searches", "2 to 12 searches"),
        ({"question": "compare", "orderings": ["rules:mine.pl"]}, "orderings", "cannot have 'rules:mine.pl'"),
        ({"question": "compare", "searches": ["pvs", "pvs"]}, "searches", "a name twice"),
        ({"question": "compare", "positions": 101}, "positions", "between 2 and 100"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(house: House, fields: Any, field: str | None, sentence: str) -> None:
    assert house.folder is not None
    error = refused(house, "start", **(SMALL | {"run": "new"} | fields))
    assert sentence in str(error)
    assert getattr(error, "name", None) == field
    assert list(house.folder.iterdir()) == []


def test_a_house_without_a_folder_says_what_to_do() -> None:
    house = house_with(None)
    assert asked(house, "runs") == {"runs": [], "has_folder": False}
    assert asked(house, "settings")["has_folder"] is False
    for question in ("start", "run", "cancel", "compared"):
        assert "prunus serve --folder" in str(refused(house, question, run="new", **SMALL))


def test_nothing_outside_of_the_folder_is_read(finished: tuple[House, list[Any]], house: House) -> None:
    assert house.folder is not None
    assert finished[0].folder is not None
    (house.folder / "link").symlink_to(finished[0].folder / "paper")
    assert "is a link" in str(refused(house, "run", run="link"))
    assert asked(house, "runs")["runs"] == []
    shutil.copytree(finished[0].folder / "paper", house.folder / "copy")
    (house.folder / "copy" / bundle.GAMES).unlink()
    (house.folder / "copy" / bundle.GAMES).symlink_to(finished[0].folder / "paper" / bundle.GAMES)
    assert "is a link" in str(refused(house, "run", run="copy"))
    shutil.rmtree(house.folder / "copy" / bundle.PROGRAMS)
    (house.folder / "copy" / bundle.PROGRAMS).symlink_to(finished[0].folder / "paper" / bundle.PROGRAMS)
    (house.folder / "copy" / bundle.GAMES).unlink()
    shutil.copy(finished[0].folder / "paper" / bundle.GAMES, house.folder / "copy")
    assert "is a link" in str(refused(house, "run", run="copy"))
    for name, sentence in (
        ("../paper", "cannot be the name"),
        ("none", "there is no run"),
        ("link", "is a link"),
        ("", "cannot be"),
    ):
        [(_, said)] = followed(house, name)
        assert sentence in said["refused"]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        (bundle.RESULTS, "{"),
        (bundle.RESULTS, "[]"),
        (bundle.RESULTS, "{}"),
        (bundle.RESULTS, '{"format": "another"}'),
        (bundle.RESULTS, '{"format": NaN}'),
        (bundle.GAMES, "evaluation,seed\nx,1\n"),
        (bundle.GAMES, ""),
    ],
)
def test_a_damaged_run_is_told_in_a_sentence(finished: tuple[House, list[Any]], house: House, file: str, text: str) -> None:
    assert house.folder is not None
    assert finished[0].folder is not None
    shutil.copytree(finished[0].folder / "paper", house.folder / "copy")
    (house.folder / "copy" / file).write_text(text)
    if (file, text) == (bundle.GAMES, ""):  # a table without rows has no games
        assert asked(house, "run", run="copy")["measured"] == []
        return
    refused(house, "run", run="copy")
    if file == bundle.RESULTS:
        refused(house, "compared", run="copy", **{"with": "copy"})
    assert [each["name"] for each in asked(house, "runs")["runs"]] == ["copy"]


def test_all_that_wait_or_are_at_work_are_told_in_one_stream(house: House) -> None:
    [(_, nothing)] = followed(house, None, until=lambda _: True)
    assert nothing == {"runs": {}}
    asked(house, "start", run="paper", **SMALL)
    heard = followed(house, None, until=lambda said: said["runs"].get("paper", {}).get("state") == "running")
    assert list(heard[-1][1]["runs"]) == ["paper"]
    asked(house, "cancel", run="paper")
    assert followed(house, None, until=lambda said: said["runs"] == {})


def test_a_run_from_elsewhere_is_shown_without_what_only_the_page_writes(finished: tuple[House, list[Any]], house: House) -> None:
    assert house.folder is not None
    assert finished[0].folder is not None
    shutil.copytree(finished[0].folder / "paper", house.folder / "bundle")
    for name in (REQUEST, MEASURED):
        (house.folder / "bundle" / name).unlink()
    there, here = asked(finished[0], "run", run="paper"), asked(house, "run", run="bundle")
    assert here == there | {"name": "bundle"}
    [(_, said)] = followed(house, "bundle")
    assert said["state"] == "done"


FIELDS = ["run", "question", "game", "evaluations", "learner", "seeds", "searches", "orderings", "with", *BOUNDS]
WORDS = st.sampled_from(
    ["coins", "reproduce", "compare", "new", "paper", "pair", "own", "foil", "alpha-beta", "natural", "static", "../x"]
)
NUMBERS = st.integers(-2, 7) | st.integers() | st.floats()
VALUES = WORDS | NUMBERS | st.none() | st.booleans() | st.text(max_size=20) | st.lists(WORDS | NUMBERS, max_size=3)
NONSENSE = st.dictionaries(st.sampled_from(FIELDS), VALUES | st.dictionaries(WORDS, VALUES, max_size=2), max_size=8)


@pytest.fixture
def page(finished: tuple[House, list[Any]]) -> Iterator[TestClient]:
    """The page of a house in which nobody works, so that what is started waits."""
    house, _ = finished
    laboratory.laboratory(house).close()
    with TestClient(application(house), base_url="http://localhost", raise_server_exceptions=False) as found:
        laboratory.laboratory(house).close()
        yield found


@pytest.mark.parametrize("question", sorted(QUESTIONS))
def test_nonsense_never_fails(page: TestClient, finished: tuple[House, list[Any]], question: str) -> None:
    house = finished[0]
    assert house.folder is not None

    @settings(max_examples=60)
    @given(NONSENSE, st.booleans())
    def law(fields: dict[str, Any], is_sound: bool) -> None:
        known = {"game": "coins", "run": "new", "with": "pair", "question": "compare"} if is_sound else {}
        body = json.dumps({**known, **fields}, allow_nan=True).encode("utf-8", "surrogatepass")
        answer = page.post(f"/ask/lab/{question}", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 200, (fields, answer.text)
        for run in laboratory.laboratory(house).queue():
            laboratory.laboratory(house).cancel(run.name)
            shutil.rmtree(run.place)

    law()


@settings(max_examples=60)
@given(name=WORDS | st.text(max_size=70), mark=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30))
def test_nonsense_never_fails_to_be_streamed(page: TestClient, name: str, mark: str) -> None:
    answer = page.get("/events", params={"run": name}, headers={"Last-Event-ID": mark})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")
    _, said = read_event(answer.text)
    assert ("refused" in said) is (name not in ("paper", "pair"))
