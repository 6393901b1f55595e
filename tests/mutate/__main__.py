"""`make mutate`: change the sources a little in many places, one at a time, and see whether the tests notice.

    python -m tests.mutate                     as many places as docs/reliability.md reports
    python -m tests.mutate --number 10 --seed 3 --room logic

First all tests are run once, uncompiled, to see what each of them enters. Every change is made in a copy of the sources, and the
tests that enter the changed function run on it, the quick ones first and uncompiled, until one fails. A change that no test has
seen is a survivor: it is listed, with the reason why it does no harm where `harmless.json` has one.

What was found is kept in a journal: a run that was stopped goes on where it was, and who writes a law looks again only at the
changes that its file can notice.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

from prunus.core import files
from prunus.errors import Stopped
from prunus.jobs.runner import Runner
from tests.mutate.looking import ROOT, SOURCES, look, watched
from tests.mutate.places import Place, drawn
from tests.pages import dated, put_between

JOURNAL = ROOT / "build" / "mutate.sqlite"
HARMLESS: dict[str, str] = json.loads((Path(__file__).parent / "harmless.json").read_text())


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
    parser.add_argument("--page", type=Path, help="put the figures between the marks of this page")
    parser.add_argument("--workers", default="all", help="processes (all cores)")
    parser.add_argument(
        "--journal", type=Path, default=JOURNAL, help="what is known, and kept; a run that was stopped goes on from there"
    )
    said = parser.parse_args()
    places = drawn(SOURCES, 10**9 if said.room or said.kind else said.number, said.seed)
    places = [each for each in places if said.room in (None, each.file.partition("/")[0]) and said.kind in (None, each.kind)]
    places = places[: said.number]
    counts: dict[str, Counter[str]] = {}
    survivors: list[tuple[Place, str, str]] = []
    files.make_folder(said.journal.parent)
    begin = time.monotonic()
    try:
        with Runner(said.workers, said.journal, lambda message, _share: print(message, flush=True)) as runner:
            seen = watched(runner)
            for answer in runner.run([look(each, seen) for each in places], "changes"):
                place, verdict = places[answer.number], answer.value
                told = place.told((SOURCES / place.file).read_text())
                why = HARMLESS.get(f"{place.file}: {told}", "")
                if verdict in ("survived", "unseen"):
                    survivors.append((place, told, why or ("no test enters this file quickly" if verdict == "unseen" else "")))
                    verdict = "harmless" if why else verdict
                counts.setdefault(place.file.partition("/")[0], Counter())[verdict] += 1
                print(f"{verdict:9} {place.file}:{place.line} {place.kind}: {told}", flush=True)
    except Stopped as stopped:
        print(f"{stopped}; this is what was counted")
    told_page = page(counts, survivors, said.seed, time.monotonic() - begin)
    print(told_page)
    if said.page and sum(map(Counter.total, counts.values())) == len(places):
        put_between(said.page, "mutate", told_page)
    return 1 if any(count["survived"] + count["unseen"] for count in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
