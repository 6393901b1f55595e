"""`prunus games`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.shared import json_option, print_json


@examples("games", "games openspiel")
@click.command()
@click.argument("library", required=False)
@json_option
def games(library: str | None, as_json: bool) -> None:
    """List the games, and the evaluations of each; or those of a LIBRARY, and which of them cannot be searched here and why."""
    if library is None:
        _list_ours(as_json)
    else:
        _list_offered(library, as_json)


def _list_ours(as_json: bool) -> None:
    from prunus.core.registry import all_games, entries

    evaluations = entries("evaluation")
    starts = [(game, game.start()) for game in all_games().values()]
    rows = [
        {
            "name": game.name,
            "summary": game.summary,
            "variants": list(game.variants),
            "start": game.format(start),
            "default_evaluation": game.default_evaluation,
            "evaluations": [name for name, kind in evaluations.items() if kind.suits(start)],
        }
        for game, start in starts
    ]
    others = [{"name": each.name, "usage": each.usage, "summary": each.summary} for each in entries("adapter").values()]
    if as_json:
        print_json({"games": rows, "libraries": others})
        return
    for row in rows:
        print(f"{row['name']:<14}{row['summary']}")
        if row["variants"]:
            print(f"{'':<14}boards: {', '.join(row['variants'])}")
        names = [f"{name}*" if name == row["default_evaluation"] else name for name in row["evaluations"]]
        print(f"{'':<14}evaluations: {', '.join(names)}")
    print("* the default")
    for other in others:
        print(f"{other['usage']}: {other['summary']}")


def _list_offered(library: str, as_json: bool) -> None:
    from prunus.core.registry import entries
    from prunus.errors import UnknownName

    known = {name: each for name, each in entries("adapter").items() if each.offered is not None}
    if library not in known:
        raise UnknownName("library of games", library, known)
    offered = known[library].offered()
    if as_json:
        print_json({"library": library, "games": [each._asdict() for each in offered]})
        return
    for each in offered:
        print(f"{library}:{each.name:<22}{each.summary}" if not each.lacks else f"not {each.name}: it {each.lacks}")
