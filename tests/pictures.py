"""What an SVG says: to the eye, and where the mouse rests."""

from __future__ import annotations

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def tips(svg: str) -> list[str]:
    """The sentences for the mouse, in the order of what is drawn."""
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def words(svg: str) -> list[str]:
    """All that is written, in the order of the file."""
    return ["".join(each.itertext()) for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def is_same(one: str, other: str) -> bool:
    """Whether two charts say the same, and to a unit where it stands: another matplotlib may round otherwise."""
    if (words(one), tips(one)) != (words(other), tips(other)):
        return False
    both = [places(svg) for svg in (one, other)]
    return len(both[0]) == len(both[1]) and all(
        shape == another and len(numbers) == len(others) and all(abs(x - y) <= 1 for x, y in zip(numbers, others, strict=True))
        for (shape, numbers), (another, others) in zip(*both, strict=True)
    )


def places(svg: str) -> list[tuple[str, list[float]]]:
    """Everything that has a place, as the name of its shape and its numbers."""
    found = []
    for each in ElementTree.fromstring(svg).iter():
        told = " ".join(each.get(name) or "" for name in ("d", "transform", "x", "y", "cx", "cy", "r", "width", "height"))
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", told)]
        if numbers:
            found.append((each.tag.removeprefix(SVG), numbers))
    return found
