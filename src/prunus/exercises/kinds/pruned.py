"""Which leaves does alpha-beta never look at?"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple

from prunus.exercises.exercise import Answer, Exercise, Kind, Mistake, told_apart
from prunus.exercises.trees import (
    AT_EQUAL,
    LEFT_TO_RIGHT,
    all_nodes,
    attempts,
    cutoffs,
    grown,
    leaf_names,
    listed,
    looked_at,
    named,
    parsed,
    rewritten,
    searched,
    seen,
    size,
    unvalued,
)
from prunus.exercises.walks import NoWindow, RightToLeft, Shallow, Strict, Swapped, Walk


class Property(NamedTuple):
    """What a tree has: how deep and wide it is, how often leaves stand above others, and its cutoffs."""

    plies: int
    widths: tuple[int, int]
    early: float
    most_leaves: int
    cutoffs: int
    deep: int


PROPERTIES = {
    1: Property(2, (2, 3), 0.0, 9, 1, 0),
    2: Property(4, (2, 2), 0.3, 12, 2, 1),
    3: Property(4, (2, 3), 0.4, 18, 4, 1),
}
COUNTS = ("no cutoff", "one cutoff", "two cutoffs", "three cutoffs", "four cutoffs")


class Pruned(Kind):
    def make(self, difficulty: int, random: Random) -> Exercise:
        wanted = PROPERTIES[difficulty]
        for tree in attempts(random, lambda chance: grown(chance, wanted.plies, wanted.widths, wanted.early)):
            if size(tree) > wanted.most_leaves:
                continue
            walk = Walk(named(tree))
            if len(walk.cut) != wanted.cutoffs or (wanted.deep and Shallow(tree).seen == walk.seen):
                continue
            if cutoffs(searched(rewritten(tree))) == (wanted.cutoffs, wanted.deep):
                break
        return self.made_of(parsed(rewritten(tree)), random)

    def refusal(self, root: Any) -> str:
        return unvalued(root)

    def made_of(self, root: Any, random: Random) -> Exercise:
        text = rewritten(root)
        visited = looked_at(searched(text))
        expected = [name for name in leaf_names(root) if name not in visited]
        return Exercise(
            kind=self.name,
            form="marks",
            tree=text,
            question="Which leaves does alpha-beta never look at?",
            variant=f"{LEFT_TO_RIGHT} {AT_EQUAL if Strict(root).seen != visited else ''}".strip(),
            asked="",
            nodes=seen(root),
            expected=expected,
            mistakes=told_apart(_mistakes(root, expected), expected),
            searched=text,
        )

    def praise(self, exercise: Exercise, answer: Answer) -> str:
        if not answer:
            return "alpha-beta looks at every leaf."
        return f"{listed(answer)} {'is' if len(answer) == 1 else 'are'} never looked at."

    def hint(self, exercise: Exercise, answer: Answer) -> str:
        false = [name for name in answer if name not in exercise.expected]
        missing = [name for name in exercise.expected if name not in answer]
        if false:
            return f"alpha-beta looks at {listed(false)}. Follow the windows (alpha, beta) from the root down to there."
        here = "one leaf more is" if len(missing) == 1 else f"{len(missing)} leaves more are"
        marked = "what is marked is pruned, and " if answer else ""
        return f"{marked}{here} never looked at. Follow the windows (alpha, beta) from the root down."

    def solution(self, exercise: Exercise) -> str:
        every, deep = cutoffs(searched(exercise.searched))
        many = COUNTS[every] if every < len(COUNTS) else f"{every} cutoffs"
        which = "" if not deep else ", which is deep" if every == 1 else f", {'one' if deep == 1 else deep} of them deep"
        return f"{listed(exercise.expected) or 'None'}: there {'are' if every > 1 else 'is'} {many}{which}."


def _mistakes(root: Any, expected: list[str]) -> Iterator[Mistake]:
    every = leaf_names(root)

    def marked(name: str, found: Collection[str], sentence: str) -> Mistake:
        return Mistake(name, sentence, [leaf for leaf in every if leaf in found])

    def of(walk: type[Walk]) -> Mistake:
        return marked(walk.name, set(every) - set(walk(root).seen), walk.said(root))

    nodes = {node.name: node for node in all_nodes(root)}
    cut = Walk(root).cut
    causes = {name for cause in cut.values() for name in leaf_names(cause)}
    yield from map(of, (NoWindow, Shallow, Strict))
    yield marked(
        "cuts the whole node",
        {name for node in cut for name in leaf_names(nodes[node])},
        "That marks everything below the nodes that are cut. A node is cut after some of its children have been looked at; only "
        "the later ones are left out.",
    )
    yield marked(
        "cuts the cause",
        causes - set(expected),
        "That marks the children whose values cause the cutoffs. Those have been looked at, or nobody would know their values; "
        "what is never looked at are their later brothers.",
    )
    yield marked(
        "cuts the cause, too",
        causes | set(expected),
        "The later brothers are right. But the children whose values cause the cutoffs have been looked at, or nobody would know "
        "their values.",
    )
    yield marked(
        "marks what is looked at",
        set(every) - set(expected),
        "That marks the leaves that alpha-beta looks at. Asked are the others.",
    )
    yield from map(of, (Swapped, RightToLeft))


EXERCISE = Pruned("pruned", "mark the leaves that alpha-beta never looks at", "Mark what is pruned", 1)
