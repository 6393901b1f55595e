"""`prunus learn GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, SEED, Real, Whole
from prunus.cli.shared import compilation_announced, json_option, print_json, progress_shown, refuse_dropped
from prunus.core import files

if TYPE_CHECKING:
    from prunus.study.background import Background
    from prunus.study.examples import Examples
    from prunus.study.task import Study


@click.command()
@click.argument("game")
@click.option("--depth", "-d", type=Whole(1, 512), default=5, show_default=True, help="Plies that the training players look ahead.")
@click.option("--evaluation", "-e", metavar="E", help="Static evaluation.  [default: the game's own]")
@click.option("--games", type=Whole(1, 10_000_000), default=100, show_default=True, help="Training games.")
@click.option("--nodes", default="path", show_default=True, metavar="WHICH", help="path, tree, or how many nodes to sample a game.")
@click.option(
    "--starts", type=click.Choice(["random", "opening", "given"]), default="random", show_default=True, help="Where games begin."
)
@click.option(
    "--ties", type=click.Choice(["drop", "both", "neither"]), default="drop", show_default=True, help="Moves of equal value."
)
@click.option("--pairs", type=click.Choice(["best", "all"]), default="best", show_default=True, help="With a best move, or all.")
@click.option(
    "--cost", type=click.Choice(["constant", "move", "look"]), default="look", show_default=True, help="The dearest predicates."
)
@click.option(
    "--levels", type=click.Choice(["first", "all"]), default="first", show_default=True, help="The levels of a search to order."
)
@click.option("--background", type=INPUT_FILE, metavar="FILE", help="A .pl file with further predicates.")
@click.option("--examples", type=INPUT_FILE, metavar="FILE", help="Learn from saved examples instead of new games.")
@click.option("--save-examples", type=OUTPUT_FILE, metavar="FILE", help="Save the examples.")
@click.option("--min-accuracy", type=Real(0, 1), help="Of a clause.  [default: chosen on positions put aside]")
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option(
    "--output",
    "-o",
    type=OUTPUT_FILE,
    metavar="FILE",
    help="Where the program goes.  [default: print it]",
)
@json_option
def learn(
    game: str,
    background: Path | None,
    examples: Path | None,
    save_examples: Path | None,
    cost: str,
    levels: str,
    min_accuracy: float | None,
    output: Path | None,
    as_json: bool,
    **playing: Any,
) -> None:
    """Learn from played games, as a logic program, which moves to try first."""
    from prunus.logic.declarations import Cost
    from prunus.logic.outcome import Limits
    from prunus.study.background import Background
    from prunus.study.task import study

    if examples is not None:
        refuse_dropped("depth evaluation games nodes starts ties pairs seed", "examples that are read were played before")
    known = Background.of(game, background)
    with compilation_announced(), progress_shown() as progress:
        gathered = _loaded(examples, game) if examples is not None else _played(game, progress, **playing)
        if save_examples is not None:
            gathered.save(save_examples)
        choices = () if min_accuracy is None else (Limits(min_accuracy=min_accuracy),)
        max_cost = Cost(("constant", "move", "look").index(cost))
        found = study(gathered, known, levels=levels, choices=choices, max_cost=max_cost, progress=progress)
    if output is not None:
        files.write_text(output, str(found.program))
    if as_json:
        print_json(_as_json(found, known))
    elif output is None:
        print(found.program, end="")
    else:
        _summarise(found, known, output)


def _loaded(file: Path, game: str) -> Examples:
    """The examples of a file, which must be of this game."""
    from prunus.errors import DoesNotFit
    from prunus.study.examples import Examples

    gathered = Examples.load(file)
    if gathered.source.game != game:
        raise DoesNotFit(f"the examples of {str(file)!r} are of {gathered.source.game}, not of {game}")
    return gathered


def _played(game: str, progress: Any, *, evaluation: str | None, **playing: Any) -> Examples:
    """The examples of new games."""
    from prunus.core.registry import game as find_game
    from prunus.study.examples import Source, collect

    return collect(Source(game, evaluation or find_game(game).default_evaluation, **playing), progress)


def _as_json(found: Study, known: Background) -> dict[str, Any]:
    from prunus.study.explanation import sentences

    judgement = found.judgement
    return {
        "clauses": [str(clause) for clause in found.program.clauses],
        "sentences": sentences(found.program, known),
        "accuracy": judgement.accuracy,
        "contradictions": judgement.contradictions,
        "gaps": judgement.gaps,
        "ties": judgement.ties,
        "examples": found.examples,
        "positions": found.positions,
        "why_stopped": found.outcome.why_stopped,
    }


def _summarise(found: Study, known: Background, output: Path) -> None:
    from prunus.study.explanation import sentences

    for number, text in enumerate(sentences(found.program, known), 1):
        print(f"{number}. {text}")
    print(f"{len(found.program.clauses)} clauses, {found.judgement.accuracy:.1%} of unseen pairs in the right order: {output}")
