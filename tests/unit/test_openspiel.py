"""Games of OpenSpiel: which are taken, what becomes of them, and that their values are those of OpenSpiel's own alpha-beta."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import pytest
from click.testing import CliRunner

from prunus import game, learn, perft, prove, search
from prunus.cli.main import prunus
from prunus.core.game import playable
from prunus.core.registry import address_of, game_of
from prunus.errors import BadGame, DoesNotFit, IllegalMove, NotationError, PrunusError, UnknownName
from prunus.games.adapters.openspiel import SHOWN, OpenSpielPosition
from prunus.searches.driving.defaults import PLAIN
from tests.reference import playout

spiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'prunus[openspiel]'")

# How many moves before the end of a random game OpenSpiel's search, which is Python, still comes to the end of everything.
TO_THE_END = {
    "tic_tac_toe": 7,
    "connect_four(rows=4,columns=4)": 7,
    "breakthrough(rows=4,columns=3)": 6,
    "hex(board_size=3)": 7,
    "nim(pile_sizes=1;2;3)": 6,
    "mnk(m=3,n=4,k=3)": 5,
    "dots_and_boxes(num_rows=1,num_cols=2)": 7,
    "dots_and_boxes(utility_margin=true)": 6,
    "clobber(rows=3,columns=3)": 6,
    "misere(game=tic_tac_toe())": 7,
    "othello": 5,
    "mancala": 3,
    "ultimate_tic_tac_toe": 3,
}
AHEAD = {"breakthrough": 3, "othello": 3, "connect_four": 4, "chess": 2, "go(board_size=4)": 2, "lines_of_action": 2}
OTHERS = ["amazons(board_size=6)", "gomoku(size=5)", "checkers", "oware", "shogi", "nine_mens_morris", "go(board_size=3)"]
EVERY = [*TO_THE_END, *AHEAD, *OTHERS]


def line_of(called: str, seed: int, plies: int = 300) -> list[Any]:
    return list(playout(game(f"openspiel:{called}").start(), seed, plies))


@pytest.mark.parametrize("called", TO_THE_END)
def test_values_to_the_end_are_those_of_openspiels_alpha_beta(called: str) -> None:
    from open_spiel.python.algorithms import minimax

    for seed in range(4):
        line = line_of(called, seed)
        position = line[max(0, len(line) - 1 - TO_THE_END[called])]
        while position.is_waiting:
            position = position.play(position.moves()[0])
        found = search(position, 40, **PLAIN)
        assert found.to_the_end
        theirs, _ = minimax.alpha_beta_search(position.state.get_game(), state=position.state)
        assert found.value == (theirs > 0) - (theirs < 0)


@pytest.mark.parametrize("called", AHEAD)
def test_values_some_plies_ahead_are_those_of_openspiels_alpha_beta(called: str) -> None:
    from open_spiel.python.algorithms import minimax

    def noise(state: Any) -> int:
        return random.Random(str(state)).randrange(100) - 50 if not state.is_terminal() else 0

    for seed in range(2):
        position = line_of(called, seed, 7)[-1]
        first = position.player

        def ours(seen: Any, first: int = first) -> int:
            if seen.is_over():
                return 1000 * seen.outcome()
            return noise(seen.state) * (1 if seen.player == first else -1)

        def theirs_at(state: Any) -> int:
            return noise(state)

        theirs, _ = minimax.alpha_beta_search(
            position.state.get_game(), state=position.state, value_function=theirs_at, maximum_depth=AHEAD[called]
        )
        found = search(position, AHEAD[called], **PLAIN, evaluation=ours).value
        assert found == (theirs if abs(found) < 1000 else 1000 * theirs)


@pytest.mark.parametrize("called", EVERY)
def test_what_laws_ask_of_every_game_holds(called: str) -> None:
    this = game(f"openspiel:{called}")
    for position in line_of(called, 3, 60)[:: 1 if called in TO_THE_END else 12]:
        assert playable(position) is position
        moves = list(position.moves())
        assert len(moves) == position.move_count() <= position.max_moves()
        assert (this.parse(this.format(position)), game_of(position).name) == (position, this.name)
        for move in moves[:8]:
            assert this.parse_move(position, this.format_move(position, move)) == move
        before = position.state.history()
        assert not moves or position.play(moves[0]).player == 1 - position.player
        assert position.state.history() == before
    assert address_of(this) == this.name


def transposed(start: Any, chance: random.Random, plies: int) -> tuple[Any, Any] | None:
    """Two ways to one board: a random line, and the same with two moves of a player exchanged; None where that is not allowed."""
    line = [start]
    played: list[int] = []
    while len(played) < plies and not line[-1].is_over():
        played.append(chance.choice(list(line[-1].moves())))
        line.append(line[-1].play(played[-1]))
    if len(played) < 3 or line[-1].is_over():
        return None
    at = chance.randrange(len(played) - 2)
    played[at], played[at + 2] = played[at + 2], played[at]
    other = start
    for move in played:
        if other.is_over() or move not in other.moves():
            return None
        other = other.play(move)
    return line[-1], other


def future(position: Any, plies: int) -> Any:
    """Everything that can happen, as far as so many plies show it."""
    if position.is_over():
        return position.outcome()
    if plies == 0:
        return tuple(position.moves())
    moves = list(position.moves())
    return tuple((move, future(position.play(move), plies - 1)) for move in moves[:6])


@pytest.mark.parametrize("called", sorted(SHOWN))
def test_positions_that_look_alike_have_one_future(called: str) -> None:
    start, chance, met = game(f"openspiel:{called}").start(), random.Random(5), 0
    for _ in range(24):
        pair = transposed(start, chance, 5 if called in ("nim", "tic_tac_toe") else 14)
        if pair is not None and pair[0] == pair[1]:
            met += 1
            assert pair[0].key() == pair[1].key()
            assert future(pair[0], 2) == future(pair[1], 2)
    assert met, "nothing was compared"


def test_positions_that_only_look_alike_are_told_apart() -> None:
    """One board of chess after as many moves, which stood there once before and twice. Where ways may matter, they do."""
    chess = game("openspiel:chess")
    once, twice = (chess.parse(f"{way} Nc3") for way in ("Nf3 Nc6 Ng1 Nb8", "Nc3 Nc6 Nb1 Nb8"))
    assert str(once.state) == str(twice.state)
    assert once != twice
    assert once.key() != twice.key()
    swapped = game("openspiel:hex(board_size=3,swap=true)").start()
    assert not swapped.about.is_shown
    assert game("openspiel:hex(board_size=3)").start().about.is_shown


def test_a_pass_is_put_in_where_a_player_moves_again() -> None:
    this = game("openspiel:mancala")
    position = this.parse("3")
    assert [this.format_move(position, move) for move in position.moves()] == ["pass"]
    again = this.parse("3 pass 1")
    assert (position.player, position.play(position.moves()[0]).player, again.player) == (1, 0, 1)
    assert position != position.play(position.moves()[0])
    with pytest.raises(IllegalMove, match="legal moves: pass"):
        this.parse("3 1")


def test_moves_are_read_as_openspiel_writes_them_and_by_number() -> None:
    nim = game("openspiel:nim")
    first = nim.start().moves()[0]
    text = nim.start().state.action_to_string(0, first)
    assert nim.parse_move(nim.start(), text) == nim.parse_move(nim.start(), f"#{first}") == first
    assert nim.parse(f"#{first}") == nim.parse(nim.format_move(nim.start(), first)) == nim.start().play(first)


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("openspiel", NotationError, "openspiel:GAME"),
        ("openspiel:", NotationError, "openspiel:GAME"),
        ("openspiel:breaktrough", UnknownName, "did you mean breakthrough"),
        ("openspiel:kuhn_poker", DoesNotFit, "has chance in it, hides something from its players"),
        ("openspiel:chinese_checkers(players=3)", DoesNotFit, "is for 3 players"),
        ("openspiel:breakthrough(rwos=6)", BadGame, "Unknown parameter 'rwos'"),
        ("openspiel:breakthrough(rows=6", BadGame, "refuses 'breakthrough\\(rows=6'"),
        ("openspiel:connect_four(rows=-3)", BadGame, "OpenSpiel refuses"),
    ],
)
def test_what_cannot_be_searched_is_refused_in_a_sentence(name: str, kind: type[PrunusError], said: str) -> None:
    with pytest.raises(kind, match=said):
        game(name)


def test_outcomes_are_whole_numbers_or_refused() -> None:
    by_margin = game("openspiel:dots_and_boxes(utility_margin=true)")
    assert {abs(line_of("dots_and_boxes(utility_margin=true)", seed)[-1].outcome()) for seed in range(6)} > {2}
    end = line_of("tic_tac_toe", 2)[-1]
    assert end.outcome() in (-1, 0, 1)
    half = OpenSpielPosition(end.state, end.player, end.about._replace(scale=0.5))  # type: ignore[arg-type]
    with pytest.raises(BadGame, match="is not whole"):
        half.outcome()
    assert by_margin.start().about.scale == 1


def test_the_list_says_which_games_are_taken_and_why_others_are_not() -> None:
    done = CliRunner().invoke(prunus, ["games", "openspiel", "--json"], catch_exceptions=False)
    listed = {each["name"]: each["lacks"] for each in json.loads(done.stdout)["games"]}
    assert set(listed) == set(spiel.registered_names())
    assert [listed[name] for name in ("breakthrough", "backgammon", "kuhn_poker")] == [
        "",
        "has chance in it",
        "has chance in it, hides something from its players",
    ]
    for name in [name for name, lacks in listed.items() if not lacks]:
        assert game(f"openspiel:{name}").start().move_count() > 0
    told = CliRunner().invoke(prunus, ["games", "openspiel"], catch_exceptions=False).stdout.splitlines()
    assert len(told) == len(listed)
    assert "not backgammon: it has chance in it" in told


def test_an_order_is_learned_of_a_game_of_openspiel() -> None:
    name = "openspiel:breakthrough(columns=4,rows=5)"
    study = learn(name, games=6, depth=3, seed=2, levels="all", nodes="10")
    position = game(name).parse("b5a4 a1b2")
    asked: dict[str, Any] = {**PLAIN, "depth": 4}
    plain, ordered = (search(position, **(asked | {"ordering": each})) for each in ("natural", study.program))
    assert plain.value == ordered.value


MATSURI = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"  # of the published perft results of shogi


@pytest.mark.parametrize(("board", "counts"), [("", [30, 900, 25470]), (MATSURI, [207, 28684])])
def test_shogi_has_the_published_numbers_of_positions(board: str, counts: list[int]) -> None:
    position = game("openspiel:shogi").parse(board)
    assert [perft(position, depth).positions for depth in range(1, len(counts) + 1)] == counts


def test_shogi_begins_at_any_board_and_mates_are_proved_there() -> None:
    shogi = game("openspiel:shogi")
    board = "4k4/9/9/4P4/9/9/9/9/4K4 b 2G 1"
    position = shogi.parse(board)
    assert prove(position, 1, depth=2).answer is False
    proof = prove(position, 1, depth=3)
    assert proof.answer is True
    assert shogi.format(position) == board
    end = functools.reduce(lambda here, move: here.play(move), proof.line, position)
    assert (len(proof.line), end.is_over(), end.outcome()) == (3, True, -1)
    assert shogi.format(end).startswith(f"{board} moves ")
    assert shogi.parse(shogi.format(end)) == end
    elsewhere = shogi.parse("4k4/9/9/4P4/9/9/9/9/4K4 b 2S 1")
    assert elsewhere != position
    assert elsewhere.key() != position.key()


KINGS = "4k4/9/9/9/9/9/9/9/4K4"


@pytest.mark.parametrize(
    "text",
    [
        "4k4/9 b - 1",
        f"{KINGS} x - 1",
        f"{KINGS} b 2K 1",
        f"{KINGS} b - 0",
        f"{KINGS} b",
        f"{KINGS.replace('K', 'k')} b - 1",
        f"{KINGS.replace('K', '+G')} b - 1",
        f"{KINGS.replace('9', '99', 1)} b - 1",
        f"{KINGS.replace('9', '0', 1)} b - 1",
    ],
)
def test_a_board_that_makes_no_sense_is_said(text: str) -> None:
    with pytest.raises(NotationError, match="moves, or nine rows of nine squares with two kings"):
        game("openspiel:shogi").parse(text)


def test_a_move_from_a_board_that_makes_no_sense_is_said() -> None:
    with pytest.raises(IllegalMove, match=r"G\*9z"):
        game("openspiel:shogi").parse(f"{KINGS} b G 1 moves G*9z")
