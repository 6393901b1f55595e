"""WTHOR (.wtb), the database of the French Othello federation: a head of 16 bytes, and 68 bytes a game.

    head    0  4 date of the file      4  4 number of games     8  2 number of records (0)    10  2 year of the games
           12  1 size, 0 or 8         13  1 kind               14  1 depth of the theory      15  1 nothing
    game    0  2 tournament            2  2 black               4  2 white
            6  1 discs of Black        7  1 the same with best play from the depth on          8  60 moves, 10 * row + column, 0

Passes are not stored. Players and tournaments are numbers of other files; they are kept as tags, as is the rest. A game that stops
before its end has the discs that somebody counted for it.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import replace

from prunus.core.game import Game
from prunus.errors import BadFile, DoesNotFit
from prunus.games.othello import Othello
from prunus.players.formats.format import PASS, FormatEntry, Said, Source, reduced
from prunus.players.record import GameRecord

HEAD = struct.Struct("<4BIHHBBBB")
GAME = struct.Struct("<HHHBB60s")
DISCS, MOVES, SIZE = 64, 60, 8
NUMBERS = {"tournament": 0xFFFF, "black": 0xFFFF, "white": 0xFFFF, "theoretical": DISCS, "depth": 0xFF, "year": 0xFFFF}
LETTERS = "abcdefgh"


def _read(source: Source) -> Iterator[GameRecord]:
    data = source.data
    if len(data) < HEAD.size:
        raise BadFile(f"{source.name} has {len(data)} bytes, and the head of a WTHOR file alone has {HEAD.size}")
    *_, number_of_games, _, year, size, _, depth, _ = HEAD.unpack_from(data)
    if size not in (0, SIZE):
        raise BadFile(f"{source.name} is of boards of {size} x {size}, and WTHOR files are read of 8 x 8 alone")
    if len(data) != HEAD.size + GAME.size * number_of_games:
        room = (len(data) - HEAD.size) / GAME.size
        raise BadFile(f"{source.name} should have {number_of_games:,} games of {GAME.size} bytes, and has bytes for {room:,.2f}")
    game = source.game or Othello()
    for number in range(1, number_of_games + 1):
        at = HEAD.size + (number - 1) * GAME.size
        tournament, black, white, discs, theoretical, moves = GAME.unpack_from(data, at)
        if discs > DISCS or theoretical > DISCS:
            raise source.wrong(number, at + 6, f"{max(discs, theoretical)} discs are more than there are squares")
        said = zip(NUMBERS, (tournament, black, white, theoretical, depth, year), strict=True)
        tags = {name: str(value) for name, value in said if value}
        found = _moves(source, number, at + 8, moves)
        yield source.record(game, number, at, found, skips_passes=True, outcome=2 * discs - DISCS, ending="adjudication", tags=tags)


def _moves(source: Source, number: int, at: int, moves: bytes) -> Iterator[Said]:
    made = moves.rstrip(b"\0")
    for place, square in enumerate(made, at):
        row, column = divmod(square, 10)
        if not (1 <= row <= SIZE and 1 <= column <= SIZE):
            raise source.wrong(number, place, f"move {place - at + 1} is {square}, which is no square: 10 * row + column, 11 to 88")
        yield Said(f"{LETTERS[column - 1]}{row}", place)


def _write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
    heads = {(record.tags.get("year", "0"), record.tags.get("depth", "0")) for record, _ in games}
    if len(heads) > 1:
        raise DoesNotFit(f"a WTHOR file has one year and one depth, and these games have {len(heads)} such pairs")
    ((year, depth),) = heads
    head = HEAD.pack(0, 0, 0, 0, len(games), 0, int(year), SIZE, 0, int(depth), 0)
    return head + b"".join(_written(number, record) for number, (record, _) in enumerate(games, 1))


def _written(number: int, record: GameRecord) -> bytes:
    if record.start or record.outcome is None:
        lacks = "begins elsewhere than at the start" if record.start else "has no outcome"
        raise DoesNotFit(f"game {number} {lacks}, and WTHOR has games from the start with a number of discs")
    numbers = [int(record.tags.get(name, "0")) for name in ("tournament", "black", "white")]
    moves = bytes(10 * int(move[1]) + LETTERS.index(move[0]) + 1 for move in record.moves if move != PASS)
    empty = MOVES - len(moves) if record.ending == "over" else 0  # squares that count for the winner
    discs = (DISCS + record.outcome + (record.outcome > 0) * empty - (record.outcome < 0) * empty) // 2
    return GAME.pack(*numbers, discs, int(record.tags.get("theoretical", "0")), moves)


def _kept(record: GameRecord, game: Game) -> GameRecord:
    """Discs are counted in pairs, so that who wins by one wins by two; a pass at the end is not there."""
    if record.ending not in ("over", "unfinished"):
        record = replace(record, ending="adjudication")
    if record.outcome is not None and record.ending != "over":
        outcome = min(DISCS, abs(record.outcome) + abs(record.outcome) % 2)
        record = replace(record, outcome=outcome if record.outcome > 0 else -outcome)
    if record.moves[-1:] == (PASS,):
        record = replace(record, moves=record.moves[:-1], remarks=record.remarks[:-1])
    return reduced(record, game, endings=("adjudication",), is_tag=_is_number)


def _is_number(name: str, value: str) -> bool:
    """Whether a tag is one of the numbers of the format; 0 is the same as none."""
    return name in NUMBERS and re.fullmatch("[1-9][0-9]{0,4}", value) is not None and int(value) <= NUMBERS[name]


def _looks(data: bytes) -> bool:
    return len(data) >= HEAD.size and len(data) == HEAD.size + GAME.size * HEAD.unpack_from(data)[4]


FORMAT = FormatEntry(
    "wthor",
    "WTHOR database of Othello games",
    (".wtb",),
    lambda game: isinstance(game, Othello) and game.size == SIZE,
    _looks,
    _read,
    _write,
    _kept,
)
