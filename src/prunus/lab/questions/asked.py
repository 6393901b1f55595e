"""What all questions ask for: a game, how deep, how many positions, how many games to learn from, and a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from prunus.core.grammar import files_named
from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange
from prunus.jobs.job import file_digests
from prunus.jobs.runner import Runner
from prunus.lab.contest import Contest, Contestant, Setting, held
from prunus.lab.lessons import Lesson, Wish, examples_for, keys_of, learned
from prunus.lab.sample import unseen
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation
from prunus.study.examples import Examples


@dataclass(frozen=True)
class Asked:
    """`depth` is that of the searches that are learned from, and of those that are compared unless a question says otherwise."""

    game: str = "othello"
    evaluation: str | None = None  # the game's own
    depth: int = 5
    positions: int = 200
    training_games: int = 400
    seed: int = 1

    def __post_init__(self) -> None:
        check_depth(self.depth)
        for name in ("depth", "positions", "training_games"):
            if getattr(self, name) < 1:
                raise OutOfRange(f"there must be at least one of {name.replace('_', ' ')}, not {getattr(self, name)}")
        find_evaluation(self.measure, find_game(self.game).start())

    @property
    def measure(self) -> str:
        return self.evaluation or str(find_game(self.game).default_evaluation)

    def files(self) -> dict[str, str]:
        """The digests of files of the user's that take part."""
        return file_digests(files_named(self.game, self.measure))

    def as_json(self) -> dict[str, Any]:
        return vars(self) | {"evaluation": self.measure}


class Study:
    """What was learned for a question, and the positions that it was not learned from; `levels` are those it learns for."""

    def __init__(self, asked: Asked, runner: Runner, *levels: str) -> None:
        self.asked, self.runner = asked, runner
        given = asked.game, asked.measure, asked.depth, asked.training_games, asked.seed, runner
        self.examples: dict[str, Examples] = {each: examples_for(*given, each) for each in levels}
        self.seen = {key for each in self.examples.values() for key in keys_of(each)}

    def lesson(self, wish: Wish) -> Lesson:
        """The program of one wish."""
        (found,) = learned([(self.examples[wish.levels], wish)], self.runner)
        if found.program is None:
            raise OutOfRange(f"{found.why_not}: play more training games than {self.asked.training_games}")
        return found

    def contest(self, contestants: list[Contestant], search: str, depth: int | None = None) -> Contest:
        """The contestants on positions that nothing was learned from."""
        asked = self.asked
        plies = asked.depth if depth is None else depth
        positions = unseen(find_game(asked.game), asked.positions, plies, asked.seed, asked.measure, self.seen)
        setting = Setting(asked.game, asked.measure, plies, search, asked.seed)
        return held(setting, contestants, positions, self.runner, f"positions, {search}, depth {plies}")
