"""Answers as facts: a background for Prolog of a game whose rules nobody has written a second time.

What the predicates of a program answer in some positions is asked of the game and written down, answer by answer. Prolog has no
second opinion of these then, but one of everything that follows from them: clauses, pairs, votes and order.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from prunus.core.declaration import Cost, Declaration
from prunus.core.game import Game
from prunus.errors import DoesNotFit
from prunus.logic.terms import Constant, Program
from prunus.searches.driving.parts import all_sound
from prunus.study.background import Background

ALWAYS = """
zero(0).

lt(X, Y) :- X < Y.
"""


def answers_as_facts(program: Program, background: Background, positions: Sequence[Any], words: Game) -> str:
    """The boards, whose names are their texts, their moves in natural order, and what the program asks about them.

    `program` is without definitions of its own, and `background` has them.
    """
    clauses = [*program.clauses, *itertools.chain(*background.definitions.values())]
    asked = {literal.predicate for clause in clauses for literal in clause.body}
    declared = [each for name, each in background.declarations.items() if name in asked and name not in background.definitions]
    facts: dict[str, None] = {}  # each once, in order: what is said of moves alone is the same on every board
    for position, told in zip(all_sound(positions), map(words.format, positions), strict=True):
        board = Constant(told)
        facts |= dict.fromkeys([f"board_of({board}, {board}).", *(f"move({board}, {int(move)})." for move in position.moves())])
        for declaration in declared:
            facts |= dict.fromkeys(_facts(declaration, background, position, board))
    names = {fact.partition("(")[0]: None for fact in facts}
    unknown = [f"{each.name}/{len(each.arguments)}" for each in declared if each.name not in names]
    dynamic = "".join(f":- dynamic({each}).\n" for each in unknown)  # tests that hold nowhere
    sorted_by_name = sorted(facts, key=lambda fact: list(names).index(fact.partition("(")[0]))
    defined = itertools.chain(*background.definitions.values())
    return "\n".join([ALWAYS, dynamic, *sorted_by_name, "", *(f"{clause}\n" for clause in defined)])


def _facts(declaration: Declaration, background: Background, position: Any, board: Constant) -> Iterator[str]:
    """What a predicate answers for all moves of a position."""
    known, number = background.known(position), background.knowledge.names.index(declaration.name)
    kinds = [declaration.arguments[place].type for place in declaration.inputs]
    if strange := next((kind for kind in kinds if kind not in ("board", "place")), None):
        raise DoesNotFit(f"{declaration} is asked about a {strange}, and facts are written of boards and moves alone")
    for moves in itertools.product(list(position.moves()), repeat=kinds.count("place")):
        successor = position.play(moves[0]) if declaration.cost >= Cost.LOOK else position
        answer = int(known.answer(number, *(*moves, 0, 0)[:2], position, successor))
        given = iter(moves)
        inputs = [str(board) if kind == "board" else str(int(next(given))) for kind in kinds]
        if declaration.outputs:
            inputs.append(str(answer))
        if declaration.outputs or answer:
            yield f"{declaration.name}({', '.join(inputs)})."
