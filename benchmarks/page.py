"""The page: what is fetched, how soon a click is answered, and how long a large search takes to be shown

Chromium and `prunus serve` on this machine, on the wall clock. Fetched: the page, its modules and its styles, as many bytes as they
are when they are read, for a visitor who opens a view for the first time. Clicked: milliseconds from the click until what it asked
for is laid out and painted, the median of 15; thinking is the answer of the server to the same question, asked without a browser,
the median as well, and what is left is the page's. Recorded: a search of so many nodes, from the click until it is shown folded, of
which the server thinks, and the browser shows what it was sent.
"""

from __future__ import annotations

import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from benchmarks.report import Measured, table

PEERS = ("playwright",)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
LIGHT = 100_000  # bytes
QUICK = 100.0  # milliseconds
ROUNDS = 15
STEPPER = "prunus-stepper:not([data-old])"
CLICKS = [  # what is clicked, where, and what is shown then; the question, and its fields
    ("a tree of nine leaves", "/trees?game=tree&position=[[3,12,8],[2,4,6],[14,5,2]]", "main button.primary", STEPPER),
    ("tic-tac-toe, three plies", "/trees?game=tic-tac-toe&depth=3", "main button.primary", STEPPER),
    ("from the first page to the trees", "/", "main a[href='/trees']", "main.trees form"),
    ("from the first page to the lab", "/", "main a[href='/lab']", "main.lab form"),
]
QUESTIONS = {
    "a tree of nine leaves": ("trees/script", {"game": "tree", "position": "[[3,12,8],[2,4,6],[14,5,2]]"}),
    "tic-tac-toe, three plies": ("trees/script", {"game": "tic-tac-toe", "depth": 3}),
    "from the first page to the trees": ("trees/choices", {}),
    "from the first page to the lab": ("lab/settings", {}),
}
RECORDED = [(2_000, 300.0), (20_000, None), (50_000, 1_000.0)]  # nodes, and within how many milliseconds they should be shown
FETCHED = """() => performance.getEntries()
    .filter((each) => each.decodedBodySize && !new URL(each.name).pathname.startsWith("/ask/"))
    .map((each) => each.decodedBodySize)"""
CLICK = """async ([clicked, shown]) => {
    document.querySelectorAll("prunus-stepper").forEach((each) => each.setAttribute("data-old", ""));
    performance.clearResourceTimings();
    const began = performance.now();
    document.querySelector(clicked).click();
    await new Promise((done) => {
        const look = () => document.querySelector(shown) ? setTimeout(done) : requestAnimationFrame(look);
        look();
    });
    const ended = performance.now();
    const answers = performance.getEntriesByType("resource").filter((each) => each.name.includes("/ask/"));
    const sent = answers.reduce((sum, each) => sum + each.decodedBodySize, 0);
    return [ended - began, ended - Math.max(began, ...answers.map((each) => each.responseEnd)), sent];
}"""


def sections(measured: Measured) -> Iterator[str]:
    (weights,) = measured(fetched)
    yield table(("view", "files", "bytes", "at most"), [[*row, LIGHT] for row in weights])
    (clicks,) = measured(clicked)
    head = ("clicked", "shown after, ms", "thinking, ms", "left, ms", "at most, ms")
    yield table(head, [[*row, QUICK] for row in clicks])
    head = ("nodes", "shown after, ms", "thinking, ms", "sent, MB", "by the browser, ms", "at most, ms")
    yield table(head, [row for (row,) in (measured(recorded, [case]) for case in RECORDED)])


@contextlib.contextmanager
def serving() -> Iterator[tuple[str, Any]]:
    """The address of a server, and a browser."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "prunus", "serve", "--port", "0", "--seconds", "120", "--folder", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[3].rstrip("/"), browser
        finally:
            browser.close()
            server.terminate()
            server.wait()


def fetched() -> list[list[Any]]:
    """For every view what a visitor who opens it fetches."""
    found = []
    with serving() as (address, browser):
        page = browser.new_page()
        page.goto(address)
        for view in ["", *page.evaluate("document.body.dataset.views.split(' ')")]:
            page = browser.new_context().new_page()
            page.goto(f"{address}/{view}")
            page.wait_for_selector("main h1")
            page.wait_for_load_state("networkidle")
            sizes = page.evaluate(FETCHED)
            found.append([view or "the first", len(sizes), sum(sizes)])
    return found


def clicked() -> list[list[Any]]:
    """How long clicks take, and how long the server thinks."""
    found = []
    with serving() as (address, browser):
        for name, path, click, shown in CLICKS:
            asked(address, *QUESTIONS[name])  # compiles
            thinking = statistics.median(asked(address, *QUESTIONS[name]) for _ in range(ROUNDS))
            times = []
            for _ in range(ROUNDS):
                page = browser.new_page()
                page.goto(f"{address}{path}")
                page.wait_for_selector("prunus-stepper" if shown == STEPPER else click)
                page.wait_for_load_state("networkidle")
                times.append(page.evaluate(CLICK, [click, shown])[0])
                page.close()
            whole = statistics.median(times)
            found.append([name, whole, thinking, whole - thinking])
    return found


def recorded(nodes: int, most: float | None) -> list[Any]:
    """A large search, from the click until it is shown; the fastest of three."""
    question = {"game": "tic-tac-toe", "algorithm": "minimax", "depth": 9, "nodes": nodes}
    with serving() as (address, browser):
        asked(address, "trees/script", question | {"nodes": 1})  # compiles
        times = []
        for _ in range(3):
            page = browser.new_page()
            page.goto(f"{address}/trees?{'&'.join(f'{name}={value}' for name, value in question.items())}")
            page.wait_for_selector("prunus-stepper", timeout=120_000)
            whole, shown, sent = page.evaluate(CLICK, ["main button.primary", STEPPER])
            times.append((shown, whole, whole - shown, sent / 1e6))
            page.close()
    shown, whole, thinking, sent = min(times)
    return [nodes, whole, thinking, sent, shown, most]


def asked(address: str, question: str, fields: dict[str, Any]) -> float:
    """Milliseconds until a question is answered."""
    request = urllib.request.Request(f"{address}/ask/{question}", json.dumps(fields).encode(), {"Content-Type": "application/json"})
    began = time.perf_counter()
    with urllib.request.urlopen(request, timeout=120) as answer:
        assert "error" not in json.loads(answer.read())
    return 1_000 * (time.perf_counter() - began)
