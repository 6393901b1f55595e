"""The errors of the package, and the tree that is drawn of them."""

from __future__ import annotations

import importlib
import pkgutil
import re

import prunus
from prunus import errors
from prunus.core.identity import is_ours
from prunus.errors import PrunusError


def tree_of(kind: type, parent: str = "") -> dict[str, tuple[str, str]]:
    """For an error and those below it: its parent, and the room that it stands in unless it is one of `errors`."""
    room = "" if kind.__module__ == "prunus.errors" else kind.__module__.removeprefix("prunus.")
    found = {kind.__name__: (parent, room)}
    for below in kind.__subclasses__():
        if is_ours(below):
            found |= tree_of(below, kind.__name__)
    return found


def drawn_tree(text: str) -> dict[str, tuple[str, str]]:
    """The same, read from a drawing."""
    found: dict[str, tuple[str, str]] = {}
    above: list[str] = []
    for line in text.splitlines():
        node = re.fullmatch(r"((?:[│ ]   )*(?:[├└]── )?)([A-Z]\w+)  +\S.*?(?: +\((\S+)\))?", line)
        if node is not None:
            depth = len(node[1]) // 4
            above[depth:] = [node[2]]
            found[node[2]] = (above[depth - 1] if depth else "", node[3] or "")
    return found


FAILURES = {
    "Mistaken",
    "WriteFailed",
    "PrologFailed",
    "NotProved",
    "FalseClaim",
    "EngineFailed",
    "JobsFailed",
    "PeerFailed",
    "Disagreement",
    "Stopped",
    "NoPlace",
    "TooBusy",
}


def load_everything() -> None:
    for module in pkgutil.walk_packages(prunus.__path__, "prunus."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def test_every_error_stands_in_the_tree_under_its_parent() -> None:
    load_everything()
    drawn, raised = drawn_tree(errors.__doc__ or ""), tree_of(PrunusError)
    assert {name: parent for name, (parent, _) in drawn.items()} == {name: parent for name, (parent, _) in raised.items()}
    for name, (_, room) in drawn.items():
        assert bool(room) == bool(raised[name][1])
        assert raised[name][1].startswith(room), name


def test_bad_requests_exit_with_two_and_failures_with_one() -> None:
    load_everything()
    kinds = [kind for kind in PrunusError.__subclasses__() if is_ours(kind)]
    assert len(kinds) > 20
    assert {kind.__name__: kind.exit_code for kind in kinds} == {kind.__name__: 2 - (kind.__name__ in FAILURES) for kind in kinds}
