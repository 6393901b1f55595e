"""Logic by itself: text, coverage, and the learner on relations that have nothing to do with games."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.declaration import Argument, Declaration
from prunus.errors import BadProgram, BadTask
from prunus.logic.clause_search import ClauseSearch, Node
from prunus.logic.coverage import counted, pack, popcount, unpack
from prunus.logic.declarations import Types
from prunus.logic.foil import Learner
from prunus.logic.language import Column, Language
from prunus.logic.learned import INTERRUPTED, Criteria
from prunus.logic.syntax import parse_clause, parse_program
from prunus.logic.terms import MOST_WEIGHT, OPERATORS, PARTS, Clause, Constant, Literal, Program, Variable, as_decimal
from prunus.logic.tuples import Binding, Tuples
from prunus.logic.writing import negation, written

variables = st.from_regex(r"[A-Z][a-z0-9_]{0,4}", fullmatch=True).map(Variable)
symbols = st.one_of(st.from_regex(r"[a-z][a-z0-9_]{0,4}", fullmatch=True).filter(lambda s: s != "not"), st.text(max_size=4))
terms = st.one_of(variables, st.integers(-999, 999).map(Constant), symbols.map(Constant))
names = st.from_regex(r"[a-z][a-z0-9_]{0,6}", fullmatch=True).filter(lambda name: name not in ("not", "mode", "weight"))
plain = st.builds(Literal, names, st.lists(terms, max_size=3).map(tuple))
comparisons = st.builds(lambda o, a, b: Literal(o, (a, b)), st.sampled_from(OPERATORS), terms, terms)
literals = st.builds(lambda lit, neg: Literal(lit.predicate, lit.arguments, neg), st.one_of(plain, comparisons), st.booleans())
weights = st.one_of(st.none(), st.integers(1, MOST_WEIGHT))
clauses = st.builds(
    lambda head, body, weight: Clause(head, tuple(body), weight=weight), plain, st.lists(literals, max_size=4), weights
)
programs = st.builds(Program, st.lists(clauses, max_size=4).map(tuple), st.lists(st.builds(Clause, plain), max_size=2).map(tuple))


@given(programs)
def test_the_text_of_a_program_parses_back(program: Program) -> None:
    assert parse_program(str(program)) == program


@given(st.integers(1, MOST_WEIGHT))
def test_a_weight_is_written_as_people_write_it(weight: int) -> None:
    """With a point, without needless zeros, and the number that it is."""
    text = as_decimal(weight)
    assert re.fullmatch(r"(0|[1-9]\d*)\.(0|\d*[1-9])", text)
    assert Fraction(text) == Fraction(weight, PARTS)
    assert parse_clause(f"a(X) :- weight({text}), b(X).").weight == weight


def test_weights_may_be_written_in_several_ways() -> None:
    for text, weight in {"1": 1000, "0.8": 800, "0.80": 800, "007": 7000, "100": 100_000, "0.001": 1}.items():
        assert parse_clause(f"a(X) :- weight({text}), b(X).").weight == weight
    assert parse_clause("a(X) :- weight(1).").weight == 1000


def test_comments_stay_where_they_are() -> None:
    text = "% about the file\n\n:- game(othello).\n\n% about the clause\nbetter_choice(B, M1, M2) :-\n    corner(M1).\n"
    assert str(parse_program(text)) == text


NO_WEIGHT = "a weight is a number above 0 and at most 100 with at most three digits behind the point"
BAD_PROGRAMS = {
    "a(X) :- b(X)": "p.pl:1:13: expected a comma or a full stop, not 'the end of the text'",
    "a(X) :-\n  b(X),\n  .": "p.pl:3:3: expected a variable, a number or a name, not '.'",
    "a(X) :- b(X), ~ c.": "p.pl:1:15: '~' does not belong in a program",
    "\n\n\\+ a(X).": "p.pl:3:1: the head of a clause is a plain literal, not '\\\\+ a(X)'",
    "a(X :- b.": "p.pl:1:5: expected a comma or ), not ':-'",
    "a(X) :- X.": "p.pl:1:10: expected a comparison, not '.'",
    "a(X) :-\n  weight(0), b(X).": f"p.pl:2:10: {NO_WEIGHT}, not '0'",
    "a(X) :- weight(0.000), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not '0.000'",
    "a(X) :- weight(-0.5), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not '-0.5'",
    "a(X) :- weight(0.1234), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not '0.1234'",
    "a(X) :- weight(100.001), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not '100.001'",
    "a(X) :- weight(1000000000000000000000000), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not '10000000000000000000'",
    "a(X) :- weight(W), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not 'W'",
    "a(X) :- weight('0.8'), b(X).": f"p.pl:1:16: {NO_WEIGHT}, not \"'0.8'\"",
    "a(X) :- weight(٣), b(X).": "p.pl:1:16: '٣' does not belong in a program",
    "a(X) :- weight(1e9), b(X).": "p.pl:1:17: expected ), not 'e9'",
    "a(X) :- weight, b(X).": "p.pl:1:15: expected (, not ','",
    "a(X) :- weight(0.5, 0.5), b(X).": "p.pl:1:19: expected ), not ','",
    "a(X) :- weight(0.5)\n  b(X).": "p.pl:2:3: expected a comma or a full stop, not 'b'",
    "a(X) :- b(X, 0.5).": "p.pl:1:14: 0.5 is a fraction, and only weights are: all other numbers are whole",
    "a(X) :- X > 2.5.": "p.pl:1:13: 2.5 is a fraction, and only weights are: all other numbers are whole",
    "a(X) :- b(X), weight(0.5).": "p.pl:1:22: 0.5 is a fraction, and only weights are: all other numbers are whole",
    ":- game(0.5).": "p.pl:1:9: 0.5 is a fraction, and only weights are: all other numbers are whole",
}


@pytest.mark.parametrize("text", BAD_PROGRAMS)
def test_a_bad_program_is_refused_with_file_line_and_column(text: str) -> None:
    with pytest.raises(BadProgram) as error:
        parse_program(text, "p.pl")
    assert str(error.value) == BAD_PROGRAMS[text]


flag_lists = st.lists(st.booleans(), min_size=1, max_size=200)


@given(flag_lists, st.data())
def test_packed_counts_are_counts(flags: list[bool], data: st.DataObject) -> None:
    size = len(flags)
    again = st.lists(st.booleans(), min_size=size, max_size=size)
    columns = [np.array(flags), np.array(data.draw(again))]
    state, positive, fresh = (np.array(data.draw(again)) for _ in range(3))
    counts = counted(np.array([pack(c) for c in columns]), pack(state), pack(positive), pack(fresh))
    for column, row in zip(columns, counts, strict=True):
        rows = column & state
        assert row.tolist() == [rows.sum(), (rows & positive).sum(), (rows & fresh).sum()]
    assert popcount(pack(state)) == state.sum()
    assert (unpack(pack(state), size) == state).all()


# A family: parent is a relation with several answers, so learning grandparent needs a join.
PARENTS = {(0, 2), (0, 3), (1, 2), (1, 3), (2, 4), (2, 5), (6, 4), (6, 5), (3, 7), (8, 7), (4, 9), (5, 10)}
FEMALE = {1, 3, 5, 6, 9}


def family(name: str, inputs: Sequence[Column]) -> tuple[Any, list[Column]]:
    if name == "female":
        return np.nonzero(np.isin(inputs[0], list(FEMALE)))[0], []
    if name == "is_parent":
        return np.array([i for i, pair in enumerate(zip(*inputs, strict=True)) if tuple(map(int, pair)) in PARENTS], int), []
    rows = [(i, child) for i, x in enumerate(inputs[0]) for parent, child in sorted(PARENTS) if parent == x]
    return np.array([i for i, _ in rows], int), [np.array([c for _, c in rows], np.int32)]


PERSON = Argument("+", "person")
FAMILY = Language(
    {
        "female": Declaration("female", (PERSON,)),
        "is_parent": Declaration("is_parent", (PERSON, PERSON)),
        "child": Declaration("child", (PERSON, Argument("-", "person")), is_determinate=False),
    },
    Types(),
    family,
)


def family_task(relation: set[tuple[int, int]], criteria: Criteria) -> Learner:
    pairs = list(itertools.product(range(11), repeat=2))
    head = Literal("target", (Variable("X"), Variable("Z")))
    columns = np.array(pairs, np.int32)
    bindings = [Binding(Variable("X"), "person", columns[:, 0]), Binding(Variable("Z"), "person", columns[:, 1])]
    return Learner(head, bindings, np.array([pair in relation for pair in pairs]), FAMILY, criteria)


GRANDPARENTS = {(a, d) for a, b in PARENTS for c, d in PARENTS if b == c}


def test_grandparent_is_learned_through_a_child_with_several_answers() -> None:
    learner = family_task(GRANDPARENTS, Criteria(min_accuracy=1.0))
    learned = learner.learn()
    assert (learned.predictions() == learner.labels).all()
    assert [str(each.clause) for each in learned.clauses] == ["target(X, Z) :-\n    child(X, Person),\n    is_parent(Person, Z)."]
    assert learned.why_stopped == "every positive example is covered"


def test_mother_is_learned_as_a_conjunction_and_son_with_a_negation() -> None:
    mothers = {(a, b) for a, b in PARENTS if a in FEMALE}
    learned = family_task(mothers, Criteria(min_accuracy=1.0)).learn()
    assert [set(map(str, each.clause.body)) for each in learned.clauses] == [{"is_parent(X, Z)", "female(X)"}]
    sons = {(b, a) for a, b in PARENTS if b not in FEMALE}
    learned = family_task(sons, Criteria(min_accuracy=1.0)).learn()
    assert [set(map(str, each.clause.body)) for each in learned.clauses] == [{"is_parent(Z, X)", "\\+ female(X)"}]


def test_a_union_needs_two_clauses_and_noise_is_cut_off_by_accuracy() -> None:
    union = {(a, b) for a, b in PARENTS} | {(b, a) for a, b in PARENTS}
    learned = family_task(union, Criteria(min_accuracy=1.0)).learn()
    assert {str(each.clause.body[0]) for each in learned.clauses} == {"is_parent(X, Z)", "is_parent(Z, X)"}
    rng = np.random.default_rng(1)
    noise = {(int(a), int(b)) for a, b in rng.integers(0, 11, (12, 2))} - union
    noisy = family_task(noise, Criteria(min_accuracy=0.9, min_support=4)).learn()
    assert noisy.why_stopped == "no clause reaches the minimum accuracy and support"
    assert noisy.rejected is None or noisy.rejected.accuracy < 0.9 or noisy.rejected.fresh < 4


@pytest.mark.parametrize("variables", [1, 2, 3])
@pytest.mark.parametrize("literals", [1, 2, 3])
@pytest.mark.parametrize("positives", [1, 2, 5])
def test_a_clause_is_learned_if_it_costs_no_more_bits_than_naming_its_positives(
    variables: int, literals: int, positives: int
) -> None:
    """Quinlan's encoding length: a clause of so many tests, each of which is needed, covers the positives and nothing else."""

    def solve(name: str, inputs: Sequence[Column]) -> tuple[Any, list[Column]]:
        number = int(name[-1])  # test i is true of the positives, and of every negative but each n-th
        return np.nonzero((inputs[0] < positives) | (inputs[0] % literals != number))[0], []

    language = Language({f"test{i}": Declaration(f"test{i}", (PERSON,)) for i in range(literals)}, Types(), solve)
    answers = set()
    for size in (*range(positives + literals, 60), 75, 100, 130, 300, 1000):
        persons = np.arange(size, dtype=np.int32)
        criteria = Criteria(min_accuracy=1.0, min_support=1, max_length=literals)
        columns = [persons, *([np.zeros(size, np.int32)] * (variables - 1))]
        bindings = [Binding(Variable(f"X{i}"), "thing" * i or "person", column) for i, column in enumerate(columns)]
        head = Literal("target", tuple(binding.variable for binding in bindings))
        learner = Learner(head, bindings, persons < positives, language, criteria)
        each = 1 + math.log2(literals + 5) + math.log2(max(2, variables**2))
        cost = literals * each - math.log2(math.factorial(literals))
        is_affordable = cost <= math.log2(size) + math.log2(math.comb(size, positives))
        assert bool(learner.learn().clauses) == is_affordable, size
        answers.add(is_affordable)
    assert True in answers


def test_a_literal_with_several_answers_costs_as_much_as_a_test() -> None:
    """Every positive has two children, of whom one is marked; the others have one that is not."""
    positives = 2

    def solve(name: str, inputs: Sequence[Column]) -> tuple[Any, list[Column]]:
        if name == "marked":
            return np.nonzero(inputs[0] >= 2000)[0], []
        rows = [(i, 1000 + x) for i, x in enumerate(inputs[0])] + [(i, 2000) for i, x in enumerate(inputs[0]) if x < positives]
        rows.sort()
        return np.array([i for i, _ in rows], int), [np.array([child for _, child in rows], np.int32)]

    declarations = {
        "marked": Declaration("marked", (PERSON,)),
        "child": Declaration("child", (PERSON, Argument("-", "person")), is_determinate=False),
    }
    language = Language(declarations, Types(), solve)
    answers = set()
    for size in range(4, 100):
        persons = np.arange(size, dtype=np.int32)
        criteria = Criteria(min_accuracy=1.0, min_support=1)
        head = Literal("target", (Variable("X"),))
        learner = Learner(head, [Binding(Variable("X"), "person", persons)], persons < positives, language, criteria)
        each = 1 + math.log2(len(declarations) + 5) + math.log2(2**2)  # two variables, X and the child
        cost = 2 * each - math.log2(math.factorial(2))
        is_affordable = cost <= math.log2(size) + math.log2(math.comb(size, positives))
        learned = learner.learn().clauses
        assert bool(learned) == is_affordable, size
        assert all(len(found.clause.body) == 2 for found in learned)
        answers.add(is_affordable)
    assert answers == {True, False}


def test_no_clause_is_judged_twice_and_poor_ones_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = number_task(lambda a, b, c: ((a < b) & (c > 9)) | ((b < 3) & (c < 5)))
    search = ClauseSearch(learner.tuples, learner.positives, len(learner.labels), learner.criteria)
    judged: list[frozenset[object]] = []
    worth = ClauseSearch._worth

    def noted(self: ClauseSearch, node: Node, *rest: Any) -> float:
        judged.append(node.literals)
        return worth(self, node, *rest)

    monkeypatch.setattr(ClauseSearch, "_worth", noted)
    nothing = np.zeros_like(learner.positives)
    assert search.best(learner.positives, nothing) is not None
    assert len(judged) > 10
    assert len(set(judged)) == len(judged)
    many = len(judged)
    judged.clear()
    search.criteria = replace(learner.criteria, gain_share=1.0)
    assert search.best(learner.positives, nothing) is not None
    assert len(judged) < many


NUMBERS = Language({}, Types(frozenset({"metres", "years"})), family)


def number_task(label: Any, criteria: Criteria = Criteria(min_accuracy=0.95)) -> Learner:  # noqa: B008 (frozen)
    rng = np.random.default_rng(7)
    a, b, c = (rng.integers(0, 20, 3000).astype(np.int32) for _ in range(3))
    bindings = [
        Binding(Variable("A"), "metres", a), Binding(Variable("B"), "metres", b), Binding(Variable("C"), "years", c)
    ]  # fmt: skip
    return Learner(Literal("target", (Variable("A"), Variable("B"), Variable("C"))), bindings, label(a, b, c), NUMBERS, criteria)


def test_thresholds_comparisons_and_equalities_are_found_and_units_are_never_mixed() -> None:
    learner = number_task(lambda a, b, c: (a < b) & (c > 9))
    (learned,) = learner.learn().clauses
    assert str(learned.clause.body[0]) == "lt(A, B)"
    assert learned.clause.body[1].predicate == ">"
    assert learned.accuracy > 0.95
    assert all(len({{"A": "m", "B": "m", "C": "y"}[v.name] for v in test.variables}) == 1 for test in learner.tuples.tests)
    (equal,) = number_task(lambda a, b, c: a == b).learn().clauses
    assert list(map(str, equal.clause.body)) == ["A = B"]


def test_a_test_and_its_negation_cover_every_example_once() -> None:
    learner = number_task(lambda a, b, c: a < b)
    kinds = {test.predicate: test for test in learner.tuples.tests}
    assert {"lt", ">", "="} <= set(kinds)
    for test in kinds.values():
        told = [Clause(learner.head, (literal,)) for literal in (test, negation(test), negation(negation(test)))]
        one, other, again = (learner.coverage(parse_clause(str(clause))) for clause in told)
        assert (one != other).all()
        assert (one == again).all()


@pytest.mark.parametrize("predicate", [">", "=<", "lt"])
def test_what_is_denied_twice_is_affirmed(predicate: str) -> None:
    literal = Literal(predicate, (Variable("A"), Constant(3)))
    assert negation(negation(literal)) == literal == negation(literal.denied) == literal.denied.affirmed
    assert negation(literal) == written(literal.denied) != literal


def test_learning_is_deterministic_and_can_be_interrupted_with_what_it_has() -> None:
    def make() -> Learner:
        return number_task(lambda a, b, c: ((a < b) & (c > 9)) | ((b < 3) & (c < 5)))

    first, second = make().learn(), make().learn()
    assert [str(each.clause) for each in first.clauses] == [str(each.clause) for each in second.clauses]
    assert len(first.clauses) >= 2
    learner = make()
    learner.progress = lambda _message, share: setattr(learner, "should_stop", share > 0)
    stopped = learner.learn()
    assert stopped.why_stopped == INTERRUPTED
    assert [str(each.clause) for each in stopped.clauses] == [str(each.clause) for each in first.clauses[:1]]


def test_coverage_of_a_clause_read_from_text_is_the_coverage_that_was_learned() -> None:
    learner = family_task(GRANDPARENTS, Criteria(min_accuracy=1.0))
    learned = learner.learn()
    again = parse_clause(str(learned.clauses[0].clause))
    assert (learner.coverage(again) == learned.covered).all()


def test_a_table_asks_once_for_every_distinct_input() -> None:
    asked: list[int] = []

    def solve(name: str, inputs: Sequence[Column]) -> tuple[Any, list[Column]]:
        asked.append(len(inputs[0]))
        return np.arange(len(inputs[0])), [inputs[0] * 2]

    language = Language({"twice": Declaration("twice", (Argument("+", "n"), Argument("-", "m")))}, Types(frozenset({"m"})), solve)
    values = np.array([3, 1, 3, 3, 1, 2] * 100, np.int32)
    tuples = Tuples.of(language, [Binding(Variable("N"), "n", values)])
    assert asked == [3]
    assert (tuples.bindings[1].values == values * 2).all()


@pytest.mark.parametrize(
    ("labels", "criteria", "sentence"),
    [
        (lambda a, b, c: a > 99, Criteria(), "there are no positive examples to learn from"),
        (lambda a, b, c: a >= 0, Criteria(), "there are no negative examples"),
        (lambda a, b, c: a > 5, Criteria(min_accuracy=0.2), "the criteria contradict themselves or allow nothing"),
        (lambda a, b, c: a > 5, Criteria(max_length=0), "the criteria contradict themselves or allow nothing"),
    ],
)
def test_a_task_that_cannot_be_learned_says_why(labels: Any, criteria: Criteria, sentence: str) -> None:
    with pytest.raises(BadTask, match=sentence):
        number_task(labels, criteria)
