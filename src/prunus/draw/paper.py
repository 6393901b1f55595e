"""Paper: what all SVG pictures share, the sheet with its title and how much room a text takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from xml.sax.saxutils import escape

from prunus.draw.style import PAPER, SHEET, TITLE

MARGIN, BASELINE, LINE = 24, 30, 19  # around the picture, of the first line of the title, between two lines
CHARACTER = 0.58  # its width in a text of size 1: a little more than Helvetica takes


def sheet(title: str, width: float, height: float, body: Iterable[str]) -> str:
    """An SVG with a title over as many lines as it needs, and the picture below it; `height` is with a title of one line."""
    lines = wrapped(title, lambda line: room(line, TITLE) <= width - 2 * MARGIN)
    down = LINE * (len(lines) - 1)
    size = f'width="{width:.0f}" height="{height + down:.0f}" viewBox="0 0 {width:.0f} {height + down:.0f}"'
    name = escape(title, {'"': "&quot;"})
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{name}">',
        f"<style>{SHEET}</style>",
        f'<rect width="{width:.0f}" height="{height + down:.0f}" fill="{PAPER}"/>',
    ]
    for i, line in enumerate(lines):
        head.append(f'<text class="title" x="{MARGIN}" y="{BASELINE + i * LINE}">{escape(line)}</text>')
    picture = [f'<g transform="translate(0 {down})">', *body, "</g>"] if down else list(body)
    return "\n".join([*head, *picture, "</svg>\n"])


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
