"""What the documents say is run."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from prunus.cli.main import prunus
from tests import figures
from tests.pictures import places, tips, words

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    scope: dict[str, object] = {"__name__": "page"}
    programs = [block for block in blocks if "..." not in block]  # fragments show a shape, not a program
    assert programs or not blocks or page.name == "architecture.md"
    for i, block in enumerate(programs):
        if block:
            path = tmp_path / f"block{i}.py"
            path.write_text(block)
            sys.modules["page"] = sys.modules[__name__]
            exec(compile(block, path, "exec"), scope)


def commands(page: Path) -> list[str]:
    lines = [line.strip() for line in page.read_text().splitlines() if line.startswith("    prunus ")]
    return [line.split("     ")[0] for line in lines if ".py" not in line]


def console(page: Path) -> list[tuple[str, str]]:
    """(command, what it prints) of every ```console block; a command stands behind a $, what it prints below it."""
    blocks = re.findall(r"^```console\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE)
    assert all(block.startswith("$ prunus ") for block in blocks), f"a console block of {page.name} does not begin with a command"
    return [tuple(part.split("\n", 1)) for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]  # type: ignore[misc]


def run_here(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a command prints for programs and people to read, without what it says on the side."""
    monkeypatch.chdir(folder)
    done = CliRunner().invoke(prunus, shlex.split(command)[1:], catch_exceptions=False)
    assert done.exit_code == 0, f"{command}: {done.output}"
    return done.stdout


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_the_commands_of_a_page_run_one_after_the_other(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for block in re.findall(r"```prolog\n(:- mode.*?)```", page.read_text(), re.DOTALL):
        (tmp_path / "mine.pl").write_text(block)
    for command in commands(page):
        run_here(command, tmp_path, monkeypatch)


@pytest.mark.parametrize("page", [page for page in PAGES if console(page)], ids=lambda page: page.name)
def test_commands_print_exactly_what_the_page_shows(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for command, shown in console(page):
        assert run_here(command, tmp_path, monkeypatch) == shown, command


DRAWING = re.compile(r"prunus (?:trace|prove|conspire) .*--svg (\S+)")


def test_the_pictures_are_what_the_commands_of_the_pages_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trees to the byte; charts in all that they say, and to a unit where it stands: another matplotlib may round otherwise."""
    pictures = {path.name: path.read_text() for path in PICTURES.glob("*.svg")}
    drawn = set()
    for command in [command for page in PAGES for command in commands(page)]:
        named = DRAWING.match(command)
        if named and named[1] in pictures:
            run_here(command, tmp_path, monkeypatch)
            shown, now = pictures[named[1]], (tmp_path / named[1]).read_text()
            if command.startswith("prunus conspire"):
                assert (words(now), tips(now)) == (words(shown), tips(shown)), command
                for (shape, numbers), (other, others) in zip(places(now), places(shown), strict=True):
                    assert (shape, numbers) == (other, pytest.approx(others, abs=1)), command
            else:
                assert now == shown, f"{named[1]} is not what is drawn by: {command}"
            drawn.add(named[1])
    trees = {name for name, svg in pictures.items() if 'class="level"' in svg}
    assert trees <= drawn, "a picture of a tree is named by no command"


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table of a page whose first line begins so."""
    _, found, rest = (ROOT / "docs" / page).read_text().partition(f"| {heading} |")
    assert found
    lines = [line for line in rest.split("\n\n")[0].splitlines()[2:] if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_picture_of_a_comparison_says_what_the_table_beside_it_says() -> None:
    """What takes too long to be drawn again by a test."""
    told = [(row[0], row[1], row[3], *row[4].split("–")) for row in rows("alpha-beta.md", "search | ordering")]
    expected = [f"{search}/{ordering}: {mean}, 95 %: {low} to {high}" for search, ordering, mean, low, high in told]
    assert tips((PICTURES / "compare-othello.svg").read_text()) == expected


def test_the_picture_of_the_growth_law_says_what_the_table_beside_it_says() -> None:
    drawn = tips((PICTURES / "growth.svg").read_text())
    for row in rows("growth.md", "order | branching"):
        for leaves, depth in [cell.split(" at ") for cell in row[5:7] if cell]:
            assert f"{row[0]}, depth {depth}: {leaves} leaves" in drawn


def test_pages_say_what_their_bundles_say() -> None:
    """`make figures` puts it there."""
    assert figures.differing() == []


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
