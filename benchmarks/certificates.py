"""Certificates: bytes, and seconds to solve, to certify and to verify

Othello positions with 14 empty squares: those of random games, and those of the forum's collection (OBF files, `othello/` in the
folder that PRUNUS_DATA names). Solving is the exact value by a new Othello solver, as `prunus solve` makes one, and once more by a
solver that has its memory already and was told to forget everything (solve again); certifying finds the value with the general
search and proves both bounds of it; verifying reads the bytes, makes its memory and walks over the proof with the rules alone.
Solver and verifier are given the position, not its text. CPU seconds, the fastest of five or more (certifying: of one), compiling
left out. The target is that no certificate takes longer to verify than its position took to solve. The last table has other games.
"""

from __future__ import annotations

import functools
import os
import random
import statistics
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.report import Measured, fastest, table
from prunus import game
from prunus.core.bits import count
from prunus.core.generic import typed
from prunus.solvers.certificates.certificate import Certificate
from prunus.solvers.certificates.certification import certify
from prunus.solvers.certificates.verification import is_proved, verify
from prunus.solvers.othello.solver import OthelloSolver

EMPTIES = 14
POSITIONS = 60
ROUNDS, SECONDS = 5, 0.2  # at least
OTHERS = [
    ("tic-tac-toe", "", None),
    ("nim", "3-4-5", None),
    ("othello-4x4", "", None),
    ("connect-four-5x4", "", None),
    ("connect-four", "44444433333355", "win"),
    ("connect-four", "2252576253462244111563365343671351441", None),
]


def sections(measured: Measured) -> Iterator[str]:
    rows = measured(row, [*(("random", text) for text in random_positions(POSITIONS)), *from_files()])
    head = ("position", "value", "bytes", "nodes", "certify, s", "solve, s", "solve again, s", "verify, s", "verify / solve")
    for kind in ("random", "problem"):
        chosen = [row for row in rows if row[0].startswith(kind)]
        if chosen:
            middle = [statistics.median(row[i] for row in chosen) for i in range(2, 9)]
            yield f"{len(chosen)} positions ({kind}), medians and the slowest to verify compared with solving:"
            worst = max(chosen, key=lambda row: row[8])
            yield table(head, [["median", None, *map(float, middle)], ["slowest", *worst[1:]]])
    slower, than_again = sum(row[7] > row[5] for row in rows), sum(row[7] > row[6] for row in rows)
    share, of_again = (sum(row[7] for row in rows) / sum(row[i] for row in rows) for i in (5, 6))
    yield (
        f"Slower to verify than to solve: {slower} of {len(rows)} with a new solver, {than_again} with one that has its memory. "
        f"All of them together take {share:.2f} and {of_again:.2f} of the time to solve. "
        f"The target is {verdict(slower)} for a new solver, {verdict(than_again)} for the other."
    )
    yield table(("game", "position", "claim", "bytes", "nodes of the proof", "certify, s", "verify, s"), measured(other, OTHERS))


def verdict(slower: int) -> str:
    return "reached" if slower == 0 else "missed"


def row(name: str, text: str) -> list[Any]:
    """A position of Othello."""
    return [name, *in_seconds(text, compiled())]


@functools.cache
def compiled() -> OthelloSolver:
    """A solver that has its memory; everything that is measured is compiled."""
    solver = OthelloSolver(64)
    in_seconds(random_positions(1)[0], solver)
    return solver


def in_seconds(text: str, solver: OthelloSolver) -> list[Any]:
    othello = game("othello")
    position = typed(othello.parse(text))

    def solve_again() -> Any:
        solver.reset()
        return solver.solve(position)

    (made,) = fastest(partial(certify, position, game=othello), rounds=1)
    data = made.result.to_bytes()
    solve = lambda: OthelloSolver(64).solve(position)  # noqa: E731
    solved, again, verified = fastest(solve, solve_again, partial(walked, data, position), rounds=ROUNDS, seconds=SECONDS)
    assert made.result.claim.lower == solved.result.value
    seconds = [made.seconds, solved.seconds, again.seconds, verified.seconds]
    return [solved.result.value, len(data), verified.result, *seconds, verified.seconds / solved.seconds]


def walked(data: bytes, position: Any) -> int:
    """What `verify` does, save for reading the text of the position; the nodes of the proof."""
    parts = Certificate.from_bytes(data).parts
    assert all(is_proved(position, part) for part in parts)
    return sum(part.nodes for part in parts)


def other(name: str, text: str, claim: str | None) -> list[Any]:
    found = game(name)
    position = found.parse(text) if text else found.start()
    certify(position, claim, game=found)  # compiles
    (made,) = fastest(partial(certify, position, claim, game=found), rounds=1)
    data = made.result.to_bytes()
    (verified,) = fastest(lambda: verify(Certificate.from_bytes(data)), rounds=ROUNDS, seconds=SECONDS)
    return [name, text or "start", str(made.result.claim), len(data), verified.result.nodes, made.seconds, verified.seconds]


def random_positions(number: int) -> list[str]:
    chance, othello = random.Random(14), game("othello")
    found: list[str] = []
    while len(found) < number:
        position = othello.start()
        while not position.is_over() and count(position.empty) > EMPTIES:
            position = position.play(chance.choice(list(position.moves())))
        if not position.is_over():
            found.append(othello.format(position))
    return found


def from_files() -> Iterator[tuple[str, str]]:
    """The problems with as many empty squares, where the collections are at hand."""
    folder, number = Path(os.environ.get("PRUNUS_DATA", "")) / "othello", 0
    for file in sorted(folder.glob("*.obf")) if "PRUNUS_DATA" in os.environ else ():
        for line in file.read_text().splitlines():
            number += 1
            text = line.partition(";")[0]
            if count(game("othello").parse(text).empty) == EMPTIES:
                yield f"problem {number}", text
