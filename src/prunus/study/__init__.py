"""Where games, searches and logic meet: examples from searched trees, programs as orderings, explanations."""
