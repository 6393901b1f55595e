"""What the documents say is run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_the_commands_of_a_page_run_one_after_the_other(page: Path, tmp_path: Path) -> None:
    for block in re.findall(r"```prolog\n(:- mode.*?)```", page.read_text(), re.DOTALL):
        (tmp_path / "mine.pl").write_text(block)
    for command in commands(page):
        words = shlex.split(command)
        done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, cwd=tmp_path, timeout=300)
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
