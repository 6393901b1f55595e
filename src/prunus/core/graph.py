"""Graph: the positions that a search of a plain game has met, each once, and how their game is asked.

Whoever stands in for a position asks its game thousands of times a second, so what can be known of the game is found out once: what
its functions are given (an object, or a state), whether it says whose turn it is, whether its positions could be changed.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from prunus.core.game import Position
from prunus.core.keys import SIMPLE, content_of
from prunus.core.numbering import Numbering
from prunus.core.standing_in import Turning

MOST = 100_000  # positions that are remembered, about a thousand bytes each
LOOKED_AT = 50  # images in each search that are asked as well, to see whether the symmetries are some
NAMES = SIMPLE - {bytes}  # states that are their own names; a content is bytes


def has_own_keys(kind: Any) -> bool:
    """Whether positions of this class say themselves what tells them from others."""
    return bool(kind.has_own_keys if issubclass(kind, Turning) else kind.key is not Position.key)


class Graph:
    """The positions that a search has met, by name, and the numbers of their moves.

    A name is what nobody could change and no other position has: a state that is a text, a number or a tuple of such, or the
    content of a position; None where there is no name, and the position is always another one.

    Where a game says its symmetries, the first position met of those that they lead to answers for all of them.
    """

    __slots__ = (
        "_firsts", "_is_named_by_state", "_nodes", "_stand_in", "_views", "has_own_keys", "images", "is_believed", "is_over",
        "is_turning", "kind", "most", "moves", "number", "numbering", "play", "watches_turns",
    )  # fmt: skip

    is_over: Callable[[Any], Any]  # the functions of the game, of what its positions are to it
    moves: Callable[[Any], Any]
    play: Callable[[Any, Any], Any]

    def __init__(self, kind: Any, stand_in: Any, is_believed: bool, is_folded: bool) -> None:
        self._nodes: dict[Any, Any] = {}
        self.number, self.most, self._stand_in = 0, MOST, stand_in
        self.kind, self.is_believed, self.numbering = kind, is_believed, Numbering()
        self.is_turning = issubclass(kind, Turning)
        self.watches_turns = self.is_turning and kind.says_turn and not is_believed
        self.has_own_keys = has_own_keys(kind)
        self._is_named_by_state = self.is_turning and kind.has_named_states()
        self._views = kind.rules.symmetries if is_folded and self._is_named_by_state else ()
        self._firsts: dict[Any, Any] = {}  # by name: who answers for it and its images
        self.images = 0  # that others answer for
        asked: Any = kind.rules if self.is_turning else _Objects
        self.is_over, self.moves, self.play = asked.is_over, asked.moves, asked.play

    def node(self, position: Any, parent: Any, move: int | None) -> Any:
        """What stands in for a position, met first or again."""
        is_named = self._is_named_by_state and is_name(position.state)
        name = position.state if is_named else content_of(position) or None
        known = None if name is None else self._nodes.get(name)
        return self._met(name, position, parent, move, is_named) if known is None else known

    def child(self, made: Any, parent: Any, move: int) -> Any:
        """What stands in for what `play` has made of the parent, met first or again; None if that is no position."""
        if not self.is_turning:
            return self.node(made, parent, move) if isinstance(made, self.kind) else None
        if made is None:
            return None
        is_named = self._is_named_by_state and is_name(made)
        known = self._nodes.get(made) if is_named else None
        if known is not None:
            return known
        position = parent.__wrapped__.followed_by(made, self.numbering.move(move))
        return self._met(made, position, parent, move, True) if is_named else self.node(position, parent, move)

    def _met(self, name: Any, position: Any, parent: Any, move: int | None, is_named: bool) -> Any:
        """What stands in for a position that is met first."""
        node = self._stand_in(self, position, parent, move, name, is_named or self.is_believed)
        self.number += 1
        if self._views and is_named and self.number < self.most:
            node.first = self._image_of(name, node)
        if name is not None and self.number < self.most:  # one that is not remembered is asked again where it is met again
            self._nodes[name] = node
        return node

    def _image_of(self, name: Any, node: Any) -> Any:
        """Who answers for a position that is met first: an image of it that was met before, or None: it does so itself."""
        first = self._firsts.get(name)
        if first is not None:
            self.images += 1
            return first
        for number, view in enumerate(self._views, 1):
            self._firsts.setdefault(node.seen(view, number), node)
        self._firsts[name] = node
        return None


class _Objects:
    """How positions are asked that are objects."""

    is_over = operator.methodcaller("is_over")
    moves = operator.methodcaller("moves")

    @staticmethod
    def play(position: Any, move: Any) -> Any:
        return position.play(move)


def is_name(state: Any) -> bool:
    """Whether nobody could change a state, and equal ones are the same: a text or a number, or a tuple of such."""
    kind = type(state)
    return kind in NAMES or (kind is tuple and SIMPLE.issuperset(map(type, state)))
