"""A stored proof as lines of text and as an SVG: OR nodes are boxes, AND nodes are round, (proof, disproof) in each.

The way to the most proving node, or the proving line, is green; proved nodes are blue, disproved ones orange.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from prunus.draw.paper import MARGIN, room, sheet
from prunus.draw.style import TEXT
from prunus.draw.words import name_of
from prunus.searches.proof.nodes import ProofNode

LEVEL, HEAD, KIND_WIDTH, LEAST_WIDTH = 78, 48, 44, 420
BEND, BESIDE = 18, 7  # edges fan out so far and then go down; what is written beside them


def numbers(node: ProofNode) -> str:
    """(proof, disproof), with ∞ where nothing will do."""
    return f"({_number(node.proof)}, {_number(node.disproof)})"


def _number(number: int | None) -> str:
    return "∞" if number is None else f"{number:,}"


def proof_lines(title: str, nodes: list[ProofNode]) -> Iterator[str]:
    """The tree from the root down, a node a line; ▸ marks the way to the most proving node."""
    below = _below(nodes)

    def walk(node: ProofNode, indent: str) -> Iterator[str]:
        children = below[node.number]
        for i, child in enumerate(children):
            is_last = i == len(children) - 1
            yield f"{indent}{'└─' if is_last else '├─'}{'▸' if child.is_most_proving else ' '}{_described(child, below)}"
            yield from walk(child, indent + ("   " if is_last else "│  "))

    yield title
    yield f"{_described(nodes[0], below)}"
    yield from walk(nodes[0], "")


def _described(node: ProofNode, below: dict[int, list[ProofNode]]) -> str:
    hidden = f"  {_hidden(node)}" if node.children and not below[node.number] else ""
    return f"{name_of(node)}  {'OR' if node.is_or else 'AND'} {numbers(node)}{hidden}".strip()


def _below(nodes: list[ProofNode]) -> dict[int, list[ProofNode]]:
    below: dict[int, list[ProofNode]] = {node.number: [] for node in nodes}
    for node in nodes[1:]:
        assert node.parent is not None
        below[node.parent].append(node)
    return below


def proof_svg(title: str, nodes: list[ProofNode]) -> str:
    """The picture of a tree whose nodes are listed level by level."""
    below = _below(nodes)
    unit = max(max(2 * _half(node), 2 * (room(name_of(node), TEXT) + BESIDE), room(_hidden(node), TEXT)) for node in nodes) + 14
    places, leaves = _places(nodes, below, unit)
    width = 2 * MARGIN + KIND_WIDTH + max(leaves * unit, LEAST_WIDTH)
    height = _y(max(node.ply for node in nodes)) + 13 + 16 + MARGIN
    lines = []
    for ply in range(max(node.ply for node in nodes) + 1):
        lines.append(f'<text class="level" x="{MARGIN}" y="{_y(ply) + 4:.0f}">{"AND" if ply % 2 else "OR"}</text>')
    for node in nodes[1:]:
        assert node.parent is not None
        x, y = places[node.number], _y(node.ply)
        kind = "edge line" if node.is_most_proving else "edge"
        begin, bend = f"M{places[node.parent]:.1f} {y - LEVEL + 13:.1f}", f"L{x:.1f} {y - LEVEL + 13 + BEND:.1f}"
        lines.append(f'<path class="{kind}" d="{begin} {bend} L{x:.1f} {y - 13:.1f}"/>')
    for node in nodes:
        lines += _shape(node, places[node.number], bool(node.children) and not below[node.number])
    return sheet(title, width, height, lines)


def _places(nodes: list[ProofNode], below: dict[int, list[ProofNode]], unit: float) -> tuple[dict[int, float], int]:
    """Where nodes stand from left to right: leaves side by side, parents above the middle of their children."""
    places: dict[int, float] = {}
    leaves = 0

    def place(node: ProofNode) -> float:
        nonlocal leaves
        children = [place(child) for child in below[node.number]]
        if children:
            x = (children[0] + children[-1]) / 2
        else:
            x = MARGIN + KIND_WIDTH + (leaves + 0.5) * unit
            leaves += 1
        places[node.number] = x
        return x

    place(nodes[0])
    return places, leaves


def _y(ply: int) -> float:
    return HEAD + 20 + ply * LEVEL


def _half(node: ProofNode) -> float:
    """Half the width of a node's shape."""
    return max(24, room(numbers(node), TEXT) / 2 + 4)


def _hidden(node: ProofNode) -> str:
    return f"… {node.children} below"


def _shape(node: ProofNode, x: float, is_cropped: bool) -> Iterator[str]:
    y = _y(node.ply)
    kind = "proved" if node.proof == 0 else "disproved" if node.disproof == 0 else "open"
    half = _half(node)
    size = f'width="{2 * half:.1f}" height="26" rx="{2 if node.is_or else 13}"'
    yield f'<rect class="{kind}" x="{x - half:.1f}" y="{y - 13:.1f}" {size}/>'
    yield f'<text x="{x:.1f}" y="{y + 4:.1f}">{numbers(node)}</text>'
    if node.ply:
        yield f'<text class="move" x="{x + BESIDE:.1f}" y="{y - 22:.1f}">{escape(name_of(node))}</text>'
    if is_cropped:
        yield f'<text class="more" x="{x:.1f}" y="{y + 26:.1f}">{_hidden(node)}</text>'
