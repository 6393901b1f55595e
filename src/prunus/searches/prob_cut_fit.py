"""Fit: how well shallow searches foretell deep ones, in one game with one evaluation; a file that says where it comes from.

    deep = a · shallow + b + error,   error ~ N(0, sigma)     one line a pair of depths and a stage of the game, by least squares

Stages are told by the squares that are left, where a game counts them; elsewhere there is one. Values of decided games are no part
of it: a won game is worth more than any estimate, and a line through both would fit neither.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property, lru_cache
from importlib.metadata import version
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.game import Patterned
from prunus.core.generic import answers
from prunus.core.keys import whole_identity
from prunus.core.memory import Cells
from prunus.core.registry import game_of
from prunus.core.values import MAX_PLY, WIN
from prunus.errors import DoesNotFit, MissingFile, NotationError

FORMAT = "prunus-prob-cut 2"
FITS = resources("prunus.searches").joinpath("fits")
ONE_STAGE = (0,)
SQUARES = 64  # at most, of a board whose empty ones are counted
LEAST_SAMPLES = 20  # fewer say nothing about a deviation
READABLE = 256  # numbers of a parameter that are written down; of more, a digest is


@dataclass(frozen=True)
class Predictor:
    """In one stage of a game a search of `depth` plies has the value a * shallow value + b, give or take sigma; `correlation` is of
    the two values."""

    depth: int
    shallow: int
    a: float
    b: float
    sigma: float
    samples: int
    correlation: float
    stage: int = 0

    def __post_init__(self) -> None:
        if not all(type(number) is int for number in (self.depth, self.shallow, self.samples, self.stage)):
            raise ValueError("a number of plies, samples or stages that is not whole")
        numbers = (self.a, self.b, self.sigma, self.correlation)
        if not (all(math.isfinite(number) for number in numbers) and self.sigma >= 0 and self.samples > 0):
            raise ValueError("finite numbers, sigma >= 0 and samples > 0")
        if not (0 <= self.shallow <= self.depth - 2 and self.depth <= MAX_PLY):
            raise ValueError(f"0 <= shallow <= depth - 2 <= {MAX_PLY - 2}")

    @property
    def is_used(self) -> bool:
        """A search of more than half the depth costs too much of what it saves, and a line that does not rise foretells nothing."""
        return self.a > 0 and 2 * self.shallow <= self.depth


def regression(depth: int, shallow: int, values: Iterable[tuple[int, int]], stage: int = 0) -> Predictor | None:
    """The line through (shallow value, deep value), by least squares; None if too few are undecided, or nothing varies."""
    pairs = np.array([pair for pair in values if max(map(abs, pair)) < WIN], np.float64).reshape(-1, 2)
    if len(pairs) < LEAST_SAMPLES or np.ptp(pairs[:, 0]) == 0:
        return None
    x, y = pairs.T
    dx, dy = x - x.mean(), y - y.mean()
    a = float(dx @ dy / (dx @ dx))
    b = float(y.mean() - a * x.mean())
    sigma = math.sqrt(float(np.sum((y - a * x - b) ** 2)) / (len(pairs) - 2))
    correlation = float(dx @ dy / math.sqrt((dx @ dx) * (dy @ dy))) if dy @ dy > 0 else 0.0
    return Predictor(depth, shallow, a, b, sigma, len(pairs), correlation, stage)


@dataclass(frozen=True)
class Fit:
    """Predictors, and all that they depend on. `positions` are counted; they were drawn by `seed`. `stages` are told by the fewest
    squares that are left in them, the last stage of play first."""

    game: str
    evaluation: str
    position_type: str
    evaluation_identity: str
    seed: int
    positions: int
    version: str
    stages: tuple[int, ...]
    predictors: tuple[Predictor, ...]

    def __post_init__(self) -> None:
        if not (
            all(type(least) is int and 0 <= least <= SQUARES for least in self.stages)
            and self.stages[:1] == ONE_STAGE
            and list(self.stages) == sorted(set(self.stages))
        ):
            raise ValueError("stages that do not begin with 0 and rise")
        if not all(0 <= predictor.stage < len(self.stages) for predictor in self.predictors):
            raise ValueError("a predictor of a stage that there is not")

    @classmethod
    def of(
        cls,
        game: Any,
        evaluation: str,
        measure: Any,
        seed: int,
        positions: int,
        predictors: Sequence[Predictor],
        stages: Sequence[int] = ONE_STAGE,
    ) -> Fit:
        """What was found in searches of `game` with the evaluation `measure`, called `evaluation`."""
        kind, number = _name(type(game.start())), version("prunus")
        return cls(game.name, evaluation, kind, identity(measure), seed, positions, number, tuple(stages), tuple(predictors))

    @property
    def used(self) -> list[Predictor]:
        """The predictors that a search asks, to the deepest that were fitted."""
        return [predictor for predictor in self.predictors if predictor.is_used]

    def believed(self, depth: int) -> list[Predictor]:
        """The same for searches of `depth` plies. What is too deep to be fitted is foretold as the deepest of its parity was, by
        searches as many plies below it: the deeper both are, the smaller is the error, so that such a line is careful."""
        found = self.used
        for stage in range(len(self.stages)):
            here = [each for each in found if each.stage == stage]
            last = max((each.depth for each in here), default=0)
            for deeper in range(last + 1, depth + 1):
                model = last - (deeper - last) % 2
                more = deeper - model
                carried = [replace(each, depth=deeper, shallow=each.shallow + more) for each in here if each.depth == model]
                found += [each for each in carried if each.is_used]
        return found

    @cached_property
    def digest(self) -> str:
        """Different for fits of different content."""
        return hashlib.blake2b(json.dumps(self.as_json()).encode(), digest_size=4).hexdigest()

    def check_game(self, game: str) -> None:
        """The game must be the one that the searches were of."""
        if game != self.game:
            others = f"`prunus fit-prob-cut {game} -o FILE.json` fits others"
            raise DoesNotFit(f"these prob-cut parameters are for {self.game}, not for {game}; {others}")

    def check(self, position: Any, evaluation: Any) -> None:
        """Position and evaluation must be of the kinds that the searches were of."""
        if (game := game_of(position)) is not None:
            self.check_game(game.name)
        if _name(type(position)) != self.position_type:
            raise DoesNotFit(f"these prob-cut parameters are for {self.game}, not for positions of {_name(type(position))}")
        if identity(evaluation) != self.evaluation_identity:
            mine = f"{self.game} with the evaluation {self.evaluation!r}"
            raise DoesNotFit(f"these prob-cut parameters are for {mine}, not for {identity(evaluation)}")

    def as_json(self) -> dict[str, Any]:
        return {"format": FORMAT} | asdict(self)

    def save(self, path: Path) -> None:
        """Write the fit as JSON."""
        files.write_json(path, self.as_json(), indent=1)

    @classmethod
    def load(cls, path: Path) -> Fit:
        """Read what `save` has written."""
        if not path.is_file():
            raise MissingFile(
                f"the file of prob-cut parameters {str(path)!r} is not there; `prunus fit-prob-cut GAME -o {path}` makes it"
            )
        return cls.parsed(files.read_text(path, "prob-cut file"), f"prob-cut file {str(path)!r}")

    @classmethod
    def parsed(cls, text: str, name: str) -> Fit:
        """What stands in a text; `name` is said in messages."""
        data, what = files.parse_json(text, name), f"{name} with"
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise NotationError(what, text, 0, f'parameters of the format "{FORMAT}"')
        try:
            predictors = tuple(Predictor(**row) for row in data["predictors"])
            words = {field.name: data[field.name] for field in fields(cls)[:-2]}
            if not all(isinstance(words[field.name], str if field.type == "str" else int) for field in fields(cls)[:-2]):
                raise ValueError("a word or a number")
            return cls(**words, stages=tuple(data["stages"]), predictors=predictors)
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise NotationError(what, text, None, f"what `prunus fit-prob-cut` writes, and {error} is amiss") from error


def shipped(name: str) -> Fit | None:
    """The parameters that come with the package for the game of this name; None if there are none."""
    place = FITS.joinpath(f"{name}.json")
    return _shipped(name) if name.replace("-", "").isalnum() and place.is_file() else None


@lru_cache(16)
def _shipped(name: str) -> Fit:
    return Fit.parsed(FITS.joinpath(f"{name}.json").read_text("utf-8"), f"{name}.json")


def has_stages(position: Any) -> bool:
    """Whether stages of the game can be told, by the squares that are left."""
    return answers(position, Patterned)


_identities: dict[str, str] = {}  # of the evaluation asked for last: it is asked for before every search, and may have many weights


def identity(evaluation: Any) -> str:
    """The kind of an evaluation with its parameters."""
    known = whole_identity(evaluation)
    if known not in _identities:
        _identities.clear()
        _identities[known] = _name(type(evaluation)) + (json.dumps(_plain(evaluation)) if isinstance(evaluation, tuple) else "")
    return _identities[known]


def _plain(value: Any) -> Any:
    if isinstance(value, Cells):
        is_short = value.array.size <= READABLE
        return value.array.tolist() if is_short else hashlib.blake2b(value.array.tobytes(), digest_size=16).hexdigest()
    return [_plain(part) for part in value] if isinstance(value, tuple) else int(value)


def _name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
