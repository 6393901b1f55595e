"""Limits, deepening, reuse and pondering."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from prunus import game
from prunus.core.requests import Cancellation
from prunus.core.values import INTERPRETED_PLIES
from prunus.errors import DoesNotFit, OutOfRange, UnknownName
from prunus.searches.driving import worker
from prunus.searches.driving.entry import search
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import asking
from prunus.searches.driving.pondering import Pondering
from prunus.searches.driving.searcher import Searcher
from prunus.searches.shared.trace import Trace
from prunus.tables.foreseeing import Foreseeing
from prunus.tables.transposition import Table
from tests.hands import LIMIT, Hands
from tests.plain import look_ahead

OTHELLO = game("othello").parse("f5d6c3d3c4f4f6f3e6e7d7")


@pytest.mark.parametrize("limits", [{"nodes": 0}, {"nodes": -4}, {"seconds": 0}, {"seconds": -1.5}, {"depth": -1}])
def test_limits_of_zero_or_below_are_refused(limits: dict[str, int]) -> None:
    with pytest.raises(OutOfRange, match=r"must be above zero|not between 0 and"):
        look_ahead(OTHELLO, **limits)


def test_a_limit_of_nodes_is_kept_and_the_deepest_finished_depth_returned() -> None:
    for nodes in (1, 7, 50, 1_000, 20_000):
        found = look_ahead(
            OTHELLO, evaluation="disc-difference", algorithm="pvs", ordering="hash+killer+history", table=1, nodes=nodes
        )
        assert found.stopped_by == "nodes"
        assert found.nodes <= nodes + 20  # on its way back the search may step into one more child a ply
        assert found.move in list(OTHELLO.moves())
        if found.depth:
            whole = look_ahead(OTHELLO, found.depth, evaluation="disc-difference")
            assert found.value == whole.value or not found.is_exact
        assert found.is_exact == (nodes >= 50)


def test_a_limit_of_seconds_ends_a_search_without_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    request: dict[str, Any] = {"algorithm": "pvs", "ordering": "hash+killer+history", "table": 4, "seconds": LIMIT}
    found = look_ahead(OTHELLO, evaluation="disc-difference", **request, progress=Hands(monkeypatch).after(10_000, []))
    assert found.stopped_by == "seconds"
    assert found.nodes >= 10_000
    assert found.depth >= 3
    assert len(found.line) <= found.depth


def test_deepening_ends_when_every_line_has_ended() -> None:
    found = look_ahead(game("tic-tac-toe").start(), evaluation="open-lines", algorithm="pvs", ordering="hash", table=1, seconds=60)
    assert (found.value, found.stopped_by) == (0, None)
    assert found.depth in (9, 10)


class _AskedInBetween(Searcher):
    """Somebody asks it to stop just after it has looked whether somebody does, at the end of a depth."""

    looks = 0

    @property
    def is_stopping(self) -> bool:
        asked, self.looks = self.asked, self.looks + 1
        if self.looks == 3:
            self.stop()
        return asked

    @is_stopping.setter
    def is_stopping(self, asked: bool) -> None:
        self.asked = asked


def test_a_request_to_stop_is_not_lost_between_two_depths() -> None:
    found = _AskedInBetween().think(OTHELLO, Limits(depth=9))
    assert found.stopped_by == "request"
    assert 0 < found.depth < 9


def test_a_search_ends_when_its_time_is_up_although_nobody_wakes_up_to_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "now", lambda: 0.0)  # to who waits for the end it never comes
    found = Searcher().think(OTHELLO, Limits(depth=13, seconds=0.2))
    assert found.stopped_by == "seconds"
    assert 0 < found.depth < 13
    assert Searcher().think(OTHELLO, Limits(nodes=30_000, seconds=60)).stopped_by == "nodes"


def test_a_line_is_followed_no_longer_than_the_time_allows() -> None:
    """In a time that is up as soon as it begins, a search is not asked again for the moves behind what the table has settled."""
    searcher = Searcher()
    assert searcher.think(OTHELLO, Limits(depth=7)).nodes > 200
    for seconds, most in ((None, searcher.nodes), (1e-6, searcher.nodes // 200), (1e6, searcher.nodes)):
        room = searcher._room(Limits(seconds=seconds), time.perf_counter() - 1.0)
        assert 0 < room <= most
        assert (room < searcher.nodes // 100) == (seconds == 1e-6)


def test_a_search_is_stopped_from_another_thread() -> None:
    searcher, begun = Searcher("pvs", "disc-difference", "hash+killer+history", table=1), threading.Event()
    other = threading.Thread(target=lambda: begun.wait() and searcher.stop())
    other.start()
    found = searcher.think(OTHELLO, Limits(), progress=lambda _: begun.set())
    other.join()
    assert found.stopped_by == "request"
    assert found.move in list(OTHELLO.moves())


def test_a_token_ends_the_searches_it_was_given_to_and_those_that_begin_later() -> None:
    cancel, begun = Cancellation(), threading.Event()
    found: list[Any] = []

    def think() -> None:
        found.append(
            Searcher("pvs", "disc-difference", table=1).think(OTHELLO, Limits(), progress=lambda _: begun.set(), cancel=cancel)
        )

    threads = [threading.Thread(target=think) for _ in range(2)]
    for thread in threads:
        thread.start()
    begun.wait()
    cancel.cancel()
    for thread in threads:
        thread.join()
    later = search(OTHELLO, seconds=1000, cancel=cancel)
    assert [each.stopped_by for each in (*found, later)] == ["request"] * 3
    assert later.move in list(OTHELLO.moves())
    assert not cancel._stops


def test_a_search_is_awaited_while_the_loop_goes_on() -> None:
    async def both() -> tuple[Any, int]:
        searcher, turns = Searcher("pvs", "disc-difference", table=1), 0
        thinking = asyncio.create_task(searcher.thinking(OTHELLO, Limits(7)))
        while not thinking.done():
            await asyncio.sleep(0)
            turns += 1
        return thinking.result(), turns

    found, turns = asyncio.run(both())
    assert found.value == look_ahead(OTHELLO, 7, evaluation="disc-difference").value
    assert turns > 1


@pytest.mark.parametrize("by", ["task", "token"])
def test_a_search_that_is_awaited_can_be_cancelled(by: str) -> None:
    async def cancelled() -> Searcher:
        searcher, begun, cancel = Searcher("pvs", "disc-difference", table=1), asyncio.Event(), Cancellation()
        loop = asyncio.get_running_loop()
        request = {"progress": lambda _: loop.call_soon_threadsafe(begun.set), "cancel": cancel}
        thinking = asyncio.create_task(searcher.thinking(OTHELLO, Limits(), **request))
        await begun.wait()
        if by == "token":
            cancel.cancel()
            assert (await thinking).stopped_by == "request"
            return searcher
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        return searcher

    searcher = asyncio.run(cancelled())
    assert searcher.think(OTHELLO, Limits(2)).is_exact  # nobody else is using it


def test_progress_is_told_while_a_search_runs() -> None:
    seen: list[int] = []
    searcher = Searcher("pvs", "disc-difference", "hash+killer+history", table=1)

    def tell(nodes: int) -> None:
        seen.append(nodes)
        if nodes > seen[0]:
            searcher.stop()

    found = searcher.think(OTHELLO, Limits(), progress=tell)
    assert seen[-1] <= found.nodes
    assert all(before <= after for before, after in itertools.pairwise(seen))


def test_the_next_search_reuses_what_the_last_one_learned() -> None:
    searcher = Searcher("pvs", "disc-difference", "hash+killer+history", table=4)
    first = searcher.think(OTHELLO, Limits(depth=7))
    again = searcher.think(OTHELLO, Limits(depth=7))
    assert again.value == first.value
    assert again.nodes < first.nodes / 2
    assert first.move is not None
    below = OTHELLO.play(first.move)
    warm = searcher.think(below, Limits(depth=6))
    cold = Searcher("pvs", "disc-difference", "hash+killer+history", table=4).think(below, Limits(depth=6))
    assert warm.value == cold.value
    assert warm.nodes < cold.nodes


def test_thinking_on_the_opponents_time_goes_on_below_the_move_that_is_made() -> None:
    searcher, start = Searcher("pvs", "disc-difference", "hash+killer+history", table=4), game("othello").start()
    move = next(iter(start.moves()))
    with Pondering(searcher, start, Limits(depth=8)) as pondering:
        pondering.thread.join()
        answer = pondering.answer(move, Limits(depth=7))
    cold = Searcher("pvs", "disc-difference", "hash+killer+history", table=4).think(start.play(move), Limits(depth=7))
    assert pondering.result is not None
    assert (answer.value, answer.depth) == (cold.value, 7)
    assert answer.nodes < cold.nodes


def test_pondering_ends_at_once_when_the_move_is_known() -> None:
    searcher = Searcher("pvs", "disc-difference", "hash+killer+history", table=4)
    with Pondering(searcher, OTHELLO) as pondering:
        while searcher.nodes == 0:
            threading.Event().wait(0.001)
        answer = pondering.answer(next(iter(OTHELLO.moves())), Limits(depth=3))
    assert pondering.result is not None
    assert pondering.result.stopped_by == "request"
    assert (answer.depth, answer.stopped_by) == (3, None)


def test_an_unknown_ordering_in_a_chain_is_named() -> None:
    with pytest.raises(UnknownName, match="no ordering is called 'kiler'; did you mean killer"):
        look_ahead(OTHELLO, 2, ordering="hash+kiler")


def test_a_chain_that_is_too_long_is_refused() -> None:
    with pytest.raises(OutOfRange, match="leave one out"):
        look_ahead(OTHELLO, 2, ordering="static+random")


@pytest.mark.parametrize("threads", [-1, 0, 65])
def test_no_threads_and_too_many_are_refused(threads: int) -> None:
    with pytest.raises(OutOfRange, match=f"{threads} threads are not between 1 and 64"):
        look_ahead(OTHELLO, 2, threads=threads)


def test_deepening_by_two_plies_ends_at_the_depth_and_finds_the_same() -> None:
    for depth in (5, 6):
        request: dict[str, Any] = {
            "evaluation": "disc-difference",
            "ordering": "hash+killer+history",
            "table": 1,
            "deepening": True,
        }
        one, two = (look_ahead(OTHELLO, depth, **request, step=step) for step in (1, 2))
        assert (one.value, one.depth) == (two.value, two.depth)
        assert one.nodes != two.nodes
    with pytest.raises(OutOfRange, match="leads nowhere"):
        look_ahead(OTHELLO, 4, step=0)


COMPILING = """
import sys, threading
from prunus.cli.main import prunus
from prunus.core.cache import ContentCache
threads, load = [], ContentCache.load_overload
def noticed(*arguments):
    threads.append(threading.current_thread() is threading.main_thread())
    return load(*arguments)
ContentCache.load_overload = noticed
for request in sys.argv[1:]:
    prunus.main(request.split(), standalone_mode=False)
print(len(threads), all(threads))
"""


def test_kernels_are_compiled_before_the_clock_of_a_limit_runs(tmp_path: Path) -> None:
    """What is bounded by seconds runs in a thread of its own, and no kernel is compiled there, nor looked for in the cache."""
    requests = [
        f"certify tic-tac-toe -p XOX.O..X. -o {tmp_path}/a.cert --seconds 99",
        "prove tic-tac-toe -p XOX.O..X. --seconds 99",
    ]
    done = subprocess.run([sys.executable, "-c", COMPILING, *requests], capture_output=True, text=True, check=True)
    number, are_in_the_main_thread = done.stdout.splitlines()[-1].split()
    assert int(number) > 3
    assert are_in_the_main_thread == "True"


UNHEARD: dict[str, Any] = {
    "ordering": "killer",
    "window": (0, 1),
    "threads": 2,
    "trace": Trace.of_at_most(10),
    "deepening": True,
    "step": 1,
}


@pytest.mark.parametrize("algorithm", asking())
def test_progress_of_a_search_by_questions_goes_on_from_one_question_to_the_next(
    algorithm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prunus.searches.driving.worker.PULSE", 0.0005)
    seen: list[int] = []
    for start in ("3-3-4", "4-5-6", "6-7-8"):  # until a search lasts as long as a pulse
        found = look_ahead(game("nim").parse(start), 6, algorithm=algorithm, table=1, progress=seen.append)
        if seen:
            break
    assert seen
    assert [*seen, found.nodes] == sorted([*seen, found.nodes])


@pytest.mark.parametrize("algorithm", asking())
def test_a_search_by_questions_refuses_what_it_cannot_honour_and_keeps_its_limits(
    algorithm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = game("nim").parse("3-4-5")
    for what, value in UNHEARD.items():
        with pytest.raises(DoesNotFit, match=f"{algorithm} answers questions and cannot honour {what}: leave it out"):
            look_ahead(nim, 3, algorithm=algorithm, **{what: value})
    with pytest.raises(DoesNotFit, match="its table is a number of megabytes and nothing else"):
        look_ahead(nim, 3, algorithm=algorithm, table=Foreseeing(Table.of(1)))
    with pytest.raises(DoesNotFit, match="say how many plies, or ask one with `prove`"):
        look_ahead(nim, algorithm=algorithm, seconds=1)
    with pytest.raises(OutOfRange, match="leaves no room for a search"):
        look_ahead(nim, 3, algorithm=algorithm, table=1e-9)
    with pytest.raises(OutOfRange, match="must be above zero"):
        look_ahead(nim, 3, algorithm=algorithm, seconds=-1)
    seen: list[int] = []
    request: dict[str, Any] = {"algorithm": algorithm, "seconds": LIMIT, "table": 1}
    large = look_ahead(game("nim").parse("9-9-9-9"), 30, **request, progress=Hands(monkeypatch).after(1, seen))
    assert large.stopped_by in ("seconds", "memory")
    assert not large.is_exact
    assert seen == sorted(seen)
    assert seen or large.stopped_by == "memory"


@pytest.mark.parametrize("algorithm", ["minimax", "fail-hard"])
def test_a_table_is_refused_by_searches_that_have_no_use_for_one(algorithm: str) -> None:
    with pytest.raises(DoesNotFit, match=f"{algorithm} remembers nothing: it has no use for a table"):
        look_ahead(game("nim").start(), 2, algorithm=algorithm, table=1)


def test_without_a_depth_an_interpreted_game_is_searched_at_once_as_deep_as_it_can_be() -> None:
    found = look_ahead(game("nim").parse("1-2"), nodes=10**9, deepening=False)
    assert (found.value, found.depth) == (1, INTERPRETED_PLIES)
