"""The steps of conspiracy-number search: a leaf of the smallest conspiracy is chosen, expanded, and its ancestors are renewed."""

from __future__ import annotations

from typing import Any

from prunus.core.game import Game
from prunus.searches.conspiracy.conspire import Conspiracy
from prunus.searches.conspiracy.trace import (
    CHILD,
    DOWN,
    EVENT,
    EXPAND,
    MOVE,
    NODE,
    NODES_SO_FAR,
    NOT_LISTED,
    SELECT,
    UP,
    VALUE,
    ConspiracyTrace,
)
from prunus.searches.proof.question import NEVER
from prunus.searches.steps.nodes import Nodes
from prunus.searches.steps.script import LINE, Doing, Script, Step
from prunus.searches.steps.sentences import ConspiracyWords
from prunus.searches.steps.window import shown


def conspiracy_script(game: Game, position: Any, found: Conspiracy, trace: ConspiracyTrace, evaluation: str) -> Script:
    """The steps of a search for conspiracies."""
    nodes = Nodes(game, position, found.depth)
    line = game.format_line(position, found.line)
    telling = Telling(nodes, found, trace, line)
    steps = telling.steps()
    value = shown(found.told(telling.sign * found.value))
    return Script(
        game=game.name,
        position=game.format(position),
        algorithm="conspiracy",
        evaluation=evaluation,
        ordering="natural",
        depth=found.depth,
        kind="conspiracy",
        drawing=game.drawing,
        result={"value": value, "line": line, "nodes": found.nodes, "leaves": found.nodes - 1},
        dropped=trace.dropped,
        nodes=list(nodes),
        steps=steps,
    )


class Telling:
    """Plays the events. The search counts for the player who moves at the root, scripts for MAX."""

    def __init__(self, nodes: Nodes, found: Conspiracy, trace: ConspiracyTrace, line: list[str]) -> None:
        self.text = line  # of the answer
        self.nodes, self.found, self.events = nodes, found, trace.recorded.tolist()
        self.sign = 1 if nodes[0].is_max else -1
        self.words = ConspiracyWords(nodes, found.conspirators)
        self.line: list[int] = []
        self.nodes_so_far = 0
        self.told: list[Step] = []

    def steps(self) -> list[Step]:
        shows: dict[int, dict[str, Any]] = {}
        expanded = 0
        for row, following in zip(self.events, [*self.events[1:], None], strict=True):
            kind, self.nodes_so_far = row[EVENT], row[NODES_SO_FAR]
            if kind == EXPAND:
                expanded, shows = row[NODE], {}
            elif kind == CHILD:
                shows |= self._shown(self.nodes.child(expanded, row[MOVE]), row)
                if following is None or following[EVENT] != CHILD:
                    self._say("expand", expanded, shows, self.words.expand(self.nodes[expanded], len(shows)))
            elif kind == SELECT:
                self._select(row)
            else:
                shows = self._shown(row[NODE], row)
                is_first = not self.told
                sentence = (self.words.begin if is_first else self.words.update)(self.nodes[row[NODE]], shows[row[NODE]])
                self._say("enter" if is_first else "update", row[NODE], shows, sentence)
        self.nodes_so_far = self.found.nodes
        sentence = self.words.done(shown(self.found.told(self.sign * self.found.value)), self.found)
        self._say("done", 0, {}, sentence, self.nodes.line(self.text))
        return self.told

    def _select(self, row: list[int]) -> None:
        threshold, leaves = row[VALUE], row[UP]
        value = self.told_value  # of the root, for the player who moves there
        # Below its value a threshold is crossed by falling under it, and a value is whole: by the value before it, at most.
        is_rise = threshold > value
        goal = threshold if is_rise else threshold - 1
        is_up = is_rise == (self.sign > 0)
        sentence = self.words.select(self.nodes[row[NODE]], shown(self.found.told(self.sign * goal)), is_up, leaves)
        self._say("select", row[NODE], {}, sentence, self.nodes.path(row[NODE]))

    def _shown(self, node: int, row: list[int]) -> dict[int, dict[str, Any]]:
        up, down = (row[UP], row[DOWN]) if self.sign > 0 else (row[DOWN], row[UP])
        if node == 0:
            self.told_value = row[VALUE]
        state = "done" if all(number in (NOT_LISTED, NEVER) for number in (up, down)) else "open"
        value = shown(self.found.told(self.sign * row[VALUE]))
        return {node: {"value": value, "up": _text(up), "down": _text(down), "state": state}}

    def _say(self, kind: Doing, node: int, shows: dict[int, dict[str, Any]], sentence: str, line: list[int] | None = None) -> None:
        is_news = line is not None and line != self.line
        self.line = self.line if line is None else line
        counts = {"nodes": self.nodes_so_far, "leaves": self.nodes_so_far - 1, "cutoffs": 0}
        self.told.append(Step(kind, node, sentence, LINE if is_news else "", shows, counts, self.line if is_news else []))


def _text(number: int) -> str:
    if number == NOT_LISTED:
        return ""
    return "∞" if number == NEVER else str(number)
