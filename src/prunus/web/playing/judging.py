"""What moves are worth: exactly where the solver reaches, by a search elsewhere; and the course of a whole game."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.core.units import Told, fraction, number
from prunus.core.values import WIN
from prunus.draw.words import counted
from prunus.errors import Stopped
from prunus.players.analysis import Analysis, Judged, analyse
from prunus.players.analysis_page import ALTERNATING
from prunus.players.record import GameRecord
from prunus.players.why_not import told, why_not
from prunus.web.playing.order import learned_for
from prunus.web.playing.so_far import SoFar
from prunus.web.question import AskAgain

USUALLY = 1.8  # seconds for what moves are worth where nobody has chosen a depth; a part of it where visitors take turns
SOLVING = 0.6  # of the time for an answer: if the solver has not ended by then, searches need the rest
GROWTH = 4.0  # times longer than the depth before a depth takes at least; and the root of the number of moves
DEEPEST = 12
USUAL = 6  # plies, where a game would look further by itself: every move is searched
IN_ANALYSIS = 4  # the same, for all moves of a game
FEW_MOVES = 40  # of a position; with more of them a ply less is enough work
SHOWN = 14  # moves of a line


class Asked(NamedTuple):
    """How deep somebody wants to look, how long, and what ends it."""

    depth: int | None
    seconds: float
    cancel: Cancellation


class Valued(NamedTuple):
    """A move judged beside all others, and the plies that were searched; None where the values are exact."""

    judged: Judged
    depth: int | None


def valued(so_far: SoFar, asked: Asked, move: str | None = None) -> Valued:
    """A move in a game so far, or the first one, with the values of all: of the greatest depth for which there is time."""
    game, begun = so_far.game, time.monotonic()
    text = game.format_move(so_far.position, next(iter(so_far.position.moves()))) if move is None else move
    record = GameRecord(game.name, (text,), game.format(so_far.position))
    depths, seconds = _depths(game, so_far.position, asked.depth), asked.seconds
    found, at, last, growth = None, begun, 0.0, max(GROWTH, len(list(so_far.position.moves())) ** 0.5)
    with _late(asked.cancel) as late:
        for depth in depths:
            reach, cancel = (None, asked.cancel) if found is None else (0, late)
            try:
                found = analyse(record, game, depth=depth, reach=reach, seconds=SOLVING * seconds, cancel=cancel).moves[0]
            except Stopped as error:
                if found is None:
                    raise AskAgain("no value was found in time: ask again") from error
                return Valued(found, depth - 1)
            if found.is_exact:
                return Valued(found, None)
            took, at = time.monotonic() - at, time.monotonic()
            growth = max(growth, took / last) if last else growth
            if depth > depths[0] and at - begun + growth * took > seconds:
                return Valued(found, depth)
            last = took
            late.cancel_in(begun + seconds - at)
    assert found is not None
    return Valued(found, depths[-1])


class _Late(Cancellation):
    """A token that is cancelled by itself after a time."""

    timer: threading.Timer | None = None

    def cancel_in(self, seconds: float) -> None:
        if self.timer is None:
            self.timer = threading.Timer(max(0.0, seconds), self.cancel)
            self.timer.daemon = True
            self.timer.start()


@contextmanager
def _late(cancel: Cancellation) -> Iterator[_Late]:
    """Such a token, which hears of another one too."""
    late = _Late()
    try:
        with cancel.heard_by(late.cancel):
            yield late
    finally:
        if late.timer is not None:
            late.timer.cancel()


def _depths(game: Game, position: Any, asked: int | None) -> list[int]:
    """The depths that are searched one after the other: all, or the last alone where positions before the end have no values."""
    usual = max(1, game.default_depth(position))
    if not game.is_valued_within:
        return [asked or usual]
    return list(range(1, (asked or min(USUAL, usual)) + 1))


def values(found: Valued) -> list[dict[str, Any]]:
    """The value of every move for who makes it, the best first."""
    judged = found.judged
    ranked = sorted(judged.values, key=lambda move: -size(judged.values[move]))
    best = judged.values[ranked[0]]
    return [
        {
            "move": move,
            "is_best": judged.values[move] == best,
            "is_exact": is_proved(judged, move),
            **shown(judged, judged.values[move]),
        }
        for move in ranked
    ]


def is_proved(judged: Judged, move: str) -> bool:
    """Whether a value is no estimate: it is the solver's, or a search has seen the end of the game on every way."""
    return judged.is_exact or abs(size(judged.values[move])) >= WIN


def shown(judged: Judged, value: Told) -> dict[str, str]:
    """A value in words, and so short that it can stand on a square: W, D and L where nothing but the result is told."""
    large, are_results = size(value), judged.is_exact and all(abs(size(each)) <= 1 for each in judged.values.values())
    if abs(large) >= WIN or are_results:
        return {"text": "wins" if large > 0 else "loses" if large < 0 else "draws", "short": "WDL"[1 - sign(large)]}
    return {"text": f"is worth {number(value)}", "short": ("+" if large > 0 else "") + number(value)}


def size(value: Told) -> float:
    found = fraction(str(value))
    return 0.0 if found is None else float(found)


def sign(large: float) -> int:
    return (large > 0) - (large < 0)


def reasons(so_far: SoFar, found: Valued) -> list[str]:
    """Why not a move: what refutes it, what is better, and what learned rules say; a sentence each."""
    judged, game = found.judged, so_far.game
    how = "this is exact" if found.depth is None else f"by a search of {counted(found.depth, 'ply')}"
    made, best = (f"{move} {shown(judged, judged.values[move])['text']}" for move in (judged.move, judged.best))
    if judged.loss == 0:
        return [f"No move is better than {judged.move}. With {_line(judged.line)}, {made}, {how}."]
    said = [f"After {_line(judged.refutation)}, {made}, {how}.", f"{best}, with {_line(judged.line)}."]
    program = learned_for(game)
    return said if program is None else said + told(why_not(judged, game, program))[1:]


def _line(moves: Sequence[str]) -> str:
    return " ".join(moves[:SHOWN]) + " …" * (len(moves) > SHOWN)


def course(so_far: SoFar, asked: Asked) -> dict[str, Any]:
    """The moves of a game judged, from the last one on backwards for as long as there is time; whoever wants the others asks about
    the game without these."""
    game = so_far.game
    most = max(len(list(each.moves())) for each in so_far.positions)
    usual = IN_ANALYSIS if most <= FEW_MOVES else IN_ANALYSIS - 1
    depth = asked.depth or _depths(game, so_far.positions[0], None)[-1]
    depth = depth if asked.depth or not game.is_valued_within else min(usual, depth)
    try:
        found = analyse(so_far.record, game, depth=depth, seconds=asked.seconds / 4, cancel=asked.cancel)
    except Stopped as error:
        if not isinstance(error.result, Analysis) or not error.result.moves:
            raise AskAgain("no move was judged in time: ask again, or for fewer plies") from error
        found = error.result
    points = [_point(each, value) for each, (_, value, _) in zip(found.moves, found.curve(), strict=True)]
    return {"course": points, "depth": depth, "note": ALTERNATING}


def _point(each: Judged, value: Told) -> dict[str, Any]:
    """A move as the graph and the list have it; `value` is for who began, None where the game is decided."""
    large = size(value)
    return {
        "ply": each.ply, "move": each.move, "best": each.best, "line": list(each.line), "verdict": each.verdict,
        "value": None if abs(large) >= WIN else large, "sign": sign(large), "is_exact": each.is_exact,
        "made": shown(each, each.value)["text"], "could": shown(each, each.best_value)["text"],
    }  # fmt: skip
