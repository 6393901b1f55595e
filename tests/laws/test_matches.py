"""Matches: pairs of games with colours exchanged, the same whoever plays them and however often they are stopped."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from prunus.core.game import Game
from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.requests import Cancellation
from prunus.errors import OutOfRange, PrunusError, Stopped
from prunus.jobs.runner import Runner
from prunus.players import match as matches
from prunus.players.match import Match, play_match
from prunus.players.openings import openings
from prunus.players.player import Adviser, Choice, Player, Situation, find_player
from prunus.players.record import GameRecord
from prunus.players.standing import Pairing, Played
from prunus.players.strength import Sprt
from prunus.searches.driving.entry import search
from prunus.solvers.solver import solve
from tests.commands import ended, refused


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


def untimed(records: tuple[GameRecord, ...]) -> list[GameRecord]:
    return [replace(each, remarks=tuple(replace(said, seconds=None) for said in each.remarks)) for each in records]


def test_a_player_against_itself_is_level_within_its_interval() -> None:
    (pairing,) = play_match(Match("connect-four-4x4", ("random", "random"), 400)).pairings
    assert pairing.games == 400
    assert sum(pairing.pentanomial) == 200
    low, high = pairing.elo.low, pairing.elo.high
    assert low is not None
    assert high is not None
    assert low < 0 < high < low + 100
    assert min(pairing.pentanomial) > 0  # the two games of a pair are not each other's image


def test_pairs_begin_alike_with_colours_exchanged_and_no_two_of_them_are_alike() -> None:
    this = game("tic-tac-toe")
    played = play_match(Match("tic-tac-toe", ("random", "search:depth=1"), 20))
    begun = set()
    for one, other in zip(played.records[::2], played.records[1::2], strict=True):
        assert one.players == other.players[::-1] == ("random", "search:depth=1")
        assert one.moves[:2] == other.moves[:2]
        begun.add(one.moves[:2])
        for record in (one, other):
            assert record.finished(this) == record
            assert record.ending == "over"
    assert len(begun) == len(played.records) // 2 == 10


def test_who_exchanges_the_players_exchanges_the_result() -> None:
    both = ("search:depth=1", "search:depth=2")
    one, other = (play_match(Match("tic-tac-toe", each, 30, seed=4)).pairings[0] for each in (both, both[::-1]))
    assert one.pentanomial == other.pentanomial[::-1]
    assert (one.wins, one.draws, one.losses) == (other.losses, other.draws, other.wins)
    assert one.by_beginners == other.by_beginners
    assert one.pentanomial != one.pentanomial[::-1]


def test_a_match_that_was_stopped_goes_on_and_is_the_undisturbed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Match("tic-tac-toe", ("random", "random:50+search:depth=1"), 40, sprt=Sprt(-60, 60))
    whole = play_match(asked)
    performed: list[list[str]] = []
    play, stops_at = matches.pair_played, 3

    def counting(opening: list[str], **about: Any) -> Any:
        if len(performed) == stops_at:
            raise KeyboardInterrupt
        performed.append(opening)
        return play(opening=opening, **about)

    monkeypatch.setattr("prunus.jobs.performing._function", lambda _name: counting)
    with pytest.raises(Stopped, match="stopped after") as stopped, Runner(1, tmp_path / "journal") as runner:
        play_match(asked, runner)
    partial = stopped.value.result
    assert isinstance(partial, Played)
    kept = len(partial.records)
    assert 2 <= kept <= 6  # what was in one batch with the last is played again
    assert untimed(partial.records) == untimed(whole.records[:kept])
    assert "the error rates of its test and its interval are void" in partial.remarks()[0]
    assert not whole.was_stopped
    performed, stops_at = [], 1000
    with Runner(1, tmp_path / "journal") as runner:
        again = play_match(asked, runner)
    assert untimed(again.records) == untimed(whole.records)
    assert (again.pairings, again.verdict) == (whole.pairings, whole.verdict)
    assert len(performed) >= (len(whole.records) - kept) // 2
    assert not any(list(record.moves[: len(opening)]) == opening for opening in performed for record in partial.records)


def test_the_name_of_a_level_is_a_player() -> None:
    short, long = (play_match(Match("tic-tac-toe", players, 4)) for players in (("casual", "club"), ("level:casual", "level:club")))
    assert [record.moves for record in short.records] == [record.moves for record in long.records]
    assert short.records[0].players == ("casual", "club")


def test_a_cancelled_match_says_that_its_interval_is_void() -> None:
    cancel = Cancellation()
    runner = Runner(cancel=cancel, progress=lambda _message, _share: cancel.cancel())
    with pytest.raises(Stopped) as stopped:
        play_match(Match("tic-tac-toe", ("random", "random"), 20), runner)
    assert "the error rates of its interval are void" in stopped.value.result.remarks()[0]


def test_a_test_ends_the_match_where_its_bound_is_crossed_and_not_before() -> None:
    asked = Match("connect-four-4x4", ("search:depth=1", "random"), 200, sprt=Sprt(0, 100))
    played = play_match(asked)
    counted = Pairing(0, 1)
    verdicts = []
    for number in range(0, len(played.records), 2):
        counted = counted.with_pair(played.records[number : number + 2])
        verdicts.append(Sprt(0, 100).verdict(counted.pentanomial))
    assert played.verdict == verdicts[-1] == "elo1"
    assert set(verdicts[:-1]) == {None}
    assert counted == played.pairings[0]
    assert played.as_json()["sprt"]["accepted"] == "elo1"
    short = play_match(replace(asked, games=4))
    assert short.verdict is None
    assert short.remarks() == ["neither is accepted: the games are used up"]


def test_everybody_meets_everybody_and_points_add_up() -> None:
    names = ("random", "search:depth=1", "rules:notes")
    played = play_match(Match("tic-tac-toe", names, 20))
    assert [(each.first, each.second) for each in played.pairings] == [(0, 1), (0, 2), (1, 2)]
    assert len(played.records) == 60
    whole = [sum(each) for each in zip(*(played.of(number) for number in range(3)), strict=True)]
    assert whole == whole[::-1]
    assert sum(whole) == 2 * 30
    for pairing in played.pairings:
        about = {names[pairing.first], names[pairing.second]}
        own = [record for record in played.records if set(record.players) == about]
        won = sum((record.outcome or 0) > 0 for record in own if record.players[0] == names[pairing.first])
        won += sum((record.outcome or 0) < 0 for record in own if record.players[1] == names[pairing.first])
        assert won == pairing.wins
        assert pairing.wins + pairing.draws + pairing.losses == len(own) == 20


def test_games_that_the_solver_ends_have_the_value_of_best_play() -> None:
    this = game("tic-tac-toe")
    played = play_match(Match("tic-tac-toe", ("random", "random"), 20, opening_plies=3, adjudicate=9))
    for record in played.records:
        assert (record.ending, len(record.moves)) == ("adjudication", 3)
        *_, (position, _) = record.replayed(this)
        value = solve(position).value
        assert value is not None
        assert record.outcome == -value
    ends = play_match(Match("tic-tac-toe", ("random", "random"), 4, opening_plies=2, most_plies=2))
    assert all((record.outcome, record.ending) == (0, "adjudication") for record in ends.records)


def test_a_solver_that_needs_too_long_is_asked_again_two_plies_later_and_in_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    this, asked = game("tic-tac-toe"), list[int]()
    judges = matches._Solving(this.start(), 7)

    def hopeless(position: Any, seconds: float) -> Any:
        asked.append(sum(row.count(".") for row in this.rows(position)))
        raise Stopped("its time is up", None)

    monkeypatch.setattr(judges.solver, "value", hopeless)
    for _ in range(2):
        judge, situation = judges.begun(), Situation.at(this)
        for _ply in range(5):
            assert judge(situation) is None
            situation = situation.after(next(iter(situation.position.moves())))
    assert asked == [7, 5, 7, 5]


class Odd(Adviser):
    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        if len(situation.moves) % 2:
            raise KeyError("it is\ngone")  # as programs of others do, with more than a line to say
        return Choice(99, "odd")


def test_who_crashes_or_breaks_the_rules_loses_those_games_and_they_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str, of: Game, seed: int = 0) -> Player:
        return Player("odd", [Odd()]) if name == "odd" else find_player(name, of, seed)

    monkeypatch.setattr(matches, "find_player", found)
    played = play_match(Match("tic-tac-toe", ("odd", "random"), 10, opening_plies=2))
    (pairing,) = played.pairings
    assert (pairing.wins, pairing.draws, pairing.losses) == (0, 0, 10)
    assert pairing.faults == (Counter({"illegal move": 5, "crash": 5}), Counter())
    (said,) = played.remarks()
    assert said.startswith("odd lost 10 games by its own fault: 5 by crash, 5 by illegal move; first: 99 is no move in '")
    assert {record.comment for record in played.records if record.ending == "crash"} == {"odd: KeyError: 'it is\\ngone'"}
    assert pairing.elo.value is None
    assert pairing.elo.high is not None


@pytest.mark.parametrize(
    ("name", "plies"), [("tic-tac-toe", None), ("tic-tac-toe", 3), ("othello-6x6", None), ("nim", 2), ("hex-3x3", 2)]
)
def test_openings_are_legal_different_unfinished_and_the_same_again(name: str, plies: int | None) -> None:
    this = game(name)
    found = openings(this, 8, 5, plies)
    assert found == openings(this, 8, 5, plies)
    assert found != openings(this, 8, 6, plies)
    keys = set()
    for moves in found:
        position = this.start()
        for move in moves:
            assert move in list(position.moves())
            position = position.play(move)
        assert not position.is_over()
        keys.add(this.format(position))
    assert len(keys) == 8
    assert {len(moves) for moves in found} == {8 if name.startswith("othello") else plies or 2}


def test_no_opening_is_the_mirror_image_of_another() -> None:
    """Tic-tac-toe has twelve boards with a stone of each kind, up to mirrors and turns."""
    assert len(openings(game("tic-tac-toe"), 12, plies=2)) == 12
    with pytest.raises(OutOfRange, match=r"tic-tac-toe has no 13 openings of 2 plies, 12 different ones .* or from longer ones"):
        openings(game("tic-tac-toe"), 13, plies=2)
    assert {len(moves) for moves in openings(game("tic-tac-toe"), 13)} == {3}
    with pytest.raises(OutOfRange, match="openings of any length"):
        openings(game("tic-tac-toe"), 250)


def test_openings_that_are_to_be_level_are_level() -> None:
    this = game("connect-four-4x4")
    found = openings(this, 6, within=0)
    for moves in found:
        position = this.start()
        for move in moves:
            position = position.play(move)
        assert search(position, 4).value == 0
    assert found != openings(this, 6)


BAD: dict[str, dict[str, Any]] = {
    "a match is between 2 to 64 players, not 1": {"players": ("random",)},
    "an even number": {"games": 3},
    "a test is between two players, and these are 3": {"players": ("random",) * 3, "sprt": Sprt(0, 5)},
    "no player is called 'nobody'": {"players": ("random", "nobody")},
    "no player is called 'beginer'; did you mean beginner": {"players": ("random", "beginer")},  # codespell:ignore beginer
    "no game is called": {"game": "tic-tac-to"},
    "stops making sense": {"time": "soon"},
    "it is over": {"start": "XXX OO. ..."},
    "is not a whole number": {"seed": "x"},
}


@pytest.mark.parametrize("sentence", BAD)
def test_matches_that_are_none_are_refused_in_a_sentence(sentence: str) -> None:
    about: dict[str, Any] = {"game": "tic-tac-toe", "players": ("random", "random")}
    with pytest.raises(PrunusError, match=sentence):
        play_match(Match(**(about | BAD[sentence])))


REQUEST = ("match", "tic-tac-toe", "random", "search:depth=1", "--games", "10")


def test_the_command_keeps_every_game_and_goes_on_in_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    first = ended(*REQUEST, "--out", str(folder), "--sprt=-50,50", "--json")
    assert (first.code, first.err) == (0, "")
    found = json.loads(first.out)
    assert found.pop("provenance")["command"][:2] == ["prunus", "match"]
    assert found == json.loads((folder / "results.json").read_text())
    lines = (folder / "games.jsonl").read_text().splitlines()
    records = [GameRecord.from_json(json.loads(line)) for line in lines]
    assert len(records) == found["results"]["pairings"][0]["games"] == 10
    assert all(record.finished(game("tic-tac-toe")) == record for record in records)
    assert found["results"]["sprt"]["accepted"] is None
    again = json.loads(ended(*REQUEST, "--out", str(folder), "--sprt=-50,50", "--json").out)
    assert {**again, "provenance": None} == {**found, "provenance": None}
    assert (folder / "games.jsonl").read_text().splitlines() == lines  # with the same times: nothing was played again
    refused(ended(*REQUEST, "--out", str(folder)), "holds another match, which is left as it is")


def test_the_command_speaks_to_people_in_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ended(
        "match", "tic-tac-toe", "random", "search:depth=1,algorithm=alpha-beta,ordering=hash&killer&history", "rules:notes"
    )
    assert shown.code == 0
    assert all(len(line) <= 80 for line in shown.out.splitlines()), shown.out
    assert "rules:notes" in shown.out.splitlines()[1]  # the best comes first

    def stop(asked: Match, runner: Runner) -> Played:
        raise Stopped("stopped", Played(asked.players, (Pairing(0, 1),), (), asked.sprt, was_stopped=True))

    monkeypatch.setattr(matches, "play_match", stop)
    stopped = ended(*REQUEST, "--sprt", "0,10")
    assert stopped.code == 1  # 130 after a signal
    assert "  no game was played\nstopped by hand before the first two games were over\n" in stopped.out
    assert "likely" not in stopped.out


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--sprt", "5"), "--sprt: '5' is not two numbers such as 0,10"),
        (("--sprt", "0,x"), "--sprt: 'x' is not a number from -500 to 500"),
        (("--sprt", "5,0"), "a test needs elo0 < elo1"),
        (("--errors", "0.1,0.1"), "--errors and --normalised are for --sprt"),
        (("--sprt", "0,5", "--errors", "0,0.1"), "error rates lie between 0 and 0.5"),
        (("--games", "7"), "an even number"),
        (("--time", "x"), "time 'x' stops making sense"),
        (("--position", "x"), "tic-tac-toe"),
        (("--opening-plies", "2", "--games", "100"), "tic-tac-toe has no 50 openings of 2 plies, 12 different ones"),
        (("--workers", "no"), "workers are a number"),
    ],
)
def test_bad_requests_are_refused_in_a_sentence(more: tuple[str, ...], sentence: str) -> None:
    refused(ended(*REQUEST, *more), sentence)
