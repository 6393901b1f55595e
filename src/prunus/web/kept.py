"""Kept: answers that need not be worked out again, so many and no more; they are known by what was asked, not by who asked."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """What was asked for last stays, as long as all together weigh at most `most`; one alone may weigh more, and is not kept."""

    def __init__(self, most: int, weight: Callable[[T], int] = lambda _: 1) -> None:
        self.most, self.weight = most, weight
        self.found: OrderedDict[Hashable, T] = OrderedDict()
        self.lock = threading.Lock()

    def answer(self, key: Hashable, work: Callable[[], T]) -> T:
        """What `work` returns, or what it returned before."""
        with self.lock:
            if key in self.found:
                self.found.move_to_end(key)
                return self.found[key]
        made = work()
        with self.lock:
            if self.weight(made) <= self.most:
                self.found[key] = made
            while self.weighs > self.most:
                self.found.popitem(last=False)
        return made

    @property
    def weighs(self) -> int:
        return sum(map(self.weight, self.found.values()))
