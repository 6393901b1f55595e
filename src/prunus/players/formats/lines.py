"""Files with a game on each line: which lines are games, and of which game.

# game: othello-6x6         of which game the lines below are, where it is not the one that the format is for
# anything else             passed over, as empty lines are
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from prunus.core.game import Game
from prunus.errors import BadFile, DoesNotFit
from prunus.players.formats.format import Source, named_game, reduced
from prunus.players.record import GameRecord

TOLD = re.compile(r"#\s*game:\s*(\S+)\s*")


class Line(NamedTuple):
    number: int  # of the game
    at: int  # where it begins in the text
    text: str
    game: Game


def games_in(source: Source, usual: str = "", no_game: str = "#") -> Iterator[Line]:
    """The lines that are games: not those that begin with a sign of `no_game`; `usual` is the game of files that name none."""
    game, number, at = source.game, 0, 0
    for text in source.text.split("\n"):
        told = TOLD.fullmatch(text.strip())
        if told is not None:
            game = source.told(told[1], number + 1, at)
        elif text.strip() and text.lstrip()[0] not in no_game:
            number += 1
            if game is None and not usual:
                raise BadFile(f"{source.name} does not say which game it is of, as in `# game: othello`: say it")
            yield Line(number, at, text, game or named_game(usual))
        at += len(text) + 1


def looks_like(pattern: str, data: bytes, no_game: str = "#") -> bool:
    """Whether the first lines of a file that are no remarks look so, up to ten of them."""
    text = data[:100_000].decode("utf-8-sig", "replace").replace("\r", "\n")
    games = [line.strip() for line in text.split("\n") if line.strip() and line.lstrip()[0] not in no_game][:10]
    return bool(games) and all(re.fullmatch(pattern, line, re.IGNORECASE) for line in games)


def written(lines: Sequence[str], games: Sequence[tuple[GameRecord, Game]], usual: str = "") -> bytes:
    """Lines with, above those of a game that is not the usual one, its name."""
    text, last = "", usual
    for line, (_, game) in zip(lines, games, strict=True):
        text += ("" if game.name == last else f"# game: {game.name}\n") + line + "\n"
        last = game.name
    return text.encode()


def moves_alone(record: GameRecord, game: Game) -> GameRecord:
    """What is left of a record where nothing but moves is written."""
    if record.start or not record.moves:
        lacks = f"begins at {record.start!r}" if record.start else "has no move"
        raise DoesNotFit(f"it {lacks}, and only moves from the start on are written so")
    return reduced(record, game)
