"""The server: tables, the log of each, and the page."""
