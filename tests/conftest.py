"""Shared by all tests: hypothesis without deadlines (a first call compiles), and seeded playouts."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "prunus",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("prunus")
