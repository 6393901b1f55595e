"""What an evaluation must answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

from prunus.core.game import Position
from prunus.core.generic import answers, operations
from prunus.core.grammar import Entry, Word, only_word
from prunus.core.registry import entries, find
from prunus.core.user_files import module_of
from prunus.errors import DoesNotFit, UnknownName


@operations
class Evaluation:
    """A static evaluation: an estimate of a position's value, for the player to move.

    Contract: evaluate(p) is the final value when p is over; -WIN < evaluate(p) < WIN otherwise (AIMA 4th edition, 5.3).
    """

    def evaluate(self, position: Any) -> int:
        """The value of `position` without search."""


@operations
class Bounded:
    """A further answer of evaluations that change little from move to move, the end of the game included."""

    def most_gain(self, position: Any) -> int:
        """evaluate(p) + most_gain(p) >= -evaluate(p.play(move)) for every move."""


@dataclass(frozen=True)
class EvaluationEntry(Entry):
    """An evaluation as people find it: by name, with the parameters that suit a position; `around` makes it of another one, which
    its argument names, and `read` takes its parameters from the file that its argument is, or without one from what comes with the
    package for the game."""

    suited_to: Callable[[Any], Any]
    needs: type = Position  # the protocol that a position must answer
    sorts_from: str = "4"  # from where on sorting by it pays, as the ordering `static` takes it: benchmarks/orders
    around: Callable[[Any], Any] | None = None
    read: Callable[[str, Any], Any] | None = None
    comes_with: Callable[[Any], bool] | None = None  # whether it can be asked of a position without an argument

    def suits(self, position: Any) -> bool:
        """Whether the evaluation can be asked about such a position, by its name alone."""
        return answers(position, self.needs) and (self.comes_with is None or self.comes_with(position))

    def fitted(self, position: Any, inner: Any = None) -> Any:
        """The evaluation itself, or what it is around another one; DoesNotFit, with those that fit, if it is for another game."""
        if not answers(position, self.needs):
            raise self._is_for_another_game(position)
        return self.suited_to(position) if inner is None or self.around is None else self.around(inner)

    def of(self, argument: str, position: Any) -> Any:
        """The evaluation with its argument, where that is no other evaluation."""
        if self.read is None or not argument:
            return self.fitted(position)
        if not answers(position, self.needs):
            raise self._is_for_another_game(position)
        return self.read(argument, position)

    def _is_for_another_game(self, position: Any) -> DoesNotFit:
        fitting = [other.usage for other in entries("evaluation").values() if other.suits(position)]
        return DoesNotFit(f"evaluation {self.name!r} is for another game; this one has {', '.join(fitting)}")


def named_evaluation(text: str) -> Any:
    """What a text means: an entry by name, or what a file of the user's offers (`mine.py:Mine`)."""
    if ".py" in text and (word := only_word("evaluation", text)).name.endswith(".py"):
        return _from_file(word)
    return find("evaluation", text)


def _from_file(word: Word) -> Any:
    """What a file of the user's offers: what is named behind the colon, or its EVALUATION."""
    module = module_of(Path(word.name), "evaluation file")
    name = word.argument or "EVALUATION"
    if not hasattr(module, name):
        offered = [each for each, thing in vars(module).items() if _is_offered(thing, module.__name__)]
        raise UnknownName(f"evaluation in {word.name!r}", name, offered)
    return getattr(module, name)


def _is_offered(thing: Any, module: str) -> bool:
    """Whether a thing in a module can be an evaluation: one that was made there, or a function that was written there."""
    if isinstance(thing, type | FunctionType):
        return thing.__module__ == module and (isinstance(thing, FunctionType) or hasattr(thing, "evaluate"))
    return isinstance(thing, EvaluationEntry) or hasattr(type(thing), "evaluate")


def entry_at(evaluation: Any) -> EvaluationEntry | None:
    """The entry under which people find an evaluation, which stands at the end of its file; None for one of their own."""
    entry = getattr(sys.modules.get(type(evaluation).__module__), "EVALUATION", None)
    return entry if isinstance(entry, EvaluationEntry) else None
