"""Trace of a prover: what it did, event by event. `NoProofTrace` costs nothing, `ProofTrace` writes rows into a bounded table.

    event     node  move  proof  disproof  proof limit  disproof limit  nodes  leaves        numbers are seen by the player to move
    CHILD        4     2      1         1            0               0      5       0

Provers that store a tree name nodes by their numbers there. df-pn has none: its events are those of the node at the end of the path
that it has descended, and children are told by their moves. `nodes` and `leaves` are counted up to the event.

A table that is full writes nothing more; what did not fit is counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.core.values import NO_MOVE, ZERO
from prunus.searches.proof import frames as frames_of
from prunus.searches.proof import tree as tree_of
from prunus.searches.proof.frames import WIDTH
from prunus.searches.proof.tree import COUNT, FIRST, read
from prunus.searches.shared.events import DROPPED, FULL, WRITTEN, next_row
from prunus.searches.shared.tally import LEAVES, NODES, Tally

SELECT, EXPAND, CHILD, UPDATE, DESCEND, ASCEND = range(6)
EVENT, NODE, MOVE, PROOF, DISPROOF, PROOF_LIMIT, DISPROOF_LIMIT, NODES_SO_FAR, LEAVES_SO_FAR = range(9)
COLUMNS = 9
HIDDEN = 2  # counted besides what was written and dropped
HERE = np.int64(-1)  # the node at the end of the path


@operations
class Following:
    """What a prover does; the numbers of nodes are those of its tree."""

    def begin(self, proof: int, disproof: int, tally: Tally) -> None:
        """The root has these numbers before anything is looked at."""

    def select(self, tree: Any, node: int, tally: Tally) -> None:
        """This is the most proving node."""

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        """The node has its children, with their first numbers."""

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        """The numbers of a node follow from those of its children."""

    def hide(self, more: int) -> None:
        """What follows is work of a search within the search and not told, until as much is taken back."""

    def descend(self, move: int, proof_limit: int, disproof_limit: int, tally: Tally) -> None:
        """The child behind a move is entered, with these limits."""

    def unfold(self, frames: Any, top: int, end: int, tally: Tally) -> None:
        """The node at work has its children, with what is known of them."""

    def update(self, proof: int, disproof: int, tally: Tally) -> None:
        """The numbers of the node at work follow from those of its children."""

    def ascend(self, proof: int, disproof: int, tally: Tally) -> None:
        """The node at work is left, with these numbers."""


@implements(Following)
class NoProofTrace(NamedTuple):
    def begin(self, proof: int, disproof: int, tally: Tally) -> None:
        pass

    def select(self, tree: Any, node: int, tally: Tally) -> None:
        pass

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        pass

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        pass

    def hide(self, more: int) -> None:
        pass

    def descend(self, move: int, proof_limit: int, disproof_limit: int, tally: Tally) -> None:
        pass

    def unfold(self, frames: Any, top: int, end: int, tally: Tally) -> None:
        pass

    def update(self, proof: int, disproof: int, tally: Tally) -> None:
        pass

    def ascend(self, proof: int, disproof: int, tally: Tally) -> None:
        pass


@implements(Following)
class ProofTrace(NamedTuple):
    rows: NDArray[np.int64]  # [event, column]
    counts: NDArray[np.int64]  # [written, dropped, how often hidden]

    @classmethod
    def of_at_most(cls, events: int) -> ProofTrace:
        return cls(np.zeros((events, COLUMNS), np.int64), np.zeros(3, np.int64))

    @property
    def recorded(self) -> NDArray[np.int64]:
        return self.rows[: self.counts[WRITTEN]]

    @property
    def dropped(self) -> int:
        return int(self.counts[DROPPED])

    def begin(self, proof: int, disproof: int, tally: Tally) -> None:
        write(self, CHILD, ZERO, NO_MOVE, proof, disproof, ZERO, ZERO, tally)

    def select(self, tree: Any, node: int, tally: Tally) -> None:
        write(self, SELECT, node, NO_MOVE, ZERO, ZERO, ZERO, ZERO, tally)

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        write(self, EXPAND, node, NO_MOVE, ZERO, ZERO, ZERO, ZERO, tally)
        first, count = read(tree, node, FIRST), read(tree, node, COUNT)
        for child in range(first, first + count):
            proof, disproof = read(tree, child, tree_of.PROOF), read(tree, child, tree_of.DISPROOF)
            write(self, CHILD, child, read(tree, child, tree_of.MOVE), proof, disproof, ZERO, ZERO, tally)

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        proof, disproof = read(tree, node, tree_of.PROOF), read(tree, node, tree_of.DISPROOF)
        write(self, UPDATE, node, NO_MOVE, proof, disproof, ZERO, ZERO, tally)

    def hide(self, more: int) -> None:
        self.counts[HIDDEN] += more

    def descend(self, move: int, proof_limit: int, disproof_limit: int, tally: Tally) -> None:
        write(self, DESCEND, HERE, move, ZERO, ZERO, proof_limit, disproof_limit, tally)

    def unfold(self, frames: Any, top: int, end: int, tally: Tally) -> None:
        write(self, EXPAND, HERE, NO_MOVE, ZERO, ZERO, ZERO, ZERO, tally)
        for child in range(top, end):
            place = child * WIDTH
            proof, disproof = frames.cells[place + frames_of.PROOF], frames.cells[place + frames_of.DISPROOF]
            write(self, CHILD, HERE, frames.cells[place + frames_of.MOVE], proof, disproof, ZERO, ZERO, tally)

    def update(self, proof: int, disproof: int, tally: Tally) -> None:
        write(self, UPDATE, HERE, NO_MOVE, proof, disproof, ZERO, ZERO, tally)

    def ascend(self, proof: int, disproof: int, tally: Tally) -> None:
        write(self, ASCEND, HERE, NO_MOVE, proof, disproof, ZERO, ZERO, tally)


@inline
def write(
    trace: Any, event: int, node: Any, move: Any, proof: Any, disproof: Any, proof_limit: Any, disproof_limit: Any, tally: Tally
) -> None:
    """One row more, if there is room and nothing is hidden."""
    if trace.counts[HIDDEN] > 0:
        return
    at = next_row(trace)
    if at == FULL:
        return
    row = trace.rows[at]
    row[EVENT], row[NODE], row[MOVE], row[PROOF], row[DISPROOF] = event, node, move, proof, disproof
    row[PROOF_LIMIT], row[DISPROOF_LIMIT] = proof_limit, disproof_limit
    row[NODES_SO_FAR], row[LEAVES_SO_FAR] = tally.cells[NODES], tally.cells[LEAVES]
