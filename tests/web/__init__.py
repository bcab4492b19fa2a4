"""The page in a real browser, from the lobby to the final score."""
