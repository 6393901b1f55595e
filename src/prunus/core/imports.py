"""What a source imports, read from its text, and what of it lies beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

# Wherever the words stand: what is written behind a semicolon counts too, and what a text only mentions is not loaded.
_IMPORT = re.compile(r"(?:\bfrom\b([.\w \t]*?))?\bimport\b(?=[ \t]*(\((?:[^)#]|#.*)*\)|[^;\n]*))")
_AT_MARGIN = re.compile(f"^{_IMPORT.pattern}", re.MULTILINE)
_CONTINUED = re.compile(r"\\\r?\n")


def imported_by(source: bytes, package: str) -> Iterator[str]:
    """The names of what a source imports, and of some that it does not: its text is read, which is quicker than parsing it."""
    return _imported(_IMPORT, source, package)


def imported_at_once(source: bytes, package: str) -> Iterator[str]:
    """The same of what stands at the margin: a module that is loaded has loaded it too, and the rest when it is needed."""
    return _imported(_AT_MARGIN, source, package)


def _imported(pattern: re.Pattern[str], source: bytes, package: str) -> Iterator[str]:
    above = package.split(".")
    for found in pattern.finditer(_CONTINUED.sub(" ", source.decode(errors="replace"))):
        origin, names = found[1], re.findall(r"[\w.]+", found[2])
        yield from names
        if origin is not None:
            origin = "".join(origin.split())
            level = len(origin) - len(origin.lstrip("."))
            relative = above[: len(above) - level + 1] if level else []
            whole = ".".join([*relative, origin[level:]] if origin[level:] else relative)
            yield whole
            yield from (f"{whole}.{name}" for name in names)


def with_neighbours(path: Path, content: bytes) -> dict[Path, bytes]:
    """The file of this content and, if it is Python, all that it imports from its own folder, modules and packages."""
    found, todo = {path: content}, [path]
    while todo:
        here = todo.pop()
        if here.suffix == ".py":
            for name in sorted(set(imported_by(found[here], ".".join(here.relative_to(path.parent).parent.parts)))):
                place = path.parent.joinpath(*name.split("."))
                for file in (place.with_name(f"{place.name}.py"), place / "__init__.py"):
                    if file not in found and file.is_file():
                        found[file] = file.read_bytes()
                        todo.append(file)
    return found
