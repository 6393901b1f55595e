"""What the pictures of a recorded search say."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus import Recording, all_games, game, record
from prunus.cli.main import prunus
from prunus.core.jit import interpreting
from prunus.draw import style
from prunus.draw.board import Board, Mark, board_svg
from prunus.draw.charts.curves import curves_svg
from prunus.draw.charts.histogram import histogram_svg
from prunus.draw.charts.intervals import interval_svg
from prunus.draw.charts.sheet import Mark as Interval
from prunus.draw.charts.steps import step_svg
from prunus.draw.layout import BOX_HEIGHT
from prunus.draw.paper import room, wrapped
from prunus.draw.proof import proof_lines, proof_svg
from prunus.draw.style import SHEET, TEXT, TITLE, VALUE
from prunus.draw.svg import tree_svg
from prunus.draw.terminal import step_lines, tree_lines
from prunus.draw.words import counted, cutoff, number, verdict, window
from prunus.errors import BadFile, DoesNotFit, MissingFile, NotationError, PrunusError
from prunus.searches.driving.parts import asking
from prunus.searches.proof.nodes import proof_nodes
from prunus.searches.proof.prove import prove
from prunus.searches.shared.recording import Pruned
from tests.pictures import SVG
from tests.reference import value_of, written_trees

TREE = game("tree")
THREE_BY_THREE = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"
NAMED = "MIN [[[3, a: -12], b: [8, -7]], left: [[-2, 1, 0], [x, y: -5]], [[c: 9, d: 2], e: [14, 5, z], [w, v]]]"
LONG_NAME = "pvs/rules:a/very/long/folder/with/rules.pl+hash+killer+history and " + "a_word_without_any_end" * 4
SIZES = {"title": TITLE, "value": VALUE, "value faint": VALUE, "value more": VALUE, "look": VALUE}


CLASSES = {*re.findall(r"\.prunus \.(\w+)", SHEET), "prunus"}


def recorded(text: str, algorithm: str) -> Recording:
    position = TREE.parse(text)
    return record(position, position.height, algorithm=algorithm)


def drawn_nodes(svg: str) -> dict[int, tuple[float, float]]:
    """Where the picture has the nodes: the middle of the upper edge of each box, by what the mouse is told."""
    found = {}
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        said, text = group.find(f"{SVG}title"), group.find(f"{SVG}text")
        if said is not None and text is not None:
            number = int((said.text or "").split(",")[0].removeprefix("node "))
            found[number] = float(text.attrib["x"]), round(float(text.attrib["y"]) - 5 - BOX_HEIGHT / 2, 1)
    return found


def drawn_line(recording: Recording) -> list[int]:
    """The numbers of the nodes to which the picture draws the best line."""
    svg = tree_svg(recording)
    ends = {(float(x), float(y)) for x, y in re.findall(r'<path class="edge line" d="M.* L(\S+) (\S+)"', svg)}
    nodes = drawn_nodes(svg)
    assert sorted(nodes) == list(range(len(recording.nodes)))
    return [number for number, place in nodes.items() if place in ends]


@pytest.mark.parametrize(("algorithm", "first"), [("sss-star", "(+∞ − 1, +∞)"), ("dual-star", "(−∞, −∞ + 1)")])
def test_null_windows_at_infinity_have_no_finite_end(algorithm: str, first: str) -> None:
    recording = recorded(THREE_BY_THREE, algorithm)
    for node in recording.nodes[1:3]:  # a MIN node, and a leaf below it
        assert (node.alpha, node.beta) == (None, None)
        assert window(node) == first
    assert not re.search(r"\d{10}", "\n".join(tree_lines(recording)) + tree_svg(recording))


def test_an_open_window_is_infinite_at_both_ends() -> None:
    root, child, *_ = recorded(THREE_BY_THREE, "alpha-beta").nodes
    assert window(root) == window(child) == "(−∞, +∞)"


def test_bounds_have_a_minus_sign_and_no_hyphen() -> None:
    recording = recorded(THREE_BY_THREE, "mtdf")
    assert window(recording.nodes[1]) == "(−1, 0)"
    assert "MIN (−1, 0) ≥ 3" in "\n".join(tree_lines(recording))
    assert window(replace(recording.nodes[1], alpha=-7, beta=-6)) == "(−7, −6)"


@pytest.mark.parametrize("algorithm", ["pvs", "mtdf", "sss-star"])
def test_the_best_line_goes_through_the_last_visit_of_a_move_in_the_look_that_found_it(algorithm: str) -> None:
    recording = recorded("[[3, 12, 8], [7, 4, 9], [1, 5, 2]]", algorithm)
    first, second = recording.result["line"]
    found = [root for root in recording.roots if root.alpha is None or root.value > root.alpha][-1]
    assert len([node for node in recording.nodes if node.ply == 1 and node.move == first]) > 1
    visits = [node.number for node in recording.nodes if node.parent == found.number and node.move == first]
    replies = [node.number for node in recording.nodes if node.parent == visits[-1] and node.move == second]
    assert drawn_line(recording) == [visits[-1], *replies[-1:]]


@pytest.mark.parametrize("algorithm", ["mtdf", "sss-star", "dual-star", "aspiration"])
def test_looks_at_the_root_are_drawn_apart_each_with_its_window_and_what_it_returned(algorithm: str) -> None:
    recording = recorded("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", algorithm)
    looks = len(recording.roots)
    assert looks > 1
    headings = [f"look {i + 1} of {looks}: {window(root)} returned {verdict(root)}" for i, root in enumerate(recording.roots)]
    assert [text for kind, text, _, _ in texts(tree_svg(recording)) if kind == "look"] == headings
    assert [line for line in tree_lines(recording) if line.startswith("look ")] == headings
    below = recording.children()
    for root in recording.roots:  # a tree a look: its nodes are the root's and nobody else's
        found = [root]
        for node in found:
            found += below[node.number]
        assert sorted(node.number for node in found) == [node.number for node in recording.nodes if node.look == root.look]


def texts(svg: str) -> list[tuple[str, str, float, float]]:
    """(class, text, x, y) of everything that is written in a picture, the texts that only a mouse finds at (0, 0)."""
    root = ElementTree.fromstring(svg)
    found = [("aria-label", root.get("aria-label") or "", 0.0, 0.0)]
    for element in root.iter():
        if element.tag.endswith("}text"):
            place = float(element.get("x") or 0), float(element.get("y") or 0)
            found.append((element.get("class") or "", "".join(element.itertext()), *place))
        elif element.tag.endswith("}title"):
            found.append(("tip", element.text or "", 0.0, 0.0))
    return found


@given(written=written_trees())
def test_a_picture_shows_the_tree_as_it_is_written(written: Any) -> None:
    """Who moves, the value of the root, and of every pruned leaf the value in its box and the move on its edge."""
    text, tree, is_max = written
    position = TREE.parse(text)
    recording = record(position, position.height)
    lines, written_there = list(tree_lines(recording)), texts(tree_svg(recording))
    value = number(value_of(tree, is_max))
    assert f": value {value}, line " in lines[0]
    assert f": value {value}, line " in written_there[0][1]
    assert lines[1] == f"{'MAX' if is_max else 'MIN'} (−∞, +∞) {value}"
    levels = [text for kind, text, _, _ in written_there if kind == "level" and text in ("MAX", "MIN")]
    assert levels == [("MAX" if (ply % 2 == 0) == is_max else "MIN") for ply in range(len(levels))]
    for node in recording.nodes:
        if node.cutoff:
            told = [each.move if each.value is None else f"{each.move}: {number(each.value)}" for each in node.pruned]
            assert any(line.endswith(f"└╳ {', '.join(told)}   ({cutoff(node)})") for line in lines)
    if len(drawn_nodes(tree_svg(recording))) == len(recording.nodes):  # nothing is folded
        leaves = [each for node in recording.nodes if len(node.pruned) <= 3 for each in node.pruned if each.value is not None]
        boxes = [text for kind, text, _, _ in written_there if "faint" in kind]
        moves = [text for kind, text, _, _ in written_there if kind == "move faint"]
        assert {number(each.value) for each in leaves if each.value is not None} <= set(boxes)
        assert {each.move for each in leaves} <= set(moves)


def test_names_and_values_of_pruned_leaves_are_both_shown() -> None:
    recording = recorded("[[3, 5], [2, 9, b: -8, x]]", "alpha-beta")
    assert recording.nodes[4].pruned == [Pruned("2", "", 9), Pruned("b", "b", -8), Pruned("x", "x")]
    assert "╳ 2: 9, b: −8, x   (alpha cutoff)" in "\n".join(tree_lines(recording))
    written = [(kind, text) for kind, text, _, _ in texts(tree_svg(recording)) if "faint" in kind]
    assert written == [*(("value faint", text) for text in ("9", "b −8", "x")), ("move faint", "2")]


def decided() -> Recording:
    ttt = game("tic-tac-toe")
    with interpreting():
        return record(ttt.parse("XO.XO...."), 3, algorithm="mtdf")


def passing() -> Recording:
    othello = game("othello-4x4")
    with interpreting():
        return record(othello.parse("OO-XXOXO-XOO--XO X"), 3)


def pictures() -> Iterator[tuple[str, str, str]]:
    """(name, SVG, text of the terminal): every kind of picture of a tree or a stair, with negative and decided values."""
    recordings = {"named": recorded(NAMED, "alpha-beta"), "decided": decided(), "passing": passing()}
    recordings["null windows"] = recorded("MIN [[-3, 12], [-14, 5]]", "sss-star")
    for name, recording in recordings.items():
        yield name, tree_svg(recording), "\n".join(tree_lines(recording))
    for name, this in all_games().items():
        rows = this.rows(this.start())
        if rows:
            marks = {(0, 0): Mark("preferred", "1"), (1, 0): Mark("passed", "−2")}
            yield f"{name} board", board_svg(name, Board(this.drawing, rows, marks=marks, turn="black to move")), ""
    yield "cropped", tree_svg(recordings["named"], limit=4), ""
    steps = {-1_000_002: None, -1_000_001: 12_345, -7: 3, 0: 0, 9: 2, 1_000_001: 1, 1_000_064: 4}
    yield "steps", step_svg("a stair", steps, 2), "\n".join(step_lines(steps, 2))
    tree = TREE.parse(NAMED.replace("x", "3").replace("w", "-1"))
    with interpreting():
        nodes = proof_nodes(TREE, tree, prove(tree, -4, algorithm="proof-number"), 100)
    yield "proof", proof_svg("a proof", nodes), "\n".join(proof_lines("a proof", nodes))
    changes = [-31.5, -30, -4.9, 0, 7, 7.5]
    yield "histogram", histogram_svg("a histogram", "changes", changes), ""
    marks = [Interval(LONG_NAME, -4.0, -9.5, 1.5), Interval("at the edge, where there is no room for its name", -31.5)]
    yield "two histograms", histogram_svg(LONG_NAME, "changes", changes, beside=("published", [-3, 9]), marks=marks, dots=True), ""
    yield "many dots", histogram_svg("dots", "changes", [i / 50 - 30 for i in range(1000)] + [5.0] * 200, dots=True), ""
    yield "far away", histogram_svg("far away", "changes", [-98, 1_234.5, 3_000], dots=True), ""
    ratios = [
        Interval("one", 0.5, 0.4, 0.7),
        Interval("other", 12.0),
        Interval(LONG_NAME, 2.0, 1.0, 4.0),
        Interval("<&$x_1$", 1e-5),
    ]
    yield "intervals", interval_svg("ratios", "times", ratios), ""
    curves = {"sum": [(1, 3.0), (2, 40.0)], "b^d": [(1, 4.0), (2, 16.0)], "b^(d/2)": [(1, 4.0), (2, 15.0)]}
    yield "curves", curves_svg("growth", {"a tree": curves, "another": curves}), ""
    many = {f"the order number {i}": [(depth, i * 1.3**depth) for depth in range(1, 30)] for i in range(1, 9)}
    yield "many curves", curves_svg("growth", dict.fromkeys("abcd", many)), ""


@cache
def drawn() -> dict[str, tuple[str, str]]:
    """All of them by name, drawn when the first is asked for: whoever only collects the tests draws nothing."""
    return {name: (svg, lines) for name, svg, lines in pictures()}


BOARDS = [f"{name} board" for name, this in all_games().items() if this.rows(this.start())]
CHARTS = ["histogram", "two histograms", "many dots", "far away", "intervals", "curves", "many curves"]
PICTURES = ["named", "decided", "passing", "null windows", *BOARDS, "cropped", "steps", "proof", *CHARTS]


@pytest.fixture
def svg(picture: str) -> str:
    return drawn()[picture][0]


@pytest.fixture
def lines(picture: str) -> str:
    return drawn()[picture][1]


every_picture = pytest.mark.parametrize("picture", PICTURES)


def test_every_picture_is_looked_at() -> None:
    assert list(drawn()) == PICTURES


@every_picture
def test_numbers_have_one_minus_sign_and_decided_ones_are_told_by_their_margin(svg: str, lines: str) -> None:
    for text in [*(text for _, text, _, _ in texts(svg)), *lines.splitlines()]:
        assert not re.search(r"(?<!\w)-[\d∞]", text), text
        assert not re.search(r"\d[\d,]{6,}", text), text


@every_picture
def test_whatever_has_a_class_has_a_style_and_no_other_sheet(svg: str, lines: str) -> None:
    root = ElementTree.fromstring(svg)
    styled = CLASSES
    assert {name for element in root.iter() for name in (element.get("class") or "").split()} <= styled
    assert [element.text for element in root.iter() if element.tag.endswith("}style")] == [SHEET]


def test_every_class_of_the_sheet_is_used() -> None:
    used = {name for svg, _ in drawn().values() for each in re.findall(r'class="([^"]+)"', svg) for name in each.split()}
    assert CLASSES - used == set()


@every_picture
def test_colours_and_fonts_are_those_of_the_one_style(svg: str, lines: str) -> None:
    known = {value for value in vars(style).values() if isinstance(value, str) and value.startswith("#")}
    known |= {*style.CURVES, *style.STONES.values()}
    for text in [element.get("style") or "" for element in ElementTree.fromstring(svg).iter()]:
        said = dict(each.split(": ") for each in text.split("; ") if each)
        assert {said[name] for name in ("fill", "stroke", "color") if name in said} <= {*known, "none"}, text
        assert said.get("font-family", style.FONT) == style.FONT
        assert said.get("font-size", f"{TEXT}px") == f"{TEXT}px"


@every_picture
def test_a_picture_is_one_whole_that_says_what_it_is(svg: str, lines: str) -> None:
    """Read aloud by its label; nothing in it has a name that could meet another picture's in the same page."""
    root = ElementTree.fromstring(svg)
    titles = [element.text or "" for element in root.iter() if element.get("class") == "title"]
    assert root.get("role") == "img"
    assert root.get("aria-label")
    assert not titles or (root.get("aria-label") or "").replace(" ", "") == "".join(titles).replace(" ", "")
    assert not [element.attrib for element in root.iter() if "id" in element.attrib or "href" in str(element.attrib)]
    assert not re.search("<!|<metadata|clip-path", svg)


def written(svg: str) -> Iterator[tuple[str, float, float, float, float]]:
    """(text, left, right, top, bottom) of all that is written, with a title over several lines taken into account."""
    root = ElementTree.fromstring(svg)
    moved = {
        id(each): shift(group)[1] for group in root.iter() for each in group.iter() if group.get("transform") and each != group
    }
    for element in root.iter("{http://www.w3.org/2000/svg}text"):
        kind, text = element.get("class") or "", "".join(element.itertext())
        size, x = SIZES.get(kind, TEXT), float(element.get("x") or 0)
        y = float(element.get("y") or 0) + moved.get(id(element), 0)
        anchor = (
            "start"
            if kind.split(" ")[0] in ("title", "level", "look", "move", "window")
            else "".join(re.findall("text-anchor: (end|start)", element.get("style") or ""))
        )
        wide = 0.85 * room(text, size)  # `room` is generous
        left = x - {"start": 0, "end": wide}.get(anchor, wide / 2)
        yield text, left, left + wide, y - 0.7 * size, y


def shift(element: ElementTree.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform") or "")
    return (float(found[1]), float(found[2])) if found else (0.0, 0.0)


@every_picture
def test_no_text_runs_into_another_or_off_the_sheet(svg: str, lines: str) -> None:
    root = ElementTree.fromstring(svg)
    boxes = [each for each in written(svg) if each[0]]
    for text, left, right, top, bottom in boxes:
        assert 0 <= left <= right <= float(root.attrib["width"]), text
        assert 0 <= top <= bottom <= float(root.attrib["height"]), text
    for one, other in itertools.combinations(boxes, 2):
        assert one[2] <= other[1] or other[2] <= one[1] or one[4] <= other[3] or other[4] <= one[3], (one, other)


@every_picture
def test_nothing_is_drawn_off_the_sheet(svg: str, lines: str) -> None:
    root = ElementTree.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])

    def look(element: ElementTree.Element, x: float, y: float) -> None:
        across, down = shift(element)
        x, y = x + across, y + down
        points = [(float(a), float(b)) for a, b in re.findall(r"[ML] ?([-\d.]+) ([-\d.]+)", element.get("d") or "")]
        if element.tag.endswith("circle"):
            cx, cy, r = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
            points += [(cx - r, cy - r), (cx + r, cy + r)]
        assert all(0 <= x + a <= width and 0 <= y + b <= height for a, b in points), ElementTree.tostring(element)
        for each in element:
            look(each, x, y)

    look(root, 0, 0)


def test_one_thing_is_counted_in_the_singular() -> None:
    assert [counted(many, "game") for many in (0, 1, 2, 1000)] == ["0 games", "1 game", "2 games", "1,000 games"]
    assert [counted(many, "ply") for many in (1, 3)] == ["1 ply", "3 plies"]


@given(text=st.text("ab/+ ", max_size=60), longest=st.integers(1, 20))
def test_a_text_in_lines_has_all_its_words_and_no_line_is_too_long(text: str, longest: int) -> None:
    lines = wrapped(text, lambda line: len(line) <= longest)
    assert all(len(line) <= longest for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    words = [word for word in text.split(" ") if word]
    if all(len(word) <= longest for word in words):
        assert " ".join(lines).split() == words


@pytest.mark.parametrize("algorithm", asking())
def test_searches_by_questions_are_not_recorded_and_say_what_is_instead(algorithm: str) -> None:
    with pytest.raises(
        DoesNotFit, match=f"^{algorithm} asks questions and has no windows to record; `prunus (prove|conspire) GAME"
    ):
        recorded(THREE_BY_THREE, algorithm)


NOT_TO_BE = 0.5  # no field of a recording is a fraction
SLIPS: list[tuple[tuple[Any, ...], Any]] = [
    (("nodes",), []),
    (("nodes", 0, "parent"), -3),
    (("nodes", 1, "parent"), None),
    (("nodes", 1, "parent"), 1),
    (("nodes", 2, "parent"), -1),
    (("nodes", 2, "number"), 3),
    (("nodes", 2, "ply"), 1),
    (("nodes", 2, "is_max"), False),
    (("nodes", 2, "look"), 2),
    (("nodes", 2, "placed"), [0, 0]),
    (("drawing", "stones", "X", "colour"), "blackish"),
    (("drawing", "ground"), "sky"),
    (("nodes", 2, "bound"), "<"),
    (("nodes", 2, "board"), ["X.", "<"]),
    (("nodes", 4, "cut_by"), 9),
    (("nodes", 4, "null_at"), "x"),
    *((("result", word), None) for word in ("value", "line", "nodes", "leaves")),
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every field of a recording as JSON, but for what a result says beside what is drawn, and what is derived."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        if path[:1] != ("result",) and key not in ("cutoff", "format"):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def test_a_saved_recording_comes_back_and_a_damaged_one_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    recording = recorded("[[3, 5], [2, 9]]", "alpha-beta")
    recording.save(path)
    assert Recording.load(path) == recording
    whole = path.read_text()
    everywhere = list(places(json.loads(whole)))
    lacking = [way for way in everywhere if isinstance(way[-1], str) and way[:-1] != ("drawing", "stones")]  # no board needs one
    assert ("nodes", 4, "pruned", 0, "value") in lacking
    damages = [*SLIPS, *((way, NOT_TO_BE) for way in everywhere), *((way, None) for way in lacking)]
    for way, other in damages:
        data = inner = json.loads(whole)
        for key in way[:-1]:
            inner = inner[key]
        del inner[way[-1]]
        if (way, other) in SLIPS or other is not None:
            inner.insert(way[-1], other) if isinstance(inner, list) else inner.update({way[-1]: other})
        path.write_text(json.dumps(data))
        with pytest.raises(NotationError, match=r"trace\.json"):
            Recording.load(path)


@given(cut=st.floats(0, 1), junk=st.binary(max_size=4))
def test_a_recording_that_was_cut_off_is_refused_in_a_sentence(tmp_path: Path, cut: float, junk: bytes) -> None:
    path = tmp_path / "trace.json"
    recorded("[[3, 5], [2, 9]]", "alpha-beta").save(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(cut * (len(whole) - 2))] + junk)
    with pytest.raises(PrunusError) as refused:
        Recording.load(path)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 10_000, "", "null", '"prunus-trace 4"'])
def test_what_is_no_recording_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "trace.json"
    path.write_text(text)
    with pytest.raises((NotationError, BadFile), match=r"trace\.json"):
        Recording.load(path)


def test_recordings_of_other_versions_and_missing_ones_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    path.write_text('{"format": "prunus-trace 1", "nodes": []}')
    with pytest.raises(NotationError, match='expected a recording of the format "prunus-trace 4"'):
        Recording.load(path)
    with pytest.raises(MissingFile, match=r"nowhere\.json' is not there"):
        Recording.load(tmp_path / "nowhere.json")


READ_BY_PEOPLE = [
    ["prove", "tree", "-p", "MIN [[3, 5], [6, -9]]", "-t", "-5", "-a", "proof-number", "--tree", "9"],
    ["prove", "tree", "-p", "[[-3, -5]]", "-t", "-4"],
    ["conspire", "nim", "-p", "1-1", "--values=-3:3"],
    ["search", "tree", "-p", "[[-3, 5], [-4, 1]]"],
    ["trace", "tree", "-p", "[[-3, 5], [-4, -6]]"],
    ["solve", "nim", "-p", "1-1", "--all-moves"],
    ["book", "add", "nim.book", "nim", "-p", "1-1", "-p", "1-2", "--depth", "4"],
    ["book", "show", "nim.book", "-p", "1-1"],
    ["book", "export", "nim.book", "--format", "text"],
]


def test_commands_print_one_minus_sign_and_no_raw_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in READ_BY_PEOPLE:
        done = CliRunner().invoke(prunus, arguments, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        negative = [line for line in done.stdout.splitlines() if not line.startswith(("cost", "time"))]
        assert "−" in done.stdout
        assert not re.search(r"(?<!\w)-\d|\d[\d,]{6,}", "\n".join(negative)), done.stdout


def test_a_proof_says_whose_value_it_speaks_of() -> None:
    done = CliRunner().invoke(prunus, ["prove", "tree", "-p", "MIN [[3, 5], [6, 9]]", "-t", "-5"])
    assert done.stdout.startswith("proved: the value is at least −5 for the player to move\n")
