"""`make licences`: docs/reference/licences.md, the licences of what Prunus needs, from what the installed packages say.

What is not installed here keeps its row; what is new and not installed must be installed once. A test holds the page against
pyproject.toml and, where packages are installed, against them.
"""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

from tests.pages import put_between, stands_between

ROOT = Path(__file__).parents[1]
PAGE, MARK = ROOT / "docs" / "reference" / "licences.md", "licences"
NAMES = {
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF",
    "Apache Software License": "Apache",
}
FOR = {"": "always", "dev": "tests", "bench": "benchmarks", "docs": "the site"}


def declared() -> dict[str, list[str]]:
    """Extra, or "" for what is always installed, to the packages that pyproject.toml names for it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {"": project["dependencies"], **project["optional-dependencies"]}
    named = {extra: [match[0] for line in lines if (match := re.match(r"[\w.-]+", line))] for extra, lines in asked.items()}
    return {extra: sorted((name for name in names if name != "prunus"), key=str.lower) for extra, names in named.items()}


def licence(package: str) -> str:
    """What a package says of itself, an SPDX expression, classifiers or the first words of its licence; "" if it is not here."""
    try:
        said = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return ""
    if expression := said.get("License-Expression"):
        return str(expression)
    classes = [each.rpartition(" :: ")[2] for each in said.get_all("Classifier") or [] if each.startswith("License ::")]
    if classes:
        return ", ".join(NAMES.get(each, each) for each in classes)
    text = str(said.get("License") or "not said")
    if text.endswith(".txt"):  # the name of a file, which may be spelt otherwise
        files = (each for each in metadata.files(package) or () if re.match(r"licen[cs]e", each.name, re.IGNORECASE))
        text = next((each.read_text() for each in files), text)
    first = text.strip().split("\n")[0]
    return NAMES.get(first, first)


def known(page: Path = PAGE) -> dict[str, str]:
    """Package to licence, as the page has it."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in stands_between(page, MARK).splitlines()[2:]]
    return {row[0].strip("`"): row[2] for row in rows}


def table() -> str:
    before = known()
    lines = ["| package | for | licence |", "|---|---|---|"]
    rows = [(extra, name) for extra, names in declared().items() for name in names]
    for extra, name in sorted(rows, key=lambda row: (list(declared()).index(row[0]), row[1].lower())):
        found = licence(name) or before.get(name, "")
        if not found:
            raise SystemExit(f"{name} is new and not installed here, so nobody knows its licence: pip install {name}")
        lines.append(f"| `{name}` | {FOR.get(extra, f'prunus[{extra}]')} | {found} |")
    return "\n".join(lines)


if __name__ == "__main__":
    put_between(PAGE, MARK, table())
