"""Visitors: how long the page lets them wait

Ten visitors of one server at once, each with a game of Othello against a search of six plies, on the cores of this machine: what a
move takes from the question to the answer, on the wall clock, over HTTP on this machine; what must be compiled is compiled before.
Then a thousand short games, and how much memory the server has in the end.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.report import Measured, table

PEERS = ("httpx2",)
CASES = [("othello", "search:depth=6", 10, 10), ("tic-tac-toe", "search:depth=2", 10, 1_000)]  # game, player, visitors, games
HEAD = ("game", "player", "visitors", "games", "moves", "failed", "median, ms", "95 %, ms", "longest, ms", "memory, MB")
MOST_PLIES = 60


def sections(measured: Measured) -> Iterator[str]:
    yield table(HEAD, [[*case, *row] for case, row in zip(CASES, measured(served, CASES), strict=True)])
    yield "Targets: no failure and at most 2,000 ms for a move with ten visitors; below 500 MB after a thousand games."


def served(game: str, player: str, visitors: int, games: int) -> list[Any]:
    """Let visitors play against the page, and say how long it took."""
    command = [sys.executable, "-m", "prunus", "serve", "--port", "0", "--seconds", "60"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        asked(address, "warm", {"game": game, "moves": [], "player": player})
        with ThreadPoolExecutor(visitors) as pool:
            each = list(pool.map(lambda i: played(address, i, game, player), range(games)))
        times = 1_000 * np.array([seconds for moves in each for seconds, _ in moves])
        failed = sum(not is_right for moves in each for _, is_right in moves)
        percentiles = [float(np.percentile(times, share)) for share in (50, 95, 100)]
        return [len(times), failed, *percentiles, memory_of(server.pid)]
    finally:
        server.terminate()
        server.wait()


def played(address: str, seed: int, game: str, player: str) -> list[tuple[float, bool]]:
    """One game: the visitor draws moves, the page answers."""
    drawn = np.random.default_rng(seed)
    moves: list[str] = []
    found: list[tuple[float, bool]] = []
    while len(moves) < MOST_PLIES:
        there = asked(address, str(seed), {"game": game, "moves": moves}, "position")
        if there.get("error") or not there["legal"]:
            break
        moves.append(str(drawn.choice(sorted(each["move"] for each in there["legal"]))))
        began = time.perf_counter()
        answer = asked(address, str(seed), {"game": game, "moves": moves, "player": player})
        if answer.get("is_over"):
            break
        found.append((time.perf_counter() - began, "move" in answer))
        if "move" not in answer:
            break
        moves.append(answer["move"])
    return found


def asked(address: str, visitor: str, fields: dict[str, Any], question: str = "answer") -> Any:
    import httpx2 as httpx

    headers = {"X-Prunus-Visitor": visitor}
    answer = httpx.post(f"{address}ask/play/{question}", json=fields, headers=headers, timeout=120)
    return answer.json() if answer.status_code == 200 else {"error": answer.text}


def memory_of(process: int) -> float:
    """Megabytes of memory that a process has."""
    (line,) = (line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1_024
