"""The laboratory: runs of one folder, one at a time and in turn.

All that counts lies in the folder: the request, the journal, what was measured, the bundle. So a server that is killed loses
nothing: what is finished is there, and what was not goes on when it is started again.

    queued -> running -> done            results.json is there
           <-                            its turn is over and others wait: it goes on from its journal when all have had theirs
                      -> unfinished      stopped, by somebody or with the server
                      -> failed          with a sentence that says why
"""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable
from pathlib import Path

from prunus.core import files
from prunus.errors import PrunusError
from prunus.web.question import BadQuestion, House
from prunus.web.runs.folder import folder_of
from prunus.web.runs.request import Request
from prunus.web.runs.run import FAILED, QUEUED, RUNNING, UNFINISHED, Run

MOST_OF_AN_ADDRESS = 5  # runs that wait or are at work
MOST = 20
MOST_SECONDS = 6 * 3600.0  # of a run; then it is stopped, and can be started again
TURN = 300.0  # seconds of a run while others wait; twice as long the next time, so that what takes long comes to its end too

Listener = Callable[[str], None]  # is called with the name of a run that has changed, from another thread


class Laboratory:
    """A thread works on one run after the other, as long as there are any."""

    def __init__(self, turn: float = TURN) -> None:
        self.turn = turn
        self.runs: dict[str, Run] = {}  # that wait or are at work, in the order of their turns
        self.listeners: list[Listener] = []
        self._lock = threading.RLock()
        self._worker: threading.Thread | None = None
        self._alarm: threading.Timer | None = None
        self._is_closed = False

    def start(self, place: Path, request: Request) -> None:
        """Put a run into the queue; one that is not finished goes on."""
        with self._lock:
            if place.name in self.runs:
                raise BadQuestion("run", f"run {place.name!r} is {self.runs[place.name].state} already")
            theirs = sum(run.address == request.address for run in self.runs.values())
            if theirs >= MOST_OF_AN_ADDRESS or len(self.runs) >= MOST:
                raise BadQuestion("run", f"{len(self.runs)} runs are waiting already: wait until one has ended, or cancel one")
            files.make_folder(place)
            request.write(place)
            self.runs[place.name] = run = Run(place, request.address, self._tell)
            if self._worker is None and not self._is_closed:
                self._worker = threading.Thread(target=self._work, name="prunus-lab", daemon=True)
                self._worker.start()
            else:
                self._watch(next(iter(self.runs.values())))
            self._tell(run)

    def queue(self) -> list[Run]:
        """The run that is at work, and those that wait, in the order of their turns."""
        with self._lock:
            return list(self.runs.values())

    def cancel(self, name: str, may_cancel: Callable[[Run], bool] = lambda _: True) -> None:
        """End a run, or take it out of the queue; what is known by then is kept."""
        with self._lock:
            run = self.runs.get(name)
            if run is None:
                raise BadQuestion("run", f"run {name!r} is not at work")
            if not may_cancel(run):
                raise BadQuestion("run", f"run {name!r} was started from elsewhere, and can be cancelled from there alone")
            run.is_cancelled = True
            if run.state == QUEUED:
                self._leave(run, UNFINISHED)
            else:
                run.interrupt()

    def close(self) -> None:
        """End the work, with the server; what was wanted is wanted when there is one again."""
        with self._lock:
            self._is_closed = True
            worker = self._worker
            self._stop_watching()
            for run in self.runs.values():
                run.kill()
        if worker is not None:
            worker.join()

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._is_closed or not self.runs:
                    self._worker = None
                    return
                run = next(iter(self.runs.values()))
                state = self._begun(run)
            self._tell(run)
            state = state or run.follow()
            with self._lock:
                self._leave(run, state)

    def _begun(self, run: Run) -> str | None:
        """Start the process of a run; the state in which it is where there is none."""
        try:
            run.begin()
        except OSError as error:
            run.error = f"no process could be started: {error.strerror}"
            return FAILED
        run.state = RUNNING
        self._watch(run)
        return None

    def _watch(self, run: Run) -> None:
        """Interrupt a run when its turn is over, if others wait, or when it has had all its time."""
        self._stop_watching()
        rest = MOST_SECONDS - run.seconds - run.turn()
        if len(self.runs) > 1:
            rest = min(rest, self.turn * 2 ** (run.turns - 1) - run.turn())
        self._alarm = threading.Timer(max(0.0, rest), self._ring, [run, run.turns])
        self._alarm.daemon = True
        self._alarm.start()

    def _ring(self, run: Run, turns: int) -> None:
        with self._lock:
            is_long = run.seconds + run.turn() >= MOST_SECONDS
            if run.state == RUNNING and run.turns == turns and (is_long or len(self.runs) > 1):
                run.interrupt()

    def _stop_watching(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _leave(self, run: Run, state: str) -> None:
        """Take a run out of the queue, or put it at its end, and write down what is to become of it."""
        if next(iter(self.runs)) == run.name:
            self._stop_watching()
        del self.runs[run.name]
        is_over = run.is_cancelled or run.seconds >= MOST_SECONDS
        if state == UNFINISHED and not is_over and not self._is_closed:
            run.state = QUEUED
            self.runs[run.name] = run
        else:
            run.state = state
            if state == FAILED or (state == UNFINISHED and is_over):
                self._write_down(run)
        self._tell(run)

    def _write_down(self, run: Run) -> None:
        """That a run is not wanted any more, and why, if it failed."""
        try:
            dataclasses.replace(Request.read(run.place), is_wanted=False, error=run.error).write(run.place)
        except PrunusError as error:  # a full disk, or a folder that somebody has taken away: told, and the others go on
            run.error = str(error)

    def _tell(self, run: Run) -> None:
        for listener in list(self.listeners):
            listener(run.name)


_open: dict[Path, Laboratory] = {}
_opening = threading.Lock()


def laboratory(house: House) -> Laboratory:
    """That of the folder of a house: one, whoever asks."""
    folder = folder_of(house)
    with _opening:
        return _open.setdefault(folder, Laboratory())


def close(house: House) -> None:
    """End whatever is at work there; what it has done is in the folder."""
    if house.folder is not None:
        with _opening:
            found = _open.pop(folder_of(house), None)
        if found is not None:
            found.close()
