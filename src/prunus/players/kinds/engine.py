"""A program of others, by the protocol that it speaks.

    engine:ugi=python -m prunus ugi nim          engine:uci,Hash=64=stockfish          engine:nboard,depth=8=mEdax -nboard

It is started when the player is prepared, told the time for every move, and ended when nobody asks any more. One that crashes,
hangs, answers rubbish or makes an illegal move loses that game, and is started anew for the next.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.errors import NotationError, OutOfRange, PrunusError, UnknownName
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation
from prunus.players.playing import IllegalChoice
from prunus.players.protocols.clients import CLIENTS, SECONDS, Client
from prunus.players.protocols.program import Peer, words_of
from prunus.searches.driving.limits import Limits

MARGIN = 1.0  # seconds that a program may be late before it is ended; a game is lost earlier
PATIENCE = 120.0  # seconds to begin, where kernels may have to be compiled, and for a move where nobody counts
LIMITS = {"depth": int, "nodes": int}


class Engine(Adviser):
    """A program, begun anew whenever it was ended."""

    name = "engine"

    def __init__(self, words: list[str], kind: type[Client], game: Game, said: Mapping[str, str], limits: Limits, patience: float):
        self.words, self.kind, self.game, self.said, self.limits, self.patience = words, kind, game, said, limits, patience
        self.client: Client | None = None
        self.trouble: PrunusError | None = None  # that a game began with: its first move is lost by it

    def prepare(self, situation: Situation) -> None:
        self._begun()

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble
        position, asked = situation.position, self._limited(situation)
        legal = list(position.moves())
        if len(legal) == 1 and self.game.format_move(position, legal[0]) == "pass":  # not every program can say so
            return Choice(legal[0], self.name)
        is_counted = asked.seconds is not None or (asked.depth, asked.nodes) == (None, None)
        seconds = (asked.seconds or SECONDS) + MARGIN if is_counted else self.patience
        try:
            reply = self._begun().ask(asked, cancel, seconds)
            if reply is None:  # somebody wants no more of this game; the program may still be thinking about it
                self._end()
                return Choice(legal[0], self.name)
            move = self._move(situation, reply.move)
        except PrunusError:
            self._end()
            raise
        return Choice(move, self.name, reply.value, (move,), reply.depth, False, reply.nodes)

    def forget(self) -> None:
        """Begin a game. What goes wrong is said when the program is to move, where it loses the game by it."""
        self.trouble = None
        try:
            if self.client is not None and self.client.program.is_running:
                self.client.begin()
            else:
                self._begun()
        except PrunusError as error:
            self._end()
            self.trouble = error

    def close(self) -> None:
        if self.client is not None:
            self.client.program.close(self.client.farewell)
            self.client = None

    def _begun(self) -> Client:
        """The program, which is ready."""
        if self.client is not None and not self.client.program.is_running:
            self._end()
        if self.client is None:
            self.client = self.kind(Peer(self.words), self.game, self.said, self.patience)
            try:
                self.client.greet()
            except PrunusError:
                self._end()
                raise
        return self.client

    def _end(self) -> None:
        if self.client is not None:
            self.client.program.close()
            self.client = None

    def _limited(self, situation: Situation) -> Situation:
        return situation._replace(depth=situation.depth or self.limits.depth, nodes=situation.nodes or self.limits.nodes)

    def _move(self, situation: Situation, text: str) -> Any:
        """The move that a program has written; IllegalChoice if there is none such."""
        game, position = self.game, situation.position
        for move in position.moves():
            if "_".join(game.format_move(position, move).split()) == text:
                return move
        try:
            return game.parse_move(position, text)
        except PrunusError as error:
            raise IllegalChoice(str(error)) from error


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    found = re.fullmatch(r"([^,=]+)((?:,[^,=]+=[^,=]*)*)=(.+)", argument)
    if found is None:
        raise NotationError("player", f"engine:{argument}", len("engine:"), "PROTOCOL[,NAME=VALUE]=COMMAND")
    protocol, settings, command = found[1].strip(), found[2], found[3].replace("&", "+")
    if protocol not in CLIENTS:
        raise UnknownName("protocol", protocol, CLIENTS)
    said = dict(part.split("=", 1) for part in settings.split(",")[1:])
    limits: dict[str, Any] = {name: _number(name, said.pop(name)) for name in LIMITS if name in said}
    patience = float(_number("patience", said.pop("patience"))) if "patience" in said else PATIENCE
    CLIENTS[protocol].check(protocol, game, said)
    return [Engine(words_of(command), CLIENTS[protocol], game, said, Limits(**limits), patience)]


def _number(name: str, text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) == 0:
        raise OutOfRange(f"engine: {name}={text[:40]} is not a whole number from 1 to 999,999,999")
    return int(text)


PLAYER = PlayerEntry(
    "engine",
    f"another program, by its protocol: {', '.join(CLIENTS)}; a + in the command is written &",
    _made,
    always_knows=True,
    argument=":PROTOCOL[,depth=N,nodes=N,patience=S,OPTION=VALUE]=COMMAND",
    remark="as engine:uci=stockfish",
)
