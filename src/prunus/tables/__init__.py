"""What is remembered between nodes and between searches."""
