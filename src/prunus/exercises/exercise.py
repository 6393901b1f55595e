"""Exercise: a question about a tree, with its answer, and with the answers that known mistakes lead to.

Whoever has the kind, the difficulty and the seed has the exercise; of a tree of one's own the kind, the tree and the seed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, Literal

from prunus.core.grammar import Entry
from prunus.core.names import ExerciseName
from prunus.core.registry import entries, find
from prunus.errors import DoesNotFit, OutOfRange

Answer = Any  # what the form says
Form = Literal[
    "marks", "window", "numbers", "orders", "leaf"
]  # some leaves, two bounds, a number a leaf, children in order, a leaf
DIFFICULTIES = (1, 2, 3)
LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Verdict:
    """`misconception` names the mistake that leads to this very answer; "" where none of those that are known does."""

    is_right: bool
    sentence: str
    misconception: str = ""


@dataclass(frozen=True)
class Mistake:
    """A misconception, an answer that it leads to in this exercise, and what is to be said to whoever gives it."""

    name: str
    sentence: str
    answer: Answer


@dataclass(frozen=True)
class SeenNode:
    """A node as an exercise shows it: its name, and what is written at it."""

    number: int
    parent: int | None
    ply: int
    name: str
    is_max: bool
    is_leaf: bool
    text: str  # a value, two numbers, or nothing


@dataclass(frozen=True)
class Exercise:
    """`tree` is what is seen, in the notation of the game `tree`; `searched` is what a search is given that has the answer, and
    `limit` how many nodes it may visit, where the exercise is about one that has not ended. `variant` says of the search what the
    answer depends on. Of a tree of one's own there is no `difficulty`, and there may be no search."""

    kind: str
    form: Form
    tree: str
    question: str
    variant: str
    asked: str  # the node that the question is about, or what is to be reached; "" where it is the whole tree
    nodes: tuple[SeenNode, ...]
    expected: Answer
    mistakes: tuple[Mistake, ...]
    searched: str = ""
    algorithm: str = "alpha-beta"
    limit: int | None = None
    seed: int = 0
    difficulty: int | None = None

    def check(self, answer: Answer) -> Verdict:
        """Whether an answer is right, and if not, what may have led to it; DoesNotFit where it is none.

        An answer is a value, or the text that `prunus exercises --answer` takes.
        """
        from prunus.exercises.answers import read

        kind, given = self._kind, read(self, answer)
        if kind.is_right(self, given):
            return Verdict(True, f"Right: {kind.praise(self, given)}")
        for mistake in self.mistakes:
            if kind.is_explained(self, given, mistake):
                return Verdict(False, f"Not yet: {mistake.sentence[0].lower()}{mistake.sentence[1:]}", mistake.name)
        return Verdict(False, f"Not yet: {kind.hint(self, given)}")

    @property
    def _kind(self) -> Kind:
        return all_exercises()[self.kind]

    @property
    def title(self) -> str:
        """What it is about, in a word or two."""
        return self._kind.title

    @property
    def solution(self) -> str:
        """The answer in words."""
        return self._kind.solution(self)

    @property
    def leaves(self) -> list[str]:
        """Their names from left to right."""
        return [node.name for node in self.nodes if node.is_leaf]

    @property
    def families(self) -> dict[str, list[str]]:
        """The children of every inner node, by name, from left to right."""
        names = {node.number: node.name for node in self.nodes}
        found: dict[str, list[str]] = {node.name: [] for node in self.nodes if not node.is_leaf}
        for node in self.nodes:
            if node.parent is not None:
                found[names[node.parent]].append(node.name)
        return found

    def as_json(self, with_answer: bool = True) -> dict[str, Any]:
        """All of it, or what may be seen before it is answered."""
        hidden = () if with_answer else ("expected", "mistakes", "searched", "limit")
        told = {name: value for name, value in asdict(self).items() if name not in hidden}
        return told | {"title": self.title} | ({"solution": self.solution} if with_answer else {})


@dataclass(frozen=True)
class Kind(Entry, ABC):
    """A kind of exercise: how one is made, when an answer is right, and what is said of it. What `is_drawn` depends on the seed on
    a tree of somebody's own, too."""

    title: str
    lesson: int  # after which it can be done: kinds are told in this order

    @abstractmethod
    def make(self, difficulty: int, random: Random) -> Exercise:
        """An exercise that has the property which the kind promises for this difficulty."""

    @abstractmethod
    def refusal(self, root: Any) -> str:
        """Why there is no such exercise on a tree of somebody's own; "" if there is."""

    @abstractmethod
    def made_of(self, root: Any, random: Random) -> Exercise:
        """An exercise on a tree of somebody's own."""

    def is_right(self, exercise: Exercise, answer: Answer) -> bool:
        return bool(answer == exercise.expected)

    def is_explained(self, exercise: Exercise, answer: Answer, mistake: Mistake) -> bool:
        """Whether a mistake leads to an answer."""
        return bool(answer == mistake.answer)

    @abstractmethod
    def praise(self, exercise: Exercise, answer: Answer) -> str:
        """What is said of a right answer, behind a colon."""

    @abstractmethod
    def hint(self, exercise: Exercise, answer: Answer) -> str:
        """What is said of a wrong answer that no known mistake leads to, behind a colon."""

    @abstractmethod
    def solution(self, exercise: Exercise) -> str:
        """The answer in words."""


def all_exercises() -> dict[str, Kind]:
    """All kinds of exercises by name, in the order in which they are learned."""
    kinds: list[Kind] = sorted(entries("exercise").values(), key=lambda kind: kind.lesson)
    return {kind.name: kind for kind in kinds}


def make_exercise(kind: ExerciseName | str, seed: int = 0, difficulty: int = 2, tree: str | None = None) -> Exercise:
    """The exercise of a kind that a seed stands for: of a difficulty from 1 to 3, or on a tree of one's own."""
    from prunus.exercises.trees import own_tree

    if not isinstance(kind, str):
        raise DoesNotFit(f"a kind of exercise is a name: {', '.join(all_exercises())}")
    maker: Kind = find("exercise", kind)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise OutOfRange(f"a seed of {str(seed)[:40]} is not a whole number from 0 to {LARGEST_SEED:,}")
    if tree is not None:
        root = own_tree(tree)
        if why_not := maker.refusal(root):
            raise DoesNotFit(f"no exercise {kind!r} can be made of this tree: {why_not}")
        return replace(maker.made_of(root, Random(f"{kind} {seed}")), seed=seed)
    if type(difficulty) is not int or difficulty not in DIFFICULTIES:
        raise OutOfRange(
            f"a difficulty of {str(difficulty)[:40]} is not a whole number from {DIFFICULTIES[0]} to {DIFFICULTIES[-1]}"
        )
    return replace(maker.make(difficulty, Random(f"{kind} {difficulty} {seed}")), seed=seed, difficulty=difficulty)


def told_apart(mistakes: Iterable[Mistake], expected: Answer) -> tuple[Mistake, ...]:
    """Those that lead to a wrong answer; of several that lead to the same one the first, so the likeliest come first."""
    found: list[Mistake] = []
    for mistake in mistakes:
        if mistake.answer != expected and all(mistake.answer != other.answer for other in found):
            found.append(mistake)
    return tuple(found)
