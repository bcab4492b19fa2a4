"""Cards against the sheets they were made from."""
