"""The `prunus` command."""

from __future__ import annotations

import gc
import importlib
import io
import json
import logging
import sys
import traceback
from collections.abc import Iterable, Mapping
from typing import Any

import click

from prunus.cli import signals
from prunus.cli.failure import Failure, failure_of, stopped
from prunus.cli.folding import as_it_is, lines_folded
from prunus.cli.group import Group
from prunus.cli.plain import speak_plainly
from prunus.errors import Stopped

SECTIONS = {
    "Play": {
        "play": "Play a game in the terminal: type a move, or `help`.",
        "analyse": "Judge every move of a game.",
        "match": "Let players play: who is better, and by how much.",
        "records": "Read the games of a file, and write them otherwise.",
    },
    "See and teach": {
        "serve": "Show the page: step, play, prove, learn in a browser.",
        "trace": "Record a search and draw its tree.",
        "exercises": "Make exercises on trees, and check answers.",
        "demo": "Show what the order of moves is worth.",
    },
    "Games": {
        "games": "List the games, and the evaluations of each.",
        "check": "Look for mistakes in a game, one's own first of all.",
    },
    "Search and solve": {
        "search": "Search a position: what was found, and what it cost.",
        "solve": "Solve a position exactly: value, best moves and line.",
        "certify": "Solve a position and write a proof of it.",
        "verify": "Check a proof with the rules of its game alone.",
        "prove": "Ask whether the player to move can reach a value.",
        "conspire": "Search by conspiracy numbers.",
        "perft": "Count the positions exactly DEPTH plies deep.",
        "path": "Find a shortest way to the goal of a puzzle.",
        "compare": "Search the same positions in several ways.",
        "book": "Opening books: searched positions, kept in a file.",
        "fit-prob-cut": "Fit the parameters of prob-cut to a game.",
    },
    "Learn": {
        "learn": "Learn from played games which moves to try first.",
        "explain": "Say in English what a learned program prefers.",
        "train": "Learn from the rules what positions are worth.",
    },
    "Experiments": {
        "reproduce": "Repeat the paper's experiment.",
        "rerun": "Repeat the run that a folder holds; say what agrees.",
        "lab": "Experiments on what lectures and papers say.",
    },
    "For other programs": {
        "nboard": "Play Othello for programs that speak NBoard.",
        "gtp": "Play Othello for programs that speak GTP.",
        "ugi": "Play any game for programs that speak UGI.",
        "uci": "Play chess for programs that speak UCI.",
        "warm-up": "Compile the common kernels now.",
    },
}  # commands by what people want, each in a file of its name, and what it does in a line of the list of all
COMMANDS = {name: says for section in SECTIONS.values() for name, says in section.items()}

SELDOM = (
    100_000  # things that are made between two looks for garbage: what is loaded at the start is none, and there are many of it
)


class Commands(Group):
    """A group whose commands are loaded when they are asked for.

    Ctrl-C is an error like others: Click would print an empty line first.
    """

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def sections(self, context: click.Context) -> Mapping[str, Iterable[str]]:
        return SECTIONS

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        stem = name.replace("-", "_")
        command: click.Command = getattr(importlib.import_module(f"prunus.cli.{stem}"), stem)
        command.short_help = COMMANDS[name]
        return command

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except KeyboardInterrupt as error:
            raise Stopped("stopped", None) from error


def _say_version(context: click.Context, option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not context.resilient_parsing:
        from prunus.core.version import version

        click.echo(f"prunus {version()}")
        context.exit()


@click.group(cls=Commands)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_say_version, help="Show version and commit.")
@click.option("--debug", is_flag=True, help="Show a traceback when something goes wrong.")
@click.pass_context
def prunus(context: click.Context, debug: bool) -> None:
    """Search game trees, look at the searches, and learn which moves to try first.

    \b
    To play, with hints and undo:
      prunus play othello
    To show a search step by step, in a file for the browser:
      prunus trace tree -p "[[3, 12, 8], [2, x, y], [14, 5, 2]]" --html tree.html
    To repeat the paper's experiment, small, with a report:
      prunus reproduce --training-games 10 --games 10 --out run
    To search from a program:
      prunus search connect-four -p 4453 --seconds 1 --json
    To bring a game of your own:
      prunus check my_game.py
    """
    context.obj = {"debug": debug}


def main() -> None:
    """Run the command line: errors are one sentence on stderr; 2 for a bad request, 1 for a failure, 130 after Ctrl-C."""
    speak_plainly()
    gc.set_threshold(SELDOM)
    _pass_warnings_on("--json" in sys.argv)
    with lines_folded(), signals.heard("--json" in sys.argv) as listener:
        try:
            prunus.main(standalone_mode=False)
            if sys.stdout is not None:
                sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as error:
            print(error.format_message())
            sys.exit(2)
        except (Exception, KeyboardInterrupt) as error:
            if "--debug" in sys.argv:
                traceback.print_exc()
            failure = failure_of(error) if listener.received is None else stopped(error, listener.exit_code)
            _end(failure, is_pipe_closed=isinstance(error, BrokenPipeError))


class _Spoken(logging.Handler):
    """What the package logs, as a line on stderr."""

    def emit(self, record: logging.LogRecord) -> None:
        _say(f"prunus: {record.getMessage()}")


def _pass_warnings_on(is_json: bool) -> None:
    """People are told what the package warns of; with --json nothing but errors is said."""
    logger = logging.getLogger("prunus")
    logger.handlers[:] = [logging.NullHandler() if is_json else _Spoken()]


def _end(failure: Failure, is_pipe_closed: bool) -> None:
    """Say what went wrong and exit; who has stopped reading what we print has no need to know."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:  # Python would try again at its end, and complain
        sys.stdout = io.StringIO()
    if not is_pipe_closed and sys.stderr is not None:
        _say(failure._asdict() if "--json" in sys.argv else f"prunus: {failure.error}")
    sys.exit(failure.exit_code)


def _say(what: dict[str, Any] | str) -> None:
    """On a line of its own."""
    for line in list(signals.open_lines):
        line.close()
    if isinstance(what, str):
        print(what, file=sys.stderr)
    else:
        print(json.dumps(what), file=as_it_is(sys.stderr))
