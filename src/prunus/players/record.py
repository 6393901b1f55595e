"""GameRecord: one game as it was played, with what was said and how long it took, whatever file it came from.

Moves and start are kept as the game writes them, so that a record can be read, told and stored without the game; `replayed` plays
it again and says which move cannot be. Files of other programs are read and written in `players/formats`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Any, Literal

from prunus.core.game import Game
from prunus.errors import BadFile, PrunusError

Ending = Literal["over", "time", "illegal move", "crash", "resignation", "adjudication", "unfinished"]
ENDINGS: tuple[Ending, ...] = ("over", "time", "illegal move", "crash", "resignation", "adjudication", "unfinished")


@dataclass(frozen=True)
class Remark:
    """What is known of a move besides it: the value for who made it, the seconds that it took, what was left on the clock."""

    comment: str = ""
    value: float | None = None
    seconds: float | None = None
    clock: float | None = None


NOTHING = Remark()


@dataclass(frozen=True)
class GameRecord:
    """`outcome` is for the player who was to move in `start`, in the game's units; None while nobody has won or drawn.

    `start` is "" where the game began as it always does. `ending` says why it ended: the game was over, or else.
    """

    game: str
    moves: tuple[str, ...] = ()
    start: str = ""
    remarks: tuple[Remark, ...] = ()  # one a move, or none at all
    players: tuple[str, str] = ("", "")  # who begins, and the other
    outcome: int | None = None
    ending: Ending = "unfinished"
    comment: str = ""  # before the first move
    tags: dict[str, str] = field(default_factory=dict)  # what else the file says: date, event, …

    def remark(self, ply: int) -> Remark:
        """What was written beside the move of a ply: time, value, words."""
        return self.remarks[ply] if ply < len(self.remarks) else NOTHING

    def with_move(self, move: str, remark: Remark = NOTHING) -> GameRecord:
        """The record of the game when a move more was made."""
        said = [self.remark(ply) for ply in range(len(self.moves))]
        return replace(self, moves=(*self.moves, move), remarks=(*said, remark))

    def shortened(self, plies: int) -> GameRecord:
        """The game as it stood after so many moves."""
        return replace(self, moves=self.moves[:plies], remarks=self.remarks[:plies], outcome=None, ending="unfinished")

    def begins_at(self, game: Game) -> Any:
        """The position in which the game began."""
        return game.parse(self.start) if self.start else game.start()

    def replayed(self, game: Game) -> Iterator[tuple[Any, Any]]:
        """(position, move) of every ply, and last (position, None) where the game stopped; BadFile where a move cannot be made."""
        position = self.begins_at(game)
        for ply, text in enumerate(self.moves):
            move = read_move(game, position, ply, text)
            yield position, move
            position = position.play(move)
        yield position, None

    def moves_in(self, game: Game) -> tuple[Any, ...]:
        """The moves as the game has them."""
        return tuple(move for _, move in self.replayed(game) if move is not None)

    def finished(self, game: Game) -> GameRecord:
        """The same with its outcome, if the game is over where it stopped."""
        *_, (position, _) = self.replayed(game)
        if not position.is_over():
            return self
        outcome = int(position.outcome())
        return replace(self, outcome=-outcome if len(self.moves) % 2 else outcome, ending="over")

    def as_json(self) -> dict[str, Any]:
        """What a file of ours holds; `from_json` gives the record back."""
        remarks = [{name: value for name, value in vars(each).items() if value not in ("", None)} for each in self.remarks]
        said = {name: value for name, value in vars(self).items() if name not in ("moves", "remarks", "players")}
        return said | {"moves": list(self.moves), "players": list(self.players), "remarks": remarks}

    @classmethod
    def from_json(cls, said: Any) -> GameRecord:
        """The record that was written; BadFile if it is none."""
        try:
            remarks = tuple(Remark(**each) for each in said["remarks"])
            known = {name: said[name] for name in ("game", "start", "outcome", "ending", "comment", "tags")}
            first, second = said["players"]
            record = cls(moves=tuple(said["moves"]), remarks=remarks, players=(first, second), **known)
        except KeyError as error:
            raise BadFile(f"this is no record of a game: {error} is missing") from error
        except (TypeError, ValueError) as error:
            raise BadFile(f"this is no record of a game: {error}") from error
        if not isinstance(record.tags, dict) or not isinstance(said["moves"], list) or record.ending not in ENDINGS:
            raise BadFile("this is no record of a game: its tags, its moves, or the way it ended, are something else")
        texts = [record.game, record.start, record.comment, *record.moves, *record.players, *record.tags, *record.tags.values()]
        if not all(isinstance(text, str) for text in texts + [each.comment for each in remarks]):
            raise BadFile("this is no record of a game: something that should be a text is none")
        if not (record.outcome is None or type(record.outcome) is int):
            raise BadFile(f"this is no record of a game: its outcome is {record.outcome!r}")
        numbers = [number for each in remarks for number in (each.value, each.seconds, each.clock)]
        if not all(number is None or type(number) in (int, float) for number in numbers) or len(remarks) not in (
            0,
            len(record.moves),
        ):
            raise BadFile("this is no record of a game: its remarks are not one a move, or a value or time of one is no number")
        return record


def read_move(game: Game, position: Any, ply: int, text: str) -> Any:
    """The move that a record has at a ply; BadFile where it cannot be made."""
    if position.is_over():
        raise BadFile(f"move {ply + 1}, {text!r}, comes after the end of the game: {game.format(position)!r}")
    try:
        return game.parse_move(position, text)
    except PrunusError as error:
        raise BadFile(f"move {ply + 1}: {error}") from error


def is_named(game: Game, name: str) -> bool:
    """Whether a record's name of a game means this one; of a game in a file the folder is not compared, which may have moved."""
    return name == game.name or (".py" in name and PurePath(name).name == PurePath(game.name).name)


def told_outcome(record: GameRecord) -> str:
    """1-0, 0-1, 1/2-1/2 or *, as most files have it; the first number is who began."""
    if record.outcome is None:
        return "*"
    return "1-0" if record.outcome > 0 else "0-1" if record.outcome < 0 else "1/2-1/2"


def record_of(game: Game, start: Any, moves: Sequence[Any], **said: Any) -> GameRecord:
    """The record of moves that were made from a position."""
    begin = game.start() if start is None else start
    text = "" if start is None or start == game.start() else game.format(start)
    return GameRecord(game.name, tuple(game.format_line(begin, moves)), text, **said).finished(game)
