"""What tests search with: plain alpha-beta where they say nothing else, and what can be named without an argument."""

from __future__ import annotations

from typing import Any

import click

import prunus
from prunus.core.registry import all_games, entries, game
from prunus.core.rows import is_row
from prunus.searches.driving.parts import asking, is_drawn

MANY_MOVES = 24


def look_ahead(position: Any, depth: int | None = None, **request: Any) -> prunus.Result:
    """The search of the lectures, without a table, at once; deepened where there is a limit, as every search is.

    Where nothing is drawn, a seed, which would be refused, is left out: so laws can go over all orderings.
    """
    if request.get("algorithm") in asking():
        return prunus.search(position, depth, **{"evaluation": "win-loss-draw"} | request)
    if not is_drawn(request.get("algorithm"), request.get("ordering") or prunus.PLAIN["ordering"]):
        request.pop("seed", None)
    is_limited = depth is None or "nodes" in request or "seconds" in request
    plain: dict[str, Any] = {**prunus.PLAIN, "evaluation": "win-loss-draw", "deepening": is_limited}
    return prunus.search(position, depth, **plain | {name: value for name, value in request.items() if value is not None})


def without_argument(kind: str) -> dict[str, Any]:
    return {name: entry for name, entry in entries(kind).items() if not entry.argument.startswith(":")}


def games_for_laws() -> list[str]:
    """Every game; one that begins with many moves on the first of its other boards that does not, so that laws take seconds."""
    boards = [(name, *each.variants) for name, each in all_games().items()]
    return [next((board for board in names if game(board).start().move_count() <= MANY_MOVES), names[0]) for names in boards]


def boards_of_rows(most_moves: int = 20) -> list[str]:
    """The games and boards whose positions are rows and that begin with few moves, so that all of three plies can be looked at."""
    boards = [board for name, each in all_games().items() for board in (name, *each.variants)]
    starts = {board: game(board).start() for board in boards}
    return [board for board, start in starts.items() if is_row(start) and start.move_count() <= most_moves]


def known_games() -> list[str]:
    """The games that have predicates of their own; puzzles have laws of their own, and libraries need not be there."""
    return sorted(entries("knowledge").keys() - entries("puzzle").keys() - entries("adapter").keys())


def commands_of(group: Any) -> dict[str, Any]:
    """The commands of a group, which may load them when they are asked for."""
    context = click.Context(group, **group.context_settings)
    return {name: group.get_command(context, name) for name in group.list_commands(context)}
