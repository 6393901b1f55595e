"""`prunus path PUZZLE`"""

from __future__ import annotations

from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import NODES, SECONDS, named_option
from prunus.cli.shared import json_option, position_option, print_json, show_found


@examples("path eight-puzzle -p '7 2 4 / 5 . 6 / 8 3 1'", "path eight-puzzle-2x3 -a a-star --json")
@click.command()
@click.argument("puzzle")
@position_option
@named_option("pathfinder", "--algorithm", "-a", text="", metavar="A", default="ida-star", show_default=True)
@named_option("heuristic", "--heuristic", "-e", text="How many moves are left at least.  [default: the puzzle's own]")
@named_option("ordering", "--ordering", "-o", text="Which move IDA* tries first; `static` asks the heuristic.  [default: natural]")
@click.option("--nodes", type=NODES, metavar="N", help="Stop after so many nodes.")
@click.option("--seconds", type=SECONDS, metavar="S", help="Stop after so many seconds.")
@json_option
def path(puzzle: str, position: str | None, as_json: bool, **request: Any) -> None:
    """Find a shortest way to the goal of a puzzle of one player, such as eight-puzzle. Ctrl-C ends the search."""
    from prunus.core import registry
    from prunus.searches.paths import find

    found = registry.puzzle(puzzle)
    start = found.start() if position is None else found.parse(position)
    show_found(
        lambda progress: find.find_path(start, progress=progress, **request),
        lambda way: _show(found, start, way, as_json),
    )


def _show(puzzle: Any, start: Any, way: Any, as_json: bool) -> None:
    if as_json:
        print_json(way.as_json(puzzle, start))
        return
    from prunus.draw.words import counted

    width = max(len(text) for row in puzzle.tiles(start) for text in row)
    for row in puzzle.tiles(start):
        print(" ".join(text.rjust(width) for text in row))
    if way.moves is None:
        print(f"no way was found; the shortest has at least {counted(way.at_least, 'move')}")
        print(f"stop  by {way.stopped_by}")
    else:
        print(f"way   of {counted(way.length, 'move')}, none is shorter")
        print(f"moves {' '.join(puzzle.format_line(start, way.moves)) or '–'}")
    if way.rounds:
        print(f"round {', '.join(f'{bound}: {nodes:,}' for bound, nodes in way.rounds)}")
    kept = f", {way.stored:,} positions kept" if way.stored else ""
    print(f"cost  {way.nodes:,} nodes{kept}, by {way.algorithm} with {way.heuristic}")
    print(f"time  {way.seconds:.3f} s, {way.nodes / max(way.seconds, 1e-9):,.0f} nodes a second")
