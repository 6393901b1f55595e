"""Serving the page: a socket, uvicorn behind it, and what is offered."""

from __future__ import annotations

import functools
import os
import socket
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from prunus.core.game import Game
from prunus.core.registry import all_games
from prunus.core.registry import game as find_game
from prunus.errors import BadFile, MissingLibrary, PrunusError
from prunus.web.question import House

GRACE = 1  # seconds that open questions get when the server ends; Ctrl-C has a patience of its own, which is longer


class NoPlace(PrunusError):
    """An address that cannot be listened at."""

    exit_code = 1


def house_of(own: Sequence[str], folder: Path | None, seconds: float) -> House:
    """What is offered: the games of the package, their boards, and those that were named; a name that is none is refused now."""
    games: dict[str, Callable[[], Game]] = {}
    for name, each in all_games().items():
        for board in (name, *each.variants):
            games[board] = functools.partial(find_game, board)
    for name in own:
        found = find_game(name)
        games[found.name] = functools.partial(_kept, found)
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"the folder {folder} cannot be made: {error.strerror}") from error
        folder = folder.resolve()
    return House(games, folder, seconds)


def _kept(game: Game) -> Game:
    return game


class Serving:
    """A server that listens as soon as it is entered, so that its address is known, and answers while it runs."""

    def __init__(self, house: House, host: str, port: int, names: Sequence[str] = ()) -> None:
        try:
            from prunus.web.listening import Server
            from prunus.web.server import application
        except ModuleNotFoundError as error:
            raise MissingLibrary(f"the page needs {error.name}", "web") from error
        self.host = host
        self.socket = _listening(host, port)
        self.port = self.socket.getsockname()[1]
        shown = f"[{host}]" if ":" in host else host
        hosts = ("127.0.0.1", "localhost", "[::1]", shown, *names)
        self.server = Server(application(house, hosts), GRACE)
        self.address = f"http://{shown if host not in ('0.0.0.0', '::') else 'localhost'}:{self.port}/"

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def run(self) -> None:
        """Answer until Ctrl-C, or until somebody calls `stop`.

        In a thread of its own: in the main thread uvicorn would take the signals for itself, and send them once more.
        """
        answering = threading.Thread(target=self.server.run, args=([self.socket],), name="the page")
        answering.start()
        try:
            answering.join()
        finally:
            self.stop()
            answering.join()

    def stop(self) -> None:
        """End soon; from any thread."""
        self.server.should_exit = True


def _listening(host: str, port: int) -> socket.socket:
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, proto)
    except OSError as error:
        raise NoPlace(f"there is no address {host!r} to listen at: {error.strerror}") from error
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(128)
    except OSError as error:
        found.close()
        raise NoPlace(f"nobody can listen at {host}, port {port}: {error.strerror}; --port 0 takes any that is free") from error
    return found
