"""NBoard, version 2: how the Othello board of that name, and others, talk to engines.

    > nboard 2                     < set myname Prunus, when everything is compiled
    > set depth 8, set game (;GM[Othello]…BO[8 … *]B[F5/0.5/2.1]W[D6];), set contempt 0, move C3/-1.20/3
    > hint 2                       < search C3D3 1.00 0 8, a line for each of the best moves and each depth; nodestats NODES SECONDS
    > go                           < status thinking: C3D3 1.00 0 8, each depth; === C3/1.00/0.31, which we do not make ourselves:
                                     `move` follows
    > analyze                      < analysis 12 -2.00, from the last position of the game to the first, for who is to move there
    > ping 3                       < pong 3; whatever was thought about is dropped
    > learn                        < learned: there is nothing that we keep

A pass is PA. A depth of 100% means that the end was reached. Other lines are ignored; what is wrong with one is told as `status`.
"""

from __future__ import annotations

import re
from typing import Any

from prunus.core.registry import game
from prunus.core.values import MAX_PLY
from prunus.errors import NotationError
from prunus.games.othello import PASS
from prunus.players.player import Choice, Situation
from prunus.players.protocols.shared import NAME, Say, Server, Thought, chosen, margin, number

SQUARES = str.maketrans("*Oo-. ", "XOO-- ")


class NBoardServer(Server):
    depth: int | None = None

    def __init__(self, player: str, say: Say, seed: int = 0) -> None:
        super().__init__(game("othello"), player, say, seed)

    def complain(self, sentence: str) -> None:
        self.say(f"status {sentence}")

    def hear(self, line: str) -> bool | None:
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if word == "quit":
            return False
        if word == "nboard":
            self.prepare()
            self.say(f"set myname {NAME}")
        elif word == "ping":
            self.thinking.drop()
            self.say(f"pong {rest}")
        elif word == "set":
            self.set(*rest.partition(" ")[::2])
        elif word == "move":
            self.thinking.drop()
            self.situation = made(self.situation, rest)
        elif word == "hint":
            self.begin(lambda thought, asked: self.hint(thought, asked, max(number(rest) or 1, 1)))
        elif word == "go":
            self.begin(self.go)
        elif word == "analyze":
            self.begin(self.analyze)
        elif word == "learn":
            self.say("learned")
        return None

    def set(self, what: str, value: str) -> None:
        value = value.strip()
        if what == "game":
            self.thinking.drop()
            self.situation = read_game(self.game, value)
        elif what == "depth" and (depth := number(value)) is not None:
            self.depth = min(max(depth, 1), MAX_PLY)

    def begin(self, work: Any) -> None:
        self.thinking.drop()
        self.prepare()
        situation = self.situation

        def attempt(thought: Thought) -> None:
            self.say("status thinking")
            try:
                if not situation.position.is_over():
                    work(thought, situation)
            finally:
                if thought.is_wanted:
                    self.say("status")

        self.think(attempt)

    def go(self, thought: Thought, situation: Situation) -> None:
        def report(known: Choice) -> None:
            if thought.is_wanted:
                self.say(f"status thinking: {described(known)}")

        choice = chosen(self.player, situation._replace(depth=self.depth, report=report), thought.cancel)
        if thought.is_wanted:
            value = margin(choice.value)
            self.say(f"nodestats {choice.nodes} {choice.seconds:.2f}")
            self.say(f"=== {square(choice.move)}/{'' if value is None else f'{value:.2f}'}/{choice.seconds:.2f}")

    def hint(self, thought: Thought, situation: Situation, wanted: int) -> None:
        """The best moves, at the end of every depth and at the end of all; a line replaces what was said of its move before."""
        said: list[str] = []

        def report(known: Choice) -> None:
            lines = [f"search {described(each)}" for each in (known, *known.others)]
            if thought.is_wanted and lines != said:
                said[:] = lines
                for line in lines:
                    self.say(line)

        choice = chosen(self.player, situation._replace(depth=self.depth, lines=wanted, report=report), thought.cancel)
        report(choice)
        if thought.is_wanted:
            self.say(f"nodestats {choice.nodes} {choice.seconds:.2f}")

    def analyze(self, thought: Thought, situation: Situation) -> None:
        played = [Situation.at(situation.game, situation.start)]
        for move in situation.moves:
            played.append(played[-1].after(move))
        for made_before in reversed(range(len(played))):
            asked = played[made_before]
            if thought.cancel.is_cancelled:
                return
            if asked.position.is_over():
                value: float | None = float(asked.position.outcome())
            else:
                value = margin(chosen(self.player, asked._replace(depth=self.depth), thought.cancel).value)
            if thought.is_wanted and value is not None:
                self.say(f"analysis {made_before} {value:.2f}")


def described(choice: Choice) -> str:
    """PV, value, a 0 and depth of a choice."""
    depth = "100%" if choice.is_exact else choice.depth or 0
    return f"{''.join(map(square, choice.line or (choice.move,)))} {margin(choice.value) or 0.0:.2f} 0 {depth}"


def square(move: Any) -> str:
    return "PA" if move == PASS else game("othello").format_move(None, move).upper()


def made(situation: Situation, text: str) -> Situation:
    """The situation after a move as NBoard writes it; a pass that nobody has told goes without saying."""
    name = text.partition("/")[0].strip().lower()
    is_pass = name in ("pa", "pass", "--")
    if list(situation.position.moves()) == [PASS] and not is_pass:
        situation = situation.after(PASS)
    return situation.after(situation.game.parse_move(situation.position, "pass" if is_pass else name))


def read_game(this: Any, text: str) -> Situation:
    """The game in the GGF that boards send: one board and the moves from there."""
    said = re.findall(r"([A-Z]+)\[([^\]]*)\]", text)
    boards = [value for name, value in said if name == "BO"]
    found = re.fullmatch(rf"\s*{this.size}\s+([*Oo.\-\s]+)", boards[0]) if boards else None
    if found is None:
        raise NotationError("game", text, 0, f"GGF with a board BO[{this.size} …]")
    signs = "".join(found[1].split()).translate(SQUARES)
    situation = Situation.at(this, this.parse(f"{signs[:-1]} {signs[-1:]}"))
    for name, value in said:
        if name in ("B", "W"):
            situation = made(situation, value)
    return situation


def written_game(situation: Situation) -> str:
    """The same in GGF."""
    board = situation.game.format(situation.start).replace("X", "*")
    black = situation.game.player(situation.start) == "black"
    moves = "".join(f"{'BW'[(ply + (not black)) % 2]}[{square(move)}]" for ply, move in enumerate(situation.moves))
    return f"(;GM[Othello]PC[{NAME}]PB[black]PW[white]TY[8]BO[8 {board}]{moves};)"
