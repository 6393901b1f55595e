"""Groups of commands: one that is misspelt gets the nearest names, as all that has a name; what each does is told in full."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import click

from prunus.errors import UnknownName

Of = TypeVar("Of", bound=click.Command)
LONGEST = 200  # characters of what a command does, in the list of all


def examples(*lines: str) -> Callable[[Of], Of]:
    """What stands at the end of a command's help: how it is called, without the word `prunus` before it."""

    def with_examples(command: Of) -> Of:
        command.epilog = "\n".join(["\b", "Examples:", *(f"  prunus {line}" for line in lines)])
        return command

    return with_examples


HELP = {"help_option_names": ["-h", "--help"]}


class Group(click.Group):
    """A group that knows the names of its commands, and how all of them are asked for help.

    Click keeps the first help option that a command was asked for, whoever asked: names that a parent hands down would be lost
    to a group that somebody has looked at by itself.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **{"context_settings": HELP, **settings})

    def resolve_command(self, context: click.Context, arguments: list[str]) -> Any:
        name = arguments[0]
        if not context.resilient_parsing and not name.startswith("-") and self.get_command(context, name) is None:
            raise UnknownName("command", name, self.list_commands(context))
        return super().resolve_command(context, arguments)

    def sections(self, context: click.Context) -> Mapping[str, Iterable[str]]:
        """The names of the commands, as help lists them, below headings."""
        return {"Commands": self.list_commands(context)}

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """Click would cut off what does not fit into a line."""
        widest = max(map(len, self.list_commands(context)))
        for heading, names in self.sections(context).items():
            commands = [(name, self.get_command(context, name)) for name in names]
            with formatter.section(heading):
                formatter.write_dl(
                    [(name.ljust(widest), each.get_short_help_str(LONGEST)) for name, each in commands if each is not None]
                )
