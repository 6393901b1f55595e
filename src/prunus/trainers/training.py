"""The door to learned evaluations: from the rules of a game to a file that searches can ask."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import numpy as np

from prunus.core import files
from prunus.core.features import features_of
from prunus.core.game import Game, Patterned, game_given
from prunus.core.generic import answers
from prunus.core.knowledge import knowledge_of
from prunus.core.names import GameName
from prunus.core.registry import address_of
from prunus.core.requests import Cancellation, ShareListener, check_request, file_of, whole
from prunus.core.version import version
from prunus.errors import BadFile, DoesNotFit, OutOfRange
from prunus.evaluations import feature_file
from prunus.evaluations.pattern_file import PatternWeights, read_patterns
from prunus.jobs.runner import Runner
from prunus.searches.driving.parts import find_evaluation, sound
from prunus.solvers.solver import find_solver
from prunus.study.evaluations.clauses import program_of
from prunus.trainers import conjunctions
from prunus.trainers.backwards import Trainer
from prunus.trainers.fits import Fitting, categorised, weighted
from prunus.trainers.judging import Held, held
from prunus.trainers.labels import PARTS
from prunus.trainers.levelling import Levelling, levelled
from prunus.trainers.measured import collected
from prunus.trainers.plan import Plan

Kind = Literal["patterns", "features", "categories", "clauses"]
KINDS = ("patterns", "features", "categories", "clauses")
ROUNDS = 2
A_GAME = 8  # positions of a game
NODES = 2_000  # of the search that looks for the end
COUNTED_GAMES = 1_000


@dataclass(frozen=True)
class Trained:
    """A learned evaluation: `evaluation` is what searches take, `save` writes its file."""

    game: Game
    kind: str
    evaluation: Any
    held: Held | None
    content: bytes
    notes: tuple[str, ...] = ()

    def save(self, path: Path | str) -> None:
        """Write the file that `KIND:FILE` names where an evaluation is asked for."""
        files.write_bytes(file_of(path, "evaluation file"), self.content)


def train(
    game: Game | GameName | str,
    *,
    kind: Kind | None = None,
    games: int | None = None,
    rounds: int | None = None,
    seed: int = 1,
    workers: int | str = "1",
    journal: Path | str | None = None,
    folder: Path | str | None = None,
    progress: ShareListener | None = None,
    cancel: Cancellation | None = None,
) -> Trained:
    """Learn, from nothing but the rules of a game, what its positions are worth.

    `kind` is "patterns" (tables over groups of squares, the default for games that name some), "features" (weights of what can be
    counted), "categories" (how often positions that are alike were won) or "clauses" (conjunctions in logic). Positions come from
    games that are played against oneself, in `rounds`, the last of `games`, each with what the one before has learned. They are
    played by `workers`: a number of processes, "all" cores, or the address of a dask scheduler; what a `journal` keeps of them is
    not done again. What is known half-way lies in `folder`, by default one that is removed again; a journal is of use with the
    same folder only. `progress` is called with a message and the share that is done; a `cancel` token raises Stopped.
    """
    check_request(progress=progress, cancel=cancel, seed=seed)
    this: Game = game_given(game)
    patterns = patterns_of(this)
    if kind is not None and kind not in KINDS:
        raise OutOfRange(f"kind is one of {', '.join(KINDS)}, not {kind!r}")
    if kind == "patterns" and not patterns:
        raise DoesNotFit(f"{this.name} names no groups of squares, so it has no patterns: learn features, categories or clauses")
    kind = kind or ("patterns" if patterns else "features")
    for name, number in (("games", games), ("rounds", rounds)):
        if number is not None and whole(number, f"{name} of {{!r}}") < 1:
            raise OutOfRange(f"{name} are at least 1, not {number}")
    with (
        _place(folder) as place,
        Runner(workers, None if journal is None else file_of(journal, "journal"), progress, cancel) as runner,
    ):
        if kind == "patterns":
            return _of_patterns(this, patterns, games, rounds, seed, place, runner)
        return _of_counts(this, kind, games or COUNTED_GAMES, rounds or ROUNDS, seed, place, runner)


def patterns_of(game: Game) -> Mapping[str, tuple[int, ...]]:
    """The groups of squares that a game names; they are those of its usual board."""
    knowledge = knowledge_of(game)
    is_meant = not knowledge.is_of_the_house or knowledge.game == game.name
    return knowledge.patterns if is_meant and answers(game.start(), Patterned) else {}


@contextmanager
def _place(folder: Path | str | None) -> Any:
    if folder is not None:
        place = Path(folder)
        files.make_folder(place)
        yield place
    else:
        with tempfile.TemporaryDirectory(prefix="prunus-train-") as made:
            yield Path(made)


def _of_patterns(
    game: Game,
    patterns: Mapping[str, tuple[int, ...]],
    games: int | None,
    rounds: int | None,
    seed: int,
    folder: Path,
    runner: Runner,
) -> Trained:
    if address_of(game) is None:
        raise DoesNotFit(f"patterns are learned by several processes, which could not find {game.name}: write it into a file")
    solver = find_solver(game.start())
    plan = Plan(seed=seed, exact=solver.quick)
    if games is not None:
        plan = replace(plan, games=games, first_games=min(games, plan.first_games))
    if rounds is not None:
        plan = replace(plan, rounds=rounds)
    notes: list[str] = []

    def note(report: Any) -> None:
        least, most = report.squares
        told = f"{report.positions:,} positions, off by {report.error:.2f}, {report.sign:.1%} on the right side"
        notes.append(f"round {report.round}, {least} to {most} squares left: {told}")

    found = Trainer(game, patterns, plan, folder, runner, note).train()
    return _levelled(game, found, plan, folder, runner, notes)


def _levelled(game: Game, found: PatternWeights, plan: Plan, folder: Path, runner: Runner, notes: list[str]) -> Trained:
    """The last pass, and what it has found."""
    level = levelled(game, found, Levelling.after(plan, find_solver(game.start())), folder, runner)
    added = ", ".join(f"{level.head.levels[left] / PARTS:+.2f} with {left}" for left in range(4, int(game.start().left()), 8))
    notes.append(f"added to all values: {added} squares left")
    return Trained(game, "patterns", level.evaluation, None, level.written(), tuple(notes))


def level(
    game: Game | GameName | str,
    file: Path | str,
    *,
    workers: int | str = "1",
    journal: Path | str | None = None,
    folder: Path | str | None = None,
    progress: ShareListener | None = None,
    cancel: Cancellation | None = None,
) -> Trained:
    """The last pass of `train` alone, over patterns in a file that it has made: their levels anew."""
    this: Game = game_given(game)
    name = f"the evaluation file {str(file)!r}"
    found = read_patterns(files.read_bytes(file_of(file, "evaluation file"), "evaluation file"), name, this.start())
    try:
        plan = Plan.of(found.head.origin["plan"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(f"{name} does not say how it was made: it was not written by `prunus train`") from error
    with (
        _place(folder) as place,
        Runner(workers, None if journal is None else file_of(journal, "journal"), progress, cancel) as runner,
    ):
        return _levelled(this, found, plan, place, runner, [])


def _of_counts(game: Game, kind: str, games: int, rounds: int, seed: int, folder: Path, runner: Runner) -> Trained:
    player, origin = None, {"prunus": version().number, "games": games, "rounds": rounds, "seed": seed}
    for number in range(1, rounds + 1):
        measured = collected(game, player, games, A_GAME, NODES, 1_000 * seed + number, runner)
        aside = measured.is_held_out
        table = Fitting.of(measured, ~aside)
        path = folder / f"round-{number}.{kind}"
        content = _fitted(game, kind, table, origin | {"positions": len(measured), "exact": measured.exact})
        files.write_bytes(path, content)
        player = f"{kind}:{path}"
    evaluation = find_evaluation(player, sound(game.start()))
    note = f"{len(measured):,} positions, {measured.exact:,} of them with their exact value"
    return Trained(game, kind, evaluation, held(evaluation, measured, aside), content, (note,))


def _fitted(game: Game, kind: str, table: Fitting, origin: Mapping[str, Any]) -> bytes:
    features = features_of(game)
    if kind == "clauses":
        found = conjunctions.fitted(table, features)
        most = max(1, round(PARTS * float(np.abs(table.outcomes).max())))
        comments = ("feature(B, W): board B has W hundredths more for the player to move.", f"Learned by Prunus: {dict(origin)}")
        return str(program_of(game.name, most, found, features, comments)).encode()
    fit: Callable[..., Any] = weighted if kind == "features" else categorised
    return feature_file.written(fit(game.name, table, origin)).encode()
