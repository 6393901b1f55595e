"""A clock whose hands the test moves: a limit of seconds is met when the test says so, however busy the machine is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prunus.searches.driving import worker

LIMIT = 1000.0  # seconds that nobody waits for


class Hands:
    """Stands still until `run_out`, which is when every limit of LIMIT seconds is over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown = 0.0
        monkeypatch.setattr(worker, "now", lambda: self.shown)

    def run_out(self) -> None:
        self.shown += LIMIT

    def after(self, nodes: int, told: list[int]) -> Callable[[int], None]:
        """What is to be told of progress: it is kept in `told`, and the time is up when there were so many nodes."""

        def tell(number: int) -> None:
            told.append(number)
            if number >= nodes:
                self.run_out()

        return tell
