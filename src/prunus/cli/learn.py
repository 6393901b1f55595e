"""`prunus learn GAME`"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from prunus.cli.folding import as_it_is
from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, SEED, Real, Whole, evaluation_option, game_argument
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown, refuse_dropped
from prunus.core import files
from prunus.errors import DoesNotFit

if TYPE_CHECKING:
    from prunus.study.task import Study


@examples("learn othello -e square-weights -d 3 --games 10 -o rules.pl", "learn mygame.py -d 4 --games 20 --levels all")
@click.command()
@game_argument
@click.option("--depth", "-d", type=Whole(1, 512), default=5, show_default=True, help="Plies that the training players look ahead.")
@evaluation_option()
@click.option("--games", type=Whole(1, 10_000_000), help="Training games.  [default: 400, or 100 of a game that is interpreted]")
@click.option(
    "--nodes",
    metavar="WHICH",
    help="path, tree, or how many nodes of its trees to sample a game.  [default: path for the first level, 40 for all]",
)
@click.option("--plies", type=Whole(1), help="Plies of a training game that are played.  [default: to its end]")
@click.option(
    "--starts",
    type=click.Choice(["random", "opening", "given", "late"]),
    default="random",
    show_default=True,
    help="Where games begin; late: from where players see the end.",
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
@click.option(
    "--short",
    type=OUTPUT_FILE,
    metavar="FILE",
    help="Where the best program of at most six voters goes; the program itself where it has no more.",
)
@jobs_options
@json_option
def learn(
    game: str,
    background: Path | None,
    examples: Path | None,
    output: Path | None,
    short: Path | None,
    as_json: bool,
    **request: Any,
) -> None:
    """Learn from played games, as a logic program, which moves to try first."""
    from prunus.study import explanation, learning

    if examples is not None:
        dropped = "depth evaluation games nodes plies starts ties pairs seed workers journal"
        refuse_dropped(dropped, "examples that are read were played before")
    with compilation_announced(), progress_shown() as progress:
        found = learning.learn(game, examples=examples, background=background, progress=progress, **request)
    brief = _brief(found) if short is not None else found.short
    if output is not None:
        files.write_text(output, str(found.program))
    if short is not None and brief is not None:
        files.write_text(short, str(brief.program))
    told = explanation.explain(found.program, game=game, background=background)
    short_told = None if brief is None else explanation.explain(brief.program, game=game, background=background)
    if as_json:
        in_short = None if brief is None or short_told is None else _as_json(brief, short_told.sentences)
        print_json(_as_json(found, told.sentences) | {"short": in_short})
    elif output is None:
        print(found.program, end="", file=as_it_is(sys.stdout))
    else:
        _summarise(found, told.spoken, output)
    if not as_json and short is not None and brief is not None and short_told is not None:
        _summarise(brief, short_told.spoken, short)


def _brief(found: Study) -> Study:
    """The program of at most six voters, or the one that was learned if it has no more."""
    from prunus.study.task import SHORT

    if found.short is None and len(found.program.clauses) > SHORT:
        raise DoesNotFit(f"there is no short form: none of at most {SHORT} weighted clauses was tried")
    return found.short or found


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
    print(f"{found.summary}: {output}")
    if found.short is not None and found.short.cost is not None and found.cost is not None:
        shorter = len(found.short.program.clauses)
        print(f"{shorter} clauses instead would take {100 * (found.short.cost - found.cost):.1f} points more")
