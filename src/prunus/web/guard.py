"""What guards every request: headers on every answer, and so many bytes of questions at once."""

from __future__ import annotations

from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from prunus.errors import PrunusError
from prunus.web.limits import TooBusy, network_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LARGEST = 4_000_000  # bytes of a question: a certificate may be pasted
MOST_OF_AN_ADDRESS = 64_000_000  # bytes that have come and wait to be answered
MOST = 256_000_000


class Guarded:
    """An application that gives every answer these headers, and of which no question is larger than `LARGEST`.

    What a question claims to be long does not matter: its bytes are counted as they come, and those of all that wait.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.held: Counter[str | None] = Counter()  # bytes, by address, and by all

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        address = network_of(scope["client"][0] if scope.get("client") else "")
        asked = 0

        async def counted() -> Message:
            nonlocal asked
            message = await receive()
            further = len(message.get("body", b""))
            asked += further
            self.held.update({address: further, None: further})
            if asked > LARGEST:
                raise PrunusError(f"the question is longer than {LARGEST:,} bytes")
            if self.held[address] > MOST_OF_AN_ADDRESS or self.held[None] > MOST:
                raise TooBusy("too much is asked at once: wait for the answers to what was asked before")
            return message

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *((k.lower().encode(), v.encode()) for k, v in HEADERS.items())]
            await send(message)

        try:
            return await self.app(scope, counted, headed)
        finally:
            self.held.subtract({address: asked, None: asked})
            self.held = +self.held
