"""Which numbers at the leaves make cutoffs most, or none? Lecture 28 ends with this question.

Cutoffs are counted by what they save: most are those with which the fewest leaves are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from prunus.exercises.exercise import Answer, Exercise, Kind, Mistake
from prunus.exercises.filling import filled, looks
from prunus.exercises.trees import (
    LEFT_TO_RIGHT,
    attempts,
    grown,
    leaf_names,
    looked_at,
    named,
    parsed,
    rewritten,
    searched,
    seen,
    size,
)
from prunus.exercises.walks import RightToLeft, Swapped, Walk

SHAPES: dict[int, tuple[int, tuple[int, int], float]] = {1: (2, (2, 3), 0.0), 2: (3, (2, 3), 0.2), 3: (4, (2, 2), 0.15)}
LEAVES = {1: (5, 9), 2: (7, 10), 3: (11, 16)}  # from and to; the lecture's tree is one of the last
LEAST_SAVED = {1: 2, 2: 2, 3: 4}  # when cutoffs are most
MOST, NONE = "most", "none"
OPPOSITE, SORTED = "takes the one for the other", "forgets MIN"
SAMPLES = 40  # of numbers that somebody might write who believes something: some of them are right by chance


class Leaves(Kind):
    def make(self, difficulty: int, random: Random) -> Exercise:
        least, most = LEAVES[difficulty]
        for tree in attempts(random, lambda chance: grown(chance, *SHAPES[difficulty])):
            if least <= size(tree) <= most and size(tree) - looks(named(tree), min) >= LEAST_SAVED[difficulty]:
                break
        return self.made_of(parsed(rewritten(tree)), random)

    def refusal(self, root: Any) -> str:
        if not root.children:
            return "it is a leaf"
        saved = looks(root, max) - looks(root, min)
        return "" if saved else "with all values alpha-beta looks at every leaf"

    def made_of(self, root: Any, random: Random) -> Exercise:
        asked = random.choice((MOST, NONE))
        expected = filled(root, min if asked == MOST else max, random)
        goal = "looks at as few leaves as possible" if asked == MOST else "cuts nothing off and looks at every leaf"
        made = Exercise(
            kind=self.name,
            form="numbers",
            tree=rewritten(root, values=dict.fromkeys(leaf_names(root))),
            question=f"Put the numbers 1 to {len(expected)} at the leaves, each once, so that alpha-beta {goal}.",
            variant=LEFT_TO_RIGHT,  # no two values are equal
            asked=asked,
            nodes=seen(root, lambda node: ""),
            expected=expected,
            mistakes=(),
            searched=rewritten(root, values=expected),
        )
        mistakes: list[Mistake] = []
        for candidates in _candidates(root, asked, random):
            for each in candidates:
                explained = (other for other in (*mistakes, each) if _is_explained(root, each.answer, other))
                if not _agree(Walk, root, each.answer, expected) and next(explained) is each:
                    mistakes.append(each)
                    break
        return replace(made, mistakes=tuple(mistakes))

    def is_right(self, exercise: Exercise, answer: Answer) -> bool:
        return _looks(exercise, answer) == _looks(exercise, exercise.expected)

    def is_explained(self, exercise: Exercise, answer: Answer, mistake: Mistake) -> bool:
        """Whether the answer would be right for somebody who believes so."""
        return _is_explained(parsed(exercise.tree), answer, mistake)

    def praise(self, exercise: Exercise, answer: Answer) -> str:
        return f"alpha-beta looks at {_told(_looks(exercise, answer), len(answer))}."

    def hint(self, exercise: Exercise, answer: Answer) -> str:
        wanted = _looks(exercise, exercise.expected)
        how = (
            f"{wanted} are enough: what comes first should settle as much as possible, so let the first child of a node be good "
            "for the player who moves there"
            if exercise.asked == MOST
            else "let every node find something better for the player who moves there with each of its children"
        )
        return f"with these numbers alpha-beta looks at {_told(_looks(exercise, answer), len(answer))}; {how}."

    def solution(self, exercise: Exercise) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in exercise.expected.items())
        looked = _told(_looks(exercise, exercise.expected), len(exercise.expected))
        return f"For example {numbers}. Alpha-beta then looks at {looked}; other numbers may do as well."


def _told(some: int, every: int) -> str:
    return f"all {every} leaves" if some == every else f"{some} of {every} leaves"


def _looks(exercise: Exercise, answer: Answer) -> int:
    return len(looked_at(searched(rewritten(parsed(exercise.tree), values=answer))))


BELIEVED: dict[str, type[Walk]] = {OPPOSITE: Walk, RightToLeft.name: RightToLeft, Swapped.name: Swapped}


def _is_explained(root: Any, answer: Answer, mistake: Mistake) -> bool:
    if mistake.name in BELIEVED:
        return _agree(BELIEVED[mistake.name], root, answer, mistake.answer)
    return bool(answer == mistake.answer)


def _agree(walk: type[Walk], root: Any, one: Answer, other: Answer) -> bool:
    """Whether as many leaves are looked at with these numbers as with others, by somebody who walks so."""
    return len(walk(root, one).seen) == len(walk(root, other).seen)


def _candidates(root: Any, asked: str, random: Random) -> Iterator[Iterator[Mistake]]:
    """Of every mistake answers that somebody might give who makes it, the likeliest mistake first."""
    names = leaf_names(root)
    choose, other = (min, max) if asked == MOST else (max, min)
    has_none = "With these numbers there is no cutoff at all: every leaf is looked at. Asked are as many as possible."
    has_most = "With these numbers cutoffs are most. Asked are numbers with which there is none at all."
    yield iter([Mistake(OPPOSITE, has_none if asked == MOST else has_most, filled(root, other, random))])
    sorted_alike = (
        "That sorts the leaves alike below all nodes. The best for MIN is the least value, so that MAX and MIN want their children "
        "in opposite orders."
    )
    falling = {name: (len(names) - i if asked == MOST else i + 1) for i, name in enumerate(names)}
    yield iter([Mistake(SORTED, sorted_alike, falling)])

    def of(walk: type[Walk], believed: Any) -> Iterator[Mistake]:
        for _ in range(SAMPLES):
            given = filled(believed, choose, random)
            yield Mistake(walk.name, walk.said(root), {name: given[name] for name in names})

    yield of(RightToLeft, parsed(rewritten(root, _mirrored(root))))
    yield of(Swapped, parsed(_other_begins(root)))


def _mirrored(root: Any) -> dict[str, list[str]]:
    """The orders of children from right to left."""
    if not root.children:
        return {}
    below = [_mirrored(child) for child in root.children]
    return {root.name: [child.name for child in reversed(root.children)]} | {
        name: way for each in below for name, way in each.items()
    }


def _other_begins(root: Any) -> str:
    text = rewritten(root)
    return f"MIN {text}" if root.is_max else text.removeprefix("MIN ")


EXERCISE = Leaves("leaves", "fill in the leaves so that cutoffs are most, or none", "Fill in the leaves", 4, is_drawn=True)
