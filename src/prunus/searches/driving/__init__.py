"""What drives a search: its parts by name, limits, deepening, threads."""
