"""Conversation: a game at a board, typed: moves and commands, a line each, until somebody leaves.

What is typed is a move if it is written exactly as one, then a command, then what begins a move; `/undo` is always a command.
"""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Iterator
from pathlib import Path

from prunus.cli.screen import Screen, capital, result, sentence_of
from prunus.cli.shared import compilation_announced
from prunus.cli.typed import COMMANDS, command_of
from prunus.errors import DoesNotFit, IllegalMove, NotationError, PrunusError, Stopped, UnknownName, shortened
from prunus.players.keeping import keep
from prunus.players.kinds.human import person
from prunus.players.player import Player, find_player
from prunus.players.playing import fault
from prunus.players.sitting import Sitting

MANY = 60  # moves that are listed
ADVISER = "solver+search"  # the best level, without chance: the move that it gives is the one whose line it knows


class Conversation:
    """`kept_in` is the file that has the game after every move; None where nobody asked for one."""

    def __init__(
        self, sitting: Sitting, screen: Screen, seed: int, kept_in: Path | None, shows_thinking: bool, ponders: bool = False
    ) -> None:
        self.sitting, self.screen, self.seed, self.kept_in = sitting, screen, seed, kept_in
        self.shows_thinking, self.ponders, self.has_left = shows_thinking, ponders, False
        self.own = {kept_in}  # files that may be written: nobody else's game is in them
        self.is_kept = True
        self.best: Player | None = None

    def greet(self) -> None:
        """Say which game it is, who sits where, where it is kept, and how to get help."""
        sitting = self.sitting
        kept = f"It is kept in {self.kept_in}." if self.kept_in is not None else "It is not saved; `save FILE` keeps it."
        self.screen.say(f"A game of {sitting.game.name}. {self.seated()} {kept} `help` lists what can be typed.")

    def hold(self) -> None:
        """Talk until somebody leaves."""
        with contextlib.suppress(ImportError):  # lines can be edited where Python knows how
            import readline  # noqa: F401
        self.show_to_people()
        try:
            while not self.has_left:
                self._go_on()
        except KeyboardInterrupt as error:
            print()
            raise Stopped(f"stopped; {self.kept()}", None) from error

    def _go_on(self) -> None:
        """One move, or one line."""
        sitting = self.sitting
        if not sitting.is_over and (move := sitting.forced()) is not None:
            self.screen.say(f"{capital(sitting.side(sitting.turn))} cannot move and passes.")
            sitting.make(move)
            self.changed()
        elif not sitting.is_over and not sitting.seats[sitting.turn].is_human:
            self._answer()
        elif (line := self._read()) is None:
            self.screen.say(f"\n{capital(self.kept())}.")
            self.has_left = True
        else:
            try:
                self.obey(line.strip())
            except PrunusError as error:
                self.screen.say(sentence_of(error))

    def _read(self) -> str | None:
        """A line; None where there is no more, or the terminal is gone."""
        side = self.sitting.side(self.sitting.turn)
        prompt = "The game is over> " if self.sitting.is_over else f"{side}> "
        try:
            with self._pondered():
                return input(prompt)
        except UnicodeDecodeError:
            return ""
        except (EOFError, OSError):
            return None

    @contextlib.contextmanager
    def _pondered(self) -> Iterator[None]:
        """The player thinks meanwhile, if somebody wants that; one that cannot plays on without."""
        sitting = self.sitting
        player = sitting.seats[1 - sitting.turn]
        if not self.ponders or sitting.is_over or player.is_human:
            yield
            return
        with contextlib.ExitStack() as thought:
            thought.enter_context(player.pondering(sitting.situation))
            yield
            try:
                thought.close()
            except Exception as error:  # a player may be anybody's program
                self.ponders = False
                self.screen.say(f"{player.name} cannot think meanwhile: {fault(error)[1]}.")

    def obey(self, line: str) -> None:
        """Do what a line says."""
        word, _, rest = line.removeprefix("/").partition(" ")
        spelled = {move.lower(): move for move in self.sitting.legal}
        if line.lower() in spelled and len(spelled) == len(self.sitting.legal):
            self.make(line)
        elif not line:
            self.show()
        elif (command := command_of(word.lower())) is not None:
            command.act(self, rest.strip())
        elif line.startswith("/"):
            raise UnknownName("command", shortened(word), COMMANDS)
        else:
            self.make(line)

    def make(self, line: str) -> None:
        """The move that a person means."""
        sitting = self.sitting
        self.refuse_if_over()
        try:
            move = sitting.meant(line)
        except (IllegalMove, NotationError):
            self.screen.say(f"{shortened(line)!r} is no move here, and no command. {self.listed()} `help` lists the commands.")
            return
        text = sitting.game.format_move(sitting.situation.position, move)
        who = "You play" if sitting.people == 1 else f"{capital(sitting.side(sitting.turn))} plays"
        sitting.make(move)
        if not sitting.seats[sitting.turn].is_human:
            self.screen.say(f"{who} {text}.")
        self.changed()

    def _answer(self) -> None:
        """The player's move."""
        sitting = self.sitting
        seat, situation = sitting.turn, sitting.situation
        player, side = sitting.seats[seat], capital(sitting.side(seat))
        try:
            with self.screen.waiting(f"{side} ({player.name})"):
                choice = sitting.answer()
        except Exception as error:  # a player may be anybody's program
            sitting.seat(seat, person())
            self.screen.say(f"{side}, {player.name}, cannot go on: {fault(error)[1]}. A person has the seat now.")
            self.changed()
            return
        text = situation.game.format_move(situation.position, choice.move)
        self.screen.say(f"{side} plays {choice.told(situation) if self.shows_thinking else text}.")
        self.changed()

    def changed(self) -> None:
        """The game is another: keep it, and show it to those who are to move."""
        self.is_kept = False
        if self.kept_in is not None:
            try:
                keep(self.sitting.record, self.kept_in)
                self.is_kept = True
            except PrunusError as error:  # the game is still here, and another file may take it
                self.screen.say(sentence_of(error))
        self.show_to_people()

    def show_to_people(self) -> None:
        """The board, unless a player is going to answer a person, who sees it then."""
        is_answered = self.sitting.people and not self.sitting.seats[self.sitting.turn].is_human
        if self.sitting.is_over or not is_answered:
            self.show()

    def show(self) -> None:
        self.screen.show(self.sitting)
        if self.sitting.is_over:
            self.screen.say(result(self.sitting))
            if self.kept_in is not None:
                command = shlex.join(["prunus", "analyse", self.sitting.game.name, str(self.kept_in)])
                self.screen.say(f"The game is in {self.kept_in}; `{command}` looks at it move by move.")
            else:
                self.screen.say("`save FILE` keeps the game, `undo` goes back, `quit` leaves.")

    def kept(self) -> str:
        """Where the game is, for who leaves."""
        if self.kept_in is not None and self.sitting.record.moves:
            command = shlex.join(
                ["prunus", "play", self.sitting.game.name, "--load", str(self.kept_in), "--save", str(self.kept_in)]
            )
            return f"the game is kept in {self.kept_in}: `{command}` goes on with it"
        return "nothing was saved"

    def listed(self) -> str:
        """The legal moves."""
        legal = list(self.sitting.legal)
        more = f" and {len(legal) - MANY} more" if len(legal) > MANY else ""
        return f"Legal moves: {', '.join(legal[:MANY])}{more}." if legal else "The game is over."

    def player(self, name: str) -> Player:
        """Who is to sit somewhere, by the name of a player or a level; ready to move."""
        player = find_player(name, self.sitting.game, self.seed, seats_people=True)
        with compilation_announced():
            player.prepare(self.sitting.game, self.sitting.situation.position)
        return player

    def adviser(self) -> Player:
        """Who gives hints."""
        if self.best is None:
            self.best = self.player(ADVISER)
        return self.best

    def say_seats(self) -> None:
        self.screen.say(self.seated())
        self.changed()

    def seated(self) -> str:
        """Who sits where."""
        name = "you" if self.sitting.people == 1 else "a person"
        first, second = (name if player.is_human else player.name for player in self.sitting.seats)
        return f"{capital(self.sitting.side(0))} is {first}, {self.sitting.side(1)} is {second}."

    def refuse_if_over(self) -> None:
        if self.sitting.is_over:
            raise DoesNotFit("the game is over: `undo` takes moves back")
