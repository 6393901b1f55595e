"""Weighing: what a program is worth on a sample of positions: how it orders their moves, how often a search says that it is right,
and what it saves the search. Nothing is compiled for one program: all of a game's are numbers to the same kernels."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.core.rows import is_row
from prunus.errors import OutOfRange, Stopped
from prunus.lab.sample import estimated_leaves, unseen
from prunus.logic.terms import PARTS, Program
from prunus.orderings.graded import graded_if_possible
from prunus.orderings.natural import Natural
from prunus.orderings.preferred import Preferred
from prunus.orderings.relation import MAX_MOVES
from prunus.searches.driving.parts import all_sound, find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.searches.shared.tally import LIMIT
from prunus.study.background import HEAD, Background
from prunus.study.compilation import numbered_scoring
from prunus.study.decisions import Review, reviewed, worth_of_moves
from prunus.study.literally import votes
from prunus.study.orderings.rules import Named

DEPTHS = {
    "othello": 7,
    "connect-four": 8,
    "tic-tac-toe": 6,
}  # plies that are searched; the orders that come with us begin at 4 to 6
COMPILED, INTERPRETED = 5, 3  # of other games
LEAVES = {COMPILED: 2e7, INTERPRETED: 2e4}  # of the tree of a position, at most
JUDGED = 5  # plies that say which of two moves is better
POSITIONS = (60, 12)  # that are judged, whatever is left of their games: where there are not so many, fewer
SEARCHED = (24, 6)  # that are searched, with so many plies left, or two
MOST_NODES = 20_000_000  # of a search
MOST_PAIRS = 40_000  # of moves, in all positions


class Ranked(NamedTuple):
    """A move of a position: its points or votes, None where the program leaves it where it was."""

    move: int
    points: float | None


@dataclass(frozen=True)
class Sample:
    """Positions of a game by seed, half of them of random games and half of games that were played with some care."""

    game: Game
    evaluation: Any
    background: Background
    told: tuple[Any, ...]  # the positions as their game knows them,
    positions: tuple[Any, ...]  # and as searches do, by whom the moves of plain games are numbered
    depth: int
    worth: dict[tuple[int, int], int]  # of every move: the number of its position, and the move
    searched: tuple[Any, ...]  # other positions, earlier in their games

    @classmethod
    def drawn(cls, game: Game, evaluation: str | None, seed: int) -> Sample:
        start, measure = game.start(), game.default_evaluation if evaluation is None else evaluation
        usual = COMPILED if is_row(start) else INTERPRETED
        deepest = DEPTHS.get(game.name, usual)
        told = _bounded(_drawn(game, POSITIONS, (1,), seed, measure))
        if not is_row(start):
            told = tuple(game.parse(game.format(each)) for each in told)
        positions, searched = (tuple(all_sound(each)) for each in (told, _drawn(game, SEARCHED, (deepest, 2), seed, measure)))
        depth = max(2, max(each for each in range(deepest + 1) if estimated_leaves(searched[0], each, seed) <= LEAVES[usual]))
        found = find_evaluation(measure, start)
        worth = worth_of_moves(positions, min(JUDGED, depth), found)
        return cls(game, found, Background.of(game, None, measure, depth), told, positions, depth, worth, searched)

    @property
    def judged_depth(self) -> int:
        return min(JUDGED, self.depth)

    def named(self, number: int) -> dict[int, str]:
        """What the moves of a position are called, as the game lists them."""
        told = self.told[number]
        return {
            int(move): self.game.format_move(told, own)
            for move, own in zip(self.positions[number].moves(), told.moves(), strict=True)
        }

    def places(self, number: int) -> dict[int, tuple[int, int] | None]:
        """Where they put their stones."""
        told, has_board = self.told[number], bool(self.game.rows(self.told[number]))
        moves = zip(self.positions[number].moves(), told.moves(), strict=True)
        return {int(move): self.game.place(told, own) if has_board else None for move, own in moves}

    def number_of(self, position: Any) -> int:
        return next(number for number, each in enumerate(self.positions) if each is position)

    def review(self, program: Program, off: Set[int], cancel: Cancellation) -> Review:
        """How often the program, and each of its clauses, is right."""
        return reviewed(program, self.background, self.positions, self.worth, off, cancel)

    def nodes(self, ordering: Any, cancel: Cancellation) -> list[int]:
        """What alpha-beta visits on each position that is searched, in some order; Stopped if its time is up."""
        search = Repeated(self.depth, self.evaluation, ordering)
        tally, found = search.context.tally, list[int]()
        tally.cells[LIMIT] = MOST_NODES
        with cancel.heard_by(tally.stop):
            for position in self.searched:
                if not cancel.is_cancelled:
                    search.nodes = 0
                    search.run(position)
                if cancel.is_cancelled or tally.is_stopped():
                    raise Stopped(f"{len(found)} of {len(self.searched)} positions were searched: the time is up", None)
                found.append(search.nodes)
        return found

    def natural(self) -> Any:
        return Natural()

    def graded(self) -> Any:
        """The order that a game grades its moves in, on which programs stand; the natural one where it grades none."""
        return graded_if_possible(self.game.start())

    def by(self, program: Program | None) -> Any:
        """The order of a program, as every search has it; of none the natural one."""
        if program is None:
            return self.natural()
        start = self.game.start()
        scoring = numbered_scoring(program, self.background, start)
        return Preferred.by(scoring, start, self.depth, Named(program, None).limit, self.graded())

    def order(self, program: Program | None, number: int) -> list[Ranked]:
        """The moves of a position as a search of its depth tries them."""
        position = self.positions[number]
        moves = [int(move) for move in position.moves()]
        if program is None:
            return [Ranked(move, None) for move in moves]
        ground = self.graded()
        if self.depth < Named(program, None).limit:
            return [Ranked(int(move), None) for move in ground.arrange(position, self.depth, 0)]
        if not 1 < len(moves) <= MAX_MOVES:
            return [Ranked(move, None) for move in moves]
        scores = votes(program, self.background, position).tolist()
        ranks = sorted(range(len(moves)), key=lambda i: (-scores[i], int(ground.place(position, np.int64(moves[i]), i))))
        return [Ranked(moves[i], scores[i] / PARTS if program.is_weighted else scores[i]) for i in ranks]


def without(program: Program, off: Set[int]) -> Program | None:
    """A program without some of its clauses of better_choice, counted from 0; None if none of them is left."""
    deciding = [clause for clause in program.clauses if clause.head.predicate == HEAD.predicate]
    left = [clause for number, clause in enumerate(deciding) if number not in off]
    if not left:
        return None
    gone = {id(clause) for number, clause in enumerate(deciding) if number in off}
    return replace(program, clauses=tuple(clause for clause in program.clauses if id(clause) not in gone))


def _drawn(game: Game, numbers: Sequence[int], plies: Sequence[int], seed: int, evaluation: Any) -> list[Any]:
    """As many positions with so many plies left as there are, or fewer of either."""
    *more, fewest = [(number, left) for left in plies for number in numbers]
    for number, left in more:
        try:
            return unseen(game, number, left, seed, evaluation)
        except OutOfRange:
            continue  # the game has not so many: the last try says so
    return unseen(game, *fewest, seed, evaluation)


def _bounded(positions: list[Any]) -> tuple[Any, ...]:
    """The first of them, so that their pairs of moves are not too many."""
    pairs = np.cumsum([int(position.move_count()) ** 2 for position in positions])
    return tuple(positions[: max(1, int(np.searchsorted(pairs, MOST_PAIRS, side="right")))])
