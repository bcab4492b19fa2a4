"""Bots that play Race for the Galaxy."""
