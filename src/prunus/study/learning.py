"""The door to the learner: from a game to a program that says which moves to try first."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from prunus.core.declaration import Cost
from prunus.core.game import Game, game_given
from prunus.core.names import EvaluationName, GameName
from prunus.core.registry import address_of
from prunus.core.requests import Cancellation, ShareListener, check_request, file_of
from prunus.core.rows import is_row
from prunus.errors import DoesNotFit, OutOfRange
from prunus.jobs.runner import Runner
from prunus.logic.learned import Criteria
from prunus.study.background import Background
from prunus.study.examples import Examples, Source
from prunus.study.learners import LEARNERS
from prunus.study.task import Study, study
from prunus.study.training import collect

NODES = {
    "first": "path",
    "all": "40",
}  # what an order for these levels is learned from: in a tree there are positions that nobody plays
COMPILED_GAMES, INTERPRETED_GAMES = 400, 100
COSTS, LEVELS = ("constant", "move", "look", "replies", "search"), ("first", "all")


def learn(
    game: Game | GameName | str,
    *,
    examples: Examples | Path | str | None = None,
    depth: int = 5,
    evaluation: EvaluationName | str | Any = None,
    games: int | None = None,
    nodes: str | None = None,
    plies: int | None = None,
    starts: Literal["random", "opening", "given", "late"] = "random",
    ties: Literal["drop", "both", "neither"] = "drop",
    pairs: Literal["best", "all"] = "best",
    seed: int = 1,
    learner: Literal["voters", "foil"] = "voters",
    cost: Literal["constant", "move", "look", "replies", "search"] | None = None,
    levels: Literal["first", "all"] = "first",
    background: Path | str | None = None,
    min_accuracy: float | None = None,
    workers: int | str = "1",
    journal: Path | str | None = None,
    save_examples: Path | str | None = None,
    progress: ShareListener | None = None,
    cancel: Cancellation | None = None,
) -> Study:
    """Learn, as a logic program, which moves of a game to try first.

    From `games` that players play who look ahead `depth` plies with `evaluation` (400, or 100 of a game that is interpreted), or
    from `examples` that were saved. Games start on random boards, after a random "opening", at the "given" start, or "late", from
    where the players see the end of a random game; so many `plies` of each are played, by default all. `learner` is "voters",
    weighted clauses, or "foil", the paper's; `levels` says where in a search the order is meant for, `cost` how dear a predicate
    may be (without it a look at the replies for the first level, a look at the move for all), `background` is a file with further
    predicates. Settings are chosen on positions put aside; `min_accuracy` sets one of FOIL's. `save_examples` keeps what was
    learned from in a file.
    The games are played by `workers`: a number of processes, "all" cores, or the address of a dask scheduler; what a `journal`
    keeps of them is not done again. `progress` is called with a message and the share that is done; a `cancel` token raises Stopped
    after the game that is being played, or the setting that is being tried. The program of the answer is an ordering:
    `search(position, ordering=learn(game).program)`.
    """
    check_request(progress=progress, cancel=cancel, seed=seed)
    this: Game = game_given(game)
    name: Any = address_of(this)
    if name is None:  # others could not find it: it is played here
        name = this
    for what, given, allowed in (("cost", cost, COSTS), ("levels", levels, LEVELS), ("learner", learner, LEARNERS)):
        if given is not None and given not in allowed:
            raise OutOfRange(f"{what} is one of {', '.join(allowed)}, not {given!r}")
    if min_accuracy is not None and learner != "foil":
        raise DoesNotFit("a minimum accuracy is one of FOIL's settings: voters have weights instead")
    own = None if background is None else Path(background)
    Background.of(this, own)  # what is wrong with a file of predicates is told before anybody plays
    if examples is None:
        if games is None:
            games = COMPILED_GAMES if is_row(this.start()) else INTERPRETED_GAMES
        played: dict[str, Any] = {"depth": depth, "games": games, "nodes": nodes or NODES[levels], "plies": plies}
        played |= {"starts": starts, "seed": seed}
        measure = this.default_evaluation if evaluation is None else evaluation
        with Runner(workers, None if journal is None else file_of(journal, "journal"), progress, cancel) as runner:
            examples = collect(Source(name, measure, ties=ties, pairs=pairs, **played), runner)
    elif not isinstance(examples, Examples):
        examples = Examples.load(file_of(examples, "examples"))
    if examples.source.game != name:
        raise DoesNotFit(f"the examples are of {examples.source.played}, not of {this.name}")
    if save_examples is not None:
        examples.save(Path(save_examples))
    source = examples.source
    known = Background.of(this, own, source.evaluation, source.depth)
    choices = () if min_accuracy is None else (Criteria(min_accuracy=min_accuracy),)
    dearest = None if cost is None else Cost(COSTS.index(cost))
    return study(
        examples, known, levels=levels, learner=learner, choices=choices, max_cost=dearest, progress=progress, cancel=cancel
    )
