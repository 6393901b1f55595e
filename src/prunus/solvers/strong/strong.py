"""Strong solutions: the value and the distance of every position that can be reached, in an endgame table on disk.

1. Some positions are reached, and what all of them will cost is estimated; more than there is, is refused.
2. All positions are reached (`solve.reach`) and settled from the last to the first (`solve.retrograde`).
3. Sorted by key they are written as a whole (`tables.endgame_file`).
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.core.registry import named_game_of
from prunus.core.requests import Cancellation, ShareListener, check_request, file_of
from prunus.core.units import WHOLE, Units, units_of
from prunus.errors import OutOfRange, Stopped
from prunus.searches.driving.parts import sound
from prunus.solvers.solver import possible
from prunus.solvers.strong.estimate import Estimate, estimated
from prunus.solvers.strong.reach import EDGES, Reach, bytes_each
from prunus.solvers.strong.retrograde import settle
from prunus.tables.endgame import NEVER, ByView
from prunus.tables.endgame_file import ENTRY_BYTES, About, EndgameFile, check_place, read_endgame, write_endgame
from prunus.tables.transposition import memory_of_this_machine

MEGABYTE = 2**20
SHARE = 0.8  # of the memory that is free
LEAST_POSITIONS, MOST_POSITIONS = 2_000, 2**31 - 1


@dataclass(frozen=True)
class StrongSolution:
    """`positions` of them, counted by their value for the player to move; `value` and `distance` are those of the first."""

    file: EndgameFile
    value: int
    distance: int | None
    positions: int
    moves: int
    won: int
    drawn: int
    lost: int
    seconds: float
    units: Units = WHOLE

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in ("file", "units")} | {
            "value": self.units.told(self.value),
            "table": str(self.file.path),
            "folded": self.file.about.folded,
        }


def solve_strongly(
    position: Any,
    path: Path | str,
    *,
    game: Game | None = None,
    folded: bool = True,
    megabytes: float | None = None,
    seconds: float | None = None,
    announce: Callable[[Estimate], None] | None = None,
    progress: ShareListener | None = None,
    cancel: Cancellation | None = None,
) -> StrongSolution:
    """Solve everything that can be reached from `position` and write it to `path`, for `solve` and `search` to look up in.

    It is a table of `game`, by default the one that the position belongs to; `folded` keeps one of all mirror images. `announce` is
    told the estimate; if it is more than `megabytes` (or the memory that is free), more than `seconds`, or more than the disk has
    room for, OutOfRange is raised. `progress` is called with a message and the share that is done. Ctrl-C or a `cancel` token
    raises Stopped. Whatever
    happens, the file is the old one until the new one is complete.
    """
    check_request(progress=progress, cancel=cancel)
    game, path = named_game_of(position) if game is None else game, file_of(path, "table")
    show: ShareListener = (lambda message, share: None) if progress is None else progress
    text = "" if position == game.start() else game.format(position)
    position = sound(position) if not text else possible(game, position)
    check_place(path)
    most = min(int(_room(megabytes) / bytes_each(position)), MOST_POSITIONS)
    if most < LEAST_POSITIONS:
        raise OutOfRange(f"{megabytes:g} megabytes leave no room for positions")
    started = time.perf_counter()
    try:
        reach = Reach(position, folded, most)
        estimate = estimated(reach)
        if announce is not None:
            announce(estimate)
        _check_estimate(game, estimate, path, _room(megabytes), seconds)
        _reach_all(game, reach, estimate, most, _deadline(started, seconds, cancel), show)
        values, distances = settle(reach, _settling(reach.size, _deadline(started, seconds, cancel), show))
        show("Writing", 0.0)
        about = About(game.name, text, int(reach.naming.name_of(position)), reach.size, isinstance(reach.naming, ByView))
        write_endgame(path, about, _columns(reach, values, distances))
    except KeyboardInterrupt:
        raise Stopped("the solver was stopped; nothing was written", None) from None
    except MemoryError as error:
        raise OutOfRange(f"there is less memory than {most:,} positions need; nothing was written, give fewer megabytes") from error
    return StrongSolution(
        file=read_endgame(path, game),
        value=int(values[0]),
        distance=None if distances[0] == NEVER else int(distances[0]),
        positions=reach.size,
        moves=int(reach.progress[EDGES]),
        won=int((values > 0).sum()),
        drawn=int((values == 0).sum()),
        lost=int((values < 0).sum()),
        seconds=time.perf_counter() - started,
        units=units_of(position),
    )


def _check_estimate(game: Game, estimate: Estimate, path: Path, room: float, seconds: float | None) -> None:
    needs = f"a strong solution of {game.name} from here needs {estimate}"
    if estimate.megabytes * MEGABYTE > room:
        raise OutOfRange(f"{needs}; there are {room / MEGABYTE:,.0f} megabytes")
    if seconds is not None and estimate.seconds > seconds:
        raise OutOfRange(f"{needs}; the limit is {seconds:g} seconds")
    free = shutil.disk_usage(path.absolute().parent).free
    if estimate.positions * ENTRY_BYTES > free:
        raise OutOfRange(
            f"{needs}; on disk it takes {estimate.positions * ENTRY_BYTES / MEGABYTE:,.0f} megabytes of {free // MEGABYTE:,}"
        )


def _reach_all(game: Game, reach: Reach, estimate: Estimate, most: int, check: Callable[[], None], show: ShareListener) -> None:
    def watch() -> None:
        check()
        show(f"Reaching positions: {reach.size:,}", min(1.0, reach.size / estimate.positions))

    if not reach.go_on(most, watch):
        raise OutOfRange(
            f"{game.name} has more than {most:,} positions from here, which is what the memory holds; nothing was written"
        )


def _settling(size: int, check: Callable[[], None], show: ShareListener) -> Callable[[int, int], None]:
    def watch(done: int, sweeps: int) -> None:
        check()
        show(f"Settling them, sweep {sweeps}", done / size)

    return watch


def _deadline(started: float, seconds: float | None, cancel: Cancellation | None) -> Callable[[], None]:
    def check() -> None:
        if cancel is not None and cancel.is_cancelled:
            raise Stopped("the solver was asked to stop; nothing was written", None)
        if seconds is not None and time.perf_counter() - started > seconds:
            raise Stopped(f"stopped after {seconds:g} seconds; nothing was written", None)

    return check


def _columns(reach: Reach, values: Any, distances: Any) -> tuple[Any, Any, Any]:
    """Keys, values and distances, sorted by key."""
    names = reach.index.names.array
    numbers = reach.index.numbers.array[names != 0]
    names = names[names != 0]
    order = np.argsort(names)
    numbers = numbers[order]
    return names[order], values[numbers], distances[numbers]


def _room(megabytes: float | None) -> float:
    """Bytes that may be used: what the user gives, and not more than is free."""
    free = SHARE * _free_memory()
    return free if megabytes is None else min(megabytes * MEGABYTE, free)


def _free_memory() -> int:
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
        return next(1024 * int(line.split()[1]) for line in lines if line.startswith("MemAvailable:"))
    except (OSError, StopIteration):
        return memory_of_this_machine() // 2
