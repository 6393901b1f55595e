"""One file an algorithm, named as in the literature, and what all of them share."""
