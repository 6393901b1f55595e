"""Measure, print the tables, and keep them in benchmarks/results.

A benchmark is a module of this package with a function `sections`, which yields pieces of Markdown as they get ready;
its docstring is the introduction. What it measures are jobs, functions of the module that take and return JSON:
`sections` is given `measured(function, cases)`, which performs them one after the other. A new file is a new benchmark;
nothing else has to change.

A run that was interrupted goes on where it was. One that came to its end is forgotten, so that the next one measures.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import pkgutil
import sys
from pathlib import Path

from benchmarks.measuring import Measuring
from benchmarks.report import heading
from prunus.cli import signals
from prunus.cli.failure import failure_of, stopped
from prunus.core import files
from prunus.errors import PrunusError

HOME = Path(__file__).parent
RESULTS = HOME / "results"
HELPERS = {"__main__", "measuring", "report"}


def main() -> None:
    names = [info.name for info in pkgutil.iter_modules([str(HOME)]) if info.name not in HELPERS]
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.partition("\n")[0])
    parser.add_argument("name", nargs="?", choices=names, help="one benchmark; all of them if none is named")
    parser.add_argument("--anew", action="store_true", help="forget what an interrupted run has measured")
    said = parser.parse_args()
    with signals.heard(is_json=False) as listener:
        try:
            measure([said.name] if said.name else names, RESULTS / f"unfinished-{said.name or 'all'}.sqlite", said.anew)
        except (PrunusError, KeyboardInterrupt) as error:
            failure = failure_of(error) if listener.received is None else stopped(error, listener.exit_code)
            print(f"benchmarks: {failure.error}", file=sys.stderr)
            sys.exit(failure.exit_code)


def measure(names: list[str], journal: Path, is_anew: bool) -> None:
    """Run these benchmarks; the journal is forgotten when all of them have their pages."""
    files.make_folder(RESULTS)
    if is_anew:
        forget(journal)
    if journal.exists():
        print("benchmarks: goes on where it was interrupted (--anew measures everything)", file=sys.stderr)
    for name in names:
        write_page(name, journal)
    forget(journal)


def write_page(name: str, journal: Path) -> None:
    """Run one benchmark: each section is printed when it is ready, and the page is written when all are."""
    benchmark = importlib.import_module(f"benchmarks.{name}")
    page = []
    for section in itertools.chain([heading(benchmark)], benchmark.sections(Measuring(benchmark, journal))):
        page.append(section)
        print(section, end="\n\n", flush=True)
    files.write_text(RESULTS / f"{name}.md", "\n\n".join(page) + "\n")


def forget(journal: Path) -> None:
    """Remove it, with what SQLite may have left beside it."""
    for path in journal.parent.glob(f"{journal.name}*"):
        path.unlink()


if __name__ == "__main__":
    main()
