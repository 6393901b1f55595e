"""The stepper: how long a browser takes to open a search and to take a step

Milliseconds of CPU of the thread in which Chromium runs a page, the fastest of three: from the script as an object to a tree at its
last step, laid out and painted; and one step on or back with the layout that it asks for, the mean of 100. A search of 2,000 nodes
is drawn whole; one of 50,000 opens folded, and is drawn as far as the limit of the element says. Searches are made by hand, trees
of equal nodes: what is measured is the browser.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.report import Measured, table
from prunus.web.export import page as export

PEERS = ("playwright",)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
CASES = [(2_000, 8, 2_000), (2_000, 8, 400), (50_000, 8, 400)]  # nodes, moves, how many are drawn
TARGETS = {(2_000, 2_000): (300.0, 16.0), (50_000, 400): (1_000.0, None)}
OPEN = """async (limit) => {
    document.querySelector("prunus-stepper")?.remove();
    window.script ??= JSON.parse(document.getElementById("script-1").textContent);
    const stepper = document.createElement("prunus-stepper");
    stepper.setAttribute("limit", limit);
    stepper.script = script;
    stepper.at = script.steps.length;
    document.body.append(stepper);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return stepper.shadowRoot.querySelectorAll(".place").length;
}"""
STEP = """([way, number]) => {
    const stepper = document.querySelector("prunus-stepper");
    for (let i = 0; i < number; i++) {
        stepper.act(way);
        stepper.pane.element.scrollHeight;
    }
}"""
STEPS = 100


def sections(measured: Measured) -> Iterator[str]:
    head = ("nodes", "drawn", "opened, ms", "target", "step, ms", "target")
    yield table(head, measured(opened, CASES))


def opened(nodes: int, moves: int, limit: int) -> list[Any]:
    """Play a tree of so many nodes, of which so many may be drawn."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder) / "page.html"
        path.write_text(export(searched(nodes, moves)), "utf-8")
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(path.as_uri())
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

        def busy() -> float:
            """Milliseconds of CPU of the page so far."""
            found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
            return 1_000 * float(found["TaskDuration"])

        def took(code: str, *given: Any) -> float:
            began = busy()
            drawn.append(page.evaluate(code, given[0] if len(given) == 1 else list(given)))
            return busy() - began

        drawn: list[Any] = []
        page.evaluate("() => document.querySelector('prunus-stepper').remove()")
        whole = min(took(OPEN, limit) for _ in range(3))
        number = drawn[-1]
        page.evaluate("() => (document.querySelector('prunus-stepper').at = script.steps.length >> 1)")
        step = min(took(STEP, way, STEPS) / STEPS for _ in range(3) for way in ("forward", "back"))
        browser.close()
    opening, stepping = TARGETS.get((nodes, limit), (None, None))
    return [nodes, number, whole, opening, step, stepping]


def searched(nodes: int, moves: int) -> dict[str, Any]:
    """A search of a tree with so many moves at every node, level by level, as a script."""
    listed: list[dict[str, Any]] = []
    for number in range(nodes):
        parent = (number - 1) // moves if number else None
        ply = 0 if parent is None else listed[parent]["ply"] + 1
        is_leaf = number * moves + 1 >= nodes
        listed.append(
            {"number": number, "parent": parent, "look": 1, "ply": ply, "move": f"m{number % moves}", "is_max": ply % 2 == 0}
            | {"is_leaf": is_leaf, "label": "", "player": "", "board": [], "placed": []}
        )
    steps = []
    for number, kind in itertools.product(range(nodes), ("enter", "return")):
        shown = (
            {"alpha": -number % 50, "beta": None, "state": "open"}
            if kind == "enter"
            else {"value": number % 50, "bound": "=", "state": "done"}
        )
        steps.append(
            {"kind": kind, "node": number, "sentence": f"Node {number}.", "mark": "", "shows": {str(number): shown}}
            | {"counts": {"nodes": number + 1, "leaves": 0, "cutoffs": 0}}
        )
    about = {"game": "tree", "position": "", "algorithm": "alpha-beta", "evaluation": "", "ordering": "natural", "depth": 6}
    rest = {"format": "prunus-steps 1", "kind": "window", "drawing": {"stones": {}}, "result": {}, "dropped": 0}
    return rest | about | {"nodes": listed, "steps": steps}
