"""Play as its visitors use it: games to the end by mouse and by keyboard, what is revealed and when, and what an address holds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from prunus.web.serving import house_of
from tests.asking import GAPS, HAS_CHESS, asked
from tests.browser.boards import labels, moves, open_squares, pressed_until, query, said, settled, square, walked
from tests.browser.conftest import Opened, served

NOUGHTS = "/play?game=tic-tac-toe&player=random&seed=5"
HERE = "/play?game=tic-tac-toe&player=friend"
LOST = f"{HERE}&moves=5+2+1+9+7+4+3"
HEIGHTS = "elements => elements.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height)"
OTHELLO = "/play?game=othello&player=friend&moves=f5+d6+c3+d3+c4"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with chess, where it is installed, and with a game of somebody's own."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "gaps.py").write_text(GAPS)
    with served(folder / "house", *["chess"] * HAS_CHESS, str(folder / "gaps.py")) as address:
        yield address


def played(page: Any, by: str, seed: int) -> None:
    """A game to its end, moves by chance."""
    chance = random.Random(seed)
    settled(page)
    if by == "keyboard":
        pressed_until(page, ".cell")
    while "The game is over" not in said(page):
        number = open_squares(page).count()
        if number == 0:  # nothing but to pass
            made_by_name(page, "pass", by)
        elif by == "mouse":
            open_squares(page).nth(chance.randrange(number)).click()
        else:
            walked(page, open_squares(page).nth(chance.randrange(number)))
            page.keyboard.press("Enter")
        settled(page)
    assert open_squares(page).count() == 0


def made_by_name(page: Any, move: str, by: str) -> None:
    if by == "mouse":
        page.click(f"[data-key=move-{move}]")
    else:
        pressed_until(page, f"[data-key=move-{move}]")
        page.keyboard.press("Enter")
        settled(page)
        pressed_until(page, ".cell")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four-5x4", "othello-4x4"])
def test_a_game_is_played_to_its_end(opened: Opened, page_server: str, game: str, by: str) -> None:
    page = opened(f"{page_server}/play?game={game}&player=random&seed=5")
    played(page, by, seed=2)
    assert page.locator(".live").inner_text().endswith(said(page).partition("The game is over.")[2].strip())
    last = (moves(page), labels(page), said(page))
    page.reload()
    settled(page)
    assert (moves(page), labels(page), said(page)) == last


def test_a_finished_game_outlives_its_server(opened: Opened, house: str, page_server: str) -> None:
    seen = []
    for server in (house, page_server):
        page = opened(server + LOST)
        settled(page)
        seen.append((said(page), labels(page)))
    assert seen[0] == seen[1]
    assert seen[0][0] == "X played 3. The game is over. X wins."


def test_a_reload_in_the_middle_changes_nothing_and_back_takes_back(opened: Opened, page_server: str) -> None:
    page = opened(page_server + NOUGHTS)
    settled(page)
    states = []
    for _ in range(2):
        states.append((page.url, labels(page)))
        open_squares(page).first.click()
        settled(page)
    here = (page.url, labels(page), said(page))
    page.reload()
    settled(page)
    assert (page.url, labels(page), said(page)) == here
    page.go_back()  # the answer, too
    settled(page)
    assert (page.url, labels(page)) == states[1]


def test_moves_are_taken_back_and_made_again(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{NOUGHTS}&moves=5+1+9+3")
    settled(page)
    page.click("[data-key=undo]")
    settled(page, "at", "2")
    assert page.locator(".moves .undone").count() == 2
    assert (query(page, "at"), moves(page)) == ("2", ["5", "1", "9", "3"])
    assert "Try another way" in said(page)
    page.click("[data-key=redo]")
    settled(page)
    assert query(page, "at") == ""
    page.locator(".cell[tabindex='0']").focus()
    for key, at in (("u", "2"), ("U", "0")):
        page.keyboard.press(key)
        settled(page, "at", at)
    square(page, "2").click()  # another way: what was taken back is gone
    settled(page)
    assert moves(page)[0] == "2"
    assert len(moves(page)) == 2


def test_values_are_hidden_until_asked_and_revealed_step_by_step(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{OTHELLO}&depth=3")
    settled(page)
    assert page.locator(".worth").count() == 0
    page.click("[data-key=reveal]")
    page.wait_for_selector(".best-move")
    values = asked(house_of((), None, 60), "values", game="othello", moves=["f5", "d6", "c3", "d3", "c4"], depth=3)["values"]
    best = [each["move"] for each in values if each["is_best"]]
    told = page.locator(".best-move").inner_text()
    assert told == (f"Best is {best[0]}." if len(best) == 1 else f"Best are {', '.join(best)}, as good as each other.")
    assert page.locator(".figure").all_text_contents() == ["★"] * len(best)
    assert page.locator(".live").inner_text() == told
    page.click("[data-key=reveal]")
    page.wait_for_selector(".panel.values")
    texts = page.locator(".figure").all_text_contents()
    assert sorted(texts) == sorted(f"{'★' if each['is_best'] else ''}{each['short']}" for each in values)
    assert "Estimated by a search of 6 plies" in page.locator(".panel.values").inner_text()
    assert f"{values[0]['text']}, best" in square(page, best[0]).get_attribute("aria-label")
    page.reload()
    page.wait_for_selector(".panel.values")
    assert page.locator(".figure").all_text_contents() == texts
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("v")
    page.wait_for_selector(".panel.order")
    order = page.locator(".panel.order .scroll > ol").first.locator("> li > b").all_inner_texts()
    assert sorted(order) == sorted(["b3", "f3", "f4", "b5", "g5", "g6"])
    assert "found best so far" in page.locator(".panel.order").inner_text()
    page.click("[data-key=hide]")
    settled(page)
    assert page.locator(".worth").count() == 0


def test_what_is_exact_is_said_and_filled(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{HERE}&moves=5+2&show=values")
    page.wait_for_selector(".panel.values")
    assert "Exact: this is how the game ends" in page.locator(".panel.values").inner_text()
    assert page.locator(".worth.exact").count() == 7
    assert set(page.locator(".figure").all_text_contents()) <= {"★W", "D", "L"}
    page.select_option("[data-key=depth]", "2")
    settled(page, "depth", "2")


def test_who_has_lost_is_shown_what_went_wrong(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/play?game=connect-four&player=beginner&side=first&moves=7+1+7+1+6+1+6+1", width=380)
    page.wait_for_selector(".ended")
    assert said(page).endswith("You have lost.")
    assert "the stones that the winner has left" in page.locator(".ended").inner_text()
    page.get_by_role("button", name="Show what went wrong").click()
    settled(page, "analysis", "1")
    page.wait_for_selector(".mistakes button")
    page.locator(".mistakes button").last.click()
    page.wait_for_selector(".panel.why")
    assert page.evaluate("scrollY") == 0
    assert page.locator(".why details").get_attribute("open") is None
    assert "What the learned rules say" in page.locator(".why summary").inner_text()


def test_an_opponent_is_made_ready_while_somebody_thinks(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/")
    with page.expect_response(lambda answer: answer.url.endswith("/ask/play/ready")) as answer:
        page.goto(f"{page_server}/play?game=tic-tac-toe&player=casual")
    assert answer.value.json() in ({"was_ready": False}, {"was_ready": True})
    page.wait_for_selector(".said b")
    assert moves(page) == []


def test_why_not_this_move(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{HERE}&moves=5&show=values")
    page.wait_for_selector(".panel.values")
    page.click('[aria-label="why not 2?"]')
    page.wait_for_selector(".panel.why")
    told = page.locator(".panel.why").inner_text()
    assert "After 2 " in told
    assert "2 loses, this is exact." in told
    assert page.locator(".live").inner_text().startswith("After 2 ")
    page.click("[data-key=refute]")
    settled(page, "at", "2")
    assert moves(page)[:2] == ["5", "2"]
    assert len(moves(page)) > 3


def test_moves_are_typed_and_what_is_wrong_is_said(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/play?game=othello&player=friend")
    settled(page)
    for text in ("F5", "d6"):
        page.fill("[data-key=typed]", text)
        page.press("[data-key=typed]", "Enter")
        settled(page)
        assert moves(page)[-1] == text.lower()
        assert page.evaluate("document.activeElement.dataset.key") == "typed"
    page.fill("[data-key=typed]", "a1")
    page.press("[data-key=typed]", "Enter")
    page.wait_for_selector("[data-key=typed][aria-invalid]")
    assert "move 'a1' is illegal" in page.locator(".left .wrong").inner_text()
    square(page, "a1").click(force=True)  # it says itself that it cannot be played
    assert page.locator(".left .wrong").inner_text() == "a1 cannot be played."


def test_stones_are_chosen_and_go(opened: Opened, house: str) -> None:
    page = opened(f"{house}/play?game=checkers&player=friend")
    settled(page)
    square(page, "13").click(force=True)
    assert page.locator(".left .wrong").inner_text() == "Choose a stone first, then where it goes."
    square(page, "9").click()
    assert page.locator(".live").inner_text() == "9: goes to 13, 14."
    assert page.locator(".cell .go:not(.under)").count() == 2
    page.keyboard.press("Escape")
    assert page.locator(".cell .go").count() == 0
    page.keyboard.press("Enter")
    walked(page, square(page, "14"))
    page.keyboard.press("Enter")
    settled(page, "moves", "9-14")
    assert said(page) == "Black played 9-14. White to move."


@pytest.mark.skipif(not HAS_CHESS, reason="python-chess is not installed: pip install 'prunus[chess]'")
def test_a_pawn_is_made_something_by_name(opened: Opened, house: str) -> None:
    page = opened(f"{house}/play?game=chess&player=friend&start=8/P6k/8/8/8/8/8/K7+w+-+-+0+1&show=values")
    page.wait_for_selector(".panel.values")
    square(page, "a7").click()
    square(page, "a8").click()
    assert "Several moves go there: a8=Q, a8=R, a8=B, a8=N" in page.locator(".left .wrong").inner_text()
    page.locator(".others button", has_text="a8=Q").click()
    settled(page, "moves", "a8=Q")


def test_a_game_of_ones_own_is_played_too(opened: Opened, house: str) -> None:
    page = opened(f"{house}/play")
    settled(page)
    page.select_option("[data-key=game]", label="gaps.py")
    settled(page)
    assert page.locator(".cell").count() == 5
    page.select_option("[data-key=player]", "best")
    settled(page, "player", "best")
    page.locator(".cell").nth(1).click()
    settled(page)
    assert len(moves(page)) == 2
    assert page.locator('.cell[aria-label*="white, last move"]').count() == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    [
        f"{OTHELLO}&show=order&why=f4",
        f"{LOST}&analysis=1",
        f"{OTHELLO}&edit=/",
        "/play?game=checkers&show=values&player=friend",
        LOST,
    ],
)
def test_everybody_can_use_it(opened: Opened, page_server: str, path: str, theme: str) -> None:
    page = opened(page_server + path, color_scheme=theme)
    settled(page)
    for details in page.locator("details").all():
        details.evaluate("(each) => { each.open = true; }")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("path", ["show=order&why=11-15", "analysis=1&moves=9-14+23-19+14-18", "edit=/", "show=values"])
@pytest.mark.parametrize("game", ["checkers", "hex", "othello", "tree"])
def test_it_fits_on_a_telephone_and_nothing_moves(opened: Opened, page_server: str, game: str, path: str) -> None:
    page = opened(f"{page_server}/play?game={game}&player=friend&{path}", width=360, reduced_motion="reduce")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.getAnimations().length") == 0
    assert min(page.eval_on_selector_all("main button, main select, main input", HEIGHTS)) >= 24
