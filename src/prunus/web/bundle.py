"""The modules of `static/` put together as one: a classic script for a file that is opened from disk, a module for a notebook.

Modules do not load from `file://`, and notebooks know no paths, so both get one text. What makes that simple is how the modules are
written: imports stand at the beginning of a line, name what they import and come from a file beside; what is exported is declared
with `export` before it; and no two modules declare the same name.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
FILE = re.compile(r"(?:views/)?[a-z_-]+\.(?:js|css)")
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const|let)\b)", re.MULTILINE)


def static() -> Traversable:
    """The folder of the modules."""
    return files("prunus.web") / "static"


def is_module(name: str) -> bool:
    """Whether there is a module or a style of this name: nothing else is read, whatever a name says."""
    return FILE.fullmatch(name) is not None and (static() / name).is_file()


@cache
def source(name: str) -> str:
    """The text of a module."""
    return (static() / name).read_text("utf-8")


def modules(entry: str) -> list[str]:
    """A module and all that it imports, each behind what it needs."""
    found: list[str] = []

    def visit(name: str) -> None:
        for needed in IMPORT.findall(source(name)):
            if needed not in found:
                visit(needed)
        if name not in found:
            found.append(name)

    visit(entry)
    return found


@cache
def classic_script(entry: str = "prunus.js") -> str:
    """All modules that an entry needs as one script without imports."""
    body = "\n".join(EXPORT.sub("", IMPORT.sub("", source(name))) for name in modules(entry))
    return f'(() => {{\n"use strict";\n{body}}})();\n'


@cache
def single_module(entry: str = "widget.js") -> str:
    """The same as one module, which exports what its entry declares."""
    *needed, last = modules(entry)
    body = "\n".join(EXPORT.sub("", IMPORT.sub("", source(name))) for name in needed)
    return f"{body}\n{IMPORT.sub('', source(last))}"
