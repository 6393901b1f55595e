"""A second opinion: a program and its background as Prolog text, answered by SWI-Prolog and compared with the compiled ordering.

A game's background is written a second time in Prolog, beside its Python (`games/othello.pl`). Such a file defines every predicate
of the game's own knowledge and four more, which read a position from its notation, list its moves in natural order, play one, and
evaluate a position for the player to move:

    board_of(+Text, -Board)    move(+Board, -Move)    after(+Board, +Move, -Next)    value(+Board, -Value)

What can be said of any game stands on these, in `games/looks.pl`. Two facts say for which search: evaluation(Name), plies(Number).

The exported text is whole: background, definitions, program, positions, and the questions; `swipl -t halt FILE` prints an answer a
line. Nothing in it catches an error: a literal that meets an unbound input stops the run.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from prunus.core.bits import EMPTY, bit, each
from prunus.core.game import Game
from prunus.core.generic import typed
from prunus.errors import DoesNotFit, PrologFailed
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Constant, Program
from prunus.orderings.ranked import Ranked
from prunus.orderings.rules import Points, Weighed
from prunus.orderings.votes import LEVEL
from prunus.study.background import Background
from prunus.study.compilation import rules_for
from prunus.study.tabled import answers_as_facts

COMMAND = "swipl"
SECONDS = 60.0

# Winning points and their order as the paper's section 4 defines them. `keysort` keeps the natural order of equal points.
POINTS = """
scored(Board, Moves, Move, Points) :-
    findall(Other, (member(Other, Moves), Other \\== Move, once(better_choice(Board, Move, Other))), Beaten),
    length(Beaten, Points).
"""

# Votes, in thousandths: every clause has its own, for the first move of a pair and against the second.
VOTES = """
weight(_).

scored(Board, Moves, Move, Votes) :-
    findall(Vote, (member(Other, Moves), Other \\== Move, vote(Board, Move, Other, Vote)), Found),
    sum_list(Found, Votes).

vote(Board, Move, Other, Vote) :- voter(Board, Move, Other, Vote).
vote(Board, Move, Other, Vote) :- voter(Board, Other, Move, Against), Vote is -Against.

voter(Board, First, Second, Thousandths) :-
    clause(better_choice(Board, First, Second), (weight(Weight), Body)),
    once(Body),
    Thousandths is round(1000 * Weight).
"""

QUESTIONS = """
preferred(Board, Moves, [Move, Other]) :-
    member(Move, Moves),
    member(Other, Moves),
    Move \\== Other,
    once(better_choice(Board, Move, Other)).

by_falling_points(Scored, Order) :-
    findall(Key-Move, (member([Move, Points], Scored), Key is -Points), Keys),
    keysort(Keys, Sorted),
    findall(Move, member(_-Move, Sorted), Order).

answer(Text, [Scored, Pairs, Order]) :-
    once(board_of(Text, Board)),
    findall(Move, move(Board, Move), Moves),
    findall([Move, Points], (member(Move, Moves), scored(Board, Moves, Move, Points)), Scored),
    findall(Pair, preferred(Board, Moves, Pair), Pairs),
    by_falling_points(Scored, Order).

answer_all :- forall(position(_, Text), (answer(Text, Answer), write(Answer), nl)).

:- initialization(answer_all).
"""


class Answer(NamedTuple):
    """What a program says of one position."""

    points: dict[int, int]  # of every move, in natural order; votes in thousandths if the program has weights
    pairs: frozenset[tuple[int, int]]  # better_choice holds of the first and the second
    order: list[int]


class Disagreement(NamedTuple):
    """A question to which Prolog and compiled code have different answers."""

    position: str
    question: str
    prolog: Any
    compiled: Any

    def __str__(self) -> str:
        return f"{self.question} in {self.position!r}: {self.prolog} says Prolog, {self.compiled} the compiled ordering"


def is_available() -> bool:
    """Whether SWI-Prolog is installed."""
    return shutil.which(COMMAND) is not None


def background_text(background: Background) -> str:
    """The game's background in Prolog, and the definitions that are not the game's own."""
    name = background.game
    source, looks = (files("prunus.games").joinpath(f"{stem}.pl") for stem in (name, "looks"))
    if not source.is_file():
        raise DoesNotFit(f"the background of {name!r} is not written in Prolog: there is no games/{name}.pl")
    asked = f"evaluation({Constant(background.evaluation)}).\n" if isinstance(background.evaluation, str) else ""
    own = {clause.head.predicate for clause in parse_program(background.knowledge.definitions).clauses}
    added = [clause for name, clauses in background.definitions.items() if name not in own for clause in clauses]
    texts = [source.read_text(encoding="utf-8"), looks.read_text(encoding="utf-8"), f"{asked}plies({background.plies}).\n"]
    return "\n".join([*texts, *(f"{clause}\n" for clause in added)])


def exported(
    program: Program, background: Background, positions: Sequence[Any], game: Game | None = None, *, in_facts: bool = False
) -> str:
    """A Prolog text that answers for every position: the points of each move, the pairs of better_choice, the order.

    `game` knows how to write the positions; it need be named only where it is not the background's own (a smaller board). Of a game
    that is not written in Prolog what the program asks can be told `in_facts`.
    """
    words = game or background.board
    program, background = background.understood(program)  # its definitions stand with the background's, once
    facts = (f"position({number}, {Constant(words.format(position))}).\n" for number, position in enumerate(positions))
    parts = {
        "The background": answers_as_facts(program, background, positions, words) if in_facts else background_text(background),
        "The program": ":- dynamic(better_choice/3).\n" + str(replace(program, directives=())),
        "The positions": "".join(facts) or ":- dynamic(position/2).\n",
        "The questions": (VOTES if program.is_weighted else POINTS) + QUESTIONS,
    }
    heading = ":- style_check(-singleton).\n"  # a literal may name a value that the clause does not use
    return heading + "".join(f"\n% {'=' * 20} {title}\n\n{text}" for title, text in parts.items())


def run(text: str, seconds: float = SECONDS) -> list[Any]:
    """Let SWI-Prolog load `text`; the lines that it prints, each of them a list as Prolog and JSON both write it."""
    if not is_available():
        raise PrologFailed(f"SWI-Prolog is not installed: there is no {COMMAND!r} on the path")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "exported.pl"
        path.write_text(text, encoding="utf-8")
        command = [COMMAND, "-q", "-f", "none", "-t", "halt", str(path)]
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds, check=False)
        except subprocess.TimeoutExpired as error:
            raise PrologFailed(f"{COMMAND} has not answered within {seconds:g} s") from error
        complaint = _first_complaint(done.stderr.replace(f"{folder}/", ""))
    if complaint or done.returncode:  # Prolog goes on after an error and ends well; what it says counts
        raise PrologFailed(f"{COMMAND} complains: {complaint or f'it ended with {done.returncode}'}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def _first_complaint(stderr: str) -> str:
    """The first line, and those that follow while a line ends with a colon: `Warning: exported.pl:12:`."""
    said: list[str] = []
    for line in stderr.splitlines():
        said.append(line.removeprefix("Warning:").strip() if said else line.strip())
        if not line.endswith(":"):
            break
    return " ".join(said)


def ask(text: str, seconds: float = SECONDS) -> list[Answer]:
    """The answers of SWI-Prolog to an exported text, position by position."""
    return [Answer(dict(points), frozenset(map(tuple, pairs)), order) for points, pairs, order in run(text, seconds)]


def compiled_answers(program: Program, background: Background, positions: Sequence[Any], weighing: Any) -> list[Answer]:
    """The same answers from the ordering that a search uses."""
    return _answers(rules_for(program, background, 1, weighing), _claims(program, background), positions)


def _claims(program: Program, background: Background) -> Ranked:
    """An ordering whose relation says which pairs any clause prefers, whatever its weight."""
    return rules_for(program.without_weights, background, 1)


def _answers(ordering: Ranked, claims: Ranked, positions: Sequence[Any]) -> list[Answer]:
    answers = []
    for position in map(typed, positions):
        order = [int(move) for move in ordering.arrange(position, 1, 0)]
        list(claims.arrange(position, 1, 0))
        moves = [int(move) for move in position.moves()]
        size = len(moves)
        has_choice = size > 1  # a single move is not scored
        scoring = ordering.stage.scoring
        level = 0 if isinstance(scoring, Weighed) else LEVEL
        scores = [int(score - level) for score in scoring.scores[:size]] if has_choice else [0] * size
        rows = claims.stage.scoring.relation.rows[:size] if has_choice else []
        pairs = frozenset((moves[i], moves[j]) for i, row in enumerate(rows) for j in each(row))
        answers.append(Answer(dict(zip(moves, scores, strict=True)), pairs, order))
    return answers


def disagreements(
    program: Program,
    background: Background,
    game: Game,
    positions: Sequence[Any],
    weighing: Any = None,
    compiled: Program | None = None,
    in_facts: bool = False,
) -> list[Disagreement]:
    """Where Prolog and the compiled ordering differ on the program; none is what we want.

    `compiled` is the program to be compiled if it is another one: with a mutated program the check must fail.
    """
    rules = rules_for(compiled or program, background, 1, weighing)
    ours = _answers(rules, _claims(compiled or program, background), positions)
    theirs = ask(exported(program, background, positions, game, in_facts=in_facts))
    found: list[Disagreement] = []
    for position, prolog, own in zip(positions, theirs, ours, strict=True):
        text = game.format(position)
        name = partial(game.format_move, position)
        found += (Disagreement(text, *difference) for difference in _differences(_weighed(prolog, rules.stage.scoring), own, name))
    return found


def _differences(prolog: Answer, compiled: Answer, name: Callable[[int], str]) -> Iterator[tuple[str, Any, Any]]:
    if list(prolog.points) != list(compiled.points):
        yield "moves", list(map(name, prolog.points)), list(map(name, compiled.points))
        return
    for first, second in sorted(prolog.pairs ^ compiled.pairs):
        pair = first, second
        yield f"better_choice of {name(first)} and {name(second)}", pair in prolog.pairs, pair in compiled.pairs
    for move, points in prolog.points.items():
        if points != compiled.points[move]:
            yield f"points of {name(move)}", points, compiled.points[move]
    if prolog.order != compiled.order:
        yield "order", list(map(name, prolog.order)), list(map(name, compiled.order))


def _weighed(answer: Answer, scoring: Any) -> Answer:
    """Prolog's answer as it is, or with the scores and the order that another weighing, interpreted, gives to Prolog's pairs."""
    moves = list(answer.points)
    size = len(moves)
    if not isinstance(scoring, Weighed) or isinstance(scoring.weighing, Points) or size < 2:
        return answer
    rows = scoring.relation.rows
    rows[:size] = EMPTY
    for first, second in answer.pairs:
        rows[moves.index(first)] |= bit(moves.index(second))
    scoring.weighing.weigh(rows, size, scoring.scores)
    points = dict(zip(moves, scoring.scores[:size].tolist(), strict=True))
    return Answer(points, answer.pairs, sorted(moves, key=lambda move: -points[move]))
