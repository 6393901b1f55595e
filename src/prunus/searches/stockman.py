"""Stockman's SSS*: a list of partial strategies, and always the most promising one is worked on.

    OPEN    (merit, node, status)                  merit: no strategy for MAX that is counted by this state is worth more
            ∞   root  live                         live: still to be searched        solved: worth exactly its merit

A state stands for all strategies of MAX that agree with what was searched so far. When the root is solved at the head of the list,
its merit is the minimax value. For trees and for study: the list grows as the square root of the tree. `search.sss_star` evaluates
the same leaves with a table in place of the list.

Stockman, 1979; ties are broken by the leftmost node, without which alpha-beta is not dominated (Roizen and Pearl, 1983).
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.values import INFINITY
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation, sound

LIVE, SOLVED = "live", "solved"


@dataclass(frozen=True)
class Stockman:
    """`leaves` are the paths of moves to the leaves in the order in which they were evaluated, each once.

    `expansions` counts the states that were taken from the list, `largest_open` the states that stood in it at most.
    """

    value: int
    leaves: list[tuple[int, ...]]
    expansions: int
    largest_open: int


@dataclass(frozen=True, eq=False)
class Node:
    """A node of the tree; `place` counts from the left at every ply on the way to it, so places compare from left to right."""

    position: Any
    place: tuple[int, ...]
    path: tuple[int, ...]
    parent: Node | None

    @property
    def is_max(self) -> bool:
        return len(self.place) % 2 == 0

    def child(self, index: int) -> Node | None:
        """The child with this index from the left, if there is one."""
        moves = list(self.position.moves())
        if index == len(moves):
            return None
        return Node(self.position.play(moves[index]), (*self.place, index), (*self.path, int(moves[index])), self)

    def sibling(self) -> Node | None:
        """The next one to the right."""
        return self.parent.child(self.place[-1] + 1) if self.parent else None


class State(NamedTuple):
    """States sort by merit, the highest first, and then from left to right."""

    negated_merit: int
    place: tuple[int, ...]
    status: str
    node: Node

    @classmethod
    def of(cls, node: Node, status: str, merit: int) -> State:
        return cls(-merit, node.place, status, node)


def stockman(position: Any, depth: int, evaluation: str | Any) -> Stockman:
    """The minimax value of `position`, `depth` plies deep, by SSS*.

    leaves(SSS*)  ⊆  leaves(alpha-beta)       searched from left to right, both
    """
    check_depth(depth)
    root = Node(sound(position), (), (), None)
    measure = find_evaluation(evaluation, root.position)
    leaves: list[tuple[int, ...]] = []
    open_states = [State.of(root, LIVE, int(INFINITY))]
    expansions, largest_open = 0, 1
    while True:
        negated_merit, _, status, node = heapq.heappop(open_states)
        merit = -negated_merit
        expansions += 1
        if node is root and status == SOLVED:
            return Stockman(merit, leaves, expansions, largest_open)
        # The operator Gamma, cases as numbered by Stockman.
        if status == SOLVED:
            assert node.parent is not None
            if not node.is_max:  # 1: MAX has chosen; the parent's other moves are worth no more
                open_states = [state for state in open_states if not _is_below(state.place, node.parent.place)]
                heapq.heapify(open_states)
                found = [State.of(node.parent, SOLVED, merit)]
            elif (sibling := node.sibling()) is not None:  # 2: MIN's next answer
                found = [State.of(sibling, LIVE, merit)]
            else:  # 3: MIN has no answer left
                found = [State.of(node.parent, SOLVED, merit)]
        elif len(node.path) == depth or node.position.is_over():  # 4: a leaf
            leaves.append(node.path)
            value = int(measure.evaluate(node.position))
            found = [State.of(node, SOLVED, min(merit, value if node.is_max else -value))]
        elif not node.is_max:  # 5: MIN's first answer
            found = [State.of(_first(node), LIVE, merit)]
        else:  # 6: every move of MAX begins a strategy of its own
            found = [State.of(child, LIVE, merit) for child in _children(node)]
        for state in found:
            heapq.heappush(open_states, state)
        largest_open = max(largest_open, len(open_states))


def _is_below(place: tuple[int, ...], ancestor: tuple[int, ...]) -> bool:
    return place[: len(ancestor)] == ancestor


def _first(node: Node) -> Node:
    child = node.child(0)
    assert child is not None
    return child


def _children(node: Node) -> list[Node]:
    return [
        Node(node.position.play(move), (*node.place, index), (*node.path, int(move)), node)
        for index, move in enumerate(node.position.moves())
    ]
