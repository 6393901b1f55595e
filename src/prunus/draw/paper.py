"""Paper: what all SVG pictures share, the sheet with its title and how much room a text takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from xml.sax.saxutils import escape, quoteattr

from prunus.draw.style import SHEET, TITLE, WITHIN

MARGIN, BASELINE, LINE = 24, 32, 21  # around the picture, of the first line of the title, between two lines
CHARACTER = 0.58  # its width in a text of size 1: a little more than Helvetica takes


def sheet(title: str, width: float, height: float, body: Iterable[str]) -> str:
    """An SVG with a title over as many lines as it needs, and the picture below it; `height` is with a title of one line."""
    lines = wrapped(title, lambda line: room(line, TITLE) <= width - 2 * MARGIN)
    down = LINE * (len(lines) - 1)
    head = [f'<text class="title" x="{MARGIN}" y="{BASELINE + i * LINE}">{escape(line)}</text>' for i, line in enumerate(lines)]
    picture = [f'<g transform="translate(0 {down})">', *body, "</g>"] if down else list(body)
    return canvas(title, width, height + down, [*head, *picture])


def canvas(said: str, width: float, height: float, body: Iterable[str], has_style: bool = True) -> str:
    """An SVG that says aloud what it is, on its own ground; without a style of its own for a page that has it."""
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    style = [f"<style>{SHEET}</style>"] if has_style else []
    name = quoteattr(" ".join(said.split()))
    root = f'<svg xmlns="http://www.w3.org/2000/svg" class="{WITHIN}" {size} role="img" aria-label={name}>'
    ground = f'<rect class="ground" width="{width:.0f}" height="{height:.0f}"/>'
    return "\n".join([root, *style, ground, *body, "</svg>\n"])


def room(text: str, size: float) -> float:
    """About how wide a text is, rather too much than too little."""
    return size * CHARACTER * len(text)


def wrapped(text: str, fits: Callable[[str], bool]) -> list[str]:
    """The text in lines that fit: broken between words, within a word that is longer than a line where its parts are joined,
    and anywhere if there is no other way."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if fits(longer):
            lines[-1] = longer
            continue
        lines.append("")
        for part in [word] if fits(word) else re.split(r"(?<=[/+:,;._])", word):
            for piece in [part] if fits(part) else part:
                if not fits(lines[-1] + piece):
                    lines.append("")
                lines[-1] += piece
    return [line for line in lines if line] or [""]
