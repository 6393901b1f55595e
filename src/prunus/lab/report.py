"""The experiment as a page that stands alone, with histograms as in the paper's Figure 1."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from prunus.draw.charts.histogram import histogram_svg
from prunus.draw.style import FONT, GRID, INK, SHADE, SOFT
from prunus.draw.words import with_minus
from prunus.lab.paper import Heuristic, Protocol

STYLE = f"""
body {{ font: 15px/1.5 {FONT}; color: {INK}; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
td, th {{ padding: .25rem .8rem; border-bottom: 1px solid {GRID}; text-align: right }}
td:first-child, th:first-child {{ text-align: left }}
pre {{ background: {SHADE}; padding: .8rem; overflow-x: auto; font-size: 13px }}
h2 {{ margin-top: 2.5rem }} .small {{ color: {SOFT}; font-size: 13px }} svg {{ max-width: 100% }}
"""


def histogram(heuristic: Heuristic) -> str:
    """Games by reduction, as SVG."""
    return histogram_svg(f"{heuristic.name}: games by reduction", "change in visited nodes; games", heuristic.many.reductions)


def page(heuristics: Sequence[Heuristic], protocol: Protocol, seconds: float) -> str:
    """The whole report as HTML."""
    sections = "".join(_section(heuristic, number) for number, heuristic in enumerate(heuristics, 1))
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>Learned order</title><style>{STYLE}</style>"
        "<h1>Learning the order of moves for alpha-beta</h1>"
        f"<p>{protocol.games} games of Othello from random boards of three black and two white discs, searched "
        f"{protocol.depth} plies deep, the first {protocol.levels} level(s) ordered by a logic program learned from "
        f"{protocol.training_games} other games. Seed {protocol.seed}. The whole experiment took {seconds:.0f} s.</p>"
        "<p class='small'>Published: &minus;4.0 &plusmn; 5.5 % and &minus;4.0 &plusmn; 9.4 %, about 80 % of fifty games "
        "reduced (Inuzuka, Fujimoto, Nakano and Itoh).</p>"
        f"{sections}</html>"
    )


HEADINGS = ("order", "mean a game", "true order", "reduced, of reducible", "all nodes", "true order", "clauses", "pairs right")


def _section(heuristic: Heuristic, number: int) -> str:
    rows = [
        (
            name,
            with_minus(f"{data['mean_reduction']:.1f} &plusmn; {data['sd']:.1f} %"),
            with_minus(f"{data['oracle_mean_reduction']:.1f} %"),
            f"{data['share_reduced']:.0%} of {data['reducible']}",
            with_minus(f"{data['total_reduction']:.1f} %"),
            with_minus(f"{data['oracle_total_reduction']:.1f} %"),
            str(data["clauses"]),
            f"{data['accuracy']:.1%}",
        )
        for name, data in table(heuristic)
    ]
    head = "".join(f"<th>{heading}</th>" for heading in HEADINGS)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    said = "".join(f"<li>{escape(text)}</li>" for text in heuristic.sentences)
    return (
        f"<h2>Heuristic function {number}: {escape(heuristic.name)}</h2>"
        f"{histogram(heuristic)}"
        f"<table><tr>{head}</tr>{body}</table>"
        f"<h3>What was learned</h3><ol>{said}</ol><pre>{escape(str(heuristic.many.study.program))}</pre>"
    )


def table(heuristic: Heuristic) -> list[tuple[str, dict[str, object]]]:
    """The rows that the terminal and the page show."""
    rows = [("many games, first levels", heuristic.many.as_json())]
    if heuristic.single is not None:
        rows.append(("one game, first levels", heuristic.single.as_json()))
    return [*rows, ("many games, all levels", heuristic.everywhere.as_json())]
