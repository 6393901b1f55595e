"""What games and searches stand on: compilation, operations, values, notation and names."""
