"""Bots: they see views of games, never their state."""
