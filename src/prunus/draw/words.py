"""The words that both pictures use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prunus.core.units import number as number  # words too
from prunus.core.units import with_minus as with_minus

if TYPE_CHECKING:  # who only wants a number in words need not wait for them
    from prunus.searches.proof.nodes import ProofNode
    from prunus.searches.shared.recording import Node, Pruned, Recording
    from prunus.searches.shared.result import Result

SIGN = {"=": "", "<=": "≤ ", ">=": "≥ "}


def window(node: Node) -> str:
    """The window with which a node was entered: (α, β)."""
    return f"({', '.join(node.window)})"


def verdict(node: Node) -> str:
    """The value with its bound: 3, ≤ 2 or ≥ 5; and whether it was known without a search."""
    return f"{SIGN[node.bound]}{number(node.value)}{' known' if node.is_settled else ''}"


def statement(result: Result) -> str:
    """What a search has found out, and how much of it is proved."""
    lower, upper = ("" if bound is None else number(bound) for bound in map(result.told, (result.lower, result.upper)))
    known = {
        "value": f"value {lower}",
        "lower bound": f"value at least {lower}",
        "upper bound": f"value at most {upper}",
        "both bounds": f"value from {lower} to {upper}",
        "nothing": "nothing is known yet" if result.value is None else f"value about {number(result.units.told(result.value))}",
    }[result.proved]
    if result.value is None:
        return known
    hedge = " (nothing is proved: the search may have left out what matters)" if result.proved == "nothing" else ""
    return f"{known} for the player to move{hedge}"


def counted(many: int, what: str) -> str:
    """So many of something: 1 game, 2 games, 1,000 plies."""
    several = f"{what[:-1]}ies" if what.endswith("ly") else f"{what}s"
    return f"{many:,} {what if many == 1 else several}"


def name_of(item: Node | Pruned | ProofNode) -> str:
    """A move, and the name of the position behind it where that is another."""
    return ": ".join(filter(None, [item.move, item.label if item.label != item.move else ""]))


def moved(item: Node | Pruned) -> str:
    """A move, unless the position behind it has its name."""
    return "" if item.move == item.label else item.move


def named(item: Pruned) -> str:
    """A move that was not tried, with the name and the value that are written behind it."""
    return name_of(item) + ("" if item.value is None else f": {number(item.value)}")


def player(is_max: bool) -> str:
    return "MAX" if is_max else "MIN"


def cutoff(node: Node) -> str:
    """The kind of cutoff, and whose bound it was where that is not the parent's."""
    if node.cut_by is None:
        source = " by the window"
    else:
        source = "" if node.cut_by == node.parent else f" by node {node.cut_by}"
    return f"{node.cutoff} cutoff{source}"


def look(root: Node, looks: int) -> str:
    """Of several looks at the root, which one this is, its window and what it returned."""
    return f"look {root.look} of {looks}: {window(root)} returned {verdict(root)}"


def title(recording: Recording) -> str:
    """One line about the search."""
    result = recording.result
    line = " ".join(result["line"]) or "–"
    return (
        f"{recording.game}, {recording.algorithm}, {recording.ordering} order: value {number(result['value'])}, line {line}, "
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
