"""What `pyproject.toml` cannot say: a built package knows the commit that it was built from."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCES = Path(__file__).parent / "src" / "prunus"
VERSION = runpy.run_path(str(SOURCES / "core" / "version.py"))  # needs the standard library alone


def write_commit(package: Path) -> None:
    """Without a checkout, a file that a source distribution brought along is packed like all others."""
    found = VERSION["of_checkout"](SOURCES)
    if found is not None:
        commit, is_changed = found
        (package / VERSION["COMMIT_FILE"]).write_text(f"{commit} changed\n" if is_changed else f"{commit}\n")


class Build(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            write_commit(Path(self.build_lib) / "prunus")


class Source(sdist):
    def make_release_tree(self, base_dir: str, files: Any) -> None:
        super().make_release_tree(base_dir, files)
        write_commit(Path(base_dir) / "src" / "prunus")


setup(cmdclass={"build_py": Build, "sdist": Source})
