"""A browser, and pages in it that complain to nobody: no error, no warning, no request to another host."""

from __future__ import annotations

import contextlib
import functools
import http.server
import importlib.util
import shutil
import threading
from collections.abc import Callable, Iterator
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest

from prunus.web.bundle import static

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"
Opened = Callable[..., Any]


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """One for these tests and no longer: while it is there, an event loop runs, and other tests could have none of their own."""
    if importlib.util.find_spec("playwright") is None:
        pytest.skip("Playwright is not installed: pip install 'prunus[dev]'")
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def visitors(browser: Any) -> dict[Any, Any]:
    """Who looks at pages, by their settings: who was here before opens a page in half of the time."""
    return {}


@pytest.fixture
def opened(browser: Any, visitors: dict[Any, Any]) -> Iterator[Opened]:
    """Open an address in a page of its own; in the end no page may have complained, and what they have stored is forgotten."""
    complaints: list[str] = []
    pages: list[Any] = []

    def open_page(address: str, width: int = 1440, **settings: Any) -> Any:
        known = tuple(sorted(settings.items()))
        if known not in visitors:
            visitors[known] = browser.new_context(**settings)
            visitors[known].new_page()  # stays: a browser forgets what it has compiled for a visitor who has no page
        page = visitors[known].new_page()
        pages.append(page)
        page.set_viewport_size({"width": width, "height": 860})
        home = address.partition("://")[0] + "://" + address.partition("://")[2].partition("/")[0]
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((home, f"blob:{home}")) else complaints.append(f"asked for {asked.url}"),
        )
        page.goto(address)
        return page

    yield open_page
    for page in pages:
        forget(page)
        page.close()
    assert complaints == []


def forget(page: Any) -> None:
    """What a page has stored for later visits."""
    if not page.is_closed() and page.url.startswith("http"):
        page.evaluate("localStorage.clear()")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """The modules as a server with a strict policy gives them."""

    def log_message(self, *_: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty page beside the modules, on this machine alone."""
    folder = tmp_path_factory.mktemp("static")
    with as_file(static()) as modules:
        shutil.copytree(modules, folder, dirs_exist_ok=True)
    text = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>modules</title>'
    (folder / "index.html").write_text(f'{text}<script type="module" src="prunus.js"></script><body></body></html>')
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as serving:
        thread = threading.Thread(target=serving.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{serving.server_port}/index.html"
        serving.shutdown()
        thread.join()


@contextlib.contextmanager
def served(folder: Path, *games: str) -> Iterator[str]:
    """A running `prunus serve`, with games of one's own: its address, without the slash at its end."""
    from prunus.web.serving import Serving, house_of

    with Serving(house_of(games, folder, 60), "127.0.0.1", 0) as serving:
        thread = threading.Thread(target=serving.run, daemon=True)
        thread.start()
        yield serving.address.rstrip("/")
        serving.stop()
        thread.join()


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address; its folder is empty at first."""
    with served(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def from_disk(opened: Opened, tmp_path: Path) -> Opened:
    """Open the text of a page as a file."""

    def open_file(text: str, width: int = 1440, **settings: Any) -> Any:
        path = tmp_path / f"page-{len(list(tmp_path.iterdir()))}.html"
        path.write_text(text, "utf-8")
        return opened(path.as_uri(), width, **settings)

    return open_file
