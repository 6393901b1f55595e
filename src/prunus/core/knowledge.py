"""Background knowledge of a game: predicates as small functions, compiled, used for learning and inside the search.

A predicate is declared by its modes, as logic programs write them:

    @knowledge.predicate("flips(+board, +place, -flips)", Cost.LOOK, "the number of discs that {1} turns over")
    def flips_of(successor, position): ...

A function takes what it needs by name (`position`, `successor`: the position after the move, seen by the opponent; `evaluation`
and `plies`: those of the search that is to be ordered, less two), and the remaining inputs in order. It answers with a number of
at most 15 bits: 1 or 0 for a test, the output for a function. All functions of a game are put together into one operation,
`answer`, which kernels call with the predicate's number. What `core.looks` says of any game is part of every knowledge; a game
that has a quicker way to say the same declares it once more. A game in a file of the user's has its knowledge there, as KNOWLEDGE;
the functions of a plain one are handed states and moves as that game has them.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from prunus.core import looks
from prunus.core.declaration import Cost, Declaration
from prunus.core.generic import implements, operations
from prunus.core.identity import is_ours
from prunus.core.jit import inline
from prunus.core.registry import known
from prunus.core.standing_in import itself, told_shortly
from prunus.errors import BadGame

MOST_ANSWERED = 2**15 - 1
GIVEN = ("position", "successor", "evaluation", "plies")  # what a function is handed by name
LOOKS: tuple[tuple[Callable[..., Any], str, Cost, str, str], ...] = (
    (looks.static, "static(+board, +place, -value)", Cost.LOOK, "the static value after {1}", "Static"),
    (looks.replies, "replies(+board, +place, -moves)", Cost.LOOK, "the number of replies to {1}", "Replies"),
    (looks.best_reply, "best_reply(+board, +place, -value)", Cost.REPLIES, "the static value after the best reply to {1}", "Best"),
    (looks.mean_reply, "mean_reply(+board, +place, -value)", Cost.REPLIES, "the mean static value after a reply to {1}", "Mean"),
    (looks.searched, "searched(+board, +place, -value)", Cost.SEARCH, "the value of {1} in a shallower search", "Searched"),
)


@operations
class Knowing:
    """What a game's knowledge answers in compiled code."""

    def answer(self, predicate: int, first: int, second: int, position: Any, successor: Any) -> int:
        """The answer of a predicate to its inputs other than the board."""


@dataclass(frozen=True)
class Feature:
    """A number that a position as it stands has; `needs` is the protocol that the position must answer for it."""

    declaration: Declaration
    function: Callable[..., Any]
    needs: type | None = None


@dataclass
class Knowledge:
    """The predicates of a game, and definitions in logic on top of them."""

    game: str
    units: tuple[str, ...] = ()
    symbols: dict[str, tuple[str, ...]] = field(default_factory=dict)
    definitions: str = ""  # a logic program with mode declarations, for predicates about two moves
    says: dict[str, tuple[str, str]] = field(default_factory=dict)  # English for the defined predicates: says, denies
    places: tuple[int, ...] = ()  # those of the board, where a move is called by its place alone
    fits_variants: bool = True  # whether what it says is true of the game's other boards too
    patterns: dict[str, tuple[int, ...]] = field(default_factory=dict)  # groups of squares of which something can be learned
    declarations: dict[str, Declaration] = field(default_factory=dict)  # of the predicates that are functions,
    functions: dict[str, Callable[..., Any]] = field(default_factory=dict)  # compiled
    kind: Any = None  # of `known`
    features: dict[str, Feature] = field(default_factory=dict)  # what can be said in numbers of a board as it stands

    def __post_init__(self) -> None:
        for function, declaration, cost, says, result in LOOKS:
            self.predicate(declaration, cost, says, result=result)(function)
        used = (argument.type for each in self.declarations.values() for argument in each.arguments)
        self.units = tuple(dict.fromkeys([*self.units, *(kind for kind in used if kind not in ("board", "place"))]))

    @property
    def name(self) -> str:
        return self.game

    def known(self, evaluation: Any, plies: int = 0) -> Any:
        """What kernels ask: the predicates, for a search with this evaluation of `plies` plies below a move."""
        return self.kind(evaluation, np.int64(max(0, plies)))

    def predicate(
        self, declaration: str, cost: Cost, says: str, denies: str = "", result: str = ""
    ) -> Callable[[Callable[..., Any]], Any]:
        """Declare the decorated function as a predicate."""

        def declare(function: Callable[..., Any]) -> Any:
            this = Declaration.of(declaration, cost, says, denies, result)
            inputs = [name for name in inspect.signature(function).parameters if name not in GIVEN]
            expected = [argument for argument in this.arguments if argument.mode == "+" and argument.type != "board"]
            if len(inputs) != len(expected) or len(inputs) > 2:
                raise BadGame(f"predicate {declaration} takes {len(expected)} inputs besides the board, its function {len(inputs)}")
            self.declarations[this.name], self.functions[this.name] = this, inline(function)
            return self.functions[this.name]

        return declare

    def feature(self, declaration: str, says: str) -> Callable[[Callable[..., Any]], Any]:
        """Declare the decorated function of a position as a feature: mobility(+board, -moves)."""

        def declare(function: Callable[..., Any]) -> Any:
            this = Declaration.of(declaration, Cost.CONSTANT, says, result=declaration.partition("(")[0].title().replace("_", ""))
            if [argument.mode for argument in this.arguments] != ["+", "-"] or this.arguments[0].type != "board":
                raise BadGame(f"a feature is declared as name(+board, -unit), not as {declaration!r}")
            self.features[this.name] = Feature(this, inline(function))
            return self.features[this.name].function

        return declare

    @property
    def is_of_the_house(self) -> bool:
        """Whether it is that of a game of ours."""
        return known("knowledge", self.game) is self

    @property
    def names(self) -> list[str]:
        """The names of the predicates; `answer` knows them by their places here."""
        return list(self.declarations)

    def compile(self, module: str, is_plain: bool = False) -> None:
        """Make the kind of `known`: a type of its own whose operation `answer` asks the predicate of a number."""
        if is_plain:
            generic = {look[0] for look in LOOKS}  # a game may declare one of them once more
            for name, function in self.functions.items():
                if function not in generic:
                    self.functions[name] = _of_states(function, self.declarations[name], module)
        lines = ["def answer(self, predicate, first, second, position, successor):"]
        scope: dict[str, Any] = {"int64": np.int64}
        for number, function in enumerate(self.functions.values()):
            scope[f"ask{number}"] = function
            given = iter(("first", "second"))
            ours = {"evaluation": "self.evaluation", "plies": "self.plies"}
            names = inspect.signature(function).parameters
            inputs = [ours.get(name, name) if name in GIVEN else next(given) for name in names]
            lines.append(f"    if predicate == {number}:\n        return int64(ask{number}({', '.join(inputs)}))")
        exec("\n".join([*lines, "    return int64(0)"]), scope)
        shape: Any = NamedTuple("shape", [("evaluation", Any), ("plies", np.int64)])
        name = f"{self.game.title().replace('-', '')}Knowledge"
        self.kind = implements(Knowing)(type(name, (shape,), {"answer": scope["answer"], "__module__": module}))
        setattr(sys.modules[module], name, self.kind)  # the cache of kernels finds a type by its module and name


def _of_states(function: Callable[..., Any], declaration: Declaration, module: str) -> Callable[..., Any]:
    """A function of states and moves of a plain game as one of positions and the numbers of moves that searches have of them."""
    taken = list(inspect.signature(function).parameters)
    inputs = [argument.type for argument in declaration.arguments if argument.mode == "+" and argument.type != "board"]
    moves = {name for name, kind in zip((name for name in taken if name not in GIVEN), inputs, strict=True) if kind == "place"}

    def ask(position: Any, *given: Any) -> Any:
        handed = dict(zip(others, given, strict=True)) | {"position": position}
        for name in moves:
            (handed[name],) = position.as_called([handed[name]])
        for name in ("position", "successor"):
            if name in handed:
                handed[name] = itself(handed[name]).state
        answer = function(**{name: handed[name] for name in taken})
        if not isinstance(answer, (bool, int, np.integer, np.bool_)) or abs(int(answer)) > MOST_ANSWERED:
            raise BadGame(
                f"predicate {declaration.name} answers {told_shortly(answer)}: whole numbers up to {MOST_ANSWERED} are compared"
            )
        return answer

    others = [name for name in taken if name != "position"]
    parameters = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in ("position", *others)]
    ask.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    ask.__name__, ask.__module__ = f"{function.__name__}_of_states", module
    setattr(sys.modules[module], ask.__name__, ask)  # programs that are made of it find it there
    return ask


ANY_GAME = Knowledge("any-game")
ANY_GAME.compile(__name__)


def knowledge_of(game: Any) -> Knowledge:
    """What is known of a game: what stands beside one of ours, the KNOWLEDGE in the file of one of the user's, and of one without
    predicates of its own what can be said of any game."""
    home: Any = game.position if game.is_plain else type(game)
    ours = _of_the_house(game.name) if is_ours(home) else None
    return ours or _of_the_file(home.__module__, game) or ANY_GAME


def _of_the_house(game: str) -> Knowledge | None:
    """The knowledge of a game of ours, or of the one of which it is another board; no other game is loaded."""
    words = game.split("-")
    for number in range(len(words), 0, -1):
        found: Knowledge | None = known("knowledge", "-".join(words[:number]))
        if found is not None and (number == len(words) or found.fits_variants):
            return found
    return None


def _of_the_file(module: str, this: Any) -> Knowledge | None:
    """The knowledge that the file of a user's game has; a file that is read again after a change has another."""
    found = getattr(sys.modules.get(module), "KNOWLEDGE", None)
    if not isinstance(found, Knowledge):
        return None
    if this.is_plain and this.rules.walking is not None:
        raise BadGame(
            f"predicates are asked of states, and {this.name} changes and takes moves back: write its functions of a state"
        )
    if found.kind is None:
        found.compile(module, this.is_plain)
    return found
