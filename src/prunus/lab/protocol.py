"""A protocol: everything that decides an experiment. Whoever has it can repeat the experiment, and every result carries it.

Written as TOML it has the names of its fields:

    game = "othello"
    evaluations = ["square-weights", "mine.py:Mine"]
    seeds = [1, 2, 3]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
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
from prunus.study.background import Background

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

    `recipes` are the ways of learning that are compared; the first is the one that the answer is about. Files of the user's are
    called as he calls them; `places` says where those lie that are elsewhere now, and decides nothing.
    """

    game: str = "othello"
    evaluations: tuple[str, ...] = PAPERS_EVALUATIONS
    background: str | None = None
    depth: int = 5
    levels: int = 1
    games: int = 50
    training_games: int = 400
    recipes: tuple[str, ...] = USUAL
    seeds: tuple[int, ...] = (1,)
    places: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)

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
        start = find_game(self.placed(self.game)).start()
        for evaluation in self.evaluations:
            find_evaluation(self.placed(evaluation), start)
        self.known(self.evaluations[0])  # what is wrong with a file of predicates is told before anybody plays

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
        except tomllib.TOMLDecodeError as error:
            raise BadProtocol(f"protocol {str(path)!r} is no TOML: {error}") from error
        except RecursionError:
            raise BadProtocol(f"protocol {str(path)!r} is nested too deeply") from None
        except ValueError as error:  # a whole number of more digits than Python reads
            raise BadProtocol(f"protocol {str(path)!r} has a number that cannot be read: {error}") from error
        found |= {name: value for name, value in given.items() if value is not None}
        return cls.from_json(found, f"protocol {str(path)!r}")

    @classmethod
    def from_json(cls, found: Any, name: str, places: Mapping[str, str] | None = None) -> Protocol:
        """What `as_json` has written, or somebody by hand; `name` is said in messages."""
        if not isinstance(found, dict):
            raise BadProtocol(f"{name} is not a table of fields")
        known = {each.name: each for each in _deciding()}
        for part, value in found.items():
            if part not in known:
                raise BadProtocol(f"{name} has a field that no experiment has: {UnknownName('field', str(part), known)}")
            if not _fits(value, str(known[part].type)):
                raise BadProtocol(f"{name}: {part} is not {_WORDS[str(known[part].type)]}")
        given = {part: tuple(value) if isinstance(value, list) else value for part, value in found.items()}
        return cls.of(**given, places=places)

    def as_json(self) -> dict[str, Any]:
        """All fields, those that were not given too."""
        values = ((each.name, getattr(self, each.name)) for each in _deciding())
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values}

    def known(self, evaluation: str) -> Background:
        """What can be said about the game, with the predicates of the user's."""
        own = None if self.background is None else Path(self.placed(self.background))
        return Background.of(self.placed(self.game), own, self.placed(evaluation), self.depth)

    def files(self) -> dict[str, str]:
        """The digests of the user's files that take part."""
        named = files_named(*map(self.placed, (self.game, *self.evaluations)))
        return file_digests([*named, *([self.placed(self.background)] if self.background else [])])

    def placed(self, text: str) -> str:
        """A name as others have to say it: that of a file with the place where it lies now."""
        for name, place in self.places.items():
            text = re.sub(rf"(?:^|(?<=:)){re.escape(name)}(?=:|$)", lambda _, place=place: place, text)  # type: ignore[misc]
        return text

    def named(self, text: str) -> str:
        """What others have said, with the names that the user gives his files."""
        for name, place in self.places.items():
            text = text.replace(place, name)
        return text


def _deciding() -> list[Any]:
    """The fields that decide an experiment."""
    return [each for each in fields(Protocol) if each.name != "places"]


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
