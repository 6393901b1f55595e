"""Players: legal, repeatable, in time; a game between any two of them is kept as it was played."""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.requests import Cancellation
from prunus.errors import BadFile, DoesNotFit, NotationError, OutOfRange, PrunusError, UnknownName
from prunus.players.beating import beaten
from prunus.players.clock import Clock, Lateness, TimeControl
from prunus.players.garbage import uncollected
from prunus.players.kinds.level import LEVELS
from prunus.players.kinds.search import Search
from prunus.players.player import Adviser, Choice, Player, Situation, find_player
from prunus.players.playing import play_game
from prunus.players.record import GameRecord, record_of, told_outcome
from prunus.solvers.solver import solve
from prunus.solvers.strong.strong import solve_strongly

GAMES = ["tic-tac-toe", "connect-four-4x4", "othello-4x4", "nim"]
PLAYERS = ["random", "random:50+search:depth=2", "search:depth=2,ordering=hash&killer", "solver:4+search:nodes=50"]
PLAYERS += [f"level:{level}" for level in LEVELS if level not in ("expert", "best")]


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", GAMES)
def test_players_make_legal_moves_to_the_end_and_the_same_ones_again(name: str, player: str) -> None:
    this = game(name)
    records = []
    for _ in range(2):
        both = [find_player(player, this, seed=3), find_player("random", this, seed=4)]
        for each in both:
            each.prepare(this)
        records.append(play_game(this, both))
    assert records[0].moves == records[1].moves
    assert records[0].ending == "over"
    *_, (position, _) = records[0].replayed(this)
    assert position.is_over()
    outcome = int(position.outcome())
    assert records[0].outcome == (-outcome if len(records[0].moves) % 2 else outcome)
    assert GameRecord.from_json(json.loads(json.dumps(records[0].as_json()))) == records[0]


def test_other_seeds_draw_other_games() -> None:
    this = game("othello-4x4")
    games = {play_game(this, [find_player("random", this, seed), find_player("random", this, seed + 9)]).moves for seed in range(6)}
    assert len(games) > 1


def test_the_five_rules_of_the_notes_are_beaten_by_who_knows_them_and_never_when_they_begin() -> None:
    this = game("tic-tac-toe")
    player = find_player("rules:notes", this)
    found = beaten(player, this, seat=1)
    assert found.value > 0
    situation = Situation.at(this)
    for move in found.line:
        if len(situation.moves) % 2 == 1:
            assert player.choose(situation).move == move
        situation = situation.after(move)
    assert situation.position.is_over()
    assert situation.position.outcome() < 0
    assert len(situation.moves) % 2 == 1  # the opponent, who began, made the last move
    assert beaten(player, this, seat=0).value <= 0


def test_the_five_rules_come_in_their_order() -> None:
    """Boards on which two rules disagree: the earlier one decides."""
    this = game("tic-tac-toe")
    player = find_player("rules:notes", this)
    cases = {"XX. OO. ...": "3", "X.. OO. ..X": "6", "X.. ... ...": "5", "... .X. ...": "1", "X.O ..O X..": "4"}
    for board, expected in cases.items():
        situation = Situation.at(this, this.parse(board))
        assert this.format_move(situation.position, player.choose(situation).move) == expected


@given(st.floats(0.001, 1e6), st.floats(0, 1e4), st.lists(st.floats(0, 1), max_size=60))
def test_who_keeps_to_the_budget_never_loses_on_time(seconds: float, increment: float, shares: list[float]) -> None:
    clock = Clock(TimeControl(seconds, increment))
    for share in shares:
        budget = clock.budget
        assert budget is not None
        assert clock.left is not None
        if budget > clock.left:  # a clock that had no time to begin with
            assert clock.left < 0.003
            return
        assert clock.spend(share * budget)


@given(st.floats(0.01, 1e4), st.floats(0, 0.3))
def test_who_is_always_late_by_as_much_is_late_once(seconds: float, share: float) -> None:
    """On a busy machine whoever is told to end needs some time to hear it: that is kept back from the second move on."""
    lateness = Lateness()
    for number in range(5):
        clock = Clock(TimeControl(move=seconds), lateness)  # of another game, or the same
        budget = clock.budget
        assert budget is not None
        assert clock.spend(budget + share * seconds) or number == 0
        lateness.learn(share * seconds)
    for _ in range(60):
        lateness.learn(-seconds)
    assert clock.budget == Clock(clock.control).budget  # and forgotten, where it no longer happens


class _Slow(Adviser):
    """Comes late by a tenth of a second, which it spends."""

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        until = time.perf_counter() + (situation.seconds or 0.0) + 0.1
        while time.perf_counter() < until:
            pass
        return Choice(next(iter(situation.position.moves())), "slow")


def test_a_player_learns_how_late_it_comes_and_keeps_that_for_the_next_game() -> None:
    this, player = game("tic-tac-toe"), Player("slow", [_Slow()])
    assert Clock(TimeControl(move=1.0), player.lateness).budget == pytest.approx(0.9)
    player.choose(Situation.at(this, seconds=0.01))
    budget = Clock(TimeControl(move=1.0), player.lateness).budget
    assert budget is not None
    assert 0.5 <= budget <= 0.8
    player.choose(Situation.at(this))  # where nobody counts, nobody is late
    assert Clock(TimeControl(move=1.0), player.lateness).budget == budget


@given(st.floats(0.001, 1e6), st.floats(0.001, 1e4))
def test_times_read_back(seconds: float, increment: float) -> None:
    for control in (TimeControl(seconds), TimeControl(seconds, increment), TimeControl(move=seconds)):
        again = TimeControl.parse(str(control))
        for one, other in zip(vars(again).values(), vars(control).values(), strict=True):
            assert one == (None if other is None else pytest.approx(other, abs=0.0006))


@pytest.mark.parametrize("text", ["", "5", "0s", "-1s", "1s/game", "5m+", "1e9h", "9" * 12 + "s", "nan", "infs", "5m+3", "٣s"])
def test_times_that_are_none_are_refused(text: str) -> None:
    with pytest.raises((NotationError, OutOfRange)):
        TimeControl.parse(text)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", UnknownName),
        ("nobody", UnknownName),
        ("solver", DoesNotFit),
        ("random:0", OutOfRange),
        ("random:٣", OutOfRange),
        ("search:depth=x", NotationError),
        ("search:depth=-1", OutOfRange),
        ("search:speed=3", UnknownName),
        ("search:evaluation=nothing", UnknownName),
        ("search:algorithm=nothing", UnknownName),
        ("search:threads=two", PrunusError),
        ("level:champion", UnknownName),
        ("rules:nowhere.pl", PrunusError),
        ("book:nowhere.book+search", PrunusError),
        ("book+search", NotationError),
        ("endgame:nowhere.table+search", PrunusError),
        ("endgame+search", PrunusError),
        ("human", DoesNotFit),
    ],
)
def test_players_that_are_none_are_refused_in_a_sentence(name: str, error: type[PrunusError]) -> None:
    with pytest.raises(error):
        find_player(name, game("tic-tac-toe"))


def test_a_person_is_a_player_only_where_people_have_seats_and_alone() -> None:
    this = game("tic-tac-toe")
    somebody = find_player("human", this, seats_people=True)
    assert (somebody.name, somebody.is_human) == ("human", True)
    assert not find_player("level:club", this, seats_people=True).is_human
    with pytest.raises(DoesNotFit, match="moves when they like"):
        somebody.choose(Situation.at(this))
    with pytest.raises(DoesNotFit, match="'human' is a person: only programs play here, and `prunus play` seats people"):
        find_player("human", this)
    for mixed in ("random:50+human", "human+search"):
        with pytest.raises(DoesNotFit, match="nobody gives a person advice"):
            find_player(mixed, this, seats_people=True)


@pytest.mark.parametrize(("name", "root"), [("tic-tac-toe", "X.. .O. ..."), ("connect-four-4x4", "22332314"), ("nim", "2-3")])
def test_who_has_an_endgame_table_plays_its_positions_as_the_rules_have_them_and_leaves_others_alone(
    name: str, root: str, tmp_path: Path
) -> None:
    """Nobody who has it does worse than the value of any position of it, whoever answers, and what it says is exact."""
    this, path = game(name), tmp_path / "ends.table"
    start = this.parse(root)
    solve_strongly(start, path)
    player = find_player(f"endgame:{path}+random", this)
    player.prepare(this, start)
    asked = 0
    for seed in range(4):
        situation, chance = Situation.at(this, start), random.Random(seed)
        expected: int | None = None
        while not situation.position.is_over():
            choice = player.choose(situation)
            assert (choice.by, choice.is_exact) == ("endgame", True)
            assert choice.value == solve(situation.position).told(solve(situation.position).value)
            assert expected is None or choice.value >= expected  # type: ignore[operator]
            expected, asked = choice.value, asked + 1  # type: ignore[assignment]
            assert choice.line[0] == choice.move
            end = situation.position
            for move in choice.line:
                end = end.play(move)
            assert end.is_over()
            assert (end.outcome() if len(choice.line) % 2 == 0 else -end.outcome()) == choice.value
            situation = situation.after(choice.move)
            if not situation.position.is_over():
                situation = situation.after(chance.choice(list(situation.position.moves())))
    assert asked > 4
    if this.start() != start:
        assert player.choose(Situation.at(this)).by == "random"


def test_players_keep_to_the_depth_and_the_nodes_that_somebody_asks_for() -> None:
    """The solver answers for a search that would come to the end, and for no other."""
    this = game("tic-tac-toe")
    player, situation = find_player("solver+search", this), Situation.at(this, this.parse("X.. .O. ..."))
    for depth in (1, 2, 6, 7, 9):
        choice = player.choose(situation._replace(depth=depth))
        assert (choice.by, choice.depth) == (("search", depth) if depth < 7 else ("solver", None))
    few = player.choose(situation._replace(nodes=30))
    assert (few.by, few.nodes < 60) == ("search", True)  # a few more are counted before it is noticed
    own = find_player("search:depth=3", this)
    assert [own.choose(situation._replace(depth=depth)).depth for depth in (2, 3, 5)] == [2, 3, 3]


class Odd(Adviser):
    """Does what it is told to; `spend` lets time go by."""

    def __init__(self, deed: str, spend: Callable[[float], None] = lambda seconds: None) -> None:
        self.deed, self.spend = deed, spend

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        if self.deed == "crash":
            raise BadFile("it is gone")
        if self.deed == "stumble":
            raise ZeroDivisionError("by\nzero")
        self.spend({"late": 1.25, "just in time": 1.0}.get(self.deed, 0.0))
        return Choice(77 if self.deed == "rubbish" else next(iter(situation.position.moves())), "odd")

    def forget(self) -> None:
        if self.deed == "break down":
            raise KeyError("nothing begins")

    @contextmanager
    def pondering(self, situation: Situation) -> Iterator[None]:
        yield
        if self.deed == "brood":
            raise RecursionError("too deep")


def played_by(deed: str, seat: int, margin: float = 0.125) -> GameRecord:
    """A game of the odd one against chance, by a clock that goes on only when somebody spends time."""
    this, elapsed = game("tic-tac-toe"), [0.0]

    def spend(seconds: float) -> None:
        elapsed[0] += seconds

    both = [find_player("random", this), Player("odd", [Odd(deed, spend)])]
    control = TimeControl(move=1.0)
    players = both if seat else both[::-1]
    return play_game(this, players, control, margin=margin, ponders=True, now=lambda: elapsed[0])


FAULTS = {
    "crash": ("crash", "it is gone"),
    "stumble": ("crash", "ZeroDivisionError: by zero"),
    "break down": ("crash", "KeyError: 'nothing begins'"),
    "brood": ("crash", "RecursionError: too deep"),
    "rubbish": ("illegal move", "77 is no move in "),
    "late": ("time", "took 1.250 s"),
}


@pytest.mark.parametrize("deed", FAULTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_breaks_the_rules_loses_that_game_and_the_record_says_why(deed: str, seat: int) -> None:
    record, (ending, why) = played_by(deed, seat), FAULTS[deed]
    assert record.ending == ending
    assert record.outcome == (1 if seat else -1)
    assert record.comment.startswith("odd: ")
    assert why in record.comment
    assert told_outcome(record) == ("1-0" if seat else "0-1")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_clock_may_be_overrun_by_its_margin_and_no_more(seat: int) -> None:
    assert played_by("just in time", seat, margin=0.0).ending == "over"
    assert played_by("late", seat, margin=0.25).ending == "over"
    assert played_by("late", seat, margin=0.2).ending == "time"


class _Looking(Adviser):
    """Looks whether garbage may be collected while it chooses."""

    def __init__(self) -> None:
        self.seen: list[bool] = []

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        self.seen.append(gc.isenabled())
        return Choice(next(iter(situation.position.moves())), "looking")


@pytest.mark.parametrize(("control", "is_collected"), [("1s/move", False), ("5m", False), (None, True), ("99m/move", True)])
def test_no_garbage_is_collected_while_a_clock_runs(control: str | None, is_collected: bool) -> None:
    looking = _Looking()
    between: list[bool] = []
    play_game(
        game("tic-tac-toe"),
        [Player("looking", [looking])] * 2,
        None if control is None else TimeControl.parse(control),
        watch=lambda situation, choice: between.append(gc.isenabled()),
    )
    assert set(looking.seen) == {is_collected}
    assert set(between) == {True}


def test_who_has_switched_collections_off_finds_them_off_and_moves_may_overlap() -> None:
    gc.disable()
    try:
        with uncollected(1.0):
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
    with uncollected(1.0):
        with pytest.raises(ZeroDivisionError), uncollected(2.0):
            raise ZeroDivisionError
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.parametrize("name", ["othello", "othello-6x6", "connect-four", "tic-tac-toe"])
def test_a_search_that_is_told_nothing_values_positions_with_what_plays_best(name: str) -> None:
    this = game(name)
    (adviser,) = find_player("search:depth=1", this).advisers
    assert isinstance(adviser, Search)
    assert (adviser.searcher.evaluation or "") == this.playing_evaluation
    (other,) = find_player("search:depth=1,evaluation=win-loss-draw", this).advisers
    assert isinstance(other, Search)
    assert other.searcher.evaluation == "win-loss-draw"


def test_records_with_a_move_that_cannot_be_made_say_which() -> None:
    this = game("tic-tac-toe")
    with pytest.raises(BadFile, match=r"move 2: .*illegal"):
        list(GameRecord("tic-tac-toe", ("1", "1")).replayed(this))
    whole = record_of(this, None, [0, 4, 1, 5, 2])
    assert (whole.outcome, whole.ending) == (1, "over")
    with pytest.raises(BadFile, match="move 6, '9', comes after the end"):
        list(whole.with_move("9").replayed(this))
    assert whole.shortened(2).moves == ("1", "4")
