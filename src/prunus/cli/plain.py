"""Plain stand-ins for characters that an output cannot show: − becomes -, ≤ becomes <=, a box is drawn with + - |."""

from __future__ import annotations

import codecs
import sys
import unicodedata

STAND_INS = {
    "−": "-", "–": "-", "—": "-", "…": "...", "≤": "<=", "≥": ">=", "≈": "~", "±": "+-", "∞": "inf", "×": "x", "·": ".",
    "α": "alpha", "β": "beta", "²": "2", "╳": "x", "▸": ">", "◂": "<", "█": "#", "░": ".", "→": "->", "⊆": "within",
    "━": "-", "’": "'", "“": '"', "”": '"', "─": "-", "│": "|", "┃": "|", "═": "=", "║": "|",
}  # fmt: skip
HANDLER = "prunus.plain"


def plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """A codec error handler: what cannot be encoded, in ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


def stand_in(character: str) -> str:
    """The same character in ASCII, or what comes near."""
    if character in STAND_INS:
        return STAND_INS[character]
    if "─" <= character <= "╿":  # the block of box drawing
        return "+"
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return letters or character.encode("ascii", "backslashreplace").decode()


def speak_plainly() -> None:
    """From now on stdout and stderr never fail for a character that they cannot show."""
    codecs.register_error(HANDLER, plain)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # it may be closed, or another object altogether
            stream.reconfigure(errors=HANDLER)
