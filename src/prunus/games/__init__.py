"""One file a game: a drawing of the layout, the position with its rules, and the game with its words."""
