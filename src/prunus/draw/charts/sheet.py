"""What all charts share: figures in the style of all pictures, measured in units of the sheet, and their SVG.

Matplotlib's SVG is made to stand alone. Here what it has drawn is put on our sheet: no names that would meet those of another
picture in the same page, no metadata, coordinates to a hundredth, text as text in our fonts, a sentence where the mouse rests.
"""

from __future__ import annotations

import importlib
import io
import logging
import math
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast
from xml.etree import ElementTree

from prunus.draw.paper import sheet
from prunus.draw.style import CHART, FONT, INK, MEASURED, TEXT
from prunus.errors import MissingLibrary

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

TOP = 44  # where charts begin, below a title of one line
LEADING = 15  # from line to line of a text
Align = Literal["left", "center", "right"]
SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_TIP = "tip: "  # begins the names of what has a sentence
_parameters = threading.RLock()  # matplotlib's are the process's


class Mark(NamedTuple):
    """A number with its name, and the interval it is known to be in."""

    name: str
    at: float
    low: float | None = None
    high: float | None = None


def ready() -> None:
    """Refuse in a sentence if there is no matplotlib; what it has to say about its fonts and folders is not for our readers."""
    logger = logging.getLogger("matplotlib")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        for name in ("matplotlib", "matplotlib.figure", "matplotlib.backends.backend_svg"):
            importlib.import_module(name)
    except ImportError as error:
        raise MissingLibrary("charts are drawn by matplotlib", "lab") from error
    finally:
        logger.setLevel(before)


@contextmanager
def styled(name: str = "prunus") -> Iterator[None]:
    """Matplotlib with its own defaults and our style, whatever the user's settings are; as they were when the block ends."""
    ready()
    import matplotlib

    with _parameters, matplotlib.rc_context():
        matplotlib.rcdefaults()
        cast(Any, matplotlib.rcParams).update({**CHART, "svg.hashsalt": name})
        yield


def figure(width: float, height: float) -> Figure:
    """An empty sheet of so many units."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width / 72, height / 72))


def panel(figure: Figure, left: float, top: float, width: float, height: float) -> Axes:
    """Axes at a place of the sheet that is counted from its upper left corner."""
    wide, high = 72 * figure.get_figwidth(), 72 * figure.get_figheight()
    axes = figure.add_axes((left / wide, 1 - (top + height) / high, width / wide, height / high))
    axes.tick_params(length=0, pad=6)
    return axes


def write(figure: Figure, x: float, y: float, text: str, align: Align = "left", color: str = INK) -> None:
    """A text whose baseline is `y` units below the upper edge of the sheet."""
    wide, high = 72 * figure.get_figwidth(), 72 * figure.get_figheight()
    figure.text(x / wide, 1 - y / high, text, ha=align, va="baseline", color=color)


def rule(figure: Figure, x: float, y: float, width: float, **look: Any) -> None:
    """A level line, for a legend."""
    from matplotlib.lines import Line2D

    wide, high = 72 * figure.get_figwidth(), 72 * figure.get_figheight()
    figure.add_artist(Line2D([x / wide, (x + width) / wide], [1 - y / high] * 2, **look))


def breadth(text: str, size: float = TEXT) -> float:
    """The width of a text in the widest of the usual fonts."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import text_to_path

    width, _, _ = text_to_path.get_text_width_height_descent(text, FontProperties(family=MEASURED, size=size), ismath=False)
    return float(width)


def power_of_ten(number: float) -> str:
    """10³ for 1000."""
    return f"10{str(round(math.log10(number))).translate(SUPERSCRIPT)}"


def tell(artist: Artist, sentence: str) -> None:
    """What is said where the mouse rests on something."""
    artist.set_gid(_TIP + sentence)


def as_svg(title: str, figure: Figure) -> str:
    """The figure below its title; the same numbers give the same bytes."""
    written = io.BytesIO()
    with styled(title):
        figure.savefig(written, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    root = ElementTree.fromstring(written.getvalue())
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    shapes = {f"#{each.get('id')}": each for each in root.iter("path") if each.get("id")}
    body = [ElementTree.tostring(each, encoding="unicode") for each in _cleaned(root, shapes)]
    wide, high = 72 * figure.get_figwidth(), 72 * figure.get_figheight()
    return sheet(title, wide, high, ['<g stroke-linejoin="round">', *body, "</g>"])


def _cleaned(group: ElementTree.Element, shapes: dict[str, ElementTree.Element]) -> Iterator[ElementTree.Element]:
    """What is drawn in a group; groups that say nothing are opened, shapes stand where they are used."""
    for element in group:
        if element.tag in ("defs", "metadata"):
            continue
        sentence = (element.get("id") or "").partition(_TIP)[2]
        if element.tag == "g" and not sentence and not element.get("transform"):
            yield from _cleaned(element, shapes)
            continue
        inner = list(_cleaned(element, shapes))
        clean = ElementTree.Element(element.tag, _attributes(element, shapes))
        if element.tag == "use":
            clean.tag = "circle" if "r" in clean.attrib else "path"
        if element.tag == "text":
            clean.text = element.text
        if sentence:
            ElementTree.SubElement(clean, "title").text = sentence
        clean.extend(inner)
        if element.tag != "g" or inner:
            yield clean


def _attributes(element: ElementTree.Element, shapes: dict[str, ElementTree.Element]) -> dict[str, str]:
    found = {name.rpartition("}")[2]: value for name, value in element.attrib.items() if name not in ("id", "clip-path")}
    if element.tag == "use":
        found = _used(shapes[found["href"]], found)
    if re.match(r"rotate\(-?0 ", found.get("transform", "")):
        del found["transform"]
    return {name: _rounded(value) if name != "style" else value.replace(f"'{MEASURED}'", FONT) for name, value in found.items()}


def _used(shape: ElementTree.Element, use: dict[str, str]) -> dict[str, str]:
    """A marker at its place; those that have curves are circles, which begin below their middle."""
    x, y = use.get("x", "0"), use.get("y", "0")
    style = use.get("style") or shape.get("style") or ""
    if "C" in shape.attrib["d"]:
        return {"cx": x, "cy": y, "r": shape.attrib["d"].split()[2], "style": style}
    return {"d": shape.attrib["d"], "transform": f"translate({x} {y})", "style": style}


def _rounded(text: str) -> str:
    """Numbers to a hundredth, and one space between them."""
    return re.sub(r"-?\d+\.\d+", lambda number: f"{round(float(number[0]), 2) + 0:g}", " ".join(text.split()))
