"""Comparisons: paired ratios, samples of positions, minimal graphs, and the command."""

from __future__ import annotations

import dataclasses
import json
import math
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus import game
from prunus.cli import main as command_line
from prunus.cli.compare import show
from prunus.core.jit import interpreting
from prunus.core.values import INFINITY
from prunus.errors import OutOfRange
from prunus.lab.comparison import Candidate, Disagreement, compare
from prunus.lab.minimal_graph import WholeTable, forget_values, minimal_graph
from prunus.lab.ratio import paired_ratio, student
from prunus.lab.sample import estimated_leaves, midgame
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_algorithm
from prunus.searches.driving.searcher import Searcher
from tests.commands import ended, refused
from tests.pictures import tips
from tests.plain import look_ahead
from tests.reference import perft

counts = st.lists(st.integers(1, 10**9), min_size=1, max_size=20)


@given(counts=counts, factor=st.integers(1, 1000))
def test_a_count_beside_itself_has_ratio_one_and_beside_a_multiple_the_inverse(counts: list[int], factor: int) -> None:
    for multiple, mean in ((1, 1.0), (factor, 1 / factor)):
        ratio = paired_ratio(counts, [multiple * count for count in counts])
        assert ratio.mean == pytest.approx(mean)
        assert (ratio.low is None) == (len(counts) == 1)
        if ratio.low is not None:
            assert ratio.low == pytest.approx(mean)
            assert ratio.high == pytest.approx(mean)


def test_students_t_is_what_the_tables_say() -> None:
    printed = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 7: 2.365, 19: 2.093, 30: 2.042, 100: 1.984}
    assert {freedom: round(student(freedom), 3) for freedom in printed} == printed


def test_the_interval_holds_the_true_ratio_in_95_of_100_samples() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(2000):
        base = [int(math.exp(chance.gauss(12, 2))) + 1 for _ in range(8)]
        ratio = paired_ratio([max(1, round(count * 0.5 * math.exp(chance.gauss(0, 0.4)))) for count in base], base)
        held += ratio.low < 0.5 < ratio.high  # type: ignore[operator]
    assert 0.935 < held / 2000 < 0.965


@pytest.mark.parametrize("name", ["othello", "connect-four", "tic-tac-toe", "nim", "random-tree"])
def test_a_sample_is_made_of_different_unfinished_positions_with_plies_left(name: str) -> None:
    start = game(name).start()
    sample = midgame(start, 3, 2, seed=7)
    assert len({int(position.key()) for position in sample}) == 3
    assert midgame(start, 3, 2, seed=7) == sample
    assert midgame(start, 3, 2, seed=8) != sample
    for position in sample:
        assert not position.is_over()
        assert any(not position.play(move).is_over() for move in position.moves())


def test_a_sample_is_refused_where_there_are_not_so_many_positions() -> None:
    start = game("tic-tac-toe").start()
    assert midgame(start, 1, 9, seed=1) == [start]
    with pytest.raises(OutOfRange, match="400 random games gave 1 different positions with 9 plies left, not 2"):
        midgame(start, 2, 9, seed=1)


def test_the_estimate_of_leaves_is_exact_on_uniform_trees_and_near_elsewhere() -> None:
    assert estimated_leaves(game("random-tree").root(3, 6, 1), 6, seed=1) == 3**6
    start = game("tic-tac-toe").start()
    assert estimated_leaves(start, 6, seed=1) == pytest.approx(sum(perft(Listed(start), 6)), rel=0.05)


class Listed:
    """A position as `reference.perft` wants it: moves in a list."""

    def __init__(self, position: Any) -> None:
        self.position = position

    def moves(self) -> list[int]:
        return list(self.position.moves())

    def play(self, move: int) -> Listed:
        return Listed(self.position.play(move))


@pytest.mark.parametrize("order", ["perfect", "natural"])
def test_the_minimal_graph_of_a_uniform_tree_is_its_minimal_tree(order: str) -> None:
    """Knuth and Moore: at ply p there are b**ceil(p/2) + b**floor(p/2) - 1 critical nodes."""
    with interpreting():
        for b, depth, seed in ((2, 6, 1), (3, 4, 2), (4, 3, 3)):
            critical = sum(b ** ((ply + 1) // 2) + b ** (ply // 2) - 1 for ply in range(depth + 1))
            root = game("random-tree").root(b, depth, seed, order)
            assert minimal_graph(root, depth, "leaf-value", WholeTable.of(1)) == critical


def test_a_minimal_graph_is_smaller_than_any_search_where_positions_meet_and_the_same_compiled() -> None:
    start = game("tic-tac-toe").start()
    table = WholeTable.of(4)
    compiled = minimal_graph(start, 6, "open-lines", table)
    with interpreting():
        assert minimal_graph(start, 6, "open-lines", table) == compiled
        for ordering in ("natural", "static", "hash"):
            assert compiled < look_ahead(start, 6, evaluation="open-lines", ordering=ordering, table=4).nodes


def test_a_table_that_forgets_values_keeps_moves() -> None:
    start = game("tic-tac-toe").start()
    table = WholeTable.of(1)
    with interpreting():
        searcher = Searcher("alpha-beta", "open-lines", "hash", table=table)
        best = searcher.think(start, Limits(4)).move
        known = searcher.contexts[0].table.probe(start, 4)
        assert (known.lower, known.best_move) == (known.upper, best)
        forget_values(table)
        known = searcher.contexts[0].table.probe(start, 4)
        assert (known.lower, known.upper, known.best_move) == (-INFINITY, INFINITY, best)


def small(*candidates: Candidate, **request: Any) -> Any:
    with interpreting():
        return compare(game("tic-tac-toe").start(), 3, candidates, positions=4, evaluation="open-lines", table="1", **request)


def test_a_search_beside_itself_has_ratio_one() -> None:
    twice = small(Candidate.of("pvs", "hash+killer+history"), Candidate.of("pvs", "hash+killer+history"))
    for row in twice.rows:
        assert row.ratio == (1, 1, 1)
        assert row.leaf_ratio == (1, 1, 1)
    first, second = ([dataclasses.replace(result, seconds=0) for result in row.results] for row in twice.rows)
    assert first == second


def test_rows_add_up_what_the_searches_count() -> None:
    found = small(Candidate.of("alpha-beta", "natural"), Candidate.of("mtdf", "static"), Candidate.of("minimax", "natural"))
    plain, table, whole = found.rows
    with interpreting():
        results = [look_ahead(place.position, 3, evaluation="open-lines") for place in found.places]
    assert plain.total("nodes") == sum(result.nodes for result in results)
    assert plain.cutoffs("alpha") == sum(result.cutoffs["alpha"] for result in results)
    assert [place.value for place in found.places] == [result.value for result in results]
    assert (plain.candidate.has_table, table.candidate.has_table, whole.candidate.has_table) == (False, True, False)
    assert whole.ratio.low > 1
    assert plain.to_minimal_tree >= 1
    for place in found.places:
        assert place.minimal_leaves <= min(row.results[found.places.index(place)].leaves for row in found.rows)


def test_two_exact_searches_that_differ_are_an_error_and_an_inexact_one_is_counted() -> None:
    wrong = dataclasses.replace(find_algorithm("alpha-beta"), name="wrong", drive=lambda look, *window_and_guess: look(-9, 9) + 1)
    with pytest.raises(
        Disagreement, match=r"alpha-beta/natural finds (-?\d+) and wrong/natural finds .* one of them is wrong"
    ) as error:
        small(Candidate.of("alpha-beta", "natural"), Candidate.of(wrong, "natural"))
    assert error.value.exit_code == 1
    found = small(Candidate.of("alpha-beta", "natural"), Candidate.of(dataclasses.replace(wrong, is_exact=False), "natural"))
    assert [row.missed for row in found.rows] == [0, 4]


def test_the_command_answers_in_json_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "ratios.svg"
    request = ["compare", "tic-tac-toe", "-d", "3", "--positions", "3", "--searches", "alpha-beta/natural,pvs", "--table", "1+etc"]
    with interpreting():
        done = CliRunner().invoke(command_line.prunus, [*request, "--orderings", "static,hash", "--json", "--out", str(picture)])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found) == {"game", "depth", "evaluation", "seed", "table", "interval", "positions", "rows", "provenance"}
    assert set(found["positions"][0]) == {"position", "value", "minimal_leaves", "minimal_graph"}
    pairs = [(row["search"], row["ordering"]) for row in found["rows"]]
    assert pairs == [("alpha-beta", "natural"), ("pvs", "static"), ("pvs", "hash")]
    keys = "search ordering is_exact has_table ratio leaf_ratio nodes leaves table_hits cutoffs first_move_share branching missed "
    keys += "to_minimal_tree to_minimal_graph seconds nodes_a_second nodes_by_position leaves_by_position values"
    for row in found["rows"]:
        assert set(row) == set(keys.split())
        assert set(row["ratio"]) == {"mean", "low", "high"}
        assert row["nodes"] == sum(row["nodes_by_position"])
        assert row["values"] == [place["value"] for place in found["positions"]]
    assert [row["has_table"] for row in found["rows"]] == [False, False, True]
    told = [(f"{row['search']}/{row['ordering']}", row["ratio"]) for row in found["rows"]]
    assert tips(picture.read_text()) == [f"{name}: {r['mean']:.3f}, 95 %: {r['low']:.3f} to {r['high']:.3f}" for name, r in told]


def test_the_table_marks_what_is_not_exact(capsys: pytest.CaptureFixture[str]) -> None:
    wild = dataclasses.replace(
        find_algorithm("alpha-beta"), name="wild", is_exact=False, drive=lambda look, *_: 0 * look(-9, 9) + 7
    )
    show("a title", small(Candidate.of("alpha-beta", "natural"), Candidate.of(wild, "natural")))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "a title"
    assert [line.split("|")[1].strip() for line in lines if line.startswith("|")] == ["search", "-" * 12, "alpha-beta", "≈ wild"]
    assert lines[-1] == "≈ wild/natural is not exact: it missed the value of 4 of 4 positions."


def test_searches_by_questions_have_one_row_without_an_ordering() -> None:
    request = ["compare", "nim", "-d", "3", "--positions", "2", "--searches", "alpha-beta,df-pn,conspiracy"]
    request += ["--orderings", "natural,static"]
    done = CliRunner().invoke(command_line.prunus, [*request, "--json"])
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)["rows"]
    names = [(row["search"], row["ordering"]) for row in rows]
    assert names == [("alpha-beta", "natural"), ("alpha-beta", "static"), ("df-pn", "–"), ("conspiracy", "–")]
    assert rows[0]["values"] == rows[2]["values"] == rows[3]["values"]
    assert (rows[3]["leaf_ratio"], rows[3]["branching"], rows[3]["to_minimal_tree"]) == (None, None, None)  # it counts no leaves


BAD_REQUESTS = {
    ("othelo",): "no game is called 'othelo'; did you mean othello",
    ("nim", "--searches", "alpha-beta,alfa-beta"): "no algorithm is called 'alfa-beta'; did you mean alpha-beta",
    ("nim", "--orderings", "natural,hash+kilers"): "no ordering is called 'kilers'; did you mean killer",
    ("nim", "--searches", "pvs/statik"): "no ordering is called 'statik'; did you mean static?",
    ("nim", "--searches", ""): "no algorithm is called ''",
    ("nim", "--positions", "0"): "--positions: '0' is not a whole number from 1 to",
    ("nim", "-d", "0"): "--depth: '0' is not a whole number from 1 to 512",
    ("nim", "-d", "-3"): "--depth: '-3' is not a whole number from 1 to 512",
    ("nim", "-d", "100", "--positions", "2"): "gave 0 different positions with 100 plies left, not 2",
    ("nim", "--evaluation", "discs"): "no evaluation is called 'discs'",
    ("nim", "--table", "0"): "a table of 0 megabytes has no room for an entry",
    ("nim", "--table", "big"): "table 'big' stops making sense at character 1",
    ("nim", "--orderings", "rules:none.pl"): "program file 'none.pl' is not there",
    ("nim", "-d", "2", "--positions", "2", "--orderings", "natural", "--out", "no-such-folder/a.svg"): "no-such-folder/a.svg",
}  # fmt: skip


@pytest.mark.parametrize("arguments", BAD_REQUESTS, ids=" ".join)
def test_a_bad_comparison_is_refused_in_one_sentence(arguments: tuple[str, ...]) -> None:
    refused(ended("compare", *arguments), BAD_REQUESTS[arguments])
