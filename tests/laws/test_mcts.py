"""Laws of the searches by random games: what they prove is true, what they count adds up, and chance is that of the seed."""

from __future__ import annotations

import functools
import math
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import prunus
from prunus.core.bits import mix
from prunus.core.chance import drawn_move, following
from prunus.core.jit import interpreting, kernel
from prunus.core.registry import entries, game
from prunus.core.requests import Cancellation
from prunus.errors import DoesNotFit, NotationError, OutOfRange
from prunus.players.player import Situation
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, sampling
from prunus.searches.monte_carlo.sampler import RIPE_AT, USUAL_NODES, Sampler
from prunus.searches.monte_carlo.sharing import Nothing
from prunus.searches.monte_carlo.tree import COUNT, FIRST, LOWER, MOVE, NODE_BYTES, TOTAL, UPPER, VISITS, WHOLE
from prunus.searches.shared.trace import Trace
from prunus.solvers.general import AlphaBetaSolver
from prunus.tables.foreseeing import Foreseeing
from prunus.tables.transposition import Table
from tests.attack.graphs import truth_of_graph
from tests.hands import Hands
from tests.laws.test_scripts import check_told
from tests.reference import minimax, somewhere, trees, uneven_trees, value_of

SMALL = 0.25  # megabytes: tests touch little memory
MUCH = 8
ENDS = [("tic-tac-toe", 3), ("connect-four-4x4", 8), ("hex-3x3", 2), ("othello-4x4", 5), ("in-a-row-3x3", 3), ("nim", 3)]
TREE = game("tree")
seeds = st.integers(0, 2**32)
every_search = pytest.mark.parametrize("algorithm", sampling())


@functools.cache
def outcome_value(position: Any) -> int:
    """The definition, for games that are won, lost or drawn."""
    if position.is_over():
        return int(np.sign(position.outcome()))
    return max(-outcome_value(position.play(move)) for move in position.moves())


def check_tree(tree: Any, position: Any, value: Any = None) -> None:
    """Visits add up at every node, rewards are within theirs, and bounds follow from those below; with `value(position)`, true."""
    rows = tree.rows
    waiting = [(0, position)]
    while waiting:
        node, there = waiting.pop()
        row = rows[node].tolist()
        children = range(row[FIRST], row[FIRST] + row[COUNT])
        assert abs(row[TOTAL]) <= row[VISITS] * WHOLE
        assert row[LOWER] <= row[UPPER]
        if value is not None:
            assert row[LOWER] <= value(there) <= row[UPPER]
        if not row[COUNT]:
            continue
        assert sorted(rows[child][MOVE] for child in children) == sorted(there.moves())
        before = 0 if node == 0 else RIPE_AT
        below = sum(int(rows[child][VISITS]) for child in children)
        assert row[VISITS] == before + below or (below == 0 and row[VISITS] == before + 1 and row[LOWER] == row[UPPER])
        apart = row[TOTAL] + sum(int(rows[child][TOTAL]) for child in children)  # what one player gains the other loses
        assert abs(apart) <= (row[VISITS] - below) * WHOLE
        assert row[LOWER] == max(-int(rows[child][UPPER]) for child in children)
        assert row[UPPER] == max(-int(rows[child][LOWER]) for child in children)
        waiting += [(child, there.play(int(rows[child][MOVE]))) for child in children]


def check_proved(found: prunus.Result, position: Any, true: int) -> None:
    """What a result says is proved is true, and a move that is said to keep it does."""
    assert found.lower is None or found.lower <= true
    assert found.upper is None or true <= found.upper
    assert found.is_exact == (found.stopped_by is None)
    assert not found.is_exact or found.value == true
    assert found.estimate is not None or position.is_over()


@every_search
@settings(max_examples=30)
@given(tree=st.integers(1, 4).flatmap(trees) | uneven_trees(4), is_max=st.booleans(), seed=seeds)
def test_values_of_written_trees_are_proved_and_are_those_of_minimax(algorithm: str, tree: Any, is_max: bool, seed: int) -> None:
    position = TREE.parse(f"{'' if is_max else 'MIN '}{tree}")
    sampler = Sampler(algorithm, table=SMALL, seed=seed)
    found = sampler.think(position, Limits(nodes=10**9))
    assert (found.proved, found.value) == ("value", value_of(tree, is_max) * (1 if is_max else -1))
    assert found.to_the_end


@every_search
@settings(max_examples=25)
@given(seed=seeds, nodes=st.integers(1, 600), depth=st.integers(0, 4))
def test_what_is_proved_to_a_depth_is_true_of_random_trees(algorithm: str, seed: int, nodes: int, depth: int) -> None:
    position = game("random-tree").root(branching=3, depth=5, seed=seed)
    measure = entries("evaluation")["leaf-value"].suited_to(position)
    request: dict[str, Any] = {"algorithm": algorithm, "evaluation": "leaf-value", "table": MUCH, "seed": seed}
    with interpreting():
        true = minimax(position, depth, measure)
    whole = prunus.search(position, depth, **request)
    assert (whole.proved, whole.value) == ("value", true)
    part = prunus.search(position, depth, nodes=nodes, **request)
    assert part.nodes <= nodes
    assert part.lower is None or part.lower <= true
    assert part.upper is None or true <= part.upper
    if depth > 0:
        assert part.move in list(position.moves())
    if depth > 0 and part.lower is not None:
        with interpreting():
            assert -minimax(position.play(part.move), depth - 1, measure) >= part.lower


@every_search
@settings(max_examples=15)
@given(seed=seeds, chosen=st.integers(0, 10**6), depth=st.integers(1, 3))
def test_values_in_graphs_are_those_of_minimax_at_the_depth(algorithm: str, seed: int, chosen: int, depth: int) -> None:
    truth = truth_of_graph(seed)
    number = chosen % len(truth.positions)
    request: dict[str, Any] = {"algorithm": algorithm, "evaluation": "leaf-value", "table": SMALL, "seed": seed}
    found = prunus.search(truth.positions[number], depth, **request)
    assert (found.proved, found.value) == ("value", truth.at(number, depth))


@every_search
@pytest.mark.parametrize(("name", "plies"), ENDS)
def test_games_near_their_ends_are_proved_and_every_bound_of_the_tree_is_true(algorithm: str, name: str, plies: int) -> None:
    this = game(name)
    for seed in range(4):
        position = somewhere(this.start(), seed, plies)
        sampler = Sampler(algorithm, table=MUCH, seed=seed)
        found = sampler.think(position, Limits(nodes=3_000 if name == "nim" else 20_000))
        check_proved(found, position, outcome_value(position))
        check_tree(sampler.tree, position, outcome_value)


@every_search
@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four-4x4", "othello-4x4"])
def test_no_proved_value_contradicts_the_solver(algorithm: str, name: str) -> None:
    this, proved = game(name), 0
    solver, sampler = AlphaBetaSolver(8), Sampler(algorithm, table=SMALL)
    for seed in range(700):
        position = somewhere(this.start(), seed, 3 + seed % 9)
        sampler.seed = seed
        found = sampler.think(position, Limits(nodes=100 + seed))
        proved += found.is_exact and not position.is_over()
        true = int(np.sign(solver.value(position).value))
        check_proved(found, position, true)
        if found.lower is not None and found.move is not None:
            assert -int(np.sign(solver.value(position.play(found.move)).value)) >= found.lower
    assert proved > 100


@every_search
@pytest.mark.parametrize("evaluation", ["disc-difference", "corners-mobility"])
def test_margins_are_bounded_and_proved_too(algorithm: str, evaluation: str) -> None:
    this = game("othello-4x4")
    for seed in range(6):
        position = somewhere(this.start(), seed, 6)
        true = minimax(position, 64, find_evaluation(evaluation, position))
        found = prunus.search(position, algorithm=algorithm, evaluation=evaluation, nodes=50_000, seed=seed)
        check_proved(found, position, true)
        assert found.is_exact
        assert any(prunus.search(position, algorithm=algorithm, evaluation=evaluation, nodes=n).proved != "value" for n in (1, 9))


@every_search
@pytest.mark.parametrize(
    ("name", "ordering"), [("tic-tac-toe", "static"), ("hex-3x3", "natural"), ("othello-4x4", "static"), ("checkers", "natural")]
)
def test_compiled_and_interpreted_searches_grow_the_same_tree(algorithm: str, name: str, ordering: str) -> None:
    position = somewhere(game(name).start(), 3, 2)
    rows = []
    for is_plain in (False, True):
        sampler = Sampler(algorithm, ordering=ordering, table=SMALL, seed=5)
        with interpreting() if is_plain else prunus.unchecked():
            sampler.think(position, Limits(nodes=60 if name == "checkers" else 400))
        assert sampler.tree is not None
        rows.append(sampler.tree.rows.copy())
    assert (rows[0] == rows[1]).all()
    check_tree(sampler.tree, position)


@every_search
def test_the_seed_is_all_the_chance_there_is(algorithm: str) -> None:
    start = game("connect-four").start()
    first, again, other = (prunus.search(start, algorithm=algorithm, nodes=500, seed=seed) for seed in (1, 1, 2))
    assert first.estimate == again.estimate
    assert first.estimate != other.estimate


BIASED = [("uct", "graded"), ("uct", "static"), ("uct", "rules:connect-four"), ("rave", "static")]


@pytest.mark.parametrize(("algorithm", "ordering"), BIASED)
def test_a_bias_changes_the_tree_and_never_a_proved_value(algorithm: str, ordering: str) -> None:
    this, found = game("connect-four-5x4"), {ordering: list[Any](), "natural": list[Any]()}
    for seed in range(8):
        position = somewhere(this.start(), seed, 12)
        for order, results in found.items():
            sampler = Sampler(algorithm, ordering=order, table=MUCH, seed=seed)
            results.append(sampler.think(position, Limits(nodes=30_000)))
            check_proved(results[-1], position, outcome_value(position))
            check_tree(sampler.tree, position, outcome_value)
            assert results[-1].is_exact
    biased, plain = found.values()
    assert [each.value for each in biased] == [each.value for each in plain]
    assert [each.estimate for each in biased] != [each.estimate for each in plain]


@every_search
@pytest.mark.parametrize(("name", "plies", "nodes"), [("tic-tac-toe", 2, 20_000), ("connect-four-5x4", 8, 40_000)])
def test_with_more_games_the_move_is_that_of_minimax(algorithm: str, name: str, plies: int, nodes: int) -> None:
    drawn = [somewhere(game(name).start(), seed, plies) for seed in range(20)]
    positions, good = [position for position in drawn if not position.is_over()], {10: 0, nodes: 0}
    for seed, position in enumerate(positions):
        best = {move for move in position.moves() if -outcome_value(position.play(move)) == outcome_value(position)}
        for number in good:
            good[number] += prunus.search(position, algorithm=algorithm, nodes=number, seed=seed).move in best
    assert good[nodes] == len(positions) > 15
    assert good[10] < len(positions)


@every_search
def test_a_random_game_counts_as_one_node_and_visits_add_up_to_them(algorithm: str) -> None:
    found = prunus.search(game("othello").start(), algorithm=algorithm, nodes=333)
    assert (found.nodes, found.stopped_by, found.value, found.proved, found.depth) == (333, "nodes", None, "nothing", 0)
    assert found.estimate is not None
    assert found.estimate.visits == 333
    assert -1 <= found.estimate.mean <= 1
    assert found.move == max(found.estimate.moves, key=lambda tried: tried.visits).move
    assert prunus.search(game("othello").start(), algorithm=algorithm).nodes == USUAL_NODES


@every_search
def test_limits_tokens_and_listeners_are_heard(algorithm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start, seen = game("othello").start(), list[int]()
    timed = prunus.search(start, algorithm=algorithm, seconds=0.2, progress=Hands(monkeypatch).after(1, seen))
    assert timed.stopped_by == "seconds"
    assert seen == sorted(seen)
    assert seen
    token = Cancellation()
    token.cancel()
    stopped = prunus.search(start, algorithm=algorithm, cancel=token)
    assert stopped.stopped_by == "request"
    assert stopped.move in list(start.moves())


@every_search
def test_a_tree_that_is_full_is_visited_further_where_something_else_ends_the_search(algorithm: str) -> None:
    start, room = game("connect-four").start(), 1 / 64
    ended = prunus.search(start, 12, algorithm=algorithm, table=room)
    assert ended.stopped_by == "memory"
    sampler = Sampler(algorithm, table=room)
    found = sampler.think(start, Limits(nodes=20_000))
    assert (found.nodes, found.stopped_by) == (20_000, "nodes")
    assert sampler.tree is not None
    assert len(sampler.tree.rows) <= room * 2**20 / NODE_BYTES
    check_tree(sampler.tree, start)


UNHEARD: dict[str, Any] = {
    "window": (0, 1),
    "threads": 2,
    "trace": Trace.of_at_most(10),
    "deepening": True,
    "step": 1,
    "endgame": "table.endgame",
    "book": "some.book",
}


@every_search
def test_what_cannot_be_honoured_is_refused_in_a_sentence(algorithm: str) -> None:
    nim = game("nim").start()
    for what, value in UNHEARD.items():
        with pytest.raises(DoesNotFit, match=f"^{algorithm} plays random games and cannot honour {what}: leave it out"):
            prunus.search(nim, algorithm=algorithm, **{what: value})
    for ordering in ("hash", "killer", "graded+history", "countermove", "shallower"):
        with pytest.raises(DoesNotFit, match="its bias is an order that knows a position as it stands"):
            prunus.search(nim, algorithm=algorithm, ordering=ordering)
    with pytest.raises(DoesNotFit, match="its table is a number of megabytes and nothing else"):
        prunus.search(nim, algorithm=algorithm, table=Foreseeing(Table.of(1)))
    with pytest.raises(OutOfRange, match="leaves no room for a search"):
        prunus.search(nim, algorithm=algorithm, table=1e-9)
    with pytest.raises(NotationError, match="how much to explore"):
        prunus.search(nim, algorithm=f"{algorithm}:much")
    with pytest.raises(DoesNotFit, match="a `Sampler` keeps it"):
        prunus.Searcher(algorithm)
    with pytest.raises(DoesNotFit, match="`step_through` tells its steps"):
        prunus.record(nim, algorithm=algorithm)


@every_search
def test_a_position_that_is_over_and_a_depth_of_nothing_are_known_at_once(algorithm: str) -> None:
    this = game("tic-tac-toe")
    over = prunus.search(this.parse("XXXOO...."), algorithm=algorithm)
    assert (over.value, over.proved, over.move, over.nodes, over.estimate) == (-1, "value", None, 0, None)
    here = prunus.search(this.start(), 0, algorithm=algorithm, evaluation="open-lines")
    assert (here.value, here.proved, here.move) == (0, "value", None)


class Stones:
    """A plain game: one or two stones are taken, and who takes the last has won."""

    def __init__(self, left: int = 7) -> None:
        self.left = left

    def moves(self) -> list[str]:
        return ["one", "two"][: self.left]

    def play(self, move: str) -> Stones:
        return Stones(self.left - (1 if move == "one" else 2))

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1


@every_search
def test_plain_games_are_searched_and_their_moves_are_called_as_they_call_them(algorithm: str) -> None:
    found = prunus.search(Stones(), algorithm=algorithm, seed=3)
    assert (found.value, found.move, found.proved) == (1, "one", "value")
    assert found.estimate is not None
    assert {tried.move for tried in found.estimate.moves} == {"one", "two"}
    assert prunus.search(Stones(6), algorithm=algorithm).value == -1


@kernel
def both_ways(position, games, word, listener):  # type: ignore[no-untyped-def]
    """How many more of so many random games are won than lost, as the game finds them at once and move by move."""
    at_once, by_moves = 0, 0
    for number in range(games):
        chance = mix(word ^ np.uint64(number))
        at_once += position.random_outcome(chance, 0, number, listener)
        there, sign = position, 1
        while not there.is_over():
            chance = following(chance)
            there, sign = there.play(drawn_move(there, chance)), -sign
        by_moves += sign * there.outcome()
    return at_once, by_moves


@pytest.mark.parametrize("name", ["hex-2x2", "hex-3x3", "hex-4x4", "hex"])
def test_a_board_that_is_filled_at_once_is_won_as_often_as_one_that_is_played(name: str) -> None:
    games = np.int64(20_000)
    for seed in range(5):
        position = somewhere(game(name).start(), seed, seed)
        if not position.is_over():
            at_once, by_moves = both_ways(position, games, mix(np.uint64(seed)), Nothing())
            assert abs(at_once - by_moves) < 5 * math.sqrt(2 * games)


@every_search
@pytest.mark.parametrize(("name", "place"), [("tic-tac-toe", "XOX.O..X."), ("tree", "MIN [[3, 12, 8], [2, 4, 6], [14, 5, 2]]")])
def test_steps_tell_every_visit_and_end_with_the_tree(algorithm: str, name: str, place: str, tmp_path: Path) -> None:
    this = game(name)
    position, sampler = this.parse(place), Sampler(algorithm, seed=4)
    found = sampler.think(position, Limits(nodes=150))
    script = prunus.step_through(position, algorithm=algorithm, seed=4, limit=150)
    seen = check_told(script, tmp_path).nodes
    kinds = "".join(step.kind[0] for step in script.steps)  # of enter and expand the same sign
    assert re.fullmatch(r"e(s(eu*)?pu)*d", kinds)
    assert kinds.count("p") == found.nodes == script.result["nodes"]
    assert sampler.tree is not None
    assert [seen[node]["visits"] for node in range(len(seen))] == sampler.tree.rows[:, VISITS].tolist()
    proved = (sampler.tree.rows[:, LOWER] == sampler.tree.rows[:, UPPER]).tolist()
    assert [seen[node]["state"] == "proved" for node in range(len(seen))] == proved
    assert all((seen[node]["value"] is not None) == proved[node] for node in range(len(seen)))
    assert f"<title>{algorithm} on {name}" in script.html()


@every_search
def test_players_choose_proved_moves_among_those_they_may_and_tell_no_estimate_as_a_value(algorithm: str) -> None:
    this = game("tic-tac-toe")
    player = prunus.find_player(f"search:algorithm={algorithm},nodes=2000", this, seed=3)
    winning = Situation.at(this, this.parse("XX.OO...."))
    choice = player.choose(winning)
    assert (this.format_move(winning.position, choice.move), choice.value, choice.is_exact) == ("3", 1, True)
    only = player.choose(winning._replace(only=tuple(winning.position.moves())[1:3]))
    assert only.move in tuple(winning.position.moves())[1:3]
    several = player.choose(Situation.at(this)._replace(lines=3))
    assert len({several.move, *(each.move for each in several.others)}) == 3
    assert several.value is None
    for refused in ("variety=4", "threads=2", "ordering=killer"):
        with pytest.raises(DoesNotFit):
            prunus.find_player(f"search:algorithm={algorithm},{refused}", this)


def test_more_random_games_win_matches_and_the_same_seed_plays_the_same_ones() -> None:
    match = prunus.Match("connect-four-5x4", ("search:algorithm=uct,nodes=400", "search:algorithm=uct,nodes=5"), games=8, seed=2)
    played, again = prunus.play_match(match), prunus.play_match(match)
    assert [record.moves for record in played.records] == [record.moves for record in again.records]
    (pairing,) = played.pairings
    assert pairing.wins > pairing.losses
