"""The steps of a search by random games: the way to a node, its children, a random game from there, and who hears of it."""

from __future__ import annotations

from typing import Any

from prunus.core.game import Game
from prunus.searches.monte_carlo.trace import (
    CHILD,
    EVENT,
    EXPAND,
    LEAVES_SO_FAR,
    LOWER,
    MOVE,
    NODE,
    NODES_SO_FAR,
    PLAYOUT,
    SELECT,
    TOTAL,
    UPPER,
    VISITS,
    SampleTrace,
)
from prunus.searches.monte_carlo.tree import WHOLE
from prunus.searches.shared.result import Result
from prunus.searches.steps.nodes import Nodes
from prunus.searches.steps.script import LINE, Doing, Script, Step
from prunus.searches.steps.sentences import SampleWords
from prunus.searches.steps.window import shown

Shows = dict[int, dict[str, Any]]


def sample_script(game: Game, position: Any, result: Result, trace: SampleTrace, parts: dict[str, Any]) -> Script:
    """The steps that a search by random games took; `parts` are the names of its algorithm, evaluation, ordering and depth."""
    nodes = Nodes(game, position, parts["depth"])
    line = game.format_line(position, result.line)
    telling = Telling(nodes, result, trace, line)
    steps = telling.steps()
    return Script(
        game=game.name,
        position=game.format(position),
        kind="sampling",
        drawing=game.drawing,
        result={"value": telling.value, "line": line, "nodes": result.nodes, "leaves": result.leaves},
        dropped=trace.dropped,
        nodes=list(nodes),
        steps=steps,
        **parts,
    )


class Telling:
    """Plays the events. The tree counts for the player to move, scripts for MAX."""

    def __init__(self, nodes: Nodes, result: Result, trace: SampleTrace, line: list[str]) -> None:
        self.text = line  # of the answer
        self.nodes, self.result, self.events = nodes, result, trace.recorded.tolist()
        self.words = SampleWords(nodes)
        self.row = [0] * (LEAVES_SO_FAR + 1)
        self.line: list[int] = []
        self.told: list[Step] = []

    @property
    def value(self) -> Any:
        """What is proved of the root."""
        sign = 1 if self.nodes[0].is_max else -1
        return shown(self.result.told(sign * (self.result.value or 0))) if self.result.is_exact else None

    def steps(self) -> list[Step]:
        self._say("enter", 0, {0: {"visits": 0, "mean": None, "value": None, "state": "open"}}, self.words.begin())
        at = 0
        while at < len(self.events):
            self.row = self.events[at]
            end = at + 1
            while end < len(self.events) and self.events[end][EVENT] not in (SELECT, EXPAND, PLAYOUT):
                end += 1
            self._tell(self.row, self.events[at + 1 : end])
            at = end
        self.row[NODES_SO_FAR], self.row[LEAVES_SO_FAR] = self.result.nodes, self.result.leaves
        line = self.nodes.line(self.text)
        self._say("done", line[-1], {}, self.words.done(self.value, self.result), line)
        return self.told

    def _tell(self, row: list[int], following: list[list[int]]) -> None:
        node = row[NODE]
        if row[EVENT] == SELECT:
            self._say("select", node, {}, self.words.select(self.nodes[node], row[VISITS]), self.nodes.path(node))
        elif row[EVENT] == EXPAND:
            children = [each for each in following if each[EVENT] == CHILD]
            shows: Shows = {}
            for child in children:
                shows |= self._shown(self.nodes.child(node, child[MOVE]), child)
            self._say("expand", node, shows, self.words.expand(self.nodes[node], list(shows.values())))
            for bound in following[len(children) :]:
                self._say("update", bound[NODE], self._shown(bound[NODE], bound), self._proved(bound))
        else:
            reward = _mean(row[TOTAL], 1, self.nodes[node].is_max)
            sentence = (self.words.known if row[LOWER] == row[UPPER] else self.words.play_out)(self.nodes[node], reward)
            self._say("playout", node, {}, sentence, self.nodes.path(node))
            shows = {}
            for above in following:
                shows |= self._shown(above[NODE], above)
            if shows:
                self._say("update", 0, dict(sorted(shows.items())), self.words.back_up(self.nodes[node], len(shows)))

    def _proved(self, row: list[int]) -> str:
        is_max = self.nodes[row[NODE]].is_max
        least, most = (row[LOWER], row[UPPER]) if is_max else (-row[UPPER], -row[LOWER])
        return self.words.bounds(self.nodes[row[NODE]], *(shown(self.result.told(bound)) for bound in (least, most)))

    def _shown(self, node: int, row: list[int]) -> Shows:
        is_max, is_proved = self.nodes[node].is_max, row[LOWER] == row[UPPER]
        value = shown(self.result.told(row[LOWER] if is_max else -row[LOWER])) if is_proved else None
        mean = _mean(row[TOTAL], row[VISITS], is_max) if row[VISITS] else None
        return {node: {"visits": row[VISITS], "mean": mean, "value": value, "state": "proved" if is_proved else "open"}}

    def _say(self, kind: Doing, node: int, shows: Shows, sentence: str, line: list[int] | None = None) -> None:
        is_news = line is not None and line != self.line
        self.line = self.line if line is None else line
        counts = {"nodes": self.row[NODES_SO_FAR], "leaves": self.row[LEAVES_SO_FAR], "cutoffs": 0}
        self.told.append(Step(kind, node, sentence, LINE if is_news else "", shows, counts, self.line if is_news else []))


def _mean(total: int, visits: int, is_max: bool) -> str:
    """The mean reward for MAX, as people write it."""
    mean = (total if is_max else -total) / (WHOLE * visits)
    return f"{mean:+.2f}".replace("-", "−") if round(mean, 2) else "0"
