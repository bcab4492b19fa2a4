"""Bots that are programs of anybody's, spoken to in lines of text."""
