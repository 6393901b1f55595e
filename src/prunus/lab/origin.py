"""Where results come from: what every file that the lab writes says of itself."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any

from prunus.core.version import version as our_version
from prunus.jobs.job import code_digest


def origin(command: Sequence[str], files: Mapping[str, str], seconds: float, workers: str) -> dict[str, Any]:
    """The code, the machine and the command; `files` are the user's that took part, with their digests."""
    return {
        "prunus": str(our_version()),
        "code": code_digest(),
        "files": dict(files),
        "python": platform.python_version(),
        "packages": {name: version(name) for name in ("numba", "llvmlite", "numpy")},
        "machine": machine(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": list(command),
        "workers": workers,
        "seconds": round(seconds, 1),
    }


def machine() -> str:
    """What a run was measured on."""
    return f"{platform.system()} {platform.machine()}, {_processor()}, {os.cpu_count()} cores"


def _processor() -> str:
    """What the machine calls its processor."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as about:
            return next(line.partition(":")[2].strip() for line in about if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown processor"
