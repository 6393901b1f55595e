"""What the paper says came out, beside what came out here.

Its two heuristic functions are not named, so that neither belongs to an evaluation of ours; and of its Figure 1, two histograms of
fifty games each, the text gives mean, standard deviation and the share of games that are reduced, not the bars.
"""

from __future__ import annotations

from prunus.draw.charts.sheet import Mark
from prunus.draw.words import with_minus
from prunus.lab.paper import Experiment
from prunus.lab.protocol import Protocol
from prunus.lab.recipes import STEPS
from prunus.lab.summary import Summary, reductions, summaries

MEANS = ((-4.0, 5.5), (-4.0, 9.4))  # mean and standard deviation, in percent, of the two heuristic functions
GAMES, REDUCED = 50, 0.8  # with each; the share of the games, about
HEADINGS = ("heuristic function", "games", "mean", "standard deviation", "games reduced")


def is_of(protocol: Protocol) -> bool:
    """What was published is of no other game."""
    return protocol.game == "othello"


def sentence() -> str:
    """All of it in a line."""
    told = " and ".join(f"{mean:.1f} ± {deviation:.1f} %" for mean, deviation in MEANS)
    return with_minus(f"{told} (mean and standard deviation), about {100 * REDUCED:.0f} % of {GAMES} games reduced")


def marks(protocol: Protocol) -> list[Mark]:
    """For a histogram: both, whatever its evaluation."""
    named = ((f"published, function {number}", *each) for number, each in enumerate(MEANS, 1)) if is_of(protocol) else ()
    return [
        Mark(with_minus(f"{name}: {mean:.1f} ± {deviation:.1f} %"), mean, mean - deviation, mean + deviation)
        for name, mean, deviation in named
    ]


def rows(experiment: Experiment) -> list[list[str]]:
    """A table with what was published above what the first recipe comes to at the first levels."""
    protocol, found = experiment.protocol, []
    if not is_of(protocol):
        return []
    for number, (mean, deviation) in enumerate(MEANS, 1):
        found.append(
            [f"published, function {number}", str(GAMES), f"{mean:+.1f} %", f"{deviation:.1f} %", f"about {100 * REDUCED:.0f} %"]
        )
    for each in summaries(experiment):
        if (each.order, each.levels) == (protocol.recipes[0], protocol.levels):
            changes = reductions(experiment, each.evaluation)
            spread = "–" if each.deviation is None else f"{each.deviation:.1f} %"
            share = sum(change < 0 for change in changes) / len(changes)
            found.append(
                [
                    f"here, {each.evaluation}",
                    f"{each.games:,}",
                    f"{each.change.value or 0.0:+.1f} %",
                    spread,
                    f"{100 * share:.0f} %",
                ]
            )
    return [[with_minus(cell) if i > 1 else cell for i, cell in enumerate(row)] for row in found]


def verdict(summary: Summary) -> str:
    """Whether the method as it was published gives what was claimed; "" of another."""
    if summary.order != STEPS[0] or summary.change.low is None or summary.change.high is None:
        return ""
    mean = MEANS[0][0]  # of both
    share = summary.reduced / max(1, summary.reducible)
    if summary.change.high < mean:
        said = "Yes, and more"
    else:
        said = "Yes" if summary.change.low <= mean else "No, less"
    return with_minus(
        f" Does the method, as it was, give what was claimed, {mean:.1f} % and about {100 * REDUCED:.0f} % of games reduced? "
        f"{said}; {100 * share:.0f} % of the reducible games are reduced."
    )
