"""Lab: the paper's experiment, or a comparison of searches, with one's own settings; past runs, and two of them side by side."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from prunus.errors import PrunusError
from prunus.web.question import BadQuestion, Question
from prunus.web.runs import kept
from prunus.web.runs.asked import go_on, offered, requested
from prunus.web.runs.folder import MOST_RUNS, folder_of, names, place_of
from prunus.web.runs.laboratory import laboratory
from prunus.web.runs.measured import news
from prunus.web.runs.run import Run
from prunus.web.runs.stream import how


def settings(question: Question) -> Mapping[str, Any]:
    """What can be chosen, and within which bounds; whether there is a folder for runs at all."""
    return {"has_folder": question.house.folder is not None, **offered(question.house)}


def start(question: Question) -> Mapping[str, Any]:
    """Begin a run, or go on with one that was not finished, which needs nothing but its name."""
    folder_of(question.house)
    name = _name(question)
    place = place_of(question.house, name)
    if not question.has("question"):
        go_on(question.house, name, question.visitor)
        return run(question)
    if place.exists():
        raise BadQuestion("run", f"there is a run {name!r} already: give another name")
    if len(names(question.house)) >= MOST_RUNS:
        raise BadQuestion("run", f"the folder holds {MOST_RUNS} runs already: move some of them away")
    laboratory(question.house).start(place, requested(question, name))
    return run(question)


def _name(question: Question, field: str = "run") -> str:
    return question.text(field, longest=200)


def listed(question: Question) -> Mapping[str, Any]:
    """All runs, the newest first; one that cannot be read says so in its place."""
    if question.house.folder is None:
        return {"runs": [], "has_folder": False}
    found: list[dict[str, Any]] = []
    for name in names(question.house):
        try:
            about = kept.described(place_of(question.house, name))
            found.append(about | {part: how(question.house, name)[part] for part in ("state", "share", "error")})
        except PrunusError as error:
            about = {
                "name": name,
                "question": None,
                "state": "damaged",
                "when": "",
                "settings": {},
                "share": 0,
                "error": str(error),
            }
            found.append(about)
    return {"runs": sorted(found, key=lambda each: each["when"], reverse=True), "has_folder": True}


def run(question: Question) -> Mapping[str, Any]:
    """One run: what was asked, how it is doing, what was measured so far, and if it is done, what came of it."""
    name = _name(question)
    place = place_of(question.house, name)
    about = kept.described(place) | how(question.house, name)
    if about["state"] == "done":
        return about | kept.result(place)
    return about | {"measured": news(place).measured, "figures": [], "programs": [], "provenance": None, "remarks": []}


def cancel(question: Question) -> Mapping[str, Any]:
    """End a run; it can be started again. Who started it can do that, and who sits at the machine of the server."""
    name = _name(question)
    kept.described(place_of(question.house, name))
    here = question.visitor.address

    def may_cancel(run: Run) -> bool:
        return run.address == here or _is_loopback(here)

    laboratory(question.house).cancel(name, may_cancel)
    return {"run": name}


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def compared(question: Question) -> Mapping[str, Any]:
    """Two finished runs: the settings in which they differ, every number that both have, and what each has measured."""
    about, rows, measured = [], [], []
    for field in ("run", "with"):
        place = place_of(question.house, _name(question, field), field)
        said = kept.described(place)
        if said["state"] != "done":
            raise BadQuestion(field, f"run {place.name!r} is not finished, so that there is nothing to compare")
        result = kept.result(place)
        about.append(said)
        rows.append({_key(row, said["settings"]): row["numbers"] for row in result["figures"]})
        series: dict[str, list[float]] = {}
        for name, change in result["measured"]:
            series.setdefault(name, []).append(change)
        measured.append(series)
    settings = sorted({*about[0]["settings"], *about[1]["settings"]})
    pairs = [(name, *(each["settings"].get(name) for each in about)) for name in settings]
    return {
        "runs": about,
        "settings": [{"name": name, "first": first, "second": second} for name, first, second in pairs if first != second],
        "pictures": [{"series": each, "measured": [one[each] for one in measured]} for each in measured[0] if each in measured[1]],
        "rows": list(_common(*rows)),
        "alone": [_alone(*rows), _alone(*rows[::-1])],
    }


def _key(row: Mapping[str, Any], settings: Mapping[str, Any]) -> tuple[Any, ...]:
    """By what rows are held against each other: what was learned is, whoever learned it."""
    is_learned = row["order"] is not None and row["order"] in settings.get("recipes", [])[:1]
    return row["series"], "learned" if is_learned else row["order"], row["levels"]


def _common(one: Mapping[Any, Any], other: Mapping[Any, Any]) -> Iterator[dict[str, Any]]:
    """Every number that both have; what was learned comes first."""
    for key in sorted((key for key in one if key in other), key=lambda key: key[1] != "learned"):
        for name in (name for name in one[key] if name in other[key]):
            first, second = one[key][name], other[key][name]
            difference = None if first[0] is None or second[0] is None else second[0] - first[0]
            row = {"series": key[0], "order": key[1], "levels": key[2], "number": name}
            yield row | {"first": first, "second": second, "difference": difference}


def _alone(one: Mapping[Any, Any], other: Mapping[Any, Any]) -> list[str]:
    """What only one of two runs has."""
    return [" ".join(str(part) for part in key if part is not None) for key in one if key not in other]


QUESTIONS: dict[str, Callable[[Question], Mapping[str, Any]]] = {
    "settings": settings,
    "start": start,
    "runs": listed,
    "run": run,
    "cancel": cancel,
    "compared": compared,
}
