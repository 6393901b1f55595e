"""`prunus conspire GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import DEPTH, MEGABYTES, NODES, OUTPUT_FILE, SECONDS, Whole, evaluation_option, game_argument, value_read
from prunus.cli.shared import find, json_option, position_option, print_json, show_found, show_position
from prunus.core import files


@examples("conspire othello -p f5d6c3 --values=-10:10 --nodes 2000", "conspire tic-tac-toe -p XOX.O..X. -e win-loss-draw")
@click.command()
@game_argument
@position_option
@evaluation_option()
@click.option("--values", metavar="LOW:HIGH[:STEP]", help="The range of values.  [default: what is found nearby, and some more]")
@click.option(
    "--conspirators",
    type=Whole(0, 1_000_000),
    default=2,
    show_default=True,
    metavar="N",
    help="Values that so many leaves can bring about are likely; 0: search until the value is proved.",
)
@click.option(
    "--width", type=Whole(0, 1000), default=0, show_default=True, metavar="N", help="How many other values may stay likely."
)
@click.option("--depth", "-d", type=DEPTH, metavar="N", help="Never look further ahead than so many plies.")
@click.option("--nodes", type=NODES, metavar="N", help="Stop after so many nodes.")
@click.option("--seconds", type=SECONDS, metavar="S", help="Stop after so many seconds.")
@click.option("--megabytes", type=MEGABYTES, default=64, show_default=True, metavar="M", help="Memory of the tree.")
@click.option("--svg", type=OUTPUT_FILE, metavar="FILE", help="Draw the numbers into an SVG file.")
@json_option
def conspire(
    game: str,
    position: str | None,
    evaluation: str | None,
    values: str | None,
    conspirators: int,
    width: int,
    depth: int | None,
    nodes: int | None,
    seconds: float | None,
    megabytes: float,
    svg: Path | None,
    as_json: bool,
) -> None:
    """Conspiracy-number search: grow the tree until no small conspiracy of leaves could change the value of the root.

    Shows for every value how many leaves would have to change for the root to get there.
    """
    from prunus.draw.charts.sheet import ready
    from prunus.searches.conspiracy import conspire as door

    if svg is not None:
        ready()
    found, start = find(game, position)
    request: dict[str, Any] = {"evaluation": evaluation, "values": None if values is None else _range(values, start)}
    request |= {"conspirators": conspirators or None, "width": width, "depth": depth, "nodes": nodes}
    request |= {"seconds": seconds, "megabytes": megabytes}
    show_found(
        lambda progress: door.conspire(start, progress=progress, **request),
        lambda result: _show(found, start, result, svg, as_json),
    )


def _range(text: str, position: Any) -> range:
    """LOW:HIGH or LOW:HIGH:STEP, both ends included."""
    from prunus.core.notation import Reader
    from prunus.core.units import NUMBER

    reader = Reader("range of values", text)
    numbers = [value_read(reader.take(NUMBER, "a number"), position, "--values")]
    while reader.peek() and len(numbers) < 3:
        reader.take(":", "a colon")
        numbers.append(value_read(reader.take(NUMBER, "a number"), position, "--values"))
    reader.end()
    if len(numbers) < 2 or (len(numbers) == 3 and numbers[2] < 1):
        raise reader.error("LOW:HIGH or LOW:HIGH:STEP with a step above zero")
    return range(numbers[0], numbers[1] + 1, *numbers[2:])


def _show(game: Any, start: Any, result: Any, svg: Path | None, as_json: bool) -> None:
    from prunus.draw.charts.steps import step_svg
    from prunus.draw.terminal import step_lines
    from prunus.draw.words import number

    value, numbers = result.told(result.value), {result.told(value): leaves for value, leaves in result.numbers.items()}
    title = f"{game.name}: value {number(value)}, {result.nodes:,} nodes"
    if svg is not None:
        files.write_text(svg, step_svg(title, numbers, result.conspirators))
    if as_json:
        print_json(result.as_json(game, start))
        return
    show_position(game, start)
    likely = ", ".join(number(result.told(each)) for each in result.likely)
    proved = {"nothing": "nothing of it is proved", "value": "it is proved"}.get(result.proved, f"a proved {result.proved}")
    print(f"value {number(value)} for the player to move, {proved}; likely: {likely}")
    if not result.is_complete:
        print(f"not settled: {result.reason}")
    print(f"line  {' '.join(game.format_line(start, result.line)) or '–'}")
    print(f"cost  {result.nodes:,} nodes, {result.memory / 2**20:.1f} megabytes at hand")
    print(f"time  {result.seconds:.3f} s")
    print("     value leaves that would have to conspire")
    for line in step_lines(numbers, result.conspirators):
        print(line)
