"""Whether a bundle is true: what it says is counted again from its games, and its games are played again, all or a part of them."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from prunus.errors import OutOfRange
from prunus.jobs.job import code_digest, file_digests
from prunus.jobs.runner import Runner
from prunus.lab.bundle import Bundle, about, results
from prunus.lab.paper import Row, counted_again, reproduce

MOST_SHOWN = 20


@dataclass
class Agreement:
    """How many numbers were compared, and those that differ, each as a sentence."""

    numbers: int = 0
    differences: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def compare(self, name: str, said: Any, found: Any, source: str = "now it is") -> None:
        """One number or text: what the bundle says, and what came out now. Means may differ in their last digits."""
        self.numbers += 1
        is_close = isinstance(said, float) and isinstance(found, float) and math.isclose(said, found, rel_tol=1e-9)
        if said != found and not is_close:
            self.differences.append(f"{name}: the bundle says {said!r}, {source} {found!r}")


def rerun(bundle: Bundle, runner: Runner, sample: float = 1.0) -> Agreement:
    """Repeat the experiment, or with the programs of the bundle a sample of its games. Times are not compared."""
    if not 0 < sample <= 1:
        raise OutOfRange(f"a sample is a share above 0 and at most 1, not {sample}")
    agreement = Agreement()
    if bundle.said["provenance"]["code"] != code_digest():
        agreement.remarks.append("this is another version of the code than the bundle was made with")
    experiment = bundle.experiment
    for name, digest in bundle.said["provenance"].get("files", {}).items():
        if os.path.isfile(name) and file_digests([name])[name] != digest:
            used = "the one of the bundle is used" if name in experiment.protocol.places else "the bundle keeps no other"
            agreement.remarks.append(f"file {name!r} is not what it was when the bundle was made: {used}")
    if sample == 1:
        again = reproduce(experiment.protocol, runner)
        said_of, found_of = ({each.file: each for each in run.learned} for run in (experiment, again))
        for name in sorted({*said_of, *found_of}):
            one, other = (None if each is None else about(each) for each in (said_of.get(name), found_of.get(name)))
            for path, said, found in _leaves(one, other):
                agreement.compare(f"program {name}, {path}", said, found)
            text, text_now = (None if each is None else each.program for each in (said_of.get(name), found_of.get(name)))
            agreement.compare(f"program {name}", text, text_now)
        rows = list(again.rows)
    else:
        games = sorted({(row.evaluation, row.seed, row.game) for row in experiment.rows})
        chosen = set(random.Random(1).sample(games, max(1, round(sample * len(games)))))
        rows = counted_again(experiment, chosen, runner)
    known = {_place(row): row for row in experiment.rows}
    for row in rows:
        said_row, (evaluation, seed, game, order, levels) = known.get(_place(row)), _place(row)
        for name in ("start", "plies", "value", "nodes"):
            where = f"{evaluation}, seed {seed}, game {game}, {order} at {levels}: {name}"
            agreement.compare(where, getattr(said_row, name, None), getattr(row, name))
    if sample == 1 and len(rows) != len(known):
        agreement.differences.append(f"the bundle has {len(known):,} rows of games, now there are {len(rows):,}")
    for path, said, found in _leaves(_numbers(bundle.said), _numbers(results(experiment))):
        agreement.compare(f"results.json, {path}", said, found, "its own games give")
    return agreement


def _place(row: Row) -> tuple[str, int, int, str, int]:
    return row.evaluation, row.seed, row.game, row.order, row.levels


def _numbers(said: dict[str, Any]) -> dict[str, Any]:
    """What follows from the games and programs; times that were rounded in the table are left out."""
    summaries = [{name: value for name, value in each.items() if name != "time"} for each in said["summaries"]]
    return {"summaries": summaries, **{name: said[name] for name in ("comparisons", "answers")}}


def _leaves(said: Any, found: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every number and text of two values of the same form, with its place; where the forms differ, the whole."""
    if isinstance(said, dict) and isinstance(found, dict) and said.keys() == found.keys():
        for name in said:
            yield from _leaves(said[name], found[name], f"{path}.{name}" if path else name)
    elif isinstance(said, list | tuple) and isinstance(found, list | tuple) and len(said) == len(found):
        for i, (one, other) in enumerate(zip(said, found, strict=True)):
            yield from _leaves(one, other, f"{path}[{i}]")
    else:
        yield path, said, found
