"""Filling: how few leaves alpha-beta can look at in a tree of this shape, or how many, whatever their values; and such values.

A node is entered with a window and returns a value below it, within it or above it. Which of these can be, and what it costs,
depends on the shape alone and on which ends of the window are finite, for between two values there is always room for a third:

    a leaf      1
    MAX         below     all children are below
                within    all are below or within, one at least within; from then on alpha is finite
                above     the same for some of the first children, or none, and then one is above: the others are cut off

and for MIN the other way round. The value that a node has is that of a leaf, so windows are told by leaves, and leaves are put into
their order one after the other.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from prunus.exercises.trees import all_nodes, leaf_names

BELOW, WITHIN, ABOVE = "below", "within", "above"
Choose = Callable[..., Any]  # min or max


class Plan(NamedTuple):
    """How many leaves are looked at, and what becomes of each child that is."""

    looks: int
    parts: tuple[tuple[str, Plan], ...] = ()


def looks(root: Any, choose: Choose) -> int:
    """How many leaves alpha-beta looks at, at least (min) or at most (max)."""
    return _planned(root, choose).looks


def filled(root: Any, choose: Choose, random: Random) -> dict[str, int]:
    """The numbers 1, 2, 3 … by leaf, such that alpha-beta looks at so many."""
    order: list[str] = []  # of the leaves, from the least value to the greatest

    def put(leaf: str, outcome: str, alpha: str | None, beta: str | None) -> str:
        low = 0 if alpha is None else order.index(alpha) + 1
        high = len(order) if beta is None else order.index(beta)
        first, last = {BELOW: (0, low - 1), WITHIN: (low, high), ABOVE: (high + 1, len(order))}[outcome]
        order.insert(random.randint(first, last), leaf)
        return leaf

    def fill(node: Any, outcome: str, plan: Plan, alpha: str | None, beta: str | None) -> str:
        """Fill what is looked at below a node; the leaf whose value it returns."""
        if not node.children:
            return put(node.name, outcome, alpha, beta)
        found: list[str] = []
        for child, (each, part) in zip(node.children, plan.parts, strict=False):  # others are cut off
            found.append(fill(child, each, part, alpha, beta))
            if each == WITHIN:
                alpha, beta = (found[-1], beta) if node.is_max else (alpha, found[-1])
        chosen: str = (max if node.is_max else min)(found, key=order.index)
        return chosen

    fill(root, WITHIN, _planned(root, choose), None, None)
    for name in leaf_names(root):
        if name not in order:
            put(name, WITHIN, None, None)
    return {name: order.index(name) + 1 for name in leaf_names(root)}


def _planned(root: Any, choose: Choose) -> Plan:
    nodes = {node.name: node for node in all_nodes(root)}

    @functools.cache
    def plan(name: str, outcome: str, finite: frozenset[str]) -> Plan | None:
        """`finite` has BELOW if alpha is finite, so that a value can be below it, and ABOVE if beta is."""
        node = nodes[name]
        if outcome != WITHIN and outcome not in finite:
            return None
        if not node.children:
            return Plan(1)
        worse, better = (BELOW, ABOVE) if node.is_max else (ABOVE, BELOW)
        ways: dict[bool, Plan] = {False: Plan(0)}  # by whether one was within already
        cut: list[Plan] = []
        for child in node.children:
            longer: dict[bool, list[Plan]] = {False: [], True: []}
            for is_found, way in ways.items():
                known = finite | {worse} if is_found else finite
                for each in (WITHIN, worse, better):
                    below = plan(child.name, each, known)
                    if below is not None:
                        whole = Plan(way.looks + below.looks, (*way.parts, (each, below)))
                        (cut if each == better else longer[is_found or each == WITHIN]).append(whole)
            ways = {is_found: choose(found, key=_looks) for is_found, found in longer.items() if found}
        if outcome == better:
            return choose(cut, key=_looks) if cut else None
        return ways.get(outcome == WITHIN)

    found = plan(root.name, WITHIN, frozenset())
    assert found is not None  # a value is always within (−∞, +∞)
    return found


def _looks(plan: Plan) -> int:
    return plan.looks
