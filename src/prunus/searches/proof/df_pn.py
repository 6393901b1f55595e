"""df-pn: proof-number search depth first, with a table in place of a tree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from prunus.core.jit import inline, kernel
from prunus.core.values import ONE, ZERO
from prunus.searches.proof.frames import DISPROOF, MOVE, PROOF, WIDTH, Frames, survey
from prunus.searches.proof.prover import Asked, Found, Prover
from prunus.searches.proof.question import MEMORY_FULL, NEVER, TOO_DEEP, Inquiry, Mobility, first_numbers, give_up
from prunus.searches.proof.table import ProofTable, known_numbers, store_numbers
from prunus.searches.shared.tally import NODES

SLACK = np.int64(2)  # a child may pass the second best by a quarter of it, so that the search changes its mind less often


@kernel
def df_pn(position, goal, depth, proof_limit, disproof_limit, ply, top, frames, table, inquiry):  # type: ignore[no-untyped-def]
    """(proof, disproof) of a position, for the player to move, at least one of them at its limit or above:

        proof == 0      <=>  value >= goal is proved  <=>  disproof == NEVER
        disproof == 0   <=>  value < goal is proved   <=>  proof == NEVER
        otherwise            proof >= proof_limit  or  disproof >= disproof_limit

    Nagai, 2002. A child is searched until it is no longer the most promising one: its disproof must pass the second best
    (by a quarter: Pawlewicz and Lew, 2007), or its proof what is left of the node's own disproof limit. The numbers
    of the children of the path stay in `frames`, so every return makes progress whatever the table forgets. When the search
    is stopped, the numbers are those known last, and nothing is stored.
    """
    inquiry.tally.enter(ply, goal)
    started = inquiry.tally.cells[NODES]
    key = inquiry.question.question_key(position, goal, depth)
    proof, disproof = known_numbers(table, key)
    if proof >= proof_limit or disproof >= disproof_limit:
        inquiry.tally.hit(False)
        return proof, disproof
    end = open_frame(position, goal, depth, ply, top, frames, table, inquiry)
    inquiry.trace.unfold(frames, top, end, inquiry.tally)
    while not inquiry.tally.is_stopped():
        proof, disproof, best, second = survey(frames, top, end)
        inquiry.trace.update(proof, disproof, inquiry.tally)
        if proof >= proof_limit or disproof >= disproof_limit:
            store_numbers(table, key, proof, disproof, inquiry.tally.cells[NODES] - started)
            break
        place = best * WIDTH
        child_proof_limit = NEVER
        if disproof_limit < NEVER:
            child_proof_limit = disproof_limit - disproof + frames.cells[place + PROOF]
        child_disproof_limit = min(proof_limit, second + ONE + (second >> SLACK))
        inquiry.trace.descend(frames.cells[place + MOVE], child_proof_limit, child_disproof_limit, inquiry.tally)
        child_proof, child_disproof = df_pn(
            position.play(frames.cells[place + MOVE]), ONE - goal, depth - ONE,
            child_proof_limit, child_disproof_limit, ply + ONE, end, frames, table, inquiry,
        )  # fmt: skip
        inquiry.trace.ascend(child_proof, child_disproof, inquiry.tally)
        frames.cells[place + PROOF] = child_proof
        frames.cells[place + DISPROOF] = child_disproof
    return proof, disproof


@inline
def open_frame(
    position: Any, goal: Any, depth: Any, ply: Any, top: Any, frames: Frames, table: ProofTable, inquiry: Inquiry
) -> Any:  # fmt: skip
    """Write the children of a position behind `top`, those of the player at the root in their order; where they end.

    Of children with the same numbers the first is searched first: an order decides. The opponent's must all be answered.
    """
    if inquiry.question.is_beyond(depth):
        give_up(inquiry, TOO_DEEP)
        return top
    if top + position.move_count() > frames.capacity:
        give_up(inquiry, MEMORY_FULL)
        return top
    end = top
    if ply % 2 == 0:
        for move in inquiry.ordering.arrange(position, depth, ply):
            disproof = write_child(end, move, position.play(move), ONE - goal, depth - ONE, ply + ONE, frames, table, inquiry)
            end += 1
            if disproof == 0:
                break
    else:
        for move in position.moves():
            disproof = write_child(end, move, position.play(move), ONE - goal, depth - ONE, ply + ONE, frames, table, inquiry)
            end += 1
            if disproof == 0:
                break
    return end


@inline
def write_child(
    at: Any, move: Any, child: Any, goal: Any, depth: Any, ply: Any, frames: Frames, table: ProofTable, inquiry: Inquiry
) -> Any:  # fmt: skip
    """Write a child with what the table or the rules know of it; its disproof number."""
    proof, disproof = known_numbers(table, inquiry.question.question_key(child, goal, depth))
    if proof < 0:
        proof, disproof = first_numbers(child, goal, depth, inquiry)
        if proof == 0 or disproof == 0:
            inquiry.tally.enter(ply, goal)
    place = at * WIDTH
    frames.cells[place + MOVE], frames.cells[place + PROOF], frames.cells[place + DISPROOF] = move, proof, disproof
    return disproof


def ask(asked: Asked) -> Found:
    """Answer from the root, whose limits only an answer reaches."""
    inquiry = asked.inquiry(Mobility())
    frames = Frames.within(asked.room)
    table = ProofTable.of_bytes(asked.room - frames.cells.array.nbytes)
    room = int(frames.cells.array.nbytes) + table.bytes
    proof, disproof = first = first_numbers(asked.position, asked.goal, asked.depth, inquiry)
    asked.trace.begin(proof, disproof, inquiry.tally)
    if proof > 0 and disproof > 0:
        root = asked.position, asked.goal, asked.depth, NEVER, NEVER, ZERO, ZERO
        proof, disproof = asked.run(df_pn, *root, frames, table, inquiry)
    if proof < 0:  # stopped before it had begun
        proof, disproof = first
    line = tuple(_line(asked, table, inquiry)) if proof == 0 else ()
    return Found(int(proof), int(disproof), line, int(inquiry.reason[0]), room)


def _line(asked: Asked, table: ProofTable, inquiry: Inquiry) -> Iterator[int]:
    """A way to win a proved position, as far as the table remembers one; the opponent's replies are the first known ones."""
    position, goal, depth, mine = asked.position, asked.goal, asked.depth, True
    question = asked.question
    while not question.is_settled(position, depth):
        for move in position.moves():
            child = position.play(move)
            if question.is_settled(child, depth - ONE):
                is_known = question.reaches(child, ONE - goal) != mine
            else:
                proof, disproof = known_numbers(table, question.question_key(child, ONE - goal, depth - ONE))
                is_known = (disproof if mine else proof) == 0
            if is_known:
                break
        else:
            return
        yield int(move)
        position, goal, depth, mine = child, ONE - goal, depth - ONE, not mine


PROVER = Prover("df-pn", "depth first with a table of proof and disproof numbers", ask)
