"""`prunus solve GAME`"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, MEGABYTES, OUTPUT_FILE, SECONDS, THREADS, game_argument, named_option
from prunus.cli.shared import (
    compilation_announced,
    counting_shown,
    find,
    jobs_options,
    json_option,
    position_option,
    print_json,
    progress_shown,
    refuse_dropped,
    show_position,
)

LEAST = 6  # columns of a move


@examples("solve connect-four -p 4444445623", "solve tic-tac-toe --all-moves", "solve hex-3x3 --level strong -o hex.endgame")
@click.command()
@game_argument
@position_option
@click.option(
    "--level",
    type=click.Choice(["ultra-weak", "weak", "strong"]),
    default="weak",
    show_default=True,
    help="Who wins; the value and how to get it; both for every position that can be reached.",
)
@click.option("--all-moves", is_flag=True, help="The value of every legal move.")
@named_option("solver", "--solver", text="[default: the game's own, or alpha-beta]")
@click.option("--endgame", type=INPUT_FILE, metavar="FILE", help="Look up in a table that `--level strong` made.")
@click.option("--book", type=INPUT_FILE, metavar="FILE", help="Look up in a book of solved positions, and add to it.")
@click.option("--problems", type=INPUT_FILE, metavar="FILE", help="Solve positions whose answers are known, one a line.")
@click.option("--output", "-o", type=OUTPUT_FILE, metavar="FILE", help="Where a strong solution goes.  [default: GAME.endgame]")
@click.option("--fold/--no-fold", default=True, help="Keep one of all mirror images in a strong solution.")
@click.option(
    "--megabytes", type=MEGABYTES, metavar="M", help="Memory of the table.  [default: 64; for a strong solution, what is free]"
)
@click.option("--seconds", type=SECONDS, metavar="S", help="Give up after so many seconds.")
@click.option("--threads", type=THREADS, default=1, show_default=True, help="Threads of the solver.")
@jobs_options
@json_option
def solve(
    game: str,
    position: str | None,
    level: str,
    all_moves: bool,
    solver: str | None,
    endgame: Path | None,
    book: Path | None,
    problems: Path | None,
    output: Path | None,
    fold: bool,
    megabytes: float | None,
    seconds: float | None,
    threads: int,
    workers: str,
    journal: Path | None,
    as_json: bool,
) -> None:
    """Solve a position exactly: value, best moves and line. Values are outcomes in the game's own units. Ctrl-C ends it."""
    from prunus.errors import Stopped
    from prunus.solvers import solver as door

    found, start = find(game, position)
    _check_combination(level, all_moves, solver, endgame, problems, output)
    _check_used(level, solver, endgame)
    if book is not None and (level == "strong" or endgame is not None or problems is not None):
        raise click.UsageError("--book goes with neither --level strong, --endgame nor --problems")
    if problems is None:
        refuse_dropped("workers journal", "they are for --problems")
    if level == "strong":
        _solve_strongly(found, start, output or Path(f"{found.name}.endgame"), fold, megabytes, seconds, as_json)
        return
    megabytes = door.MEGABYTES if megabytes is None else megabytes
    if problems is not None:
        if seconds is not None:
            refuse_dropped("workers journal", "a limit of time is kept by this process alone")
        chosen: dict[str, Any] = {"solver": solver, "megabytes": megabytes, "threads": threads, "endgame": endgame}
        _solve_problems(found, problems, all_moves, seconds, {"workers": workers, "journal": journal}, as_json, **chosen)
        return
    request: dict[str, Any] = {"solver": solver, "megabytes": megabytes, "threads": threads, "endgame": endgame, "book": book}
    request |= {"who_wins": level == "ultra-weak", "all_moves": all_moves, "game": found, "seconds": seconds}
    try:
        with compilation_announced(), counting_shown() as progress:
            solution = door.solve(start, progress=progress, **request)
    except Stopped as stopped:
        if as_json:
            print_json(stopped.result.as_json(found, start) | {"level": level})
        raise
    if as_json:
        print_json(solution.as_json(found, start) | {"level": level})
        return
    show_position(found, start)
    _show(found, start, solution, level)


def _check_combination(
    level: str, all_moves: bool, solver: str | None, endgame: Path | None, problems: Path | None, output: Path | None
) -> None:
    wrong = {
        "--output is for --level strong": output is not None and level != "strong",
        "--problems are solved at --level weak": problems is not None and level != "weak",
        "--all-moves is for --level weak": all_moves and level != "weak",
        "a strong solution takes neither --solver nor --endgame": level == "strong" and (solver is not None or endgame is not None),
        "--endgame takes no --solver": endgame is not None and solver is not None,
    }
    for sentence, is_wrong in wrong.items():
        if is_wrong:
            raise click.UsageError(sentence)


def _check_used(level: str, solver: str | None, endgame: Path | None) -> None:
    """What would be dropped in silence is refused."""
    if level == "strong":
        refuse_dropped("threads", "a strong solution is made in one thread")
    else:
        refuse_dropped("fold", "only --level strong folds a table")
    if endgame is not None:
        refuse_dropped("threads megabytes seconds", "--endgame only looks up")


def _show(game: Any, start: Any, solution: Any, level: str) -> None:
    from prunus.draw.words import counted, number

    results = {1: "won", 0: "drawn", -1: "lost"}
    if level == "ultra-weak":
        print(f"{results[solution.value]} for the player to move")
    else:
        end = "" if solution.distance is None else f", {counted(solution.distance, 'ply')} to the end"
        print(f"value {number(solution.told(solution.value))} for the player to move{end}")
        print(f"best  {' '.join(game.format_move(start, move) for move in solution.best_moves) or '–'}")
        print(f"line  {' '.join(game.format_line(start, solution.line)) or '–'}")
    moves = {move: game.format_move(start, move) for move in solution.values}
    width = max(map(len, ["", *moves.values()]))
    for move, value in sorted(solution.values.items(), key=lambda pair: -pair[1]):
        print(f"      {moves[move]:>{max(width, LEAST)}}  {number(solution.told(value))}")
    print(f"cost  {solution.nodes:,} nodes, {solution.seconds:.3f} s, by {solution.solver}")


def _solve_problems(
    game: Any, path: Path, all_moves: bool, seconds: float | None, jobs: dict[str, Any], as_json: bool, **chosen: Any
) -> None:
    from prunus.errors import Stopped
    from prunus.jobs.runner import Runner
    from prunus.solvers.problems import read_problems, solve_problems

    problems = read_problems(path, game)
    with compilation_announced(), progress_shown() as progress, Runner(progress=progress, **jobs) as runner:
        try:
            totals = solve_problems(problems, game, all_moves=all_moves, seconds=seconds, runner=runner, **chosen)
        except Stopped as stopped:
            _show_totals(stopped.result, as_json)
            raise
    _show_totals(totals, as_json)
    if totals.wrong:
        sys.exit(1)


def _show_totals(totals: Any, as_json: bool) -> None:
    if as_json:
        wrong = [{"line": problem.number, "text": problem.text, "differences": said} for problem, said in totals.wrong]
        counts = {"positions": totals.positions, "wrong": len(wrong), "nodes": totals.nodes, "seconds": totals.seconds}
        print_json(counts | {"differing": wrong})
        return
    for problem, said in totals.wrong:
        print(f"line {problem.number}, {problem.text!r}: {'; '.join(said)}")
    print(f"positions {totals.positions:,}  wrong {len(totals.wrong):,}  nodes {totals.nodes:,}  seconds {totals.seconds:.3f}")


def _solve_strongly(
    game: Any, start: Any, path: Path, folded: bool, megabytes: float | None, seconds: float | None, as_json: bool
) -> None:
    from prunus.draw.words import counted, number
    from prunus.solvers.strong import strong

    def announce(estimate: Any) -> None:
        if not as_json:
            print(f"prunus: {estimate}", file=sys.stderr)

    with compilation_announced(), progress_shown() as show:
        request: dict[str, Any] = {"folded": folded, "megabytes": megabytes, "seconds": seconds}
        solution = strong.solve_strongly(start, path, game=game, announce=announce, progress=show, **request)
    if as_json:
        print_json(solution.as_json() | {"level": "strong"})
        return
    end = "play need not end" if solution.distance is None else f"{counted(solution.distance, 'ply')} to the end"
    print(f"value {number(solution.units.told(solution.value))} for the player to move, {end}")
    mirrored = ", one of all mirror images" if solution.file.about.folded else ""
    print(f"table {solution.file.path}: {solution.positions:,} positions{mirrored}")
    print(f"      {solution.won:,} won, {solution.drawn:,} drawn, {solution.lost:,} lost; {solution.moves:,} moves between them")
    print(f"cost  {solution.seconds:.3f} s")
