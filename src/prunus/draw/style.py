"""The one style of all pictures: colours, fonts and sizes, and what they are used for.

Colours are written for the light; whoever reads in the dark gets what `DARK` has instead, from the sheet of each picture. A program
that knows no such preference, as one for slides, draws the light ones.
"""

from __future__ import annotations

from collections.abc import Mapping

INK, SOFT, FAINT = "#1c2430", "#4a5565", "#768294"  # what is read first and second, and lines
PALE, SHADE, PAPER = "#d5dae1", "#f6f7f9", "#ffffff"
GRID = PALE
BLUE, LIGHT_BLUE = "#1f5fbf", "#e3edfb"  # MAX, what is proved, what is measured
ORANGE, LIGHT_ORANGE = "#b4540a", "#fdeee0"  # MIN, what is disproved
GREEN, RED = "#1b7f4d", "#b3261e"  # the line, what is better; what is cut off, what is worse
BAIZE, SEAM, FRAME = "#2e7d5b", "#1d5a40", "#2a5db0"  # of Othello a board and the lines on it, of Connect Four the frame
CLOTH, LIGHT_CLOTH = "#66727f", "#8d99a6"  # of boards in a terminal: black and white stones can be told from both
AMBER, PURPLE, TEAL = "#8a6100", "#6b46c1", "#0e7490"
CURVES = (GREEN, BLUE, AMBER, RED, PURPLE, TEAL)
DARK = {
    INK: "#eef1f5",
    SOFT: "#a9b4c2",
    FAINT: "#7f8b99",
    PALE: "#343d48",
    SHADE: "#1c2229",
    PAPER: "#14181d",
    BLUE: "#8ab4f8",
    LIGHT_BLUE: "#1d2c44",
    ORANGE: "#f5b26b",
    LIGHT_ORANGE: "#3a2a18",
    GREEN: "#5ed39b",
    RED: "#ff8a80",
    BAIZE: "#245f47",
    SEAM: "#17402f",
    FRAME: "#234a8a",
    AMBER: "#e0b64a",
    PURPLE: "#b69cf5",
    TEAL: "#5cc4d8",
}

# Stones are the same by day and by night; "ink" is what one writes with.
BLACK_STONE, WHITE_STONE, RIM, FRESH = "#14181e", "#fdfdfb", "#8391a3", "#ffb300"
STONES = {
    "ink": INK,
    "black": BLACK_STONE,
    "white": WHITE_STONE,
    "red": "#c62828",
    "yellow": "#f2c230",
    "blue": "#2f6fd0",
    "green": "#2f9e62",
    "orange": "#e07b1a",
}

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
TITLE, VALUE, TEXT = 16, 14, 12  # sizes of letters: none is smaller, for pictures are shown on slides
DASHES = (5, 3)  # a stroke and a gap
WITHIN = "prunus"  # the class of our pictures: what their sheets say is said of them alone

SHAPES = {
    "text": f"font: {TEXT}px {FONT}; font-variant-numeric: tabular-nums; text-anchor: middle",
    ".title": f"font-size: {TITLE}px; font-weight: 600; text-anchor: start",
    ".look": f"font-size: {VALUE}px; font-weight: 600; text-anchor: start",
    ".level, .window": "text-anchor: start",
    ".move": "font-weight: 600; text-anchor: start",
    ".value": f"font-size: {VALUE}px",
    ".edge": "stroke-width: 1.4; fill: none; stroke-linejoin: round",
    ".line": "stroke-width: 3",
    ".severed": "stroke-width: 1.4; stroke-dasharray: 4 3; fill: none; stroke-linejoin: round",
    ".cut": "stroke-width: 2.2; fill: none",
    ".stub": "stroke-dasharray: 3 2",
    ".preferred": "stroke-width: 2.5",
    ".passed": "stroke-width: 1.5; stroke-dasharray: 3 2",
}
COLOURS = {
    ".ground": f"fill: {PAPER}",
    "text": f"fill: {INK}",
    ".level, .window, .more, .faint": f"fill: {SOFT}",
    ".why": f"fill: {RED}",
    ".edge": f"stroke: {FAINT}",
    ".line": f"stroke: {GREEN}",
    ".severed, .cut": f"stroke: {RED}",
    ".max, .proved": f"fill: {LIGHT_BLUE}; stroke: {BLUE}",
    ".min, .disproved": f"fill: {LIGHT_ORANGE}; stroke: {ORANGE}",
    ".open": f"fill: {PAPER}; stroke: {SOFT}",
    ".leaf": f"fill: {SHADE}; stroke: {FAINT}",
    ".stub": f"fill: {PAPER}; stroke: {FAINT}",
    ".preferred": f"fill: {PAPER}; stroke: {GREEN}",
    ".passed": f"fill: {PAPER}; stroke: {RED}",
}


def _written(rules: Mapping[str, str]) -> str:
    """Rules of a style sheet, each of our pictures alone."""
    lines = []
    for selectors, said in rules.items():
        lines.append(f"{', '.join(f'.{WITHIN} {each}' for each in selectors.split(', '))} {{ {said} }}\n")
    return "".join(lines)


def _in_the_dark(rules: Mapping[str, str]) -> dict[str, str]:
    """The same rules with other colours, and what is coloured by itself too."""
    found = dict(rules)
    for light, dark in DARK.items():
        found = {selectors: said.replace(light, dark) for selectors, said in found.items()}
    for light, dark in DARK.items():
        found |= {f'[style*="{name}: {light}"]': f"{name}: {dark} !important" for name in ("fill", "stroke")}
    return found


SHEET = f"\n{_written(SHAPES)}{_written(COLOURS)}@media (prefers-color-scheme: dark) {{\n{_written(_in_the_dark(COLOURS))}}}\n"

MEASURED = (
    "DejaVu Sans"  # comes with matplotlib: charts leave as much room as texts take in this wide font, and are written in FONT
)
CHART: dict[str, object] = {
    "font.family": [MEASURED],
    "font.size": TEXT,
    "text.color": INK,
    "text.parse_math": False,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.linewidth": 1,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": TEXT,
    "axes.labelsize": TEXT,
    "xtick.labelsize": TEXT,
    "ytick.labelsize": TEXT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": GRID,
    "grid.linewidth": 1,
    "figure.dpi": 72,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "path.simplify": False,
    "savefig.dpi": "figure",
    "savefig.facecolor": "none",
    "svg.fonttype": "none",
}  # for matplotlib
