"""Measured tables, peers side by side. `python -m benchmarks` makes them all, `python -m benchmarks perft` makes one."""
