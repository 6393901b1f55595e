"""The page as a Starlette application: one shell for every view, the modules of `static/`, and questions as JSON.

    GET  /                         the shell, and so for /trees, /play …: what is shown is in the address
    GET  /static/NAME.js           the modules
    POST /ask/VIEW/QUESTION        a JSON object; answered with one, or with {"error": sentence, "field": name}
    GET  /events?run=NAME          what a run of the lab reports, or all of them without a name, as server-sent events

Nothing comes from another host and no script stands in the page (content security policy); hosts that the server was not started
for are refused, which is what stops DNS rebinding. What a visitor got wrong is an answer like others, with status 200: browsers
write every other status into the console.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from prunus.core.requests import Cancellation
from prunus.errors import PrunusError
from prunus.web import views
from prunus.web.bundle import is_module, source
from prunus.web.limits import Audience, Desk
from prunus.web.question import House, Question, Visitor
from prunus.web.runs.asked import go_on_with_all
from prunus.web.runs.laboratory import close as close_laboratory
from prunus.web.runs.stream import events

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
VISITOR = "x-prunus-visitor"
LARGEST = 4_000_000  # bytes of a question: a certificate may be pasted
SHELL = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Prunus</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/page.css">
<script type="module" src="/static/page.js"></script></head>
<body data-views="VIEWS">
<noscript>This page needs JavaScript; the command <code>prunus</code> does without.</noscript></body></html>
"""

Answer = Callable[[Question], Mapping[str, Any]]


def questions() -> dict[str, Mapping[str, Answer]]:
    """What every view answers, by the names of view and question."""
    names = [each.name for each in pkgutil.iter_modules(views.__path__)]
    return {name: importlib.import_module(f"{views.__name__}.{name}").QUESTIONS for name in names}


def application(house: House, hosts: Sequence[str] = ("127.0.0.1", "localhost", "[::1]")) -> Starlette:
    """The page of a house, for the hosts by whose names it may be asked."""
    known, desk, audience = questions(), Desk(house.seconds), Audience()
    page = SHELL.replace("VIEWS", " ".join(known))

    async def shell(request: Request) -> Response:
        view = request.path_params.get("view", "")
        return HTMLResponse(page) if view in ("", *known) else PlainTextResponse("there is no such page", 404)

    async def module(request: Request) -> Response:
        name = request.path_params["name"]
        if not is_module(name):
            return PlainTextResponse("there is no such file", 404)
        kind = "text/css" if name.endswith(".css") else "text/javascript"
        return Response(source(name), media_type=kind, headers={"Cache-Control": "no-cache"})

    async def ask(request: Request) -> Response:
        answer = known.get(request.path_params["view"], {}).get(request.path_params["question"])
        if answer is None:
            return _json({"error": "nobody here answers that"}, 404)
        if "application/json" not in request.headers.get("content-type", ""):  # a form of another site cannot say so
            return _json({"error": "questions are asked in JSON"}, 415)
        try:
            fields = _read(await request.body())
            cancel, visitor = Cancellation(), _visitor(request)
            found = await desk.answer(visitor, cancel, lambda: answer(Question(fields, house, cancel, visitor)))
        except PrunusError as error:
            return _json({"error": str(error), "field": getattr(error, "name", None)})
        except ClientDisconnect:
            return Response(status_code=400)
        return _json(found)

    async def heard(request: Request) -> Response:
        name, mark = request.query_params.get("run"), request.headers.get("last-event-id", "")
        said = events(house, audience, _visitor(request).address, name, mark)
        return StreamingResponse(said, media_type="text/event-stream", headers={"Cache-Control": "no-store"})

    @asynccontextmanager
    async def open_house(_: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(go_on_with_all, house)
        try:
            yield
        finally:
            await asyncio.to_thread(close_laboratory, house)

    routes = [
        Route("/", shell),
        Route("/static/{name:path}", module),
        Route("/ask/{view}/{question}", ask, methods=["POST"]),
        Route("/events", heard),
        Route("/{view}", shell),
    ]
    middleware = [
        Middleware(_Guarded),
        Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False),
    ]
    found = Starlette(routes=routes, middleware=middleware, lifespan=open_house)
    found.state.audience = audience
    return found


def _read(body: bytes) -> Mapping[str, Any]:
    try:
        fields = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise PrunusError("the question is no JSON") from error
    if not isinstance(fields, dict):
        raise PrunusError("a question is a JSON object")
    return fields


def _json(answer: Mapping[str, Any], status: int = 200) -> Response:
    """In ASCII: what visitors write may hold halves of characters, which no encoding has."""
    return Response(json.dumps(answer, allow_nan=False, separators=(",", ":")), status, media_type="application/json")


def _visitor(request: Request) -> Visitor:
    """From where somebody asks, and the name that their page has given itself."""
    return Visitor(request.client.host if request.client else "", request.headers.get(VISITOR, "")[:40])


class _Guarded:
    """Headers on every answer, and no question larger than `LARGEST`, whatever length it claims to have."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST:
                raise PrunusError(f"the question is longer than {LARGEST:,} bytes")
            return message

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *((k.lower().encode(), v.encode()) for k, v in HEADERS.items())]
            await send(message)

        return await self.app(scope, counted, headed)
