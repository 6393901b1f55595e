"""The experiment as a page that stands alone, and its histograms as pictures, as in the paper's Figure 1."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from prunus.draw.words import with_minus
from prunus.lab.paper import Heuristic, Protocol

BIN = 5  # percent
WIDTH, HEIGHT, MARGIN = 640, 260, 46

STYLE = """
body { font: 15px/1.5 'Helvetica Neue', Arial, sans-serif; color: #1f2933; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .25rem .8rem; border-bottom: 1px solid #e4e7eb; text-align: right }
td:first-child, th:first-child { text-align: left } pre { background: #f5f7fa; padding: .8rem; overflow-x: auto; font-size: 13px }
h2 { margin-top: 2.5rem } .small { color: #52606d; font-size: 13px } svg { max-width: 100% }
"""


def histogram(reductions: Sequence[float], title: str) -> str:
    """Games by reduction in percent, as SVG; negative is fewer nodes."""
    low = min(BIN * math.floor(min(reductions) / BIN), -20)
    high = max(BIN * math.floor(max(reductions) / BIN) + BIN, 10)
    bins = dict.fromkeys(range(low, high, BIN), 0)
    for reduction in reductions:
        bins[BIN * math.floor(reduction / BIN)] += 1
    unit = (WIDTH - 2 * MARGIN) / len(bins)
    top = max(bins.values())
    parts = []
    for index, (start, count) in enumerate(bins.items()):
        height = (HEIGHT - 2 * MARGIN) * count / top
        x, y = MARGIN + index * unit, HEIGHT - MARGIN - height
        colour = "#2f855a" if start < 0 else "#c53030"
        parts.append(f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{unit - 2:.1f}" height="{height:.1f}" fill="{colour}"/>')
        if count:
            parts.append(f'<text x="{x + unit / 2:.1f}" y="{y - 4:.1f}" text-anchor="middle">{count}</text>')
        if start % (2 * BIN) == 0:
            change = with_minus(f"{start:+d} %") if start else "0 %"
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 16}" text-anchor="middle">{change}</text>')
    zero = MARGIN + (0 - low) / BIN * unit
    axis = HEIGHT - MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="Helvetica Neue, Arial, sans-serif" font-size="11" fill="#1f2933">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><text x="{MARGIN}" y="20" font-size="14">{escape(title)}</text>'
        f"{''.join(parts)}"
        f'<path d="M{MARGIN} {axis} H{WIDTH - MARGIN} M{zero:.1f} {MARGIN - 12} V{axis}" stroke="#52606d" fill="none"/>'
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">change in visited nodes; games</text></svg>'
    )


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
        f"{histogram(heuristic.many.reductions, f'{heuristic.name}: games by reduction')}"
        f"<table><tr>{head}</tr>{body}</table>"
        f"<h3>What was learned</h3><ol>{said}</ol><pre>{escape(str(heuristic.many.study.program))}</pre>"
    )


def table(heuristic: Heuristic) -> list[tuple[str, dict[str, object]]]:
    """The rows that the terminal and the page show."""
    rows = [("many games, first levels", heuristic.many.as_json())]
    if heuristic.single is not None:
        rows.append(("one game, first levels", heuristic.single.as_json()))
    return [*rows, ("many games, all levels", heuristic.everywhere.as_json())]
