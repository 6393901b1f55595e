"""Searches of AND/OR trees: questions, the provers that answer them, and values from questions."""
