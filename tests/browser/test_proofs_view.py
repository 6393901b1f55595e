"""Proofs as their visitors walk through them: by mouse and by keyboard, from files and made here, to the end, and reloaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from prunus import game
from prunus.solvers.certificates.certificate import Certificate
from prunus.solvers.certificates.certification import certify
from tests.browser.conftest import Opened, served

DOUBTED = "/proofs?game=tic-tac-toe&part=1"  # X has at most 0, and the visitor is X


@pytest.fixture(scope="module")
def certificate() -> Certificate:
    return certify(game("nim").parse("2-3-3"), "win", game=game("nim"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, certificate: Certificate) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("certificates")
    certificate.write(folder / "nim.cert")
    (folder / "broken.cert").write_bytes(certificate.to_bytes()[:-3])
    with served(folder) as address:
        yield address


def shown(page: Any) -> str:
    page.wait_for_selector(".walk .sentence")
    return str(page.locator(".walk .sentence").inner_text())


def steps(page: Any) -> str:
    return str(page.locator(".walk .bar output").inner_text())


def test_a_proof_is_walked_to_the_end_by_mouse(opened: Opened, page_server: str) -> None:
    page = opened(page_server + DOUBTED)
    page.wait_for_selector(".walk .choice")
    while page.locator(".walk .choice").count():
        before = steps(page)
        page.locator(".walk .choice").last.click()
        page.wait_for_selector(f".walk .bar output:not(:text-is('{before}'))")
    assert "The game is over" in shown(page)
    assert "it was right" in shown(page)
    assert page.locator("p.live").inner_text() == shown(page)
    last = steps(page)
    page.locator("[data-step=back]").click()
    page.wait_for_selector(f".walk .bar output:not(:text-is('{last}'))")
    page.locator("[data-step=last]").click()
    page.wait_for_selector(f".walk .bar output:text-is('{last}')")


def test_a_proof_is_walked_to_the_end_by_keyboard(opened: Opened, page_server: str) -> None:
    page = opened(page_server + DOUBTED)
    page.wait_for_selector(".walk .choice")
    page.locator(".walk .bar button").first.focus()
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("1: ")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("5: ")
    for _ in range(6):
        before = steps(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(f".walk .bar output:not(:text-is('{before}'))")
        if "The game is over" in shown(page):
            break
        assert page.evaluate("document.activeElement.matches('.choice')")  # the focus stays on the board
    assert "The game is over" in shown(page)
    assert page.evaluate("document.activeElement.dataset.step") == "back"
    page.keyboard.press("Home")
    page.wait_for_selector(".walk .bar output:text-matches('^0 of')")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".walk .bar output:text-matches('^1 of')")
    assert "follows the proof and plays" in shown(page)
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.closest('.moves') !== null")


def test_a_page_reloaded_midway_is_as_it_was(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}{DOUBTED}&move=1&move=5&move=2&move=3&at=2")
    told, marks = shown(page), page.locator(".walk .way .mark").count()
    assert steps(page) == "2 of 4"
    page.reload()
    assert shown(page) == told
    assert steps(page) == "2 of 4"
    assert page.locator(".walk .way .mark").count() == marks
    page.locator(".moves button").first.click()
    page.wait_for_url(lambda url: "at=" not in url)
    page.go_back()
    page.wait_for_selector(".walk .bar output:text-is('2 of 4')")


def test_marks_have_their_words_and_hollow_ones_are_not_played(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/proofs?game=tic-tac-toe&claim=draw")
    shown(page)
    words = page.locator(".moves button .word").all_inner_texts()
    assert words[0] == "proved = 0"
    assert set(words[1:]) == {"bound ≤ 0"}
    page.goto(f"{page_server}/proofs?game=tic-tac-toe&claim=%3E%3D0")
    page.wait_for_selector(".moves .rest")
    assert page.locator(".moves .rest").inner_text() == "not needed: 2 3 4 5 6 7 8 9"
    page.locator(".choice[aria-label^='5:']").click(force=True)
    page.wait_for_selector(".sentence:text('5 is not needed')")
    page.locator("button.let").click()
    page.wait_for_selector(".walk .bar output:text('1 of 1')")


def test_the_other_half_is_doubted(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/proofs?game=tic-tac-toe")
    assert "follows the proof" in shown(page)
    page.locator(".parts input").nth(1).check()
    page.wait_for_selector(".sentence:text('You are X')")
    assert "part=1" in page.url
    page.locator(".moves button").nth(4).click()
    page.wait_for_selector(".sentence:text('the proof answers')")


def test_files_of_the_folder_and_of_the_visitor_are_opened(opened: Opened, house: str, tmp_path: Path) -> None:
    page = opened(f"{house}/proofs")
    page.wait_for_selector("select[name=file]")
    page.select_option("select[name=file]", "nim.cert")
    assert "follows the proof and plays" in shown(page)
    page.goto(f"{house}/proofs")
    mine = tmp_path / "mine.cert"
    certify(game("tic-tac-toe").start(), "draw", game=game("tic-tac-toe")).write(mine)
    page.set_input_files("input[type=file]", mine)
    assert "follows the proof" in shown(page)
    assert "data=" in page.url  # a small one is in the address
    page.reload()
    assert "follows the proof" in shown(page)
    page.locator("button.let").click()
    page.wait_for_selector(".walk .bar output:text('1 of 1')")


def test_a_file_that_has_no_room_in_the_address_is_kept_while_the_page_is_open(opened: Opened, house: str, tmp_path: Path) -> None:
    page = opened(f"{house}/proofs")
    page.wait_for_selector("input[type=file]")
    large = tmp_path / "large.cert"
    board = game("connect-four-5x4")
    certify(board.start(), game=board, megabytes=16).write(large)
    page.set_input_files("input[type=file]", large)
    page.wait_for_selector(".walk .sentence", timeout=60_000)
    assert "own=" in page.url
    page.reload()
    page.wait_for_selector(".walk .sentence", timeout=60_000)
    other = opened(page.url)
    other.wait_for_selector(".wrong:not(:empty)")
    assert "open it again" in other.locator(".wrong:not(:empty)").inner_text()


@pytest.mark.parametrize("how", ["folder", "file"])
def test_a_damaged_file_is_refused_in_a_sentence(
    opened: Opened, house: str, certificate: Certificate, tmp_path: Path, how: str
) -> None:
    page = opened(f"{house}/proofs")
    page.wait_for_selector("input[type=file]")
    if how == "folder":
        page.select_option("select[name=file]", "broken.cert")
    else:
        damaged = bytearray(certificate.to_bytes())
        damaged[-1] ^= 1
        (tmp_path / "damaged.cert").write_bytes(damaged)
        page.set_input_files("input[type=file]", tmp_path / "damaged.cert")
    page.wait_for_selector(".wrong:not(:empty)")
    told = page.locator(".wrong:not(:empty)").inner_text()
    assert told.startswith("'broken.cert' ends too early" if how == "folder" else "'damaged.cert' was changed after it was written")
    assert page.locator("[aria-invalid=true]").get_attribute("name") == ("file" if how == "folder" else "data")


def test_what_is_made_can_be_kept(opened: Opened, house: str, tmp_path: Path) -> None:
    page = opened(f"{house}/proofs")
    page.wait_for_selector("form input[name=position]")
    page.select_option("select[name=game]", "nim")
    page.fill("input[name=position]", "1-2")
    page.fill("input[name=claim]", "loss")
    page.click("form button")
    page.wait_for_selector(".wrong:not(:empty)")
    assert "is not <=-1" in page.locator(".wrong:not(:empty)").inner_text()
    page.fill("input[name=claim]", "win")
    page.click("form button")
    shown(page)
    with page.expect_download() as begun:
        page.click("button.keep")
    begun.value.save_as(tmp_path / "kept.cert")
    assert str(Certificate.read(tmp_path / "kept.cert").claim) == ">=1"


def test_a_line_that_leaves_the_proof_is_told_and_led_back(opened: Opened, page_server: str) -> None:
    page = opened(f"{page_server}/proofs?game=tic-tac-toe&claim=%3E%3D0&move=2")
    page.wait_for_selector("main > .wrong")
    assert "the proof does not need 2" in page.locator("main > .wrong").inner_text()
    page.locator("main > p > a").click()
    assert "follows the proof" in shown(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", [DOUBTED, "/proofs?game=othello-4x4&move=b1&move=a1", "/proofs?game=nim&position=2-3-3&claim=win"])
def test_a_proof_can_be_walked_by_everybody(opened: Opened, page_server: str, path: str, theme: str) -> None:
    page = opened(page_server + path, color_scheme=theme)
    page.wait_for_selector(".walk .sentence", timeout=60_000)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
