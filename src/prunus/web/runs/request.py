"""What a run was asked, as it stands in its folder, and whether it is wanted: then a server that is started goes on with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.lab.bundle import BadBundle
from prunus.web.runs.folder import REQUEST, fields_of

FORMAT = "prunus-request 1"
KINDS = ("reproduce", "compare")


@dataclass(frozen=True)
class Request:
    """`fields` are the visitor's own, which are checked again before a run goes on; `settings` is what they come to."""

    kind: str
    fields: Mapping[str, Any]
    settings: Mapping[str, Any]
    command: Sequence[str]
    workers: str
    when: str
    address: str  # whose it is: who may cancel it, and whose places in the queue it takes
    is_wanted: bool = True
    error: str | None = None  # why it failed

    def write(self, place: Path) -> None:
        files.write_json(place / REQUEST, {"format": FORMAT} | asdict(self), indent=1)

    @classmethod
    def read(cls, place: Path) -> Request:
        said = fields_of(place, REQUEST)
        kinds = {"Mapping[str, Any]": dict, "Sequence[str]": list, "str": str, "bool": bool, "str | None": str | None}
        if said.get("format") != FORMAT or said.get("kind") not in KINDS:
            raise BadBundle(f"{REQUEST} of run {place.name!r} is not of the format {FORMAT!r}")
        for each in fields(cls):
            if not isinstance(said.get(each.name), kinds[str(each.type)]):
                raise BadBundle(f"{REQUEST} of run {place.name!r} is damaged: {each.name} makes no sense")
        return cls(**{each.name: said[each.name] for each in fields(cls)})


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
