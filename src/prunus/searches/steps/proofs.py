"""The steps of a prover: selection of the most proving node, its expansion, and what that means for its ancestors; of df-pn, which
has no tree, the limits with which a node is entered and the numbers with which it is left.

Numbers are those of the root's question at every node, as the literature writes them: the player who moves at the root proves.
"""

from __future__ import annotations

from typing import Any

from prunus.core.game import Game
from prunus.searches.proof.proof import Proof, shown
from prunus.searches.proof.trace import (
    ASCEND,
    CHILD,
    DESCEND,
    DISPROOF,
    DISPROOF_LIMIT,
    EVENT,
    EXPAND,
    HERE,
    LEAVES_SO_FAR,
    MOVE,
    NODE,
    NODES_SO_FAR,
    PROOF,
    PROOF_LIMIT,
    SELECT,
    UPDATE,
    ProofTrace,
)
from prunus.searches.steps.nodes import Nodes
from prunus.searches.steps.script import LINE, Doing, Script, Step
from prunus.searches.steps.sentences import ProofWords

Pair = tuple[int | None, int | None]


def proof_script(game: Game, position: Any, proof: Proof, trace: ProofTrace, evaluation: str, ordering: str) -> Script:
    """The steps that a prover took to its answer."""
    nodes = Nodes(game, position, proof.depth)
    line = game.format_line(position, proof.line)
    steps = Telling(nodes, proof, trace, line).steps()
    answer = ProofWords.answers[proof.answer]
    threshold = proof.units.told(proof.threshold)
    return Script(
        game=game.name,
        position=game.format(position),
        algorithm=proof.algorithm,
        evaluation=evaluation,
        ordering=ordering,
        depth=proof.depth,
        kind="proof",
        drawing=game.drawing,
        result={"value": answer, "threshold": threshold, "line": line, "nodes": proof.nodes, "leaves": proof.leaves},
        dropped=trace.dropped,
        nodes=list(nodes),
        steps=steps,
    )


class Telling:
    """Plays the events of a prover; `here` is the node at work."""

    def __init__(self, nodes: Nodes, proof: Proof, trace: ProofTrace, line: list[str]) -> None:
        self.text = line  # of the answer
        self.nodes, self.proof, self.events = nodes, proof, trace.recorded.tolist()
        self.numbers: dict[int, Pair] = {}
        self.words = ProofWords(nodes, proof.units.told(proof.threshold))
        self.here = 0
        self.line: list[int] = []
        self.told: list[Step] = []

    def steps(self) -> list[Step]:
        at = 0
        while at < len(self.events):
            row = self.events[at]
            if row[EVENT] == EXPAND:
                end = at + 1
                while end < len(self.events) and self.events[end][EVENT] == CHILD:
                    end += 1
                self._expand(row, self.events[at + 1 : end])
                at = end
                continue
            self._tell(row, at + 1 < len(self.events) and self.events[at + 1][EVENT] == ASCEND)
            at += 1
        self._end()
        return self.told

    def _tell(self, row: list[int], is_left_at_once: bool) -> None:
        kind = row[EVENT]
        if kind == CHILD:  # the root
            self._say("enter", 0, self._show(0, row), self.words.begin(self.numbers[0]), row)
        elif kind == SELECT:
            self.here = row[NODE]
            self._say("select", self.here, {}, self.words.select(self.nodes[self.here], len(self.told) == 1), row, follow=True)
        elif kind == UPDATE:
            node = self.here if row[NODE] == HERE else row[NODE]
            before = self.numbers[node]
            shows = self._show(node, row)
            self._say("update", node, shows, self.words.update(self.nodes[node], before, self.numbers[node]), row)
        elif kind == DESCEND:
            node = self.here = self.nodes.child(self.here, row[MOVE])
            limits = self._for_root(node, shown(row[PROOF_LIMIT]), shown(row[DISPROOF_LIMIT]))
            shows = {node: {"proof_limit": limits[0], "disproof_limit": limits[1]}}
            self._say("enter", node, shows, self.words.descend(self.nodes[node], limits, is_left_at_once), row, follow=True)
        else:
            node, self.here = self.here, self.nodes[self.here].parent or 0
            shows = self._show(node, row)
            self._say("return", node, shows, self.words.ascend(self.nodes[node], self.numbers[node]), row)

    def _expand(self, row: list[int], children: list[list[int]]) -> None:
        node = self.here if row[NODE] == HERE else row[NODE]
        shows: dict[int, dict[str, Any]] = {}
        for child in children:
            shows |= self._show(self.nodes.child(node, child[MOVE]), child)
        pairs = [self.numbers[number] for number in shows]
        self._say("expand", node, shows, self.words.expand(self.nodes[node], pairs), row)

    def _end(self) -> None:
        root: Pair = (self.proof.proof, self.proof.disproof)
        is_shown = self.numbers[0] == root
        answer = ProofWords.answers[self.proof.answer]
        shows = {0: {"proof": root[0], "disproof": root[1], "state": answer}}
        row = [0] * (LEAVES_SO_FAR + 1)
        row[NODES_SO_FAR], row[LEAVES_SO_FAR] = self.proof.nodes, self.proof.leaves
        sentence = self.words.done(self.proof.answer, self.proof.reason, self.proof.nodes, self.proof.leaves)
        line = self.nodes.line(self.text)
        self._say("done", line[-1], {} if is_shown and self.proof.answer is not None else shows, sentence, row, follow=True)

    def _show(self, node: int, row: list[int]) -> dict[int, dict[str, Any]]:
        """A node with its numbers."""
        proof, disproof = self.numbers[node] = self._for_root(node, shown(row[PROOF]), shown(row[DISPROOF]))
        state = "proved" if proof == 0 else "disproved" if disproof == 0 else "open"
        return {node: {"proof": proof, "disproof": disproof, "state": state}}

    def _for_root(self, node: int, own: int | None, other: int | None) -> Pair:
        """Numbers of the player to move, as those of the root's question."""
        return (own, other) if self.nodes[node].ply % 2 == 0 else (other, own)

    def _say(
        self, kind: Doing, node: int, shows: dict[int, dict[str, Any]], sentence: str, row: list[int], follow: bool = False
    ) -> None:
        path = self.nodes.path(node) if follow else self.line
        is_news = path != self.line
        self.line = path
        counts = {"nodes": row[NODES_SO_FAR], "leaves": row[LEAVES_SO_FAR], "cutoffs": 0}
        self.told.append(Step(kind, node, sentence, LINE if is_news else "", shows, counts, path if is_news else []))
