"""One rule a test, one folder a game."""
