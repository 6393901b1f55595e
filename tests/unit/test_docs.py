"""What the documents say is run."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.util
import json
import re
import shlex
import sys
import types
from pathlib import Path

import pytest
from click.testing import CliRunner

import prunus as package
from prunus.cli.main import COMMANDS, prunus
from prunus.core.jit import interpreting
from prunus.core.registry import ROOMS
from tests import figures
from tests.pictures import is_same, tips, words

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
SHORT = ("tutorials", "how-to", "reference")  # pages whose searches are small: as Python they are sooner done than compiled
LIBRARIES = {"openspiel": "pyspiel", "chess": "chess"}  # extras, and what they bring
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files_of(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    module = sys.modules["page"] = types.ModuleType("page")  # classes are looked up in it
    programs = [block for block in blocks if not is_fragment(block)]
    assert programs or not blocks or page.name == "architecture.md"
    for i, block in enumerate(programs):
        if block:
            path = tmp_path / f"block{i}.py"
            path.write_text(block)
            with interpreting() if page.parent.name in SHORT else contextlib.nullcontext():
                exec(compile(block, path, "exec", dont_inherit=True), vars(module))


def is_fragment(block: str) -> bool:
    """Whether it shows a shape and not a program: with an ellipsis in it, not only in a text."""
    try:
        return any(isinstance(part, ast.Constant) and part.value is ... for part in ast.walk(ast.parse(block)))
    except SyntaxError:
        return "..." in block


def files_of(page: Path) -> dict[str, str]:
    """The blocks of a page that say in their first line what file they are, by its name."""
    return dict(re.findall(r"^```\w+\n[#%] ([\w-]+\.\w+)\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE))


def write_files_of(page: Path, folder: Path) -> None:
    for name, block in files_of(page).items():
        (folder / name).write_text(block)


def steps(page: Path) -> list[tuple[str, str | None]]:
    """(command, what it prints) in the order of the page.

    A command stands in an indented line, and then what it prints is not looked at; or behind a $ in a ```console block, and below
    it exactly what it prints. Commands of files that the page does not show are left out.
    """
    known, found = files_of(page), list[tuple[str, str | None]]()
    for block, line in re.findall(r"^```console\n(.*?)^```$|^ {4,7}(prunus [^\n]*)$", page.read_text(), re.DOTALL | re.MULTILINE):
        if line:
            found.append((line.split("     ")[0].strip(), None))
            continue
        assert block.startswith("$ prunus "), f"a console block of {page.name} does not begin with a command"
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            found.append((command, shown))
    return [step for step in found if all(name in known for name in re.findall(r"[\w-]+\.py\b", step[0]))]


def commands(page: Path) -> list[str]:
    """Those of indented lines."""
    return [command for command, shown in steps(page) if shown is None]


def test_a_game_of_ones_own_is_as_short_as_the_page_says() -> None:
    shown = files_of(ROOT / "docs" / "your-own-game.md")
    lines = {name: sum(bool(line.strip()) for line in block.splitlines()) for name, block in shown.items()}
    assert lines["tictactoe.py"] == 15
    assert lines["fourinarow.py"] <= 35


# For a few nodes a second or more of compiling, or a dozen kernels: Python is sooner done. Compiled they are in laws of their own.
FEW_NODES = re.compile(
    r"prunus (compare|reproduce|rerun|lab games|search .*rules:othello|solve hex"
    r"|(certify|verify) (tic-tac-toe|nim|draw)|prove .*monte-carlo|trace random-tree"
    r"|match|play|analyse|learn othello --background .*-d 1|learn tic-tac-toe|search .* (-e mine|-o rules|-e features))"
)
TYPED = re.compile(r"^(?:[\w ]+)> (\S.*)\n", re.MULTILINE)  # behind the prompt of a game in the terminal
Files = dict[str, bytes]
_known: dict[tuple[str, str], tuple[str, Files]] = {}  # what commands have printed, and the files that they have left


def files_in(folder: Path) -> Files:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def run_here(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch, typed: str = "") -> str:
    """What a command prints for programs and people to read, without what it says on the side.

    A command that two pages have is run once, if the files that it names are the same.
    """
    before = files_in(folder)
    named = {name: content for name, content in before.items() if name.partition("/")[0] in command}
    request = command, hashlib.blake2b(repr((typed, named)).encode()).hexdigest()
    if request not in _known:
        monkeypatch.chdir(folder)
        with interpreting() if FEW_NODES.match(command) else contextlib.nullcontext():
            done = CliRunner().invoke(prunus, shlex.split(command)[1:], input=typed, catch_exceptions=False)
        assert done.exit_code == 0, f"{command}: {done.output}"
        after = files_in(folder)
        _known[request] = done.stdout, {name: after[name] for name in after if before.get(name) != after[name]}
    printed, written = _known[request]
    for name, content in written.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return printed


def test_a_command_is_run_once_for_the_same_files_and_leaves_what_it_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    explained, drawing = [], "prunus trace tree -p '[[3, 5], [2, 9]]' --svg small.svg"
    for number, rule in enumerate(("corner(M1)", "corner(M2)", "corner(M1)")):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "rules.pl").write_text(f":- game(othello).\nbetter_choice(B, M1, M2) :- {rule}.\n")
        explained.append(run_here("prunus explain rules.pl", folder, monkeypatch))
        run_here(drawing, folder, monkeypatch)
    assert explained[0] == explained[2] != explained[1]
    assert sum(command == drawing for command, _ in _known) == 1
    assert (tmp_path / "2" / "small.svg").read_bytes() == (tmp_path / "0" / "small.svg").read_bytes()


@pytest.mark.parametrize("page", [page for page in PAGES if steps(page)], ids=named)
def test_the_commands_of_a_page_run_one_after_the_other_and_print_what_it_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_files_of(page, tmp_path)
    missing = {library for library in LIBRARIES if importlib.util.find_spec(LIBRARIES[library]) is None}
    left_out = set()
    for command, shown in steps(page):
        if lacking := {library for library in missing if re.search(rf"\b{library}\b", command)}:
            left_out |= lacking
            continue
        typed = "".join(f"{line}\n" for line in TYPED.findall(shown or ""))
        printed = run_here(command, tmp_path, monkeypatch, typed)
        if shown is not None:
            assert printed == TYPED.sub(lambda found: found[0].removesuffix(found[1] + "\n"), shown), command  # not what is typed
    if left_out:
        pytest.skip("commands were left out: " + ", ".join(f"pip install 'prunus[{each}]'" for each in sorted(left_out)))


DRAWING = re.compile(r"prunus (?:trace|prove|conspire) .*--(?:svg|animated) (\S+)")


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
                assert is_same(now, shown), command
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


def test_pages_and_pictures_say_what_their_bundles_say() -> None:
    """`make figures` puts it there."""
    assert figures.differing() == []
    for name, now in figures.pictures().items():
        shown = (PICTURES / name).read_text()
        assert (words(now), tips(now)) == (words(shown), tips(shown)), name


def test_every_bundle_says_where_it_comes_from() -> None:
    bundles = [*figures.BUNDLES.glob("*.json"), *figures.BUNDLES.glob("*/results.json")]
    assert len(bundles) >= len(figures.DRAWINGS)
    for path in bundles:
        assert {"prunus", "code", "machine", "date", "command"} <= json.loads(path.read_text()).get("provenance", {}).keys(), path


def map_of_the_house() -> dict[str, str]:
    """What docs/architecture.md says of every room, by its folder; what goes on in a further line is indented more."""
    text = (ROOT / "docs" / "architecture.md").read_text().partition("src/prunus/\n")[2].partition("\ntests/ ")[0]
    rooms: dict[str, str] = {}
    outer, now = "", [""]
    for line in text.splitlines():
        found = re.match(r"( {2}| {4})((?:\w+/(?:, )?)+) +", line)
        if found:
            names = found[2].replace("/", "").split(", ")
            outer = names[0] if len(found[1]) == 2 else outer
            now = names if len(found[1]) == 2 else [f"{outer}/{name}" for name in names]
        for room in now:
            rooms[room] = rooms.get(room, "") + " " + line[found.end() if found else 0 :]
    return rooms


def test_the_map_of_the_house_names_every_module() -> None:
    """In its room, unless it has an entry, by which it is found, or is a command: the map says of these "one file a …"."""
    rooms, missing = map_of_the_house(), []
    entries = [f"\n{attribute} = " for attribute, _ in ROOMS.values()]
    for path in sorted(Path(package.__file__).parent.rglob("*.py")):
        room = str(path.parent.relative_to(Path(package.__file__).parent))
        is_one_of_many = any(entry in path.read_text() for entry in entries) or (
            room == "cli" and path.stem.replace("_", "-") in COMMANDS
        )
        is_named = re.search(rf"\b{path.stem}\b", rooms.get("" if room == "." else room, "")) is not None
        if not (is_one_of_many or is_named or path.stem == "__init__"):
            missing.append(f"{room}/{path.stem}")
    assert missing == []


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
