"""A stair of numbers over values: for conspiracy numbers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from prunus.core.units import Told
from prunus.draw.charts.sheet import TOP, as_svg, breadth, figure, panel, rule, styled, tell, write
from prunus.draw.paper import MARGIN
from prunus.draw.style import BLUE, DASHES, GREEN, LIGHT_BLUE, PALE, RED, SOFT
from prunus.draw.words import number as told

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WIDTH, HEAD, HEIGHT, FOOT = 720, 22, 260, 54
BOUND: dict[str, Any] = {"color": RED, "linewidth": 1.4, "linestyle": (0, DASHES)}
LEAST = 3  # units of a bar that means 0


def step_svg(title: str, numbers: Mapping[Told, int | None], most: int | None) -> str:
    """The picture of `steps` as an SVG."""
    return as_svg(title, steps(numbers, most))


@styled()
def steps(numbers: Mapping[Told, int | None], most: int | None) -> Figure:
    """Numbers upwards, values from left to right; grey where there is no number, green where it is at most `most`."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    highest = max([number for number in numbers.values() if number is not None] + [most or 0, 1])
    left = MARGIN + breadth(f"{highest:,}") + 8
    width = WIDTH - left - MARGIN
    sheet = figure(WIDTH, TOP + HEAD + HEIGHT + FOOT)
    axes = panel(sheet, left, TOP + HEAD, width, HEIGHT)
    write(sheet, left, TOP + 8, "leaves that would have to conspire", color=SOFT)
    values = list(numbers)
    heights = [highest if number is None else number for number in numbers.values()]
    for i, (value, number) in enumerate(numbers.items()):
        is_likely = number is not None and (number == 0 or (most is not None and number <= most))
        color = PALE if number is None else GREEN if is_likely else LIGHT_BLUE
        (bar,) = axes.bar([i], [max(heights[i], LEAST * highest / HEIGHT)], 1, color=color)
        tell(bar, f"{told(value)}: {'∞' if number is None else f'{number:,}'}")
    axes.stairs(heights, [i - 0.5 for i in range(len(heights) + 1)], baseline=None, color=BLUE, linewidth=2, clip_on=False)
    if most is not None:
        axes.axhline(most, **BOUND)
        words = f"likely: at most {most:,}"
        rule(sheet, WIDTH - MARGIN - breadth(words) - 30, TOP + 4, 24, **BOUND)
        write(sheet, WIDTH - MARGIN, TOP + 8, words, "right")
    for start, end in _endless(list(numbers.values())):
        axes.annotate("∞", ((start + end) / 2, highest), (0, -16), textcoords="offset points", ha="center", color=SOFT)
    axes.set_xlim(-0.5, len(heights) - 0.5)
    axes.set_ylim(0, highest)
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=True, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda tick, _: f"{tick:,.0f}"))
    axes.grid(axis="y")
    axes.spines["left"].set_visible(False)
    room = max(breadth(told(value)) + 8 for value in numbers) * len(numbers) / width
    every = next(step * 10**power for power in range(10) for step in (1, 2, 5) if step * 10**power >= room)
    middle = values.index(0) if 0 in values else 0
    named = range(middle % every, len(heights), every)
    axes.set_xticks(named, [told(values[i]) for i in named])
    axes.set_xlabel("value of the root", labelpad=8)
    return sheet


def _endless(numbers: Sequence[int | None]) -> Iterator[tuple[int, int]]:
    """The first and the last place of every run without numbers."""
    for is_endless, run in itertools.groupby(enumerate(numbers), key=lambda place: place[1] is None):
        places = [i for i, _ in run]
        if is_endless:
            yield places[0], places[-1]
