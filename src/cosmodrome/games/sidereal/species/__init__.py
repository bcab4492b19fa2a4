"""The nine species: a module each, with what makes it itself."""
