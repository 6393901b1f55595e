"""With which window is a node entered?"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

from prunus.core.units import number
from prunus.exercises.exercise import Answer, Exercise, Kind, Mistake, told_apart
from prunus.exercises.trees import (
    AT_EQUAL,
    LEFT_TO_RIGHT,
    all_nodes,
    attempts,
    grown,
    named,
    parsed,
    rewritten,
    searched,
    seen,
    size,
    unvalued,
)
from prunus.exercises.walks import NoWindow, RightToLeft, Shallow, Strict, Swapped, Walk

MOST_LEAVES = 14
SHAPES: dict[int, tuple[int, tuple[int, int], float]] = {1: (3, (2, 2), 0.0), 2: (3, (2, 3), 0.2), 3: (4, (2, 2), 0.3)}


class EnteringWindow(Kind):
    def make(self, difficulty: int, random: Random) -> Exercise:
        """One bound is known at first, then both are, then one of them comes from further up than the parent."""
        for tree in attempts(random, lambda chance: grown(chance, *SHAPES[difficulty])):
            if size(tree) > MOST_LEAVES:
                continue
            walk, shallow = Walk(named(tree)), Shallow(tree)
            fitting = [name for name in _entered(tree, walk) if _finite(walk, name) == min(difficulty, 2)]
            if difficulty == 3:
                fitting = [name for name in fitting if shallow.entered.get(name) not in (None, walk.entered[name])]
            if fitting:
                break
        return self._asked(parsed(rewritten(tree)), random.choice(fitting))

    def refusal(self, root: Any) -> str:
        why_not = unvalued(root)
        return why_not or ("" if _entered(root, Walk(root)) else "alpha-beta enters no inner node below its root")

    def made_of(self, root: Any, random: Random) -> Exercise:
        """On a node that has learned something from others, if there is one."""
        walk = Walk(root)
        entered = _entered(root, walk)
        return self._asked(root, random.choice([name for name in entered if _finite(walk, name)] or entered))

    def _asked(self, root: Any, asked: str) -> Exercise:
        text = rewritten(root)
        node = next(each for each in searched(text).nodes if each.label == asked)
        expected = [node.alpha, node.beta]
        is_equal_told = Strict(root).entered.get(asked) != Walk(root).entered[asked]
        return Exercise(
            kind=self.name,
            form="window",
            tree=text,
            question=f"Alpha-beta begins at the root with (−∞, +∞). With which window (alpha, beta) does it enter {asked}?",
            variant=f"Both bounds are values for MAX. {LEFT_TO_RIGHT} {AT_EQUAL if is_equal_told else ''}".strip(),
            asked=asked,
            nodes=seen(root),
            expected=expected,
            mistakes=told_apart(_mistakes(root, asked, expected), expected),
            searched=text,
        )

    def praise(self, exercise: Exercise, answer: Answer) -> str:
        return f"{exercise.asked} is entered with {told(answer)}."

    def hint(self, exercise: Exercise, answer: Answer) -> str:
        ends = zip(("alpha", "beta"), answer, exercise.expected, strict=True)
        wrong = " and ".join(name for name, given, true in ends if given != true)
        return (
            f"look at {wrong}. Alpha is the best that MAX has found so far at one of its nodes on the way from the root, "
            "beta the best that MIN has found."
        )

    def solution(self, exercise: Exercise) -> str:
        return f"{exercise.asked} is entered with {told(exercise.expected)}."


def told(window: list[int | None]) -> str:
    """A window in words."""
    alpha, beta = window
    return f"({'−∞' if alpha is None else number(alpha)}, {'+∞' if beta is None else number(beta)})"


def _entered(root: Any, walk: Walk) -> list[str]:
    """The inner nodes below the root that are entered."""
    return [node.name for node in all_nodes(root) if node.children and node is not root and node.name in walk.entered]


def _finite(walk: Walk, name: str) -> int:
    return sum(abs(bound) != inf for bound in walk.entered[name])


def _mistakes(root: Any, asked: str, expected: list[Any]) -> Iterator[Mistake]:
    def of(walk: type[Walk]) -> Iterator[Mistake]:
        if asked in (found := walk(root).entered):
            yield Mistake(walk.name, walk.said(root), _pair(found[asked]))

    walk = Walk(root)
    node = next(each for each in all_nodes(root) if each.name == asked)
    parent = next(each for each in all_nodes(root) if node in each.children)
    alpha, beta = expected
    yield from of(NoWindow)
    yield Mistake(
        "takes the window of its parent",
        f"That is the window with which {parent.name}, its parent, was entered. Since then {parent.name} has looked at other "
        "children, and hands down what it has learned from them.",
        _pair(walk.entered[parent.name]),
    )
    yield from of(Shallow)
    yield Mistake(
        "takes the window when it is left",
        f"That is the window when {asked} is left, after its own children have narrowed it. Asked is the one before that.",
        _pair(walk.left[asked]),
    )
    if alpha is not None and beta is not None:
        yield Mistake(
            "swaps the ends", "The bounds are right and stand the wrong way round: alpha is the lower one.", [beta, alpha]
        )
    if not node.is_max:
        yield Mistake(
            "sees it as the player to move",
            "That is the window with its signs turned, as negamax hands it to MIN. Asked are the bounds for MAX.",
            [None if beta is None else -beta, None if alpha is None else -alpha],
        )
    for each in (Swapped, RightToLeft, Strict):
        yield from of(each)


def _pair(window: tuple[float, float]) -> list[int | None]:
    return [None if abs(bound) == inf else int(bound) for bound in window]


EXERCISE = EnteringWindow("window", "say the window (alpha, beta) with which a node is entered", "Say the window", 2, is_drawn=True)
