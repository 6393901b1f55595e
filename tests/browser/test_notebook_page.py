"""The stepper in a real notebook: Jupyter's server, its page in the browser, a cell that is run there."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CELL = "import prunus\nprunus.record(prunus.game('tree').parse('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]')).widget()"
NOTEBOOK = {
    "cells": [{"cell_type": "code", "execution_count": None, "id": "one", "metadata": {}, "outputs": [], "source": CELL}],
    "metadata": {"kernelspec": {"display_name": "Python", "language": "python", "name": "python3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


@pytest.fixture
def jupyter(tmp_path: Path) -> Iterator[str]:
    """The address of a notebook with one cell, on this machine alone."""
    if importlib.util.find_spec("notebook") is None:
        pytest.skip("Jupyter's notebook is not installed: pip install notebook")
    (tmp_path / "search.ipynb").write_text(json.dumps(NOTEBOOK))
    folders = {f"JUPYTER_{name}_DIR": str(tmp_path / name.lower()) for name in ("RUNTIME", "DATA", "CONFIG")}
    settings = {"ip": "127.0.0.1", "port": "0", "token": "", "password": "", "root_dir": str(tmp_path), "open_browser": "False"}
    options = [f"--ServerApp.{name}={value}" for name, value in settings.items()]
    command = [sys.executable, "-m", "notebook", "--allow-root", "--IdentityProvider.token=", *options]
    server = subprocess.Popen(command, cwd=tmp_path, env={**os.environ, **folders}, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    said: list[str] = []
    for line in server.stderr:
        said.append(line)
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found:
            yield f"http://127.0.0.1:{found[1]}"
            break
    else:
        pytest.fail("".join(said))
    server.terminate()
    server.communicate(timeout=60)


def test_a_cell_of_a_notebook_plays_a_search(browser: Any, jupyter: str) -> None:
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{jupyter}/notebooks/search.ipynb")
    page.locator(".jp-Cell .cm-content").click(timeout=60_000)
    page.keyboard.press("Shift+Enter")
    stepper = page.locator("prunus-stepper")
    stepper.wait_for(timeout=60_000)
    sentence = stepper.locator(".sentence")
    before = sentence.inner_text()
    stepper.locator(".stepper").focus()
    page.keyboard.press("ArrowRight")
    assert sentence.inner_text() != before
    assert page.evaluate("document.querySelector('prunus-stepper').at") == 1
    ours = ("http://127.0.0.1", "ws://127.0.0.1", "blob:", "data:")
    assert [url for url in asked if not url.startswith(ours)] == []
    context.close()
