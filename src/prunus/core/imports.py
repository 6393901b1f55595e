"""What a source imports, read from its text."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Wherever the words stand: what is written behind a semicolon counts too, and what a text only mentions is not loaded.
_IMPORT = re.compile(r"(?:\bfrom\b([.\w \t]*?))?\bimport\b(?=[ \t]*(\((?:[^)#]|#.*)*\)|[^;\n]*))")
_CONTINUED = re.compile(r"\\\r?\n")


def imported_by(source: bytes, package: str) -> Iterator[str]:
    """The names of what a source imports, and of some that it does not: its text is read, which is quicker than parsing it."""
    above = package.split(".")
    for found in _IMPORT.finditer(_CONTINUED.sub(" ", source.decode(errors="replace"))):
        origin, names = found[1], re.findall(r"[\w.]+", found[2])
        yield from names
        if origin is not None:
            origin = "".join(origin.split())
            level = len(origin) - len(origin.lstrip("."))
            relative = above[: len(above) - level + 1] if level else []
            whole = ".".join([*relative, origin[level:]] if origin[level:] else relative)
            yield whole
            yield from (f"{whole}.{name}" for name in names)
