"""From a program to a relation: clauses of better_choice are checked, unfolded and compiled.

Definitions are unfolded: a clause that uses a predicate of several clauses becomes several clauses, and the negation of a
conjunction becomes one clause for each of its parts.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from prunus.core.registry import game as find_game
from prunus.errors import BadProgram, DoesNotFit
from prunus.logic.terms import Clause, Constant, Literal, Program, Term, Variable
from prunus.orderings.chain import ordered_by
from prunus.orderings.preferred import Preferred
from prunus.orderings.ranked import Ranked
from prunus.orderings.relation import Numbered
from prunus.orderings.rules import Points, Rules
from prunus.study.background import HEAD, HEAD_TYPES, Background
from prunus.study.code import Code
from prunus.study.generation import generated


def rules_for(
    program: Program,
    background: Background,
    depth: int,
    weighing: Any = Points(),  # noqa: B008 (immutable)
    ties: Sequence[Any] = (),
    relation: Callable[[Program, Background], Any] | None = None,
) -> Ranked:
    """The ordering of a program, with room for searches of `depth` plies; where it is level the stages of `ties` decide."""
    stage = Rules.of((relation or numbered_relation)(program, background), weighing)
    return ordered_by([stage, *ties], find_game(background.knowledge.game).start(), depth)


def preferred_order(program: Program, background: Background, depth: int) -> Preferred:
    """The order of a program by winning points, compiled for it: for searches that order many nodes."""
    start = find_game(background.knowledge.game).start()
    return Preferred.by(generated_relation(program, background), start, depth)


def numbered_relation(program: Program, background: Background) -> Numbered:
    """The relation of a program that is tried once or twice: nothing is compiled for it."""
    return coded(program, background).numbered()


def generated_relation(program: Program, background: Background) -> Any:
    """The relation of a program that is searched with: a type of its own, about a second to compile, then cached."""
    return generated(coded(program, background))


def coded(program: Program, background: Background) -> Code:
    """A program as questions and literals, after all checks."""
    program, background = background.understood(program)
    code = Code(background)
    for clause in checked(program, background):
        for simple in unfolded(clause, background):
            code.add(simple)
    return code


def checked(program: Program, background: Background) -> list[Clause]:
    """The clauses of better_choice, after a check of the game, the types and the modes."""
    game = program.directive("game")
    if game is not None and game.arguments != (Constant(background.knowledge.game),):
        raise DoesNotFit(f"the program is for {', '.join(map(str, game.arguments))}, and not for {background.knowledge.game}")
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
        inner = Clause(HEAD, tuple(literal.renamed(names) for literal in clause.body), clause.place)
        background.check_body(inner, dict(HEAD_TYPES))
        clauses.append(inner)
    if not clauses:
        raise BadProgram("the program has no clauses of better_choice/3")
    return clauses


def unfolded(clause: Clause, background: Background) -> Iterator[Clause]:
    """Clauses without defined predicates that together mean the same."""
    fresh = itertools.count()
    choices = [list(_alternatives(literal, background, fresh)) for literal in clause.body]
    for bodies in itertools.product(*choices):
        yield Clause(clause.head, tuple(itertools.chain(*bodies)), clause.place)


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
