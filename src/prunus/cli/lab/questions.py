"""`prunus lab levels`, `stages`, `sorting`, `games`, `background`: the open questions of the paper"""

from __future__ import annotations

import sys
import textwrap
import time
from collections.abc import Callable
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import OUTPUT_FILE, SEED, Command, GameName, Numbers, Whole, evaluation_option
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown
from prunus.core import files

WIDTH = 120


def _asking(depth: int, positions: int, training_games: int, game: bool = True) -> Callable[[Command], Command]:
    """The options that all questions have."""

    def asking(command: Command) -> Command:
        options = [
            click.option("--depth", "-d", type=Whole(1, 512), default=depth, show_default=True, help="Plies to look ahead."),
            click.option(
                "--positions",
                type=Whole(1, 1_000_000),
                default=positions,
                show_default=True,
                metavar="N",
                help="To search, half from random play and half from games; none of them is learned from.",
            ),
            click.option(
                "--training-games",
                type=Whole(1, 1_000_000),
                default=training_games,
                show_default=True,
                metavar="N",
                help="Games to learn from.",
            ),
            click.option("--seed", type=SEED, default=1, show_default=True, help="Of games and positions."),
            click.option("--out", type=OUTPUT_FILE, metavar="FILE", help="Draw the ratios into an SVG file."),
            jobs_options,
            json_option,
        ]
        if game:
            options = [
                click.option("--game", type=GameName(), default="othello", show_default=True, help="What is played."),
                evaluation_option(),
                *options,
            ]
        for option in reversed(options):
            command = option(command)
        return command

    return asking


@examples("lab levels --depths 5-6 --positions 20")
@click.command()
@click.option(
    "--depths", type=Numbers(2, 512), default="5-10", show_default=True, metavar="D,…", help="To search: numbers and ranges."
)
@click.option(
    "--plain-to",
    type=Whole(0, 512),
    default=8,
    show_default=True,
    metavar="D",
    help="The last depth whose base is plain alpha-beta.",
)
@_asking(5, 200, 400)
def levels(depths: tuple[int, ...], plain_to: int, **request: Any) -> None:
    """How deep to order: nodes and time with the first 1, 2, 3, … levels ordered."""
    from prunus.lab.questions.levels import levels as answer

    _answered(request, lambda asked, runner: answer(asked, runner, depths, plain_to))


@examples("lab stages --positions 20 --training-games 50")
@click.command()
@click.option("--borders", type=Whole(1, 60), default=5, show_default=True, metavar="N", help="Borders to choose among.")
@_asking(5, 200, 400)
def stages(borders: int, **request: Any) -> None:
    """Rules by stage of the game, beside one program for all of it."""
    from prunus.lab.questions.stages import stages as answer

    _answered(request, lambda asked, runner: answer(asked, runner, borders))


@examples("lab sorting --game connect-four --positions 20")
@click.command()
@click.option("--full-depth", type=Whole(1, 512), metavar="D", help="Plies with table and deepening.  [default: --depth]")
@_asking(5, 200, 400)
def sorting(full_depth: int | None, **request: Any) -> None:
    """Natural, random, static, killer, history, hash, hand-made, learned and true order, alone and chained."""
    from prunus.lab.questions.sorting import sorting as answer

    _answered(request, lambda asked, runner: answer(asked, runner, full_depth))


@examples("lab games --positions 20")
@click.command()
@click.option("--games", "names", metavar="G,…", help="Which games.  [default: all that have something to learn]")
@_asking(5, 200, 100, game=False)
def games(names: str | None, **request: Any) -> None:
    """What a learned order is worth in several games."""
    from prunus.core.grammar import listed
    from prunus.lab.questions.games import GAMES
    from prunus.lab.questions.games import games as answer

    wanted = GAMES if names is None else tuple(dict.fromkeys(listed(names)))
    _answered(request, lambda asked, runner: answer(asked, runner, wanted))


@examples("lab background --positions 20")
@click.command()
@click.option("--singles/--no-singles", default=True, show_default=True, help="Leave out every predicate by itself, too.")
@_asking(5, 200, 200)
def background(singles: bool, **request: Any) -> None:
    """What the predicates are worth: groups and single ones left out."""
    from prunus.lab.questions.background import background as answer

    _answered(request, lambda asked, runner: answer(asked, runner, singles))


def _answered(request: dict[str, Any], answer: Callable[[Any, Any], Any]) -> None:
    """Ask what all questions ask for, and show what was found."""
    from prunus.lab.questions.asked import Asked

    answered(request, Asked, answer)


def answered(request: dict[str, Any], wish: Callable[..., Any], answer: Callable[[Any, Any], Any]) -> Any:
    """Ask, draw, and show; what was found. `wish` makes of the request what is asked for."""
    from prunus.draw.charts.sheet import ready
    from prunus.jobs.runner import Runner
    from prunus.lab.origin import origin
    from prunus.lab.pictures import finding_svg

    out, workers, journal, as_json = (request.pop(name) for name in ("out", "workers", "journal", "as_json"))
    if out is not None:
        ready()
    asked, started = wish(**request), time.perf_counter()
    with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
        found = answer(asked, runner)
    if out is not None:
        files.write_text(out, finding_svg(found.as_json()))
    if as_json:
        about = origin(["prunus", *sys.argv[1:]], asked.files(), time.perf_counter() - started, workers)
        print_json(found.as_json() | {"provenance": about})
    else:
        _show(found)
    return found


def _show(found: Any) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from prunus.lab.finding import table

    said = found.as_json()
    headings, rows = table(said)
    shown = Table(box=box.MARKDOWN)
    for i, heading in enumerate(headings):
        shown.add_column(heading, justify="left" if i < len(found.labels) else "right", no_wrap=True)
    for row in rows:
        shown.add_row(*row)
    print(found.title)
    Console(width=WIDTH).print(shown)
    print(textwrap.fill(f"{said['notes']} [ ]: 95 % intervals by bootstrap over positions.", WIDTH))
