"""uvicorn as this page needs it: streams are ended first when it ends, so that none delays the end."""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette


class Server(uvicorn.Server):
    """The server of one page, whose audience is sent home when it ends."""

    def __init__(self, page: Starlette, **settings: object) -> None:
        super().__init__(uvicorn.Config(page, **settings))  # type: ignore[arg-type]
        self.page = page

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.page.state.audience.close()
        await super().shutdown(sockets)
