"""What tests of the lab share: a house with a game whose experiments take a second, and how its runs are asked for and followed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from prunus.lab import bundle
from prunus.web.limits import Audience
from prunus.web.question import House, Question, Visitor
from prunus.web.runs.stream import events
from prunus.web.serving import house_of
from prunus.web.views.lab import QUESTIONS

GAME = str(Path(__file__).parent / "coin_row.py")
SMALL = {"question": "reproduce", "game": "coins", "depth": 3, "games": 40, "training_games": 4, "learner": "foil", "seeds": [1, 2]}
PAIR = {"question": "compare", "game": "coins", "depth": 2, "positions": 3, "searches": ["alpha-beta"]}
PAIR |= {"orderings": ["natural", "static"]}
LONG = SMALL | {"games": 200, "training_games": 1000, "depth": 6}  # hours


def house_with(folder: Path | None) -> House:
    whole = house_of((GAME,), folder, 20)
    return House({name: whole.games[name] for name in ("coins", "tic-tac-toe")}, whole.folder, 20)


def asked(house: House, question: str, /, visitor: str = "127.0.0.1", **fields: Any) -> Any:
    return json.loads(json.dumps(QUESTIONS[question](Question(fields, house, visitor=Visitor(visitor, ""))), allow_nan=False))


def followed(house: House, name: str | None, mark: str = "", until: Callable[[Any], bool] = lambda _: False) -> list[Any]:
    """The events of a run: each mark and what is said, to the end, or until one of a kind."""

    async def listen() -> list[Any]:
        found: list[Any] = []
        audience = Audience()
        stream = events(house, audience, "here", name, mark)
        async for text in stream:
            if not text.startswith(":"):
                found.append(read_event(text))
                if until(found[-1][1]):
                    break
        await stream.aclose()  # type: ignore[attr-defined]
        assert len(audience) == 0
        return found

    return asyncio.run(listen())


def read_event(text: str) -> tuple[str, Any]:
    """The identifier of an event, and what it says."""
    assert text.endswith("\n\n")
    parts = dict(line.split(": ", 1) for line in text.splitlines() if line)
    return parts.get("id", ""), json.loads(parts["data"])


def gathered(said: list[Any], found: list[Any] | None = None) -> list[Any]:
    """What was measured, put together as a page does."""
    found = list(found or [])
    for _, each in said:
        found = each["measured"] if each["is_all"] else found + each["measured"]
    return found


def files_said(place: Path) -> dict[str, Any]:
    """What a bundle says but for clocks and dates: the figures, the answers, and the bytes of what was learned."""
    said = json.loads((place / bundle.RESULTS).read_text())
    programs = {path.name: path.read_bytes() for path in (place / bundle.PROGRAMS).iterdir()}
    counted = [line.rpartition(",")[0] for line in (place / bundle.GAMES).read_text().splitlines()]
    figures = [{name: value for name, value in row.items() if name != "time"} for row in said["summaries"]]
    return {"protocol": said["protocol"], "answers": said["answers"], "figures": figures, "programs": programs, "games": counted}


class Server:
    """`prunus serve` as a process of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "prunus", "serve", "--port", str(port), "--folder", str(folder), "--game", GAME]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().split()[3]
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def ask(self, question: str, /, **fields: Any) -> Any:
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request("POST", f"/ask/lab/{question}", json.dumps(fields), {"Content-Type": "application/json"})
            return json.loads(connection.getresponse().read())

    def events(self, run: str, mark: str = "") -> Iterator[Any]:
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request("GET", f"/events?run={run}", headers={"Last-Event-ID": mark} if mark else {})
            answer, text = connection.getresponse(), ""
            assert answer.headers["Content-Type"].startswith("text/event-stream")
            while line := answer.readline().decode():
                text += line
                if line == "\n":
                    if not text.startswith(":"):
                        yield read_event(text)
                    text = ""

    def end(self, number: signal.Signals) -> set[str]:
        """What it says when it is ended; on a busy machine it may say it twice."""
        self.process.send_signal(number)
        _, said = self.process.communicate(timeout=60)
        return set(said.splitlines())
