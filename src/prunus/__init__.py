"""Prunus searches game trees and learns, as a readable logic program, which moves to try first.

>>> import prunus
>>> othello = prunus.game("othello")
>>> prunus.search(othello.start(), depth=6).value
"""

from __future__ import annotations

import importlib
from typing import Any

# Names are loaded when they are first used, so that `prunus --help` answers before Numba could be imported. What they are is told
# to editors and type checkers by `__init__.pyi`, which `make names` writes.
_homes = {
    "Analysis": "prunus.players.analysis",
    "Book": "prunus.tables.book",
    "Cancellation": "prunus.core.requests",
    "Checked": "prunus.lab.checking.finding",
    "Choice": "prunus.players.player",
    "Comparison": "prunus.lab.comparison",
    "Drawing": "prunus.core.drawing",
    "Estimate": "prunus.searches.shared.result",
    "Examples": "prunus.study.examples",
    "Exercise": "prunus.exercises.exercise",
    "Explanation": "prunus.study.explanation",
    "Game": "prunus.core.game",
    "GameRecord": "prunus.players.record",
    "Limits": "prunus.searches.driving.limits",
    "Match": "prunus.players.match",
    "PLAIN": "prunus.searches.driving.defaults",
    "Path": "prunus.searches.paths.path",
    "Player": "prunus.players.player",
    "Position": "prunus.core.game",
    "Program": "prunus.logic.terms",
    "PrunusError": "prunus.errors",
    "Recording": "prunus.searches.shared.recording",
    "Result": "prunus.searches.shared.result",
    "Sampler": "prunus.searches.monte_carlo.sampler",
    "Script": "prunus.searches.steps.script",
    "Searcher": "prunus.searches.driving.searcher",
    "Situation": "prunus.players.player",
    "Solution": "prunus.solvers.solution",
    "Stone": "prunus.core.drawing",
    "Stopped": "prunus.errors",
    "Study": "prunus.study.task",
    "Table": "prunus.tables.transposition",
    "TimeControl": "prunus.players.clock",
    "Trained": "prunus.trainers.training",
    "Verdict": "prunus.exercises.exercise",
    "all_algorithms": "prunus.searches.driving.parts",
    "all_evaluations": "prunus.searches.driving.parts",
    "all_exercises": "prunus.exercises.exercise",
    "all_games": "prunus.core.registry",
    "all_orderings": "prunus.searches.driving.parts",
    "all_players": "prunus.players.player",
    "analyse": "prunus.players.analysis",
    "certify": "prunus.solvers.certificates.certification",
    "check": "prunus.lab.checking.check",
    "compare": "prunus.lab.comparison",
    "conspire": "prunus.searches.conspiracy.conspire",
    "explain": "prunus.study.explanation",
    "find_path": "prunus.searches.paths.find",
    "find_player": "prunus.players.player",
    "game": "prunus.core.registry",
    "learn": "prunus.study.learning",
    "make_exercise": "prunus.exercises.exercise",
    "minimal_leaves": "prunus.searches.minimal_tree",
    "parts_of": "prunus.study.value_parts",
    "perft": "prunus.searches.perft",
    "play_game": "prunus.players.playing",
    "play_match": "prunus.players.match",
    "prove": "prunus.searches.proof.prove",
    "puzzle": "prunus.core.registry",
    "read_records": "prunus.players.formats.door",
    "record": "prunus.searches.shared.record",
    "search": "prunus.searches.driving.entry",
    "solve": "prunus.solvers.solver",
    "solve_strongly": "prunus.solvers.strong.strong",
    "step_through": "prunus.searches.steps.step_through",
    "train": "prunus.trainers.training",
    "unchecked": "prunus.core.checked",
    "verify": "prunus.solvers.certificates.verification",
    "why_not": "prunus.players.why_not",
    "write_records": "prunus.players.formats.door",
}

__all__ = sorted([*_homes, "__version__"])


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return importlib.import_module("importlib.metadata").version("prunus")
    if name not in _homes:
        raise AttributeError(f"module 'prunus' has no attribute {name!r}")
    found = globals()[name] = getattr(importlib.import_module(_homes[name]), name)  # and is not asked for again
    return found


def __dir__() -> list[str]:
    return __all__
