"""Showing: how our things draw themselves in notebooks.

What they look like is known to `prunus.notebook`, above all rooms, which is loaded when somebody looks.
"""

from __future__ import annotations

import importlib
from contextlib import suppress
from typing import Any


def drawer(name: str) -> Any:
    """A module that draws, by its name within `prunus`; loaded now."""
    return importlib.import_module(f"prunus.{name}")


class Shown:
    """Something that a notebook shows as a picture; nothing, and so its text, where there is none."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        shown: str | None = drawer("notebook").html_of(self)
        return shown


def _position_html(position: Any) -> str | None:
    shown: str | None = drawer("notebook").position_html(position)
    return shown


def show_positions(kind: Any) -> None:
    """Let positions of a class draw themselves, unless they know how."""
    if not hasattr(kind, "_repr_html_"):
        with suppress(AttributeError, TypeError):  # a class of another language takes nothing
            kind._repr_html_ = _position_html
