"""How evaluations are learned: games that a player plays against itself, what their positions are worth, and the fit of each kind."""
