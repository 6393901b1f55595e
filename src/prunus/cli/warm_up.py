"""`prunus warm-up`"""

from __future__ import annotations

import time

import click

from prunus.cli.group import examples
from prunus.cli.shared import json_option, print_json, progress_shown, workers_option


@examples("warm-up", "warm-up --workers 2")
@click.command("warm-up")
@workers_option("all")
@json_option
def warm_up(workers: str, as_json: bool) -> None:
    """Compile the common kernels now, in parallel, so that no later command has to wait."""
    from prunus.core.cache import cache_root
    from prunus.errors import MissingFile
    from prunus.lab import warm_up as ahead

    root = cache_root()
    if root is None:
        raise MissingFile("there is no home folder to keep compiled kernels in; name a folder in PRUNUS_CACHE")
    started = time.perf_counter()
    with progress_shown() as progress:
        number = len(list(ahead.compile_all(ahead.specialisations(), workers, progress)))
    seconds = time.perf_counter() - started
    if as_json:
        print_json({"specialisations": number, "seconds": seconds, "cache": str(root)})
    else:
        print(f"{number} combinations are ready in {root}; it took {seconds:.1f} s")
