"""PDN, Portable Draughts Notation, of checkers: PGN with numbers of squares, on 8 x 8, as games of type 21.

Black begins, and yet 1-0 is a win of White, as in PGN and in the later drafts of PDN; some old collections mean who began. The
result of a game that was played to its end does not depend on it, for the rules say it.
"""

from __future__ import annotations

import re

from prunus.games.checkers import GAME, Checkers
from prunus.players.formats import tagged
from prunus.players.formats.format import FormatEntry

TYPE = "21"  # English draughts


def _refused(tags: dict[str, str]) -> str:
    kind = tags.get("GameType", TYPE)
    return (
        ""
        if kind.partition(",")[0].strip() == TYPE
        else f"its GameType is {kind!r}, and only {TYPE}, English draughts, is known here"
    )


def _looks(data: bytes) -> bool:
    text = data[:100_000].decode("latin-1")
    return re.search(r"\[GameType |(?:^|\s)[0-9]{1,3}\.\s*[0-9]{1,2}[-x][1-9]", text) is not None


DIALECT = tagged.Dialect(lambda: GAME, _refused, "black", {"GameType": TYPE})
FORMAT = FormatEntry(
    "pdn",
    "PDN of checkers",
    (".pdn",),
    lambda game: isinstance(game, Checkers),
    _looks,
    lambda source: tagged.read(source, DIALECT),
    lambda games: tagged.write(games, DIALECT),
    lambda record, game: tagged.kept(record, game, DIALECT),
)
