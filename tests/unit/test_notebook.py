"""What a notebook shows: positions, results, recordings, solutions, programs and tables draw themselves."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
import types
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import prunus
from prunus import Game, Position, Recording, all_games, game, record, search
from prunus.core.drawing import Drawing, Stone, placed
from prunus.core.jit import interpreting
from prunus.draw.board import Board, board_svg
from prunus.errors import BadGame, MissingLibrary
from tests.pictures import words

ROOT = Path(__file__).parents[2]
VOID = {"meta", "br", "hr", "img", "link"}


class Whole(HTMLParser):
    """Collects the text of HTML, and fails where a tag is not closed as it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag not in VOID:
            self.stack.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.stack and self.stack[-1] != "style":
            self.said.append(data.strip())


def told(html: str | None) -> str:
    """All that is written in HTML that is whole."""
    assert html is not None
    whole = Whole()
    whole.feed(html)
    assert whole.stack == []
    return " ".join(filter(None, whole.said))


@pytest.mark.parametrize("name", all_games())
def test_positions_of_every_game_draw_themselves_and_say_whose_turn_it_is(name: str) -> None:
    this = game(name)
    said = told(this.start()._repr_html_())
    assert f"{this.player(this.start())} to move" in said or not this.player(this.start())
    assert this.format(this.start()) in said or this.rows(this.start())


def test_a_board_has_its_coordinates_its_legal_moves_and_its_last_stone() -> None:
    othello = game("othello")
    html = othello.parse("f5")._repr_html_()
    assert [text for text in "abcdefgh12345678" if f">{text}<" not in html] == []
    assert html.count('r="4.8"') == len(list(othello.parse("f5").moves()))  # small rings
    assert 'aria-label="othello: 4 black, 1 white; white to move"' in html
    rows = othello.rows(othello.parse("f5"))
    svg = board_svg("othello", Board(othello.drawing, rows, placed=(4, 5)))
    assert "; last f5" in svg
    bottom = board_svg("upside down", Board(Drawing(origin="bottom"), [".X", "..", ".."]))
    assert [text for text in words(bottom) if text in "123"] == ["3", "2", "1"]


def test_results_carry_their_moves_as_text_and_show_what_is_proved() -> None:
    ttt = game("tic-tac-toe")
    with interpreting():
        found = search(ttt.parse("XO.XO...."), 3, **prunus.PLAIN)
    assert (found.move_text, found.line_text) == ("7", ("7",))
    assert list(found.line_text) == found.as_json(ttt, found.position)["line"]
    assert "position" not in found.as_json(ttt, found.position)
    said = told(found._repr_html_())
    assert "value won 1 for the player to move" in said
    assert f"{found.nodes:,}" in said


def test_solutions_show_the_value_of_every_move() -> None:
    nim = game("nim")
    found = prunus.solve(nim.parse("1-2"), all_moves=True)
    assert found.line_text[0] == "21"
    said = told(found._repr_html_())
    assert "the value is 1 for the player to move" in said
    assert re.search(r"move value 21 1 11 −1 22 −1", said)


def test_programs_are_shown_as_sentences_with_their_weights() -> None:
    path = next((ROOT / "src/prunus/study/programs").rglob("*.pl"))
    program = prunus.Program.read(path)
    explanation = prunus.explain(program)
    said = told(program._repr_html_())
    assert [sentence for sentence in explanation.sentences if sentence not in said] == []
    assert [sentence for sentence in explanation.spoken if sentence not in told(explanation._repr_html_())] == []
    assert "better_choice" in said
    assert "the program does not say which game it is for" in told(prunus.Program(program.clauses)._repr_html_())


def test_a_recording_is_a_picture_and_a_page_that_stands_alone() -> None:
    position = game("tree").parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]")
    recording = record(position)
    assert recording.svg() == recording._repr_svg_()
    assert recording.svg() in (recording._repr_html_() or "")
    page = recording.html()
    assert "x, y" in told(page)
    assert page.startswith("<!doctype html>")
    assert page.count("<tr>") == 1 + len(recording.nodes)
    assert not re.search(r"<[^>]*(src|href)=|@import|url\(|https?://(?!www\.w3\.org/2000/svg)", page)


def test_a_recording_is_played_where_the_library_for_it_is_there() -> None:
    recording = record(game("tree").parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]"))
    if importlib.util.find_spec("anywidget") is None:
        assert recording._repr_mimebundle_() is None
        with pytest.raises(MissingLibrary, match=r"pip install 'prunus\[notebook\]'$"):
            recording.widget()
        return
    data, _ = recording._repr_mimebundle_()
    assert data["text/html"] == recording._repr_html_()  # for who reads it without a kernel
    assert "application/vnd.jupyter.widget-view+json" in data
    assert recording.widget().script == recording.script().as_json()


def test_a_recording_is_seen_as_a_whole_and_a_script_from_its_beginning() -> None:
    anywidget = pytest.importorskip("anywidget")
    shown: list[Any] = []
    recording = record(game("tree").parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]"))
    with pytest.MonkeyPatch.context() as patch:
        whole = anywidget.AnyWidget._repr_mimebundle_
        patch.setattr(
            anywidget.AnyWidget, "_repr_mimebundle_", lambda self, **asked: (shown.append(self.at), whole(self, **asked))[1]
        )
        recording._repr_mimebundle_()
        recording.script()._repr_mimebundle_()
    assert shown == [len(recording.script().steps), 0]


def test_the_nodes_of_a_recording_are_a_table_or_a_sentence() -> None:
    recording = record(game("tree").parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]"))
    if importlib.util.find_spec("pandas") is None:
        with pytest.raises(MissingLibrary, match=r"^a table of nodes is made by pandas, .*pip install 'prunus\[notebook\]'$"):
            recording.dataframe()
        return
    table = recording.dataframe()
    assert list(table.index) == [node.number for node in recording.nodes]
    assert list(table["value"]) == [node.value for node in recording.nodes]
    assert list(table["cutoff"].dropna()) == ["alpha"]
    assert list(table["pruned"])[5] == ["x", "y"]


class Hexed(Position):
    """A game of one's own with signs of its own, and nothing said about its looks but that."""

    def __init__(self, board: str = "....") -> None:
        self.board = board

    def moves(self) -> list[int]:
        return [i for i, sign in enumerate(self.board) if sign == "."]

    def play(self, move: int) -> Hexed:
        return Hexed(self.board[:move] + "rb"[self.board.count(".") % 2] + self.board[move + 1 :])

    def is_over(self) -> bool:
        return "." not in self.board

    def outcome(self) -> int:
        return 1 if self.board[0] == "r" else -1


class HexedGame(Game):
    name = "hexed"
    drawing = Drawing({"r": Stone("disc", "red", "ring"), "b": Stone("disc", "#2f6fd0")}, shape="hexagons", sides=["red", "blue"])

    def start(self) -> Hexed:
        return Hexed()

    def format(self, position: Hexed) -> str:
        return position.board

    def rows(self, position: Hexed) -> list[str]:
        return [position.board[:2], position.board[2:]]


GAME = HexedGame()


def test_a_game_of_ones_own_is_drawn_and_recorded_with_its_own_signs(tmp_path: Path) -> None:
    recording = record(Hexed(), 2)
    path = tmp_path / "hexed.json"
    recording.save(path)
    assert Recording.load(path) == recording
    assert [node.placed for node in recording.nodes[:3]] == [[], [0, 0], [0, 1]]
    assert "#2f6fd0" in recording.svg()
    assert "#c62828" in (Hexed("r...")._repr_html_() or "")
    assert "#c62828" in (search(Hexed("r..."), 2)._repr_html_() or "")


class Pair(NamedTuple):
    """A compiled position of no game."""

    left: np.int64

    def moves(self):  # type: ignore[no-untyped-def]
        for step in range(1, min(2, self.left) + 1):
            yield step

    def play(self, move: int) -> Pair:
        return Pair(self.left - move)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1

    def max_moves(self) -> int:
        return 2

    def move_count(self) -> int:
        return min(2, self.left)

    def key(self) -> np.uint64:
        return np.uint64(self.left)


def test_what_has_no_name_is_shown_as_text() -> None:
    with interpreting():
        found = search(Pair(np.int64(3)), 3, evaluation="win-loss-draw")
    assert (found.move_text, found.line_text) == (None, ())
    assert "value" in told(found._repr_html_())
    assert Pair(np.int64(3))._repr_html_() is None  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "after", "place"),
    [
        (["..", ".."], ["..", ".X"], (1, 1)),
        (["X.", "O."], [".X", "O."], (0, 1)),  # moved
        (["X.", "O."], ["..", "X."], (1, 0)),  # taken
        (["X.", ".."], ["XO", "O."], None),
        (["X"], ["X."], None),
    ],
)
def test_the_stone_just_played_is_found_by_comparing_boards(before: list[str], after: list[str], place: Any) -> None:
    assert placed(before, after) == place


@pytest.mark.parametrize(
    ("look", "sentence"),
    [
        (lambda: Stone("square"), "a stone is one of disc, ring, cross, piece, text, not 'square'"),  # type: ignore[arg-type]
        (lambda: Stone("disc", "reddish"), "the colour of a stone is one of .* or #rrggbb, not 'reddish'"),
        (lambda: Drawing({"XX": Stone("disc")}), "signs of one letter"),
        (lambda: Drawing(ground="sky"), "the ground of a drawing is one of .*, not 'sky'"),  # type: ignore[arg-type]
        (lambda: Drawing(sides=["red"]), "has two sides or none"),
    ],
)
def test_a_look_that_cannot_be_is_refused_in_a_sentence(look: Any, sentence: str) -> None:
    with pytest.raises(BadGame, match=sentence):
        look()


def test_searches_load_nothing_that_draws() -> None:
    """Pictures are for those who look."""
    program = (
        "import sys, prunus; prunus.search(prunus.game('nim').parse('1-1')); print([m for m in sys.modules if 'prunus.draw' in m])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


TUTORIAL = ROOT / "docs" / "tutorial.ipynb"


def test_the_tutorial_runs_from_top_to_bottom_and_shows_what_it_speaks_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a notebook runs it: what the last line of a cell is worth is shown, as a picture where it has one."""
    notebook = json.loads(TUTORIAL.read_text("utf-8"))
    module = types.ModuleType("tutorial")
    monkeypatch.setitem(sys.modules, "tutorial", module)
    scope, shown = vars(module), []
    for cell in notebook["cells"]:
        assert cell["cell_type"] in ("code", "markdown")
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "it is kept without what it once showed"
            body = ast.parse("".join(cell["source"])).body
            last = body.pop() if isinstance(body[-1], ast.Expr) else None
            exec(compile(ast.Module(body, []), TUTORIAL.name, "exec", dont_inherit=True), scope)
            if last is not None:
                assert isinstance(last, ast.Expr)
                value = eval(compile(ast.Expression(last.value), TUTORIAL.name, "eval"), scope)
                shown.append(looks_of(value))
    assert sum("<svg" in each for each in shown) >= 6
    assert any("no mistake was found" in each for each in shown)
    assert any("Prefer a move to another if" in each for each in shown)


def looks_of(value: Any) -> str:
    """What a notebook shows of it."""
    for name in ("_repr_svg_", "_repr_html_"):
        if hasattr(value, name) and (found := getattr(value, name)()) is not None:
            return str(found)
    return repr(value)


def test_what_has_no_picture_is_a_line_or_two_of_text() -> None:
    this = game("tic-tac-toe")
    assert (str(this), repr(game("othello-6x6"))) == ("game('tic-tac-toe')", "game('othello-6x6')")
    assert not repr(Game()).startswith("game(")
    with interpreting():
        found = search(this.start(), 2, algorithm="alpha-beta", ordering="natural")
        study = prunus.learn(this, games=3, depth=2, starts="opening", learner="foil", min_accuracy=0.6)
    assert str(found).startswith(
        f"value {found.value} at depth 2 (proved: value), line {' '.join(found.line_text)}; {found.nodes} nodes in "
    )
    first, second = repr(study).splitlines()
    assert first.startswith(f"{len(study.program.clauses)} clause")
    assert "of unseen pairs in the right order" in first
    assert second.startswith(f"learned from {study.examples} pairs of {study.positions} positions; ")
