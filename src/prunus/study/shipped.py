"""Orders that come with the package: programs by game and evaluation in `study/programs`.

`python -m prunus.study.shipped` (`make orders`) makes them anew, byte for byte: for all levels of a search, with seed 1.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from prunus.core.files import make_folder, write_text
from prunus.core.registry import game as find_game
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Program
from prunus.study.learning import learn

PROGRAMS = files("prunus.study").joinpath("programs")
LESSONS = (  # game, evaluation, depth that the players look ahead
    ("othello", "corners-mobility", 5),
    ("othello", "square-weights", 5),
    ("othello", "disc-difference", 5),
    ("connect-four", "lines-and-centre", 7),
    ("tic-tac-toe", "open-lines", 5),
)


def shipped_for() -> dict[str, list[str]]:
    """The games that have an order, and the evaluations that it was learned for, the game's own first."""
    found = {}
    for folder in sorted(PROGRAMS.iterdir(), key=lambda each: each.name):
        if folder.is_dir():
            names = sorted(each.name.removesuffix(".pl") for each in folder.iterdir() if each.name.endswith(".pl"))
            if names:
                own = find_game(folder.name).default_evaluation
                found[folder.name] = sorted(names, key=lambda name: (name != own, name))
    return found


def shipped(game: str, evaluation: Any = None) -> Program | None:
    """The program for a game that was learned with this evaluation, or with the game's own; None if there is none."""
    evaluations = shipped_for().get(game, [])
    if not evaluations:
        return None
    name = evaluation if evaluation in evaluations else evaluations[0]
    place = f"{game}/{name}.pl"
    return parse_program(PROGRAMS.joinpath(place).read_text("utf-8"), place)


def taught(game: str, evaluation: str, depth: int) -> Program:
    """The program of a lesson, learned now."""
    return learn(game, evaluation=evaluation, depth=depth, levels="all", seed=1).program


def write_all(folder: Path) -> None:
    """Learn all of them, and write them into a folder."""
    for game, evaluation, depth in LESSONS:
        make_folder(folder / game)
        write_text(folder / game / f"{evaluation}.pl", str(taught(game, evaluation, depth)))
        print(f"{game}, {evaluation}")


if __name__ == "__main__":
    write_all(Path(str(PROGRAMS)))
