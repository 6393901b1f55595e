"""`make wheel`: the package as others get it, built, installed outside of the repository, and used there in an empty folder."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

from prunus.core.version import COMMIT_FILE, version

ROOT = Path(__file__).parents[1]
TREE = "[[3,12,8],[2,x,y],[14,5,2]]"
DATA = """
import importlib.resources, pathlib, sys, prunus
assert pathlib.Path(prunus.__file__).is_relative_to(sys.prefix), prunus.__file__
assert "prunus-stepper" in importlib.resources.files("prunus").joinpath("web/static/prunus.js").read_text("utf-8")
assert "corner" in importlib.resources.files("prunus").joinpath("games/othello.pl").read_text("utf-8")
"""


def built(folder: Path) -> Path:
    """The wheel, in a folder that has no other."""
    shutil.rmtree(ROOT / "build", ignore_errors=True)  # setuptools packs what an earlier build has left there
    shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    (wheel,) = folder.glob("prunus-*.whl")
    return wheel


def run(*command: str, code: int = 0, **more: object) -> str:
    """What a command prints, on stderr if it is to fail."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, **more)  # type: ignore[call-overload]
    if done.returncode != code:
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return str(done.stderr if code else done.stdout)


def check_contents(wheel: Path) -> None:
    """Every file of the sources is packed, and nothing else."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "src/prunus", cwd=ROOT).split()
    sources = {name.removeprefix("src/") for name in listed if (ROOT / name).exists()} | {f"prunus/{COMMIT_FILE}"}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    if packed != sources:
        raise SystemExit(f"the wheel lacks {sorted(sources - packed)} and has {sorted(packed - sources)} beside the sources")


def check_use(home: Path, wheel: Path) -> None:
    """In an environment of its own, without what only developers have."""
    venv.create(home / "venv", with_pip=True)
    programs, empty = home / "venv" / "bin", home / "empty"
    empty.mkdir()
    run(str(programs / "pip"), "install", "--quiet", str(wheel))

    def prunus(*arguments: str, code: int = 0) -> str:
        return run(str(programs / "prunus"), *arguments, code=code, cwd=empty)

    said = prunus("--version")
    if said != f"prunus {version()}\n":
        raise SystemExit(f"the installed package says {said!r}, and the checkout {str(version())!r}")
    assert "othello" in prunus("games")
    assert json.loads(prunus("search", "tree", "-p", TREE, "--json"))["value"] == 3
    assert json.loads(prunus("search", "tic-tac-toe", "-d", "4", "--json"))["depth"] == 4
    assert "pip install 'prunus[lab]'" in prunus("lab", "growth", "--out", "growth.svg", code=2)
    run(str(programs / "python"), "-c", DATA, cwd=empty)
    assert not list(empty.iterdir())


def main() -> None:
    wheel = built(ROOT / "dist")
    check_contents(wheel)
    with tempfile.TemporaryDirectory(prefix="prunus-wheel-") as home:
        check_use(Path(home), wheel)
    print(f"{wheel.relative_to(ROOT)} works outside of the repository: prunus {version()}")


if __name__ == "__main__":
    main()
