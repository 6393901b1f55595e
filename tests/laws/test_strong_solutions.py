"""Laws of strong solutions: all values and distances are true, every search can use them, no table is ever half written."""

from __future__ import annotations

import collections
import dataclasses
import functools
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus.core.game import Game
from prunus.core.game import Position as Rules
from prunus.core.jit import interpreting
from prunus.core.memory import Cells
from prunus.core.registry import game
from prunus.core.values import ZERO
from prunus.errors import BadGame, DoesNotFit, MissingFile, OutOfRange, Stopped
from prunus.searches.driving.entry import takes_table
from prunus.searches.driving.knowing import unit_of, with_endgame
from prunus.solvers.strong.by_table import TableSolver
from prunus.solvers.strong.estimate import estimated
from prunus.solvers.strong.reach import Reach
from prunus.solvers.strong.retrograde import settle
from prunus.solvers.strong.strong import solve_strongly
from prunus.tables.endgame import NEVER, NOWHERE, ByKey, ByView, Decided, Endgame, Outcomes, Signs, place_among
from prunus.tables.endgame_file import CHECKSUM_BYTES, About, read_endgame, write_endgame
from tests.plain import look_ahead
from tests.reference import somewhere

SMALL = ["tic-tac-toe", "connect-four-4x3", "othello-4x4", "nim"]
KNOWN: dict[type, dict[Any, tuple[int, int]]] = collections.defaultdict(dict)  # what `best` has found, for each class of positions


def best(position: Any, known: dict[Any, tuple[int, int]]) -> tuple[int, int]:
    """(value, distance) by the definition, for games that end."""
    if position not in known:
        if position.is_over():
            known[position] = int(position.outcome()), 0
        else:
            below = [best(position.play(move), known) for move in position.moves()]
            value = max(-value for value, _ in below)
            distances = [1 + distance for other, distance in below if -other == value]
            known[position] = value, max(distances) if value < 0 else min(distances)
    return known[position]


def truth(root: Any) -> dict[Any, tuple[int, int]]:
    """Every position that can be reached, with value and distance."""
    known: dict[Any, tuple[int, int]] = {}
    best(root, known)
    return known


def beginning(name: str) -> Any:
    """The start, or for Othello a position of which fewer than two thousand others can be reached."""
    start = game(name).start()
    return somewhere(start, 3, 5) if name == "othello-4x4" else start


@functools.cache
def table_folder() -> Path:
    import tempfile

    return Path(tempfile.mkdtemp(prefix="prunus-endgame-"))


@functools.cache
def solved(name: str, folded: bool) -> Any:
    """The strong solution of a small game, made once."""
    return solve_strongly(beginning(name), table_folder() / f"{name}-{folded}", game=game(name), folded=folded)


@pytest.mark.parametrize("folded", [True, False])
@pytest.mark.parametrize("name", SMALL)
def test_every_position_that_can_be_reached_has_its_true_value_and_distance(name: str, folded: bool) -> None:
    known, solution = truth(beginning(name)), solved(name, folded)
    endgame = solution.file.endgame
    names = {int(endgame.naming.name_of(position)) for position in known}
    assert solution.positions == len(names)
    for position, (value, distance) in known.items():
        place = endgame.place_of(position)
        assert place != NOWHERE
        assert (endgame.value_at(place), endgame.distance_at(place)) == (value, distance)
    assert solution.won + solution.drawn + solution.lost == solution.positions
    assert (solution.value, solution.distance) == known[beginning(name)]


@pytest.mark.parametrize("name", ["tic-tac-toe", "othello-4x4"])
def test_both_twins_reach_the_same_positions_in_the_same_order(name: str) -> None:
    root = somewhere(game(name).start(), 1, 5)
    compiled, plain = Reach(root, True, 5000), Reach(root, True, 5000)
    assert compiled.go_on(5000)
    expected = settle(compiled)
    with interpreting():
        assert plain.go_on(5000)
        found = settle(plain)
    assert plain.layers == compiled.layers
    size = compiled.size * len(root)
    assert (plain.shelf.cells[:size] == compiled.shelf.cells[:size]).all()
    assert all((one == other).all() for one, other in zip(expected, found, strict=True))


class Walk(Rules):
    """A pawn on a circle of six: to 0 is a win for who goes there, to 3 is worth two; it may walk for ever."""

    EDGES = {1: (2, 5), 2: (1, 4), 4: (5, 3), 5: (4, 1), 6: (0, 1), 7: (6,), 8: (7, 6)}

    def __init__(self, at: int) -> None:
        self.at = at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self.at == other.at

    def __hash__(self) -> int:
        return hash(self.at)

    def moves(self) -> list[int]:
        return list(self.EDGES.get(self.at, ()))

    def play(self, move: int) -> Walk:
        return Walk(move)

    def is_over(self) -> bool:
        return self.at not in self.EDGES

    def outcome(self) -> int:
        return -2 if self.at == 3 else -1


class RandomGraph(Rules):
    """Positions of a random graph with cycles."""

    def __init__(self, seed: int, at: int = 0) -> None:
        self.seed, self.at = seed, at
        chance = random.Random(f"{seed} {at}")
        self.next = [] if chance.random() < 0.25 and at else sorted({chance.randrange(14) for _ in range(chance.randrange(1, 4))})
        self.result = chance.choice([-1, 0, 1] if seed % 2 else [-3, -1, 0, 2])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RandomGraph) and (self.seed, self.at) == (other.seed, other.at)

    def __hash__(self) -> int:
        return hash((self.seed, self.at))

    def moves(self) -> list[int]:
        return self.next

    def play(self, move: int) -> RandomGraph:
        return RandomGraph(self.seed, move)

    def is_over(self) -> bool:
        return not self.next

    def outcome(self) -> int:
        return self.result


def to_depth(position: Any, depth: int, known: dict[Any, int]) -> int:
    """The minimax value with 0 at the horizon."""
    if position.is_over():
        return int(position.outcome())
    if depth == 0:
        return 0
    if (position, depth) not in known:
        known[position, depth] = max(-to_depth(position.play(move), depth - 1, known) for move in position.moves())
    return known[position, depth]


@pytest.mark.parametrize("seed", [*range(60), 2687])  # in the last a value changes after all distances have settled
def test_where_play_need_not_end_the_value_is_what_a_long_enough_search_finds_and_the_distance_how_long(seed: int) -> None:
    reach = Reach(RandomGraph(seed), True, 10_000)
    assert reach.go_on(10_000)
    values, distances = settle(reach)
    for number, position in enumerate(reach.shelf.positions):
        known: dict[Any, int] = {}
        value = to_depth(position, 60, known)
        assert values[number] == value
        if value != 0 and seed % 2:  # who may lose by more or less may delay the end by a worse move
            assert to_depth(position, int(distances[number]), known) == value
            assert position.is_over() or to_depth(position, int(distances[number]) - 1, known) != value
        if value != 0 and not position.is_over():
            below = [reach.shelf.positions.index(position.play(move)) for move in position.moves()]
            fitting = [int(distances[child]) for child in below if values[child] == -value]
            assert distances[number] == 1 + (max(fitting) if value < 0 else min(fitting)) < NEVER


def test_a_walk_that_nobody_can_end_is_a_draw_and_never_ends() -> None:
    reach = Reach(Walk(8), False, 10_000)
    assert reach.go_on(10_000)
    values, distances = settle(reach)
    found = {position.at: (values[i], distances[i]) for i, position in enumerate(reach.shelf.positions)}
    assert found[0] == (-1, 0)
    assert found[6] == (1, 1)
    assert found[7] == (-1, 2)
    assert found[8] == (1, 3)
    assert found[4] == (2, 1)
    assert found[2] == found[1] == found[5] == (0, NEVER)


ALGORITHMS = ["minimax", "alpha-beta", "fail-hard", "pvs", "iid", "aspiration", "mtdf", "sss-star"]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("evaluation", ["win-loss-draw", "open-lines"])
def test_every_search_with_the_endgame_table_finds_the_true_value_at_any_depth(algorithm: str, evaluation: str) -> None:
    endgame, unit = solved("tic-tac-toe", True).file.endgame, Signs() if evaluation == "win-loss-draw" else Decided()
    with interpreting():
        for seed in range(4):
            position = somewhere(game("tic-tac-toe").start(), seed, seed)
            measure, table = with_endgame(endgame, position, evaluation, 0.1)
            for depth in (1, 2):
                kept = table if takes_table(algorithm) else None  # the evaluation knows the end in any case
                found = look_ahead(position, depth, algorithm=algorithm, evaluation=measure, table=kept)
                assert found.value == unit.in_units(best(position, KNOWN[type(position)])[0])


def test_compiled_searches_use_the_table_too_and_look_no_further_than_it() -> None:
    position, endgame = beginning("othello-4x4"), solved("othello-4x4", True).file.endgame
    value = best(position, KNOWN[type(position)])[0]
    measure, table = with_endgame(endgame, position, "disc-difference", 1)
    nodes = set()
    for depth in (1, 2, 7):
        found = look_ahead(position, depth, evaluation=measure, table=table)
        assert found.value == value
        nodes.add(found.nodes)
    assert max(nodes) <= 1 + len(list(position.moves()))


def test_positions_outside_of_the_table_are_searched_down_to_it() -> None:
    start = game("tic-tac-toe").start()
    below = start.play(5)
    solution = solve_strongly(below, table_folder() / "below", game=game("tic-tac-toe"), folded=False)
    measure, table = with_endgame(solution.file.endgame, start, "win-loss-draw", 1)
    with pytest.raises(DoesNotFit, match="a table of 0 megabytes is none"):
        with_endgame(solution.file.endgame, start, "win-loss-draw", "0")
    assert solution.file.endgame.place_of(start) == NOWHERE
    with interpreting():
        assert look_ahead(start, 1, evaluation=measure, table=table).value == 0
        assert look_ahead(start.play(0), 6, evaluation=measure, table=table).value == look_ahead(start.play(0), 8).value


def test_the_unit_of_an_evaluation_is_what_it_gives_finished_games() -> None:
    start = game("connect-four-4x4").start()
    from prunus.searches.driving.parts import find_evaluation

    assert unit_of(find_evaluation("win-loss-draw", start), start) == Signs()
    assert unit_of(find_evaluation("lines-and-centre", start), start) == Decided()
    othello = game("othello-4x4").start()
    assert unit_of(find_evaluation("disc-difference", othello), othello) == Outcomes()

    class Doubled(NamedTuple):
        def evaluate(self, position: Any) -> int:
            return 7 * position.outcome()

    with pytest.raises(DoesNotFit, match=r"Doubled gives a game that ends with -?\d+ the value -?\d+"):
        unit_of(Doubled(), othello)


@pytest.mark.parametrize("name", ["tic-tac-toe", "nim"])
def test_the_line_from_a_table_is_as_long_as_the_distance_and_ends_with_the_value(name: str) -> None:
    solver = TableSolver(game(name), solved(name, True).file)
    for seed in range(20):
        position = somewhere(game(name).start(), seed, seed % 7)
        value, distance = best(position, KNOWN[type(position)])
        solution = solver.value_of_moves(position)
        assert (solution.value, solution.distance, len(solution.line)) == (value, distance, distance)
        assert solution.values == {int(move): -best(position.play(move), KNOWN[type(position)])[0] for move in position.moves()}
        for move in solution.line:
            position, value = position.play(move), -value
        assert position.is_over()
        assert position.outcome() == value


def test_names_are_found_where_they_are_and_nowhere_else() -> None:
    chance = random.Random(5)
    for size in (0, 1, 2, 3, 10, 1000):
        keys = np.array(sorted({chance.randrange(1, 2**64) for _ in range(size)}), np.uint64)
        cells = Cells(keys, np.uint64)
        assert [int(place_among(cells, np.int64(size), key)) for key in keys] == list(range(size))
        for key in {chance.randrange(2**64) for _ in range(50)} - set(map(int, keys)):
            assert place_among(cells, np.int64(size), np.uint64(key)) == NOWHERE
    assert ByKey().name_of(Zero()) == 1


class Zero(NamedTuple):
    def key(self) -> np.uint64:
        return np.uint64(0)


# What goes wrong


class Large(Walk):
    EDGES = {1: (0,)}

    def play(self, move: int) -> Large:
        return Large(move)

    def outcome(self) -> int:
        return 2**31


class LargeGame(Game):
    name = "large"

    def start(self) -> Large:
        return Large(1)


def test_outcomes_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGame, match="Large has an outcome beyond 2,147,483,647"):
        solve_strongly(Large(1), tmp_path / "large", game=LargeGame())
    assert list(tmp_path.iterdir()) == []


def test_more_than_there_is_is_refused_after_an_estimate(tmp_path: Path) -> None:
    told: list[Any] = []
    with pytest.raises(OutOfRange, match=r"a strong solution of connect-four from here needs about .* positions"):
        solve_strongly(game("connect-four").start(), tmp_path / "c4", announce=told.append, megabytes=100)
    assert 10**11 < told[0].positions < 10**14
    with pytest.raises(OutOfRange, match=r"needs .*; the limit is 1e-09 seconds"):
        solve_strongly(game("tic-tac-toe").start(), tmp_path / "t", seconds=1e-9)
    with pytest.raises(OutOfRange, match="leave no room for positions"):
        solve_strongly(game("tic-tac-toe").start(), tmp_path / "t", megabytes=0.01)
    assert list(tmp_path.iterdir()) == []


def test_a_graph_that_outgrows_its_room_is_left_incomplete() -> None:
    reach = Reach(game("connect-four-4x4").start(), True, 3000)
    assert not reach.go_on(3000)
    assert reach.size <= 3000
    assert not reach.is_complete


def test_the_estimate_is_exact_for_small_games_and_near_for_larger_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    from prunus.solvers.strong import estimate

    assert estimated(Reach(game("tic-tac-toe").start(), True, 10**6)).positions == 765
    monkeypatch.setitem(estimate.SAMPLE, True, 5_000)
    near = estimated(Reach(game("connect-four-4x4").start(), True, 10**6))
    assert not near.is_exact
    assert 80_541 / 5 < near.positions < 80_541 * 5


def test_progress_is_told_while_positions_are_reached_and_while_they_are_settled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from prunus.solvers.strong import estimate

    monkeypatch.setattr(estimate, "SAMPLE", {True: 5, False: 5})  # so that the estimate is not all the work
    seen: list[tuple[str, float]] = []
    with interpreting():
        solve_strongly(game("nim").start(), tmp_path / "table", progress=lambda message, share: seen.append((message, share)))
    assert {message.split()[0] for message, _ in seen} >= {"Reaching", "Settling"}
    assert all(0 <= share <= 1 for _, share in seen)


def test_a_place_for_every_name_however_often_there_are_more() -> None:
    """A name's place is cut out of its bits, so there is a power of two of them, however often their number grows."""
    reach = Reach(game("tic-tac-toe").start(), False, 10**6)
    before = int(reach.index.mask)
    with interpreting():
        reach._grow()
    assert int(reach.index.mask) == 2 * before + 1


def test_stopping_leaves_the_old_table(tmp_path: Path) -> None:
    path = tmp_path / "table"
    solve_strongly(game("nim").start(), path)
    before = path.read_bytes()

    def interrupt(message: str, share: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Stopped, match="nothing was written"):
        solve_strongly(game("nim").parse("5-5-5"), path, game=game("nim"), progress=interrupt)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def tables(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Files that are not the table they should be, and what is said of them."""
    good = solved("nim", True).file.path.read_bytes()
    for name, content, words in [
        ("cut", good[:-1], r"has 2,0\d\d bytes in place of 2,0\d\d: it is damaged"),
        ("short", good[:20], "is not an endgame table"),
        ("head", good[:40], "its head cannot be read"),
        ("long", good + b"\0", "it is damaged"),
        ("empty", b"", "is not an endgame table"),
        ("foreign", b"hello, world\n" * 100, "is not an endgame table"),
        ("other", solved("tic-tac-toe", True).file.path.read_bytes(), "is for tic-tac-toe, not for nim"),
        ("head changed", good.replace(b'"key": ', b'"key":1'), "is not what was written there"),
        *(
            (f"bit {place}", flipped(good, place), "damaged|is for|is not an endgame table")
            for place in range(0, 8 * len(good), 977)
        ),
    ]:
        path = tmp_path / name
        path.write_bytes(content)
        yield path, words


def flipped(content: bytes, place: int) -> bytes:
    """With one bit changed."""
    return content[: place // 8] + bytes([content[place // 8] ^ 1 << place % 8]) + content[place // 8 + 1 :]


def test_a_table_of_other_keys_is_refused(tmp_path: Path) -> None:
    known = solved("nim", True).file
    columns = [column.array for column in known.endgame[:3]]
    write_endgame(
        tmp_path / "table", dataclasses.replace(known.about, key=known.about.key ^ 1), (columns[0], columns[1], columns[2])
    )
    with pytest.raises(DoesNotFit, match="was made with other keys"):
        read_endgame(tmp_path / "table", game("nim"))


def test_damaged_and_foreign_tables_are_refused(tmp_path: Path) -> None:
    for path, words in tables(tmp_path):
        with pytest.raises(DoesNotFit, match=words):
            read_endgame(path, game("nim"))
    with pytest.raises(MissingFile, match="is not there"):
        read_endgame(tmp_path / "nowhere", game("nim"))


def test_a_file_that_is_no_table_is_never_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear reader")
    with pytest.raises(DoesNotFit, match="is not an endgame table; it is left as it is"):
        solve_strongly(game("nim").start(), letter)
    with pytest.raises(DoesNotFit, match="it is left as it is"):
        write_endgame(letter, About("nim", "", 0, 0, False), (np.zeros(0), np.zeros(0), np.zeros(0)))
    with pytest.raises(MissingFile, match="there is no folder"):
        solve_strongly(game("nim").start(), tmp_path / "no" / "table")
    assert letter.read_text() == "dear reader"


def test_a_position_that_the_table_does_not_have_is_refused() -> None:
    solver = TableSolver(game("nim"), solved("nim", True).file)
    with pytest.raises(DoesNotFit, match=r"position '9-9' is not in endgame table .*, made from 'the start'"):
        solver.solve(game("nim").parse("9-9"))


WRITER = """
import sys
from pathlib import Path
import numpy as np
from prunus.tables.endgame_file import CHECKSUM_BYTES, About, write_endgame
size, path = 200_000, Path(sys.argv[1])
for number in range(2, 10_000):
    column = np.full(size, number)
    write_endgame(path, About("nim", "", number, size, False), (column, column, column))
    print(number, flush=True)
"""


def test_a_process_that_is_killed_leaves_the_old_table_or_the_new_one(tmp_path: Path) -> None:
    path, again, size = tmp_path / "table", tmp_path / "again", 200_000
    for tables_before in (1, 2, 4):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        written = [int(writer.stdout.readline()) for _ in range(tables_before)]  # and the next one is being written
        writer.send_signal(signal.SIGKILL)
        written += map(int, writer.stdout.read().split())
        writer.wait()
        writer.stdout.close()
        content = path.read_bytes()
        number = int(np.frombuffer(content[-CHECKSUM_BYTES - 4 : -CHECKSUM_BYTES], np.int32)[0])
        assert number in (written[-1], written[-1] + 1)
        column = np.full(size, number)
        write_endgame(again, About("nim", "", number, size, False), (column, column, column))
        assert content == again.read_bytes()
    again.unlink()
    write_endgame(path, About("nim", "", 1, 1, False), (np.ones(1), np.ones(1), np.ones(1)))
    assert [found.name for found in tmp_path.iterdir()] == ["table"], "what killed writers have left is swept away"
    assert os.path.getsize(path) == len(About("nim", "", 1, 1, False).head) + 16 + CHECKSUM_BYTES


def test_an_endgame_is_a_value_of_a_type_that_kernels_take() -> None:
    endgame = solved("tic-tac-toe", True).file.endgame
    assert isinstance(endgame, Endgame)
    assert isinstance(endgame.naming, ByView)
    assert Signs().in_units(-3) == -1
    assert Signs().in_units(0) == ZERO
