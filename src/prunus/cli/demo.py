"""`prunus demo`"""

from __future__ import annotations

import click

from prunus.cli.group import examples
from prunus.cli.parameters import Whole
from prunus.cli.shared import compilation_announced, json_option, print_json


@examples("demo", "demo --depth 5")
@click.command()
@click.option("--depth", type=Whole(1, 9), default=7, show_default=True, help="The deepest search.")
@json_option
def demo(depth: int, as_json: bool) -> None:
    """Show what the order of moves is worth: one Othello position by minimax and alpha-beta, at several depths."""
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from prunus.draw.words import number
    from prunus.lab.demonstration import POSITION, compare_orders

    with compilation_announced():
        steps = compare_orders(depth)
        if as_json:
            print_json({"position": POSITION, "rows": [row._asdict() for row in steps]})
            return
        console = Console(stderr=True)
        hidden = not console.is_terminal
        rows = list(track(steps, description="Searching", total=depth, console=console, transient=True, disable=hidden))
    table = Table(title=f"Othello after {POSITION}, disc difference: leaves looked at", title_justify="left")
    for heading in ("depth", "value", "minimax", "alpha-beta", "static order", "perfect order", "minimum"):
        table.add_column(heading, justify="right")
    for row in rows:
        counts = (row.minimax, row.natural, row.static, row.perfect, row.minimum)
        table.add_row(str(row.depth), number(row.value), *(f"{count:,}" for count in counts))
    Console().print(table)
    last = rows[-1]
    print(
        f"At depth {last.depth} alpha-beta looks at {last.natural / last.minimax:.1%} of the leaves of minimax, "
        f"and at {last.perfect / last.minimax:.2%} if the best move always comes first. "
        "The minimum is the fewest leaves that can prove the value (Knuth and Moore, 1975)."
    )
