"""Pages and their parts in HTML that stands alone: tables, facts, pictures beside words; one look in notebooks and files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from prunus.draw.style import DARK, GREEN, INK, PALE, PAPER, SHADE, SOFT

ROLES = {"ground": PAPER, "ink": INK, "quiet": SOFT, "hairline": PALE, "raised": SHADE, "good": GREEN}
LOOK = """
.prunus-card { font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink);
  background: var(--ground); padding: .6rem .8rem; overflow-x: auto }
.prunus-card .beside { display: flex; flex-wrap: wrap; gap: 1.2rem; align-items: flex-start }
.prunus-card h1, .prunus-card h2 { font-size: 1.05rem; font-weight: 600; margin: 0 0 .5rem } .prunus-card h1 { font-size: 1.3rem }
.prunus-card dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 }
.prunus-card dt { color: var(--quiet); font-weight: normal } .prunus-card dd { margin: 0; font-variant-numeric: tabular-nums }
.prunus-card table { border-collapse: collapse; font-variant-numeric: tabular-nums; color: var(--ink); margin: .6rem 0 }
.prunus-card td, .prunus-card th { padding: .2rem .6rem; border-bottom: 1px solid var(--hairline); text-align: right;
  white-space: nowrap; background: var(--ground) }
.prunus-card th { color: var(--quiet); font-weight: normal }
.prunus-card td.name, .prunus-card th.name { text-align: left; white-space: normal }
.prunus-card pre { background: var(--raised); color: var(--ink); padding: .6rem; font: 13px/1.45 ui-monospace, monospace;
  overflow-x: auto }
.prunus-card ol { margin: .3rem 0; padding-left: 1.6rem } .prunus-card .note { color: var(--quiet); margin: .3rem 0 }
.prunus-card svg { max-width: 100%; height: auto }
"""


def _variables(colours: Iterable[str]) -> str:
    return "; ".join(f"--{role}: {colour}" for role, colour in zip(ROLES, colours, strict=True))


STYLE = (
    f".prunus-card {{ {_variables(ROLES.values())} }}\n@media (prefers-color-scheme: dark) {{ .prunus-card {{ "
    f"{_variables(DARK[colour] for colour in ROLES.values())} }} }}{LOOK}"
)


def card(*parts: str) -> str:
    """Parts of HTML on a ground of their own, with their style."""
    return f'<div class="prunus-card"><style>{STYLE}</style>\n{"".join(parts)}</div>\n'


def beside(*parts: str) -> str:
    """Parts side by side, or below each other where that is too wide."""
    return f'<div class="beside">{"".join(f"<div>{part}</div>" for part in parts if part)}</div>'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>' if text else ""


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """Words and what they come to; those that come to nothing are left out."""
    return f"<dl>{''.join(f'<dt>{escape(word)}</dt><dd>{escape(said)}</dd>' for word, said in pairs if said)}</dl>"


def listed(sentences: Iterable[str]) -> str:
    return f"<ol>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ol>"


def code(text: str, summary: str) -> str:
    """A text to be opened by whoever wants to read it."""
    return f"<details><summary>{escape(summary)}</summary><pre>{escape(text)}</pre></details>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], names: int = 1) -> str:
    """A table whose first columns are names and whose others are numbers."""
    kinds = [' class="name"' if i < names else "" for i in range(len(headings))]
    head = "".join(f'<th scope="col"{kind}>{escape(each)}</th>' for kind, each in zip(kinds, headings, strict=True))
    body = "".join(
        f"<tr>{''.join(f'<td{kind}>{escape(cell)}</td>' for kind, cell in zip(kinds, row, strict=True))}</tr>\n" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"


def page(name: str, *parts: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(name)}</title>'
        f"<style>:root {{ color-scheme: light dark }} body {{ margin: 0 }}</style></head>\n<body>{card(*parts)}</body></html>\n"
    )
