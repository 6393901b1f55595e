"""Markdown that a code host shows as well.

What only Sphinx understands stands in a comment, which code hosts do not show:

    <!-- {toctree}
    :hidden:

    alpha-beta
    -->

Public names are told by autodoc, which writes reStructuredText: `<!-- {public} search Result -->`; so are all
errors: `<!-- {errors} -->`.

A link to a file of the repository that is no page of the site, a folder or a source, stays as its text.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import prunus
from prunus import errors

DIRECTIVE = re.compile(r"^<!-- (\{[\w-]+\}.*?)\s*-->$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\(([^()\s:#]+)(#[\w-]+)?\)")
FENCE = "``````"


def as_directive(found: re.Match[str]) -> str:
    kind, _, names = found[1].partition(" ")
    if kind == "{public}":
        told = [f"{autodoc_of(name)}" for name in names.split()]
    elif kind == "{errors}":
        told = [f"autoexception:: prunus.errors.{name}" for name, each in vars(errors).items() if is_error(each)]
    else:
        return f"{FENCE}{found[1]}\n{FENCE}"
    return "\n".join([f"{FENCE}{{eval-rst}}", *(f".. {each}" for each in told), FENCE])


def is_error(thing: Any) -> bool:
    return inspect.isclass(thing) and issubclass(thing, errors.PrunusError)


def autodoc_of(name: str) -> str:
    """The directive that tells what a public name is."""
    thing = getattr(prunus, name)
    if inspect.isclass(thing):
        fields = ", ".join(["__init__", "__new__", *getattr(thing, "_fields", ())])  # whose docstrings say nothing
        kind = "autoexception" if issubclass(thing, Exception) else "autoclass"
        return f"{kind}:: prunus.{name}\n   :exclude-members: {fields}\n"
    return f"autofunction:: prunus.{name}" if callable(thing) else f"py:data:: prunus.{name}\n   :value: {thing!r}\n"


def for_sphinx(text: str, folder: Path, root: Path, pages: set[str]) -> str:
    """The text of a page in this folder as Sphinx is to read it."""

    def resolved(found: re.Match[str]) -> str:
        target = (folder / unquote(found[2])).resolve()
        is_here = target.exists() and target.is_relative_to(root)
        is_page = (
            is_here and str(target.relative_to(root).with_suffix("").as_posix()) in pages and target.suffix in {".md", ".ipynb"}
        )
        return found[1] if is_here and not is_page else found[0]

    return LINK.sub(resolved, DIRECTIVE.sub(as_directive, text))


def read(app: Any, page: str, source: list[str]) -> None:
    path = Path(app.env.doc2path(page))
    if path.suffix == ".md":
        source[0] = for_sphinx(source[0], path.parent, Path(app.srcdir), app.env.found_docs)


def setup(app: Any) -> dict[str, bool]:
    app.connect("source-read", read)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
