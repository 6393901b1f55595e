# What `import prunus` gives, for editors and type checkers: made by `make names`.

from typing import Literal, overload

from prunus.core.checked import unchecked as unchecked
from prunus.core.game import Game as Game
from prunus.core.game import Position as Position
from prunus.core.registry import all_games as all_games
from prunus.errors import PrunusError as PrunusError
from prunus.errors import Stopped as Stopped
from prunus.games.connect_four import ConnectFour
from prunus.games.nim import NimGame
from prunus.games.othello import Othello
from prunus.games.random_tree import RandomTree
from prunus.games.tic_tac_toe import TicTacToe
from prunus.games.tree import TreeGame
from prunus.lab.comparison import Comparison as Comparison
from prunus.lab.comparison import compare as compare
from prunus.logic.terms import Program as Program
from prunus.searches.conspiracy.conspire import conspire as conspire
from prunus.searches.driving.defaults import PLAIN as PLAIN
from prunus.searches.driving.entry import search as search
from prunus.searches.driving.limits import Cancellation as Cancellation
from prunus.searches.driving.limits import Limits as Limits
from prunus.searches.driving.parts import all_algorithms as all_algorithms
from prunus.searches.driving.parts import all_evaluations as all_evaluations
from prunus.searches.driving.parts import all_orderings as all_orderings
from prunus.searches.driving.searcher import Searcher as Searcher
from prunus.searches.minimal_tree import minimal_leaves as minimal_leaves
from prunus.searches.perft import perft as perft
from prunus.searches.proof.prove import prove as prove
from prunus.searches.shared.recording import Recording as Recording
from prunus.searches.shared.recording import record as record
from prunus.searches.shared.result import Result as Result
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
from prunus.tables.book import Book as Book
from prunus.tables.transposition import Table as Table

__version__: str

@overload
def game(name: Literal["connect-four", "connect-four-5x4", "connect-four-6x5"]) -> ConnectFour: ...
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
def game(name: str) -> Game: ...
