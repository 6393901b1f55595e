"""Places where the sources can be changed a little: found in the syntax tree, changed in the text, the rest as it was."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}  # fmt: skip
WORDS = [
    ("larger", "smaller"), ("at least", "at most"), ("less than", "greater than"), ("more", "fewer"), ("fewer", "more"),
    ("not ", ""), ("smaller", "larger"), ("at most", "at least"),
]  # fmt: skip
SPEAKING = ("study/sentences.py", "logic/declarations.py", "games/othello_knowledge.py", "games/connect_four_knowledge.py",
            "games/tic_tac_toe_knowledge.py")  # fmt: skip


@dataclass(frozen=True)
class Place:
    """`text[begin:end]` of a file of the package is replaced by `new`; `function` is the name of the function around it."""

    file: str
    kind: str
    begin: int
    end: int
    new: str
    line: int
    function: str

    def changed(self, text: str) -> str:
        return text[: self.begin] + self.new + text[self.end :]

    def told(self, text: str) -> str:
        """`file:line  old line  ->  new line`, without what both have in common around the change."""
        begin, end = text.rfind("\n", 0, self.begin) + 1, text.find("\n", self.end)
        old, new = (
            " ".join(each.split()) for each in (text[begin:end], text[begin : self.begin] + self.new + text[self.end : end])
        )
        return f"{old}  ->  {new}"


def drawn(sources: Path, number: int, seed: int) -> list[Place]:
    """So many places, as evenly as can be over the rooms of the package, and in a room over the kinds of change."""
    chance = random.Random(seed)
    rooms: dict[str, dict[str, list[Place]]] = {}
    for path in sorted(sources.rglob("*.py")):
        file = path.relative_to(sources).as_posix()
        for place in places(path.read_text(), file):
            rooms.setdefault(file.partition("/")[0] if "/" in file else "", {}).setdefault(place.kind, []).append(place)
    del rooms[""]  # public names and errors
    found: list[Place] = []
    while len(found) < number and rooms:
        for room, kinds in sorted(rooms.items()):
            kind = chance.choice(sorted(kinds))
            found.append(kinds[kind].pop(chance.randrange(len(kinds[kind]))))
            rooms[room] = {name: left for name, left in kinds.items() if left}
        rooms = {room: kinds for room, kinds in rooms.items() if kinds}
    return found[:number]


def places(text: str, file: str) -> Iterator[Place]:
    """Every place of a source."""
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    raw = text.encode()

    def at(line: int, column: int) -> int:
        return len(raw[: starts[line - 1] + column].decode())

    def span(node: ast.AST) -> tuple[int, int]:
        return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def between(left: ast.AST, right: ast.AST, old: str, new: str) -> tuple[int, int, str] | None:
        begin, end = span(left)[1], span(right)[0]
        found = re.search(rf"(?<![\w<>=!]){re.escape(old)}(?![\w<>=!])", text[begin:end])
        return (begin + found.start(), begin + found.end(), new) if found else None

    def changes(node: ast.AST) -> Iterator[tuple[str, tuple[int, int, str] | None]]:
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                yield "comparison", between(left, right, *COMPARISONS[type(operator)])
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right):
                yield "plus and minus", between(left, right, *("+-" if isinstance(operator, ast.Add) else "-+"))
            case ast.BoolOp(op=operator, values=[left, right, *_]):
                yield "and, or", between(left, right, *(("and", "or") if isinstance(operator, ast.And) else ("or", "and")))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield "not", (*span(node), f"({ast.get_source_segment(text, operand)})")
            case ast.Constant(value=True | False as value) if isinstance(value, bool):
                yield "True, False", (*span(node), str(not value))
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                yield "constant", (*span(node), str({0: 1, 1: 0}.get(value, value + 1)))
            case ast.Call(func=ast.Name(id="min" | "max" as name) as function):
                yield "min, max", (*span(function), "max" if name == "min" else "min")
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                is_question = isinstance(value, ast.Compare | ast.BoolOp)
                yield "return value", (*span(value), f"not ({ast.get_source_segment(text, value)})" if is_question else "None")
            case ast.Expr(value=ast.Call()) | ast.AugAssign():
                yield "removed statement", (*span(node), "pass")
            case ast.Constant(value=str(value)) if file in SPEAKING and "\n" not in value:
                said = ast.get_source_segment(text, node) or ""
                for old, new in WORDS:
                    if f" {old.strip()} " in f" {value} ":
                        yield "words", (*span(node), said.replace(old, new, 1))
        match node:
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield "negated condition", (*span(test), f"not ({ast.get_source_segment(text, test)})")
            case ast.Call(args=[first, second, *_]) if not isinstance(first, ast.Starred) and not isinstance(second, ast.Starred):
                one, two = (str(ast.get_source_segment(text, each)) for each in (first, second))
                (begin, middle), (next_, end) = span(first), span(second)
                if one != two:
                    yield "swapped arguments", (begin, end, two + text[middle:next_] + one)

    def walk(node: ast.AST, function: str, around: str) -> Iterator[Place]:
        if isinstance(node, ast.FunctionDef):
            function, around = around + node.name, f"{around}{node.name}.<locals>."
        elif isinstance(node, ast.ClassDef):
            around = f"{around}{node.name}."
        for kind, change in changes(node):
            if change is not None:
                yield Place(file, kind, *change, node.lineno, function)  # type: ignore[attr-defined]
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list"):
                continue
            for child in value if isinstance(value, list) else [value]:
                is_docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
                if isinstance(child, ast.AST) and not is_docstring and not isinstance(child, ast.JoinedStr):
                    yield from walk(child, function, around)
                elif isinstance(child, ast.JoinedStr):
                    for part in child.values:
                        if (
                            isinstance(part, ast.FormattedValue)
                            and part.lineno
                            and text[span(part.value)[0] :].startswith(_name(part))
                        ):
                            yield from walk(part.value, function, around)

    yield from walk(ast.parse(text), "", "")


def _name(part: ast.FormattedValue) -> str:
    """How the value begins in the source; before Python 3.12 the places of what stands in an f-string are not always true."""
    return ast.unparse(part.value)[:3] if isinstance(part.value, ast.IfExp) else "\0"
