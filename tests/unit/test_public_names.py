"""The face of the package: every public name is there, shown, documented and found where it says."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import version

import pytest
from click.testing import CliRunner

import prunus
from prunus.cli.main import prunus as command


def test_the_names_are_those_that_are_shown() -> None:
    assert dir(prunus) == sorted(prunus.__all__)
    assert sorted([*prunus._homes, "__version__"]) == sorted(prunus.__all__)
    assert prunus.__version__ == version("prunus")
    with pytest.raises(AttributeError, match="has no attribute 'look_ahead'"):
        _ = prunus.look_ahead  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", sorted(set(prunus.__all__) - {"PLAIN", "__version__"}))
def test_every_name_is_documented(name: str) -> None:
    assert getattr(prunus, name).__doc__


def test_importing_prunus_loads_nothing_heavy() -> None:
    script = (
        "import sys, prunus; dir(prunus); print(*[name for name in ('numba', 'numpy', 'rich', 'click') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_python_and_the_command_line_find_the_same() -> None:
    """With nothing said but the game and the depth; a Searcher always deepens, and a search where there is a table."""
    for name, depth in (("tic-tac-toe", 5), ("nim", 6)):
        this = prunus.game(name)
        told = json.loads(CliRunner().invoke(command, ["search", name, "-d", str(depth), "--json"]).stdout)
        found = prunus.search(this.start(), depth).as_json(this, this.start())
        kept = prunus.Searcher().think(this.start(), prunus.Limits(depth)).as_json(this, this.start())
        answers = [found, told, kept] if name == "tic-tac-toe" else [found, told]
        for each in answers:
            del each["seconds"]
        assert all(each == found for each in answers)


def test_a_position_is_solved_certified_and_verified() -> None:
    this = prunus.game("tic-tac-toe")
    position = this.parse("XOX.O..X.")
    solution = prunus.solve(position, all_moves=True)
    assert isinstance(solution, prunus.Solution)
    assert solution.value == prunus.solve(position, who_wins=True).value == max(solution.values.values())
    certificate = prunus.certify(this, position)
    assert certificate.claim.lower == certificate.claim.upper == solution.value
    prunus.verify(certificate)
    with pytest.raises(prunus.PrunusError, match="ask for one of them"):
        prunus.solve(position, all_moves=True, who_wins=True)
