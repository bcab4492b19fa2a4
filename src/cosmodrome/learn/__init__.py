"""Nets that learn a game: from a bot of the house, then from games against themselves and their older forms."""
