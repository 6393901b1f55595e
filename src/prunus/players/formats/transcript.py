"""Transcripts of Othello, `f5d6c3d3c4…`, one game a line; passes go without saying, but for one at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from prunus.core.game import Game
from prunus.games.othello import Othello
from prunus.players.formats import lines
from prunus.players.formats.format import PASS, FormatEntry, Said, Source
from prunus.players.record import GameRecord

MOVE = re.compile(r"[a-h][1-8]|pass|pa|--", re.IGNORECASE)


def is_othello(game: Game) -> bool:
    return isinstance(game, Othello)


def _read(source: Source) -> Iterator[GameRecord]:
    for number, at, text, game in lines.games_in(source, "othello"):
        yield source.record(game, number, at, _moves(source, number, at, text), skips_passes=True)


def _moves(source: Source, number: int, at: int, text: str) -> Iterator[Said]:
    place, text = 0, text.rstrip()
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        found = MOVE.match(text, place)
        if found is None:
            raise source.wrong(number, at, f"character {place + 1}, {text[place]!r}, begins no square such as f5")
        yield Said(found[0] if found[0][-1].isdigit() else PASS, at)
        place = found.end()


def _write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
    whole = []
    for record, _ in games:
        last = len(record.moves) - 1
        whole.append("".join(move for ply, move in enumerate(record.moves) if move != PASS or ply == last))
    return lines.written(whole, games, "othello")


FORMAT = FormatEntry(
    "transcript",
    "moves of Othello without spaces, one game a line",
    (".transcript",),
    is_othello,
    lambda data: lines.looks_like(f"({MOVE.pattern})+", data),
    _read,
    _write,
    lines.moves_alone,
)
