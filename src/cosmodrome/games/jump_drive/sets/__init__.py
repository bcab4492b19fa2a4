"""The cards of Jump Drive, a module for each set; box.py adds them up."""
