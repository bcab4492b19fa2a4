"""Bots of Sidereal Confluence."""
