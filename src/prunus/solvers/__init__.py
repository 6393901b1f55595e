"""Solvers: programs that know one game and find its exact value as fast as they can."""
