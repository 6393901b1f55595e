"""The door to conspiracy-number search: checks the request, runs it, and wraps what it found."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from prunus.core.checked import own_line
from prunus.core.game import Game
from prunus.core.memory import Cells
from prunus.core.names import EvaluationName
from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.core.units import WHOLE, Told, Units, units_of
from prunus.core.values import WIN
from prunus.errors import OutOfRange, Stopped
from prunus.orderings.natural import Natural
from prunus.searches.conspiracy.conspiracy import conspiracy
from prunus.searches.conspiracy.trace import ConspiracyTrace, NoConspiracyTrace
from prunus.searches.conspiracy.tree import COUNT, FIRST, MOVE, NUMBERS, VALUE, ConspiracyTree, open_root
from prunus.searches.driving import worker
from prunus.searches.driving.defaults import evaluation_of
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply, find_evaluation, sound
from prunus.searches.proof.prove import limit_of, reason_of, room_of
from prunus.searches.proof.question import NEVER, Inquiry, One, ToDepth, ToTheEnd
from prunus.searches.shared.result import Proved
from prunus.searches.shared.tally import NO_LIMIT, NODES, Tally

MOST_VALUES = 1000
USUAL_VALUES = 40  # how many values are looked at when nobody says which


@dataclass(frozen=True)
class Conspiracy:
    """The value of the root, and for every value of the range how many leaves would have to conspire to make it so.

        numbers[value] == 0                  for the value itself (with a step, for the greatest listed value not above it)
        numbers[v] for v above the value     the least number of leaves that must change for the root to be at least v
        numbers[v] for v below the value     the least number that must change for it to be below the next listed value
        numbers[v] is None                   no leaves can do it: it is proved

    `likely` are the values with at most `conspirators`, None if the search went on until everything was proved.
    """

    value: int
    numbers: dict[int, int | None]
    likely: tuple[int, ...]
    conspirators: int | None
    move: int | None
    line: tuple[int, ...]
    depth: int | None
    nodes: int
    seconds: float
    memory: int
    is_complete: bool
    reason: str = ""
    stopped_by: str | None = None  # as in a proof
    tree: Any = field(default=None, repr=False, compare=False)
    units: Units = WHOLE

    @property
    def proved(self) -> Proved:
        """What of the value no leaves can change any more: that the root is worth it, at least, or at most."""
        listed = sorted(self.numbers)
        below = [value for value in listed if value < self.value]
        is_lower = self.value in self.numbers and bool(below) and self.numbers[below[-1]] is None
        is_upper = self.value + 1 in self.numbers and self.numbers[self.value + 1] is None
        if is_lower:
            return "value" if is_upper else "lower bound"
        return "upper bound" if is_upper else "nothing"

    def told(self, value: int) -> Told:
        """A value as it is written in the game."""
        return self.units.told(value)

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields but for the tree, with moves in the notation of the game, values in its units and the numbers as pairs."""
        line = game.format_line(position, self.line)
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in ("tree", "units")}
        told: dict[str, Any] = {"value": self.told(self.value), "likely": [self.told(value) for value in self.likely]}
        told["numbers"] = [[self.told(value), number] for value, number in self.numbers.items()]
        return fields | told | {"proved": self.proved, "move": line[0] if line else None, "line": line}


def conspire(
    position: Any,
    *,
    evaluation: EvaluationName | str | Any = None,
    values: Iterable[int] | None = None,
    conspirators: int | None = 2,
    width: int = 0,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    megabytes: float = 64,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
    trace: ConspiracyTrace | None = None,
) -> Conspiracy:
    """Search `position` until at most `width` + 1 of the `values` could be had by `conspirators` leaves or fewer.

    Without `conspirators` the search ends when the value is proved, at `depth` plies or at the end of the game. `progress` is
    called with the number of nodes, `cancel` is a token that ends the search, `trace` is told what it does; Ctrl-C raises Stopped.
    """
    check_request(progress=progress, cancel=cancel)
    asked, position = position, sound(position)
    Limits(depth, nodes, seconds)
    if (conspirators is not None and not 1 <= conspirators < NEVER) or not 0 <= width <= MOST_VALUES:
        bounds = f"1 to {int(NEVER) - 1:,} leaves and a width of 0 to {MOST_VALUES:,}"
        raise OutOfRange(f"a conspiracy has {bounds}, not {conspirators} and {width}")
    room = room_of(megabytes)
    plies = deepest_ply(position, depth)
    measure = find_evaluation(evaluation_of(position) if evaluation is None else evaluation, position)
    listed = _checked_values(usual_values(position, measure) if values is None else values)
    tally = Tally.for_depth(plies + 1, NO_LIMIT if nodes is None else nodes)
    question = ToTheEnd(measure) if depth is None else ToDepth(measure)
    inquiry = Inquiry(question, One(), Natural(), tally, Cells.zeros(1), NoConspiracyTrace() if trace is None else trace)
    tree = ConspiracyTree.of_bytes(room, listed[1:])
    tally.enter(0, 0)
    open_root(tree, int(measure.evaluate(position)), bool(question.is_settled(position, plies)))
    inquiry.trace.renew(tree, 0, tally)
    most = int(NEVER) - 1 if conspirators is None else conspirators
    arguments = (position, *map(np.int64, (plies, most, width)), tree, inquiry)
    conspiracy.prepare(*arguments)
    started = time.perf_counter()
    watch = None if progress is None else (lambda: progress(int(tally.cells[NODES])))
    _, stopped_by = worker.run(lambda: conspiracy(*arguments), tally.stop, watch, seconds, cancel)
    ended_by = limit_of(int(inquiry.reason[0]), stopped_by)
    numbers = _numbers(tree, listed)
    line = own_line(asked, position, _line(tree))
    result = Conspiracy(
        value=int(tree.rows[0][VALUE]),
        numbers=numbers,
        likely=tuple(value for value, number in numbers.items() if number is not None and number <= most),
        conspirators=conspirators,
        move=line[0] if line else None,
        line=line,
        depth=depth,
        nodes=int(tally.cells[NODES]),
        seconds=time.perf_counter() - started,
        memory=tree.bytes,
        is_complete=not tally.is_stopped(),
        reason=reason_of(ended_by, megabytes, plies) if tally.is_stopped() else "",
        stopped_by=ended_by if tally.is_stopped() else None,
        tree=tree,
        units=units_of(position, measure),
    )
    if stopped_by == "keyboard":
        raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
    return result


def usual_values(position: Any, evaluation: Any) -> range:
    """The range of values found within two plies, and as much again on either side, in at most USUAL_VALUES steps."""
    near = [position, *(position.play(move) for move in position.moves())]
    near += [child.play(move) for child in near[1:] for move in child.moves()]
    found = [int(value) for value in map(evaluation.evaluate, near) if abs(value) < WIN] or [0]
    most = max(map(abs, found))
    margin = max(max(found) - min(found), 1)
    step = max(1, 2 * (most + margin) // USUAL_VALUES)
    reach = (most + margin) // step * step
    return range(-reach, reach + 1, step)


def _checked_values(values: Iterable[int]) -> list[int]:
    """The values, each once and in order; of too many no more are looked at than that takes."""
    listed: set[int] = set()
    for value in values:
        listed.add(int(value))
        if len(listed) > MOST_VALUES:
            break
    if not 2 <= len(listed) <= MOST_VALUES:
        number = "more" if len(listed) > MOST_VALUES else len(listed)
        raise OutOfRange(f"conspiracy numbers are for 2 to {MOST_VALUES} different values, not {number}")
    return sorted(listed)


def _numbers(tree: ConspiracyTree, listed: list[int]) -> dict[int, int | None]:
    root = tree.rows[0]
    here = sum(root[VALUE] >= value for value in listed[1:])
    crossed = [max(i, 1) if i > here else i + 1 for i in range(len(listed))]
    numbers = [0 if i == here else int(root[NUMBERS + crossed[i] - 1]) for i in range(len(listed))]
    return {value: None if number == NEVER else number for value, number in zip(listed, numbers, strict=True)}


def proving_move(found: Conspiracy, threshold: int) -> int | None:
    """A move after which no leaves can bring the value below `threshold`, which must be the greater of the two values asked for."""
    rows = found.tree.rows
    children = range(int(rows[0][FIRST]), int(rows[0][FIRST]) + int(rows[0][COUNT]))
    return next((int(rows[i][MOVE]) for i in children if rows[i][VALUE] >= threshold and rows[i][NUMBERS] == NEVER), None)


def _line(tree: ConspiracyTree) -> tuple[int, ...]:
    """The best line of the tree: at every node the first child with the node's value."""
    rows, node, line = tree.rows, 0, []
    while rows[node][COUNT]:
        first = int(rows[node][FIRST])
        node = next(child for child in range(first, first + int(rows[node][COUNT])) if rows[child][VALUE] == rows[node][VALUE])
        line.append(int(rows[node][MOVE]))
    return tuple(line)
