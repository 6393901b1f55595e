"""Sampler: a search by random games, with its parts; checks the request, runs it, and wraps what the tree has shown."""

from __future__ import annotations

import statistics
import time
from typing import Any

import numpy as np

from prunus.core.bits import mix
from prunus.core.chance import drawn_move, following
from prunus.core.checked import own_line
from prunus.core.game import Hasty, Valued
from prunus.core.generic import answers
from prunus.core.grammar import only_word, words
from prunus.core.identity import is_ours
from prunus.core.memory import have_memory
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.registry import find
from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.core.units import units_of
from prunus.core.values import INFINITY, WIN
from prunus.errors import BadGame, DoesNotFit
from prunus.evaluations.win_loss_draw import WinLossDraw
from prunus.searches.driving import worker
from prunus.searches.driving.defaults import MEGABYTES, OUTCOME_ALONE, evaluation_of
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply, find_evaluation, find_ordering, sound
from prunus.searches.monte_carlo.entry import SamplerEntry
from prunus.searches.monte_carlo.sampling import AtOnce, MoveByMove, Sampling, Weights
from prunus.searches.monte_carlo.sharing import AllAsFirst, Nothing
from prunus.searches.monte_carlo.telling import estimate_of, line_of
from prunus.searches.monte_carlo.trace import NoSampleTrace, SampleTrace
from prunus.searches.monte_carlo.tree import LOWER, UPPER, VISITS, SampledTree
from prunus.searches.proof.prove import room_of
from prunus.searches.proof.question import ToDepth, ToTheEnd
from prunus.searches.shared.result import Result
from prunus.searches.shared.tally import LEAVES, NO_LIMIT, NODES, Tally
from prunus.tables.kinds import find_table
from prunus.tables.transposition import Table

USUAL_NODES = 10_000  # random games, where nothing else ends the search
BIAS = 1.0  # of the first move of an order, as a share of a won game
RIPE_AT = 16  # visits
UNBIASED = ("natural", "random")
PROBES = 32  # random games by which the spread of values is told


class Sampler:
    """`think(position, limits)` searches; nothing of it is kept for the next position but its memory.

    The parts are given as `search` takes them: an `ordering` is the bias of the tree, and `table` is its size in megabytes.
    """

    def __init__(
        self,
        algorithm: AlgorithmName | str = "uct",
        evaluation: EvaluationName | str | Any = None,
        ordering: OrderingName | str | Any = None,
        *,
        table: Table | str | float | None = None,
        seed: int = 0,
    ) -> None:
        check_request(seed=seed)
        word = only_word("algorithm", algorithm)
        self.entry: SamplerEntry = find("sampler", word)
        self.exploration = self.entry.exploration if word.argument is None else self.entry.given(word.argument)
        self.evaluation, self.seed = evaluation, seed
        self.ordering = "natural" if ordering is None else ordering
        self._refuse_what_is_learned()
        self.megabytes = _megabytes(self.entry.name, table)
        self.tree: SampledTree | None = None
        self.shared: AllAsFirst | None = None

    def think(
        self,
        position: Any,
        limits: Limits | None = None,
        *,
        trace: SampleTrace | None = None,
        progress: NodeListener | None = None,
        cancel: Cancellation | None = None,
    ) -> Result:
        """Play random games until the value is proved or a limit is reached; one of depth says where games are cut off and judged.

        Where nothing else ends it, after USUAL_NODES of them; in a tree that is full the search goes on if it is limited by nodes,
        seconds or a token. Ctrl-C ends it as a limit does.
        """
        check_request(progress=progress, cancel=cancel)
        limits = limits or (Limits(nodes=USUAL_NODES) if cancel is None else Limits())
        asked, position = position, sound(position)
        sampling = self._sampling(position, limits, trace, cancel)
        plies = np.int64(deepest_ply(position, limits.depth, sampling.question.evaluation))
        tree = self._tree()
        tree.open_root(-int(sampling.weights.most), int(sampling.weights.most))
        if sampling.question.is_settled(position, plies):
            value = int(sampling.question.evaluation.evaluate(position))
            tree.open_root(value, value)
        arguments = (position, plies, tree, sampling)
        self.entry.kernel.prepare(*arguments)
        started, tally = time.perf_counter(), sampling.tally
        watch = None if progress is None else (lambda: progress(int(tally.cells[NODES])))
        run = (lambda: self.entry.kernel(*arguments), tally.stop, watch, limits.seconds, cancel)
        _, stopped_by = worker.run(*run)
        seconds = time.perf_counter() - started
        return self._result(asked, position, limits, tree, sampling, seconds, stopped_by)

    def have_memory(self) -> None:
        """Have all memory of the tree now, and not when a search comes to it."""
        have_memory((self._tree(), self._sharing()))

    def _tree(self) -> SampledTree:
        if self.tree is None:
            self.tree = SampledTree.of_bytes(room_of(self.megabytes))
        return self.tree

    def measure(self, position: Any, depth: int | None) -> Any:
        """What values are: where nobody says, won, lost or drawn, or to a depth what the game's own evaluation says."""
        is_outcome = depth is None and not answers(position, Valued)
        return self.evaluation or (OUTCOME_ALONE if is_outcome else evaluation_of(position))

    def _sampling(self, position: Any, limits: Limits, trace: SampleTrace | None, cancel: Cancellation | None) -> Sampling:
        depth = limits.depth
        is_outcome = depth is None and not answers(position, Valued)
        own = evaluation_of(position) if self.evaluation is None else self.evaluation
        evaluation = find_evaluation(self.measure(position, depth), position)
        plies = deepest_ply(position, depth, evaluation)
        question = ToTheEnd(evaluation) if depth is None else ToDepth(evaluation)
        is_hasty = is_outcome and answers(position, Hasty) and is_ours(type(evaluation))
        is_limited = any(end is not None for end in (limits.nodes, limits.seconds, cancel))
        weights = Weights(
            exploration=np.float64(self.exploration),
            bias=np.float64(0.0 if self.ordering in UNBIASED else BIAS),
            sharing=self._sharing(),
            spread=np.int64(0 if is_outcome else _spread(position, question, plies)),
            most=np.int64(1 if isinstance(evaluation, WinLossDraw) else INFINITY),
        )
        return Sampling(
            question=question,
            playout=AtOnce() if is_hasty else MoveByMove(),
            ordering=find_ordering(self.ordering, position, find_evaluation(own, position), plies, self.seed),
            weights=weights,
            ripe_at=np.int64(RIPE_AT),
            seed=mix(np.uint64(self.seed % 2**64)),
            patience=np.int64(NO_LIMIT if is_limited else 0),
            tally=Tally.for_depth(1, NO_LIMIT if limits.nodes is None else limits.nodes),
            trace=NoSampleTrace() if trace is None else trace,
        )

    def _sharing(self) -> Any:
        if not self.entry.trust:
            return Nothing()
        if self.shared is None:
            self.shared = AllAsFirst.of(int(self._tree().capacity), self.entry.trust)
        self.shared.marks[:] = 0
        return self.shared

    def _refuse_what_is_learned(self) -> None:
        for word in words(self.ordering) if isinstance(self.ordering, str) else ():
            entry = find("ordering", word)
            if entry.lives_on_cutoffs or entry.lives_on_deepening or entry.needs_table:
                raise DoesNotFit(
                    f"{self.entry.name} cuts nothing and deepens nothing, by which the order {entry.name!r} would learn: "
                    "its bias is an order that knows a position as it stands, as static, graded or rules"
                )

    def _result(
        self,
        asked: Any,
        position: Any,
        limits: Limits,
        tree: SampledTree,
        sampling: Sampling,
        seconds: float,
        stopped_by: str | None,
    ) -> Result:
        root, most = tree.rows[0].tolist(), int(sampling.weights.most)
        lower, upper = root[LOWER], root[UPPER]
        if lower > upper or lower == upper == -INFINITY:
            kind = type(position).__name__
            raise BadGame(f"a {kind} below {position!r} is not over and has no moves, or its values are not the same each time")
        is_proved = lower == upper
        if is_proved:
            stopped_by = stopped_by if stopped_by == "keyboard" else None
        else:
            stopped_by = stopped_by or ("nodes" if sampling.tally.is_stopped() else "memory")
            lower, upper = None if lower == -most else lower, None if upper == most else upper
        line = own_line(asked, position, line_of(tree, sampling))
        if not line and not position.is_over() and limits.depth != 0:
            line = own_line(asked, position, [int(next(iter(position.moves())))])
        value = upper if lower is None else lower
        return Result(
            value=value,
            move=line[0] if line else None,
            line=line,
            depth=0 if value is None else int(tree.used[1]) if limits.depth is None else limits.depth,
            nodes=root[VISITS],
            leaves=int(sampling.tally.cells[LEAVES]),
            cutoffs={"alpha": 0, "beta": 0, "deep": 0},
            first_move_cutoffs=0,
            table_hits=0,
            seconds=seconds,
            stopped_by=stopped_by,
            lower=lower,
            upper=upper,
            to_the_end=value is not None and limits.depth is None,
            units=units_of(position, sampling.question.evaluation),
            position=asked,
            estimate=estimate_of(tree, sampling, lambda move: own_line(asked, position, [move])[0]),
        )


def _megabytes(name: str, table: Any) -> float:
    """The size of the tree; what else a table could do is refused."""
    found = MEGABYTES if table is None else find_table(table) if isinstance(table, str) else table
    size = found.megabytes if isinstance(found, Table) and isinstance(table, str) else found
    if not isinstance(size, (int, float)):
        raise DoesNotFit(f"{name} has a memory of its own: its table is a number of megabytes and nothing else")
    room_of(size)
    return size


def _spread(position: Any, question: Any, plies: int) -> int:
    """The middle of the sizes of values that random games end with, decided ones aside; 0 where they are no more than 1."""
    word, found = mix(np.uint64(0)), []
    for _ in range(PROBES):
        there, left = position, plies
        while left > 0 and not question.is_settled(there, left):
            word = following(word)
            there, left = there.play(drawn_move(there, word)), left - 1
        if abs(value := int(question.evaluation.evaluate(there))) < WIN:
            found.append(abs(value))
    middle = int(statistics.median(found)) if found else 0
    return middle if middle > 1 else 0
