"""Walks: alpha-beta as somebody believes it to go. Each misconception changes one thing in the same few lines.

`Walk` itself changes nothing. It only sifts trees that are grown by chance, which is quicker than to search each of them; what is
true is always found by a search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

Window = tuple[float, float]


class Walk:
    """A walk through a tree, told afterwards: `entered` and `left` have the windows by node, `seen` the leaves in their order,
    `cut` the nodes that left children out, with the child that made them. `values` are other ones for the leaves, by name."""

    name = ""
    sentence = ""

    def __init__(self, root: Any, values: Mapping[str, int] | None = None) -> None:
        self.values = values
        self.entered: dict[str, Window] = {}
        self.left: dict[str, Window] = {}
        self.seen: list[str] = []
        self.cut: dict[str, Any] = {}
        self.value = self.walk(root, -inf, inf)

    def walk(self, node: Any, alpha: float, beta: float) -> float:
        self.entered[node.name] = alpha, beta
        if not node.children:
            self.seen.append(node.name)
            return float(node.value if self.values is None else self.values[node.name])
        is_max, last = self.is_max(node), None
        best = -inf if is_max else inf
        for child in self.order(node):
            if self.is_cut(alpha, beta):
                self.cut[node.name] = last
                break
            value = self.walk(child, *self.handed_down(alpha, beta, best, is_max))
            if is_max:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            last = child
        self.left[node.name] = alpha, beta
        return best

    @classmethod
    def said(cls, root: Any) -> str:
        """What whoever believes so is told of this tree."""
        return cls.sentence

    def is_max(self, node: Any) -> bool:
        return bool(node.is_max)

    def order(self, node: Any) -> Sequence[Any]:
        return node.children

    def is_cut(self, alpha: float, beta: float) -> bool:
        return alpha >= beta

    def handed_down(self, alpha: float, beta: float, best: float, is_max: bool) -> Window:
        """The window with which a child is entered."""
        return alpha, beta


class NoWindow(Walk):
    name = "hands no window down"
    sentence = (
        "That is plain minimax, where every node is entered with (−∞, +∞). What is already known of the ancestors is handed down "
        "as the window, and a node whose value leaves it need not look at its other children."
    )

    def handed_down(self, alpha: float, beta: float, best: float, is_max: bool) -> Window:
        return -inf, inf


class Shallow(Walk):
    name = "forgets deep cutoffs"
    sentence = (
        "That is what comes out if a node knows only the bound of its parent. The window is handed down through all levels: a "
        "bound of an ancestor further up counts just as much, and makes deep cutoffs."
    )

    def handed_down(self, alpha: float, beta: float, best: float, is_max: bool) -> Window:
        return (best, inf) if is_max else (-inf, best)


class Strict(Walk):
    name = "cuts only when passed"
    sentence = (
        "That is right if a node is cut only when its value has passed the bound. Here it is cut as soon as alpha ≥ beta: a value "
        "that equals the bound cannot change anything above it either."
    )

    def is_cut(self, alpha: float, beta: float) -> bool:
        return alpha > beta


class Swapped(Walk):
    name = "swaps MAX and MIN"

    @classmethod
    def said(cls, root: Any) -> str:
        who, other, first, then = ("MAX", "MIN", "greatest", "least") if root.is_max else ("MIN", "MAX", "least", "greatest")
        return (
            f"That is right if {other} moves at the root. Here {who} does: the root takes the {first} value of its children, each "
            f"of these the {then} of theirs, and so on by turns."
        )

    def is_max(self, node: Any) -> bool:
        return not node.is_max


class RightToLeft(Walk):
    name = "goes right to left"
    sentence = "That is right if the children are looked at from right to left. Here the leftmost child comes first."

    def order(self, node: Any) -> Sequence[Any]:
        return tuple(reversed(node.children))
