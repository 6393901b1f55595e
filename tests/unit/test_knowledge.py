"""Background knowledge of games: its laws, a second plain implementation of every predicate, and what is learned with it."""

from __future__ import annotations

import inspect
import itertools
import math
import re
import statistics
import string
from collections.abc import Iterator
from contextlib import nullcontext
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prunus import game
from prunus.core.declaration import Cost, Declaration
from prunus.core.jit import interpreting
from prunus.core.knowledge import Knowledge
from prunus.core.registry import entries
from prunus.core.rows import written
from prunus.errors import BadGame
from prunus.logic.syntax import parse_program
from prunus.searches.driving.parts import find_evaluation
from prunus.study.asking import Asker, ask_all
from prunus.study.background import HEAD, Background
from prunus.study.compilation import rules_for
from prunus.study.examples import Source
from prunus.study.learners import LEARNERS
from prunus.study.task import study
from prunus.study.training import collect
from tests import reference
from tests.laws.test_choice import COMPILED, SEARCHED
from tests.plain import known_games, look_ahead
from tests.reference import DIRECTIONS, Remembered, minimax, playout, somewhere

KNOWN: dict[str, Knowledge] = {name: entries("knowledge")[name] for name in known_games()}
PREDICATES = [
    pytest.param(knowledge, p, id=f"{name}: {p.name}") for name, knowledge in KNOWN.items() for p in knowledge.declarations.values()
]
every_knowledge = pytest.mark.parametrize("knowledge", KNOWN.values(), ids=list(KNOWN))
every_predicate = pytest.mark.parametrize(("knowledge", "predicate"), PREDICATES)
seeds = st.integers(0, 2**32)
Square = tuple[int, int]


def choices_of(name: str) -> list[Any]:
    """Positions of random games in which there is a choice: only there a predicate is ever asked (and nobody passes)."""
    games = [playout(game(board).start(), seed, 80) for board in (name, *game(name).variants) for seed in range(4)]
    return [position for position in itertools.chain(*games) if len(list(position.moves())) > 1]


def questions(knowledge: Knowledge, predicate: Declaration, position: Any) -> list[tuple[int, ...]]:
    """Everything that a predicate can be asked in a position."""
    moves = list(position.moves())
    wanted = [predicate.arguments[i].type for i in predicate.inputs if predicate.arguments[i].type != "board"]
    return list(itertools.product(*(moves if kind == "place" else range(len(knowledge.symbols[kind])) for kind in wanted)))


def answers(
    knowledge: Knowledge,
    predicate: Declaration,
    position: Any,
    asked: list[tuple[int, ...]],
    ask: Any = ask_all,
    evaluation: Any = None,
    plies: int = 1,
) -> list[int]:
    """What the predicate answers, compiled unless `ask` is the interpreted twin, for a search with the game's own evaluation."""
    words = written([position]).reshape(-1)
    first, second = np.array([(*inputs, 0, 0)[:2] for inputs in asked], np.int64).T.copy()
    found = np.full(len(asked), -999, np.int64)
    number, played = np.int64(knowledge.names.index(predicate.name)), np.int64(0 if predicate.cost >= Cost.LOOK else -1)
    measure = find_evaluation(game(knowledge.game).default_evaluation, position) if evaluation is None else evaluation
    known = knowledge.known(measure, plies)
    ask(known, number, position, words, np.zeros(len(asked), np.int64), first, second, played, found)
    return list(map(int, found))


def is_test(predicate: Declaration) -> bool:
    return not predicate.outputs


# Laws of every knowledge


@every_knowledge
def test_predicates_answer_the_same_compiled_and_interpreted(knowledge: Knowledge) -> None:
    for position in choices_of(knowledge.game)[::6]:
        for predicate in knowledge.declarations.values():
            asked = questions(knowledge, predicate, position)
            interpreted = answers(knowledge, predicate, position, asked, ask_all.interpreted)
            assert answers(knowledge, predicate, position, asked) == interpreted, (predicate.name, position)


@every_knowledge
def test_tests_answer_0_or_1_and_no_predicate_always_answers_the_same(knowledge: Knowledge) -> None:
    positions = choices_of(knowledge.game)
    for predicate in knowledge.declarations.values():
        seen = set()
        for position in positions:
            seen.update(answers(knowledge, predicate, position, questions(knowledge, predicate, position)))
        assert seen == {0, 1} if is_test(predicate) else len(seen) > 1, predicate.name


@every_predicate
def test_every_predicate_has_english(knowledge: Knowledge, predicate: Declaration) -> None:
    texts = [predicate.says, predicate.denies] if is_test(predicate) else [predicate.says]
    places = {f"<{i}>" for i, argument in enumerate(predicate.arguments) if str(argument) == "+place"}
    assert len(set(texts)) == len(texts)
    for text in texts:
        spoken = text.format(*(f"<{i}>" for i in range(len(predicate.arguments))))
        assert spoken
        assert all(place in spoken for place in places)
    assert is_test(predicate) == (predicate.result == "")
    assert predicate.result[:1] in string.ascii_uppercase  # the name of a variable


@every_knowledge
def test_answers_have_names_of_their_own_and_definitions_have_english(knowledge: Knowledge) -> None:
    names = [predicate.result for predicate in knowledge.declarations.values() if predicate.result]
    assert len(set(names)) == len(names)
    assert set(knowledge.says) == set(Background.of(knowledge.game).definitions)
    assert all(says and denies for says, denies in knowledge.says.values())


@every_knowledge
def test_every_argument_is_a_unit_a_symbol_the_board_or_a_place(knowledge: Knowledge) -> None:
    used = {argument.type for predicate in knowledge.declarations.values() for argument in predicate.arguments}
    assert used == {*knowledge.units, *knowledge.symbols, "board", "place"}


@every_predicate
def test_a_predicate_costs_what_it_looks_at(knowledge: Knowledge, predicate: Declaration) -> None:
    inputs = [str(predicate.arguments[i]) for i in predicate.inputs]
    assert predicate.inputs + predicate.outputs == tuple(range(len(predicate.arguments)))
    assert len(predicate.outputs) <= 1
    assert (predicate.cost == Cost.CONSTANT) == ("+place" not in inputs)
    takes = inspect.signature(knowledge.functions[predicate.name]).parameters
    assert (predicate.cost >= Cost.LOOK) == ("successor" in takes)
    assert (predicate.cost == Cost.SEARCH) == ("plies" in takes)
    assert predicate.cost >= Cost.LOOK or "evaluation" not in takes
    assert "+board" in inputs or not {"position", "successor"} & set(takes)
    if predicate.cost >= Cost.LOOK:  # the move that is played is the first input besides the board
        assert next(argument for argument in inputs if argument != "+board") == "+place"


@pytest.mark.parametrize(
    ("declaration", "complaint"),
    [
        ("corner(place)", "declared as name(+type, -type)"),
        ("corner(+place", "declared as name(+type, -type)"),
        ("corner(+place) too", "declared as name(+type, -type)"),
        ("corner(+board, -color)", "takes 0 inputs besides the board, its function 1"),
    ],
)
def test_a_predicate_that_is_declared_wrongly_is_refused(declaration: str, complaint: str) -> None:
    def corner(place: int) -> bool:
        return place == 0

    with pytest.raises(BadGame, match=re.escape(complaint)):
        Knowledge("mine", ()).predicate(declaration, Cost.PER_MOVE, "{0} is a corner")(corner)


def test_a_definition_costs_what_the_dearest_of_its_literals_costs(tmp_path: Path) -> None:
    """In whichever order the literals stand, and in whichever of its clauses."""
    dear, cheap = "flips(B, M, N), N > 2", "corner(M)"
    for bodies in ([f"{dear}, {cheap}"], [f"{cheap}, {dear}"], [dear, cheap], [cheap, dear]):
        own = tmp_path / "own.pl"
        own.write_text(":- mode(mine(+board, +place)).\n" + "".join(f"mine(B, M) :- {body}.\n" for body in bodies))
        declarations = Background.of("othello", own).declarations
        assert declarations["mine"].cost == declarations["flips"].cost > declarations["corner"].cost


# Every predicate a second time, slow and plain: methods that are called as the predicates are, with moves as integers


def neighbours_of(square: Square) -> list[Square]:
    return [(square[0] + dx, square[1] + dy) for dx, dy in DIRECTIONS]


class PlainOthello:
    """Discs in a dictionary, columns and rows from 0; colours are 0 for X, who is black, and 1 for O."""

    corners = ((0, 0), (7, 0), (0, 7), (7, 7))
    prices = (
        "100 -20  10   5   5  10 -20 100",
        "-20 -50  -2  -2  -2  -2 -50 -20",
        " 10  -2   2   1   1   2  -2  10",
        "  5  -2   1   0   0   1  -2   5",
        "  5  -2   1   0   0   1  -2   5",
        " 10  -2   2   1   1   2  -2  10",
        "-20 -50  -2  -2  -2  -2 -50 -20",
        "100 -20  10   5   5  10 -20 100",
    )

    def __init__(self, this: Any, position: Any) -> None:
        self.board = reference.Othello.read(this.format(position), 8)
        self.texts = {move: this.format_move(position, move) for move in position.moves()}

    def square(self, move: int) -> Square:
        text = self.texts[move]
        return "abcdefgh".index(text[0]), int(text[1]) - 1

    def after(self, move: int) -> reference.Othello:
        return self.board.play(self.texts[move])

    def color_of_this_turn(self) -> int:
        return "XO".index(self.board.side)

    def color_of_another_turn(self) -> int:
        return "XO".index(self.board.other)

    def number_of_pieces(self, color: int) -> int:
        return list(self.board.discs.values()).count("XO"[color])

    def remain_places(self) -> int:
        return 64 - len(self.board.discs)

    def corner(self, move: int) -> bool:
        return self.square(move) in self.corners

    def on_edge(self, move: int) -> bool:
        return bool({0, 7} & set(self.square(move)))

    def not_on_edge(self, move: int) -> bool:
        return not self.on_edge(move)

    def x_square(self, move: int) -> bool:
        return self.texts[move] in ("b2", "g2", "b7", "g7")

    def c_square(self, move: int) -> bool:
        return self.texts[move] in ("b1", "g1", "a2", "h2", "a7", "h7", "b8", "g8")

    def ring(self, move: int) -> int:
        x, y = self.square(move)
        return min(x, y, 7 - x, 7 - y)

    def price(self, move: int) -> int:
        return self.priced(self.square(move))

    def priced(self, square: Square) -> int:
        return int(self.prices[square[1]].split()[square[0]])

    def many_opponents_pieces(self, move: int, color: int) -> bool:
        return [self.board.discs.get(square) for square in neighbours_of(self.square(move))].count("OX"[color]) >= 4

    def odd_region(self, move: int) -> bool:
        region, fresh = {self.square(move)}, [self.square(move)]
        while fresh:
            for x, y in neighbours_of(fresh.pop()):
                if 0 <= x < 8 and 0 <= y < 8 and (x, y) not in self.board.discs and (x, y) not in region:
                    region.add((x, y))
                    fresh.append((x, y))
        return len(region) % 2 == 1

    def flips(self, move: int) -> int:
        return len(self.board.turned(self.square(move), self.board.side))

    def replies(self, move: int) -> int:
        return len(self.after(move).placements(self.board.other))

    def moves_left(self, move: int) -> int:
        return len(self.after(move).placements(self.board.side))

    def corners_given(self, move: int) -> int:
        return len(set(self.after(move).placements(self.board.other)) & set(self.corners))

    def corners_won(self, move: int) -> int:
        return len(set(self.after(move).placements(self.board.side)) & set(self.corners))

    def frontier(self, move: int) -> int:
        discs = self.after(move).discs
        empty = {square for square in itertools.product(range(8), repeat=2) if square not in discs}
        return sum(mark == self.board.side and not empty.isdisjoint(neighbours_of(square)) for square, mark in discs.items())

    def beside_ours(self, move: int) -> int:
        return self.empty_beside(move, self.board.side)

    def beside_theirs(self, move: int) -> int:
        return self.empty_beside(move, self.board.other)

    def empty_beside(self, move: int, side: str) -> int:
        discs = self.after(move).discs
        empty = [square for square in itertools.product(range(8), repeat=2) if square not in discs]
        return sum(side in map(discs.get, neighbours_of(square)) for square in empty)

    def gain(self, move: int) -> int:
        discs = self.after(move).discs.items()
        return sum(self.priced(square) * (1 if mark == self.board.side else -1) for square, mark in discs)

    def largest_reply(self, move: int) -> int:
        after = self.after(move)
        return max((len(after.turned(square, after.side)) for square in after.placements(after.side)), default=0)

    def inner_than(self, one: int, other: int) -> bool:
        return self.ring(one) > self.ring(other)


class PlainLines:
    """Stones in a dictionary from (column, row) to "X" or "O", the top row first; what the two games of lines share."""

    def __init__(self, this: Any, position: Any) -> None:
        self.rows = this.rows(position)
        self.width, self.height = len(self.rows[0]), len(self.rows)
        self.length = 3 if this.name == "tic-tac-toe" else 4
        self.falls = self.length == 4
        self.own = reference.Alignment(self.rows, self.length, self.falls).side
        self.other = "XO".replace(self.own, "")
        self.board = {(x, y): mark for y, row in enumerate(self.rows) for x, mark in enumerate(row)}
        lines = list(self.lines())
        self.through = {square: [line for line in lines if square in line] for square in self.board}
        self.texts = {move: this.format_move(position, move) for move in position.moves()}

    def square(self, move: int) -> Square:
        text = self.texts[move]
        if not self.falls:
            return (int(text) - 1) % 3, (int(text) - 1) // 3
        column = int(text) - 1
        return column, max(y for y in range(self.height) if self.board[column, y] == ".")

    def lines(self) -> Iterator[list[Square]]:
        for (x, y), (dx, dy) in itertools.product(self.board, ((1, 0), (0, 1), (1, 1), (1, -1))):
            line = [(x + i * dx, y + i * dy) for i in range(self.length)]
            if all(square in self.board for square in line):
                yield line

    def completes(self, square: Square, side: str, *more: Square) -> bool:
        """Whether a stone of the side on an empty square completes a line, with stones on some more squares."""
        board = self.board | dict.fromkeys(more, side)
        others = [[board[each] for each in line if each != square] for line in self.through.get(square, [])]
        return board.get(square) == "." and [side] * (self.length - 1) in others

    def threats_of(self, side: str, *more: Square) -> set[Square]:
        return {square for square in self.board if self.completes(square, side, *more)}

    def open_through(self, move: int, side: str) -> int:
        lines = self.through[self.square(move)]
        return sum(all(self.board[square] in (side, ".") for square in line) for line in lines)

    def remain_places(self) -> int:
        return "".join(self.rows).count(".")

    def wins(self, move: int) -> bool:
        after = reference.Alignment(self.rows, self.length, self.falls).play(self.texts[move])
        return after.has_line()

    def blocks(self, move: int) -> bool:
        return self.completes(self.square(move), self.other)

    def lines_closed(self, move: int) -> int:
        return self.open_through(move, self.other)


class PlainConnectFour(PlainLines):
    def above(self, move: int) -> Square:
        x, y = self.square(move)
        return x, y - 1

    def stones_around(self, move: int, side: str) -> int:
        return sum(self.board.get(square) == side for square in neighbours_of(self.square(move)))

    def playable_after(self, move: int) -> set[Square]:
        tops = [
            [(x, y) for y in range(self.height) if self.board[x, y] == "." and (x, y) != self.square(move)]
            for x in range(self.width)
        ]
        return {column[-1] for column in tops if column}

    def row(self, move: int) -> int:
        return self.height - self.square(move)[1]

    def odd_row(self, move: int) -> bool:
        return self.row(move) in (1, 3, 5)

    def distance_from_centre(self, move: int) -> int:
        middle = {(self.width - 1) // 2, self.width // 2}
        return min(abs(self.square(move)[0] - column) for column in middle)

    def neighbours(self, move: int) -> int:
        return self.stones_around(move, self.own)

    def opponents_around(self, move: int) -> int:
        return self.stones_around(move, self.other)

    def lines_through(self, move: int) -> int:
        return self.open_through(move, self.own)

    def gives_above(self, move: int) -> bool:
        return self.completes(self.above(move), self.other)

    def spoils_above(self, move: int) -> bool:
        return self.completes(self.above(move), self.own)

    def threats_made(self, move: int) -> int:
        return len(self.threats_of(self.own, self.square(move)) - self.threats_of(self.own))

    def threats_at_once(self, move: int) -> int:
        return len(self.threats_of(self.own, self.square(move)) & self.playable_after(move))

    def winning_replies(self, move: int) -> int:
        return sum(self.completes(square, self.other) for square in self.playable_after(move))

    def nearer_to_centre(self, one: int, other: int) -> bool:
        return self.distance_from_centre(one) < self.distance_from_centre(other)

    def higher_than(self, one: int, other: int) -> bool:
        return self.row(one) > self.row(other)


class PlainTicTacToe(PlainLines):
    def centre(self, move: int) -> bool:
        return self.texts[move] == "5"

    def corner(self, move: int) -> bool:
        return self.texts[move] in "1379"

    def side(self, move: int) -> bool:
        return self.texts[move] in "2468"

    def opposite_corner(self, move: int) -> bool:
        opposite = {"1": "9", "3": "7", "7": "3", "9": "1"}.get(self.texts[move])
        return opposite is not None and "".join(self.rows)[int(opposite) - 1] == self.other

    def open_lines_through(self, move: int) -> int:
        return self.open_through(move, self.own)

    def blocks_fork(self, move: int) -> bool:
        return len(self.threats_of(self.other, self.square(move))) >= 2

    def threats(self, move: int) -> int:
        return len(self.threats_of(self.own, self.square(move)))

    def forks(self, move: int) -> bool:
        return self.threats(move) >= 2

    def on_more_lines(self, one: int, other: int) -> bool:
        return len(self.through[self.square(one)]) > len(self.through[self.square(other)])


PLAIN: dict[str, Any] = {
    "othello": PlainOthello,
    "connect-four": PlainConnectFour,
    "connect-four-5x4": PlainConnectFour,
    "connect-four-6x5": PlainConnectFour,
    "tic-tac-toe": PlainTicTacToe,
}
every_plain_game = pytest.mark.parametrize("name", PLAIN)


@every_plain_game
@given(seed=seeds, plies=st.integers(0, 57))
def test_every_predicate_equals_a_second_plain_implementation(name: str, seed: int, plies: int) -> None:
    this = game(name)
    knowledge = Background.of(name).knowledge
    position = with_a_choice(this, seed, plies)
    plain = PLAIN[name](this, position)
    for predicate in knowledge.declarations.values():
        asked = questions(knowledge, predicate, position)
        if not hasattr(plain, predicate.name):
            assert hasattr(PlainLooks, predicate.name)
            continue
        expected = [getattr(plain, predicate.name)(*inputs) for inputs in asked]
        assert answers(knowledge, predicate, position, asked) == expected, (predicate.name, this.format(position), asked)


class PlainLooks:
    """What can be said of any game, by the definition of each; moves are played by the rules as Python."""

    most = 16_000

    def __init__(self, position: Any, evaluation: Any, plies: int) -> None:
        self.position, self.evaluation, self.plies = position, evaluation, plies

    def cut(self, value: int) -> int:
        return sorted((-self.most, value, self.most))[1]

    def after_replies(self, move: int) -> list[int]:
        """The values after each reply, for whoever makes the move; of the move itself if the game is over."""
        after = self.position.play(move)
        values = [int(self.evaluation.evaluate(after.play(reply))) for reply in after.moves()]
        return values or [-int(self.evaluation.evaluate(after))]

    def static(self, move: int) -> int:
        return self.cut(-int(self.evaluation.evaluate(self.position.play(move))))

    def replies(self, move: int) -> int:
        return len(list(self.position.play(move).moves()))

    def best_reply(self, move: int) -> int:
        return self.cut(min(self.after_replies(move)))

    def mean_reply(self, move: int) -> int:
        return math.floor(Fraction(statistics.mean(map(Fraction, map(self.cut, self.after_replies(move))))))

    def searched(self, move: int) -> int:
        return self.cut(-minimax(self.position.play(move), self.plies, self.evaluation))


@pytest.mark.parametrize(("board", "evaluation"), SEARCHED)
def test_every_look_equals_a_second_plain_implementation(board: str, evaluation: str) -> None:
    """For every game whose positions are rows, with every evaluation that it has, up to the end of the game."""
    with nullcontext() if (board, evaluation) in COMPILED else interpreting():
        look_at_all(board, evaluation)


def look_at_all(board: str, evaluation: str) -> None:
    this, seen = game(board), set()
    own = PLAIN.get(Background.of(board).game)
    for seed, plies in itertools.product(range(2), range(3)):
        met = list(playout(this.start(), seed, 80))
        for position in [each for each in met if len(list(each.moves())) > 1][plies::5] + [
            each for each in met[-4:] if len(list(each.moves())) > 1
        ]:
            background = Background.of(board, None, evaluation, plies + 2)
            knowledge, measure = background.knowledge, find_evaluation(evaluation, position)
            plain = PlainLooks(position, Remembered(measure), plies)
            for look in ("static", "replies", "best_reply", "mean_reply", "searched"):
                if hasattr(own, look):
                    continue  # the game says the same in its own way
                asked = [(int(move),) for move in position.moves()]
                found = answers(knowledge, knowledge.declarations[look], position, asked, ask_all, measure, plies)
                assert found == [getattr(plain, look)(*inputs) for inputs in asked], (look, this.format(position))
                seen |= {(look, value) for value in found}
    assert len(seen) > 5


@every_plain_game
@settings(max_examples=20)
@given(seed=seeds, plies=st.integers(0, 57))
def test_every_definition_equals_a_second_plain_implementation(name: str, seed: int, plies: int) -> None:
    """As the learner asks it, and as an ordering has it, alone and negated."""
    this = game(name)
    background = Background.of(name)
    position = with_a_choice(this, seed, plies)
    plain = PLAIN[name](this, position)
    moves = list(position.moves())
    pairs = list(itertools.permutations(moves, 2))
    asker = Asker(background, written([position]), position)
    for defined in background.definitions:
        expected = [pair for pair in pairs if getattr(plain, defined)(*pair)]
        kinds = [argument.type for argument in background.declarations[defined].arguments]
        inputs = [*np.array([(0, *pair) for pair in pairs], np.int32).T]
        found, _ = asker.solve(defined, inputs if "board" in kinds else inputs[1:])
        assert [pairs[row] for row in found] == expected
        literal = f"{defined}({'B, ' if 'board' in kinds else ''}M1, M2)"
        assert related(literal, background, position) == expected
        assert related(f"not {literal}", background, position) == [pair for pair in pairs if pair not in expected]


def with_a_choice(this: Any, seed: int, plies: int) -> Any:
    """The last position with a choice among the first `plies` of a random game."""
    return [position for position in playout(this.start(), seed, plies) if len(list(position.moves())) > 1][-1]


def related(literal: str, background: Background, position: Any) -> list[tuple[int, int]]:
    """The pairs of moves of which the ordering of a program with one literal prefers the first."""
    rules = rules_for(parse_program(f"{HEAD} :- {literal}."), background, 1)
    moves = list(position.moves())
    assert len(list(rules.arrange(position, 1, 0))) == len(moves)
    rows = [int(rules.stage.scoring.relation.rows[i]) for i in range(len(moves))]
    return [(moves[i], moves[j]) for i, j in itertools.permutations(range(len(moves)), 2) if rows[i] >> j & 1]


def said(name: str, text: str, move: str) -> set[str]:
    """The names of the tests that hold of a move."""
    this, knowledge = game(name), KNOWN[name]
    position = this.parse(text)
    asked = [(this.parse_move(position, move),)]
    about_moves = [predicate for predicate in knowledge.declarations.values() if is_test(predicate)]
    return {predicate.name for predicate in about_moves if answers(knowledge, predicate, position, asked) == [1]}


def test_the_drawings_of_the_games_of_lines_are_right() -> None:
    assert said("connect-four", "." * 28 + "..OO.O." + ".XXX.XO", "5") == {"wins", "gives_above", "odd_row"}
    assert said("tic-tac-toe", "X.. .X. .OO".replace(" ", ""), "7") == {"corner", "blocks", "forks"}


def test_the_centre_of_connect_four_is_that_of_its_board() -> None:
    for name, distances in {"connect-four": "3210123", "connect-four-6x5": "210012", "connect-four-5x4": "21012"}.items():
        start, knowledge = game(name).start(), KNOWN["connect-four"]
        predicate = knowledge.declarations["distance_from_centre"]
        assert answers(knowledge, predicate, start, [(move,) for move in start.moves()]) == list(map(int, distances))


# Learning with it


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize(
    ("name", "evaluation"),
    [
        ("connect-four-5x4", "lines-and-centre"),
        ("connect-four", "lines-and-centre"),
        ("tic-tac-toe", "open-lines"),
        ("othello-6x6", "square-weights"),  # nothing but looks is known of it
    ],
)
def test_a_program_is_learned_that_parses_back_and_orders_without_changing_values(name: str, evaluation: str, learner: str) -> None:
    """Interpreted: that learned orders do the same compiled is a law of tests/laws/test_learning.py."""
    with interpreting():
        background = Background.of(name, None, evaluation, 2)
        examples = collect(Source(name, evaluation, depth=2, games=3, starts="opening"))
        program = study(examples, background, learner=learner).program
        assert program.is_weighted == (learner == "voters")
        assert len(program.clauses) >= 1
        again = parse_program(str(program))
        assert again == program
        assert str(again) == str(program)
        depth, nodes = 3, {"rules": 0, "natural": 0}
        for seed in range(0, 15, 2):
            position = somewhere(game(name).start(), seed, seed)
            natural = look_ahead(position, depth, evaluation=evaluation)
            ordered = look_ahead(position, depth, evaluation=evaluation, ordering=rules_for(again, background, depth))
            assert ordered.value == natural.value
            nodes["rules"] += ordered.nodes
            nodes["natural"] += natural.nodes
        assert nodes["rules"] < nodes["natural"]
