"""Learned evaluations by matches: each kind against the best that was made by hand, and what more training is worth

Every evaluation is trained here, by one process, with the settings in the table (CPU seconds, compiling included; `shipped` is the
one that comes with the game), and plays against the best evaluation made by hand, both searching equally deep with the table and
the order that are best known. Openings by seed, which no training has seen, each played twice with colours exchanged. *Pairs* are
counted by the points of the first player, 0, ½, 1, 1½ and 2; share and Elo with their 95 % intervals are made of them.

Own game: dots and boxes with nine boxes, a plain class of Python (`OWN_GAME` in the source), whose own estimate is the lead in
boxes; two more features are declared beside it, and weights are learned from games that it plays against itself.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.report import Measured, cpu_time, table
from prunus.core import files
from prunus.players.match import Match, play_match
from prunus.players.strength import law_of
from prunus.trainers.training import train

PLACE = Path(__file__).parent / "results" / "unfinished-learned"  # files that were trained, for a run that goes on
SEED = 771
DEGREES = 1.96  # of a normal law, for 95 %
SHIPPED = 0  # games of an evaluation that comes with its game
BY_HAND = {"othello": "corners-mobility", "connect-four": "lines-and-centre"}
KINDS = (
    ("othello", "features", 400), ("othello", "categories", 400), ("othello", "clauses", 400), ("othello", "patterns", 2_000),
    ("othello", "patterns", SHIPPED), ("connect-four", "features", 400), ("connect-four", "categories", 400),
    ("connect-four", "clauses", 400), ("connect-four", "patterns", 2_000), ("connect-four", "patterns", SHIPPED),
)  # fmt: skip
MORE = {"othello": (500, 2_000, SHIPPED), "connect-four": (1_000, 4_000, SHIPPED)}
DEPTH, GAMES = 4, 200
OWN = ("boxes", "features", 20)
OWN_DEPTH = 2
MATCHED = ("CPU seconds", "kB", "against", "won", "drawn", "lost", "pairs", "share", "Elo")
OWN_GAME = '''
from prunus.core.knowledge import Knowledge

SIZE = 3
ACROSS = [[row * SIZE + column for column in range(SIZE)] for row in range(SIZE + 1)]
DOWN = [[12 + row * (SIZE + 1) + column for column in range(SIZE + 1)] for row in range(SIZE)]
BOXES = [
    frozenset((ACROSS[row][column], ACROSS[row + 1][column], DOWN[row][column], DOWN[row][column + 1]))
    for row in range(SIZE) for column in range(SIZE)
]


class Boxes:
    """Dots and boxes, nine boxes: who draws the fourth side of one has it, and moves again."""

    start = (frozenset(), 0, 0, False)  # sides drawn, boxes of player 0 minus those of player 1, whose turn, whether to pass

    def turn(self, state):
        return state[2]

    def moves(self, state):
        return [24] if state[3] else [side for side in range(24) if side not in state[0]]

    def play(self, state, move):
        drawn, lead, turn, _ = state
        if move == 24:
            return drawn, lead, 1 - turn, False
        drawn = drawn | {move}
        won = sum(move in box and box <= drawn for box in BOXES)
        return drawn, lead + (won if turn == 0 else -won), 1 - turn, won > 0 and len(drawn) < 24

    def is_over(self, state):
        return len(state[0]) == 24

    def outcome(self, state):
        return state[1]

    def evaluate(self, state):
        return state[1]


KNOWLEDGE = Knowledge("boxes")


@KNOWLEDGE.feature("lead(+board, -boxes)", "the number of boxes, own minus opponent's")
def lead(state):
    return state[1] if state[2] == 0 else -state[1]


@KNOWLEDGE.feature("ready(+board, -boxes)", "the number of boxes that lack one side and are ours to take")
def ready(state):
    return 0 if state[3] else sum(len(box & state[0]) == 3 for box in BOXES)


@KNOWLEDGE.feature("given(+board, -boxes)", "the number of boxes that lack one side and are the opponent's to take")
def given(state):
    return sum(len(box & state[0]) == 3 for box in BOXES) if state[3] else 0


@KNOWLEDGE.feature("parity(+board, -sides)", "the number of sides that can be drawn without giving a box away, odd (1) or even (0)")
def parity(state):
    return sum(all(len(box & state[0]) != 2 for box in BOXES if side in box) for side in range(24) if side not in state[0]) % 2
'''


def sections(measured: Measured) -> Iterator[str]:
    found = dict(zip(KINDS, measured(trained, KINDS), strict=True))
    cases = [(*each, name_of(*each), BY_HAND[each[0]], DEPTH, GAMES) for each in KINDS]
    yield f"## By kind, {DEPTH} plies each, {GAMES} games\n\n{_page(('game', 'kind'), cases, found, measured)}"
    steps = [(name, "patterns", games) for name, many in MORE.items() for games in many]
    found |= dict(zip(steps, measured(trained, steps), strict=True))
    cases = []
    for name, many in MORE.items():
        for fewer, more in itertools.pairwise(many):
            cases.append((name, "patterns", more, name_of(name, "patterns", more), name_of(name, "patterns", fewer), DEPTH, GAMES))
    about = f"each against the one before it, {DEPTH} plies each, {GAMES} games"
    yield f"## By amount of training, {about}\n\n{_page(('game', 'learned from'), cases, found, measured)}"
    found |= {OWN: measured(trained, [OWN])[0]}
    cases = [(*OWN, name_of(*OWN), "own", OWN_DEPTH, GAMES)]
    yield f"## A game of one's own, {OWN_DEPTH} plies each, {GAMES} games\n\n{_page(('own game', 'kind'), cases, found, measured)}"


def _page(heads: tuple[str, str], cases: list[Any], found: Any, measured: Measured) -> str:
    rows = []
    for (name, kind, games, _, other, *_), row in zip(cases, measured(played, [(c[0], *c[3:]) for c in cases]), strict=True):
        seconds, size = found[name, kind, games]
        against = Path(other).name if ":" in other else other
        amount = f"{games:,} games" if games else "shipped"
        told = f"{kind}, {amount}" if heads[1] == "kind" else amount
        rows.append([name, told, seconds, size, against, *row])
    return table((*heads, *MATCHED), rows)


def game_of(name: str) -> str:
    """The name of a game, or the file of our own one."""
    if name != OWN[0]:
        return name
    files.make_folder(PLACE)
    (path := PLACE / f"{name}.py").write_text(OWN_GAME)
    return str(path)


def name_of(game: str, kind: str, games: int) -> str:
    """How players ask for an evaluation."""
    return kind if games == SHIPPED else f"{kind}:{PLACE / f'{game}-{games}.{kind}'}"


def trained(game: str, kind: str, games: int) -> list[Any]:
    """CPU seconds of training, and kilobytes of the file that it has left."""
    if games == SHIPPED:
        from prunus.evaluations.trained import FILES

        return [None, len(FILES.joinpath(f"{game}.{kind}").read_bytes()) / 1000]
    began = cpu_time()
    found = train(game_of(game), kind=kind, games=games)  # type: ignore[arg-type]
    seconds = cpu_time() - began
    files.make_folder(PLACE)
    found.save(name_of(game, kind, games).partition(":")[2])
    return [seconds, len(found.content) / 1000]


def played(game: str, first: str, second: str, depth: int, games: int) -> list[Any]:
    """A match at equal depth."""
    players = tuple(f"search:depth={depth},evaluation={name}" for name in (first, second))
    (pairing,) = play_match(Match(game_of(game), players, games, seed=SEED, opening_plies=None)).pairings
    law = law_of(pairing.pentanomial)
    assert law is not None  # there were games
    share = f"{law.mean:.1%} ± {100 * DEGREES * law.spread / math.sqrt(law.number):.1f}"
    pairs = " ".join(map(str, pairing.pentanomial))
    return [pairing.wins, pairing.draws, pairing.losses, pairs, share, pairing.elo.told()]
