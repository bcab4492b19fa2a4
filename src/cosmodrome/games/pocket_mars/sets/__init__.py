"""The cards of Pocket Mars, a module for each set; box.py puts decks of them together."""
