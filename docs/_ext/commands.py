"""`<!-- {command} search -->`: usage, description and options of a command as click has them, each option in the index."""

from __future__ import annotations

import re
from typing import Any

import click
from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from prunus.cli.main import prunus

WIDE = 10_000  # columns: the browser breaks lines


def found(path: str) -> click.Context:
    """The context of a command that is named as it is typed."""
    context = click.Context(prunus, info_name="prunus")
    for name in path.split():
        assert isinstance(context.command, click.Group)
        command = context.command.get_command(context, name)
        assert command is not None, f"no command is called {path!r}"
        context = click.Context(command, info_name=name, parent=context, terminal_width=WIDE, max_content_width=WIDE)
    return context


def told(text: str) -> list[nodes.Node]:
    """A sentence of the help, in which `names` stand so."""
    parts = re.split(r"`([^`]+)`", text)
    return [nodes.literal(text=part) if i % 2 else nodes.Text(part) for i, part in enumerate(parts) if part]


def paragraphs(text: str) -> list[nodes.Node]:
    return [nodes.paragraph("", "", *told(" ".join(part.split()))) for part in text.strip().split("\n\n") if part.strip()]


class Command(SphinxDirective):
    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        path = self.arguments[0]
        context = found(path)
        usage = context.command.get_usage(context).removeprefix("Usage: ")
        called = nodes.literal_block(usage, usage, language="text", classes=["usage"])
        options = nodes.definition_list(classes=["options"])
        for parameter in context.command.get_params(context):
            record = parameter.get_help_record(context)
            if isinstance(parameter, click.Option) and record is not None and "--help" not in parameter.opts:
                options += self.option(path, parameter, *record)
        return [called, *paragraphs(context.command.help or ""), *([options] if len(options) else [])]

    def option(self, path: str, option: click.Option, written: str, text: str) -> nodes.definition_list_item:
        longest = max(option.opts, key=len)
        key = nodes.make_id(f"{path}-{longest.lstrip('-')}")
        entry = addnodes.index(entries=[("single", f"{longest} (of prunus {path})", key, "", None)])
        term = nodes.term("", "", nodes.literal(text=written), ids=[key])
        self.state.document.note_explicit_target(term)
        return nodes.definition_list_item("", term, nodes.definition("", entry, *paragraphs(re.sub(r"  +\[", " [", text))))


def setup(app: Any) -> dict[str, bool]:
    app.add_directive("command", Command)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
