"""From a program to the scores that it gives to moves: clauses of better_choice are checked, unfolded and compiled.

Definitions are unfolded: a clause that uses a predicate of several clauses becomes several clauses, and the negation of a
conjunction becomes one clause for each of its parts. A program without weights becomes a relation, one with weights counts votes.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from prunus.core.jit import is_compilable
from prunus.errors import BadProgram, DoesNotFit
from prunus.logic.terms import MOST_WEIGHT, PARTS, Clause, Constant, Literal, Program, Term, Variable
from prunus.orderings.chain import ordered_by
from prunus.orderings.preferred import Preferred
from prunus.orderings.ranked import Ranked
from prunus.orderings.rules import Points, Rules, Weighed
from prunus.study.background import HEAD, HEAD_TYPES, Background
from prunus.study.code import Code
from prunus.study.generation import generated

UNCOUNTED = 1 << 40


def rules_for(
    program: Program,
    background: Background,
    depth: int,
    weighing: Any = None,
    ties: Sequence[Any] = (),
) -> Ranked:
    """The ordering of a program, with room for searches of `depth` plies; where it is level the stages of `ties` decide."""
    start = background.start()
    return ordered_by([Rules(numbered_scoring(program, background, start, weighing)), *ties], start, depth)


def preferred_order(program: Program, background: Background, depth: int) -> Preferred:
    """The order of a program by its scores at every node, compiled for it: for searches that order many nodes."""
    start = background.start()
    return Preferred.by(generated_scoring(program, background, start), start, depth)


def numbered_scoring(program: Program, background: Background, position: Any, weighing: Any = None) -> Any:
    """The scores of a program that is tried once or twice, on the board of a position: nothing is compiled for it."""
    code = coded(program, background)
    return _weighed(code, code.numbered(code.background.known(position), not is_compilable(position)), weighing)


def generated_scoring(program: Program, background: Background, position: Any, weighing: Any = None) -> Any:
    """The scores of a program that is searched with: a type of its own, about a second to compile, then cached.

    Where positions are Python objects nothing would be compiled, and numbers in arrays are quicker.
    """
    if not is_compilable(position):
        return numbered_scoring(program, background, position, weighing)
    code = coded(program, background)
    return _weighed(code, generated(code, code.background.known(position)), weighing)


def _weighed(code: Code, made: Any, weighing: Any) -> Any:
    """What counts votes scores by itself; a relation is weighed, by winning points where nothing else is said."""
    if code.voters and weighing is not None:
        raise DoesNotFit("the clauses of the program have weights of their own; `rules` orders by them")
    return made if code.voters else Weighed.of(made, Points() if weighing is None else weighing)


def coded(program: Program, background: Background) -> Code:
    """A program as questions and literals, after all checks."""
    program, background = background.understood(program)
    code = Code(background)
    for clause in checked(program, background):
        code.add(clause, unfolded(clause, background))
    return code


def checked(program: Program, background: Background) -> list[Clause]:
    """The clauses of better_choice, after a check of the game, the types and the modes."""
    game = program.directive("game")
    if game is not None and game.arguments != (Constant(background.game),):
        raise DoesNotFit(f"the program is for {', '.join(map(str, game.arguments))}, and not for {background.game}")
    clauses = []
    for clause in program.clauses:
        if clause.head.predicate != HEAD.predicate or len(clause.head.arguments) != 3:
            raise BadProgram(f"{clause.place}: a program of orders has clauses of better_choice/3, not of {clause.head}")
        names: dict[Variable, Term] = {}
        for given, wanted in zip(clause.head.arguments, HEAD.arguments, strict=True):
            if not isinstance(given, Variable) or given in names:
                raise BadProgram(f"{clause.place}: the arguments of {clause.head} must be different variables")
            names[given] = wanted
        hidden = {variable for literal in clause.body for variable in literal.variables} & set(HEAD.variables) - set(names)
        names |= {variable: Variable(f"{variable}#") for variable in hidden}  # the text uses a name of ours for something else
        inner = Clause(HEAD, tuple(literal.renamed(names) for literal in clause.body), clause.place, weight=clause.weight)
        background.check_body(inner, dict(HEAD_TYPES))
        clauses.append(inner)
    if not clauses:
        raise BadProgram("the program has no clauses of better_choice/3")
    _check_weights(clauses)
    return clauses


def _check_weights(clauses: list[Clause]) -> None:
    """All clauses vote, or none does."""
    weights = [clause.weight for clause in clauses if clause.weight is not None]
    unweighted = next((clause for clause in clauses if clause.weight is None), None)
    if weights and unweighted is not None:
        raise BadProgram(f"{unweighted.place}: this clause has no weight and others have; give it one, weight(1.0), or none to any")
    if sum(weights) > MOST_WEIGHT:
        raise BadProgram(f"{clauses[0].place}: the weights add up to more than {MOST_WEIGHT // PARTS}")


def unfolded(clause: Clause, background: Background) -> Iterator[Clause]:
    """Clauses without defined predicates that together mean the same."""
    fresh = itertools.count()
    choices = [list(_alternatives(literal, background, fresh)) for literal in clause.body]
    for bodies in itertools.product(*choices):
        yield Clause(clause.head, tuple(itertools.chain(*bodies)), clause.place)


def unfolding(clause: Clause, background: Background) -> tuple[int, int]:
    """How many clauses `unfolded` makes of one, and of how many literals each, at most: what nobody should have to wait for can be
    told before. Numbers beyond `UNCOUNTED` are not worked out."""
    sizes = [_size(literal, background) for literal in clause.body]
    return min(UNCOUNTED, math.prod(number for number, _ in sizes)), sum(length for _, length in sizes)


def _size(literal: Literal, background: Background) -> tuple[int, int]:
    """The same for the alternatives of a literal."""
    definitions = background.definitions.get(literal.predicate)
    if definitions is None:
        return 1, 1
    bodies = [unfolding(definition, background) for definition in definitions]
    if not literal.is_negated:
        return min(UNCOUNTED, sum(number for number, _ in bodies)), max(length for _, length in bodies)
    tests = [_most_tests(each, length, background) for each, (_, length) in zip(definitions, bodies, strict=True)]
    ways = sum(number * math.log2(max(1, many)) for (number, _), many in zip(bodies, tests, strict=True))
    whole = min(UNCOUNTED, sum(number * length for number, length in bodies))
    return (UNCOUNTED if ways > math.log2(UNCOUNTED) else math.ceil(2**ways)), whole


def _most_tests(definition: Clause, length: int, background: Background) -> int:
    """How many literals of a definition may fail, at most: all, where it uses what is defined itself."""
    if any(each.predicate in background.definitions for each in definition.body):
        return length
    return len(_tests(list(definition.body), set(definition.head.variables), background))


def _alternatives(literal: Literal, background: Background, fresh: Iterator[int]) -> Iterator[tuple[Literal, ...]]:
    """Conjunctions, one of which must hold, in place of a literal."""
    definitions = background.definitions.get(literal.predicate)
    if definitions is None:
        yield (literal,)
        return
    bodies = []
    for definition in definitions:
        inside = {v for each in definition.body for v in each.variables} - set(definition.head.variables)
        names: dict[Variable, Term] = {v: Variable(f"{v}#{next(fresh)}") for v in sorted(inside)}  # no text has #
        names |= dict(zip(definition.head.variables, literal.arguments, strict=True))
        parts_of = [list(_alternatives(each.renamed(names), background, fresh)) for each in definition.body]
        bodies += [list(itertools.chain(*choice)) for choice in itertools.product(*parts_of)]
    if not literal.is_negated:
        yield from (tuple(body) for body in bodies)
        return
    # Not (A, B) or (C, D): one of the tests of each body fails; what only names a value goes along.
    tests = [_tests(body, set(literal.variables), background) for body in bodies]
    for failing in itertools.product(*tests):
        parts: list[Literal] = []
        for body, those, index in zip(bodies, tests, failing, strict=True):
            parts += [part for i, part in enumerate(body) if i not in those]
            parts.append(Literal(body[index].predicate, body[index].arguments, not body[index].is_negated))
        yield tuple(parts)


def _tests(body: list[Literal], known: set[Variable], background: Background) -> list[int]:
    """Which literals of a body may fail: all but those that name a value for the first time."""
    tests = []
    for index, literal in enumerate(body):
        declaration = background.declarations.get(literal.predicate)
        output = literal.arguments[declaration.outputs[0]] if declaration is not None and declaration.outputs else None
        if isinstance(output, Variable) and output not in known:
            known.add(output)
        else:
            tests.append(index)
    return tests
