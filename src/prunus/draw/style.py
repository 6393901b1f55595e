"""The one style of all pictures: colours, fonts and sizes, and what they are used for."""

from __future__ import annotations

INK, SOFT, FAINT = "#1f2933", "#52606d", "#7b8794"  # what is read first, second and last
PALE, GRID, SHADE, PAPER = "#cbd2d9", "#e4e7eb", "#f5f7fa", "#ffffff"
BLUE, LIGHT_BLUE = "#1d4ed8", "#dbeafe"  # MAX, what is proved, what is measured
ORANGE, LIGHT_ORANGE = "#c2410c", "#ffedd5"  # MIN, what is disproved
GREEN, RED = "#2f855a", "#c53030"  # the line, what is better; what is cut off, what is worse
BAIZE, SEAM = "#e3f1e7", "#9fb8a8"  # a board and the lines between its squares
CURVES = (GREEN, BLUE, "#b7791f", RED, "#6b46c1", "#0e7490")

FONT = "'Helvetica Neue', Arial, sans-serif"
TITLE, TEXT, SMALL, TINY = 14, 12, 11, 10  # sizes of letters
HALO = f"paint-order: stroke; stroke: {PAPER}; stroke-width: 5px"  # around what is written across lines
DASHES = (5, 3)  # a stroke and a gap

SHEET = f"""
text {{ font: {TEXT}px {FONT}; fill: {INK}; text-anchor: middle }}
.title {{ font-size: {TITLE}px; font-weight: 600; text-anchor: start }}
.level {{ font-size: {SMALL}px; fill: {FAINT}; text-anchor: start }}
.move {{ font-size: {SMALL}px; font-weight: 600; {HALO} }}
.window {{ font-size: {TINY}px; fill: {SOFT}; {HALO} }}
.why {{ font-size: {TINY}px; fill: {RED}; {HALO} }}
.more {{ font-size: {TINY}px; fill: {FAINT} }}
.faint {{ fill: {FAINT} }}
.edge {{ stroke: {FAINT}; stroke-width: 1.4; fill: none }}
.line {{ stroke: {GREEN}; stroke-width: 3.2 }}
.severed {{ stroke: {RED}; stroke-width: 1.4; stroke-dasharray: 4 3 }}
.cut {{ stroke: {RED}; stroke-width: 2.2 }}
.max, .proved {{ fill: {LIGHT_BLUE}; stroke: {BLUE} }}
.min, .disproved {{ fill: {LIGHT_ORANGE}; stroke: {ORANGE} }}
.open {{ fill: {PAPER}; stroke: {SOFT} }}
.leaf {{ fill: {SHADE}; stroke: {FAINT} }}
.stub {{ fill: {PAPER}; stroke: {PALE}; stroke-dasharray: 3 2 }}
.board {{ fill: {BAIZE}; stroke: {SOFT}; stroke-width: .6 }}
.seam {{ stroke: {SEAM}; stroke-width: .5 }}
.X {{ fill: {INK} }}
.O {{ fill: {PAPER}; stroke: {INK}; stroke-width: .8 }}
"""

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
