"""The `prunus` command."""

from __future__ import annotations

import sys
import traceback

import click

from prunus.cli.book import book
from prunus.cli.certify import certify
from prunus.cli.compare import compare
from prunus.cli.conspire import conspire
from prunus.cli.demo import demo
from prunus.cli.explain import explain
from prunus.cli.fit_prob_cut import fit_prob_cut
from prunus.cli.games import games
from prunus.cli.lab import lab
from prunus.cli.learn import learn
from prunus.cli.perft import perft
from prunus.cli.prove import prove
from prunus.cli.reproduce import reproduce
from prunus.cli.search import search
from prunus.cli.solve import solve
from prunus.cli.trace import trace
from prunus.cli.verify import verify
from prunus.cli.warm_up import warm_up
from prunus.errors import PrunusError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="prunus")
@click.option("--debug", is_flag=True, help="Show a traceback when something goes wrong.")
@click.pass_context
def prunus(context: click.Context, debug: bool) -> None:
    """Search game trees, look at the searches, and learn which moves to try first."""
    context.obj = {"debug": debug}


for command in (
    games, perft, search, trace, solve, certify, verify, book, prove, conspire, compare, lab, fit_prob_cut, learn, explain,
    reproduce, demo, warm_up,
):  # fmt: skip
    prunus.add_command(command)


def main() -> None:
    """Run the command line: errors are one sentence on stderr, 2 for a bad request and 1 for a failure."""
    try:
        prunus.main(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except click.exceptions.Abort:
        print("prunus: stopped", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        if "--debug" in sys.argv:
            traceback.print_exc()
        print(f"prunus: {error.filename!r}: {error.strerror}", file=sys.stderr)
        sys.exit(2)
    except PrunusError as error:
        if "--debug" in sys.argv:
            traceback.print_exc()
        print(f"prunus: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
