"""Fields: dataclasses read from JSON, every field there and of its type."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from prunus.core import files
from prunus.errors import BadGame, NotationError

Saved = TypeVar("Saved")


class Amiss(Exception):
    """What is wrong with the data, as a clause; whoever reads the file makes a sentence of it."""


def read_saved(path: Path, kind: str, form: str, saved_by: str, made: Callable[[dict[str, Any]], Saved]) -> Saved:
    """What `made` makes of the JSON in a file of this kind and form; Amiss says what does not hang together, and is refused."""
    name = f"{kind} {str(path)!r}"
    text = files.read_text(path, kind)
    data = files.parse_json(text, name)
    if not isinstance(data, dict) or data.get("format") != form:
        raise NotationError(f"{name} with", text, 0, f'a {kind} of the format "{form}"')
    try:
        return made(data)
    except (Amiss, BadGame) as error:
        raise NotationError(f"{name} with", text, None, f"what `{saved_by}` saves, and {error}") from error


def read_fields(kind: Any, data: Any, without: Collection[str] = (), where: str = "it") -> Any:
    """The dataclass `kind` from a JSON object; the names `without` may stand in the data and are not fields."""
    hints = _hints(kind)
    if not isinstance(data, dict):
        raise Amiss(f"{where} is no object")
    for name in data.keys() | hints.keys():
        if name not in data or (name not in hints and name not in without):
            raise Amiss(f"{where} {'has' if name in data else 'lacks'} {name!r}")
    return kind(**{name: _read(hint, data[name], without, f"{name!r} of {where}") for name, hint in hints.items()})


def _read(hint: Any, value: Any, without: Collection[str], where: str) -> Any:
    if is_dataclass(hint):
        return read_fields(hint, value, without, where)
    if get_origin(hint) is Literal:
        is_fitting = type(value) is str and value in get_args(hint)
    else:
        kinds = (get_origin(hint),) if get_origin(hint) in (list, dict) else get_args(hint) or (hint,)
        is_fitting = type(value) in kinds
    if not is_fitting:
        raise Amiss(f"{where} cannot be {str(value)[:40]!r}")
    if get_origin(hint) is list:
        return [_read(get_args(hint)[0], item, without, f"{number + 1} in {where}") for number, item in enumerate(value)]
    if get_origin(hint) is dict and is_dataclass(get_args(hint)[1]):
        return {name: _read(get_args(hint)[1], item, without, f"{name!r} in {where}") for name, item in value.items()}
    return value


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
