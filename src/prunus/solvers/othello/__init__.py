"""The solver of Othello endgames."""
