"""What each game has words for, read from its code and cards: one module a game, named like it."""
