"""What runs report, as server-sent events. One stream a page: of one run, or of all that wait or are at work.

    id: 5f3a9c01-57        what a page that comes back has heard last (`Last-Event-ID`); see `measured`
    data: {"state", "doing", "share", "error", "before", "is_all", "measured"}
                           of one run: runs before it in the queue; with `is_all`, what was measured before is forgotten
    data: {"runs": {name: {"state", "share"}}}        of all
    data: {"refused": sentence}                       and nothing after it

A stream ends when its run has ended, and when the server does. What has changed meanwhile is told once, however often it changed:
who reads slowly is told less often.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from prunus.errors import PrunusError
from prunus.web.limits import Audience
from prunus.web.question import House
from prunus.web.runs import kept
from prunus.web.runs.folder import place_of
from prunus.web.runs.laboratory import laboratory
from prunus.web.runs.measured import news
from prunus.web.runs.run import DONE, QUEUED, RUNNING

HEARTBEAT = 15.0  # seconds of silence after which a stream says that it is there
SELDOM = 0.1  # seconds between two events


async def events(house: House, audience: Audience, address: str, name: str | None, mark: str) -> AsyncIterator[str]:
    """The events of a run, or of all where none is named, for a page at an address."""
    try:
        with audience.seat(address) as seat, _heard(house, name, seat):
            while not audience.is_over:
                seat.clear()
                event, mark, is_last = _said(house, name, mark)
                yield event
                if is_last:
                    return
                await asyncio.sleep(SELDOM)
                while not seat.is_set():
                    try:
                        await asyncio.wait_for(seat.wait(), HEARTBEAT)
                    except TimeoutError:
                        yield ": still there\n\n"
    except PrunusError as error:
        yield _event({"refused": str(error)})


@contextlib.contextmanager
def _heard(house: House, name: str | None, seat: asyncio.Event) -> Any:
    """Within this context who has the seat is told of what changes."""
    here, loop = laboratory(house), asyncio.get_running_loop()

    def listener(changed: str) -> None:
        if name in (None, changed):
            with contextlib.suppress(RuntimeError):  # a loop that has ended needs no news
                loop.call_soon_threadsafe(seat.set)

    here.listeners.append(listener)
    try:
        yield
    finally:
        here.listeners.remove(listener)


def _said(house: House, name: str | None, mark: str) -> tuple[str, str, bool]:
    """The next event, the mark that it leaves, and whether none will follow."""
    if name is None:
        states = {each.name: {"state": each.state, "share": each.share} for each in laboratory(house).queue()}
        return _event({"runs": states}), "", False
    found, since = how(house, name), news(place_of(house, name), mark)  # in this order: when it has ended, all was measured
    said = found | {"is_all": since.is_all, "measured": since.measured}
    return _event(said, since.mark), since.mark, found["state"] not in (QUEUED, RUNNING)


def how(house: House, name: str) -> dict[str, Any]:
    """How a run is doing: one that waits or is at work as it says itself, another one as its folder says."""
    queue = laboratory(house).queue()
    for before, run in enumerate(queue):
        if run.name == name:
            return run.report() | {"before": before}
    about = kept.described(place_of(house, name))
    return {"state": about["state"], "doing": "", "share": float(about["state"] == DONE), "error": about["error"], "before": 0}


def _event(said: dict[str, Any], mark: str = "") -> str:
    identifier = f"id: {mark}\n" if mark else ""
    return f"{identifier}data: {json.dumps(said, allow_nan=False)}\n\n"
