"""Analysis: every move of a game judged, by the exact solver where it reaches and by a search of one depth elsewhere.

Of every position all moves are valued, in the same way, so that no move is worth more than the best one and what a move has lost is
a number that can be trusted as far as its values can: exactly, or at a depth. What a loss is called:

    best        nothing was lost                                   only        there was no other move
    slip        of an exact value, but the game ends as it would   mistake     a quarter of what was at stake or more
    blunder     exact: a win became a draw or a loss, or a draw a loss; by a search: half of what was at stake or more

At stake is what lies between the best and the worst move, in this position or in the middle one of the game, whichever is more.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.core.units import Told
from prunus.core.values import WIN
from prunus.errors import Stopped
from prunus.players.kinds.solver import empty_squares
from prunus.players.record import GameRecord
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.solvers.solver import MEGABYTES, find_solver

Verdict = Literal["best", "only", "slip", "mistake", "blunder"]
MISTAKE, BLUNDER = 0.25, 0.5  # of what was at stake
PATIENCE = 10.0  # seconds for the exact value of a position
Listener = Callable[[int, int], None]  # is called with the moves that are judged, and how many there are


@dataclass(frozen=True)
class Judged:
    """A move of a game. Values are for who made it; `values` has every legal move, told as the game counts."""

    ply: int
    position: str
    player: str
    move: str
    values: dict[str, Told]
    best: str
    line: tuple[str, ...]  # best play, instead of the move
    refutation: tuple[str, ...]  # best play after the move, which begins it
    loss: int
    at_stake: int
    is_exact: bool
    changes_result: bool  # whether a won game was no longer won, or a drawn one lost, as far as the values tell
    verdict: Verdict = "best"

    @property
    def value(self) -> Told:
        return self.values[self.move]

    @property
    def best_value(self) -> Told:
        return self.values[self.best]


@dataclass(frozen=True)
class Analysis:
    """A record, and what is to be said of its moves; `depth` is that of searches, where the solver did not reach."""

    record: GameRecord
    game: Game
    depth: int
    moves: tuple[Judged, ...]

    @property
    def blunders(self) -> list[Judged]:
        """The moves that lost most, each with what would have been better."""
        return [each for each in self.moves if each.verdict == "blunder"]

    def curve(self) -> list[tuple[int, Told, bool]]:
        """(ply, value for the player who began, whether it is exact) before every move, with best play from there on."""
        return [(each.ply, _for_first(each.ply, each.best_value), each.is_exact) for each in self.moves]

    def as_json(self) -> dict[str, Any]:
        """All of it: the record, and every move with its value, the best one and both lines."""
        moves = [vars(each) | {"line": list(each.line), "refutation": list(each.refutation)} for each in self.moves]
        return {"game": self.game.name, "depth": self.depth, "record": self.record.as_json(), "moves": moves}


def analyse(
    record: GameRecord,
    game: Game,
    *,
    depth: int | None = None,
    evaluation: Any = None,
    reach: int | None = None,
    seconds: float = PATIENCE,
    progress: Listener | None = None,
    cancel: Cancellation | None = None,
) -> Analysis:
    """Judge every move. `reach` is with how many empty squares the solver is asked, for at most so many seconds a position;
    0 is never.

    Whoever is stopped raises Stopped with an Analysis of the last moves, those that are judged.
    """
    played = [(position, move) for position, move in record.replayed(game) if move is not None]
    depth = game.default_depth(game.start()) if depth is None else depth
    judge = _Judge(game, depth, evaluation, reach, seconds, cancel)
    found: list[Judged] = []
    # From the end to the beginning: what is exact below a position serves the solver's table above it.
    for ply in reversed(range(len(played))):
        try:
            found.insert(0, judge.judged(ply, *played[ply]))
        except Stopped as stopped:
            raise Stopped(str(stopped), Analysis(record, game, depth, tuple(_called(found)))) from None
        if progress is not None:
            progress(len(found), len(played))
    return Analysis(record, game, depth, tuple(_called(found)))


class _Judge:
    """Values moves, by what there is."""

    def __init__(
        self, game: Game, depth: int, evaluation: Any, reach: int | None, seconds: float, cancel: Cancellation | None
    ) -> None:
        self.game, self.depth, self.seconds, self.cancel = game, max(1, depth), seconds, cancel
        entry = find_solver(game.start())
        self.reach = entry.reach if reach is None else reach
        self.solver = entry.make(MEGABYTES, 1)
        self.solver.cancel = cancel
        self.searcher = Searcher(evaluation=evaluation or game.playing_evaluation or None)
        self.is_solving = True

    def judged(self, ply: int, position: Any, move: Any) -> Judged:
        legal = list(position.moves())
        solved = self._solved(position)
        lines: dict[Any, tuple[Any, ...]]
        if solved is None:
            values, told, lines = self._searched(position, legal)
            best = max(legal, key=lambda each: values[each])  # of equal ones the first
            line, refutation = lines[best], lines[move]
        else:
            values, told = dict(solved.values), solved.told
            best = max(legal, key=lambda each: values[each])
            line = solved.line if solved.line and solved.line[0] == best else (best,)
            refutation = line if move == best else (move, *self.solver.solve(position.play(move)).line)
        if values[move] == values[best]:
            best, line = move, refutation
        names = {each: self.game.format_move(position, each) for each in legal}
        return Judged(
            ply,
            self.game.format(position),
            self.game.player(position),
            names[move],
            {names[each]: told(values[each]) for each in legal},
            names[best],
            tuple(self.game.format_line(position, line)),
            tuple(self.game.format_line(position, refutation)),
            int(values[best] - values[move]),
            int(values[best] - min(values.values())),
            solved is not None,
            _sign(values[move]) < _sign(values[best]),
        )

    def _solved(self, position: Any) -> Any:
        """The solution with the value of every move; None where the end is out of reach, or an earlier one took too long.

        Where a game has no squares to count, how long it takes is all that tells what is in reach.
        """
        if not self.is_solving or self.reach == 0 or (empty_squares(self.game, position) or 0) > self.reach:
            return None
        try:
            return self.solver.value_of_moves(position, self.seconds)
        except Stopped:
            if self.cancel is not None and self.cancel.is_cancelled:
                raise
            self.is_solving = False
            return None

    def _searched(
        self, position: Any, legal: Sequence[Any]
    ) -> tuple[dict[Any, int], Callable[[int], Any], dict[Any, tuple[Any, ...]]]:
        """Values and lines of all moves, each by a search of the position after it."""
        values, lines, told = {}, {}, None
        for move in legal:
            result = self.searcher.think(position.play(move), Limits(depth=self.depth - 1), cancel=self.cancel)
            if not result.is_complete or result.value is None:
                raise Stopped("stopped before every move was judged", result)
            values[move], lines[move], told = -result.value, (move, *result.line), result.units.told
        assert told is not None
        return values, told, lines


def _called(moves: Sequence[Judged]) -> list[Judged]:
    """The moves with what they are called."""
    estimated = [each.at_stake for each in moves if not each.is_exact and len(each.values) > 1 and each.at_stake < WIN]
    usual = statistics.median(estimated) if estimated else 0
    return [replace(each, verdict=_verdict(each, usual)) for each in moves]


def _verdict(judged: Judged, usual: float) -> Verdict:
    if len(judged.values) == 1:
        return "only"
    if judged.loss == 0:
        return "best"
    if judged.is_exact:
        return "blunder" if judged.changes_result else "slip"
    share = judged.loss / max(judged.at_stake, usual, 1)
    return "blunder" if share >= BLUNDER else "mistake" if share >= MISTAKE else "slip"


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def _for_first(ply: int, value: Told) -> Told:
    if ply % 2 == 0:
        return value
    return -value if isinstance(value, int) else value.removeprefix("-") if value.startswith("-") else f"-{value}"
