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
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from prunus.errors import Stopped
from prunus.jobs.estimate import in_words
from prunus.jobs.job import Job, file_digests
from prunus.jobs.runner import Runner
from tests.mutate.looking import SOURCES, watched
from tests.mutate.places import Place, drawn
from tests.pages import dated, put_between

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
    parser.add_argument(
        "--map", type=Path, help="what the tests enter, from an earlier run on the same sources; made if it is not there"
    )
    parser.add_argument("--page", type=Path, help="put the figures between the marks of this page")
    parser.add_argument("--workers", default="all", help="processes (all cores)")
    parser.add_argument("--journal", type=Path, help="keep every verdict there, and go on from there")
    said = parser.parse_args()
    places = drawn(SOURCES, 10**9 if said.room or said.kind else said.number, said.seed)
    places = [each for each in places if said.room in (None, each.file.partition("/")[0]) and said.kind in (None, each.kind)]
    places = places[: said.number]
    counts: dict[str, Counter[str]] = {}
    survivors: list[tuple[Place, str, str]] = []
    with tempfile.TemporaryDirectory(prefix="prunus-mutate-") as folder:
        seen = said.map or Path(folder) / "map.json"
        watched(seen)
        begin = time.monotonic()
        jobs = [
            Job("tests.mutate.looking:looked_at", {"place": asdict(each), "seen": str(seen)}, file_digests([seen]))
            for each in places
        ]
        try:
            with Runner(said.workers, said.journal) as runner:
                for number, answer in enumerate(runner.run(jobs, "changes"), 1):
                    place, verdict = places[answer.number], answer.value
                    told = place.told((SOURCES / place.file).read_text())
                    why = HARMLESS.get(f"{place.file}: {told}", "")
                    if verdict in ("survived", "unseen"):
                        survivors.append((place, told, why or ("no test enters this file quickly" if verdict == "unseen" else "")))
                        verdict = "harmless" if why else verdict
                    counts.setdefault(place.file.partition("/")[0], Counter())[verdict] += 1
                    left = in_words((time.monotonic() - begin) / number * (len(places) - number))
                    print(
                        f"{number}/{len(places)} {verdict:9} {place.file}:{place.line} {place.kind}: {told}  ({left} left)",
                        flush=True,
                    )
        except (KeyboardInterrupt, Stopped):
            print("ended; this is what was counted")
    told_page = page(counts, survivors, said.seed, time.monotonic() - begin)
    print(told_page)
    if said.page:
        put_between(said.page, "mutate", told_page)
    return 1 if any(count["survived"] + count["unseen"] for count in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
