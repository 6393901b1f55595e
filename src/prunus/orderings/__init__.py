"""Which move is tried first: one file an idea, each a NamedTuple."""
