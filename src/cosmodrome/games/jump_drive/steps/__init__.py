"""The steps of a round, one module each."""
