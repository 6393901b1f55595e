"""What the benchmarks share: CPU time, Markdown tables, and on what machine and when they were made."""

from __future__ import annotations

import datetime
import importlib.metadata
import os
import platform
import resource
import time
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

Measured = Callable[..., list[Any]]  # measured(function, cases): what the function finds in each case (measuring.py)


class Run(NamedTuple):
    """What a job returned, and the CPU time that it took."""

    seconds: float
    result: Any


def cpu_time() -> float:
    """Seconds of CPU time so far, of this process and of the programs that it has run and waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def fastest(*jobs: Callable[[], Any], rounds: int = 3, seconds: float = 0.0) -> list[Run]:
    """The fastest run of each job; the jobs take turns, for at least so many rounds and at least so many seconds."""
    best = [Run(float("inf"), None)] * len(jobs)
    began = cpu_time()
    while rounds > 0 or cpu_time() - began < seconds:
        rounds -= 1
        for i, job in enumerate(jobs):
            started = cpu_time()
            result = job()
            best[i] = min(best[i], Run(cpu_time() - started, result), key=lambda run: run.seconds)
    return best


def table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A Markdown table; a column with a number in it is aligned to the right."""
    rows = list(rows)
    is_number = [any(isinstance(cell, int | float) for cell in column) for column in zip(*rows, strict=True)]
    lines = [list(head), ["---:" if number else "---" for number in is_number], *([text(cell) for cell in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(f"| {' | '.join(map(pad, line, widths, is_number))} |" for line in lines)


def text(cell: Any) -> str:
    """Whole numbers in full, others with three digits that count, nothing for None."""
    if isinstance(cell, int):
        return f"{cell:,}"
    if isinstance(cell, float):
        return f"{cell:,.0f}" if cell >= 1000 else f"{Decimal(f'{cell:#.3g}'):f}"
    return "" if cell is None else str(cell)


def pad(cell: str, width: int, is_number: bool) -> str:
    return cell.rjust(width) if is_number else cell.ljust(width)


def heading(benchmark: ModuleType) -> str:
    """A title and an introduction, from the docstring of the benchmark, and how to repeat it."""
    title, _, introduction = str(benchmark.__doc__).partition("\n")
    name = benchmark.__name__.rpartition(".")[2]
    made = f"`python -m benchmarks {name}` · {circumstances(benchmark)} · {datetime.date.today()}"
    return f"# {title}\n\n{introduction.strip()}\n\n{made}"


def circumstances(benchmark: ModuleType) -> str:
    """What times depend on besides our sources: processor and versions, also of the packages that it names as its PEERS."""
    versions = {"Python": platform.python_version(), "Numba": version_of("numba")}
    versions |= {name: version_of(name) for name in getattr(benchmark, "PEERS", ())}
    return " · ".join(
        [f"{processor()}, {os.cpu_count()} cores", *(f"{name} {version}" for name, version in versions.items() if version)]
    )


def version_of(package: str) -> str | None:
    """None if it is not installed."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def processor() -> str:
    """The model as the kernel of the system names it."""
    described = Path("/proc/cpuinfo")
    lines = described.read_text().splitlines() if described.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()
