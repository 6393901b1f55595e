"""Laws of the searches that answer questions, and of conspiracy numbers."""

from __future__ import annotations

import functools
import itertools
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prunus.core.game import Position as Rules
from prunus.core.jit import interpreting
from prunus.core.registry import entries, game
from prunus.searches.conspiracy import tree as conspiracy_tree
from prunus.searches.conspiracy.conspire import conspire, usual_values
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.proof import tree as proof_tree
from prunus.searches.proof.bisection import search_by_questions, value_by_questions
from prunus.searches.proof.prove import prove
from prunus.searches.proof.question import NEVER
from prunus.searches.proof.table import ProofTable, known_numbers, store_numbers
from tests.reference import minimax, somewhere, trees, value_of

PROVERS = list(entries("prover"))
STORED = [name for name in PROVERS if name != "df-pn"]
SMALL = 0.25  # megabytes: tests touch little memory
LEAST = 1 / 64

every_prover = pytest.mark.parametrize("algorithm", PROVERS)
seeds = st.integers(0, 2**32)


def check_numbers(proof: Any) -> None:
    """proof == 0 iff proved, disproof == 0 iff disproved, None (never) on the other side, and both positive if unknown."""
    assert (proof.proof == 0) == (proof.answer is True) == (proof.disproof is None)
    assert (proof.disproof == 0) == (proof.answer is False) == (proof.proof is None)
    assert (proof.answer is None) == bool(proof.reason)


def check_line(position: Any, proof: Any, evaluation: Any, is_whole: bool = True) -> None:
    """The line of a proved question is legal, and where it is whole its last position has what was asked for."""
    assert proof.answer is True or (proof.answer is None or not proof.line)
    assert proof.move == (proof.line[0] if proof.line else None)
    mine = True
    for move in proof.line:
        assert move in list(position.moves())
        position, mine = position.play(move), not mine
    if proof.answer and is_whole and (position.is_over() or len(proof.line) == proof.depth):
        assert (1 if mine else -1) * int(evaluation.evaluate(position)) >= proof.threshold


@every_prover
@settings(max_examples=20)
@given(tree=st.integers(1, 4).flatmap(trees))
def test_on_written_trees_every_answer_is_minimax_at_every_threshold(algorithm: str, tree: Any) -> None:
    position = game("tree").parse(str(tree))
    for threshold in range(-3, 5):
        proof = prove(position, threshold, algorithm=algorithm, megabytes=SMALL)
        assert proof.answer == (value_of(tree) >= threshold)
        check_numbers(proof)
        check_line(position, proof, find_evaluation("leaf-value", position))


@every_prover
@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four-4x4", "othello-4x4", "nim", "random-tree"])
def test_on_games_every_answer_is_minimax_at_the_depth(algorithm: str, name: str) -> None:
    with nullcontext() if name == "tic-tac-toe" else interpreting():  # one game is enough to compile for: the twins agree
        check_games(algorithm, name)


def check_games(algorithm: str, name: str) -> None:
    for seed in range(6):
        position = somewhere(game(name).start(), seed, 3 * seed)
        measure = find_evaluation(game(name).default_evaluation, position)
        for depth in (1, 3):
            true = minimax(position, depth, measure)
            for threshold in (true - 1, true, true + 1, true + 3):
                proof = prove(position, threshold, algorithm=algorithm, evaluation=measure, depth=depth, megabytes=SMALL)
                assert proof.answer == (true >= threshold)
                check_numbers(proof)
                check_line(position, proof, measure)


@every_prover
@pytest.mark.parametrize(("name", "plies"), [("connect-four-4x4", 6), ("othello-4x4", 4), ("nim", 4)])
def test_games_are_solved_to_the_end(algorithm: str, name: str, plies: int) -> None:
    for seed in range(4):
        position = somewhere(game(name).start(), seed, plies)
        true = solved(position)
        for threshold in {-1, 0, 1, true, true + 1}:
            proof = prove(position, threshold, algorithm=algorithm, megabytes=2)
            assert proof.answer == (true >= threshold)
            check_numbers(proof)


@functools.cache
def solved(position: Any) -> int:
    """The outcome with best play, by definition."""
    return int(position.outcome()) if position.is_over() else max(-solved(position.play(move)) for move in position.moves())


@every_prover
def test_compiled_provers_equal_interpreted_ones(algorithm: str) -> None:
    for name, plies in (("connect-four-4x4", 9), ("othello-4x4", 6)):
        position = somewhere(game(name).start(), 1, plies)
        request: dict[str, Any] = {"algorithm": algorithm, "megabytes": LEAST, "seed": 5 if algorithm == "monte-carlo-pn" else None}
        compiled = prove(position, 0, **request)
        with interpreting():
            interpreted = prove(position, 0, **request)
        for field in ("answer", "proof", "disproof", "line", "nodes", "leaves"):
            assert getattr(compiled, field) == getattr(interpreted, field)


@every_prover
def test_memory_stays_within_the_limit_and_a_full_store_is_unknown_or_right(algorithm: str) -> None:
    position = game("connect-four-5x4").start()
    for megabytes in (LEAST, 0.1, 0.5):
        proof = prove(position, 1, algorithm=algorithm, megabytes=megabytes, nodes=30_000)
        assert proof.memory <= megabytes * 2**20
        assert proof.answer in (None, False)  # the first player cannot win on this board
        check_numbers(proof)
    if algorithm in STORED:
        assert prove(position, 1, algorithm=algorithm, megabytes=LEAST).reason == f"{LEAST:g} megabytes are full"


@settings(max_examples=30)
@given(seed=seeds, plies=st.integers(7, 12), threshold=st.integers(-1, 1))
def test_df_pn_is_right_with_a_tiny_table(seed: int, plies: int, threshold: int) -> None:
    position = somewhere(game("connect-four-4x4").start(), seed, plies)
    tiny = prove(position, threshold, megabytes=LEAST, evaluation="win-loss-draw")
    assert tiny.answer == (np.sign(solved(position)) >= threshold)
    assert tiny.memory <= LEAST * 2**20


def test_df_pn_forgets_and_is_still_right() -> None:
    """With a table of 960 entries the 4 x 4 board takes more nodes than with a large one, and the answers are the same."""
    start = game("connect-four-4x4").start()
    for threshold in (0, 1):
        tiny, large = (prove(start, threshold, megabytes=megabytes) for megabytes in (LEAST, 8))
        assert tiny.answer == large.answer == (threshold == 0)
        assert tiny.nodes > large.nodes


@given(tree=st.integers(2, 4).flatmap(trees), nodes=st.integers(1, 60), threshold=st.integers(-3, 3))
def test_the_numbers_of_the_tree_are_those_of_a_slow_recomputation(tree: Any, nodes: int, threshold: int) -> None:
    position = game("tree").parse(str(tree))
    proof = prove(position, threshold, algorithm="proof-number", nodes=nodes, megabytes=SMALL)
    rows = proof.tree.rows

    def recomputed(node: int, is_or: bool) -> tuple[float, float]:
        """(proof, disproof) as the MIT notes define them, with OR and AND apart; checks the node on the way."""
        _parent, _move, first, count, own, other = rows[node]
        children = [recomputed(child, not is_or) for child in range(first, first + count)]
        assert all(rows[child][proof_tree.PARENT] == node for child in range(first, first + count))
        stored = tuple(float("inf") if number == NEVER else float(number) for number in ((own, other) if is_or else (other, own)))
        if not children:
            assert stored in ((1, 1), (0, float("inf")), (float("inf"), 0))
            return stored  # type: ignore[return-value]
        proofs, disproofs = zip(*children, strict=True)
        numbers = (min(proofs), sum(disproofs)) if is_or else (sum(proofs), min(disproofs))
        assert numbers == stored
        return numbers

    root = recomputed(0, True)
    assert root == tuple(float("inf") if number is None else number for number in (proof.proof, proof.disproof))


@given(tree=st.integers(2, 4).flatmap(trees), nodes=st.integers(1, 40), threshold=st.integers(-3, 3))
def test_the_most_proving_node_lowers_one_number_of_the_root_whichever_way_it_turns_out(
    tree: Any, nodes: int, threshold: int
) -> None:
    """MIT notes: a value of true lowers the proof number of the root by one, a value of false its disproof number."""
    position = game("tree").parse(str(tree))
    proof = prove(position, threshold, algorithm="proof-number", nodes=nodes, megabytes=SMALL)
    if proof.answer is not None:
        return
    for turns_out, unlucky in ((True, False), (False, True)):
        rows = proof.tree.rows.copy()
        leaf, is_or = 0, True
        for move in proof.line:
            first = rows[leaf][proof_tree.FIRST]
            leaf, is_or = next(child for child in range(first, len(rows)) if rows[child][proof_tree.MOVE] == move), not is_or
        wins = turns_out == is_or
        rows[leaf, proof_tree.PROOF :] = (0, NEVER) if wins else (NEVER, 0)
        numbers = renewed(rows, 0)
        assert numbers[unlucky] == (proof.disproof if unlucky else proof.proof) - 1


def renewed(rows: Any, node: int) -> tuple[int, int]:
    """(proof, disproof) for the player to move, recomputed from the leaves."""
    first, count = rows[node][proof_tree.FIRST], rows[node][proof_tree.COUNT]
    if not count:
        return int(rows[node][proof_tree.PROOF]), int(rows[node][proof_tree.DISPROOF])
    children = [renewed(rows, child) for child in range(first, first + count)]
    total = sum(child[0] for child in children)
    return min(child[1] for child in children), min(total, int(NEVER))


@dataclass(frozen=True)
class Circle(Rules):
    """Walk around a circle of `size` steps in either direction; who steps on 0 wins. Without a limit it need not end."""

    at: int
    size: int = 7

    def moves(self) -> list[int]:
        return [] if self.is_over() else [self.size - 1, 1]

    def play(self, move: int) -> Circle:
        return Circle((self.at + move) % self.size, self.size)

    def is_over(self) -> bool:
        return self.at == 0

    def outcome(self) -> int:
        return -1


@every_prover
def test_repetitions_are_unknown_without_a_depth_and_a_plain_question_with_one(algorithm: str) -> None:
    assert prove(Circle(1), algorithm=algorithm, megabytes=LEAST).answer is True
    endless = prove(Circle(3), algorithm=algorithm, megabytes=LEAST, nodes=3_000)
    assert endless.answer is None
    assert endless.reason
    for depth in (1, 4, 7):
        for threshold in (0, 1):
            true = minimax(Circle(3), depth, find_evaluation("win-loss-draw", Circle(3)))
            proof = prove(Circle(3), threshold, depth=depth, algorithm=algorithm, megabytes=SMALL)
            assert proof.answer == (true >= threshold)


def test_what_is_left_of_the_depth_is_part_of_the_question() -> None:
    """In Nim a position is reached after different numbers of plies; near the horizon its answers differ."""
    for heaps, depth, threshold in itertools.product(("3-3", "3-4", "4-4"), (3, 4, 5), (0, 1)):
        position = game("nim").parse(heaps)
        true = minimax(position, depth, find_evaluation("win-loss-draw", position))
        assert prove(position, threshold, depth=depth, megabytes=LEAST).answer == (true >= threshold)


WAYS = {"start": ["near", "far"], "far": ["further"], "further": ["near"], "near": ["left", "right"], "left": [], "right": []}


@dataclass(frozen=True)
class Walk(Rules):
    """Along the ways from place to place; who cannot go on has lost."""

    place: str

    def moves(self) -> range:
        return range(len(WAYS[self.place]))

    def play(self, move: int) -> Walk:
        return Walk(WAYS[self.place][move])

    def is_over(self) -> bool:
        return not WAYS[self.place]

    def outcome(self) -> int:
        return -1


def test_what_a_longer_way_has_settled_is_not_looked_at_again() -> None:
    """The place that is far has fewer ways on and is tried first; below it, the one that is near is won by going left."""
    proof = prove(Walk("start"), algorithm="df-pn", megabytes=LEAST)
    assert proof.answer is False
    assert (proof.nodes, proof.leaves) == (len(["start", "far", "further", "near", "left", "near"]), len(["left"]))


def test_a_line_without_end_is_said_to_be_one() -> None:
    assert prove(Circle(3)).reason == "a line of 200 plies does not end; ask the question to a depth"


def test_monte_carlo_numbers_come_from_the_seed() -> None:
    position = game("connect-four-5x4").start()
    counts = [prove(position, 0, algorithm="monte-carlo-pn", nodes=20_000, seed=seed).disproof for seed in (1, 1, 2)]
    assert counts[0] == counts[1] != counts[2]


@given(numbers=st.lists(st.tuples(st.integers(1, 2**63), st.integers(0, int(NEVER)), st.integers(0, int(NEVER)))))
def test_a_proof_table_gives_back_what_was_stored_last_or_nothing(numbers: list[tuple[int, int, int]]) -> None:
    table = ProofTable.of_bytes(1024)
    last: dict[int, tuple[int, int]] = {}
    for key, proof, disproof in numbers:
        store_numbers(table, np.uint64(key), proof, disproof, proof)
        last[key] = proof, disproof
        assert known_numbers(table, np.uint64(key)) == (proof, disproof)
    for key, pair in last.items():
        assert known_numbers(table, np.uint64(key)) in (pair, (-1, -1))


@given(value=st.integers(-(10**7), 10**7), guess=st.integers(-100, 100))
def test_bisection_finds_any_value_with_few_questions(value: int, guess: int) -> None:
    asked: list[int] = []

    def ask(threshold: int) -> bool:
        asked.append(threshold)
        return value >= threshold

    assert value_by_questions(ask, guess) == value
    assert len(asked) <= 2 * (abs(value - guess) + 2).bit_length() + 2


@pytest.mark.parametrize("algorithm", [*PROVERS, "conspiracy"])
@pytest.mark.parametrize("name", ["tic-tac-toe", "othello-4x4", "random-tree", "nim"])
def test_questions_give_the_minimax_value_and_a_line_that_leads_to_it(algorithm: str, name: str) -> None:
    for seed in range(2):
        position = somewhere(game(name).start(), seed, 3)
        measure = find_evaluation(game(name).default_evaluation, position)
        with interpreting():
            result = search_by_questions(position, Limits(2), algorithm=algorithm, evaluation=measure, megabytes=LEAST)
        assert result.value == minimax(position, 2, measure)
        for move in result.line:
            position = position.play(move)
        assert len(result.line) == 2 or position.is_over()
        assert (-1) ** len(result.line) * int(measure.evaluate(position)) == result.value


def test_a_search_by_questions_that_its_limits_leave_open_has_no_value() -> None:
    start = game("connect-four").start()
    result = search_by_questions(start, Limits(12, 100))
    assert (result.value, result.proved, result.depth, result.stopped_by) == (None, "nothing", 0, "nodes")
    assert result.move in list(start.moves())


# Conspiracy numbers


@pytest.mark.parametrize("name", ["tic-tac-toe", "othello-4x4", "nim"])
def test_conspiracy_search_run_to_the_end_finds_the_minimax_value(name: str) -> None:
    for seed, depth in itertools.product(range(4), (1, 2, 3)):
        position = somewhere(game(name).start(), seed, 3 * seed)
        measure = find_evaluation(game(name).default_evaluation, position)
        result = conspire(position, evaluation=measure, values=range(-30, 31), conspirators=None, depth=depth, megabytes=4)
        true = minimax(position, depth, measure)
        assert result.is_complete
        here = min(max(true, -30), 30)
        assert result.proved == "value" or abs(true) >= 30
        assert {value: number for value, number in result.numbers.items() if number is not None} == {here: 0}
        if abs(true) <= 30:
            assert result.value == true
        assert result.memory <= 4 * 2**20


@given(seed=seeds, branching=st.integers(2, 3), nodes=st.integers(1, 10))
def test_conspiracy_numbers_are_the_smallest_conspiracies(seed: int, branching: int, nodes: int) -> None:
    """Against all sets of leaves that are not settled: the smallest one whose change of mind moves the root across."""
    position = game("random-tree").root(branching, 4, seed)
    values = range(-400_000, 400_001, 200_000)
    result = conspire(position, evaluation="leaf-value", values=values, conspirators=None, nodes=nodes, megabytes=SMALL)
    rows = result.tree.rows
    leaves = [n for n in range(len(rows)) if not rows[n][conspiracy_tree.COUNT]]
    free = [n for n in leaves if rows[n][conspiracy_tree.NUMBERS] == 1]

    def value(node: int, changed: dict[int, int], is_max: bool) -> int:
        first, count = rows[node][conspiracy_tree.FIRST], rows[node][conspiracy_tree.COUNT]
        if not count:
            return changed.get(node, int(rows[node][conspiracy_tree.VALUE]))
        return (max if is_max else min)(value(child, changed, not is_max) for child in range(first, first + count))

    assert value(0, {}, True) == result.value
    for i, threshold in enumerate(list(values)[1:]):
        extreme = -(10**9) if result.value >= threshold else 10**9
        smallest = next(
            (
                size
                for size in range(1, len(free) + 1)
                for some in itertools.combinations(free, size)
                if (value(0, dict.fromkeys(some, extreme), True) >= threshold) != (result.value >= threshold)
            ),
            int(NEVER),
        )
        assert rows[0][conspiracy_tree.NUMBERS + i] == smallest


def test_conspiracy_search_stops_when_few_enough_values_are_likely() -> None:
    position = game("othello").parse("f5d6c3d3c4f4f6f3e6e7d7")
    for conspirators, width in ((1, 0), (2, 0), (2, 3)):
        result = conspire(
            position, evaluation="disc-difference", values=range(-20, 21), conspirators=conspirators, width=width, nodes=100_000
        )
        assert result.is_complete
        assert len(result.likely) <= width + 1
        assert all(number is None or number > conspirators for v, number in result.numbers.items() if v not in result.likely)


def test_numbers_grow_with_the_distance_from_the_value() -> None:
    position = game("connect-four").parse("4453")
    result = conspire(position, evaluation="lines-and-centre", nodes=5_000)
    below = [number for value, number in result.numbers.items() if value <= result.value]
    above = [number for value, number in result.numbers.items() if value > result.value]
    assert below == sorted(below, reverse=True)  # type: ignore[type-var]
    assert above == sorted(above)  # type: ignore[type-var]


def test_compiled_conspiracy_search_equals_the_interpreted_one() -> None:
    position = game("tic-tac-toe").start()
    compiled = conspire(position, evaluation="open-lines", megabytes=SMALL)
    with interpreting():
        interpreted = conspire(position, evaluation="open-lines", megabytes=SMALL)
    assert (compiled.value, compiled.numbers, compiled.line, compiled.nodes) == (
        interpreted.value, interpreted.numbers, interpreted.line, interpreted.nodes
    )  # fmt: skip


def test_the_usual_values_cover_what_is_near() -> None:
    for name in ("othello", "tic-tac-toe", "connect-four"):
        position = game(name).start()
        measure = find_evaluation(game(name).default_evaluation, position)
        values = usual_values(position, measure)
        assert values[0] <= int(measure.evaluate(position)) <= values[-1]
        assert 2 <= len(values) <= 45


@pytest.mark.parametrize("algorithm", ["df-pn", "proof-number", "pn2"])
def test_an_order_changes_what_a_proof_costs_and_never_what_it_finds(algorithm: str) -> None:
    """The best move first is soonest proved; of the opponent's moves all must be answered, and nobody asks for their order."""
    position = game("connect-four-4x4").parse("2233")
    plain = prove(position, 0, algorithm=algorithm, megabytes=1)
    costs = set()
    for ordering in ("natural", "true", "worst", "random"):
        found = prove(position, 0, algorithm=algorithm, megabytes=1, ordering=ordering)
        assert found.answer == plain.answer
        costs.add(found.nodes)
    assert len(costs) > 1
    assert prove(position, 0, algorithm=algorithm, megabytes=1, ordering="natural").nodes == plain.nodes
