"""Orderings by a learned program."""
