"""What the commands share that other programs start and talk to in lines."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import click

from prunus.cli.folding import as_it_is
from prunus.cli.parameters import SEED, named_option
from prunus.cli.shared import compilation_announced

if TYPE_CHECKING:  # a command that is asked for its help loads no games
    from prunus.players.protocols.shared import Say, Server

Command = TypeVar("Command", bound=Callable[..., Any])


def player_options(command: Command) -> Command:
    """Who plays."""
    seed = click.option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Of what is drawn.")
    text = "Who plays; several are joined by +."
    return named_option("player", "--player", text=text, default="level:best", show_default=True)(seed(command))


def serve(made: Callable[[Say], Server]) -> None:
    """Talk over standard input and output. Nothing but the protocol is written there: what else is printed goes to stderr."""
    out = as_it_is(sys.stdout)

    def say(line: str) -> None:
        print(line, file=out, flush=True)

    with contextlib.redirect_stdout(sys.stderr), compilation_announced():
        made(say).serve(_lines())


def _lines() -> Iterator[str]:
    """What the other program says, line by line as it comes; what is no text is not understood, and no reason to end."""
    if sys.stdin is None:
        return
    while line := sys.stdin.buffer.readline():
        yield line.decode(errors="replace").rstrip("\r\n")
