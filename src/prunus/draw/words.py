"""The words that both pictures use."""

from __future__ import annotations

from prunus.core.values import WIN
from prunus.search.recording import Node, Recording

SIGN = {"=": "", "<=": "≤ ", ">=": "≥ "}


def window(node: Node) -> str:
    """The window with which a node was entered: (α, β).

    No value lies beyond infinity, so an infinite end that a value failed at is that of a null window, as SSS* and DUAL* begin.
    """
    fails = "" if node.is_leaf else node.bound
    alpha = ("+∞ − 1" if fails == "<=" else "−∞") if node.alpha is None else number(node.alpha)
    beta = ("−∞ + 1" if fails == ">=" else "+∞") if node.beta is None else number(node.beta)
    return f"({alpha}, {beta})"


def verdict(node: Node) -> str:
    """The value with its bound: 3, ≤ 2 or ≥ 5; and whether it was known without a search."""
    return f"{SIGN[node.bound]}{number(node.value)}{' known' if node.is_settled else ''}"


def number(value: int) -> str:
    """A value as people write it: decided games by their margin."""
    if abs(value) > WIN:
        return f"{'won' if value > 0 else 'lost'} {abs(value) - WIN}"
    return str(value).replace("-", "−")


def player(node: Node) -> str:
    return "MAX" if node.is_max else "MIN"


def title(recording: Recording) -> str:
    """One line about the search."""
    result = recording.result
    line = " ".join(result["line"])
    return (
        f"{recording.game}, {recording.algorithm}, {recording.ordering} order: value {result['value']}, line {line or '–'}, "
        f"{result['nodes']:,} nodes, {result['leaves']:,} leaves"
    )


def shown_depth(recording: Recording, limit: int) -> int:
    """The deepest ply down to which at most `limit` nodes would be drawn; at least the root's children are."""
    sizes: dict[int, int] = {}
    for node in recording.nodes:
        sizes[node.ply] = sizes.get(node.ply, 0) + 1
    total, deepest = 0, 0
    for ply in sorted(sizes):
        total += sizes[ply]
        if total > limit and ply > 1:
            break
        deepest = ply
    return deepest
