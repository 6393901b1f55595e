"""The tests themselves: none waits for a time, and the figures that the pages have of them fit together."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
RELIABILITY = TESTS.parent / "docs" / "reliability.md"


def waits(source: str) -> Iterator[str]:
    """The calls that wait for a time and not for a sign; a turn given to others takes none."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name, last = ast.unparse(node), ast.unparse(node.func).rpartition(".")[2]
            if last == "Timer" or (last == "sleep" and not name.endswith("sleep(0)")):
                yield name


def test_no_test_waits_for_a_time() -> None:
    found = {str(path.relative_to(TESTS)): list(waits(path.read_text("utf-8"))) for path in TESTS.rglob("*.py")}
    assert {name: calls for name, calls in found.items() if calls} == {}
    assert list(waits("time.sleep(0.1)\nthreading.Timer(1, stop)\nasyncio.sleep(0)")) == [
        "time.sleep(0.1)",
        "threading.Timer(1, stop)",
    ]


def test_the_figures_of_the_changed_sources_add_up() -> None:
    part = RELIABILITY.read_text("utf-8").partition("<!-- mutate -->")[2].partition("<!-- /mutate -->")[0]
    table, _, survivors = part.partition("| survivor |")
    rows = [[int(number) for number in row] for row in re.findall(r"^\| [a-z]+ \|" + r" (\d+) \|" * 5 + "$", table, re.MULTILINE)]
    *rooms, whole = rows
    assert [sum(column) for column in zip(*rooms, strict=True)] == whole
    assert all(row[0] == sum(row[1:]) for row in rows)
    listed = re.findall(r"^\| (\S+?):\d+ \| `(.*?)` \| (.*) \|$", survivors, re.MULTILINE)
    assert len(listed) == whole[3] + whole[4]
    harmless = json.loads((TESTS / "mutate" / "harmless.json").read_text("utf-8"))
    assert sum(harmless.get(f"{path}: {change}") == why for path, change, why in listed) == whole[3]


def test_the_pages_do_not_count_tests() -> None:
    """Such a number is true for a day."""
    assert not re.findall(r"[0-9,]+ tests\b", RELIABILITY.read_text("utf-8"))
