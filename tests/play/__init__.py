"""Tests of a game as it is played: its record, frames, deal, and what is taken back."""
