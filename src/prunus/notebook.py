"""What a notebook shows of our things: boards, results, solutions, programs and tables, drawn with the parts of `draw/page.py`.

Above all rooms: it may know everything, and nobody imports it; things that are looked at load it (`core/showing.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from prunus.core.registry import game_of
from prunus.draw.board import Mark
from prunus.draw.page import beside, card, code, facts, heading, listed, note, table
from prunus.draw.positions import position_svg, turn_of
from prunus.draw.words import counted, number, statement
from prunus.errors import PrunusError
from prunus.logic.terms import Program, as_decimal
from prunus.searches.shared.recording import Recording
from prunus.searches.shared.result import Result


def html_of(thing: Any) -> str | None:
    """The HTML of a thing that is `Shown`; None where nobody knows how it looks."""
    for kind in type(thing).__mro__:
        if kind.__name__ in VIEWS:
            return VIEWS[kind.__name__](thing)
    return None


def position_html(position: Any) -> str | None:
    """A position on its board, with its legal moves and whose turn it is; None if its game has no name."""
    game = game_of(position)
    if game is None:
        return None
    drawn = position_svg(game, position)
    text = _written(game, position)
    return card(drawn, note(text)) if drawn else card(heading(game.name), note(text), note(turn_of(game, position)))


def _written(game: Any, position: Any) -> str:
    try:
        return str(game.format(position))
    except PrunusError:  # a game that cannot write its positions
        return ""


def recording_html(recording: Recording) -> str:
    return card(recording.svg())


def result_html(result: Result) -> str:
    """Board, move, line, value, what is proved, and what it cost."""
    game = None if result.position is None else game_of(result.position)
    line, cut = result.line_text or tuple(map(str, result.line)), result.cutoffs
    pairs = [
        ("found", statement(result)),
        ("move", next(iter(line), "")),
        ("line", " ".join(line)),
        ("depth", counted(result.depth, "ply") + (", to the end" if result.to_the_end else "")),
        ("stopped by", result.stopped_by or ""),
        ("nodes", f"{result.nodes:,}, of which {result.leaves:,} leaves"),
        ("cutoffs", f"{cut['alpha']:,} alpha, {cut['beta']:,} beta, {cut['deep']:,} deep"),
        ("time", _seconds(result.seconds)),
    ]
    marks = {} if result.move is None else {result.move: Mark("preferred", "1")}
    board = "" if game is None else position_svg(game, result.position, marks)
    return card(beside(board, facts(pairs)))


def solution_html(solution: Any) -> str:
    """Board with the value of every move that is known, what is proved, best moves and line."""
    game = None if solution.position is None else game_of(solution.position)
    position = getattr(solution.position, "__wrapped__", solution.position)

    def written(moves: Iterable[int]) -> str:
        return ", ".join(str(move) if game is None else game.format_move(position, move) for move in moves)

    best = solution.best_moves
    pairs = [
        ("proved", f"{solution.proved} for the player to move".replace("-", "−")),
        ("best", written(best)),
        ("line", " ".join(solution.line_text or map(str, solution.line))),
        ("end", "" if solution.distance is None else f"after {counted(solution.distance, 'ply')}"),
        ("stopped by", solution.stopped_by or ""),
        ("nodes", f"{solution.nodes:,} by {solution.solver}"),
        ("time", _seconds(solution.seconds)),
    ]
    values = sorted(solution.values.items(), key=lambda pair: -pair[1])
    rows = [[written([move]), number(value)] for move, value in values]
    marks = {move: Mark("preferred" if move in best else "open", number(value)) for move, value in values}
    marks |= {move: Mark("preferred", "best") for move in best if move not in marks}
    board = "" if game is None else position_svg(game, position, marks)
    return card(beside(board, facts(pairs) + (table(("move", "value"), rows) if rows else "")))


def program_html(program: Program) -> str:
    """A sentence and a weight a clause, and the clauses for whoever opens them."""
    from prunus.study.explanation import explain

    try:
        explanation = explain(program)
    except PrunusError as error:  # a program of no game that is here can still be read
        return card(note(str(error)), code(str(program), counted(len(program.clauses), "clause")))
    weights = ["" if clause.weight is None else as_decimal(clause.weight) for clause in explanation.clauses]
    rows = list(zip(map(str, range(1, len(weights) + 1)), explanation.sentences, weights, strict=True))
    shown = table(("", "rule", "weight"), rows, names=2) if program.is_weighted else listed(explanation.sentences)
    return card(heading(f"An order of moves for {explanation.game.name}"), shown, code(str(program), "the program"))


def study_html(study: Any) -> str:
    pairs = [
        ("learned from", f"{study.examples:,} pairs of {study.positions:,} positions"),
        ("unseen pairs", f"{100 * study.judgement.accuracy:.1f} % in the right order"),
        ("cost", "" if study.cost is None else f"{100 * study.cost:.1f} % of a search without it, {study.levels} levels ordered"),
        ("stopped", study.why_stopped),
    ]
    return card(facts(pairs)) + program_html(study.program)


def explanation_html(explanation: Any) -> str:
    """Sentences, and of a position its moves in the order of the program."""
    rows = [
        [
            each.move,
            f"{each.points:g}",
            "; ".join(f"rule {rule}: before {', '.join(others)}" for rule, others in each.by_clause.items()),
        ]
        for each in explanation.preferences
    ]
    reasons = [[move, why, points] for move, points, why in rows]
    return card(listed(explanation.spoken), table(("move", "because of", "points"), reasons, names=2) if rows else "")


def comparison_html(comparison: Any) -> str:
    from prunus.lab.comparison import LEGEND

    headings, rows = comparison.table()
    about = f"{len(comparison.places)} positions, depth {comparison.depth}"
    return card(heading(about), table(headings, rows, names=2), *map(note, [*comparison.remarks(), LEGEND]))


def _seconds(seconds: float) -> str:
    return f"{seconds:.3f} s" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"


VIEWS: dict[str, Callable[[Any], str]] = {
    "Recording": recording_html,
    "Result": result_html,
    "Solution": solution_html,
    "Program": program_html,
    "Study": study_html,
    "Explanation": explanation_html,
    "Comparison": comparison_html,
}
