"""English for clauses, as the paper's Table 4 explains its own.

A clause becomes one sentence: "When <what it says of the board>, prefer a move to another if <what it says of the two>." The
first move is "it", the second "the other"; a number is called by what its predicate says it is.
"""

from __future__ import annotations

from prunus.logic.declarations import BUILT_IN
from prunus.logic.terms import Clause, Literal, Term, Variable
from prunus.study.background import HEAD, Background

NAMES: dict[Term, str] = {HEAD.arguments[0]: "the board", HEAD.arguments[1]: "it", HEAD.arguments[2]: "the other"}
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
    of_board: list[str] = []
    of_moves: list[str] = []
    for literal in clause.body:
        declaration = background.declarations.get(literal.predicate)
        speaks_of_moves = any(term in about_moves for term in literal.arguments)
        if declaration is not None and declaration.outputs:
            output = literal.arguments[declaration.outputs[0]]
            names[output] = declaration.says.format(*(names.get(term, str(term)) for term in literal.arguments))
            if speaks_of_moves:
                about_moves.add(output)
            continue
        (of_moves if speaks_of_moves else of_board).append(_phrase(literal, names, background))
    condition = f"When {_joined(of_board)}, prefer" if of_board else "Prefer"
    return f"{condition} a move to another if {_joined(of_moves)}." if of_moves else f"{condition} any move."


def _phrase(literal: Literal, names: dict[Term, str], background: Background) -> str:
    words = [names.get(term, str(term)) for term in literal.arguments]
    comparison = _comparison(literal, words)
    if comparison:
        return comparison
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


def _joined(phrases: list[str]) -> str:
    if len(phrases) < 2:
        return "".join(phrases)
    return f"{', '.join(phrases[:-1])} and {phrases[-1]}"
