"""Groups of commands: one that is misspelt gets the nearest names, as everything does that has a name."""

from __future__ import annotations

from typing import Any

import click

from prunus.errors import UnknownName


class Group(click.Group):
    """A group that knows the names of its commands."""

    def resolve_command(self, context: click.Context, arguments: list[str]) -> Any:
        name = arguments[0]
        if not context.resilient_parsing and not name.startswith("-") and self.get_command(context, name) is None:
            raise UnknownName("command", name, self.list_commands(context))
        return super().resolve_command(context, arguments)
