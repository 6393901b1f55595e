"""Compiled searches beside their interpreted twins, node by node: any game and evaluation, search, ordering and table.

Compiling takes a second a combination, so the tests compare twins on a set that has everything once, but not everything with
everything: here combinations are drawn from all. In the same positions, values do not change with the board turned around, and a
search by names is as it was the first time, whatever was searched in between.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.searches.shared.result import Result
from tests.attack.searches import Case
from tests.laws.test_operations import CROWDED
from tests.laws.test_searches import ALGORITHMS, CASES, ORDERINGS, fits
from tests.plain import look_ahead
from tests.reference import somewhere

CROWD = "fields named like operations"
POSITIONS = 6  # a combination
WIDE = ({"static", "true", "worst", "random"}, {"shallower", "random"})  # two of one set have more bits than a score


def fit_together(first: str, then: str) -> bool:
    """Whether two orderings can be chained."""
    names = {first.partition(":")[0], then.partition(":")[0]}
    return len(names) == 2 and "natural" not in names and not any(names <= wide for wide in WIDE)


CHAINS = [f"{first}+{then}" for first, then in itertools.permutations(ORDERINGS, 2) if fit_together(first, then)]
COMPARED = ("value", "lower", "upper", "to_the_end", "line", "nodes", "leaves", "cutoffs", "table_hits")


def attack(chance: random.Random) -> Iterator[Case]:
    """One combination, in some positions."""
    name, evaluation = chance.choice([*CASES, (CROWD, "win-loss-draw")])
    request = drawn(name, evaluation, chance)
    start = CROWDED if name == CROWD else game(name).start()
    searched = [(somewhere(start, chance.getrandbits(32), chance.randrange(25)), chance.randrange(1, 4)) for _ in range(POSITIONS)]
    first = [look_ahead(position, depth, **request) for position, depth in searched]
    for (position, depth), found in zip(searched, first, strict=True):
        where = f"{name}, {position}, depth {depth}, {request}"
        with interpreting():
            twin = look_ahead(position, depth, **request)
        yield "twins", difference(found, twin, where)
        for image in images(name) if found.is_exact else ():
            turned = look_ahead(image(position), depth, **request)
            yield "images", f"{where}: {found.value}, turned around {turned.value}" if turned.value != found.value else None
    for (position, depth), found in zip(reversed(searched), reversed(first), strict=True):
        again = look_ahead(position, depth, **request)
        yield "a second time", difference(found, again, f"{name}, {position}, depth {depth}, {request}, again")


def drawn(name: str, evaluation: str, chance: random.Random) -> dict[str, Any]:
    """A search of any kind, by names."""
    fitting = [each for each in ALGORITHMS if each != "futility" or (name != CROWD and fits(each, name, evaluation))]
    algorithm = chance.choice([*fitting, "futility:6"])
    ordering = chance.choice(CHAINS if chance.random() < 0.7 else ORDERINGS)
    about = ALGORITHMS[algorithm.partition(":")[0]]
    tables: list[Any] = ["0.01", "0.001+etc", "0.01+folded"] if images(name) else ["0.01", "0.001+etc"]
    return {
        "algorithm": algorithm,
        "evaluation": evaluation,
        "ordering": ordering,
        "table": chance.choice(tables if about.needs_table else [0, *tables]) if about.uses_table else 0,
        "deepening": "hash" in ordering or chance.random() < 0.5,
        "seed": chance.randrange(100),
    }


def images(name: str) -> list[Callable[[Any], Any]]:
    return [] if name == CROWD else list(game(name).symmetries())


def difference(found: Result, other: Result, where: str) -> str | None:
    """In what two results of one search differ, or None."""
    for field in COMPARED:
        if getattr(found, field) != getattr(other, field):
            return f"{where}: {field} is {getattr(found, field)}, and {getattr(other, field)}"
    return None
