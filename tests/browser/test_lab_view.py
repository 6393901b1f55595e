"""The lab as its visitors use it: an experiment from its settings to its histogram, found again, and set beside another."""

from __future__ import annotations

import random
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from prunus.lab.bundle import RESULTS
from tests.browser.conftest import Opened, served
from tests.laboratory import GAME, Server

PATIENCE = 120_000  # milliseconds: what else the machine does must not matter


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """A server with a game of its own, whose experiments take a second; its folder is the test's."""
    with served(tmp_path, GAME) as address:
        yield address


def begun(page: Any, name: str, **fields: str) -> None:
    """Fill in a small experiment and start it by keyboard."""
    page.wait_for_selector("main.lab form")
    page.locator('select[name="game"]').select_option("coins")
    page.locator('select[name="learner"]').select_option("foil")
    for field, value in ({"depth": "3", "games": "40", "training_games": "4", "run": name} | fields).items():
        page.locator(f'[name="{field}"]').fill(value)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/lab?run={name}")


def ended(page: Any) -> None:
    page.wait_for_selector('.state[data-state="done"]', timeout=PATIENCE)
    page.wait_for_selector(".results > pre")


def counted(page: Any) -> int:
    """How many games the histograms say they show."""
    return sum(int(re.match("[0-9]+", text)[0]) for text in page.locator(".measured > p").all_inner_texts())  # type: ignore[index]


def read_by_everybody(page: Any) -> None:
    """Nothing that axe finds, in the light and in the dark; and on a telephone nothing sticks out."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
    width = page.viewport_size["width"]
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": width, "height": 860})


LOG = """() => {
    window.seen = [];
    const look = () => {
        const words = document.querySelector(".measured > p")?.textContent;
        const entry = [document.querySelector(".progress .state")?.dataset.state, words ? parseInt(words) : 0];
        if (String(window.seen.at(-1)) !== String(entry)) window.seen.push(entry);
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.querySelector("main"), all);
}"""


def test_an_experiment_grows_to_its_histogram_and_is_found_again(house: str, opened: Opened) -> None:
    page = opened(f"{house}/lab")
    assert "No run yet" in page.locator(".empty").inner_text()
    read_by_everybody(page)
    page.evaluate(LOG)
    begun(page, "first", games="150")
    page.wait_for_selector(".histogram .bar", timeout=PATIENCE)
    ended(page)
    seen = page.evaluate("window.seen")
    counts = [count for _, count in seen]
    assert any(state == "running" and 0 < count < 150 for state, count in seen), seen  # it was seen growing
    assert counts == sorted(counts)
    assert counted(page) == counts[-1] == 150
    page.locator(".measured summary").click()
    rows = page.locator(".measured tbody tr td:last-child").all_inner_texts()
    assert sum(map(int, rows)) == 150
    assert re.search(r"alpha-beta visits [0-9.]+\s% (fewer|more)", page.locator(".answer").inner_text())
    assert "Prefer a move" in page.locator(".program li").first.inner_text()
    read_by_everybody(page)
    answer = page.locator(".answer").inner_text()
    page.reload()
    ended(page)
    assert page.locator(".answer").inner_text() == answer
    assert counted(page) == 150
    page.locator(".back a").click()
    page.wait_for_selector(".runs li")
    assert page.locator(".runs .state").inner_text().strip() == "done"


def test_a_page_reloaded_in_the_middle_goes_on_and_two_runs_are_compared(house: str, opened: Opened, tmp_path: Path) -> None:
    page = opened(f"{house}/lab")
    begun(page, "second", games="150")
    page.wait_for_selector(".histogram .bar", timeout=PATIENCE)
    page.reload()
    page.wait_for_selector(".histogram .bar", timeout=PATIENCE)
    ended(page)
    assert counted(page) == 150
    shutil.copytree(tmp_path / "second", tmp_path / "first")
    said = (tmp_path / "first" / RESULTS).read_text()
    (tmp_path / "first" / RESULTS).write_text(said.replace('"training_games": 4', '"training_games": 5'))
    page.reload()
    ended(page)
    page.locator(".beside select").select_option("first")
    page.locator(".beside button").click()
    page.wait_for_url("**/lab?run=second&with=first")
    page.wait_for_selector("h1:text-is('second beside first')")
    page.wait_for_selector(".pictures .histogram >> nth=1")
    assert "training games" in page.locator("main table").first.inner_text()
    assert page.locator(".two").count() >= 4
    read_by_everybody(page)
    page.locator(".back a").click()
    for name in ("first", "second"):
        page.locator(".runs li", has_text=name).locator("input").check()
    page.get_by_role("button", name="compare them").click()
    page.wait_for_url("**/lab?run=first&with=second")
    page.wait_for_selector(".pictures .histogram >> nth=1")


def test_searches_are_compared(house: str, opened: Opened) -> None:
    page = opened(f"{house}/lab")
    page.get_by_label("a comparison of searches").check()
    page.locator('select[name="game"]').select_option("coins")
    for name in ("alpha-beta", "natural", "static"):
        page.locator(f'.chips input[value="{name}"]').check()
    read_by_everybody(page)
    for field, value in (("depth", "2"), ("positions", "3"), ("run", "pair")):
        page.locator(f'[name="{field}"]').fill(value)
    page.keyboard.press("Enter")
    page.wait_for_url("**/lab?run=pair")
    ended(page)
    assert page.locator(".figures tbody th").all_inner_texts() == ["alpha-beta/natural", "alpha-beta/static"]
    assert page.locator(".series h2").all_inner_texts() == ["alpha-beta/static"]
    read_by_everybody(page)


def test_every_value_stands_in_one_bar(house: str, opened: Opened) -> None:
    chance = random.Random(1)
    cases = [[], [0.0], [1e-12], [-1e-12, 0.0], [-100.0], [7.0] * 5, [0.1 * number for number in range(-9, 9)], [-50.0, 1e6]]
    cases += [[round(chance.uniform(-60, 400), chance.randrange(4)) for _ in range(chance.randrange(1, 40))] for _ in range(200)]
    page = opened(f"{house}/lab")
    found = page.evaluate(
        """async (cases) => {
            const { bars } = await import("/static/views/lab_histogram.js");
            return cases.map((values) => bars(values, 12).all);
        }""",
        cases,
    )
    for values, drawn in zip(cases, found, strict=True):
        assert len(drawn) <= 14
        assert sum(bar["count"] for bar in drawn) == len(values)
        for bar in drawn:
            margin = 1e-6 * max(1.0, bar["to"] - bar["from"])
            within = [
                value
                for value in values
                if bar["from"] - margin <= value <= bar["to"] + margin and (value == 0) is (bar["side"] == 0)
            ]
            assert bar["count"] <= len(within)
        assert [bar["count"] for bar in drawn if bar["side"] == 0] == [values.count(0.0)]


def test_what_is_wrong_is_said_beside_its_field(house: str, opened: Opened) -> None:
    page = opened(f"{house}/lab")
    page.wait_for_selector("main.lab form")
    for field, value, sentence in (
        ("run", "a/b", "cannot be the name"),
        ("depth", "99", "between 2 and 6"),
        ("seeds", "one", "whole numbers"),
    ):
        control = page.locator(f'[name="{field}"]')
        before = control.input_value()
        control.fill(value)
        page.keyboard.press("Enter")
        page.wait_for_selector(f'[name="{field}"][aria-invalid="true"]')
        assert sentence in page.locator("form .wrong").inner_text()
        assert page.evaluate("document.activeElement.name") == field
        control.fill(before)


def test_a_run_is_cancelled_and_goes_on_and_the_list_is_told(house: str, opened: Opened) -> None:
    page, past = opened(f"{house}/lab"), opened(f"{house}/lab")
    begun(page, "long", depth="6", games="200", training_games="1000")
    past.wait_for_selector('.runs .state[data-run="long"][data-state="running"]', timeout=PATIENCE)
    for _ in range(2):
        page.get_by_role("button", name="Cancel").click()
        page.wait_for_selector('.state[data-state="unfinished"]', timeout=PATIENCE)
        past.wait_for_selector('.runs .state[data-run="long"][data-state="unfinished"]', timeout=PATIENCE)
        page.get_by_role("button", name="Go on").click()
        page.wait_for_selector('.state[data-state="running"]', timeout=PATIENCE)
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_selector('.state[data-state="unfinished"]', timeout=PATIENCE)


def test_a_run_that_is_not_there_is_said(house: str, opened: Opened) -> None:
    page = opened(f"{house}/lab?run=nothing")
    page.wait_for_selector(".wrong:not(:empty)")
    assert "there is no run 'nothing'" in page.locator(".wrong").inner_text()


def test_a_page_outlives_its_server(browser: Any, tmp_path: Path) -> None:
    """Killed in the middle and started again at the same address: the page that was open goes on to the end by itself."""
    server = Server(tmp_path)
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/lab")
    begun(page, "run", games="150")
    page.wait_for_selector(".histogram .bar", timeout=PATIENCE)
    server.end(signal.SIGKILL)
    page.wait_for_selector(".doing:text-matches('The server does not answer')", timeout=PATIENCE)
    assert counted(page) > 0  # what is known stays
    server = Server(tmp_path, server.port)
    ended(page)
    assert counted(page) == 150
    page.close()
    server.end(signal.SIGINT)
