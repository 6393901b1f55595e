"""`prunus prove GAME`"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import (
    DEPTH,
    MEGABYTES,
    NODES,
    OUTPUT_FILE,
    SECONDS,
    SEED,
    Whole,
    evaluation_option,
    game_argument,
    named_option,
    value_read,
)
from prunus.cli.shared import find, json_option, position_option, print_json, show_found, show_position
from prunus.core import files


@examples(
    "prove nim -p 3-4-5",
    "prove tree -p '[[3, 12, 8], [2, 4, 6]]' -t 3 -a proof-number --tree 20",
    "prove tic-tac-toe -t 0 --svg proof.svg",
)
@click.command()
@game_argument
@position_option
@click.option(
    "--threshold",
    "-t",
    metavar="N",
    help="The value to reach, in the game's own units or the evaluation's.  [default: 1, a win]",
)
@named_option("prover", "--algorithm", "-a", text="", metavar="A", default="df-pn", show_default=True)
@click.option("--depth", "-d", type=DEPTH, metavar="N", help="Evaluate so many plies ahead.  [default: only finished games count]")
@evaluation_option("Or FILE.py:NAME.  [default: the outcome of the game]")
@named_option(
    "ordering", "--ordering", "-o", text="Of the player's moves, where numbers are equal.", default="natural", show_default=True
)
@click.option("--nodes", type=NODES, metavar="N", help="Give up after so many nodes.")
@click.option("--seconds", type=SECONDS, metavar="S", help="Give up after so many seconds.")
@click.option("--megabytes", type=MEGABYTES, default=64, show_default=True, metavar="M", help="Memory of the table or the tree.")
@click.option("--seed", type=SEED, metavar="N", help="Of the random games of monte-carlo-pn.  [default: 0]")
@click.option("--tree", "shown", type=Whole(1, 1_000_000), metavar="N", help="Show the tree as deep as N nodes allow.")
@click.option("--svg", type=OUTPUT_FILE, metavar="FILE", help="Draw the tree into an SVG file.")
@json_option
def prove(
    game: str,
    position: str | None,
    threshold: str | None,
    shown: int | None,
    svg: Path | None,
    as_json: bool,
    **request: Any,
) -> None:
    """Ask whether the player to move can reach a value: proved, disproved or unknown. Ctrl-C ends the search.

    (proof, disproof) are the least numbers of leaves that would have to be proved, or disproved, to settle the question.
    """
    from prunus.searches.proof import prove as door

    found, start = find(game, position)
    goal = None if threshold is None else value_read(threshold, start, "--threshold")
    show_found(
        lambda progress: door.prove(start, goal, progress=progress, **request),
        lambda proof: _show(found, start, proof, shown, svg, as_json),
    )


def _show(game: Any, start: Any, proof: Any, shown: int | None, svg: Path | None, as_json: bool) -> None:
    from prunus.draw.proof import proof_lines, proof_svg
    from prunus.searches.proof.nodes import proof_nodes

    nodes = [] if shown is None and svg is None else proof_nodes(game, start, proof, 200 if shown is None else shown)
    title = f"{game.name}, {proof.algorithm}: {_answer(proof)}"
    if svg is not None:
        files.write_text(svg, proof_svg(title, nodes))
    if as_json:
        print_json(proof.as_json(game, start) | ({"tree": [vars(node) for node in nodes]} if nodes else {}))
        return
    show_position(game, start)
    print(_answer(proof))
    print(f"line  {' '.join(game.format_line(start, proof.line)) or '–'}")
    print(f"root  proof {_number(proof.proof)}, disproof {_number(proof.disproof)}")
    print(f"cost  {proof.nodes:,} nodes, {proof.leaves:,} leaves, {proof.memory / 2**20:.1f} megabytes at hand")
    print(f"time  {proof.seconds:.3f} s, {proof.nodes / max(proof.seconds, 1e-9):,.0f} nodes a second")
    if shown is not None:
        for line in proof_lines("", nodes):
            print(line)


def _answer(proof: Any) -> str:
    from prunus.draw.words import number

    threshold = f"{number(proof.units.told(proof.threshold))} for the player to move"
    if proof.answer is None:
        return f"unknown whether the value is at least {threshold}: {proof.reason}"
    return f"{'proved' if proof.answer else 'disproved'}: the value is {'at least' if proof.answer else 'below'} {threshold}"


def _number(number: int | None) -> str:
    return "∞" if number is None else f"{number:,}"
