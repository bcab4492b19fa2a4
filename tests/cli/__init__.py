"""The command line, command by command, and the matches and figures behind it."""
