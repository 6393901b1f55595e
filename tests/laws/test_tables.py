"""Laws of tables: what they say is true, whatever they have forgotten, and symmetry and threads change nothing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.checked import checked
from prunus.core.jit import interpreting
from prunus.core.registry import game, game_of
from prunus.core.values import INFINITY, NO_MOVE
from prunus.errors import DoesNotFit, NotationError, OutOfRange, UnknownName
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.tables.dictionary import Dictionary, in_dictionaries
from prunus.tables.folded import Folded, smallest_view
from prunus.tables.foreseeing import FORESEEING_DEPTH, Foreseeing
from prunus.tables.kinds import find_table
from prunus.tables.no_table import Known
from prunus.tables.transposition import AGE_MASK, ENTRY, HEAD, Table, depth_of, read
from tests.attack.graphs import truth_of_graph
from tests.plain import MANY_MOVES, look_ahead
from tests.reference import somewhere

GAMES = ["tic-tac-toe", "connect-four-4x4", "othello-4x4", "nim", "random-tree", "othello", "connect-four"]
SYMMETRIC = [
    *("tic-tac-toe", "in-a-row", "in-a-row-4x4", "in-a-row-7x4", "in-a-row-3x6"),
    *("connect-four", "connect-four-5x4", "othello", "othello-6x6", "othello-4x4", "checkers"),
    *("gomoku-8x8", "gomoku-9x4", "gomoku-4x15", "hex-3x3"),
]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_never_holds_a_lower_bound_above_the_upper_and_all_of_it_is_true(name: str) -> None:
    this = game(name)
    table = Table.of(0.01)
    searcher = Searcher("mtdf", this.default_evaluation, "hash+killer+history", table=table)
    exact = Searcher("minimax", this.default_evaluation, "natural", table=0)
    for seed in range(6):
        position = somewhere(this.start(), seed, 3 * seed)
        searcher.think(position, Limits(depth=4))
        salted = searcher.contexts[0].table
        for place in range(int(HEAD), len(table.cells.array), int(ENTRY)):
            entry = read(table.cells, place)
            assert entry.rest == 0 or entry.lower <= entry.upper
        here = checked(position)  # a plain game's table knows positions as searches meet them
        for move in [] if here.is_over() else here.moves():
            child = here.play(move)
            for depth in (2, 3):
                known = salted.probe(child, np.int64(depth))
                value = exact.think(child, Limits(depth=depth), depths=[depth]).value
                assert value is not None
                assert known.lower <= value <= known.upper
                if known.best_move != NO_MOVE:
                    assert known.best_move in list(child.moves())


@pytest.mark.parametrize("kind", ["0.004", "0.004+folded", "0.02+etc"])
def test_an_emptied_table_is_as_a_new_one(kind: str) -> None:
    """Node by node: nothing that was there is found, and nothing stands in the way of what comes."""
    used = find_table(kind)
    for seed in range(8):
        position = somewhere(game("othello").start(), seed, 4 * seed)
        new = Searcher("pvs", ordering="hash+killer+history", table=find_table(kind)).think(position, Limits(5))
        for _ in range(2):
            again = Searcher("pvs", ordering="hash+killer+history", table=used.emptied()).think(position, Limits(5))
            assert replace(again, seconds=new.seconds) == new


def test_ages_are_not_used_twice_by_one_memory() -> None:
    table = Table.of(0.001)
    position = game("tic-tac-toe").start()
    for _ in range(int(AGE_MASK) // 2 - 1):
        table.grow_older()
    table.store(position, np.int64(2), -5, 5, 0, np.int64(1), True)
    assert table.emptied().probe(position, np.int64(2)).best_move == NO_MOVE
    assert table.emptied().cells.array.any()
    table.grow_older()
    assert not table.emptied().cells.array.any()


@given(seed=st.integers(0, 2**32), megabytes=st.sampled_from([0.0002, 0.001, 1.0]))
def test_an_entry_says_what_was_stored_or_nothing(seed: int, megabytes: float) -> None:
    chance = random.Random(seed)
    table = Table.of(megabytes)
    positions = [somewhere(game("connect-four-4x4").start(), chance.randrange(10**6), chance.randrange(10)) for _ in range(12)]
    truth = {(position, depth): chance.randrange(-9, 10) for position in positions for depth in (2, 3)}
    for _ in range(60):
        (position, depth), value = chance.choice(list(truth.items()))
        alpha = chance.randrange(-12, 12)
        beta = alpha + chance.randrange(1, 8)
        table.store(position, np.int64(depth), alpha, beta, value, np.int64(chance.randrange(16)), False)
        known = table.probe(position, np.int64(depth))
        assert known.lower <= value <= known.upper
        assert alpha >= value or known.lower == value
        assert beta <= value or known.upper == value
    for (position, depth), value in truth.items():
        known = table.probe(position, np.int64(depth))
        assert known.lower <= value <= known.upper


@given(seed=st.integers(0, 2**32))
def test_a_dictionary_answers_as_packed_words_do(seed: int) -> None:
    chance = random.Random(seed)
    positions = [somewhere(game("connect-four-4x4").start(), chance.randrange(10**6), chance.randrange(10)) for _ in range(6)]
    packed = Table.of(1)
    kinds = [packed, in_dictionaries(packed, positions[0], is_folded=False)]
    for _ in range(40):
        position, depth, alpha = chance.choice(positions), np.int64(chance.randrange(1, 4)), chance.randrange(-3, 3)
        said = (
            alpha,
            alpha + chance.randrange(1, 4),
            chance.randrange(-4, 4),
            np.int64(chance.randrange(-1, 4)),
            chance.random() < 0.5,
        )
        for kind in kinds:
            kind.store(position, depth, *said)
    for position in positions:
        for depth in range(1, 5):
            one, other = (kind.probe(position, np.int64(depth)) for kind in kinds)
            assert one == other


def test_a_dictionary_stays_within_its_room_and_forgets_what_was_stored_longest_ago() -> None:
    packed, start = Table.of(0.01), game("nim").start()
    known = Dictionary.beside(packed, start)
    number = 5 * known.entries.most
    for key in range(number):
        known.store_key(key, 2, -INFINITY, INFINITY, key, 0, True)
        assert len(known.entries.younger) + len(known.entries.older) <= 2 * known.entries.most
        assert known.probe_key(max(0, key - known.entries.most // 2), 2).lower == max(0, key - known.entries.most // 2)
    assert known.probe_key(0, 2).best_move == NO_MOVE


def test_searches_of_plain_games_that_share_a_table_share_what_it_knows() -> None:
    table, start = Table.of(1), game("nim").parse("3-3-3")
    first, again, emptied = (
        Searcher("pvs", "win-loss-draw", "hash", table=shared).think(start, Limits(6)) for shared in (table, table, table.emptied())
    )
    assert again.nodes < first.nodes == emptied.nodes
    assert again.value == first.value == emptied.value


@given(lower=st.integers(-5, 5), width=st.integers(0, 4), alpha=st.integers(-6, 6), window=st.integers(1, 4))
def test_what_settles_a_window_is_the_value_or_a_bound_beyond_it(lower: int, width: int, alpha: int, window: int) -> None:
    upper, beta = lower + width, alpha + window
    known = Known(np.int64(lower), np.int64(upper), NO_MOVE, False)
    assert known.settles(alpha, beta) == (beta <= lower or upper <= alpha or lower == upper)
    if known.settles(alpha, beta):
        said = known.settled_value(beta)
        for value in range(lower, upper + 1):
            assert value >= said if said >= beta else value <= said if said <= alpha else value == said


def test_a_value_belongs_to_its_depth_and_a_move_to_all_depths() -> None:
    table, position = Table.of(1), game("othello").start()
    table.store(position, np.int64(5), -INFINITY, INFINITY, np.int64(7), np.int64(19), False)
    assert table.probe(position, np.int64(5))[:3] == (7, 7, 19)
    assert table.probe(position, np.int64(4))[:3] == (-INFINITY, INFINITY, 19)
    assert table.salted("another evaluation").probe(position, np.int64(5)).best_move == NO_MOVE


def test_a_torn_entry_is_not_found() -> None:
    table, position = Table.of(0.0002), game("othello").start()
    table.store(position, np.int64(5), -INFINITY, INFINITY, np.int64(7), np.int64(19), False)
    written = np.nonzero(table.cells.array)[0]
    for word in written:
        table.cells[word] ^= 1 << 20
        assert table.probe(position, np.int64(5)).best_move == NO_MOVE
        table.cells[word] ^= 1 << 20
    assert table.probe(position, np.int64(5)).lower == 7


def test_newer_and_deeper_searches_take_the_first_entry_of_a_line() -> None:
    table = Table.of(0.0002)
    assert table.lines == 2
    for seed in range(200):
        table.store(somewhere(game("othello").start(), seed, 9), np.int64(2 + seed % 5), 0, 1, np.int64(1), np.int64(0), False)
    depths = [depth_of(read(table.cells, place).rest) for place in range(int(HEAD), len(table.cells.array), int(ENTRY))]
    assert depths[0] == depths[2] == 6
    table.grow_older()
    for seed in range(200):
        table.store(somewhere(game("othello").start(), seed, 11), np.int64(2), 0, 1, np.int64(1), np.int64(0), False)
    assert {depth_of(read(table.cells, place).rest) for place in (int(HEAD), int(HEAD + 2 * ENTRY))} == {2}


@pytest.mark.parametrize("name", SYMMETRIC)
def test_turned_positions_are_the_same_game(name: str) -> None:
    for seed in range(10):
        position = somewhere(game(name).start(), seed, 3 * seed)
        for turn in range(int(position.turns())):
            image = position.turned(np.int64(turn))
            assert smallest_view(image)[1] == smallest_view(position)[1]
            assert game_of(image).name == name  # books write views down: one on another board has no text there
            moves = list(position.moves())
            assert sorted(int(position.turned_move(move, turn)) for move in moves) == sorted(map(int, image.moves()))
            for move in moves[:3]:
                assert image.play(position.turned_move(move, turn)) == position.play(move).turned(np.int64(turn))


@pytest.mark.parametrize(
    ("name", "views"),
    [("in-a-row", 8), ("in-a-row-4x4", 8), ("in-a-row-7x4", 4), ("in-a-row-3x6", 4), ("gomoku-8x8", 8), ("gomoku-9x4", 4)],
)
def test_a_square_board_is_seen_in_eight_ways_and_another_in_four(name: str, views: int) -> None:
    this = game(name)
    position = this.parse("XO".ljust(this.width * this.height, "."))
    assert len({position.turned(np.int64(turn)) for turn in range(int(position.turns()))}) == views == 1 + len(this.symmetries())


@pytest.mark.parametrize("name", SYMMETRIC)
def test_folded_tables_change_no_value(name: str) -> None:
    this = game(name)
    with interpreting():
        position = somewhere(this.start(), 1, 1)
        depth = 3 if position.move_count() <= MANY_MOVES else 2
        request: dict[str, Any] = {"evaluation": this.default_evaluation, "ordering": "hash"}
        plain = look_ahead(position, depth, **request)
        for algorithm in ("alpha-beta", "pvs", "mtdf", "iid"):
            found = look_ahead(position, depth, algorithm=algorithm, table=Folded(Table.of(1)), deepening=True, **request)
            assert found.value == plain.value


@pytest.mark.parametrize("algorithm", ["alpha-beta", "pvs", "mtdf", "iid"])
def test_foreseeing_tables_change_no_value_and_save_nodes(algorithm: str) -> None:
    """On graphs, where many moves lead to one place, and deep enough that children are looked up."""
    nodes = {"plain": 0, "foreseeing": 0}
    with interpreting():
        for seed in range(25):
            truth = truth_of_graph(seed)
            for name, kind in (("plain", lambda table: table), ("foreseeing", Foreseeing)):
                searcher = Searcher(algorithm, "leaf-value", "hash", table=kind(Table.of(0.05)))
                for number in range(3):
                    result = searcher.think(truth.positions[number], Limits(depth=int(FORESEEING_DEPTH) + 3))
                    assert result.value == truth.at(number, result.depth)
                    nodes[name] += result.nodes
    assert nodes["foreseeing"] < nodes["plain"]


@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four-5x4", "othello-4x4"])
def test_foreseeing_folded_tables_change_no_value(name: str) -> None:
    this = game(name)
    with interpreting():
        for seed in range(3):
            position, depth = somewhere(this.start(), seed, {"tic-tac-toe": 3, "connect-four-5x4": 14, "othello-4x4": 7}[name]), 6
            request: dict[str, Any] = {"evaluation": this.default_evaluation, "ordering": "hash", "algorithm": "mtdf"}
            found = look_ahead(position, depth, table=Foreseeing(Folded(Table.of(1))), deepening=True, **request)
            assert found.value == look_ahead(position, depth, evaluation=this.default_evaluation).value


def test_folding_saves_nodes_near_the_start_and_so_does_foresight() -> None:
    start = game("tic-tac-toe").start()
    request: dict[str, Any] = {"algorithm": "pvs", "evaluation": "open-lines", "ordering": "hash+killer+history"}
    nodes = [look_ahead(start, 9, table=kind(Table.of(1)), **request).nodes for kind in (lambda table: table, Foreseeing, Folded)]
    assert nodes[0] > nodes[1] > nodes[2]


@pytest.mark.parametrize("name", ["connect-four-5x4", "othello-6x6", "random-tree"])
def test_threads_find_what_one_finds(name: str) -> None:
    this = game(name)
    one, *teams = (
        Searcher("pvs", this.default_evaluation, "hash+killer+history", table=1, threads=threads) for threads in (1, 2, 3, 4)
    )
    shares = {team.team.threads: np.zeros(team.team.threads, np.int64) for team in teams}
    for seed in range(12):
        position = somewhere(this.start(), seed, seed)
        expected = one.think(position, Limits(depth=6))
        for team in teams:
            found = team.think(position, Limits(depth=6))
            assert (found.value, found.depth, found.stopped_by) == (expected.value, expected.depth, None)
            shares[team.team.threads] += [context.tally.nodes for context in team.contexts]
    assert all(share.min() > 0 for share in shares.values()), shares


def test_a_table_is_named_by_its_size_and_what_it_does() -> None:
    assert isinstance(find_table("1"), Table)
    assert isinstance(find_table("1+folded"), Folded)
    both = find_table("1+etc+folded")
    assert isinstance(both, Foreseeing)
    assert isinstance(both.table, Folded)
    for text, error, words in [
        ("many", NotationError, "a number of megabytes"),
        ("1+sorted", UnknownName, "no table is called 'sorted'"),
        ("0.00001", OutOfRange, "no room for an entry"),
        ("0+etc", NotationError, "nothing more where there is no table"),
        ("1+etc+etc", NotationError, "each kind once"),
        ("1+etc:3", NotationError, "takes no argument"),
        ("-3", NotationError, "a number of megabytes"),
        ("1000000000", OutOfRange, "does not fit into"),
    ]:
        with pytest.raises(error, match=words):
            find_table(text)
    with pytest.raises(DoesNotFit, match="cannot be folded"):
        look_ahead(game("nim").start(), 3, table=find_table("1+folded"))
