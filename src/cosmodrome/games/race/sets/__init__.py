"""The cards of Race for the Galaxy, a module for each set; box.py adds them up."""
