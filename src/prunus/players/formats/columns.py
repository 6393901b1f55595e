"""Games of Connect Four as the columns in order, `4453…`, counted from 1, one game a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prunus.core.game import Game
from prunus.games.connect_four import ConnectFour
from prunus.players.formats import lines
from prunus.players.formats.format import FormatEntry, Said, Source
from prunus.players.record import GameRecord


def _read(source: Source) -> Iterator[GameRecord]:
    for number, at, text, game in lines.games_in(source, "connect-four"):
        yield source.record(game, number, at, [Said(column, at) for column in text if not column.isspace()])


def _write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
    return lines.written(["".join(record.moves) for record, _ in games], games, "connect-four")


FORMAT = FormatEntry(
    "columns",
    "columns of Connect Four, counted from 1, one game a line",
    (".columns",),
    lambda game: isinstance(game, ConnectFour),
    lambda data: lines.looks_like("[1-7]+", data),
    _read,
    _write,
    lines.moves_alone,
)
