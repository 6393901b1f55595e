"""Hands that answer an exercise in the page: one with the mouse, one on the keyboard."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from prunus.exercises.exercise import Exercise

Hand = Callable[[Any, Exercise, Any], None]


def bounds(answer: Any) -> list[str]:
    return [infinite if end is None else str(end) for end, infinite in zip(answer, ("−∞", "+∞"), strict=True)]


def moves(exercise: Exercise, answer: dict[str, list[str]]) -> list[str]:
    """The nodes to be moved one place to the left, one after the other."""
    found = []
    for name, wanted in answer.items():
        family = list(exercise.families[name])
        for i, child in enumerate(wanted):
            while family.index(child) > i:
                at = family.index(child)
                family[at - 1 : at + 1] = [child, family[at - 1]]
                found.append(child)
    return found


def by_mouse(page: Any, exercise: Exercise, answer: Any) -> None:
    def click(name: str) -> None:
        page.locator(f"[data-name='{name}'] .value").click()

    if exercise.form == "marks":
        for name in answer:
            click(name)
    elif exercise.form == "leaf":
        click(answer)
    elif exercise.form == "orders":
        for name in moves(exercise, answer):
            click(name)
    elif exercise.form == "numbers":
        for name, number in answer.items():
            click(name)
            page.locator(".chips button").nth(number - 1).click()
    else:
        for name, bound in zip(("alpha", "beta"), bounds(answer), strict=True):
            if "∞" in bound:
                page.get_by_role("button", name=f"{name} is {bound}").click()
            else:
                page.get_by_label(name, exact=True).fill(bound)
    page.get_by_role("button", name="Check").click()


def by_keyboard(page: Any, exercise: Exercise, answer: Any) -> None:
    """From the heading of the exercise on, with Tab, arrows, Enter and what is typed."""
    orders = {name: list(family) for name, family in exercise.families.items()}
    parents = {child: name for name, family in exercise.families.items() for child in family}

    def act(name: str) -> None:
        way = [name]
        while way[0] in parents:
            way.insert(0, parents[way[0]])
        page.keyboard.press("Home")
        for above, below in itertools.pairwise(way):
            page.keyboard.press("ArrowDown")
            for _ in range(orders[above].index(below)):
                page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    page.locator(".question h2").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.name") == "A"
    if exercise.form == "marks":
        for name in answer:
            act(name)
    elif exercise.form == "leaf":
        act(answer)
    elif exercise.form == "orders":
        for name in moves(exercise, answer):
            act(name)
            family = orders[parents[name]]
            at = family.index(name)
            family[at - 1 : at + 1] = [name, family[at - 1]]
    elif exercise.form == "numbers":
        for number in answer.values():
            page.keyboard.press("Tab")
            page.keyboard.type(str(number))
    else:
        for bound in bounds(answer):
            page.keyboard.press("Tab")
            page.keyboard.type(bound.replace("∞", "inf").replace("−", "-"))
            page.keyboard.press("Tab")  # over the button
    while page.evaluate("document.activeElement.name") != "check":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
