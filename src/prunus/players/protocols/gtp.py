"""GTP, version 2, as Othello engines such as Edax answer it.

    > 1 boardsize 8          < =1                  one command a line, with or without a number; an answer ends with an empty line
    > play black f5          < =                   what is wrong is said behind a ?
    > genmove white          < = D6                thinks and makes the move; reg_genmove only thinks
    > loadsgf game.sgf 12    < =                   the first game of a file (`players/formats/sgf`) before its 12th move
    > time_settings 300 0 0, time_left white 120 0                      seconds of a game, or for so many moves

Commands are answered one after the other, so nothing interrupts a thought but the end of this program. Controllers made for Go end
a game by two passes: a pass at the end of the game is said and taken.
"""

from __future__ import annotations

import re
from pathlib import Path

from prunus.core.game import Game
from prunus.core.registry import game
from prunus.core.version import version
from prunus.errors import DoesNotFit, NotationError, PrunusError
from prunus.games.othello import PASS
from prunus.players.clock import LEAST, budget_of
from prunus.players.formats.door import read_records
from prunus.players.player import Situation
from prunus.players.protocols.shared import NAME, Say, Server, Thought, chosen, number, told

GAME = "Othello"
COLOURS = {"b": 0, "black": 0, "w": 1, "white": 1}


class GtpServer(Server):
    identity = ""  # of the command that is answered

    def __init__(self, player: str, say: Say, seed: int = 0) -> None:
        self.player_name = player
        self.clocks: list[tuple[float, int] | None] = [None, None]  # seconds, and for how many moves; 0 is the whole game
        super().__init__(game("othello"), player, say, seed)

    def hear(self, line: str) -> bool | None:
        line = "".join(sign for sign in line.replace("\t", " ") if sign >= " " and sign != "\x7f").partition("#")[0]
        found = re.fullmatch(r"\s*(?:([0-9]{1,18})\s+)?(\S+)\s*(.*?)\s*", line)
        if found is None:
            return None
        self.identity, command, given = found[1] or "", found[2], found[3].split()
        self.prepare()
        if command not in COMMANDS:
            self.fail("unknown command")
            return None
        try:
            answer = COMMANDS[command](self, given)
        except PrunusError as error:
            self.fail(told(str(error)))
            return None
        if answer is not None:
            self.succeed(answer)
        self.thinking.wait()
        return command != "quit"

    def succeed(self, answer: str) -> None:
        self.say(f"={self.identity} {answer}\n" if answer else f"={self.identity}\n")

    def fail(self, sentence: str) -> None:
        self.say(f"?{self.identity} {sentence}\n")

    def complain(self, sentence: str) -> None:
        self.fail(sentence)

    def at_end(self) -> None:
        self.thinking.wait()

    # Words about ourselves

    def protocol_version(self, given: list[str]) -> str:
        return "2"

    def name(self, given: list[str]) -> str:
        return NAME

    def version(self, given: list[str]) -> str:
        return version().number

    def known_command(self, given: list[str]) -> str:
        return str(given[:1] != [] and given[0] in COMMANDS).lower()

    def list_commands(self, given: list[str]) -> str:
        return "\n".join(COMMANDS)

    def list_games(self, given: list[str]) -> str:
        return GAME

    def set_game(self, given: list[str]) -> str:
        if " ".join(given).lower() not in (GAME.lower(), "reversi"):
            raise DoesNotFit("unsupported game")
        return self.clear_board(given)

    def quit(self, given: list[str]) -> str:
        return ""

    # The board

    def boardsize(self, given: list[str]) -> str:
        size = number(given[0]) if given else None
        if size not in (4, 6, 8):
            raise DoesNotFit("unacceptable size")
        self.resize(game("othello" if size == 8 else f"othello-{size}x{size}"))
        return self.clear_board(given)

    def resize(self, wanted: Game) -> None:
        if wanted.name != self.game.name:
            self.change(wanted, self.player_name)
            self.prepare()

    def loadsgf(self, given: list[str]) -> str:
        """The first game of a file, or its beginning up to a move that is not made any more."""
        until = number(given[-1]) if len(given) > 1 else None
        if not given or (until is not None and until < 1):
            raise NotationError(
                "command", "loadsgf " + " ".join(given), len("loadsgf "), "a file, and perhaps the number of a move"
            )
        path = Path(" ".join(given if until is None else given[:-1]))
        try:
            record = read_records(path, format="sgf")[0]
        except (PrunusError, IndexError) as error:
            raise DoesNotFit(f"cannot load file: {error}") from error
        this: Game = game(record.game)
        self.resize(this)
        self.player.forget()
        self.situation = Situation.at(this, record.begins_at(this), record.moves_in(this)[: None if until is None else until - 1])
        return ""

    def clear_board(self, given: list[str]) -> str:
        self.player.forget()
        self.situation = Situation.at(self.game)
        return ""

    def komi(self, given: list[str]) -> str:
        return ""  # there is none in this game

    def play(self, given: list[str]) -> str:
        if len(given) < 2:
            raise NotationError("move", " ".join(given), len(" ".join(given)), "a colour and a square")
        situation, vertex = self.turned_to(given[0]), given[1].lower()
        if situation.position.is_over() and vertex == "pass":
            return ""
        self.situation = situation.after(self.game.parse_move(situation.position, vertex))
        return ""

    def undo(self, given: list[str]) -> str:
        if not self.situation.moves:
            raise DoesNotFit("cannot undo")
        self.situation = Situation.at(self.game, self.situation.start, self.situation.moves[:-1])
        return ""

    def showboard(self, given: list[str]) -> str:
        position = self.situation.position
        rows = [f"{number} {' '.join(row)} {number}" for number, row in enumerate(self.game.rows(position), 1)]
        columns = "  " + " ".join("abcdefgh"[: len(rows)])
        return "\n".join(["", columns, *rows, columns, f"{self.game.player(position)} to move"])

    def turned_to(self, colour: str) -> Situation:
        """The situation in which a colour is to move; where the other has none but a pass, after that."""
        if colour.lower() not in COLOURS:
            raise NotationError("colour", colour, 0, "black or white")
        situation = self.situation
        if situation.position.is_over() or int(situation.position.color) == COLOURS[colour.lower()]:
            return situation
        if list(situation.position.moves()) == [PASS]:
            return situation.after(PASS)
        raise DoesNotFit(f"it is the turn of {self.game.player(situation.position)}")

    # Thinking

    def genmove(self, given: list[str]) -> None:
        self.choose(given, is_made=True)

    def reg_genmove(self, given: list[str]) -> None:
        self.choose(given, is_made=False)

    def choose(self, given: list[str], is_made: bool) -> None:
        """Think in a thread of its own, so that whoever ends us is heard meanwhile."""
        situation = self.turned_to(given[0] if given else "")
        if situation.position.is_over():
            self.succeed("PASS")
            return
        colour = COLOURS[given[0].lower()]
        asked = situation._replace(seconds=self.seconds(colour))

        def answer(thought: Thought) -> None:
            choice = chosen(self.player, asked, thought.cancel)
            text = self.game.format_move(asked.position, choice.move).upper()
            if is_made:
                self.situation = asked.after(choice.move)
                self.spend(colour, choice.seconds)
            if thought.is_wanted:
                self.succeed(text)

        self.think(answer, asked.seconds)

    def seconds(self, colour: int) -> float | None:
        clock = self.clocks[colour]
        if clock is None:
            return None
        left, moves = clock
        wanted = budget_of(left, moves=moves) if moves else budget_of(left)
        return max(wanted - self.player.lateness.kept_back, LEAST)

    def spend(self, colour: int, seconds: float) -> None:
        """Count what a move took, until somebody tells what is left."""
        clock = self.clocks[colour]
        if clock is not None and clock[1] == 0:
            self.clocks[colour] = max(clock[0] - seconds, LEAST), 0

    def time_settings(self, given: list[str]) -> str:
        main, extra, moves = _seconds(given, 3)
        if extra > 0 and moves == 0:  # as the protocol says: no limit
            self.clocks = [None, None]
        elif main == 0 and extra == 0:
            self.clocks = [(LEAST, 0)] * 2
        else:
            self.clocks = [(main, 0) if main > 0 else (extra, int(moves))] * 2
        return ""

    def time_left(self, given: list[str]) -> str:
        if not given or given[0].lower() not in COLOURS:
            raise NotationError("colour", " ".join(given), 0, "black or white")
        left, moves = _seconds(given[1:], 2)
        self.clocks[COLOURS[given[0].lower()]] = max(left, LEAST), int(moves)
        return ""


def _seconds(given: list[str], wanted: int) -> list[float]:
    if len(given) < wanted or not all(re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) for text in given[:wanted]):
        raise NotationError("time", " ".join(given), 0, f"{wanted} numbers")
    return [float(text) for text in given[:wanted]]


COMMANDS = {
    "protocol_version": GtpServer.protocol_version,
    "name": GtpServer.name,
    "version": GtpServer.version,
    "known_command": GtpServer.known_command,
    "list_commands": GtpServer.list_commands,
    "list_games": GtpServer.list_games,
    "set_game": GtpServer.set_game,
    "quit": GtpServer.quit,
    "boardsize": GtpServer.boardsize,
    "clear_board": GtpServer.clear_board,
    "komi": GtpServer.komi,
    "play": GtpServer.play,
    "undo": GtpServer.undo,
    "loadsgf": GtpServer.loadsgf,
    "showboard": GtpServer.showboard,
    "genmove": GtpServer.genmove,
    "reg_genmove": GtpServer.reg_genmove,
    "time_settings": GtpServer.time_settings,
    "time_left": GtpServer.time_left,
}
