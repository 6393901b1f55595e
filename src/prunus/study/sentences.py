"""English for clauses, as the paper's Table 4 explains its own.

A clause becomes one sentence: "When <what it says of the board>, prefer a move to another if <what it says of the two>." The
first move is "it", the second "the other"; a number is called by what its predicate says it is. A threshold has a name, large or
small, and what it asks of a place alone is said by naming the squares, if they are few, or else those that are left out.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

from prunus.logic.declarations import BUILT_IN
from prunus.logic.terms import Clause, Constant, Literal, Term, Variable, as_decimal
from prunus.study.background import HEAD, Background

NAMES: dict[Term, str] = {HEAD.arguments[0]: "the board", HEAD.arguments[1]: "it", HEAD.arguments[2]: "the other"}
MOST_SQUARES = 16  # that are named; of more the number is told
_MEANING: dict[str, Callable[[int, int], bool]] = {
    "lt": operator.lt,
    ">": operator.gt,
    "=<": operator.le,
    "=": operator.eq,
    "zero": operator.eq,
    "\\=": operator.ne,
}
_OPPOSITES = {
    "lt": "{0} is at least {1}",
    "zero": "{0} is not zero",
    "=": "{0} is not {1}",
    "\\=": "{0} equals {1}",
}


def sentence(clause: Clause, background: Background) -> str:
    """What a clause of better_choice says, to people."""
    names = dict(NAMES)
    names |= dict(zip(clause.head.arguments, NAMES.values(), strict=True))
    movers = set(clause.head.arguments[1:])
    about_moves: set[Term] = set(movers)
    found: dict[Term, Literal] = {}  # a number -> the literal that finds it
    of_board: list[str] = []
    of_moves: list[str] = []
    for literal in clause.body:
        declaration = background.declarations.get(literal.predicate)
        speaks_of_moves = any(term in about_moves for term in literal.arguments)
        if declaration is not None and declaration.outputs:
            output = literal.arguments[declaration.outputs[0]]
            said = declaration.says.format(*(names.get(term, str(term)) for term in literal.arguments))
            if isinstance(output, Variable) and output not in names:
                names[output], found[output] = said, literal
                if speaks_of_moves:
                    about_moves.add(output)
                continue
            told = _equality([said, names.get(output, str(output))], literal.is_negated)  # found twice: the answers must agree
        else:
            told = _squares(literal, names, found, background) or _phrase(literal, names, background)
        (of_moves if speaks_of_moves else of_board).append(told)
    condition = f"When {_joined(of_board)}, prefer" if of_board else "Prefer"
    return f"{condition} a move to another if {_joined(of_moves)}." if of_moves else f"{condition} any move."


def with_weight(said: str, clause: Clause) -> str:
    """A sentence behind the weight of its clause, if it has one: (0.9) Prefer …"""
    return said if clause.weight is None else f"({as_decimal(clause.weight)}) {said}"


def _squares(literal: Literal, names: dict[Term, str], found: dict[Term, Literal], background: Background) -> str:
    """A test of what is true of a place whatever the board: the squares of which it holds, or those of which it does not if they
    are fewer; "" if either are many or there are none."""
    left, right = (*literal.arguments, Constant(0))[:2]
    definition = found.get(literal.variables[0]) if literal.predicate in _MEANING and len(literal.variables) == 1 else None
    if definition is None:
        return ""
    declaration, places = background.declarations[definition.predicate], background.knowledge.places
    if [argument.type for argument in declaration.arguments][:-1] != ["place"]:
        return ""
    kind, value = declaration.arguments[-1].type, background.knowledge.functions[declaration.name]

    def number(term: Term, place: int) -> int:
        if isinstance(term, Variable):
            return int(value(place))
        return term.value if isinstance(term.value, int) else background.types.names(kind).index(term.value)

    holds = [p for p in places if _MEANING[literal.predicate](number(left, p), number(right, p)) != literal.is_negated]
    others = [place for place in places if place not in holds]
    told, one, many = (others, "not ", "none of ") if len(others) < len(holds) else (holds, "", "one of ")
    if not 0 < len(told) <= MOST_SQUARES:
        return ""
    squares = sorted(background.board.format_move(background.start(), place) for place in told)
    return f"{names[definition.arguments[0]]} is {many if len(squares) > 1 else one}{' '.join(squares)}"


def _phrase(literal: Literal, names: dict[Term, str], background: Background) -> str:
    words = [names.get(term, str(term)) for term in literal.arguments]
    for reading in (_comparison, _threshold):
        if told := reading(literal, words):
            return told
    if literal.predicate in ("=", "\\=") and all(isinstance(term, Variable) for term in literal.arguments):
        return _equality(words, literal.is_negated != (literal.predicate == "\\="))
    declaration = background.declarations.get(literal.predicate)
    if declaration is None:
        template = _OPPOSITES.get(literal.predicate, "") if literal.is_negated else BUILT_IN[literal.predicate]
        return (template or f"it is not so that {BUILT_IN[literal.predicate]}").format(*words)
    if literal.is_negated:
        return (declaration.denies or f"it is not so that {declaration.says}").format(*words)
    return declaration.says.format(*words)


def _comparison(literal: Literal, words: list[str]) -> str:
    """lt(X2, X1) as people say it: the first move's number is larger than the other's."""
    if literal.predicate != "lt" or not all(isinstance(term, Variable) for term in literal.arguments):
        return ""
    left, right = words
    if left.replace("the other", "it") == right.replace("the other", "it"):
        it_is_left = "the other" not in left
        own = left if it_is_left else right
        more = it_is_left if literal.is_negated else not it_is_left
        if literal.is_negated:
            return f"{own} is {'at least' if more else 'at most'} the other's"
        return f"{own} is {'larger' if more else 'smaller'} than the other's"
    return ""


def _threshold(literal: Literal, words: list[str]) -> str:
    """R > 5 and R =< 5 by the names of what they tell apart."""
    if (
        literal.predicate not in (">", "=<")
        or not isinstance(literal.arguments[1], Constant)
        or isinstance(literal.arguments[0], Constant)
    ):
        return ""
    is_large = (literal.predicate == ">") != literal.is_negated
    number, cut = words
    if cut == "0":
        return f"{number} is {'above zero' if is_large else 'zero or less'}"
    return f"{number} is {f'large (more than {cut})' if is_large else f'small (at most {cut})'}"


def _equality(words: list[str], is_negated: bool) -> str:
    """Two numbers are the same; if they are one number of both moves it is told once."""
    one, other = words
    if one != other and one.replace("the other", "it") == other.replace("the other", "it"):
        both = re.sub(r"\bit\b", "a move", one.replace("the other", "it"))
        return f"{both} {'differs' if is_negated else 'is the same for both'}"
    return f"{one} {'differs from' if is_negated else 'equals'} {other}"


def _joined(phrases: list[str]) -> str:
    if len(phrases) < 2:
        return "".join(phrases)
    return f"{', '.join(phrases[:-1])} and {phrases[-1]}"
