"""What the laws of exercises share: exercises by seed, trees, and a second alpha-beta.

The latter is written for the player to move, and shares nothing with the searches, nor with the walks of the exercises.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf
from typing import Any

from hypothesis import strategies as some

from prunus import game, record
from prunus.exercises.exercise import Exercise, make_exercise

SEEDS = range(20)
TREE = game("tree")
VALUES = some.integers(0, 6)
TREES = some.recursive(VALUES, lambda below: some.lists(below, min_size=1, max_size=3), max_leaves=6).filter(
    lambda tree: isinstance(tree, list)
)
MIN_OR_MAX = some.sampled_from(["", "MIN "])


@cache
def made(kind: str, difficulty: int) -> list[Exercise]:
    return [make_exercise(kind, seed, difficulty) for seed in SEEDS]


class Reference:
    """Which leaves are looked at, and the window with which each node is entered, as MAX sees it; with other values, if given."""

    def __init__(
        self,
        root: Any,
        is_cut: Callable[[float, float], bool] = lambda value, beta: value >= beta,
        values: dict[str, int] | None = None,
    ) -> None:
        self.values = values
        self.looked: list[str] = []
        self.windows: dict[str, list[int | None]] = {}
        self.is_cut = is_cut
        self.search(root, -inf, inf)

    def search(self, node: Any, alpha: float, beta: float) -> float:
        ends = (alpha, beta) if node.is_max else (-beta, -alpha)
        self.windows[node.name] = [None if abs(end) == inf else int(end) for end in ends]
        if not node.children:
            self.looked.append(node.name)
            value = node.value if self.values is None else self.values[node.name]
            return float(value if node.is_max else -value)
        best = -inf
        for child in node.children:
            best = max(best, -self.search(child, -beta, -max(alpha, best)))
            if self.is_cut(best, beta):
                break
        return best


def strictly(value: float, beta: float) -> bool:
    return value > beta


def looked_at(text: str) -> list[str]:
    """By the recorded search."""
    return [node.label for node in record(TREE.parse(text), algorithm="alpha-beta").nodes if node.is_leaf]


def with_values(node: Any, values: dict[str, int]) -> str:
    def told(node: Any) -> str:
        if node.children:
            return f"{node.name}: [{', '.join(map(told, node.children))}]"
        return f"{node.name}: {values[node.name]}"

    return f"{'' if node.is_max else 'MIN '}{told(node)}"


def in_order(node: Any, orders: dict[str, Any]) -> str:
    def told(node: Any) -> str:
        if not node.children:
            return f"{node.name}: {node.value}"
        children = {child.name: child for child in node.children}
        return f"{node.name}: [{', '.join(told(children[name]) for name in orders[node.name])}]"

    return f"{'' if node.is_max else 'MIN '}{told(node)}"


def written(exercise: Exercise) -> str:
    """The expected answer as somebody would type it."""
    answer = exercise.expected
    if exercise.form == "window":
        ends = [infinite if end is None else str(end) for end, infinite in zip(answer, ("−∞", "+∞"), strict=True)]
        return f"({ends[0]}, {ends[1]})"
    if exercise.form == "orders":
        return "; ".join(f"{name}: {', '.join(order)}" for name, order in answer.items())
    if exercise.form == "numbers":
        return " ".join(map(str, answer.values()))
    return answer if exercise.form == "leaf" else ", ".join(answer) or "none"
