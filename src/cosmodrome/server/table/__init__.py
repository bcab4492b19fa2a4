"""One live table: its game, who sits and looks on, clocks, bots' turns, talk, and what everybody is shown."""
