"""Proofs: questions answered by alpha-beta and by the AND/OR searches

Can the player to move win? Connect Four on boards of three sizes, after seeded random play. A *narrow win* is a position in
which exactly one move wins, and not at once; *no win* is drawn or lost. Alpha-beta asks with the null window (0, 1) to the end of
the game, in the natural order of moves, without and with a transposition table; the others are asked by `prove`. A node is one
call of the search, or one leaf that the expansion of a node looks at; positions of random games are not counted. Memory is
64 megabytes for each.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator
from typing import Any

from benchmarks.report import Measured, table
from prunus import PLAIN, game, search
from prunus.searches.conspiracy.conspire import conspire
from prunus.searches.proof.prove import prove

PROVERS = ("df-pn", "proof-number", "pn2", "monte-carlo-pn")
BOARDS = {"connect-four-5x4": 6, "connect-four-6x5": 14, "connect-four": 24}  # plies of random play
POSITIONS = 20  # of either kind, a board
NODE_LIMIT = 20_000_000
LIMITS = (1 / 64, 1 / 4, 1, 4, 16, 64)  # megabytes
SMALL = "connect-four-5x4"


def sections(measured: Measured) -> Iterator[str]:
    head = ("board", "kind", "positions", "alpha-beta", "with table", *PROVERS, "df-pn fewer than alpha-beta in")
    found = measured(positions, BOARDS.items())
    cases = [(name, kind, some) for name, both in zip(BOARDS, found, strict=True) for kind, some in both.items()]
    yield f"Geometric means of nodes a position:\n\n{table(head, measured(row, cases))}"
    yield f"Nodes with little memory; the question is whether the player to move at least draws, `{SMALL}` after `3`:"
    yield table(("megabytes", *PROVERS), measured(costs, [(megabytes,) for megabytes in LIMITS]))
    yield "Conspiracy-number search of an Othello position, disc difference, values from −20 to 20:"
    yield table(("conspirators", "value", "nodes", "best line, plies"), measured(conspired, [(leaves,) for leaves in range(1, 6)]))


def positions(name: str, plies: int) -> dict[str, list[str]]:
    """Positions after random play: narrow wins (few winning moves, no win at once), and positions that are not won."""
    this, chance = game(name), random.Random(1)
    found: dict[str, list[str]] = {"narrow win": [], "no win": []}
    while min(map(len, found.values())) < POSITIONS:
        position = this.start()
        for _ in range(plies):
            moves = list(position.moves())
            position = position.play(chance.choice(moves)) if moves else position
        if position.is_over() or any(position.play(move).is_over() for move in position.moves()):
            continue
        kind = "narrow win" if is_narrow_win(position) else "no win" if not prove(position).answer else None
        if kind and len(found[kind]) < POSITIONS:
            found[kind].append(this.format(position))
    return found


def is_narrow_win(position: Any) -> bool:
    """One move alone wins."""
    answers = [prove(position.play(move), 0, nodes=NODE_LIMIT).answer for move in position.moves()]
    return answers.count(False) == 1


def row(name: str, kind: str, some: list[str]) -> list[Any]:
    nodes: dict[str, list[int]] = {column: [] for column in ("alpha-beta", "with table", *PROVERS)}
    for position in map(game(name).parse, some):
        depth = bin(int(position.empty)).count("1")
        for column, megabytes in (("alpha-beta", 0.0), ("with table", 64.0)):
            result = search(position, depth, evaluation="win-loss-draw", window=(0, 1), **PLAIN | {"table": megabytes})
            nodes[column].append(result.nodes)
        for prover in PROVERS:
            proof = prove(position, algorithm=prover, evaluation="win-loss-draw", megabytes=64)
            nodes[prover].append(proof.nodes if proof.answer is not None else NODE_LIMIT)
            assert proof.answer in (None, result.value >= 1)
    means = [round(math.exp(statistics.fmean(map(math.log, counts)))) for counts in nodes.values()]
    fewer = sum(a < b for a, b in zip(nodes["df-pn"], nodes["alpha-beta"], strict=True))
    return [name, kind, len(some), *means, fewer]


def costs(megabytes: float) -> list[Any]:
    return [float(megabytes), *(cost(prover, megabytes) for prover in PROVERS)]


def cost(prover: str, megabytes: float) -> str:
    """The nodes that an answer takes within so much memory, if there is one."""
    proof = prove(game(SMALL).parse("3"), 0, algorithm=prover, megabytes=megabytes, nodes=NODE_LIMIT)
    assert proof.memory <= megabytes * 2**20
    return f"{proof.nodes:,}" if proof.answer is not None else "memory full"


def conspired(leaves: int) -> list[int]:
    position = game("othello").parse("f5d6c3d3c4f4f6f3e6e7d7")
    result = conspire(position, evaluation="disc-difference", values=range(-20, 21), conspirators=leaves, megabytes=1024)
    assert result.is_complete
    return [leaves, result.value, result.nodes, len(result.line)]
