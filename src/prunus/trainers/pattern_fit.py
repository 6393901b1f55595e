"""The weights of one stage of play: least squares by steps that shrink as they add up (Adagrad; Duchi, Hazan, Singer, 2011).

    predicted = sum of the weights of the cells that a position means
    weight   -= rate / sqrt(sum of its squared gradients) * (error + pull * (weight - its prior))

Cells that are rarely met stay near their prior, the weights of the stage after this one: what is good late is good earlier, unless
the positions say otherwise.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.jit import kernel
from prunus.core.patterns import Shape

RATE, PULL, EPOCHS = 1.2, 0.03, 8
SMALL = 1.0


@kernel
def descend(cells, labels, order, weights, prior, squares, rate, pull):  # type: ignore[no-untyped-def]
    """One epoch over the positions, in this order; the sum of squared errors before each step."""
    total = 0.0
    for k in range(order.size):
        position = order[k]
        predicted = 0.0
        for lane in range(cells.shape[1]):
            predicted += weights[cells[position, lane]]
        error = predicted - labels[position]
        total += error * error
        for lane in range(cells.shape[1]):
            cell = cells[position, lane]
            gradient = error + pull * (weights[cell] - prior[cell])
            squares[cell] += gradient * gradient
            weights[cell] -= rate * gradient / np.sqrt(squares[cell])
    return total


def cells_met(shape: Shape, own: NDArray[np.uint64], opponent: NDArray[np.uint64], reach: NDArray[np.int64]) -> NDArray[np.int32]:
    """[position, lane]: the cells of every position, those that stand for others in their place; reach is [position, side]."""
    groups = shape.cells(own, opponent)[:, : len(shape.images)]
    moves = shape.reach + reach + np.array([0, shape.REACH])
    return shape.canonical[np.concatenate([groups, moves], axis=1)].astype(np.int32)


def fitted(
    shape: Shape, cells: NDArray[np.int32], labels: NDArray[np.float64], prior: NDArray[np.float64], seed: int, epochs: int = EPOCHS
) -> NDArray[np.float64]:
    """[cell]: the weights that fit the labels, begun at `prior`; cells that others stand for have the weights of those."""
    weights, squares = prior.copy(), np.full(shape.size, SMALL)
    chance = np.random.default_rng(seed)
    for epoch in range(epochs):
        order = chance.permutation(len(labels))
        rate = RATE * 100 / (1 + epoch)
        descend(cells, labels, order, weights, prior, squares, rate / cells.shape[1] ** 0.5, PULL)
    return weights[shape.canonical]


def predicted(cells: NDArray[Any], weights: NDArray[Any]) -> NDArray[Any]:
    return weights[cells].sum(axis=1)
