"""A toy market for the kernel's open play: goods, offers among several seats, ready, time."""
