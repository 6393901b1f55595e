"""Protocols fed with lines at random: answers are the protocol's own or none, and the end of the input is always reached."""

from __future__ import annotations

import importlib.util
import random
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from prunus.core.jit import interpreting
from prunus.players.protocols.shared import Server
from tests.attack.searches import Case
from tests.unit.test_protocols import GRAMMARS, WORDS

PATIENCE = 120.0  # seconds, after which something hangs: no dialogue takes one of them
TIMES = 10  # dialogues of each protocol in a round
SENTENCES = [
    "position startpos", "position startpos moves 1-1", "go infinite", "go depth 2", "go nodes 9 searchmoves", "go ponder",
    "ponderhit",
    "stop", "isready", "setoption name MultiPV value 3", "setoption name Player value random:50+random", "nboard 2", "set depth 2",
    "hint 3", "go", "analyze", "ping 1", "genmove black", "genmove white", "reg_genmove b", "boardsize 4", "undo",
    "loadsgf nothing.sgf",
    "time_left b 1 0", "go mate 1", "go movetime 1", "query result",
]  # fmt: skip


def attack(chance: random.Random) -> Iterator[Case]:
    """Some dialogues by every protocol."""
    with interpreting():
        for protocol, (made, grammar) in GRAMMARS.items():
            if protocol == "uci" and importlib.util.find_spec("chess") is None:
                continue
            for _ in range(TIMES):
                yield protocol, complaint(made, grammar, lines_of(chance))


def lines_of(chance: random.Random) -> list[str]:
    """Sentences that make sense somewhere, and words in a row that make none."""
    return [
        chance.choice(SENTENCES) if chance.random() < 0.6 else " ".join(chance.choices(WORDS, k=chance.randrange(6)))
        for _ in range(chance.randrange(20))
    ]


def complaint(made: Callable[[Any], Server], grammar: str, lines: Sequence[str]) -> str | None:
    """What is wrong with the answers to these lines."""
    said: list[str] = []
    raised: list[BaseException] = []

    def serve() -> None:
        try:
            with interpreting():
                made(said.append).serve(list(lines))
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    if thread.is_alive():
        return f"{list(lines)}: no end after {PATIENCE:.0f} s; it said {said[-3:]}"
    if raised:
        return f"{list(lines)}: {type(raised[0]).__name__}: {raised[0]}"
    strange = [line for line in said if re.fullmatch(grammar, line) is None]
    return f"{list(lines)}: it said {strange[0]!r}" if strange else None
