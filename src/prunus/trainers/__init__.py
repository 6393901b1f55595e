"""How evaluations are learned: games against oneself, what their positions are worth, and the fit of each kind."""
