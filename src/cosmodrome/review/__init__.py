"""Finished games looked at again: how the chances went, and what each seat could have done better."""
