"""Play and analysis: a game at a board, its moves valued when somebody asks, and what was wrong in it.

A game is its name, where it began and the moves since, which every question brings along; whoever answers keeps nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prunus.players.kinds.level import LEVELS
from prunus.players.kinds.rules import WRITTEN
from prunus.study.shipped import shipped_for
from prunus.web.playing import judging, opponents, order
from prunus.web.playing.editing import arranged
from prunus.web.playing.seen import formats_of, seen
from prunus.web.playing.so_far import SoFar, played
from prunus.web.playing.texts import brought, written
from prunus.web.question import BadQuestion, Question

MOST_SEED = 2**31
LONGEST_MOVE = 200  # characters
MOST_ROWS = 64


def so_far_of(question: Question) -> SoFar:
    """The game of a question."""
    start = question.text("start") if question.has("start") else ""
    return played(question.game(), start, question.texts("moves"))


def asked_of(question: Question) -> judging.Asked:
    """How deep a question wants to look."""
    depth = question.whole("depth", 1, judging.DEEPEST) if question.has("depth") else None
    return judging.Asked(depth, question.house.seconds, question.cancel)


def soon(question: Question) -> judging.Asked:
    """The same for one position: where nobody has said how deep, all who ask now have their answers soon."""
    asked = asked_of(question)
    return asked if asked.depth else asked._replace(seconds=min(asked.seconds, judging.USUALLY / question.turns))


def games(question: Question) -> Mapping[str, Any]:
    """Games and players to choose from."""
    learned = shipped_for()
    found = [
        {"name": name, "summary": question.house.game(name).summary, "rules": f"rules:{name}" if name in learned else None}
        for name in question.house.games
    ]
    levels = [{"name": name, "says": level.says} for name, level in LEVELS.items()]
    return {"games": found, "levels": levels, "written": list(WRITTEN), "deepest": judging.DEEPEST}


def position(question: Question) -> Mapping[str, Any]:
    """What there is to see."""
    return seen(so_far_of(question))


def typed(question: Question) -> Mapping[str, Any]:
    """The move that somebody means who has typed it, as the game writes it."""
    return {"move": so_far_of(question).going_on().meant(question.text("text", longest=LONGEST_MOVE), "text")}


def answer(question: Question) -> Mapping[str, Any]:
    """The move of a player."""
    so_far = so_far_of(question).going_on()
    seed, player = question.whole("seed", 0, MOST_SEED, 0), question.text("player", "best", longest=LONGEST_MOVE)
    return {"move": opponents.chosen(so_far, player, seed, question.house.seconds, question.cancel)}


def ready(question: Question) -> Mapping[str, Any]:
    """Let a player whom somebody is about to play with be compiled while that somebody thinks."""
    so_far, player = so_far_of(question).going_on(), question.text("player", "best", longest=LONGEST_MOVE)
    return {"was_ready": not opponents.ready(so_far, player, question.cancel)}


def values(question: Question) -> Mapping[str, Any]:
    """What every move is worth for who makes it, the best first."""
    found = judging.valued(so_far_of(question).going_on(), soon(question))
    return {"values": judging.values(found), "is_exact": found.depth is None, "depth": found.depth}


def tried(question: Question) -> Mapping[str, Any]:
    """The order in which moves are tried, and why."""
    return order.order_of_moves(so_far_of(question).going_on(), question.cancel)


def why(question: Question) -> Mapping[str, Any]:
    """Why not this move: what refutes it, what is better, and what the rules say."""
    so_far = so_far_of(question).going_on()
    move = so_far.meant(question.text("move", longest=LONGEST_MOVE), "move")
    found = judging.valued(so_far, soon(question), move)
    lines = {"line": list(found.judged.line), "refutation": list(found.judged.refutation)}
    return {"move": move, "best": found.judged.best, "says": judging.reasons(so_far, found), **lines}


def analyse(question: Question) -> Mapping[str, Any]:
    """Every move of a game judged."""
    so_far = so_far_of(question)
    if not so_far.moves:
        raise BadQuestion("moves", "no move was made yet: there is nothing to analyse")
    return judging.course(so_far, asked_of(question))


def paste(question: Question) -> Mapping[str, Any]:
    """The game or the position that a text is."""
    text = question.text("text").strip()
    if not text:
        raise BadQuestion("text", "there is nothing in it: paste moves, a game or a position")
    return brought(text, question.text("game", longest=LONGEST_MOVE) if question.has("game") else None, question.house)


def export(question: Question) -> Mapping[str, Any]:
    """The game as a text in a format."""
    so_far = so_far_of(question)
    return written(so_far, question.one_of("format", formats_of(so_far.game), "moves"))


def edit(question: Question) -> Mapping[str, Any]:
    """The position that somebody has arranged on a board."""
    game = question.game()
    found = arranged(game, question.texts("rows", MOST_ROWS), question.text("side", "", longest=LONGEST_MOVE))
    return {"start": game.format(found.position), "side": found.side}


QUESTIONS = {
    "games": games, "position": position, "typed": typed, "ready": ready, "answer": answer, "values": values, "order": tried,
    "why": why, "analyse": analyse, "paste": paste, "export": export, "edit": edit,
}  # fmt: skip
