"""Orderings by name, learned ones included: `hash+rules:FILE+killer`, `rules:FILE:LEVELS`, `flow:FILE`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.errors import OutOfRange
from prunus.logic.syntax import read_program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.preferred import Preferred
from prunus.orderings.rules import Flow, Points, Rules
from prunus.searches.driving.parts import find_stage
from prunus.study.background import Background
from prunus.study.compilation import generated_relation

PREFIX = {"rules:": Points(), "flow:": Flow(np.int64(870), np.int64(30))}


@dataclass(frozen=True)
class Named:
    """The ordering that `text` names, made for a search when it is called."""

    text: str
    game: Game
    background: Path | None = None

    def __call__(self, position: Any, evaluation: Any, depth: int, seed: int) -> Any:
        named = [self._stage(name, position, evaluation, depth, seed) for name in self.text.split("+")]
        stages = [stage for stage in named if stage is not None]
        if len(stages) == 1 and isinstance(stages[0], Rules) and isinstance(stages[0].weighing, Points):
            return Preferred.by(stages[0].relation, depth)
        return ordered_by(stages, position, depth)

    def _stage(self, name: str, position: Any, evaluation: Any, depth: int, seed: int) -> Any:
        prefix = next((each for each in PREFIX if name.startswith(each)), None)
        if prefix is None:
            return find_stage(name, position, evaluation, depth, seed)
        file = name.removeprefix(prefix)
        before, _, last = file.rpartition(":")
        file, number = (before, last) if re.fullmatch("-?[0-9]{1,9}", last) else (file, "")
        if number and int(number) < 1:
            raise OutOfRange(f"rules can order the first level or more, not {number}")
        known = Background.of(self.game.name, self.background)
        rules = Rules.of(generated_relation(read_program(Path(file)), known), PREFIX[prefix])
        return FirstLevels(np.int64(int(number)), rules) if number else rules
