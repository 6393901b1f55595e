"""Shared by all tests: hypothesis without deadlines (a first call compiles), and the way to run every kernel as Python."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from prunus.core.jit import interpreting

settings.register_profile(
    "prunus",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("prunus")

# Changed sources would be compiled anew, a second for each kernel: `make mutate` looks at them uncompiled, with fewer examples.
if os.environ.get("PRUNUS_TESTS_INTERPRETED"):
    settings.register_profile("interpreted", settings.get_profile("prunus"), max_examples=15, database=None)
    settings.load_profile("interpreted")

    @pytest.fixture(autouse=True)
    def _interpreted() -> Iterator[None]:
        with interpreting():
            yield
