"""`make mutate`: change the sources a little in many places, one at a time, and see whether the tests notice.

    python -m tests.mutate                     as many places as docs/reliability.md reports
    python -m tests.mutate --number 10 --seed 3 --room logic

Every change is made in a copy of the sources, and the tests that enter the changed function run on it, the quick ones first and
uncompiled, until one fails. A change that no test has seen is a survivor: it is listed, with the reason why it does no harm where
`harmless.json` has one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.mutate.places import Place, drawn
from tests.pages import dated, put_between

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "prunus"
HARMLESS: dict[str, str] = json.loads((Path(__file__).parent / "harmless.json").read_text())
# Seconds of CPU, so that a busy machine finds the same as an idle one.
BUDGET = 8.0  # of tests for a change, as they took when the sources were whole
PATIENCE = 60.0  # more for a change before it counts as endless
COMPILING = 240.0  # for tests that compile
WAITING = 1800.0  # of wall clock, for tests that wait for a process that will never end
SLOW_TESTS = 6  # that look at a change once more


def environment(sources: Path) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}",
        "PRUNUS_TESTS_INTERPRETED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def watched(place: Path) -> dict[str, dict[str, Any]]:
    """What every test enters and how long it takes, from one run of all of them."""
    if not place.exists():
        print("running all tests once, uncompiled, to see what each of them enters …", flush=True)
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutate.watching", "-p", "no:cacheprovider", "tests"]
        subprocess.run(
            command, cwd=ROOT, env=environment(ROOT / "src") | {"PRUNUS_MUTATE_MAP": str(place)}, stdout=subprocess.DEVNULL
        )
    return json.loads(place.read_text())


def tests_for(place: Place, seen: dict[str, dict[str, Any]], is_quick: bool) -> list[str]:
    """The tests of words for words; those that enter the changed function, then its file; then those in files that speak of it.

    Quick ones first, as many as there is time for, or a few of those that take too long uncompiled. What no test enters may be what
    a module is made of, such as a template of text.
    """
    here, file = f"{place.file}:{place.function}", f"{place.file}:"
    words = {Path(place.file).stem, Path(place.file).stem.replace("_", "-")}
    sources = ROOT.glob("tests/*/test_*.py")
    speaking = {path.relative_to(ROOT).as_posix() for path in sources if words & {*re.findall(r"[\w-]+", path.read_text())}}
    nearness: tuple[Callable[[str, list[str]], bool], ...] = (
        lambda name, entered: place.kind == "words" and "test_sentences" in name,
        lambda name, entered: here in entered,
        lambda name, entered: any(each.startswith(file) for each in entered),
        lambda name, entered: name.partition("::")[0] in speaking,
    )
    chosen: dict[str, float] = {}
    for is_near in nearness:
        for name, test in sorted(seen.items(), key=lambda pair: pair[1].get("seconds", 0)):
            seconds = test.get("seconds", 0.0) if is_quick else BUDGET / SLOW_TESTS
            if test["passed"] == is_quick and is_near(name, test.get("entered", [])) and sum(chosen.values()) + seconds <= BUDGET:
                chosen.setdefault(name, seconds)
    return list(chosen)


def look_at(place: Place, seen: dict[str, dict[str, Any]]) -> str:
    """ "caught", "endless" or "survived", or "unseen" where there is no test to look at it.

    What the quick tests do not notice is looked at once more, compiled, by those that take too long uncompiled.
    """
    with tempfile.TemporaryDirectory(prefix="prunus-mutate-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCES, copy / "prunus", ignore=shutil.ignore_patterns("__pycache__"))
        changed = copy / "prunus" / place.file
        changed.write_text(place.changed(changed.read_text()))
        verdict = "unseen"
        for is_quick in (True, False):
            tests = tests_for(place, seen, is_quick)
            if tests:
                verdict = run(tests, environment(copy) if is_quick else compiled(copy), is_quick)
            if verdict in ("caught", "endless"):
                break
    return verdict


def run(tests: list[str], within: dict[str, str], is_quick: bool) -> str:
    """The verdict of these tests; compiling takes its time and is no endless loop."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    limit = int(BUDGET + PATIENCE if is_quick else COMPILING)
    bounded = f"""
import os, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, ({limit}, {limit}))
os.execv(sys.argv[1], sys.argv[1:])"""
    try:
        ended = subprocess.run(
            [sys.executable, "-c", bounded, *command],
            cwd=ROOT, env=within, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, timeout=WAITING,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "endless" if is_quick else "survived"
    if ended.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return "endless" if is_quick else "survived"
    return "survived" if ended.returncode == 0 else "caught"


def compiled(sources: Path) -> dict[str, str]:
    return {name: value for name, value in environment(sources).items() if name != "PRUNUS_TESTS_INTERPRETED"}


def page(counts: dict[str, Counter[str]], survivors: list[tuple[Place, str, str]], seed: int, seconds: float) -> str:
    """The figures as they stand in docs/reliability.md."""
    total = sum(counts.values(), Counter())
    lines = [
        dated(f"seed {seed}, {seconds / 60:.0f} minutes"),
        "",
        "| room | changes | caught | endless | survived, harmless | survived |",
        "|---|---|---|---|---|---|",
    ]
    for room, count in [*sorted(counts.items()), ("all", total)]:
        shown = [sum(count.values()), count["caught"], count["endless"], count["harmless"], count["survived"] + count["unseen"]]
        lines.append(f"| {room} | {' | '.join(map(str, shown))} |")
    lines += ["", "| survivor | change | why it does no harm, or open |", "|---|---|---|"]
    for place, told, why in survivors:
        told = told.replace("|", "\\|")
        lines.append(f"| {place.file}:{place.line} | `{told}` | {why} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__.split("\n")[0])
    parser.add_argument("--number", type=int, default=120, help="how many changes (120)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", help="only changes in this room")
    parser.add_argument("--kind", help="only changes of this kind, such as words")
    parser.add_argument(
        "--map", type=Path, help="what the tests enter, from an earlier run on the same sources; made if it is not there"
    )
    parser.add_argument("--page", type=Path, help="put the figures between the marks of this page")
    said = parser.parse_args()
    places = drawn(SOURCES, 10**9 if said.room or said.kind else said.number, said.seed)
    places = [each for each in places if said.room in (None, each.file.partition("/")[0]) and said.kind in (None, each.kind)]
    places = places[: said.number]
    counts: dict[str, Counter[str]] = {}
    survivors: list[tuple[Place, str, str]] = []
    with tempfile.TemporaryDirectory(prefix="prunus-mutate-") as folder:
        seen = watched(said.map or Path(folder) / "map.json")
        begin = time.monotonic()
        try:
            for number, place in enumerate(places, 1):
                text = (SOURCES / place.file).read_text()
                told, verdict = place.told(text), look_at(place, seen)
                why = HARMLESS.get(f"{place.file}: {told}", "")
                if verdict in ("survived", "unseen"):
                    survivors.append((place, told, why or ("no test enters this file quickly" if verdict == "unseen" else "")))
                    verdict = "harmless" if why else verdict
                counts.setdefault(place.file.partition("/")[0], Counter())[verdict] += 1
                left = (time.monotonic() - begin) / number * (len(places) - number) / 60
                print(
                    f"{number}/{len(places)} {verdict:9} {place.file}:{place.line} {place.kind}: {told}  ({left:.0f} min left)",
                    flush=True,
                )
        except KeyboardInterrupt:
            print("ended; this is what was counted")
    told_page = page(counts, survivors, said.seed, time.monotonic() - begin)
    print(told_page)
    if said.page:
        put_between(said.page, "mutate", told_page)
    return 1 if any(count["survived"] + count["unseen"] for count in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
