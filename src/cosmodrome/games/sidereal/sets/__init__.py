"""What is drawn from decks in Sidereal Confluence, a module for each set; box.py adds them up."""
