"""The page as its visitors use it: what is the same in all views, and the trees."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe

from prunus.web.server import questions
from tests.browser.conftest import Opened, forget

VIEWS = list(questions())
TREE = "/trees?game=tree&position=[[3,12,8],[2,4,6],[14,5,2]]"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("view", ["", *VIEWS])
def test_every_view_can_be_used_by_everybody(opened: Opened, page_server: str, view: str, theme: str) -> None:
    page = opened(f"{page_server}/{view}", color_scheme=theme)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("view", ["", *VIEWS])
def test_every_view_fits_on_a_telephone(opened: Opened, page_server: str, view: str) -> None:
    page = opened(f"{page_server}/{view}", width=380)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 380


FETCHED = """() => performance.getEntries()
    .filter((each) => each.decodedBodySize && !new URL(each.name).pathname.startsWith("/ask/"))
    .map((each) => each.decodedBodySize)"""


@pytest.mark.parametrize("view", ["", *VIEWS])
def test_what_is_fetched_to_show_a_view_is_small(opened: Opened, page_server: str, view: str) -> None:
    """The page and its modules and styles, as many bytes as they are when they are read."""
    page = opened(f"{page_server}/{view}")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(FETCHED)
    assert len(sizes) > 5
    assert 5_000 < sum(sizes) < 100_000


def test_nothing_of_a_visitor_is_left_for_the_next_test(opened: Opened, page_server: str) -> None:
    page = opened(page_server)
    page.evaluate("localStorage.setItem('theme', 'dark')")
    stored = "localStorage.getItem('theme')"
    assert opened(page_server).evaluate(stored) == "dark"
    forget(page)
    assert opened(page_server).evaluate(stored) != "dark"


def test_the_views_are_found_from_the_first(opened: Opened, page_server: str) -> None:
    page = opened(page_server)
    page.wait_for_load_state("networkidle")
    for view in VIEWS:
        page.locator(f'main a[href="/{view}"]').click()
        page.wait_for_selector(f'nav a[aria-current="page"][data-view="{view}"]')
        page.go_back()
        page.wait_for_selector("main.home")


def position_in(address: str) -> str:
    return parse_qs(urlsplit(address).query).get("position", [""])[0]


def sentence(page: Any) -> str:
    return str(page.locator("prunus-stepper .sentence").inner_text())


def test_a_tree_is_stepped_both_ways_and_found_again(opened: Opened, page_server: str) -> None:
    page = opened(page_server + TREE)
    page.wait_for_selector("prunus-stepper .sentence")
    seen = [sentence(page)]
    page.locator("prunus-stepper .stepper").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        seen.append(sentence(page))
    assert len(set(seen)) == 7
    assert "at=6" in page.url
    page.reload()
    page.wait_for_selector("prunus-stepper output:text-matches('^6 /')")
    assert sentence(page) == seen[6]
    page.locator("prunus-stepper .stepper").focus()
    for there in reversed(seen[:-1]):
        page.keyboard.press("ArrowLeft")
        assert sentence(page) == there


def test_two_searches_stand_side_by_side(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{TREE}&algorithm=minimax&with=alpha-beta")
    page.wait_for_selector("prunus-difference .legend")
    said = page.locator("prunus-difference .legend").inner_text()
    assert "visited by both" in said
    assert page.locator("prunus-difference prunus-stepper").count() == 2


def test_a_tree_is_written_picked_and_edited(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/trees")
    page.fill("textarea[name=position]", "[[1, 2], [3, 4]]")
    page.click("button.primary")
    page.wait_for_selector("prunus-stepper .sentence")
    page.click("details.editor summary")
    page.locator("details.editor input").first.fill("9")
    page.locator("details.editor input").first.press("Tab")
    page.wait_for_url(lambda url: position_in(url) == "[[9, 2], [3, 4]]")
    page.wait_for_selector("prunus-stepper .sentence")
    page.select_option("main select >> nth=1", label="unequal depths")
    page.wait_for_url(lambda url: position_in(url).startswith("[[3, [5, 1]], 4"))
    page.wait_for_selector("details.editor input >> nth=8", state="attached")  # all leaves of the other tree


def test_what_is_wrong_is_said_beside_the_form(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/trees?game=tree&position=[[1, 2")
    page.wait_for_selector(".wrong:not(:empty)")
    assert "ends too early" in page.locator(".wrong").inner_text()
    page = opened(f"{page_server}/trees?game=tic-tac-toe&depth=40")
    page.wait_for_selector("[name=depth][aria-invalid=true]")
    page = opened(f"{page_server}/trees?game=tic-tac-toe&nodes=60000")
    page.wait_for_selector("[name=nodes][aria-invalid=true]")


def test_a_theme_is_kept(opened: Opened, page_server: str) -> None:
    page = opened(page_server + TREE, color_scheme="light")
    page.wait_for_selector("prunus-stepper .sentence")
    page.select_option("header select", "dark")
    page.reload()
    page.wait_for_selector("prunus-stepper[theme=dark]")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(20, 24, 29)"
