"""Conspiracy-number search."""
