"""Solver: everything that solvers have in common, and how one is found: one that knows a game comes before one that knows none.

A solver answers one question, what the bounds of the value of a position are (`answer`). Deciding, valuing, the line of best play,
the value of every move, limits of time, stopping, progress and counting are written here, once for all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prunus.core.checked import own_line
from prunus.core.game import Game
from prunus.core.grammar import Entry
from prunus.core.names import SolverName
from prunus.core.registry import entries, find, game_of, named_game_of
from prunus.core.requests import Cancellation, NodeListener, real
from prunus.core.standing_in import itself
from prunus.core.units import WHOLE, units_of
from prunus.errors import BadGame, DoesNotFit, OutOfRange, Stopped
from prunus.searches.driving.parts import check_window, sound
from prunus.solvers.clock import Clock
from prunus.solvers.question import LEAST, MOST, Question
from prunus.solvers.solution import Solution

if TYPE_CHECKING:
    from prunus.tables.book import Book
    from prunus.tables.endgame_file import EndgameFile

DEFAULT = "alpha-beta"
MEGABYTES = 64.0
MOST_MEGABYTES = 1 << 16
OPEN, AROUND_ZERO = (LEAST, MOST), (-1, 1)


class Aim(Enum):
    """What a solution is to say."""

    RESULT = "1, 0 or -1: an ultra-weak solution"
    VALUE = "the value alone, or on which side of a window it lies"
    LINE = "the value, and a line of best play to the end of the game: a weak solution"
    MOVES = "the same, and the value of every move"


RESULT, VALUE, LINE, MOVES = Aim


class Unanswered(Exception):
    """A question that was left open, because the clock is over or the solver has given up."""


class Solver(ABC):
    """Values are for the player to move. What a solver has found it keeps for the next position; one caller at a time.

    After `seconds` of searching, Ctrl-C or `stop`, each of the verbs raises Stopped, which carries a Solution of what is proved.
    """

    name = ""
    knows_whole_lines = False  # whether `leading` goes to the end of the game
    cancel: Cancellation | None = None  # ends whatever is asked
    clock: Clock | None = None  # of the solution that is being found, or was found last

    @abstractmethod
    def answer(self, question: Question, clock: Clock) -> None:
        """Prove bounds until the question is answered, or the clock is over; write them down, and nothing else."""

    def admitted(self, position: Any) -> Any:
        """`position` with its types, if this solver can solve it."""
        return sound(position)

    def leading(self, position: Any, value: int, ply: int, clock: Clock) -> Sequence[int]:
        """One best move or more from a position of this value; none where play need not end. Unanswered if it is stopped.

        Of equal moves the first, found by questions: a move keeps the value if the opponent's is at most -value after it.
        """
        for move in position.moves():
            child = Question(position.play(move), -value, 1 - value, lower=-value, ply=ply + 1)
            self._ask(child, clock)
            if child.upper <= -value:
                return (move,)
        raise BadGame(
            f"no move of {position!r} keeps its value of {value}: its moves are not the same each time they are asked for"
        )

    def decide(self, position: Any, seconds: float | None = None, progress: NodeListener | None = None) -> Solution:
        """1, 0 or -1: an ultra-weak solution."""
        return self.asked(RESULT, position, seconds, progress, AROUND_ZERO)

    def value(self, position: Any, seconds: float | None = None, progress: NodeListener | None = None) -> Solution:
        """The value alone."""
        return self.asked(VALUE, position, seconds, progress)

    def bounds(
        self, position: Any, alpha: int, beta: int, seconds: float | None = None, progress: NodeListener | None = None
    ) -> Solution:
        """The value if it lies inside of the window; else a bound that shows that it does not: upper <= alpha or lower >= beta."""
        check_window((alpha, beta))
        return self.asked(VALUE, position, seconds, progress, (alpha, beta))

    def solve(self, position: Any, seconds: float | None = None, progress: NodeListener | None = None) -> Solution:
        """The value, and a line of best play to the end of the game: a weak solution."""
        return self.asked(LINE, position, seconds, progress)

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: NodeListener | None = None) -> Solution:
        """The same, and the value of every move."""
        return self.asked(MOVES, position, seconds, progress)

    def stop(self) -> None:
        """Ask the solver, from another thread, to give up: within a tenth of a second its caller gets Stopped."""
        if self.clock is not None:
            self.clock.stop()

    def asked(
        self, aim: Aim, position: Any, seconds: float | None, progress: NodeListener | None, window: tuple[int, int] = OPEN
    ) -> Solution:
        """What all verbs do: ask about the position, then about its moves, then follow the line, as far as the aim goes."""
        cancel = self.cancel
        clock = self.clock = Clock(seconds, progress, cancel)
        root = Question(self.admitted(position), *window)
        asked, line = position, list[int]()
        values: dict[int, int] = {}
        try:
            if cancel is None or not clock.is_over:
                self.answer(root, clock)
            if not root.is_answered:
                raise Unanswered
            if aim is MOVES:
                self._value_moves(root, values, clock)
            if aim is LINE or aim is MOVES:
                self._follow(root, line, clock)
        except (Unanswered, KeyboardInterrupt) as cause:
            clock.stop("keyboard" if isinstance(cause, KeyboardInterrupt) else "request")
            solution = self._solution(asked, aim, root, line, values, clock, clock.stopped_by)
            raise Stopped(f"stopped after {clock.nodes:,} nodes: {why(solution)}; {solution.proved}", solution) from None
        return self._solution(asked, aim, root, line, values, clock)

    def _solution(
        self,
        asked: Any,
        aim: Aim,
        root: Question,
        line: list[int],
        values: dict[int, int],
        clock: Clock,
        stopped_by: str | None = None,
    ) -> Solution:
        lower, upper = root.lower, root.upper
        if aim is RESULT:
            lower, upper = min(max(lower, -1), 1), min(max(upper, -1), 1)
        return Solution(
            None if lower == LEAST else lower,
            None if upper == MOST else upper,
            own_line(asked, root.position, line),
            values and dict(zip(own_line(asked, root.position, values), values.values(), strict=True)),
            clock.nodes,
            clock.seconds,
            self.name,
            root.distance,
            stopped_by=stopped_by,
            position=itself(root.position),
            units=WHOLE if aim is RESULT else units_of(root.position),
        )

    def _ask(self, question: Question, clock: Clock) -> None:
        """Have a question answered; Unanswered if it is not."""
        if not (question.is_answered or clock.is_over):
            self.answer(question, clock)
        if not question.is_answered:
            raise Unanswered

    def _value_moves(self, root: Question, values: dict[int, int], clock: Clock) -> None:
        """Write down what each move is worth. No reply is worth less to the opponent than minus the value of the root."""
        position = root.position
        for move in () if position.is_over() else position.moves():
            child = Question(position.play(move), lower=-root.lower, ply=1)
            self._ask(child, clock)
            values[int(move)] = -child.lower

    def _follow(self, root: Question, line: list[int], clock: Clock) -> None:
        """Write down best moves to the end of the game: those that the solver has come across, then those that lead on."""
        position, value = root.position, root.lower
        more: Sequence[int] = root.line
        while True:
            for move in more:
                line.append(int(move))
                position, value = position.play(move), -value
            if position.is_over():
                return
            if clock.is_over:
                raise Unanswered
            more = self.leading(position, value, len(line), clock)
            if self.knows_whole_lines or not more:
                line.extend(more)
                return


def why(solution: Solution) -> str:
    """Why a solution is not complete, as a part of a sentence."""
    reasons = {"seconds": "its time is up", "memory": "its memory is full", "depth": "a line does not end"}
    return reasons.get(str(solution.stopped_by), "it was asked to")


def whole_megabytes(megabytes: float) -> int:
    """How large the table of a solver made for one game is: whole megabytes, one or more."""
    if not 0 < real(megabytes, "a size of {!r} megabytes") <= MOST_MEGABYTES:
        raise OutOfRange(f"a table of {megabytes:g} megabytes is not between 1 and {MOST_MEGABYTES}")
    return ceil(megabytes)


@dataclass(frozen=True)
class SolverEntry(Entry):
    """A solver as people find it. `make(megabytes, threads)` gives one.

    `make_for_problems` is there where problem files count finished games otherwise than the rules do. A solver that knows no game
    in particular is general. `reach` is how many squares may be empty where it takes seconds at most, `quick` where it takes a few
    milliseconds.
    """

    suits: Callable[[Any], bool]
    make: Callable[[float, int], Solver]
    make_for_problems: Callable[[float, int], Solver] | None = None
    is_general: bool = False
    reach: int = 10
    quick: int = 6


def find_solver(position: Any, name: str | None = None) -> SolverEntry:
    """The solver called `name`; without one, that of the position's game, or the general one."""
    if name is None:
        special = [entry for entry in entries("solver").values() if not entry.is_general and entry.suits(position)]
        name = special[0].name if special else DEFAULT
    if not isinstance(name, str):
        raise DoesNotFit(f"{name!r} is no name of a solver")
    entry: SolverEntry = find("solver", name)
    if not entry.suits(position):
        raise another_game(name, position)
    return entry


def another_game(solver: str, position: Any) -> DoesNotFit:
    """What to say of a position that a solver is not made for."""
    game = game_of(position)
    name = type(position).__name__ if game is None else game.name
    fitting = [each for each, entry in entries("solver").items() if entry.suits(position)]
    return DoesNotFit(f"solver {solver!r} is for another game; {name} has {', '.join(fitting)}")


def solve(
    position: Any,
    *,
    solver: SolverName | str | None = None,
    who_wins: bool = False,
    all_moves: bool = False,
    megabytes: float = MEGABYTES,
    threads: int = 1,
    endgame: EndgameFile | Path | str | None = None,
    book: Book | Path | str | None = None,
    game: Game | None = None,
    seconds: float | None = None,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
) -> Solution:
    """The true value of `position` and a line of best play, by the solver of its game or by the one that is named.

    `who_wins` asks for 1, 0 or -1 alone, `all_moves` for the value of every move too. `endgame` is a table of a strong solution to
    look up in, and nothing is searched; `book` is asked first, and learns what is found. They are of `game`, by default the one
    that the position belongs to. After `seconds`, Ctrl-C or a `cancel` token it raises Stopped, which carries what is proved by
    then; `progress` is called with the number of nodes.
    """
    if who_wins and all_moves:
        raise DoesNotFit("who wins is one question and the value of every move another: ask for one of them")
    sound(position)  # whatever is wrong with it is said first
    if endgame is not None:
        wrong = {"a solver": solver is not None, "a book": book is not None, "threads": threads != 1}
        for what in (what for what, is_given in wrong.items() if is_given):
            raise DoesNotFit(f"an endgame table is only looked up in: {what} would say nothing")
        chosen = _looking_up(endgame, game or named_game_of(position))
    else:
        chosen = find_solver(position, solver).make(megabytes, threads)
    chosen.cancel = cancel
    with _consulted(book, chosen, lambda: game or named_game_of(position)) as asked:
        ask = asked.decide if who_wins else asked.value_of_moves if all_moves else asked.solve
        return ask(position, seconds, progress)


def solver_of_problems(game: Game, *, solver: str | None, megabytes: float, threads: int, endgame: Path | None) -> Solver:
    """The solver for a file of problems, which may count finished games otherwise than the rules do."""
    if endgame is not None:
        return _looking_up(endgame, game)
    entry = find_solver(game.start(), solver)
    return (entry.make_for_problems or entry.make)(megabytes, threads)


def _looking_up(endgame: EndgameFile | Path | str, game: Game) -> Solver:
    from prunus.solvers.strong.by_table import TableSolver  # a solver itself, as the one below
    from prunus.tables.endgame_file import EndgameFile, read_endgame

    return TableSolver(game, endgame if isinstance(endgame, EndgameFile) else read_endgame(Path(endgame), game))


@contextmanager
def _consulted(book: Book | Path | str | None, solver: Solver, game: Callable[[], Game]) -> Iterator[Solver]:
    """The solver with a book beside it, if there is one; a book that is named by its file is closed again."""
    if book is None:
        yield solver
        return
    from prunus.solvers.by_book import BookSolver
    from prunus.tables.book import OUTCOME, Book

    if isinstance(book, Book):
        yield BookSolver(solver, book)
        return
    with Book.open_or_create(Path(book), game(), OUTCOME) as opened:
        yield BookSolver(solver, opened)


def possible(game: Game, position: Any) -> Any:
    """`position` itself, if it is one that the game can write and read back; overlapping or floating stones are refused."""
    position = sound(position)
    if game.parse(game.format(position)) != position:
        raise DoesNotFit(f"{position!r} is not a position of {game.name}: written as {game.format(position)!r}, it is another one")
    return position
