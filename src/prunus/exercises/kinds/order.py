"""In which order should the moves be tried?

The fewest leaves that can show the value of a tree are those of two strategies, one for each player, that meet in one leaf
(`searches/minimal_tree.py`). Alpha-beta looks at no others if each node tries first what its player does in his strategy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from prunus.exercises.exercise import Answer, Exercise, Kind, Mistake, told_apart
from prunus.exercises.trees import (
    AT_EQUAL,
    GREATEST,
    LEFT_TO_RIGHT,
    all_nodes,
    attempts,
    looked_at,
    named,
    parsed,
    rewritten,
    searched,
    seen,
    uniform,
    unvalued,
    values_of,
)
from prunus.exercises.walks import Walk

SHAPES = {1: (2, 3), 2: (3, 2), 3: (4, 2)}  # plies and width
LEAST_SAVED = {1: 2, 2: 2, 3: 4}  # leaves, by the best order
NEVER = 10**9


class Order(Kind):
    def make(self, difficulty: int, random: Random) -> Exercise:
        plies, width = SHAPES[difficulty]
        fewest = width ** (plies // 2) + width ** ((plies + 1) // 2) - 1  # Knuth and Moore, 1975

        def drawn(chance: Random) -> Any:
            return uniform(iter(chance.sample(range(GREATEST + 1), width**plies)), plies, width)  # no two are equal

        for tree in attempts(random, drawn):
            if len(Walk(named(tree)).seen) - fewest >= LEAST_SAVED[difficulty]:
                break
        return self.made_of(parsed(rewritten(tree)), random)

    def refusal(self, root: Any) -> str:
        return unvalued(root)

    def made_of(self, root: Any, random: Random) -> Exercise:
        text, expected = rewritten(root), _fewest(root)
        ordered = rewritten(root, expected)
        fewest = len(looked_at(searched(ordered)))
        found = told_apart(_mistakes(root), expected)
        values = [leaf.value for leaf in root.leaves()]
        return Exercise(
            kind=self.name,
            form="orders",
            tree=text,
            question="Put the children of every node into an order in which alpha-beta looks at as few leaves as possible.",
            variant=f"{LEFT_TO_RIGHT} {AT_EQUAL if len(set(values)) < len(values) else ''}".strip(),
            asked="",
            nodes=seen(root),
            expected=expected,
            mistakes=tuple(each for each in found if len(looked_at(searched(rewritten(root, each.answer)))) > fewest),
            searched=ordered,
        )

    def is_right(self, exercise: Exercise, answer: Answer) -> bool:
        return _looks(exercise, answer) == _looks(exercise, exercise.expected)

    def praise(self, exercise: Exercise, answer: Answer) -> str:
        before, now = _looks(exercise, {}), _looks(exercise, answer)
        instead = f", instead of {before}" if before > now else ""
        return f"{_leaves(now)} enough{instead}; with fewer nobody could be sure of the value."

    def hint(self, exercise: Exercise, answer: Answer) -> str:
        now, fewest = _looks(exercise, answer), _looks(exercise, exercise.expected)
        return (
            f"in this order alpha-beta looks at {now} leaves, and {fewest} are enough. Work out the minimax value of "
            "every node, and let the best one for the player to move come first; where several would do, the one with the least "
            "below it."
        )

    def solution(self, exercise: Exercise) -> str:
        orders = "; ".join(f"{name}: {', '.join(order)}" for name, order in exercise.expected.items())
        before, fewest = _looks(exercise, {}), _looks(exercise, exercise.expected)
        instead = f" instead of {before}" if before > fewest else ""
        is_best_first = exercise.expected == _best_first(parsed(exercise.tree))
        how = "Best first at every node" if is_best_first else "Best first, or what refutes with the least below it"
        return f"{how}, for example {orders}. That takes {fewest} leaves{instead}."


def _leaves(many: int) -> str:
    return "one leaf is" if many == 1 else f"{many} leaves are"


def _looks(exercise: Exercise, answer: Answer) -> int:
    return len(looked_at(searched(rewritten(parsed(exercise.tree), answer))))


def _families(root: Any) -> dict[str, list[str]]:
    return {node.name: [child.name for child in node.children] for node in all_nodes(root) if node.children}


def _sorted(root: Any, values: dict[str, Any], is_descending: Callable[[Any], bool]) -> dict[str, list[str]]:
    nodes = {node.name: node for node in all_nodes(root)}
    families = _families(root).items()
    return {name: sorted(family, key=values.__getitem__, reverse=is_descending(nodes[name])) for name, family in families}


def _best_first(root: Any) -> dict[str, list[str]]:
    return _sorted(root, values_of(root), lambda node: node.is_max)


def _fewest(root: Any) -> dict[str, list[str]]:
    """The order in which the fewest leaves are looked at: best first, but where a player's strategy goes elsewhere, that first."""
    orders = _best_first(root)
    value = values_of(root)[root.name]
    costs: dict[str, tuple[int, int]] = {}  # leaves that show a value of at least, and at most, that of the root

    def count(node: Any) -> tuple[int, int]:
        below = [count(child) for child in node.children]
        if not below:
            costs[node.name] = (1 if node.value >= value else NEVER), (1 if node.value <= value else NEVER)
        else:
            at_least, at_most = ([pair[i] for pair in below] for i in (0, 1))
            found = (min(at_least), sum(at_most)) if node.is_max else (sum(at_least), min(at_most))
            costs[node.name] = min(found[0], NEVER), min(found[1], NEVER)
        return costs[node.name]

    def put(node: Any) -> None:
        which = 0 if node.is_max else 1
        order = orders.get(node.name, [])
        if order and costs[node.name][which] < NEVER:  # its player has a strategy from here on
            first = min(order, key=lambda name: costs[name][which])
            orders[node.name] = [first, *(name for name in order if name != first)]
        for child in node.children:
            put(child)

    count(root)
    put(root)
    return orders


def _mistakes(root: Any) -> Iterator[Mistake]:
    values, families, best = values_of(root), _families(root), _best_first(root)
    yield Mistake(
        "puts the worst first",
        "That puts the worst child first at every node, for the player who moves there, which makes cutoffs as rare as can be.",
        {name: order[::-1] for name, order in best.items()},
    )
    yield Mistake(
        "forgets MIN",
        "That puts the greatest value first at every node. MIN takes the least one, so at MIN nodes the least value comes first.",
        _sorted(root, values, lambda node: True),
    )
    yield Mistake(
        "orders the root alone",
        "The order at the root is right. Cutoffs happen further down: there, too, the best child should come first.",
        families | {root.name: best[root.name]},
    )
    firsts = {node.name: next(node.leaves()).value for node in all_nodes(root)}
    yield Mistake(
        "judges by the first leaf",
        "That judges a subtree by the first leaf in it. What counts is its minimax value, which may come from another one.",
        _sorted(root, firsts, lambda node: node.is_max),
    )
    greatest = {node.name: max(leaf.value for leaf in node.leaves()) for node in all_nodes(root)}
    yield Mistake(
        "judges by the greatest leaf",
        "That judges a subtree by the greatest leaf in it. MIN will not let MAX get there; what counts is the minimax value.",
        _sorted(root, greatest, lambda node: node.is_max),
    )
    yield Mistake("changes nothing", "That is the order in which the tree stands; there is a better one.", families)


EXERCISE = Order("order", "order the moves so that the fewest leaves are looked at", "Order the moves", 3)
