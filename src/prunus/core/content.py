"""Content: what an object of the user's is made of at a moment, kept so that a change of it is noticed."""

from __future__ import annotations

import dataclasses
import functools
import marshal
import pickle
from collections.abc import Callable
from typing import Any

from prunus.core.keys import attributes_of, told


class Content:
    """What a position is made of at a moment; nothing, where that cannot be kept."""

    __slots__ = ("_kept", "_restore")

    def __init__(self, position: Any) -> None:
        self._restore: Callable[[bytes], Any] | None = None
        self._kept = b""
        kind: Any = type(position)
        if _is_frozen(kind) and _is_hashable(position):
            return
        attributes = attributes_of(position)
        for keep, restore in ((_marshalled, marshal.loads), (pickle.dumps, pickle.loads)):
            try:
                self._kept, self._restore = keep(attributes), restore
                return
            except Exception:  # whatever cannot be kept in one way is tried in the next, and else not watched
                continue

    def changed(self, position: Any) -> str | None:
        """The name of a changed attribute, "" if it can only be one in which a position remembers; None if nothing was changed."""
        if self._restore is None:
            return None
        keep = _marshalled if self._restore is marshal.loads else pickle.dumps
        attributes = attributes_of(position)
        if keep(attributes) == self._kept:
            return None
        before = self._restore(self._kept)
        for name, value in before.items():
            is_memory = name.startswith("_") or value is None
            if not is_memory and (name not in attributes or told(attributes[name]) != told(value)):
                return str(name)
        return ""


def _marshalled(attributes: dict[str, Any]) -> bytes:
    return marshal.dumps(attributes, 2)  # the second version keeps values, not who refers to whom


@functools.cache
def _is_frozen(kind: Any) -> bool:
    """Whether objects of this class refuse to be changed."""
    return dataclasses.is_dataclass(kind) and bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009 (not known to mypy)


def _is_hashable(value: Any) -> bool:
    """A list inside a value could be changed, and it has no hash."""
    try:
        hash(value)
    except TypeError:
        return False
    return True
