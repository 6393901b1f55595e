"""`prunus records FILE`"""

from __future__ import annotations

from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, named_option
from prunus.cli.shared import json_option, print_json
from prunus.core import files


@examples("records games.sgf", "records games.ggf --game othello --output games.json")
@click.command()
@click.argument("file", type=INPUT_FILE)
@click.option("--game", "-g", metavar="GAME", help="The game, where the file does not say it.")
@named_option("format", "--format", text="Of FILE.  [default: by its name or content]")
@click.option(
    "--output", "-o", type=OUTPUT_FILE, metavar="FILE", help="Write the games there; a file that is there is not replaced."
)
@named_option("format", "--to", text="Of the games that are written.  [default: by the name of that file]")
@json_option
def records(file: Path, game: str | None, format: str | None, output: Path | None, to: str | None, as_json: bool) -> None:  # noqa: A002
    """Read the games of a file, hold every move against the rules, and list them, or write them in another format."""
    from prunus.draw.words import counted
    from prunus.players.formats import door
    from prunus.players.record import told_outcome

    if to is not None and output is None:
        raise click.UsageError("--to goes with --output")
    if output is not None:
        files.refuse_existing(output)
    found = door.read_records(file, game, format)
    left_out: list[str] = []
    if output is not None:
        form = to or door.format_named(output)
        door.write_records(output, found, form, game)
        left_out = door.lost(found, form, game)
    rows = [
        {
            "game": each.game,
            "players": list(each.players),
            "result": told_outcome(each),
            "outcome": each.outcome,
            "ending": each.ending,
            "moves": len(each.moves),
        }
        for each in found
    ]
    if as_json:
        print_json({"file": str(file), "games": rows, "output": None if output is None else str(output), "left_out": left_out})
        return
    for number, each in enumerate(found, 1):
        who = " – ".join(" ".join(name.split()) or "?" for name in each.players)
        how = each.ending if each.outcome is None else f"{told_outcome(each)} ({each.ending})"
        print(f"{number:>4}  {each.game}  {who}  {how}  {counted(len(each.moves), 'move')}")
    if output is not None:
        print(f"{output}: {counted(len(found), 'game')}" + (f", without {', '.join(left_out)}" if left_out else ""))
