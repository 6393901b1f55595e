"""A picture that plays by itself shows at every step what the steps of the search say, and without motion the end."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import prunus
from prunus.core.jit import interpreting
from prunus.draw.moving import MOST
from prunus.errors import DoesNotFit
from prunus.searches.shared.recording import Recording
from tests.pictures import SVG, words

TREES = {
    "lecture": "[[3, 12, 8], [2, x, y], [14, 5, 2]]",
    "deep": "[[[3, 5], [6, 9]], [[1, 2], [0, -1]]]",
    "beta": "MIN [[3, 5, 1], [2, 4], [7, 0]]",
    "one": "[[4]]",
}
OPAQUE = re.compile(r"\.(\S+) \{ opacity: 1;")


@pytest.fixture(params=TREES)
def recording(request: pytest.FixtureRequest) -> Recording:
    with interpreting():
        return prunus.record(prunus.game("tree").parse(TREES[request.param]))


def seen(svg: str, at: int) -> list[str]:
    """The texts that are to be seen while a step is shown, those without a time always."""
    found = []
    for child in ElementTree.fromstring(svg):
        if (time := re.fullmatch(r"of\d+from(\d+)to(\d+)", child.get("class", ""))) is None:
            found += words(ElementTree.tostring(child, "unicode")) if child.tag == f"{SVG}g" else ["".join(child.itertext())]
        elif int(time[1]) <= at < int(time[2]):
            found += words(ElementTree.tostring(child, "unicode"))
    return found


def test_one_sentence_is_shown_at_a_time_and_it_is_that_of_the_step(recording: Recording) -> None:
    svg, steps = recording.animated(), recording.script().steps
    for at, step in enumerate(steps):
        assert step.sentence in " ".join(seen(svg, at))
        others = {other.sentence for other in steps} - {step.sentence}
        assert not any(other in " ".join(seen(svg, at)).replace(step.sentence, "") for other in others)


def boxes(svg: str, at: int) -> list[str]:
    """What is written in the nodes that are to be seen while a step is shown."""
    found = []
    for child in ElementTree.fromstring(svg):
        time = re.fullmatch(r"of\d+from(\d+)to(\d+)", child.get("class", ""))
        if time is not None and int(time[1]) <= at < int(time[2]):
            found += [
                "".join(words(ElementTree.tostring(g, "unicode")))
                for g in child.iter(f"{SVG}g")
                if g.find(f"{SVG}title") is not None
            ]
    return sorted(found)


def test_nodes_and_values_are_shown_from_the_step_on_that_finds_them(recording: Recording) -> None:
    svg, script = recording.animated(), recording.script()
    written: dict[int, str] = {}
    for at, step in enumerate(script.steps):
        for number, shown in step.shows.items():
            written.setdefault(number, "")
            if shown.get("value") is not None:
                sign = {"=": "", "<=": "≤ ", ">=": "≥ "}[shown["bound"]]
                written[number] = f"{sign}{shown['value']}".replace("-", "−")
        assert boxes(svg, at) == sorted(written.values())


def test_without_motion_it_says_what_the_still_picture_says(recording: Recording) -> None:
    svg, steps = recording.animated(), recording.script().steps
    still = {
        "".join(each.itertext())
        for each in ElementTree.fromstring(recording.svg()).iter(f"{SVG}text")
        if each.get("class") != "title"
    }
    shown = set(filter(str.strip, seen(svg, len(steps) - 1))) - set(re.findall(r"<style>.*?</style>", svg, re.DOTALL))
    assert still <= shown
    assert all(text in steps[-1].sentence or text.startswith("\n") for text in shown - still)
    ends = {
        f"of{len(steps)}from{time[0]}to{time[1]}"
        for time in re.findall(r"@keyframes of\d+from(\d+)to(\d+)", svg)
        if int(time[1]) == len(steps)
    }
    assert set(OPAQUE.findall(svg)) == ends
    assert "prefers-reduced-motion: reduce" in svg


def test_it_is_no_program_and_names_no_other_place() -> None:
    with interpreting():
        svg = prunus.record(prunus.game("tree").parse(TREES["lecture"])).animated()
    assert "<script" not in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize(("game", "depth", "algorithm"), [("tic-tac-toe", 3, "alpha-beta"), ("tic-tac-toe", 1, "mtdf")])
def test_what_is_too_large_to_be_waited_for_is_refused_in_a_sentence(game: str, depth: int, algorithm: str) -> None:
    with interpreting(), pytest.raises(DoesNotFit, match=f"at most {MOST} steps"):
        prunus.record(prunus.game(game).start(), depth, algorithm=algorithm).animated()
