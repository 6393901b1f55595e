"""Checking a game: what is wrong with it, said in a sentence each, and what it is like."""
