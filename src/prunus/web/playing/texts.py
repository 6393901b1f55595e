"""Games and positions that come and go as texts, in any notation."""

from __future__ import annotations

import re
from typing import Any

from prunus.core.game import Game
from prunus.errors import PrunusError
from prunus.players.formats.door import all_formats, read_records, written_records
from prunus.players.record import is_named
from prunus.web.playing.so_far import SoFar, parsed
from prunus.web.question import BadQuestion, House


def brought(text: str, name: str | None, house: House) -> dict[str, Any]:
    """The game or the position that a text is: of the game of this name, or else of whichever it tells; of several the first."""
    game = None if name is None else house.game(name)
    failed: list[str] = []
    for this in (game, None) if game is not None else (None,):
        try:
            return _record(text, this, house, name)
        except PrunusError as error:
            failed.append(str(error))
        if this is not None:
            try:
                return {"game": name, "start": this.format(parsed(this, text)), "moves": [], "games": 0}
            except PrunusError as error:
                failed.append(str(error))
    raise BadQuestion("text", failed[0] if len(failed) == 1 else f"as a game: {failed[0]}; as a position: {failed[1]}")


def _record(text: str, game: Game | None, house: House, name: str | None) -> dict[str, Any]:
    records = read_records(text.encode("utf-8", "replace"), game, games=lambda told: house.game(_offered(told, house)))
    record = records[0]
    found = name if game is not None and is_named(game, record.game) else _offered(record.game, house)
    if found not in house.games:
        raise BadQuestion("text", f"this is a game of {found}, which is not played here")
    return {"game": found, "start": record.start, "moves": list(record.moves), "games": len(records)}


def _offered(name: str, house: House) -> str:
    """By which name a game is offered here that calls itself so; its own where there is none."""
    return name if name in house.games else next((each for each in house.games if house.game(each).name == name), name)


def written(so_far: SoFar, form: str) -> dict[str, str]:
    """A game as a text in a format, and a name for a file with it."""
    try:
        data = written_records([so_far.record], form, so_far.game)
    except PrunusError as error:
        raise BadQuestion("format", str(error)) from error
    name = re.sub("[^a-z0-9-]+", "-", so_far.game.name.rpartition("/")[2].lower()).strip("-")
    return {"text": data.decode("utf-8"), "file": f"{name or 'game'}{all_formats()[form].suffixes[0]}"}
