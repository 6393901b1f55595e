"""The view of rules: what it counts is what a search counts, what it says of clauses is so, and no program can hang or break it."""

from __future__ import annotations

import contextlib
import itertools
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import prunus
from prunus.core.jit import interpreting
from prunus.core.requests import Cancellation
from prunus.core.values import INFINITY
from prunus.errors import PrunusError, Stopped
from prunus.lab.weighing import Sample, without
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Program
from prunus.study.background import Background
from prunus.study.compilation import checked, unfolded, unfolding
from prunus.study.literally import by_clause, votes
from prunus.study.shipped import shipped
from prunus.web.kept import Kept
from prunus.web.program import LONGEST, MOST_CLAUSES
from prunus.web.question import Question
from prunus.web.serving import house_of
from prunus.web.views import rules
from tests.countdown import OF_WORDS
from tests.plain import look_ahead

HOUSE = house_of((), None, 60)
TOE = {"game": "tic-tac-toe", "evaluation": "open-lines"}
PLAIN = """
:- game('tic-tac-toe').
better_choice(B, M1, M2) :- wins(B, M1).
better_choice(B, M1, M2) :- corner(M1), \\+ corner(M2).
better_choice(B, M1, M2) :- blocks(B, M1), \\+ blocks(B, M2).
"""
DEFINING = """
:- game('tic-tac-toe').
:- mode(good(+board, +place)).
good(B, M) :- wins(B, M).
good(B, M) :- blocks(B, M), corner(M).
better_choice(B, M1, M2) :- weight(2), good(B, M1).
better_choice(B, M1, M2) :- weight(0.5), \\+ good(B, M2), corner(M1).
"""


def asked(question: str, **fields: Any) -> Any:
    return json.loads(json.dumps(rules.QUESTIONS[question](Question(fields, HOUSE))))


def refused(field: str | None, sentence: str, question: str = "program", **fields: Any) -> None:
    with pytest.raises(PrunusError) as told:
        asked(question, **fields)
    assert sentence in str(told.value)
    assert getattr(told.value, "name", None) == field


@cache
def sample(game: str, evaluation: str) -> Sample:
    return Sample.drawn(HOUSE.game(game), evaluation, 1)


def program_of(text: str | None) -> Program:
    found = shipped("tic-tac-toe") if text is None else parse_program(text)
    assert found is not None
    return found


ALL = [None, PLAIN, DEFINING]


def left_of(program: Program, off: list[int]) -> Program:
    """Without the clauses of better_choice of these numbers, counted from 1."""
    kept, number = [], 0
    for clause in program.clauses:
        number += clause.head.predicate == "better_choice"
        if clause.head.predicate != "better_choice" or number not in off:
            kept.append(clause)
    return replace(program, clauses=tuple(kept))


@pytest.mark.parametrize(
    ("game", "evaluation", "text", "off"),
    [
        ("tic-tac-toe", "open-lines", None, []),
        ("tic-tac-toe", "open-lines", None, [1, 4]),
        ("tic-tac-toe", "open-lines", PLAIN, [2]),
        ("tic-tac-toe", "open-lines", DEFINING, [2]),
        ("othello", "corners-mobility", None, [2]),
        ("othello", "square-weights", None, [1, 2, 3]),
    ],
)
def test_nodes_are_those_of_a_search_with_the_same_program(game: str, evaluation: str, text: str | None, off: list[int]) -> None:
    fields = {"game": game, "evaluation": evaluation, "off": [str(each) for each in off]}
    shown = asked("nodes", **fields, **({"program": text} if text else {}))
    drawn = sample(game, evaluation)
    whole = shipped(game, evaluation) if text is None else parse_program(text)
    assert whole is not None
    orders: dict[str, Any] = {"natural": "natural", "graded": "graded", "program": whole}
    orders["base"] = shipped(game, evaluation)
    orders["without"] = left_of(whole, off)
    assert [row["order"] for row in shown["rows"]].count("without") == bool(off)
    positions = drawn.searched[:5]
    for row in shown["rows"]:
        with interpreting() if game == "tic-tac-toe" else contextlib.nullcontext():
            found = (look_ahead(each, shown["depth"], ordering=orders[row["order"]], evaluation=evaluation) for each in positions)
            nodes = [each.nodes for each in found]
        assert row["each"][: len(positions)] == nodes, row["order"]
        assert row["nodes"] == sum(row["each"])
    assert len({row["nodes"] for row in shown["rows"]}) > 1


@pytest.mark.parametrize("text", ALL)
def test_with_all_clauses_off_the_order_is_the_natural_one(text: str | None) -> None:
    fields = TOE | ({"program": text} if text else {})
    off = [str(number + 1) for number in range(len(asked("program", **fields)["clauses"]))]
    rows = {row["order"]: row["each"] for row in asked("nodes", **fields, off=off)["rows"]}
    assert rows["without"] == rows["natural"]
    for at in range(5):
        shown = asked("order", **fields, off=off, at=at)
        assert [move["move"] for move in shown["moves"]] == shown["listed"]
        assert all(move["points"] is None for move in shown["moves"])


def test_nothing_is_left_of_a_program_without_clauses() -> None:
    """On Othello, whose graded order is another."""
    drawn = sample("othello", "corners-mobility")
    program = shipped("othello", "corners-mobility")
    assert program is not None
    assert without(program, set(range(len(program.clauses)))) is None
    small = replace(drawn, searched=drawn.searched[:4])
    counted = {}
    for order in ("natural", "graded"):
        found = (look_ahead(each, drawn.depth, ordering=order, evaluation="corners-mobility") for each in small.searched)
        counted[order] = [each.nodes for each in found]
    assert small.nodes(small.by(None), Cancellation()) == counted["natural"] != counted["graded"]
    assert small.nodes(small.graded(), Cancellation()) == counted["graded"]


def tried_first(position: Any, depth: int, program: Program) -> list[int]:
    """The moves of the root in the order in which minimax, which leaves none out, comes to them."""
    found = prunus.record(position, depth, algorithm="minimax", ordering=program, evaluation="open-lines")
    game = HOUSE.game("tic-tac-toe")
    return [int(game.parse_move(position, node.move)) for node in found.nodes if node.ply == 1]


@pytest.mark.parametrize("text", ALL)
def test_the_order_is_the_one_in_which_a_search_tries_the_moves(text: str | None) -> None:
    program, drawn, game = program_of(text), sample("tic-tac-toe", "open-lines"), HOUSE.game("tic-tac-toe")
    program = replace(program, directives=tuple(each for each in program.directives if each.head.predicate != "from_depth"))
    for number in range(8):
        position = drawn.positions[number]
        expected = tried_first(position, 2, program)
        assert [each.move for each in drawn.order(program, number)] == expected
        shown = asked("order", **TOE, program=str(program), at=number)
        assert [game.parse_move(position, each["move"]) for each in shown["moves"]] == expected


def test_a_program_for_deeper_nodes_alone_leaves_the_moves_as_they_are() -> None:
    shown = asked("order", **TOE, program=":- game('tic-tac-toe').\n:- from_depth(9).\nbetter_choice(B, M1, M2) :- corner(M1).")
    assert [move["move"] for move in shown["moves"]] == shown["listed"]


def minimax(position: Any, depth: int, evaluation: Any) -> int:
    if depth == 0 or position.is_over():
        return int(evaluation.evaluate(position))
    return max(-minimax(position.play(move), depth - 1, evaluation) for move in position.moves())


@pytest.mark.parametrize(("text", "off"), [(None, []), (None, [2]), (PLAIN, []), (PLAIN, [1]), (DEFINING, [])])
def test_verdicts_are_counted_pair_by_pair(text: str | None, off: list[int]) -> None:
    program, drawn = program_of(text), sample("tic-tac-toe", "open-lines")
    positions = drawn.positions[:12]
    worth = {
        (board, int(move)): -minimax(position.play(move), 2, drawn.evaluation)
        for board, position in enumerate(positions)
        for move in position.moves()
    }
    small = replace(drawn, told=positions, positions=positions, worth=worth)
    found = small.review(program, {each - 1 for each in off}, Cancellation())
    rest, known = drawn.background.understood(program)
    clauses = checked(rest, known)
    left = left_of(program, off)
    active = [number for number in range(len(clauses)) if number + 1 not in off]
    counts = np.zeros((len(clauses), 5), int)
    whole = np.zeros(4, int)
    for board, position in enumerate(positions):
        moves = [int(move) for move in position.moves()]
        said = [by_clause(clause, known, position) for clause in clauses]
        scores = votes(left, drawn.background, position)
        for i, j in itertools.permutations(range(len(moves)), 2):
            difference = worth[board, moves[i]] - worth[board, moves[j]]
            whole += [difference > 0, difference > 0 and scores[i] > scores[j], difference < 0 and scores[i] > scores[j], 0]
            whole[3] += difference == 0 and i < j
            for number, says in enumerate(said):
                if says[i, j] and not says[j, i]:
                    counts[number, 0 if difference > 0 else 1 if difference < 0 else 2] += 1
                if number in active and difference and decides(number, clauses, active, said, scores, i, j):
                    counts[number, 3 if difference > 0 else 4] += 1
    assert [list(each[:5]) for each in found.verdicts] == counts.tolist()
    assert [found.pairs, found.right, found.wrong, found.ties] == whole.tolist()
    for verdict in found.verdicts:
        if verdict.best is not None:
            assert verdict.best.better_value > verdict.best.other_value
        if verdict.worst is not None:
            assert verdict.worst.better_value < verdict.worst.other_value
        assert (verdict.worst is None) == (verdict.decides_wrong == 0)


def decides(number: int, clauses: Any, active: list[int], said: Any, scores: Any, i: int, j: int) -> bool:
    """Whether a voter tips the scales for move i against move j; without weights, whether it alone speaks."""
    if clauses[0].weight is None:
        speak = [each for each in active if said[each][i, j]]
        return speak == [number] and not any(said[each][j, i] for each in active)
    if not said[number][i, j] or said[number][j, i] or scores[i] <= scores[j]:
        return False
    own = clauses[number].weight * (said[number].sum(axis=1) - said[number].sum(axis=0))
    return bool(scores[i] - own[i] <= scores[j] - own[j])


def test_worth_is_what_a_search_finds() -> None:
    drawn = sample("tic-tac-toe", "open-lines")
    for number, position in enumerate(drawn.positions[:6]):
        for move in position.moves():
            assert drawn.worth[number, int(move)] == -minimax(position.play(move), drawn.judged_depth - 1, drawn.evaluation)


def test_a_sample_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    texts = [[asked("order", **TOE, seed=seed, at=at)["text"] for at in range(6)] for seed in (1, 2)]
    rules.SAMPLES.found.clear()
    assert [asked("order", **TOE, seed=1, at=at)["text"] for at in range(6)] == texts[0] != texts[1]


def test_programs_that_come_with_us_are_offered_and_read() -> None:
    offered = asked("choices")["programs"]
    assert [(each["game"], each["evaluation"]) for each in offered] == [
        ("connect-four", "lines-and-centre"),
        ("othello", "disc-difference"),
        ("othello", "corners-mobility"),
        ("othello", "square-weights"),
        ("tic-tac-toe", "open-lines"),
    ]
    for each in offered:
        shown = asked("program", game=each["game"], evaluation=each["evaluation"])
        program = shipped(each["game"], each["evaluation"])
        assert program is not None
        assert len(shown["clauses"]) == len(program.clauses)
        assert shown["is_base"]
        assert [clause["sentence"] for clause in shown["clauses"]] == [clause.comments[0] for clause in program.clauses]
        assert parse_program(shown["text"]) == replace(program, comments=())
        again = asked("program", game=each["game"], evaluation=each["evaluation"], program=shown["text"])
        assert again["is_base"]


def test_an_edit_is_compared_with_what_it_was() -> None:
    text = asked("program", **TOE)["text"].replace("weight(7.239)", "weight(0.001)").replace(":- from_depth(6).\n", "")
    shown = asked("program", **TOE, program=text)
    assert not shown["is_base"]
    rows = asked("nodes", **TOE, program=text)["rows"]
    assert [row["order"] for row in rows] == ["natural", "base", "program"]
    assert rows[1]["nodes"] != rows[2]["nodes"]
    orders = [asked("order", **TOE, program=text, at=at) for at in range(20)]
    assert {each["compared"] for each in orders} == {"base"}
    assert any(move["rank"] != move["before"] for each in orders for move in each["moves"])


def test_examples_have_boards_and_both_moves() -> None:
    shown = asked("review", **TOE)
    examples = [each[side] for each in shown["clauses"] for side in ("for", "against") if each[side]]
    assert len(examples) > 4
    for each in examples:
        position = HOUSE.game("tic-tac-toe").parse(each["text"])
        first, second = each["moves"]
        assert first["move"] != second["move"]
        assert HOUSE.game("tic-tac-toe").rows(position) == each["rows"]
        for move in (first, second):
            row, column = move["place"]
            assert each["rows"][row][column] == "."


def test_what_is_wrong_is_said_with_its_line() -> None:
    head = ":- game('tic-tac-toe').\n\n"
    for text, sentence in {
        "better_choice(B, M1, M2) :-\n  corner(M1)": "line 4: expected a comma or a full stop, not 'the end of the text'",
        "better_choice(B, M1, M2) :- cornr(M1).": "line 3: no predicate cornr/1 in the knowledge of tic-tac-toe",
        "% fine\nbetter_choice(B, M1, M2) :- corner(M3).": "line 4: M3 is an input of corner(M3) and not known before it",
        "better_choice(B, M1, M2) :- corner(M1). $": "line 3: '$' does not belong in a program",
        "worse(B, M1, M2) :- corner(M1).": "line 3: a program of orders has clauses of better_choice/3",
        "better_choice(B, M1, M2) :- weight(200), corner(M1).": "line 3: a weight is a number above 0 and at most 100",
        "better_choice(B, M1, M2) :- searched(B, M1, V), V > 3.": "line 3: searched searches below every move",
        "": "the program has no clauses of better_choice/3",
    }.items():
        refused("program", sentence, program=head + text)
    refused(
        "program",
        "the program is for othello, and not for tic-tac-toe",
        **TOE,
        program=":- game(othello).\n" + PLAIN.split("\n", 2)[2],
    )
    refused("program", "does not say which game it is for", program="better_choice(B, M1, M2) :- corner(M1).")
    refused("program", "no program comes with nim", game="nim")
    refused("off", "there is no clause '9': they are numbered from 1 to 6", **TOE, off=["9"])
    refused("at", "at is 99", "order", **TOE, at=99)
    refused("seed", "seed is 0", "nodes", **TOE, seed=0)


HEAD = ":- game('tic-tac-toe').\n"
TEST = "better_choice(B, M1, M2) :- "
CASES = ", ".join(["corner(M)", "centre(M)"] * 4)
MANY = HEAD + ":- mode(d(+board, +place)).\n" + f"d(B, M) :- {CASES}.\n" * 9


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * (LONGEST + 1), "at most 12,000 are read"),
        (HEAD + (TEST + "corner(M1).\n") * (MOST_CLAUSES + 1), f"at most {MOST_CLAUSES} are read"),
        (HEAD + "a.\n" * 3_000, "at most 120 are read"),
        (HEAD + TEST + ", ".join(["corner(M1)"] * 31) + ".", "line 2: this clause has 31 literals; at most 30 are read"),
        (
            MANY + TEST + "\\+ d(B, M1).",
            "with its definitions written out the program has more than 4,000 literals",
        ),  # 8 ** 9 clauses
        (MANY + TEST + ", ".join(["d(B, M1)"] * 20) + ".", "with its definitions written out"),  # 9 ** 20
        (HEAD + TEST + ", ".join(["\\+ on_more_lines(M1, M2)"] * 30) + ".", "line 2: with its definitions written out"),  # 4 ** 30
        (HEAD + ":- from_depth('" + "9" * 5_000 + "').\n" + TEST + "corner(M1).", ""),
        (HEAD + ":- from_depth(-7).\n" + TEST + "corner(M1).", ""),
        (HEAD + TEST + "threats(B, M1, X), X > 99999999999.", "line 2: 99999999999 is too large a number"),
        (HEAD + TEST + "\\+ " * 2_001 + "corner(M1).", ""),
        (HEAD + "% c\n" * 2_900 + TEST + "corner(M1).", ""),
        (HEAD + "'" * 5_001, "does not belong in a program"),
        (HEAD + ":- mode(corner(+place)).\ncorner(M) :- centre(M).\n" + TEST + "corner(M1).", "corner is known already"),
        (HEAD + ":- mode(e(+place)).\ne(M) :- e(M).\n" + TEST + "e(M1).", "never themselves or each other"),
        (HEAD + ":- evaluation('/etc/passwd').\n" + TEST + "corner(M1).", ""),
        (":- game('../x.py').\n" + TEST + "corner(M1).", "no game is called '../x.py'"),
    ],
)
def test_no_program_takes_long_or_much(text: str, sentence: str) -> None:
    """Without the bounds these would take for ever, or all memory there is."""
    if sentence:
        with pytest.raises(PrunusError) as told:
            asked("program", program=text)
        assert sentence in str(told.value)
        return
    shown = asked("program", program=text)
    assert shown["evaluation"] == "open-lines"
    for question in ("review", "nodes", "order"):
        assert asked(question, program=text)


def test_what_takes_too_long_is_ended() -> None:
    cancel = Cancellation()
    cancel.cancel()
    drawn, program = sample("tic-tac-toe", "open-lines"), program_of(None)
    with pytest.raises(Stopped, match="0 of 24 positions"):
        drawn.nodes(drawn.by(program), cancel)
    with pytest.raises(Stopped):
        drawn.review(program, frozenset(), cancel)
    rules.NODES.found.clear()
    for question in ("review", "nodes"):
        with pytest.raises(PrunusError) as told:
            rules.QUESTIONS[question](Question({**TOE, "program": PLAIN}, HOUSE, cancel))
        assert getattr(told.value, "name", None) == "again"


CLAUSES = st.sampled_from(["corner(M)", "wins(B, M)", "\\+ blocks(B, M)", "centre(M), corner(M)", "\\+ corner(M), wins(B, M)"])


@settings(max_examples=60, deadline=None)
@given(st.lists(CLAUSES, min_size=1, max_size=3), st.lists(st.booleans(), min_size=1, max_size=3))
def test_the_size_of_what_is_unfolded_is_known_before(bodies: list[str], negated: list[bool]) -> None:
    defined = "".join(f"d(B, M) :- {body}.\n" for body in bodies)
    uses = ", ".join(("\\+ " if each else "") + f"d(B, M{1 + i % 2})" for i, each in enumerate(negated))
    program = parse_program(f"{HEAD}:- mode(d(+board, +place)).\n{defined}{TEST}{uses}.")
    rest, known = Background.of("tic-tac-toe").understood(program)
    (clause,) = checked(rest, known)
    made = list(unfolded(clause, known))
    number, length = unfolding(clause, known)
    assert len(made) <= number
    assert max(len(each.body) for each in made) <= length
    if not any(negated):
        assert (len(made), max(len(each.body) for each in made)) == (number, length)


WORDS = [
    "better_choice(B, M1, M2)",
    ":-",
    "corner",
    "(",
    ")",
    "M1",
    "M2",
    "B",
    ",",
    ".",
    "\n",
    "\\+",
    "weight(1.5)",
    "wins",
    "lt",
    ">",
]
WORDS += [
    "static(B, M1, S)",
    "3",
    "-",
    "'",
    "%",
    ":- mode(x(+board)).",
    "_",
    "=<",
    "game('tic-tac-toe')",
    "\x00",
    "ß",
    "-99",
    "#",
    "+",
]


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join) | st.text(max_size=80))
@example("better_choice(B, M1, M2) :- -")
@example(":- mode(")
def test_any_text_is_a_program_or_gets_a_sentence(text: str) -> None:
    for question in ("program", "order"):
        with contextlib.suppress(PrunusError):  # and nothing else
            asked(question, **TOE, program=HEAD + text)


FIELDS = ("game", "evaluation", "program", "off", "at", "seed")
ANYTHING = st.none() | st.booleans() | st.integers(-3, 9) | st.floats() | st.text(max_size=9) | st.lists(st.text(max_size=3))


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4), st.sampled_from(list(rules.QUESTIONS)))
def test_nonsense_gets_an_answer_or_a_sentence(fields: dict[str, Any], question: str) -> None:
    with contextlib.suppress(PrunusError):  # and nothing else
        asked(question, **{**TOE, **fields})


def test_a_game_of_python_objects_has_rules_too(tmp_path: Path) -> None:
    file = tmp_path / "fifteen.py"
    file.write_text(OF_WORDS.replace("start = 5", "start = 15").replace("Countdown", "Fifteen"))
    house = house_of((f"{file}:Fifteen",), None, 60)
    (name,) = [each for each in house.games if each not in HOUSE.games]
    called = next(each["called"] for each in rules.choices(Question({}, house))["games"] if each["name"] == name)
    text = f":- game('{called}').\nbetter_choice(B, M1, M2) :- static(B, M1, V1), static(B, M2, V2), lt(V2, V1)."
    for question in ("program", "review", "nodes", "order"):
        shown = json.loads(json.dumps(rules.QUESTIONS[question](Question({"game": name, "program": text}, house))))
        assert shown, question


def test_what_is_kept_is_bounded() -> None:
    kept: Kept[int] = Kept(5, lambda each: each)
    assert [kept.answer(each, lambda each=each: each) for each in (2, 3, 1, 9)] == [2, 3, 1, 9]
    assert list(kept.found) == [3, 1]  # the oldest made room, and what alone is too heavy did not stay
    assert kept.answer(3, lambda: 0) == 3
    assert list(kept.found) == [1, 3]


def test_moves_are_judged_within_the_numbers_that_searches_use() -> None:
    assert all(abs(each) < INFINITY for each in sample("tic-tac-toe", "open-lines").worth.values())
