"""PN²: proof-number search whose leaves are looked at by a proof-number search of their own."""

from __future__ import annotations

import math

from prunus.core.jit import inline, kernel
from prunus.core.values import ONE
from prunus.searches.proof.proof_number import ask_with, most_proving, proof_number
from prunus.searches.proof.prover import Prover
from prunus.searches.proof.question import TOO_DEEP, One, give_up
from prunus.searches.proof.tree import COUNT, PARENT, forget_grandchildren, is_solved, read, renew_upwards

LEAST = 16  # nodes that a second-level tree may always have, beside the moves of its root
GROWTH = 0.5  # where, as a share of the capacity, the second tree may be half as large as the first
SPREAD = 0.1  # over which share of the capacity that fraction rises


@kernel
def pn2(position, goal, depth, ply, root, size, tree, inquiry):  # type: ignore[no-untyped-def]
    """As proof_number, with a first-level tree that stays and second-level trees that come and go in the room above it.

    The most proving node is not expanded but searched; of that search the numbers of the node and its children are kept. With x
    nodes in the first tree the second has at most x / (1 + e**((a - x) / b)) and never more than there is room for: the
    tree that stays grows slower than the work that is done. Allis, 1994; Breuker, 1998.
    """
    while not is_solved(tree, root) and not inquiry.tally.is_stopped():
        leaf, there, aim, left, at = most_proving(tree, root, position, goal, depth, ply)
        if inquiry.question.is_beyond(left):
            give_up(inquiry, TOO_DEEP)
            break
        used = tree.used[0]
        allowed = used + there.move_count() + second_size(used, size)
        inquiry.trace.select(tree, leaf, inquiry.tally)
        inquiry.trace.hide(ONE)
        proof_number(there, aim, left, at, leaf, min(allowed, size), tree, inquiry)
        inquiry.trace.hide(-ONE)
        if read(tree, leaf, COUNT) == 0:
            break
        forget_grandchildren(tree, leaf)
        inquiry.trace.expand(tree, leaf, inquiry.tally)
        inquiry.trace.renew(tree, leaf, inquiry.tally)
        if leaf != root:
            renew_upwards(tree, read(tree, leaf, PARENT), root, inquiry)


@inline
def second_size(used: int, size: int) -> int:
    """How many nodes a second-level tree may have when the first level has `used` of `size`."""
    share = 1.0 / (1.0 + math.exp((GROWTH - used / size) / SPREAD))
    return LEAST + int(used * share)


PROVER = Prover(
    "pn2",
    "proof-number search whose leaves are searched by a second one: less memory, more work",
    lambda asked: ask_with(asked, pn2, One()),
)
