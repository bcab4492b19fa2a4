"""Bots for Jump Drive."""
