"""Fairness among visitors: so many answers are worked on at once, one of each visitor's, and none for ever."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from prunus.core.requests import Cancellation
from prunus.errors import PrunusError
from prunus.web.question import Visitor

MOST_OF_A_VISITOR = 4  # questions at a time, the one that is worked on among them
MOST_OF_AN_ADDRESS = 64  # of all visitors from there: a name is easily made up, an address is not
MOST = 512
MOST_STREAMS, MOST_STREAMS_OF_AN_ADDRESS = 256, 64


class TooBusy(PrunusError):
    """More questions at once than a visitor, or all of them, may have."""

    exit_code = 1


class Desk:
    """Where questions are worked on: in threads, one of each visitor's at a time, as many as there are cores, and in turn."""

    def __init__(self, seconds: float, at_once: int | None = None) -> None:
        self.seconds = seconds
        self._places = asyncio.Semaphore(at_once or max(2, os.cpu_count() or 1))
        self._asked: Counter[Visitor | str | None] = Counter()  # by visitor, by address, and by all
        self._turns: dict[Visitor, asyncio.Lock] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits for an answer, and nothing is remembered of anybody."""
        return not self._asked and not self._turns

    async def answer(self, visitor: Visitor, cancel: Cancellation, work: Callable[[], Any]) -> Any:
        """What `work` returns. It is told to end, by `cancel`, after so many seconds or when nobody listens any more."""
        groups = {visitor: MOST_OF_A_VISITOR, visitor.address: MOST_OF_AN_ADDRESS, None: MOST}
        if any(self._asked.get(group, 0) >= most for group, most in groups.items()):
            raise TooBusy("too many questions at once: wait for the answers to those before")
        self._asked.update(groups.keys())
        try:
            async with self._turns.setdefault(visitor, asyncio.Lock()), self._places:
                return await self._worked(cancel, work)
        finally:
            self._asked.subtract(groups.keys())
            self._asked = +self._asked
            if visitor not in self._asked:
                del self._turns[visitor]

    async def _worked(self, cancel: Cancellation, work: Callable[[], Any]) -> Any:
        task = asyncio.ensure_future(asyncio.to_thread(work))
        alarm = asyncio.get_running_loop().call_later(self.seconds, cancel.cancel)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            cancel.cancel()
            await asyncio.wait([task])  # its place is free when it has ended, not before
            raise
        finally:
            alarm.cancel()


class Audience:
    """Who listens to the stream of events: so many, and so many of an address, until the server ends."""

    def __init__(self) -> None:
        self.is_over = False
        self._seats: dict[asyncio.Event, str] = {}

    @contextmanager
    def seat(self, address: str) -> Iterator[asyncio.Event]:
        """A seat, which is set when there is news, and when all have to leave."""
        theirs = sum(each == address for each in self._seats.values())
        if len(self._seats) >= MOST_STREAMS or theirs >= MOST_STREAMS_OF_AN_ADDRESS:
            raise TooBusy("too many pages listen already: close one of them, and load this one again")
        seat = asyncio.Event()
        self._seats[seat] = address
        try:
            yield seat
        finally:
            del self._seats[seat]

    def close(self) -> None:
        """Send everybody home, so that no stream delays the end."""
        self.is_over = True
        for seat in self._seats:
            seat.set()

    def __len__(self) -> int:
        return len(self._seats)
