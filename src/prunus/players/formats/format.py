"""What a format of game records must answer, and what all of them share.

A file is read game by game, and every move is held against the rules: what is wrong is said with file, game, line and move.
A format that cannot hold all of a record says what it keeps (`kept`), and exactly that is what is read again from what was written.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from prunus.core import registry
from prunus.core.game import Game
from prunus.core.grammar import Entry
from prunus.errors import BadFile, DoesNotFit, PrunusError
from prunus.players.record import NOTHING, Ending, GameRecord, Remark, is_named, read_move

PASS = "pass"


class Said(NamedTuple):
    """A move as a file has it, and where."""

    text: str
    at: int
    remark: Remark = NOTHING
    player: str = ""  # who is said to have made it


@dataclass
class Source:
    """A file that is read: what it is called, what is in it, and the game that it is said to be of."""

    name: str
    data: bytes
    game: Game | None = None
    notes: list[str] = field(default_factory=list)  # what people should know of a file that could be read
    is_latin: bool = False  # what is no UTF-8 is read as the old standards have it, one byte a character
    games: Callable[[str], Game] | None = None  # who finds the games that a file names, where not all of Prunus may be found

    @cached_property
    def text(self) -> str:
        try:
            text = self.data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            if not self.is_latin:
                raise BadFile(f"{self.name} is not text in UTF-8: byte {error.start + 1} makes no sense") from None
            text = self.data.decode("latin-1")
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def wrong(self, number: int, at: int | None, sentence: object) -> BadFile:
        """What is wrong, with the place: a line of text, a byte of anything else."""
        if at is None:
            return BadFile(f"{self.name}, game {number}: {sentence}")
        where = f"line {self.text.count(chr(10), 0, at) + 1}" if "text" in vars(self) else f"byte {at + 1:,}"
        return BadFile(f"{self.name}, game {number}, {where}: {sentence}")

    def told(self, name: str, number: int, at: int | None) -> Game:
        """The game that the file names, which must be the one that it was said to be of."""
        if self.game is not None and is_named(self.game, name):
            return self.game
        try:
            found = (self.games or named_game)(name)
        except PrunusError as error:
            raise self.wrong(number, at, error) from error
        return self.agreed(found, number, at)

    def agreed(self, found: Game, number: int, at: int | None) -> Game:
        """The game that the file is of; an error if it was said to be of another one."""
        if self.game is not None and found.name != self.game.name:
            raise self.wrong(number, at, f"this is a game of {found.name}, and one of {self.game.name} was expected")
        return found if self.game is None else self.game

    def record(
        self,
        game: Game,
        number: int,
        at: int,
        moves: Iterable[Said],
        start: str = "",
        *,
        outcome: int | None = None,
        ending: Ending = "unfinished",
        skips_passes: bool = False,
        rest: str = "",
        **said: Any,
    ) -> GameRecord:
        """The record of moves that the rules allow, as the game writes them; what else is said of it goes into its fields.

        The outcome is what the rules say if the game is over, unless the file says that it ended otherwise. With `skips_passes`
        passes go without saying. `rest` names the tag that moves after the end go into, where a file has its own idea of the end.
        """
        try:
            position = game.parse(start) if start else game.start()
        except PrunusError as error:
            raise self.wrong(number, at, error) from error
        begin = "" if position == game.start() else game.format(position)
        texts: list[str] = []
        remarks: list[Remark] = []
        after: list[str] = []
        for each in moves:
            if after or (rest and position.is_over()):
                after.append(each.text)
                continue
            if skips_passes and each.text.lower() != PASS and _must_pass(game, position):
                texts.append(PASS)
                remarks.append(NOTHING)
                position = position.play(game.parse_move(position, PASS))
            if each.player and each.player != game.player(position):
                raise self.wrong(
                    number, each.at, f"move {len(texts) + 1}, {each.text!r}, is made by {each.player}, whose turn it is not"
                )
            try:
                move = read_move(game, position, len(texts), each.text)
            except BadFile as error:
                raise self.wrong(number, each.at, error) from error
            texts.append(game.format_move(position, move))
            remarks.append(each.remark)
            position = position.play(move)
        tags = dict(said.pop("tags", {})) | ({rest: " ".join(after)} if after else {})
        is_decided_elsewhere = ending in ("time", "illegal move", "crash") or rest in tags
        if position.is_over() and (outcome is None or not is_decided_elsewhere):
            by_rules = int(position.outcome())
            outcome, ending = -by_rules if len(texts) % 2 else by_rules, "over"
        elif outcome is None:
            ending = "unfinished"
        whole = tuple(remarks) if any(each != NOTHING for each in remarks) else ()
        return GameRecord(game.name, tuple(texts), begin, whole, outcome=outcome, ending=ending, tags=tags, **said)


def _must_pass(game: Game, position: Any) -> bool:
    return not position.is_over() and [game.format_move(position, move) for move in position.moves()] == [PASS]


@dataclass(frozen=True)
class FormatEntry(Entry):
    """A format as people find it.

    `suits` says whether games of a kind can be written in it, `looks` whether a file begins as such files do. `kept` is what is
    left of a record in such a file, and `write` gets nothing else; where a text cannot be written, it raises DoesNotFit.
    """

    suffixes: tuple[str, ...]
    suits: Callable[[Game], bool]
    looks: Callable[[bytes], bool]
    read: Callable[[Source], Iterable[GameRecord]]
    write: Callable[[Sequence[tuple[GameRecord, Game]]], bytes]
    kept: Callable[[GameRecord, Game], GameRecord]


def named_game(name: str) -> Game:
    """The game of a name that stands in a file, among those of Prunus: a file must not make us run another one."""
    place, colon, _ = name.partition(":")
    if place.endswith(".py") or (colon and registry.known("adapter", place) is None):
        raise DoesNotFit(
            f"a file of games names {name!r}, which is no game of Prunus, and is run only for who asks for it: give that game "
            f"beside the file (game={name!r}, or `--game {name}`)"
        )
    found: Game = registry.game(name)
    return found


def reduced(
    record: GameRecord,
    game: Game,
    *,
    remarks: Sequence[str] = (),
    has_players: bool = False,
    endings: Sequence[Ending] = (),
    has_comment: bool = False,
    is_tag: Callable[[str, str], bool] = lambda name, value: False,
) -> GameRecord:
    """What is left of a record in a format that holds these parts: fields of remarks, ways to end besides being over, tags.

    Without a way to end the outcome is what the rules say.
    """
    left = tuple(_remark(each, remarks) for each in record.remarks)
    record = replace(
        record,
        remarks=left if any(each != NOTHING for each in left) else (),
        players=record.players if has_players else ("", ""),
        comment=record.comment if has_comment else "",
        tags={name: value for name, value in record.tags.items() if is_tag(name, value)},
    )
    if record.outcome is None or (record.ending != "over" and record.ending not in endings):
        return replace(record, outcome=None, ending="unfinished").finished(game)
    return record


def refuse_infinite(remark: Remark) -> None:
    for number in (remark.value, remark.seconds, remark.clock):
        if number is not None and not math.isfinite(number):
            raise DoesNotFit(f"a remark has the number {number}, which no file can hold")


def _remark(remark: Remark, fields: Sequence[str]) -> Remark:
    refuse_infinite(remark)
    return Remark(**{name: getattr(remark, name) for name in fields})


def is_white(game: Game, record: GameRecord, ply: int = 0) -> bool:
    """Whether White makes the move of this ply."""
    return (game.player(record.begins_at(game)) == "white") == (ply % 2 == 0)


def turned(is_first: bool, outcome: int | None, players: tuple[str, str]) -> tuple[int | None, tuple[str, str]]:
    """What a file says of a colour and then of the other, as a record says it of who begins and then of the other, and back:
    the outcome is for the first of them, and `is_first` says that the colour begins."""
    if is_first:
        return outcome, players
    return None if outcome is None else -outcome, (players[1], players[0])
