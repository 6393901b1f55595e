"""What an option may be: whole numbers and reals within bounds, files to read, and places for files to write.

A bad value is refused before anything is done, in one sentence that names the option and what it takes.
"""

from __future__ import annotations

import inspect
import math
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from prunus.core import files
from prunus.core.grammar import listed
from prunus.errors import OutOfRange

MOST = 2**31 - 1  # of what is only counted
MOST_SEED = 2**63 - 1
MOST_VALUE = 2**60
MOST_SECONDS = 1e9
MOST_MEGABYTES = 1e9
_SHORT = 40
GAME = "GAME is a name of `prunus games`, or one's own: FILE.py, FILE.py:NAME or MODULE:NAME."
Command = TypeVar("Command", bound=Callable[..., Any])


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number from `least` to `most`."""

    name = "whole number"

    def __init__(self, least: int, most: int = MOST) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        found = re.fullmatch(r"([+-]?)0*([0-9]+)", value.strip())
        # More digits than any bound has are too many for int(), too.
        if found is None or len(found[2]) > 20 or not self.least <= int(found[1] + found[2]) <= self.most:
            raise _refusal(parameter, value, f"a whole number from {self.least:,} to {self.most:,}")
        return int(found[1] + found[2])


class GameName(click.ParamType):  # type: ignore[type-arg]
    """A game by name, by name and board, of another library, or in a file of the user's."""

    name = "game"

    def shell_complete(self, context: click.Context, parameter: click.Parameter, incomplete: str) -> list[Any]:
        """The games and boards that go on with what was typed; where none does, files."""
        from click.shell_completion import CompletionItem

        from prunus.core.registry import all_games, entries

        every = {name: game.summary for game in all_games().values() for name in (game.name, *game.variants)}
        every |= {f"{each.name}{':' * each.argument.startswith(':')}": each.summary for each in entries("adapter").values()}
        found = [CompletionItem(name, help=summary) for name, summary in every.items() if name.startswith(incomplete)]
        return found or [CompletionItem(incomplete, type="file")]


class Names(click.ParamType):  # type: ignore[type-arg]
    """Names of a kind, with their arguments, chained or not; what they mean is found out where they are used."""

    def __init__(self, kind: str) -> None:
        self.name = self.kind = kind

    def shell_complete(self, context: click.Context, parameter: click.Parameter, incomplete: str) -> list[Any]:
        """The names that go on with what was typed behind the last + or comma, with a colon where an argument follows; files."""
        from click.shell_completion import CompletionItem

        before, begun = _last_word(incomplete)
        if ":" in begun:
            return [CompletionItem(incomplete, type="file")]
        found = [entry for name, entry in _named(self.kind).items() if name.startswith(begun)]
        return [CompletionItem(f"{before}{each.name}{':' * each.argument.startswith(':')}", help=each.summary) for each in found]


def _last_word(text: str) -> tuple[str, str]:
    """What stands before the last word, and the word."""
    at = 1 + max(text.rfind("+"), text.rfind(","))
    return text[:at], text[at:]


def _named(kind: str) -> dict[str, Any]:
    """What an option of this kind may name."""
    from prunus.core.registry import entries
    from prunus.searches.driving.parts import all_algorithms

    return all_algorithms() if kind == "algorithm" else entries(kind)


class NamedOption(click.Option):
    """An option whose help lists what can be named, as the entries say it; they are read only when somebody asks."""

    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        from prunus.core.registry import entries
        from prunus.searches.driving import defaults
        from prunus.searches.driving.parts import asking, sampling

        assert isinstance(self.type, Names)
        known = entries(self.type.kind)
        record = super().get_help_record(context)
        if record is None:
            return None
        if self.type.kind == "table":
            text = record[1].replace("{megabytes}", f"{defaults.MEGABYTES:g}")
            return record[0] + "".join(f"[+{name}]" for name in known), text
        listed = ", ".join(
            entry.usage if len(entry.usage) <= _SHORT else entry.usage.replace(",", ", ") for entry in known.values()
        )
        text = record[1].replace("{asking}", ", ".join(asking())).replace("{sampling}", ", ".join(sampling()))
        return record[0], f"{listed}. {text}".strip()


def named_option(kind: str, *names: str, text: str, metavar: str | None = None, **settings: Any) -> Any:
    """An option that takes names of a kind."""
    settings |= {"type": Names(kind), "metavar": metavar or kind[0].upper(), "help": text}
    return click.option(*names, cls=NamedOption, **settings)


def evaluation_option(text: str = "Or FILE.py:NAME.  [default: the game's own]", **settings: Any) -> Any:
    """What positions are worth without search."""
    return named_option("evaluation", "--evaluation", "-e", text=text, **settings)


def table_option(text: str, **settings: Any) -> Any:
    """A table by its size, and what else it is to do."""
    return named_option("table", "--table", text=text, metavar="MB", **settings)


def game_argument(command: Command) -> Command:
    """The game, and what may stand there: older versions of Click know no help of arguments."""
    command.__doc__ = f"{inspect.cleandoc(command.__doc__ or '')}\n\n{GAME}"
    return click.argument("game", type=GameName())(command)


class Numbers(click.ParamType):  # type: ignore[type-arg]
    """Whole numbers and ranges, `2,4,6-8`, each from `least` to `most`, in order and each once."""

    name = "numbers"

    def __init__(self, least: int, most: int, number: int = 1000) -> None:
        self.least, self.most, self.number = least, most, number

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        numbers: set[int] = set()
        if re.fullmatch(r"[0-9]{1,19}(-[0-9]{1,19})?(,[0-9]{1,19}(-[0-9]{1,19})?)*", value):
            for part in listed(value):
                first, _, last = part.partition("-")
                low, high = int(first), int(last or first)
                if not self.least <= low <= high <= self.most or high - low >= self.number:
                    break
                numbers |= set(range(low, high + 1))
                if len(numbers) > self.number:
                    break
            else:
                return tuple(sorted(numbers))
        bounds = f"from {self.least:,} to {self.most:,}, at most {self.number:,} of them"
        raise _refusal(parameter, value, f"whole numbers and ranges such as 2,4,6-8, {bounds}")


class Real(click.ParamType):  # type: ignore[type-arg]
    """A finite number from `least` to `most`; `above` says that `least` itself is too little."""

    name = "number"

    def __init__(self, least: float, most: float, above: bool = False) -> None:
        self.least, self.most, self.above = least, most, above

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> float:
        if isinstance(value, int | float):
            return float(value)
        is_number = re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,3})?", value.strip())
        number = float(value) if is_number else math.nan
        if not self.least <= number <= self.most or (self.above and number == self.least):
            bounds = f"above {self.least:,.15g} and up to" if self.above else f"from {self.least:,.15g} to"
            raise _refusal(parameter, value, f"a number {bounds} {self.most:,.15g}")
        return number


class InputFile(click.ParamType):  # type: ignore[type-arg]
    """The name of a file that is read; whether it is there is seen when it is read."""

    name = "file"

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> Path:
        if not str(value) or "\0" in str(value) or not _is_encodable(str(value)):
            raise _refusal(parameter, str(value), f"the name of a {self.name}")
        return Path(value)


class OutputFile(InputFile):
    """Where a file goes. What could not be written there later is refused now, before hours of work."""

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> Path:
        path = super().convert(value, parameter, context)
        files.check_target(path)
        return path


class Folder(InputFile):
    """Where several files are kept; it is made when the first one is."""

    name = "folder"

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> Path:
        path = super().convert(value, parameter, context)
        if path.exists() and not path.is_dir():
            raise _refusal(parameter, str(value), "a folder but something else")
        return path


def value_read(text: str, position: Any, option: str) -> int:
    """The value that an option gives, in the units in which the game of a position tells its values."""
    from prunus.core.units import units_of

    value = units_of(position).read(text, option)
    if abs(value) > MOST_VALUE:
        raise OutOfRange(f"{option}: {text[:_SHORT]!r} is not a whole number from {-MOST_VALUE:,} to {MOST_VALUE:,}")
    return value


def _is_encodable(name: str) -> bool:
    """Whether a file system can have the name."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return False
    return True


def _refusal(parameter: click.Parameter | None, value: str, expected: str) -> OutOfRange:
    names = [] if parameter is None else parameter.opts
    name = max(names, key=len) if isinstance(parameter, click.Option) else "".join(names).upper()
    shown = value if len(value) <= _SHORT else f"{value[: _SHORT - 1]}…"
    return OutOfRange(f"{name}: {shown!r} is not {expected}")


DEPTH = Whole(0, 512)
COUNT = Whole(1)
THREADS = Whole(1, 64)
SEED = Whole(0, MOST_SEED)
NODES = Whole(1, 2**62)
SECONDS = Real(0, MOST_SECONDS, above=True)
MEGABYTES = Real(0, MOST_MEGABYTES, above=True)
INPUT_FILE = InputFile()
OUTPUT_FILE = OutputFile()
FOLDER = Folder()
