"""uvicorn as this page needs it: connections that are bounded in number and in time, and streams that do not delay the end."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from prunus.web.limits import network_of

MOST_OF_AN_ADDRESS = 200  # connections; a browser has six
MOST = 600  # fewer than the files that a process may have open
HEAD_SECONDS = 10.0  # within which a request has said what it wants
BODY_SECONDS = 30.0  # and within which all of it has come
MOST_UNREAD_OF_AN_ADDRESS, MOST_UNREAD = 128_000_000, 512_000_000  # bytes of answers that wait to be read
READING_SECONDS = 120.0  # within which an answer that waits to be read has been read


class Connection(H11Protocol):
    """A connection that is ended when who is at its other end takes too long, or has too many."""

    address = ""
    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _awaited: Any = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        others = self._others()
        if len(others) > MOST or sum(each.address == self.address for each in others) > MOST_OF_AN_ADDRESS:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        unread = [(each.address, each.transport.get_write_buffer_size()) for each in self._others()]
        theirs = sum(size for address, size in unread if address == self.address)
        if theirs > MOST_UNREAD_OF_AN_ADDRESS or sum(size for _, size in unread) > MOST_UNREAD:
            self.transport.abort()
        self._unread = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._late, self._unread):
            if timer is not None:
                timer.cancel()

    def _others(self) -> list[Connection]:
        """All connections of this server, this one among them, but for those that are being ended."""
        return [each for each in self.connections if isinstance(each, Connection) and not each.transport.is_closing()]

    def _wait(self) -> None:
        """For the rest of a request, so long and no longer, however little of it comes again and again."""
        state = self.conn.their_state
        if state is self._awaited:
            return
        if self._late is not None:
            self._late.cancel()
        seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(state)
        self._awaited = state
        self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class Server(uvicorn.Server):
    """The server of one page, whose audience is sent home when it ends."""

    def __init__(self, page: Starlette, grace: int) -> None:
        settings = {
            "http": Connection,
            "ws": "none",
            "proxy_headers": False,  # whoever asks could say that they are somebody else
            "server_header": False,
            "access_log": False,
            "log_level": "error",  # what visitors send must not fill the log
            "timeout_graceful_shutdown": grace,
        }
        super().__init__(uvicorn.Config(page, **settings))  # type: ignore[arg-type]
        self.page = page

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.page.state.audience.close()
        await super().shutdown(sockets)
