"""Screen: how a game at a board is shown in a terminal: with colours, without, or in words alone (`--plain`)."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from prunus.cli.plain import stand_in
from prunus.core.units import units_of
from prunus.draw.spoken_board import spoken_lines
from prunus.draw.text_board import WIDTH, Line, board_lines, board_of, legend, text_of, written
from prunus.draw.words import with_minus
from prunus.errors import PrunusError
from prunus.players.sitting import Sitting


class Screen:
    def __init__(self, is_plain: bool) -> None:
        from rich.console import Console

        self.is_plain = is_plain
        self.console = Console(file=sys.stdout, highlight=False)
        has_discs = self.console.encoding.lower().startswith("utf")
        self.has_colour = not is_plain and has_discs and self.console.color_system is not None and not self.console.no_color

    def say(self, text: str) -> None:
        """A sentence, in lines that fit."""
        for line in text.splitlines():
            indent = " " * (len(line) - len(line.lstrip()))
            whole = textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]
            print("\n".join(map(self._plainly, whole) if self.is_plain else whole))

    def _plainly(self, text: str) -> str:
        return "".join(each if each.isascii() else stand_in(each) for each in text)

    def show(self, sitting: Sitting) -> None:
        """The board, what its signs mean, and whose turn it is."""
        game, situation = sitting.game, sitting.situation
        before = sitting.before
        board = board_of(game, situation.position, before)
        if board is None:
            lines: list[Line] | list[str] = list(written(game, situation.position))
        elif self.is_plain:
            lines = spoken_lines(board, None if before is None else game.rows(before[0]))
        else:
            lines = board_lines(board, self.has_colour)
        if not self.is_plain:
            print()
        for line in lines:
            self._print(line)
        if board is not None and not self.is_plain:
            for said in legend(board, self.has_colour):
                self._print(said)
        if not sitting.is_over:
            self.say(self._turn(sitting, board))

    def _turn(self, sitting: Sitting, board: Any) -> str:
        said = f"{capital(sitting.side(sitting.turn))} to move"
        if board is not None and hasattr(sitting.situation.position, "disc_difference"):  # who holds more squares wins
            signs = "".join(board.rows)
            said += f"; {', '.join(f'{stone.name} {signs.count(sign)}' for sign, stone in board.drawing.stones.items())}"
        if sitting.clocks and sitting.clocks[0].control.move is None:
            said += f"; clocks {', '.join(f'{clock.left:.0f} s' for clock in sitting.clocks)}"
        if self.is_plain:
            said += f"; legal moves: {', '.join(sitting.legal)}"
        return f"{said}."

    def _print(self, line: Line | str) -> None:
        if isinstance(line, str):
            self.say(line) if self.is_plain else print(line)
        elif not self.has_colour:
            print(text_of(line))
        else:
            from rich.text import Text

            self.console.print(Text.assemble(*line), soft_wrap=True)

    @contextmanager
    def waiting(self, who: str) -> Iterator[None]:
        """Say that somebody thinks, while that lasts; for people who look."""
        if self.is_plain or not self.console.is_terminal or not sys.stderr.isatty():
            yield
            return
        from rich.console import Console

        with Console(stderr=True).status(f"{who} is thinking …"):
            yield


def result(sitting: Sitting) -> str:
    """Who has won, by how much, and why if the game was not played to its end."""
    record = sitting.record
    if record.outcome is None:
        return f"The game is over. {capital(record.comment)}".strip()
    if record.outcome == 0:
        return "The game is over: a draw."
    winner = 0 if record.outcome > 0 else 1
    how = {"resignation": f": {record.comment}", "time": f" on time: {record.comment}"}.get(record.ending, "")
    if record.ending == "over" and abs(record.outcome) != 1:
        how = f" by {with_minus(str(units_of(sitting.situation.position).told(abs(record.outcome))))}"
    if sitting.people == 1:
        who = "You win" if sitting.seats[winner].is_human else "You lose"
        return f"The game is over. {who}{how}."
    return f"The game is over. {capital(sitting.side(winner))} wins{how}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence_of(error: PrunusError) -> str:
    """An error as a sentence of its own."""
    return capital(f"{error}.".replace("?.", "?"))
