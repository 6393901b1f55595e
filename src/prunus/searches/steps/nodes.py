"""The nodes of a script, as provers meet them: by their parents and the numbers of the moves that lead to them."""

from __future__ import annotations

from typing import Any

from prunus.core.game import Game, is_max_to_move
from prunus.core.numbering import numbered
from prunus.searches.steps.script import ScriptNode


class Nodes(list[ScriptNode]):
    """In the order in which they are met; a child that is met again is the same one."""

    def __init__(self, game: Game, root: Any, depth: int | None) -> None:
        super().__init__()
        self.game, self.depth = game, depth
        self.positions: list[Any] = []
        self.known: dict[tuple[int, int], int] = {}
        self.moves: dict[int, dict[int, Any]] = {}  # of nodes that have children, by their numbers
        self._meet(None, root, "", [], is_max_to_move(root))

    def child(self, parent: int, move: int) -> int:
        """The number of a child."""
        if (parent, move) not in self.known:
            above = self.positions[parent]
            own = self.moves.setdefault(parent, {})
            if not own:
                own.update(numbered(above))
            text, place = self.game.format_move(above, own[move]), self.game.place(above, own[move])
            self.known[parent, move] = len(self)
            self._meet(self[parent], above.play(own[move]), text, list(place or ()), not self[parent].is_max)
        return self.known[parent, move]

    def path(self, number: int) -> list[int]:
        """From the root to a node."""
        path = [number]
        while (parent := self[path[-1]].parent) is not None:
            path.append(parent)
        return path[::-1]

    def line(self, moves: list[str]) -> list[int]:
        """The nodes along moves, as far as they have been met."""
        below = {(node.parent, node.move): node.number for node in self}
        line = [0]
        for move in moves:
            following = below.get((line[-1], move))
            if following is None:
                break
            line.append(following)
        return line

    def _meet(self, parent: ScriptNode | None, position: Any, move: str, placed: list[int], is_max: bool) -> None:
        ply = 0 if parent is None else parent.ply + 1
        self.append(
            ScriptNode(
                number=len(self),
                parent=None if parent is None else parent.number,
                look=1,
                ply=ply,
                move=move,
                is_max=is_max,
                is_leaf=ply == self.depth or bool(position.is_over()),
                label=self.game.label(position),
                player=self.game.player(position),
                board=self.game.rows(position),
                placed=placed,
            )
        )
        self.positions.append(position)
