"""The door to scripts: any search of a position, step by step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prunus.core.game import Game
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.registry import named_game_of
from prunus.core.requests import Cancellation, NodeListener
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import CONSPIRACY, is_asking, is_sampling, told
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.record import MAX_RECORDED, record
from prunus.searches.steps.script import Script
from prunus.tables.transposition import Table

EVENTS_A_NODE = 64  # of a prover: room for them is only taken where it is used
MOST_EVENTS = 4_000_000


def step_through(
    position: Any,
    depth: int | None = None,
    *,
    game: Game | None = None,
    algorithm: AlgorithmName | str | Algorithm = "alpha-beta",
    evaluation: EvaluationName | str | Any = None,
    ordering: OrderingName | str | Any = "natural",
    seed: int | None = None,
    table: Table | str | float | None = None,
    threshold: int | None = None,
    values: Iterable[int] | None = None,
    conspirators: int | None = 2,
    limit: int = 10_000,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
) -> Script:
    """Search `position` by any algorithm and tell it step by step; plain alpha-beta, where nothing else is said.

    Searches with windows are recorded (`record`), at most `limit` nodes of them. Provers answer whether the player to move gets
    `threshold`, as `prove` does; `conspiracy` is about `values` and `conspirators`, as `conspire` is; `uct` and `rave` play random
    games. All of these end after `limit` nodes, and without a `depth` they look to the ends of games. Ctrl-C or a `cancel` token
    raises Stopped.
    """
    game = named_game_of(position) if game is None else game
    if not is_asking(algorithm) and not is_sampling(algorithm):
        _refuse(algorithm, threshold=threshold, values=values)
        request: dict[str, Any] = {"evaluation": evaluation, "ordering": ordering, "seed": seed, "table": table, "limit": limit}
        return record(position, depth, game=game, algorithm=algorithm, progress=progress, cancel=cancel, **request).script()
    if not 1 <= limit <= MAX_RECORDED:
        raise OutOfRange(f"a script of {limit} nodes is not between 1 and {MAX_RECORDED}")
    events = min(EVENTS_A_NODE * limit, MOST_EVENTS)
    if is_sampling(algorithm):
        _refuse(algorithm, threshold=threshold, values=values, table=table)
        parts = {"algorithm": algorithm, "evaluation": evaluation, "ordering": ordering, "seed": seed or 0}
        return _sampled(game, position, events, parts, Limits(depth, limit), progress, cancel)
    request = {"depth": depth, "evaluation": evaluation, "nodes": limit, "progress": progress, "cancel": cancel}
    if algorithm == CONSPIRACY:
        _refuse(algorithm, threshold=threshold, table=table, seed=seed, ordering=None if ordering == "natural" else ordering)
        return _conspired(game, position, events, request | {"values": values, "conspirators": conspirators})
    _refuse(algorithm, values=values, table=table)
    return _proved(
        game, position, events, request | {"algorithm": algorithm, "threshold": threshold, "ordering": ordering, "seed": seed}
    )


def _proved(game: Game, position: Any, events: int, request: dict[str, Any]) -> Script:
    from prunus.searches.proof.prove import prove  # loaded where questions are asked
    from prunus.searches.proof.trace import ProofTrace
    from prunus.searches.steps.proofs import proof_script

    trace = ProofTrace.of_at_most(events)
    proof = prove(position, trace=trace, **request)
    if proof.stopped_by == "request":
        raise Stopped(f"the search was stopped after {proof.nodes:,} nodes", proof)
    measure = "outcome" if request["evaluation"] is None else told(request["evaluation"])
    return proof_script(game, position, proof, trace, measure, told(request["ordering"]))


def _conspired(game: Game, position: Any, events: int, request: dict[str, Any]) -> Script:
    from prunus.searches.conspiracy.conspire import conspire  # loaded where it is asked for
    from prunus.searches.conspiracy.trace import ConspiracyTrace
    from prunus.searches.steps.conspiracies import conspiracy_script

    trace = ConspiracyTrace.of_at_most(events)
    found = conspire(position, trace=trace, **request)
    if found.stopped_by == "request":
        raise Stopped(f"the search was stopped after {found.nodes:,} nodes", found)
    measure = game.default_evaluation if request["evaluation"] is None else told(request["evaluation"])
    return conspiracy_script(game, position, found, trace, measure)


def _sampled(
    game: Game,
    position: Any,
    events: int,
    parts: dict[str, Any],
    limits: Limits,
    progress: NodeListener | None,
    cancel: Cancellation | None,
) -> Script:
    from prunus.searches.monte_carlo.sampler import Sampler  # loaded where random games are played
    from prunus.searches.monte_carlo.trace import SampleTrace
    from prunus.searches.steps.samples import sample_script

    trace = SampleTrace.of_at_most(events)
    sampler = Sampler(**parts)
    found = sampler.think(position, limits, trace=trace, progress=progress, cancel=cancel)
    if found.stopped_by in ("request", "keyboard"):
        raise Stopped(f"the search was stopped after {found.nodes:,} nodes", found)
    measure = told(sampler.measure(position, limits.depth))
    named = {"algorithm": parts["algorithm"], "evaluation": measure, "ordering": told(parts["ordering"]), "depth": limits.depth}
    return sample_script(game, position, found, trace, named)


def _refuse(algorithm: Any, **unheard: Any) -> None:
    for what, given in unheard.items():
        if given is not None:
            raise DoesNotFit(f"{told(algorithm)} has no use for {what}: leave it out, or take another algorithm")
