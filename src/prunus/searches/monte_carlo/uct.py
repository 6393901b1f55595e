"""Monte-Carlo tree search: random games say which moves deserve a closer look, and what is proved on the way is proved for good."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from prunus.core.bits import mix
from prunus.core.chance import below, following
from prunus.core.jit import inline, kernel
from prunus.core.values import ONE, ZERO
from prunus.errors import NotationError
from prunus.searches.monte_carlo.entry import SamplerEntry
from prunus.searches.monte_carlo.sampling import Sampling, Weights
from prunus.searches.monte_carlo.tree import (
    COUNT,
    FIRST,
    LOWER,
    MOVE,
    PARENT,
    TOTAL,
    UPPER,
    VISITS,
    WHOLE,
    WIDTH,
    SampledTree,
    add_node,
    add_visit,
    is_proved,
    read,
    renew_bounds,
    rewarded,
)

EXPLORATION = 0.7


@kernel
def uct(position, depth, tree, sampling):  # type: ignore[no-untyped-def]
    """Visit the tree until its root is proved, a limit is reached, or its memory is full and patience at an end. At every node

        lower <= v <= upper      with v the minimax value, to the end or to `depth`
        visits == the sum of the children's visits + the visits before it had children

    Kocsis and Szepesvári, 2006, UCT; Coulom, 2006; bounds after Winands, Björnsson and Saito, 2008, MCTS-Solver, and Cazenave and
    Saffidine, 2010, score-bounded; the bias after Chaslot and others, 2008.
    """
    patience = sampling.patience
    while not is_proved(tree, ZERO) and patience >= 0:
        sampling.tally.enter(ZERO, ZERO)
        if sampling.tally.is_stopped():
            break
        game = read(tree, ZERO, VISITS)
        word = mix(sampling.seed ^ np.uint64(game))
        node, there, left, ply = ZERO, position, depth, ZERO
        while read(tree, node, COUNT) > 0:  # selection
            word = following(word)
            node = most_urgent(tree, node, word, sampling.weights)
            there, left, ply = there.play(read(tree, node, MOVE)), left - ONE, ply + ONE
        sampling.trace.select(tree, node, sampling.tally)
        if is_ripe(tree, node, left, sampling):
            if tree.used[0] + there.move_count() <= tree.capacity:
                expand(tree, node, there, left, ply, sampling)
                prove_upwards(tree, node, sampling)
                if not is_proved(tree, node):
                    word = following(word)
                    node = most_urgent(tree, node, word, sampling.weights)
                    there, left, ply = there.play(read(tree, node, MOVE)), left - ONE, ply + ONE
            else:
                patience -= ONE
        value = read(tree, node, LOWER)
        if not is_proved(tree, node):
            value = sampling.playout.played_out(there, left, ply & ONE, game, word, sampling)
        reward = rewarded(value, sampling.weights.spread)
        sampling.trace.play_out(tree, node, reward, sampling.tally)
        back_up(tree, node, ply & ONE, game, reward, sampling.weights.sharing, sampling.tally, sampling.trace)


@inline
def is_ripe(tree: SampledTree, node: int, depth: int, sampling: Sampling) -> bool:
    """Whether a node without children is to have some: the root at once, others when they have been visited often enough."""
    return depth > 0 and (read(tree, node, VISITS) >= sampling.ripe_at or node == 0)


@kernel
def most_urgent(tree, node, word, weights):  # type: ignore[no-untyped-def]
    """The child to visit next: of those that could still raise the lower bound of the node the one with the most of

        mean + exploration * sqrt(log(visits of the node) / (visits + 1)) + bias * share of the moves behind it / (visits + 1)

    where the mean counts the mean of the node as one more visit, and is not beyond what is proved. Of equals chance decides. A
    kernel of its own: it knows no game, and is compiled once for all of them.
    """
    first, count, lower = read(tree, node, FIRST), read(tree, node, COUNT), read(tree, node, LOWER)
    here = read(tree, node, VISITS)
    usual, width = read(tree, node, TOTAL) / max(here, ONE), math.log(here + 1.0)
    child = first + below(word, count)
    urgent, most = first, -math.inf
    for _ in range(count):
        child = child + 1 if child + 1 < first + count else first
        if -read(tree, child, LOWER) > lower:
            visits = read(tree, child, VISITS) + 1
            mean = weights.sharing.blended(child, usual - read(tree, child, TOTAL), visits) / WHOLE
            urgency = within(tree, child, mean, weights) + weights.exploration * math.sqrt(width / visits)
            urgency += weights.bias * (first + count - child) / (count * visits)
            if urgency > most:
                urgent, most = child, urgency
    return urgent


@inline
def within(tree: SampledTree, child: int, mean: Any, weights: Weights) -> Any:
    """The mean of a child for its parent, if it is not beyond what is proved of it."""
    lower, upper = read(tree, child, LOWER), read(tree, child, UPPER)
    if lower > -weights.most:
        mean = min(mean, -rewarded(lower, weights.spread) / WHOLE)
    if upper < weights.most:
        mean = max(mean, -rewarded(upper, weights.spread) / WHOLE)
    return mean


@inline
def expand(tree: SampledTree, node: int, position: Any, depth: Any, ply: Any, sampling: Sampling) -> None:
    """Give a node its children, in their order; what is settled has its value."""
    first = tree.used[0]
    for move in sampling.ordering.arrange(position, depth, ply):
        child = position.play(move)
        lower, upper = -sampling.weights.most, sampling.weights.most
        if sampling.question.is_settled(child, depth - ONE):
            sampling.tally.leaf(depth - ONE)
            lower = upper = sampling.question.evaluation.evaluate(child)
        sampling.weights.sharing.begin(tree.used[0])
        add_node(tree, node, move, lower, upper)
    tree.cells[node * WIDTH + FIRST] = first
    tree.cells[node * WIDTH + COUNT] = tree.used[0] - first
    tree.used[1] = max(tree.used[1], ply + ONE)
    sampling.trace.expand(tree, node, sampling.tally)


@inline
def prove_upwards(tree: SampledTree, node: int, sampling: Sampling) -> None:
    """Renew the bounds of a node and its ancestors, up to the first one that nothing changes for."""
    while renew_bounds(tree, node):
        sampling.trace.renew(tree, node, sampling.tally)
        if node == 0:
            break
        node = read(tree, node, PARENT)


@kernel
def back_up(tree, node, side, game, reward, sharing, tally, trace):  # type: ignore[no-untyped-def]
    """Tell a node and all of its ancestors what a game has brought, each as its player sees it."""
    add_visit(tree, node, reward)
    trace.renew(tree, node, tally)
    while node != 0:
        side, reward = ONE - side, -reward
        sharing.mark(read(tree, node, MOVE), side, game)
        node = read(tree, node, PARENT)
        sharing.lend(tree, node, side, game, reward)
        add_visit(tree, node, reward)
        trace.renew(tree, node, tally)


def exploring(name: str, argument: str) -> float:
    """The factor of exploration that the argument of a search says."""
    try:
        factor = float(argument)
    except ValueError:
        factor = math.nan
    if not 0 <= factor <= 100:
        raise NotationError("algorithm", f"{name}:{argument}", len(name) + 1, "a number from 0 to 100, how much to explore")
    return factor


SAMPLER = SamplerEntry(
    "uct",
    "Monte-Carlo tree search: random games from the leaves of a tree, which keeps what is proved",
    uct,
    EXPLORATION,
    lambda argument: exploring("uct", argument),
    argument="[:EXPLORATION]",
    is_drawn=True,
)
