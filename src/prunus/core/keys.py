"""Keys: one word for a position, by which tables know it.

A key is absorbed word by word. `mix` alone could be turned around: whoever chooses the last word could give a position the key of
another one. Each word is therefore added once more behind the mixing (Matyas, Meyer and Oseas, 1985), and what was added cannot be
solved for. Keys begin with a word for the game, so positions of different games, boards and classes have different keys too.
"""

from __future__ import annotations

import functools
import hashlib
import marshal
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.extending import overload

from prunus.core.bits import WORD, mix
from prunus.core.identity import identity
from prunus.core.jit import INLINE_OPTIONS, compiled_form, inline
from prunus.core.memory import Cells
from prunus.errors import BadGame

ODD = np.uint64(0x9E3779B97F4A7C15)  # 2**64 divided by the golden ratio
SIMPLE = frozenset({int, str, bytes, bool, float, complex, type(None)})
NUMBERS = frozenset({int, bool, *np.sctypeDict.values()} - {np.object_, np.str_, np.bytes_, np.void})
# What objects of classes that extend these are told as, whatever methods they have of their own.
TOLD_AS: dict[type, Callable[[Any], Any]] = {
    str: lambda value: "".join(str.__iter__(value)),
    bytes: lambda value: bytes(bytes.__iter__(value)),
    int: int.__int__,
    float: float.__float__,
    tuple: lambda value: tuple(tuple.__iter__(value)),
    list: lambda value: list(list.__iter__(value)),
    dict: lambda value: dict(dict.items(value)),
    set: lambda value: set(set.__iter__(value)),
    frozenset: lambda value: frozenset(frozenset.__iter__(value)),
}
DEEPEST = 50  # levels of content inside content


@functools.cache
def seed_of(name: str) -> np.uint64:
    """The word with which the keys of a game begin."""
    return np.uint64(digest_of(name))


@inline
def absorbed(key: np.uint64, word: np.uint64) -> np.uint64:
    """The key after one more word."""
    return mix(key ^ word) ^ word


@inline
def key_of_sets(seed: np.uint64, own: np.uint64, opponent: np.uint64, board: np.uint64) -> np.uint64:
    """A key of two sets of squares on a board."""
    return absorbed(absorbed(seed ^ spread(board), own), opponent)


def spread(word: np.uint64) -> np.uint64:
    """Different words for different words, none of them near another."""
    return np.uint64(int(word) * int(ODD) & WORD)


@compiled_form(spread)
def _spread(word: np.uint64) -> np.uint64:
    return word * ODD


def hashed_fields(position: Any) -> np.uint64:
    """A key made from all fields of a NamedTuple of numbers; of another class, from all that its objects are made of."""
    kind: Any = type(position)
    if isinstance(position, tuple) and NUMBERS.issuperset(map(type, position)):
        key = seed_of(f"{kind.__module__}.{kind.__qualname__}")
        for number in position:
            key = absorbed(key, np.uint64(int(number) & WORD))
        return key
    whole = content_of(position)
    if whole and b"<" not in whole and b">" not in whole:  # sets, whose order is another in each process
        return np.uint64(_word_for(_beginning_of(kind) + whole))
    return np.uint64(digest_of(f"{kind.__module__}.{_content(position, 0)}"))


@functools.cache
def _beginning_of(kind: Any) -> bytes:
    """What the bytes begin with of which keys of a class are made."""
    return f"{kind.__module__}.{kind.__qualname__} ".encode("utf-8", "surrogatepass")


@overload(hashed_fields, jit_options=INLINE_OPTIONS)
def _hashed_fields(position):  # type: ignore[no-untyped-def]
    kind = position.instance_class
    key = "seed"
    for field in kind._fields:
        key = f"absorbed({key}, uint64(position.{field}))"
    scope = {"absorbed": absorbed, "uint64": np.uint64, "seed": seed_of(f"{kind.__module__}.{kind.__qualname__}")}
    exec(f"def hashed(position):\n    return {key}\n", scope)
    return scope["hashed"]


def content_of(position: Any) -> bytes:
    """What an object is made of as bytes that no other content has; b"" where it cannot be told so."""
    kind: Any = type(position)
    inside = position.made_of() if hasattr(kind, "made_of") else _inside(position)
    if inside is None or not _is_simple(inside):
        return b""
    try:
        return marshal.dumps(inside, 2)  # the second version keeps values, not who refers to whom
    except ValueError:  # lists inside of lists, too deep
        return b""


def _inside(position: Any) -> Any:
    """What an object keeps in its attributes and, where it extends a list or the like, as one; None where that cannot be read."""
    kind: Any = type(position)
    attributes = attributes_of(position) if has_slots(kind) else vars(position)
    base = builtin_base(kind)
    if base is not None:
        return TOLD_AS[base](position), attributes
    return attributes if attributes and keeps_all_in_attributes(kind) else None


def _is_simple(value: Any) -> bool:
    """Whether a value is made of Python's own numbers, texts and containers alone, exactly: no object hides anything inside."""
    kind = type(value)
    if kind in SIMPLE:
        return True
    if kind is dict:
        value = (*value, *value.values())
    elif kind not in (tuple, list, set, frozenset):
        return False
    return SIMPLE.issuperset(map(type, value)) or all(map(_is_simple, value))


def digest_of(text: str) -> int:
    """A word of 64 bits for a text."""
    return _word_for(text.encode("utf-8", "surrogatepass"))


def _word_for(content: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest())


def told(value: Any) -> str:
    """A text that equal values share and different ones do not. Python's own hash does not tell -1 from -2, and what is written by
    default of an object is an address; a value whose content cannot be read is refused."""
    return _told(value, 0)


def _told(value: Any, depth: int) -> str:
    if depth > DEEPEST:
        raise BadGame(f"a position of {DEEPEST} levels of content inside content has no key: give its class a method `key`")
    kind = type(value)
    if value is None or kind in (str, bytes, complex):
        return repr(value)
    if kind in (bool, int) or isinstance(value, (np.integer, np.bool_)):
        return hex(int(value))
    if kind is float or isinstance(value, np.floating):
        return hex(int(value)) if float(value).is_integer() else float(value).hex()
    if isinstance(value, type):
        return f"class {value.__module__}.{value.__qualname__}"
    if kind in (tuple, list) or (issubclass(kind, tuple) and not attributes_of(value)):
        parts = ",".join(_told(part, depth + 1) for part in (tuple if kind is not list else list).__iter__(value))
        return f"{kind.__qualname__}({parts})"
    if kind in (dict, set, frozenset):
        every = value.items() if kind is dict else value
        return f"{{{','.join(sorted(_told(part, depth + 1) for part in every))}}}"
    if isinstance(value, Cells):
        return f"cells {value.serial}"
    if kind is np.ndarray and not value.dtype.hasobject:
        return f"array{value.dtype.str}{value.shape}{value.tobytes().hex()}"
    return _content(value, depth)


def whole_identity(value: Any) -> str:
    """A text for what decides an answer: the class, however it is called, and what the value is made of.

    Values that are not made of anything that can be read are told apart by number, and are kept, so that no number is used twice.
    """
    value = getattr(value, "__wrapped__", value)  # of what stands in for a value, the value itself
    try:
        content = told(value)
    except BadGame:
        if not any(known is value for known in _unreadable):
            _unreadable.append(value)
        content = str(next(number for number, known in enumerate(_unreadable) if known is value))
    return f"{identity(type(value))} {content}"


_unreadable: list[Any] = []


@functools.cache
def builtin_base(kind: Any) -> Any:
    """The list, text, number or the like that a class extends; None if there is none."""
    return next((base for base in TOLD_AS if issubclass(kind, base)), None)


class _Ordinary:
    """An object that keeps all it has in its attributes."""


@functools.cache
def keeps_all_in_attributes(kind: Any) -> bool:
    """Whether objects of a class have nothing inside but their attributes; one that extends a list has."""
    room = 8 * len(_slots(kind)) + _Ordinary.__basicsize__
    return bool(kind.__basicsize__ <= room and kind.__itemsize__ == 0)


def attributes_of(value: Any) -> dict[str, Any]:
    """The attributes of an object, wherever its classes keep them."""
    attributes = dict(getattr(value, "__dict__", ()))
    kind: Any = type(value)
    for name in _slots(kind):
        if hasattr(value, name):
            attributes[name] = getattr(value, name)
    return attributes


@functools.cache
def has_slots(kind: Any) -> bool:
    """Whether objects of a class may keep attributes outside of `__dict__`."""
    return any("__slots__" in vars(base) for base in kind.__mro__)


@functools.cache
def _slots(kind: Any) -> tuple[str, ...]:
    """The names under which a class and its bases keep attributes outside of `__dict__`."""
    names = []
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            is_private = name.startswith("__") and not name.endswith("__")
            names.append(f"_{base.__name__.lstrip('_')}{name}" if is_private else name)
    return tuple(name for name in names if name not in ("__dict__", "__weakref__"))


def _content(value: Any, depth: int) -> str:
    """What an object and its attributes tell."""
    kind: Any = type(value)
    if hasattr(kind, "made_of"):
        return f"{kind.__qualname__}({_told(value.made_of(), depth + 1)})"
    attributes, base = attributes_of(value), builtin_base(kind)
    if not (base is not None or (attributes and keeps_all_in_attributes(kind))):
        raise BadGame(
            f"what a {kind.__qualname__} is made of cannot be read, so its positions cannot be told apart: give the class a method "
            "`key` that returns a whole number, different for different positions"
        )
    parts = [] if base is None else [_told(TOLD_AS[base](value), depth + 1)]
    parts += [f"{name}={_told(attributes[name], depth + 1)}" for name in sorted(attributes)]
    return f"{kind.__qualname__}({','.join(parts)})"
