"""Conspiracy-number search: grow the tree until no small conspiracy of leaves could change the value of the root."""

from __future__ import annotations

from typing import Any

from prunus.core.jit import inline, kernel
from prunus.core.values import ONE, ZERO
from prunus.searches.conspiracy.tree import (
    COUNT,
    FIRST,
    MOVE,
    NUMBERS,
    PARENT,
    VALUE,
    ConspiracyTree,
    add_leaf,
    conspirator,
    look,
    refresh,
)
from prunus.searches.proof.question import MEMORY_FULL, NEVER, TOO_DEEP, Inquiry, give_up

NOTHING = -1  # no threshold is in doubt


@kernel
def conspiracy(position, depth, conspirators, width, tree, inquiry):  # type: ignore[no-untyped-def]
    """Grow the tree until at most `width` thresholds could be crossed by `conspirators` leaves or fewer.

        number(t) > conspirators   for all thresholds t but at most `width`
        number(t) == NEVER        =>  "value >= t" is as true of the minimax value as of the root's

    The threshold that is furthest from the value of the root and still in doubt is attacked: a leaf of the smallest conspiracy
    that crosses it is expanded. McAllester, 1988; Schaeffer, 1990, on which end to attack.
    """
    while not inquiry.tally.is_stopped():
        goal = furthest_in_doubt(tree, conspirators, width)
        if goal == NOTHING:
            break
        node, there, left, ply, is_max = ZERO, position, depth, ZERO, True
        while look(tree, node, COUNT) > 0:
            node = conspirator(tree, node, goal, is_max)
            there, left, ply, is_max = there.play(look(tree, node, MOVE)), left - ONE, ply + ONE, not is_max
        if inquiry.question.is_beyond(left):
            give_up(inquiry, TOO_DEEP)
        elif tree.used[0] + there.move_count() > tree.capacity:
            give_up(inquiry, MEMORY_FULL)
        else:
            inquiry.trace.suspect(tree, node, goal, inquiry.tally)
            grow(tree, node, there, left, ply, is_max, inquiry)


@inline
def furthest_in_doubt(tree: ConspiracyTree, conspirators: Any, width: Any) -> Any:
    """The threshold in doubt that is furthest from the value of the root; NOTHING if few enough are in doubt."""
    in_doubt, furthest, distance = 0, NOTHING, -ONE
    for i in range(tree.thresholds_count):
        if look(tree, 0, NUMBERS + i) <= conspirators:
            in_doubt += 1
            away = abs(tree.thresholds[i] - look(tree, 0, VALUE))
            if away >= distance:
                furthest, distance = i, away
    return furthest if in_doubt > width else NOTHING


@inline
def grow(tree: ConspiracyTree, node: Any, position: Any, depth: Any, ply: Any, is_max: bool, inquiry: Inquiry) -> None:
    """Expand a leaf, and renew it and its ancestors."""
    first = tree.used[0]
    for move in position.moves():
        child = position.play(move)
        inquiry.tally.enter(ply + ONE, 0)
        inquiry.tally.leaf(depth)
        value = inquiry.question.evaluation.evaluate(child)
        add_leaf(tree, node, move, -value if is_max else value, NEVER if inquiry.question.is_settled(child, depth - ONE) else ONE)
    tree.cells[node * tree.width + FIRST] = first
    tree.cells[node * tree.width + COUNT] = tree.used[0] - first
    inquiry.trace.expand(tree, node, inquiry.tally)
    while True:
        refresh(tree, node, is_max)
        inquiry.trace.renew(tree, node, inquiry.tally)
        if node == 0:
            break
        node, is_max = look(tree, node, PARENT), not is_max
