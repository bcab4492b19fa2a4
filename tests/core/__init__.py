"""The kernel's own pieces, without any game."""
