"""The steps of a round, one file a phase."""
