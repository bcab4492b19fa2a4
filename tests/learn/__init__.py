"""Nets that learn."""
