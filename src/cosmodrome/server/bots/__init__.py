"""Bots as the server runs them: whose turn it is to think, and the processes they think in."""
