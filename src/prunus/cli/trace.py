"""`prunus trace GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.parameters import OUTPUT_FILE, Whole, table_option
from prunus.cli.shared import compilation_announced, counting_shown, find, json_option, print_json, request_options
from prunus.core import files


@click.command()
@request_options
@click.option("--svg", type=OUTPUT_FILE, metavar="FILE", help="Draw the tree into an SVG file.")
@click.option("--save", type=OUTPUT_FILE, metavar="FILE", help="Save the recording as JSON.")
@click.option("--limit", type=Whole(1, 1_000_000), default=10_000, show_default=True, help="Record at most so many nodes.")
@click.option("--show", type=Whole(1, 1_000_000), default=200, show_default=True, help="Draw at most about so many nodes.")
@table_option("Remember positions in so many megabytes.")
@json_option
def trace(
    game: str,
    position: str | None,
    svg: Path | None,
    save: Path | None,
    show: int,
    as_json: bool,
    **request: Any,
) -> None:
    """Record a search and draw it: windows on the edges, bounds on the nodes, what was pruned and why.

    Plain alpha-beta in the natural order, where nothing else is said.
    """
    from prunus.draw.svg import tree_svg
    from prunus.draw.terminal import tree_lines
    from prunus.searches.shared import record as door

    found, start = find(game, position)
    given = {name: value for name, value in request.items() if value is not None}
    with compilation_announced(), counting_shown() as progress:
        recording = door.record(start, game=found, progress=progress, **given)
    if svg is not None:
        files.write_text(svg, tree_svg(recording, show))
    if save is not None:
        recording.save(save)
    if as_json:
        print_json(recording.as_json())
    elif svg is None:
        for line in tree_lines(recording, show):
            print(line)
