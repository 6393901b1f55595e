"""The page as a Starlette application: one shell for every view, the modules of `static/`, and questions as JSON.

    GET  /                         the shell, and so for /trees, /play …: what is shown is in the address
    GET  /static/NAME.js           the modules
    POST /ask/VIEW/QUESTION        a JSON object; answered with one, or with {"error": sentence, "field": name}
    GET  /events?run=NAME          what a run of the lab reports, or all of them without a name, as server-sent events

Nothing comes from another host and no script stands in the page (content security policy); hosts that the server was not started
for are refused, which is what stops DNS rebinding, and so are questions that a browser sends for the page of another site. What a
visitor got wrong is an answer like others, with status 200: browsers write every other status into the console.
"""

from __future__ import annotations

import asyncio
import functools
import importlib
import json
import pkgutil
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from prunus.core.requests import Cancellation
from prunus.core.user_files import user_folders
from prunus.errors import BadGame, PrunusError, shortened
from prunus.web import views
from prunus.web.bundle import is_module, source
from prunus.web.compiling import compiled_here
from prunus.web.guard import Guarded
from prunus.web.limits import Audience, Desk, network_of
from prunus.web.question import AskAgain, House, Question, Visitor
from prunus.web.runs.asked import go_on_with_all
from prunus.web.runs.laboratory import close as close_laboratory
from prunus.web.runs.stream import events

VISITOR = "x-prunus-visitor"
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
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return _json({"error": "questions are asked in JSON"}, 415)  # forms of other sites cannot say so
        if _is_from_elsewhere(request):
            return _json({"error": "this page answers itself alone"}, 403)
        cancel, visitor = Cancellation(), _visitor(request)
        try:
            body = await request.body()
            asked = functools.partial(Question, house=house, cancel=cancel, visitor=visitor)
            work = desk.answer(visitor, cancel, lambda: _answered(answer, body, asked, desk))
            return await _while_listening(request, work)
        except PrunusError as error:
            return _json({"error": _told(error, house), "field": getattr(error, "name", None)})
        except ClientDisconnect:
            return Response(status_code=400)

    async def heard(request: Request) -> Response:
        if _is_from_elsewhere(request):
            return PlainTextResponse("this page is told to itself alone", 403)
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
        Middleware(Guarded),
        Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False),
    ]
    found = Starlette(routes=routes, middleware=middleware, lifespan=open_house)
    found.state.audience = audience
    return found


async def _while_listening(request: Request, work: Coroutine[Any, Any, Response]) -> Response:
    """What comes of the work, which ends when nobody listens any more."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    task, leaving = asyncio.ensure_future(work), asyncio.ensure_future(gone())
    try:
        await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.wait({task})
            raise ClientDisconnect
        return task.result()
    finally:
        leaving.cancel()


def _answered(answer: Answer, body: bytes, asked: Callable[..., Question], desk: Desk) -> Response:
    """Read a question and answer it. Both take a place at the desk: what is small as text may be large when it was read.

    An error in a game of the user's own is told as one. What has come to nothing because its time went into compiling is to be
    asked again.
    """
    try:
        with compiled_here() as compiled:
            question = asked(_read(body), turns=desk.turns)
            return _json(answer(question))
    except PrunusError as error:
        if compiled and question.cancel.is_cancelled and not isinstance(error, AskAgain):
            raise AskAgain(f"the code for this had to be compiled first, and is there now: ask again ({error})") from error
        raise
    except RecursionError as error:
        raise PrunusError("the question is nested too deeply") from error
    except Exception as error:
        frames = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith(tuple(user_folders))]
        if not user_folders or not frames:
            raise
        place = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}"
        raise BadGame(f"game file {place}: {type(error).__name__}: {shortened(str(error), 300)}") from error


def _read(body: bytes) -> Mapping[str, Any]:
    try:
        fields = json.loads(body)
    except ValueError as error:
        raise PrunusError("the question is no JSON") from error
    if not isinstance(fields, dict):
        raise PrunusError("a question is a JSON object")
    return fields


def _told(error: PrunusError, house: House) -> str:
    """What went wrong, without the place of the folder, which is nobody's business but the owner's."""
    sentence, folder = str(error), str(house.folder or "")
    return sentence.replace(f"{folder}/", "").replace(folder, "the folder") if folder else sentence


def _is_from_elsewhere(request: Request) -> bool:
    """Whether a browser asks for the page of another site."""
    return request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")


def _json(answer: Mapping[str, Any], status: int = 200) -> Response:
    """In ASCII: what visitors write may hold halves of characters, which no encoding has."""
    return Response(json.dumps(answer, allow_nan=False, separators=(",", ":")), status, media_type="application/json")


def _visitor(request: Request) -> Visitor:
    """From where somebody asks, and the name that their page has given itself."""
    return Visitor(network_of(request.client.host if request.client else ""), request.headers.get(VISITOR, "")[:40])
