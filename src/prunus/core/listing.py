"""Listing: the moves of a node one by one, from memory where they stand sorted, and otherwise as a generator gives them.

Written as a generator this would go through another one, whose state Numba copies in and out at each step: a third of the time of a
search. So kernels get an iterator that is made by hand: it holds the generator's state where it is, and two steps lie side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel.models import CompositeModel
from numba.core.imputils import RefType, call_iternext, iternext_impl, lower_builtin
from numba.extending import intrinsic, register_model

from prunus.core.jit import compiled_form
from prunus.core.values import NO_MOVE, ZERO

UNSORTED = ZERO  # no place for moves
SOURCE, CELLS, PLACE, END, LEAD, WAITING = range(6)
_WORD = ir.IntType(64)


def moves_from(listed: Iterable[int], cells: Any, place: int, end: int, lead: int) -> Iterator[Any]:
    """The cells from `place` to before `end`; where `place` is UNSORTED, `lead`, which is NO_MOVE or listed, and then all others.

    What is listed before the lead waits a turn.
    """
    if place != UNSORTED:
        yield from cells.between(place, end)
    else:
        waiting = lead
        for move in listed:
            if waiting == NO_MOVE:
                yield move
            else:
                yield waiting
                waiting = NO_MOVE if move == lead else move


class Listing(types.SimpleIteratorType):  # type: ignore[misc]
    """The type of such an iterator in kernels."""

    def __init__(self, source: Any, cells: Any) -> None:
        self.source, self.cells = source, cells
        super().__init__(f"Listing({source}, {cells})", types.int64)


@register_model(Listing)
class _Model(CompositeModel):  # type: ignore[misc]
    """As Numba's generators are: a structure that is referred to, and handed over as a whole by whoever returns it."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind)
        source, cells = manager.lookup(kind.source), manager.lookup(kind.cells)
        self.whole = ir.LiteralStructType([source.get_data_type(), cells.get_value_type(), _WORD, _WORD, _WORD, _WORD])

    def get_value_type(self) -> Any:
        return self.whole.as_pointer()

    get_argument_type = get_value_type

    def get_return_type(self) -> Any:
        return self.whole

    get_data_type = get_return_type

    def as_argument(self, _builder: Any, value: Any) -> Any:
        return value

    from_argument = as_argument

    def as_return(self, builder: Any, value: Any) -> Any:
        return builder.load(value)

    as_data = as_return

    def from_return(self, builder: Any, value: Any) -> Any:
        place = cgutils.alloca_once(builder, value.type)
        builder.store(value, place)
        return place

    from_data = from_return


@intrinsic
def _listing(_typing: Any, listed: Any, cells: Any, place: Any, end: Any, lead: Any) -> Any:
    kind = Listing(listed, cells)

    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        model = context.data_model_manager[kind]
        made = cgutils.alloca_once(builder, model.whole)
        source = context.data_model_manager[listed].as_data(builder, arguments[0])
        for field, value in enumerate([source, *arguments[1:], arguments[4]]):
            builder.store(value, cgutils.gep_inbounds(builder, made, 0, field))
        return made

    return kind(listed, cells, types.int64, types.int64, types.int64), emit


@compiled_form(moves_from)
def _moves_from(listed: Any, cells: Any, place: int, end: int, lead: int) -> Any:
    return _listing(listed, cells, place, end, lead)


@lower_builtin("iternext", Listing)
@iternext_impl(RefType.UNTRACKED)
def _step(context: Any, builder: Any, signature: Any, arguments: Any, result: Any) -> None:
    (kind,), (listing,) = signature.args, arguments

    def field(number: int) -> Any:
        return cgutils.gep_inbounds(builder, listing, 0, number)

    none = _WORD(int(NO_MOVE))
    place = builder.load(field(PLACE))
    with builder.if_else(builder.icmp_signed("!=", place, _WORD(int(UNSORTED)))) as (is_sorted, is_not):
        with is_sorted:
            is_left = builder.icmp_signed("<", place, builder.load(field(END)))
            result.set_valid(is_left)
            with builder.if_then(is_left):
                result.yield_(builder.load(builder.gep(builder.load(field(CELLS)), [place])))
                builder.store(builder.add(place, _WORD(1)), field(PLACE))
        with is_not:
            step = call_iternext(context, builder, kind.source, field(SOURCE))
            result.set_valid(step.is_valid())
            with builder.if_then(step.is_valid()):
                move = context.cast(builder, step.yielded_value(), kind.source.yield_type, types.int64)
                waiting = builder.load(field(WAITING))
                is_free = builder.icmp_signed("==", waiting, none)
                is_lead = builder.icmp_signed("==", move, builder.load(field(LEAD)))
                builder.store(builder.select(builder.or_(is_free, is_lead), none, move), field(WAITING))
                result.yield_(builder.select(is_free, move, waiting))
