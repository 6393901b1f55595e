"""Pondering: thinking on the opponent's time.

    with Pondering(searcher, position) as pondering:      # the opponent is to move in `position`
        move = …                                          # meanwhile the search goes deeper and deeper
        result = pondering.answer(move, Limits(seconds=5))

What was found below the move that the opponent makes is in the table, so the answer goes on from there.
"""

from __future__ import annotations

import threading
from types import TracebackType
from typing import Any

from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.searches.shared.result import Result


class Pondering:
    """A search of a position in which the opponent is to move, until the move is known."""

    def __init__(self, searcher: Searcher, position: Any, limits: Limits = Limits()) -> None:  # noqa: B008 (immutable)
        self.searcher, self.position, self.limits = searcher, position, limits
        self.result: Result | None = None
        self.failure: BaseException | None = None
        self.thread = threading.Thread(target=self._ponder, name="prunus-ponder", daemon=True)

    def __enter__(self) -> Pondering:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.end()

    def end(self) -> Result | None:
        """Stop thinking; what was found about the opponent's best move."""
        while self.thread.is_alive():
            self.searcher.stop()
            self.thread.join(0.01)
        if self.failure is not None:
            raise self.failure
        return self.result

    def answer(self, move: int, limits: Limits) -> Result:
        """The opponent has made `move`: search below it, with all that is known by now."""
        self.end()
        return self.searcher.think(self.position.play(move), limits)

    def _ponder(self) -> None:
        try:
            self.result = self.searcher.think(self.position, self.limits)
        except BaseException as error:  # raised again by `end`, in the thread of who asked
            self.failure = error
