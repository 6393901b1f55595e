"""The page as its visitors use it: what is the same in all views, and the trees."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

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


def test_whoever_does_not_know_where_to_begin_is_offered_searches(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/trees")
    page.wait_for_selector(".cards a")
    names = page.locator(".cards a").all_inner_texts()
    assert {"A deep cutoff", "A deep cutoff on boards", "Proof numbers"} <= set(names)
    for name in names:
        page.get_by_role("link", name=name, exact=True).click()
        page.wait_for_selector("prunus-stepper .sentence", timeout=60_000)
        assert page.locator("form .wrong").inner_text() == ""
        if name == "A deep cutoff on boards":
            assert sentence(page).endswith("d4 is not looked at (deep alpha cutoff).")
            assert page.evaluate("scrollY") == 0
        page.go_back()
        page.wait_for_selector(".cards a")


def test_what_is_chosen_is_explained_and_only_what_matters_is_asked(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/trees")
    page.wait_for_selector("form.form")
    about = page.locator("form .about")
    assert about.inner_text().startswith("alpha-beta prunes")
    assert [page.locator(f"label.{name}").is_visible() for name in ("with_ordering", "threshold")] == [False, False]
    page.select_option("[name=with]", "proof-number")
    assert "proof-number" in about.inner_text()
    assert [page.locator(f"label.{name}").is_visible() for name in ("with_ordering", "threshold")] == [True, True]
    page.select_option("[name=with]", "")
    page.select_option("[name=algorithm]", "proof-number")
    page.fill("[name=position]", "[[1, 0], [[0, 1], 1], [0, [1, 1]]]")
    page.get_by_role("button", name="Show").click()
    page.wait_for_selector("prunus-stepper .sentence")
    assert "threshold=1" in page.url


def test_a_tree_is_saved_for_slides_as_it_stands(opened: Opened, page_server: str, from_disk: Opened) -> None:
    page = opened(f"{page_server}{TREE}&at=12")
    page.wait_for_selector("prunus-stepper .sentence")
    page.wait_for_function("document.querySelector('prunus-stepper').at === 12")
    texts = []
    for button, name in (("Save as one file that plays it", "search.html"), ("Save the tree as a picture", "tree.svg")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.suggested_filename == name
        texts.append(download.value.path().read_text("utf-8"))
    there = from_disk(texts[0])
    there.wait_for_selector("prunus-stepper .sentence")
    assert sentence(there) == sentence(page)
    picture = ElementTree.fromstring(texts[1])
    drawn = page.evaluate("""() => {
        const seen = (each) => getComputedStyle(each).display !== "none" && !each.closest(".absent");
        const whole = document.querySelector("prunus-stepper").pane.drawing.element;
        return [...whole.querySelectorAll("text")].filter(seen).map((each) => each.textContent);
    }""")
    texts_of = ["".join(each.itertext()) for each in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts_of == drawn
    assert "alpha cutoff" in " ".join(texts_of).replace("  ", " ")
    assert "class" not in {name for each in picture.iter() for name in each.attrib}
    assert "#b3261e" in texts[1] or "rgb(179, 38, 30)" in texts[1]
