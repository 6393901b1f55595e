"""Games with tags, as PGN has them for chess and, after it, PDN for checkers: how such a file is read and written.

[White "who"]                       tags, then moves with numbers, comments in braces or behind a ;, signs of praise, variations in
1. e4 {[%clk 0:05:00] solid} e5 *   parentheses and the result, 1-0 where White has won

What is said of a move stands in its comment: [%clk …] the clock, [%emt …] the time it took, [%eval …] the value for White. Ends of
lines are spaces there. Of variations nothing is kept, and neither of the signs; a note says how many variations there were.

Unlike the reader of python-chess, which passes over what it does not understand, this one says where a file is damaged.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from prunus.core.game import Game
from prunus.errors import DoesNotFit, PrunusError
from prunus.players.formats.format import Said, Source, is_white, reduced, turned
from prunus.players.record import NOTHING, Ending, GameRecord, Remark

NAME = "[A-Za-z0-9][A-Za-z0-9_+#=:-]*"
TAG = re.compile(rf'\[\s*({NAME})\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
BETWEEN = re.compile(r"(?:\s+|;[^\n]*|(?m:^%[^\n]*))*")
PIECE = re.compile(
    r"""(?P<nothing>\s+|(?m:^%[^\n]*)|\$[0-9]{1,3}|[!?]{1,2}|[0-9]{1,4}\.+)
    |\{(?P<braced>[^}]*)\}|;(?P<line>[^\n]*)|(?P<parenthesis>[()])
    |(?P<result>(?:1-0|0-1|1/2-1/2|\*)(?=[\s{(;\[]|$))|(?P<move>[^\s{}()\[\];$!?]+)""",
    re.VERBOSE,
)
TIME = r"([0-9]{1,9}):([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,9})?)"
COMMAND = re.compile(rf"\[%(clk|emt)\s+{TIME}\]|\[%eval\s+([+-]?[0-9]{{1,10}}(?:\.[0-9]{{1,9}})?)(?:,[0-9]{{1,5}})?\]")
RESULTS = {"1-0": 1, "0-1": -1, "1/2-1/2": 0, "*": None}  # for White
ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}  # what must be there, and what it is where nobody knows
OURS = {"White", "Black", "Result", "SetUp", "FEN", "Termination"}
TERMINATIONS: dict[Ending, str] = {
    "resignation": "normal",
    "time": "time forfeit",
    "illegal move": "rules infraction",
    "crash": "abandoned",
    "adjudication": "adjudication",
}
IN_WORDS: dict[str, Ending] = {"time": "time", "infraction": "illegal move", "abandon": "crash", "emergency": "crash"}
IN_WORDS |= {"adjudicat": "adjudication", "agree": "adjudication", "normal": "resignation", "resign": "resignation"}
DETAILS = "TerminationDetails"  # where an ending stands that is told in other words
MOST_VALUE = 1e9  # larger ones have more digits than readers take
WIDTH = 80


@dataclass(frozen=True)
class Dialect:
    """What a game makes of it: `refused` says of tags why a game with them is not of this kind, "" if it is."""

    game: Callable[[], Game]
    refused: Callable[[dict[str, str]], str]
    begins: str = "white"  # whose moves come first behind a number
    own: dict[str, str] = field(default_factory=dict)  # tags by which its files are known
    rest: str = ""  # the tag for moves after what we hold to be the end


def read(source: Source, dialect: Dialect) -> Iterator[GameRecord]:
    """The games of a file."""
    source.is_latin = True
    game = source.game or dialect.game()
    number, at, variations = 0, _after(BETWEEN, source.text, 0), 0
    while at < len(source.text):
        number += 1
        begin, tags = at, dict[str, str]()
        while source.text.startswith("[", at):
            found = TAG.match(source.text, at)
            if found is None:
                raise source.wrong(number, at, f'{source.text[at : at + 30]!r} is no tag such as [Event "…"]')
            tags[found[1]] = re.sub(r'\\(["\\])', r"\1", found[2])
            at = _after(BETWEEN, source.text, found.end())
        if refusal := dialect.refused(tags):
            raise source.wrong(number, begin, refusal)
        text = _Movetext(source, number, at)
        yield _record(source, number, begin, game, dialect, tags, text)
        variations += text.variations
        at = _after(BETWEEN, source.text, text.end)
    if variations:
        source.notes.append(f"{source.name}: {variations:,} variations are left out, and the main lines read")


def _after(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return at if found is None else found.end()


class _Movetext:
    """The moves of a game as the file has them, up to its result or the tags of the next one."""

    def __init__(self, source: Source, number: int, at: int) -> None:
        self.moves: list[tuple[str, int]] = []
        self.comments: list[str] = [""]  # before the first move, and after each
        self.result, self.variations, depth = "", 0, 0
        text = source.text
        while at < len(text) and not self.result and not (text[at] == "[" and depth == 0):
            found = PIECE.match(text, at)
            if found is None:
                what = "a comment that does not end" if text[at] == "{" else "neither a move, a comment nor a result"
                raise source.wrong(number, at, f"{text[at : at + 20]!r} is {what}")
            if found["parenthesis"]:
                depth += 1 if found["parenthesis"] == "(" else -1
                self.variations += found["parenthesis"] == "("
                if depth < 0:
                    raise source.wrong(number, at, "a variation ends here, and none has begun")
            elif depth == 0:
                self._take(found, at)
            at = found.end()
        if depth:
            raise source.wrong(number, at - 1, "a variation has no end")
        self.end = at

    def _take(self, found: re.Match[str], at: int) -> None:
        comment = found["braced"] or found["line"]
        if comment:
            self.comments[-1] = " ".join(f"{self.comments[-1]} {comment}".split())
        elif found["move"]:
            self.moves.append((found["move"], at))
            self.comments.append("")
        self.result = found["result"] or ""


def _record(
    source: Source, number: int, at: int, game: Game, dialect: Dialect, tags: dict[str, str], text: _Movetext
) -> GameRecord:
    start = tags.get("FEN", "")
    try:
        white_begins = is_white(game, GameRecord(game.name, start=start))
    except PrunusError as error:
        raise source.wrong(number, at, error) from error
    said = tags.get("Result", text.result or "*")
    if said not in RESULTS or (text.result not in ("", "*", said) and said != "*"):
        raise source.wrong(number, at, f"its result is {said!r} in the tags and {text.result!r} behind the moves")
    result = RESULTS[text.result if said == "*" and text.result else said]
    ending, details = _ending(tags.get("Termination", ""), result)
    moves = []
    for ply, ((move, place), comment) in enumerate(zip(text.moves, text.comments[1:], strict=True)):
        moves.append(Said(move, place, _remark(comment, is_white=(ply % 2 == 0) == white_begins)))
    outcome, players = turned(white_begins, result, (_known("White", tags), _known("Black", tags)))
    others = {name: value for name, value in tags.items() if name not in OURS | {*dialect.own} and value != ROSTER.get(name)}
    others |= {DETAILS: details} if details else {}
    known: dict[str, Any] = {"outcome": outcome, "players": players, "comment": text.comments[0], "tags": others}
    return source.record(game, number, at, moves, start, ending=ending, rest=dialect.rest, **known)


def _known(name: str, tags: dict[str, str]) -> str:
    return "" if tags.get(name, "?") == "?" else tags[name]


def _ending(text: str, result: int | None) -> tuple[Ending, str]:
    """How a game ended that is not over by the rules, and the words for it where they are not the standard's."""
    for ending, words in TERMINATIONS.items():
        if text.lower() == words:
            return ending, ""
    usual: Ending = "unfinished" if result is None else "resignation" if result else "adjudication"
    if text.lower() in ("", "?", "unterminated"):
        return usual, ""
    return next((ending for word, ending in IN_WORDS.items() if word in text.lower()), usual), text


def _remark(comment: str, is_white: bool) -> Remark:
    """What a comment says of a move, and what is left of it."""
    found = NOTHING
    for each in COMMAND.finditer(comment):
        kind, hours, minutes, seconds, value = each.groups()
        if kind is None:
            found = replace(found, value=float(value) if is_white else -float(value))
        else:
            time = 3600 * int(hours) + 60 * int(minutes) + float(seconds)
            found = replace(found, clock=time) if kind == "clk" else replace(found, seconds=time)
    return replace(found, comment=" ".join(COMMAND.sub(" ", comment).split()))


def write(games: Sequence[tuple[GameRecord, Game]], dialect: Dialect) -> bytes:
    """Games as such a file has them."""
    return "\n".join(_written(record, game, dialect) for record, game in games).encode()


def _written(record: GameRecord, game: Game, dialect: Dialect) -> str:
    white_begins = is_white(game, record)
    outcome, (white, black) = turned(white_begins, record.outcome, record.players)
    result = next(text for text, worth in RESULTS.items() if worth == outcome)
    tags = ROSTER | {"White": white or "?", "Black": black or "?", "Result": result} | dialect.own | record.tags
    tags |= {"SetUp": "1", "FEN": record.start} if record.start else {}
    tags |= {"Termination": TERMINATIONS[record.ending]} if record.ending in TERMINATIONS else {}
    words = [f"{{{_braced(record.comment)}}}"] * bool(record.comment)
    is_second = white_begins != (dialect.begins == "white")
    for ply, move in enumerate(record.moves):
        number, half = divmod(ply + is_second, 2)
        words += [f"{number + 1}."] * (half == 0) + [f"{number + 1}..."] * (half == 1 and ply == 0)
        words += [move, *_comment(record.remark(ply), is_white=(ply % 2 == 0) == white_begins)]
    lines = [f'[{name} "{_quoted(name, value)}"]' for name, value in tags.items()]
    text = textwrap.fill(" ".join([*words, result]), WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*lines, "", text, ""])


def _quoted(name: str, value: str) -> str:
    if re.search(r"[\r\n]", value):
        raise DoesNotFit(f"tag {name} is {value!r}, and a tag is written on one line")
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _braced(comment: str) -> str:
    if "}" in comment:
        raise DoesNotFit(f"comment {comment!r} has a }}, which ends comments and cannot be written within one")
    return comment


def _comment(remark: Remark, is_white: bool) -> list[str]:
    if COMMAND.search(remark.comment):
        raise DoesNotFit(f"comment {remark.comment!r} would be read as a clock or a value")
    parts = []
    if remark.value is not None and abs(remark.value) >= MOST_VALUE:
        raise DoesNotFit(f"a value of {remark.value} cannot be written")
    if remark.value is not None:
        parts.append(f"[%eval {remark.value if is_white else -remark.value:.2f}]")
    parts += [f"[%{name} {_time(time)}]" for name, time in (("clk", remark.clock), ("emt", remark.seconds)) if time is not None]
    whole = " ".join([*parts, *filter(None, [_braced(remark.comment)])])
    return [f"{{{whole}}}"] if whole else []


def _time(seconds: float) -> str:
    if not 0 <= seconds < 3600 * 10**9:
        raise DoesNotFit(f"a time of {seconds} seconds cannot be written")
    whole, thousandths = divmod(round(seconds * 1000), 1000)
    rest = f".{thousandths:03d}".rstrip("0") if thousandths else ""
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}{rest}"


def kept(record: GameRecord, game: Game, dialect: Dialect) -> GameRecord:
    """Times are kept to a thousandth of a second, values to a hundredth, and what wins to its sign."""
    remarks = tuple(
        Remark(
            " ".join(each.comment.split()),
            None if each.value is None else round(each.value, 2),
            *(None if time is None else round(time, 3) for time in (each.seconds, each.clock)),
        )
        for each in record.remarks
    )
    first, second = ("" if name == "?" else name for name in record.players)
    outcome = record.outcome if not record.outcome else record.outcome // abs(record.outcome)
    record = replace(record, remarks=remarks, players=(first, second), outcome=outcome, comment=" ".join(record.comment.split()))
    return reduced(
        record,
        game,
        remarks=("comment", "value", "seconds", "clock"),
        has_players=True,
        endings=tuple(TERMINATIONS),
        has_comment=True,
        is_tag=lambda name, value: (
            re.fullmatch(NAME, name) is not None and name not in OURS | {*dialect.own} and value != ROSTER.get(name)
        ),
    )
