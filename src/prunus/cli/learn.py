"""`prunus learn GAME`"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, SEED, Real, Whole, evaluation_option, game_argument
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown, refuse_dropped
from prunus.core import files

if TYPE_CHECKING:
    from prunus.study.task import Study


@click.command()
@game_argument
@click.option("--depth", "-d", type=Whole(1, 512), default=5, show_default=True, help="Plies that the training players look ahead.")
@evaluation_option()
@click.option("--games", type=Whole(1, 10_000_000), default=100, show_default=True, help="Training games.")
@click.option(
    "--nodes",
    metavar="WHICH",
    help="path, tree, or how many nodes of its trees to sample a game.  [default: path for the first level, 40 for all]",
)
@click.option(
    "--starts", type=click.Choice(["random", "opening", "given"]), default="random", show_default=True, help="Where games begin."
)
@click.option(
    "--ties", type=click.Choice(["drop", "both", "neither"]), default="drop", show_default=True, help="Moves of equal value."
)
@click.option("--pairs", type=click.Choice(["best", "all"]), default="best", show_default=True, help="With a best move, or all.")
@click.option(
    "--learner",
    type=click.Choice(["voters", "foil"]),
    default="voters",
    show_default=True,
    help="Weighted clauses, or the paper's.",
)
@click.option(
    "--cost",
    type=click.Choice(["constant", "move", "look", "replies", "search"]),
    help="The dearest predicates.  [default: replies for the first level, look for all]",
)
@click.option(
    "--levels", type=click.Choice(["first", "all"]), default="first", show_default=True, help="The levels of a search to order."
)
@click.option("--background", type=INPUT_FILE, metavar="FILE", help="A .pl file with further predicates.")
@click.option("--examples", type=INPUT_FILE, metavar="FILE", help="Learn from saved examples instead of new games.")
@click.option("--save-examples", type=OUTPUT_FILE, metavar="FILE", help="Save the examples.")
@click.option("--min-accuracy", type=Real(0, 1), help="Of a clause of FOIL's.  [default: chosen on positions put aside]")
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option(
    "--output",
    "-o",
    type=OUTPUT_FILE,
    metavar="FILE",
    help="Where the program goes.  [default: print it]",
)
@jobs_options
@json_option
def learn(
    game: str,
    background: Path | None,
    examples: Path | None,
    output: Path | None,
    as_json: bool,
    **request: Any,
) -> None:
    """Learn from played games, as a logic program, which moves to try first."""
    from prunus.study import explanation, learning

    if examples is not None:
        dropped = "depth evaluation games nodes starts ties pairs seed workers journal"
        refuse_dropped(dropped, "examples that are read were played before")
    with compilation_announced(), progress_shown() as progress:
        found = learning.learn(game, examples=examples, background=background, progress=progress, **request)
    if output is not None:
        files.write_text(output, str(found.program))
    told = explanation.explain(found.program, game=game, background=background)
    if as_json:
        print_json(_as_json(found, told.sentences))
    elif output is None:
        print(found.program, end="")
    else:
        _summarise(found, told.spoken, output)


def _as_json(found: Study, sentences: Sequence[str]) -> dict[str, Any]:
    judgement = found.judgement
    return {
        "clauses": [str(clause) for clause in found.program.clauses],
        "sentences": list(sentences),
        "accuracy": judgement.accuracy,
        "cost": found.cost,
        "ties": judgement.ties,
        "examples": found.examples,
        "positions": found.positions,
        "why_stopped": found.why_stopped,
    }


def _summarise(found: Study, sentences: Sequence[str], output: Path) -> None:
    for number, text in enumerate(sentences, 1):
        print(f"{number}. {text}")
    from prunus.study.task import WORK

    number, accuracy = len(sentences), found.judgement.accuracy
    cost = "" if found.cost is None else f", {found.cost:.1%} of a plain search's {WORK[found.levels]}"
    print(f"{number} clause{'s' * (number > 1)}, {accuracy:.1%} of unseen pairs in the right order{cost}: {output}")
    if found.short is not None and found.short.cost is not None and found.cost is not None:
        shorter = len(found.short.program.clauses)
        print(f"{shorter} clauses instead would take {100 * (found.short.cost - found.cost):.1f} points more")
