"""Questions to the view of play as tests ask them, and a house with a game of everybody's own in it."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

from prunus.core.requests import Cancellation
from prunus.web.question import BadQuestion, House, Question
from prunus.web.serving import house_of
from prunus.web.views.play import QUESTIONS

# Stones are put with a gap between them, and who cannot put one has lost; it reads its own boards, and fails at any other text.
GAPS = '''
class Gaps:
    """stones with a gap between them, who puts the last one wins"""

    start = "....."

    def moves(self, row):
        return [i + 1 for i in range(5) if row[max(0, i - 1) : i + 2].strip(".") == ""]

    def play(self, row, move):
        return row[: move - 1] + "XO"[(5 - row.count(".")) % 2] + row[move:]

    def is_over(self, row):
        return not self.moves(row)

    def outcome(self, row):
        return -1

    def rows(self, row):
        return [row]

    def text(self, row):
        return row

    def read(self, text):
        assert len(text) == 5 and set(text) <= set("XO."), "five squares"
        return text
'''
SECONDS = 60.0
HAS_CHESS = importlib.util.find_spec("chess") is not None


def house_with(folder: Path) -> House:
    """All games of the package, chess where it is installed, and one that somebody has written."""
    (folder / "gaps.py").write_text(GAPS)
    return house_of([*(["chess"] if HAS_CHESS else []), str(folder / "gaps.py")], None, SECONDS)


def asked(house: House, name: str, cancel: Cancellation | None = None, **fields: Any) -> Any:
    """What the view answers, as it comes out of JSON."""
    answer = QUESTIONS[name](Question(fields, house, cancel or Cancellation()))
    return json.loads(json.dumps(answer, allow_nan=False))


def refused(house: House, name: str, **fields: Any) -> tuple[str, str]:
    """The field that is wrong with a question, and the sentence; AssertionError if it is answered."""
    try:
        answer = asked(house, name, **fields)
    except BadQuestion as error:
        return error.name, str(error)
    raise AssertionError(f"{name} {fields} was answered: {answer}")
