"""Players, clocks, records of games, matches, and the protocols that other programs speak."""
