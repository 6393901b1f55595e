"""Exercises in the page: answered right and wrong, by mouse and by keyboard; explained aloud; kept in the address."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe

from prunus.exercises.exercise import Exercise, all_exercises, make_exercise
from tests.browser.conftest import Opened
from tests.browser.hands import Hand, by_keyboard, by_mouse
from tests.exercises import written

KINDS = list(all_exercises())
SEED = 3
TREE = """() => [...document.querySelectorAll("[role=treeitem]")].map(
    (each) => [each.getAttribute("aria-label"), each.getAttribute("aria-selected"), each.textContent]
)"""  # as it is seen and heard


def address(server: str, exercise: Exercise, **more: str) -> str:
    state = {"kind": exercise.kind, "difficulty": str(exercise.difficulty), "seed": str(exercise.seed), **more}
    return f"{server}/exercises?{'&'.join(f'{name}={quote(value)}' for name, value in state.items())}"


def shown(opened: Opened, *where: Any, **settings: Any) -> Any:
    page = opened(*where, **settings)
    page.wait_for_selector(".task [role=treeitem]")
    return page


def heard(page: Any) -> str:
    """What is in the live region."""
    return str(page.locator("p.live").text_content())


def in_address(page: Any, name: str) -> str:
    return parse_qs(urlsplit(page.url).query).get(name, [""])[0]


@pytest.mark.parametrize("hand", [by_mouse, by_keyboard])
@pytest.mark.parametrize("is_right", [True, False], ids=["right", "wrong"])
@pytest.mark.parametrize("kind", KINDS)
def test_an_exercise_is_answered_and_the_verdict_is_said(
    opened: Opened, page_server: str, kind: str, is_right: bool, hand: Hand
) -> None:
    exercise = make_exercise(kind, SEED, 1)
    answer = exercise.expected if is_right else exercise.mistakes[-1].answer
    verdict = exercise.check(answer)
    assert verdict.is_right == is_right
    page = shown(opened, address(page_server, exercise))
    hand(page, exercise, answer)
    page.wait_for_selector(".verdict:not([hidden])")
    assert page.locator(".verdict p").inner_text() == verdict.sentence
    assert page.locator(".verdict .sign").inner_text() == ("✓" if is_right else "✗")
    assert heard(page) == verdict.sentence
    before = page.evaluate(TREE)
    assert exercise.check(in_address(page, "answer")) == verdict
    page.reload()
    page.wait_for_selector(".verdict:not([hidden])")
    assert page.locator(".verdict p").inner_text() == verdict.sentence
    assert page.evaluate(TREE) == before


def test_what_is_marked_has_two_strokes_and_is_said(opened: Opened, page_server: str) -> None:
    page = shown(opened, address(page_server, make_exercise("pruned", SEED, 2)))
    leaf = page.locator("[role=treeitem][data-name='b']")
    exercise = make_exercise("pruned", SEED, 2)
    told = {node.name: f"{node.name}, leaf, {node.text}" for node in exercise.nodes if node.is_leaf}
    told |= {node.name: f"{node.name}, {'MAX' if node.is_max else 'MIN'}" for node in exercise.nodes if not node.is_leaf}
    assert {name: page.get_attribute(f"[data-name='{name}']", "aria-label") for name in told} == told
    assert leaf.get_attribute("aria-selected") == "false"
    leaf.locator(".value").click()
    assert heard(page) == "b marked"
    assert leaf.get_attribute("aria-selected") == "true"
    assert leaf.locator(".strokes").evaluate("(each) => getComputedStyle(each).visibility") == "visible"
    inner = page.locator("[role=treeitem][data-name='D']")  # b and c
    inner.locator(".value").click()
    assert page.locator(".said").inner_text() == "Marked: b, c."
    inner.locator(".value").click()
    assert page.locator(".said").inner_text() == "Nothing is marked."
    assert in_address(page, "answer") == ""


def test_another_answer_takes_the_verdict_away(opened: Opened, page_server: str) -> None:
    exercise = make_exercise("most-proving", SEED, 1)
    page = shown(opened, address(page_server, exercise, answer=exercise.expected, checked="yes"))
    page.wait_for_selector(".verdict.right")
    page.locator(f"[data-name='{exercise.mistakes[0].answer}'] .value").click()
    assert page.locator(".verdict").is_hidden()
    assert in_address(page, "checked") == ""
    page.get_by_role("button", name="Clear").click()
    assert page.locator(".said").inner_text() == "No leaf is chosen."


def test_an_answer_that_is_none_is_said_beside_it(opened: Opened, page_server: str) -> None:
    for kind, sentence in (
        ("window", "an answer is a pair of bounds"),
        ("leaves", "the numbers 1 to"),
        ("most-proving", "an answer is the name of a leaf"),
    ):
        page = shown(opened, address(page_server, make_exercise(kind, SEED, 1)))
        page.get_by_role("button", name="Check").click()
        page.wait_for_selector(".words .wrong:not(:empty)")
        assert sentence in page.locator(".words .wrong").inner_text()


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_is_hidden_until_somebody_asks(opened: Opened, page_server: str, kind: str) -> None:
    exercise = make_exercise(kind, SEED, 2)
    page = shown(opened, address(page_server, exercise))
    assert page.locator(".solution").is_hidden()
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_selector(".solution prunus-stepper .sentence")
    assert page.locator(".solution > p").inner_text() == exercise.solution
    assert heard(page) == exercise.solution
    page.locator("prunus-stepper .stepper").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert in_address(page, "at") == "1"
    page.reload()
    page.wait_for_selector("prunus-stepper output:text-matches('^1 /')")
    page.get_by_role("button", name="Hide the solution").click()
    assert page.locator(".solution").is_hidden()
    assert in_address(page, "solved") == ""


def test_another_exercise_is_one_click_away_and_back_again(opened: Opened, page_server: str) -> None:
    first, second = make_exercise("pruned", SEED, 1), make_exercise("pruned", SEED + 1, 1)
    page = shown(opened, address(page_server, first, answer="a", checked="yes"))
    page.get_by_role("button", name="Another one").click()
    page.wait_for_url("**seed=4**")
    page.wait_for_selector(f"[role=treeitem]:has-text('{second.nodes[-1].name} {second.nodes[-1].text}')")
    assert in_address(page, "answer") == ""
    assert page.evaluate("document.activeElement.textContent") == second.title
    page.select_option("select[name=kind]", "window")
    page.wait_for_selector("input[name=alpha]")
    assert page.evaluate("document.activeElement.name") == "kind"
    page.select_option("select[name=difficulty]", "3")
    page.wait_for_url("**difficulty=3**")
    page.go_back()
    page.go_back()
    page.go_back()
    page.wait_for_selector(".verdict:not([hidden])")
    assert in_address(page, "answer") == "a"


def test_a_tree_of_ones_own_is_asked_about(opened: Opened, page_server: str) -> None:
    page = shown(opened, f"{page_server}/exercises?kind=pruned")
    page.get_by_text("A tree of your own").click()
    page.fill("textarea[name=tree]", "[left: [3, 12], [2, 4]]")
    page.get_by_role("button", name="Ask about this tree").click()
    page.wait_for_selector("[data-name='left']")
    assert page.locator("select[name=difficulty], [name=another]").count() == 0  # there is one such exercise on this tree
    page.locator("[data-name='d'] .value").click()
    page.get_by_role("button", name="Check").click()
    page.wait_for_selector(".verdict.right")
    page.select_option("select[name=kind]", "window")
    page.wait_for_selector("button[name=another]")
    page.select_option("select[name=kind]", "most-proving")
    page.wait_for_selector(".form .wrong:not(:empty)")
    assert "a leaf is 1 where it is won" in page.locator(".form .wrong").inner_text()
    assert page.locator("textarea[name=tree]").get_attribute("aria-invalid") == "true"
    page.fill("textarea[name=tree]", "[[1, ?], [?, 0]]")
    page.get_by_role("button", name="Ask about this tree").click()
    page.wait_for_selector("[data-name='b']")
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_selector(".solution:not([hidden])")
    assert page.locator(".solution > p").inner_text() == "b, by way of A, B."
    assert page.locator("prunus-stepper").count() == 0  # no search has grown this tree
    page.get_by_role("button", name="Back to trees that are made").click()
    page.wait_for_selector("select[name=difficulty]")


def test_a_sheet_is_saved_with_its_solutions_apart(opened: Opened, page_server: str, from_disk: Opened) -> None:
    page = shown(opened, address(page_server, make_exercise("window", SEED, 2)))
    page.get_by_text("A sheet to print").click()
    page.get_by_label("exercises", exact=True).fill("3")
    texts = []
    for button, name in (("The sheet", "exercises.html"), ("Its solutions", "solutions.html")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.suggested_filename == name
        texts.append(download.value.path().read_text("utf-8"))
    made = [make_exercise("window", seed, 2) for seed in (SEED, SEED + 1, SEED + 2)]
    for exercise in made:
        assert exercise.question in texts[0]
        assert exercise.solution in texts[1]
        assert exercise.solution not in texts[0]
    assert from_disk(texts[0]).locator("section.exercise svg").count() == 3


def test_a_sheet_asks_everything_about_a_tree_of_ones_own(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/exercises?kind=pruned&tree=[[3,12,8],[2,4,6],[14,5,2]]")
    page.get_by_text("A sheet to print").click()
    page.get_by_label("everything that can be asked about this tree").check()
    with page.expect_download() as download:
        page.get_by_role("button", name="The sheet").click()
    text = download.value.path().read_text("utf-8")
    titles = {name: kind.title for name, kind in all_exercises().items()}
    assert {name for name, title in titles.items() if f". {title}" in text} == set(titles) - {"most-proving"}


def test_after_a_right_answer_the_next_one_is_there(opened: Opened, page_server: str) -> None:
    exercise = make_exercise("pruned", SEED, 1)
    page = shown(opened, address(page_server, exercise, answer=written(exercise), checked="yes"))
    page.wait_for_selector(".verdict.right")
    page.locator(".verdict").get_by_role("button", name="Another one").click()
    page.wait_for_function("seed => new URLSearchParams(location.search).get('seed') === seed", arg=str(SEED + 1))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing(opened: Opened, page_server: str, kind: str, theme: str) -> None:
    exercise = make_exercise(kind, SEED, 2)
    answer = written(exercise).strip("()")
    page = shown(opened, address(page_server, exercise, answer=answer, checked="yes", solved="yes"), color_scheme=theme)
    page.wait_for_selector(".verdict.right")
    page.wait_for_selector("prunus-stepper .sentence")
    for summary in page.locator("details summary").all():
        summary.click()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_wider_than_a_telephone_and_nothing_stands_on_anything_else(opened: Opened, page_server: str, kind: str) -> None:
    meets = """() => {
        const boxes = [...document.querySelectorAll(".pane .shape")].map((each) => each.getBoundingClientRect());
        const texts = [...document.querySelectorAll(".pane .value")].map((each) => each.getBoundingClientRect());
        const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return [boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b))).length,
            texts.filter((text, i) => text.left < boxes[i].left || text.right > boxes[i].right).length];
    }"""
    for seed in (SEED, SEED + 1):
        page = shown(opened, address(page_server, make_exercise(kind, seed, 3)), width=360)
        for width in (360, 800, 1440):
            page.set_viewport_size({"width": width, "height": 860})
            page.wait_for_function("() => document.querySelector('.pane svg').clientWidth > 0")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(meets) == [0, 0]
