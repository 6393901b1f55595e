"""Orders that come with the package: programs by game and evaluation in `study/programs`, made by `study.shipping`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from prunus.core.registry import game as find_game
from prunus.logic.syntax import parse_program, read_program
from prunus.logic.terms import Program

PROGRAMS = files("prunus.study").joinpath("programs")


def shipped_for() -> dict[str, list[str]]:
    """The games that have an order, and the evaluations that it was learned for, the game's own first."""
    return {game: names for game in _folders() if (names := _evaluations(game))}


def _folders() -> list[str]:
    return sorted(each.name for each in PROGRAMS.iterdir() if each.is_dir()) if PROGRAMS.is_dir() else []


def _evaluations(game: str) -> list[str]:
    """The evaluations of the orders in a game's folder, its own first; no other game is loaded."""
    names = [each.name.removesuffix(".pl") for each in PROGRAMS.joinpath(game).iterdir() if each.name.endswith(".pl")]
    own = find_game(game).default_evaluation if names else None
    return sorted(names, key=lambda name: (name != own, name))


def program_named(name: str, evaluation: Any = None) -> Program:
    """The program that comes with a game of this name, learned with this evaluation if there is one; or that of a file."""
    return shipped(name, evaluation) or read_program(Path(name))


def shipped(game: str, evaluation: Any = None) -> Program | None:
    """The program for a game that was learned with this evaluation, or with the game's own; None if there is none."""
    evaluations = _evaluations(game) if game in _folders() else []
    if not evaluations:
        return None
    name = evaluation if evaluation in evaluations else evaluations[0]
    place = f"{game}/{name}.pl"
    return parse_program(PROGRAMS.joinpath(place).read_text("utf-8"), place)
