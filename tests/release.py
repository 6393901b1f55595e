"""`make release-check`: wheel and source distribution, installed without the repository on every supported Python that is here.

`python -m tests.release [--extras]`: with it each extra is installed alone too, in an environment of its own, on the newest of
them. Every command runs with warnings as errors. Interpreters are those called python3.11, python3.12, … on the path, or named in
PRUNUS_PYTHONS, separated by the path's separator.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from prunus.core.version import version
from tests.wheel import ROOT, TREE, built, check_contents, run

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
SUPPORTED = tuple(
    found[1]
    for each in PROJECT["project"]["classifiers"]
    if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))
)
DEVELOPERS = {"dev", "bench"}  # extras for work on Prunus itself
EXTRAS = {
    "lab": "from prunus.lab.pictures import growth_svg",
    "cluster": "import distributed; from prunus.jobs.engines import cluster",
    "notebook": "import prunus; prunus.record(prunus.game('tree').parse('[[3, 5], [2, 9]]')).widget(); "
    "prunus.record(prunus.game('tree').parse('[[3, 5], [2, 9]]')).dataframe()",
    "openspiel": "import prunus; assert prunus.search(prunus.game('openspiel:tic_tac_toe').start(), depth=3).depth == 3",
    "web": "import prunus.web.server",
    "docs": "import furo, myst_nb, sphinx",
    "chess": "import prunus; assert prunus.perft(prunus.game('chess').start(), 2) == 400",
}  # what each is for, in a line of Python


class Installed:
    """An environment of its own with a built package, and an empty folder to use it in."""

    def __init__(self, python: str, package: Path, home: Path, extra: str = "") -> None:
        run(python, "-m", "venv", str(home / "venv"))
        self.python, self.folder = str(home / "venv" / "bin" / "python"), home / "empty"
        self.folder.mkdir()
        wanted = f"{package}[{extra}]" if extra else str(package)
        run(self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted)

    def prunus(self, *arguments: str) -> str:
        return self.strictly("-m", "prunus", *arguments)

    def strictly(self, *arguments: str) -> str:
        """Warnings are errors, in the processes that this one starts too."""
        return run("env", "PYTHONWARNINGS=error", self.python, *arguments, cwd=self.folder)


def sources(folder: Path) -> Path:
    """The source distribution, made by the build system that pyproject.toml names, in an environment of its own."""
    with tempfile.TemporaryDirectory(prefix="prunus-sdist-") as home:
        run(sys.executable, "-m", "venv", f"{home}/venv")
        python = f"{home}/venv/bin/python"
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PROJECT["build-system"]["requires"])
        run(python, "-c", f"from setuptools import build_meta; build_meta.build_sdist({str(folder)!r})", cwd=ROOT)
    shutil.rmtree(ROOT / "src" / "prunus.egg-info", ignore_errors=True)
    (made,) = folder.glob("prunus-*.tar.gz")
    return made


def interpreters() -> dict[str, str]:
    """Version to program, of the supported ones that are here and work."""
    named = os.environ.get("PRUNUS_PYTHONS")
    candidates = named.split(os.pathsep) if named else [f"python{each}" for each in SUPPORTED]
    found = {}
    for program in filter(None, map(shutil.which, [*candidates, sys.executable])):
        asked = [program, "-c", "import sys; print('%d.%d' % sys.version_info[:2]); print(sys.executable)"]
        done = subprocess.run(asked, capture_output=True, text=True)
        if done.returncode == 0 and (number := done.stdout.split("\n")[0]) in SUPPORTED:
            found.setdefault(number, done.stdout.split("\n")[1])
    return dict(sorted(found.items(), key=lambda item: int(item[0].split(".")[1])))


def check_use(here: Installed) -> None:
    """What the first page of the documents promises: search, solve, learn, play, prove, repeat the paper."""
    assert here.prunus("--version") == f"prunus {version()}\n"
    assert json.loads(here.prunus("search", "tree", "-p", TREE, "--json"))["value"] == 3
    assert json.loads(here.prunus("search", "othello", "-d", "6", "--json"))["depth"] == 6
    assert json.loads(here.prunus("solve", "connect-four", "-p", "4444445623", "--json"))["value"] == 1
    here.prunus("learn", "tic-tac-toe", "-d", "3", "--games", "6", "-o", "rules.pl")
    assert "better_choice" in (here.folder / "rules.pl").read_text()
    here.prunus("certify", "tic-tac-toe", "--claim", "draw", "-o", "draw.cert")
    here.prunus("verify", "draw.cert")
    here.prunus("play", "othello", "--level", "beginner", "--seed", "1")


def check_paper(here: Installed) -> None:
    """A small run of the paper's experiment on two workers, with its report, repeated."""
    asked = "--game tic-tac-toe -e open-lines --games 2 --depth 3 --training-games 4 --seeds 3 --workers 2 --out run"
    here.prunus("reproduce", *asked.split())
    assert (here.folder / "run" / "report.html").exists()
    here.prunus("rerun", "run")


def main() -> None:
    wheel = built(ROOT / "dist")
    check_contents(wheel)
    distributions = wheel, sources(ROOT / "dist")
    found = interpreters()
    if missing := set(SUPPORTED) - set(found):
        print("not here, and so not tried:", ", ".join(f"Python {each}" for each in sorted(missing)))
    for number, program in found.items():
        for package in distributions:
            with tempfile.TemporaryDirectory(prefix="prunus-release-") as home:
                check_use(Installed(program, package, Path(home)))
            print(f"Python {number}: {package.name} works")
        with tempfile.TemporaryDirectory(prefix="prunus-release-") as home:
            here = Installed(program, wheel, Path(home), "lab")
            check_paper(here)
            print(f"Python {number}: the paper's experiment was repeated with prunus[lab]")
    declared = set(PROJECT["project"]["optional-dependencies"]) - DEVELOPERS
    assert declared == set(EXTRAS), f"extras that nothing is known of: {declared ^ set(EXTRAS)}"
    newest = list(found.values())[-1]
    for extra, use in EXTRAS.items() if "--extras" in sys.argv else ():
        with tempfile.TemporaryDirectory(prefix="prunus-release-") as home:
            Installed(newest, wheel, Path(home), extra).strictly("-c", use)
        print(f"prunus[{extra}] works alone")


if __name__ == "__main__":
    main()
