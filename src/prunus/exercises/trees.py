"""Trees for exercises: grown by chance or somebody's own, named, written as the game `tree` is, given to the searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from string import ascii_lowercase, ascii_uppercase
from typing import Any, TypeVar

from prunus.core.registry import game
from prunus.core.units import number
from prunus.errors import DoesNotFit, shortened
from prunus.exercises.exercise import SeenNode
from prunus.searches.shared.record import record
from prunus.searches.shared.recording import Recording

Made = TypeVar("Made")
GREATEST = 20
GREATEST_OWN = 999  # values of somebody's own, either way: more than that is no exercise in searching
MOST_ATTEMPTS = 20_000  # to grow a tree that has a property: one in some hundred or more has
DEEPEST, LONGEST_NAME = 8, 12
LEFT_TO_RIGHT = "Children are looked at from left to right."
AT_EQUAL = "A node is cut as soon as alpha ≥ beta."


@dataclass
class Sketch:
    """A node of a tree that is tried, and thrown away if it does not have the property that is looked for; what is read of it is
    what is read of a position."""

    is_max: bool
    value: int | None = None
    children: list[Sketch] = field(default_factory=list)
    name: str = ""

    def leaves(self) -> Iterator[Sketch]:
        return (node for node in all_nodes(self) if not node.children)


def grown(random: Random, plies: int, widths: tuple[int, int], early: float = 0.0, ply: int = 0) -> Sketch:
    """A tree of values from 0 to 20, so many plies deep; from the second ply on a node is a leaf with the probability `early`."""
    if ply == plies or (ply >= 2 and random.random() < early):
        return Sketch(ply % 2 == 0, random.randint(0, GREATEST))
    return Sketch(ply % 2 == 0, children=[grown(random, plies, widths, early, ply + 1) for _ in range(random.randint(*widths))])


def uniform(values: Iterator[int], plies: int, width: int, is_max: bool = True) -> Sketch:
    """A tree whose leaves are all equally deep, with these values from left to right."""
    if plies == 0:
        return Sketch(is_max, next(values))
    return Sketch(is_max, children=[uniform(values, plies - 1, width, not is_max) for _ in range(width)])


def size(tree: Any) -> int:
    """How many leaves a tree has."""
    return sum(1 for _ in tree.leaves())


def attempts(random: Random, make: Callable[[Random], Made]) -> Iterator[Made]:
    """What is made by chance, again and again."""
    for _ in range(MOST_ATTEMPTS):
        yield make(random)
    raise AssertionError("a property that no tree has")


def named(tree: Sketch) -> Sketch:
    """The tree with names: inner nodes are called A, B, C … as they are entered, leaves a, b, c … from left to right."""
    inner, leaves = iter(ascii_uppercase), iter(ascii_lowercase)
    for node in all_nodes(tree):
        node.name = next(inner if node.children else leaves)
    return tree


def own_tree(text: str) -> Any:
    """The position that somebody has written, with a name at every node; DoesNotFit if that is too much for an exercise."""
    if not isinstance(text, str):
        raise DoesNotFit("a tree is a text, such as [[3, 5], [6, 9]]")
    root = parsed(text)
    nodes = list(all_nodes(root))
    leaves = sum(not node.children for node in nodes)
    most = len(ascii_lowercase)
    if max(leaves, len(nodes) - leaves) > most or root.height > DEEPEST:
        raise DoesNotFit(f"a tree for an exercise has at most {most} leaves, {most} inner nodes and {DEEPEST} plies")
    if root.units.denominator > 1 or any(abs(leaf.value or 0) > GREATEST_OWN for leaf in root.leaves()):
        raise DoesNotFit(f"the values of a tree for an exercise are whole numbers from −{GREATEST_OWN} to {GREATEST_OWN}")
    given = [node.name for node in nodes if node.name not in ("", "?")]
    for name in given:
        if len(name) > LONGEST_NAME:
            raise DoesNotFit(f"the name {shortened(name, 30)!r} is longer than {LONGEST_NAME} characters")
        if given.count(name) > 1:
            raise DoesNotFit(f"two nodes are called {name!r}, and an answer could not say which of them it means")
    inner, below = (iter([letter for letter in letters if letter not in given]) for letters in (_letters(True), _letters(False)))

    def told(node: Any) -> str:
        name = node.name if node.name in given else next(inner if node.children else below)
        if node.children:
            return f"{name}: [{', '.join(map(told, node.children))}]"
        return name if node.value is None else f"{name}: {node.value}"

    return parsed(_headed(root, told(root)))


def _letters(is_inner: bool) -> list[str]:
    """More than there are nodes, for some may be given to others."""
    letters = ascii_uppercase if is_inner else ascii_lowercase
    return [*letters, *(letter * 2 for letter in letters)]


def _headed(root: Any, text: str) -> str:
    return text if root.is_max and root.children else f"{'MAX' if root.is_max else 'MIN'} {text}"


def unvalued(root: Any) -> str:
    """What is to be said of a tree some of whose leaves have no value; "" if all have."""
    if not root.children:
        return "it is a leaf"
    missing = [leaf.name for leaf in root.leaves() if leaf.value is None]
    return f"the leaf {missing[0]} has no value" if missing else ""


def parsed(text: str) -> Any:
    """The position that a text is."""
    return game("tree").parse(text)


def rewritten(root: Any, orders: Mapping[str, list[str]] | None = None, values: Mapping[str, Any] | None = None) -> str:
    """A position in notation, with other orders of children, or other values at its leaves."""

    def told(node: Any) -> str:
        if not node.children:
            value = (values or {}).get(node.name, node.value)
            return node.name if value is None else f"{node.name}: {value}"
        children = {child.name: child for child in node.children}
        order = (orders or {}).get(node.name, list(children))
        return f"{node.name}: [{', '.join(told(children[name]) for name in order)}]"

    return _headed(root, told(root))


def all_nodes(root: Any) -> Iterator[Any]:
    """The nodes of a position as they are entered from left to right."""
    yield root
    for child in root.children:
        yield from all_nodes(child)


def leaf_names(root: Any) -> list[str]:
    return [leaf.name for leaf in root.leaves()]


def seen(root: Any, text: Callable[[Any], str] | None = None) -> tuple[SeenNode, ...]:
    """The nodes as an exercise shows them; at leaves stands their value, unless something else is said."""
    found: list[SeenNode] = []

    def visit(node: Any, parent: int | None, ply: int) -> None:
        here = len(found)
        shown = ("" if node.children else number(node.value)) if text is None else text(node)
        found.append(SeenNode(here, parent, ply, node.name, node.is_max, not node.children, shown))
        for child in node.children:
            visit(child, here, ply + 1)

    visit(root, None, 0)
    return tuple(found)


def values_of(root: Any) -> dict[str, int]:
    """The minimax values of all nodes."""
    values: dict[str, int] = {}

    def value(node: Any) -> int:
        found = (max if node.is_max else min)(map(value, node.children)) if node.children else node.value
        values[node.name] = found
        return int(found)

    value(root)
    return values


def searched(text: str, algorithm: str = "alpha-beta") -> Recording:
    """What a search does with a tree, from left to right."""
    return record(parsed(text), algorithm=algorithm)


def looked_at(recording: Recording) -> list[str]:
    """The leaves that a search has looked at."""
    return [node.label for node in recording.nodes if node.is_leaf]


def cutoffs(recording: Recording) -> tuple[int, int]:
    """How many cutoffs there were, and how many of them deep."""
    found = [node.cutoff for node in recording.nodes if node.cutoff]
    return len(found), sum(each.startswith("deep") for each in found)


def listed(names: list[str]) -> str:
    """Names in a sentence: a, b and c."""
    return ", ".join(names) if len(names) < 2 else f"{', '.join(names[:-1])} and {names[-1]}"
