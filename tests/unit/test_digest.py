"""What takes part in a digest, and so decides whether compiled code is still the right one."""

from __future__ import annotations

import ast
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from prunus.core import digest as digests
from prunus.core.digest import _collected, digest, frozen
from prunus.core.imports import imported_by


def parts_of(name: str) -> set[str]:
    return {part.module.__name__ for part in _collected(name).parts}


@pytest.fixture
def home() -> str:
    import prunus.games.othello as game

    return game.__name__


def test_a_module_of_prunus_has_a_digest_and_that_of_what_it_imports_takes_part(home: str) -> None:
    assert digest(home) is not None
    assert {home, "prunus.core.game", "prunus.core.bits"} <= parts_of(home)


def test_what_was_installed_and_pythons_own_take_no_part(home: str) -> None:
    assert all(name.partition(".")[0] == "prunus" for name in parts_of(home))
    assert {"numpy", "typing"} <= sys.modules.keys()


def test_prunus_takes_part_wherever_it_is_installed(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    among_the_sources = parts_of(home)
    place = str(digests.__file__).partition("prunus")[0]
    monkeypatch.setattr(digests, "_INSTALLED", (*digests._INSTALLED, place))
    assert parts_of(home) == among_the_sources
    assert "prunus.core.bits" in parts_of(home)


def test_packages_of_an_environment_that_ours_borrows_from_take_no_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba would be read as if it were the user's own, which takes longer than compiling a search."""
    for folder in ("lib/site-packages", "dist-packages", "packages"):
        place = tmp_path / folder
        place.mkdir(parents=True)
        name = folder.replace("/", "_").replace("-", "_")
        (place / f"of_{name}.py").write_text("TWO = 2\n")
        monkeypatch.syspath_prepend(place)
    (tmp_path / "packages" / "asking.py").write_text("import of_lib_site_packages, of_dist_packages, of_packages\n")
    monkeypatch.setattr(digests, "BEGAN", float("inf"))  # all of this has only just been written
    import asking

    assert parts_of(asking.__name__) == {"asking", "of_packages"}


def test_a_digest_does_not_depend_on_what_else_a_process_has_loaded(home: str) -> None:
    """Or code would be compiled again by whoever has played a game of another kind before."""
    from prunus.core import plain
    from prunus.core.registry import entries, known

    assert known("algorithm", "pvs") is not None
    entries("ordering")
    names = (home, "prunus.searches.principal_variation", "prunus.core.knowledge")
    script = f"import {', '.join(names)}; from prunus.core.digest import digest; print(*map(digest, {names}))"
    alone = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert alone == [digest(name) for name in names]
    assert plain.__name__ not in parts_of(home)


def constants() -> list[Any]:
    """Made anew each time, and all of them different: in their value, or in their type alone."""
    ones = [True, 1, 1.0, 1 + 0j, "1", b"1", np.int8(1), np.int64(1), np.uint64(1), np.float64(1)]
    arrays = [np.ones(2), np.ones(2, np.int64), np.ones((2, 1)), np.zeros(2), np.ones(4)[::2]]
    tuples = [(), ((),), (1, 1), (1, True), ((1, 1),), ((1,), 1), ("1,1",), (np.ones(2), 1)]
    return [None, False, 0, 0.0, -0.0, "", *ones, *arrays, *tuples, *((one,) for one in ones)]


def test_constants_are_the_same_bytes_where_value_and_type_are_the_same_and_nowhere_else() -> None:
    first, again = ([frozen(value) for value in constants()] for _ in range(2))
    assert None not in first
    assert first == again
    for (one, this), (other, that) in itertools.combinations(zip(constants(), first, strict=True), 2):
        assert this != that, (one, other)


def test_what_is_not_a_simple_value_has_no_bytes() -> None:
    for value in ([1], {1: 1}, object(), np.array([object()]), (1, [1])):
        assert frozen(value) is None, value


def test_a_file_that_was_put_there_after_the_process_began_is_not_believed_however_old_it_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, path = ModuleType("looks_old"), tmp_path / "looks_old.py"
    path.write_text("LARGEST = 2\n")
    os.utime(path, (0, 0))
    module.__file__ = str(path)
    assert digests._source(module) is None
    monkeypatch.setattr(digests, "BEGAN", path.stat().st_ctime + 1)  # as in a process that begins now
    assert digests._source(module) == b"LARGEST = 2\n"


def parsed(source: bytes, package: str) -> Iterator[str]:
    """The same as `imported_by`, from the syntax tree."""
    above = package.split(".")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            relative = above[: len(above) - node.level + 1] if node.level else []
            origin = ".".join([*relative, node.module] if node.module else relative)
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names if alias.name != "*")


WRITTEN = [
    b"import a, b.c as d",
    b"import a; import b",
    b"import a; from b import c",
    b"x = 1; import a",
    b"if x: import a",
    b"try: from a import b\nfinally: pass",
    b"from a import (b,  # (not c)\n    d,\n)",
    b"from a import (\r\n    b,\r\n    c)\r\n",
    b"from a import b, \\\n    c",
    b"from a import b, \\\r\n    c",
    b"import a, \\\n    b",
    b"from.a import b",
    b"from . import a",
    b"from .. a import b",
    b"from.import a",
    b"from a import*",
    b"def f():\n\timport a\n\treturn a",
    b"s = '#'; from a import b",
    b"s = '('; import a",
    b"# from a import (b,\n#   c)\nfrom d import (\n    e)",
    b"# coding: latin-1\ns = '\xe4'; import a",
]


@pytest.mark.parametrize("source", WRITTEN)
def test_whatever_way_an_import_is_written_it_is_read(source: bytes) -> None:
    assert set(parsed(source, "x.y.z")) <= set(imported_by(source, "x.y.z"))


def test_every_import_of_prunus_and_its_tests_is_read() -> None:
    for path in [*Path(digests.__file__).parents[1].rglob("*.py"), *Path(__file__).parents[1].rglob("*.py")]:
        source = path.read_bytes()
        assert set(parsed(source, "x.y.z")) <= set(imported_by(source, "x.y.z")), path
