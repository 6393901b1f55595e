"""Which node does proof-number search expand next?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from prunus.draw.proof import numbers as shown_numbers
from prunus.exercises.exercise import Answer, Exercise, Kind, Mistake, told_apart
from prunus.exercises.proving import (
    LOST,
    WON,
    grown,
    has_ties,
    is_open,
    numbers,
    open_leaves,
    proof_nodes_of,
    way_to_most_proving,
)
from prunus.exercises.trees import all_nodes, attempts, named, parsed, rewritten, seen
from prunus.searches.proof.prove import prove

THRESHOLD = WON
ENDS = 0.2  # the probability that a node ends the game
LEAST_OPEN = 4
FIRST_OF_EQUALS = "Of children that are equally good the leftmost is taken."


class Property(NamedTuple):
    """How many nodes are in the tree, from and to, how deep the answer is at least, how many mistakes lead to other leaves, and
    whether all numbers are shown."""

    least: int
    most: int
    ply: int
    mistakes: int
    is_shown: bool


PROPERTIES = {1: Property(7, 10, 2, 1, True), 2: Property(9, 13, 2, 2, False), 3: Property(13, 19, 3, 3, False)}


class MostProving(Kind):
    def make(self, difficulty: int, random: Random) -> Exercise:
        wanted = PROPERTIES[difficulty]
        for tree in attempts(random, lambda chance: grown(chance, chance.randint(wanted.least, wanted.most), ENDS)):
            if tree is None or has_ties(tree):
                continue
            way = way_to_most_proving(named(tree))
            if len(way) <= wanted.ply or sum(1 for _ in open_leaves(tree)) < LEAST_OPEN:
                continue
            if len(told_apart(_mistakes(tree), way[-1].name)) >= wanted.mistakes:
                break
        root, limit = parsed(rewritten(tree)), len(list(all_nodes(tree))) - 1  # a search ends with more than its limit
        text = rewritten(root, values={leaf.name: f"[{LOST}, {WON}]" for leaf, _ in open_leaves(root)})
        return self._made(root, wanted.is_shown, searched=text, limit=limit, expected=_found(text, limit))

    def refusal(self, root: Any) -> str:
        if not root.is_max:
            return "MIN moves at the root, and it is MAX who wants to prove a win"
        if any(leaf.value not in (None, WON, LOST) for leaf in root.leaves()):
            return f"a leaf is {WON} where it is won, {LOST} where it is lost, and a name or ? where it is open"
        return "" if root.children and is_open(root) else "it is decided already"

    def made_of(self, root: Any, random: Random) -> Exercise:
        return self._made(root, False, expected=way_to_most_proving(root)[-1].name)

    def _made(self, root: Any, is_shown: bool, expected: str, searched: str = "", limit: int | None = None) -> Exercise:
        shown = {node.label: shown_numbers(node) for node in proof_nodes_of(root) if node.is_leaf or is_shown}
        return Exercise(
            kind=self.name,
            form="leaf",
            tree=rewritten(root),
            question=(
                "MAX, who moves at the root, wants to prove a win. At every leaf stand its proof and disproof number. "
                "Which leaf is the most proving node, the one that proof-number search expands next?"
            ),
            variant=FIRST_OF_EQUALS if has_ties(root) else "",
            asked="",
            nodes=seen(root, lambda node: shown.get(node.name, "")),
            expected=expected,
            mistakes=told_apart(_mistakes(root), expected),
            searched=searched,
            algorithm="proof-number",
            limit=limit,
        )

    def praise(self, exercise: Exercise, answer: Answer) -> str:
        return f"{answer} is the most proving node."

    def hint(self, exercise: Exercise, answer: Answer) -> str:
        leaves = {leaf.name: leaf for leaf in parsed(exercise.tree).leaves()}
        if leaves[answer].value is not None:
            return f"{answer} is settled already, and there is nothing left to expand."
        return (
            f"{answer} is not on the way. From the root go down to the child with the least proof number at an OR node, "
            "and with the least disproof number at an AND node."
        )

    def solution(self, exercise: Exercise) -> str:
        way = [node.name for node in way_to_most_proving(parsed(exercise.tree))]
        return f"{exercise.expected}, by way of {', '.join(way[:-1])}."


def _found(text: str, limit: int) -> str:
    """The leaf that the search itself would expand next, after so many nodes."""
    node = parsed(text)
    for move in prove(node, THRESHOLD, algorithm="proof-number", nodes=limit).line:
        node = node.play(move)
    return str(node.name)


Measure = Callable[[Any], int]


def _proof(node: Any) -> int:
    return numbers(node)[0]


def _disproof(node: Any) -> int:
    return numbers(node)[1]


def _followed(root: Any, at_or: Measure, at_and: Measure) -> str:
    """The leaf that one comes to by going to the open child with the least of something, the first of several."""
    node = root
    while node.children:
        node = min(filter(is_open, node.children), key=at_or if node.is_max else at_and)
    return str(node.name)


def _mistakes(root: Any) -> Iterator[Mistake]:
    leaves = list(open_leaves(root))
    yield Mistake(
        "swaps the two numbers",
        "That follows the least disproof number at OR nodes and the least proof number at AND nodes. It is the other way round: at "
        "an OR node one child has to be proved, and the cheapest is taken; at an AND node one has to be disproved.",
        _followed(root, _disproof, _proof),
    )
    yield Mistake(
        "follows proof numbers alone",
        "That follows the least proof number at AND nodes, too. All children of an AND node have to be proved; which comes first "
        "is decided by the least disproof number, for one of them disproves the node.",
        _followed(root, _proof, _proof),
    )
    yield Mistake(
        "follows disproof numbers alone",
        "That follows the least disproof number at OR nodes, too. At an OR node the child with the least proof number is the "
        "cheapest way to prove it.",
        _followed(root, _disproof, _disproof),
    )
    yield Mistake(
        "takes the first leaf",
        "That is the first open leaf from the left. Proof-number search does not go from left to right, but where a proof or a "
        "disproof of the root costs least.",
        leaves[0][0].name,
    )
    yield Mistake(
        "takes the highest leaf",
        "That is the open leaf nearest to the root. How deep a leaf is does not matter, only how many others have to be settled "
        "with it.",
        min(leaves, key=lambda found: found[1])[0].name,
    )


EXERCISE = MostProving("most-proving", "find the most proving node of an AND/OR tree", "Find the most proving node", 5)
