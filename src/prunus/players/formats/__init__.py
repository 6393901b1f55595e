"""How games are written in files, one file a format."""
