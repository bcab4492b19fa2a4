"""Jump Drive."""
