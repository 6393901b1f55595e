"""The opening book: what is kept is found again, symmetric or not, and nothing is lost when a writer is killed."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from prunus import game
from prunus.cli.book import book as command
from prunus.errors import DoesNotFit, MissingFile, OutOfRange, PrunusError
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from prunus.lab.book_building import Searched, Solved, all_positions, backed_up, build, build_best_first, judged, searched
from prunus.solvers.solver import find_solver
from prunus.tables.book import BOOK, BadBook, Book, Entry, book_move
from tests.reference import minimax, somewhere

GAMES = ["othello", "connect-four", "tic-tac-toe", "nim"]


def run(*arguments: Any) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_stored_is_found_and_nothing_else(name: str, tmp_path: Path) -> None:
    found, kept = game(name), {}
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        for seed in range(12):
            position = somewhere(found.start(), seed, 2 + seed % 3)
            if not position.is_over() and book.find(position) is None:
                entry = Entry(seed - 5, seed, int(list(position.moves())[seed % position.move_count()]), bool(seed % 2))
                assert book.store(position, entry)
                kept[found.format(position)] = entry
        assert len(book) == len(kept) > 3
    with Book.open(tmp_path / "a.book", found) as book:
        for text, entry in kept.items():
            assert book.find(found.parse(text)) == entry
            assert book_move(book, found.parse(text)) == entry.move
        unknown = somewhere(found.start(), 1, 1)
        assert book.find(unknown) is None
        assert book_move(book, unknown) is None
        assert len(list(book.entries())) == len(kept)


@pytest.mark.parametrize("name", ["othello", "connect-four", "tic-tac-toe"])
def test_a_symmetric_position_is_found_and_its_move_turned_back(name: str, tmp_path: Path) -> None:
    found, chance = game(name), random.Random(1)
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        for seed in range(8):
            position = somewhere(found.start(), seed, 3)
            move = int(chance.choice(list(position.moves())))
            book.store(position, Entry(seed, 100 + seed, move))
            after = position.play(move)
            images = [found.format(image(after)) for image in [lambda same: same, *found.symmetries()]]
            for image in found.symmetries():
                seen = image(position)
                entry = book.find(seen)
                assert entry is not None
                assert (entry.value, entry.depth) == (seed, 100 + seed)
                assert entry.move in [int(legal) for legal in seen.moves()]
                assert found.format(seen.play(entry.move)) in images
        assert 4 < len(book) <= 8


def test_deeper_or_exact_entries_replace_others_and_never_the_other_way_round(tmp_path: Path) -> None:
    found = game("tic-tac-toe")
    start = found.parse("XO.......")
    moves = [int(move) for move in start.moves()]
    entries = [Entry(1, 4, moves[0]), Entry(2, 6, moves[1]), Entry(3, 2, moves[2], True), Entry(4, 9, moves[3], True)]
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        for i, entry in enumerate(entries):
            assert book.store(start, entry)
            assert book.find(start) == entry
            assert entry.is_better_than(entries[i - 1] if i else None)
            for worse in entries[: i + 1]:
                assert not book.store(start, worse)
                assert not worse.is_better_than(entry)
                assert book.find(start) == entry


# Files


WRITER = """
import sys
from pathlib import Path
from prunus import game
from prunus.lab.book_building import all_positions
from prunus.tables.book import Book, Entry
found = game("tic-tac-toe")
book = Book.open_or_create(Path(sys.argv[1]), found, "win-loss-draw")
positions = list(all_positions(found.start(), 2, found.format))
for depth in range(int(sys.argv[2]), 10**6):
    for position in positions:
        book.store(position, Entry(depth * 7, depth, int(next(iter(position.moves())))))
    print(depth, flush=True)
"""


def test_a_writer_that_is_killed_leaves_the_old_or_the_new_rows(tmp_path: Path) -> None:
    path, found, done = tmp_path / "a.book", game("tic-tac-toe"), 0
    positions = list(all_positions(found.start(), 2, found.format))
    chance = random.Random(9)
    for _ in range(4):
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(path), str(done + 1)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 6)):  # killed some way into the round after
            done = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        done = max([done, *(int(line) for line in process.stdout if line.endswith("\n"))])
        process.wait()
        process.stdout.close()
        with Book.open(path, found) as book:
            assert book.connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for position in positions:
                entry = book.find(position)
                assert entry is not None
                assert entry.depth in (done, done + 1)
                assert entry.value == 7 * entry.depth
    assert done >= 4
    assert not list(tmp_path.glob(".*.draft"))


def test_a_book_that_is_being_begun_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    """An unfinished one beside it, left by a process that was killed, does no harm."""
    path, found = tmp_path / "a.book", game("nim")
    (tmp_path / ".a.book.somewhere-123-0.draft").write_bytes(b"half of it")
    with Book.open_or_create(path, found, "win-loss-draw") as book:
        book.store(found.start(), Entry(1, 2, 12))
    with Book.open_or_create(path, found, "win-loss-draw") as book:
        assert book.find(found.start()) == Entry(1, 2, 12)


def some_book(path: Path, name: str = "tic-tac-toe", plies: int = 3) -> Path:
    found = game(name)
    with Book.open_or_create(path, found, "win-loss-draw") as book:
        for position in all_positions(found.start(), plies, found.format):
            book.store(position, Entry(0, 1, int(next(iter(position.moves())))))
    return path


def spoiled(path: Path, kind: str) -> str:
    """Spoil a book; what is said about it."""
    data = path.read_bytes()
    if kind == "empty":
        path.write_bytes(b"")
    elif kind == "text":
        path.write_text("f5d6c3 is a fine opening, is it not? " * 9)
    elif kind == "another database":
        path.unlink()
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE precious (data TEXT)")
        connection.execute("INSERT INTO precious VALUES ('do not touch')")
        connection.commit()
        connection.close()
    elif kind == "cut in the head":
        path.write_bytes(data[:60])
    elif kind == "cut":
        path.write_bytes(data[: len(data) // 2])
        return "cannot be read, nothing was changed"
    elif kind == "overwritten":
        path.write_bytes(data[:4096] + bytes(len(data) - 4096))
        return "cannot be read, nothing was changed"
    elif kind == "from the future":
        path.write_bytes(data[:60] + struct.pack(">I", 2) + data[64:])
        return "is a book of version 2; known: 1"
    return "is not an opening book of Prunus"


SPOILED = ["empty", "text", "another database", "cut in the head", "cut", "overwritten", "from the future"]


@pytest.mark.parametrize("damage", [b"\x8b\xff\x8b\xfe\x90", b"`"])
@pytest.mark.parametrize("place", range(-40, 140, 3))
def test_a_book_whose_own_description_is_damaged_is_refused_in_a_sentence(place: int, damage: bytes, tmp_path: Path) -> None:
    """SQLite says what is wrong with it in the words of the file, which may be no text at all."""
    path = tmp_path / "a.book"
    with Book.open_or_create(path, game("nim"), "win-loss-draw"):
        pass
    content = bytearray(path.read_bytes())
    place += content.index(b"CREATE TABLE positions")
    content[place : place + len(damage)] = damage
    path.write_bytes(content)
    done = run("show", path)
    assert done.exception is None or isinstance(done.exception, BadBook), done.output
    assert "\n" not in str(done.exception)


@pytest.mark.parametrize("kind", SPOILED)
def test_a_file_that_is_not_a_book_is_refused_in_a_sentence_and_left_alone(kind: str, tmp_path: Path) -> None:
    path = some_book(tmp_path / "a.book")
    sentence = spoiled(path, kind)
    before = path.read_bytes()
    for done in (
        run("show", path),
        run("export", path),
        run("add", path, "tic-tac-toe"),
        run("build", path, "tic-tac-toe", "--plies", 1),
    ):
        assert isinstance(done.exception, BadBook), done.output
        assert done.exception.exit_code == 2
        assert sentence in str(done.exception)
        assert str(path) in str(done.exception)
        assert "\n" not in str(done.exception)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_book_of_another_game_or_evaluation_is_refused(tmp_path: Path) -> None:
    path = some_book(tmp_path / "a.book")
    before = path.read_bytes()
    with pytest.raises(BadBook, match="is a book of 'tic-tac-toe', not of 'othello'"):
        Book.open_or_create(path, game("othello"), "win-loss-draw")
    with pytest.raises(BadBook, match="are of 'win-loss-draw', not of 'open-lines'"):
        Book.open_or_create(path, game("tic-tac-toe"), "open-lines")
    with pytest.raises(MissingFile, match="is not there"):
        BOOK.described(tmp_path / "b.book")
    with Book.open(path, game("tic-tac-toe")) as book, pytest.raises(DoesNotFit, match="knows nothing about a Nim"):
        book_move(book, game("nim").start())
    assert path.read_bytes() == before


def test_a_book_never_runs_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = some_book(tmp_path / "a.book", plies=1)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE about SET value = 'evil_game.py' WHERE name = 'game'")
    connection.commit()
    connection.close()
    monkeypatch.chdir(tmp_path)
    Path("evil_game.py").write_text("raise SystemExit('it ran')")
    assert "names a file, 'evil_game.py'" in str(run("show", path).exception)


# Building


def test_a_built_book_has_the_value_of_every_position(tmp_path: Path) -> None:
    from prunus.evaluations.win_loss_draw import EVALUATION

    found = game("nim")
    start, evaluation = found.parse("2-2-1"), EVALUATION.suited_to(found.start())
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        number = build(book, Searched(found, "win-loss-draw", 8, megabytes=1), start, 2)
        assert number == len(book) == len(list(all_positions(start, 2, found.format)))
        for position in all_positions(start, 2, found.format):
            entry = book.find(position)
            assert entry is not None
            assert entry.value == minimax(position, 99, evaluation) == -minimax(position.play(entry.move), 99, evaluation)


def test_what_is_there_is_not_searched_again(tmp_path: Path) -> None:
    found, seen = game("nim"), []

    class Killed(Exception):
        pass

    class Mortal(Searched):
        def job(self, position: Any) -> Job:
            return Job(self.asked, {"position": position})

        def asked(self, position: Any) -> Entry:
            if len(seen) == 9:
                raise Killed
            seen.append(found.format(position))
            return searched(found, position, **self.request)

    start = found.parse("3-2-1")
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        with pytest.raises(Killed):
            build(book, Mortal(found, "win-loss-draw", 3, megabytes=1), start, 2)
        assert len(book) == 9
        total, told = len(list(all_positions(start, 2, found.format))), []
        with Runner(progress=lambda message, _: told.append(message)) as runner:
            assert build(book, Searched(found, "win-loss-draw", 3, megabytes=1), start, 2, runner) == total - 9
        assert told[-1] == f"positions: {total - 9}"
        assert build(book, Searched(found, "win-loss-draw", 3, megabytes=1), start, 2) == 0
        assert build(book, Searched(found, "win-loss-draw", 6, megabytes=1), start, 1) > 0, (
            "deeper is searched anew where it is not known"
        )


def test_best_first_follows_good_moves(tmp_path: Path) -> None:
    """From 2-3 the one good move leads to 2-2: its successors come before those of the others."""
    found = game("nim")
    judge = Searched(found, "win-loss-draw", 7, megabytes=1)
    start = found.parse("2-3")
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        assert build_best_first(book, judge, start, 8) == 8
        assert [text for text, _, _ in book.entries()] == ["0-2", "0-3", "1-2", "1-3", "2-0", "2-1", "2-2", "2-3"]
        assert build_best_first(book, judge, start, 8) == 0
        assert build_best_first(book, judge, start, 99) == len(list(all_positions(start, 9, found.format))) - 8
        with pytest.raises(OutOfRange, match="a book needs 1 position or more"):
            build_best_first(book, judge, start, 0)


def test_values_are_backed_up_from_all_successors(tmp_path: Path) -> None:
    found = game("nim")
    start = found.parse("2-1")
    with Book.open_or_create(tmp_path / "a.book", found, "win-loss-draw") as book:
        moves = [int(move) for move in start.moves()]
        for i, move in enumerate(moves):
            assert backed_up(book, start) is None
            book.store(start.play(move), Entry(-i, 5 + i, None, is_exact=i > 0))
        assert backed_up(book, start) == Entry(2, 6, moves[2], False)


def test_a_solver_can_judge(tmp_path: Path) -> None:
    found = game("nim")
    solver = find_solver(found.start()).make(1, 1)
    with Book.open_or_create(tmp_path / "a.book", found, "outcome") as book:
        three, entry = found.parse("3"), Entry(1, 0, 13, True)
        assert list(judged(book, Solved(solver), [three])) == [(three, entry, True)]
        assert list(judged(book, Solved(solver), [three])) == [(three, entry, False)]


# The command line


def test_the_commands_add_build_show_and_export(tmp_path: Path) -> None:
    path = tmp_path / "nim.book"
    done = run("add", path, "nim", "-p", "1-2", "-p", "3", "-d", 6)
    assert done.exit_code == 0, done.output
    assert "searched  '1-2'  value 1 (to the end), move 21\n" in done.stdout
    assert run("add", path, "nim", "-p", "3", "-d", 6).stdout.startswith("known     '3'  value ")
    assert json.loads(run("build", path, "nim", "-p", "2-2", "--plies", 1, "-d", 3, "--json").stdout)["searched"] == 5 - 1
    shown = run("show", path, "-p", "2-2").stdout.splitlines()
    assert shown[0] == f"{path}: 6 positions of nim, values of win-loss-draw"
    assert shown[1].startswith("'2-2'  value −1 (")
    assert "this position is not in the book" in run("show", path).stdout
    rows = [json.loads(line) for line in run("export", path).stdout.splitlines()]
    assert [row["position"] for row in rows] == sorted(row["position"] for row in rows)
    assert {"position", "value", "depth", "exact", "move"} == set(rows[0])
    out = tmp_path / "out.txt"
    assert run("export", path, "--format", "text", "-o", out).stdout == ""
    assert len(out.read_text().splitlines()) == len(rows) == 6


BAD_REQUESTS = {
    ("add", "X", "nim", "-d", "0"): "--depth: '0' is not a whole number from 1 to 512",
    ("build", "X", "nim", "--plies", "-1"): "--plies: '-1' is not a whole number from 0 to 512",
    ("show", "X"): "is not there",
    ("add", "X", "ludo"): "no game is called 'ludo'",
    ("add", "X", "nim", "-e", "brilliance"): "no evaluation is called 'brilliance'",
}


@pytest.mark.parametrize("request_", BAD_REQUESTS)
def test_bad_requests_are_refused_in_a_sentence(request_: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*(tmp_path / "a.book" if word == "X" else word for word in request_))
    assert isinstance(done.exception, PrunusError), done.output
    assert done.exception.exit_code == 2
    assert BAD_REQUESTS[request_] in str(done.exception)
    assert run("build", tmp_path / "a.book", "nim").exit_code == 2
