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
    "Book": "prunus.tables.book",
    "Cancellation": "prunus.core.requests",
    "Checked": "prunus.lab.checking.finding",
    "Comparison": "prunus.lab.comparison",
    "Drawing": "prunus.core.drawing",
    "Examples": "prunus.study.examples",
    "Explanation": "prunus.study.explanation",
    "Game": "prunus.core.game",
    "Limits": "prunus.searches.driving.limits",
    "PLAIN": "prunus.searches.driving.defaults",
    "Position": "prunus.core.game",
    "Program": "prunus.logic.terms",
    "Path": "prunus.searches.paths.path",
    "PrunusError": "prunus.errors",
    "Recording": "prunus.searches.shared.recording",
    "Result": "prunus.searches.shared.result",
    "Searcher": "prunus.searches.driving.searcher",
    "Solution": "prunus.solvers.solution",
    "Stone": "prunus.core.drawing",
    "Stopped": "prunus.errors",
    "Study": "prunus.study.task",
    "Table": "prunus.tables.transposition",
    "all_algorithms": "prunus.searches.driving.parts",
    "all_evaluations": "prunus.searches.driving.parts",
    "all_games": "prunus.core.registry",
    "all_orderings": "prunus.searches.driving.parts",
    "certify": "prunus.solvers.certificates.certification",
    "check": "prunus.lab.checking.check",
    "compare": "prunus.lab.comparison",
    "conspire": "prunus.searches.conspiracy.conspire",
    "explain": "prunus.study.explanation",
    "find_path": "prunus.searches.paths.find",
    "game": "prunus.core.registry",
    "learn": "prunus.study.learning",
    "minimal_leaves": "prunus.searches.minimal_tree",
    "perft": "prunus.searches.perft",
    "prove": "prunus.searches.proof.prove",
    "puzzle": "prunus.core.registry",
    "record": "prunus.searches.shared.record",
    "search": "prunus.searches.driving.entry",
    "solve": "prunus.solvers.solver",
    "solve_strongly": "prunus.solvers.strong.strong",
    "unchecked": "prunus.core.checked",
    "verify": "prunus.solvers.certificates.verification",
}

__all__ = sorted([*_homes, "__version__"])


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return importlib.import_module("importlib.metadata").version("prunus")
    if name not in _homes:
        raise AttributeError(f"module 'prunus' has no attribute {name!r}")
    return getattr(importlib.import_module(_homes[name]), name)


def __dir__() -> list[str]:
    return __all__
