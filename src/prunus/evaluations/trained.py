"""Learned evaluations by name: from a file of the user's (`features:mine.json`), or those that come with the package for a game.

What was read is kept: a search knows its evaluation again by the memory that holds it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.evaluation import EvaluationEntry
from prunus.core.registry import game_of
from prunus.errors import DoesNotFit

FILES = resources("prunus.evaluations").joinpath("files")
MOST_KEPT = 16

Reading = Callable[[bytes, str, Any], tuple[str, Any]]  # of bytes, what they are called, and a position: for which game, and what


def learned(kind: str, summary: str, needs: type, reading: Reading) -> EvaluationEntry:
    """The entry of a kind of evaluation that is learned."""

    def in_file(name: str, position: Any) -> Any:
        return _kept(reading, files.read_bytes(Path(name), "evaluation file"), f"the evaluation file {name!r}", position)

    def with_the_game(position: Any) -> Any:
        game = game_of(position)
        name = type(position).__name__ if game is None else game.name
        if not comes_with(position):
            raise DoesNotFit(f"no {kind} come with {name}: `prunus train {name} --kind {kind} -o FILE` learns some for {kind}:FILE")
        place = FILES.joinpath(f"{name}.{kind}")
        return _kept(reading, place.read_bytes(), place.name, position)

    def comes_with(position: Any) -> bool:
        game = game_of(position)
        return game is not None and FILES.joinpath(f"{game.name}.{kind}").is_file()

    remark = f"`prunus train GAME --kind {kind} -o FILE` learns one"
    return EvaluationEntry(
        kind, summary, with_the_game, needs, read=in_file, comes_with=comes_with, argument="[:FILE]", remark=remark
    )


_known: dict[tuple[Reading, bytes, type], tuple[str, Any]] = {}


def _kept(reading: Reading, data: bytes, name: str, position: Any) -> Any:
    """What the bytes of a file say; the same object for the same bytes, for a while."""
    key = (reading, hashlib.blake2b(data, digest_size=16).digest(), type(position))
    if key not in _known:
        _known[key] = reading(data, name, position)
        if len(_known) > MOST_KEPT:
            del _known[next(iter(_known))]
    wanted, found = _known[key]
    refuse_another(wanted, name, position)
    return found


def refuse_another(wanted: str, name: str, position: Any) -> None:
    """An evaluation is for one game, on one board."""
    game = game_of(position)
    if game is not None and game.name != wanted:
        raise DoesNotFit(f"{name} is for {wanted}, not for {game.name}")
