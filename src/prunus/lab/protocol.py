"""A protocol: everything that decides an experiment. Whoever has it can repeat the experiment, and every result carries it.

Written as TOML it has the names of its fields:

    game = "othello"
    evaluations = ["square-weights", "mine.py:Mine"]
    seeds = [1, 2, 3]
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.grammar import files_named
from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange, PrunusError, UnknownName
from prunus.jobs.job import file_digests
from prunus.lab.recipes import RECIPES, USUAL
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation

PAPERS_EVALUATIONS = ("square-weights", "corners-mobility")
MOST_SEEDS, MOST_GAMES = 10_000, 10_000_000


class BadProtocol(PrunusError):
    """A protocol that lacks sense: an unknown field, or one that is not what it should be."""


def stem(evaluation: str) -> str:
    """What an evaluation is called in the names of files."""
    return Path(evaluation.replace(":", "-")).name


@dataclass(frozen=True)
class Protocol:
    """The paper's experiment. `levels` of the search are ordered; `games` are played with every seed, and others learned from.

    `recipes` are the ways of learning that are compared; the first is the one that the answer is about.
    """

    game: str = "othello"
    evaluations: tuple[str, ...] = PAPERS_EVALUATIONS
    background: str | None = None
    depth: int = 5
    levels: int = 1
    games: int = 50
    training_games: int = 100
    recipes: tuple[str, ...] = USUAL
    seeds: tuple[int, ...] = (1,)

    def __post_init__(self) -> None:
        check_depth(self.depth)
        for name in ("games", "depth", "levels", "training_games"):
            if getattr(self, name) < 1:
                raise OutOfRange(f"the experiment needs at least one of {name.replace('_', ' ')}, not {getattr(self, name)}")
        for recipe in self.recipes:
            if recipe not in RECIPES:
                raise UnknownName("recipe", recipe, RECIPES)
        for name, values in (("evaluation", self.evaluations), ("seed", self.seeds), ("recipe", self.recipes)):
            if not values or len(set(values)) < len(values):
                raise OutOfRange(
                    f"the experiment needs at least one {name}, and each once, not {', '.join(map(str, values)) or 'none'}"
                )
        if len(self.seeds) > MOST_SEEDS or not all(0 <= seed < 2**63 for seed in self.seeds):
            raise OutOfRange(f"seeds are at most {MOST_SEEDS:,} numbers from 0 to 2^63 - 1")
        if len(self.seeds) * max(self.games, self.training_games) > MOST_GAMES:
            raise OutOfRange(f"{len(self.seeds):,} seeds of so many games are more than {MOST_GAMES:,} games")
        if len(set(map(stem, self.evaluations))) < len(self.evaluations):
            raise OutOfRange(f"evaluations whose files have one name cannot be told apart: {', '.join(self.evaluations)}")
        start = find_game(self.game).start()
        for evaluation in self.evaluations:
            find_evaluation(evaluation, start)

    @classmethod
    def of(cls, **given: Any) -> Protocol:
        """What is not given is as the paper has it; a game that is not the paper's has its own evaluation."""
        given = {name: value for name, value in given.items() if value is not None}
        if "evaluations" not in given and given.get("game", cls.game) != cls.game:
            given["evaluations"] = (find_game(given["game"]).default_evaluation,)
        return cls(**given)

    @classmethod
    def read(cls, path: Path, **given: Any) -> Protocol:
        """The protocol of a TOML file; what is given besides takes the place of what it says."""
        try:
            found = tomllib.loads(files.read_text(path, "protocol"))
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadProtocol(f"protocol {str(path)!r} is no TOML: {error}") from error
        found |= {name: value for name, value in given.items() if value is not None}
        return cls.from_json(found, f"protocol {str(path)!r}")

    @classmethod
    def from_json(cls, found: Any, name: str) -> Protocol:
        """What `as_json` has written, or somebody by hand; `name` is said in messages."""
        if not isinstance(found, dict):
            raise BadProtocol(f"{name} is not a table of fields")
        known = {each.name: each for each in fields(cls)}
        for field, value in found.items():
            if field not in known:
                raise BadProtocol(f"{name} has a field that no experiment has: {UnknownName('field', str(field), known)}")
            if not _fits(value, str(known[field].type)):
                raise BadProtocol(f"{name}: {field} is not {_WORDS[str(known[field].type)]}")
        return cls.of(**{field: tuple(value) if isinstance(value, list) else value for field, value in found.items()})

    def as_json(self) -> dict[str, Any]:
        """All fields, those that were not given too."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}

    def files(self) -> dict[str, str]:
        """The digests of the user's files that take part."""
        return file_digests([*files_named(self.game, *self.evaluations), *([self.background] if self.background else [])])


_WORDS = {
    "str": "text",
    "str | None": "text",
    "int": "a whole number",
    "tuple[str, ...]": "a list of texts",
    "tuple[int, ...]": "a list of whole numbers",
}


def _fits(value: Any, kind: str) -> bool:
    if kind.startswith("tuple"):
        return isinstance(value, list | tuple) and all(_fits(each, kind[len("tuple[") :].partition(",")[0]) for each in value)
    if kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, str) or (value is None and kind == "str | None")
