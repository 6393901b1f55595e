"""Boards of the view of play as tests use them: what is seen on them, and moves by mouse and by keyboard."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

STEPS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


SETTLED = """() => {
    const { shown, waiting } = document.querySelector("main").dataset;
    return shown === location.search && waiting === "0";
}"""


def settled(page: Any, query: str = "", value: str | None = None) -> None:
    """Wait until the address is shown and nobody is thinking; before that, until the address has this value."""
    if value is not None:
        page.wait_for_function("([name, wanted]) => new URLSearchParams(location.search).get(name) === wanted", arg=[query, value])
    page.wait_for_function(SETTLED)


def said(page: Any) -> str:
    return str(page.locator(".said").inner_text())


def query(page: Any, name: str) -> str:
    return parse_qs(urlsplit(page.url).query).get(name, [""])[0]


def moves(page: Any) -> list[str]:
    return query(page, "moves").split()


def labels(page: Any) -> list[str]:
    """What every square says of itself."""
    return list(page.eval_on_selector_all(".cell", "cells => cells.map((each) => each.getAttribute('aria-label'))"))


def square(page: Any, name: str) -> Any:
    return page.locator(f'.cell[aria-label^="{name},"]')


def open_squares(page: Any) -> Any:
    """Where somebody can play."""
    return page.locator('.cell.open[aria-label*="can be played"]')


def walked(page: Any, target: Any) -> None:
    """Go to a square by arrow keys alone, from the one that has the focus."""
    there = tuple(map(int, target.get_attribute("data-place").split("-")))
    for _ in range(40):
        here = tuple(map(int, page.evaluate("document.activeElement.dataset.place").split("-")))
        if here == there:
            return
        across = there[1] - here[1]
        step = (0, 1 if across > 0 else -1) if across else (1 if there[0] > here[0] else -1, 0)
        page.keyboard.press(STEPS[step])
    raise AssertionError(f"{there} was not reached")


def pressed_until(page: Any, selector: str) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} was not reached by Tab")
