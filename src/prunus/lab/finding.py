"""A finding: the answer to a question of the lab, as a table of estimates with everything that it was made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from prunus.lab.contest import Contest
from prunus.lab.statistics import METHOD, Estimate

FORMAT = "prunus-finding 1"
FINE = 0.0995  # numbers below this are told to a thousandth, others to a hundredth: their intervals are wider than that


class Line(NamedTuple):
    """A line of the table: what it is about, and an estimate a column (None: there is none)."""

    labels: tuple[str, ...]
    numbers: tuple[Estimate | None, ...]


@dataclass(frozen=True)
class Finding:
    """`labels` and `columns` are headings; `notes` say what the numbers mean."""

    question: str
    title: str
    labels: tuple[str, ...]
    columns: tuple[str, ...]
    lines: tuple[Line, ...]
    notes: str
    settings: Mapping[str, Any]
    programs: Mapping[str, str] = field(default_factory=dict)
    contests: tuple[Contest, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """All of it; what a page shows is made from this (`table`)."""
        return {
            "format": FORMAT,
            "question": self.question,
            "title": self.title,
            "labels": list(self.labels),
            "columns": list(self.columns),
            "lines": [
                {"labels": list(line.labels), "numbers": [None if each is None else each._asdict() for each in line.numbers]}
                for line in self.lines
            ],
            "notes": " ".join(self.notes.split()),
            "interval": METHOD.replace("games", "positions"),
            "settings": dict(self.settings),
            "programs": dict(self.programs),
            "contests": [contest.as_json() for contest in self.contests],
        }


def table(said: Mapping[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Headings and cells of a finding that was written as JSON; what a line repeats of the one above is left out."""
    rows, above = [], [""] * len(said["labels"])
    for line in said["lines"]:
        labels = line["labels"]
        shown = ["" if above[: i + 1] == labels[: i + 1] and i < len(labels) - 1 else label for i, label in enumerate(labels)]
        rows.append([*shown, *(_told(number) for number in line["numbers"])])
        above = labels
    return [*said["labels"], *said["columns"]], rows


def _told(number: Mapping[str, float | None] | None) -> str:
    if number is None or number["value"] is None:
        return "–"
    estimate = Estimate(number["value"], number["low"], number["high"])
    return estimate.told("{:.3f}" if estimate.low is None or abs(number["value"]) < FINE else "{:.2f}")


def measured(contest: Contest, name: str, base: str) -> tuple[Estimate, Estimate]:
    """Nodes and time beside another contestant's."""
    return contest.of_nodes(name, base), contest.of_time(name, base)


def exact(value: float | None) -> Estimate | None:
    """A number without an interval."""
    return None if value is None else Estimate(value, None, None)
