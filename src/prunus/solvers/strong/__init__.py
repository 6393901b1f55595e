"""Strong solutions: the value of every position that can be reached."""
