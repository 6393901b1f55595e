"""Content: what an object of the user's is made of at a moment, kept so that it is known again and a change of it is noticed."""

from __future__ import annotations

import dataclasses
import functools
import marshal
import pickle
from typing import Any

from prunus.core.keys import attributes_of, content_of, told


class Content:
    """What a position is made of at a moment, as bytes.

    `whole` are bytes that no other content has, b"" where that cannot be said.
    """

    __slots__ = ("_kept", "whole")

    def __init__(self, position: Any) -> None:
        self.whole, self._kept = content_of(position), b""
        if not self.whole:
            self._kept = _pickled(position)

    def changed(self, position: Any) -> str | None:
        """The name of a changed attribute, "" if it can only be one in which a position remembers; None if nothing was changed."""
        if not (self.whole or self._kept):
            return None
        now = content_of(position) if self.whole else _pickled(position)
        if now == (self.whole or self._kept):
            return None
        before = marshal.loads(self.whole) if self.whole else pickle.loads(self._kept)
        attributes = attributes_of(position)
        if not isinstance(before, dict):  # it extends a list or the like, or its state is all there is
            return "content"
        for name, value in before.items():
            is_memory = name.startswith("_") or value is None
            if not is_memory and (name not in attributes or told(attributes[name]) != told(value)):
                return str(name)
        return ""


def _pickled(position: Any) -> bytes:
    try:
        return pickle.dumps(attributes_of(position))
    except Exception:  # what cannot be kept in any way is not watched
        return b""


def is_frozen(position: Any) -> bool:
    """Whether a position refuses to be changed, with all that it is made of."""
    kind: Any = type(position)
    if hasattr(kind, "has_frozen_state"):
        return bool(position.has_frozen_state())
    return _refuses_changes(kind) and _is_hashable(position)


@functools.cache
def _refuses_changes(kind: Any) -> bool:
    """Whether objects of this class refuse to be changed."""
    return dataclasses.is_dataclass(kind) and bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009 (not known to mypy)


def _is_hashable(value: Any) -> bool:
    """A list inside a value could be changed, and it has no hash."""
    try:
        hash(value)
    except TypeError:
        return False
    return True
