"""What the commands share: options, and ways to speak to people and to programs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from prunus.cli.folding import as_it_is
from prunus.cli.parameters import DEPTH, OUTPUT_FILE, SEED, Command, evaluation_option, game_argument, named_option
from prunus.cli.signals import open_lines
from prunus.core.requests import NodeListener, ShareListener

BEST = "the best known"
NOTATION = "in the notation of the game."

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
position_option = click.option("--position", "-p", metavar="P", help=f"Where to begin, {NOTATION}")


def request_options(algorithm: str = BEST, ordering: str = BEST) -> Callable[[Command], Command]:
    """The options that say what is to be searched, and how; `algorithm` and `ordering` are told as what is taken otherwise."""

    def with_options(command: Command) -> Command:
        for option in (
            click.option("--seed", type=SEED, metavar="N", help="Of what is drawn, such as the random ordering.  [default: 0]"),
            named_option("ordering", "--ordering", "-o", text=f"Chained with +, as in hash+killer+history.  [default: {ordering}]"),
            evaluation_option(),
            named_option(
                "algorithm",
                "--algorithm",
                "-a",
                text=f"Or by questions: {{asking}}; or by random games: {{sampling}}.  [default: {algorithm}]",
            ),
            click.option("--depth", "-d", type=DEPTH, metavar="N", help="Plies to search.  [default: the game's own]"),
            position_option,
        ):
            command = option(command)
        return game_argument(command)

    return with_options


def workers_option(default: str) -> Callable[[Command], Command]:
    """Who performs jobs."""
    text = "So many processes, all cores, or the address of a dask scheduler."
    return click.option("--workers", metavar="N|all|ADDRESS", default=default, show_default=True, help=text)


def jobs_options(command: Command) -> Command:
    """The options of work that consists of many jobs."""
    text = "Keep every answer there; work that was stopped goes on from there."
    return workers_option("1")(click.option("--journal", type=OUTPUT_FILE, metavar="FILE", help=text)(command))


def find(game: str, position: str | None) -> tuple[Any, Any]:
    """The game and the position that the user names."""
    from prunus.core import registry

    found = registry.game(game)
    return found, found.start() if position is None else found.read(position)


def refuse_dropped(names: str, because: str) -> None:
    """Refuse those of the named options that the user has given and this request would drop in silence."""
    context = click.get_current_context()
    for name in names.split():
        if context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
            option = next(each for each in context.command.params if each.name == name)
            given = " and ".join([*option.opts[:1], *option.secondary_opts]) if option.secondary_opts else max(option.opts, key=len)
            raise click.UsageError(f"{because}: {given} would say nothing")


def is_quiet() -> bool:
    """Whether a program is listening: with --json nothing but errors is said on stderr."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.params.get("as_json"))


def print_json(value: dict[str, Any]) -> None:
    """One object on one line."""
    print(json.dumps(value), file=as_it_is(sys.stdout))


def show_position(game: Any, position: Any) -> None:
    """The board with its coordinates, what its signs mean, and who is to move; nothing of a game that has no board."""
    from prunus.draw.text_board import board_lines, board_of, legend, text_of

    board = board_of(game, position)
    if board is None:
        for row in game.rows(position):
            print(" ".join(row))
        return
    for line in board_lines(board):
        print(text_of(line))
    player = "" if position.is_over() else game.player(position)
    if said := "; ".join([*([f"{player} to move"] if player else []), *map(text_of, legend(board, has_colour=False))]):
        print(said)


class Announcement:
    """One line on stderr about all that is compiled: what, while it is, and how long it took."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, float]] = []  # what is being compiled, the innermost last

    @property
    def is_open(self) -> bool:
        return self in open_lines

    def begin(self, kernel: str) -> None:
        if not self.begun:
            self._write(f", {kernel}" if self.is_open else f"prunus: compiling {kernel}")
        self.begun.append((kernel, time.perf_counter()))

    def end(self, kernel: str) -> None:
        names = [name for name, _ in self.begun]
        if kernel in names:
            del self.begun[names.index(kernel) + 1 :]
            _, since = self.begun.pop()
            if not self.begun:
                self._write(f" ({time.perf_counter() - since:.1f} s)")

    def close(self) -> None:
        if self.is_open:
            self._write("; only once, or ahead of time by `prunus warm-up`\n")
            open_lines.remove(self)

    def _write(self, text: str) -> None:
        if not self.is_open:
            open_lines.append(self)
        print(text, end="", file=sys.stderr, flush=True)


@contextmanager
def compilation_announced() -> Iterator[None]:
    """Say on stderr what has to be compiled and how long it took, in a line."""
    from prunus.core.cache import compile_listeners, compiled_listeners

    if is_quiet():
        yield
        return
    announcement = Announcement()
    compile_listeners.append(announcement.begin)
    compiled_listeners.append(announcement.end)
    try:
        yield
    finally:
        compile_listeners.remove(announcement.begin)
        compiled_listeners.remove(announcement.end)
        announcement.close()


@contextmanager
def progress_shown() -> Iterator[ShareListener]:
    """A bar on stderr for work that reports (what it does, how much of it is done)."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()  # how long it takes is in what is reported
    with Progress(*columns, console=console, transient=True, disable=is_quiet() or not console.is_terminal) as bar:
        task = bar.add_task("Beginning", total=1.0)

        def show(message: str, share: float) -> None:
            bar.update(task, description=message, completed=share)

        yield show


def show_found(find: Callable[[NodeListener | None], Any], show: Callable[[Any], None]) -> None:
    """Show what `find(progress)` has found; where it was stopped, what was known by then."""
    from prunus.errors import Stopped

    try:
        with compilation_announced(), counting_shown() as progress:
            found = find(progress)
    except Stopped as stopped:
        show(stopped.result)
        raise
    show(found)


@contextmanager
def counting_shown() -> Iterator[NodeListener | None]:
    """A counter of nodes on stderr, where people look at it."""
    if is_quiet() or sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console

    with Console(stderr=True).status("searching …") as status:
        yield lambda nodes: status.update(f"searching … {nodes:,} nodes")
