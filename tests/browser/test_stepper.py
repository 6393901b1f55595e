"""The file that plays a search, opened from disk: by buttons, slider and keyboard, in the light and in the dark, by whoever."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from prunus import game, record
from prunus.cli.trace import trace
from prunus.web.export import page as export
from tests.browser.conftest import Opened
from tests.browser.searches import played

SENTENCE, PLACE = "prunus-stepper .sentence", "prunus-stepper output"


def steps_of(name: str) -> list[dict[str, Any]]:
    return list(played(name).as_json()["steps"])


def at(page: Any) -> int:
    return int(page.evaluate("document.querySelector('prunus-stepper').at"))


def said(page: Any) -> str:
    return str(page.locator(SENTENCE).text_content())


@pytest.mark.parametrize("name", ["lecture-28", "df-pn"])
def test_every_sentence_is_said_forward_and_back(from_disk: Opened, name: str) -> None:
    """In a live region, by the buttons."""
    page = from_disk(played(name).html())
    sentences = [step["sentence"] for step in steps_of(name)]
    assert page.locator(SENTENCE).get_attribute("role") == "status"
    click = "(label) => document.querySelector('prunus-stepper').shadowRoot.querySelector(`[data-act=${label}]`).click()"
    heard = []
    for _ in sentences:
        page.evaluate(click, "forward")
        heard.append(said(page))
    assert heard == sentences
    for sentence in sentences[-2::-1]:
        page.evaluate(click, "back")
        assert said(page) == sentence


def test_the_controls_are_there_for_the_mouse(from_disk: Opened) -> None:
    page = from_disk(played("lecture-28").html())
    steps = steps_of("lecture-28")
    for button, place in (
        ("one step on", 1),
        ("one step on", 2),
        ("one step back", 1),
        ("to the end", len(steps)),
        ("to the beginning", 0),
    ):
        page.get_by_role("button", name=button).click()
        assert at(page) == place
        assert page.locator(PLACE).text_content() == f"{place} / {len(steps)}"
    page.get_by_label("step", exact=True).fill("7")
    assert said(page) == steps[6]["sentence"]
    cuts = [i for i, step in enumerate(steps, 1) if "cutoff" in step["mark"]]
    for place in [each for each in cuts if each > 7]:
        page.get_by_role("button", name="next cutoff").click()
        assert at(page) == place
    assert len(cuts) == 4


def test_the_keys_do_what_the_list_of_keys_says(from_disk: Opened) -> None:
    page = from_disk(played("lecture-28").html())
    steps = steps_of("lecture-28")
    lines = [i for i, step in enumerate(steps, 1) if "line" in step["mark"]]
    page.get_by_role("button", name="one step on").focus()
    for key, place in (
        ("ArrowRight", 1),
        ("n", 2),
        ("p", 1),
        ("ArrowLeft", 0),
        ("End", len(steps)),
        ("Home", 0),
        ("l", lines[0]),
        ("l", lines[1]),
    ):
        page.keyboard.press(key)
        assert at(page) == place, key
    page.keyboard.press("Shift+L")
    assert at(page) == lines[0]
    keys = page.get_by_role("group", name="keys")
    assert keys.is_hidden()
    page.keyboard.press("?")
    assert keys.is_visible()


def test_a_tree_is_walked_and_folded_by_the_keyboard(from_disk: Opened) -> None:
    page = from_disk(played("tic-tac-toe").html())
    page.get_by_role("button", name="to the end").click()
    page.keyboard.press("t")
    focus = "document.querySelector('prunus-stepper').shadowRoot.activeElement"
    number = f"Number({focus}.dataset.number)"
    assert page.evaluate(number) == 0
    is_across = page.evaluate("document.querySelector('prunus-stepper').pane.drawing.isAcross")
    down, on, up = ("ArrowRight", "ArrowDown", "ArrowLeft") if is_across else ("ArrowDown", "ArrowRight", "ArrowUp")
    nodes = played("tic-tac-toe").nodes
    children = [node.number for node in nodes if node.parent == 0]
    page.keyboard.press(down)
    assert page.evaluate(number) == children[0]
    page.keyboard.press(on)
    assert page.evaluate(number) == children[1]
    label = page.evaluate(f"{focus}.getAttribute('aria-label')")
    assert label.startswith(f"{nodes[children[1]].move}, MIN")
    before = page.locator("prunus-stepper .place").count()
    page.keyboard.press("Enter")
    assert page.evaluate(f"{focus}.getAttribute('aria-expanded')") == "false"
    assert page.locator("prunus-stepper .place").count() < before
    page.keyboard.press("Enter")
    assert page.locator("prunus-stepper .place").count() == before
    page.keyboard.press(up)
    assert page.evaluate(number) == 0


def test_details_show_the_node_that_is_looked_at_on_its_board(from_disk: Opened) -> None:
    page = from_disk(played("othello").html())
    page.get_by_role("button", name="to the end").click()
    node = next(node for node in played("othello").nodes if node.ply == 1)
    page.locator(f"prunus-stepper .place[data-number='{node.number}'] .value").hover()
    details = page.locator("prunus-stepper .details")
    assert details.locator("h3").text_content() == f"MIN node {node.move}"
    discs = [sum(row.count(sign) for row in node.board) for sign in "XO"]
    assert details.locator(".disc").count() == sum(discs)
    assert f"last {node.move}" in details.locator("svg").get_attribute("aria-label")


def test_a_cutoff_shows_the_severed_moves_and_who_cut_them(from_disk: Opened) -> None:
    page = from_disk(played("lecture-28").html())
    steps = steps_of("lecture-28")
    deep = next(i for i, step in enumerate(steps, 1) if "deep alpha" in step["sentence"])
    stubs = "prunus-stepper .stub:not(.absent)"
    page.evaluate("(at) => (document.querySelector('prunus-stepper').at = at)", deep - 1)
    before = page.locator(stubs).count()
    page.get_by_role("button", name="one step on").click()
    assert page.locator(stubs).count() == before + 1
    assert "deep alpha" in page.locator(f"{stubs} .why").all_text_contents()
    assert page.locator("prunus-stepper .ring.cutter").get_attribute("visibility") == "visible"


def test_a_large_tree_opens_folded_and_unfolds_where_the_search_is(from_disk: Opened) -> None:
    found = record(game("othello").start(), 5, limit=3_000)
    assert len(found.nodes) > 300
    page = from_disk(found.html())
    drawn = page.locator("prunus-stepper .place").count()
    assert 100 < drawn <= 400
    page.get_by_role("button", name="to the end").click()
    deepest = max(found.nodes, key=lambda node: node.ply)
    step = next(i for i, each in enumerate(found.script().steps, 1) if each.node == deepest.number)
    page.evaluate("(at) => (document.querySelector('prunus-stepper').at = at)", step)
    assert page.locator(f"prunus-stepper .place[data-number='{deepest.number}']").count() == 1


def test_two_searches_stand_side_by_side(from_disk: Opened) -> None:
    page = from_disk(played("minimax").html(played("nine")))
    legend = page.locator("prunus-difference .legend span").all_text_contents()
    assert legend == ["11 visited by both", "2 only by minimax", "0 only by alpha-beta"]
    assert page.locator("prunus-stepper").count() == 2
    assert page.locator("prunus-stepper .only-a.ghost").count() == 2


def test_what_is_said_in_a_script_cannot_end_it(from_disk: Opened) -> None:
    script = played("nine").as_json()
    nasty = "</script><script>alert(1)</script><!-- <b> &amp;"
    script = json.loads(json.dumps(script)) | {"game": nasty}
    script["steps"][0]["sentence"] = nasty
    page = from_disk(export(script))
    page.get_by_role("button", name="one step on").click()
    assert said(page) == nasty
    assert page.title() == f"alpha-beta on {nasty}"


def test_without_scripts_there_is_a_table(from_disk: Opened) -> None:
    recording = record(game("tree").parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]"))
    page = from_disk(recording.html(), java_script_enabled=False)
    assert page.locator("tbody tr").count() == len(recording.nodes)
    assert page.locator("tr", has_text="x, y").is_visible()


def test_prunus_trace_writes_such_a_file(from_disk: Opened, tmp_path: Path) -> None:
    path = tmp_path / "trace.html"
    done = CliRunner().invoke(trace, ["tree", "-p", "[[3, 12, 8], [2, x, y], [14, 5, 2]]", "--html", str(path)])
    assert (done.exit_code, done.output) == (0, "")
    page = from_disk(path.read_text("utf-8"))
    page.get_by_role("button", name="next cutoff").click()
    assert "cuts, because" in said(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["lecture-28", "tic-tac-toe", "df-pn", "mtdf", "minimax+nine"])
def test_axe_finds_nothing(from_disk: Opened, name: str, theme: Any) -> None:
    if importlib.util.find_spec("axe_playwright_python") is None:
        pytest.skip("axe is not installed: pip install 'prunus[dev]'")
    from axe_playwright_python.sync_playwright import Axe

    first, *others = map(played, name.split("+"))
    page = from_disk(first.html(*others), color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
    page.evaluate("for (const each of [document.querySelector('prunus-stepper')]) if (each) each.at = 20")
    found = Axe().run(page).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []


@pytest.mark.parametrize("width", [380, 900])
def test_nothing_is_wider_than_the_window(from_disk: Opened, width: int) -> None:
    page = from_disk(played("othello").html(), width)
    page.get_by_role("button", name="to the end").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_widget_is_one_module_that_plays(opened: Opened, server: str) -> None:
    """As anywidget calls it: `render` with a model and an element; the step goes both ways."""
    from prunus.web.bundle import single_module

    page = opened(server, bypass_csp=True)
    module = single_module()
    assert not re.search(r"^import ", module, re.MULTILINE)
    script = played("nine").as_json()
    ended = page.evaluate(
        """async ([module, script]) => {
            const address = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
            const { default: widget } = await import(address);
            const [values, heard] = [{ script, at: 2 }, {}];
            const model = { get: (name) => values[name], set: (name, value) => (values[name] = value), save_changes: () => {},
                on: (name, call) => (heard[name] = call), off: () => {} };
            widget.render({ model, el: document.body });
            const stepper = document.querySelector("prunus-stepper");
            const first = stepper.at;
            stepper.act("forward");
            const second = values.at;
            values.at = 5;
            heard["change:at"]();
            return [first, second, stepper.at];
        }""",
        [module, script],
    )
    assert ended == [2, 3, 5]
