"""PGN, Portable Game Notation (Edwards, 1994), of chess; moves are read by python-chess.

Our rules draw a game when a position comes a second time, so a game may go on behind our end: the moves after it stand in the tag
`Unread`, and the result is the file's.
"""

from __future__ import annotations

import re

from prunus.players.formats import tagged
from prunus.players.formats.format import FormatEntry, named_game

USUAL = ("", "standard", "chess", "normal", "from position")


def _refused(tags: dict[str, str]) -> str:
    if "GameType" in tags:
        return f"its GameType is {tags['GameType']!r}: this is PDN, of draughts and checkers"
    variant = tags.get("Variant", "")
    return "" if variant.lower() in USUAL else f"this is a game of the variant {variant!r}, and only chess itself is known here"


def _looks(data: bytes) -> bool:
    text = data[:100_000].decode("latin-1")
    is_begun = re.match(r'(?:\xef\xbb\xbf)?\s*(?:\[\s*\w+\s+"|1\.\s*[a-hKQRBNO])', text) is not None
    return is_begun and re.search(r"\[GameType |(?:^|\s)[0-9]{1,3}\.\s*[0-9]{1,2}[-x][1-9]", text) is None


DIALECT = tagged.Dialect(lambda: named_game("chess"), _refused, rest="Unread")
FORMAT = FormatEntry(
    "pgn",
    "PGN of chess",
    (".pgn",),
    lambda game: game.name == "chess",
    _looks,
    lambda source: tagged.read(source, DIALECT),
    lambda games: tagged.write(games, DIALECT),
    lambda record, game: tagged.kept(record, game, DIALECT),
)
