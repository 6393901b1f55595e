"""Evaluations that are logic, by name."""
