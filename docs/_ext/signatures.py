"""Signatures as they are written in the sources: names of types stay names, and a Path among what is given is Python's."""

from __future__ import annotations

import re
from typing import Any

ALIAS = re.compile(r"TypeAliasForwardRef\('([\w.]+)'\)")
PATH = re.compile(r"(?<![\w.~])Path\b")


def as_written(
    app: Any, what: str, name: str, thing: Any, options: Any, given: str | None, returned: str | None
) -> tuple[Any, Any]:
    given, returned = (text and ALIAS.sub(r"\1", text) for text in (given, returned))
    return given and PATH.sub("~pathlib.Path", given), returned


def setup(app: Any) -> dict[str, bool]:
    app.connect("autodoc-process-signature", as_written)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
