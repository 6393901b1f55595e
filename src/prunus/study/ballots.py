"""Ballots: how the votes of a program's clauses are counted, each in the quickest way that counts them exactly.

A clause that says something of one move alone, `replies(B, M1, R), R =< 3`, votes in all pairs of that move alike: its votes are
those of the moves of which it holds, times the number of moves, less the votes of all. Clauses about the same number become one
look-up table. A clause that compares a number of both moves, `lt(R1, R2)`, gives a rank. Only what is left is looked at pair by
pair. What a clause says of the board decides whether its weight counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from prunus.orderings.relation import SECOND
from prunus.study.code import Code

FEWEST = 3  # tests of one number that are worth a table
LARGEST = 512  # cells of a table


class Comparison(NamedTuple):
    """A comparison (`core.comparison`) of what is said of the first move with what is said of the second."""

    sign: str
    mine: str
    theirs: str


class Threshold(NamedTuple):
    """A comparison of a number with a constant."""

    number: str
    sign: str  # <, > or ==
    cut: int

    def holds(self, value: int) -> bool:
        return value < self.cut if self.sign == "<" else value > self.cut if self.sign == ">" else value == self.cut


class Test(NamedTuple):
    """A literal as an expression, the moves that it is about, and what it compares if it is about both or with a constant."""

    text: str
    about: frozenset[int]
    comparison: Comparison | None = None
    threshold: Threshold | None = None


class Ballots:
    """The clauses of a program with weights, by the way in which their votes are counted. A weight is an expression."""

    def __init__(self, code: Code, tests: dict[int, Test]) -> None:
        self.tests = tests
        self.guards: dict[str, str] = {}  # name of a weight -> its value
        self.singles: list[tuple[str, Test]] = []  # (weight, test of one move)
        self.tabled: dict[str, list[tuple[int, Threshold]]] = {}  # number -> tests of it that become a table
        self.ranks: list[tuple[str, str]] = []  # (weight, number of which a move should have little)
        self.wholes: list[tuple[str, list[list[int]]]] = []  # (weight, clauses one of which must hold)
        clauses = iter(code.clauses)
        for weight, size in code.voters:
            self._sort(weight, [next(clauses) for _ in range(size)])
        self._put_into_tables()

    @property
    def matched(self) -> list[int]:
        """The literals that are looked at pair by pair."""
        uses = (use for _, alternatives in self.wholes for clause in alternatives for use in clause)
        return sorted({use >> 1 for use in uses})

    def _sort(self, weight: int, alternatives: list[list[int]]) -> None:
        if len(alternatives) == 1:
            uses = list(dict.fromkeys(alternatives[0]))
            of_moves = [use for use in uses if self.tests[use >> 1].about]
            if not of_moves:
                return  # it votes for both moves of every pair, or for none
            if len(of_moves) == 1:
                self._sort_single(weight, of_moves[0], [use for use in uses if use not in of_moves])
                return
        self.wholes.append((str(weight), alternatives))

    def _sort_single(self, weight: int, use: int, of_board: list[int]) -> None:
        """A clause with one literal about moves: what it says of the second move it says against the first."""
        test, is_negated = self.tests[use >> 1], bool(use & 1)
        if test.comparison is None:
            against = is_negated != (SECOND in test.about)
            self.singles.append((self._guarded(-weight if against else weight, of_board), test))
        elif test.comparison.mine != test.comparison.theirs:
            self.wholes.append((str(weight), [[use, *of_board]]))
        elif test.comparison.sign != "equal":  # that one says the same of both
            is_more = is_negated != (test.comparison.sign == "below")
            self.ranks.append((self._guarded(-weight if is_more else weight, of_board), test.comparison.mine))

    def _guarded(self, weight: int, of_board: Iterable[int]) -> str:
        conditions = [f"{'not ' * (use & 1)}({self.tests[use >> 1].text})" for use in of_board]
        if not conditions:
            return str(weight)
        name = f"weight{len(self.guards)}"
        self.guards[name] = f"int64({weight} if {' and '.join(conditions)} else 0)"
        return name

    def _put_into_tables(self) -> None:
        """Tests of one number that always count become a table, if there are several and they lie close together."""
        for weight, test in self.singles:
            if test.threshold is not None and weight not in self.guards:
                self.tabled.setdefault(test.threshold.number, []).append((int(weight), test.threshold))
        self.tabled = {n: tests for n, tests in self.tabled.items() if len(tests) >= FEWEST and len(_values(tests)) <= LARGEST}
        is_tabled = {test for tests in self.tabled.values() for _, test in tests}
        self.singles = [(weight, test) for weight, test in self.singles if weight in self.guards or test.threshold not in is_tabled]

    def tables(self) -> Iterator[str]:
        """Lines of the module: the tables."""
        for number, tests in self.tabled.items():
            worth = [sum(weight for weight, test in tests if test.holds(value)) for value in _values(tests)]
            yield f"TABLE_{number} = array({worth}, int64)"

    @property
    def has_singles(self) -> bool:
        return bool(self.singles or self.tabled)

    def before(self) -> Iterator[str]:
        """Lines before the moves are looked at."""
        yield from (f"{name} = {value}" for name, value in self.guards.items())
        if self.has_singles:
            yield "total = int64(0)"

    def of_a_move(self) -> Iterator[str]:
        """Lines about one move: what votes for it alone."""
        if not self.has_singles:
            return
        yield "vote = int64(0)"
        for number, tests in self.tabled.items():
            first, *_, last = _values(tests)
            yield f"vote += TABLE_{number}[min(max({number}, {first}), {last}) - {first}]"
        for weight, test in self.singles:
            yield f"vote += {weight} if {test.text} else 0"
        yield "scores[i] = vote"
        yield "total += vote"

    def together(self) -> Iterator[str]:
        """Lines after the moves have been looked at: their scores by what votes for one move alone."""
        yield "for i in range(size):"
        yield f"    scores[i] = LEVEL{' + size * scores[i] - total' if self.has_singles else ''}"


def _values(tests: list[tuple[int, Threshold]]) -> range:
    """The values that tests tell apart: below the first, and above the last, they all say the same."""
    cuts = [test.cut for _, test in tests]
    return range(min(cuts) - 1, max(cuts) + 2)
