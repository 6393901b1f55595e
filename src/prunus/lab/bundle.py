"""A bundle: the folder that holds all of a run, so that anyone can look at it, use its numbers, and repeat it.

results.json      what was asked (the protocol), what came of it, and where it comes from
games.csv         one row a game and order
programs/         what was learned
files/            the user's own that took part, with what Python files import from beside them; a folder for the digest of each
report.html       the same for people, with the plots that lie beside it
journal.sqlite    every answer, so that a run that was stopped goes on
"""

from __future__ import annotations

import csv
import hashlib
import io
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.imports import with_neighbours
from prunus.errors import PrunusError
from prunus.jobs.job import canonical, file_digests
from prunus.lab.paper import Experiment, Learned, Row, orders_of
from prunus.lab.protocol import Protocol
from prunus.lab.summary import comparisons, summaries

FORMAT = "prunus-bundle 1"
RESULTS, GAMES, PROGRAMS, JOURNAL, FILES = "results.json", "games.csv", "programs", "journal.sqlite", "files"
LEARNED_NUMBERS = ("clauses", "accuracy", "cost", "examples", "positions")


class BadBundle(PrunusError):
    """A folder that is not a bundle, or no longer the one that was written."""


@dataclass(frozen=True)
class Bundle:
    """An experiment as it was read from its folder, and what is said of it there."""

    folder: Path
    experiment: Experiment
    said: dict[str, Any]  # results.json


def write(folder: Path, experiment: Experiment, provenance: dict[str, Any]) -> dict[str, Any]:
    """Put an experiment into its folder, but for report and plots; what stands in results.json."""
    files.make_folder(folder / PROGRAMS)
    for each in experiment.learned:
        files.write_text(folder / PROGRAMS / each.file, each.program)
    for name, digest in provenance["files"].items():
        files.make_folder(_kept(folder, name, digest).parent)
        for file, content in with_neighbours(Path(name), files.read_bytes(Path(name), "file")).items():
            place = _kept(folder, name, digest).parent / file.relative_to(Path(name).parent)
            files.make_folder(place.parent)
            files.write_bytes(place, content)
    files.write_text(folder / GAMES, _table(experiment.rows))
    said = results(experiment) | {"provenance": provenance}
    files.write_json(folder / RESULTS, said, indent=1)
    return said


def results(experiment: Experiment) -> dict[str, Any]:
    """What an experiment comes to, as JSON."""
    return {
        "format": FORMAT,
        "protocol": experiment.protocol.as_json(),
        "summaries": [each.as_json() for each in summaries(experiment)],
        "comparisons": [each.as_json() for each in comparisons(experiment)],
        "learned": [about(each) for each in experiment.learned],
        "answers": answers_digest(experiment),
    }


def answers_digest(experiment: Experiment) -> str:
    """The same for experiments that have found the same, however long it took."""
    rows = [row._replace(seconds=0.0) for row in experiment.rows]
    return hashlib.sha256(canonical([rows, [each.program for each in experiment.learned]]).encode()).hexdigest()


def refuse_another(folder: Path, protocol: Protocol) -> None:
    """A folder that holds the run of another protocol is left as it is."""
    if (folder / RESULTS).exists():
        said = files.read_json(folder / RESULTS, "bundle")
        if not isinstance(said, dict) or said.get("protocol") != protocol.as_json():
            raise BadBundle(f"{str(folder)!r} holds the run of another protocol, which is left as it is: name another folder")


def read(folder: Path) -> Bundle:
    """A bundle that was written; BadBundle where something is missing or does not fit together."""
    said = files.read_json(folder / RESULTS, "bundle")
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise BadBundle(f"{str(folder / RESULTS)!r} is not of the format {FORMAT!r}")
    try:
        places = _places(folder, dict(said["provenance"]["files"]))
        protocol = Protocol.from_json(said["protocol"], f"the protocol of {str(folder)!r}", places)
        learned = [_restored(folder, protocol, each) for each in said["learned"]]
        rows = _rows(folder / GAMES)
        _check_rows(protocol, learned, rows)
        said["comparisons"], said["provenance"]["code"], said["answers"]
        if not all(isinstance(each, dict) for each in said["summaries"]):
            raise TypeError("a summary is a table of fields")
    except (KeyError, TypeError, ValueError, csv.Error) as error:
        raise BadBundle(f"bundle {str(folder)!r} is damaged: {type(error).__name__}: {error}") from error
    return Bundle(folder, Experiment(protocol, learned, rows), said)


def _kept(folder: Path, name: str, digest: str) -> Path:
    """Where a file of the user's is kept."""
    return folder / FILES / digest[:16] / Path(name).name


def _places(folder: Path, digests: dict[str, str]) -> dict[str, str]:
    """The files that a bundle keeps: where each lies. They are what they were; where there is none, the user's own is meant."""
    found = {}
    for name, digest in digests.items():
        if not re.fullmatch("[0-9a-f]{64}", digest):
            raise ValueError(f"{digest!r} is no digest of a file")
        place = str(_kept(folder.resolve(), name, digest))
        if os.path.isfile(place):
            if file_digests([place])[place] != digest:
                raise ValueError(f"{place!r} is not what it was when the run was made")
            if re.search("[+:]", place):  # which part the names of a request
                raise BadBundle(
                    f"the files of bundle {str(folder)!r} cannot be named, for its folder has a + or : in its name: move it"
                )
            found[name] = place
    return found


def about(learned: Learned) -> dict[str, Any]:
    head = {"evaluation": learned.evaluation, "seed": learned.seed, "order": learned.order, "levels": learned.levels}
    numbers = {name: getattr(learned, name) for name in LEARNED_NUMBERS}
    return head | numbers | {"sentences": list(learned.sentences), "file": f"{PROGRAMS}/{learned.file}"}


def _restored(folder: Path, protocol: Protocol, said: dict[str, Any]) -> Learned:
    choices = {"evaluation": protocol.evaluations, "seed": protocol.seeds, "order": protocol.recipes, "levels": ("first", "all")}
    for name, known in choices.items():
        if said[name] not in known:
            raise ValueError(f"{name} {said[name]!r} of what was learned is not one of the protocol's")
    fields = {name: value for name, value in said.items() if name != "file"}
    learned = Learned(program="", **(fields | {"sentences": tuple(fields["sentences"])}))
    # The name is made from what was learned, not taken from the file: a bundle names no file outside of its folder.
    program = files.read_text(folder / PROGRAMS / learned.file, "program")
    return Learned(**(vars(learned) | {"program": program}))


def _table(rows: Sequence[Row]) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(Row._fields)
    table.writerows(row._replace(seconds=round(row.seconds, 6)) for row in rows)
    return text.getvalue()


def _rows(path: Path) -> list[Row]:
    table = csv.reader(io.StringIO(files.read_text(path, "table of games")))
    if next(table, None) != list(Row._fields):
        raise ValueError(f"{path.name} has other columns")
    kinds = [str, int, int, str, str, int, int, int, int, float]
    return [Row(*(kind(cell) for kind, cell in zip(kinds, line, strict=True))) for line in table]


def _check_rows(protocol: Protocol, learned: Sequence[Learned], rows: Sequence[Row]) -> None:
    """Every game of the protocol has a row for every order, and numbers that can be counted with."""
    wanted = {
        (evaluation, seed): {(order.name, order.levels) for order in orders_of(protocol, programs)}
        for evaluation in protocol.evaluations
        for seed in protocol.seeds
        for programs in [[each for each in learned if (each.evaluation, each.seed) == (evaluation, seed)]]
    }
    met = {(row.evaluation, row.seed, row.game, row.order, row.levels) for row in rows}
    if len(met) < len(rows) or len(met) != protocol.games * sum(map(len, wanted.values())):
        raise ValueError(f"{GAMES} has not one row for every game and order")
    for row in rows:
        if (row.order, row.levels) not in wanted.get((row.evaluation, row.seed), ()) or not 0 <= row.game < protocol.games:
            raise ValueError(f"{GAMES} has a game that is not one of the protocol's: {row.evaluation}, seed {row.seed}, {row.game}")
        if not (0 <= row.nodes < 2**63 and 0 <= row.seconds < float("inf")):
            raise ValueError(f"{GAMES} has nodes or seconds that nobody can have counted: {row.nodes}, {row.seconds}")
    for evaluation in protocol.evaluations:
        if not any((each.evaluation, each.levels) == (evaluation, "first") for each in learned):
            raise ValueError(f"nothing was learned for {evaluation}")
