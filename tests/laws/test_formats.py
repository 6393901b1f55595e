"""Files of games: what is written reads back; what is damaged, or of another game, is refused with the place."""

from __future__ import annotations

import functools
import io
import json
import logging
import random
import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.jit import interpreting
from prunus.core.registry import find, game
from prunus.errors import BadFile, DoesNotFit, MissingFile, PrunusError, UnknownName
from prunus.players.formats import door
from prunus.players.formats.door import all_formats, lost, read_records, write_records, written_records
from prunus.players.formats.format import Source
from prunus.players.keeping import keep
from prunus.players.record import ENDINGS, GameRecord, Remark, record_of
from tests.attack.damage import damage
from tests.commands import ended
from tests.countdown import OF_WORDS

GAMES = ["othello-4x4", "othello", "connect-four-4x4", "checkers", "chess", "tic-tac-toe", "nim", "random-tree"]
PAIRS = [(name, form) for form, entry in all_formats().items() for name in GAMES if entry.suits(game(name))]
MOST_PLIES = 30


@pytest.fixture(autouse=True)
def _uncompiled(request: pytest.FixtureRequest) -> Iterator[None]:
    if re.search("chess|pgn|another|the_text|has_no_way", request.node.name):
        pytest.importorskip("chess", reason="python-chess is not installed: pip install 'prunus[chess]'")
    with interpreting():
        yield


@functools.cache
def played(name: str, seed: int) -> GameRecord:
    """A game by chance; every third begins where another one has stopped."""
    this, chance = game(name), random.Random(seed)
    most = None if name == "othello" else MOST_PLIES  # WTHOR has games with an outcome
    start = None
    if seed % 3 == 2:
        *_, (start, _) = played(name, seed + 1).shortened(3).replayed(this)
    position, moves = this.start() if start is None else start, []
    while not position.is_over() and len(moves) != most:
        moves.append(chance.choice(list(position.moves())))
        position = position.play(moves[-1])
    return record_of(this, start, moves)


FROM_START = ("transcript", "columns", "wthor")


def suited(record: GameRecord, form: str) -> GameRecord:
    """A record that a format can hold at all."""
    if form in FROM_START and record.start:
        return suited(played(record.game, 0), form)
    if form == "obf":
        return replace(record.shortened(0), outcome=None, ending="unfinished").finished(game(record.game))
    if form == "wthor":
        return replace(record, outcome=record.outcome or 0, ending="over" if record.outcome is not None else "adjudication")
    return record


@pytest.mark.parametrize(("name", "form"), PAIRS)
def test_games_read_back(name: str, form: str, tmp_path: Path) -> None:
    this, entry = game(name), all_formats()[form]
    records = [suited(played(name, seed), form) for seed in (0, 1, 2)]
    expected = [entry.kept(record, this) for record in records]
    path = tmp_path / f"games{entry.suffixes[0]}"
    write_records(path, records)
    assert read_records(path) == read_records(str(path), this) == expected
    assert read_records(path.read_bytes()) == expected  # its format is told by what is in it
    assert written_records(expected, form) == path.read_bytes()
    assert lost(expected, form) == []


signs = st.one_of(st.sampled_from(list("[]{}()\"'\\;:%/#*\n\r\t \u2028\x00\x1c$1")), st.characters(codec="utf-8"))
nasty = st.text(signs, max_size=12)
numbers = st.none() | st.integers(-64, 64) | st.floats(allow_nan=False, allow_infinity=False)
remarks = st.builds(Remark, nasty, numbers, st.none() | st.floats(0, 1e5), st.none() | st.floats(0, 1e5))
TAGS = ["Event", "Date", "DT", "TY", "KM", "year", "black", "values", "Termination", "FEN"]


@st.composite
def annotated(draw: st.DrawFn, name: str, form: str) -> GameRecord:
    line = nasty.map(lambda text: re.sub(r"[\r\n]", "", text)) if form in ("pgn", "pdn") else nasty  # tags there are lines
    tags = st.dictionaries(st.sampled_from(TAGS) | nasty, line, max_size=4)
    whole = played(name, draw(st.integers(0, 4)))
    ending = draw(st.sampled_from([each for each in ENDINGS if each != "over"]))
    record = whole if whole.ending == "over" and draw(st.booleans()) else whole.shortened(draw(st.integers(0, 6)))
    if record.ending == "unfinished" and ending != "unfinished":
        record = replace(record, ending=ending, outcome=draw(st.integers(-2, 2)))
    said = st.tuples(*[remarks] * min(len(record.moves), 6))
    more = [Remark()] * (len(record.moves) - 6)
    names = st.tuples(line, line)
    return replace(record, remarks=(*draw(said), *more), players=draw(names), comment=draw(nasty), tags=draw(tags))


@pytest.mark.parametrize(("name", "form"), [pair for pair in PAIRS if pair[0] != "othello" or pair[1] == "wthor"])
@given(data=st.data())
def test_whatever_is_said_of_a_game_reads_back_or_is_refused_in_a_sentence(name: str, form: str, data: st.DataObject) -> None:
    this, entry = game(name), all_formats()[form]
    record = data.draw(annotated(name, form))
    try:
        written = written_records([record, record], form)
    except DoesNotFit as error:
        refused = str(error)
    else:
        refused = ""
    if refused:
        assert "\n" not in refused
        return
    expected = entry.kept(record, this)
    assert read_records(written, this, form) == [expected, expected]
    assert entry.kept(expected, this) == expected


plain = st.text("abc äß%$:;,.!()", max_size=12).map(lambda text: " ".join(text.split()))


@pytest.mark.parametrize(("name", "form"), [("othello-4x4", "ggf"), ("checkers", "pdn"), ("chess", "pgn"), ("chess", "moves")])
@given(comment=plain, who=plain, ending=st.sampled_from(["time", "resignation", "adjudication"]))
def test_plain_words_clocks_and_values_are_kept(name: str, form: str, comment: str, who: str, ending: str) -> None:
    said = Remark(comment, value=-1.25, seconds=2.5, clock=None if form == "ggf" else 61.125)
    record = replace(
        played(name, 0).shortened(2), remarks=(said, said), comment=comment, players=(who, "b"), outcome=-1, ending=ending
    )
    held = replace(
        record, remarks=(Remark(comment), Remark(comment)) if comment else (), players=("", ""), outcome=None, ending="unfinished"
    )
    assert read_records(written_records([record], form), name, form) == [held if form == "moves" else record]


REFUSED = [
    ("chess", "pgn", {"comment": "a } b"}, r"comment 'a } b' has a }"),
    ("chess", "pgn", {"remarks": (Remark("}"),)}, r"comment '}' has a }"),
    ("chess", "pgn", {"remarks": (Remark("[%clk 0:00:01]"),)}, "would be read as a clock"),
    ("chess", "pgn", {"remarks": (Remark(value=1e300),)}, r"a value of 1e\+300"),
    ("chess", "pgn", {"remarks": (Remark(clock=-1.0),)}, "a time of -1.0 seconds"),
    ("chess", "pgn", {"tags": {"Event": "a\nb"}}, "a tag is written on one line"),
    ("chess", "pgn", {"players": ("\ud800", "")}, r"a character that no file can hold: '\\ud800'"),
    ("chess", "json", {"remarks": (Remark(value=float("nan")),)}, "game 1 cannot be written: a remark has the number nan"),
    ("othello", "wthor", {}, "has no outcome"),
    ("othello", "transcript", {"start": "-" * 27 + "OX------XO" + "-" * 27 + " O"}, "only moves from the start on"),
    ("othello", "obf", {}, "game 1 has moves"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "form", "said", "why"), REFUSED)
def test_what_a_format_has_no_way_to_write_is_refused(name: str, form: str, said: dict[str, Any], why: str) -> None:
    moves = {"chess": ("e4",), "othello": ("d6",)}[name] if "start" in said or name == "chess" else ("f5",)
    with pytest.raises(DoesNotFit, match=why):
        written_records([replace(GameRecord(name, moves), **said)], form)


def test_the_text_of_moves_is_as_others_write_it() -> None:
    text = written_records([GameRecord("chess", ("e4", "e5", "Nf3"), outcome=1, ending="time")], "pgn").decode()
    assert text.endswith('[Result "1-0"]\n[Termination "time forfeit"]\n\n1. e4 e5 2. Nf3 1-0\n')
    black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    text = written_records([GameRecord("chess", ("e5", "Nf3"), black, outcome=1, ending="resignation")], "pgn").decode()
    assert text.endswith(f'[SetUp "1"]\n[FEN "{black}"]\n[Termination "normal"]\n\n1... e5 2. Nf3 0-1\n')
    text = written_records([GameRecord("checkers", ("11-15", "23-19", "8-11"), players=("Ann", "Bob"))], "pdn").decode()
    assert text.endswith('[White "Bob"]\n[Black "Ann"]\n[Result "*"]\n[GameType "21"]\n\n1. 11-15 23-19 2. 8-11 *\n')


def test_what_a_format_leaves_out_is_said() -> None:
    record = replace(played("othello-4x4", 0), players=("a", "b"), remarks=(), comment="so", tags={"Event": "x"})
    assert lost([record], "transcript") == ["who played", "comments", "tags"]
    assert lost([record], "ggf") == ["tags"]
    assert lost([record], "json") == []


@pytest.mark.parametrize("form", sorted(all_formats()))
def test_damaged_files_are_refused_in_a_sentence_or_read_as_other_games(form: str) -> None:
    name = "othello" if form == "wthor" else next(each for each, other in PAIRS if other == form)
    records = [replace(suited(played(name, seed), form), players=("Ann", "Bob")) for seed in (0, 1)]
    short = records if form == "wthor" else [record.shortened(8).finished(game(name)) for record in records]
    whole, chance, refused = written_records(short, form), random.Random(5), list[str]()
    for _ in range(60):
        _, damaged = damage(whole, chance)
        try:
            found = read_records(damaged, format=form)
        except PrunusError as error:
            refused.append(str(error))
        else:
            assert read_records(written_records(found, form), format=form) == found
    assert len(refused) > 10
    assert not [said for said in refused if "\n" in said]


START = "--------" * 3 + "---O*------*O---" + "--------" * 3
GGF = f"""1
(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Saio]PW[zebra]RB[2197.01]TI[05:00//02:00]TY[8]RE[-2.000:r]
BO[8 {START} *]B[d3//0.01]W[c5/1.5/2]C[a \\] b]B[f6/-0.50];)
2 (;GM[Othello]PB[a]PW[b]TY[8k]RE[?]KM[3]BO[8 {START} *];)"""


def test_a_game_of_a_server_is_read_with_all_that_it_says() -> None:
    first, second = read_records(GGF.encode())
    assert first.moves == ("d3", "c5", "f6")
    assert first.remarks == (Remark(seconds=0.01), Remark("a ] b", 1.5, 2.0), Remark(value=-0.5))
    assert (first.players, first.outcome, first.ending) == (("Saio", "zebra"), -2, "resignation")
    assert first.tags == {"PC": "GGS/os", "DT": "2003.12.15_13:24:03.MST", "RB": "2197.01", "TI": "05:00//02:00"}
    assert (second.moves, second.outcome, second.tags) == ((), None, {"TY": "8k", "KM": "3"})


def test_passes_that_go_without_saying_are_put_in() -> None:
    """The shortest game with a pass: the transcript is written here by hand, and the bytes of WTHOR too."""
    record = next(each for seed in range(99) if "pass" in (each := played("othello", 3 * seed)).moves)
    squares = [move for move in record.moves if move != "pass"]
    assert read_records("".join(squares).upper().encode()) == [record]
    *_, (end, _) = record.replayed(game("othello"))
    board = "".join(game("othello").rows(end))
    black, white, empty = (board.count(sign) for sign in "XO.")
    discs = black + empty if black > white else black if black < white else 32
    moves = bytes(10 * int(square[1]) + "abcdefgh".index(square[0]) + 1 for square in squares)
    data = bytes([20, 24, 1, 2]) + struct.pack("<IHH4B", 1, 0, 1999, 8, 0, 24, 0)
    data += struct.pack("<HHHBB60s", 3, 400, 65535, discs, 0, moves)
    tags = {"tournament": "3", "black": "400", "white": "65535", "depth": "24", "year": "1999"}
    assert read_records(data) == [replace(record, tags=tags)]
    assert written_records(read_records(data), "wthor")[4:] == data[4:]


PGN = """[Event "a \\"b\\" \\\\c"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]
[Termination "Ann won on time"]

{before} 1. e4 {[%eval 0.25] [%clk 0:05:00] good} (1. d4 d5 (1... c5) {no ( here}) 1... e5?! $2 {[%emt 0:00:01.5]}
; a line
2.Nf3 {[%eval #3]} 1-0

1. d4 *
"""


def test_pgn_is_read_with_clocks_and_comments_and_says_what_it_leaves_out(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "prunus"):
        first, second = read_records(PGN.encode())
    assert "2 variations are left out" in caplog.text
    assert first.moves == ("e4", "e5", "Nf3")
    assert first.remarks == (Remark("good", 0.25, None, 300.0), Remark("a line", seconds=1.5), Remark("[%eval #3]"))
    assert (first.comment, first.players, first.outcome, first.ending) == ("before", ("Ann", "Bob"), 1, "time")
    assert first.tags == {"Event": 'a "b" \\c', "TerminationDetails": "Ann won on time"}
    assert second == GameRecord("chess", ("d4",))


def test_games_of_chess_that_go_on_behind_our_end_keep_their_rest_and_their_result() -> None:
    moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5 1-0"
    (record,) = read_records(moves.encode())
    assert record.moves == ("Nf3", "Nf6", "Ng1", "Ng8")
    assert (record.outcome, record.tags) == (1, {"Unread": "e4 e5"})
    assert read_records(written_records([record], "pgn")) == [record]


def test_python_chess_reads_what_we_write_and_we_what_it_writes() -> None:
    pgn = pytest.importorskip("chess.pgn")
    said = Remark("solid", 0.5, 3.25, 61.5)
    record = replace(played("chess", 2).shortened(3), remarks=(said,) * 3, players=("Ann", "Bob"), tags={"Event": "x"})
    theirs = pgn.read_game(io.StringIO(written_records([record], "pgn").decode()))
    nodes = list(theirs.mainline())
    assert not theirs.errors
    assert [node.san() for node in nodes] == list(record.moves)
    assert [node.clock() for node in nodes] == [61.5] * 3
    assert [node.emt() for node in nodes] == [3.25] * 3
    assert [node.eval().pov(not node.turn()).score() for node in nodes] == [50] * 3
    assert {"solid"} == {node.comment.split("]")[-1].strip() for node in nodes}
    theirs.add_variation(next(iter(theirs.board().legal_moves)), comment="another way {")
    nodes[1].nags.add(5)
    assert read_records(str(theirs).encode(), format="pgn") == [record]


FALSE = written_records([GameRecord("tic-tac-toe", ("1",))], "json")
FALSE = FALSE.replace(b"unfinished", b"over").replace(b'"outcome": null', b'"outcome": 1')
WRONG = [
    (None, "othello", b"d3c5d6e", r"game 1, line 1: character 7, 'e', begins no square"),
    (None, "connect-four", b"444444x3", r"game 1, line 1: move 7: move 'x'"),
    (None, "othello", b"d3 c5 d6 e", r"game 1, line 1: move 4: move 'e' is illegal"),
    ("json", None, b'{"game": "nim", "moves": []}', r"game 1: this is no record of a game: 'remarks' is missing"),
    ("transcript", None, b"f5d6\n\nf5f5", r"game 2, line 3: move 2: move 'f5' is illegal"),
    ("transcript", None, b"f5x6", r"game 1, line 1: character 3, 'x'"),
    ("transcript", "othello-4x4", b"# game: othello\nf5", r"game 1, line 1: this is a game of othello, and one of othello-4x4"),
    ("columns", None, b"1111112\n1111111", r"game 2, line 2: move 7: move '1' is illegal"),
    ("columns", None, b"12121213", r"game 1, line 1: move 8, '3', comes after the end"),
    ("moves", None, b"# game: nim\n{so\n", r"game 1, line 2: character 1, '\{'"),
    ("moves", None, b"1 2", r"does not say which game"),
    ("moves", None, b"# game: evil.py\n1", r"names 'evil.py', which is no game of Prunus"),
    ("moves", None, b"# game: os:path\n1", r"names 'os:path', which is no game of Prunus"),
    ("moves", None, b"# game: nimm\n1", r"no game is called 'nimm'"),
    ("json", None, b'{"format": "prunus-records 1", "games": []}', r"no game is in it"),
    ("moves", None, b"# game: nim", r"no game is in it"),
    ("json", None, b"[]", r"is no file of game records"),
    ("json", None, b'{"format": "prunus-records 2", "games": []}', r"and is 'prunus-records 2'"),
    ("json", None, b'{"format": "prunus-records 1", "games": [{}]}', r"game 1: this is no record"),
    ("json", None, b'{"format": "prunus-records 1", "games": [', r"JSON"),
    ("json", None, FALSE, r"game 1: its outcome is said to be 1, and by the rules it is None"),
    ("json", None, FALSE.replace(b'"over"', b'"time"').replace(b'["1"]', b'["10"]'), r"game 1: move 1: move '10' is illegal"),
    ("sgf", None, b"(;GM[1];B[dd])", r"line 1: this is a game of kind '1', and SGF is read of Othello alone"),
    ("sgf", None, b"(;FF[4];B[dd])", r"kind '1'"),
    ("sgf", None, b"(;GM[2]SZ[9])", r"9 x 9"),
    ("sgf", None, b"(;GM[2]\n;B[f5]\n;B[d6])", r"line 3: move 2, 'd6', is made by black, whose turn it is not"),
    ("sgf", None, b"(;GM[2];B[f5]W[d6])", r"a node has a move of Black and one of White"),
    ("sgf", None, b"(;GM[2];B[f5]B[d6])", r"a node says B twice"),
    ("sgf", None, b"(;GM[2];B[x1])", r"move 'x1' is no square"),
    ("sgf", None, b"(;GM[2];B[a1])", r"move 1: .*illegal"),
    ("sgf", None, b"(;GM[2];B[f5]BL[soon])", r"BL\[soon\] is no number of seconds"),
    ("sgf", None, b"(;GM[2];B[f5]", r"it has no end"),
    ("sgf", None, b"(;GM[2];B[f5)", r"no part of a game of SGF"),
    ("sgf", None, b"(GM[2];B[f5])", r"stands before the first node"),
    ("sgf", None, b"()", r"it has no node"),
    ("sgf", None, b"(;GM[2]AB[pass])", r"AB\[pass\] is no square"),
    ("sgf", None, b"(;GM[2]RE[won])", r"its result is 'won'"),
    ("ggf", None, b"(;GM[Amazons];)", r"game 1, line 1: this is a game of 'Amazons'"),
    ("ggf", None, b"(;GM[Othello]TY[8a];)", r"fewer discs"),
    ("ggf", None, b"(;GM[Othello]TY[6]BO[8 " + b"-" * 64 + b" *];)", r"its type is '6', and not the size of its board, 8"),
    ("ggf", None, b"(;GM[Othello]B[f5/1e999];)", r"a number without an end"),
    ("ggf", None, b"(;GM[Othello]TY[10];)", r"10 x 10"),
    ("ggf", None, b"(;GM[Othello]\nTY[8]B[f5]\nB[d6];)", r"line 3: move 2, 'd6', is made by black, whose turn it is not"),
    ("ggf", None, b"(;GM[Othello]B[f5/x];)", r"'f5/x' is not MOVE/VALUE/SECONDS"),
    ("ggf", None, b"(;GM[Othello]B[f5", r"neither a property"),
    ("ggf", None, b"(;GM[Othello]B[f5]", r"it has no end"),
    ("ggf", None, b"(;GM[Othello]RE[won];)", r"result is 'won'"),
    ("ggf", None, b"(;GM[Othello]BO[8 ---- *];)", r"othello position"),
    ("ggf", None, b"(;GM[Othello];) what", r"game 2, line 1: 'what' begins no game"),
    ("wthor", None, b"12345", r"the head of a WTHOR file alone has 16"),
    ("wthor", None, bytes(16) + b"1", r"should have 0 games"),
    ("wthor", None, bytes(4) + b"\1" + bytes(7) + b"\12" + bytes(71), r"10 x 10"),
    ("wthor", None, bytes(4) + b"\1" + bytes(19) + b"\x38\x63" + bytes(58), r"game 1, byte 26: move 2 is 99"),
    ("wthor", None, bytes(4) + b"\1" + bytes(19) + b"\x38\x38" + bytes(58), r"game 1, byte 26: move 2: .*illegal"),
    ("obf", None, b"% so\n" + b"-" * 64 + b" X; a1:+3", r"game 1, line 2: move 'a1' is illegal"),
    ("obf", "othello-4x4", b"-" * 64 + b" X;", r"this is a game of othello, and"),
    ("pgn", None, b"1. e4 e5\n2. Ke3 *", r"game 1, line 2: move 3: move 'Ke3' is illegal"),
    ("pgn", None, b"1. Nf3 a6 2. Nc3 a5 3. Ne4 a4 4. Ng5 *", r"line 1: move 7: .*Neg5.*Nfg5"),
    ("pgn", None, b'[Event "x"\n1. e4 *', r"line 1: .* is no tag"),
    ("pgn", None, b"1. e4 *\n\n1. d4 {so", r"game 2, line 3: .*comment that does not end"),
    ("pgn", None, b"1. e4 (1. d4 *", r"a variation has no end"),
    ("pgn", None, b"1. e4 ) *", r"none has begun"),
    ("pgn", None, b'[Result "1-0"]\n1. e4 0-1', r"'1-0' in the tags and '0-1' behind"),
    ("pgn", None, b'[Variant "Atomic"]\n1. e4 *', r"variant 'Atomic'"),
    ("pgn", None, b'[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n*', r"game 1, line 1: chess position"),
    ("pdn", None, b'[GameType "20"]\n1. 31-27 *', r"GameType is '20'"),
    ("pdn", None, b"1. 11-15 23-19\n2. 15-20 *", r"line 2: move 3: move '15-20' is illegal"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "of", "data", "said"), WRONG)
def test_what_is_wrong_is_said_with_the_place(form: str | None, of: str | None, data: bytes, said: str) -> None:
    with pytest.raises(PrunusError, match=said) as caught:
        read_records(data, of, form)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("name", "form"), PAIRS)
def test_a_file_of_another_game_is_refused(name: str, form: str) -> None:
    written = written_records([suited(played(name, 0), form)], form)
    for other in GAMES:
        if other != name and form not in ("transcript", "columns"):  # these do not say it of the usual board
            with pytest.raises(PrunusError):
                read_records(written, other, form)


def test_files_that_are_none_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingFile):
        read_records(tmp_path / "nothing.pgn")
    with pytest.raises(BadFile, match="not a file"):
        read_records(tmp_path)
    with pytest.raises(BadFile, match="is empty"):
        read_records(b" \n")
    with pytest.raises(BadFile, match=r"cannot be told .* say its format: .*ggf"):
        read_records(b"what is this?")
    with pytest.raises(UnknownName, match="no format is called 'ggg'"):
        read_records(b"x", format="ggg")
    with pytest.raises(DoesNotFit, match=r"games.xyz' does not end as a file of games does \(.*\.pgn.*say its format: .*pgn"):
        write_records(tmp_path / "games.xyz", [GameRecord("nim")])
    with pytest.raises(DoesNotFit, match="chess is not written so"):
        read_records(b"f5", "chess", "transcript")
    with pytest.raises(DoesNotFit, match="no game to write"):
        write_records(tmp_path / "games.json", [])
    with pytest.raises(
        DoesNotFit, match=r"game 1 is one of nim, which a file of pgn \(PGN of chess\) cannot hold; these can: json, moves"
    ):
        write_records(tmp_path / "games.pgn", [GameRecord("nim")])
    with pytest.raises(DoesNotFit, match=r"game 1 cannot be written: move 1"):
        write_records(tmp_path / "games.json", [GameRecord("nim", ("so",))])
    with pytest.raises(BadFile, match="byte 3 makes no sense"):
        read_records(b"f5\xff", format="transcript")
    monkeypatch.setattr(door, "MOST_BYTES", 2**20)
    (tmp_path / "large.moves").write_bytes(b"# " + bytes(2**20))
    with pytest.raises(BadFile, match="more than 1 megabytes"):
        read_records(tmp_path / "large.moves")
    assert list(tmp_path.iterdir()) == [tmp_path / "large.moves"]


def test_games_of_ones_own_are_kept_with_the_game_at_hand(tmp_path: Path) -> None:
    own = type(game("nim"))()
    own.name = "my nim"
    record = record_of(own, None, [next(iter(own.start().moves()))])
    write_records(tmp_path / "own.json", [record], game=own)
    assert read_records(tmp_path / "own.json", own) == [record]
    with pytest.raises(PrunusError, match="my nim"):
        read_records(tmp_path / "own.json")


def test_games_of_a_file_with_rules_are_read_by_who_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("elsewhere").mkdir()
    for place in ("countdown.py", "elsewhere/countdown.py"):
        Path(place).write_text(OF_WORDS)
    write_records("games.json", [record_of(game("countdown.py"), None, ["One", "Two"])], game="countdown.py")
    refused = ended("records", "games.json")
    assert refused.code == 2
    assert "`--game countdown.py`" in refused.err
    for place in ("countdown.py", "elsewhere/countdown.py"):
        listed = ended("records", "games.json", "--game", place, "-o", f"{place[:4]}.moves")
        assert listed.code == 0, listed.err
        assert "unfinished  2 moves" in listed.out
        assert listed.out.endswith("moves: 1 game\n")


def test_every_format_is_found_by_its_name() -> None:
    for name, entry in all_formats().items():
        assert find("format", name) is entry
        assert entry.suffixes


def test_the_command_lists_the_games_of_a_file_and_writes_them_otherwise(tmp_path: Path) -> None:
    source, goal = tmp_path / "games.ggf", tmp_path / "games.txt"
    source.write_text(GGF)
    done = ended("records", str(source), "-o", str(goal))
    assert done.code == 0, done.err
    assert "   1  othello  Saio – zebra  0-1 (resignation)  3 moves" in done.out
    assert "without who played, outcomes, remarks on moves, tags" in done.out
    assert goal.read_text() == "# game: othello\nd3 c5 {a \\] b} f6\n{}\n"
    assert read_records(goal)[0].moves == ("d3", "c5", "f6")
    again = ended("records", str(source), "-o", str(source))
    assert (again.code, again.out) == (2, "")
    assert "there is something in " in again.err
    assert source.read_text() == GGF
    refused = ended("records", str(source), "-g", "chess")
    assert (refused.code, refused.out) == (2, "")
    assert "chess is not written so" in refused.err
    assert ended("records", str(source), "--to", "pgn").code == 2


def test_the_main_line_of_sgf_is_read_with_squares_of_either_kind_and_what_is_left_out_is_told() -> None:
    text = (
        "(;FF[4]GM[2]PB[a\\]b]PW[c]RE[W+R]EV[cup]C[before]\n"
        ";B[f5]BL[58.5]C[first](;W[fd]TR[aa][bb];B[C3];C[later](;W[e6])(;W[c4](;B[e3])(;B[b3])))(;W[d6]))"
    )
    for data in (text, text.replace("[fd]", "[F4]")):
        source = Source("x", data.encode(), None)
        (record,) = all_formats()["sgf"].read(source)
        assert record.moves == ("f5", "f4", "c3", "e6")
        assert (record.players, record.comment, record.tags) == (("a]b", "c"), "before", {"EV": "cup"})
        assert (record.outcome, record.ending) == (-1, "resignation")
        assert [record.remark(ply) for ply in range(3)] == [Remark("first", clock=58.5), Remark(), Remark("later")]
        assert source.notes == ["x: 2 variations are left out, and the main lines read"]
    this = game("othello-4x4")
    (other,) = read_records(b"(;GM[2]SZ[4]AB[bb][c3]AW[c2][bc]PL[W];W[a2];B[a1])", format="sgf")
    assert (other.game, other.moves) == (this.name, ("a2", "a1"))
    assert other.start == this.format(this.parse("-----XO--OX----- O"))


def test_what_people_play_and_what_matches_keep_are_files_of_records(tmp_path: Path) -> None:
    records = [played("othello-4x4", seed) for seed in (0, 1, 2)]
    keep(records[0], tmp_path / "game.json")
    (tmp_path / "games.jsonl").write_text("".join(f"{json.dumps(record.as_json())}\n" for record in records))
    (tmp_path / "one.jsonl").write_text(f"{json.dumps(records[1].as_json())}\n")
    for name, expected in {"game.json": records[:1], "games.jsonl": records, "one.jsonl": records[1:2]}.items():
        assert read_records(tmp_path / name) == read_records((tmp_path / name).read_bytes()) == expected
    (tmp_path / "cut.jsonl").write_text((tmp_path / "games.jsonl").read_text()[:-9])
    with pytest.raises(PrunusError, match=r"cut\.jsonl, game 3"):
        read_records(tmp_path / "cut.jsonl")
