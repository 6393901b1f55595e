"""UGI, the Universal Game Interface: UCI for any game, with p1 and p2 in place of White and Black.

    > ugi                                     < id name Prunus, option …, ugiok
    > isready                                 < readyok, when everything is compiled; also while thinking
    > position startpos moves 5 1             or `position fen TEXT moves …`, in the notation of the game
    > go p1time 60000 p2time 60000 p1inc 0 p2inc 0 [movestogo N] | movetime MS | depth N | nodes N | mate N | infinite | ponder …
         [searchmoves M …]                    < info depth … [multipv N] score cp … nodes … nps … time … pv … at the end of every
                                                depth, then bestmove M [ponder M]
    > stop, ponderhit, quit
    > query gameover | p1turn | result        < response true | false | p1win | p2win | draw | none

`setoption name MultiPV value N` has so many lines said of every depth. `go` alone goes as deep as the game does by default, and
`go mate N` twice as many plies less one. Moves are written without blanks. Values are in the units of the evaluation.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.units import amount
from prunus.core.values import MAX_PLY, WIN
from prunus.core.version import version
from prunus.errors import DoesNotFit, IllegalMove, NotationError
from prunus.players.clock import LEAST, Clock, TimeControl, budget_of
from prunus.players.player import BEST, Choice, Situation
from prunus.players.protocols.shared import NAME, Server, Thought, chosen, number

NO_MOVE = "(none)"
MOST_LINES = 256
LIMITS = ("depth", "nodes", "mate", "movetime", "movestogo", "infinite", "ponder")


class Words(NamedTuple):
    """How a protocol of this family calls things."""

    hello: str
    new_game: str
    clocks: tuple[tuple[str, str], tuple[str, str]]  # of who begins, and of the other: what is left, what is added


class UgiServer(Server):
    words = Words("ugi", "uginewgame", (("p1time", "p1inc"), ("p2time", "p2inc")))
    scale = 1  # of values
    lines = 1  # that are said of every depth

    def hear(self, line: str) -> bool | None:
        given = line.split()
        while given:  # unknown words are passed over, and what follows is looked at
            word, *given = given
            if word == "quit":
                return False
            if word == self.words.hello:
                self.greet()
            elif word == self.words.new_game:
                self.thinking.drop()
                self.player.forget()
                self.situation = Situation.at(self.game)
            elif word in COMMANDS:
                COMMANDS[word](self, given)
            else:
                continue
            break
        return None

    def complain(self, sentence: str) -> None:
        self.say(f"info string {sentence}")

    def greet(self) -> None:
        self.say(f"id name {NAME} {version().number}")
        self.say("id author the authors of Prunus")
        self.say(f"option name Player type string default level:{BEST}")
        self.say("option name Ponder type check default false")
        self.say(f"option name MultiPV type spin default 1 min 1 max {MOST_LINES}")
        self.say(f"{self.words.hello}ok")

    def is_ready_asked(self, given: list[str]) -> None:
        try:
            self.prepare()
        finally:
            self.say("readyok")

    def set_option(self, given: list[str]) -> None:
        name, _, value = " ".join(given).removeprefix("name ").partition(" value ")
        if name.lower() == "player":
            self.thinking.stop()
            self.change(self.game, value)
        elif name.lower() == "multipv":
            self.lines = min(max(number(value) or 1, 1), MOST_LINES)
        elif name.lower() != "ponder":  # which only says that `go ponder` may come
            raise DoesNotFit(f"there is no option {name!r}")

    def set_position(self, given: list[str]) -> None:
        self.thinking.stop()
        at = given.index("moves") if "moves" in given else len(given)
        head, moves = given[:at], [word for word in given[at:] if word != "moves"]
        if head == ["startpos"]:
            start = None
        elif head[:1] == ["fen"]:
            start = self.game.parse(" ".join(head[1:]))
        else:
            raise NotationError("position", " ".join(given), 0, "startpos or fen")
        situation = Situation.at(self.game, start)
        for text in moves:
            situation = situation.after(self.read(situation.position, text))
        self.situation = situation

    def go(self, given: list[str]) -> None:
        """Begin to think. Whoever waits for a move must not wait for ever, whatever goes wrong."""
        self.thinking.stop()
        try:
            self.begin(given)
        except Exception:
            self.say(f"bestmove {NO_MOVE}")
            raise

    def begin(self, given: list[str]) -> None:
        self.prepare()
        limits = {name: number(value) for name, value in zip(given, [*given[1:], ""], strict=False)}
        situation = self.playable()
        if situation.position.is_over():
            self.say(f"bestmove {self.only_move()}")
            return
        mate = limits.get("mate")
        depth, nodes = limits.get("depth") if mate is None else 2 * mate - 1, limits.get("nodes")
        self.asked = situation._replace(
            seconds=self.seconds(limits),
            depth=None if depth is None else min(max(depth, 1), MAX_PLY),
            nodes=None if nodes is None else max(nodes, 1),
            only=self.some_moves(situation.position, given),
            lines=self.lines,
        )
        self.is_pondering = "ponder" in limits
        waits = self.is_pondering or "infinite" in limits
        self.think(lambda thought: self.answer(thought, self.asked, waits), None if waits else self.asked.seconds)

    def some_moves(self, position: Any, given: list[str]) -> tuple[Any, ...]:
        """Those that `searchmoves` names, up to the next word of ours; what names none is passed over."""
        ours = {*LIMITS, *(word for words in self.words.clocks for word in words)}
        legal = {self.text_of(position, move): move for move in position.moves()}
        found: dict[Any, None] = {}
        for text in given[given.index("searchmoves") + 1 :] if "searchmoves" in given else ():
            if text in ours:
                break
            if text in legal:
                found[legal[text]] = None
        return tuple(found)

    def seconds(self, limits: dict[str, int | None]) -> float | None:
        """How long to think about the next move; None where no clock is told."""
        if (given := limits.get("movetime")) is not None:
            return Clock(TimeControl(move=max(given / 1000, LEAST)), self.player.lateness).budget
        time, increment = self.words.clocks[not self.is_first_to_move()]
        if (left := limits.get(time)) is None:
            return None
        more, moves = limits.get(increment), limits.get("movestogo")
        wanted = budget_of(max(left / 1000, LEAST), max(more or 0, 0) / 1000, *([] if moves is None else [moves]))
        return max(wanted - self.player.lateness.kept_back, LEAST)

    def answer(self, thought: Thought, asked: Situation, waits: bool = False) -> None:
        """Think for as long as the limits allow, or, if it waits, until somebody wants to know; every depth is told."""
        said, informed = NO_MOVE, list[Choice]()

        def inform(choice: Choice) -> None:
            if thought.is_wanted:
                informed.append(choice)
                self.inform(asked, choice)

        if waits:
            asked = asked._replace(seconds=None, depth=asked.depth or (None if asked.nodes else MAX_PLY))
        try:
            choice = chosen(self.player, asked._replace(report=inform), thought.cancel)
            if not informed or _told(informed[-1]) != _told(choice):  # otherwise it has been said
                inform(choice)
            said = self.written(asked, choice)
        finally:
            if waits:
                thought.wait()
            if thought.is_wanted:
                self.say(f"bestmove {said}")

    def ponder_hit(self, given: list[str]) -> None:
        """The move that was expected has been made: now the clock runs."""
        if self.thinking.thought is not None and self.is_pondering:
            self.thinking.drop()
            self.is_pondering = False
            self.think(lambda thought: self.answer(thought, self.asked), self.asked.seconds)

    def stop(self, given: list[str]) -> None:
        self.thinking.stop()

    def inform(self, asked: Situation, choice: Choice) -> None:
        """What is known of the best moves, a line each; nodes and time are those of all of them."""
        cost = [f"nodes {choice.nodes}", f"nps {round(choice.nodes / max(choice.seconds, LEAST))}"]
        cost.append(f"time {round(1000 * choice.seconds)}")
        for place, each in enumerate((choice, *choice.others), 1):
            line = self.line(asked.position, each)
            which = [f"multipv {place}"] if asked.lines > 1 else []
            self.say(" ".join(["info", f"depth {each.depth or len(line)}", *which, *self.score(each), *cost, "pv", *line]))

    def score(self, choice: Choice) -> list[str]:
        """What the position is worth; a win, or a loss, by the moves to the end of the line."""
        value = amount(choice.value)
        if value is None:
            return []
        if abs(value) < WIN:
            return [f"score cp {round(value * self.scale)}"]
        moves = (len(choice.line) + 1) // 2
        return [f"score mate {moves if value > 0 else -moves}"]

    def line(self, position: Any, choice: Choice) -> list[str]:
        texts = []
        for move in choice.line or (choice.move,):
            texts.append(self.text_of(position, move))
            position = position.play(move)
        return texts

    def written(self, asked: Situation, choice: Choice) -> str:
        line = self.line(asked.position, choice)
        return f"{line[0]} ponder {line[1]}" if len(line) > 1 else line[0]

    def text_of(self, position: Any, move: Any) -> str:
        return "_".join(self.game.format_move(position, move).split())

    def read(self, position: Any, text: str) -> Any:
        legal = {self.text_of(position, move): move for move in position.moves()}
        if not legal:
            raise IllegalMove(text, self.game.format(position), ())
        return legal[text] if text in legal else self.game.parse_move(position, text)

    def playable(self) -> Situation:
        """The situation in which a move is wanted."""
        return self.situation

    def only_move(self) -> str:
        """What is said where there is nothing to think about."""
        return NO_MOVE

    def is_first_to_move(self) -> bool:
        """Whether the player who begins is to move: as the position says, or else as if it had begun where we were told."""
        players = [self.game.player(position) for position in (self.game.start(), self.situation.position)]
        return players[0] == players[1] if players[0] else len(self.situation.moves) % 2 == 0

    def query(self, given: list[str]) -> None:
        position = self.situation.position
        if given[:1] == ["gameover"]:
            self.say(f"response {str(bool(position.is_over())).lower()}")
        elif given[:1] == ["p1turn"]:
            self.say(f"response {str(self.is_first_to_move()).lower()}")
        elif given[:1] == ["result"]:
            outcome = int(position.outcome()) if position.is_over() else None
            is_first = (outcome or 0) > 0 if self.is_first_to_move() else (outcome or 0) < 0
            self.say(f"response {'none' if outcome is None else 'draw' if outcome == 0 else 'p1win' if is_first else 'p2win'}")


def _told(choice: Choice) -> tuple[Any, ...]:
    """What is said of a choice besides its cost."""
    return choice.depth, choice.value, choice.line, choice.move


COMMANDS = {
    "isready": UgiServer.is_ready_asked,
    "setoption": UgiServer.set_option,
    "position": UgiServer.set_position,
    "go": UgiServer.go,
    "stop": UgiServer.stop,
    "ponderhit": UgiServer.ponder_hit,
    "query": UgiServer.query,
}
