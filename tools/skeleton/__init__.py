"""A new game."""
