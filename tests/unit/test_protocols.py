"""Our side of the protocols: whole dialogues, what is answered while we think, and lines that make no sense."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.players.player import Player
from prunus.players.protocols.gtp import GtpServer
from prunus.players.protocols.nboard import NBoardServer, read_game, written_game
from prunus.players.protocols.shared import Server
from prunus.players.protocols.uci import UciServer
from prunus.players.protocols.ugi import UgiServer
from tests.commands import ended, refused
from tests.dialogue import Dialogue

SMALL = "search:depth=1,ordering=natural"
NO_CHESS = "python-chess is not installed: pip install 'prunus[chess]'"


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


def ugi(name: str, player: str = SMALL) -> Dialogue:
    return Dialogue(lambda say: UgiServer(game(name), player, say))


def uci(player: str = SMALL) -> Dialogue:
    pytest.importorskip("chess", reason=NO_CHESS)
    return Dialogue(lambda say: UciServer(player, say))


def gtp(player: str = SMALL) -> Dialogue:
    return Dialogue(lambda say: GtpServer(player, say))


def nboard(player: str = SMALL) -> Dialogue:
    return Dialogue(lambda say: NBoardServer(player, say))


# UGI


def test_a_game_by_ugi() -> None:
    with ugi("tic-tac-toe", "search") as engine:
        engine.say("ugi")
        assert engine.hear("ugiok")[0].startswith("id name Prunus")
        assert engine.ask("isready", until="") == "readyok"
        engine.say("uginewgame")
        moves: list[str] = []
        for turn in range(9):
            engine.say(f"position startpos moves {' '.join(moves)}" if moves else "position startpos")
            assert engine.ask("query p1turn", until="response") == f"response {str(turn % 2 == 0).lower()}"
            assert engine.ask("query result", until="response") == "response none"
            *info, best = (engine.say("go depth 9"), engine.hear("bestmove"))[1]
            assert re.fullmatch(r"info depth \d+ score cp 0 nodes \d+ nps \d+ time \d+ pv \d( \d)*", info[-1])
            assert best.split()[1] == info[-1].split(" pv ")[1].split()[0]
            moves.append(best.split()[1])
        engine.say(f"position startpos moves {' '.join(moves)}")
        assert engine.ask("query gameover", until="response") == "response true"
        assert engine.ask("query result", until="response") == "response draw"
        assert engine.ask("go", until="bestmove") == "bestmove (none)"


def test_who_has_won_is_told_by_seat() -> None:
    with ugi("tic-tac-toe") as engine:
        for moves, result in {"1 4 2 5 3": "p1win", "1 4 2 5 9 6": "p2win"}.items():
            assert engine.ask(f"position startpos moves {moves}", "query result", until="response") == f"response {result}"
        assert engine.ask("position fen XX. OO. ...", "go", until="bestmove").split()[:2] == ["bestmove", "3"]


def test_we_are_ready_while_we_think_and_stop_when_we_are_told() -> None:
    with ugi("othello-4x4", "search") as engine:
        engine.say("position startpos", "go infinite")
        engine.hear("info depth 1 ")
        assert engine.ask("isready", until="readyok") == "readyok"
        assert engine.ask("stop", until="bestmove").startswith("bestmove ")
        assert engine.ask("stop", "isready", until="") == "readyok"  # nothing more is said of it


def test_a_thought_that_comes_to_its_end_waits_for_stop() -> None:
    with ugi("tic-tac-toe", "search") as engine:
        engine.say("position startpos moves 5 1 9 3 2 8 4", "go infinite")
        engine.hear("info depth 3 ")  # all that there is to know
        assert engine.ask("isready", until="") == "readyok"
        assert engine.ask("stop", until="bestmove") == "bestmove 6 ponder 7"


def test_pondering_ends_with_the_move_that_was_expected() -> None:
    with ugi("tic-tac-toe", "search") as engine:
        engine.say("position startpos moves 5 1", "go ponder p1time 60000 p2time 60000")
        engine.hear("info depth 1 ")
        assert not any(line.startswith("bestmove") for line in (engine.say("isready"), engine.hear("readyok"))[1])
        assert engine.ask("ponderhit", until="bestmove").startswith("bestmove ")
        assert not any(line.startswith("bestmove") for line in engine.ended())  # it is answered once


def test_every_depth_is_told_while_the_clock_runs_and_nothing_twice() -> None:
    with ugi("othello-4x4", "search") as engine:
        engine.say("position startpos", "go movetime 100000000")
        for depth in (1, 2, 3):
            assert engine.hear("info")[-1].startswith(f"info depth {depth} score cp ")
        assert engine.ask("stop", until="bestmove").startswith("bestmove ")
        engine.say("go depth 4")
        *info, _best = engine.hear("bestmove")
        told = [(line.split()[2], line.split(" pv ")[1]) for line in info]
        assert len({*told}) == len(told)  # the last may be told again with a longer line
        assert list(dict(told)) == ["1", "2", "3", "4"]


def test_as_many_lines_are_told_as_are_wanted_and_only_of_the_moves_that_are_named() -> None:
    with ugi("tic-tac-toe", "solver:3+search") as engine:
        engine.say("setoption name MultiPV value 3", "position startpos moves 1 4 2 5", "go depth 3")
        *info, best = engine.hear("bestmove")
        assert best == "bestmove 3"
        assert [" ".join(line.split()[1:5]) for line in info] == [f"depth {d} multipv {n}" for d in (1, 2, 3) for n in (1, 2, 3)]
        assert " score mate 1 " in info[-3]
        firsts = [line.split(" pv ")[1].split()[0] for line in info[-3:]]
        assert len({*firsts}) == 3
        engine.say("go depth 3 searchmoves 7 9 nonsense 8 depth 2")
        *info, best = engine.hear("bestmove")
        assert {line.split(" pv ")[1].split()[0] for line in info[-3:]} == {"7", "8", "9"}
        assert info[-1].startswith("info depth 2 multipv 3 ")  # a limit is one behind the moves, too
        assert best.split()[1] in "789"
        engine.say("setoption name MultiPV value 1", "go depth 3 searchmoves 9")
        *info, best = engine.hear("bestmove")
        assert best.startswith("bestmove 9")
        assert "multipv" not in " ".join(info)
        assert engine.ask("go searchmoves fly", until="bestmove").startswith("bestmove 3")  # which names none


def test_who_looks_at_no_values_still_chooses_among_the_moves_that_are_named() -> None:
    with ugi("tic-tac-toe", "random") as engine:
        for _ in range(3):
            assert engine.ask("go searchmoves 7", until="bestmove") == "bestmove 7"


def test_games_of_ones_own_are_played(tmp_path: Path) -> None:
    own = tmp_path / "counting.py"
    own.write_text(
        "class Counting:\n    start = 7\n    def moves(self, left):\n        return ['take one', 'take two'][:left]\n"
        "    def play(self, left, move):\n        return left - (1 if move == 'take one' else 2)\n"
        "    def is_over(self, left):\n        return left == 0\n    def outcome(self, left):\n        return -1\n"
        "    def move_text(self, move):\n        return move\n"
    )
    with ugi(str(own), "search") as engine:
        assert engine.ask("position startpos", "go depth 9", until="bestmove").split()[1] == "take_one"  # leaves six
        engine.say("position startpos moves take_one take_two")
        assert engine.ask("go depth 9", until="bestmove").split()[1] == "take_one"
        for deep in ("go infinite", "go depth 500"):  # as deep as can be; what is interpreted does not come as far as that
            engine.say(deep)
            assert engine.ask("stop", until="bestmove").split()[1] == "take_one"


def test_the_player_is_an_option() -> None:
    with ugi("tic-tac-toe", "random") as engine:
        assert "nobody" in engine.ask("setoption name Player value nobody", until="info string")
        engine.say("setoption name Player value search:depth=9", "position startpos moves 1 4 2 5")
        assert engine.ask("go", until="bestmove") == "bestmove 3"
        assert "no option 'Hash'" in engine.ask("setoption name Hash value 3", until="info string")


@given(some.integers(-5, 10**7), some.integers(0, 10**5), some.none() | some.integers(0, 60), some.integers(1, 10**7))
def test_the_time_of_a_move_is_a_part_of_what_is_left(left: int, more: int, moves: int | None, exactly: int) -> None:
    server = UgiServer(game("nim"), "random", print)
    seconds = server.seconds({"p1time": left, "p1inc": more, "movestogo": moves, "p2time": 1})
    assert seconds is not None
    assert 0 < seconds <= max(left / 1000 * 0.4, 0.001)
    assert 0 < (server.seconds({"movetime": exactly, "p1time": left}) or 0) < exactly / 1000
    assert server.seconds({"p2time": left}) is None


# UCI


def test_a_dialogue_by_uci() -> None:
    with uci() as engine:
        engine.say("uci")
        assert engine.hear("uciok")[-1] == "uciok"
        assert engine.ask("ucinewgame", "isready", until="readyok") == "readyok"
        engine.say("position startpos moves e2e4 e7e5", "go depth 1")
        *info, best = engine.hear("bestmove")
        assert re.fullmatch(r"info depth 1 score cp -?\d+ nodes \d+ nps \d+ time \d+ pv [a-h1-8]{4}", info[-1])
        assert re.fullmatch(r"bestmove [a-h1-8]{4}", best)
        assert engine.ask("position startpos", "go wtime 3000 btime 3000 winc 0 binc 0 movestogo 40", until="bestmove")


def test_mates_castling_and_promotions_are_written_as_uci_does() -> None:
    with uci("search:depth=2") as engine:
        engine.say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go depth 2")
        *info, best = engine.hear("bestmove")
        assert best == "bestmove a1a8"
        assert " score mate 1 " in info[-1]
        assert engine.ask("position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1", "go depth 1", until="bestmove") == "bestmove a7a8q"
        moves = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1"
        assert engine.ask(f"position startpos moves {moves}", "go depth 1", until="bestmove").startswith("bestmove ")


def test_a_mate_is_looked_for_in_so_many_moves() -> None:
    with uci("search") as engine:
        engine.say("position fen 6k1/5ppp/8/8/8/8/1R6/R6K w - - 0 1", "go mate 1")
        *info, best = engine.hear("bestmove")
        assert re.fullmatch("bestmove (a1a8|b2b8).*", best)
        assert info[-1].startswith("info depth 1 score mate 1 ")


@pytest.mark.parametrize(
    ("position", "legal", "is_thought_about"),
    [
        ("startpos moves g1f3 g8f6 f3g1 f6g8", "[a-h1-8]{4}", True),  # once more the same, and nobody has claimed a draw
        ("fen 7k/8/8/8/8/8/R7/K7 w - - 100 80", "[a-h1-8]{4}", True),
        ("fen 8/8/8/4k3/8/8/4K3/8 w - - 0 1", "e2[a-h1-8]{2}", False),
        ("fen R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", r"\(none\)", False),
    ],
)
def test_a_move_is_found_wherever_there_is_one(position: str, legal: str, is_thought_about: bool) -> None:
    with uci() as engine:
        engine.say(f"position {position}", "go depth 1")
        *info, best = engine.hear("bestmove")
        assert re.fullmatch(f"bestmove {legal}", best)
        assert any(line.startswith("info depth 1 ") for line in info) == is_thought_about


def test_python_chess_plays_against_us() -> None:
    pytest.importorskip("chess", reason=NO_CHESS)
    import chess
    import chess.engine

    command = [sys.executable, "-m", "prunus", "uci", "--player", "search:depth=2"]
    board = chess.Board()
    with chess.engine.SimpleEngine.popen_uci(command, timeout=120) as engine:
        assert engine.id["name"].startswith("Prunus")
        for limit in ({"depth": 1}, {"time": 0.2}, {"white_clock": 5.0, "black_clock": 5.0}, {"nodes": 50}):
            found = engine.play(board, chess.engine.Limit(**limit), info=chess.engine.INFO_ALL)
            assert found.move in board.legal_moves
            assert found.info["pv"][0] == found.move
            board.push(found.move)
        with engine.analysis(board) as analysis:  # `go infinite`, ended by `stop`
            assert analysis.get()["depth"] == 2  # which a game that is interpreted reaches in one step
            analysis.stop()
            assert analysis.wait().move in board.legal_moves
        lines = engine.analyse(board, chess.engine.Limit(depth=1), multipv=3)
        assert [each["multipv"] for each in lines] == [1, 2, 3]
        values = [each["score"].relative.score(mate_score=10**6) or 0 for each in lines]
        assert values == sorted(values, reverse=True)
        assert len({each["pv"][0] for each in lines}) == 3
        wanted = list(board.legal_moves)[-2:]
        with engine.analysis(board, chess.engine.Limit(depth=2), root_moves=wanted) as analysis:
            told = [each for each in analysis if "pv" in each]
        assert [each["depth"] for each in told] == [1, 2]
        assert all(each["pv"][0] in wanted and each["nps"] > 0 for each in told)
        (only,) = engine.analyse(board, chess.engine.Limit(nodes=60), multipv=1, root_moves=wanted[:1])
        assert only["pv"][0] == wanted[0]
        first = engine.play(board, chess.engine.Limit(white_clock=9.0, black_clock=9.0), ponder=True)
        assert first.move is not None
        board.push(first.move)
        if first.ponder is not None:  # the expected answer is made: `ponderhit`
            board.push(first.ponder)
            hit = engine.play(board, chess.engine.Limit(white_clock=9.0, black_clock=9.0))
            assert hit.move in board.legal_moves


# GTP


def test_a_dialogue_by_gtp() -> None:
    with gtp() as engine:
        script = {
            "1 protocol_version": "=1 2\n",
            "name": "= Prunus\n",
            "7 known_command genmove": "=7 true\n",
            "known_command fly": "= false\n",
            "list_games": "= Othello\n",
            "set_game Othello": "=\n",
            "set_game Go": "? unsupported game\n",
            "boardsize 9": "? unacceptable size\n",
            "12 boardsize 4": "=12\n",
            "clear_board": "=\n",
            "komi 7.5": "=\n",
            "play black b1": "=\n",
            "play black a1": "? it is the turn of white\n",
            "undo": "=\n",
            "time_settings 300 0 0": "=\n",
            "time_left white 30.5 0": "=\n",
            "3 fly away": "?3 unknown command\n",
            "# a remark\tonly": "",
        }
        for line, answer in script.items():
            if answer:
                assert engine.ask(line, until="") == answer, line
        assert engine.ask("undo", until="") == "? cannot undo\n"
        board = engine.ask("showboard", until="=").splitlines()
        assert board[2:6] == ["1 . . . . 1", "2 . O X . 2", "3 . X O . 3", "4 . . . . 4"]
        assert "genmove" in engine.ask("list_commands", until="=").splitlines()
        assert engine.ask("5 quit", until="=5") == "=5\n"


def test_a_whole_game_by_gtp_ends_with_passes() -> None:
    this = game("othello-4x4")
    position = this.start()
    with gtp() as engine:
        engine.ask("boardsize 4", until="=")
        for turn in range(40):
            suggested = engine.ask(f"reg_genmove {'bw'[turn % 2]}", until="=")
            answer = engine.ask(f"genmove {('black', 'white')[turn % 2]}", until="=")
            assert answer == suggested  # which was not made
            if position.is_over():
                assert answer == "= PASS\n"
                assert engine.ask("play black pass", until="=") == "=\n"
                return
            position = position.play(this.parse_move(position, answer[1:].strip()))
    pytest.fail("the game did not end")


def test_a_game_is_loaded_from_sgf_and_what_is_no_file_of_it_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "a game.sgf").write_text("(;GM[2]SZ[8];B[f5];W[d6];B[c3])")
    (tmp_path / "small.sgf").write_text("(;FF[4]GM[2]SZ[4];B[b1](;W[a1])(;W[c1]))")
    (tmp_path / "go.sgf").write_text("(;GM[1]SZ[19];B[dd])")
    with gtp() as engine:
        assert engine.ask(f"1 loadsgf {tmp_path}/a game.sgf 3", until="") == "=1\n"
        assert engine.server.game.format_line(*engine.server.situation[1:3]) == ["f5", "d6"]
        assert engine.ask("play black c3", until="") == "=\n"
        for wrong in (f"{tmp_path}/go.sgf", f"{tmp_path}/none.sgf", str(tmp_path), "", f"{tmp_path}/small.sgf 0"):
            assert engine.ask(f"loadsgf {wrong}", until="").startswith("? ")
        assert len(engine.server.situation.moves) == 3
        assert engine.ask(f"loadsgf {tmp_path}/small.sgf", until="") == "=\n"
        assert engine.server.game.name == "othello-4x4"
        assert len(engine.server.situation.moves) == 2
        assert engine.ask("undo", "reg_genmove white", until="= ").startswith("= ")


# NBoard

GGF = (
    "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[B]RE[?]TI[15:00]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]B[F5/0.5/2.1]W[f6//3]B[D3];)"
)


def test_a_dialogue_by_nboard() -> None:
    with nboard() as engine:
        assert engine.ask("nboard 2", until="") == "set myname Prunus"
        engine.say(f"set game {GGF}", "set depth 1", "set contempt 0", "whatever this is", "move C5/-1.20/3")
        assert engine.ask("ping 1", until="") == "pong 1"
        start, moves = engine.server.situation[1:3]
        assert engine.server.game.format_line(start, moves) == ["f5", "f6", "d3", "c5"]
        engine.say("hint 3")
        heard = engine.hear("nodestats")
        lines = [line for line in heard if line.startswith("search ")]
        assert len(lines) == 3
        assert all(re.fullmatch(r"search ([A-H][1-8]|PA)+ -?\d+\.\d\d 0 (\d+|100%)", line) for line in lines)
        *told, answer = (engine.say("go"), engine.hear("==="))[1]
        assert any(re.fullmatch(r"status thinking: ([A-H][1-8]|PA)+ -?\d+\.\d\d 0 1", line) for line in told)
        assert re.fullmatch(r"=== [A-H][1-8]/-?\d+\.\d\d/\d+\.\d\d", answer)
        assert answer.split()[1][:2] == lines[0].split()[1][:2]
        assert len(engine.server.situation.moves) == 4  # it is not made
        engine.hear("status")
        engine.say("analyze")
        heard = engine.hear("analysis 0 ")
        assert [line.split()[1] for line in heard if line.startswith("analysis")] == ["4", "3", "2", "1", "0"]
        assert engine.ask("learn", until="learned")


def test_a_ping_is_answered_while_we_think_and_nothing_of_it_is_said_afterwards() -> None:
    with nboard("search") as engine:
        engine.say("set depth 60")
        for question in ("hint 2", "go", "analyze"):
            engine.say(question)
            engine.hear("status thinking")
            assert engine.ask("ping 7", until="") == "pong 7"
        assert engine.ended() == []


def test_passes_are_told_as_pa_and_need_not_be_told() -> None:
    this, stuck = game("othello"), f"(;BO[8 *O{'-' * 62} O]"  # white cannot move, black can
    told, untold = (read_game(this, f"{stuck}{moves};)") for moves in ("W[PA]B[C1]", "B[C1]"))
    assert told == untold
    assert this.format_line(told.start, told.moves) == ["pass", "c1"]
    assert read_game(this, written_game(told)) == told
    with nboard() as engine:
        assert engine.ask(f"set game {stuck};)", "go", until="===").startswith("=== PA/")
        assert "illegal" in engine.ask("move PA", "move PA", until="status move")


# Lines that make no sense

WORDS = [
    "ugi", "uci", "isready", "uginewgame", "position", "startpos", "fen", "moves", "go", "depth", "nodes", "movetime", "p1time",
    "wtime", "movestogo", "infinite", "ponder", "ponderhit", "stop", "setoption", "name", "value", "Player", "query", "result",
    "gameover", "nboard", "set", "game", "(;BO[8 ", "BO[8 -*O *]", "B[F5]", "];)", "move", "F5/1/2", "hint", "ping", "analyze",
    "learn", "play", "black", "w", "genmove", "boardsize", "4", "undo", "clear_board", "time_settings", "time_left",
    "loadsgf", "searchmoves", "mate", "MultiPV",
    "list_commands", "known_command", "showboard", "komi", "=", "?", "#", "1", "-1", "0", "1e9", "9" * 30, "9" * 5000,
    "٣", "²", "\0", "\ud800", "e2e4", "f5", "pass", "PA", "8/8/8/8/8/8/8/8", "w", "-", "…",
]  # fmt: skip
LINES = some.lists(some.lists(some.sampled_from(WORDS) | some.text(max_size=5), max_size=6).map(" ".join), max_size=12)
GRAMMARS: dict[str, tuple[Callable[[Any], Server], str]] = {
    "ugi": (
        lambda say: UgiServer(game("nim"), "random", say),
        r"(id|option|info|bestmove|response) .*|(ugi|ready)ok",
    ),
    "uci": (lambda say: UciServer("random", say), r"(id|option|info|bestmove|response) .*|(uci|ready)ok"),
    "gtp": (lambda say: GtpServer("random", say), r"(?s)[=?][0-9]*( .*)?\n"),
    "nboard": (
        lambda say: NBoardServer("random", say),
        r"(?s)(set myname|status|nodestats|search|===|pong|analysis)( .*)?|learned|status",
    ),
}


@pytest.mark.parametrize("protocol", GRAMMARS)
@given(lines=LINES)
def test_nonsense_is_answered_in_the_words_of_the_protocol_or_not_at_all(protocol: str, lines: list[str]) -> None:
    if protocol == "uci":
        pytest.importorskip("chess", reason=NO_CHESS)
    made, grammar = GRAMMARS[protocol]
    said: list[str] = []
    made(said.append).serve(lines)
    for line in said:
        assert re.fullmatch(grammar, line), line


@pytest.mark.parametrize(
    ("protocol", "question", "answer"),
    [("ugi", "isready", "readyok"), ("uci", "isready", "readyok"), ("gtp", "name", "= "), ("nboard", "nboard 2", "set myname")],
)
def test_players_are_prepared_before_we_say_that_we_are_ready(
    protocol: str, question: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if protocol == "uci":
        pytest.importorskip("chess", reason=NO_CHESS)
    happened: list[str] = []
    monkeypatch.setattr(Player, "prepare", lambda self, game: happened.append("prepared"))
    GRAMMARS[protocol][0](happened.append).serve([question, question])
    assert happened[0] == "prepared"
    assert happened[1].startswith(answer)
    assert happened.count("prepared") == 1


def test_what_a_game_of_the_users_raises_is_told_and_a_move_is_not_waited_for(tmp_path: Path) -> None:
    own = tmp_path / "breaking.py"
    own.write_text(
        "class Breaking:\n    start = 7\n    def moves(self, left):\n        return [1, 2][:left]\n"
        "    def play(self, left, move):\n        if left < 6:\n            raise KeyError('gone')\n        return left - move\n"
        "    def is_over(self, left):\n        return left == 0\n    def outcome(self, left):\n        return -1\n"
    )
    with ugi(str(own), "search:depth=4") as engine:
        engine.say("position startpos moves 1", "go")
        assert engine.hear("bestmove")[-1] == "bestmove (none)"
        assert "gone" in engine.hear("info string")[-1]


@pytest.mark.parametrize("command", ["nboard", "gtp", "uci", "ugi nim"])
def test_players_that_are_none_are_refused_before_anything_is_said(command: str) -> None:
    if command == "uci":
        pytest.importorskip("chess", reason=NO_CHESS)
    refused(ended(*command.split(), "--player=nobody"), "no player is called 'nobody'")
    assert ended(*command.split(), "--player=random") == (0, "", "")  # there is nothing to answer


def test_nothing_but_the_protocol_is_written_to_stdout(tmp_path: Path) -> None:
    own = tmp_path / "chatty.py"
    own.write_text(
        "class Chatty:\n    start = 3\n    def moves(self, left):\n        print('chatter')\n        return [1, 2][:left]\n"
        "    def play(self, left, move):\n        return left - move\n"
        "    def is_over(self, left):\n        return left == 0\n    def outcome(self, left):\n        return -1\n"
    )
    code, out, err = ended("ugi", str(own), "--player=search:depth=2", given=b"\xff\xfe\r\nisready\r\ngo\r\n")
    assert code == 0
    assert list(dict.fromkeys(line.split()[0] for line in out.splitlines())) == ["readyok", "info", "bestmove"]
    assert "chatter" in err
