"""Answers: values of a form, or the texts that people write for them.

marks      ["b", "d"]              b, d         leaves, and inner nodes for all leaves below them; nothing at all, or `none`
window     [9, None]               9, +∞        alpha and beta; None, inf and ∞ are infinite
numbers    {"a": 3, "b": 1} [3, 1] 3, 1         a number for every leaf, from left to right
orders     {"A": ["C", "B"]}       A: C, B; …   the children of nodes; who is not named stays as they are
leaf       "d"                     d
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from prunus.errors import DoesNotFit, shortened
from prunus.exercises.exercise import Answer, Exercise, Form

LONGEST = 2_000  # characters of an answer
INFINITE = re.compile(r"([+-]?)(?:∞|inf|infinity)", re.IGNORECASE)
WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
NOTHING = ("none", "nothing", "-")


def read(exercise: Exercise, answer: Any) -> Answer:
    """An answer in the one way in which it is compared; DoesNotFit where it is none."""
    if isinstance(answer, str):
        if len(answer) > LONGEST:
            raise DoesNotFit(f"an answer has at most {LONGEST:,} characters")
        answer = answer.replace("−", "-").strip()
    return READERS[exercise.form](exercise, answer)


def _marks(exercise: Exercise, answer: Any) -> list[str]:
    below = {name: _leaves_below(exercise.families, name) for name in (node.name for node in exercise.nodes)}
    if isinstance(answer, str):
        answer = [] if answer.lower() in NOTHING and answer not in below else _words(answer)
    if not isinstance(answer, list | tuple) or not all(isinstance(each, str) for each in answer):
        raise DoesNotFit("an answer is a list of names of leaves, such as b, d, e; or none")
    for name in answer:
        _refuse_unknown(name, below)
    meant = {leaf for name in answer for leaf in below[name]}
    return [leaf for leaf in exercise.leaves if leaf in meant]


def _window(exercise: Exercise, answer: Any) -> list[int | None]:
    if isinstance(answer, str):
        words = _words(answer.strip("()[]"))
        answer = [_bound(word, sign) for word, sign in zip(words, "-+", strict=False)] if len(words) == 2 else None
    is_pair = isinstance(answer, list | tuple) and len(answer) == 2
    if not is_pair or not all(each is None or type(each) is int for each in answer):
        raise DoesNotFit("an answer is a pair of bounds, such as 3, +∞: alpha is a whole number or −∞, beta a whole number or +∞")
    return list(answer)


def _bound(word: str, sign: str) -> Any:
    """A whole number; None for what is infinite in the direction of its end; the word itself where it is neither."""
    if WHOLE.fullmatch(word):
        return int(word)
    infinite = INFINITE.fullmatch(word)
    return None if infinite and infinite[1] in ("", sign) else word


def _numbers(exercise: Exercise, answer: Any) -> dict[str, int]:
    names = exercise.leaves
    if isinstance(answer, str):
        answer = [int(word) if WHOLE.fullmatch(word) else word for word in _words(answer)]
    if isinstance(answer, list | tuple) and len(answer) == len(names):
        answer = dict(zip(names, answer, strict=True))
    if not isinstance(answer, dict) or set(answer) != set(names):
        raise DoesNotFit(f"an answer has {len(names)} numbers, one for each of the leaves {names[0]} to {names[-1]}")
    numbers = [answer[name] for name in names]
    if not all(type(each) is int for each in numbers) or sorted(numbers) != list(range(1, len(names) + 1)):
        raise DoesNotFit(f"the numbers 1 to {len(names)} are to be used, each of them once")
    return dict(zip(names, numbers, strict=True))


def _orders(exercise: Exercise, answer: Any) -> dict[str, list[str]]:
    families = exercise.families
    if isinstance(answer, str):
        parts = [part.partition(":") for part in re.split(r"[;\n]", answer) if part.strip()]
        named = [name.strip() for name, _, _ in parts]
        if any(not colon for _, colon, _ in parts) or len(set(named)) < len(named):
            raise DoesNotFit("an answer has the orders of children by their parent, each once, such as A: C, B; B: b, a")
        answer = {name: _words(order) for name, (_, _, order) in zip(named, parts, strict=True)}
    if not isinstance(answer, dict):
        raise DoesNotFit(f"an answer has the order of the children of the nodes {', '.join(families)}")
    for name, order in answer.items():
        _refuse_unknown(name, families)
        is_list = isinstance(order, list | tuple) and all(isinstance(each, str) for each in order)
        if not is_list or sorted(order) != sorted(families[name]):
            raise DoesNotFit(f"the children of {name} are {', '.join(families[name])}, each of them once")
    return {name: list(answer.get(name, family)) for name, family in families.items()}


def _leaf(exercise: Exercise, answer: Any) -> str:
    if not isinstance(answer, str) or answer not in exercise.leaves:
        raise DoesNotFit(f"an answer is the name of a leaf: {', '.join(exercise.leaves)}")
    return answer


READERS: Mapping[Form, Callable[[Exercise, Any], Answer]] = {
    "marks": _marks,
    "window": _window,
    "numbers": _numbers,
    "orders": _orders,
    "leaf": _leaf,
}


def _words(text: str) -> list[str]:
    """What stands between commas and spaces."""
    return [word for word in re.split(r"[\s,]+", text) if word]


def _refuse_unknown(name: Any, known: Mapping[str, Any]) -> None:
    if not isinstance(name, str) or name not in known:
        told = shortened(name, 20) if isinstance(name, str) else type(name).__name__
        raise DoesNotFit(f"there is no node {told!r} to be named here, but {', '.join(known)}")


def _leaves_below(families: Mapping[str, list[str]], name: str) -> list[str]:
    return [leaf for child in families[name] for leaf in _leaves_below(families, child)] if name in families else [name]
