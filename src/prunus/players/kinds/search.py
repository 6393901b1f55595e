"""A search, with any limits, algorithm, evaluation and order; without limits of its own it takes what the clock allows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.core.memory import have_memory
from prunus.core.requests import Cancellation
from prunus.core.values import MAX_PLY, WIN
from prunus.errors import DoesNotFit, NotationError, OutOfRange
from prunus.players.clock import LEAST
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation, settings
from prunus.players.ranking import Ranking
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply, find_evaluation, is_sampling, sound
from prunus.searches.driving.pondering import Pondering
from prunus.searches.driving.searcher import Searcher
from prunus.searches.shared.result import Result

PARTS = ("algorithm", "evaluation", "ordering", "table", "threads")
LIMITS: dict[str, Any] = {"depth": int, "nodes": int, "seconds": float}
WARMING = 200  # nodes
SHARE = 0.8  # of the time for a move in which others may be as good: the rest is for them


class Search(Adviser):
    """What was found before a move serves the next one; `forget` empties the table.

    In the first `variety` plies of a game a move is drawn among those that the same search proves to be worth as much as the best.
    """

    name, gives_lines = "search", True

    def __init__(self, searcher: Searcher, limits: Limits, variety: int = 0, seed: int = 0) -> None:
        self.searcher, self.limits, self.variety, self.seed = searcher, limits, variety, seed

    def prepare(self, situation: Situation) -> None:
        limits = Limits(depth=self.limits.depth, nodes=WARMING)
        self.searcher.think(situation.position, limits)
        have_memory(self.searcher.table)
        self.searcher.forget()

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        if situation.only or situation.lines > 1:
            return self._ranked(situation, cancel)
        limits, is_drawn = self._limits(situation), len(situation.moves) < self.variety
        if is_drawn and limits.seconds is not None:
            limits = replace(limits, seconds=SHARE * limits.seconds)
        tell = situation.report
        report = None if tell is None else lambda result: tell(self._choice(result))
        result = self.searcher.think(situation.position, limits, cancel=cancel, report=report)
        if not is_drawn or not result.is_exact or abs(result.value or 0) >= WIN or cancel.is_cancelled:
            return self._choice(result)
        return self._drawn(situation, result, cancel)

    def _choice(self, result: Result) -> Choice:
        is_exact = result.is_exact and result.to_the_end
        told, depth = result.told(result.value), result.depth
        return Choice(result.move, self.name, told, result.line, depth, is_exact, result.nodes, result.seconds)

    def _drawn(self, situation: Situation, result: Result, cancel: Cancellation) -> Choice:
        """One of the moves that are as good as the best one, by chance."""
        limits = self._limits(situation)
        nodes = None if limits.nodes is None else max(limits.nodes - result.nodes, 1)
        seconds = None if limits.seconds is None else max(limits.seconds - result.seconds, LEAST)
        ranking = Ranking(self.searcher, situation.position, Limits(limits.depth, nodes, seconds), cancel)
        move = situation.drawn(self.seed).choice(ranking.as_good_as(result))
        choice = replace(self._choice(result), nodes=result.nodes + ranking.nodes)
        return choice if move == result.move else replace(choice, move=move, line=(move,))

    def _ranked(self, situation: Situation, cancel: Cancellation) -> Choice:
        """The best of some moves, or several of the best."""
        position, moves = situation.position, situation.only or tuple(situation.position.moves())
        ranking = Ranking(self.searcher, position, self._limits(situation), cancel)

        def choice() -> Choice:
            best, *others = [Choice(each.move, self.name, each.told, each.line, each.depth, each.is_exact) for each in ranking.best]
            return replace(best, others=tuple(others), nodes=ranking.nodes, seconds=ranking.seconds)

        ranking.deepen(moves, situation.lines, lambda: situation.report and situation.report(choice()))
        return choice() if ranking.best else Choice(moves[0], self.name, nodes=ranking.nodes)

    def draw_anew(self, seed: int) -> None:
        self.seed = seed

    def _limits(self, situation: Situation) -> Limits:
        """Its own limits and those of the situation, whichever is reached first; where there are none, the game's own depth."""
        depth = situation.depth
        if depth is not None:  # as deep as can be, for somebody: in some games that is less
            depth = min(depth, self._deepest(situation.position))
        limits = self.limits.with_least(depth, situation.nodes, situation.seconds)
        return Limits(depth=situation.game.default_depth(situation.position)) if limits == Limits() else limits

    def _deepest(self, position: Any) -> int:
        position = sound(position)
        return deepest_ply(position, None, find_evaluation(self.searcher.parts_for(position).evaluation, position))

    @contextmanager
    def pondering(self, situation: Situation) -> Iterator[None]:
        if situation.position.is_over():
            yield
            return
        with Pondering(self.searcher, situation.position, Limits(depth=self.limits.depth)):
            yield

    def forget(self) -> None:
        self.searcher.forget()


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    said = settings("search", argument, [*LIMITS, *PARTS, "variety"])
    limits: dict[str, Any] = {}
    for name, kind in (LIMITS | {"variety": int}).items():
        if name in said:
            try:
                limits[name] = kind(said.pop(name))
            except ValueError:
                raise NotationError("player", f"search:{argument}", len("search:"), f"a number after {name}=") from None
    parts: dict[str, Any] = dict(said)
    variety = limits.pop("variety", 0)
    if not 0 <= variety <= MAX_PLY:
        raise OutOfRange(f"search:{argument}: variety is for 0 to {MAX_PLY} plies")
    if "threads" in parts:
        parts["threads"] = int(parts["threads"]) if parts["threads"].isdecimal() else parts["threads"]
    if game.playing_evaluation:
        parts.setdefault("evaluation", game.playing_evaluation)
    if "evaluation" in parts:
        find_evaluation(parts["evaluation"], game.start())  # a wrong name is told now, not at the first move
    if is_sampling(parts.get("algorithm")):
        return [_sampling(argument, parts, Limits(**limits), variety, seed)]
    return [Search(Searcher(seed=seed, **parts), Limits(**limits), variety, seed)]


def _sampling(argument: str, parts: dict[str, Any], limits: Limits, variety: int, seed: int) -> Adviser:
    """A search by random games, which draws whatever it does by its seed and has one thread."""
    from prunus.players.sampling import Sampling  # loaded where random games are played
    from prunus.searches.monte_carlo.sampler import Sampler

    if variety or parts.pop("threads", 1) != 1:
        raise DoesNotFit(f"search:{argument}: random games are varied by their seed and played in one thread")
    return Sampling(Sampler(seed=seed, **parts), limits)


PLAYER = PlayerEntry(
    "search",
    "a search: what is best known for the game, as far as the clock or these limits allow",
    _made,
    always_knows=True,
    argument="[:depth=N,nodes=N,seconds=S,algorithm=A,evaluation=E,ordering=O,table=T,threads=N,variety=PLIES]",
)
