"""`make attack`: the long form of the laws.

    python -m tests.attack                                     all attacks, as often as docs/reliability.md says
    python -m tests.attack searches --number 10000 --seed 7     one of them, about so many cases
    python -m tests.attack searches --seed 7 --round 12         the round in which something was wrong, again

Every attack goes in rounds, and what a round does follows from the seed and its number. Ctrl-C ends with what was counted; the exit
code is 1 if anything was wrong, and the first cases that show it are printed.
"""

from __future__ import annotations

import argparse
import itertools
import logging
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.attack import damage, dialogues, kills, nonsense, searches, solvers, twins
from tests.pages import dated, put_between

Attack = Callable[[random.Random], Iterator[tuple[str, str | None]]]
SHOWN = 5  # cases of a family that are printed


# Kills first: they fork, and are best made before anything has started a thread.
ATTACKS: dict[str, tuple[Attack, int, str]] = {
    "kills": (kills.attack, 500, "writers killed by SIGKILL at random moments: the file is the old one or the new one"),
    "disk": (kills.full_disk, 500, "writers on a full disk: the old file is whole, a sentence, no draft"),
    "damage": (damage.attack, 20_000, "files with bytes turned, cut, added: refused in a sentence, or read as before"),
    "searches": (
        searches.attack,
        1_000_000,
        "searches of random games: what is said to be proved is true, lines lead to the value",
    ),
    "twins": (
        twins.attack,
        10_000,
        "any search with any parts, compiled and interpreted, turned around, and a second time: the same",
    ),
    "solvers": (solvers.attack, 20_000, "solvers, certificates, endgame tables and books on small boards"),
    "dialogues": (
        dialogues.attack,
        20_000,
        "protocols fed with lines at random: answers of the protocol or none, and always an end",
    ),
    "nonsense": (nonsense.attack, 100_000, "requests that nobody should make, to every command: a sentence, nothing damaged"),
}


@dataclass
class Count:
    """What was seen of an attack."""

    cases: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, family: str, complaint: str | None, where: str) -> None:
        self.cases[family] += 1
        if complaint is not None:
            self.wrong[family] += 1
            if self.wrong[family] <= SHOWN:
                print(f"\nwrong: {family}, {where}: {complaint}", flush=True)


def run(name: str, number: int, seed: int, rounds: Iterator[int], count: Count) -> None:
    """Rounds until there are so many cases; one line says how far it is and, from the pace so far, how long it will take."""
    begin = shown = time.monotonic()
    for each in rounds:
        for family, complaint in ATTACKS[name][0](random.Random(f"{seed}/{each}")):
            count.add(family, complaint, f"`python -m tests.attack {name} --seed {seed} --round {each}`")
            now = time.monotonic()
            count.seconds, done = now - begin, count.cases.total()
            if now - shown > 2:
                shown = now
                left = count.seconds / done * max(0, number - done)
                print(f"\r{name}: {done:,} of {number:,}, {count.wrong.total()} wrong, {left:.0f} s left   ", end="", flush=True)
        if count.cases.total() >= number:
            break
    print(f"\r{name}: {count.cases.total():,} cases in {count.seconds:.0f} s, {count.wrong.total()} wrong" + " " * 30, flush=True)


def page(counts: dict[str, Count], seed: int) -> str:
    """The figures as they stand in docs/reliability.md."""
    lines = [dated(f"seed {seed}"), "", "| attack | family | cases | wrong | seconds |", "|---|---|---|---|---|"]
    for name, count in counts.items():
        lines.append(
            f"| {name}: {ATTACKS[name][2]} | all | {count.cases.total():,} | {count.wrong.total()} | {count.seconds:.0f} |"
        )
        lines += [f"| | {family} | {cases:,} | {count.wrong[family]} | |" for family, cases in sorted(count.cases.items())]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description="The long form of the laws.")
    parser.add_argument("attacks", nargs="*", help=f"which attacks: {', '.join(ATTACKS)} (all)")
    parser.add_argument("--number", type=int, help="about how many cases of each (what docs/reliability.md says)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help="only this round")
    parser.add_argument("--page", type=Path, help="put the figures between the marks of this page")
    said = parser.parse_args()
    if unknown := set(said.attacks) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    counts: dict[str, Count] = {}
    logging.getLogger("prunus").setLevel(logging.ERROR)  # what could have been asked for better is no news here
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)  # also where a shell has it ignored
    try:
        for name in said.attacks or ATTACKS:
            counts[name] = Count()
            rounds = itertools.count() if said.round is None else iter([said.round])
            run(name, said.number or ATTACKS[name][1], said.seed, rounds, counts[name])
    except KeyboardInterrupt:
        print("\nended; this is what was counted")
    except Exception:
        print(page(counts, said.seed), flush=True)  # some of them took an hour
        raise
    told = page(counts, said.seed)
    print(told)
    if said.page:
        put_between(said.page, "attack", told)
    return 1 if any(count.wrong for count in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
