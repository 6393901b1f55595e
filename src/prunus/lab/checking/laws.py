"""What every game keeps to, looked at in positions of a game that somebody has written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from prunus.core.bits import WORD
from prunus.core.drawing import can_be_drawn
from prunus.core.game import Game, Symmetric
from prunus.core.generic import answers
from prunus.core.identity import is_ours
from prunus.core.jit import is_compilable
from prunus.core.keys import told
from prunus.core.plain import made_of_class
from prunus.core.standing_in import itself, told_error
from prunus.errors import BadGame, PrunusError
from prunus.lab.checking.finding import Finding, Law, Place
from prunus.lab.checking.shallow import PLIES, shallow_value, some
from prunus.lab.checking.twin import twins_agree
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.driving.entry import search
from prunus.searches.driving.parts import find_evaluation

ROWS = "rows of signs, each a character, and no row empty"


def games_have_no_memory(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """A position answers the same whenever it is asked."""
    for place in places:
        position = itself(place.position)
        known = place.position.as_called(place.position.moves())
        for again in (tuple(position.moves()), tuple(position.moves())):
            if again != known:
                what = f"moves() is {list(known)}, and asked again {list(again)}"
                yield Finding(what, place.told(game, start), "what a game answers follows from the state alone")
                return


def keys_tell_positions_apart(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """Equal positions have equal keys, each time they are asked, and different ones different keys.

    A key may leave out what decides nothing, as Othello's does whose colour is whose: those of one key must go on alike. Where that
    was seen of all of them it is a warning, except in games of ours.
    """
    known: dict[int, tuple[Any, Place]] = {}
    harmless: Finding | None = None
    for place in places:
        position = itself(place.position)
        key, again = (int(each.key()) & WORD for each in (place.position, position))
        if key != again:
            what, hint = f"one position has two keys, {key} and {again}", "let `key` follow from what the position is made of alone"
            yield Finding(what, place.told(game, start), hint)
            return
        content = _content(position)
        other, elsewhere = known.setdefault(key, (content, place))
        if other == content:
            continue
        goes_on, there = (_worth(each, True) for each in (position, itself(elsewhere.position)))
        way = " ".join(elsewhere.told(game, start)) or "no moves"
        what = f"two different positions have the same key {key}, also that after {way}"
        if goes_on != there:
            hint = "let `key` tell everything that decides how the game goes on"
            yield Finding(f"{what}: {goes_on} and {there}", place.told(game, start), hint)
            return
        harmless = harmless or Finding(
            what, place.told(game, start), "they go on alike as far as was seen: judge by yourself", False
        )
    if harmless is not None and not is_ours(type(itself(start))):
        yield harmless


def moves_have_texts_of_their_own(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    for place in places:
        position = itself(place.position)
        texts: dict[str, Any] = {}
        for move in position.moves():
            other = texts.setdefault(game.format_move(position, move), move)
            if other is not move:
                what = f"two moves are written {game.format_move(position, move)!r}: {other!r} and {move!r}"
                yield Finding(what, place.told(game, start), "write them so that they can be told apart")
                return
        for text, move in texts.items():
            if game.parse_move(position, text) != move:
                yield Finding(f"the move {text!r} reads back as another one", place.told(game, start), "let it read what it writes")
                return


def moves_come_in_order(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """A set of texts is listed in another order by every process, and so would be searched."""
    for place in places:
        position = itself(place.position)
        if not position.is_over() and isinstance(moves := position.moves(), set | frozenset) and "'" in repr(moves):
            yield Finding(
                "moves() returns a set of texts, which Python lists in another order each time",
                place.told(game, start),
                "sort them, so that a search is the same whenever it is made",
            )
            return


def estimates_are_whole(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """What a game says that a position is worth is what a search takes for a value."""
    if game.default_evaluation != "own":
        return
    evaluation = find_evaluation("own", start)
    for place in places:
        try:
            if not place.position.is_over():
                evaluation.evaluate(place.position)
        except BadGame as error:
            yield Finding(
                str(error), place.told(game, start), "a search compares whole numbers: round them, or count in hundredths"
            )
            return


def there_is_room_for_all_moves(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """What a compiled game says of its number of moves is believed where they are sorted."""
    if not is_compilable(itself(start)):
        return
    most = int(itself(start).max_moves())
    for place in places:
        position = itself(place.position)
        listed, counted = len(list(position.moves())), int(position.move_count())
        if listed > most:
            yield Finding(
                f"max_moves() is {most}, and there are {listed} moves",
                place.told(game, start),
                "let it say a number that no position of the game exceeds",
            )
            return
        if listed != counted:
            yield Finding(
                f"move_count() is {counted}, and there are {listed} moves",
                place.told(game, start),
                "let `counted_moves` count them",
            )
            return


def boards_can_be_drawn(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    for place in places:
        try:
            rows = game.rows(itself(place.position))
        except Exception as error:
            yield Finding(f"rows() cannot be drawn: it raises {told_error(error)}", place.told(game, start), ROWS)
            return
        if not can_be_drawn(rows):
            yield Finding(f"rows() cannot be drawn: {rows!r}", place.told(game, start), ROWS)
            return


def positions_read_back(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    for place in places:
        position = itself(place.position)
        try:
            text = game.format(position)
            again = game.parse(text)
        except PrunusError as error:
            words = "`text` and `read`" if made_of_class(game) else "`format` and `parse`"
            yield Finding(f"a position cannot be written and read back: {error}", place.told(game, start), f"see {words}")
            return
        if again != position and _content(again) != _content(position):  # one that remembers has other content, and is equal
            yield Finding(
                f"{text!r} is written of a position and reads back as another one, {again!r}",
                place.told(game, start),
                "write down everything that the position is made of",
            )
            return


def images_are_worth_the_same(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """Symmetries change neither moves nor values."""
    searched = {id(place) for place in some(places)}
    for number, image in enumerate(game.symmetries(), 1):
        for place in places:
            position = itself(place.position)
            seen = image(position)
            here, there = (_worth(each, id(place) in searched) for each in (position, seen))
            if here != there:
                what = f"symmetry {number} changes the game, {here} to {there}: {position!r} becomes {seen!r}"
                hint = "a symmetry moves everything that the position is made of, and keeps whose turn it is"
                yield Finding(what, place.told(game, start), hint)
                return


def _worth(position: Any, is_searched: bool) -> str:
    """What symmetries must leave as it is."""
    if position.is_over():
        return f"an end of {position.outcome()}"
    value = f" worth {shallow_value(position)}" if is_searched else ""
    return f"{len(list(position.moves()))} moves{value}"


def searches_agree(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """A table changes no value, nor does folding."""
    tables: list[Any] = [1.0, *(["1+folded"] if answers(start, Symmetric) else [])]
    for place in some(places):
        position = itself(place.position)
        expected = shallow_value(position)
        for table in tables:
            found = search(position, PLIES, evaluation="win-loss-draw", **{**PLAIN, "table": table}).value
            if found != expected:
                yield Finding(
                    f"a search of {PLIES} plies says {expected} without a table and {found} with {table}",
                    place.told(game, start),
                    "positions with equal keys must be equal: look at `key`" + (" and at `turned`" * (table != 1.0)),
                )
                return


def both_may_win(game: Game, start: Any, places: list[Place]) -> Iterator[Finding]:
    """A warning where only the player to move ever wins: the outcome may speak of the wrong one."""
    ends = [place for place in places if place.position.is_over()]
    outcomes = {(len(place.line) % 2, (value > 0) - (value < 0)) for place in ends if (value := place.position.outcome())}
    if len(ends) >= 20 and outcomes and all(sign > 0 for _, sign in outcomes):
        place = next(place for place in ends if place.position.outcome() > 0)
        yield Finding(
            f"in all of {len(ends)} finished games who made the last move has lost",
            place.told(game, start),
            "if that is not the game: `outcome` speaks of the player to move, or of player 0 where the game has a `turn`",
            is_error=False,
        )


LAWS: list[Law] = [
    games_have_no_memory,
    keys_tell_positions_apart,
    moves_have_texts_of_their_own,
    moves_come_in_order,
    estimates_are_whole,
    there_is_room_for_all_moves,
    boards_can_be_drawn,
    positions_read_back,
    images_are_worth_the_same,
    searches_agree,
    twins_agree,
    both_may_win,
]


def _content(position: Any) -> Any:
    made_of: Callable[[], Any] | None = getattr(position, "made_of", None)
    return told(position if made_of is None else made_of())
