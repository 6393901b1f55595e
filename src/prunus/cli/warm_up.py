"""`prunus warm-up`"""

from __future__ import annotations

import time

import click

from prunus.cli.parameters import Whole
from prunus.cli.shared import json_option, print_json


@click.command("warm-up")
@click.option("--jobs", type=Whole(1, 1024), help="Processes at a time.  [default: one a core]")
@json_option
def warm_up(jobs: int | None, as_json: bool) -> None:
    """Compile the common kernels now, in parallel, so that no later command has to wait."""
    from rich.console import Console
    from rich.progress import Progress

    from prunus.core.cache import cache_root
    from prunus.errors import MissingFile
    from prunus.lab.warm_up import compile_all, specialisations

    root = cache_root()
    if root is None:
        raise MissingFile("there is no home folder to keep compiled kernels in; name a folder in PRUNUS_CACHE")
    started = time.perf_counter()
    todo = specialisations()
    console = Console(stderr=True, quiet=as_json)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Compiling", total=len(todo))
        for done in compile_all(todo, jobs):
            progress.update(task, advance=1, description=f"Compiled {done}")
    seconds = time.perf_counter() - started
    if as_json:
        print_json({"specialisations": len(todo), "seconds": seconds, "cache": str(root)})
    else:
        print(f"{len(todo)} combinations are ready in {root}; it took {seconds:.1f} s")
