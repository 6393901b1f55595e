"""Game trees written as text, the way lectures draw them.

    [[3, 12, 8], [2, x, y], [14, 5, 2]]          MAX
                                              /   |   \\
                                           MIN   MIN   MIN
                                          3 12 8  2 x y  14 5 2

Nested lists of leaf values; MAX moves at the root, then MIN, then MAX. Values are MAX's: whole numbers, fractions (`1/2`) and
decimals (`-2.25`), which are told as decimals if none of them is written as a fraction. Leaves need not be equally deep: one
above the others is a game that ended early. A name may stand before a node (`left: [3, 12, 8]`). A leaf written as a name or as
`?` has no value, and a search that looks at it is an error: a tree with such leaves proves by itself what was pruned. A tree in
which MIN moves first begins with the word `MIN`; a leaf by itself begins with `MAX` or `MIN`. `#` begins a comment, which goes to
the end of its line.

Searches count in whole numbers, so a tree counts in parts of one: the greatest of which all of its values are multiples. A node by
itself that comes from a tree with smaller parts begins with them: `UNIT 1/4 MIN [1/2, 3]`.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

from prunus.core import files
from prunus.core.game import Game
from prunus.core.game import Position as Rules
from prunus.core.notation import Reader
from prunus.core.units import LONGEST, NUMBER, Units, fraction
from prunus.core.values import INFINITY
from prunus.errors import MissingFile, NotationError, NoValue

HEAD = re.compile(r"\s*(UNIT|MAX|MIN)\s")
COMMENT = re.compile(r"#[^\n]*")
ENDLESS = re.compile(r"[+-]?(inf|infinity|∞|nan)\b|[+-]?∞", re.IGNORECASE)
SHORT = 200  # characters of what was taken for a file's name in a message
MAX_HEIGHT = 200  # deeper trees would overflow Python's stack before they taught anybody anything
WHOLE = Units(has_wins=False)  # a large value is a large value
BEYOND = int(INFINITY)  # of Python: NumPy's overflow in fractions


@dataclass(frozen=True)
class Tree(Rules):
    """A node of a tree; a leaf has no children. Values are whole numbers of `units`."""

    is_max: bool
    children: tuple[Tree, ...] = ()
    value: int | None = None
    name: str = ""
    units: Units = WHOLE

    def max_moves(self) -> int:
        return max([len(self.children), *(child.max_moves() for child in self.children)])

    @property
    def height(self) -> int:
        """How deep the deepest leaf is."""
        return 1 + max(child.height for child in self.children) if self.children else 0

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

    def leaves(self) -> Iterator[Tree]:
        """The leaves from left to right."""
        if not self.children:
            yield self
        for child in self.children:
            yield from child.leaves()

    def __str__(self) -> str:
        label = "" if self.value is None and not self.children else f"{self.name}: " * bool(self.name)
        if self.children:
            return f"{label}[{', '.join(map(str, self.children))}]"
        return label + (self.name if self.value is None else str(self.units.told(self.value)))


class TreeGame(Game):
    name = "tree"
    summary = "a tree written as text, such as [[3, 12, 8], [2, x, y], [14, 5, 2]]"
    default_evaluation = "leaf-value"
    is_valued_within = False

    def start(self) -> Tree:
        return self.parse("[[3, 12, 8], [2, x, y], [14, 5, 2]]")

    def default_depth(self, position: Tree) -> int:
        return position.height

    def read(self, text: str) -> Tree:
        if "[" in text or HEAD.match(text):
            return self.parse(text)
        if not os.path.isfile(text):
            raise MissingFile(f"{text[:SHORT]!r} is neither a tree such as [[3, 12], [2, x]] nor a file that is there")
        return self.parse(files.read_text(Path(text), "tree"))

    def parse(self, text: str) -> Tree:
        text = COMMENT.sub(lambda comment: " " * len(comment[0]), text).replace("−", "-")  # errors still point at their place
        reader = Reader("tree", text)
        unit = _read_unit(reader) if _begins(reader, "UNIT") else None
        player = reader.take("MAX|MIN", "MAX or MIN") if _begins(reader, "MAX|MIN") else ""
        values = _Values()
        tree = _read(reader, values, player != "MIN", 0)
        reader.end()
        if not tree.children and not player:
            raise NotationError("tree", text, 0, "a list, [ ... ]")
        return _counted(tree, iter(values.numbers), _units(values, unit, text))

    def format(self, position: Tree) -> str:
        unit = f"UNIT {position.units} " if position.units != _units_needed(position) else ""
        if position.is_max and position.children:
            return f"{unit}{position}"
        return f"{unit}{'MAX' if position.is_max else 'MIN'} {position}"

    def format_move(self, position: Tree, move: int) -> str:
        return position.children[move].name or str(move + 1)

    def player(self, position: Tree) -> str:
        return "MAX" if position.is_max else "MIN"

    def written_value(self, position: Tree) -> int | None:
        return position.value

    def label(self, position: Tree) -> str:
        return position.name


class _Values:
    """The values that were read so far, from left to right."""

    def __init__(self) -> None:
        self.numbers: list[Fraction] = []
        self.has_fractions = False


def _begins(reader: Reader, words: str) -> bool:
    return re.compile(rf"\s*({words})\s").match(reader.text, reader.at) is not None


def _read_unit(reader: Reader) -> Units:
    reader.take("UNIT", "UNIT")
    text = reader.take(NUMBER, "a unit such as 1/4 or 0.25")
    unit = fraction(text)
    if unit is None or unit.numerator != 1:
        raise reader.error("a unit such as 1/4 or 0.25 before this place")
    return Units(unit.denominator, "." in text, has_wins=False)


def _read(reader: Reader, values: _Values, is_max: bool, depth: int) -> Tree:
    expected = "a list, a number, a name or ?"
    name = ""
    reader.skip()
    if ENDLESS.match(reader.text, reader.at):
        raise reader.error("a finite value; a game that is won is worth a number above all others")
    if reader.peek().isalpha() or reader.peek() in ("_", "?"):
        name = reader.take(r"[^\W\d]\w*|\?", expected)
        if reader.peek() != ":":
            return Tree(is_max, name=name)
        reader.take(":", "a colon")
    if reader.peek() == "[":
        return replace(_read_list(reader, values, is_max, depth), name=name)
    text = reader.take(rf"{NUMBER}(?![0-9./])", expected)
    number = fraction(text)
    if number is None or abs(number) >= BEYOND:
        wrong = f"values below {BEYOND}, of at most {LONGEST} characters"
        raise reader.error("a fraction whose denominator is not 0" if re.search("/0+$", text) else wrong)
    values.numbers.append(number)
    values.has_fractions |= "/" in text
    return Tree(is_max, value=0, name=name)  # which value it has is said when all of them are known


def _read_list(reader: Reader, values: _Values, is_max: bool, depth: int) -> Tree:
    if depth == MAX_HEIGHT:
        raise reader.error(f"at most {MAX_HEIGHT} levels")
    reader.take(r"\[", "[")
    children: list[Tree] = []
    while True:
        if reader.peek() == "]" and not children:
            raise reader.error("at least one child")
        children.append(_read(reader, values, not is_max, depth + 1))
        if reader.peek() == "]":
            break
        reader.take(",", ", or ]")
    reader.take(r"\]", "]")
    return Tree(is_max, tuple(children))


def _units(values: _Values, given: Units | None, text: str) -> Units:
    """The units in which all values are whole: those that are given, or the greatest."""
    needed = math.lcm(*(number.denominator for number in values.numbers))
    if given is not None and given.denominator % needed:
        raise NotationError("tree", text, None, f"values that are multiples of its unit, {given}")
    units = Units(needed, needed > 1 and not values.has_fractions, has_wins=False) if given is None else given
    if any(abs(number) * units.denominator >= BEYOND for number in values.numbers):
        raise NotationError("tree", text, None, f"values below {BEYOND} times its unit, {units}")
    return units


def _units_needed(tree: Tree) -> Units:
    """The units that the text of a node by itself would have, told as its tree is."""
    values = [Fraction(leaf.value, tree.units.denominator) for leaf in tree.leaves() if leaf.value is not None]
    needed = math.lcm(*(value.denominator for value in values))
    return Units(needed, tree.units.is_decimal and needed > 1, has_wins=False)


def _counted(tree: Tree, numbers: Iterator[Fraction], units: Units) -> Tree:
    """The tree with its values, from left to right, counted in units."""
    if tree.children:
        children = tuple(_counted(child, numbers, units) for child in tree.children)
        return replace(tree, children=children, units=units)
    return replace(tree, value=None if tree.value is None else int(next(numbers) * units.denominator), units=units)


GAME = TreeGame()
