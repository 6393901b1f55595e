"""`prunus trace GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import OUTPUT_FILE, Whole, table_option, value_read
from prunus.cli.shared import compilation_announced, counting_shown, find, json_option, print_json, refuse_dropped, request_options
from prunus.core import files


@examples(
    "trace tree -p '[[3, 12, 8], [2, x, y], [14, 5, 2]]'",
    "trace tree -a mtdf -p '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' --html mtdf.html",
    "trace tic-tac-toe -p XOX.O..X. -a alpha-beta --svg tree.svg",
)
@click.command()
@request_options(algorithm="alpha-beta", ordering="natural")
@click.option("--svg", type=OUTPUT_FILE, metavar="FILE", help="Draw the tree into an SVG file.")
@click.option("--save", type=OUTPUT_FILE, metavar="FILE", help="Save the recording as JSON.")
@click.option("--steps", type=OUTPUT_FILE, metavar="FILE", help="Save the search step by step as JSON, to be played.")
@click.option("--html", type=OUTPUT_FILE, metavar="FILE", help="Write a page that plays the search step by step.")
@click.option("--animated", type=OUTPUT_FILE, metavar="FILE", help="Draw a small search as an SVG that plays by itself.")
@click.option("--limit", type=Whole(1, 1_000_000), default=10_000, show_default=True, help="Record at most so many nodes.")
@click.option("--show", type=Whole(1, 1_000_000), default=200, show_default=True, help="Draw at most about so many nodes.")
@click.option(
    "--threshold", "-t", metavar="N", help="The value to reach, where --steps or --html are those of a prover.  [default: 1, a win]"
)
@table_option("Remember positions in so many megabytes.")
@json_option
def trace(
    game: str,
    position: str | None,
    svg: Path | None,
    save: Path | None,
    steps: Path | None,
    html: Path | None,
    animated: Path | None,
    show: int,
    threshold: str | None,
    as_json: bool,
    **request: Any,
) -> None:
    """Record a search and draw it: windows on the edges, bounds on the nodes, what was pruned and why."""
    from prunus.draw.svg import tree_svg
    from prunus.draw.terminal import tree_lines
    from prunus.searches.driving.parts import is_asking, is_sampling
    from prunus.searches.shared import record as door

    found, start = find(game, position)
    given = {name: value for name, value in request.items() if value is not None}
    if (is_asking(given.get("algorithm")) or is_sampling(given.get("algorithm"))) and (steps is not None or html is not None):
        refuse_dropped("svg animated save show as_json", f"{given['algorithm']} has no windows to draw, and its steps are saved")
        _step_through(found, start, threshold, (steps, html), given)
        return
    refuse_dropped("threshold", "only the steps of a prover ask for a value")
    with compilation_announced(), counting_shown() as progress:
        recording = door.record(start, game=found, progress=progress, **given)
    if svg is not None:
        files.write_text(svg, tree_svg(recording, show))
    if animated is not None:
        files.write_text(animated, recording.animated())
    if save is not None:
        recording.save(save)
    if steps is not None:
        recording.script().save(steps)
    if html is not None:
        files.write_text(html, recording.html())
    if as_json:
        print_json(recording.as_json())
    elif svg is None and steps is None and html is None and animated is None:
        for line in tree_lines(recording, show):
            print(line)


def _step_through(
    game: Any, start: Any, threshold: str | None, wanted: tuple[Path | None, Path | None], request: dict[str, Any]
) -> None:
    """A prover has no windows to draw: its steps are saved, as JSON or as a page, and nothing else."""
    from prunus.searches.steps.step_through import step_through

    goal = None if threshold is None else value_read(threshold, start, "--threshold")
    with compilation_announced(), counting_shown() as progress:
        script = step_through(start, game=game, threshold=goal, progress=progress, **request)
    steps, html = wanted
    if steps is not None:
        script.save(steps)
    if html is not None:
        files.write_text(html, script.html())
