"""The steps of a recorded search with windows.

A recording lists its nodes in the order of their visits, with windows and values; what happened between them follows: a node is
left before its next brother is entered, its parent hears the value, and cuts if that is enough.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from prunus.core.units import Told, fraction, number
from prunus.core.values import WIN
from prunus.searches.shared.recording import Node, Recording
from prunus.searches.steps.script import CUTOFF, LINE, Doing, Script, ScriptNode, Step
from prunus.searches.steps.sentences import WindowWords

Measure = Fraction | int | float  # a value, or an infinity


def script_of(recording: Recording) -> Script:
    """The steps of a recording."""
    nodes = [
        ScriptNode(n.number, n.parent, n.look, n.ply, n.move, n.is_max, n.is_leaf, n.label, n.player, n.board, n.placed)
        for n in recording.nodes
    ]
    result = recording.result | {"value": shown(recording.result["value"])}
    return Script(
        game=recording.game,
        position=recording.position,
        algorithm=recording.algorithm,
        evaluation=recording.evaluation,
        ordering=recording.ordering,
        depth=recording.depth,
        kind="window",
        drawing=recording.drawing,
        result={word: result[word] for word in ("value", "line", "nodes", "leaves", "cutoffs")},
        dropped=recording.dropped,
        nodes=nodes,
        steps=Stepping(recording).steps(),
    )


def shown(value: Told | None) -> Told | None:
    """A value as a script has it: decided games in words."""
    return number(value) if isinstance(value, int) and abs(value) >= WIN else value


class Stepping:
    """Plays a recording. By number of node: what is known of it so far, whose its window is, its line, and the pass it is in."""

    def __init__(self, recording: Recording) -> None:
        self.recording, self.nodes, self.children = recording, recording.nodes, recording.children()
        size = len(self.nodes)
        self.places = {child.number: place for family in self.children.values() for place, child in enumerate(family)}
        self.windows = [_measured(node) for node in self.nodes]
        self.unit = _unit(self.nodes)
        self.best: list[Told | None] = [None] * size  # proved of the node by the children that have returned
        self.bar = [window[not node.is_max] for node, window in zip(self.nodes, self.windows, strict=True)]  # to be beaten
        self.lines: list[list[int]] = [[number] for number in range(size)]
        self.limits = self._limits()
        self.words = WindowWords(self.nodes, self.limits.__getitem__, self.is_null)
        self.counts = {"nodes": 0, "leaves": 0, "cutoffs": 0}
        self.line: list[int] = []
        self.told: list[Step] = []

    def steps(self) -> list[Step]:
        is_driven = len(self.recording.roots) > 1
        way: list[Node] = []  # from the root to the node at work
        for node in self.nodes:
            while way and way[-1].number != node.parent:
                self._leave(way.pop())
            if node.parent is None:
                self._begin(node, is_driven)
            else:
                self._change_depth(way[-1], node)
                self._enter(node)
            way.append(node)
        while way:
            self._leave(way.pop())
        self._end()
        return self.told

    def is_null(self, node: Node) -> bool:
        """Whether no value lies between the ends of a window."""
        alpha, beta = self.windows[node.number]
        return node.null_at != "" or beta - alpha == self.unit

    def _limits(self) -> list[tuple[int | None, int | None]]:
        """Who set the ends of the window of each node: the nearest ancestor that asked its child with another one than its own."""
        limits: list[tuple[int | None, int | None]] = []
        for node in self.nodes:
            if node.parent is None:
                limits.append((None, None))
                continue
            parent = self.nodes[node.parent]
            alpha, beta = limits[parent.number]
            alpha = alpha if node.alpha == parent.alpha else parent.number
            limits.append((alpha, beta if node.beta == parent.beta else parent.number))
        return limits

    def _say(
        self, kind: Doing, node: Node, sentence: str, shows: dict[int, dict[str, Any]] | None = None, mark: str = "", line: Any = ()
    ) -> None:
        self.told.append(Step(kind, node.number, sentence, mark, shows or {}, dict(self.counts), list(line)))

    def _begin(self, root: Node, is_driven: bool) -> None:
        self.counts["nodes"] += 1
        self.counts["leaves"] += root.is_leaf
        if root.is_leaf:
            self._say("leaf", root, self.words.leaf(root, ""), {root.number: self._window(root) | _verdict(root, "done")})
        elif is_driven:
            self._say("look", root, self.words.look(root), {root.number: self._window(root) | {"state": "open"}})
        else:
            self._say("enter", root, self.words.root(root), {root.number: self._window(root) | {"state": "open"}})

    def _enter(self, node: Node) -> None:
        self.counts["nodes"] += 1
        self.counts["leaves"] += node.is_leaf or node.settled_by == "bound"
        shows = self._window(node)
        if node.is_leaf:
            self._say("leaf", node, self.words.leaf(node, self._consequence(node)), {node.number: shows | _verdict(node, "done")})
        elif node.is_settled:
            sentence = self.words.settled(node, self._consequence(node))
            self._say("settle", node, sentence, {node.number: shows | _verdict(node, "settled")})
        else:
            self._say("enter", node, self.words.enter(node, self._is_again(node)), {node.number: shows | {"state": "open"}})

    def _leave(self, node: Node) -> None:
        """A node returns to its parent, which may be better off by it."""
        if node.cutoff is not None:
            self.counts["cutoffs"] += 1
            cut = [vars(each) | {"value": shown(each.value)} for each in node.pruned]
            shows = _verdict(node, "cut") | {"cut": cut, "cut_by": node.cut_by}
            self._say("cut", node, self.words.cut(node), {node.number: shows}, CUTOFF)
        elif not node.is_leaf and not node.is_settled:
            self._say("return", node, self.words.leave(node, self._consequence(node)), {node.number: _verdict(node, "done")})
        if node.parent is not None and self._is_heard(node):
            self._improve(self.nodes[node.parent], node)

    def _improve(self, parent: Node, child: Node) -> None:
        better = self._is_better(parent, child)
        sign, value = 1 if parent.is_max else -1, _measure(child.value)
        is_within = sign * value > sign * self.bar[parent.number]
        is_news = False
        if is_within:
            self.bar[parent.number] = value
            self.lines[parent.number] = [parent.number, *self.lines[child.number]]
            is_news = parent.parent is None and self.lines[parent.number] != self.line
        if is_news:
            self.line = self.lines[parent.number]
        if better:
            self.best[parent.number] = child.value
            shows = {"value": shown(child.value), "bound": ">=" if parent.is_max else "<="}
            line = self.line if is_news else []
            sentence = self.words.improve(parent, child.value, child, is_within, line)
            self._say("improve", parent, sentence, {parent.number: shows}, LINE if is_news else "", line)

    def _is_better(self, parent: Node, child: Node) -> bool:
        """Whether a child proves more of its parent than those before it."""
        best, sign = self.best[parent.number], 1 if parent.is_max else -1
        is_proof = child.bound != ("<=" if parent.is_max else ">=")
        return is_proof and (best is None or sign * _measure(child.value) > sign * _measure(best))

    def _is_heard(self, child: Node) -> bool:
        """Whether the parent takes the value: not that of a shallower search, nor one that it asks for again."""
        return self._is_proper(child) and not self._is_asked_again(child)

    def _is_proper(self, child: Node) -> bool:
        return child.parent is None or child.depth == self.nodes[child.parent].depth - 1

    def _brother(self, node: Node, distance: int) -> Node | None:
        family = self.children[node.parent] if node.parent is not None else []
        place = self.places[node.number] + distance
        return family[place] if 0 <= place < len(family) else None

    def _is_again(self, node: Node) -> bool:
        before = self._brother(node, -1)
        return before is not None and (before.move, before.depth) == (node.move, node.depth)

    def _is_asked_again(self, node: Node) -> bool:
        following = self._brother(node, 1)
        return following is not None and (following.move, following.depth) == (node.move, node.depth)

    def _consequence(self, node: Node) -> str:
        """What a node that returns means for its parent, where no step of its own says so."""
        if node.parent is None or not self._is_heard(node) or self._is_better(self.nodes[node.parent], node):
            return ""
        return self.words.keeps(self.nodes[node.parent], self.best[node.parent])

    def _change_depth(self, parent: Node, child: Node) -> None:
        """Say where a shallower search, which looks for a first move, begins and ends."""
        before = self._brother(child, -1)
        if child.depth == (parent.depth - 1 if before is None else before.depth):
            return
        if before is None:  # every shallower search, one in the other, enters the node once more
            self.counts["nodes"] += len({each.depth for each in self.children[parent.number]} - {parent.depth - 1})
        else:
            tried = {each.move for each in self.children[parent.number] if each.depth == before.depth}
            self.counts["cutoffs"] += parent.is_complete and len(tried) < self._moves(parent)
        self._say("look", parent, self.words.shallower(parent, child.depth + 1))

    def _moves(self, node: Node) -> int:
        return len({each.move for each in self.children[node.number] if self._is_proper(each)}) + len(node.pruned)

    def _end(self) -> None:
        result = self.recording.result
        alpha_and_beta = result["cutoffs"]["alpha"] + result["cutoffs"]["beta"]
        self.counts = {"nodes": result["nodes"], "leaves": result["leaves"], "cutoffs": alpha_and_beta}
        best = sorted(self.recording.best_line())
        is_news = best != self.line and bool(best)
        sentence = self.words.done(result, self.recording.dropped)
        self._say("done", self.recording.roots[-1], sentence, None, LINE if is_news else "", best if is_news else ())

    def _window(self, node: Node) -> dict[str, Any]:
        alpha, beta = shown(node.alpha), shown(node.beta)
        if node.null_at:
            alpha, beta = (node.window[0], None) if node.null_at == "+" else (None, node.window[1])
        return {"alpha": alpha, "beta": beta}


def _verdict(node: Node, state: str) -> dict[str, Any]:
    return {"value": shown(node.value), "bound": node.bound, "state": state}


def _measure(value: Told) -> Measure:
    found = value if isinstance(value, int) else fraction(value)
    assert found is not None  # recordings have numbers
    return found


def _measured(node: Node) -> tuple[Measure, Measure]:
    """The window of a node as numbers that compare."""
    if node.null_at:
        return (math.inf, math.inf) if node.null_at == "+" else (-math.inf, -math.inf)
    return -math.inf if node.alpha is None else _measure(node.alpha), math.inf if node.beta is None else _measure(node.beta)


def _unit(nodes: list[Node]) -> Fraction:
    """The greatest number of which all values and windows are multiples, as far as one can tell: how wide null windows are."""
    texts = {text for node in nodes for text in (node.value, node.alpha, node.beta) if isinstance(text, str)}
    return Fraction(1, math.lcm(*(Fraction(text).denominator for text in texts)))
