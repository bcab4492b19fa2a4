"""The steps of Pocket Mars, one module a part of play."""
