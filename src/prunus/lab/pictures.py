"""What results look like: a chart of what was written as JSON, so that a page can draw it again from its bundle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prunus.draw.charts.climb import climb_svg
from prunus.draw.charts.curves import curves_svg
from prunus.draw.charts.intervals import interval_svg
from prunus.draw.charts.ratios import ratios_svg
from prunus.draw.charts.scaling import scaling_svg
from prunus.draw.charts.sheet import Mark
from prunus.errors import BadTask
from prunus.lab.growth import SLIDES

DRAWN = {"background": "1 level: nodes"}  # the column of a finding, where it is not that of the nodes
LAWS = {1 / 2: "b^(d/2)", 3 / 4: "b^(3d/4)", 1.0: "b^d"}


def finding_svg(said: Mapping[str, Any]) -> str:
    """The answer to a question of the lab: by levels, all columns over the last label; otherwise a row a line of the table."""
    if said["question"] == "levels":
        return ratios_svg(said["title"], "levels that are ordered", _panels(said))
    column = DRAWN.get(said["question"], "nodes")
    at = said["columns"].index(column)
    named = ((" ".join(filter(None, line["labels"])), line["numbers"][at]) for line in said["lines"])
    marks = [_mark(name, number) for name, number in named if number is not None and number["value"]]
    if not marks:
        raise BadTask("nothing could be learned, so that there is nothing to draw: play more training games")
    return interval_svg(said["title"], f"{column}, as a multiple of the base's", marks)


def _panels(said: Mapping[str, Any]) -> dict[str, dict[str, list[Mark]]]:
    """A panel for what stands before the last label."""
    found: dict[str, dict[str, list[Mark]]] = {}
    for line in said["lines"]:
        *before, step = line["labels"]
        lines = found.setdefault(f"depth {', '.join(before)}", {})
        for column, number in zip(said["columns"], line["numbers"], strict=True):
            if number is not None and number["value"]:
                lines.setdefault(column, []).append(_mark(step, number))
    return found


def _mark(name: str, number: Mapping[str, Any]) -> Mark:
    return Mark(name, number["value"], number["low"], number["high"])


def growth_svg(said: Mapping[str, Any]) -> str:
    """A panel a branching: the mean leaves of each order, and b ** (e * d) for the exponents of the slides."""
    panels: dict[str, Any] = {}
    for cell in said["cells"]:
        curves = panels.setdefault(f"b = {cell['branching']}", {})
        curves.setdefault(cell["order"], []).append((cell["depth"], cell["mean"]))
        if cell["order"] != "shuffled":
            slope = SLIDES[cell["order"]]
            curves.setdefault(LAWS[slope], []).append((cell["depth"], cell["branching"] ** (slope * cell["depth"])))
    return curves_svg("Leaves that alpha-beta looks at, by the order of moves", panels)


def scale_svg(said: Mapping[str, Any]) -> str:
    """A curve a kind of work; how often workers die is nobody's measurement, so the chart says what was assumed."""
    curves = {name: [(each["workers"], each["speed"]) for each in row] for name, row in said["outcomes"].items()}
    title = f"How far many workers help, simulated; assumed: {said['deaths_an_hour']:g} deaths of a worker an hour"
    return scaling_svg(title, curves)


def depth_strength_svg(said: Mapping[str, Any]) -> str:
    """A curve a game: the Elo of every depth against the first one, as far as it has a limit."""
    climbs: dict[str, list[tuple[int, Mark]]] = {}
    for curve in said["curves"]:
        first = curve["steps"][0]["below"]
        marks = climbs.setdefault(f"{curve['game']}, {curve['evaluation']}", [(first, Mark(f"depth {first}", 0.0))])
        for step in curve["steps"]:
            total = step["total"]
            if total["value"] is not None:
                marks.append((step["depth"], Mark(f"depth {step['depth']}", total["value"], total["low"], total["high"])))
    title = f"What a ply more is worth, by {said['games']:,} games of every two neighbours"
    return climb_svg(title, "depth; Elo against the first", climbs)
