"""Background knowledge of a game: predicates as small functions, compiled, used for learning and inside the search.

A predicate is declared by its modes, as logic programs write them:

    @knowledge.predicate("flips(+board, +place, -flips)", Cost.LOOK, "the number of discs that {1} turns over")
    def flips_of(successor, position): ...

A function takes what it needs by name (`position`, `successor`: the position after the move, seen by the opponent; `evaluation`
and `plies`: those of the search that is to be ordered, less two), and the remaining inputs in order. It answers with a number of
at most 15 bits: 1 or 0 for a test, the output for a function. All functions of a game are put together into one operation,
`answer`, which kernels call with the predicate's number. What `core.looks` says of any game is part of every knowledge; a game
that has a quicker way to say the same declares it once more.
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
from prunus.core.jit import inline
from prunus.errors import BadGame

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
    declarations: dict[str, Declaration] = field(default_factory=dict)  # of the predicates that are functions,
    functions: dict[str, Callable[..., Any]] = field(default_factory=dict)  # compiled
    kind: Any = None  # of `known`

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

    @property
    def names(self) -> list[str]:
        """The names of the predicates; `answer` knows them by their places here."""
        return list(self.declarations)

    def compile(self, module: str) -> None:
        """Make the kind of `known`: a type of its own whose operation `answer` asks the predicate of a number."""
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


ANY_GAME = Knowledge("any-game")
ANY_GAME.compile(__name__)
