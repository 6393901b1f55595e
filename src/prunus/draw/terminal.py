"""A recorded search as lines of text, a node a line."""

from __future__ import annotations

from collections.abc import Iterator

from prunus.draw.words import name_of, number, player, shown_depth, title, verdict, window
from prunus.searches.shared.recording import Node, Recording


def tree_lines(recording: Recording, limit: int = 200) -> Iterator[str]:
    """The tree from the root down, as deep as `limit` lines allow."""
    yield title(recording)
    children = recording.children()
    deepest = shown_depth(recording, limit)

    def below(node: Node, indent: str) -> Iterator[str]:
        if node.ply == deepest and children[node.number]:
            yield f"{indent}└─ … {len(children[node.number])} moves searched below"
            return
        branches = children[node.number]
        severed = _severed(node)
        for i, child in enumerate(branches):
            last = i == len(branches) - 1 and not severed
            yield f"{indent}{'└─' if last else '├─'} {_description(child)}"
            yield from below(child, indent + ("   " if last else "│  "))
        if severed:
            yield f"{indent}└╳ {severed}"

    root = recording.nodes[0]
    yield _description(root)
    yield from below(root, "")
    if recording.dropped:
        yield f"{recording.dropped:,} more nodes were visited than recorded"


def _description(node: Node) -> str:
    if node.is_leaf:
        return f"{name_of(node)}  {verdict(node)}".strip()
    return f"{name_of(node)}  {player(node.is_max)} {window(node)} {verdict(node)}".strip()


def _severed(node: Node) -> str:
    """What was not tried here, with the values that are written there, and why."""
    if node.cutoff is None:
        return ""
    source = "" if node.cut_by is None or node.cut_by == node.parent else f" by node {node.cut_by}"
    moves = (name_of(each) + ("" if each.value is None else f": {number(each.value)}") for each in node.pruned)
    return f"{', '.join(moves)}   ({node.cutoff} cutoff{source})"
