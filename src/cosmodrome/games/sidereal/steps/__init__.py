"""The steps of a turn, one module each."""
