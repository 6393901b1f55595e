"""Ctrl-C and SIGTERM end every command, at work and while it compiles, with their exit code and without a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from prunus.cli import main as command_line
from prunus.cli import signals
from tests.forking import ran
from tests.plain import commands_of

# Runs a command and sends itself a signal when a function of a file that `sign` names is called for the n-th time, in any thread.
PROGRAM = """
import os, sys, threading
number, sign, times, *arguments = sys.argv[1:]
file, _, function = sign.partition(":")
left = int(times)
import prunus.cli.main, prunus.searches.driving.entry, prunus.lab.comparison, prunus.solvers.certificates.certification
def look(frame, event, _):
    global left
    if event == "call" and file in frame.f_code.co_filename and function in ("", frame.f_code.co_name):
        left -= 1
        if left == 0:
            threading.setprofile(None)
            sys.setprofile(None)
            os.kill(os.getpid(), int(number))
threading.setprofile(look)
sys.setprofile(look)
sys.argv = ["prunus", *arguments]
prunus.cli.main.main()
"""
KILL = "os.kill(os.getpid(), int(number))"
QUESTIONS = ("levels", "stages", "sorting", "games", "background")
AT_WORK = "searches/driving/worker.py:body"
COMPILING = "llvmlite/binding"
STARTING = ("llvmlite/binding/executionengine.py:_raw_object_cache_notify", "<string>:<module>")  # in a process from its beginning


def interrupted(
    *arguments: str, sign: str = AT_WORK, times: int = 1, number: int = signal.SIGINT, folder: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    what = str(int(number)), sign, str(times), *arguments
    if sign in STARTING or arguments[0] == "warm-up":
        command = [sys.executable, "-m", "interrupting", *what]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=os.environ | environment, timeout=300)
    else:
        done = ran(PROGRAM, *what, folder=folder, environment=environment)
    assert "Traceback" not in done.stderr
    said = [line for line in done.stderr.splitlines() if "prunus: compiling" not in line]
    assert len(said) == 1, (done.stdout, done.stderr)
    assert done.returncode == 128 + number, done.stderr
    assert not list(folder.glob(".*.draft"))
    return done


BIG_NIM = ("nim", "-p", "9-9-9-9")
# The command and, where it has no worker, what it does when it is at work.
WORKING: dict[str, tuple[tuple[str, ...], str]] = {
    "search": (("search", *BIG_NIM, "-d", "30"), AT_WORK),
    "trace": (("trace", *BIG_NIM, "-d", "30"), AT_WORK),
    "perft": (("perft", *BIG_NIM[:1], "30", *BIG_NIM[1:]), AT_WORK),
    "solve": (("solve", *BIG_NIM), AT_WORK),
    "certify": (("certify", *BIG_NIM, "-o", "x"), AT_WORK),
    "verify": (("verify", "nim.cert"), "solvers/certificates/verification.py:holds"),
    "prove": (("prove", *BIG_NIM), AT_WORK),
    "conspire": (("conspire", *BIG_NIM, "--conspirators", "0"), AT_WORK),
    "compare": (("compare", "nim", "-d", "5"), AT_WORK),
    "lab growth": (("lab", "growth"), "lab/growth.py:grow"),
    "fit-prob-cut": (("fit-prob-cut", "nim", "-o", "x"), AT_WORK),
    "learn": (("learn", "tic-tac-toe"), "study/training.py:_looked_at"),
    "train": (("train", "tic-tac-toe", "-o", "x"), "trainers/measured.py:_label"),
    "explain": (("explain", "rules.pl"), "logic/syntax.py:literal"),
    "book add": (("book", "add", "x", *BIG_NIM, "-d", "30"), AT_WORK),
    "book build": (("book", "build", "x", *BIG_NIM, "--plies", "30"), AT_WORK),
    "book show": (("book", "show", "nim.book"), "tables/book.py:find"),
    "book export": (("book", "export", "nim.book"), "tables/book.py:entries"),
    "records": (("records", "nim.moves"), "players/formats/moves.py:_read"),
    "analyse": (("analyse", "nim", "nim.moves"), "players/analysis.py:judged"),
    "match": (("match", "nim", "random", "random"), "players/playing.py:play_game"),
    "lab depth-strength": (("lab", "depth-strength", "--workers", "1"), "players/playing.py:play_game"),
    "lab mates": (("lab", "mates", "--workers", "1"), "games/adapters/chess_problems.py"),
    "nboard": (("nboard",), "players/protocols/shared.py"),
    "gtp": (("gtp",), "players/protocols/shared.py"),
    "ugi": (("ugi", *BIG_NIM[:1]), "players/protocols/shared.py"),
    "uci": (("uci",), "players/protocols/shared.py"),
    "rerun": (("rerun", "run"), "lab/bundle.py:read"),
    "lab puzzle": (("lab", "puzzle"), "games/eight_puzzle.py"),
    "check": (("check", "nim"), "lab/checking/exploring.py:_played"),
    "path": (("path", "eight-puzzle"), "searches/paths/find.py"),
    "lab scale": (("lab", "scale"), "lab/scale.py:measured_costs"),
    **{f"lab {name}": (("lab", name, "--workers", "1"), "study/training.py:_looked_at") for name in QUESTIONS},
    "reproduce": (("reproduce", "--workers", "1"), "study/training.py:_looked_at"),
    "demo": (("demo",), "lab/demonstration.py"),
    "games": (("games",), "core/registry.py:entries"),
    "exercises": (("exercises", "--kind", "pruned"), "exercises/trees.py"),
    "serve": (("serve", "--port", "0"), "uvicorn/server.py:on_tick"),
    "play": (("play", *BIG_NIM, "--second", "--against", "search:depth=30"), "players/player.py:choose"),
    "warm-up": (("warm-up", "--workers", "1"), AT_WORK),
}
COMPILED: dict[str, tuple[str, ...]] = {
    "search": ("search", "connect-four"),
    "trace": ("trace", "connect-four", "-d", "2"),
    "perft": ("perft", "connect-four", "4"),
    "solve": ("solve", "connect-four"),
    "certify": ("certify", "tic-tac-toe", "-o", "x"),
    "verify": ("verify", "tic-tac-toe.cert"),
    "prove": ("prove", "tic-tac-toe"),
    "conspire": ("conspire", "tic-tac-toe"),
    "compare": ("compare", "tic-tac-toe", "-d", "2"),
    "lab growth": ("lab", "growth"),
    "fit-prob-cut": ("fit-prob-cut", "tic-tac-toe", "-o", "x"),
    "learn": ("learn", "tic-tac-toe"),
    "book build": ("book", "build", "tic-tac-toe.book", "tic-tac-toe", "--plies", "2"),
    "reproduce": ("reproduce", "--workers", "1"),
    "demo": ("demo",),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program above as a module, as `python -m prunus` is one, and files for the commands that read some."""
    from prunus import game
    from prunus.solvers.certificates.certification import certify
    from prunus.tables.book import Book, Entry

    place = tmp_path_factory.mktemp("signals")
    (place / "interrupting.py").write_text(PROGRAM)
    certify(game("nim").parse("1-2-3")).write(place / "nim.cert")
    certify(game("tic-tac-toe").parse("XOX.O..X.")).write(place / "tic-tac-toe.cert")
    (place / "rules.pl").write_text(":- game(othello).\nbetter_choice(B, M1, M2) :- corner(M1).\n")
    with Book.open_or_create(place / "nim.book", game("nim"), "win-loss-draw") as book:
        book.store(game("nim").start(), Entry(1, 2, 12))
    (place / "nim.moves").write_text("# game: nim\n11 22\n")
    return place


def test_the_tables_have_every_command() -> None:
    names = {name for name, command in commands_of(command_line.prunus).items() if not hasattr(command, "commands")}
    names |= {f"{group} {name}" for group in ("book", "lab") for name in commands_of(commands_of(command_line.prunus)[group])}
    assert set(WORKING) == names


@pytest.mark.parametrize("command", WORKING)
def test_ctrl_c_ends_a_command_at_work(command: str, folder: Path) -> None:
    arguments, sign = WORKING[command]
    interrupted(*arguments, sign=sign, folder=folder)


@pytest.mark.parametrize("command", COMPILED)
def test_ctrl_c_ends_a_command_that_compiles(command: str, folder: Path, tmp_path: Path) -> None:
    interrupted(*COMPILED[command], sign=COMPILING, times=100, folder=folder, PRUNUS_CACHE=str(tmp_path))


@pytest.mark.parametrize("sign", STARTING)
def test_ctrl_c_is_heard_where_python_itself_makes_something_of_it(sign: str, folder: Path, tmp_path: Path) -> None:
    """In a callback of C it prints a traceback and goes on; after code that was a text it ends by the signal, whatever we say."""
    interrupted("perft", "connect-four", "4", sign=sign, folder=folder, PRUNUS_CACHE=str(tmp_path))


def test_sigterm_is_answered_like_ctrl_c_with_its_own_exit_code(folder: Path) -> None:
    done = interrupted("prove", *BIG_NIM, number=signal.SIGTERM, folder=folder)
    assert "unknown whether the value is at least 1 for the player to move: it was stopped" in done.stdout
    interrupted("lab", "growth", sign="lab/growth.py:grow", number=signal.SIGTERM, folder=folder)


def test_a_search_that_is_stopped_says_what_it_has_seen(folder: Path) -> None:
    request = ("search", *BIG_NIM, "-d", "30", "--json")
    found = json.loads(
        interrupted(*request, sign="searches/principal_variation.py:principal_variation", times=50, folder=folder).stdout
    )
    assert (found["is_complete"], found["stopped_by"]) == (False, "keyboard")
    assert found["nodes"] > 0


def test_what_is_known_is_said_and_a_part_does_not_look_like_the_whole(folder: Path) -> None:
    done = interrupted("perft", "nim", "30", *BIG_NIM[1:], folder=folder)
    assert "at least " in done.stdout
    assert ", not finished, in" in done.stdout
    done = interrupted("perft", "nim", "30", *BIG_NIM[1:], "--json", folder=folder)
    assert json.loads(done.stdout)["is_complete"] is False
    said = json.loads(done.stderr)
    assert (said["kind"], said["exit_code"]) == ("Stopped", 130)


def test_warm_up_takes_its_processes_with_it(folder: Path, tmp_path: Path) -> None:
    """Sent when the work is waited for, to all processes as a terminal does."""
    to_all = PROGRAM.replace(KILL, "os.killpg(0, int(number))")
    command = [sys.executable, "-c", to_all, str(int(signal.SIGINT)), "concurrent/futures/_base.py:wait", "1", "warm-up"]
    environment = os.environ | {"PRUNUS_CACHE": str(tmp_path)}
    done = subprocess.run(
        [*command, "--workers", "2"], capture_output=True, text=True, env=environment, start_new_session=True, timeout=300
    )
    assert done.returncode == 130
    assert re.fullmatch(r"prunus: stopped after [0-9]+ of [0-9]+ combinations\n", done.stderr)


def ended_while_nobody_looks_up(program: str) -> None:
    command = [sys.executable, "-c", program, str(int(signal.SIGINT)), AT_WORK, "1", "search", *BIG_NIM, "-d", "30"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (130, "prunus: stopped\n")


def test_work_that_does_not_look_up_is_ended_all_the_same() -> None:
    """After PATIENCE, which leaves half a second to say farewell: two are promised."""
    assert signals.PATIENCE <= 1.5
    ended_while_nobody_looks_up(PROGRAM.replace(KILL, f"{KILL}; threading.Event().wait()"))


def test_a_second_ctrl_c_does_not_wait() -> None:
    patient = PROGRAM.replace("sys.argv =", "prunus.cli.signals.PATIENCE = 1e6; sys.argv =")
    ended_while_nobody_looks_up(patient.replace(KILL, f"while True: {KILL}"))
