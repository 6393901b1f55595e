"""Solvers, certificates, endgame tables and books against the truth of small boards."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.registry import game
from prunus.errors import PrunusError
from prunus.solvers.certificates.certificate import Certificate
from prunus.solvers.certificates.certification import certify
from prunus.solvers.certificates.verification import verify
from prunus.solvers.solver import find_solver
from prunus.solvers.strong.strong import solve_strongly
from prunus.tables.book import Book, Entry
from tests.attack.searches import Case, TooMany, closed
from tests.plain import look_ahead
from tests.reference import somewhere

POSITIONS = 30  # of a round and a family


def attack(chance: random.Random) -> Iterator[Case]:
    """One round of every family."""
    with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
        for family in (connect_four, othello, certificates, endgame_tables, books):
            yield from family(chance, Path(folder))


def connect_four(chance: random.Random, _folder: Path) -> Iterator[Case]:
    """The solver made for the game and the one that knows none, on small boards, against plain minimax to the end."""
    start = game("connect-four-4x4").start()
    solvers = [find_solver(start, name).make(1, 1) for name in (None, "alpha-beta")]
    for _ in range(POSITIONS // 3):
        name, seed = chance.choice(["connect-four-4x4", "connect-four-5x4", "connect-four-4x5"]), chance.getrandbits(32)
        truth = truth_near(name, seed)
        for _ in range(3):
            number = chance.randrange(len(truth.positions))
            position, true = truth.positions[number], truth.value[-1][number]
            values = {move: -truth.value[-1][to] for move, to in truth.successors[number].items()}
            for solver in solvers:
                found = solver.value_of_moves(position)
                is_so = found.value == true and dict(found.values) == values and solver.decide(position).value == np.sign(true)
                yield (
                    "Connect Four solvers",
                    None if is_so else f"{name}, {tuple(map(int, position))}: {found}, in truth {true}, {values}",
                )


def othello(chance: random.Random, _folder: Path) -> Iterator[Case]:
    """The endgame solver against plain alpha-beta to the end, on boards filled by chance: passes and wipe-outs are common."""
    from tests.laws.test_othello_solver import scattered

    solver = find_solver(game("othello").start()).make(1, 1)
    for _ in range(POSITIONS):
        size, empties, seed = chance.choice([4, 6, 8, 8]), chance.randrange(9), chance.getrandbits(32)
        position = scattered(size, empties, seed)
        found, true = solver.solve(position), look_ahead(position, 30, evaluation="disc-difference").value
        end, sign = position, 1
        for move in found.line:
            end, sign = end.play(move), -sign
        is_so = found.value == true and end.is_over() and sign * int(end.outcome()) == true
        yield "Othello endgames", None if is_so else f"scattered({size}, {empties}, {seed}): {found}, in truth {true}"


def certificates(chance: random.Random, folder: Path) -> Iterator[Case]:
    """What is certified is true and verified, a false claim is refused, and so is a certificate with one bit turned."""
    for _ in range(POSITIONS // 6):
        name, seed = chance.choice(["tic-tac-toe", "othello-4x4"]), chance.getrandbits(32)
        truth = truth_near(name, seed)
        this, position, true = game(name), truth.positions[0], truth.value[-1][0]
        made = certify(position, game=this, megabytes=1)
        is_so = verify(made).claim == made.claim and made.claim.lower == made.claim.upper == true
        yield "certificates", None if is_so else f"{name} {seed}: {made.claim}, in truth {true}"
        claim = f">={true + 1}"
        yield "certificates", _refused(partial(certify, position, claim, game=this, megabytes=1), f"{name} {seed}: {claim}")
        whole = made.to_bytes()
        for _ in range(10):
            place, turned = chance.randrange(len(whole)), bytearray(whole)
            turned[place] ^= 1 << chance.randrange(8)
            yield "certificates", _refused(lambda: verify(Certificate.from_bytes(bytes(turned))), f"{name} {seed}: byte {place}")  # noqa: B023
        part = made.parts[0]
        if part.choices.size:
            choices = part.choices.copy()
            choices[chance.randrange(choices.size)] += 1
            other = replace(made, parts=(replace(part, choices=choices), *made.parts[1:]))
            yield "certificates", _true_or_refused(other, true, f"{name} {seed}: another choice")


def _refused(act: Any, what: str) -> str | None:
    try:
        act()
    except PrunusError as error:
        return None if "\n" not in str(error) else f"{what}: refused in more than a sentence: {error}"
    return f"{what}: not refused"


def _true_or_refused(certificate: Certificate, true: int, what: str) -> str | None:
    """Another proof of the same claim may be a proof; of a false claim there is none."""
    try:
        verify(certificate)
    except PrunusError:
        return None
    return (
        None
        if certificate.claim.lower in (None, true) and certificate.claim.upper in (None, true)
        else f"{what}: {certificate.claim}"
    )


def endgame_tables(chance: random.Random, folder: Path) -> Iterator[Case]:
    """Every position below another has its true value in a strong solution."""
    name, seed, folded = (
        chance.choice(["tic-tac-toe", "connect-four-4x4", "othello-4x4"]),
        chance.getrandbits(32),
        chance.random() < 0.5,
    )
    truth = truth_near(name, seed)
    endgame = solve_strongly(truth.positions[0], folder / f"{name}-{seed}", game=game(name), folded=folded).file.endgame
    for number, position in enumerate(truth.positions):
        found, true = int(endgame.value_at(endgame.place_of(position))), truth.value[-1][number]
        yield "endgame tables", None if found == true else f"{name} {seed}, {tuple(map(int, position))}: {found}, in truth {true}"


def books(chance: random.Random, folder: Path) -> Iterator[Case]:
    """What was stored last, or deepest, is found, also by the mirror image of a position."""
    this, said = game("othello-4x4"), {}
    with Book.open_or_create(folder / f"book-{chance.getrandbits(32)}", this, "disc-difference") as book:
        for _ in range(POSITIONS):
            position = somewhere(this.start(), chance.getrandbits(32), chance.randrange(8))
            moves = list(map(int, position.moves()))
            entry = Entry(chance.randrange(-16, 17), chance.randrange(1, 9), chance.choice(moves) if moves else None)
            text = book.text(position)
            kept = book.store(position, entry)
            is_so = kept == (text not in said or entry.depth > said[text].depth)
            if kept:
                said[text] = entry
            image = position.turned(np.int64(chance.randrange(int(position.turns()))))
            found = book.find(image)
            is_so = (
                is_so
                and found is not None
                and found[:2] == said[text][:2]
                and (found.move is None or found.move in list(image.moves()))
            )
            yield "books", None if is_so else f"{tuple(map(int, position))}: {entry} stored, {found} found"


def truth_near(name: str, seed: int) -> Any:
    """Everything below a position of a random game, in the units of the game, from where on there is not too much of it."""
    plies = 3
    while True:
        try:
            return closed(somewhere(game(name).start(), seed, plies), Outcomes())
        except TooMany:
            plies += 1


class Outcomes:
    """A measure in the game's own units; what is not over is never asked."""

    def evaluate(self, position: Any) -> int:
        return int(position.outcome()) if position.is_over() else 0
