"""Puzzles, found in games and kept in files."""
