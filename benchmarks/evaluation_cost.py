"""What an evaluation costs: nanoseconds a position, made by hand and learned

Positions of games by lot are evaluated one after the other in one compiled loop, ten rounds, of which the fastest counts; what the
loop takes with an evaluation that looks at nothing (win-loss-draw) is taken off, so that reading positions and asking whether they
are over is not counted. Positions are mixed, as they are not in a search, where neighbours share their stage: the tables of
patterns are then read from farther away than there. Those of the kinds that count were learned from a few games of the game: how
many features, clauses or categories they have is in the table.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.report import Measured, table
from prunus import game
from prunus.core.jit import kernel
from prunus.core.rows import in_rows, restored
from prunus.evaluations.patterns import Patterns
from prunus.searches.driving.parts import find_evaluation
from prunus.trainers.training import train

SEED, POSITIONS, ROUNDS = 4, 50_000, 10
NOTHING = "win-loss-draw"
GAMES = 200  # that the kinds which count are learned from
BY_HAND = {
    "othello": ("disc-difference", "square-weights", "corners-mobility"),
    "connect-four": ("open-lines", "lines-and-centre"),
}
LEARNED = ("categories", "features", "clauses", "patterns")


def sections(measured: Measured) -> Iterator[str]:
    cases = [(name, kind) for name, by_hand in BY_HAND.items() for kind in (*by_hand, *LEARNED)]
    rows = [[*case, *row] for case, row in zip(cases, measured(cost, cases), strict=True)]
    yield table(("game", "evaluation", "made of", "ns a position"), rows)


def cost(name: str, kind: str) -> list[Any]:
    """What an evaluation is made of, and the nanoseconds that it takes."""
    this = game(name)
    rows, prototype = in_rows(met(name))
    with tempfile.TemporaryDirectory() as folder:
        text, made_of = kind, ""
        if kind in LEARNED and kind != "patterns":
            found = train(this, kind=kind, games=GAMES, rounds=1)  # type: ignore[arg-type]
            found.save(Path(folder) / "learned")
            text, made_of = f"{kind}:{Path(folder) / 'learned'}", told(kind, found.content.decode())
        evaluation = find_evaluation(text, this.start())
    if isinstance(evaluation, Patterns):
        made_of = f"{int(evaluation.chunks) * 16 + 3} look-ups"
    nothing = find_evaluation(NOTHING, this.start())
    best, without = float("inf"), float("inf")
    for _ in range(ROUNDS):
        without = min(without, taken(prototype, rows, nothing))
        best = min(best, taken(prototype, rows, evaluation))
    return [made_of, round(1e9 * (best - without) / len(rows))]


def taken(prototype: Any, rows: Any, evaluation: Any) -> float:
    began = time.process_time()
    evaluate_all(prototype, rows.ravel(), np.int64(rows.shape[1]), evaluation)
    return time.process_time() - began


@kernel
def evaluate_all(prototype, words, width, evaluation):  # type: ignore[no-untyped-def]
    """The sum of all values, so that none is left out."""
    total = np.int64(0)
    for i in range(words.size // width):
        total += evaluation.evaluate(restored(prototype, words, i * width))
    return total


def met(name: str) -> list[Any]:
    """Unfinished positions of games by lot."""
    chance, found = random.Random(SEED), list[Any]()
    while len(found) < POSITIONS:
        position = game(name).start()
        while not position.is_over():
            found.append(position)
            position = position.play(chance.choice(list(position.moves())))
    chance.shuffle(found)
    return found[:POSITIONS]


def told(kind: str, content: str) -> str:
    """How much there is of what an evaluation is made of."""
    if kind == "clauses":
        return f"{content.count('feature(B, ')} clauses"
    said = json.loads(content)
    if kind == "features":
        return f"{len(said['weights'])} features"
    return f"{len(said['cuts'])} features, {sum(len(row) == 3 + len(said['cuts']) for row in said['classes'])} categories"
