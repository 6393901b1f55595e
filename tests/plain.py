"""What tests search with: plain alpha-beta where they say nothing else, and what can be named without an argument."""

from __future__ import annotations

from typing import Any

import click

import prunus
from prunus.core.registry import entries
from prunus.searches.driving.parts import asking


def look_ahead(position: Any, depth: int | None = None, **request: Any) -> prunus.Result:
    """The search of the lectures, without a table, at once; deepened where there is a limit, as every search is."""
    if request.get("algorithm") in asking():
        return prunus.search(position, depth, **{"evaluation": "win-loss-draw"} | request)
    is_limited = depth is None or "nodes" in request or "seconds" in request
    plain: dict[str, Any] = {**prunus.PLAIN, "evaluation": "win-loss-draw", "deepening": is_limited}
    return prunus.search(position, depth, **plain | {name: value for name, value in request.items() if value is not None})


def without_argument(kind: str) -> dict[str, Any]:
    return {name: entry for name, entry in entries(kind).items() if not entry.argument.startswith(":")}


def commands_of(group: Any) -> dict[str, Any]:
    """The commands of a group, which may load them when they are asked for."""
    context = click.Context(group)
    return {name: group.get_command(context, name) for name in group.list_commands(context)}
