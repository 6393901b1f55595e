"""Where the nodes of a drawn tree stand: leaves side by side, parents above the middle of their children."""

from __future__ import annotations

from dataclasses import dataclass, field

from prunus.draw.words import shown_depth
from prunus.searches.shared.recording import Node, Pruned, Recording


@dataclass
class Place:
    """A node, or a move that was pruned; x counts in leaf widths."""

    item: Node | Pruned
    ply: int
    x: float = 0.0
    hidden: int = 0  # children that are not drawn
    children: list[Place] = field(default_factory=list)


def arranged(recording: Recording, limit: int) -> tuple[Place, int, int]:
    """The root's place with everything below it, the number of leaf widths, and the deepest ply."""
    below = recording.children()
    deepest = shown_depth(recording, limit)
    lowest = 0
    width = 0

    def place(node: Node) -> Place:
        nonlocal width, lowest
        lowest = max(lowest, node.ply)
        here = Place(node, node.ply)
        if node.ply == deepest:
            here.hidden = len(below[node.number])
        else:
            here.children = [place(child) for child in below[node.number]]
            for move in node.pruned if node.cutoff else []:
                here.children.append(Place(move, node.ply + 1, x=width))
                width += 1
                lowest = max(lowest, node.ply + 1)
        if here.children:
            here.x = (here.children[0].x + here.children[-1].x) / 2
        else:
            here.x = width
            width += 1
        return here

    return place(recording.nodes[0]), width, lowest
