"""Operations: methods of NamedTuples that compiled code may call.

What a game, an evaluation or an ordering must answer is written once, as a protocol, a class marked `@operations`. In a kernel
`position.play(move)` is compiled from the method `play` of whatever NamedTuple `position` is; for Python it is an ordinary method
call. So one source of a search serves every game, compiled or not, and the kind of a thing is its type, never a flag.

Operations belong to protocols. A method is one where its class implements a protocol that has it: the class says so with
`@implements(Protocol)`, and takes the methods that the protocol marks `@default`, or it is handed in at a door, where `require`
has looked at it. Every other class may use the same name for what it likes.
"""

from __future__ import annotations

import functools
import inspect
import operator
import weakref
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, get_type_hints

import numba
import numpy as np
from numba import types
from numba.core.errors import NumbaError, UnsupportedBytecodeError
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr

from prunus.core.complaint import blamed, complaint_about
from prunus.core.faults import fault_in, returned_room, wrong_answer
from prunus.core.identity import is_ours, methods_of, source_of
from prunus.core.jit import INLINE_OPTIONS
from prunus.errors import BadGame

Protocol = TypeVar("Protocol", bound=type)
Kind = TypeVar("Kind")
Same = Any  # what a protocol says of a method that returns another value of the class that answers
Method = TypeVar("Method", bound=Callable[..., Any])

declared: dict[type, Mapping[str, Callable[..., Any]]] = {}  # the operations of each protocol, by name
_implemented: weakref.WeakKeyDictionary[type, set[type]] = weakref.WeakKeyDictionary()  # the protocols of each class
_defaults: set[Callable[..., Any]] = set()


def operations(protocol: Protocol) -> Protocol:
    """The public methods of `protocol`, and of the protocols that it extends, are operations."""
    every = (pair for base in reversed(protocol.__mro__) for pair in vars(base).items())
    declared[protocol] = {name: method for name, method in every if inspect.isfunction(method) and not name.startswith("_")}
    return protocol


def default(method: Method) -> Method:
    """Mark what a protocol answers itself, for classes that do not; its other methods are only declared."""
    _defaults.add(method)
    return method


def implements(*protocols: type) -> Callable[[type[Kind]], type[Kind]]:
    """The decorated NamedTuple answers the operations of `protocols`, by their defaults where it has no method of its own."""

    def complete(kind: type[Kind]) -> type[Kind]:
        for protocol in protocols:
            taken = {*dict(methods_of(kind)), *getattr(kind, "_fields", ())}
            for name, method in declared[protocol].items():
                if method in _defaults and name not in taken:
                    setattr(kind, name, method)
            _check(kind, protocol)
        for completed in {vars(base)["_completed"] for each in protocols for base in each.__mro__ if "_completed" in vars(base)}:
            completed.__func__(kind)
        return kind

    return complete


def require(value: Any, protocol: type) -> None:
    """Raise BadGame in one sentence if the class of `value` lacks an operation of `protocol`, or hides one in a field.

    From then on the class implements the protocol: this is how it comes to those who write a game and nothing but a game.
    """
    if protocol not in _implemented.get(type(value), ()):
        _check(type(value), protocol)


def answers(value: Any, protocol: type) -> bool:
    """Whether the class of `value` implements `protocol`, or could say so: what a door asks about operations that not all have."""
    try:
        require(value, protocol)
    except BadGame:
        return False
    return True


def _check(kind: type, protocol: type) -> None:
    names = declared[protocol]
    hidden = [name for name in getattr(kind, "_fields", ()) if name in names]
    if hidden:
        raise BadGame(
            f"{kind.__name__} has a field {hidden[0]!r}, which is the name of an operation of {protocol.__name__}: rename it"
        )
    missing = [name for name, method in names.items() if _is_missing(kind, name, method)]
    if missing:
        article = "an" if protocol.__name__[0] in "AEIOU" else "a"
        lacks = f"it has no method {', '.join(map(repr, missing))}{_how_to_have(missing, kind, protocol)}"
        raise BadGame(f"{kind.__name__} is not {article} {protocol.__name__}: {lacks}")
    _implemented.setdefault(kind, set()).add(protocol)


def _how_to_have(missing: list[str], kind: type, protocol: type) -> str:
    """How a class gets methods that a protocol answers itself; nothing where others are missing, which it must write."""
    if not all(declared[protocol][name] in _defaults for name in missing):
        return ""
    if hasattr(kind, "_fields"):
        return f"; @implements({protocol.__name__}) above the class, from {__name__}, gives it them"
    return f"; class {kind.__name__}({protocol.__name__}), from {protocol.__module__}, has them"


def _is_missing(kind: type, name: str, method: Callable[..., Any]) -> bool:
    """Whether a class has no method of this name, or only inherits the declaration."""
    own = getattr(kind, name, None)
    return not callable(own) or (own is method and method not in _defaults)


def protocols_of(kind: type) -> set[type]:
    """The protocols that a class implements; what it inherits it implements too."""
    return {protocol for base in kind.__mro__ for protocol in _implemented.get(base, ())}


def operation(kind: type, name: str) -> Callable[..., Any] | None:
    """The method that is the operation `name` of a class; None if no protocol that it implements has one."""
    if any(name in declared[protocol] for protocol in protocols_of(kind)):
        method = source_of(inspect.getattr_static(kind, name))
        return method if inspect.isfunction(method) else None
    return None


@infer_getattr
class _Operations(AttributeTemplate):  # type: ignore[misc]
    """What `thing.name` is in a kernel, besides a field: asked when the kernel is compiled, never when it runs."""

    key = types.BaseNamedTuple

    def generic_resolve(self, kind: Any, name: str) -> Any:
        method = operation(kind.instance_class, name)
        return None if method is None else types.BoundFunction(_call_of(method), kind)


@functools.cache
def _call_of(method: Callable[..., Any]) -> type:
    """How Numba types and compiles a call of this method: as that of a function which takes `self` first."""
    compiled = numba.njit(**INLINE_OPTIONS)(method)
    function = types.Dispatcher(compiled)

    class Call(AbstractTemplate):  # type: ignore[misc]
        key = (types.BaseNamedTuple, method)
        kept = compiled  # the type alone would not keep it
        this: Any  # the type of `self`

        def generic(self, arguments: Any, named: Any) -> Any:
            try:
                signature = function.get_call_type(self.context, (self.this, *arguments), named)
            except (NumbaError, UnsupportedBytecodeError) as error:
                _blame(self.this.instance_class, method, error)
                raise
            _check_answer(self.this, method, signature.return_type)
            return signature.as_method()

    @lower_builtin(Call.key, types.BaseNamedTuple, types.VarArg(types.Any))
    def call(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        code = context.get_function(function, function.get_call_type(context.typing_context, signature.args, {}))
        context.add_linking_libs(getattr(code, "libs", ()))
        return code(builder, values)

    return Call


def _blame(kind: Any, method: Any, error: Exception) -> None:
    """Numba refuses a user's method. It may be about to try other types, so this is only said if the kernel is refused too."""
    if is_ours(kind) or kind in blamed:
        return
    name, allocates = f"{kind.__name__}.{method.__name__}", "NRT required" in str(error)
    if allocates and "Iterable[int]" in _promises(kind, method) and not inspect.isgeneratorfunction(method):
        blamed[kind] = returned_room(method, name)
        return
    operations_here = {operation for protocol in protocols_of(kind) for operation in declared[protocol]}
    blamed[kind] = fault_in(method, name, kind, operations_here, allocates) or complaint_about(kind, method, error)


def _check_answer(this: Any, method: Any, answer: Any) -> None:
    """Raise BadGame in one sentence if a user's method returns what its protocol does not let it."""
    if not is_ours(this.instance_class):
        for promise in _promises(this.instance_class, method):
            said = wrong_answer(this, method, promise, answer)
            if said is not None:
                raise BadGame(said)


def _promises(kind: type, method: Any) -> list[str]:
    """What the protocols of a class say that a method returns."""
    names = (declared[protocol].get(method.__name__) for protocol in protocols_of(kind))
    return [str(each.__annotations__.get("return")) for each in names if each is not None]


def typed(value: Any) -> Any:
    """`value` with every field of the type that its NamedTuple declares.

    Numba types what it is given: a bitboard that arrives as a Python int would compile a signed variant whose `>>`
    is wrong at bit 63. Every door passes its arguments through here.
    """
    if not hasattr(value, "_fields"):
        return value
    kinds = _integer_types(type(value))  # type: ignore[arg-type]
    if tuple(map(type, value)) == kinds:
        return value
    fields = [
        typed(field) if kind is None else field if type(field) is kind else kind(field)
        for kind, field in zip(kinds, value, strict=True)
    ]
    return value if all(map(operator.is_, fields, value)) else type(value)(*fields)


@functools.cache
def is_numbers(kind: Any) -> bool:
    """Whether a class is a NamedTuple all of whose fields are NumPy integers: such positions are always compiled."""
    return bool(getattr(kind, "_fields", ())) and None not in _integer_types(kind)


@functools.cache
def _integer_types(kind: Any) -> tuple[Any, ...]:
    """The NumPy integer type that each field of a NamedTuple declares, None for other fields."""
    hints = get_type_hints(kind)
    hinted = (hints[name] for name in kind._fields)
    return tuple(hint if isinstance(hint, type) and issubclass(hint, np.integer) else None for hint in hinted)
