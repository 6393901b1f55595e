"""The server on its socket: who is slow, who has many connections, who leaves, and who says that they are somebody else."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from prunus.errors import PrunusError
from prunus.web import listening, server
from prunus.web.limits import Audience
from prunus.web.listening import Connection, Server
from prunus.web.question import House, Question
from prunus.web.serving import _listening

ASKED = b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n"
LARGE = 30_000_000
OTHER = "127.0.0.2"  # another address of this machine
Connect = Callable[..., socket.socket]


@contextlib.contextmanager
def running(page: Starlette) -> Iterator[Connect]:
    """A page on a socket of this machine; what opens a connection to it."""
    listens = _listening("127.0.0.1", 0)
    serving = Server(page, 1)
    thread = threading.Thread(target=serving.run, args=([listens],), daemon=True)
    thread.start()
    with contextlib.ExitStack() as stack:

        def connect(sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
            found = socket.create_connection(listens.getsockname(), 60, (source, 0))
            stack.callback(found.close)
            found.sendall(sent)
            return found

        yield connect
    serving.should_exit = True
    thread.join()


def is_ended(connection: socket.socket) -> bool:
    """Wait until the other side has ended a connection without a word."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def answered(connection: socket.socket, headers: bytes = b"") -> bytes:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + b"\r\n")
    return read(connection)


def read(connection: socket.socket) -> bytes:
    return b"".join(iter(lambda: connection.recv(65_536), b""))


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set when the server has ended a connection."""
    found, before = threading.Event(), Connection.connection_lost

    def connection_lost(self: Connection, error: Exception | None) -> None:
        before(self, error)
        found.set()

    monkeypatch.setattr(Connection, "connection_lost", connection_lost)
    return found


@pytest.fixture
def page() -> Starlette:
    def who(request: Request) -> Response:
        return PlainTextResponse(request.client.host if request.client else "nobody")

    async def body(request: Request) -> Response:
        return PlainTextResponse(str(len(await request.body())))

    def large(_: Request) -> Response:
        return Response(b" " * LARGE)

    found = Starlette(routes=[Route("/", who), Route("/large", large), Route("/body", body, methods=["POST"])])
    found.state.audience = Audience()
    return found


def test_who_says_nothing_or_too_little_is_not_waited_for(page: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(listening, "BODY_SECONDS", 0.2)
    asked = b"POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
    with running(page) as connect:
        for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n", asked):
            assert is_ended(connect(sent))
        assert b"127.0.0.1" in answered(connect())


def test_a_trickle_is_not_waited_for_either(page: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte by byte is not progress: a request has so many seconds, however often something comes."""
    monkeypatch.setattr(listening, "HEAD_SECONDS", 0.2)
    with running(page) as connect:
        slow = connect(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(1_000):
            with contextlib.suppress(OSError):  # it is told by the next that is read
                slow.sendall(b"a")
            if select.select([slow], [], [], 0.02)[0]:
                break
        else:
            pytest.fail("it was waited for")
        assert is_ended(slow)


def test_an_answer_that_nobody_reads_is_not_kept(page: Starlette, lost: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "READING_SECONDS", 0.2)
    with running(page) as connect:
        unread = connect(ASKED)
        assert lost.wait(60)
        assert len(read(unread)) < LARGE  # what was on its way when it was ended


def test_answers_that_wait_to_be_read_are_bounded(page: Starlette, lost: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "MOST_UNREAD_OF_AN_ADDRESS", LARGE // 2)
    with running(page) as connect:
        unread = connect(ASKED)
        assert lost.wait(60)
        assert len(read(unread)) < LARGE
        assert b"127.0.0.1" in answered(connect())


def test_connections_of_an_address_are_bounded_and_others_are_answered(page: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "MOST_OF_AN_ADDRESS", 3)
    with running(page) as connect:
        kept = [connect() for _ in range(3)]
        for _ in range(20):
            assert is_ended(connect())
        try:
            assert OTHER.encode() in answered(connect(source=OTHER))
        except OSError:
            pytest.skip("this machine has one address of its own")
        assert b"127.0.0.1" in answered(kept[0])
        assert b"127.0.0.1" in answered(connect())  # there is room again


def test_a_rush_of_connections_shuts_nobody_else_out(page: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are refused at the same moment do not count."""
    monkeypatch.setattr(listening, "MOST_OF_AN_ADDRESS", 2)
    monkeypatch.setattr(listening, "MOST", 4)
    busy, gate = threading.Event(), threading.Event()

    async def hold(_: Request) -> Response:
        busy.set()
        assert gate.wait(60)  # nobody is let in meanwhile
        return PlainTextResponse("held")

    page.router.routes.append(Route("/hold", hold))
    with running(page) as connect:
        connect(b"GET /hold HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert busy.wait(60)
        rush = [connect() for _ in range(20)]
        try:
            other = connect(source=OTHER)
        except OSError:
            pytest.skip("this machine has one address of its own")
        finally:
            gate.set()
        assert OTHER.encode() in answered(other)
        assert is_ended(rush[-1])


def test_nobody_is_believed_to_be_somebody_else(page: Starlette) -> None:
    with running(page) as connect:
        assert answered(connect(), b"X-Forwarded-For: 9.9.9.9\r\nForwarded: for=9.9.9.9\r\n").endswith(b"127.0.0.1")


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x00 nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"a" * 1_000_000 + b"\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=range(5),
)
def test_what_is_no_http_is_refused_in_silence(page: Starlette, sent: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    with running(page) as connect:
        asking = connect()
        with contextlib.suppress(OSError):  # who is refused early need not hear the rest
            asking.sendall(sent)
            assert asking.recv(65_536).startswith(b"HTTP/1.1 4")
        assert b"127.0.0.1" in answered(connect())
    assert capfd.readouterr().err == ""


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[Starlette, threading.Event, threading.Event]]:
    """A page whose question waits until it is told to end; when it has begun, and when it was told."""
    begun, told = threading.Event(), threading.Event()

    def wait(question: Question) -> dict[str, Any]:
        with question.cancel.heard_by(told.set):
            begun.set()
            assert told.wait(60)
        raise PrunusError(f"file '{tmp_path}/secret' in {tmp_path} was not read")

    monkeypatch.setattr(server, "questions", lambda: {"slow": {"wait": wait}})
    yield server.application(House({}, tmp_path, 60)), begun, told
    told.set()


QUESTION = b"POST /ask/slow/wait HTTP/1.1\r\nHost: localhost\r\n"
QUESTION += b"Content-Type: application/json\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}"


def test_who_leaves_is_not_worked_for(waiting: Any, caplog: pytest.LogCaptureFixture) -> None:
    found, begun, told = waiting
    with running(found) as connect:
        connection = connect(QUESTION)
        assert begun.wait(60)
        assert not told.is_set()
        connection.close()
        assert told.wait(60)
    assert caplog.records == []


def test_where_the_folder_lies_is_not_said(waiting: Any) -> None:
    found, begun, told = waiting
    with running(found) as connect:
        connection = connect(QUESTION)
        assert begun.wait(60)
        told.set()
        said = json.loads(read(connection).partition(b"\r\n\r\n")[2])
    assert said == {"error": "file 'secret' in the folder was not read", "field": None}
