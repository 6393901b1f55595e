"""Orders that come with the package: programs by game and evaluation in `study/programs`, made by `study.shipping`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from prunus.core.registry import game as find_game
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Program

PROGRAMS = files("prunus.study").joinpath("programs")


def shipped_for() -> dict[str, list[str]]:
    """The games that have an order, and the evaluations that it was learned for, the game's own first."""
    found = {}
    for folder in sorted(PROGRAMS.iterdir(), key=lambda each: each.name) if PROGRAMS.is_dir() else ():
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
