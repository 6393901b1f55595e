"""Orderings by name, learned ones included: `rules:FILE`, `rules:FILE:LEVELS`, `rules:FILE+static`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.errors import OutOfRange
from prunus.logic.syntax import read_program
from prunus.ordering.first_levels import FirstLevels
from prunus.ordering.natural import Natural
from prunus.ordering.ranked import Ranked
from prunus.ordering.rules import Flow, NoTieBreak, Points
from prunus.search.entry import find_evaluation, find_ordering
from prunus.study.background import Background
from prunus.study.compilation import rules_for

PREFIX = {"rules:": Points(), "flow:": Flow(np.int64(870), np.int64(30))}


def named_ordering(
    text: str, game: Game, position: Any, evaluation: str, depth: int, seed: int, background: Path | None = None
) -> Any:
    """The ordering that `text` names; names without a program are left to the search."""
    prefix = next((each for each in PREFIX if text.startswith(each)), None)
    if prefix is None:
        return text
    file, _, then = text.removeprefix(prefix).partition("+")
    file, _, number = file.rpartition(":") if file.rpartition(":")[2].lstrip("-").isdigit() else (file, "", "")
    if number and int(number) < 1:
        raise OutOfRange(f"rules can order the first level or more, not {number}")
    tie_break: Any = NoTieBreak()
    if then:
        other = find_ordering(then, position, find_evaluation(evaluation, position), depth, seed)
        if not isinstance(other, Ranked):
            raise OutOfRange(f"ordering {then!r} gives no scores, so it cannot break the ties of rules")
        tie_break = other.scorer
    known = Background.of(game.name, background)
    rules = rules_for(read_program(Path(file)), known, depth, PREFIX[prefix], tie_break)
    return FirstLevels(np.int64(int(number)), rules, Natural()) if number else rules
