"""The stepper in a notebook, by anywidget: Jupyter, VS Code, Colab and marimo show the same element as the page.

It has two values that both sides see: `script`, what is played, and `at`, how many steps have been taken.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from functools import cache
from typing import Any

from prunus.core.showing import drawer
from prunus.errors import MissingLibrary
from prunus.web.bundle import single_module


def is_available() -> bool:
    return importlib.util.find_spec("anywidget") is not None


def widget(script: Mapping[str, Any]) -> Any:
    """A widget that plays a script."""
    if not is_available():
        raise MissingLibrary("a search is played in a notebook by anywidget", "notebook")
    return _kind()(script=dict(script))


@cache
def _kind() -> Any:
    """The class of such widgets, made when the library is there."""
    import anywidget
    import traitlets

    class Stepper(anywidget.AnyWidget):  # type: ignore[misc]
        """A search, played forward and back."""

        _esm = single_module()
        script = traitlets.Dict().tag(sync=True)
        at = traitlets.Int(0).tag(sync=True)

    return Stepper


def mimebundle(shown: Any, is_at_end: bool, **asked: Any) -> Any:
    """What a notebook shows of something that has a `widget`: that, before its first step or after its last, and for readers
    without a kernel what it was before; None where the library is not there, and so what it was before."""
    if not is_available():
        return None
    stepper = shown.widget()
    stepper.at = len(stepper.script["steps"]) if is_at_end else 0
    bundle = stepper._repr_mimebundle_(**asked)
    data, about = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
    still = drawer("notebook").html_of(shown)
    return data | ({"text/html": still} if still else {}), about
