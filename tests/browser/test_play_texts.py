"""Texts, files and boards that visitors of the view of play bring and take, and games that are judged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.boards import labels, moves, pressed_until, query, said, settled, square
from tests.browser.conftest import Opened

HERE = "/play?game=tic-tac-toe&player=friend"
LOST = f"{HERE}&moves=5+2+1+9+7+4+3"


def brought(page: Any, text: str) -> None:
    if not page.locator("details.bring").evaluate("(each) => each.open"):
        page.click("[data-key=bring]")
    page.fill("[data-key=paste]", text)
    page.click("[data-key=open]")


def test_a_transcript_is_pasted_whatever_game_it_is_of(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{HERE}")
    settled(page)
    brought(page, "nonsense")
    page.wait_for_selector(".bring .wrong:not(:empty)")
    assert "as a game: " in page.locator(".bring .wrong").inner_text()
    assert query(page, "game") == "tic-tac-toe"
    brought(page, "f5d6c3d3c4")
    settled(page, "game", "othello")
    assert moves(page) == ["f5", "d6", "c3", "d3", "c4"]
    assert said(page) == "Black played c4. White to move."
    brought(page, "# game: connect-four\n4 4 3 {why?} 5")
    settled(page, "game", "connect-four")
    assert moves(page) == ["4", "4", "3", "5"]
    brought(page, "4 4\n3 3 3\n")
    settled(page, "moves", "4 4")
    assert page.locator(".several").inner_text() == "The first of 2 games is shown."
    brought(page, "....... ....... ....... ....... ....... X......")
    settled(page, "start", "1")
    assert said(page) == "Yellow to move."


def test_a_game_goes_out_and_comes_in_again(opened: Opened, page_server: str, tmp_path: Path) -> None:
    page = opened(page_server + LOST)
    settled(page)
    before = (moves(page), labels(page))
    page.click("[data-key=bring]")
    for form in ("json", "moves"):
        page.select_option("[data-key=format]", form)
        page.click("[data-key=write]")
        page.wait_for_selector("[data-key=written]")
        settled(page)
        text = page.locator("[data-key=written]").input_value()
        with page.expect_download() as download:
            page.click("text=Save as a file")
        assert download.value.suggested_filename == f"tic-tac-toe.{form}"
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        assert path.read_text() == text
        page.click("[data-key=fresh]")
        settled(page)
        assert moves(page) == []
        if form == "json":
            brought(page, text)
        else:
            page.set_input_files("[data-key=file]", path)
        settled(page, "moves", " ".join(before[0]))
        assert (moves(page), labels(page)) == before


def test_a_file_that_is_too_long_is_not_sent(opened: Opened, page_server: str, tmp_path: Path) -> None:
    page = opened(page_server + HERE)
    settled(page)
    page.click("[data-key=bring]")
    path = tmp_path / "long.moves"
    path.write_text("5 " * 20_000)
    page.set_input_files("[data-key=file]", path)
    page.wait_for_selector(".bring .wrong:not(:empty)")
    assert page.locator(".bring .wrong").inner_text() == "The file has 40,000 characters; at most 20,000 are read."


def test_mistakes_are_listed_and_lead_to_where_they_were_made(opened: Opened, page_server: str) -> None:
    page = opened(page_server + LOST)
    settled(page)
    page.click("[data-key=analyse]")
    settled(page, "analysis", "1")
    assert page.locator(".mistakes button").all_inner_texts() == ["??\n2. 2, a blunder: it loses, 1 draws. (exact)"]
    assert page.locator(".count").all_inner_texts() == ["X: 0 blunders, 0 mistakes, 0 slips.", "O: 1 blunder, 0 mistakes, 0 slips."]
    assert page.locator(".course .point.exact").count() == 7
    assert page.locator(".course rect.point.wrong").count() == 1
    assert page.locator(".moves button").nth(2).inner_text() == "2. 2??"
    assert "2. 2 loses" in page.locator(".course").get_attribute("aria-label")
    page.click("[data-key=mistake-1]")
    settled(page, "why", "2")
    assert query(page, "at") == "1"
    assert "Why not 2?" in page.locator(".panel.why").inner_text()
    assert page.locator(".mistakes button").count() == 1  # and the analysis is still there
    page.locator(".course .point").nth(4).click()
    settled(page, "at", "4")


def test_a_position_is_set_up_by_mouse_and_survives_a_reload(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{HERE}")
    settled(page)
    page.click("[data-key=edit]")
    settled(page, "edit", ".../.../...")
    for brush, name in (("X", "1"), ("O", "5"), ("X", "9")):
        page.click(f"[data-key='brush-{brush}']")
        settled(page)
        square(page, name).click()
        settled(page)
    assert page.locator(".live").inner_text() == "9: X."
    page.reload()
    settled(page)
    assert query(page, "edit") == "X../.O./..X"
    page.click("[data-key=play-from]")
    settled(page, "start", "X...O...X")
    assert said(page) == "O to move."
    assert moves(page) == []


def test_a_position_is_set_up_by_keyboard_and_what_cannot_be_is_said(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{HERE}&edit=.../.../...")
    settled(page)
    pressed_until(page, ".cell")
    for key in ("x", "ArrowRight", "x", "ArrowRight", "o", "Delete", "ArrowDown", "Enter"):
        page.keyboard.press(key)
        settled(page)
    assert query(page, "edit") in ("XX./..X/...", "XX./..O/...")
    page.locator("[data-key=play-from]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".wrong:not(:empty)")
    assert "as many X as O, or one X more" in page.locator(".wrong").inner_text()
    page.click("[data-key=clear]")
    settled(page, "edit", ".../.../...")
    page.fill("[data-key=notation]", "XO.......")
    page.click("[data-key=open-notation]")
    settled(page, "start", "XO.......")
    assert query(page, "edit") == ""


def test_a_game_without_a_board_is_set_up_in_words(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/play?game=tree&player=best&side=second")
    page.wait_for_selector("[data-key=edit]")
    page.click("[data-key=edit]")
    page.fill("[data-key=notation]", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")
    page.click("[data-key=open-notation]")
    settled(page, "start", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")
    page.click("[data-key=move-2]")
    settled(page, "moves", "2")
    assert said(page) == "MAX played 2. MIN to move."
    page.click("[data-key=reveal]")
    settled(page, "show", "best")
    assert page.locator(".best-move").inner_text() == "Best is 1."
    assert page.locator(".others button.primary").count() == 0
    assert page.locator("[data-key=move-1]").inner_text() == "★ 1"
