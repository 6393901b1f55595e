"""`prunus games`"""

from __future__ import annotations

import click

from prunus.cli.shared import json_option, print_json


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games, and the evaluations of each."""
    from prunus.core.registry import all_games, entries

    evaluations = entries("evaluation")
    rows = [
        {
            "name": game.name,
            "summary": game.summary,
            "variants": list(game.variants),
            "start": game.format(game.start()),
            "default_evaluation": game.default_evaluation,
            "evaluations": [name for name, kind in evaluations.items() if kind.suits(game.start())],
        }
        for game in all_games().values()
    ]
    if as_json:
        print_json({"games": rows})
        return
    for row in rows:
        print(f"{row['name']:<14}{row['summary']}")
        if row["variants"]:
            print(f"{'':<14}boards: {', '.join(row['variants'])}")
        names = [f"{name}*" if name == row["default_evaluation"] else name for name in row["evaluations"]]
        print(f"{'':<14}evaluations: {', '.join(names)}")
    print("* the default")
