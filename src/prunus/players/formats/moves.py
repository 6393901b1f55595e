r"""Games of any kind as their moves with spaces between them, one game a line.

# game: tic-tac-toe
{a quick one} 5 1 {why not 2?} 3 7 4
[X...O.... ] 3 7                               where it began, if not at the start

A comment belongs to the move before it; within comments and positions, \ stands before { } [ ] and \, and \n is a new line.
Numbers of moves (1. 2.) are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from prunus.core.game import Game
from prunus.errors import DoesNotFit
from prunus.players.formats import lines
from prunus.players.formats.format import FormatEntry, Said, Source, reduced
from prunus.players.record import GameRecord, Remark

PIECE = re.compile(
    r"\s+|\{(?P<comment>(?:[^{}\\]|\\.)*)\}|\[(?P<start>(?:[^\[\]\\]|\\.)*)\]|(?P<number>[0-9]+\.+)|(?P<move>[^\s{}\[\]]+)"
)
ESCAPES = {"\n": r"\n", "\r": r"\r"} | {sign: f"\\{sign}" for sign in "{}[]\\"}
SIGNS = {escape[1]: sign for sign, escape in ESCAPES.items()}


def _read(source: Source) -> Iterator[GameRecord]:
    for number, at, text, game in lines.games_in(source):
        start, comment, moves, place = "", "", list[Said](), 0
        while place < len(text):
            found = PIECE.match(text, place)
            if found is None or (found["start"] is not None and (moves or start)):
                raise source.wrong(number, at, f"character {place + 1}, {text[place]!r}, begins neither a move nor a {{comment}}")
            if found["start"] is not None:
                start = _plain(found["start"])
            elif found["comment"] is not None and not moves:
                comment = _joined(comment, found["comment"])
            elif found["comment"] is not None:
                moves[-1] = moves[-1]._replace(remark=Remark(_joined(moves[-1].remark.comment, found["comment"])))
            elif found["move"] is not None:
                moves.append(Said(found["move"], at))
            place = found.end()
        yield source.record(game, number, at, moves, start, comment=comment)


def _plain(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: SIGNS.get(found[1], found[1]), text)


def _joined(earlier: str, text: str) -> str:
    return f"{earlier} {_plain(text)}".strip()


def _escaped(text: str) -> str:
    return "".join(ESCAPES.get(sign, sign) for sign in text)


def _write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
    return lines.written([_line(record) for record, _ in games], games)


def _line(record: GameRecord) -> str:
    words = [f"[{_escaped(record.start)}]"] * bool(record.start) + [f"{{{_escaped(record.comment)}}}"] * bool(record.comment)
    for ply, move in enumerate(record.moves):
        found = PIECE.fullmatch(move)
        if found is None or found["move"] is None or (not words and move.startswith("#")):
            raise DoesNotFit(f"move {move!r} of {record.game} cannot stand among others with spaces between them")
        comment = record.remark(ply).comment
        words += [move] + [f"{{{_escaped(comment)}}}"] * bool(comment)
    return " ".join(words) or "{}"


def _kept(record: GameRecord, game: Game) -> GameRecord:
    remarks = tuple(replace(each, comment=each.comment.strip()) for each in record.remarks)
    record = replace(record, comment=record.comment.strip(), remarks=remarks)
    return reduced(record, game, remarks=("comment",), has_comment=True)


FORMAT = FormatEntry(
    "moves",
    "moves of any game with spaces between them, and {comments}, one game a line",
    (".moves",),
    lambda game: True,
    lambda data: lines.TOLD.match(data[:1000].decode("utf-8-sig", "replace")) is not None,
    _read,
    _write,
    _kept,
)
