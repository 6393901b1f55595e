"""Our own files: all of every record, of any games, as JSON; and what `play` and `match` keep, a record or one a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from prunus.core import files
from prunus.core.game import Game
from prunus.errors import BadFile, PrunusError
from prunus.players.formats.format import FormatEntry, Source, refuse_infinite
from prunus.players.record import GameRecord

HEAD = "prunus-records 1"  # the number goes up when an older version could not read it


def _read(source: Source) -> Iterator[GameRecord]:
    for number, each in enumerate(_games(source), 1):
        try:
            record = GameRecord.from_json(each)
        except BadFile as error:
            raise source.wrong(number, None, error) from error
        game = source.told(record.game, number, None)
        try:
            finished = replace(record, outcome=None, ending="unfinished").finished(game)
        except PrunusError as error:
            raise source.wrong(number, None, error) from error
        if record.ending == "over" and record != finished:
            raise source.wrong(
                number, None, f"its outcome is said to be {record.outcome}, and by the rules it is {finished.outcome}"
            )
        yield record


def _games(source: Source) -> list[Any]:
    """What is said of each game: in a list behind our head, one a line, or of one alone."""
    lines = [line for line in source.text.split("\n") if line.strip()]
    if len(lines) > 1 and re.fullmatch(r"\s*\{.*\}\s*", lines[0]):
        return [files.parse_json(line, f"{source.name}, game {number}") for number, line in enumerate(lines, 1)]
    whole = files.parse_json(source.text, source.name)
    said = whole.get("format") if isinstance(whole, dict) else None
    if said is None and isinstance(whole, dict) and "moves" in whole:
        return [whole]
    if said != HEAD or not isinstance(whole.get("games"), list):
        raise BadFile(
            f"{source.name} is no file of game records: its format should be {HEAD!r} and is {said!r}, or its games are no list"
        )
    games: list[Any] = whole["games"]
    return games


def _write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
    lines = ",\n".join(json.dumps(record.as_json()) for record, _ in games)
    return f'{{"format": {json.dumps(HEAD)}, "games": [\n{lines}\n]}}\n'.encode()


def _kept(record: GameRecord, game: Game) -> GameRecord:
    for remark in record.remarks:
        refuse_infinite(remark)
    return record


FORMAT = FormatEntry(
    "json",
    "all of every record, of any games: our own format",
    (".json", ".jsonl"),
    lambda game: True,
    lambda data: HEAD.encode() in data[:200] or re.match(rb'\s*\{\s*"game"\s*:', data) is not None,
    _read,
    _write,
    _kept,
)
