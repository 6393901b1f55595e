"""The protocols that other programs speak: one file each for our side, and `clients` for the other."""
