"""`prunus search GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, NODES, SECONDS, THREADS, Whole, table_option
from prunus.cli.shared import (
    find,
    json_option,
    print_json,
    request_options,
    show_found,
    show_position,
)

MOST_MOVES = 8  # that are listed


@examples(
    "search othello -p f5d6c3 -d 6",
    "search othello -p f5d6c3 -e corners-mobility -o static --nodes 20000",
    "search tree -p '[[3, 12, 8], [2, x, y], [14, 5, 2]]' --json",
)
@click.command()
@request_options()
@table_option("Remember positions in so many megabytes; 0 for no table.  [default: {megabytes}, where it pays]")
@click.option("--nodes", type=NODES, metavar="N", help="Stop after so many nodes.")
@click.option("--seconds", type=SECONDS, metavar="S", help="Stop after so many seconds.")
@click.option("--deepening/--at-once", default=None, help="Depth 1, 2, …, or the depth at once.  [default: where it pays]")
@click.option(
    "--step",
    type=Whole(1, 512),
    metavar="N",
    help="Deepen by so many plies; 2 where values swing.  [default: 1; 2 to the depth of a plain game]",
)
@click.option("--threads", type=THREADS, default=1, show_default=True, help="Threads, on one table.")
@click.option("--endgame", type=INPUT_FILE, metavar="FILE", help="Know the positions of a table.")
@click.option("--book", type=INPUT_FILE, metavar="FILE", help="Ask an opening book first.")
@json_option
def search(
    game: str,
    position: str | None,
    as_json: bool,
    book: Path | None,
    **request: Any,
) -> None:
    """Search a position and say what was found and what it cost. Ctrl-C ends the search with what is known."""
    from prunus.searches.driving import entry

    found, start = find(game, position)

    def show(result: Any) -> None:
        if book is not None and result.is_complete and not result.nodes:
            _show_known(found, start, result, str(book), as_json)
        else:
            _show(found, start, result, as_json)

    show_found(lambda progress: entry.search(start, progress=progress, book=book, **request), show)


def _show_known(game: Any, start: Any, result: Any, book: str, as_json: bool) -> None:
    """What a book has said, for which nothing was searched."""
    from prunus.draw.words import number

    if as_json:
        print_json(result.as_json(game, start) | {"book": book})
        return
    move = "–" if result.move is None else game.format_move(start, result.move)
    print(f"value {number(result.told(result.value))} for the player to move, {move} (from the book, {result.depth} plies)")


def _show(game: Any, start: Any, result: Any, as_json: bool) -> None:
    if as_json:
        print_json(result.as_json(game, start))
        return
    from prunus.draw.words import statement

    show_position(game, start)
    print(statement(result))
    if result.estimate is not None:
        _show_estimate(game, start, result)
        return
    if not result.is_complete:
        finished = f"the deepest depth that was finished is {result.depth}" if result.is_exact else "no depth was finished"
        print(f"stop  by {result.stopped_by}; {finished}")
    print(f"line  {' '.join(game.format_line(start, result.line)) or '–'}")
    cutoffs = result.cutoffs
    share = f"{result.first_move_share:.0%} of the cutoffs by the first move; " if sum(cutoffs.values()) else ""
    print(f"more  {share}effective branching {result.branching:.2f}; {result.table_hits:,} nodes settled by the table")
    print(
        f"cost  {result.nodes:,} nodes, {result.leaves:,} leaves; cutoffs: {cutoffs['alpha']:,} alpha, "
        f"{cutoffs['beta']:,} beta, {cutoffs['deep']:,} of them deep"
    )
    print(f"time  {result.seconds:.3f} s, {result.nodes / max(result.seconds, 1e-9):,.0f} nodes a second")


def _show_estimate(game: Any, start: Any, result: Any) -> None:
    """What random games say, which is no value, and the moves that they were about."""
    from prunus.draw.words import counted, with_minus

    estimate = result.estimate
    print(
        f"games {with_minus(f'{estimate.mean:+.3f}')} on average for the player to move, from −1 to 1; an estimate proves nothing"
    )
    if not result.is_complete:
        print(f"stop  by {result.stopped_by}")
    print(f"line  {' '.join(game.format_line(start, result.line)) or '–'}")
    for tried in estimate.moves[:MOST_MOVES]:
        mean = "–" if tried.mean is None else with_minus(f"{tried.mean:+.3f}")
        proved = ", proved" if tried.lower is not None and tried.lower == tried.upper else ""
        print(f"      {game.format_move(start, tried.move):6} {counted(tried.visits, 'visit')}, mean {mean}{proved}")
    if len(estimate.moves) > MOST_MOVES:
        print(f"      and {counted(len(estimate.moves) - MOST_MOVES, 'move')} more")
    pace = f"{result.nodes / max(result.seconds, 1e-9):,.0f} a second"
    print(f"cost  {result.nodes:,} nodes, a game each; {result.leaves:,} ends of games in the tree; {result.seconds:.3f} s, {pace}")
