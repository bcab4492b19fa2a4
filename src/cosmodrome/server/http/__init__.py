"""The doors: routes of the HTTP API and the socket of a table, and who may pass."""
