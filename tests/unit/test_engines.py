"""Other programs as players: ours by each protocol, and bad ones, which lose their game and no more than that."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.requests import Cancellation
from prunus.errors import DoesNotFit, MissingFile, NotationError, OutOfRange, PrunusError, UnknownName
from prunus.players.clock import TimeControl
from prunus.players.kinds.engine import Engine
from prunus.players.match import Match, play_match
from prunus.players.player import Player, Situation, find_player
from prunus.players.playing import play_game

OURS = f"{sys.executable} -m prunus"
GREETING = """
import sys, time
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    word = line.split()[0]
    if word == "ugi":
        say("ugiok")
    elif word == "isready":
        say("readyok")
    elif word == "quit":
        break
    elif word == "position":
        made = line.split()[3:]
    elif word == "go":
"""
HONEST = """
        say("bestmove " + next(square for square in "123456789" if square not in made))
"""


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


def engine_of(player: Player) -> Engine:
    (engine,) = player.advisers
    assert isinstance(engine, Engine)
    return engine


def is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("tic-tac-toe", f"ugi={OURS} ugi tic-tac-toe --player random"),
        ("othello-4x4", f"gtp={OURS} gtp --player random"),
        ("othello", f"nboard,depth=1={OURS} nboard --player random"),
        ("chess", f"uci,depth=1,Player=random={OURS} uci"),
    ],
)
def test_our_own_programs_are_players_by_each_protocol(name: str, command: str) -> None:
    if name == "chess":
        pytest.importorskip("chess", reason="python-chess is not installed: pip install 'prunus[chess]'")
    this = game(name)
    other, own = find_player(f"engine:{command}", this), find_player("random", this, 1)
    other.prepare(this)
    group = engine_of(other).client.program.process.pid  # type: ignore[union-attr]
    for both in ((other, own), (own, other)):
        record = play_game(this, both, TimeControl(60.0), most_plies=24)
        assert record.ending in ("over", "adjudication"), record.comment
        list(record.replayed(this))
    assert engine_of(other).client.program.process.pid == group  # type: ignore[union-attr]
    other.close()
    assert not is_there(group)


BAD = {
    "exits": ("raise SystemExit('out of luck')", "crash", "has ended with 1: out of luck"),
    "is gone without a word": ("import os; os._exit(0)", "crash", "has ended with 0"),
    "answers without a move": ("say('bestmove')", "crash", "answers go with 'bestmove'"),
    "talks rubbish": ("for number in range(10_002): say('blah')", "crash", "with rubbish, such as 'blah'"),
    "writes rubbish": ("sys.stdout.buffer.write(b'bestmove \\xff\\n'); sys.stdout.flush()", "illegal move", "is illegal"),
    "makes an illegal move": ("say('bestmove 77')", "illegal move", "move '77' is illegal"),
    "never answers": ("time.sleep(600)", "time", "has not answered go within"),
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("deed", BAD)
def test_a_bad_program_loses_its_game_and_is_begun_anew_for_the_next(
    deed: str, seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is bad once: what is started for the next game plays as it should."""
    monkeypatch.setattr("prunus.players.kinds.engine.MARGIN", 0.0)
    does, ending, why = BAD[deed]
    program = tmp_path / "bad.py"
    program.write_text(
        f"from pathlib import Path\nonce = Path({str(tmp_path / 'once')!r})\nis_bad = not once.exists()\nonce.touch()\n"
        f"{GREETING}        if is_bad:\n            {does}\n            continue\n{HONEST}"
    )
    this = game("tic-tac-toe")
    bad, good = find_player(f"engine:ugi={sys.executable} {program}", this), find_player("random", this, 1)
    bad.prepare(this)
    group = engine_of(bad).client.program.process.pid  # type: ignore[union-attr]
    control = TimeControl(move=0.02) if deed == "never answers" else None
    record = play_game(this, (good, bad) if seat else (bad, good), control, margin=60.0)
    assert (record.ending, record.outcome) == (ending, 1 if seat else -1)
    assert why in record.comment
    assert not is_there(group)
    again = play_game(this, (good, bad) if seat else (bad, good), margin=60.0)
    assert again.ending == "over", again.comment
    bad.close()


def test_a_program_in_a_file_is_an_opponent_by_its_command_and_the_file_belongs_to_the_match(tmp_path: Path) -> None:
    script = tmp_path / "honest.py"
    script.write_text(GREETING + HONEST)
    match = Match("tic-tac-toe", (f"engine:ugi={sys.executable} {script}", "random"), games=4)
    assert list(match.files()) == [str(script)]
    (pairing,) = play_match(match).pairings
    assert (pairing.games, [dict(each) for each in pairing.faults]) == (4, [{}, {}])


def test_a_program_that_cannot_begin_loses_every_game_and_nothing_is_raised(tmp_path: Path) -> None:
    program = tmp_path / "bad.py"
    program.write_text("print('hello')\n")
    this = game("tic-tac-toe")
    bad = find_player(f"engine:ugi,patience=60={sys.executable} {program}", this)
    for _ in range(2):
        record = play_game(this, (bad, find_player("random", this)))
        assert (record.ending, record.outcome) == ("crash", -1)
        assert "has ended with 0" in record.comment
    with pytest.raises(PrunusError, match="has ended with 0"):
        bad.prepare(this)


def test_a_program_that_does_not_say_that_it_is_ready_is_given_up(tmp_path: Path) -> None:
    program = tmp_path / "bad.py"
    program.write_text("import sys\nfor line in sys.stdin: pass\n")
    this = game("tic-tac-toe")
    with pytest.raises(PrunusError, match="has not answered ugiok within 1 s"):
        find_player(f"engine:ugi,patience=1={sys.executable} {program}", this).prepare(this)


def test_a_program_is_told_to_stop_when_somebody_cancels(tmp_path: Path) -> None:
    """It thinks until `stop`, which it would never hear if nobody said it."""
    program = tmp_path / "thinking.py"
    program.write_text(f"{GREETING}        say('info string thinking')\n    elif word == 'stop':\n        say('bestmove 5')\n")
    this = game("tic-tac-toe")
    player, cancel = find_player(f"engine:ugi,depth=9={sys.executable} {program}", this), Cancellation()
    player.prepare(this)
    cancel.cancel()
    assert this.format_move(this.start(), player.choose(Situation.at(this), cancel).move) == "5"
    player.close()


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("engine", NotationError),
        ("engine:", NotationError),
        ("engine:ugi", NotationError),
        ("engine:ugi=", NotationError),
        ("engine:ugi=' ", NotationError),
        ("engine:ugi=there-is-no-such-program", MissingFile),
        ("engine:telepathy=cat", UnknownName),
        ("engine:uci=cat", DoesNotFit),
        ("engine:nboard=cat", DoesNotFit),
        ("engine:ugi,depth=0=cat", OutOfRange),
        ("engine:ugi,depth=٣=cat", OutOfRange),
        ("engine:ugi,patience=soon=cat", OutOfRange),
        ("engine:ugi,depth=999=cat", OutOfRange),
    ],
)
def test_programs_that_cannot_be_asked_are_refused_in_a_sentence(name: str, error: type[PrunusError]) -> None:
    with pytest.raises(error):
        find_player(name, game("tic-tac-toe"))


def test_options_are_for_protocols_that_have_them() -> None:
    with pytest.raises(UnknownName, match="Hash"):
        find_player("engine:gtp,Hash=3=cat", game("othello"))
    assert find_player("engine:ugi,Hash=a&b=cat a&b", game("nim")).advisers[0].words == ["cat", "a+b"]  # type: ignore[attr-defined]
