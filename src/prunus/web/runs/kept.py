"""Runs as they lie in the folder: what they were asked, and their figures. Nothing of a folder is performed.

Games and programs that a folder names are text here, whoever has put it there.
"""

from __future__ import annotations

import csv
import functools
import io
import math
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from prunus.lab.bundle import FORMAT, GAMES, RESULTS, BadBundle
from prunus.web.question import BadQuestion
from prunus.web.runs.experiment import COMPARISON
from prunus.web.runs.folder import fields_of, is_run, text_of
from prunus.web.runs.request import Request

PROGRAM = re.compile(r"programs/[\w.+-]+\.pl")
FOLDER = re.compile(r"^/(?:.*/)?|[^:+]*/(?=[^/:+]+\.(?:py|pl)\b)")
MINUS = re.compile(r"(?<!\w)-(?=[0-9])")
MOST_PROGRAMS = 20  # that are shown
NUMBERS = ("change", "of_true", "total_change", "total_of_true", "over_true", "time")
COUNTS = ("nodes", "leaves", "first_move_share", "to_minimal_tree", "to_minimal_graph")


def is_done(place: Path) -> bool:
    """A bundle is written with results.json as its last file: where that is, all is."""
    return (place / RESULTS).is_file()


def described(place: Path) -> dict[str, Any]:
    """What a run was asked, when, and whether it is done."""
    if not is_run(place):
        raise BadQuestion("run", f"there is no run {place.name!r}")
    if is_done(place):
        about = (place / RESULTS).stat()
        return {"name": place.name, **_described(place, about.st_mtime_ns, about.st_size)}
    asked = Request.read(place)
    return {
        "name": place.name,
        "question": asked.kind,
        "state": "failed" if asked.error else "unfinished",
        "when": asked.when,
        "settings": _told(asked.settings),
        "error": asked.error,
    }


@functools.lru_cache(1024)
def _described(place: Path, _time: int, _size: int) -> dict[str, Any]:
    """The same of a bundle, which is read once as long as it stays as it is."""
    said = fields_of(place, RESULTS)
    with _sound(place):
        if said["format"] not in (FORMAT, COMPARISON):
            raise ValueError(f"its format is {said['format']!r}")
        return {
            "question": "reproduce" if said["format"] == FORMAT else "compare",
            "state": "done",
            "when": str(said["provenance"]["date"]),
            "settings": _told(dict(said["protocol"])),
            "error": None,
        }


def result(place: Path) -> dict[str, Any]:
    """All that is shown of a finished run."""
    said = fields_of(place, RESULTS)
    with _sound(place):
        return {
            "figures": _figures(said),
            "measured": _measured(place, said),
            "programs": _programs(place, said),
            "provenance": _provenance(said),
            "remarks": [str(each) for each in said.get("remarks", [])],
        }


def _figures(said: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A row an order, or a search, each number with its interval."""
    if said["format"] == COMPARISON:
        return [_compared(row) for row in said["rows"]]
    return [
        {
            "series": str(row["evaluation"]),
            "order": str(row["order"]),
            "levels": int(row["levels"]),
            "games": int(row["games"]),
            "reduced": int(row["reduced"]),
            "reducible": int(row["reducible"]),
            "numbers": {name: _interval(row[name], "value") for name in NUMBERS},
        }
        for row in said["summaries"]
    ]


def _compared(row: Mapping[str, Any]) -> dict[str, Any]:
    change = [None if each is None else 100 * (each - 1) for each in _interval(row["ratio"], "mean")]
    counts = {name: [None if row[name] is None else _finite(row[name]), None, None] for name in COUNTS}
    return {"series": str(row["name"]), "order": None, "levels": None, "numbers": {"change": change} | counts}


def _interval(said: Mapping[str, Any], middle: str) -> list[float | None]:
    return [None if each is None else _finite(each) for each in (said[middle], said["low"], said["high"])]


def _finite(given: Any) -> float:
    if not math.isfinite(number := float(given)):
        raise ValueError(f"{given!r} is no number to count with")
    return number


def _measured(place: Path, said: Mapping[str, Any]) -> list[tuple[str, float]]:
    """What the histogram shows: for each game, or position, the series it belongs to and its change in percent."""
    if said["format"] == COMPARISON:
        first, *others = said["rows"]
        pairs = [(row, zip(row["nodes_by_position"], first["nodes_by_position"], strict=True)) for row in others]
        return [(str(row["name"]), _change(nodes, plain)) for row, counts in pairs for nodes, plain in counts]
    protocol = said["protocol"]
    return list(_games(place, str(protocol["recipes"][0]), int(protocol["levels"])))


def _games(place: Path, recipe: str, levels: int) -> Iterator[tuple[str, float]]:
    nodes: dict[tuple[str, str, str], dict[tuple[str, int], int]] = {}
    for row in csv.DictReader(io.StringIO(text_of(place, GAMES))):
        game = row["evaluation"], row["seed"], row["game"]
        nodes.setdefault(game, {})[row["order"], int(row["levels"])] = int(row["nodes"])
    for (evaluation, _, _), counts in nodes.items():
        yield evaluation, _change(counts[recipe, levels], counts["plain", 0])


def _change(nodes: int, base: int) -> float:
    return _finite(100 * (nodes / base - 1)) if base else 0.0


def _programs(place: Path, said: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What was learned: the programs, and what they say in English."""
    found = []
    for each in said.get("learned", [])[:MOST_PROGRAMS]:
        if not PROGRAM.fullmatch(each["file"]):
            raise ValueError(f"{each['file']!r} is no program of a bundle")
        about = {name: str(each[name]) for name in ("evaluation", "seed", "order", "levels")}
        sentences = [MINUS.sub("−", str(sentence)) for sentence in each["sentences"]]
        program = text_of(place, each["file"])
        for name in (str(said["protocol"]["game"]), *map(str, said["protocol"]["evaluations"])):  # which a comment tells
            program = program.replace(name, _told(name))
        shown = {"accuracy": _finite(each["accuracy"]), "sentences": sentences, "program": program}
        found.append(about | shown)
    return found


def _provenance(said: Mapping[str, Any]) -> dict[str, Any]:
    """Where a finished run comes from: the command that makes it again, the version, the machine."""
    about = said["provenance"]
    command = _told([str(each) for each in about["command"]])
    return {"command": command} | {name: str(about[name]) for name in ("prunus", "machine", "seconds", "date")}


def _told(said: Any) -> Any:
    """Names of files without the folders in which they lie: those are nobody's business but the owner's."""
    if isinstance(said, Mapping):
        return {name: _told(value) for name, value in said.items()}
    if isinstance(said, list | tuple):
        return [_told(each) for each in said]
    return FOLDER.sub("", said) if isinstance(said, str) else said


@contextmanager
def _sound(place: Path) -> Iterator[None]:
    """What is missing or misshapen is told in a sentence."""
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError, csv.Error) as error:
        raise BadBundle(f"run {place.name!r} is damaged: {type(error).__name__}: {error}") from error
