"""A game so far: its name, where it began and the moves since, which every question brings along."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from prunus.core.game import Game
from prunus.core.plain import made_of_class
from prunus.core.user_files import user_files
from prunus.errors import NotationError, NoValue, PrunusError, shortened
from prunus.players.player import HUMAN, Situation, find_player
from prunus.players.record import GameRecord, read_move
from prunus.players.sitting import SEATS, Sitting
from prunus.web.question import BadQuestion


class SoFar(NamedTuple):
    """Where a game began, its moves as the game writes them, and all positions on the way."""

    game: Game
    start: str  # "" where it began as it always does
    texts: list[str]
    moves: list[Any]
    positions: list[Any]

    @property
    def position(self) -> Any:
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        return bool(self.position.is_over())

    @property
    def seat(self) -> int:
        """Whose turn it is: 0 belongs to who began."""
        return len(self.moves) % 2

    @property
    def record(self) -> GameRecord:
        """The game as a record, with its outcome where there is one."""
        record = GameRecord(self.game.name, tuple(self.texts), self.start)
        try:
            return record.finished(self.game)
        except NoValue:  # a tree that does not say how it ends
            return record

    @property
    def sides(self) -> list[str]:
        """What the game calls who sits where; a word for each seat where it says nothing, or calls both the same."""
        last = len(self.moves)
        positions = {ply % 2: self.positions[ply] for ply in range(max(0, last - 1), last + 1)}
        if len(positions) == 1 and not self.is_over:
            positions[1] = self.position.play(next(iter(self.position.moves())))
        names = {seat: self.game.player(position) for seat, position in positions.items()}
        is_told = len(names) == 2 and all(names.values()) and names[0] != names[1]
        return [names[0], names[1]] if is_told else list(SEATS)

    def situation(self, seconds: float | None) -> Situation:
        """What a player is shown who has so many seconds."""
        return Situation(self.game, self.positions[0], tuple(self.moves), self.position, seconds)

    def going_on(self) -> SoFar:
        """The same; a game that is over is refused."""
        if self.is_over:
            raise BadQuestion("moves", f"the game is over: {shortened(self.game.format(self.position))!r}")
        return self

    def meant(self, text: str, field: str) -> str:
        """The move that somebody means who has typed it, as the game writes it; `field` is where they have."""
        person = find_player(HUMAN, self.game, seats_people=True)
        sitting = Sitting(self.game, (person, person), record=GameRecord(self.game.name, tuple(self.texts), self.start))
        try:
            return self.game.format_move(self.position, sitting.meant(text))
        except PrunusError as error:
            raise BadQuestion(field, str(error)) from error


def parsed(game: Game, text: str) -> Any:
    """The position of a text. A game of one's own may fail in whatever way at a text that is none: it is said as others say it."""
    try:
        return game.parse(text)
    except PrunusError:
        raise
    except Exception as error:
        if not (made_of_class(game) or user_files.get(type(game).__module__)):
            raise
        told = f"{type(error).__name__}: {shortened(str(error))}".removesuffix(": ")
        raise NotationError(
            f"{game.name} position", shortened(text), None, f"a position, and the game fails at it with {told}"
        ) from error


def played(game: Game, start: str, moves: Iterable[str]) -> SoFar:
    """The game with these moves; what cannot be read or played is said of the field that has it."""
    first, begin = game.start(), ""
    if start:
        try:
            first = parsed(game, start)
            begin = "" if first == game.start() else game.format(first)
        except PrunusError as error:
            raise BadQuestion("start", str(error)) from error
    so_far = SoFar(game, begin, [], [], [first])
    for ply, text in enumerate(moves):
        try:
            move = read_move(game, so_far.position, ply, text)
        except PrunusError as error:
            raise BadQuestion("moves", str(error)) from error
        so_far.texts.append(game.format_move(so_far.position, move))
        so_far.moves.append(move)
        so_far.positions.append(so_far.position.play(move))
    return so_far
