"""`prunus rerun FOLDER`"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, Real
from prunus.cli.shared import compilation_announced, jobs_options, json_option, print_json, progress_shown


@examples("rerun run --sample 0.5")
@click.command()
@click.argument("folder", type=INPUT_FILE)
@click.option(
    "--sample",
    type=Real(0, 1, above=True),
    default=1.0,
    show_default=True,
    metavar="SHARE",
    help="The share of the games to play again, with the programs of the bundle; 1 plays all and learns again.",
)
@jobs_options
@json_option
def rerun(folder: Path, sample: float, workers: str, journal: Path | None, as_json: bool) -> None:
    """Repeat the run that a folder holds, and say what agrees; times are not compared."""
    from prunus.jobs.runner import Runner
    from prunus.lab import bundle
    from prunus.lab.rerun import MOST_SHOWN
    from prunus.lab.rerun import rerun as repeated

    found = bundle.read(folder)
    with compilation_announced(), progress_shown() as progress, Runner(workers, journal, progress) as runner:
        agreement = repeated(found, runner, sample)
    if as_json:
        print_json({"numbers": agreement.numbers, "differences": agreement.differences, "remarks": agreement.remarks})
    else:
        for remark in agreement.remarks:
            print(remark)
        for difference in agreement.differences[:MOST_SHOWN]:
            print(difference)
        differ = len(agreement.differences)
        print(f"{agreement.numbers:,} numbers and texts compared, {f'{differ:,} differ' if differ else 'all agree'}")
    if agreement.differences:
        sys.exit(1)
