"""What the site and its reference must hold; `make docs` builds it, and follows every link."""

from __future__ import annotations

import inspect
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import prunus
from prunus import errors
from prunus.cli.main import prunus as group
from prunus.core.jit import interpreting
from prunus.core.registry import all_games, entries
from prunus.errors import PrunusError
from tests import names
from tests.pages import stands_between
from tests.site_check import wrong_with

ROOT = Path(__file__).parents[2]
DOCS, REFERENCE = ROOT / "docs", ROOT / "docs" / "reference"
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"))]
COMMANDS = dict(names.commands())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_ends_with_what_to_read_next(page: Path) -> None:
    """A line that says so, or a last section of that name; in either there is a link to another page."""
    text = re.sub(r"<!--.*?-->", "", page.read_text("utf-8"), flags=re.DOTALL).strip()
    *_, paragraph = text.split("\n\n")
    *_, heading = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    last = (
        paragraph if paragraph.startswith("**Next:** ") else text.rpartition(f" {heading}\n")[2] if heading == "What next" else ""
    )
    assert re.search(r"\]\([\w./-]+\.(md|ipynb)", last), f"{page.name} does not end with what to read next"


def test_the_reference_of_commands_is_made_from_the_commands() -> None:
    """`make names` puts it there, and the tree of errors."""
    assert (REFERENCE / "commands.md").read_text("utf-8") == names.commands_page()
    assert stands_between(REFERENCE / "errors.md", "tree") == names.tree_of_errors()


@pytest.mark.parametrize("name", [name for name, command in COMMANDS.items() if not isinstance(command, click.Group)])
def test_the_help_of_a_command_ends_with_examples_that_it_understands(name: str) -> None:
    """Options and values are read as they are when it is called; files that are not there are its only complaint."""
    lines = names.examples(COMMANDS[name])
    assert lines
    for line in lines:
        context, command, words = click.Context(group, info_name="prunus"), group, shlex.split(line)[1:]
        for word in name.split():
            assert words.pop(0) == word
            command = command.get_command(context, word)  # type: ignore[assignment, attr-defined]
        assert complaint_of(command, name, words, context) in ("", "MissingFile", "BadFile"), line


def complaint_of(command: click.Command, name: str, words: list[str], context: click.Context) -> str:
    """The kind of what is wrong with words behind a command; "" where nothing is."""
    try:
        command.make_context(name, words, parent=context)
    except PrunusError as error:
        return type(error).__name__
    return ""


# Those that are done at once as Python; others are run in tests of their own, wait for somebody, or take long.
QUICK = re.compile(
    r"prunus (games$|exercises|perft connect|trace|solve tic|solve hex|certify|verify draw|prove nim|prove tree|conspire tic"
    r"|compare nim|path eight-puzzle-2x3|explain othello$|book add|book show small|book export)"
)


def test_the_quick_examples_of_the_commands_run_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [line for command in COMMANDS.values() for line in names.examples(command) if QUICK.match(line)]
    assert len(lines) > 15
    for line in lines:
        with interpreting():
            done = CliRunner().invoke(group, shlex.split(line)[1:], catch_exceptions=False)
        assert done.exit_code == 0, f"{line}: {done.output}"


def documented() -> list[str]:
    """The public names that the reference tells of, in the order of its pages."""
    told = [re.findall(r"<!-- \{public\} (.*?) -->", page.read_text("utf-8")) for page in sorted(REFERENCE.glob("python-*.md"))]
    return [name for page in told for listed in page for name in listed.split()]


def test_the_reference_tells_of_every_public_name_once() -> None:
    by_tree = {name for name in prunus.__all__ if hasattr(errors, name)}
    assert sorted(documented()) == sorted(set(prunus.__all__) - by_tree - {"__version__"})
    listed = re.findall(
        r"`(\w+)`", (REFERENCE / "python.md").read_text("utf-8").partition("| page | names |")[2].partition("\n\n")[0]
    )
    assert sorted(listed) == sorted(set(prunus.__all__) - {"__version__"})


@pytest.mark.parametrize("name", sorted(set(prunus.__all__) - {"__version__", "PLAIN"}))
def test_a_public_name_and_what_it_has_say_what_they_are(name: str) -> None:
    thing = getattr(prunus, name)
    dumb = [] if (thing.__doc__ or "").strip() and not (thing.__doc__ or "").startswith(f"{name}(") else [name]
    if inspect.isclass(thing) and name != "Table":  # whose rows are told in `prunus.tables.transposition`
        said = {key: getattr(thing, key) for key, value in vars(thing).items() if callable(value) or isinstance(value, property)}
        dumb += [key for key, value in said.items() if not key.startswith("_") and not inspect.getdoc(value)]
    assert dumb == []


def rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of the table whose first line begins so."""
    _, found, rest = page.read_text("utf-8").partition(f"| {heading} |")
    assert found
    lines = [line for line in rest.split("\n\n")[0].splitlines()[2:] if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


NOTATIONS = REFERENCE / "notations.md"


def test_every_game_has_its_notation_told() -> None:
    assert [row[0].strip("`") for row in rows(NOTATIONS, "game")] == sorted(all_games())
    others = {row[0].strip("`").partition(":")[0] for row in rows(NOTATIONS, "of others, and puzzles")}
    assert others == {entry.name for entry in [*entries("adapter").values(), *entries("puzzle").values()]}
    assert [row[0].strip("`") for row in rows(NOTATIONS, "evaluation")] == sorted(
        each.usage for each in prunus.all_evaluations().values()
    )


@pytest.mark.parametrize("row", rows(NOTATIONS, "game"), ids=lambda row: row[0].strip("`"))
def test_positions_and_moves_are_written_as_the_reference_says(row: list[str]) -> None:
    game = prunus.game(row[0].strip("`"))
    positions = [game.parse(text) for text in re.findall(r"`([^`]+)`", row[1])]
    moves = [game.parse_move(positions[0], text) for text in re.findall(r"`([^`]+)`", row[2])]
    assert positions
    assert moves
    for position in positions:
        assert game.parse(game.format(position)).key() == position.key()


def test_the_reference_of_formats_names_every_format() -> None:
    page = (REFERENCE / "formats.md").read_text("utf-8")
    sources = [path.read_text("utf-8") for path in sorted((ROOT / "src").rglob("*.py"))]
    named = [
        each
        for text in sources
        for each in re.findall(r'^(?:FORMAT|MAGIC) = b?"(prunus[ -][\w -]*?)(?:\\n)?"$', text, re.MULTILINE)
    ]
    assert len(named) > 8
    assert [each for each in named if each.strip() not in page and each != "prunus kernel 1"] == []
    assert [name for name in entries("format") if f"| `{name}` |" not in page] == []


def test_the_reference_of_variables_names_all_that_are_read() -> None:
    page = (REFERENCE / "environment.md").read_text("utf-8")
    sources = [path.read_text("utf-8") for folder in ("src", "benchmarks") for path in sorted((ROOT / folder).rglob("*.py"))]
    read = {name for text in sources for name in re.findall(r"\bPRUNUS_[A-Z]+\b", text)}
    assert "PRUNUS_CACHE" in read
    assert [name for name in read if name not in page] == []


def test_what_is_wrong_with_a_site_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="here">A</h1><a href="b.html#there">b</a><a href="#here">a</a>')
    (tmp_path / "b.html").write_text('<p id="there"><a href="a.html">a</a><img src="p.svg" alt="a tree"></p>')
    (tmp_path / "p.svg").write_text("<svg/>")
    assert list(wrong_with(tmp_path)) == []
    (tmp_path / "b.html").write_text(
        '<a href="c.html">c</a><a href="a.html#gone">a</a><a href="https://example.com">e</a>'
        '<img src="p.svg"><img src="q.svg" alt="q"><script src="https://example.com/x.js"></script>'
    )
    (tmp_path / "s.css").write_text("@import 'https://example.com/f.css';")
    found = list(wrong_with(tmp_path))
    for part in (
        "c.html leads nowhere",
        "#gone names no place",
        "#there names no place",
        "sends readers to",
        "without an alternative",
    ):
        assert sum(part in each for each in found) == 1, part
    assert sum("asks another host" in each for each in found) == 2
    assert sum("asks for q.svg, which is not there" in each for each in found) == 1
