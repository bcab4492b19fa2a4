"""The house: what holds of the repository itself."""
