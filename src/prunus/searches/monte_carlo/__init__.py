"""Searches that judge positions by random games."""
