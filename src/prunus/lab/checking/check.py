"""The door: `prunus.check(game)`."""

from __future__ import annotations

import contextlib
import functools
import statistics
import time
from collections.abc import Callable
from typing import Any

from prunus.core.checked import watched
from prunus.core.game import Game, playable
from prunus.core.generic import typed
from prunus.core.jit import is_compilable
from prunus.core.memory import Cells
from prunus.core.registry import game as find_game
from prunus.core.standing_in import itself, told_error
from prunus.core.values import ONE
from prunus.errors import BadGame, NoValue, OutOfRange, PrunusError
from prunus.lab.checking.exploring import Explored, explored
from prunus.lab.checking.finding import Checked, Finding, Place
from prunus.lab.checking.laws import LAWS
from prunus.lab.checking.twin import written_alike
from prunus.searches.driving.parts import sound
from prunus.searches.perft import count_positions

GAMES, SECONDS = 2_000, 20.0
COMPILED = "compiled are NamedTuples whose fields are numbers (docs/your-own-game.md)"
SEEN = "this was seen while the positions that had been come across were looked at more closely"
TIMED = 2_000  # calls of each function


def check(game: Game | Any, *, twin: Game | Any = None, games: int = GAMES, seconds: float = SECONDS, seed: int = 0) -> Checked:
    """Look for mistakes in a game: by name, in a file, or a class of one's own.

    All positions near the start and those of so many games by chance, for about so many seconds, are looked at. A `twin` is the
    same game, written otherwise: moves, ends and values must be the same.
    """
    if games < 1 or not seconds > 0:
        raise OutOfRange(f"a game is checked in at least one game and some seconds, not {games} and {seconds:g}")
    this: Game = find_game(game)
    other: Game | None = None if twin is None else find_game(twin)
    try:
        begin = this.start()
        start = sound(begin)
        playable(start)
        compiled = _compiled(start)
        start = watched(itself(start))
    except PrunusError as error:
        return Checked(this.name, (Finding(str(error), (), "mend this first: nothing else could be looked at"),), 0, 0)
    found = explored(this, start, games, seconds, seed)
    if not any(finding.is_error for finding in found.findings):
        further = [] if other is None else [functools.partial(written_alike, other)]
        for law in (*LAWS, *further):
            found.findings.extend(_kept(law, this, start, found))
    findings = tuple(sorted(found.findings, key=lambda finding: not finding.is_error))
    is_sound = not any(finding.is_error for finding in findings)
    return Checked(
        game=this.name,
        findings=findings,
        positions=found.positions,
        games=len(found.lengths),
        branching=statistics.fmean([number for number in found.moves if number] or [0]),
        most_moves=max(found.moves, default=0),
        length=statistics.fmean(found.lengths or [0]),
        longest=max(found.lengths, default=0),
        microseconds=_timed(found.places) if is_sound else {},
        compiled=compiled,
    )


def _kept(law: Any, game: Game, start: Any, found: Explored) -> list[Finding]:
    """What a law finds; a game that fails while it is looked at has a sentence too."""
    try:
        return list(law(game, start, found.places))
    except NoValue:  # of a leaf of a tree: what it is worth is nobody's mistake
        return []
    except BadGame as error:
        return [Finding(str(error), (), SEEN)]
    except Exception as error:  # of a function that only some games have
        return [Finding(f"{game.name} raises {told_error(error)}", (), SEEN)]


def _timed(places: list[Place]) -> dict[str, float]:
    """Microseconds a call of each function, as the game itself answers."""
    positions = [itself(place.position) for place in places]
    open_ones = [position for position in positions if not position.is_over()]
    ended = [position for position in positions if position.is_over()]
    first = {id(position): next(iter(position.moves())) for position in open_ones}
    functions: dict[str, tuple[list[Any], Callable[[Any], Any]]] = {
        "moves": (open_ones, lambda position: list(position.moves())),
        "play": (open_ones, lambda position: position.play(first[id(position)])),
        "is_over": (positions, lambda position: position.is_over()),
        "outcome": (ended, _outcome),
        "key": (positions, lambda position: position.key()),
    }
    if positions and hasattr(positions[0], "evaluate"):
        functions["evaluate"] = open_ones, lambda position: position.evaluate()
    return {name: _microseconds(*asked) for name, asked in functions.items() if asked[0]}


def _outcome(position: Any) -> Any:
    with contextlib.suppress(NoValue):  # of a tree in which some leaves have none
        return position.outcome()


def _microseconds(positions: list[Any], ask: Callable[[Any], Any]) -> float:
    rounds = max(1, TIMED // len(positions))
    began = time.process_time()
    for _ in range(rounds):
        for position in positions:
            ask(position)
    return 1e6 * (time.process_time() - began) / (rounds * len(positions))


def _compiled(start: Any) -> str:
    """Whether compiled code plays the game, and if not why; BadGame if it should and cannot."""
    state = itself(start)
    state = getattr(state, "state", state)  # what the user wrote, of a plain game
    fields = getattr(state, "_fields", None)
    if fields is None:
        return f"it is interpreted: its positions are of class {type(state).__name__}, and {COMPILED}"
    strange = [name for name, held in zip(fields, state, strict=True) if not is_compilable(held)]
    if strange:
        return (
            f"it is interpreted: its field {strange[0]!r} is of class {type(getattr(state, strange[0])).__name__}, and {COMPILED}"
        )
    count_positions.prepare(typed(state), ONE, Cells.zeros(2))
    return "it is compiled"
