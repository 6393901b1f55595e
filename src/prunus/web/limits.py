"""Fairness among visitors: so many answers are worked on at once, one of each visitor's, in turn, and none for ever."""

from __future__ import annotations

import asyncio
import contextvars
import ipaddress
import os
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from prunus.core.requests import Cancellation
from prunus.errors import PrunusError
from prunus.web.question import Visitor

MOST_OF_A_VISITOR = 4  # questions at a time, the one that is worked on among them
MOST_OF_AN_ADDRESS = 64  # of all visitors from there: a name is easily made up, an address is not
MOST = 512
MOST_STREAMS, MOST_STREAMS_OF_AN_ADDRESS = 256, 64
PATIENCE = 1.0  # seconds that work gets to end when it was told to
LARGEST_ANSWER = 512 * 2**20  # bytes: a search of 50,000 nodes takes 400 MB
MOST_OVERDUE = 8  # answers that go on though they were told to end: what is being compiled hears nothing


class TooBusy(PrunusError):
    """More questions at once than a visitor, or all of them, may have."""

    exit_code = 1


def network_of(address: str) -> str:
    """The address that a visitor is known by: of version 6 the network, for who has one there has as many as they like."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback or found.is_link_local:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False))


def usual_places() -> int:
    """As many as there are cores, and as half of the memory allows: the largest answer takes `LARGEST_ANSWER` while it is made."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(2, min(os.cpu_count() or 1, memory // 2 // LARGEST_ANSWER))


class Places:
    """So many places, given to one address after the other, to each what it asked for first."""

    def __init__(self, number: int) -> None:
        self.free = number
        self.blocked: set[str] = set()  # addresses that get none for now
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the address whose turn is next is the first

    async def take(self, address: str) -> None:
        """Wait for a place."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        self._serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given just now
                self.give_back()
            raise

    def give_back(self) -> None:
        self.free += 1
        self._serve()

    def unblock(self, address: str) -> None:
        self.blocked.discard(address)
        self._serve()

    def _serve(self) -> None:
        while self.free > 0:
            address = next((each for each in self._waiting if each not in self.blocked), None)
            if address is None:
                return
            queue = self._waiting.pop(address)
            first = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind all others
            if not first.cancelled():
                self.free -= 1
                first.set_result(None)


class Desk:
    """Where questions are worked on: in threads, one of each visitor's at a time, as many as there are places, and in turn.

    Work is told to end after so many seconds. What is deaf to that, since it is being compiled, loses its place to others and goes
    on beside them; an address of which there are as many such as there are places waits until one of them has ended.
    """

    def __init__(self, seconds: float, at_once: int | None = None, patience: float = PATIENCE) -> None:
        self.seconds, self.patience = seconds, patience
        self.at_once = at_once or usual_places()
        self._places = Places(self.at_once)
        self._threads = ThreadPoolExecutor(self.at_once + MOST_OVERDUE, "prunus-desk")
        self._asked: Counter[Visitor | str | None] = Counter()  # by visitor, by address, and by all
        self._overdue: Counter[str] = Counter()  # by address
        self._turns: dict[Visitor, asyncio.Lock] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits for an answer, and nothing is remembered of anybody."""
        return not self._asked and not self._turns and not self._overdue and self._places.free == self.at_once

    @property
    def turns(self) -> int:
        """How many of those who ask now take turns for one place."""
        return max(1, -(-self._asked[None] // self.at_once))

    async def answer(self, visitor: Visitor, cancel: Cancellation, work: Callable[[], Any]) -> Any:
        """What `work` returns. It is told to end, by `cancel`, after so many seconds or when nobody listens any more."""
        groups = {visitor: MOST_OF_A_VISITOR, visitor.address: MOST_OF_AN_ADDRESS, None: MOST}
        if any(self._asked.get(group, 0) >= most for group, most in groups.items()):
            raise TooBusy("too many questions at once: wait for the answers to those before")
        self._asked.update(groups.keys())
        try:
            async with self._turns.setdefault(visitor, asyncio.Lock()):
                await self._places.take(visitor.address)
                return await self._worked(visitor.address, cancel, work)
        finally:
            self._asked.subtract(groups.keys())
            self._asked = +self._asked
            if visitor not in self._asked:
                del self._turns[visitor]

    async def _worked(self, address: str, cancel: Cancellation, work: Callable[[], Any]) -> Any:
        """Work in a place that was taken, and which is given back when it has ended, or when it is overdue."""
        loop = asyncio.get_running_loop()
        is_overdue = False

        def overdue() -> None:
            nonlocal is_overdue
            if self._overdue.total() < MOST_OVERDUE:
                is_overdue = True
                self._overdue[address] += 1
                if self._overdue[address] >= self.at_once:
                    self._places.blocked.add(address)
                self._places.give_back()

        task = loop.run_in_executor(self._threads, contextvars.copy_context().run, work)
        alarms = [loop.call_later(self.seconds, cancel.cancel), loop.call_later(self.seconds + self.patience, overdue)]
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            cancel.cancel()
            await asyncio.wait([task])  # its place is free when it has ended, not before
            task.exception()  # which nobody wants to know
            raise
        finally:
            for alarm in alarms:
                alarm.cancel()
            if is_overdue:
                self._overdue[address] -= 1
                self._overdue = +self._overdue
                self._places.unblock(address)
            else:
                self._places.give_back()


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
