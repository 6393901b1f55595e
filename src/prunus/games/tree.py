"""Game trees written as text, the way lectures draw them.

    [[3, 12, 8], [2, x, y], [14, 5, 2]]          MAX
                                              /   |   \\
                                           MIN   MIN   MIN
                                          3 12 8  2 x y  14 5 2

Nested lists of leaf values; MAX moves at the root, then MIN, then MAX. Values are whole numbers and MAX's. A name may stand
before a node (`left: [3, 12, 8]`). A leaf written as a name or as `?` has no value, and a search that looks at it is an
error: a tree with such leaves proves by itself what was pruned. All leaves are equally deep. A tree in which MIN moves first
begins with the word `MIN`; a leaf by itself begins with `MAX` or `MIN`.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

from prunus.core import files
from prunus.core.game import Game
from prunus.core.game import Position as Rules
from prunus.core.notation import Reader
from prunus.core.values import INFINITY
from prunus.errors import MissingFile, NotationError, NoValue

PLAYER = re.compile(r"\s*(MAX|MIN)\s")
SHORT = 200  # characters of what was taken for a file's name in a message
LONGEST = 100  # characters of a number
MAX_HEIGHT = 200  # deeper trees would overflow Python's stack before they taught anybody anything


@dataclass(frozen=True)
class Tree(Rules):
    """A node of a tree; a leaf has no children."""

    children: tuple[Tree, ...] = ()
    value: int | None = None
    name: str = ""
    is_max: bool = True

    def max_moves(self) -> int:
        return max([len(self.children), *(child.max_moves() for child in self.children)])

    @property
    def height(self) -> int:
        return 1 + self.children[0].height if self.children else 0

    def moves(self) -> range:
        return range(len(self.children))

    def play(self, move: int) -> Tree:
        return self.children[move]

    def is_over(self) -> bool:
        return not self.children

    def outcome(self) -> int:
        return self.leaf_value()

    def leaf_value(self) -> int:
        if self.children:
            raise NoValue(
                f"the inner node {str(self)!r} has no value of its own; search {self.height} plies deeper to see its leaves"
            )
        if self.value is None:
            raise NoValue(f"the search looked at the leaf {self.name!r}, which has no value")
        return self.value if self.is_max else -self.value

    def __str__(self) -> str:
        label = "" if self.value is None and not self.children else f"{self.name}: " * bool(self.name)
        if self.children:
            return f"{label}[{', '.join(map(str, self.children))}]"
        return label + (self.name if self.value is None else str(self.value))


class TreeGame(Game):
    name = "tree"
    summary = "a tree written as text, such as [[3, 12, 8], [2, x, y], [14, 5, 2]]"
    default_evaluation = "leaf-value"

    def start(self) -> Tree:
        return self.parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]")

    def default_depth(self, position: Tree) -> int:
        return position.height

    def parse(self, text: str) -> Tree:
        if "[" not in text and not PLAYER.match(text):
            if not os.path.isfile(text):
                raise MissingFile(f"{text[:SHORT]!r} is neither a tree such as [[3, 12], [2, x]] nor a file that is there")
            text = files.read_text(Path(text), "tree")
        reader = Reader("tree", text)
        player = reader.take("MAX|MIN", "MAX or MIN") if PLAYER.match(text) else ""
        tree = _read(reader, player != "MIN", 0)
        reader.end()
        if not tree.children and not player:
            raise NotationError("tree", text, 0, "a list, [ ... ]")
        _check_even(tree, text)
        return tree

    def format(self, position: Tree) -> str:
        if position.is_max and position.children:
            return str(position)
        return f"{'MAX' if position.is_max else 'MIN'} {position}"

    def format_move(self, position: Tree, move: int) -> str:
        return position.children[move].name or str(move + 1)

    def written_value(self, position: Tree) -> int | None:
        return position.value

    def label(self, position: Tree) -> str:
        return position.name


def _read(reader: Reader, is_max: bool, depth: int) -> Tree:
    expected = "a list, a whole number, a name or ?"
    name = ""
    if reader.peek().isalpha() or reader.peek() in ("_", "?"):
        name = reader.take(r"[^\W\d]\w*|\?", expected)
        if reader.peek() != ":":
            return Tree(name=name, is_max=is_max)
        reader.take(":", "a colon")
    if reader.peek() == "[":
        return replace(_read_list(reader, is_max, depth), name=name)
    number = reader.take(r"[+-]?[0-9]+(?![0-9.])", expected)
    if len(number) > LONGEST or abs(int(number)) >= INFINITY:
        raise reader.error(f"values below {INFINITY}")
    return Tree(value=int(number), name=name, is_max=is_max)


def _read_list(reader: Reader, is_max: bool, depth: int) -> Tree:
    if depth == MAX_HEIGHT:
        raise reader.error(f"at most {MAX_HEIGHT} levels")
    reader.take(r"\[", "[")
    children: list[Tree] = []
    while True:
        if reader.peek() == "]" and not children:
            raise reader.error("at least one child")
        children.append(_read(reader, not is_max, depth + 1))
        if reader.peek() == "]":
            break
        reader.take(",", ", or ]")
    reader.take(r"\]", "]")
    return Tree(tuple(children), is_max=is_max)


def _check_even(tree: Tree, text: str) -> None:
    """All leaves must be equally deep: a ragged tree is a slip of the pen more often than a thought."""
    height = tree.height

    def check(node: Tree, depth: int) -> None:
        if not node.children and depth != height:
            raise NotationError("tree", text, None, f"all leaves {height} deep as the first one, and leaf {node} is {depth} deep")
        for child in node.children:
            check(child, depth + 1)

    check(tree, 0)


GAME = TreeGame()
