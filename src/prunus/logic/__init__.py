"""Logic programs and their induction. Nothing here knows what a game is."""
