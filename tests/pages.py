"""Figures that a program puts into a page, between two comments that mark the place."""

from __future__ import annotations

import datetime
import os
from importlib.metadata import version
from pathlib import Path


def put_between(page: Path, name: str, text: str) -> None:
    """Replace what stands between `<!-- NAME -->` and `<!-- /NAME -->`."""
    before, _, after = _parts(page, name)
    page.write_text(f"{before}{text}\n{after}")


def stands_between(page: Path, name: str) -> str:
    """What stands there."""
    return _parts(page, name)[1].removesuffix("\n")


def _parts(page: Path, name: str) -> tuple[str, str, str]:
    """What stands before, between and behind the two comments, which go with the outer parts."""
    before, begin, rest = page.read_text().partition(f"<!-- {name} -->\n")
    between, end, after = rest.partition(f"<!-- /{name} -->")
    if not begin or not end:
        raise SystemExit(f"{page} has no place marked {name}")
    return before + begin, between, end + after


def dated(more: str) -> str:
    """When, of what and on what the figures below were measured."""
    cores = {1: "one core", 2: "two cores"}.get(os.cpu_count() or 1, f"{os.cpu_count()} cores")
    return f"{datetime.date.today()}, version {version('prunus')}, {cores}, {more}."
