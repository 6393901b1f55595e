"""Monte-Carlo tree search: against alpha-beta at equal time, and how soon it finds the best move

Matches in which both players have about 10 milliseconds of CPU time for a move. So that other work on the machine decides nothing,
time is given as nodes: how many each player searches in that time is measured first, on positions from the middle of games. From
openings by seed, each played twice with colours exchanged. *Pairs* are counted by the points of the first player, 0, ½, 1, 1½ and
2, and Elo with its 95 % interval is made of them. `search` is what is best known for a game: principal variation search with a
table, deepened, with the game's own order and evaluation (shortest connection, lines and centre, disc difference).

Then positions from the middle of random games, searched with more and more random games: how many of the moves are among the best,
by a solver, and of how many positions the value is proved. Brackets: 95 % intervals (Wilson).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from benchmarks.report import Measured, cpu_time, table
from prunus.core.registry import game as find_game
from prunus.core.requests import Cancellation
from prunus.lab.sample import midgame
from prunus.players.match import Match, play_match
from prunus.players.player import Situation, find_player
from prunus.searches.driving.entry import search
from prunus.solvers.solver import find_solver

SECONDS = 0.01  # of CPU time a move
PACED = 10  # positions by which the pace of a player is measured
PLAYERS = {
    "search": "search:",
    "search, corners-mobility": "search:evaluation=corners-mobility,",
    "uct": "search:algorithm=uct,",
    "uct, biased by corners-mobility": "search:algorithm=uct,ordering=static,evaluation=corners-mobility,",
    "rave": "search:algorithm=rave,",
}
MATCHES = (
    ("hex", "rave", "search", 100),
    ("hex", "uct", "search", 40),
    ("hex", "rave", "uct", 40),
    ("connect-four", "uct", "search", 100),
    ("othello", "uct", "search", 40),
    ("othello", "uct", "search, corners-mobility", 60),
    ("othello", "uct, biased by corners-mobility", "uct", 60),
)
HEAD = ("game", "first", "second", "nodes a move", "games", "won", "drawn", "lost", "pairs", "Elo")
BOARDS = ("tic-tac-toe", "connect-four-5x4", "connect-four-6x5", "othello-4x4")
SEARCHES = ("uct", "rave")
POSITIONS = 100
GAMES = (10, 100, 1_000, 10_000)
DEGREES = 1.96  # of a normal law, for 95 %


def sections(measured: Measured) -> Iterator[str]:
    seats = sorted({(game, player) for game, *players, _ in MATCHES for player in players})
    paces = dict(zip(seats, measured(pace, seats), strict=True))
    cases = [(game, *players, paces[game, players[0]], paces[game, players[1]], games) for game, *players, games in MATCHES]
    yield table(HEAD, [[*case[:3], *row] for case, row in zip(cases, measured(played, cases), strict=True)])
    cases = [(board, name, games) for board in BOARDS for name in SEARCHES for games in GAMES]
    rows = measured(found, cases)
    yield table(
        ("board", "by", "random games", "best moves", "proved"), [[*c, *map(told, r)] for c, r in zip(cases, rows, strict=True)]
    )


def pace(game: str, player: str) -> int:
    """How many nodes a player searches in the time for a move, to two figures."""
    this, nodes, seconds = find_game(game), 0, 0.0
    adviser = find_player(f"{PLAYERS[player]}seconds={SECONDS}", this, 1)
    adviser.prepare(this)
    for position in midgame(this.start(), PACED, 8, seed=7):
        began = cpu_time()
        nodes += adviser.choose(Situation.at(this, position), Cancellation()).nodes
        seconds += cpu_time() - began
    pace = SECONDS * nodes / seconds
    return int(round(pace, 1 - int(math.log10(pace))))


def played(game: str, first: str, second: str, nodes: int, others: int, games: int) -> list[Any]:
    """A match."""
    players = (f"{PLAYERS[first]}nodes={nodes}", f"{PLAYERS[second]}nodes={others}")
    (pairing,) = play_match(Match(game, players, games, seed=8)).pairings
    pairs = " ".join(map(str, pairing.pentanomial))
    return [f"{nodes:,}, {others:,}", games, pairing.wins, pairing.draws, pairing.losses, pairs, pairing.elo.told()]


def found(board: str, algorithm: str, games: int) -> list[int]:
    """Of how many positions the move is among the best, and of how many the value is proved, so many random games each."""
    start = find_game(board).start()
    solver, good, proved = find_solver(start).make(16, 1), 0, 0
    for number, position in enumerate(midgame(start, POSITIONS, 2, seed=9)):
        values = {move: sign(value) for move, value in solver.value_of_moves(position).values.items()}
        result = search(position, algorithm=algorithm, nodes=games, seed=number)
        good += values[result.move] == max(values.values())
        proved += result.is_exact
    return [good, proved]


def sign(value: int) -> int:
    return (value > 0) - (value < 0)


def told(share: int) -> str:
    """A share of the positions, with its interval."""
    part, square = share / POSITIONS, DEGREES**2 / POSITIONS
    middle, half = part + square / 2, DEGREES * math.sqrt(part * (1 - part) / POSITIONS + square / (4 * POSITIONS))
    low, high = ((middle - half) / (1 + square), (middle + half) / (1 + square))
    return f"{part:.0%} ({low:.0%} to {high:.0%})"
