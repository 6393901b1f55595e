"""Shipping: how the orders that come with the package are made.

`python -m prunus.study.shipping` (`make orders`) makes them anew, byte for byte: for all levels of a search, with seed 1.
"""

from __future__ import annotations

from pathlib import Path

from prunus.core import files
from prunus.logic.terms import Program
from prunus.study.learning import learn
from prunus.study.shipped import PROGRAMS

LESSONS = (  # game, evaluation, depth that the players look ahead
    ("othello", "corners-mobility", 6),
    ("othello", "square-weights", 6),
    ("othello", "disc-difference", 6),
    ("connect-four", "lines-and-centre", 7),
    ("tic-tac-toe", "open-lines", 5),
)


def taught(game: str, evaluation: str, depth: int) -> Program:
    """The program of a lesson, learned now."""
    return learn(game, evaluation=evaluation, depth=depth, levels="all", seed=1).program


def write_all(folder: Path) -> None:
    """Learn all of them, and write them into a folder."""
    for game, evaluation, depth in LESSONS:
        files.make_folder(folder / game)
        files.write_text(folder / game / f"{evaluation}.pl", str(taught(game, evaluation, depth)))
        print(f"{game}, {evaluation}")


if __name__ == "__main__":
    write_all(Path(str(PROGRAMS)))
