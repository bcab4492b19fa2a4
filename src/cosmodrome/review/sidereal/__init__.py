"""The judge of Sidereal Confluence: what points answers lead to, and what they are worth as chances."""
