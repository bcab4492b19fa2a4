"""The games, one room each; no room knows another."""
