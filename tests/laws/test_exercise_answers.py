"""What exercises hold for true is true: by the recorded searches, by a second alpha-beta, and by trying all there is."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from prunus import minimal_leaves, prove, record
from prunus.exercises.exercise import all_exercises, make_exercise
from prunus.exercises.filling import filled, looks
from prunus.exercises.kinds import leaves, most_proving, pruned
from prunus.exercises.proving import is_open, proof_nodes_of
from prunus.exercises.trees import AT_EQUAL
from prunus.searches.proof.nodes import proof_nodes
from prunus.searches.shared.recording import Node
from tests.exercises import MIN_OR_MAX, TREE, TREES, Reference, in_order, looked_at, made, strictly, with_values

# Mark what is pruned, and say the window


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_cutoffs_are_those_that_were_promised(difficulty: int) -> None:
    """As the recorded search tells them."""
    wanted = pruned.PROPERTIES[difficulty]
    for exercise in made("pruned", difficulty):
        found = [node.cutoff for node in record(TREE.parse(exercise.tree), algorithm="alpha-beta").nodes if node.cutoff]
        assert len(found) == wanted.cutoffs
        assert sum("deep" in each for each in found) == wanted.deep
        assert len(exercise.leaves) <= wanted.most_leaves
        if wanted.deep:
            assert any(mistake.name == "forgets deep cutoffs" for mistake in exercise.mistakes)


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_window_is_as_hard_as_was_promised(difficulty: int) -> None:
    """One bound, two, or two of which one comes from further up than the parent: it is none that a brother has made."""
    for exercise in made("window", difficulty):
        nodes = record(TREE.parse(exercise.tree), algorithm="alpha-beta").nodes
        asked = next(node for node in nodes if node.label == exercise.asked)
        assert not asked.is_leaf
        assert sum(end is not None for end in (asked.alpha, asked.beta)) == min(difficulty, 2)
        if difficulty == 3:
            assert asked.parent is not None
            assert (asked.beta if nodes[asked.parent].is_max else asked.alpha) is not None


@pytest.mark.parametrize("difficulty", [1, 2, 3])
@pytest.mark.parametrize("kind", ["pruned", "window"])
def test_the_answer_is_that_of_a_second_search_and_the_variant_is_said_where_it_matters(kind: str, difficulty: int) -> None:
    mattered = 0
    for exercise in made(kind, difficulty):
        root = TREE.parse(exercise.tree)
        answers = []
        for reference in (Reference(root), Reference(root, strictly)):
            never = [name for name in exercise.leaves if name not in reference.looked]
            answers.append(never if kind == "pruned" else reference.windows.get(exercise.asked))
        assert exercise.expected == answers[0]
        mattered += answers[0] != answers[1]
        assert (AT_EQUAL in exercise.variant) == (answers[0] != answers[1])
    assert mattered or (kind, difficulty) != ("pruned", 3)


@pytest.mark.parametrize("difficulty", [1, 2, 3])
@pytest.mark.parametrize("kind", ["pruned", "window"])
def test_it_does_not_matter_whether_the_search_fails_soft_or_hard(kind: str, difficulty: int) -> None:
    """So nothing has to be said of it: leaves and windows are the same."""

    def told(nodes: list[Node]) -> list[tuple[Any, ...]]:
        return [(node.label, node.alpha, node.beta, node.is_leaf) for node in nodes]

    for exercise in made(kind, difficulty):
        root = TREE.parse(exercise.tree)
        assert told(record(root, algorithm="fail-hard").nodes) == told(record(root, algorithm="alpha-beta").nodes)


# Fill in the leaves


def shapes(most: int, plies: int) -> Iterator[str]:
    """All trees of two and three children a node with at most so many leaves, without values."""

    def below(many: int, plies: int) -> Iterator[str]:
        if many == 1:
            yield "?"
        if plies:
            for width in (2, 3):
                for parts in itertools.product(range(1, many), repeat=width):
                    if sum(parts) == many:
                        for chosen in itertools.product(*(list(below(part, plies - 1)) for part in parts)):
                            yield f"[{', '.join(chosen)}]"

    for many in range(2, most + 1):
        yield from (shape for shape in below(many, plies) if shape != "?")


def named(shape: str) -> Any:
    """A shape with a letter at every node."""
    letters = (f"n{i}" for i in itertools.count())
    text = "".join(next(letters) if sign == "?" else f"{next(letters)}: [" if sign == "[" else sign for sign in shape)
    return TREE.parse(text)


def every_filling(root: Any) -> Iterator[int]:
    """How many leaves are looked at, with each order of the values."""
    names = [leaf.name for leaf in root.leaves()]
    for values in itertools.permutations(range(1, len(names) + 1)):
        yield len(Reference(root, values=dict(zip(names, values, strict=True))).looked)


def test_the_fewest_and_the_most_looks_are_those_of_all_fillings_of_small_trees() -> None:
    chance, checked = random.Random(1), 0
    for shape in shapes(6, 4):
        root = named(shape)
        found = list(every_filling(root))
        for choose in (min, max):
            assert looks(root, choose) == choose(found), shape
            for _ in range(3):
                assert len(looked_at(with_values(root, filled(root, choose, chance)))) == choose(found), shape
        assert max(found) == shape.count("?")  # there is always a way without cutoffs
        checked += 1
    assert checked > 150


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_numbers_make_cutoffs_most_or_none(difficulty: int) -> None:
    """As the recorded search tells it; and of small trees no other numbers make more of them."""
    asked = {leaves.MOST: 0, leaves.NONE: 0}
    for exercise in made("leaves", difficulty):
        root = TREE.parse(exercise.tree)
        found = len(looked_at(with_values(root, exercise.expected)))
        asked[exercise.asked] += 1
        if exercise.asked == leaves.NONE:
            assert found == len(exercise.leaves)
        else:
            assert len(exercise.leaves) - found >= leaves.LEAST_SAVED[difficulty]
            chance = random.Random(exercise.seed)
            for _ in range(200):
                numbers = chance.sample(range(1, len(exercise.leaves) + 1), len(exercise.leaves))
                values = dict(zip(exercise.leaves, numbers, strict=True))
                tried = len(Reference(root, values=values).looked)
                assert tried >= found
                if tried == found:
                    assert exercise.check(values).is_right
    assert min(asked.values()) > 3
    smallest = min(made("leaves", 1), key=lambda each: (each.asked != leaves.MOST, len(each.leaves)))
    root = TREE.parse(smallest.tree)
    assert min(every_filling(root)) == len(looked_at(with_values(root, smallest.expected)))


# Order the moves


def every_order(root: Any) -> Iterator[int]:
    """How many leaves are looked at, with the children of all nodes in each order."""
    inner = [node for node in nodes_of(root) if node.children]
    for orders in itertools.product(*(itertools.permutations([child.name for child in node.children]) for node in inner)):
        yield len(Reference(TREE.parse(in_order(root, dict(zip([node.name for node in inner], orders, strict=True))))).looked)


def nodes_of(node: Any) -> Iterator[Any]:
    yield node
    for child in node.children:
        yield from nodes_of(child)


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_best_order_takes_as_few_leaves_as_any_proof_and_saves_some(difficulty: int) -> None:
    for exercise in made("order", difficulty):
        root = TREE.parse(exercise.tree)
        values = [leaf.value for leaf in root.leaves()]
        assert len(set(values)) == len(values)  # so that it does not matter when a node is cut
        found = len(looked_at(in_order(root, exercise.expected)))
        assert found == minimal_leaves(root, root.height)
        assert len(looked_at(exercise.tree)) - found >= 2
    if difficulty == 2:  # 128 orders
        for exercise in made("order", 2)[:6]:
            root = TREE.parse(exercise.tree)
            assert min(every_order(root)) == len(looked_at(in_order(root, exercise.expected)))


@settings(max_examples=60, deadline=None)
@given(TREES, MIN_OR_MAX)
def test_trees_of_ones_own_are_ordered_as_well_as_they_can_be(tree: Any, first: str) -> None:
    """Whatever their shape, and with values that are equal."""
    exercise = make_exercise("order", tree=f"{first}{tree}")
    root = TREE.parse(exercise.tree)
    assert min(every_order(root)) == len(looked_at(in_order(root, exercise.expected)))
    if len({leaf.value for leaf in root.leaves()}) < len(exercise.leaves):
        assert AT_EQUAL in exercise.variant


# Find the most proving node


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_most_proving_node_is_the_one_that_the_search_expands_next(difficulty: int) -> None:
    wanted = most_proving.PROPERTIES[difficulty]
    for exercise in made("most-proving", difficulty):
        root = TREE.parse(exercise.searched)
        assert exercise.limit is not None
        before, after = (
            {node.label: node for node in proof_nodes(TREE, root, found, 1_000) if node.label}
            for found in (prove(root, 1, algorithm="proof-number", nodes=exercise.limit + more) for more in (0, 1))
        )
        (expanded,) = [name for name, node in after.items() if name in before and node.children > before[name].children]
        assert expanded == exercise.expected
        assert before[exercise.expected].ply >= wanted.ply
        assert wanted.least <= len(before) <= wanted.most + 2
        assert exercise.variant == ""


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_numbers_that_are_shown_are_those_of_the_search(difficulty: int) -> None:
    for exercise in made("most-proving", difficulty):
        root = TREE.parse(exercise.searched)
        searched = proof_nodes(TREE, root, prove(root, 1, algorithm="proof-number", nodes=exercise.limit), 1_000)
        shown = {node.label: node for node in proof_nodes_of(TREE.parse(exercise.tree))}
        assert len(shown) == len(searched)
        for node in searched:
            assert (shown[node.label].proof, shown[node.label].disproof) == (node.proof, node.disproof)
            assert shown[node.label].is_most_proving == node.is_most_proving
        texts = {node.name: node.text for node in exercise.nodes}
        for node in searched:
            told = f"({'∞' if node.proof is None else node.proof}, {'∞' if node.disproof is None else node.disproof})"
            assert texts[node.label] == (told if node.is_leaf or difficulty == 1 else "")


OPEN = some.sampled_from(["?", "?", "?", "0", "1"])
AND_OR = some.recursive(OPEN, lambda below: some.lists(below, min_size=1, max_size=3).map(lambda parts: f"[{', '.join(parts)}]"))


def smallest_sets(node: Any, is_proved: bool) -> list[frozenset[str]]:
    """All sets of open leaves that would prove a node, or disprove it, if they came out so; of these the smallest."""
    if not node.children:
        if node.value is None:
            return [frozenset([node.name])]
        return [frozenset()] if (node.value == 1) == is_proved else []
    below = [smallest_sets(child, is_proved) for child in node.children]
    if node.is_max == is_proved:
        found = [each for sets in below for each in sets]
    else:
        found = [frozenset().union(*chosen) for chosen in itertools.product(*below)]
    return [each for each in found if len(each) == min(map(len, found))]


@settings(max_examples=150, deadline=None)
@given(AND_OR.filter(lambda text: text.startswith("[") and text.count("?") <= 8))
def test_the_most_proving_node_is_in_a_smallest_set_of_either_kind(text: str) -> None:
    """By definition, on trees of one's own; where there are several such leaves, it is said which one is meant."""
    if not is_open(TREE.parse(text)):
        assert all_exercises()["most-proving"].refusal(TREE.parse(text)) == "it is decided already"
        return
    exercise = make_exercise("most-proving", tree=text)
    root = TREE.parse(exercise.tree)
    both = [set().union(*smallest_sets(root, is_proved)) for is_proved in (True, False)]
    assert exercise.expected in both[0] & both[1]
    if not exercise.variant:
        assert both[0] & both[1] == {exercise.expected}
