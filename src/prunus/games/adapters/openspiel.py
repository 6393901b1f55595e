"""Games of OpenSpiel: `openspiel:breakthrough`, `openspiel:breakthrough(rows=6,columns=6)`.

Whatever OpenSpiel says of a game decides whether it is taken: two players in turn, nothing hidden, nothing left to chance, what one
wins the other loses, and all of it at the end. A position is a state of OpenSpiel that nobody changes: `play` asks it for a child.

Turns       Players of ours take turns. Where one of OpenSpiel's moves again, the other passes in between, a move of its own.
Values      Outcomes are whole numbers: what OpenSpiel returns times the first of `SCALES` that makes the greatest and the least
            return of the game whole. An outcome that is not whole even so is refused when it is met.
Keys        Two states may look alike and be different: a counter of moves without a capture, positions that must not be repeated.
            Of the games in `SHOWN`, whose rules look at nothing else, a position is what is written of it, the player to move and
            the number of moves made. Of all others it is the moves that led there: nothing is merged, and a table helps little.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from prunus.core.adapter import Adapter, Offered, library
from prunus.core.game import Game
from prunus.core.game import Position as Rules
from prunus.core.keys import digest_of
from prunus.core.values import WIN
from prunus.errors import BadGame, DoesNotFit, IllegalMove, NotationError, UnknownName

SCALES = (1, 2, 4, 10, 100, 1000)
MOST_MOVES = 1024  # of a position: what orders have room for; one that has more is an error where it is met
PASS = "pass"
NUMBER = re.compile(r"#?([0-9]{1,10})")
SHOWN = {
    *("breakthrough", "clobber", "connect_four", "gomoku", "havannah", "hex", "mancala", "mnk", "nim", "othello", "pentago"),
    *("tic_tac_toe", "ultimate_tic_tac_toe", "y"),
}
SFEN = re.compile("([^ ]+) [bw] (?:-|(?:[1-9]?[0-9]?[RBGSNLPrbgsnlp])+) [1-9][0-9]{0,3}")  # a board of shogi, who is to move, hands
MAN = re.compile(r"[1-9]|\+[PLNSBRplnsbr]|[PLNSGBRKplnsgbrk]")
MOVES = "moves"  # stands between a board and the moves made from there
IN_DETAIL = ("dims",)  # parameters that are numbers and change more than the size of a board


class About(NamedTuple):
    """What all positions of a game share."""

    called: str  # as OpenSpiel writes it, with its parameters
    scale: int  # what outcomes are multiplied by
    passing: int  # the move of who has to wait: one more than there are moves
    is_shown: bool  # whether a position is what is written of it


@dataclass(frozen=True, eq=False)
class OpenSpielPosition(Rules):
    """A state and the player who sees it; where that is not the one to move, there is nothing to do but to pass."""

    state: Any
    player: int
    about: About
    origin: str = ""  # the board at which the game began, where that was not its start

    @property
    def is_waiting(self) -> bool:
        return bool(self.state.current_player() == 1 - self.player)

    def moves(self) -> list[int]:
        return [self.about.passing] if self.is_waiting else self.state.legal_actions()

    def play(self, move: int) -> OpenSpielPosition:
        state = self.state if self.is_waiting else self.state.child(int(move))
        return OpenSpielPosition(state, 1 - self.player, self.about, self.origin)

    def is_over(self) -> bool:
        return bool(self.state.is_terminal())

    def outcome(self) -> int:
        outcome = self.state.returns()[self.player] * self.about.scale
        if abs(outcome - round(outcome)) > 1e-9:
            raise BadGame(f"{self.about.called} ends with {self.state.returns()}, which times {self.about.scale} is not whole")
        return round(outcome)

    def max_moves(self) -> int:
        return min(self.about.passing, MOST_MOVES)

    def key(self) -> np.uint64:
        return np.uint64(digest_of(self.content))

    @functools.cached_property
    def content(self) -> str:
        """A text that different positions do not share."""
        state = self.state
        looks = str(state) if self.about.is_shown else ",".join(map(str, state.history()))
        return f"{self.about.called} {self.player} {state.current_player()} {state.move_number()} {self.origin} {looks}"

    @functools.cached_property
    def texts(self) -> dict[int, str]:
        """The moves as OpenSpiel writes them, without blanks, by their numbers."""
        if self.is_waiting:
            return {self.about.passing: PASS}
        said = {move: "_".join(self.state.action_to_string(self.player, move).split()) for move in self.moves()}
        times = Counter(said.values())
        return {move: text if text[:1] not in ("", "#") and times[text] == 1 else f"#{move}" for move, text in said.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenSpielPosition) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.content)

    def __repr__(self) -> str:
        return f"OpenSpielPosition({self.about.called}, {self.origin and f'{self.origin} '}after {self.state.history()})"


class OpenSpielGame(Game):
    """A game of OpenSpiel by its name there; without one, whichever a position belongs to (`board_of`)."""

    def __init__(self, called: str = "") -> None:
        self.called = called
        self.name = f"openspiel:{called.removesuffix('()')}"

    @property
    def summary(self) -> str:  # type: ignore[override]
        return f"{loaded(self.called).get_type().long_name}, of OpenSpiel"

    def board_of(self, position: OpenSpielPosition) -> OpenSpielGame:
        return OpenSpielGame(position.about.called)

    def start(self, origin: str = "") -> OpenSpielPosition:
        """Where play begins, or a board that is written as OpenSpiel takes it."""
        found = loaded(self.called)
        if origin and not is_sfen(origin):  # OpenSpiel would crash
            raise NotationError(
                self.name, origin, 0, "moves, or nine rows of nine squares with two kings, b or w, hands and a number (SFEN)"
            )
        state = found.new_initial_state(origin) if origin else found.new_initial_state()
        return OpenSpielPosition(state, max(0, state.current_player()), about(self.called), origin)

    def default_depth(self, position: OpenSpielPosition) -> int:
        return 4

    def parse(self, text: str) -> OpenSpielPosition:
        """The moves from the start, separated by blanks, each as OpenSpiel writes it or by its number there; in shogi a board too
        (SFEN), and `moves` and moves behind it."""
        words = text.split()
        is_board = bool(words) and "/" in words[0] and loaded(self.called).get_type().short_name == "shogi"
        end = (words.index(MOVES) if MOVES in words else len(words)) if is_board else 0
        position = self.start(" ".join(words[:end]))
        for word in words[end + 1 if is_board else 0 :]:
            position = position.play(self.parse_move(position, word))
        return position

    def format(self, position: OpenSpielPosition) -> str:
        at, words = self.start(position.origin), []
        for move in position.state.history():
            while at.is_waiting:
                words.append(PASS)
                at = at.play(at.moves()[0])
            words.append(self.format_move(at, move))
            at = at.play(move)
        words += [PASS] if at.player != position.player else []
        board = [position.origin, MOVES] if position.origin and words else [position.origin] if position.origin else []
        return " ".join([*board, *words])

    def format_move(self, position: OpenSpielPosition, move: int) -> str:
        """As OpenSpiel writes it, with _ for blanks; #NUMBER where that is no name for one move alone."""
        return position.texts[int(move)]

    def parse_move(self, position: OpenSpielPosition, text: str) -> int:
        legal = {name: move for move, name in position.texts.items()}
        wanted = "_".join(text.split())
        number = NUMBER.fullmatch(wanted)
        if wanted in legal:
            return legal[wanted]
        if number is not None and int(number[1]) in position.texts:
            return int(number[1])
        raise IllegalMove(text, self.format(position), legal)

    def rows(self, position: OpenSpielPosition) -> list[str]:
        """What OpenSpiel draws, where that is a board of X, O and empty squares and nothing else."""
        lines = [line.replace(" ", "").upper().replace("-", ".") for line in str(position.state).split("\n")]
        lines = [line for line in lines if line]
        is_board = lines and all(re.fullmatch("[XO.]+", line) and len(line) == len(lines[0]) for line in lines)
        return lines if is_board else []


def is_sfen(text: str) -> bool:
    """Whether a text is a board of shogi that OpenSpiel can be asked about."""
    found = SFEN.fullmatch(text)
    rows = found[1].split("/") if found else []
    men = [MAN.findall(row) for row in rows]
    are_whole = all("".join(each) == row for each, row in zip(men, rows, strict=True))
    widths = [sum(int(man) if man.isdecimal() else 1 for man in each) for each in men]
    kings = [sum(each.count(king) for each in men) for king in "Kk"]
    return are_whole and widths == [9] * 9 and kings == [1, 1]


def named(called: str) -> OpenSpielGame:
    """The game that OpenSpiel has under this name, if it is one that can be searched here."""
    found = loaded(called)
    why_not = lacking(found.get_type(), found.num_players())
    if why_not:
        raise DoesNotFit(f"{called!r} of OpenSpiel cannot be searched here: it {why_not}")
    return OpenSpielGame(about(str(found)).called)


@functools.cache
def loaded(called: str) -> Any:
    """The game of OpenSpiel that a text names; what OpenSpiel says against it is told in a sentence."""
    spiel = library("pyspiel", "openspiel")
    short = called.partition("(")[0].strip()
    if short not in spiel.registered_names():
        raise UnknownName("game of OpenSpiel", short, spiel.registered_names())
    try:
        found = spiel.load_game(called)
        if found.num_players() == 2:
            found.new_initial_state()  # some parameters are only found wrong here
        return found
    except Exception as error:  # of whatever kind: it is about what the user wrote
        raise BadGame(f"OpenSpiel refuses {called!r}: {' '.join(str(error).split())}") from error


@functools.cache
def about(called: str) -> About:
    """What is to be known of a game, looked at once."""
    found = loaded(called)
    bounds, moves = (found.min_utility(), found.max_utility()), int(found.num_distinct_actions())
    fitting = [factor for factor in SCALES if all(float(bound * factor).is_integer() for bound in bounds)]
    if not fitting or max(map(abs, bounds)) * fitting[0] >= WIN:
        raise DoesNotFit(
            f"{called!r} of OpenSpiel has outcomes from {bounds[0]:g} to {bounds[1]:g}, which are no whole numbers here"
        )
    return About(called, fitting[0], moves, _is_shown(found))


def _is_shown(found: Any) -> bool:
    """Whether what is written of a state, with the player to move and the number of moves, is all that its future depends on."""
    kind = found.get_type()
    given = {name: value for name, value in found.get_parameters().items() if isinstance(value, bool) or name in IN_DETAIL}
    return kind.short_name in SHOWN and all(kind.parameter_specification[name] == value for name, value in given.items())


def lacking(kind: Any, players: int | None = None) -> str:
    """Why a game cannot be searched here, as the end of a sentence; "" if it can. By default, with any number of players."""
    types = library("pyspiel", "openspiel").GameType
    if players is None and not kind.default_loadable:
        return "needs parameters, which decide"
    fewest, most = (kind.min_num_players, kind.max_num_players) if players is None else (players, players)
    reasons = {
        "has simultaneous moves": kind.dynamics != types.Dynamics.SEQUENTIAL,
        "has chance in it": kind.chance_mode != types.ChanceMode.DETERMINISTIC,
        "hides something from its players": kind.information != types.Information.PERFECT_INFORMATION,
        "is not zero-sum": kind.utility != types.Utility.ZERO_SUM,
        "has rewards on the way": kind.reward_model != types.RewardModel.TERMINAL,
        f"is for {fewest} player{'s' * (fewest != 1)}": not fewest <= 2 <= most,
    }
    return ", ".join(reason for reason, holds in reasons.items() if holds)


def offered() -> list[Offered]:
    """All games of OpenSpiel, those first that can be searched here."""
    kinds = library("pyspiel", "openspiel").registered_games()
    every = [Offered(kind.short_name, kind.long_name, lacking(kind)) for kind in kinds]
    return sorted(every, key=lambda each: (bool(each.lacks), each.name))


ADAPTER = Adapter(
    "openspiel",
    "a game of OpenSpiel: two players in turn, nothing hidden, no chance, all won or lost at the end",
    named,
    OpenSpielPosition,
    OpenSpielGame(),
    offered,
    argument=":GAME",
    remark="`prunus games openspiel` lists them",
)
