"""Experiments as functions that return tables; nothing here prints."""
