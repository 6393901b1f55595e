"""Trees: any search of any position, step by step; and trees that somebody writes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.core.registry import entries
from prunus.errors import Stopped
from prunus.games.tree import Tree
from prunus.searches.driving.parts import all_algorithms, all_orderings
from prunus.searches.steps.step_through import step_through
from prunus.study.shipped import shipped_for
from prunus.web.export import page
from prunus.web.question import BadQuestion, Question

DEEPEST = 12
MOST_NODES, USUAL_NODES = 50_000, 2_000  # of a script: a browser holds them easily, and opens them folded
MOST_STEPS = 100 * MOST_NODES
FROM_FILES = ("rules", "flow")  # orders that are read from files: those that come with the package alone
LECTURES = {
    "three by three": "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
    "a deep cutoff": "[[5, [[6, [1, 7]], 8]], [[4, [[3, 9], 2]], 6]]",
    "unequal depths": "[[3, [5, 1]], 4, [[2, 7], 6, [1, 9]]]",
    "a proof": "[[1, 0], [[0, 1], 1], [0, [1, 1]]]",
}


def choices(question: Question) -> Mapping[str, Any]:
    """What can be chosen: games with their evaluations and orders, algorithms, and trees to begin with."""
    evaluations = entries("evaluation")
    games = []
    for name in question.house.games:
        game = question.house.game(name)
        start = game.start()
        fitting = [kind for kind, entry in evaluations.items() if entry.suits(start)]
        default = game.default_evaluation
        games.append({
            "name": name, "summary": game.summary, "boards": list(game.variants), "start": game.format(start),
            "evaluations": fitting, "evaluation": default if isinstance(default, str) else None, "rules": _rules(name),
        })  # fmt: skip
    plain = [{"name": each.name, "summary": each.summary} for each in all_orderings().values() if each.name not in FROM_FILES]
    algorithms = [
        {"name": name, "summary": entry.summary, "has_threshold": name in entries("prover")}
        for name, entry in all_algorithms().items()
    ]
    bounds = {"most_nodes": MOST_NODES, "usual_nodes": USUAL_NODES}
    return {"games": games, "algorithms": algorithms, "orderings": plain, "trees": LECTURES, **bounds}


def script(question: Question) -> Mapping[str, Any]:
    """A search as steps."""
    game, position = placed(question)
    algorithm = question.one_of("algorithm", list(all_algorithms()), "alpha-beta")
    depth = question.whole("depth", 1, DEEPEST) if question.has("depth") else None
    request: dict[str, Any] = {"algorithm": algorithm, "limit": question.whole("nodes", 1, MOST_NODES, USUAL_NODES)}
    if question.has("evaluation"):
        request["evaluation"] = question.one_of("evaluation", list(entries("evaluation")))
    if question.has("ordering"):
        request["ordering"] = ordering_named(question, "ordering")
    if question.has("threshold"):
        request["threshold"] = question.whole("threshold", -1_000_000, 1_000_000)
    if question.has("seed"):
        request["seed"] = question.whole("seed", 0, 2**31)
    try:
        return step_through(position, depth, game=game, cancel=question.cancel, **request).as_json()
    except Stopped as error:
        raise BadQuestion("depth", f"{error}, which is as long as this page thinks: ask for fewer plies") from error


def saved(question: Question) -> Mapping[str, Any]:
    """A search, or two of them, as one file that plays it, from a step on."""
    scripts = [script(question)]
    if question.has("with"):
        second = {"algorithm": question.text("with"), "ordering": question.fields.get("with_ordering")}
        scripts.append(script(replace(question, fields={**question.fields, **second})))
    return {"page": page(*scripts, at=question.whole("at", 0, MOST_STEPS, 0))}


def tree(question: Question) -> Mapping[str, Any]:
    """A written tree as nested objects, for the editor."""
    game = question.house.game("tree")
    return {"tree": _nested(game.parse(question.text("text")))}


def placed(question: Question) -> tuple[Game, Any]:
    """The game of a question, and the position or the moves it speaks of."""
    game = question.game()
    position = game.parse(question.text("position")) if question.has("position") else game.start()
    for move in question.texts("moves"):
        position = position.play(game.parse_move(position, move))
    return game, position


def ordering_named(question: Question, name: str) -> str:
    """An order whose parts are all known here: files are not read for visitors."""
    text = question.text(name, longest=200)
    known = [each for each in all_orderings() if each not in FROM_FILES]
    for part in text.split("+"):
        kind, _, argument = part.partition(":")
        if kind in FROM_FILES and argument in shipped_for():
            continue
        if kind not in known or not set(argument) <= set("0123456789-last"):
            raise BadQuestion(name, f"there is no order {part!r} here: {', '.join(known)}, or rules: and the name of a game")
    return text


def _rules(name: str) -> str | None:
    return f"rules:{name}" if name in shipped_for() else None


def _nested(node: Tree) -> dict[str, Any]:
    if node.children:
        return {"name": node.name, "is_max": node.is_max, "children": [_nested(child) for child in node.children]}
    if node.value is None:  # a leaf of which only the name is known
        return {"name": "", "is_max": node.is_max, "value": node.name or "?"}
    return {"name": node.name, "is_max": node.is_max, "value": str(node.units.told(node.value))}


QUESTIONS = {"choices": choices, "script": script, "page": saved, "tree": tree}
