"""The modules of the stepper by themselves, under a strict policy: the player against Python, the layout against the eye."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from prunus.draw import style
from prunus.web.bundle import modules, source, static
from tests.browser.conftest import Opened
from tests.browser.searches import REQUESTS, played

NAMES = list(REQUESTS)


def reference(script: dict[str, Any]) -> list[Any]:
    """What is shown after every number of steps: nodes, line and counts, as plainly as can be."""
    shown: list[Any] = [None] * len(script["nodes"])
    line: list[int] = []
    counts: dict[str, int] = {}
    course = [[list(shown), line, counts]]
    for step in script["steps"]:
        for number in {step["node"], *map(int, step["shows"])}:
            shown[number] = (shown[number] or {}) | step["shows"].get(str(number), {})
        line, counts = step.get("line", line), step["counts"]
        course.append([list(shown), line, counts])
    return course


PLAY = """async ([script, ways]) => {
    const { Player } = await import("./player.js");
    const player = new Player(script);
    return JSON.stringify(ways.map((at) => (player.to(at), structuredClone([player.shown, player.line, player.counts]))));
}"""


@pytest.mark.parametrize("name", NAMES)
def test_steps_forward_and_back_show_what_they_say(opened: Opened, server: str, name: str) -> None:
    script = played(name).as_json()
    course = reference(script)
    last = len(course) - 1
    ways = [*range(last + 1), *range(last, -1, -1), last, 0, last // 2, 1, last // 3]
    found = json.loads(opened(server).evaluate(PLAY, [script, ways]))
    for at, shown in zip(ways, found, strict=True):
        assert shown == course[at], at


@pytest.mark.parametrize("name", NAMES)
def test_every_step_tells_which_nodes_it_changes(opened: Opened, server: str, name: str) -> None:
    script = played(name).as_json()
    told = opened(server).evaluate(
        """async (script) => {
            const { Player } = await import("./player.js");
            const player = new Player(script);
            const on = script.steps.map(() => player.forward());
            return [on, script.steps.map(() => player.back()).reverse()];
        }""",
        script,
    )
    named = [{step["node"], *map(int, step["shows"])} for step in script["steps"]]
    assert [[set(each) for each in way] for way in told] == [named, named]


OVERLAPS = """async ([script, boards]) => {
    await customElements.whenDefined("prunus-stepper");
    const stepper = document.createElement("prunus-stepper");
    document.body.replaceChildren(stepper);
    stepper.script = script;
    stepper.at = script.steps.length;
    if (boards !== null && stepper.pane.hasBoards !== boards) stepper.act("boards");
    const root = stepper.pane.drawing.element;
    const seen = (each) => !each.closest(".absent");
    const box = (each) => { const b = each.getBBox(); return [b.x, b.y, b.x + b.width, b.y + b.height]; };
    const texts = [...root.querySelectorAll("text")].filter((each) => seen(each) && each.textContent && !each.closest(".board"));
    const shapes = [...root.querySelectorAll(".shape")].filter(seen);
    const meet = (a, b, by = 0.5) => a[0] + by < b[2] && b[0] + by < a[2] && a[1] + by < b[3] && b[1] + by < a[3];
    const found = [];
    const written = texts.map((each) => [each, box(each)]);
    const drawn = shapes.map((each) => [each, box(each)]);
    written.forEach(([a, one], i) => {
        for (const [b, other] of written.slice(i + 1))
            if (meet(one, other, 2)) found.push(`${a.textContent} on ${b.textContent}`);
        for (const [b, other] of drawn)
            if (a.parentNode !== b.parentNode && meet(one, other)) found.push(`${a.textContent} on a box`);
        const inside = drawn.find(([b]) => b.parentNode === a.parentNode && meet(one, box(b)));
        const own = inside && inside[1];
        if (own && (one[0] < own[0] || one[2] > own[2])) found.push(`${a.textContent} is wider than its box`);
    });
    drawn.forEach(([, one], i) => {
        for (const [, other] of drawn.slice(i + 1)) if (meet(one, other)) found.push("a box on a box");
    });
    for (const path of [...root.querySelectorAll(".edge, .severed")].filter(seen)) {
        const points = path.getAttribute("d").slice(1).split("L").map((each) => each.split(" ").map(Number));
        for (let i = 1; i < points.length; i++) {
            const [[x, y], [to, down]] = [points[i - 1], points[i]];
            const pieces = Math.ceil(Math.hypot(to - x, down - y) / 3);
            for (let k = 0; k <= pieces; k++) {
                const [px, py] = [x + ((to - x) * k) / pieces, y + ((down - y) * k) / pieces];
                for (const [text, one] of written) {
                    if (px > one[0] && px < one[2] && py > one[1] + 3 && py < one[3] - 3)
                        found.push(`a line across ${text.textContent}`);
                }
            }
        }
    }
    return [[...new Set(found)], texts.length, shapes.length, stepper.pane.drawing.isAcross];
}"""


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_a_tree_stands_on_anything_else(opened: Opened, server: str, name: str) -> None:
    script = played(name).as_json()
    page = opened(server)
    ways = set()
    for width in (380, 1440):
        page.set_viewport_size({"width": width, "height": 860})
        for boards in (True, False) if script["nodes"][0]["board"] else (None,):
            found, texts, shapes, is_across = page.evaluate(OVERLAPS, [script, boards])
            assert found == [], (width, boards)
            assert texts >= shapes > 2
            ways.add(is_across)
    if name == "lecture-28":
        assert ways == {True, False}  # on a telephone it grows from left to right


def test_two_searches_visit_what_the_difference_says(opened: Opened, server: str) -> None:
    scripts = [played(name).as_json() for name in ("minimax", "nine")]
    counts, kinds = opened(server).evaluate(
        """async ([a, b]) => {
            const { compared, joined } = await import("./difference.js");
            return [compared(a, b), [joined(a, b, true).kinds, joined(b, a, false).kinds]];
        }""",
        scripts,
    )
    assert counts == {"both": 11, "only-a": 2, "only-b": 0}  # the two leaves that alpha-beta cuts off
    assert [each.count("only-a") for each in kinds] == [2, 2]  # the other one shows them too, hollow
    assert [len(each) for each in kinds] == [13, 13]


def test_colours_are_those_of_all_pictures() -> None:
    look = source("look.js")
    light, dark = look.split("const DARK")[0], look.split("const DARK")[1].split("const THEMES")[0]
    roles = [style.INK, style.SOFT, style.FAINT, style.PALE, style.SHADE, style.PAPER, style.BLUE, style.LIGHT_BLUE, style.ORANGE]
    for colour in [*roles, style.LIGHT_ORANGE, style.GREEN, style.RED, style.BAIZE, style.SEAM, style.FRAME]:
        assert colour in light
        assert style.DARK[colour] in dark
    for name, colour in style.STONES.items():
        assert f'{name}: "{"var(--ink)" if name == "ink" else colour}"' in look


def test_modules_can_be_put_together_as_one() -> None:
    """No two of them declare the same name, and all are used."""
    declared: list[str] = []
    for name in {*modules("prunus.js"), *modules("widget.js")}:
        declared += re.findall(r"^(?:export )?(?:const|let|function\*?|async function|class) (\w+)", source(name), re.MULTILINE)
    assert len(declared) == len(set(declared)) > 50
    page = {"page.js", "page_words.js", "page.css", "picture.js", "saving.js", "views"}
    assert {each.name for each in static().iterdir()} == {*modules("prunus.js"), "widget.js", *page}


def test_all_that_is_said_stands_in_one_file() -> None:
    """No other module has a text of two words."""
    for name in modules("prunus.js"):
        if name not in ("words.js", "look.js"):
            code = re.sub(r"/\*.*?\*/|//.*", "", source(name), flags=re.DOTALL if "/*" in source(name) else 0)
            said = [text for text in re.findall(r'"([^"\n]*)"', code) if re.fullmatch(r"[A-Z][a-z]+ [a-z]+.*", text)]
            assert said == [], name
