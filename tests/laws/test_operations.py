"""Laws of operations: they belong to protocols, and a name that some protocol uses is nobody else's business."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import prunus
from prunus.core.game import Position, Symmetric, Valued, counted_moves, hashed_fields
from prunus.core.generic import answers, declared, default, implements, operations, protocols_of, require
from prunus.core.identity import is_ours
from prunus.core.jit import interpreting, kernel
from prunus.errors import BadGame
from prunus.orderings.chain import ordered_by
from prunus.searches.alpha_beta import alpha_beta
from prunus.solvers.general import AlphaBetaSolver, AtTheEnd
from tests.plain import look_ahead


class Crowded(NamedTuple):
    """Take 1 to 3; who takes the last one loses what the fields say. Their names are operations of others."""

    left: np.int64
    score: np.int64
    claim: np.int64
    store: np.int64
    visit: np.int64
    evaluate: np.int64
    arrange: np.int64
    enter: np.int64
    turned: np.int64
    leaf_value: np.int64
    count: np.int64
    index: np.int64

    def moves(self) -> Iterator[int]:
        for step in range(1, min(3, self.left) + 1):
            yield step

    def play(self, move: int) -> Crowded:
        return Crowded(
            self.left - move, self.score + move * self.left, self.claim, self.store, self.visit, self.evaluate,
            self.arrange, self.enter, self.turned, self.leaf_value, self.count, self.index,
        )  # fmt: skip

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return self.score + self.claim + self.store + self.visit + self.evaluate + self.enter + self.count + self.index

    def max_moves(self) -> int:
        return 3

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> np.uint64:
        return hashed_fields(self)

    def probe(self, depth: int) -> int:
        """A method of its own, which no kernel asks for."""
        return depth


CROWDED = Crowded(np.int64(8), *map(np.int64, range(11)))


def test_fields_may_have_the_names_of_operations_that_their_class_does_not_implement() -> None:
    def found() -> tuple[Any, ...]:
        request: dict[str, Any] = {"algorithm": "pvs", "ordering": "hash+killer+history", "evaluation": AtTheEnd()}
        searched = look_ahead(CROWDED, 8, table=1, **request)
        solved = AlphaBetaSolver(1).solve(CROWDED)
        return searched.value, searched.line, searched.nodes, solved.value, solved.line

    compiled = found()
    with interpreting():
        assert found() == compiled
    assert compiled[3] not in (-1, 0, 1)  # the fields were read


def test_a_field_is_not_taken_for_an_answer() -> None:
    assert answers(CROWDED, Position)
    assert not answers(CROWDED, Symmetric)
    assert not answers(CROWDED, Valued)


class Fewest(NamedTuple):
    """A user's evaluation, stage and ordering, which say nothing: the door asks them."""

    def evaluate(self, position: Any) -> int:
        return -position.left

    def score_bits(self) -> int:
        return 2

    def speaks(self, depth: int, ply: int) -> bool:
        return True

    def lead(self, ply: int, hint: int) -> int:
        return -1

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        return

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return move

    def follow(self, ply: int, move: int) -> None:
        return

    def found(self, ply: int, move: int, value: int) -> None:
        return

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        return

    def arrange(self, position: Any, depth: int, ply: int, hint: int = -1) -> Any:
        return position.moves()


@pytest.mark.parametrize(
    "ordering", [Fewest(), lambda position, _evaluation, depth, _seed: ordered_by([Fewest()], position, depth)]
)
def test_what_users_hand_in_is_compiled(ordering: Any) -> None:
    def found() -> tuple[Any, ...]:
        searched = look_ahead(CROWDED, 6, evaluation=Fewest(), ordering=ordering)
        return searched.value, searched.line, searched.nodes

    before = len(alpha_beta.overloads)
    compiled = found()
    assert len(alpha_beta.overloads) == before + 1
    with interpreting():
        assert found() == compiled


@operations
class Short:
    def tell(self, number: int) -> int:
        """A number of it."""


@operations
class Long:
    def tell(self, number: int, other: int, third: int = 7) -> int:
        """Three numbers of it."""

    @default
    def ask(self) -> int:
        """Has an answer."""
        return self.tell(1, 2)


@implements(Short)
class Brief(NamedTuple):
    weight: np.int64

    def tell(self, number: int) -> int:
        return self.weight * number


@implements(Long)
class Wordy(NamedTuple):
    weight: np.int64

    def tell(self, number: int, other: int, third: int = 7) -> int:
        return self.weight + 10 * number + 100 * other + 1000 * third


class Silent(NamedTuple):
    """Has a method of this name, and says nowhere that it is an operation."""

    weight: np.int64

    def tell(self, number: int) -> int:
        return number


class Admitted(NamedTuple):
    """Says nothing either."""

    weight: np.int64

    def tell(self, number: int) -> int:
        return number


@kernel
def both(short, long):  # type: ignore[no-untyped-def]
    return short.tell(3), long.tell(1, 2), long.tell(1, third=5, other=4), long.ask()


@kernel
def told_by(thing):  # type: ignore[no-untyped-def]
    return thing.tell(3)


def test_two_protocols_may_have_operations_of_one_name() -> None:
    arguments = Brief(np.int64(2)), Wordy(np.int64(5))
    assert both(*arguments) == both.interpreted(*arguments) == (6, 7215, 5415, 7215)


def test_a_method_that_is_no_operation_cannot_be_called_in_kernels() -> None:
    with pytest.raises(BadGame, match="tell"):
        told_by(Silent(np.int64(1)))
    admitted = Admitted(np.int64(1))
    require(admitted, Short)  # as a door does
    assert told_by(admitted) == 3


class Heir(Brief):
    """Inherits what it answers."""


def test_operations_are_inherited() -> None:
    assert told_by(Heir(np.int64(4))) == 12


def test_who_says_more_than_is_true_is_refused_in_one_sentence() -> None:
    class Empty(NamedTuple):
        weight: np.int64

    class Hiding(NamedTuple):
        tell: np.int64

    with pytest.raises(BadGame, match=r"^Empty is not a Long: it has no method 'tell'$"):
        implements(Long)(Empty)
    for refused in (implements(Short), lambda kind: require(kind(np.int64(1)), Short)):
        with pytest.raises(BadGame, match=r"^Hiding has a field 'tell', which is the name of an operation of Short: rename it$"):
            refused(Hiding)
    require(Hiding(np.int64(1)), operations(type("Other", (), {})))  # which has no such operation


def test_only_what_is_marked_is_a_default() -> None:
    """The mark decides, not how a method is written."""

    @operations
    class Odd:
        def declared(self) -> int:
            """It has a body, and is declared only."""
            return 1

        @default
        def given(self) -> None:
            """All that there is to say."""

    class Kind(NamedTuple):
        weight: np.int64

    with pytest.raises(BadGame, match=r"it has no method 'declared'$"):
        implements(Odd)(Kind)


def named_tuples() -> list[type]:
    """All NamedTuples of the package."""
    for module in pkgutil.walk_packages(prunus.__path__, "prunus."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    ours = [module for name, module in sorted(sys.modules.items()) if name.partition(".")[0] == "prunus"]
    kinds = {thing for module in ours for thing in vars(module).values() if isinstance(thing, type) and is_ours(thing)}
    return [kind for kind in kinds if issubclass(kind, tuple) and hasattr(kind, "_fields")]


def test_every_class_of_the_package_says_which_protocols_it_implements() -> None:
    """Whoever could answer all operations of a protocol says so: no kernel has to be compiled to find out who forgot."""
    silent = []
    for kind in named_tuples():
        said = protocols_of(kind)
        for protocol, names in declared.items():
            if not is_ours(protocol):
                continue
            methods = (inspect.getattr_static(kind, name, None) for name in names)
            if all(map(inspect.isfunction, methods)) and not any(issubclass(each, protocol) for each in said):
                silent.append((kind, protocol))
    assert silent == []
