"""Games of other libraries where these are not installed: they can be named, and asking for one says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

# A module that is None cannot be imported: so a library that is there is not.
WITHOUT = """
import sys
sys.modules |= {"pyspiel": None, "chess": None}
from prunus.cli.main import main
sys.argv = ["prunus", *sys.argv[1:]]
main()
"""
NAMES = "from tests import names; names.page(), names.names(), names.stub()"


def run(*arguments: str, program: str = WITHOUT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(("search", "openspiel:hex"), "openspiel"), (("games", "openspiel"), "openspiel"), (("perft", "chess", "1"), "chess")],
)
def test_a_missing_library_is_named_with_the_way_to_get_it(arguments: tuple[str, ...], extra: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"which is not installed here: pip install 'prunus[{extra}]'" in done.stderr


def test_names_do_not_depend_on_what_is_installed() -> None:
    done = run("games", program=WITHOUT.replace("main()", f"{NAMES}; main()"))
    assert done.returncode == 0
    assert "openspiel:GAME: " in done.stdout
    assert "chess: " in done.stdout
