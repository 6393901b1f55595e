"""Searcher: a search that keeps what it learned from one position to the next.

Iterative deepening (Slate and Atkin, 1977): depth 1, 2, 3, …, each ordered by what the last one left in the table, until a limit
is reached. The deepest finished depth is the result, so a search can be stopped at any time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from prunus.core.checked import own_line
from prunus.core.game import is_max_to_move
from prunus.core.identity import identity
from prunus.core.jit import is_compilable, is_interpreting
from prunus.core.keys import whole_identity
from prunus.core.memory import as_python_has_it, cells_in
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.core.units import units_of
from prunus.core.values import INFINITY
from prunus.errors import BadGame, DoesNotFit, OutOfRange
from prunus.evaluations.win_loss_draw import WinLossDraw
from prunus.searches.driving import defaults, worker
from prunus.searches.driving.cooperation import WORTH_CLAIMING, cooperating
from prunus.searches.driving.finished import Finished, Interrupted, Proved
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply, find_algorithm, find_evaluation, find_ordering, is_made_anew, sound
from prunus.searches.driving.team import Team
from prunus.searches.shared.algorithm import OPEN, Algorithm
from prunus.searches.shared.context import Context, Everything
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.result import Result
from prunus.searches.shared.tally import NO_LIMIT, Tally, added
from prunus.searches.shared.trace import NoTrace, Trace, open_root
from prunus.tables.dictionary import in_dictionaries
from prunus.tables.kinds import find_table
from prunus.tables.no_table import NoTable
from prunus.tables.transposition import Table

SOON = 2**18  # nodes: some hundredths of a second
SOME = 1000  # nodes that nobody notices


class Searcher:
    """`think(position, limits)` searches; the table and the ordering are kept for the next position of the same game.

    The parts are given as `search` takes them, and None is what is best known for the game.
    """

    def __init__(
        self,
        algorithm: AlgorithmName | str | Algorithm | None = None,
        evaluation: EvaluationName | str | Any = None,
        ordering: OrderingName | str | Any = None,
        *,
        table: Table | str | float | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.algorithm = find_algorithm(defaults.BEST_ALGORITHM if algorithm is None else algorithm)
        check_request(seed=seed)
        self.team = Team(threads, WORTH_CLAIMING)
        if threads > 1 and not is_made_anew(ordering):
            raise OutOfRange(f"{threads} threads need an ordering each: give its name, or a function that makes one")
        defaults.point_out_order(self.algorithm, ordering)
        self.table: Any = find_table(table)
        if self.table is not None and not self.algorithm.uses_table:
            raise DoesNotFit(f"{self.algorithm.name} remembers nothing: it has no use for a table")
        is_needed = self.algorithm.needs_table or threads > 1
        self.is_table_chosen = self.table is not None or (table is not None and not is_needed)
        self.evaluation, self.ordering, self.seed = evaluation, ordering, seed
        self.contexts: list[Context] = []
        self.shape: Any = None  # of the orderings that are kept
        self.setting: Any = None  # of the contexts that are kept
        self.run: Callable[..., int]  # the kernel, compiled for them
        self.beginnings: list[tuple[Any, Any]] = []  # what orderings held when they were made
        self.is_stopping, self.to_the_end = False, False

    def think(
        self,
        position: Any,
        limits: Limits | None = None,
        *,
        deepening: bool | None = None,
        step: int | None = None,
        depths: Iterable[int] | None = None,
        window: tuple[int, int] = OPEN,
        trace: Trace | None = None,
        progress: NodeListener | None = None,
        cancel: Cancellation | None = None,
        report: Callable[[Result], None] | None = None,
    ) -> Result:
        """Search as far as the limits allow, as `search` does where it is asked for the same; Ctrl-C ends it as a limit does.

        Without limits, and without a token, to the game's own depth. `depths` are those to search instead of what `deepening` and
        `step` say. `stop`, or a `cancel` token, ends it from another thread. `progress` is called with the number of nodes
        meanwhile, and `report` with what is known by then at the end of every depth, in the thread that searches.
        """
        check_request(progress=progress, cancel=cancel)
        limits = defaults.limits_of(position, limits, cancel)
        parts, asked = self.parts_for(position), position
        depths = defaults.depths_of(position, limits, parts, deepening, step) if depths is None else depths
        position = sound(position)
        plies = self._prepare(position, find_evaluation(parts.evaluation, position), parts.ordering, limits, trace)
        window = window if self.algorithm.uses_window else OPEN
        self.root = position
        started = time.perf_counter()
        finished: list[Finished] = []

        def told() -> None:
            if report is not None:
                line = own_line(asked, position, finished[-1].line)
                report(self._result(asked, position, finished[-1], line, started))

        depths, stopped_by = [depth for depth in depths if depth <= plies] or [plies], None
        if self._is_soon_over(limits) and progress is None and cancel is None:
            self._deepen(depths, window, finished, told)
        else:
            _, stopped_by = worker.run(
                lambda: self._deepen(depths, window, finished, told),
                self.stop,
                lambda: self._watched(limits, started, bool(finished), progress),
                limits.seconds,
                cancel,
            )
        if stopped_by in (None, "request"):
            is_cut_short = any(context.tally.is_stopped() for context in self.contexts)
            is_by_nodes = limits.nodes is not None and self.nodes >= limits.nodes
            by_itself = "nodes" if is_by_nodes or limits.seconds is None else "seconds"
            stopped_by = None if not is_cut_short else "request" if self.is_stopping else by_itself
        deepest = finished[-1]
        if deepest.value is not None and abs(deepest.value) >= INFINITY:
            kind = type(position).__name__
            raise BadGame(f"a {kind} below {position!r} is not over and has no moves, or an evaluation is beyond every value")
        line = self._extended(deepest, self._room(limits, started)) if deepest.is_whole else deepest.line
        if not line and stopped_by is not None and not position.is_over():
            line = (int(next(iter(position.moves()))),)
        line = own_line(asked, position, line)
        defaults.point_out(parts, deepening)
        return self._result(asked, position, deepest, line, started, stopped_by)

    async def thinking(
        self, position: Any, limits: Limits | None = None, *, cancel: Cancellation | None = None, **request: Any
    ) -> Result:
        """`think`, to be awaited: the event loop goes on, and a task that is cancelled ends its search before it ends itself."""
        import asyncio  # for those alone who have a loop

        mine, limits = Cancellation(), defaults.limits_of(position, limits, cancel)
        with (cancel or Cancellation()).heard_by(mine.cancel):
            search = asyncio.ensure_future(asyncio.to_thread(self.think, position, limits, cancel=mine, **request))
            try:
                return await asyncio.shield(search)
            except asyncio.CancelledError:
                mine.cancel()
                await asyncio.wait([search])
                raise

    def forget(self) -> None:
        """Be as new: nothing that was learned of any position is left."""
        for cells, beginning in self.beginnings:
            cells[:] = beginning
        if self.table is not None:
            self.table = self.table.emptied()
            self.contexts = [context._replace(table=self._salted_table()) for context in self.contexts]

    def parts_for(self, position: Any) -> defaults.Parts:
        """What a search of `position` is made of; a table that nobody has chosen is made now, and kept."""
        table = self.table if self.table is not None else 0 if self.is_table_chosen else None
        parts = defaults.completed(position, self.algorithm, self.evaluation, self.ordering, table, self.team.threads)
        if not self.is_table_chosen:
            self.table, self.is_table_chosen = find_table(parts.table), True
        return parts

    def stop(self) -> None:
        """Ask the search that is running to end (from another thread)."""
        self.is_stopping = True
        for context in self.contexts:
            context.tally.stop()

    @property
    def nodes(self) -> int:
        """Nodes of the search that is running, or ran last."""
        return sum(context.tally.nodes for context in self.contexts)

    def _prepare(self, position: Any, evaluation: Any, ordering: Any, limits: Limits, trace: Trace | None) -> int:
        """New counters; the table and the orderings as the last search left them, where there is room in them. The deepest ply."""
        self.is_stopping = False
        setting = type(position), int(position.max_moves()), evaluation, ordering, limits.depth, is_interpreting()
        if self.setting != setting or trace is not None or self.algorithm.prepare is not None:
            self.setting = None
            self._set_up(position, (*setting[:4], deepest_ply(position, limits.depth, evaluation)), trace)
            self.setting = setting if trace is None else None
        nodes = NO_LIMIT if limits.nodes is None else -(-limits.nodes // self.team.threads)
        for context in self.contexts:
            context.tally.reset(nodes)
            context.lines.reset()
        if self.table is not None:
            self.table.grow_older()
        return int(self.shape[-1])

    def _set_up(self, position: Any, shape: tuple[Any, ...], trace: Trace | None) -> None:
        """Make the contexts of a search of `position`, and the code that runs in them."""
        kind, _, evaluation, ordering, plies = shape
        if self.table is not None and not self.table.suits(position):
            raise DoesNotFit(f"{kind.__name__} does not say how its board can be turned, so a table cannot be folded")
        self.root, self.is_interpreted = position, not is_compilable((position, evaluation))
        if self.shape != shape:
            each = [find_ordering(ordering, position, evaluation, plies, self.seed) for _ in range(self.team.threads)]
            self.orderings, self.shape = cooperating(self.team, each, position, plies), shape
            if self.is_interpreted and is_made_anew(ordering):  # one that was handed in learns where its owner can see it
                self.orderings = list(map(as_python_has_it, self.orderings))
            self.beginnings = [(cells, cells[:].copy()) for made in self.orderings for cells in cells_in(made)]
        prepare = self.algorithm.prepare
        selection = Everything() if prepare is None else prepare(position, evaluation, plies)
        self.salt = f"{'' if self.algorithm.is_exact else self.algorithm.name} {identity(kind)} {whole_identity(evaluation)}"
        seen = NoTrace() if trace is None else trace
        table = self._salted_table()
        self.contexts = []
        for each in self.orderings:
            tally, lines = Tally.for_depth(plies), Lines.for_depth(plies)
            if self.is_interpreted:
                tally, lines = as_python_has_it(tally), as_python_has_it(lines)
            self.contexts.append(Context(evaluation, each, tally, lines, seen, table, selection))
        for context in self.contexts:
            self.run = self.algorithm.kernel.prepare(*self._arguments(context, 1, *OPEN, 0))

    def _salted_table(self) -> Any:
        """The table for values of this evaluation, as the search can read it."""
        if self.table is None:
            return NoTable()
        salted = self.table.salted(self.salt)
        is_folded = isinstance(self.shape[2], WinLossDraw)  # by the rules alone, which symmetries keep
        return in_dictionaries(salted, self.root, is_folded) if self.is_interpreted else salted

    def _result(
        self, asked: Any, position: Any, deepest: Finished, line: tuple[int, ...], started: float, stopped_by: str | None = None
    ) -> Result:
        """What is known when a depth is finished."""
        return Result(
            value=deepest.value,
            move=line[0] if line else None,
            line=line,
            depth=deepest.depth,
            seconds=time.perf_counter() - started,
            stopped_by=stopped_by,
            lower=deepest.lower,
            upper=deepest.upper,
            to_the_end=self.to_the_end,
            position=asked,
            units=units_of(position, self.contexts[0].evaluation),
            **added([context.tally for context in self.contexts], is_max_to_move(position)),
        )

    def _is_soon_over(self, limits: Limits) -> bool:
        """Whether the search is too small for a thread that listens for Ctrl-C meanwhile."""
        (_, moves, _, _, plies), is_interpreted = self.shape, self.run == self.algorithm.kernel.interpreted
        few = (limits.nodes or SOON + 1) <= SOON or (plies < SOON.bit_length() and moves**plies <= SOON)
        return few and limits.seconds is None and self.team.threads == 1 and not is_interpreted

    def _deepen(
        self, depths: Iterable[int], window: tuple[int, int], finished: list[Finished], told: Callable[[], None] = lambda: None
    ) -> None:
        """Search to one depth after the other; whatever is reached is appended to `finished`, and then told."""
        self.to_the_end = False
        for depth in depths:
            # Values swing between odd and even depths, so the guess is that of two depths before, where there is one.
            guess = int(finished[-2].value or 0) if len(finished) > 1 else 0
            self.line: tuple[int, ...] = ()
            proved, horizon = Proved(), self._horizon()
            try:
                value = self.algorithm.drive(lambda alpha, beta: self._look(depth, alpha, beta, proved), *window, guess)  # noqa: B023
            except Interrupted:
                if not finished:
                    finished.append(self._unfinished(depth, proved))
                return
            bounds = (proved.lower, proved.upper) if self.algorithm.is_exact else (None, None)
            finished.append(Finished(depth, value, self.line, *bounds))
            # Lines that a search has left out because it bets on them do not count as ended.
            self.to_the_end = self.algorithm.is_exact and self._horizon() == horizon
            told()
            if self.to_the_end:
                return

    def _unfinished(self, depth: int, proved: Proved) -> Finished:
        """What is known of a depth that was not finished: a bound, and the moves that prove it, or nothing but moves."""
        value = proved.upper if proved.lower is None else proved.lower
        if value is None or not self.algorithm.is_exact:
            return Finished(0, None, self.line, None, None, is_whole=False)
        return Finished(depth, value, self.line, proved.lower, proved.upper, is_whole=False)

    def _look(self, depth: int, alpha: int, beta: int, proved: Proved) -> int:
        """One call of the kernel on the root, in every thread; the line is kept if it is better than alpha."""
        trace = self.contexts[0].trace
        node = open_root(trace, alpha, beta)
        runs = [lambda c=c: self.run(*self._arguments(c, depth, alpha, beta, node)) for c in self.contexts]
        first, value = self.team.race(runs, lambda i: self.contexts[i].tally.stop())
        line = self.contexts[first].lines.best()
        is_whole = not self.contexts[first].tally.is_stopped()
        is_better = value > alpha and (proved.lower is None or value >= proved.lower)
        proved.learn(int(value), alpha, beta, is_whole)
        if proved.is_contradictory:
            raise BadGame(
                f"{type(self.root).__name__} is worth at least {proved.lower} and at most {proved.upper} at depth {depth}: "
                "its moves, its keys or its evaluation are not the same each time they are asked for"
            )
        if not is_whole:
            if line and (is_better or not self.line):  # an earlier look may have proved more than this one has
                self.line = line
            raise Interrupted
        trace.leave(node, int(value))
        for context in self.contexts:
            context.tally.go_on()
        if self.is_stopping:  # looked at last: whoever asks from now on does so after `go_on`, which would have lost it
            self.stop()
        if value > alpha:
            self.line = line
        return int(value)

    def _arguments(self, context: Context, depth: int, alpha: int, beta: int, node: int) -> tuple[Any, ...]:
        return self.root, depth, alpha, beta, 0, node, context

    def _horizon(self) -> int:
        """How often the searches of this position have met the horizon."""
        return sum([int(context.tally.horizon()) for context in self.contexts])

    def _watched(self, limits: Limits, started: float, has_any: bool, progress: NodeListener | None) -> None:
        """Now and then while it runs: say how far it is, and let it end by itself when its time will be up.

        On a busy machine whoever is to wake up by then and stop it may wake up late, and the search, told by nodes, does not wait.
        """
        if progress is not None:
            progress(self.nodes)
        taken = time.perf_counter() - started
        if limits.seconds is not None and has_any and taken > 0:
            share = limits.nodes and -(-limits.nodes // self.team.threads)
            for context in self.contexts:
                by_then = int(context.tally.nodes * limits.seconds / taken) + SOME
                context.tally.limit(by_then if share is None else min(by_then, share))

    def _room(self, limits: Limits, started: float) -> int:
        """How many nodes a look back at the line may take: a tenth of what the search took, and where the time is limited no more
        than can be done in half of what is left of it, or in a two-hundredth if nothing is left."""
        most = SOME + self.nodes // 10
        if limits.seconds is None:
            return most
        taken = max(time.perf_counter() - started, 1e-6)
        return min(most, int(self.nodes * max((limits.seconds - taken) / (2 * taken), 1 / 200)))

    def _extended(self, deepest: Finished, nodes: int) -> tuple[int, ...]:
        """The line to the horizon: where the table had settled a node of it, that node is asked again for its moves.

        These looks are not counted; they are given up when they take more than so many nodes.
        """
        position, (depth, value, line, *_) = self.root, deepest
        if len(line) == depth:
            return line
        context = self.contexts[0]._replace(tally=Tally.for_depth(depth, nodes), trace=NoTrace())
        more = line
        while more and value is not None:
            for move in more:
                position, depth, value = position.play(move), depth - 1, -value
            if depth == 0 or position.is_over():
                break
            self.algorithm.kernel(position, depth, value - 1, value + 1, 0, 0, context)
            more = () if context.tally.is_stopped() else context.lines.best()
            line += more
        return line
