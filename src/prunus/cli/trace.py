"""`prunus trace GAME`"""

from __future__ import annotations

from pathlib import Path

import click

from prunus.cli.parameters import OUTPUT_FILE, Whole, table_option
from prunus.cli.shared import compilation_announced, find, json_option, print_json, request_options
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
    depth: int | None,
    algorithm: str | None,
    evaluation: str | None,
    ordering: str | None,
    seed: int,
    table: str | None,
    svg: Path | None,
    save: Path | None,
    limit: int,
    show: int,
    as_json: bool,
) -> None:
    """Record a search and draw it: windows on the edges, bounds on the nodes, what was pruned and why.

    Plain alpha-beta in the natural order, where nothing else is said.
    """
    from prunus.draw.svg import tree_svg
    from prunus.draw.terminal import tree_lines
    from prunus.errors import DoesNotFit
    from prunus.searches.driving.defaults import PLAIN
    from prunus.searches.shared.recording import record

    found, start = find(game, position)
    plies = found.default_depth(start) if depth is None else depth
    measure = evaluation or found.default_evaluation
    with compilation_announced():
        recording = record(
            start,
            plies,
            game=found,
            algorithm=algorithm or PLAIN["algorithm"],
            evaluation=measure,
            ordering=ordering or PLAIN["ordering"],
            seed=seed,
            table=table,
            limit=limit,
        )
    if not recording.nodes:
        raise DoesNotFit(f"{algorithm} searches by questions and leaves no trace; `prunus prove {game} --tree 50` shows such trees")
    if svg is not None:
        files.write_text(svg, tree_svg(recording, show))
    if save is not None:
        recording.save(save)
    if as_json:
        print_json(recording.as_json())
    elif svg is None:
        for line in tree_lines(recording, show):
            print(line)
