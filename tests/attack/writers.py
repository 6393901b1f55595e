"""Every kind of file that the package writes: how it is written, and what is read from it, in two versions.

Made once, in a process that starts no thread afterwards, so that a forked child has all of it at hand.
"""

from __future__ import annotations

import functools
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from prunus.cli.match import GAMES, RESULTS, begin
from prunus.cli.match import write as write_match
from prunus.core import files, store
from prunus.core.registry import game
from prunus.jobs.job import Job
from prunus.jobs.journal import Journal
from prunus.jobs.performing import Reply
from prunus.lab import bundle
from prunus.lab.paper import Experiment, Learned, Row, orders_of
from prunus.lab.protocol import Protocol
from prunus.logic.syntax import read_program
from prunus.players.formats.door import read_records, write_records
from prunus.players.keeping import keep, opened
from prunus.players.match import Match, play_match
from prunus.players.player import find_player
from prunus.players.playing import play_game
from prunus.players.record import GameRecord
from prunus.players.standing import Played
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.prob_cut_fit import Fit, Predictor
from prunus.searches.shared.record import record
from prunus.searches.shared.recording import Recording
from prunus.solvers.certificates.certificate import Certificate
from prunus.solvers.certificates.certification import certify
from prunus.study.examples import PARTS, Examples, Source
from prunus.tables.book import Book, Entry
from prunus.tables.endgame import naming_for
from prunus.tables.endgame_file import About, read_endgame, write_endgame

OTHELLO = game("othello-4x4")
PROGRAM = ":- game(othello).\nbetter_choice(B, M1, M2) :- corner(M1), not corner(M2).\n"


@dataclass(frozen=True, eq=False)
class Kind:
    """`write(path, version)` puts version 0 or 1 there; `read(path)` gives what can be compared with `values[version]`.

    `is_checked` says that damage cannot go unseen. `begun` is what is read of a file that was begun and not yet written, if
    there is such a thing. Where several files make one thing, their texts are read, and each of them is written as a whole.
    """

    name: str
    write: Callable[[Path, int], Any]
    read: Callable[[Path], Any]
    values: tuple[Any, Any]
    is_checked: bool
    begun: Any = None


@functools.cache
def kinds() -> list[Kind]:
    """All of them; the values are what is read from whole files."""
    made = [
        ("certificate", _write_certificate, lambda path: Certificate.read(path).to_bytes(), True),
        ("recording", lambda path, version: _recordings()[version].save(path), lambda path: Recording.load(path).as_json(), False),
        ("examples", lambda path, version: _examples(version).save(path), _read_examples, True),
        ("endgame table", _write_endgame, _read_endgame, True),
        ("book", _write_book, _read_book, False),
        ("prob-cut parameters", lambda path, version: _fit(version).save(path), lambda path: Fit.load(path).as_json(), False),
        (
            "rules",
            lambda path, version: files.write_text(path, PROGRAM * (1 + version)),
            lambda path: str(read_program(path)),
            False,
        ),
        ("cache entry", _write_entry, _read_entry, True),
        ("journal", _write_journal, _read_journal, False),
        ("bundle", lambda path, version: bundle.write(path.parent, _experiment(version), PROVENANCE), _read_bundle, False),
        ("game", lambda path, version: keep(_games()[version], path), lambda path: opened(path, OTHELLO), False),
        ("records", lambda path, version: write_records(path, _games()[: 1 + version]), read_records, False),
        ("match", _write_match, _read_match, False),
        (
            "games of a bundle",
            lambda path, version: bundle.write(path.parent, _experiment(version), PROVENANCE),
            _read_bundle,
            False,
        ),
    ]
    begun: dict[str, Any] = {"book": [], "journal": [None, None], "games of a bundle": {}}
    with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
        found = []
        for name, write, read, is_checked in made:
            values = []
            for version in (0, 1):
                path = place(Path(folder), name)
                write(path, version)
                values.append(read(path))
            found.append(Kind(name, write, read, (values[0], values[1]), is_checked, begun.get(name)))
    return found


def place(folder: Path, name: str) -> Path:
    """Where a file of this kind stands in a folder; an entry of the cache and the files of a bundle have folders of their own."""
    own = {
        "cache entry": Path("compiled") / store.name_of(DESCRIPTION),
        "bundle": Path("run") / bundle.RESULTS,
        "games of a bundle": Path("run") / bundle.GAMES,
        "match": Path("match") / RESULTS,
        "records": Path("games.json"),
    }
    return folder / own.get(name, name.replace(" ", "-"))


@functools.cache
def _certificates() -> list[Certificate]:
    this = game("tic-tac-toe")
    return [certify(this.parse(text), megabytes=1) for text in ("X.O.X.O..", "X.O......")]


def _write_certificate(path: Path, version: int) -> None:
    _certificates()[version].write(path)


@functools.cache
def _recordings() -> list[Recording]:
    return [record(OTHELLO.start(), depth) for depth in (3, 4)]


def _examples(version: int) -> Examples:
    chance, size = np.random.default_rng(version), 4000
    positions = chance.integers(0, 2**63, (size // 4, 3), np.uint64)
    owners = np.repeat(np.arange(size // 4, dtype=np.int32), 4)
    values = chance.integers(-9, 9, size, np.int32)
    losses, nodes = chance.integers(0, 99, size, np.int64), chance.integers(1, 999, size // 4, np.int64)
    source = Source("othello", "square-weights", seed=version)
    return Examples(source, positions, owners, np.arange(size, dtype=np.int32) % 16, values, losses, nodes)


def _read_examples(path: Path) -> Any:
    found = Examples.load(path)
    return found.source, *(getattr(found, part).tobytes() for part in PARTS)


def _write_endgame(path: Path, version: int) -> None:
    """A table of the right form, with the key of the start, as `solve --level strong` writes it."""
    size = 20_000
    start = OTHELLO.start()
    keys = np.sort(np.random.default_rng(version).integers(0, 2**63, size, np.uint64))
    about = About(OTHELLO.name, "", int(naming_for(start, True).name_of(start)), size, True)
    write_endgame(path, about, (keys, np.arange(size) % 33 - 16 + version, np.arange(size) % 13))


def _read_endgame(path: Path) -> Any:
    found = read_endgame(path, OTHELLO)
    columns = (found.endgame.keys, found.endgame.values, found.endgame.distances)
    return found.about, *(column.array.tobytes() for column in columns)


def _write_book(path: Path, version: int) -> None:
    """A new book with one position, or another position in it: one transaction more."""
    position = OTHELLO.start()
    with Book.open_or_create(path, OTHELLO, "disc-difference") as book:
        for depth in range(1 + version):
            book.store(position, Entry(3, 5 + depth, int(next(iter(position.moves())))))
            position = position.play(next(iter(position.moves())))


def _read_book(path: Path) -> Any:
    with Book.open(path, OTHELLO) as book:
        return list(book.entries())


JOBS = [Job("tests.work:squared", {"number": number}) for number in range(2)]
REPLIES = [Reply(str(number) * 5000, "null", 0.5) for number in range(2)]


def _write_journal(path: Path, version: int) -> None:
    """A new journal with one answer, or with two."""
    with Journal(path) as journal:
        journal.keep(list(zip(JOBS, REPLIES, strict=True))[: 1 + version])


def _read_journal(path: Path) -> Any:
    """What is known of each job: its answer or nothing, and never another answer."""
    with Journal(path) as journal:
        found = [journal.find(job) for job in JOBS]
    assert all(reply in (None, REPLIES[number]) for number, reply in enumerate(found))
    return found


PROVENANCE: dict[str, Any] = {"code": "0", "prunus": "0", "date": "", "files": {}}


@functools.cache
def _experiment(version: int) -> Experiment:
    """Of one protocol, as one folder has it, with other numbers and programs in each version."""
    protocol = Protocol.of(game="tic-tac-toe", evaluations=("open-lines",), games=40, recipes=("foil",))
    learned = [Learned("open-lines", 1, "foil", "first", PROGRAM * (1 + version), ("a sentence",), 1 + version, 0.5, None, 9, 9)]
    rows = [
        Row("open-lines", 1, number, "", order.name, order.levels, 5, 0, 1000 + number + version, 0.25)
        for number in range(protocol.games)
        for order in orders_of(protocol, learned)
    ]
    return Experiment(protocol, learned, rows)


def _read_bundle(path: Path) -> dict[str, str]:
    """The texts of the files of a bundle that can be read; its results are written last, and without them there is none."""
    if not (path.parent / bundle.RESULTS).exists():
        return {}
    found = bundle.read(path.parent)
    names = [bundle.RESULTS, bundle.GAMES, *(f"{bundle.PROGRAMS}/{each.file}" for each in found.experiment.learned)]
    return {name: (path.parent / name).read_text("utf-8") for name in names}


@functools.cache
def _games() -> list[GameRecord]:
    """Two games of Othello by chance."""
    players = [[find_player("random", OTHELLO, seed) for seed in (version, 9)] for version in (0, 1)]
    return [play_game(OTHELLO, both) for both in players]


@functools.cache
def _match() -> Match:
    return Match(OTHELLO.name, ("random", "random:50+random"), 2)


@functools.cache
def _played(version: int) -> Played:
    return play_match(replace(_match(), seed=1 + version))


def _write_match(path: Path, version: int) -> None:
    begin(path.parent, _match())
    write_match(path.parent, _match(), _played(version))


def _read_match(path: Path) -> dict[str, str]:
    """The texts of the files of a match; the results are written last, and without them there are none."""
    read_records(path.parent / GAMES, OTHELLO)
    files.read_json(path, "match")
    return {name: (path.parent / name).read_text("utf-8") for name in (GAMES, RESULTS)}


def _fit(version: int) -> Fit:
    measure = find_evaluation("square-weights", OTHELLO.start())
    predictors = [Predictor(4 + depth, 1, 1.0 + version, 0.5, 2.0, 100, 0.9) for depth in range(3)]
    return Fit.of(OTHELLO, "square-weights", measure, version, 100, predictors)


DESCRIPTION = b"an attack"


def _write_entry(path: Path, version: int) -> None:
    """As a kernel is put into the cache; its trouble is told and not raised."""
    with _cache_at(path):
        store.write(DESCRIPTION, random.Random(version).randbytes(300_000))


def _read_entry(path: Path) -> bytes | None:
    with _cache_at(path):
        return store.read(DESCRIPTION)


@contextmanager
def _cache_at(path: Path) -> Iterator[None]:
    before = os.environ.get("PRUNUS_CACHE")
    os.environ["PRUNUS_CACHE"] = str(path.parents[1])
    try:
        yield
    finally:
        del os.environ["PRUNUS_CACHE"]
        if before is not None:
            os.environ["PRUNUS_CACHE"] = before
