"""`prunus search GAME`"""

from __future__ import annotations

from typing import Any

import click

from prunus.cli.shared import chosen_ordering, compilation_announced, find, json_option, print_json, request_options


@click.command()
@request_options
@json_option
def search(
    game: str,
    position: str | None,
    depth: int | None,
    algorithm: str,
    evaluation: str | None,
    ordering: str,
    seed: int,
    as_json: bool,
) -> None:
    """Search a position and say what was found and what it cost. Ctrl-C ends the search with what is known."""
    from prunus.errors import Stopped
    from prunus.search.entry import look_ahead

    found, start = find(game, position)
    plies = found.default_depth(start) if depth is None else depth
    measure = evaluation or found.default_evaluation
    try:
        with compilation_announced():
            result = look_ahead(
                start,
                plies,
                algorithm=algorithm,
                evaluation=measure,
                ordering=chosen_ordering(ordering, found, start, measure, plies, seed),
                seed=seed,
            )
    except Stopped as stopped:
        _show(found, start, stopped.result, as_json)
        raise
    _show(found, start, result, as_json)


def _show(game: Any, start: Any, result: Any, as_json: bool) -> None:
    if as_json:
        print_json(result.as_json(game, start))
        return
    from prunus.draw.words import number

    for row in game.rows(start):
        print(" ".join(row))
    known = "nothing is known yet" if result.value is None else f"value {number(result.value)} for the player to move"
    print(f"{known}{'' if result.is_complete else ' (stopped early: the best of the moves that were finished)'}")
    print(f"line  {' '.join(game.format_line(start, result.line)) or '–'}")
    cutoffs = result.cutoffs
    print(
        f"cost  {result.nodes:,} nodes, {result.leaves:,} leaves; cutoffs: {cutoffs['alpha']:,} alpha, "
        f"{cutoffs['beta']:,} beta, {cutoffs['deep']:,} of them deep"
    )
    print(f"time  {result.seconds:.3f} s, {result.nodes / max(result.seconds, 1e-9):,.0f} nodes a second")
