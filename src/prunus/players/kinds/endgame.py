"""An endgame table, where it has the position: a value and a way to it that are exact, for no more than a look."""

from __future__ import annotations

from prunus.core.game import Game
from prunus.core.requests import Cancellation, file_of
from prunus.players.kinds.solver import solved
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation
from prunus.solvers.strong.by_table import TableSolver
from prunus.tables.endgame import NOWHERE
from prunus.tables.endgame_file import read_endgame


class FromTable(Adviser):
    """The winner hurries and the loser delays, as the table says; where play need not end, any of the best moves."""

    name, gives_lines = "endgame", True

    def __init__(self, solver: TableSolver) -> None:
        self.solver = solver

    def prepare(self, situation: Situation) -> None:
        self.solver.endgame.place_of(situation.position)

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        position = self.solver.admitted(situation.position)
        if self.solver.endgame.place_of(position) == NOWHERE:
            return None
        return solved(self.solver, situation, self.name)


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    return [FromTable(TableSolver(game, read_endgame(file_of(argument, "endgame table"), game)))]


PLAYER = PlayerEntry(
    "endgame",
    "the move of an endgame table, where it has the position",
    _made,
    argument=":FILE",
    remark="`prunus solve --level strong --output FILE` makes one",
)
