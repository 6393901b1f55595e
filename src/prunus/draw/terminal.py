"""Pictures as lines of text: a recorded search, a node a line; a stair of numbers, a value a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prunus.core.units import Told
from prunus.draw.words import counted, cutoff, look, name_of, named, number, player, shown_depth, title, verdict, window
from prunus.searches.shared.recording import Node, Recording


def tree_lines(recording: Recording, limit: int = 200) -> Iterator[str]:
    """The tree from the root down, a tree a look at the root, as deep as `limit` lines allow."""
    yield title(recording)
    children = recording.children()
    deepest = shown_depth(recording, limit)

    def below(node: Node, indent: str) -> Iterator[str]:
        if node.ply == deepest and children[node.number]:
            yield f"{indent}└─ … {counted(len(children[node.number]), 'move')} searched below"
            return
        branches = children[node.number]
        severed = _severed(node)
        for i, child in enumerate(branches):
            last = i == len(branches) - 1 and not severed
            yield f"{indent}{'└─' if last else '├─'} {_description(child)}"
            yield from below(child, indent + ("   " if last else "│  "))
        if severed:
            yield f"{indent}└╳ {severed}"

    roots = recording.roots
    for root in roots:
        if len(roots) > 1:
            yield look(root, len(roots))
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
    return f"{', '.join(map(named, node.pruned))}   ({cutoff(node)})"


def step_lines(numbers: Mapping[Told, int | None], most: int | None, width: int = 60) -> Iterator[str]:
    """A stair of numbers over values, a bar a value; ∞ where there is no number, ◂ where the number is at most `most`."""
    highest = max((each for each in numbers.values() if each is not None), default=1) or 1
    for value, each in numbers.items():
        if each is None:
            bar, text = "░" * width, "∞"
        else:
            bar, text = "█" * round(width * each / highest), f"{each:,}"
        mark = " ◂" if each is not None and (each == 0 or (most is not None and each <= most)) else ""
        yield f"{number(value):>10} {text:>6} {bar}{mark}"
