"""Exercises on trees, made by property and checked by the searches themselves; a wrong answer is told what may have led to it."""
