"""The market of Sidereal Confluence under any interleaving of answers."""
