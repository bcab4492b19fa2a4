"""Upkeep of a database of tables: backup, check, pruning, a look at one table; also beside a server that runs."""
