"""Rules as their visitors read, switch and change them."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Opened

TOE = "/rules?game=tic-tac-toe&evaluation=open-lines"
SLOW = 90_000  # the first search of a game is compiled


def settled(page: Any) -> str:
    """The sentence about the nodes, when all is counted."""
    page.wait_for_selector(".program:not([aria-busy]) .sum:not(:empty)", timeout=SLOW)
    return str(page.locator(".sum").inner_text())


def query(page: Any) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def test_a_clause_that_is_switched_off_changes_nodes_and_order(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{TOE}&at=2")
    before = settled(page)
    assert before.startswith("With all clauses: ")
    assert page.locator(".clause").count() == 6
    assert "Speaks of" in page.locator(".clause").first.locator(".verdict").inner_text()
    page.locator(".clause input").nth(1).uncheck()
    page.wait_for_selector(".sum:text('Without clause 2')", timeout=SLOW)
    after = settled(page)
    assert "more than with all" in after or "fewer than with all" in after
    assert page.locator("p.live").inner_text() == after
    assert query(page)["off"] == ["2"]
    assert "Switched off." in page.locator(".clause").nth(1).inner_text()
    rows = dict(
        zip(
            page.locator(".nodes th[scope=row]").all_inner_texts(),
            page.locator(".nodes td:nth-child(2)").all_inner_texts(),
            strict=True,
        )
    )
    assert rows["without clause 2"] != rows["by all clauses"]
    page.reload()
    assert settled(page) == after
    assert not page.locator(".clause input").nth(1).is_checked()
    page.locator(".clause input").nth(1).check()
    page.wait_for_selector(f".sum:text-is('{before}')")


def test_with_all_clauses_off_the_moves_are_as_the_game_lists_them(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{TOE}&off=1.2.3.4.5.6")
    assert "Without any clause" in settled(page)
    moves = [int(each) for each in page.locator(".ranks tbody th").all_inner_texts()]
    assert moves == sorted(moves)
    nodes = page.locator(".nodes td:nth-child(2)").all_inner_texts()
    assert nodes[0] == nodes[-1]
    assert "Nothing is left of the program" in page.locator(".ordered").inner_text()


def test_switches_and_positions_by_keyboard(opened: Opened, page_server: str) -> None:
    page = opened(page_server + TOE)
    settled(page)
    page.locator(".clause input").first.focus()
    page.keyboard.press("Space")
    page.wait_for_selector(".sum:text('Without clause 1')", timeout=SLOW)
    assert page.evaluate("document.activeElement.id") == "clause-1"  # the focus stays where it was
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # opens what stands below
    assert page.locator(".clause details").first.get_attribute("open") is not None
    page.locator("[data-go='1']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".ordered output:text('position 2 of')")
    assert page.evaluate("document.activeElement.dataset.go") == "1"
    assert query(page)["at"] == ["1"]


def test_a_clause_has_its_logic_and_its_boards(opened: Opened, page_server: str) -> None:
    page = opened(page_server + TOE)
    settled(page)
    card = page.locator(".clause").nth(2)
    card.locator("summary").click()
    assert "better_choice(B, M1, M2) :-" in card.locator("pre").inner_text()
    assert card.locator("figure .picture").count() == 2
    assert card.locator("figure").first.inner_text().startswith("For ")
    assert "is worth" in card.locator("figure").first.inner_text()


def test_an_edit_that_breaks_is_told_beside_the_field_with_its_line(opened: Opened, page_server: str) -> None:
    page = opened(page_server + TOE)
    settled(page)
    text = page.locator("textarea[name=program]").input_value()
    page.fill("textarea[name=program]", text.replace("corner(M1)", "cornr(M1)"))
    page.click(".editing button.primary")
    page.wait_for_selector("textarea[aria-invalid=true]")
    told = page.locator(".editing .wrong").inner_text()
    line = next(number for number, each in enumerate(text.split("\n"), 1) if "corner(M1)" in each)
    start = max(number for number, each in enumerate(text.split("\n"), 1) if each.startswith("better_choice") and number <= line)
    assert told.startswith(f"line {start}: no predicate cornr/1")
    assert "better_choice(B, M1, M2) :-" in told
    page.click("button.goto")
    assert page.evaluate(
        "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)"
    ) == ("better_choice(B, M1, M2) :-")
    page.reload()
    page.wait_for_selector("textarea[aria-invalid=true]")  # what was written is not lost
    assert "cornr" in page.locator("textarea[name=program]").input_value()


def test_an_edit_that_works_is_compared_with_what_it_was(opened: Opened, page_server: str) -> None:
    page = opened(page_server + TOE)
    settled(page)
    text = page.locator("textarea[name=program]").input_value()
    page.fill("textarea[name=program]", text.replace(":- from_depth(6).\n", ""))
    page.locator("textarea[name=program]").press("Control+Enter")
    page.wait_for_selector(".sum:text('Your program')", timeout=SLOW)
    assert "than the one that comes with the game" in settled(page)
    assert "program" in query(page)
    page.click("button.reset")
    page.wait_for_selector(".sum:text('With all clauses')", timeout=SLOW)
    assert "program" not in query(page)


def test_a_program_is_begun_and_its_predicates_are_found(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/rules")
    page.wait_for_selector("form select[name=game]")
    page.select_option("form select[name=game]", "tic-tac-toe")
    page.click("form button.primary")
    settled(page)
    assert (
        page.locator(".clause .said").inner_text()
        == "Prefer a move to another if the static value after it is larger than the other's."
    )
    page.click(".predicates summary")
    page.wait_for_selector(".predicates td")
    assert "blocks(+board, +place)" in page.locator(".predicates").inner_text()


def test_a_program_that_comes_with_a_game_is_picked(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/rules")
    page.wait_for_selector(".board-cards a")
    assert page.locator(".board-cards a").count() == 5
    page.locator(".board-cards a", has_text="Tic-tac-toe").click()
    settled(page)
    assert page.locator(".program h2").inner_text() == "tic-tac-toe, learned for open-lines"


def test_the_longest_program_is_in_the_address(opened: Opened, page_server: str) -> None:
    text = ":- game('tic-tac-toe').\nbetter_choice(B, M1, M2) :- corner(M1).\n"
    text += "% \u00e4" * ((12_000 - len(text)) // 3)
    page = opened(page_server + TOE)
    settled(page)
    page.fill("textarea[name=program]", text)
    page.click(".editing button.primary")
    page.wait_for_selector(".sum:text('Your program')", timeout=SLOW)
    page.reload()
    settled(page)
    assert page.locator("textarea[name=program]").input_value() == text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rules_can_be_read_by_everybody(opened: Opened, page_server: str, theme: str) -> None:
    page = opened(f"{page_server}{TOE}&off=2", color_scheme=theme)
    settled(page)
    for summary in page.locator(".program summary").all():
        summary.click()
    page.wait_for_selector(".predicates td")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto(f"{page_server}/rules?game=tic-tac-toe&program=nonsense")
    page.wait_for_selector("textarea[aria-invalid=true]")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
