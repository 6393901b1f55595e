"""Prolog's second opinion of an evaluation by clauses: the same file, loaded by SWI-Prolog, and the same boards.

What a feature is stands a second time in the game's Prolog file (`games/othello.pl`); which clauses hold is Prolog's own affair.
The value is the sum of the weights of all that do, cut off at the bounds that the file states. The exported text catches no error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Any

from prunus.core.features import features_of
from prunus.core.game import Game
from prunus.core.jit import interpreting
from prunus.core.looks import true_value
from prunus.core.values import INFINITY, ZERO
from prunus.errors import DoesNotFit
from prunus.logic.terms import Constant, Program
from prunus.searches.driving.parts import all_sound
from prunus.study.evaluations.clauses import conjunctions_of, evaluation_of, most_of
from prunus.study.prolog import SECONDS, Disagreement, run

QUESTIONS = """
amount(Board, Weight) :-
    clause(feature(Board, Weight), Body),
    once(Body).

worth(Text, Worth) :-
    once(board_of(Text, Board)),
    findall(Weight, amount(Board, Weight), Weights),
    sum_list(Weights, Sum),
    most(Most),
    Worth is max(-Most, min(Most, Sum)).

answer_all :- forall(position(_, Text), (worth(Text, Worth), write([Worth]), nl)).

:- initialization(answer_all).
"""


def exported_values(program: Program, game: Game, positions: Sequence[Any]) -> str:
    """A Prolog text that answers with the value of every position, none of which is over."""
    source = files("prunus.games").joinpath(f"{game.name}.pl")
    if not source.is_file():
        raise DoesNotFit(f"the background of {game.name!r} is not written in Prolog: there is no games/{game.name}.pl")
    places = [f"position({number}, {Constant(game.format(each))}).\n" for number, each in enumerate(positions)]
    asked = "evaluation('win-loss-draw').\n"  # of the file's evaluations none is asked
    parts = {
        "The background": asked + source.read_text(encoding="utf-8"),
        "The evaluation": f":- dynamic(feature/2).\nmost({most_of(program)}).\n{replace(program, directives=())}",
        "The positions": "".join(places) or ":- dynamic(position/2).\n",
        "The questions": QUESTIONS,
    }
    return ":- style_check(-singleton).\n" + "".join(f"\n% {'=' * 20} {title}\n\n{text}" for title, text in parts.items())


def prolog_values(program: Program, game: Game, positions: Sequence[Any], seconds: float = SECONDS) -> list[int]:
    return [int(value) for (value,) in run(exported_values(program, game, positions), seconds)]


def value_disagreements(
    program: Program, game: Game, positions: Sequence[Any], compiled: Program | None = None, seconds: float = SECONDS
) -> list[Disagreement]:
    """Where Prolog, compiled and interpreted code differ on the values of unfinished positions; none is what we want.

    `compiled` is what our side asks if it is another program: with a mutated one the check must fail.
    """
    places, ours = all_sound(positions), compiled or program
    features = features_of(game)
    evaluation = evaluation_of(conjunctions_of(ours, features, "the program"), features, most_of(ours))
    theirs = prolog_values(program, game, positions, seconds)
    by_compiled = [int(true_value(each, ZERO, -INFINITY, INFINITY, evaluation)) for each in places]
    with interpreting():
        by_python = [int(evaluation.evaluate(each)) for each in places]
    found = []
    for position, says, compiled_says, python_says in zip(positions, theirs, by_compiled, by_python, strict=True):
        text = game.format(position)
        if says != compiled_says:
            found.append(Disagreement(text, "value", says, compiled_says))
        if compiled_says != python_says:
            found.append(Disagreement(text, "value, interpreted", python_says, compiled_says))
    return found
