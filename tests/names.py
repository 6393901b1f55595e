"""`make names`: write down for editors and type checkers what Prunus finds by itself.

    src/prunus/core/names.py     the names of its entries, as types
    src/prunus/__init__.pyi      its public names, and which name of a game means which class
    docs/names.md                the same for people, with what each does
    docs/reference/commands.md   the commands, with examples; their options are added on the site
    docs/reference/errors.md     the tree of errors

A test holds them against the entries; whoever adds one runs this.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

import prunus
from prunus import errors
from prunus.cli.main import COMMANDS
from prunus.cli.main import prunus as group
from prunus.core.registry import all_games, entries
from prunus.searches.driving.parts import all_algorithms
from tests.pages import put_between

SOURCES = Path(prunus.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
MADE = "made by `make names`"


def literal(name: str, values: Iterable[str]) -> str:
    listed = "".join(f"    {value!r},\n".replace("'", '"') for value in values)
    return f"{name} = Literal[\n{listed}]\n"


def names() -> str:
    """The text of core/names.py."""
    games = [name for each in all_games().values() for name in (each.name, *each.variants)]
    games += [each.name for each in entries("adapter").values() if not each.argument.startswith(":")]
    kinds = {
        "GameName": games,
        "AlgorithmName": all_algorithms(),
        "EvaluationName": entries("evaluation"),
        "OrderingName": entries("ordering"),
        "ProverName": entries("prover"),
        "SolverName": entries("solver"),
        "ExerciseName": entries("exercise"),
    }
    about = f"The names of what Prunus has, as types: editors complete them, and any other text may be given too; {MADE}."
    head = f'"""{about}"""\n\nfrom __future__ import annotations\n\nfrom typing import Literal\n'
    return "\n".join([head, *(literal(name, sorted(values)) for name, values in kinds.items())])


def stub() -> str:
    """The text of __init__.pyi."""
    lines = [
        f"# What `import prunus` gives, for editors and type checkers: {MADE}.",
        "",
        "from typing import Literal, overload",
        "",
    ]
    games = {each: type(each) for each in all_games().values()}
    games |= {each.words: type(each.words) for each in entries("adapter").values() if not each.argument.startswith(":")}
    homes = {f"{kind.__module__}": kind.__name__ for kind in games.values()}
    imports = {f"from {home} import {kind}" for home, kind in homes.items()}
    imports |= {f"from {home} import {name} as {name}" for name, home in prunus._homes.items() if name != "game"}
    lines += [*sorted(imports), "", "__version__: str", ""]
    for game, kind in games.items():
        listed = ", ".join(f'"{name}"' for name in (game.name, *game.variants))
        lines += ["@overload", f"def game(name: Literal[{listed}]) -> {kind.__name__}: ..."]
    lines += ["@overload", "def game(name: str) -> Game: ..."]
    return "\n".join(lines) + "\n"


KINDS = {
    "Algorithms": ("`--algorithm`, `algorithm=`", all_algorithms),
    "Orderings": ("`--ordering`, `ordering=`, chained with `+`", lambda: entries("ordering")),
    "Evaluations": ("`--evaluation`, `evaluation=`; or FILE.py:NAME, or in Python a function", lambda: entries("evaluation")),
    "Tables": ("`--table`, `table=`: megabytes, and behind them `+` and one of these or more", lambda: entries("table")),
    "Provers": ("`prunus prove --algorithm`, `prove(algorithm=)`", lambda: entries("prover")),
    "Searches of one player": ("`prunus path --algorithm`, `find_path(algorithm=)`", lambda: entries("pathfinder")),
    "Heuristics": ("`prunus path --heuristic`, `find_path(heuristic=)`", lambda: entries("heuristic")),
    "Solvers": ("`prunus solve --solver`, `solve(solver=)`", lambda: entries("solver")),
    "Players": ("advisers, joined by `+` and asked in their order; within an argument + is written &", lambda: entries("player")),
    "Exercises": ("`prunus exercises --kind`, `make_exercise(kind=)`", lambda: entries("exercise")),
}


def page() -> str:
    """The text of docs/names.md."""
    lines = [
        "# Names",
        "",
        f"What can be named, NAME[:ARGUMENT] joined by `+`, as the entries of the files say it: {MADE}.",
        "",
        "## Games",
        "",
        "| name | boards | |",
        "|---|---|---|",
    ]
    for game in all_games().values():
        lines.append(f"| `{game.name}` | {', '.join(f'`{name}`' for name in game.variants)} | {game.summary} |")
    lines += ["", "## Puzzles", "", "of one player, for `prunus path` and `find_path`", "", "| name | boards | |", "|---|---|---|"]
    for puzzle in entries("puzzle").values():
        lines.append(f"| `{puzzle.name}` | {', '.join(f'`{name}`' for name in puzzle.variants)} | {puzzle.summary} |")
    lines += ["", "## Games of others", "", "Each needs the extra of its name: `pip install 'prunus[NAME]'`.", ""]
    lines += ["| name | |", "|---|---|"]
    lines += [f"| `{entry.usage}` | {entry.summary} |" for entry in entries("adapter").values()]
    for kind, (where, known) in KINDS.items():
        lines += ["", f"## {kind}", "", where, "", "| name | |", "|---|---|"]
        lines += [f"| `{entry.usage}` | {entry.summary} |" for _, entry in sorted(known().items())]
    return "\n".join([*lines, "", "**Next:** [Commands](reference/commands.md), [The games](games.md)."]) + "\n"


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command as it is typed behind `prunus`, those of groups behind their group."""
    context = click.Context(group, info_name="prunus")
    for name in COMMANDS:
        command = group.get_command(context, name)
        assert command is not None
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name} {below}", command.commands[below]) for below in command.list_commands(context))


def examples(command: click.Command) -> list[str]:
    """How its help says that it is called."""
    return re.findall(r"^  (prunus .*)$", command.epilog or "", re.MULTILINE)


def commands_page() -> str:
    """The text of docs/reference/commands.md."""
    said = f"`prunus COMMAND --help` says the same. Errors, exit codes: [errors](errors.md). The text is {MADE}."
    lines = ["# Commands", "", said, ""]
    lines += ["| command | |", "|---|---|"]
    lines += [f"| [{name}](#{name}) | {summary} |" for name, summary in COMMANDS.items()]
    for name, command in commands():
        level = "###" if " " in name else "##"
        lines += [
            "",
            f"{level} {name}",
            "",
            COMMANDS.get(name) or command.get_short_help_str(200),
            "",
            f"<!-- {{command}} {name} -->",
        ]
        if shown := examples(command):
            lines += ["", "```sh", *shown, "```"]
    return "\n".join([*lines, "", "**Next:** [Names](../names.md), [Environment and files](environment.md).", ""])


def tree_of_errors() -> str:
    """What docs/reference/errors.md shows between its marks."""
    return f"```text\n{(errors.__doc__ or '').partition(chr(10) * 2)[2].strip()}\n```"


def main() -> int:
    (DOCS / "reference" / "commands.md").write_text(commands_page(), encoding="utf-8")
    put_between(DOCS / "reference" / "errors.md", "tree", tree_of_errors())
    (DOCS / "names.md").write_text(page(), encoding="utf-8")
    (SOURCES / "core" / "names.py").write_text(names(), encoding="utf-8")
    (SOURCES / "__init__.pyi").write_text(stub(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
