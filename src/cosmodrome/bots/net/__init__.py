"""Bots that play by a net: what it sees, the net itself, and the search with it."""
