"""Every door takes the same things in the same words, refuses the same nonsense, and can be left by the same token."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import prunus
from prunus.core.jit import interpreting
from prunus.core.registry import entries
from prunus.errors import DoesNotFit
from prunus.logic.syntax import parse_program
from prunus.orderings.natural import Natural
from prunus.tables.book import Entry
from tests.plain import without_argument

THIS = prunus.game("tic-tac-toe")
START, POSITION = THIS.start(), THIS.parse("XOX.O..X.")
MINE = """
from typing import NamedTuple

class Mine:
    def evaluate(self, position):
        return position.outcome() if position.is_over() else int(position.key()) % 13

def mine(position):
    return Mine().evaluate(position)
"""
PROGRAM = "better_choice(B, M1, M2) :- corner(M1), \\+ corner(M2)."


def thirteenth(position: Any) -> int:
    return int(position.outcome()) if position.is_over() else int(position.key()) % 13


def natural(position: Any, evaluation: Any, depth: int, seed: int) -> Natural:
    return Natural()


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "door_evaluations", raising=False)
    (tmp_path / "door_evaluations.py").write_text(MINE)
    (tmp_path / "corners.pl").write_text(PROGRAM)


def small(**request: Any) -> Any:
    return prunus.compare(START, 2, ["alpha-beta"], positions=2, **request).rows[0]


def learned(**request: Any) -> prunus.Study:
    return prunus.learn(THIS, games=6, depth=1, starts="opening", learner="foil", min_accuracy=0.5, **request)


BY_EVALUATION: dict[str, Callable[[Any], Any]] = {
    "search": lambda what: prunus.search(POSITION, 1, evaluation=what).value,
    "search by questions": lambda what: prunus.search(POSITION, 1, algorithm="df-pn", evaluation=what).value,
    "Searcher": lambda what: prunus.Searcher(evaluation=what).think(POSITION, prunus.Limits(1)).value,
    "record": lambda what: prunus.record(POSITION, 1, evaluation=what).result["value"],
    "step_through": lambda what: prunus.step_through(POSITION, 1, evaluation=what).result["value"],
    "prove": lambda what: prunus.prove(POSITION, -7, depth=1, evaluation=what).answer,
    "conspire": lambda what: prunus.conspire(POSITION, depth=1, evaluation=what, conspirators=None).value,
    "compare": lambda what: small(evaluation=what).results[0].value,
    "learn": lambda what: learned(evaluation=what).examples,
    "minimal_leaves": lambda what: prunus.minimal_leaves(POSITION, 1, what),
}


@pytest.mark.parametrize("door", BY_EVALUATION)
def test_an_evaluation_of_ones_own_is_taken_at_every_door(door: str) -> None:
    with interpreting():
        found = {BY_EVALUATION[door](what) for what in ("door_evaluations.py:Mine", "door_evaluations.py:mine", thirteenth)}
    assert len(found) == 1


BY_ORDERING: dict[str, Callable[[Any], Any]] = {
    "search": lambda what: prunus.search(START, 3, ordering=what, table=0).nodes,
    "Searcher": lambda what: prunus.Searcher(ordering=what, table=0).think(START, prunus.Limits(3)).nodes,
    "record": lambda what: len(prunus.record(START, 3, ordering=what).nodes),
    "compare": lambda what: small(orderings=[what]).total("nodes"),
}


@pytest.mark.parametrize("door", BY_ORDERING)
def test_an_ordering_of_ones_own_is_taken_at_every_door(door: str) -> None:
    ask = BY_ORDERING[door]
    with interpreting():
        assert ask(natural) == ask("natural")
        assert ask(prunus.all_orderings()["static"]) == ask("static")
        assert ask(parse_program(PROGRAM)) == ask("rules:corners.pl") != ask("natural")


def test_a_program_is_made_for_each_of_several_threads() -> None:
    with interpreting():
        found = prunus.search(POSITION, 2, ordering=parse_program(PROGRAM), threads=2)
    assert found.is_exact


def test_programs_without_a_name_are_told_apart() -> None:
    one, other = parse_program(PROGRAM), parse_program("better_choice(B, M1, M2) :- corner(M2).")
    with interpreting():
        rows = prunus.compare(START, 2, orderings=["natural", one, other, one, "natural"], positions=2).rows
    assert [row.candidate.ordering_name for row in rows] == ["natural", "Program", "Program 2"]


@pytest.mark.parametrize(
    "text", ["futility:20/static", "futility:20 / static", "alpha-beta/rules:corners.pl", "pvs/rules:./corners.pl"]
)
def test_a_search_is_named_with_its_ordering(text: str) -> None:
    with interpreting():
        (row,) = prunus.compare(START, 1, [text], ["natural"], positions=1).rows
    assert row.candidate.ordering_name == text.partition("/")[2].strip()


@pytest.mark.parametrize("table", ["1+folded", "1+folded+etc", 1, 0.5])
def test_a_table_is_written_the_same_at_every_door(table: Any) -> None:
    with interpreting():
        values = [
            prunus.search(POSITION, 2, table=table).value,
            prunus.Searcher(table=table).think(POSITION, prunus.Limits(2)).value,
            prunus.record(POSITION, 2, table=table).result["value"],
        ]
        assert set(values) == {prunus.search(POSITION, 2, table=0).value}
        small(table=table)


NONSENSE: dict[str, tuple[Callable[[], Any], str]] = {
    "": (lambda: prunus.search(START, 1, algorithm=""), "no algorithm is called ''"),
    "a prover misspelt": (lambda: prunus.search(START, 1, algorithm="dfpn"), "did you mean df-pn"),
    "a prover with an argument": (lambda: prunus.search(START, 1, algorithm="df-pn:4"), "'df-pn' alone, which takes no argument"),
    "a prover that is kept": (lambda: prunus.Searcher("df-pn"), "df-pn is no search that could be kept"),
    "no algorithm": (lambda: prunus.search(START, 1, algorithm=3), "3 is no search"),  # type: ignore[arg-type]
    "no evaluation": (lambda: prunus.search(START, 1, evaluation=3), "int is not an Evaluation"),
    "no table": (lambda: prunus.search(START, 1, table=[]), r"\[\] is no table"),  # type: ignore[arg-type]
    "not a number": (lambda: prunus.search(START, 1, table=float("nan")), "nan megabytes has no room"),
    "a text": (lambda: prunus.search(START, "3"), "a depth of '3' is not a whole number"),  # type: ignore[arg-type]
    "half a ply": (lambda: prunus.search(START, 2.5), "a depth of 2.5 is not a whole number"),  # type: ignore[arg-type]
    "a game misspelt": (lambda: prunus.learn("tictactoe"), "did you mean tic-tac-toe"),
    "no start": (lambda: prunus.learn(THIS, starts="nowhere"), "random, opening, given, late, not 'nowhere'"),  # type: ignore[arg-type]
    "no cost": (lambda: prunus.learn(THIS, cost="dear"), "look, replies, search, not 'dear'"),  # type: ignore[arg-type]
    "no levels": (lambda: prunus.learn(THIS, levels="some"), "first, all, not 'some'"),  # type: ignore[arg-type]
    "a nameless book": (lambda: prunus.Book.open_or_create("a.book", THIS, thirteenth), "is no name"),  # type: ignore[arg-type]
    "a book of nothing": (lambda: prunus.Book.open_or_create("a.book", THIS, "no-such"), "no evaluation is called 'no-such'"),
    "a book of another game": (lambda: prunus.Book.open_or_create("a.book", THIS, "disc-difference"), "is for another game"),
    "a book of no file": (lambda: prunus.Book.open_or_create("a.book", THIS, "no.py:Mine"), "'no.py' is not there"),
    "no name in a file": (lambda: prunus.search(START, 1, evaluation="door_evaluations.py"), "known: Mine, mine$"),
    "an order twice": (lambda: prunus.search(START, 1, ordering="hash+killer+hash"), "each order once, not 'hash' again"),
    "two grounds": (lambda: prunus.search(START, 1, ordering="hash+natural+graded"), "'natural' and 'graded' are two"),
    "a solver of another game": (lambda: prunus.solve(START, solver="othello"), "another game; tic-tac-toe has .*alpha-beta"),
    "no game": (lambda: prunus.learn(3), "3 is no game"),  # type: ignore[arg-type]
    "no program": (lambda: prunus.explain(3), "3 is no program, nor the name of a file"),  # type: ignore[arg-type]
    "no proof": (lambda: prunus.verify(3), "3 is no certificate, nor the name of a file"),  # type: ignore[arg-type]
    "no book": (lambda: prunus.search(START, 1, book=3), "3 is no book, nor the name of a file"),  # type: ignore[arg-type]
    "no limits": (lambda: prunus.Searcher().think(START, 3), "limits are prunus.Limits"),  # type: ignore[arg-type]
    "no number of nodes": (lambda: prunus.search(START, nodes="x"), "a limit of 'x' nodes is not a number"),  # type: ignore[arg-type]
    "no position": (lambda: prunus.compare(3), "int is not a Position"),
    "a game for a position": (lambda: prunus.search(THIS, 1), "is a game, and a position of it is wanted"),
    "no threads": (lambda: prunus.search(START, 1, threads="x"), "a number of threads of 'x' is not a whole"),  # type: ignore[arg-type]
    "threads of no solver": (lambda: prunus.solve(START, threads="x"), "a number of threads of 'x' is not"),  # type: ignore[arg-type]
    "no megabytes": (lambda: prunus.solve(START, megabytes="x"), "a size of 'x' megabytes is not a number"),  # type: ignore[arg-type]
    "no solver": (lambda: prunus.solve(START, solver=3), "3 is no name of a solver"),  # type: ignore[arg-type]
    "no window": (lambda: prunus.search(START, 1, window=3), "a window is two numbers"),  # type: ignore[arg-type]
    "three bounds": (lambda: prunus.search(START, 1, window=(1, 2, 3)), "a window is two numbers"),  # type: ignore[arg-type]
    "no bounds": (lambda: prunus.search(START, 1, window=("a", "b")), "a bound of 'a' is not a whole"),  # type: ignore[arg-type]
    "no step": (lambda: prunus.search(START, 2, step="x"), "a step of 'x' is not a whole number"),  # type: ignore[arg-type]
    "no threshold": (lambda: prunus.prove(START, "x"), "a threshold of 'x' is not a whole number"),  # type: ignore[arg-type]
    "half a point": (lambda: prunus.prove(START, 1.5), "a threshold of 1.5 is not a whole number"),  # type: ignore[arg-type]
    "no claim": (lambda: prunus.certify(START, 3), "3 is no claim: >=N"),  # type: ignore[arg-type]
    "nameless examples": (lambda: learned(evaluation=thirteenth, save_examples="a.npz"), "is no name"),
    "no certificate": (lambda: prunus.verify("a.cert"), "'a.cert' is not there"),
    "an ordering that scores": (
        lambda: prunus.search(START, 1, ordering=lambda p, move: 1),
        r"takes \(position, .*; <lambda> takes \(p, move\)",
    ),
    "a table and a solver": (lambda: prunus.solve(START, endgame="a", solver="df-pn"), "a solver would say nothing"),
    "an order misspelt": (lambda: prunus.compare(START, 1, ["pvs/hsah"]), "did you mean hash"),
    "a file that is no order": (lambda: prunus.compare(START, 1, ["prob-cut:a/b.json"]), "'a/b.json' is not there"),
}


@pytest.mark.parametrize("mistake", NONSENSE)
def test_nonsense_is_refused_in_a_sentence(mistake: str) -> None:
    ask, said = NONSENSE[mistake]
    before = sorted(Path().iterdir())
    with pytest.raises(prunus.PrunusError, match=said):
        ask()
    assert sorted(Path().iterdir()) == before, "what is refused leaves nothing behind"


LISTENING: dict[str, Callable[..., Any]] = {
    "search": lambda **request: prunus.search(POSITION, 1, **request),
    "search by questions": lambda **request: prunus.search(POSITION, 1, algorithm="df-pn", **request),
    "Searcher": lambda **request: prunus.Searcher().think(POSITION, prunus.Limits(1), **request),
    "record": lambda **request: prunus.record(POSITION, 1, **request),
    "step_through": lambda **request: prunus.step_through(POSITION, 1, **request),
    "step_through, by questions": lambda **request: prunus.step_through(START, algorithm="df-pn", **request),
    "step_through, by conspiracies": lambda **request: prunus.step_through(START, algorithm="conspiracy", **request),
    "prove": lambda **request: prunus.prove(POSITION, **request),
    "conspire": lambda **request: prunus.conspire(POSITION, depth=1, **request),
    "solve": lambda **request: prunus.solve(POSITION, **request),
    "solve_strongly": lambda **request: prunus.solve_strongly(POSITION, "a.endgame", **request),
    "certify": lambda **request: prunus.certify(POSITION, **request),
    "perft": lambda **request: prunus.perft(POSITION, 2, **request),
    "compare": small,
    "learn": learned,
}
SEEDED = ("search", "search by questions", "record", "prove", "compare", "learn")


@pytest.mark.parametrize("door", LISTENING)
def test_what_cannot_listen_and_what_cannot_cancel_is_refused_at_every_door(door: str) -> None:
    with interpreting():
        with pytest.raises(prunus.PrunusError, match="progress is a function that is called meanwhile, and 3 is none"):
            LISTENING[door](progress=3)
        with pytest.raises(prunus.PrunusError, match=r"is a prunus.Cancellation, and 3 is none"):
            LISTENING[door](cancel=3)
        if door in SEEDED:
            with pytest.raises(prunus.PrunusError, match="a seed of 'x' is not a whole number"):
                LISTENING[door](seed="x")


TREE = prunus.game("random-tree").root(4, 3, 2)
SEEDS = (1, 2, 3)


def nodes_by_seed(find: Callable[[int], Any]) -> set[Any]:
    """How many nodes a search takes, with several seeds."""
    with interpreting():
        return {find(seed).nodes for seed in SEEDS}


@pytest.mark.parametrize("name", [*without_argument("ordering"), "hash+random", "static:1"])
def test_a_seed_of_an_ordering_is_heard_or_refused(name: str) -> None:
    """Heard where some seeds lead to other nodes; refused where all of them are the same."""
    limits = prunus.Limits(3)
    found = nodes_by_seed(lambda seed: prunus.Searcher("alpha-beta", "leaf-value", name, table=0, seed=seed).think(TREE, limits))
    request: dict[str, Any] = {"algorithm": "alpha-beta", "evaluation": "leaf-value", "ordering": name, "table": 0}
    if len(found) > 1:
        heard = nodes_by_seed(lambda seed: prunus.search(TREE, 3, **request, seed=seed))
        assert heard == found
        assert len(prunus.record(TREE, 3, ordering=name, seed=3).nodes) > 1
    else:
        for door in (prunus.search, prunus.record):
            with pytest.raises(DoesNotFit, match=f"nothing is drawn by the order '{re.escape(name)}': a seed would say nothing"):
                door(TREE, 3, **request, seed=3)


@pytest.mark.parametrize("name", entries("prover"))
def test_a_seed_of_a_prover_is_heard_or_refused(name: str) -> None:
    entry: Any = entries("prover")[name]
    every = dataclasses.replace(entry, is_drawn=True)  # nobody is refused a seed
    found = nodes_by_seed(lambda seed: prunus.prove(TREE, 0, depth=3, algorithm=every, evaluation="leaf-value", seed=seed))
    request: dict[str, Any] = {"algorithm": name, "evaluation": "leaf-value", "depth": 3}
    if len(found) > 1:
        assert nodes_by_seed(lambda seed: prunus.prove(TREE, 0, **request, seed=seed)) == found
        assert len(nodes_by_seed(lambda seed: prunus.search(TREE, **request, seed=seed))) > 1
    else:
        with pytest.raises(DoesNotFit, match=f"{name} draws nothing: a seed would say nothing"):
            prunus.prove(TREE, 0, **request, seed=3)
        with pytest.raises(DoesNotFit, match=f"{name} answers questions and cannot honour seed"):
            prunus.search(TREE, **request, seed=3)


def test_a_function_that_makes_an_ordering_is_handed_the_seed() -> None:
    handed = []

    def made(position: Any, evaluation: Any, depth: int, seed: int) -> Natural:
        handed.append(seed)
        return Natural()

    with interpreting():
        prunus.search(START, 1, ordering=made, seed=3)
        prunus.search(START, 1, ordering=made)
    assert handed == [3, 0]
    with pytest.raises(DoesNotFit, match="nothing is drawn by the order 'Natural'"):
        prunus.search(START, 1, ordering=Natural(), seed=3)


def test_a_step_asks_for_deepening_and_is_refused_without() -> None:
    plain: dict[str, Any] = {"algorithm": "alpha-beta", "ordering": "natural", "table": 0}
    with interpreting():
        nodes = [prunus.search(START, 4, **plain, **more).nodes for more in ({}, {"step": 1}, {"step": 2}, {"step": 4})]
        assert nodes[0] == nodes[3] < nodes[2] < nodes[1]
        for step in (1, 2):
            with pytest.raises(DoesNotFit, match=f"a depth that is searched at once is not reached in steps of {step}"):
                prunus.search(START, 4, **plain, deepening=False, step=step)


@pytest.mark.parametrize("algorithm", [name for name, entry in without_argument("algorithm").items() if not entry.uses_table])
def test_threads_are_refused_where_nothing_is_shared(algorithm: str) -> None:
    with pytest.raises(DoesNotFit, match=f"{algorithm} remembers nothing: it has no use for several threads"):
        prunus.search(START, 2, algorithm=algorithm, threads=2)


def cancelled() -> prunus.Cancellation:
    token = prunus.Cancellation()
    token.cancel()
    return token


def test_a_token_is_heard_at_every_door() -> None:
    """One that was cancelled before ends what begins now; what was found by then is said."""
    with interpreting():
        token = cancelled()
        assert prunus.search(START, cancel=token).stopped_by == "request"
        assert prunus.search(START, 9, algorithm="df-pn", cancel=token).stopped_by == "request"
        assert prunus.search(START, 9, algorithm="conspiracy", cancel=token).stopped_by == "request"
        proof = prunus.prove(START, cancel=token)
        assert (proof.answer, proof.stopped_by) == (None, "request")
        assert prunus.conspire(START, conspirators=None, cancel=token).stopped_by == "request"
        for solver in ("alpha-beta", "df-pn"):
            with pytest.raises(prunus.Stopped) as stopped:
                prunus.solve(START, solver=solver, cancel=token)
            assert stopped.value.result.stopped_by == "request"
        with pytest.raises(prunus.Stopped):
            prunus.certify(START, cancel=token)
        with pytest.raises(prunus.Stopped):
            prunus.perft(START, 9, cancel=token)
        for door in (
            "record",
            *(each for each in LISTENING if each.startswith("step_through")),
            "compare",
            "learn",
            "solve_strongly",
        ):
            with pytest.raises(prunus.Stopped):
                LISTENING[door](cancel=token)
        assert not Path("a.endgame").exists()
        assert not token._stops


def test_a_token_that_nobody_cancels_changes_nothing() -> None:
    token = prunus.Cancellation()
    with interpreting():
        assert prunus.solve(POSITION, cancel=token).value == prunus.solve(POSITION).value
        assert prunus.perft(POSITION, 2, cancel=token).divide == prunus.perft(POSITION, 2).divide
        assert prunus.prove(POSITION, cancel=token).answer == prunus.prove(POSITION).answer
        quiet, asked = prunus.search(POSITION, 3), prunus.search(POSITION, 3, cancel=token)
    assert dataclasses.asdict(quiet) | {"seconds": 0} == dataclasses.asdict(asked) | {"seconds": 0}


def test_books_and_solved_tables_are_asked_from_python_too() -> None:
    with interpreting():
        table = prunus.solve_strongly(POSITION, "a.endgame").file
        true = prunus.solve(POSITION)
        assert prunus.search(POSITION, 1, evaluation="win-loss-draw", endgame="a.endgame").value == true.value
        assert prunus.solve(POSITION, endgame="a.endgame").solver == prunus.solve(POSITION, endgame=table).solver == "table"
        solved = [prunus.solve(POSITION, book="solved.book").solver for _ in range(2)]
        assert solved == ["alpha-beta", "book"]
        found = prunus.search(POSITION, 3)
        with prunus.Book.open_or_create("openings.book", THIS, THIS.default_evaluation) as book:
            book.store(POSITION, Entry(found.value or 0, 3, found.move, False))
        known = prunus.search(POSITION, 3, book="openings.book")
        assert (known.value, known.move, known.nodes, known.proved) == (found.value, found.move, 0, "value")
        assert prunus.search(POSITION, 4, book="openings.book").nodes > 0
