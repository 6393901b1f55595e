"""From the fields of a question to a run: what can be chosen, within which bounds, and the command that does the same."""

from __future__ import annotations

import dataclasses
import logging
import os
from collections.abc import Mapping
from typing import Any

from prunus.core.game import Game
from prunus.core.registry import address_of, entries
from prunus.errors import DoesNotFit, PrunusError
from prunus.lab.candidates import DEFAULT, candidates_of
from prunus.lab.protocol import Protocol
from prunus.lab.recipes import RECIPES
from prunus.lab.trials import Trials
from prunus.searches.driving.defaults import MEGABYTES
from prunus.searches.driving.parts import all_algorithms, all_orderings, asking
from prunus.web.question import BadQuestion, House, Question, Visitor, number
from prunus.web.runs.folder import is_run, names, place_of, refuse_links
from prunus.web.runs.kept import is_done
from prunus.web.runs.laboratory import laboratory
from prunus.web.runs.request import KINDS, Request, now

logger = logging.getLogger("prunus")
BOUNDS = {  # least, most, and what is taken if nothing is said
    "depth": (2, 6, 4),
    "games": (2, 200, 20),
    "training_games": (1, 1_000, 50),
    "positions": (2, 100, 20),
    "seed": (0, 999_999, 1),
}
MOST_SEEDS, MOST_EVALUATIONS, MOST_CANDIDATES, MOST_WORKERS = 5, 3, 12, 8
LEARNERS = ("voters", "foil", "one-game", "published")
FROM_FILES = ("rules", "flow")  # orders that are read from files
FIELDS = ("game", "evaluations", "learner", "seeds", "searches", "orderings", *BOUNDS)  # those of a request, which it keeps


def offered(house: House) -> dict[str, Any]:
    """What can be chosen, and within which bounds."""
    games = []
    for name in house.games:
        game = house.game(name)
        if address_of(game) is not None and game.name != "tree" and (fitting := _fitting(game)):
            default = game.default_evaluation
            chosen = default if isinstance(default, str) and default in fitting else fitting[0]
            games.append({"name": name, "summary": game.summary, "evaluations": fitting, "evaluation": chosen})
    return {
        "games": games,
        "learners": [{"name": name, "summary": RECIPES[name].says} for name in LEARNERS],
        "algorithms": _algorithms(),
        "orderings": _orderings(),
        "bounds": {name: {"least": least, "most": most, "usual": usual} for name, (least, most, usual) in BOUNDS.items()},
        "most": {"seeds": MOST_SEEDS, "evaluations": MOST_EVALUATIONS, "candidates": MOST_CANDIDATES},
    }


def requested(question: Question, name: str) -> Request:
    """What the fields ask for, checked."""
    kind = question.one_of("question", KINDS, KINDS[0])
    settings, command = _experiment(question) if kind == KINDS[0] else _comparison(question)
    command += ["--out", name] if kind == KINDS[0] else ["--json"]
    fields = {field: question.fields[field] for field in FIELDS if field in question.fields}
    workers = min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))  # one core is left to visitors
    return Request(kind, fields, settings, command, str(workers), now(), question.visitor.address)


def go_on(house: House, name: str, visitor: Visitor | None = None) -> None:
    """Go on with a run that was not finished, for a visitor, or for whom it was.

    What its folder says is a question like others, which not every house answers.
    """
    place = place_of(house, name)
    if not is_run(place) or is_done(place):
        raise BadQuestion("run", f"there is no run {name!r} to go on with")
    refuse_links(place)
    before = Request.read(place)
    fields = {**before.fields, "question": before.kind}
    again = requested(Question(fields, house, visitor=visitor or Visitor(before.address, "")), name)
    if again.settings != before.settings:
        raise BadQuestion("run", f"what run {name!r} asked for means something else here, so that it cannot go on")
    laboratory(house).start(place, dataclasses.replace(again, when=before.when))


def go_on_with_all(house: House) -> None:
    """Go on with what was wanted when a server ended; what is refused now is said to whoever starts it, and to who asks for it."""
    if house.folder is None:
        return
    wanted = []
    for name in names(house):
        try:
            place = place_of(house, name)
            if not is_done(place) and (request := Request.read(place)).is_wanted:
                wanted.append((request.when, name))
        except PrunusError:  # a damaged one is listed as such
            continue
    for _, name in sorted(wanted):
        try:
            go_on(house, name)
        except PrunusError as error:
            logger.warning("run %s does not go on: %s", name, error)


def _algorithms() -> list[str]:
    return [name for name in all_algorithms() if name not in asking()]


def _orderings() -> list[str]:
    return [name for name in all_orderings() if name not in FROM_FILES]


def _fitting(game: Game) -> list[str]:
    start = game.start()
    return [kind for kind, entry in entries("evaluation").items() if entry.suits(start)]


def _number(question: Question, name: str) -> int:
    return question.whole(name, *BOUNDS[name])


def _named_game(question: Question) -> tuple[Game, str]:
    game = question.game()
    address = address_of(game)
    if address is None:
        raise DoesNotFit(f"{game.name} has no name by which another process finds it, so that nothing can be measured with it here")
    return game, address


def _seeds(question: Question) -> tuple[int, ...]:
    given = question.fields.get("seeds", [BOUNDS["seed"][2]])
    least, most, _ = BOUNDS["seed"]
    is_sound = isinstance(given, list) and all(isinstance(each, int) and not isinstance(each, bool) for each in given)
    if not is_sound or not 1 <= len(given) <= MOST_SEEDS or not all(least <= each <= most for each in given):
        raise BadQuestion("seeds", f"seeds are 1 to {MOST_SEEDS} whole numbers from {number(least)} to {number(most)}")
    if len(set(given)) < len(given):
        raise BadQuestion("seeds", "seeds has a number twice")
    return tuple(given)


def _chosen(question: Question, name: str, known: list[str], most: int) -> list[str]:
    """A list of known names, each once."""
    given = question.texts(name, most)
    for each in given:
        if each not in known:
            raise BadQuestion(name, f"{name} cannot have {each[:60]!r}; known: {', '.join(known)}")
    if len(set(given)) < len(given):
        raise BadQuestion(name, f"{name} has a name twice")
    return given


def _evaluations(question: Question, game: Game) -> list[str]:
    return _chosen(question, "evaluations", _fitting(game), MOST_EVALUATIONS) or [str(game.default_evaluation)]


def _experiment(question: Question) -> tuple[dict[str, Any], list[str]]:
    """A protocol that was checked, and the command that does the same."""
    game, address = _named_game(question)
    learner = question.one_of("learner", LEARNERS, LEARNERS[0])
    protocol = Protocol.of(
        game=address,
        evaluations=tuple(_evaluations(question, game)),
        depth=_number(question, "depth"),
        games=_number(question, "games"),
        training_games=_number(question, "training_games"),
        recipes=(learner,),
        seeds=_seeds(question),
    )
    said: list[tuple[str, Any]] = [("--game", address), *(("--evaluation", each) for each in protocol.evaluations)]
    said += [("--depth", protocol.depth), ("--games", protocol.games), ("--training-games", protocol.training_games)]
    said += [("--seeds", ",".join(map(str, protocol.seeds))), ("--recipes", learner)]
    return protocol.as_json(), ["prunus", "reproduce", *_options(said)]


def _comparison(question: Question) -> tuple[dict[str, Any], list[str]]:
    game, address = _named_game(question)
    evaluation = _evaluations(question, game)[0]
    searches = _chosen(question, "searches", _algorithms(), MOST_CANDIDATES)
    orderings = _chosen(question, "orderings", _orderings(), MOST_CANDIDATES)
    if not searches and not orderings:
        searches = [f"{search}/{ordering}" for search, ordering in DEFAULT]
    depth, positions, seed = (_number(question, name) for name in ("depth", "positions", "seed"))
    candidates = candidates_of(searches or None, orderings or None)
    if not 2 <= len(candidates) <= MOST_CANDIDATES:
        raise BadQuestion("searches", f"a comparison has 2 to {MOST_CANDIDATES} searches with orders, not {len(candidates)}")
    trials = Trials(game.start(), depth, seed, evaluation, MEGABYTES)
    for each in candidates:
        trials.check(each)
    chosen: Mapping[str, Any] = {"game": address, "evaluation": evaluation, "depth": depth, "positions": positions, "seed": seed}
    said = [("--depth", depth), ("--positions", positions), ("--seed", seed), ("--evaluation", evaluation)]
    said += [(option, ",".join(names)) for option, names in (("--searches", searches), ("--orderings", orderings)) if names]
    return {**chosen, "searches": searches or None, "orderings": orderings or None}, ["prunus", "compare", address, *_options(said)]


def _options(said: list[tuple[str, Any]]) -> list[str]:
    return [str(part) for pair in said for part in pair]
