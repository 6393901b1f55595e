"""Faults: what a user's method does that cannot be compiled, said in the user's own terms.

A method that Numba refuses is looked at here, instruction by instruction, for what people get wrong: a name that is not there, a
function that is not marked, a list. And what a method returns is held against what its protocol says, before any kernel makes
something of it: Numba would take half a point for an outcome, and a position with another field type for another game.
"""

from __future__ import annotations

import builtins
import difflib
import dis
import inspect
import traceback
from collections.abc import Collection, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from numba import types
from numba.core.registry import cpu_target

from prunus.core.identity import methods_of

NOT_FROZEN = (list, dict, set, bytearray)  # globals that may change, which compiled code cannot
ONE_BY_ONE = "compiled code yields its moves one by one"
ROOM = {"BUILD_LIST": "a list", "LIST_APPEND": "a list", "BUILD_SET": "a set", "BUILD_MAP": "a dict"}


def place(name: str, function: Any, line: int | None = None) -> str:
    """A function and where it stands, as a sentence begins."""
    code = function.__code__
    return f"{name} ({Path(code.co_filename).name}, line {line or code.co_firstlineno})"


def fault_in(function: Any, name: str, kind: type, operations: Collection[str], allocates: bool = False) -> str | None:
    """The first fault of a method of `kind`, or of a function that it calls, as a sentence; None where all looks well.

    `operations` are those of `kind`; `allocates` says that Numba has found it to need memory.
    """
    return next(_faults(function, name, kind, operations, allocates, set()), None)


def _faults(function: Any, name: str, kind: type, operations: Collection[str], allocates: bool, seen: set[Any]) -> Iterator[str]:
    """Sentence by sentence; functions that are called are looked at where they are."""
    receiver = None if seen else function.__code__.co_varnames[0]
    seen.add(function)
    known = _names(function)
    for step, before, line in _steps(function.__code__):
        said = None
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF"):
            if step.argval in known:
                value = known[step.argval]
                said = _unfit(step.argval, value)
                if said is None and isinstance(value, FunctionType) and _is_theirs(value) and value not in seen:
                    yield from _faults(value, value.__name__, kind, operations, allocates, seen)
            elif step.opname != "LOAD_DEREF":
                said = _unknown_name(step.argval, known, receiver, [*getattr(kind, "_fields", ()), *operations])
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD") and receiver is not None and _loads(before, receiver):
            said = _unknown_part(step.argval, kind, operations)
        elif step.opname == "GET_YIELD_FROM_ITER":
            said = "says `yield from`, which compiled code does not know: write a loop, and yield in it"
        elif allocates and step.opname in ROOM:
            said = f"makes {ROOM[step.opname]}; compiled code makes none: count, add up or yield instead, one by one"
        if said is not None:
            yield f"{place(name, function, line)} {said}"


def _steps(code: CodeType, nested: bool = True) -> Iterator[tuple[dis.Instruction, dis.Instruction | None, int | None]]:
    """The instructions of a function and of what is written inside of it, each with the one before it and its line."""
    before = None
    for step in dis.get_instructions(code):
        yield step, before, step.positions.lineno if step.positions else None
        before = step
        if nested and isinstance(step.argval, CodeType):
            yield from _steps(step.argval)


def _loads(step: dis.Instruction | None, name: str) -> bool:
    """Whether a variable was the last thing that an instruction loaded; newer Pythons load two at once."""
    if step is None or not step.opname.startswith("LOAD_FAST"):
        return False
    return bool(step.argval[-1] == name if isinstance(step.argval, tuple) else step.argval == name)


def returned_room(method: Any, name: str) -> str:
    """The sentence about a method that returns moves in a list, or something like it, which Numba found to need memory."""
    made = [ROOM[step.opname] for step, _, _ in _steps(method.__code__) if step.opname in ROOM]
    return f"{place(name, method, _last_return(method))} returns {made[0] if made else 'an array'}; {ONE_BY_ONE}"


def raised(position: Any, error: BaseException) -> str | None:
    """The sentence about a method of a position that has raised an error in Python; None if no method of it was at work."""
    kind = type(position)
    codes = {method.__code__: method for _, method in methods_of(kind)}
    at = [(codes[frame.f_code], line) for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code in codes]
    if not at:
        return None
    method, line = at[-1]
    said = f"raises {type(error).__name__}: {error}, in {position!r}"
    if isinstance(error, NameError) and not isinstance(error, UnboundLocalError) and error.name:
        fields: Collection[str] = getattr(kind, "_fields", None) or getattr(position, "__dict__", {})
        said = _unknown_name(error.name, _names(method), method.__code__.co_varnames[0], [*fields, *dict(methods_of(kind))])
    elif isinstance(error, AttributeError) and type(error.obj) is kind and error.name:
        said = _unknown_part(error.name, kind, dict(methods_of(kind))) or said
    return f"{place(f'{kind.__name__}.{method.__name__}', method, line)} {said}"


def _names(function: Any) -> dict[str, Any]:
    """What a function knows besides its own variables."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    return vars(builtins) | function.__globals__ | {name: _held(cell) for name, cell in cells}


def _held(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # nothing is in it yet
        return None


def _unfit(name: str, value: Any) -> str | None:
    """What is wrong with a global, if anything is."""
    if isinstance(value, NOT_FROZEN):
        return f"reads {name}, a {type(value).__name__}; compiled code reads tuples and NumPy arrays: make it one of them"
    if isinstance(value, FunctionType) and not _is_compiled(value):
        return f"calls {name}, a plain function: write @inline above it, with `from prunus.core.jit import inline`"
    return None


def _is_compiled(function: Any) -> bool:
    """Whether Numba knows the function: because it is marked, or because Numba brings its own."""
    cpu_target.typing_context.refresh()
    try:
        cpu_target.typing_context.resolve_value_type(function)
    except (ValueError, TypeError):
        return False
    return True


def _is_theirs(function: Any) -> bool:
    """Whether a function is a user's, or at least none that Prunus or Numba answers for."""
    return (function.__module__ or "").partition(".")[0] not in ("prunus", "numpy", "numba", "math")


def _unknown_name(name: str, known: Collection[str], receiver: str | None, parts: Collection[str]) -> str:
    """What is wrong with a name; it may be meant for one of the `parts` of the receiver, where there is one."""
    near = _near(name, [*known, *(parts if receiver else ())])
    meant = [f"{receiver}.{each}" if receiver and each in parts else each for each in near]
    return f"uses {name!r}, a name that is not defined{_suggested(meant)}"


def _unknown_part(name: str, kind: type, operations: Collection[str]) -> str | None:
    """What is wrong with `self.name`, if anything is."""
    fields: tuple[str, ...] = getattr(kind, "_fields", ())
    if name in fields or name in operations:
        return None
    if hasattr(kind, name):
        return f"uses self.{name}, which is no operation: make it a function, with @inline above it (from prunus.core.jit)"
    return f"uses self.{name}, and there is no such field or method{_suggested(_near(name, [*fields, *operations]))}"


def _near(name: str, known: Collection[str]) -> list[str]:
    return difflib.get_close_matches(name, list(known), n=1, cutoff=0.6)


def _suggested(names: list[str]) -> str:
    return f"; did you mean {names[0]!r}?" if names else ""


def wrong_answer(kind: Any, method: Any, expected: str, answer: Any) -> str | None:
    """What is wrong with the type that a method of the NamedTuple type `kind` returns, as a sentence; None if nothing is.

    `expected` is what the protocol says of it.
    """
    said = _wrong(kind, expected, types.unliteral(answer))
    if said is None:
        return None
    return f"{place(f'{kind.instance_class.__name__}.{method.__name__}', method, _line_of(method, said))} {said}"


def _wrong(kind: Any, expected: str, answer: Any) -> str | None:
    if expected not in ("int", "bool", "np.uint64", "Iterable[int]", "Same"):
        return None
    if isinstance(answer, types.NoneType):
        return "returns nothing: a `return` is missing"
    if isinstance(answer, types.Optional):
        return "returns nothing on one of its ways: a `return` is missing"
    if expected == "Same":
        return _wrong_position(kind, answer)
    if expected == "Iterable[int]":
        if isinstance(answer, (types.List, types.Set)):
            return f"returns {'a list' if isinstance(answer, types.List) else 'a set'}; {ONE_BY_ONE}"
        item = getattr(answer, "yield_type", getattr(answer, "dtype", types.int64))
        return None if _is_whole(item) else f"yields {_told(item)}, and moves are whole numbers{_slash(item)}"
    return None if _is_whole(answer) else f"returns {_told(answer)} where a whole number belongs{_slash(answer)}"


def _wrong_position(kind: Any, answer: Any) -> str | None:
    name = kind.instance_class.__name__
    if getattr(answer, "instance_class", None) is not kind.instance_class:
        return f"returns {_told(answer)}, which is not a {name}"
    if len(answer.types) < len(kind.fields):
        left_out = kind.fields[len(answer.types)]
        return f"returns a {name} without its {left_out!r}: compiled code knows no defaults of fields, so give it all of them"
    for field, wanted, given in zip(kind.fields, kind.types, answer.types, strict=True):
        if wanted != given:
            if isinstance(given, types.Float):
                return f"returns a {name} whose {field!r} is a float where a whole number belongs{_slash(given)}"
            advice = f": write np.{wanted}(…) around it" if isinstance(wanted, types.Integer) else ""
            return f"returns a {name} whose {field!r} is {_told(given)} and not {_told(wanted)}{advice}"
    return None


def _is_whole(answer: Any) -> bool:
    return isinstance(answer, (types.Integer, types.Boolean))


def _told(answer: Any) -> str:
    if isinstance(answer, types.Float):
        return "a float"
    if isinstance(answer, types.BaseNamedTuple):
        return f"a {answer.instance_class.__name__}"
    return f"{'an' if str(answer)[0] in 'aeio' else 'a'} {answer}"


def _slash(answer: Any) -> str:
    return ": `/` makes a float, `//` a whole number" if isinstance(answer, types.Float) else ""


def _line_of(method: Any, said: str) -> int | None:
    """Where to look: at the division, if it is one; else at what is returned or yielded last."""
    steps = [(step, line) for step, _, line in _steps(method.__code__)]
    divisions = [line for step, line in steps if step.opname == "BINARY_OP" and step.argrepr in ("/", "/=")]
    if "`//`" in said and divisions:
        return divisions[0]
    if "missing" in said:
        return None
    return _last_return(method)


def _last_return(method: Any) -> int | None:
    wanted = "YIELD_" if inspect.isgeneratorfunction(method) else "RETURN_"
    lines = [line for step, _, line in _steps(method.__code__, nested=False) if step.opname.startswith(wanted)]
    return lines[-1] if lines else None
