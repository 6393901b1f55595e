"""Searches to step through, in the pages.

    <!-- {stepper} -->

stands before the command that makes one, `prunus trace … --html FILE`, in a block of its own or in a picture's company:

    <!-- {stepper} -->
    ![the same, still](pictures/still.svg)

        prunus trace tree -a mtdf -p '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' --html mtdf.html

`<!-- {stepper} 14 -->` begins at the fourteenth step instead of before the first.

A code host shows the picture, if there is one, and the command; the site runs the command and shows the search, for which the
picture stands in where no script runs.
"""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.errors import ExtensionError
from sphinx.transforms import SphinxTransform

from prunus.cli.main import prunus
from prunus.core.jit import interpreting
from prunus.searches.steps.script import Script
from prunus.web.bundle import classic_script
from prunus.web.export import element

SCRIPT = "prunus-stepper.js"


class Place(nodes.General, nodes.Element):
    """Where a stepper is to be."""


class Stepper(Directive):
    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        return [Place(at=int("".join(self.arguments) or 0))]


class Filled(SphinxTransform):
    """Every place gets the search of the command behind it."""

    default_priority = 400

    def apply(self, **_: Any) -> None:
        for number, place in enumerate(list(self.document.findall(Place)), 1):
            siblings = place.parent.children[place.parent.index(place) + 1 :]
            if siblings and isinstance(siblings[0], nodes.paragraph) and isinstance(siblings[0][0], nodes.image):
                siblings[0]["classes"].append("still")
            blocks = [each.astext() for each in siblings[:3] if isinstance(each, nodes.literal_block)]
            lines = [line for line in "\n".join(blocks[:1]).splitlines() if " --html " in line]
            if not lines:
                raise ExtensionError(f"{self.env.docname}: no `prunus trace … --html FILE` follows the stepper")
            script = script_of(lines[0])
            played, data = element(f"search-{number}", script.as_json(), at=place["at"])
            html = f"{played}\n{data}"
            place.replace_self(nodes.raw("", html, format="html", classes=["stepper"]))


def script_of(command: str) -> Script:
    """The search that a command writes a page of."""
    arguments = shlex.split(command.split("     ")[0])[1:]
    at = arguments.index("--html")
    with tempfile.TemporaryDirectory() as folder, interpreting():
        steps = Path(folder) / "steps.json"
        prunus.main([*arguments[:at], "--steps", str(steps), *arguments[at + 2 :]], standalone_mode=False)
        return Script.load(steps)


def is_played(app: Any, page: str, template: str, context: dict[str, Any], document: Any) -> None:
    """The script is asked for by those pages alone that play something."""
    if document is not None and any("stepper" in raw["classes"] for raw in document.findall(nodes.raw)):
        app.add_js_file(SCRIPT, loading_method="defer")


def put_beside(app: Any, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        (Path(app.outdir) / "_static" / SCRIPT).write_text(classic_script(), encoding="utf-8")


def setup(app: Any) -> dict[str, bool]:
    app.add_directive("stepper", Stepper)
    app.add_transform(Filled)
    app.connect("html-page-context", is_played)
    app.connect("build-finished", put_beside)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
