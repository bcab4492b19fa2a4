"""Pocket Mars: colonists from Earth to ship to Mars, two-way cards, and a solo game against an automa."""
