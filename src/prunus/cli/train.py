"""`prunus train GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import FOLDER, INPUT_FILE, OUTPUT_FILE, SEED, Whole, game_argument
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown, refuse_dropped


@examples("train connect-four -o connect-four.patterns", "train tic-tac-toe --kind features --games 200 -o tic-tac-toe.features")
@click.command()
@game_argument
@click.option(
    "--kind",
    type=click.Choice(["patterns", "features", "categories", "clauses"]),
    help="What is learned.  [default: patterns where the game names some, else features]",
)
@click.option(
    "--games", type=Whole(1, 100_000_000), metavar="N", help="Of the last round.  [default: 60,000 for patterns, else 1,000]"
)
@click.option("--rounds", type=Whole(1, 100), metavar="N", help="The first by lot, each other by what was learned.  [default: 2]")
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--folder", type=FOLDER, metavar="FOLDER", help="Where what is known half-way lies.")
@click.option("--level", type=INPUT_FILE, metavar="FILE", help="Nothing but the last pass, over patterns in a file made so.")
@click.option("--output", "-o", type=OUTPUT_FILE, metavar="FILE", required=True, help="Where the evaluation goes.")
@jobs_options
@json_option
def train(game: str, level: Path | None, output: Path, as_json: bool, **request: Any) -> None:
    """Learn, from the rules alone, what positions are worth.

    patterns are tables over groups of squares, features are weights of what can be counted, categories say how often positions
    that are alike were won, clauses are conjunctions in logic. `prunus search GAME -e KIND:FILE` asks the file.
    """
    from prunus.core import files
    from prunus.trainers import training

    files.check_target(output)
    journal = request["journal"]
    if journal is not None and request["folder"] is None:
        request["folder"] = journal.with_suffix(".train")
    if level is not None:
        refuse_dropped("kind games rounds seed", "the file says how it was made")
    with compilation_announced(), progress_shown() as progress:
        if level is None:
            found = training.train(game, progress=progress, **request)
        else:
            shared = {name: request[name] for name in ("workers", "journal", "folder")}
            found = training.level(game, level, progress=progress, **shared)
    found.save(output)
    if as_json:
        held = (
            None
            if found.held is None
            else {"positions": found.held.positions, "sign": found.held.sign, "correlation": found.held.correlation}
        )
        print_json({"game": found.game.name, "kind": found.kind, "file": str(output), "held_out": held, "notes": list(found.notes)})
        return
    for note in found.notes:
        print(note)
    if found.held is not None:
        told = f"the right side is ahead in {found.held.sign:.0%}, correlation with what came out {found.held.correlation:.2f}"
        print(f"on {found.held.positions:,} positions of games that were put aside: {told}")
    print(f"written: {output}; ask it by -e {found.kind}:{output}")
