"""An analysis for people: a table in the terminal, the course of the game as a picture, and a page with boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prunus.core.units import Told, fraction
from prunus.core.values import WIN
from prunus.draw.board import Mark
from prunus.draw.charts.course import Point, course_svg
from prunus.draw.page import beside, card, facts, heading, note, page, table
from prunus.draw.positions import position_svg
from prunus.draw.words import counted, number
from prunus.players.analysis import Analysis, Judged
from prunus.players.sitting import SEATS
from prunus.players.why_not import WhyNot, told

HEADINGS = ("move", "", "value", "best", "value", "line instead", "")
ALTERNATING = (
    "Where values come from searches of one depth, the last move of each search belongs to one player before odd moves and to the "
    "other before even ones, which favours that player: the course may go up and down from move to move although nothing has "
    "changed. Every other dot can be compared."
)
SHOWN = 6  # moves of a line, in tables


def rows(analysis: Analysis) -> list[list[str]]:
    """A row a move."""
    return [_row(each) for each in analysis.moves]


def _row(judged: Judged) -> list[str]:
    is_best = judged.loss == 0
    line = " ".join(judged.line[:SHOWN]) + (" …" if len(judged.line) > SHOWN else "")
    return [
        f"{judged.ply + 1}. {judged.move}",
        judged.player,
        number(judged.value) + (" exact" if judged.is_exact else ""),
        "" if is_best else judged.best,
        "" if is_best else number(judged.best_value),
        "" if is_best else line,
        "" if judged.verdict in ("best", "only") else judged.verdict,
    ]


def lines(analysis: Analysis, reasons: Sequence[WhyNot] = ()) -> Iterator[str]:
    """The analysis as lines of text."""
    table_rows = [list(HEADINGS), *rows(analysis)]
    widths = [max(len(row[i]) for row in table_rows) for i in range(len(HEADINGS))]
    for row in table_rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    yield ""
    yield summary(analysis)
    for each in reasons:
        yield ""
        yield from told(each)


def summary(analysis: Analysis) -> str:
    """How the game ended, and how many moves of each player were mistaken, in a sentence."""
    exact = sum(each.is_exact for each in analysis.moves)
    found = []
    for seat in (0, 1):
        own = [each for each in analysis.moves if each.ply % 2 == seat]
        name = analysis.record.players[seat] or _side(analysis, seat)
        kinds = {kind: sum(each.verdict == kind for each in own) for kind in ("blunder", "mistake", "slip")}
        found.append(f"{name}: " + ", ".join(counted(count, kind) for kind, count in kinds.items()))
    searched = f", the others by a search of {counted(analysis.depth, 'ply')}" if exact < len(analysis.moves) else ""
    how = f"{exact} of {counted(len(analysis.moves), 'move')} judged exactly{searched}"
    return f"Result: {result(analysis)}. {'; '.join(found)}. {how}."


def result(analysis: Analysis) -> str:
    """Who has won, in words, and why if the game was not played to its end."""
    record = analysis.record
    if record.outcome is None:
        return "unfinished"
    who = "a draw" if record.outcome == 0 else f"{_side(analysis, int(record.outcome < 0))} won"
    return who if record.ending == "over" else f"{who} ({record.ending})"


def _side(analysis: Analysis, seat: int) -> str:
    """What the game calls who sits there."""
    own = [each.player for each in analysis.moves if each.ply % 2 == seat]
    return (own[0] if own else "") or SEATS[seat]


def svg(analysis: Analysis) -> str:
    """The course of the game."""
    points = [_point(judged, value) for judged, (_, value, _) in zip(analysis.moves, analysis.curve(), strict=True)]
    return course_svg(f"{analysis.game.name}: the course of the game", points)


def _point(judged: Judged, value: Told) -> Point:
    size = fraction(str(value))
    sign = 0 if size is None else (size > 0) - (size < 0)
    is_decided = size is None or abs(size) >= WIN
    says = f"{judged.ply + 1}. {judged.move}: {number(judged.value)}, best {judged.best}: {number(judged.best_value)}"
    return Point(None if is_decided or size is None else float(size), sign, judged.is_exact, judged.verdict == "blunder", says)


def html(analysis: Analysis, reasons: Sequence[WhyNot] = ()) -> str:
    """A page that stands alone: the course, the table, and a board for every blunder."""
    game, record = analysis.game, analysis.record
    about = [("players", " – ".join(filter(None, record.players))), ("result", result(analysis)), ("start", record.start)]
    why = {each.judged.ply: each for each in reasons}
    parts = [heading(f"{game.name}, move by move"), facts(about), note(summary(analysis)), svg(analysis)]
    if not all(each.is_exact for each in analysis.moves):
        parts.append(note(ALTERNATING))
    for judged in analysis.blunders:
        position = game.parse(judged.position)
        marks = {
            game.parse_move(position, judged.best): Mark("preferred", "best"),
            game.parse_move(position, judged.move): Mark("passed", "made"),
        }
        said = told(why[judged.ply]) if judged.ply in why else _plainly(judged)
        title = heading(f"{judged.ply + 1}. {judged.move}: a blunder")
        parts.append(title + beside(position_svg(game, position, marks), "".join(map(note, said))))
    return page(f"{game.name}: an analysis", card(*parts, table(HEADINGS, rows(analysis), names=2)))


def _plainly(judged: Judged) -> list[str]:
    """What is to be said of a blunder without any rules."""
    return [
        f"{judged.move} is worth {number(judged.value)}: {' '.join(judged.refutation)}.",
        f"{judged.best} is worth {number(judged.best_value)}: {' '.join(judged.line)}.",
    ]
