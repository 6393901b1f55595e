"""Visitors: how long the page lets them wait

Ten visitors of one server at once, each with a game of Othello against a search of six plies, on the cores of this machine, which
they share with the server: what a move takes from the question to the answer, on the wall clock, over HTTP on this machine; what
must be compiled is compiled before. Then a thousand short games, ten at once, and how much memory the server has in the end.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import numpy as np

from benchmarks.report import Measured, table

CASES = [("othello", "search:depth=6", 10, 10), ("tic-tac-toe", "search:depth=2", 10, 1_000)]  # game, player, visitors, games
HEAD = ("game", "player", "visitors", "games", "moves", "failed", "median, ms", "95 %, ms", "longest, ms", "memory, MB")
PATIENCE = 120  # seconds


def sections(measured: Measured) -> Iterator[str]:
    yield table(HEAD, [[*case, *row] for case, row in zip(CASES, measured(served, CASES), strict=True)])
    yield "Targets: no failure and at most 2,000 ms for a move with ten visitors; below 500 MB after a thousand games."


def served(game: str, player: str, visitors: int, games: int) -> list[Any]:
    """Let visitors play against the page, and say how long it took."""
    command = [sys.executable, "-m", "prunus", "serve", "--port", "0", "--seconds", "60"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        Visitor(address, "warm").asked("answer", {"game": game, "moves": [], "player": player})
        with ThreadPoolExecutor(visitors) as pool:
            each = list(pool.map(lambda seed: Visitor(address, str(seed)).played(seed, game, player), range(games)))
        times = 1_000 * np.array([seconds for moves in each for seconds, _ in moves])
        failed = sum(not is_right for moves in each for _, is_right in moves)
        percentiles = [float(np.percentile(times, share)) for share in (50, 95, 100)]
        return [len(times), failed, *percentiles, memory_of(server.pid)]
    finally:
        server.terminate()
        server.wait()


class Visitor:
    """Somebody with a page open, whose questions go through one connection."""

    def __init__(self, address: str, name: str) -> None:
        self.connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
        self.headers = {"Content-Type": "application/json", "X-Prunus-Visitor": name}

    def asked(self, question: str, fields: dict[str, Any]) -> Any:
        self.connection.request("POST", f"/ask/play/{question}", json.dumps(fields), self.headers)
        return json.loads(self.connection.getresponse().read())

    def played(self, seed: int, game: str, player: str) -> list[tuple[float, bool]]:
        """One game: the visitor draws moves, the page answers. The seconds of each answer, and whether it was one."""
        drawn = np.random.default_rng(seed)
        moves: list[str] = []
        found: list[tuple[float, bool]] = []
        while legal := [each["move"] for each in self.asked("position", {"game": game, "moves": moves})["legal"]]:
            if len(moves) % 2 == 0:
                moves.append(str(drawn.choice(sorted(legal))))
                continue
            began = time.perf_counter()
            answer = self.asked("answer", {"game": game, "moves": moves, "player": player})
            found.append((time.perf_counter() - began, answer.get("move") in legal))
            if not found[-1][1]:
                break
            moves.append(answer["move"])
        self.connection.close()
        return found


def memory_of(process: int) -> float:
    """Megabytes of memory that a process has."""
    (line,) = (line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1_024
