"""Measure, print the tables, and keep them in benchmarks/results.

A benchmark is a module of this package with a function `sections`, which yields pieces of Markdown as they get ready;
its docstring is the introduction. A new file is a new benchmark; nothing else has to change.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import pkgutil
from pathlib import Path

from benchmarks.report import heading

HOME = Path(__file__).parent
HELPERS = {"__main__", "report"}


def main() -> None:
    names = [info.name for info in pkgutil.iter_modules([str(HOME)]) if info.name not in HELPERS]
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.partition("\n")[0])
    parser.add_argument("name", nargs="?", choices=names, help="one benchmark; all of them if none is named")
    chosen = parser.parse_args().name
    for name in [chosen] if chosen else names:
        measure(name)


def measure(name: str) -> None:
    """Run one benchmark: each section is printed when it is ready, and the page is written when all are."""
    module = importlib.import_module(f"benchmarks.{name}")
    page = []
    for section in itertools.chain([heading(name, module.__doc__)], module.sections()):
        page.append(section)
        print(section, end="\n\n", flush=True)
    results = HOME / "results"
    results.mkdir(exist_ok=True)
    (results / f"{name}.md").write_text("\n\n".join(page) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
