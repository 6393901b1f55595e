"""The background of a learning task: a game's knowledge as declarations, with definitions of the user's on top.

Definitions are non-recursive clauses over declared predicates, with a mode declaration each (intensional background, as FOIL-I has
it). A defined predicate is a test: all of its arguments are inputs. Everything is checked when it is read, with file and line.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from prunus.core.declaration import Argument, Cost, Declaration
from prunus.core.game import Game
from prunus.core.knowledge import Knowledge, knowledge_of
from prunus.core.registry import game as find_game
from prunus.errors import BadProgram
from prunus.logic.declarations import BUILT_IN, Types, declared, signature
from prunus.logic.syntax import parse_program, read_program
from prunus.logic.terms import Clause, Constant, Literal, Place, Program, Term, Variable
from prunus.searches.driving.parts import find_evaluation

HEAD = Literal("better_choice", (Variable("B"), Variable("M1"), Variable("M2")))
HEAD_TYPES = {Variable("B"): "board", Variable("M1"): "place", Variable("M2"): "place"}


@dataclass
class Background:
    """Declarations by name, and the clauses of those that are defined in logic. Values are asked of `evaluation`."""

    game: str
    board: Game  # the game itself, or another of its boards
    knowledge: Knowledge
    declarations: dict[str, Declaration]
    types: Types
    evaluation: Any  # by name, or itself
    plies: int = 0  # how deep `searched` looks below a move
    definitions: dict[str, list[Clause]] = field(default_factory=dict)
    own: Program | None = None  # the definitions of the user's, as they were read

    @classmethod
    def of(cls, game: Game | str, file: Path | None = None, evaluation: Any = None, depth: int = 0) -> Background:
        """The background of a game for searches of `depth` plies with an evaluation, and the definitions of a file if one is given.

        A game of the user's has the predicates of its file's KNOWLEDGE; one without predicates of its own has those that can be
        said of any game (`core.looks`).
        """
        this: Any = find_game(game) if isinstance(game, str) else game
        knowledge = knowledge_of(this)
        types = Types(frozenset(knowledge.units), tuple(knowledge.symbols.items()))
        measure = this.default_evaluation if evaluation is None else evaluation
        name = knowledge.name if knowledge.is_of_the_house else this.name
        background = cls(name, this, knowledge, dict(knowledge.declarations), types, measure, max(0, depth - 2))
        background.add(parse_program(knowledge.definitions, f"{name}'s own definitions"))
        if file is not None:
            background.own = read_program(file)
            background.add(background.own)
        return background

    def start(self) -> Any:
        """Where a game on this board begins."""
        return self.board.start()

    def known(self, position: Any) -> Any:
        """What kernels ask about positions of this board."""
        return self.knowledge.known(find_evaluation(self.evaluation, position), self.plies)

    def understood(self, program: Program) -> tuple[Program, Background]:
        """A program without the definitions that it brings along, and the background with them."""
        modes = tuple(each for each in program.directives if each.head.predicate == "mode")
        names = {each.body[0].predicate for each in modes}
        defining = tuple(clause for clause in program.clauses if clause.head.predicate in names)
        rest = replace(
            program,
            clauses=tuple(clause for clause in program.clauses if clause.head.predicate not in names),
            directives=tuple(each for each in program.directives if each not in modes),
        )
        if names <= set(self.definitions):
            return rest, self
        extended = replace(self, declarations=dict(self.declarations), definitions=dict(self.definitions))
        extended.own = Program(defining, modes)
        extended.add(extended.own)
        return rest, extended

    def self_contained(self, program: Program) -> Program:
        """A program together with the definitions of the user's, so that it can be used without the file they came from."""
        if self.own is None:
            return program
        modes = tuple(each for each in self.own.directives if each.head.predicate == "mode")
        return replace(program, clauses=self.own.clauses + program.clauses, directives=program.directives + modes)

    def add(self, program: Program) -> None:
        """Take over the definitions of a program, after checking them."""
        modes: dict[str, Declaration] = {}
        for directive in program.directives:
            if directive.head.predicate == "mode":
                declaration = declared(directive)
                self._check_new(declaration, directive.place)
                modes[declaration.name] = declaration
        for clause in program.clauses:
            name = clause.head.predicate
            if name not in modes:
                raise BadProgram(f"{clause.place}: {signature(clause.head)} has no mode declaration in this file")
            self._check_clause(clause, modes[name], modes)
        for name, declaration in modes.items():
            clauses = [clause for clause in program.clauses if clause.head.predicate == name]
            if not clauses:
                raise BadProgram(f"{program.directives[0].place}: {declaration} is declared, and has no clause")
            self.definitions[name] = clauses
            says, denies = self.knowledge.says.get(name, (_phrase(declaration), ""))
            cost = max(self._cost(clause) for clause in clauses)
            self.declarations[name] = Declaration(name, declaration.arguments, cost, says, denies)

    def _check_new(self, declaration: Declaration, place: Place | None) -> None:
        if declaration.name in self.declarations or declaration.name in BUILT_IN:
            raise BadProgram(f"{place}: {declaration.name} is known already; call it something else")
        if declaration.outputs:
            raise BadProgram(f"{place}: {declaration} has an output; a defined predicate is a test, with + arguments only")
        known = {argument.type for each in self.declarations.values() for argument in each.arguments}
        for argument in declaration.arguments:
            if argument.type not in known:
                raise BadProgram(f"{place}: no type is called {argument.type!r}; there are {', '.join(sorted(known))}")

    def _check_clause(self, clause: Clause, declaration: Declaration, modes: dict[str, Declaration]) -> None:
        if len(clause.head.arguments) != len(declaration.arguments):
            raise BadProgram(f"{clause.place}: {signature(clause.head)} is declared with {len(declaration.arguments)} arguments")
        if clause.weight is not None:
            raise BadProgram(f"{clause.place}: a definition of {signature(clause.head)} has no weight: only better_choice/3 votes")
        types = {}
        for term, argument in zip(clause.head.arguments, declaration.arguments, strict=True):
            if not isinstance(term, Variable) or term in types:
                raise BadProgram(f"{clause.place}: the arguments of a defined head are different variables, not {str(term)!r}")
            types[term] = argument.type
        self.check_body(clause, types, set(modes))

    def check_body(self, clause: Clause, types: dict[Variable, str], too_new: set[str] = frozenset()) -> None:  # type: ignore[assignment]
        """Types and modes, literal by literal: every input is bound before it is used, and has the right type."""
        for literal in clause.body:
            if literal.predicate in BUILT_IN:
                self._check_built_in(clause, literal, types)
                continue
            if literal.predicate in too_new:
                raise BadProgram(
                    f"{clause.place}: {literal.predicate} is defined in this file too; definitions use the game's own predicates, "
                    "never themselves or each other"
                )
            declaration = self.declarations.get(literal.predicate)
            if declaration is None or len(declaration.arguments) != len(literal.arguments):
                raise BadProgram(f"{clause.place}: no predicate {signature(literal)} in the knowledge of {self.game}")
            for term, argument in zip(literal.arguments, declaration.arguments, strict=True):
                self._check_argument(clause, literal, term, argument, types)

    def _check_argument(self, clause: Clause, literal: Literal, term: Term, argument: Argument, types: dict[Variable, str]) -> None:
        if isinstance(term, Constant):
            self._check_constant(clause, literal, term, argument.type)
            return
        if argument.mode == "-" and term not in types:
            if literal.is_negated:
                raise BadProgram(f"{clause.place}: {term} is found inside a negation in {literal}, where it says nothing")
            types[term] = argument.type
        elif term not in types:
            raise BadProgram(f"{clause.place}: {term} is an input of {literal} and not known before it")
        elif types[term] != argument.type:
            raise BadProgram(f"{clause.place}: {term} is a {types[term]}, and {literal} wants a {argument.type}")

    def _check_constant(self, clause: Clause, literal: Literal, term: Constant, kind: str) -> None:
        is_number = isinstance(term.value, int) and abs(term.value) < 2**31
        fits = kind in self.types.units if is_number else term.value in self.types.names(kind)
        if not fits:
            raise BadProgram(f"{clause.place}: {str(term)!r} is not a {kind} in {literal}")

    def _check_built_in(self, clause: Clause, literal: Literal, types: dict[Variable, str]) -> None:
        if len(literal.arguments) != (1 if literal.predicate == "zero" else 2):
            raise BadProgram(f"{clause.place}: no predicate {signature(literal)} in the knowledge of {self.game}")
        kinds = set()
        for term in literal.arguments:
            if isinstance(term, Variable):
                if term not in types:
                    raise BadProgram(f"{clause.place}: {term} is an input of {literal} and not known before it")
                kinds.add(types[term])
        if len(kinds) > 1:
            raise BadProgram(f"{clause.place}: {literal} compares a {' with a '.join(sorted(kinds))}")
        if literal.predicate in ("lt", ">", "=<", "zero") and not kinds <= self.types.units:
            raise BadProgram(f"{clause.place}: {literal} compares what are not numbers")
        if not all(kind in self.types.units or self.types.names(kind) for kind in kinds):
            raise BadProgram(f"{clause.place}: {literal} compares a {kinds.pop()}; only numbers and symbols are compared")
        for term in literal.arguments:
            if isinstance(term, Constant) and kinds:
                self._check_constant(clause, literal, term, next(iter(kinds)))

    def _cost(self, clause: Clause) -> Cost:
        costs = [self.declarations[each.predicate].cost for each in clause.body if each.predicate in self.declarations]
        return max(costs, default=Cost.CONSTANT)


def _phrase(declaration: Declaration) -> str:
    """English for a predicate that brings none: its name, read aloud."""
    subject = next((i for i, a in enumerate(declaration.arguments) if a.type == "place"), 0)
    return f"{{{subject}}} is {declaration.name.replace('_', ' ')}"
