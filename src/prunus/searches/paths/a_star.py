"""A*: of all positions that were reached, the one next whose cost so far plus what is left at least is smallest (Hart, Nilsson and
Raphael, 1968).

    open = {start}
    take the position with the least cost + h from open; if it is the goal, its way is a shortest one
    for each move: if the position behind it is new, or was reached at a greater cost, put it into open

Of equal ones the deepest goes first. Every position is expanded at most once where h is consistent, and all of them are remembered:
it visits fewest positions, and needs the most memory. Written as Python.
"""

from __future__ import annotations

import heapq
import itertools
from typing import Any

from prunus.searches.paths.path import LIMIT, NODES, STOP, Asked, Found, PathfinderEntry


def search(asked: Asked) -> Found:
    start, heuristic, cells = asked.position, asked.heuristic, asked.cells
    came: dict[Any, tuple[Any, int]] = {}
    costs = {start: 0}
    numbers = itertools.count()  # of equal ones the earliest: positions themselves are not compared
    least = int(heuristic.evaluate(start))
    waiting = [(least, 0, next(numbers), start)]
    done = set()
    while waiting and not cells[STOP]:
        estimate, minus_cost, _, position = heapq.heappop(waiting)
        if position in done:
            continue
        least = max(least, estimate)
        if position.is_over():
            return Found(_way(came, position), -minus_cost, stored=len(costs))
        if cells[NODES] >= cells[LIMIT]:
            break
        cells[NODES] += 1
        done.add(position)
        cost = 1 - minus_cost
        for move in position.moves():
            child = position.play(move)
            if cost < costs.get(child, cost + 1):
                costs[child], came[child] = cost, (position, int(move))
                heapq.heappush(waiting, (cost + int(heuristic.evaluate(child)), -cost, next(numbers), child))
    cells[STOP] = 1
    return Found(None, least, stored=len(costs))


def _way(came: dict[Any, tuple[Any, int]], position: Any) -> tuple[int, ...]:
    moves = []
    while position in came:
        position, move = came[position]
        moves.append(move)
    return tuple(reversed(moves))


PATHFINDER = PathfinderEntry(
    "a-star", "the most promising position first; remembers all of them (Hart, Nilsson, Raphael, 1968)", search
)
