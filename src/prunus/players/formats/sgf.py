r"""SGF, the Smart Game Format (Hollosi, FF[4]), for Othello, which is its game 2.

(;FF[4]GM[2]SZ[8]PB[black]PW[white]RE[B+12];B[f5]BL[58.5];W[d6]C[why not?](;B[c3])(;B[c4]))

A move is a square as f5, or two letters of which the second is the row from the top, as fe; nothing, tt, pa and pass are a pass.
AB, AW and PL set up another position, BL and WL are the seconds left on a clock, C is a comment. RE is B+12, W+R (resigned),
W+T (time), 0, Draw, Void or ?. The other properties of the first node become tags; what else stands beside moves is left out, and
so are variations: the first branch is read, and a note says how many others there were. Within brackets \ stands before ] and \.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from prunus.core.game import Game
from prunus.errors import OutOfRange
from prunus.games.othello import Othello
from prunus.players.formats.format import PASS, FormatEntry, Said, Source, is_white, reduced, turned
from prunus.players.formats.ggf import NUMBER, a_line_each, escaped, with_plain_texts
from prunus.players.formats.transcript import is_othello
from prunus.players.record import Ending, GameRecord, Remark

PIECE = re.compile(r"\s*(?:([();])|([A-Z]{1,8})((?:\s*\[(?:[^\]\\]|\\.)*\])+))", re.DOTALL)
VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
RESULT = re.compile(r"([BW])\+(?:([0-9]{1,3})(?:\.[0-9]{1,3})?|([RTF])[a-z]*)?|(0|Draw)|(\?|Void|)", re.IGNORECASE)
ENDINGS: dict[str, Ending] = {"R": "resignation", "T": "time", "F": "crash"}
FLAGS = {"resignation": "R", "time": "T"}
OURS = {"FF", "GM", "SZ", "PB", "PW", "RE", "AB", "AW", "PL", "B", "W", "C", "BL", "WL"}
LETTERS = "abcdefgh"


@dataclass
class _Node:
    """What stands behind one semicolon, and where it begins."""

    at: int
    values: dict[str, list[str]] = field(default_factory=dict)

    def first(self, name: str) -> str:
        return self.values.get(name, [""])[0]


def _read(source: Source) -> Iterator[GameRecord]:
    number, at, variations = 0, 0, 0
    while source.text[at:].strip():
        number += 1
        nodes, at, more = _main_line(source, number, at)
        variations += more
        yield _record(source, number, nodes)
    if variations:
        source.notes.append(f"{source.name}: {variations:,} variations are left out, and the main lines read")


def _main_line(source: Source, number: int, at: int) -> tuple[list[_Node], int, int]:
    """The nodes of a game along its first branches, where it ends, and how many other branches there are."""
    nodes: list[_Node] = []
    branches = list[int]()  # of every tree that is open, how many were seen below it
    left_out = variations = 0  # how many trees are open from the first that is left out on; and how many began so
    while True:
        found = PIECE.match(source.text, at)
        if found is None or not (branches or found[1] == "("):
            rest = source.text[at : at + 20].strip()
            raise source.wrong(number, at, f"{rest!r} is no part of a game of SGF" if rest else "it has no end, )")
        at, place = found.end(), found.start(1 if found[1] else 2)
        if found[1] == "(":
            is_other = bool(branches and branches[-1])
            if branches:
                branches[-1] += 1
            branches.append(0)
            variations += is_other and not left_out
            left_out += bool(left_out or is_other)
        elif found[1] == ")":
            branches.pop()
            left_out -= bool(left_out)
            if not branches:
                return nodes, at, variations
        elif found[1] == ";" and not left_out:
            nodes.append(_Node(place))
        elif found[2] and not left_out:
            if not nodes:
                raise source.wrong(number, place, f"property {found[2]} stands before the first node, which begins with ;")
            if found[2] in nodes[-1].values:
                raise source.wrong(number, place, f"a node says {found[2]} twice")
            nodes[-1].values[found[2]] = [re.sub(r"\\(\n|(.))", r"\2", text, flags=re.DOTALL) for text in VALUE.findall(found[3])]


def _record(source: Source, number: int, nodes: Sequence[_Node]) -> GameRecord:
    if not nodes:
        raise source.wrong(number, 0, "it has no node, which begins with ;")
    root = nodes[0]
    game, start = _board(source, number, root)
    moves: list[Said] = []
    comments: list[str] = []
    for node in nodes:
        made = [name for name in ("B", "W") if name in node.values]
        if len(made) == 2:
            raise source.wrong(number, node.at, "a node has a move of Black and one of White")
        if made:
            moves.append(_move(source, number, node, made[0], game))
        elif "C" in node.values:
            if moves:
                moves[-1] = _with_comment(moves[-1], node.first("C"))
            else:
                comments.append(node.first("C"))
    is_black = not start.endswith("O")
    result, ending = _result(source, number, root)
    outcome, players = turned(is_black, result, (root.first("PB"), root.first("PW")))
    tags = {name: ",".join(values) for name, values in root.values.items() if name not in OURS}
    known: dict[str, Any] = {"outcome": outcome, "players": players, "comment": "\n".join(comments), "tags": tags}
    return source.record(game, number, root.at, moves, start, skips_passes=True, ending=ending, **known)


def _with_comment(said: Said, comment: str) -> Said:
    whole = "\n".join(filter(None, [said.remark.comment, comment]))
    return said._replace(remark=replace(said.remark, comment=whole))


def _board(source: Source, number: int, root: _Node) -> tuple[Game, str]:
    """The game, by its size, and the position in which it began; "" for the usual one."""
    kind = root.first("GM").strip()
    if kind != "2":
        raise source.wrong(number, root.at, f"this is a game of kind {kind or '1'!r}, and SGF is read of Othello alone, GM[2]")
    size = root.first("SZ").strip() or "8"
    try:
        game = Othello(int(size) if re.fullmatch("[0-9]{1,2}", size) else 0)
    except OutOfRange as error:
        raise source.wrong(number, root.at, error) from error
    mover = root.first("PL").strip().upper()[:1]
    this = source.agreed(game, number, root.at)
    if not {"AB", "AW", "PL"} & {*root.values}:
        return this, ""
    squares = ["-"] * game.size**2
    if not {"AB", "AW"} & {*root.values}:
        squares = list("".join(game.rows(game.start())))
    for name, stone in (("AB", "X"), ("AW", "O")):
        for text in root.values.get(name, []):
            square = _square(text, game.size)
            if square == PASS or not square:
                raise source.wrong(number, root.at, f"{name}[{text}] is no square")
            squares[LETTERS.index(square[0]) + game.size * (int(square[1]) - 1)] = stone
    return this, f"{''.join(squares)} {'O' if mover == 'W' else 'X'}"


def _square(text: str, size: int) -> str:
    """A move as the game writes it: as f5 or fe, or a pass; "" if it is neither."""
    text = text.strip().lower()
    if text in ("", "tt", "pa", "pass", "--"):
        return PASS
    if re.fullmatch(f"[a-{LETTERS[size - 1]}]{{2}}", text):
        return f"{text[0]}{LETTERS.index(text[1]) + 1}"
    return text if re.fullmatch(f"[a-{LETTERS[size - 1]}][1-{size}]", text) else ""


def _move(source: Source, number: int, node: _Node, name: str, game: Game) -> Said:
    assert isinstance(game, Othello)
    text, clock = _square(node.first(name), game.size), node.first(f"{name}L").strip()
    if not text:
        raise source.wrong(number, node.at, f"move {node.first(name)!r} is no square such as f5 or fe")
    if clock and re.fullmatch(NUMBER, clock, re.IGNORECASE) is None:
        raise source.wrong(number, node.at, f"{name}L[{clock}] is no number of seconds")
    remark = Remark(node.first("C"), clock=float(clock) if clock else None)
    return Said(text, node.at, remark, "black" if name == "B" else "white")


def _result(source: Source, number: int, root: _Node) -> tuple[int | None, Ending]:
    """The outcome for Black, and how it came about."""
    text = root.first("RE").strip()
    found = RESULT.fullmatch(text)
    if found is None:
        raise source.wrong(number, root.at, f"its result is {text!r}, and not such as B+12, W+R, 0 or ?")
    side, discs, flag, draw, _ = found.groups()
    if side is None:
        return (None, "unfinished") if draw is None else (0, "adjudication")
    worth = int(discs or 1) or 1
    return worth if side.upper() == "B" else -worth, ENDINGS[flag.upper()] if flag else "adjudication"


def _written(record: GameRecord, game: Othello, is_black: bool, outcome: int | None, players: tuple[str, str]) -> str:
    black, white = players
    head = {"FF": "4", "GM": "2", "SZ": str(game.size), "PB": black, "PW": white} | record.tags
    head |= {"RE": _told(outcome, record.ending)} | ({"C": record.comment} if record.comment else {})
    parts = ["".join(f"{name}[{escaped(value)}]" for name, value in head.items())]
    if record.start:
        squares = "".join(game.rows(record.begins_at(game)))
        for name, stone in (("AB", "X"), ("AW", "O")):
            places = [f"[{LETTERS[at % game.size]}{at // game.size + 1}]" for at, sign in enumerate(squares) if sign == stone]
            parts[0] += name + "".join(places) if places else ""
        parts[0] += f"PL[{'B' if is_black else 'W'}]"
    for ply, move in enumerate(record.moves):
        remark, side = record.remark(ply), "W" if is_white(game, record, ply) else "B"
        clock = "" if remark.clock is None else f"{side}L[{float(remark.clock)!r}]"
        comment = f"C[{escaped(remark.comment)}]" if remark.comment else ""
        parts.append(f"{side}[{'' if move == PASS else move}]{clock}{comment}")
    return "(;" + ";".join(parts) + ")"


def _told(outcome: int | None, ending: Ending) -> str:
    if outcome is None:
        return "?"
    if outcome == 0:
        return "0"
    return f"{'B' if outcome > 0 else 'W'}+{FLAGS.get(ending) or abs(outcome)}"


def _kept(record: GameRecord, game: Game) -> GameRecord:
    """Who resigned, was late or broke the rules is known, and not by how much; broken rules are said to be resignations."""
    record = with_plain_texts(record)
    if record.ending in FLAGS and record.outcome:
        record = replace(record, outcome=1 if record.outcome > 0 else -1)
    elif record.ending in FLAGS:
        record = replace(record, ending="adjudication")
    endings: tuple[Ending, ...] = ("resignation", "time", "adjudication")
    return reduced(record, game, remarks=("comment", "clock"), has_players=True, endings=endings, has_comment=True, is_tag=_is_tag)


def _is_tag(name: str, value: str) -> bool:
    return name not in OURS and re.fullmatch("[A-Z]{1,8}", name) is not None


FORMAT = FormatEntry(
    "sgf",
    "SGF of Othello: the main line of the game, GM[2]",
    (".sgf",),
    is_othello,
    lambda data: re.match(rb"\s*\(\s*;(?:[^();]|\\.)*?GM\s*\[\s*[0-9]", data[:1000], re.DOTALL) is not None,
    _read,
    a_line_each(_written),
    _kept,
)
