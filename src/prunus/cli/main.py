"""The `prunus` command."""

from __future__ import annotations

import importlib
import io
import json
import logging
import sys
import traceback
from typing import Any

import click

from prunus.cli import signals
from prunus.cli.failure import Failure, failure_of, stopped
from prunus.cli.group import Group
from prunus.cli.plain import speak_plainly
from prunus.errors import Stopped

COMMANDS = [
    "games",
    "check",
    "perft",
    "search",
    "trace",
    "solve",
    "certify",
    "verify",
    "book",
    "prove",
    "conspire",
    "compare",
    "path",
    "lab",
    "fit-prob-cut",
    "learn",
    "explain",
    "reproduce",
    "rerun",
    "demo",
    "warm-up",
]  # each in a file of its name


class Commands(Group):
    """A group whose commands are loaded when they are asked for.

    Ctrl-C is an error like others: Click would print an empty line first.
    """

    def list_commands(self, context: click.Context) -> list[str]:
        return COMMANDS

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        stem = name.replace("-", "_")
        command: click.Command = getattr(importlib.import_module(f"prunus.cli.{stem}"), stem)
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


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_say_version, help="Show version and commit.")
@click.option("--debug", is_flag=True, help="Show a traceback when something goes wrong.")
@click.pass_context
def prunus(context: click.Context, debug: bool) -> None:
    """Search game trees, look at the searches, and learn which moves to try first."""
    context.obj = {"debug": debug}


def main() -> None:
    """Run the command line: errors are one sentence on stderr; 2 for a bad request, 1 for a failure, 130 after Ctrl-C."""
    speak_plainly()
    _pass_warnings_on("--json" in sys.argv)
    with signals.heard("--json" in sys.argv) as listener:
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
    print(what if isinstance(what, str) else json.dumps(what), file=sys.stderr)
