"""Searches of one player: shortest ways to a goal."""
