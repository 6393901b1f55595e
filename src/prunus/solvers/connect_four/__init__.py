"""The solver of Connect Four."""
