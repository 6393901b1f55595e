"""Units: what the whole numbers of a search stand for.

Kernels count in whole numbers, and null windows need that: between 2 and 3 there is no value. A game whose values are no whole
numbers counts in parts of one, and its positions say in which (`units`):

    1/2 and 0.75     are 2 and 3 in units of 1/4

An evaluation that counts in parts of what its game is scored by says so too (`counted_in`); decided games are told by their margin.
Whatever shows a value to people or programs tells it in these units, and whatever reads one reads it so.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from prunus.core.values import WIN
from prunus.errors import OutOfRange

if TYPE_CHECKING:  # loaded where values are no whole numbers
    from fractions import Fraction

LARGE = int(WIN)  # of Python: NumPy's overflow in fractions
NUMBER = r"[+-]?(?:[0-9]+/[0-9]+|[0-9]*\.[0-9]+|[0-9]+)"
LONGEST = 100  # characters of a number

Told = int | str  # a value as JSON has it: a whole number, or its text where that number is not what it stands for


class Units(NamedTuple):
    """Values are multiples of 1/denominator, told as fractions or decimals; with `has_wins` those beyond WIN are decided games."""

    denominator: int = 1
    is_decimal: bool = False
    has_wins: bool = True

    def told(self, value: int) -> Told:
        """The value that `value` stands for."""
        if (self.denominator == 1 or abs(value) >= LARGE) and (self.has_wins or abs(value) < LARGE):
            return value
        number = _parts(value, self.denominator)
        if number.denominator == 1 and abs(number) < LARGE:
            return number.numerator
        return decimal(number) if self.is_decimal else str(number)

    def read(self, text: str, what: str) -> int:
        """The whole number that stands for the value in a text, which `what` names in errors."""
        number = fraction(text)
        if number is None:
            numbers = "a whole number" if self.denominator == 1 else "a number such as 3, 1/2 or 0.75"
            raise OutOfRange(f"{what}: {text[:40]!r} is not {numbers}")
        value = number * self.denominator
        if value.denominator != 1:
            raise OutOfRange(f"{what}: {text[:40]!r} is no multiple of {self}, in which this game counts")
        return value.numerator

    def __str__(self) -> str:
        unit = _parts(1, self.denominator)
        return decimal(unit) if self.is_decimal else str(unit)


WHOLE = Units()


def units_of(position: Any, evaluation: Any = None) -> Units:
    """The units in which values of a position are told: outcomes, or what an evaluation gives."""
    if isinstance(counted_in := getattr(evaluation, "counted_in", None), Units):
        return counted_in
    units = getattr(position, "units", WHOLE)
    is_own = evaluation is None or getattr(evaluation, "is_in_units_of_the_game", False)
    return units if is_own and isinstance(units, Units) else WHOLE


def _parts(value: int, denominator: int) -> Fraction:
    from fractions import Fraction

    return Fraction(value, denominator)


def fraction(text: str) -> Fraction | None:
    """The number in a text: 3, -1/2 or 0.75; None if there is none."""
    from fractions import Fraction

    text = text.strip()
    if len(text) > LONGEST or not re.fullmatch(NUMBER, text) or re.search(r"/0+$", text):
        return None
    return Fraction(text)


def decimal(number: Fraction) -> str:
    """A number whose denominator has no other factors than 2 and 5, with as many digits as it needs."""
    digits = 0
    while 10**digits % number.denominator:
        digits += 1
    figures = str(abs(number.numerator) * 10**digits // number.denominator).rjust(digits + 1, "0")
    sign = "-" if number < 0 else ""
    return f"{sign}{figures[:-digits]}.{figures[-digits:]}" if digits else f"{sign}{figures}"


def amount(value: Told | None) -> float | None:
    """The number that a told value is; None where there is none."""
    if not isinstance(value, str):
        return value
    found = fraction(value)
    return None if found is None else float(found)


def number(value: Told) -> str:
    """A value as people write it: decided games by their margin."""
    if isinstance(value, int) and abs(value) >= WIN:
        return f"{'won' if value > 0 else 'lost'} {abs(value) - WIN}"
    return with_minus(str(value))


def with_minus(figures: str) -> str:
    """Figures with the minus sign of everything that people read; a hyphen stays where programs read."""
    return figures.replace("-", "−")
