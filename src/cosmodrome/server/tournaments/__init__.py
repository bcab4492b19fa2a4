"""Tournaments: pairing and standings, which are plain arithmetic, and what the database keeps of them."""
