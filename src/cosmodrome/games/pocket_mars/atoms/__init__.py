"""Atoms: the only functions that change what is on the table, each telling its event."""
