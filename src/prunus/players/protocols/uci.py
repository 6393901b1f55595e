"""UCI for chess: UGI with White and Black, moves such as e2e4 and e7e8q, and values in hundredths of a pawn.

Searches of ours end a line where a position comes back or fifty moves have gone by; whoever plays by UCI may go on until somebody
claims the draw. There the way to the position is forgotten, and a move is found as in any other.
"""

from __future__ import annotations

from typing import Any

from prunus.core.registry import game
from prunus.players.player import Situation
from prunus.players.protocols.shared import Say
from prunus.players.protocols.ugi import NO_MOVE, UgiServer, Words


class UciServer(UgiServer):
    words = Words("uci", "ucinewgame", (("wtime", "winc"), ("btime", "binc")))
    scale = 10  # `shannon` counts in tenths of a pawn

    def __init__(self, player: str, say: Say, seed: int = 0) -> None:
        super().__init__(game("chess"), player, say, seed)

    def text_of(self, position: Any, move: Any) -> str:
        return str(position.legal[int(move)].uci())

    def read(self, position: Any, text: str) -> Any:
        for move, made in position.legal.items():  # those of a game that somebody could have ended, too
            if made.uci() == text.lower():
                return move
        return self.game.parse_move(position, text)

    def playable(self) -> Situation:
        position = self.situation.position
        if not position.is_over() or not position.legal:
            return self.situation
        board = position.board.copy(stack=False)
        board.halfmove_clock = 0
        return Situation.at(self.game, type(position)(board))

    def only_move(self) -> str:
        """Of a position that nobody can win, any move; none where there is none."""
        position = self.situation.position
        return next((self.text_of(position, move) for move in position.legal), NO_MOVE)
