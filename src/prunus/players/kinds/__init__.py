"""Whom a player asks, one file a kind."""
