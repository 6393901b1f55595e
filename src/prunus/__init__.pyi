# What `import prunus` gives, for editors and type checkers: made by `make names`.

from typing import Literal, overload

from prunus.core.checked import unchecked as unchecked
from prunus.core.drawing import Drawing as Drawing
from prunus.core.drawing import Stone as Stone
from prunus.core.game import Game as Game
from prunus.core.game import Position as Position
from prunus.core.registry import all_games as all_games
from prunus.core.registry import puzzle as puzzle
from prunus.core.requests import Cancellation as Cancellation
from prunus.errors import PrunusError as PrunusError
from prunus.errors import Stopped as Stopped
from prunus.exercises.exercise import Exercise as Exercise
from prunus.exercises.exercise import Verdict as Verdict
from prunus.exercises.exercise import all_exercises as all_exercises
from prunus.exercises.exercise import make_exercise as make_exercise
from prunus.games.adapters.python_chess import ChessGame
from prunus.games.checkers import Checkers
from prunus.games.connect_four import ConnectFour
from prunus.games.gomoku import Gomoku
from prunus.games.hex import Hex
from prunus.games.in_a_row import InARow
from prunus.games.nim import NimGame
from prunus.games.othello import Othello
from prunus.games.random_tree import RandomTree
from prunus.games.tic_tac_toe import TicTacToe
from prunus.games.tree import TreeGame
from prunus.lab.checking.check import check as check
from prunus.lab.checking.finding import Checked as Checked
from prunus.lab.comparison import Comparison as Comparison
from prunus.lab.comparison import compare as compare
from prunus.logic.terms import Program as Program
from prunus.players.analysis import Analysis as Analysis
from prunus.players.analysis import analyse as analyse
from prunus.players.clock import TimeControl as TimeControl
from prunus.players.formats.door import read_records as read_records
from prunus.players.formats.door import write_records as write_records
from prunus.players.match import Match as Match
from prunus.players.match import play_match as play_match
from prunus.players.player import Choice as Choice
from prunus.players.player import Player as Player
from prunus.players.player import Situation as Situation
from prunus.players.player import all_players as all_players
from prunus.players.player import find_player as find_player
from prunus.players.playing import play_game as play_game
from prunus.players.record import GameRecord as GameRecord
from prunus.players.why_not import why_not as why_not
from prunus.searches.conspiracy.conspire import conspire as conspire
from prunus.searches.driving.defaults import PLAIN as PLAIN
from prunus.searches.driving.entry import search as search
from prunus.searches.driving.limits import Limits as Limits
from prunus.searches.driving.parts import all_algorithms as all_algorithms
from prunus.searches.driving.parts import all_evaluations as all_evaluations
from prunus.searches.driving.parts import all_orderings as all_orderings
from prunus.searches.driving.searcher import Searcher as Searcher
from prunus.searches.minimal_tree import minimal_leaves as minimal_leaves
from prunus.searches.monte_carlo.sampler import Sampler as Sampler
from prunus.searches.paths.find import find_path as find_path
from prunus.searches.paths.path import Path as Path
from prunus.searches.perft import perft as perft
from prunus.searches.proof.prove import prove as prove
from prunus.searches.shared.record import record as record
from prunus.searches.shared.recording import Recording as Recording
from prunus.searches.shared.result import Estimate as Estimate
from prunus.searches.shared.result import Result as Result
from prunus.searches.steps.script import Script as Script
from prunus.searches.steps.step_through import step_through as step_through
from prunus.solvers.certificates.certification import certify as certify
from prunus.solvers.certificates.verification import verify as verify
from prunus.solvers.solution import Solution as Solution
from prunus.solvers.solver import solve as solve
from prunus.solvers.strong.strong import solve_strongly as solve_strongly
from prunus.study.examples import Examples as Examples
from prunus.study.explanation import Explanation as Explanation
from prunus.study.explanation import explain as explain
from prunus.study.learning import learn as learn
from prunus.study.task import Study as Study
from prunus.study.value_parts import parts_of as parts_of
from prunus.tables.book import Book as Book
from prunus.tables.transposition import Table as Table
from prunus.trainers.training import Trained as Trained
from prunus.trainers.training import train as train

__version__: str

@overload
def game(name: Literal["checkers"]) -> Checkers: ...
@overload
def game(name: Literal["connect-four", "connect-four-5x4", "connect-four-6x5"]) -> ConnectFour: ...
@overload
def game(name: Literal["gomoku", "gomoku-9x9", "gomoku-8x3-3"]) -> Gomoku: ...
@overload
def game(name: Literal["hex", "hex-7x7", "hex-4x4"]) -> Hex: ...
@overload
def game(name: Literal["in-a-row", "in-a-row-4x4", "in-a-row-6x6-5"]) -> InARow: ...
@overload
def game(name: Literal["nim"]) -> NimGame: ...
@overload
def game(name: Literal["othello", "othello-6x6", "othello-4x4"]) -> Othello: ...
@overload
def game(name: Literal["random-tree"]) -> RandomTree: ...
@overload
def game(name: Literal["tic-tac-toe"]) -> TicTacToe: ...
@overload
def game(name: Literal["tree"]) -> TreeGame: ...
@overload
def game(name: Literal["chess"]) -> ChessGame: ...
@overload
def game(name: str) -> Game: ...
