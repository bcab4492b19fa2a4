"""The floor of the house: the kernel every game stands on."""
