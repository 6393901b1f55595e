"""Keys: one word for a position, by which tables know it.

A key is absorbed word by word. `mix` alone could be turned around: whoever chooses the last word could give a position the key of
another one. Each word is therefore added once more behind the mixing (Matyas, Meyer and Oseas, 1985), and what was added cannot be
solved for. Keys begin with a word for the game, so positions of different games, boards and classes have different keys too.
"""

from __future__ import annotations

import functools
import hashlib
from typing import Any

import numpy as np
from numba.extending import overload

from prunus.core.bits import mix
from prunus.core.identity import identity
from prunus.core.jit import INLINE_OPTIONS, compiled_form, inline
from prunus.core.memory import Cells
from prunus.errors import BadGame

ODD = np.uint64(0x9E3779B97F4A7C15)  # 2**64 divided by the golden ratio
WORD = 2**64 - 1
DEEPEST = 50  # levels of content inside content


@functools.cache
def seed_of(name: str) -> np.uint64:
    """The word with which the keys of a game begin."""
    return np.uint64(_digest(name))


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
    """A key made from all fields of a NamedTuple of numbers; of another class, from all that its attributes are made of."""
    kind = type(position)
    if not isinstance(position, tuple):
        return np.uint64(_digest(f"{kind.__module__}.{_content(position, 0)}"))
    key = seed_of(f"{kind.__module__}.{kind.__qualname__}")
    for number in position:
        key = absorbed(key, np.uint64(int(number) & WORD))
    return key


@overload(hashed_fields, jit_options=INLINE_OPTIONS)
def _hashed_fields(position):  # type: ignore[no-untyped-def]
    kind = position.instance_class
    key = "seed"
    for field in kind._fields:
        key = f"absorbed({key}, uint64(position.{field}))"
    scope = {"absorbed": absorbed, "uint64": np.uint64, "seed": seed_of(f"{kind.__module__}.{kind.__qualname__}")}
    exec(f"def hashed(position):\n    return {key}\n", scope)
    return scope["hashed"]


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest())


def told(value: Any) -> str:
    """A text that equal values share and different ones do not. Python's own hash does not tell -1 from -2, and what is written by
    default of an object is an address; a value whose content cannot be read is refused."""
    return _told(value, 0)


def _told(value: Any, depth: int) -> str:
    if depth > DEEPEST:
        raise BadGame(f"a position of {DEEPEST} levels of content inside content has no key: give its class a method `key`")
    if value is None or isinstance(value, (str, bytes, complex)):
        return repr(value)
    if isinstance(value, (bool, int, np.integer, np.bool_)):
        return hex(int(value))
    if isinstance(value, (float, np.floating)):
        return hex(int(value)) if float(value).is_integer() else float(value).hex()
    if isinstance(value, type):
        return f"class {value.__module__}.{value.__qualname__}"
    if isinstance(value, (tuple, list)):
        parts = ",".join(_told(part, depth + 1) for part in value)
        return f"{type(value).__qualname__}({parts})"
    if isinstance(value, (dict, set, frozenset)):
        every = value.items() if isinstance(value, dict) else value
        return f"{{{','.join(sorted(_told(part, depth + 1) for part in every))}}}"
    if isinstance(value, Cells):
        return f"cells {value.serial}"
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
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


def attributes_of(value: Any) -> dict[str, Any]:
    """The attributes of an object, wherever its classes keep them."""
    attributes = dict(getattr(value, "__dict__", ()))
    kind: Any = type(value)
    for name in _slots(kind):
        if hasattr(value, name):
            attributes[name] = getattr(value, name)
    return attributes


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
    """What the attributes of an object tell."""
    kind, attributes = type(value), attributes_of(value)
    if not attributes:
        raise BadGame(
            f"what a {kind.__qualname__} is made of cannot be read, so its positions cannot be told apart: give the class a method "
            "`key` that returns a whole number, different for different positions"
        )
    parts = ",".join(f"{name}={_told(attributes[name], depth + 1)}" for name in sorted(attributes))
    return f"{kind.__qualname__}({parts})"
