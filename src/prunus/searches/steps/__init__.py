"""Searches as steps that can be shown one by one, forward and back."""
