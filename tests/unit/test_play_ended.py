"""Questions of the view of play that end early: games judged in pieces, games of one's own that fail, visitors who leave."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.testclient import TestClient

from prunus import game as find_game
from prunus.core.requests import Cancellation
from prunus.web.limits import Desk
from prunus.web.question import House, Visitor
from prunus.web.server import _while_listening, application
from tests.asking import asked, house_with


class Ending:
    """Countdown, until somebody is stopped who has asked so often."""

    start = 14

    def __init__(self) -> None:
        self.cancel, self.left = Cancellation(), 10**9

    def moves(self, left: int) -> list[int]:
        self.left -= 1
        if self.left == 0:
            self.cancel.cancel()
        return [1, 2][:left]

    def play(self, left: int, move: int) -> int:
        return left - move

    def is_over(self, left: int) -> bool:
        return left == 0

    def outcome(self, left: int) -> int:
        return -1


def test_a_game_is_judged_in_pieces_from_its_end() -> None:
    written = Ending()
    game = find_game(written)
    own = House({game.name: lambda: game}, None, 60)
    fields = {"game": game.name, "moves": ["1", "2", "1", "1", "2", "1", "2"], "depth": 6}
    whole = asked(own, "analyse", **fields)["course"]
    assert [each["ply"] for each in whole] == list(range(7))
    written.left = 60
    pieces = asked(own, "analyse", written.cancel, **fields)["course"]
    assert 0 < len(pieces) < 7
    first = pieces[0]["ply"]
    assert [each["ply"] for each in pieces] == list(range(first, 7))
    rest = asked(own, "analyse", **fields | {"moves": fields["moves"][:first]})["course"]  # type: ignore[index]
    assert [(each["ply"], each["best"], each["made"]) for each in rest + pieces] == [
        (e["ply"], e["best"], e["made"]) for e in whole
    ]


def test_a_game_of_ones_own_that_fails_is_told_and_not_the_server(tmp_path: Path) -> None:
    house = house_with(tmp_path)
    (own,) = (name for name in house.games if name.endswith("gaps.py"))
    with TestClient(application(house), base_url="http://localhost", raise_server_exceptions=False) as client:
        answer = client.post("/ask/play/position", json={"game": own, "start": "nonsense"})
        assert (answer.status_code, answer.json()["field"]) == (200, "start")
        assert "the game fails at it with AssertionError: five squares" in answer.json()["error"]
        answer = client.post("/ask/trees/script", json={"game": own, "position": "nonsense"})
        assert answer.status_code == 200
        assert answer.json()["error"] == "game file gaps.py, line 26: AssertionError: five squares"


def test_what_nobody_waits_for_is_ended() -> None:
    async def scene() -> None:
        desk, cancel, ended, begun = Desk(60), Cancellation(), threading.Event(), threading.Event()

        def work() -> str:
            with cancel.heard_by(ended.set):
                begun.set()
                assert ended.wait(60)
                return "ended"

        async def leaves() -> dict[str, str]:
            await asyncio.to_thread(begun.wait, 60)
            return {"type": "http.disconnect"}

        request = Request({"type": "http"}, receive=leaves)  # type: ignore[arg-type]
        with pytest.raises(ClientDisconnect):
            await _while_listening(request, desk.answer(Visitor("1.1.1.1", "a"), cancel, work))
        assert cancel.is_cancelled
        assert desk.is_empty

    asyncio.run(scene())
