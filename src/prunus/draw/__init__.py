"""Pictures of searches: trees in the terminal and as SVG."""
