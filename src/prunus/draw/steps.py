"""A stair of numbers over values, in text and as an SVG: for conspiracy numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from prunus.draw.paper import room, sheet
from prunus.draw.style import TEXT
from prunus.draw.words import number as told

WIDTH, HEIGHT, MARGIN, HEAD = 720, 260, 56, 56


def step_lines(numbers: Mapping[int, int | None], most: int | None, width: int = 60) -> Iterator[str]:
    """A bar a value; ∞ where there is no number, ◂ where the number is at most `most`."""
    highest = max((number for number in numbers.values() if number is not None), default=1) or 1
    for value, number in numbers.items():
        if number is None:
            bar, text = "░" * width, "∞"
        else:
            bar, text = "█" * round(width * number / highest), f"{number:,}"
        mark = " ◂" if number is not None and (number == 0 or (most is not None and number <= most)) else ""
        yield f"{told(value):>10} {text:>6} {bar}{mark}"


def step_svg(title: str, numbers: Mapping[int, int | None], most: int | None) -> str:
    """The picture: numbers upwards, values from left to right; grey where there is no number, green where it is at most `most`."""
    highest = max([number for number in numbers.values() if number is not None] + [most or 0, 1])
    unit = (WIDTH - 2 * MARGIN) / len(numbers)

    def y(number: float) -> float:
        return HEAD + HEIGHT * (1 - number / highest)

    lines = []
    for tick in _ticks(highest):
        lines.append(f'<path class="grid" d="M{MARGIN} {y(tick):.1f} H{WIDTH - MARGIN}"/>')
        lines.append(f'<text class="end" x="{MARGIN - 8}" y="{y(tick) + 4:.1f}">{tick:,}</text>')
    path = ""
    every = math.ceil(max(room(told(value), TEXT) + 8 for value in numbers) / unit)
    for i, (value, number) in enumerate(numbers.items()):
        left, top = MARGIN + i * unit, y(highest if number is None else number)
        is_likely = number is not None and (number == 0 or (most is not None and number <= most))
        kind = "never" if number is None else "better" if is_likely else "under"
        bar = f'x="{left:.1f}" y="{min(top, y(0) - 3):.1f}" width="{unit:.1f}" height="{max(y(0) - top, 3):.1f}"'
        lines.append(f'<rect class="{kind}" {bar}><title>{told(value)}: {"∞" if number is None else f"{number:,}"}</title></rect>')
        path += f"{'L' if path else 'M'}{left:.1f} {top:.1f} H{left + unit:.1f} "
        if i % every == 0:
            lines.append(f'<text x="{left + unit / 2:.1f}" y="{y(0) + 18:.1f}">{told(value)}</text>')
    lines.append(f'<path class="steps" d="{path.strip()}"/>\n<path class="axis" d="M{MARGIN} {y(0):.1f} H{WIDTH - MARGIN}"/>')
    if most is not None:
        lines.append(f'<path class="bound" d="M{MARGIN} {y(most):.1f} H{WIDTH - MARGIN}"/>')
    lines.append(f'<text x="{WIDTH / 2}" y="{y(0) + 40:.1f}">value of the root</text>')
    return sheet(title, WIDTH, HEAD + HEIGHT + 60, lines)


def _ticks(highest: int) -> range:
    step = next(step * 10**power for power in range(10) for step in (1, 2, 5) if highest <= 6 * step * 10**power)
    return range(0, highest + 1, step)
