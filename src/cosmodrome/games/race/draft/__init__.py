"""The draft of Race for the Galaxy (R15): packs that go round, decks of one's own, and what a seat knows of them."""
