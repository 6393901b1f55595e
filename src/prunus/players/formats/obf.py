"""OBF: positions of Othello with the values of moves, one a line, as problems are published. A record of it has no moves.

--XXXXX--OOOXX-O… X; G8:+18; H1:+12; % a remark

The values become the tag `values`, what stands behind the % the comment. `prunus solve --problems` reads the same lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.errors import DoesNotFit, PrunusError
from prunus.games.othello import Othello
from prunus.players.formats import lines
from prunus.players.formats.format import FormatEntry, Source, reduced
from prunus.players.formats.transcript import is_othello
from prunus.players.record import GameRecord
from prunus.solvers.problems import answered

LOOK = re.compile(r"([-.XOxo]{16}|[-.XOxo]{36}|[-.XOxo]{64}) *[XOxo] *(;|%|$)")
SIZES = {16: 4, 36: 6, 64: 8}
VALUES = "values"
NO_GAME = "#%"  # begin lines that are no position


def _read(source: Source) -> Iterator[GameRecord]:
    for number, at, text, usual in lines.games_in(source, "othello", NO_GAME):
        found = LOOK.match(text.strip())
        game = usual if found is None else source.agreed(Othello(SIZES[len(found[1])]), number, at)
        try:
            position, values, remark = answered(text, game)
        except PrunusError as error:
            raise source.wrong(number, at, error) from error
        tags = {VALUES: _told(game, position, values)} if values else {}
        yield source.record(game, number, at, (), game.format(position), comment=" ".join(remark.split()), tags=tags)


def _told(game: Game, position: Any, values: Mapping[int, int]) -> str:
    return "; ".join(f"{game.format_move(position, move)}:{value:+d}" for move, value in values.items())


def _write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
    whole = []
    for number, (record, game) in enumerate(games, 1):
        if record.moves:
            raise DoesNotFit(f"game {number} has moves, and OBF has positions alone")
        parts = [record.start or game.format(game.start()), *filter(None, [record.tags.get(VALUES, "")])]
        whole.append("; ".join(parts) + ";" + f" % {record.comment}" * bool(record.comment))
    return "".join(f"{line}\n" for line in whole).encode()


def _kept(record: GameRecord, game: Game) -> GameRecord:
    """A remark is one line; values are such that they can be read."""
    record = replace(record, comment=" ".join(record.comment.split()))
    kept = reduced(record, game, has_comment=True, is_tag=lambda name, value: name == VALUES)
    if VALUES not in kept.tags:
        return kept
    try:
        position, values, _ = answered(f"{kept.start or game.format(game.start())}; {kept.tags[VALUES]}", game)
    except PrunusError as error:
        raise DoesNotFit(f"the values of a position cannot be written: {error}") from error
    return replace(kept, tags={VALUES: _told(game, position, values)} if values else {})


FORMAT = FormatEntry(
    "obf",
    "positions of Othello with the values of moves, one a line",
    (".obf",),
    is_othello,
    lambda data: lines.looks_like(f"{LOOK.pattern}.*", data, NO_GAME),
    _read,
    _write,
    _kept,
)
