"""The parts of a search by name: found where their files are, checked, and fitted to a position."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from prunus.core.checked import CheckedPosition, checked, checked_evaluation, is_believed
from prunus.core.evaluation import Evaluation, EvaluationEntry, named_evaluation
from prunus.core.game import admit, playable
from prunus.core.generic import answers, is_numbers, require, typed
from prunus.core.grammar import Entry, entry_of, only_word, words
from prunus.core.identity import is_ours
from prunus.core.jit import is_compilable, tell_if_interpreted
from prunus.core.nearby import look_nearby
from prunus.core.ordering import Ordering, OrderingEntry, Wanted, reach_of
from prunus.core.registry import entries, find, known
from prunus.core.requests import whole
from prunus.core.values import INFINITY, INTERPRETED_PLIES, MAX_PLY
from prunus.errors import DoesNotFit, NotationError, OutOfRange
from prunus.orderings.chain import ordered_by
from prunus.orderings.graded import ground_of
from prunus.searches.shared.algorithm import Algorithm

CONSPIRACY = "conspiracy"
MAKER = ("position", "evaluation", "depth", "seed")  # what a function that makes an ordering is handed


def check_window(window: Any) -> None:
    """Windows are open and not empty."""
    if not isinstance(window, Sequence) or len(window) != 2:
        raise OutOfRange(f"a window is two numbers, alpha and beta, and {window!r} is not")
    alpha, beta = (whole(bound, "a bound of {!r}") for bound in window)
    if not -INFINITY <= alpha < beta <= INFINITY:
        raise OutOfRange(f"a window needs -INFINITY <= alpha < beta <= INFINITY, not {alpha} and {beta}")


_compiled: set[type] = set()  # positions of numbers that have been admitted: what else is asked of them is asked of their class


def sound(position: Any) -> Any:
    """`position` with its types, after a check that it can be searched at all; a plain one is watched from here on."""
    if type(position) in _compiled:
        return playable(typed(position))
    if isinstance(position, CheckedPosition):
        return position
    if not hasattr(type(position), "_fields"):
        from prunus.core.plain import as_position  # loaded where there is such a game

        position = as_position(position)
    admit(position)
    if hasattr(position, "taking_back"):
        _refuse_puzzle(position)
    position = typed(position)
    if is_numbers(type(position)):  # type: ignore[arg-type]
        playable(position)
        if not (is_ours(type(position)) or is_believed()):
            look_nearby(position)
        _compiled.add(type(position))
        return position
    tell_if_interpreted(position)
    return playable(checked(position))


def _refuse_puzzle(position: Any) -> None:
    from prunus.core.puzzle import Solitary  # loaded where there may be one

    if answers(position, Solitary):
        raise DoesNotFit(
            f"{type(position).__module__}.{type(position).__name__} is played by one alone: `find_path` finds its goal"
        )


def all_sound(positions: Iterable[Any]) -> list[Any]:
    """The same of many positions of a game; plain ones are watched together, so that a move has one number in all of them."""
    given = list(positions)
    first = sound(given[0])
    if not isinstance(first, CheckedPosition):
        return [sound(each) for each in given]
    from prunus.core.plain import as_position

    return [first.graph.node(as_position(each), None, None) for each in given]


def deepest_ply(position: Any, depth: int | None, evaluation: Any = ()) -> int:
    """The deepest ply that a search of `position` may come to."""
    deepest = MAX_PLY if is_compilable((position, evaluation)) else INTERPRETED_PLIES
    if depth is not None and depth > deepest:
        raise OutOfRange(f"a depth of {depth} is too much for a game that is interpreted; at most {deepest} plies")
    return deepest if depth is None else depth


def asking() -> dict[str, Entry]:
    """The searches that answer questions, by name."""
    return entries("prover") | {CONSPIRACY: Entry(CONSPIRACY, "the fewest leaves that must change to change the value of the root")}


def sampling() -> dict[str, Entry]:
    """The searches that play random games, by name."""
    return entries("sampler")


def all_algorithms() -> dict[str, Entry]:
    """All searches by name, those that answer questions or play random games behind the others."""
    return entries("algorithm") | asking() | sampling()


def all_evaluations() -> dict[str, EvaluationEntry]:
    """All evaluations by name; `suits(position)` says whether one is for a game."""
    return entries("evaluation")


def all_orderings() -> dict[str, OrderingEntry]:
    """All orderings by name, to be chained by `+`."""
    return entries("ordering")


def is_asking(algorithm: Any) -> bool:
    """Whether an algorithm is one of those; for one that is not, they are not loaded."""
    return isinstance(algorithm, str) and known("algorithm", algorithm) is None and algorithm in asking()


def is_sampling(algorithm: Any) -> bool:
    """Whether an algorithm plays random games."""
    return isinstance(algorithm, str) and known("sampler", words(algorithm)[0].name) is not None


def find_algorithm(algorithm: str | Algorithm) -> Algorithm:
    """An algorithm by name, with its argument if it has one, or itself."""
    if isinstance(algorithm, str):
        word = only_word("algorithm", algorithm)
        entry = known("algorithm", word.name)
        algorithm = entry_of("algorithm", word, all_algorithms() if entry is None else {word.name: entry})
        if isinstance(algorithm, Algorithm) and word.argument is not None and algorithm.given is not None:
            return algorithm.given(word.argument)
    if not isinstance(algorithm, Algorithm):
        name = algorithm.name if isinstance(algorithm, Entry) else repr(algorithm)
        if is_sampling(name):
            raise DoesNotFit(
                f"{name} plays random games and has no windows: a `Sampler` keeps it, and `step_through` tells its steps"
            )
        raise DoesNotFit(f"{name} is no search that could be kept or recorded: `search` and `prove` ask it questions, by its name")
    return algorithm


def find_evaluation(evaluation: str | Any, position: Any) -> Any:
    """An evaluation by name with the parameters that suit `position`, from a file (`mine.py:Mine`), by a function, or itself."""
    inner = ""
    if isinstance(evaluation, str):
        inner = evaluation.partition(":")[2]
        evaluation = named_evaluation(evaluation)
    if isinstance(evaluation, EvaluationEntry):
        if inner and evaluation.around is not None:
            evaluation = evaluation.fitted(position, find_evaluation(inner, position))
        else:
            evaluation = evaluation.of(inner, position)
    elif isinstance(evaluation, type):
        evaluation = evaluation.suited_to(position) if hasattr(evaluation, "suited_to") else evaluation()
    elif inspect.isfunction(evaluation):
        evaluation = ByFunction(evaluation)
    require(evaluation, Evaluation)
    evaluation = typed(evaluation)
    tell_if_interpreted(evaluation)
    return evaluation if isinstance(evaluation, tuple) else checked_evaluation(evaluation)


def told(part: Any) -> str:
    """The name of a part of a search, for people."""
    return str(part if isinstance(part, str) else getattr(part, "name", getattr(part, "__name__", type(part).__name__)))


class ByFunction:
    """An evaluation that a function gives; searches with it are interpreted."""

    holds_what_users_wrote = True

    def __init__(self, function: Callable[[Any], int]) -> None:
        self.function, self.name = function, function.__name__

    def evaluate(self, position: Any) -> int:
        return self.function(getattr(position, "__wrapped__", position))


def is_made_anew(ordering: Any) -> bool:
    """Whether what is asked for can be made for each of several threads: by name, by a function, from a program."""
    is_named = ordering is None or isinstance(ordering, str | OrderingEntry)
    return is_named or callable(ordering) or _made_from(ordering) is not None


def is_drawn(algorithm: Any, ordering: Any) -> bool:
    """Whether such a search depends on a seed: what it names says so, or its ordering is made by a function, which is handed it."""
    if is_sampling(algorithm):
        return True
    if is_asking(algorithm):
        return asking()[algorithm].is_drawn
    if isinstance(ordering, str):
        return any(find("ordering", word).is_drawn for word in words(ordering))
    entry = _made_from(ordering)
    return callable(ordering) or (entry is not None and entry.is_drawn)


def find_ordering(ordering: str | Any, position: Any, evaluation: Any, depth: int, seed: int) -> Any:
    """An ordering with room for a search of `depth` plies: by name, a chain of names (`hash+killer`), by a function, or itself.

    It can also be made from what an entry says, as from a learned program.
    """
    ordering = ordering.name if isinstance(ordering, OrderingEntry) else ordering
    if isinstance(ordering, str):
        ordering = _arranged(_chained(ordering), position, evaluation, depth, seed)
    elif callable(ordering):
        _check_maker(ordering)
        ordering = ordering(position, evaluation, depth, seed)
    elif (entry := _made_from(ordering)) is not None:
        ordering = _arranged([(entry, ordering)], position, evaluation, depth, seed)
    require(ordering, Ordering)
    ordering = typed(ordering)
    tell_if_interpreted(ordering)
    return ordering


def _check_maker(function: Any) -> None:
    """Refuse a function that cannot be handed what an ordering is made of, as one that scores a move."""
    try:
        takes = inspect.signature(function)
    except (TypeError, ValueError):  # it does not say what it takes
        return
    try:
        takes.bind(*MAKER)
    except TypeError as error:
        wanted = ", ".join(MAKER)
        raise DoesNotFit(f"an ordering is made by a function that takes ({wanted}); {told(function)} takes {takes}") from error


def _chained(text: str) -> list[tuple[OrderingEntry, str]]:
    """The entries that a chain names, with their arguments: each word once, and one ground at most."""
    chain = words(text)
    named = [(find("ordering", word), word.argument or "") for word in chain]
    if len(set(chain)) < len(chain):
        again = next(word for at, word in enumerate(chain) if word in chain[:at])
        raise NotationError("ordering", text, text.rindex(again.name), f"each order once, not {str(again)!r} again")
    grounds = [entry.name for entry, _ in named if entry.ground is not None]
    if len(grounds) > 1:
        both = " and ".join(map(repr, grounds))
        raise NotationError("ordering", text, text.rindex(grounds[1]), f"one ground to stand on, and {both} are two")
    return named


def _arranged(named: list[tuple[OrderingEntry, Any]], position: Any, evaluation: Any, depth: int, seed: int) -> Any:
    """The ordering of entries with their arguments, on the ground that one of them names."""
    wanted = Wanted(position, evaluation, depth, seed, reach=reach_of((entry for entry, _ in named), depth))
    staged = [(entry, wanted._replace(argument=argument)) for entry, argument in named if entry.stage is not None]
    alone = staged[0][0].alone(staged[0][1]) if len(staged) == 1 and staged[0][0].alone is not None else None
    if alone is not None:
        return alone
    stages = [entry.stage(wanted) for entry, wanted in staged if entry.stage is not None]
    grounds = [entry.ground(position) for entry, _ in named if entry.ground is not None]
    return ordered_by(stages, position, depth, grounds[-1] if grounds else ground_of(stages, position))


def _made_from(thing: Any) -> OrderingEntry | None:
    """The entry that makes an ordering from such a thing; NamedTuples are orderings themselves."""
    if isinstance(thing, tuple):
        return None
    every: Iterable[OrderingEntry] = entries("ordering").values()
    return next((entry for entry in every if entry.made_from is not None and isinstance(thing, entry.made_from)), None)
