"""Bots that play Pocket Mars."""
