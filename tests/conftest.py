"""Shared by all tests: hypothesis without deadlines (a first call compiles), and seeded playouts."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings

settings.register_profile(
    "prunus",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("prunus")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was left out because a program is missing, in one line, with the way to get it."""
    skipped = terminalreporter.stats.get("skipped", [])
    number = sum("SWI-Prolog" in str(report.longrepr) for report in skipped)
    if number:
        terminalreporter.write_line(
            f"{number} tests were skipped because SWI-Prolog is not there: `apt-get install swi-prolog-nox` (Debian, Ubuntu), "
            "`brew install swi-prolog` (macOS)"
        )
