r"""GGF, the Generic Game Format of the Generic Game Server (Buro), for Othello.

(;GM[Othello]PC[GGS/os]DT[…]PB[black]PW[white]TI[05:00//02:00]TY[8]RE[+12]BO[8 --------…-- *]B[f5/1.2/0.8]W[d6//2]C[why not?];)

B and W are moves with the value and the seconds, either of which may be missing; PA is a pass. RE is the result for Black, behind a
colon r (resigned), t (time) or s (settled); C is a comment on the move before. All other properties become tags. Within
brackets \ stands before ] and \. Several games follow one another, with numbers between them or without.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.errors import OutOfRange
from prunus.games.othello import Othello
from prunus.players.formats.format import PASS, FormatEntry, Said, Source, is_white, reduced, turned
from prunus.players.formats.transcript import is_othello
from prunus.players.record import Ending, GameRecord, Remark

BETWEEN = re.compile(r"(?:\s+|[0-9]+(?=\s*\(;))*")
PROPERTY = re.compile(r"\s*([A-Z]{1,8})\s*\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
END = re.compile(r"\s*;\s*\)")
NUMBER = r"[+-]?(?:[0-9]{1,20}(?:\.[0-9]{0,25})?|\.[0-9]{1,25})(?:e[+-]?[0-9]{1,3})?"
RESULT = re.compile(rf"({NUMBER})(?::([rtsl]))?", re.IGNORECASE)
ENDINGS: dict[str, Ending] = {"r": "resignation", "t": "time", "s": "adjudication", "l": "crash"}
FLAGS = {"resignation": ":r", "time": ":t", "adjudication": ":s"}
Write = Callable[[Sequence[tuple[GameRecord, Game]]], bytes]
OURS = {"GM", "PB", "PW", "RE", "BO", "B", "W", "C"}


def _read(source: Source) -> Iterator[GameRecord]:
    text, number = source.text, 0
    at = _between(source, 0, 1)
    while at < len(text):
        number += 1
        properties, end = _properties(source, number, at)
        yield _record(source, number, at, properties)
        at = _between(source, end, number + 1)


def _between(source: Source, at: int, number: int) -> int:
    """Where the next game begins."""
    found = BETWEEN.match(source.text, at)
    at = found.end() if found else at
    if at < len(source.text) and not source.text.startswith("(;", at):
        raise source.wrong(number, at, f"{source.text[at : at + 20]!r} begins no game of GGF, which is (;GM[Othello]…;)")
    return at


def _properties(source: Source, number: int, at: int) -> tuple[list[tuple[str, str, int]], int]:
    """Names, arguments and places in a game, and where it ends."""
    place, properties = at + 2, list[tuple[str, str, int]]()
    while (end := END.match(source.text, place)) is None:
        found = PROPERTY.match(source.text, place)
        if found is None:
            rest = source.text[place : place + 20]
            raise source.wrong(
                number, place, f"{rest!r} is neither a property such as B[f5] nor the end, ;)" if rest else "it has no end, ;)"
            )
        properties.append((found[1], re.sub(r"\\(.)", r"\1", found[2], flags=re.DOTALL), found.start(1)))
        place = found.end()
    return properties, end.end()


def _record(source: Source, number: int, at: int, properties: list[tuple[str, str, int]]) -> GameRecord:
    said: dict[str, str] = {}
    moves: list[Said] = []
    comments: list[list[str]] = [[]]
    for name, value, place in properties:
        if name in ("B", "W"):
            moves.append(_move(source, number, value, place, name))
            comments.append([])
        elif name == "C":
            comments[-1].append(value)
        elif name in said:
            raise source.wrong(number, place, f"it says {name} twice")
        else:
            said[name] = value
    game, start = _board(source, number, at, said)
    before, *after = ["\n".join(each) for each in comments]
    moves = [move._replace(remark=replace(move.remark, comment=comment)) for move, comment in zip(moves, after, strict=True)]
    is_black = not start.endswith("O")
    result, ending = _result(source, number, at, said.pop("RE", "?"))
    outcome, players = turned(is_black, result, (said.pop("PB", ""), said.pop("PW", "")))
    known: dict[str, Any] = {"outcome": outcome, "players": players, "comment": before, "tags": said}
    return source.record(game, number, at, moves, start, skips_passes=True, ending=ending, **known)


def _board(source: Source, number: int, at: int, said: dict[str, str]) -> tuple[Game, str]:
    """The game, by its size, and the text of the position in which it began; what says so is taken out of `said`."""
    kind = said.pop("GM", "")
    if kind.lower() not in ("othello", "reversi"):
        raise source.wrong(number, at, f"this is a game of {kind or 'nothing'!r}, and GGF is read of Othello alone")
    kinds, board = said.get("TY", "8").strip().lower(), said.pop("BO", "")
    if "a" in kinds:
        raise source.wrong(number, at, f"its type is {kinds!r}, in which who has fewer discs wins: that game is not known here")
    size = re.match(r"\s*([0-9]{1,2})(?![0-9])", board or kinds)
    try:
        game = Othello(0 if size is None else int(size[1]))
    except OutOfRange as error:
        raise source.wrong(number, at, error) from error
    if said.pop("TY", "") and re.fullmatch(f"{game.size}[a-z]*", kinds) is None:
        raise source.wrong(number, at, f"its type is {kinds!r}, and not the size of its board, {game.size}, with letters as in 8kr")
    if kinds[len(str(game.size)) :]:
        said["TY"] = kinds
    squares = "".join(board.split())[len(str(game.size)) :].replace("*", "X")
    return source.agreed(game, number, at), f"{squares[:-1]} {squares[-1:]}" if board else ""


def _move(source: Source, number: int, value: str, at: int, name: str) -> Said:
    text, *numbers = (part.strip() for part in value.split("/"))
    wrong = [part for part in numbers if part and re.fullmatch(NUMBER, part, re.IGNORECASE) is None]
    if wrong or len(numbers) > 2:
        raise source.wrong(number, at, f"move {value!r} is not MOVE/VALUE/SECONDS")
    worth, seconds = [float(part) if part else None for part in numbers] + [None] * (2 - len(numbers))
    if any(each is not None and math.isinf(each) for each in (worth, seconds)):
        raise source.wrong(number, at, f"move {value!r} has a number without an end")
    is_pass = text.lower() in ("pa", "pass", "--")
    return Said(PASS if is_pass else text.lower(), at, Remark("", worth, seconds), "black" if name == "B" else "white")


def _result(source: Source, number: int, at: int, text: str) -> tuple[int | None, Ending]:
    """The outcome for Black, and how it came about."""
    if text.strip() in ("?", ""):
        return None, "unfinished"
    found = RESULT.fullmatch(text.strip())
    if found is None:
        raise source.wrong(number, at, f"its result is {text!r}, and not a number of discs such as +12 or -64:r")
    discs = float(found[1])
    if abs(discs) > 1000:
        raise source.wrong(number, at, f"its result is {text!r}, and there are not so many discs")
    outcome = math.ceil(abs(discs)) * (1 if discs > 0 else -1)  # komi may have made half a disc of it
    return outcome, ENDINGS[found[2].lower()] if found[2] else "adjudication"


def a_line_each(written: Callable[[GameRecord, Othello, bool, int | None, tuple[str, str]], str]) -> Write:
    """A writer of games of Othello, a line each: told whether Black begins, the outcome for Black, and the names, Black's first."""

    def write(games: Sequence[tuple[GameRecord, Game]]) -> bytes:
        lines = []
        for record, game in games:
            assert isinstance(game, Othello)
            is_black = not is_white(game, record)
            lines.append(written(record, game, is_black, *turned(is_black, record.outcome, record.players)))
        return "".join(f"{line}\n" for line in lines).encode()

    return write


def _written(record: GameRecord, game: Othello, is_black: bool, outcome: int | None, players: tuple[str, str]) -> str:
    black, white = players
    squares = "".join(game.rows(record.begins_at(game))).replace(".", "-").replace("X", "*")
    rows = [squares[at : at + game.size] for at in range(0, len(squares), game.size)]
    tags = {"TY": str(game.size)} | record.tags
    parts = [("GM", "Othello"), ("PB", black), ("PW", white), *tags.items(), ("RE", _told(outcome, record.ending))]
    parts += [("BO", " ".join([str(game.size), *rows, "*" if is_black else "O"]))]
    parts += [("C", record.comment)] * bool(record.comment)
    for ply, move in enumerate(record.moves):
        remark = record.remark(ply)
        numbers = ["" if number is None else repr(float(number)) for number in (remark.value, remark.seconds)]
        text = "/".join(["PA" if move == PASS else move, *numbers]).rstrip("/")
        parts += [("W" if is_white(game, record, ply) else "B", text)] + [("C", remark.comment)] * bool(remark.comment)
    return "(;" + "".join(f"{name}[{escaped(value)}]" for name, value in parts) + ";)"


def _told(outcome: int | None, ending: Ending) -> str:
    return "?" if outcome is None else f"{outcome:+d}{FLAGS.get(ending, '')}"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _kept(record: GameRecord, game: Game) -> GameRecord:
    return reduced(
        with_plain_texts(record),
        game,
        remarks=("comment", "value", "seconds"),
        has_players=True,
        endings=tuple(ENDINGS.values()),
        has_comment=True,
        is_tag=lambda name, value: _is_tag(name, value, game),
    )


def with_plain_texts(record: GameRecord) -> GameRecord:
    """The same with line feeds at the ends of lines; a player that crashed, or broke the rules, is said to have resigned."""
    remarks = tuple(replace(each, comment=_as_read(each.comment)) for each in record.remarks)
    names = (_as_read(record.players[0]), _as_read(record.players[1]))
    tags = {name: _as_read(value) for name, value in record.tags.items()}
    ending = "resignation" if record.ending in ("crash", "illegal move") else record.ending
    return replace(record, comment=_as_read(record.comment), remarks=remarks, players=names, tags=tags, ending=ending)


def _is_tag(name: str, value: str, game: Game) -> bool:
    """Whether a tag is a property of GGF that is not told already; a type is the size of the board and letters, as in 8kr."""
    assert isinstance(game, Othello)
    if name == "TY":
        return re.fullmatch(f"{game.size}[b-z]+", value) is not None
    return name not in OURS and re.fullmatch("[A-Z]{1,8}", name) is not None


def _as_read(text: str) -> str:
    """Ends of lines are line feeds."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


FORMAT = FormatEntry(
    "ggf",
    "GGF of Othello, as game servers and NBoard write it",
    (".ggf",),
    is_othello,
    lambda data: re.match(rb"[\s0-9]*\(;\s*GM\s*\[\s*[^0-9\s]", data[:1000]) is not None,
    _read,
    a_line_each(_written),
    _kept,
)
